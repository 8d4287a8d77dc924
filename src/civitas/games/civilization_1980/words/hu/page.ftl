# A Civilization táblája az oldalon.

moment = { $round }. kör
moment-setup = Előkészületek
num-ast = Fejlődési táblázat
num-points = Látható pontok
num-cities = Városok
num-tokens = Tokenek
num-areas = Területek
num-stock = Raktár
num-treasury = Kincstár
num-ships = Hajók
num-cards = Civilizációs kártyák
num-hand = Kereskedelmi kártyák
civ-map = Térkép
civ-move-from = Mozgás innen: { $area }. Hová?
civ-area = { $area }: korlát { $limit }{ $site ->
        [1] , városhely
       *[other] {""}
    }
civ-here-city = { $nation } városa
civ-here-tokens = { $nation } { $n } tokenje
civ-here-ships = { $nation } { $n } hajója
civ-here-nobody = nincs itt senki
civ-water-of = Part menti víz: { $area }
civ-on-plain = ártér: { $plain }
civ-volcano = vulkán: { $volcano }
civ-ast = Fejlődés
civ-ast-at = { $nation }: { $space }. mező a fejlődési táblázaton, összesen { $end }
civ-ast-next = a következő mező: { $need }
civ-start = kezdet
civ-end = cél
civ-needs-2 = 2 város
civ-needs-3 = 3 csoport
civ-needs-4 = 7 kártya
civ-needs-5 = pontok
civ-needs-points =
    { $n ->
        [one] 1 pont
       *[other] { $n } pont
    }
civ-thinks = gondolkodik
civ-acts = ő jön
civ-trade-hand = Kereskedelmi lapok
civ-cards-only-you =
    { $n ->
        [one] 1 lap, csak te látod
       *[other] { $n } lap, csak te látod
    }
civ-calamity = csapás
civ-set-values = Készletek értéke
civ-trade-floor = Kereskedés
civ-market = Piac, { $n }. kör
civ-offers =
    { $n ->
        [one] 1 ajánlat
       *[other] { $n } ajánlat
    }
civ-answered = válaszolt: { $n } / { $of }
civ-true = igaz
civ-checked-by-rules = a szabály szerint számolva
civ-no-offers-yet = Még nincs ajánlat az asztalon.
civ-offer-number = { $n }. ajánlat
civ-n-cards =
    { $n ->
        [one] 1 lap
       *[other] { $n } lap
    }
civ-worth = értéke { $n }
civ-one-is = az egyik
civ-wants = cserébe:
civ-paused = szünetel
civ-do-accept = Elfogadom
civ-do-withdraw = Visszavonom
civ-do-suspend = Felfüggesztem
civ-do-resume = Folytatom
civ-say = Kimondom
civ-everybody-reads = Mindenki ezt olvassa
civ-name-one = Nevezz meg egyet
civ-you-pass = Továbbadod { ARTICLE($card) } { CASE($card, "acc") }
civ-anything = bármi
civ-all = mindenki
civ-offer-to = Ajánlat { $who } részére; cserébe: { $wants }
civ-offer-wanting = Ajánlat; cserébe: { $wants }
civ-counter-number = Ellenajánlat erre: { $n }. ajánlat
civ-counter-to = Ellenajánlat { $who } ajánlatára
civ-civilization-cards = Civilizációs kártyák
civ-owned = megvan
civ-card-price = ára { $n }
civ-left = még { $n }
civ-tab-map = Térkép
civ-tab-trade = Kereskedés
civ-tab-cards = Kártyák
civ-event-1 = Adó
civ-event-2 = Növekedés
civ-event-3 = Népszámlálás
civ-event-4 = Hajók
civ-event-5 = Mozgás
civ-event-6 = Konfliktus
civ-event-7 = Városok
civ-event-8 = Húzás
civ-event-9 = Kereskedés
civ-event-10 = Vásárlás
civ-event-11 = Csapások
civ-event-12 = Visszaadás
civ-event-13 = Fejlődés
civ-nations = Nemzetek

# A vásárlás és a fenyegetett város.
civ-can-spend = Elkölthetsz { $n } pontot: készletek { $hand }, kincstár { $treasury }.
civ-chosen = Kiválasztva
civ-nothing-chosen = Még semmi sincs kiválasztva.
civ-put-back = visszatétel
civ-price = Ár együtt
civ-left-to-spend = Még elkölthető
civ-short = { $n } hiányzik
civ-ways-to-pay = Hogyan fizess
civ-spares-most = Összesen ez hagyja a legtöbbet
civ-spares-treasury = Kíméli a kincstárat
civ-spares-cards = Kíméli a lapokat
civ-treasury-pays = kincstár { $n }
civ-lost-overpaying = túlfizetés: { $n } elvész
civ-exact = semmi sem vész el
civ-left-after = a kéz értéke utána { $n }
civ-city-threatened = { $area }: a várost nem lehet megvédeni
civ-city-facts = { $nation } tokenjeinek száma ott: { $tokens }; egy város elfoglalásához { $needed } kell. A védelméhez 6 token kellene a raktáradban; most { $stock } van.

# Figyelmeztetések.
warn-surplus =
    { $tokens ->
        [one] 1 token a korlát fölött van, és lekerül a tábláról.
       *[other] { $tokens } token a korlát fölött van, és lekerül a tábláról.
    }
warn-nobody = Egyetlen tokened sem maradna a táblán: semmi sem szaporodhatna többé.
warn-conflict = Konfliktus lesz itt: { $area }.
warn-support = Túl kevés token támogatja a városaidat: még { $tokens } kellene a táblán.
warn-revolt =
    { $cities ->
        [one] 1 városod adójára nem lenne elég token a raktáradban: felkelés törhet ki.
       *[other] { $cities } városod adójára nem lenne elég token a raktáradban: felkelés törhet ki.
    }
warn-hand =
    { $cards ->
        [one] 1 kereskedelmi lapot vissza kell majd adnod: hat maradhat.
       *[other] { $cards } kereskedelmi lapot vissza kell majd adnod: hat maradhat.
    }

# Hogyan zajlik egy kör.
civ-learn-1 = Minden város adót fizet a kincstárba; aztán a tokenek szaporodnak: egyből kettő lesz, ahol pedig kettő vagy több van, ott kettővel több.
civ-learn-2 = Mozgás: minden token egy területet lép szárazföldön; a hajók a partok mentén legfeljebb öt tokent visznek.
civ-learn-3 = Ahol túl sokan állnak, ott konfliktus van. Városhelyen hat, máshol tizenkét tokenből város lesz. Minden városhoz két token kell máshol.
civ-learn-4 = Minden város húz egy kereskedelmi lapot. Cserélj a többiekkel: egy áru készlete sokkal többet ér, mint az egyes lapok. A csapásokat tovább lehet adni.
civ-learn-5 = Készletekkel és kincstárral civilizációs kártyát vehetsz. Ezek olcsóbbá teszik a többit, és végig segítenek.
civ-learn-6 = Lesújtanak a csapások, aztán a jelölők lépnek a fejlődési táblázaton, ha teljesülnek a korszak feltételei. Az nyer, aki elegendő ponttal a végére ér.
civ-group-crafts = Ipar
civ-group-sciences = Tudományok
civ-group-arts = Művészetek
civ-group-civics = Polgárosodás
civ-one-more = Még egy lap ennyit adna

# Planning on the map, sets, moments.
civ-tab-ast = Nemzetek
civ-asked-here = itt vár a kérdés
civ-chosen-here = kiválasztva: { $amount }
civ-sail-from = Hajó itt: { $area }. Hová?
civ-on-foot = gyalog
civ-with-ship = Hajóval
civ-by-ship = hajóval, { $steps } / { $of } lépés
civ-by-ship-at = hajó: { $area }, { $steps } / { $of } lépés
civ-ship-at = Hajó: { $area }
civ-steps = { $n } lépés
civ-badge-city = { $n }: lehet város
civ-badge-over = { $n } túl sok
civ-badge-conflict = konfliktus { $mine } : { $theirs }
civ-badge-city-attack = támadás { $n } / { $of }
civ-city-in = Város: { $area }
civ-site = városhely
civ-unit-units =
    { $n ->
        [one] egység
       *[other] egység
    }
civ-unit-tokens =
    { $n ->
        [one] token
       *[other] token
    }
civ-unit-cities =
    { $n ->
        [one] város
       *[other] város
    }
civ-unit-support = támogatás
civ-order-help = Add meg, ki mennyit veszít a többiek közül.
civ-set-help = Kattints a térkép helyeire, vagy használd a listát; egy kattintás eggyel több.
civ-hand-help = Kattints a kezedben lévő lapokra, vagy használd a listát; egy kattintás eggyel több.
civ-your-plan = A terved
civ-your-move = Te lépsz
civ-plan-sum = { $n } rész, { $tokens } token. Módosítsd, vedd ki, vagy folytasd.
civ-plan-help = Húzd a csoportot egy helyre, vagy kattints rá, majd a helyre. Semmi sem számít, amíg be nem fejezed.
civ-still-free = Még mozoghat
civ-end-movement = Mozgás vége
civ-leads-to = Mire vezet ez
civ-support = Támogatás, { $n } város
civ-support-of = van { $n }, kell { $of }
civ-city-possible = Lehet város
civ-support-all = Támogatás mindhez
civ-lacking = hiányzik { $n }
civ-over-limit = A korlát fölött
civ-lost = { $n } elvész
civ-conflict-in = Konfliktus: { $area }
civ-takes-city = a városhoz { $n } kell
civ-picked = { $area }: { $n } / { $of }
civ-picked-help = Mennyi, és hová? A kiemelt helyek elérhetők; a szám be is írható.
civ-how-many = Mennyi
civ-of-limit = { $n } / { $limit }
civ-ship-help = Hová hajózik tokenek nélkül? Szállításhoz a tokeneket válaszd: megtalálják a hajót.
civ-worth-points = { $n } látható pont
civ-short-tokens = tábla
civ-short-cities = város
civ-short-ships = hajó
civ-short-stock = készlet
civ-short-treasury = kincs
civ-short-hand = kéz
civ-hand-sum = { $n } lap, értéke { $worth }
civ-fight-why = { $n } token, de csak { $limit } maradhat: mindenki sorban levesz, először akinek a legkevesebb van.
civ-calamity-red = { $n }. csapás, piros
civ-calamity-black = { $n }. csapás, fekete
civ-about-volcano_earthquake = A vulkán mindent elpusztít maga körül; ha nincs, egy várost földrengés ér.
civ-about-flood = Egy ártéren 17 egység vész el, másoktól legfeljebb 10.
civ-about-famine = 9 egység vész el; a többiek összesen 20-at, fejenként legfeljebb 11-et veszítenek.
civ-about-civil_war = A nemzet egy része elszakad, és egy másik játékosé lesz.
civ-about-epidemic = 16 egység hal meg, de egy terület sem ürül ki; a többiek legfeljebb 25-öt veszítenek.
civ-about-civil_disorder = 4 kivételével minden város visszafejlődik.
civ-about-iconoclasm_heresy = 4 város visszafejlődik, másoktól 2.
civ-about-piracy = A cserélő minden hajójáért egy parti város vész el.
civ-why-drawn = { $nation } húzta.
civ-why-traded = { $nation } cserében kapta; { $trader } adta tovább, rá nem hat.
civ-commodity = áru, { $n }. pakli
civ-about-commodity = Egy áru n lapja n × n × egy lap értékét éri: a második lap háromszor annyit hoz, mint az első.
civ-about-red = Piros: azt sújtja, aki húzta, és nem cserélhető el.
civ-about-black = Fekete: elcserélhető, és csak azt sújtja, aki cserében kapta.
civ-sets-worth = 1, 2, 3 … lap értéke
civ-in-hand = Nálad
civ-printed-price = Nyomtatott ár
civ-your-price = Neked
civ-needs-card = Feltétele
civ-credit-towards = Engedmény ezekre
civ-owners = Akié már megvan
civ-in-supply = Még vehető
civ-accept-help = A lapok azonnal gazdát cserélnek, és ez nem vonható vissza. A lapok száma, értéke és a megnevezett áru igaz; a többi bármi lehet, csapás is.
civ-give-at-least = Legalább { $n } lap kell bele, köztük áru.

## what happened: headings, threats, scenes

heading-round = { $round }. kör
heading-phase =
    { $event ->
        [1] { civ-event-1 }
        [2] { civ-event-2 }
        [3] { civ-event-3 }
        [4] { civ-event-4 }
        [5] { civ-event-5 }
        [6] { civ-event-6 }
        [7] { civ-event-7 }
        [8] { civ-event-8 }
        [9] { civ-event-9 }
        [10] { civ-event-10 }
        [11] { civ-event-11 }
        [12] { civ-event-12 }
       *[13] { civ-event-13 }
    }
heading-movement = { civ-event-5 }: { $seat }
threat-conflict = Konfliktus: { $areas }
threat-calamity = A kezedben: „{ $card }”
threat-support = A városok támogatásához hiányzó token: { $number }
threat-revolt = Adót fizetni nem tudó városok: { $number }
threat-surplus = Token a korlát fölött: { $number }
threat-hand = Kereskedelmi lap hat fölött: { $number }
scene-fight = Konfliktus
scene-surrender = Város
scene-calamity = Csapás
scene-revolt = Felkelés
scene-steps-back = Fejlődési táblázat
scene-swap = Csere
scene-void = Érvénytelen csere

# the guided first turns
civ-guide-nation = Válassz nemzetet
civ-guide-nation-text = Minden nemzet máshol kezd, és saját sora van a fejlődési táblázaton. Mutass rá egyre, és látod, honnan indul.
civ-guide-nation-why = A sarokban élő nép sokáig zavartalanul gyarapszik; a középen élőnek hamar lesznek szomszédai: kereskedni és viszálykodni.
civ-guide-map = Olvasd a térképet
civ-guide-map-text = A körben álló szám mutatja, hány tokent tart el a terület; a többlet elvész. A fekete négyzet városhely.
civ-guide-map-why = A tokenek körönként szaporodnak: egyből kettő lesz, kettő vagy több kettővel nő. Terülj szét, és minden gyorsabban nő.
civ-guide-move = Tervezd meg a mozgást
civ-guide-move-text = Kattints egy kupacra, válaszd ki, hányat, majd hogy hová: a nyilak mutatják a tervet. Bármilyen sorrendben, bármi módosítható.
civ-guide-move-why = Hagyj egyet-kettőt, ahol van élelem, a többit küldd a szomszédba: senki sem vész el, és a következő körben több hely nő.
civ-guide-end = Fejezd be a mozgást
civ-guide-end-text = Ha a nyilak úgy állnak, ahogy szeretnéd, ez egyszerre elküldi az egész tervet.
civ-guide-end-why = Addig semmi sem történik; az asztal megmondja, mi veszne el és hol lenne konfliktus.
civ-guide-ship = Hajók
civ-guide-ship-text = Egy hajó két tokenbe vagy a kincstár két tokenjébe kerül, és legfeljebb öt tokent visz a part mentén.
civ-guide-ship-why = Csak ne az egyetlen két tokenedből: előbb hadd szaporodjanak. Azután egy korai hajó olyan szigeteket nyit meg, ahová gyalog senki sem jut el.
civ-guide-cities = Városok
civ-guide-cities-text = Hat token városhelyen várossá válik, máshol tizenkettő. Minden város támogatásához két token kell valahol.
civ-guide-cities-why = A városok kereskedelmi kártyát húznak, és előrevisznek a fejlődési táblázaton. Akkor építs, ha marad elég token a támogatásukra.
civ-guide-trade = Kereskedelem
civ-guide-trade-text = Egy áru készlete együtt sokkal többet ér: három egyforma kilencszer annyit, mint egy. Azt kínáld, amiből kevés van, azért, amit gyűjtesz.
civ-guide-trade-why = A lapok számát, összértékét és egy árut közülük igaz módon kell megmondani; a többi bármi lehet, akár csapás is. Ez a játék része.
civ-guide-buy = Vegyél civilizációs kártyákat
civ-guide-buy-text = Árukészletekkel és kincstárral fizetsz. A kártyák végleg megmaradnak, segítenek, és olcsóbbá teszik a színükbe tartozókat.
civ-guide-buy-why = A fejlődési táblázat korszakai több színből kérnek kártyát: ne csak a legolcsóbbat vedd.
civ-guide-ast = A fejlődési táblázat (A.S.T.)
civ-guide-ast-text = Minden körben egy mezőt lép a jelölőd, ha teljesíted a következő korszak feltételeit: városok, később kártyák.
civ-guide-ast-why = Aki két kört áll, ritkán nyer: nézd meg előre, mit kér a következő korszak.

# where points came from
source-cards = Civilizációs kártyák
source-treasury = Kincstár
source-hand = Kereskedelmi lapok kézben

# who trades
civ-do-counter = Ellenajánlat
civ-traders = Kereskedők
civ-traders-cards = Lapok
civ-traders-deals = Cserék
civ-traders-offers = Ajánlatok
civ-traders-left = Üzenetek
civ-traders-done = Kész
