# Amit maga az oldal mond.

title-through_the_ages = Korokon át
title-civilization_1980 = Civilization
title-sid_meiers_civilization = Sid Meier’s Civilization
title-clash_of_cultures = Clash of Cultures

bot-random = Szeleburdi
bot-greedy = Megfontolt
pace-none = Óra nélkül
pace-live = Élőben, döntésenként 10 perc
pace-day = Egy nap
pace-three-days = Három nap
pace-week = Egy hét

page-tagline = Nagy civilizációs játékok, teljes szabályokkal, emberekkel és botokkal
page-your-games = Játékaid
page-running = Folyamatban
page-finished = Befejezett: { $n }
page-none-finished = Még nincs befejezett játék.
page-open-tables = Nyitott asztalok
page-tables-wait =
    { $n ->
        [0] senki sem vár játékosokra
        [one] 1 vár játékosokra
       *[other] { $n } vár játékosokra
    }
page-join = Csatlakozás
page-new-game = Új játék
page-game = Játék
page-players-from-to = { $lo }–{ $hi } játékos
page-bot = Bot
page-seats = Helyek
page-pace = Tempó
page-start = Játék indítása
page-guest = Vendég
page-your-name = Neved
page-you = te
page-free-seat = üres hely
page-your-turn = Te jössz
page-since = ennyi ideje: { $span }
page-left = még { $span }
page-minutes = { $n } perc
page-hours-minutes = { $h } ó { $m } p
page-days-hours = { $d } nap { $h } ó
page-look = Megnézem
page-review = Visszanézem
page-join-title = Meghívtak egy játékba
page-sit-down = Leülök
page-only-watch = Csak nézem
page-waiting-for-people = Játékosokra várunk
page-new-link = Új link
page-link = Megosztható link
page-bot-instead = Inkább egy bot
page-cancel-game = A játék törlése
page-asks-to-join = csatlakozna
page-you-asked = Helyet kértél. A házigazda enged be, és a játék akkor kezdődik, ha minden hely foglalt.
page-let-in = Beengedés
page-send-away = Elküldés

page-lobby = Lobbi
page-loading = Betöltés…
page-menu = Menü
page-language = Nyelv
page-dark = Sötét
page-light = Világos
page-sound-on = Hang bekapcsolása
page-sound-off = Hang kikapcsolása
page-credits = Készítők és források
page-close = Bezárás
page-cancel = Mégse
page-rules = Szabályok
page-contents = Tartalom
page-find-a-rule = Szabály keresése
page-rules-found =
    { $n ->
        [0] Nincs találat
       *[other] { $n } szabály
    }
page-board = Tábla
page-phases = A kör fázisai
page-undo = Visszavonás
page-redo = Újra
page-reconnecting = Újracsatlakozás…
page-choices = Lehetőségek
page-legal-choices =
    { $n ->
        [one] 1 szabályos lehetőség.
       *[other] { $n } szabályos lehetőség. Egy kattintás: megnézed, még egy: megteszed.
    }
page-choose-a-set = Állítsd össze, mit választasz.
page-all-choices = Minden lehetőség
page-not-now = Most nem
page-nothing-here = Ezzel most nem lehet semmit tenni.
page-do-it = Megteszem
page-yes-do-it = Igen, megteszem
page-really = Biztosan ezt teszed?
page-giving-up = Lemondás
page-show-giving-up = Lemondások mutatása
page-hands-over = Ezután { $name } következik.
page-inspector = Ami rajta áll
page-keep-open = Maradjon nyitva
page-leave-table = Távozom: bot játszik helyettem
page-bot-for = Bot játsszon helyette: { $name }
page-ask-host = Kérek botot a házigazdától
page-asks-bot-for = { $name } nincs az asztalnál. Játszhatna addig egy bot?
page-is-away = { $name } nincs az asztalnál.
page-use-the-board = Válassz a táblán.
page-nothing-to-choose = Itt nincs mit választani. Mindenkit megkérdezünk, hogy senki se tudja meg, ki választhat.
page-pick-some =
    { $lo ->
        [0] Válassz ki legfeljebb { $hi } darabot.
       *[other] Válassz ki { $lo }–{ $hi } darabot.
    }
page-pick-exactly = Válassz ki pontosan { $n } darabot.
page-divide =
    { $lo ->
        [0] Összesen legfeljebb { $hi }.
       *[other] Összesen { $lo }–{ $hi }.
    }
page-divide-exactly = Összesen pontosan { $n }.
page-waiting-for = Várakozás: { $names }
page-what-happened = Mi történt
page-on-the-table = Az asztalon
page-bot-thinks = A bot gondolkodik.
page-game-over = A játék véget ért
page-secret-move = titkos döntés
page-looking-back = { $n }. állás, összesen { $of }
page-position = Állás
page-first = Első
page-step-back = Egy lépés vissza
page-step-on = Egy lépés előre
page-copy-link = Link
page-back-to-now = Vissza az aktuális álláshoz
page-since-last-turn = Legutóbbi köröd óta
page-step-through = Lépésenként
page-what-changed = Mi változott
page-preview-hidden = Ami még rejtve van, ezen változtathat.
page-preview-unsure = A még rejtett dolgoktól függ: { $names }.
page-nothing-changed = Egyetlen szám sem változott.
page-player = Játékos
page-score = Pontszám
page-replay = Visszajátszás
page-decision = Döntés
page-graphs = Grafikonok
page-result = Eredmény és grafikonok
page-won =
    { $n ->
        [one] Győztes: { $names }
       *[other] Közös győztesek: { $names }
    }
page-rematch = Visszavágó
page-join-rematch = Csatlakozom a visszavágóhoz
page-export = Jegyzőkönyv mentése
page-log = Napló
page-chat = Csevegés
page-older-lines = { $n } régebbi sor
page-say-something = Mondj valamit mindenkinek
page-send = Küldés
page-hand-over = Most jön: { $name }
page-hand-over-help = Add át a képernyőt. Más ne nézzen oda.
page-i-am = Én vagyok: { $name }
page-stands-in = Helyettes bot: { $bot }
page-here = itt van
page-away = távol
page-take-back = Visszaülök a helyemre
page-let-a-bot = Játsszon helyettem egy bot
page-offline = A szerver nem válaszol.
page-server-answered = A szerver válaszkódja: { $status }.
page-lost-not-found = Itt nincs semmi.
page-lost-unauthorized = Ez a link nem ad helyet annál az asztalnál.
page-lost-cancelled = Ezt a játékot törölték.
page-credits-icons = Ikonok: game-icons.net, készítők: Lorc, Delapouite, Skoll és mások, CC BY 3.0.
page-credits-fonts = Betűk: Alegreya, Juan Pablo del Peral (Huerta Tipográfica) és Inter, Rasmus Andersson munkája, SIL Open Font License.
page-credits-map = Térkép: saját rajz; a partvonalak a közkincs Natural Earth alapján.
page-credits-games = A játékok szerzői: Francis Tresham, Vlaada Chvátil, Kevin Wilson és Christian Marcussen. Ez az asztal a saját munkánk; egyetlen kiadó képeit vagy szövegeit sem használja.
page-look-at-board = A tábla megnézése
page-for-you = Mit jelent ez neked
page-nothing-about-you = Senki sem bántott.
page-place = Helyezés
page-and-more = { $told } És nem csak ez.
page-turning-points = Fordulópontok
page-ahead = { $n } ponttal { $name } előtt
page-learn = Hogyan kell játszani
page-learn-more = A teljes szabálykönyv
page-learn-done = Játsszunk
page-learn-list = Mindaz, amit most megtehetsz, keretet kap a táblán, és szerepel a mellette lévő listában. Az első kattintás megmutatja, mi változna, a második végrehajtja. Az áthúzott sor mellett ott van, miért nem lehet.
page-learn-keys = Billentyűzettel: a Tab a tábla következő részére lép, a nyilak azon belül járnak, az Enter választ, vagy megmondja, miért nem lehet; a C a listához visz.

# Maps, plans and sets, on any board.
page-zoom-in = Nagyítás
page-zoom-out = Kicsinyítés
page-fit = Teljes térkép
page-less = Kevesebb
page-more = Több
page-sum-of = / { $n } { $unit }
page-to-go = Még { $n }
page-clear = Törlés
page-propose = Kitöltés
page-previous = Előző
page-next = Következő

## what happened

page-threats = Veszélyek
page-no-threats = Most semmi sem fenyeget.
page-jump = Mutasd ezt az állást
page-playback = Mi történt, lépésről lépésre
page-step-of = { $n } / { $of }
page-skip = Átugrás
page-any-key = bármely billentyű
page-play-on-board = Lejátszás a táblán
page-play = Játék
page-play-again = Lejátszás újra
page-continue = Tovább
page-show-scenes = Ilyen pillanatok
page-scenes-all = mind
page-scenes-mine = az enyém
page-scenes-none = egyik sem
page-everybody = Előtte és utána, mindenkinek
page-how-it-came = Hogyan történt
page-not-affected = nem érinti
page-saved = Mit mentettek meg a kártyák
page-ranks = Ki hol áll
page-bids = Licitek
page-sum = Összeg
page-removes = egyet veszít
page-step = Lépés
page-limit = korlát: { $n }
page-difference = különbség
page-not-over = még nem ért véget
page-only-mine = Csak az enyém
page-all = Minden
page-about-me = te
page-nothing-yet = Még nem történt semmi.
page-at-first = Kezdetben

# the lobby, a new game, the waiting room
page-hero = Nagy civilizációs játékok egy nyugodt asztalnál.
page-hero-help = Teljes szabályok a böngészőben. Botok ellen vagy barátokkal, élőben vagy napi egy körrel. Ingyen, fiók nélkül.
page-first-game-now = Első játék most
page-play-bots = Játék most botok ellen
page-with-friends = Barátokkal
page-choose-more = Másképp
page-games-wait =
    { $n ->
       *[other] { $n } játék vár rád
    }
page-wait-for-others =
    { $n ->
       *[other] { $n } vár másokra
    }
page-play-next = Sorban mindegyik
page-nothing-waits = Most semmi sem vár rád. Egy új játék egy perc alatt elindul.
page-winner = Győztes: { $names }
page-my-usual = A szokásos
page-save-usual = Legyen ez a szokásos
page-three-questions = három kérdés, a többi be van állítva
page-who-plays = Kik játszanak?
page-who-bots = Te és botok
page-who-bots-help = azonnal indul
page-who-friends = Barátok
page-who-friends-help = linkkel, botok a maradék helyen
page-who-anyone = Bárki
page-who-anyone-help = nyílt asztal, te engedsz be
page-who-here = Itt, felváltva
page-who-here-help = egy képernyő, kézről kézre
page-which-game = Melyik játék?
page-against-whom = Mely botok ellen?
page-how-many = Hányan?
page-crew-friends = Barátok
page-crew-friends-help = mindenki saját linket kap
page-crew-anyone = Szabad helyek
page-crew-anyone-help = az asztal az előcsarnokban látszik, amíg be nem telik
page-crew-here = Mások ennél a képernyőnél
page-crew-here-help = az asztal elfedi, ami nem rájuk tartozik
page-name-of-player = { $n }. játékos neve
bot-random-help = azt játssza, ami eszébe jut; ismerkedéshez
bot-greedy-help = minden döntést mérlegel, megbocsátja a hibákat
page-everything-else = Minden más
page-as-usual = ahogy a szabálykönyv mondja
page-seats-are =
    { $n ->
       *[other] { $n } hely:
    }
page-seats-free =
    { $n ->
        [0] Mindenki itt van.
       *[other] Játékosokra várunk: { $n } hely szabad. A játék akkor indul, ha mind betelt.
    }
page-too-few = Ehhez a játékhoz legalább { $n } játékos kell.
page-too-many = Ez a játék legfeljebb { $n } játékosnak szól.
page-copy = Másolás
page-copied = A link a vágólapon van.
page-yes = igen
page-no = nem
page-invited-by = Rád várnak: { $names }.

# the adviser and the guide
page-adviser = Tanácsadó
page-hide = Elrejtés
page-no-ideas = Erre a kérdésre nincs ötlet.
page-show-idea = Mutasd
page-guide-step = { $n }. lépés, összesen { $of }
page-guide-skip = Kilépés az útmutatóból
page-guide-back = Vissza
page-guide-next = Tovább
page-guide-do = Tedd meg helyettem
page-guide-self = Magam választok
page-guide-again = Első körök útmutatóval
page-adviser-on = Tanácsadó be
page-adviser-off = Tanácsadó ki

# looking back
page-play-on = Játék innen
page-play-on-help = Új játék botokkal; ez marad, ahogy volt.
page-autoplay = Lejátszás
page-pause = Szünet
page-speed = Sebesség
page-round-back = Előző kör
page-round-on = Következő kör

# parts that boards share
page-bid-highest = legmagasabb
page-bid-passed = passzolt
page-bid-less = Kisebb licit
page-bid-more = Nagyobb licit
page-drop = Kivesz: { $what }
page-put-back = Visszatesz
page-which-bill = Melyik ár
page-price = Ár
page-pay = Fizetés: { $n }
page-slot = Az ár { $n }. része: { $what }
page-ways-to-pay = { $n ->
    [one] Fizetendő { $price }, egyféleképpen.
    [1000] Fizetendő { $price }, több mint ezerféleképpen. Koppints egy részre, ha mással fizetnéd.
   *[other] Fizetendő { $price }, { $n } különböző módon. Koppints egy részre, ha mással fizetnéd.
}
page-hidden-cards = { $name }: { $n } rejtett lap
page-die = A kocka értéke { $n }
page-falls = elesik
page-stays = marad
page-falling = elesik { $n } / { $of }

# analysis
page-forecast = Előrejelzés
page-forecast-help = Hogyan értékelte egy bot az állásokat, nyílt lapokkal.
page-more-numbers = Egyéb számok
page-points-from = Honnan jöttek a pontok
page-made-the-difference = { $source }: { $n } ponttal több, mint { $name }.
page-takes-the-lead = átveszi a vezetést
page-you-watch = Te csak nézed a játékot. A rejtett lapok rejtve maradnak előtted.
page-host = házigazda
