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
tta-group-undo = Atsisakyti
tta-group-hand = Iš rankos
tta-tableau = Kortos žaidime
tta-age = { $age } amžius
tta-sign-culture = kultūra
tta-sign-science = mokslas
tta-sign-strength = galia
tta-sign-happy = laimingi veidai
tta-sign-food = maistas
tta-sign-resources = ištekliai
tta-sign-civil = civiliniai veiksmai
tta-sign-military = kariniai veiksmai
tta-sign-blue = mėlyni žetonai
tta-sign-yellow = geltoni žetonai
tta-sign-ship = kolonizacija
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
tta-kind-air_force = Oro pajėgos
tta-kind-law = Teisė
tta-kind-warfare = Karyba
tta-kind-exploration = Tyrinėjimai
tta-kind-construction = Statyba
tta-kind-government = Valdymo forma
tta-kind-leader = Vadovas
tta-kind-wonder = Stebuklas
tta-kind-action = Veiksmo korta
tta-kind-tactic = Taktika
tta-kind-territory = Teritorija
tta-kind-bonus = Premijos korta
tta-kind-aggression = Agresija
tta-kind-war = Karas
tta-kind-pact = Paktas
tta-kind-event = Įvykis
