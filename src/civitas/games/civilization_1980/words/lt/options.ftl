# „Civilizacijos“ (1980) atmainos, siūlomos pradedant žaidimą.

option-variant = Žaidimas
option-variant-help = Visas žaidimas arba vienas iš dviejų supaprastintų žaidimų 2–4 žaidėjams.
option-variant-full = Visas
option-variant-nomads_and_seafarers = Klajokliai ir jūreiviai
option-variant-farmers_and_citizens = Žemdirbiai ir piliečiai
option-short_game_mark = Trumpesnis žaidimas
option-short_game_mark-help = Visas žaidimas baigiasi ties šia trikampe raidos lentelės žyme; 0: ties finišu.
option-farmers_end_space = Paskutinis langelis
option-farmers_end_space-help = Žemdirbiai ir piliečiai: raidos lentelės langelis, kurį pasiekus laimima.
option-max_rounds = Daugiausia raundų
option-max_rounds-help = Po tiek raundų laimi toliausiai raidos lentelėje pažengęs žaidėjas.
option-trade_mode = Prekyba
option-trade_mode-help = Turgus: slapti pasiūlymų ratai. Prekyvietė: laisvos derybos, kai žaidžiama prie vieno stalo.
option-trade_mode-market = Turgus
option-trade_mode-floor = Prekyvietė
option-trade_rounds = Pasiūlymų ratai
option-trade_rounds-help = Turgus: kiek pasiūlymų ratų kiekvienos prekybos metu.
option-floor_messages = Pasiūlymai prekyvietėje
option-floor_messages-help = Prekyvietė: kiek pasiūlymų, atsakų ir pristabdymų žaidėjas gali pateikti kiekvienos prekybos metu.
option-trade_seconds = Prekybos sekundės
option-trade_seconds-help = Prekyvietė: kiekvienos prekybos laikas, kurį skaičiuoja stalas; kiekvieni mainai prideda 15. 0 – be ribos. Kur sprendimui duota para ar daugiau, čia laikas neskaičiuojamas.
option-revolt_support_grace = Atokvėpis po sukilimo
option-revolt_support_grace-help = Sukilus perimto miesto tą raundą išlaikyti nereikia.
option-ship_build_requires_presence = Laivai tik prie savų
option-ship_build_requires_presence-help = Laivai statomi tik ten, kur statantysis turi žetoną ar miestą.
option-ships_may_end_in_open_sea = Laivai lieka atviroje jūroje
option-ships_may_end_in_open_sea-help = Turint Astronomiją, laivai gali likti atviroje jūroje.
option-conflict_last_retaliation = Paskutinis smūgis
option-conflict_last_retaliation-help = Kai mažesnioji pusė netenka paskutinio žetono, didesnioji dar nuima vieną savo žetoną.
option-credits_reusable_same_turn = Nuolaida galioja kaskart
option-credits_reusable_same_turn-help = Turima korta duoda nuolaidą kiekvienai per ėjimą perkamai kortai.
option-ast_thresholds = Raidos lentelės skaičiai
option-ast_thresholds-help = Paskutinių raidos lentelės langelių skaičiai.
option-ast_thresholds-inferred = Kiekvienai tautai savi
option-ast_thresholds-last_space_only = Tik paskutiniame langelyje
option-ast_thresholds-even_1200 = 1200 visoms
option-ast_override = Raidos lentelės pataisos
# JSON, kad pataisą būtų galima nukopijuoti: { "{" } reiškia atidaromąjį riestinį skliaustą.
option-ast_override-help = A.S.T. eilučių pataisos JSON formatu: { "{" }"egypt": { "{" }"required": { "{" }"15": 1400{ "}" }, "exit_points": 1400{ "}" }{ "}" }

# Games that are asked for by one word
preset-nomads = Pirmieji žingsniai
preset-nomads-help = Klajokliai ir jūreiviai: tik plėtimasis ir plaukimas, 2–4 žaidėjai
preset-farmers = Antras žaidimas
preset-farmers-help = Žemdirbiai ir miestiečiai: ir miestai, 2–4 žaidėjai
preset-shorter = Trumpesnis
preset-shorter-help = Visos taisyklės, baigiasi ties antrąja raidos lentelės žyma
preset-full = Visas
preset-full-help = Visos taisyklės, iki raidos lentelės pabaigos

about-civilization_1980 = Plisti, plaukti, prekiauti ir išlikti prie senovės Viduržemio jūros.
counted-civilization_1980 = langelis raidos lentelėje

# Standing orders
order-market-offer = Turgus: nieko nesiūlyti
order-market-offer-help = Kiekviename turgaus rate.
order-market-counter = Turgus: į pasiūlymus neatsakyti
order-market-counter-help = Jokių atsakų niekam.
order-market-answer = Turgus: atsakų nepriimti
order-market-answer-help = Nė vienas nepriimamas.
order-floor = Prekyvietė: baigti iškart
order-floor-help = Nieko nesakoma ir niekuo nemainoma.
order-build-ship = Laivai: nestatyti
order-build-ship-help = Iždas ir žetonai taupomi.
