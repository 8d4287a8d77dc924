# Amit maga az oldal mond.

title-through_the_ages = Korokon át
title-civilization_1980 = Civilization
title-sid_meiers_civilization = Sid Meier’s Civilization
title-clash_of_cultures = Clash of Cultures

bot-random = Szeleburdi
bot-easy = Álmodozó
bot-greedy = Megfontolt
bot-planner = Körültekintő
bot-planner-strong = Éles eszű
pace-none = Óra nélkül
pace-live = Élőben: körönként egy perc, 20 perc tartalék
pace-day = Egy nap
pace-three-days = Három nap
pace-week = Egy hét

page-tagline = Nagy civilizációs játékok, teljes szabályokkal, emberekkel és botokkal
page-your-games = Játékaid
page-running = Folyamatban
page-finished = Befejezett: { $n }
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
page-hours-from-to = { $lo }–{ $hi } óra
page-weight-3 = közepesen nehéz
page-weight-4 = elég nehéz
page-weight-5 = nehéz
page-bot = Bot
page-seats = Helyek
page-pace = Tempó
page-start = Játék indítása
page-guest = Vendég
page-your-name = Neved
page-you = te
page-free-seat = üres hely
page-your-turn = Te jössz
page-just-now = épp most
page-problem-moved-on = A játék közben továbbment: nézd meg, mi most a kérdés, és válassz újra.
page-since = ennyi ideje: { $span }
page-left = még { $span }
page-minutes = { $n } perc
page-hours-minutes = { $h } ó { $m } p
page-hours = { $h } ó
page-days = { $d } nap
page-days-hours = { $d } nap { $h } ó
page-look = Megnézem
page-review = Visszanézem
page-join-title = Meghívtak egy játékba
page-sit-down = Leülök
page-only-watch = Csak nézem
page-waiting-for-people = Játékosokra várunk
page-code = A link kamerával olvasható kódként
page-code-short = Kód
page-code-help = Aki ráirányítja a kamerát, leülhet erre a helyre.
page-send-link = Küldés
page-start-with-bots =
    { $n ->
        [one] Kezdés most egy bottal
       *[other] Kezdés most { $n } bottal
    }
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
page-credits-licences = Minden licenc, amelyet ez az oldal tartalmaz
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
page-sum-at-least = legalább { $n } kell
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
bot-easy-help = minden döntést mérlegel, és gyakran téved; első játszmához
bot-greedy-help = minden döntést mérlegel, megbocsátja a hibákat
bot-planner-help = az egész körét végiggondolja, mielőtt lép
bot-planner-strong-help = tovább és többféleképpen gondolkodik; kicsit várni kell rá
page-bot-rating = értékszám: { NUMBER($rating, useGrouping: 0) }
page-bot-rating-help = Botok egymás elleni játszmáiban mértük: aki 400 ponttal erősebb, tizenegyből tíz játszmát megnyer. A Megfontolt 1500-on állt, amikor először mértük.
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
page-invited-by = Az asztalnál vár rád: { $names }.

# the adviser and the guide
page-adviser = Tanácsadó
page-hide = Elrejtés
page-no-ideas = Erre a kérdésre nincs ötlet.
page-idea-gain = A bot szerint { $n } ponttal jobb egy átlagos döntésnél.
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
page-hindsight = Mit tett volna a bot?
page-hindsight-secret = Amíg a játék tart, csak a saját döntéseidről mond véleményt.
page-as-played = így történt
page-better-than-played = A bot szerint { $n } ponttal jobb annál, ami történt.
page-try-it = Kipróbálom innen
page-play-on = Játék innen
page-play-on-help = Új játék botokkal; ez marad, ahogy volt.
page-autoplay = Lejátszás
page-pause = Szünet
page-speed = Sebesség
page-round-back = Előző kör
page-round-on = Következő kör
page-whole-round-back = Előző forduló
page-whole-round-on = Következő forduló

# parts that boards share
page-bid-highest = legmagasabb
page-bid-passed = passzolt
page-bid-less = Kisebb licit
page-bid-more = Nagyobb licit
page-change-group = Módosít: { $what }
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
page-chance = Esély a győzelemre
page-chance-help = Esély a győzelemre botok hasonló állásból játszott játszmái alapján, nyílt lapokkal.
page-chance-curve = Esély a győzelemre, fordulóról fordulóra
page-story = Így történt
page-lowest-chance = A győztes legkisebb esélye: { $n }% ({ $when }).
page-chance-moved = { $was }% → { $is }%
page-forecast = Előrejelzés
page-forecast-help = Hogyan értékelte egy bot az állásokat, nyílt lapokkal.
page-more-numbers = Egyéb számok
page-points-from = Honnan jöttek a pontok
page-made-the-difference = { $source }: { $n } ponttal több, mint { $name }.
page-takes-the-lead = átveszi a vezetést
page-watch-live = Élő játékok
page-watching-live = Élőben nézed
page-you-watch = Te csak nézed a játékot. A rejtett lapok rejtve maradnak előtted.
page-host = házigazda

# Standing orders and clocks
page-orders-clock = Állandó utasítások és óra
page-back-to-table = Vissza az asztalhoz
page-orders = Állandó utasítások
page-orders-help = Azonnal megválaszoljuk helyetted, hogy az asztalnak ne kelljen várnia. Csak te látod őket.
page-orders-none = Ebben a játékban nincsenek állandó utasítások.
page-orders-seat = Az állandó utasítások az asztalnál ülőké.
page-orders-tell-nothing = Egyik utasítás sem függ attól, mi van nálad: másoknak semmit sem árul el.
page-orders-suspend = Mind felfüggesztése
page-plan-waits = A tervet lejátsszuk, amint te következel.
page-plan-refused = A legutóbbi terved nem valósult meg: ellene szól a { $rule } szabály.
page-plan-drop = Terv elvetése
page-clock = Óra
page-clock-none = Ebben a játékban nincs óra: senkit sem sürgetnek.
page-clock-rules = körönként { $turn }, tartalék { $bank }
page-clock-put-back = Minden kör után { $span } kerül vissza a tartalékba.
page-clock-hours = Csak { $from } és { $to } között jár, mindenkinek a saját ideje szerint.
page-clock-left = { $span } van hátra
page-clock-bank = tartalék { $span }
page-clock-late = lejárt az idő
page-clock-away = távol eddig: { $day }
page-clock-turn = Idő egy körre
page-clock-in-bank = Tartalék az egész játékra
page-clock-refund = Visszajár kör után
page-clock-only-hours = Csak ebben az időben jár
page-clock-from = ettől
page-clock-to = eddig
page-clock-vacation = Távolléti napok
page-timeout = Ha lejár az idő
page-timeout-bot = Bot játszik, amíg vissza nem tér
page-timeout-once = Bot játssza le azt a kört, utána a játékos folytatja
page-timeout-wait = Az asztal így is vár
page-timeout-forfeit = A hely végig a boté
page-away-while = Egy időre távol leszel?
page-away-help = Az órád áll, és ezt a többiek látják.
page-away-left = Hátralévő napok: { $left } / { $all }.
page-away-from = Első nap
page-away-until = Utolsó nap
page-away-here = Ebben a játékban
page-away-all = Az összes játékomban
page-away-back = Újra itt vagyok
page-away-done = Feljegyezve, játékok száma: { $n }.
page-away-not = Egyik játékodban sincs már ennyi távolléti nap.
page-pause-all = Szünet mindenkinek
page-pause-help = Minden óra megáll, ha mindenki beleegyezett. Bárki véget vethet neki.
page-pause-asked = { $name } szünetet kér. Eddig beleegyezett: { $names }.
page-pause-on = Mindenki beleegyezett: minden óra áll.
page-pause-ask = Szünet kérése
page-pause-agree = Beleegyezem
page-pause-no = Inkább ne
page-pause-end = Játsszunk tovább
page-none-of-it = semmi
page-order-used = használva: { $n }

# What a table agrees on
page-agree = Miben állapodik meg az asztal
page-agree-help = Megtörténik, ha minden játékos egyetért, és bekerül a naplóba. Amit láttak, ismert marad.
page-agree-back-turn = Vissza az utolsó köröm elé
page-agree-back-one = Egy döntéssel vissza
page-agree-end = A játék befejezése itt
page-asked-rewind = { $name } javasolja: vissza a korábbi álláshoz, { NUMBER($now, useGrouping: 0) } → { NUMBER($position, useGrouping: 0) }.
page-asked-end = { $name } javasolja a játék befejezését.
page-agreed-so-far = Egyetért: { $names }.
page-take-back-proposal = Visszavonom
page-replace = { $name } helyének átadása másnak
page-replace-link = Amíg ezt a hivatkozást fel nem használják, bot játszik:
