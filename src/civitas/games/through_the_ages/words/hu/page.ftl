# A Korokon át táblája az oldalon.

moment =
    { $round }. forduló · { $age ->
        [A] A kor
       *[other] { $age }. kor
    }, { $cards ->
        [0] nincs több polgári kártya
       *[other] még { $cards } polgári kártya
    }
num-culture = Kultúra
num-culture-rating = Kultúra körönként
num-science = Tudomány
num-science-rating = Tudomány körönként
num-strength = Erő
num-happiness = Boldogság
num-food = Élelmiszer
num-resources = Erőforrás
num-corruption = Korrupció
num-discontent = Elégedetlenek
num-unused-workers = Fel nem használt munkások
num-blue-bank = Kék készlet
num-yellow-bank = Sárga készlet
num-civil-actions = Polgári akciók
num-military-actions = Katonai akciók
tta-card-row = Kártyasor
tta-actions =
    { $n ->
        [one] 1 akció
       *[other] { $n } akció
    }
tta-hands = Kézben tartott lapok
tta-civil-hand = Polgári lapok
tta-military-hand = Katonai lapok
tta-all-see = mindenki látja
tta-only-you = csak te látod
tta-new = új
tta-actions-left = még { $ca } polgári, { $ma } katonai akció
tta-start = Kezdet
tta-politics = Politika
tta-action-phase = Akciók
tta-end-of-turn = A kör vége
tta-standings = Állás
tta-per-turn = /kör
tta-resigned = feladta
tta-events = Események: { $now }, felül { $top } · elkövetkező: { $future } · utolsó
tta-civil-actions = polgári akció
tta-military-actions = katonai akció
tta-workers-of = Munkások: { $name }
tta-type-farm = Farmok
tta-type-mine = Bányák
tta-type-lab = Laboratóriumok
tta-type-temple = Templomok
tta-type-library = Könyvtárak
tta-type-theater = Színházak
tta-type-arena = Arénák
tta-type-infantry = Gyalogság
tta-type-cavalry = Lovasság
tta-type-artillery = Tüzérség
tta-type-air_force = Légierő
tta-food = élelm.
tta-resources = erőf.
tta-bank = készlet
tta-hand = Kézben:
tta-military-cards = { $n } katonai
tta-completed = Elkészült
tta-in-hand = kézben, { $n } tudomány
tta-workers =
    { $n ->
        [one] 1 munkás
       *[other] { $n } munkás
    }
tta-tokens =
    { $n ->
        [one] 1 kék jelző
       *[other] { $n } kék jelző
    }
tta-tactic = Taktika
tta-special = Speciális
tta-colonies = Gyarmatok
tta-pact = Szövetség
tta-war = Háború
tta-if-you-end = Ha a kör most véget ér
tta-draw = Katonai kártyák
tta-uprising = Felkelés: nincs termelés!
tta-discontent = { $n } elégedetlen, { $unused } fel nem használt
tta-corruption = Korrupció: { $n } elvész
tta-famine = { $n } élelmiszer hiányzik
tta-yellow-bank = Sárga készlet: { $n } · következő munkás: { $cost } élelmiszer · fogyasztás: { $eat }
tta-blue-bank = Kék készlet: { $n } · korrupció: { $lost }
tta-happiness = Boldogság: { $n }, szükséges: { $needed }
tta-unused-workers = Fel nem használt munkások
tta-group-take = Elvétel a kártyasorról
tta-group-grow = Építés és növekedés
tta-group-hand = Kézből
tta-group-events = Események és területek
tta-group-attacks = Támadások
tta-group-pacts = Szövetségek
tta-of-yours = { $n } (van: { $have })
tta-to-take = Elvétel: polgári akciók
tta-each-worker = Minden munkás
tta-gives = Ad
tta-to-develop = Kifejlesztés: tudomány
tta-to-revolt = Forradalommal: tudomány
tta-to-build = Építés: erőforrás
tta-its-stages = Szintek: erőforrás
tta-to-play = Kijátszás: katonai akciók
tta-workers-there = Munkások rajta
tta-tableau = Kijátszott lapok
tta-age =
    { $age ->
        [A] A kor
       *[other] { $age }. kor
    }
tta-sign-culture = kultúra
tta-sign-science = tudomány
tta-sign-strength = erő
tta-sign-happy = boldog arc
tta-sign-food = élelmiszer
tta-sign-resources = erőforrás
tta-sign-civil = polgári akció
tta-sign-military = katonai akció
tta-sign-blue = kék jelző
tta-sign-yellow = sárga jelző
tta-sign-ship = gyarmatosítás
tta-sign-defense = védelem
tta-sign-urban = városi épület
tta-sign-technology = kifejlesztett technológia
tta-sign-or = vagy
tta-sign-each = mindegyik után
tta-kind-farm = Farm
tta-kind-mine = Bánya
tta-kind-lab = Laboratórium
tta-kind-temple = Templom
tta-kind-library = Könyvtár
tta-kind-theater = Színház
tta-kind-arena = Aréna
tta-kind-infantry = Gyalogság
tta-kind-cavalry = Lovasság
tta-kind-artillery = Tüzérség
tta-kind-air_force = Légierő
tta-kind-law = Törvény
tta-kind-warfare = Hadtudomány
tta-kind-exploration = Felfedezés
tta-kind-construction = Építkezés
tta-kind-government = Kormányzat
tta-kind-leader = Vezető
tta-kind-wonder = Csoda
tta-kind-action = Akciókártya
tta-kind-tactic = Taktika
tta-kind-territory = Terület
tta-kind-bonus = Bónuszkártya
tta-kind-aggression = Agresszió
tta-kind-war = Háború
tta-kind-pact = Szövetség
tta-kind-event = Esemény

# A lapok szavakkal annak, aki hallgatja a táblát.
tta-costs = ára: { $cost }
tta-by-revolution = forradalommal: { $cost }
tta-stages = szintek: { $stages }
tta-built = { $of } szintből { $n } kész
tta-price =
    { $n ->
        [one] elvétele 1 polgári akció
       *[other] elvétele { $n } polgári akció
    }
tta-back =
    Lefordított katonai kártya, { $age ->
        [A] A kor
       *[other] { $age }. kor
    }
tta-chosen = kiválasztva
tta-ruined = romos
tta-with-homer = Homérosszal

# A licit és a védekezés.
tta-who-colonizes = Ki gyarmatosítja { ARTICLE($card) } { CASE($card, "acc") }?
tta-offers-you = { $name } szövetséget ajánl neked: „{ $card }”
tta-if-you-accept = Ha elfogadod
tta-pact-binds = Politikai akcióval bármelyik fél felmondhatja.
tta-revealed-by = Felfedte: { $name }. A licit az óramutató járása szerint halad; aki passzol, kiesik.
tta-you-won-at = Nyertél ezzel: { $bid }. A seregnek legalább ennyit kell érnie.
tta-at-most = A legnagyobb sereg, amit küldhetsz: { $n }.
tta-you-could-send = Amit küldhetsz
tta-force-modifier = Civilizációd gyarmatosítási bónusza
tta-force-discards = „{ $card }”: eldobott lapok
tta-largest-force = Legnagyobb sereg
tta-cheapest-force = Legolcsóbb sereg ehhez: { $n }
tta-send-this = Ezt a sereget küldöm
tta-discard-help = Kattints a kezedben lévő lapokra, vagy használd a listát.
tta-force-help = Kattints az egységekre és a lapokra, vagy használd a listát; egy kattintás eggyel több.
tta-unit-cards =
    { $n ->
        [one] lap
       *[other] lap
    }
tta-attacks-you = { $name } megtámad: „{ $card }”
tta-defend-now = Egyszer védekezhetsz, most, a kezedben lévő katonai lapokkal.
tta-against = kontra
tta-you-defend = Te védekezel
tta-holds = kitart
tta-short = { $n } hiányzik
tta-needed = Kell: { $n }; elég annyi, amennyi a támadás.
tta-below-nothing = Ha a védelem nem éri el ezt: { $n }, semmit sem szabad kijátszani.
tta-cannot-hold = A lapjaid nem érik el ezt: { $n }.
tta-cards-to-use = Felhasznált lapok: { $n }, legfeljebb { $most }
tta-show-it = felfedve, +{ $n }
tta-face-down = képpel lefelé, +1
tta-keep = megtartom
tta-if-it-succeeds = Ha sikerül
tta-attacker-chooses = Hogy pontosan mit, azt { $name } választja a kártya keretein belül.

# Figyelmeztetések.
warn-uprising = A kör végén felkelés: { $discontent } elégedetlen, { $unused } fel nem használt munkás. Nem lesz termelés.
warn-famine = A kör végén éhínség: { $food } élelmiszer hiányzik, mindegyikért 4 kultúrapont vész el.
warn-corruption = A kör végén korrupció: { $resources } erőforrás vész el.
warn-actions-left =
    { $actions ->
        [one] Egy polgári akció felhasználatlan marad.
       *[other] { $actions } polgári akció felhasználatlan marad.
    }

# Hogyan zajlik egy kör.
tta-learn-1 = A kártyasor továbblép: a legolcsóbb lapok eltűnnek, jobbról újak jönnek.
tta-learn-2 = Politika: legfeljebb egy katonai lap, például esemény, támadás vagy szövetség. Passzolni is lehet.
tta-learn-3 = Polgári akciókkal lapot veszel el a kártyasorról, növeled a népességet, farmot, bányát, épületet építesz, technológiát fejlesztesz ki.
tta-learn-4 = Katonai akciókkal egységeket képezel ki és taktikát játszol ki. A gyengét megtámadják.
tta-learn-5 = A kör végén termelés: kultúra, tudomány, élelmiszer, erőforrás. Vigyázz a korrupcióval és az elégedetlenséggel.
tta-learn-6 = Amikor elfogynak a III. kor lapjai, jönnek az utolsó fordulók. A legtöbb kultúra nyer.

## what happened: headings, threats, scenes

heading-round = { $round }. forduló
heading-turn = { $seat }
threat-war = „{ $card }”: { $seat } { $strength }, te { $own }
threat-my-war = A te háborúd („{ $card }”): te { $own }, { $seat } { $strength }
threat-uprising = Felkelés: { $discontent } elégedetlen, { $unused } szabad
threat-discontent = Elégedetlen { $discontent }, szabad { $unused }
threat-famine = Éhínség: { $food } élelmiszer hiányzik
threat-corruption = Korrupció: erőforrás −{ $resources }
threat-hand = Katonai kártya a limit fölött: { $number }
threat-age-ends =
    { $age ->
        [A] A kor
       *[other] { $age }. kor
    }: még { $left } lap
threat-last-round = Utolsó forduló: { $round }, most { $now }
scene-event = Esemény
scene-auction = Terület
scene-declaration = Hadüzenet
scene-war = Háború
scene-aggression = Agresszió
scene-pact = Szövetség
scene-age = Új kor
scene-final = A játék vége
scene-uprising = Felkelés
scene-famine = Éhínség
tta-why-age = Az utolsó előtti kor lapjai kikerülnek a kézből és a játékból; mindenki 2 sárga jelzőt veszít.
tta-why-famine = Minden hiányzó élelmiszer 4 kultúrapontba kerül.
tta-why-uprising = Több az elégedetlen, mint a szabad munkás: nincs termelés.

# the guided first turns
tta-guide-row = A kártyasor
tta-guide-row-text = Innen jön minden, amid valaha lesz. A bal oldali öt kártya egy polgári akcióba kerül, a következő négy kettőbe, az utolsó négy háromba.
tta-guide-row-why = Körönként a kártyák balra csúsznak és olcsóbbak lesznek, a szélsők eltűnnek. Aki vár, arra fogad, hogy más nem akarja a kártyát.
tta-guide-workers = Munkások, és amit termelnek
tta-guide-workers-text = Minden sárga munkás ott dolgozik, amelyik kártyán áll: a farm élelmiszert, a bánya erőforrást, a labor tudományt, a templom kultúrát és elégedettséget, a katona erőt ad.
tta-guide-workers-why = Munkásokból épül minden. Az élelmiszer új munkást hoz, az erőforrás munkába állítja.
tta-guide-actions = Az akcióid
tta-guide-actions-text = A fehér körök a polgári, a piros rombuszok a katonai akciók. Kártyát venni, növekedni, építeni polgári akció; katonát állítani katonai.
tta-guide-actions-why = A fel nem használt polgári akció elvész. A fel nem használt katonai akciókért a köröd végén katonai kártyát húzol.
tta-guide-first = Az első akciód
tta-guide-first-text = Egy kattintás egy megvilágított dologra megmutatja, mi változna; a második vagy a „Mehet” végre is hajtja. Egy megfontolt játékos most ezt tenné:
tta-guide-first-why = Bármit teszel, visszavonhatod, amíg semmi új nem derült ki.
tta-guide-forecast = Ha most befejezed a köröd
tta-guide-forecast-text = Mit hoz a köröd vége: tudományt, kultúrát, élelmiszert és erőforrást, és mibe kerül az emberek ellátása.
tta-guide-forecast-why = Kevés a kék jelző: aki túl sokat halmoz, korrupció miatt erőforrást veszít. Költs, mielőtt gyűjtenél.
tta-guide-more = És a köröd többi része
tta-guide-more-text = Maradt akciód. Egy jó következő:
tta-guide-more-why = Az első körökben a munkások és a bányák térülnek meg leginkább; a kézben lévő kártyák későbbre valók.
tta-guide-end = Fejezd be a köröd
tta-guide-end-text = Ha nincs már hasznos teendő, itt fejezd be a köröd. Jönnek a többiek, aztán a sor továbblép.
tta-guide-end-why = Hogy közben mi történt, megtudod, amikor újra te jössz.
tta-guide-politics = Politika
tta-guide-politics-text = Minden kör legfeljebb egy politikai akcióval kezdődik: egy esemény a kezedből a jövőnek, vagy passz. A katonai kártyáidat csak te látod.
tta-guide-politics-why = Az előkészített esemény később mindenkit érint; te tudod, mit kíván, a többiek nem.
tta-guide-others = A többiek
tta-guide-others-text = Itt állnak az értékeik: kultúra, tudomány, erő. Egy név kattintásra megmutatja a teljes táblájukat.
tta-guide-others-why = Azt támadják, aki láthatóan a leggyengébb. Maradj két-három ponton belül a legerősebbhez.

# where points came from
source-production = Termelés
source-events = Események
source-impacts = Hatások a játék végén
source-wonders = Csodák
source-colonies = Gyarmatok
source-cards = Lapok és vezetők
source-conflict = Háborúk és agressziók
