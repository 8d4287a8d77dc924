# „Through the Ages“ stalas terminale.

screen-moment = { $age } epocha, { $round } raundas{ $last ->
        [0] { "" }
       *[other] , paskutinis – { $last }
    }; civilinė kaladė { $civil }, karinė kaladė { $military }
screen-events = Įvykiai, artimiausias pirmas: { $current }; būsimi: { $future }; bendros taktikos: { $tactics }
screen-none = nėra
screen-promised = Žaidimo pabaigoje taškus duos (nematytų kortų: { $unseen }): { $cards }
screen-row = Kortų eilė
screen-space = vieta
screen-actions = veiksmai
screen-card = korta
screen-kind = rūšis
screen-price = kaina
screen-effect = poveikis
screen-science = mokslas { $n }
screen-government-price = mokslas { $peaceful } / { $revolution }
screen-building-price = mokslas { $science }, resursai { $resources }
screen-for-actions = { $n } CV
screen-civilizations = Civilizacijos
screen-culture = kultūra
screen-science-points = mokslas
screen-strength = galia
screen-happy = laimė
screen-food = maistas
screen-resources = resursai
screen-blue = mėlyni
screen-yellow = geltoni
screen-unused = laisvi
screen-civil-actions = CV
screen-military-actions = KV
screen-hand = ranka
screen-military = karinės
screen-resigned = { $seat }: pasidavė
screen-you = tu
screen-to-move = eina
screen-no-leader = be lyderio
screen-no-tactic = be taktikos
screen-exclusive = { $tactic } (dar nebendra)
screen-worked = { $card } { $workers }{ $tokens } (kaina { $cost })
screen-civil-hand = civilinės kortos rankoje: { $cards }
screen-building = statomas stebuklas { $wonder }: { $stages }
screen-ruined = { $wonder } (griuvėsiai)
screen-with-homer = { $wonder } su Homeru
screen-for-colonization = kolonizuojant +{ $n }
screen-pact = paktas { $pact }, partneris – { $seat }
screen-pact-side = paktas { $pact }, partneris – { $seat }, pusė { $side }
screen-war = { $war }, priešininkas – { $seat }
screen-skips-politics = atsisako kito politinio veiksmo
screen-your-hand = Tavo ranka
screen-not-this-turn = (ne šį ėjimą)
screen-population-cost = Padidinti gyventojų skaičių kainuoja { $n } maisto.
screen-no-population = Geltonasis bankas tuščias.
screen-unit-resources = Šį ėjimą: { $n } { $n ->
    [one] resursas
    [few] resursai
   *[other] resursų
} kariniams daliniams.
screen-unit-science = Šį ėjimą: { $n } { $n ->
    [one] mokslo taškas
    [few] mokslo taškai
   *[other] mokslo taškų
} kariniams daliniams.
screen-extra-actions = Šį ėjimą: { $n } { $n ->
    [one] papildomas karinis veiksmas
    [few] papildomi kariniai veiksmai
   *[other] papildomų karinių veiksmų
}.
screen-known-events = Iš dabartinių įvykių žinai: { $cards }.
screen-prepared = Tavo parengta: { $cards }.
screen-uprising = Ėjimo pabaiga: SUKILIMAS, nieko negaminama (nepatenkintų darbininkų { $discontent }, laisvų { $unused }); karinės kortos: { $cards }.
screen-end-of-turn = Ėjimo pabaiga: mokslas +{ $science }, kultūra +{ $culture }; korupcija { $corruption }; maistas +{ $grown } -{ $eaten } -> { $food }{ $famine ->
        [0] { "" }
       *[other] , BADAS: trūksta { $famine }
    }; resursai +{ $made } -> { $resources }; karinės kortos: { $cards }.
screen-discontent = Nepatenkintų: { $n }.
screen-gives-food = maistas { $n }
screen-gives-resources = resursai { $n }
screen-gives-science = mokslas { $n }
screen-gives-culture = kultūra { $n }
screen-gives-strength = galia { $n }
screen-gives-happy = laimė { $n }
screen-gives-civil_actions = civiliniai veiksmai { $n }
screen-gives-military_actions = kariniai veiksmai { $n }
screen-gives-blue_tokens = mėlyni žetonai { $n }
screen-gives-yellow_tokens = geltoni žetonai { $n }
screen-gives-colonization = kolonizavimas { $n }
screen-at-once = { $lasting }; iš karto: { $once }

## Kortų rūšys

kind-farm = ūkis
kind-mine = kasykla
kind-lab = laboratorija
kind-temple = šventykla
kind-library = biblioteka
kind-theater = teatras
kind-arena = arena
kind-infantry = pėstininkai
kind-cavalry = kavalerija
kind-artillery = artilerija
kind-air_force = aviacija
kind-government = santvarka
kind-law = teisė
kind-warfare = karyba
kind-exploration = tyrinėjimai
kind-construction = statyba
kind-leader = lyderis
kind-wonder = stebuklas
kind-action = veiksmo korta
kind-tactic = taktika
kind-territory = teritorija
kind-bonus = premijos korta
kind-aggression = agresija
kind-war = karas
kind-pact = paktas
kind-event = įvykis
screen-legend = Bronza 2 [3x1] (kaina 2): du darbininkai, trys mėlyni žetonai po 1; dar vienas darbininkas ten kainuoja 2. Stebuklo skaičiai – jo etapai, # – pastatyta.
screen-legend-civilizations = Laimė 4/1: keturi laimingi veidai, kai reikia vieno. CV, KV: likę civiliniai ir kariniai veiksmai iš visų. Ranka, karinės 4/5: turimos kortos iš daugiausia laikomų; I II: jų amžiai. Mėlyni, geltoni: žetonai banke; laisvi: darbininkai.
