# „Through the Ages“ lenta puslapyje.

moment = { $round } raundas · { $age } epocha, { $cards ->
        [0] civilinių kortų neliko
        [one] liko { $cards } civilinė korta
        [few] liko { $cards } civilinės kortos
       *[other] liko { $cards } civilinių kortų
    }
num-culture = Kultūra
num-culture-rating = Kultūra per ėjimą
num-science = Mokslas
num-science-rating = Mokslas per ėjimą
num-strength = Galia
num-happiness = Laimė
num-food = Maistas
num-resources = Resursai
num-corruption = Korupcija
num-discontent = Nepasitenkinimas
num-unused-workers = Laisvi darbininkai
num-blue-bank = Mėlynasis bankas
num-yellow-bank = Geltonasis bankas
num-civil-actions = Civiliniai veiksmai
num-military-actions = Kariniai veiksmai
tta-card-row = Kortų eilė
tta-actions = { $n } { $n ->
    [one] veiksmas
    [few] veiksmai
   *[other] veiksmų
}
tta-hands = Rankos
tta-civil-hand = Civilinės kortos
tta-military-hand = Karinės kortos
tta-all-see = mato visi
tta-only-you = matai tik tu
tta-new = nauja
tta-actions-left = Liko veiksmų: civilinių { $ca }, karinių { $ma }
tta-start = Pradžia
tta-politics = Politika
tta-action-phase = Veiksmai
tta-end-of-turn = Ėjimo pabaiga
tta-standings = Padėtis
tta-per-turn = /ėj.
tta-resigned = pasidavė
tta-events = Įvykiai { $now }, viršuje { $top } · būsimi { $future } · paskutinis
tta-civil-actions = civiliniai veiksmai
tta-military-actions = kariniai veiksmai
tta-workers-of = Darbininkai: { $name }
tta-type-farm = Ūkiai
tta-type-mine = Kasyklos
tta-type-lab = Laboratorijos
tta-type-temple = Šventyklos
tta-type-library = Bibliotekos
tta-type-theater = Teatrai
tta-type-arena = Arenos
tta-type-infantry = Pėstininkai
tta-type-cavalry = Kavalerija
tta-type-artillery = Artilerija
tta-type-air_force = Aviacija
tta-food = maist.
tta-resources = res.
tta-bank = bank.
tta-hand = Ranka:
tta-military-cards = karinių: { $n }
tta-completed = Užbaigti
tta-in-hand = rankoje, mokslo: { $n }
tta-workers = { $n } { $n ->
    [one] darbininkas
    [few] darbininkai
   *[other] darbininkų
}
tta-tokens = { $n } { $n ->
    [one] mėlynas žetonas
    [few] mėlyni žetonai
   *[other] mėlynų žetonų
}
tta-tactic = Taktika
tta-special = Ypatingos
tta-colonies = Kolonijos
tta-pact = Paktas
tta-war = Karas
tta-if-you-end = Jei ėjimas baigtųsi dabar
tta-draw = Karinės kortos
tta-uprising = Sukilimas: nieko negaminama!
tta-discontent = Nepatenkintų: { $n }, laisvų: { $unused }
tta-corruption = Korupcija: prarandama { $n }
tta-famine = Trūksta { $n } maisto
tta-yellow-bank = Geltonasis bankas { $n } · kitas darbininkas: { $cost } maisto · visi suvalgo { $eat }
tta-blue-bank = Mėlynasis bankas { $n } · korupcija { $lost }
tta-happiness = Laimė { $n }, reikia { $needed }
tta-unused-workers = Laisvi darbininkai
tta-group-take = Imti iš kortų eilės
tta-group-grow = Statyti ir augti
tta-group-hand = Iš rankos
tta-group-events = Įvykiai ir teritorijos
tta-group-attacks = Puolimai
tta-group-pacts = Paktai
tta-of-yours = { $n } (turi { $have })
tta-to-take = Paimti: civiliniai veiksmai
tta-each-worker = Kiekvienas darbininkas
tta-gives = Duoda
tta-to-develop = Įdiegti: mokslas
tta-to-revolt = Revoliucija: mokslas
tta-to-build = Pastatyti: resursai
tta-its-stages = Etapai: resursai
tta-to-play = Sužaisti: kariniai veiksmai
tta-workers-there = Darbininkai
tta-tableau = Kortos žaidime
tta-age = { $age } epocha
tta-sign-culture = kultūra
tta-sign-science = mokslas
tta-sign-strength = galia
tta-sign-happy = laimingi veideliai
tta-sign-food = maistas
tta-sign-resources = resursai
tta-sign-civil = civiliniai veiksmai
tta-sign-military = kariniai veiksmai
tta-sign-blue = mėlyni žetonai
tta-sign-yellow = geltoni žetonai
tta-sign-ship = kolonizavimas
tta-sign-defense = gynyba
tta-sign-urban = miesto pastatas
tta-sign-technology = diegiama technologija
tta-sign-or = arba
tta-sign-each = už kiekvieną
tta-kind-farm = Ūkis
tta-kind-mine = Kasykla
tta-kind-lab = Laboratorija
tta-kind-temple = Šventykla
tta-kind-library = Biblioteka
tta-kind-theater = Teatras
tta-kind-arena = Arena
tta-kind-infantry = Pėstininkai
tta-kind-cavalry = Kavalerija
tta-kind-artillery = Artilerija
tta-kind-air_force = Aviacija
tta-kind-law = Teisė
tta-kind-warfare = Karyba
tta-kind-exploration = Tyrinėjimai
tta-kind-construction = Statyba
tta-kind-government = Santvarka
tta-kind-leader = Lyderis
tta-kind-wonder = Stebuklas
tta-kind-action = Veiksmo korta
tta-kind-tactic = Taktika
tta-kind-territory = Teritorija
tta-kind-bonus = Premijos korta
tta-kind-aggression = Agresija
tta-kind-war = Karas
tta-kind-pact = Paktas
tta-kind-event = Įvykis

# Kortos žodžiais tiems, kas lentą girdi.
tta-costs = kaina: { $cost }
tta-by-revolution = revoliucija: { $cost }
tta-stages = etapai { $stages }
tta-built = pastatyta etapų: { $n } iš { $of }
tta-price = paėmimo kaina { $n } { $n ->
    [one] civilinis veiksmas
    [few] civiliniai veiksmai
   *[other] civilinių veiksmų
}
tta-back = Užversta karinė korta, { $age } epocha
tta-chosen = pasirinkta
tta-ruined = griuvėsiai
tta-with-homer = su Homeru

# The auction and the defence.
tta-who-colonizes = Kas kolonizuos teritoriją „{ $card }“?
tta-offers-you = { $name } siūlo tau paktą „{ $card }“
tta-if-you-accept = Jei sutiksi
tta-pact-binds = Bet kuri pusė gali jį nutraukti politiniu veiksmu.
tta-revealed-by = Atvertė { $name }. Siūloma pagal laikrodžio rodyklę; kas pasuoja, tas iškrenta.
tta-you-won-at = Laimėjai su { $bid }: pajėgos turi būti bent tiek vertos.
tta-at-most = Didžiausios pajėgos, kurias galėtum išsiųsti: { $n }.
tta-you-could-send = Ką galėtum siųsti
tta-force-modifier = Tavo civilizacijos kolonizavimo premija
tta-force-discards = „{ $card }“: išmetamos kortos
tta-largest-force = Didžiausios pajėgos
tta-cheapest-force = Pigiausios pajėgos už { $n }
tta-send-this = Siųsti šias pajėgas
tta-discard-help = Spausk kortas rankoje arba rinkis sąraše.
tta-force-help = Spausk dalinius ir kortas lentoje arba rinkis sąraše; kiekvienas spustelėjimas prideda vieną.
tta-unit-cards =
    { $n ->
        [one] kortos
        [few] kortų
       *[other] kortų
    }
tta-attacks-you = { $name } puola tave: „{ $card }“
tta-defend-now = Gintis gali vieną kartą, dabar, karinės rankos kortomis.
tta-against = prieš
tta-you-defend = Tu giniesi
tta-holds = atlaiko
tta-short = trūksta { $n }
tta-needed = Reikia { $n }; pakanka tiek pat, kiek puola.
tta-below-nothing = Jei išeina mažiau nei { $n }, negalima žaisti nieko.
tta-cannot-hold = Tavo kortų iki { $n } neužtenka.
tta-cards-to-use = Naudojamos kortos: { $n }, daugiausia { $most }
tta-show-it = atversti, +{ $n }
tta-face-down = užversti, +1
tta-keep = pasilikti
tta-if-it-succeeds = Jei pavyks
tta-attacker-chooses = Ką tiksliai, pagal kortą renkasi { $name }.

# Warnings.
warn-uprising = Ėjimo pabaigoje kils sukilimas: nepatenkintų { $discontent }, laisvų darbininkų { $unused }. Nieko nebus pagaminta.
warn-famine = Ėjimo pabaigoje kils badas: trūksta { $food } maisto, už kiekvieną prarandami 4 kultūros taškai.
warn-corruption =
    Ėjimo pabaigoje korupcija atims { $resources } { $resources ->
        [one] resursą
        [few] resursus
       *[other] resursų
    }.
warn-actions-left =
    { $actions ->
        [one] Lieka nepanaudotas { $actions } civilinis veiksmas.
        [few] Lieka nepanaudoti { $actions } civiliniai veiksmai.
       *[other] Lieka nepanaudota { $actions } civilinių veiksmų.
    }

# How a turn goes.
tta-learn-1 = Kortų eilė pasislenka: pigiausios kortos dingsta, dešinėje atsiranda naujų.
tta-learn-2 = Politika: daugiausia viena karinė korta, pavyzdžiui, įvykis, puolimas ar paktas. Galima ir nieko nedaryti.
tta-learn-3 = Civiliniais veiksmais imamos kortos iš eilės, didinamas gyventojų skaičius, statomi ūkiai, kasyklos ir pastatai, diegiamos technologijos.
tta-learn-4 = Kariniais veiksmais apmokomi daliniai ir žaidžiamos taktikos. Silpni yra puolami.
tta-learn-5 = Ėjimo pabaigoje gaunama kultūros, mokslo, maisto ir resursų. Saugokis korupcijos ir nepasitenkinimo.
tta-learn-6 = Pasibaigus III epochos kortoms prasideda paskutiniai raundai. Laimi tas, kas turi daugiausia kultūros.

## what happened: headings, threats, scenes

heading-round = { $round } raundas
heading-turn = { $seat }
threat-war = „{ $card }“: { $seat } { $strength }, tu { $own }
threat-my-war = Tavo paskelbtas „{ $card }“: tu { $own }, { $seat } { $strength }
threat-uprising = Sukilimas: nepatenkintų { $discontent }, laisvų { $unused }
threat-discontent = Nepatenkintų { $discontent }, laisvų { $unused }
threat-famine = Badas: trūksta { $food } maisto
threat-corruption = Korupcija: resursai −{ $resources }
threat-hand = Karinių kortų per daug: { $number }
threat-age-ends = { $age } epochai liko kortų: { $left }
threat-last-round = Paskutinis raundas: { $round }, dabar { $now }
scene-event = Įvykis
scene-auction = Teritorija
scene-declaration = Paskelbtas karas
scene-war = Karas
scene-aggression = Agresija
scene-pact = Paktas
scene-age = Nauja epocha
scene-final = Partijos pabaiga
scene-uprising = Sukilimas
scene-famine = Badas
tta-why-age = Priešpaskutinės epochos kortos palieka rankas ir žaidimą; visi netenka 2 geltonų žetonų.
tta-why-famine = Už kiekvieną trūkstamą maisto vienetą prarandami 4 kultūros taškai.
tta-why-uprising = Nepatenkintų daugiau nei laisvų darbininkų: nieko nepagaminama.

# the guided first turns
tta-guide-row = Kortų eilė
tta-guide-row-text = Viskas, ką turėsi, ateina iš čia. Penkios kortos kairėje kainuoja vieną civilinį veiksmą, kitos keturios – du, paskutinės keturios – tris.
tta-guide-row-why = Kas ėjimą kortos slenka kairėn ir pinga, o kairiausios dingsta. Laukti – tai lažintis, kad kortos niekam kitam nereikia.
tta-guide-workers = Darbininkai ir ką jie gamina
tta-guide-workers-text = Kiekvienas geltonas darbininkas ant kortos ten ir dirba: ūkiai duoda maistą, kasyklos – resursus, laboratorijos – mokslą, šventyklos – kultūrą ir laimę, kariai – galią.
tta-guide-workers-why = Darbininkais viskas ir statoma. Maistas perka naujus darbininkus, resursai juos įdarbina.
tta-guide-actions = Tavo veiksmai
tta-guide-actions-text = Balti skrituliai – civiliniai veiksmai, raudoni rombai – kariniai. Kortos ėmimas, augimas ir statyba kainuoja civilinius; kariai – karinius.
tta-guide-actions-why = Nepanaudoti civiliniai veiksmai prarandami. Už nepanaudotus karinius ėjimo pabaigoje trauki karines kortas.
tta-guide-first = Tavo pirmas veiksmas
tta-guide-first-text = Vienas spustelėjimas ant pažymėto daikto parodo, kas pasikeistų; antras arba „Daryti“ tai padaro. Štai ką dabar darytų apdairus žaidėjas:
tta-guide-first-why = Kad ir ką padarysi, gali atšaukti, kol nepamatyta nieko naujo.
tta-guide-forecast = Jei baigtum ėjimą dabar
tta-guide-forecast-text = Ką atneš ėjimo pabaiga: mokslą, kultūrą, maistą ir resursus, ir kiek kainuos žmones išmaitinti.
tta-guide-forecast-why = Mėlynų žetonų nedaug: kas kaupia per daug, praranda resursus dėl korupcijos. Leisk, o ne kaupk.
tta-guide-more = O likusi ėjimo dalis
tta-guide-more-text = Dar turi veiksmų. Geras kitas:
tta-guide-more-why = Pirmuosiuose raunduose labiausiai atsiperka darbininkai ir kasyklos; kortos rankoje – vėlesniam laikui.
tta-guide-end = Baik ėjimą
tta-guide-end-text = Kai nieko naudingo nebelieka, baik ėjimą čia. Žaidžia kiti, tada eilė pasislenka.
tta-guide-end-why = Kas per tą laiką įvyko, sužinosi, kai vėl bus tavo eilė.
tta-guide-politics = Politika
tta-guide-politics-text = Kiekvienas ėjimas prasideda nuo ne daugiau kaip vieno politinio veiksmo: įvykio iš rankos ateičiai arba paso. Karines kortas matai tik tu.
tta-guide-politics-why = Paruoštas įvykis vėliau paliečia visus; tu žinai, ko jis nori, kiti – ne.
tta-guide-others = Kiti
tta-guide-others-text = Čia jų rodikliai: kultūra, mokslas, galia. Spustelėk vardą ir pamatysi visą jų lentą.
tta-guide-others-why = Puolami aiškiai silpniausi. Neatsilik nuo stipriausio daugiau kaip dviem ar trimis.

# where points came from
source-production = Gamyba
source-events = Įvykiai
source-impacts = Poveikiai žaidimo pabaigoje
source-wonders = Stebuklai
source-colonies = Kolonijos
source-cards = Kortos ir vadovai
source-conflict = Karai ir agresijos
