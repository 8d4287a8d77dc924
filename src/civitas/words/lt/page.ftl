# Ką sako pats puslapis.

title-through_the_ages = Through the Ages
title-civilization_1980 = Civilizacija
title-sid_meiers_civilization = Sido Meierio Civilizacija
title-clash_of_cultures = Clash of Cultures

bot-random = Nerūpestingas
bot-easy = Išsiblaškęs
bot-greedy = Nuoseklus
bot-planner = Apdairus
bot-planner-strong = Įžvalgus
pace-none = Be laikrodžio
pace-live = Gyvai: minutė ėjimui, 20 minučių atsargoje
pace-day = Viena diena
pace-three-days = Trys dienos
pace-week = Viena savaitė

page-tagline = Didieji civilizacijų žaidimai: visos taisyklės, žmonės ir botai
page-your-games = Tavo žaidimai
page-running = Vyksta
page-finished = Baigti: { $n }
page-open-tables = Atviri stalai
page-tables-wait =
    { $n ->
        [0] niekas nelaukia žaidėjų
        [one] { $n } stalas laukia žaidėjų
        [few] { $n } stalai laukia žaidėjų
       *[other] { $n } stalų laukia žaidėjų
    }
page-join = Prisijungti
page-new-game = Naujas žaidimas
page-game = Žaidimas
page-players-from-to = Žaidėjų: { $lo }–{ $hi }
page-hours-from-to = { $lo }–{ $hi } val.
page-weight-3 = vidutinis
page-weight-4 = gana sudėtingas
page-weight-5 = sudėtingas
page-bot = Botas
page-seats = Vietos
page-pace = Tempas
page-start = Pradėti žaidimą
page-guest = Svečias
page-your-name = Tavo vardas
page-you = tu
page-free-seat = laisva vieta
page-your-turn = Tavo eilė
page-just-now = ką tik
page-problem-moved-on = Tuo tarpu žaidimas pasistūmėjo: pažiūrėk, ko klausiama dabar, ir rinkis iš naujo.
page-since = jau { $span }
page-left = liko { $span }
page-minutes = { $n } min.
page-hours-minutes = { $h } val. { $m } min.
page-hours = { $h } val.
page-days = { $d } d.
page-days-hours = { $d } d. { $h } val.
page-look = Žiūrėti
page-review = Peržiūrėti
page-join-title = Tave kviečia į žaidimą
page-sit-down = Sėstis
page-only-watch = Tik stebėti
page-waiting-for-people = Laukiama žaidėjų
page-code = Nuoroda kaip kodas kamerai
page-code-short = Kodas
page-code-help = Kas nukreips į jį kamerą, atsisės į šią vietą.
page-send-link = Siųsti
page-start-with-bots =
    { $n ->
        [one] Pradėti dabar su { $n } botu
        [few] Pradėti dabar su { $n } botais
        [many] Pradėti dabar su { $n } boto
       *[other] Pradėti dabar su { $n } botų
    }
page-new-link = Nauja nuoroda
page-link = Kvietimo nuoroda
page-bot-instead = Pasodinti botą
page-cancel-game = Nutraukti šį žaidimą
page-asks-to-join = prašosi prie stalo
page-you-asked = Paprašei vietos. Įleidžia šeimininkas, o žaidimas prasidės, kai visos vietos bus užimtos.
page-let-in = Įleisti
page-send-away = Išprašyti

page-lobby = Pradžia
page-loading = Kraunama…
page-menu = Meniu
page-language = Kalba
page-dark = Tamsus vaizdas
page-light = Šviesus vaizdas
page-sound-on = Įjungti garsą
page-sound-off = Išjungti garsą
page-credits = Autoriai ir šaltiniai
page-close = Užverti
page-cancel = Atsisakyti
page-rules = Taisyklės
page-contents = Turinys
page-find-a-rule = Rasti taisyklę
page-rules-found =
    { $n ->
        [0] Nieko nerasta
        [one] { $n } taisyklė
        [few] { $n } taisyklės
       *[other] { $n } taisyklių
    }
page-board = Lenta
page-phases = Ėjimo fazės
page-undo = Atšaukti
page-redo = Pakartoti
page-reconnecting = Jungiamasi iš naujo…
page-choices = Pasirinkimai
page-legal-choices =
    { $n ->
        [1] 1 galimas pasirinkimas.
        [one] { $n } galimas pasirinkimas. Spustelk, kad pamatytum, dar kartą – kad atliktum.
        [few] { $n } galimi pasirinkimai. Spustelk, kad pamatytum, dar kartą – kad atliktum.
       *[other] { $n } galimų pasirinkimų. Spustelk, kad pamatytum, dar kartą – kad atliktum.
    }
page-choose-a-set = Sudėliok savo pasirinkimą.
page-all-choices = Visi pasirinkimai
page-not-now = Dabar negalima
page-nothing-here = Su tuo dabar nieko daryti negalima.
page-do-it = Atlikti
page-yes-do-it = Taip, atlikti
page-really = Tikrai taip daryti?
page-giving-up = Atsisakymas
page-show-giving-up = Rodyti, ko galima atsisakyti
page-hands-over = Po to eina { $name }.
page-inspector = Kas parašyta
page-keep-open = Palikti atvertą
page-leave-table = Išeiti: už mane žais botas
page-bot-for = Leisti botui žaisti vietoj: { $name }
page-ask-host = Paprašyti šeimininko boto
page-asks-bot-for = { $name } dabar ne prie stalo. Gal kol kas galėtų žaisti botas?
page-is-away = { $name } dabar ne prie stalo.
page-use-the-board = Rinkis lentoje.
page-nothing-to-choose = Rinktis nėra ko. Klausiami visi, kad niekas nesužinotų, kas turi pasirinkimą.
page-pick-some =
    { $lo ->
        [0] Rinkis iki { $hi }.
       *[other] Rinkis nuo { $lo } iki { $hi }.
    }
page-pick-exactly = Rinkis lygiai { $n }.
page-divide =
    { $lo ->
        [0] Iš viso ne daugiau kaip { $hi }.
       *[other] Iš viso nuo { $lo } iki { $hi }.
    }
page-divide-exactly = Iš viso lygiai { $n }.
page-waiting-for = Laukiama: { $names }
page-what-happened = Kas įvyko
page-on-the-table = Ant stalo
page-bot-thinks = Botas galvoja.
page-game-over = Žaidimas baigtas
page-secret-move = slaptas pasirinkimas
page-looking-back = Padėtis { $n } iš { $of }
page-position = Padėtis
page-step-back = Žingsnis atgal
page-step-on = Žingsnis pirmyn
page-copy-link = Nuoroda
page-back-to-now = Grįžti į dabartį
page-since-last-turn = Nuo tavo paskutinio ėjimo
page-step-through = Peržiūrėti po žingsnį
page-what-changed = Kas pasikeitė
page-preview-hidden = Tai, kas dar paslėpta, gali viską pakeisti.
page-preview-unsure = Priklauso nuo to, kas dar paslėpta: { $names }.
page-nothing-changed = Joks skaičius nepasikeitė.
page-player = Žaidėjas
page-score = Taškai
page-replay = Peržvelgti eigą
page-decision = Sprendimas
page-graphs = Diagramos
page-result = Rezultatas ir diagramos
page-won =
    { $n ->
        [1] { $names } laimi
       *[other] { $names } laimi kartu
    }
page-rematch = Revanšas
page-join-rematch = Prisijungti prie revanšo
page-export = Išsaugoti įrašą
page-log = Įvykiai
page-chat = Pokalbis
page-older-lines = { $n } { $n ->
    [one] senesnė eilutė
    [few] senesnės eilutės
   *[other] senesnių eilučių
}
page-say-something = Parašyk visiems
page-send = Siųsti
page-hand-over = Dabar eina { $name }
page-hand-over-help = Perduok ekraną. Kiti tegul nežiūri.
page-i-am = Aš – { $name }
page-stands-in = Pavaduoja botas: { $bot }
page-here = prie stalo
page-away = pasitraukė
page-take-back = Susigrąžinti savo vietą
page-let-a-bot = Leisti botui žaisti už mane
page-offline = Serveris neatsako.
page-server-answered = Serveris atsakė kodu { $status }.
page-lost-not-found = Čia nieko nėra.
page-lost-unauthorized = Ši nuoroda neatveria vietos prie to stalo.
page-lost-cancelled = Šis žaidimas nutrauktas.
page-credits-icons = Ženkleliai: game-icons.net; Lorc, Delapouite, Skoll ir kiti; CC BY 3.0.
page-credits-fonts = Šriftai: „Alegreya“ (Juan Pablo del Peral, Huerta Tipográfica) ir „Inter“ (Rasmus Andersson), SIL Open Font License.
page-credits-map = Žemėlapis: mūsų pačių piešinys; krantai pagal Natural Earth, viešoji nuosavybė.
page-credits-games = Žaidimų autoriai: Francis Tresham, Vlaada Chvátil, Kevin Wilson ir Christian Marcussen. Šis stalas – mūsų pačių darbas, jame nėra leidėjų piešinių ar tekstų.
page-credits-licences = Visos šiame puslapyje panaudotų dalių licencijos
page-look-at-board = Pažiūrėti į lentą
page-for-you = Ką tai reiškia tau
page-nothing-about-you = Niekas tavęs nepalietė.
page-place = Vieta
page-and-more = { $told } Ir dar kai kas.
page-turning-points = Lūžio taškai
page-ahead = { $n } daugiau nei { $name }
page-learn = Kaip žaisti
page-learn-more = Visos taisyklės
page-learn-done = Žaidžiame
page-learn-list = Viskas, ką dabar gali daryti, lentoje apvesta ir surašyta sąraše šalia. Vienas spustelėjimas parodo, kas pasikeistų, antras atlieka. Prie perbraukto parašyta, kodėl negalima.
page-learn-keys = Klaviatūra: Tab pereina iš vienos lentos dalies į kitą, rodyklės vaikšto joje, Enter pasirenka arba pasako, kodėl negalima; C perkelia į sąrašą.

# Maps, plans and sets, on any board.
page-zoom-in = Priartinti
page-zoom-out = Nutolinti
page-fit = Visas žemėlapis
page-less = Mažiau
page-more = Daugiau
page-sum-of = iš { $n } { $unit }
page-sum-at-least = reikia bent { $n }
page-to-go = Liko { $n }
page-clear = Išvalyti
page-propose = Užpildyti
page-previous = Ankstesnis
page-next = Kitas

## what happened

page-threats = Grėsmės
page-no-threats = Dabar niekas negresia.
page-jump = Rodyti šią padėtį
page-playback = Kas įvyko, žingsnis po žingsnio
page-step-of = { $n } iš { $of }
page-skip = Praleisti
page-any-key = bet kuris klavišas
page-play-on-board = Parodyti lentoje
page-play = Žaisti
page-play-again = Parodyti dar kartą
page-continue = Toliau
page-show-scenes = Rodyti tokias akimirkas
page-scenes-all = visas
page-scenes-mine = mano
page-scenes-none = jokių
page-everybody = Prieš ir po, visiems
page-how-it-came = Kaip tai įvyko
page-not-affected = nepaliesta
page-saved = Ką išsaugojo kortos
page-ranks = Kas kurioje vietoje
page-bids = Statymai
page-sum = Iš viso
page-removes = praranda vieną
page-step = Žingsnis
page-limit = riba { $n }
page-difference = skirtumas
page-not-over = dar nebaigta
page-only-mine = Tik mano
page-all = Viskas
page-about-me = tu
page-nothing-yet = Dar nieko neįvyko.
page-at-first = Pradžioje

# the lobby, a new game, the waiting room
page-hero = Didieji civilizacijų žaidimai prie vieno ramaus stalo.
page-hero-help = Visos taisyklės tavo naršyklėje. Su botais ar draugais, gyvai ar po ėjimą per dieną. Nemokamai, be paskyros.
page-first-game-now = Sužaisti pirmą žaidimą dabar
page-play-bots = Žaisti dabar su botais
page-with-friends = Su draugais
page-choose-more = Kiti būdai
page-games-wait =
    { $n ->
        [one] { $n } žaidimas laukia tavęs
        [few] { $n } žaidimai laukia tavęs
       *[other] { $n } žaidimų laukia tavęs
    }
page-wait-for-others =
    { $n ->
        [one] { $n } laukia kitų
        [few] { $n } laukia kitų
       *[other] { $n } laukia kitų
    }
page-play-next = Žaisti iš eilės
page-nothing-waits = Dabar niekas tavęs nelaukia. Naują žaidimą pradėsi per minutę.
page-winner = Laimėjo: { $names }
page-my-usual = Mano įprastas
page-save-usual = Įsiminti kaip įprastą
page-three-questions = trys klausimai, visa kita jau nustatyta
page-who-plays = Kas žaidžia?
page-who-bots = Tu ir botai
page-who-bots-help = prasideda iškart
page-who-friends = Draugai
page-who-friends-help = su nuoroda, likusius užima botai
page-who-anyone = Bet kas
page-who-anyone-help = atviras stalas, įleidi tu
page-who-here = Čia, paeiliui
page-who-here-help = vienas ekranas, perduodamas
page-which-game = Koks žaidimas?
page-against-whom = Prieš kokius botus?
page-how-many = Kiek?
page-crew-friends = Draugai
page-crew-friends-help = kiekvienas gauna savo nuorodą
page-crew-anyone = Laisvos vietos
page-crew-anyone-help = stalas rodomas, kol vietos užimamos
page-crew-here = Kiti prie šio ekrano
page-crew-here-help = stalas uždengia, ko jiems matyti nedera
page-name-of-player = { $n } žaidėjo vardas
bot-random-help = žaidžia, kas šauna į galvą; apsižvalgyti
bot-easy-help = pasveria kiekvieną sprendimą ir dažnai apsirinka; pirmai partijai
bot-greedy-help = pasveria kiekvieną sprendimą, atleidžia klaidas
bot-planner-help = prieš veikdamas apgalvoja visą ėjimą
bot-planner-strong-help = galvoja ilgiau ir įvairiau; teks truputį palaukti
page-bot-rating = reitingas { NUMBER($rating, useGrouping: 0) }
page-bot-rating-help = Išmatuota botams žaidžiant tarpusavyje: kas lenkia 400 taškų, laimi dešimt partijų iš vienuolikos. Nuoseklus, kai buvo matuojamas pirmą kartą, turėjo 1500.
page-everything-else = Visa kita
page-as-usual = kaip taisyklėse
page-seats-are =
    { $n ->
        [one] { $n } vieta:
        [few] { $n } vietos:
       *[other] { $n } vietų:
    }
page-seats-free =
    { $n ->
        [0] Visi čia.
        [one] Laukiama žaidėjų: { $n } vieta laisva. Žaidimas prasidės, kai ją užims.
        [few] Laukiama žaidėjų: { $n } vietos laisvos. Žaidimas prasidės, kai jas užims.
       *[other] Laukiama žaidėjų: { $n } vietų laisva. Žaidimas prasidės, kai jas užims.
    }
page-too-few = Šiam žaidimui reikia bent { $n } žaidėjų.
page-too-many = Šis žaidimas skirtas ne daugiau kaip { $n } žaidėjams.
page-copy = Kopijuoti
page-copied = Nuoroda nukopijuota.
page-yes = taip
page-no = ne
page-invited-by = Tavęs laukia: { $names }.

# the adviser and the guide
page-adviser = Patarėjas
page-hide = Slėpti
page-no-ideas = Šiam klausimui minčių nėra.
page-idea-gain = Boto skaičiavimu, { $n } geriau už vidutinį pasirinkimą.
page-show-idea = Parodyti
page-guide-step = { $n } žingsnis iš { $of }
page-guide-skip = Palikti vedlį
page-guide-back = Atgal
page-guide-next = Toliau
page-guide-do = Padaryk už mane
page-guide-self = Rinksiuosi savo nuožiūra
page-guide-again = Pirmi ėjimai su vedliu
page-adviser-on = Įjungti patarėją
page-adviser-off = Išjungti patarėją

# looking back
page-hindsight = Ką būtų daręs botas?
page-hindsight-secret = Kol žaidimas nesibaigė, vertinami tik tavo paties sprendimai.
page-as-played = taip ir žaista
page-better-than-played = Boto skaičiavimu, { $n } geriau už tai, kas sužaista.
page-try-it = Išbandyti nuo čia
page-play-on = Žaisti nuo čia
page-play-on-help = Naujas žaidimas su botais; šis lieka, koks buvo.
page-autoplay = Leisti
page-pause = Pristabdyti
page-speed = Greitis
page-round-back = Ankstesnis ėjimas
page-round-on = Kitas ėjimas
page-whole-round-back = Ankstesnis raundas
page-whole-round-on = Kitas raundas

# parts that boards share
page-bid-highest = didžiausias
page-bid-passed = pasavo
page-bid-less = Siūlyti mažiau
page-bid-more = Siūlyti daugiau
page-change-group = Keisti: { $what }
page-drop = Atsisakyti: { $what }
page-put-back = Grąžinti
page-which-bill = Kuri kaina
page-price = Kaina
page-pay = Mokėti { $n }
page-slot = { $n } kainos dalis: { $what }
page-ways-to-pay = { $n ->
    [1] Mokėti { $price }: vienas būdas.
    [1000] Mokėti { $price }: daugiau kaip tūkstantis būdų. Bakstelėk kainos dalį, kad mokėtum kitkuo.
    [one] Mokėti { $price }: { $n } būdas. Bakstelėk kainos dalį, kad mokėtum kitkuo.
    [few] Mokėti { $price }: { $n } būdai. Bakstelėk kainos dalį, kad mokėtum kitkuo.
   *[other] Mokėti { $price }: { $n } būdų. Bakstelėk kainos dalį, kad mokėtum kitkuo.
}
page-hidden-cards = { $name }: { $n ->
    [one] { $n } užversta korta
    [few] { $n } užverstos kortos
   *[other] { $n } užverstų kortų
}
page-die = Kauliukas rodo { $n }
page-falls = žūsta
page-stays = lieka
page-falling = žūsta { $n } iš { $of }

# analysis
page-chance = Tikimybė laimėti
page-chance-help = Tikimybė laimėti, išmatuota botų partijose iš panašių pozicijų, matant visas kortas.
page-chance-curve = Tikimybė laimėti raundas po raundo
page-story = Kaip tai nutiko
page-lowest-chance = Mažiausia nugalėtojo tikimybė: { $n } % ({ $when }).
page-chance-moved = { $was } % → { $is } %
page-forecast = Prognozė
page-forecast-help = Kaip botas vertino kiekvieną poziciją, matydamas visas kortas.
page-more-numbers = Kiti skaičiai
page-points-from = Iš kur atsirado taškai
page-made-the-difference = { $source }: { $n } daugiau negu { $name }.
page-takes-the-lead = pirmauja
page-watch-live = Stebėti tiesiogiai
page-watching-live = Stebi tiesiogiai
page-you-watch = Stebi žaidimą. Užverstos kortos tau lieka nematomos.
page-host = šeimininkas

# Standing orders and clocks
page-orders-clock = Nuolatiniai nurodymai ir laikrodis
page-back-to-table = Atgal prie stalo
page-orders = Nuolatiniai nurodymai
page-orders-help = Atsakoma už tave iškart, kad stalui nereikėtų laukti. Juos matai tik tu.
page-orders-none = Šis žaidimas nuolatinių nurodymų neturi.
page-orders-seat = Nuolatiniai nurodymai – sėdintiems prie stalo.
page-orders-tell-nothing = Joks nurodymas nepriklauso nuo to, ką turi: kitiems jis nieko neišduoda.
page-orders-suspend = Sustabdyti visus
page-plan-waits = Planas bus sužaistas, kai tik ateis tavo eilė.
page-plan-refused = Paskutinis tavo planas nesužaistas: tam prieštarauja taisyklė { $rule }.
page-plan-drop = Atsisakyti plano
page-clock = Laikrodis
page-clock-none = Šis žaidimas be laikrodžio: niekas neskubinamas.
page-clock-rules = ėjimui { $turn }, atsargoje { $bank }
page-clock-put-back = { $span } grįžta į atsargą po kiekvieno ėjimo.
page-clock-hours = Eina tik nuo { $from } iki { $to }, kiekvienam pagal jo vietos laiką.
page-clock-left = liko { $span }
page-clock-bank = atsarga { $span }
page-clock-late = laikas baigėsi
page-clock-away = išvyko iki { $day }
page-clock-turn = Laikas ėjimui
page-clock-in-bank = Atsarga visam žaidimui
page-clock-refund = Grįžta po ėjimo
page-clock-only-hours = Eina tik tarp
page-clock-from = nuo
page-clock-to = iki
page-clock-vacation = Kiek dienų galima išvykti
page-timeout = Kai laikas baigiasi
page-timeout-bot = Botas žaidžia, kol žaidėjas grįš
page-timeout-once = Botas sužaidžia tą ėjimą, toliau – pats žaidėjas
page-timeout-wait = Stalas vis tiek laukia
page-timeout-forfeit = Vieta iki galo atitenka botui
page-away-while = Išvyksti kuriam laikui?
page-away-help = Tavo laikrodis stovi, ir kiti tai mato.
page-away-left = Liko dienų: { $left } iš { $all }.
page-away-from = Pirma diena
page-away-until = Paskutinė diena
page-away-here = Šiame žaidime
page-away-all = Visuose mano žaidimuose
page-away-back = Aš vėl čia
page-away-done = Pažymėta, žaidimų: { $n }.
page-away-not = Nė vienas tavo žaidimas tiek išvykos dienų nebeturi.
page-pause-all = Pauzė visiems
page-pause-help = Visi laikrodžiai sustoja, kai sutinka visi. Baigti gali bet kas.
page-pause-asked = { $name } prašo pauzės. Sutinka: { $names }.
page-pause-on = Visi sutiko: visi laikrodžiai stovi.
page-pause-ask = Prašyti pauzės
page-pause-agree = Sutikti
page-pause-no = Geriau ne
page-pause-end = Žaisti toliau
page-none-of-it = nieko
page-order-used = { $n ->
    [one] pritaikyta { $n } kartą
    [few] pritaikyta { $n } kartus
   *[other] pritaikyta { $n } kartų
}

# What a table agrees on
page-agree = Dėl ko stalas susitaria
page-agree-help = Įvyksta, kai sutinka visi žaidžiantieji, ir įrašoma į žurnalą. Kas matyta, lieka žinoma.
page-agree-back-turn = Atgal prieš mano paskutinį ėjimą
page-agree-back-one = Vienu sprendimu atgal
page-agree-end = Baigti žaidimą čia
page-asked-rewind = { $name } siūlo grįžti nuo { NUMBER($now, useGrouping: 0) } sprendimo prie { NUMBER($position, useGrouping: 0) }.
page-asked-end = { $name } siūlo baigti žaidimą čia.
page-agreed-so-far = Sutinka: { $names }.
page-take-back-proposal = Atsiimti
page-replace = Atiduoti vietą kitam ({ $name })
page-replace-link = Kol ši nuoroda nepanaudota, žaidžia botas:
