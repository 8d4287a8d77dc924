# Warianty „Cywilizacji” (1980), do wyboru przy zakładaniu gry.

option-variant = Gra
option-variant-help = Pełna gra albo jedna z dwóch uproszczonych gier dla 2–4 graczy.
option-variant-full = Pełna
option-variant-nomads_and_seafarers = Koczownicy i żeglarze
option-variant-farmers_and_citizens = Rolnicy i mieszczanie
option-short_game_mark = Krótsza gra
option-short_game_mark-help = Pełna gra kończy się przy tym trójkątnym znaku tabeli archeologicznej; 0: na mecie.
option-farmers_end_space = Ostatnie pole
option-farmers_end_space-help = Rolnicy i mieszczanie: pole tabeli archeologicznej, które daje zwycięstwo.
option-max_rounds = Najwięcej rund
option-max_rounds-help = Po tylu rundach wygrywa gracz prowadzący w tabeli archeologicznej.
option-trade_mode = Handel
option-trade_mode-help = Targ: tajne rundy ofert. Giełda: swobodne rozmowy, dla osób przy jednym stole.
option-trade_mode-market = Targ
option-trade_mode-floor = Giełda
option-trade_rounds = Rundy ofert
option-trade_rounds-help = Targ: liczba rund ofert w każdym handlu.
option-floor_messages = Oferty na giełdzie
option-floor_messages-help = Giełda: ile ofert, kontrofert i wstrzymań może zgłosić gracz w każdym handlu.
option-trade_seconds = Sekundy na handel
option-trade_seconds-help = Giełda: czas na każdy handel, mierzony przez stół; każda wymiana dodaje 15. 0: bez limitu. Tam, gdzie na decyzję jest doba lub więcej, czas nie jest tu mierzony.
option-revolt_support_grace = Ulga po buncie
option-revolt_support_grace-help = Miasto przejęte w buncie nie wymaga w tej rundzie utrzymania.
option-ship_build_requires_presence = Statki tylko u siebie
option-ship_build_requires_presence-help = Statki buduje się tylko tam, gdzie budujący ma żeton lub miasto.
option-ships_may_end_in_open_sea = Statki zostają na otwartym morzu
option-ships_may_end_in_open_sea-help = Z Astronomią statki mogą zostać na otwartym morzu.
option-conflict_last_retaliation = Ostatni cios
option-conflict_last_retaliation-help = Gdy słabsza strona straci ostatni żeton, silniejsza usuwa jeszcze swój żeton.
option-credits_reusable_same_turn = Zniżki liczą się za każdym razem
option-credits_reusable_same_turn-help = Posiadana karta daje zniżkę na każdą kartę kupowaną w tej turze.
option-ast_thresholds = Liczby w tabeli archeologicznej
option-ast_thresholds-help = Liczby na późnych polach tabeli archeologicznej.
option-ast_thresholds-inferred = Dla każdego narodu
option-ast_thresholds-last_space_only = Tylko na ostatnim polu
option-ast_thresholds-even_1200 = 1200 dla wszystkich
option-ast_override = Poprawki tabeli archeologicznej
# JSON, żeby poprawkę można było skopiować: { "{" } oznacza otwierający nawias klamrowy.
option-ast_override-help = Poprawki wierszy A.S.T. jako JSON: { "{" }"egypt": { "{" }"required": { "{" }"15": 1400{ "}" }, "exit_points": 1400{ "}" }{ "}" }

# Games that are asked for by one word
preset-nomads = Pierwsze kroki
preset-nomads-help = Nomadzi i żeglarze: tylko rozrost i żegluga, 2–4 graczy
preset-farmers = Druga gra
preset-farmers-help = Rolnicy i mieszczanie: także miasta, 2–4 graczy
preset-shorter = Krótsza
preset-shorter-help = Wszystkie zasady, koniec przy drugim znaku tabeli archeologicznej
preset-full = Pełna
preset-full-help = Wszystkie zasady, do końca tabeli archeologicznej

about-civilization_1980 = Rozrastaj się, żegluj, handluj i przetrwaj nad starożytnym Morzem Śródziemnym.
counted-civilization_1980 = pole tabeli archeologicznej

# Standing orders
order-market-offer = Targ: nic nie oferować
order-market-offer-help = W każdej rundzie targu.
order-market-counter = Targ: nie odpowiadać na oferty
order-market-counter-help = Żadnych kontrofert dla nikogo.
order-market-answer = Targ: odrzucać kontroferty
order-market-answer-help = Żadna nie jest przyjmowana.
order-floor = Giełda: kończyć od razu
order-floor-help = Nic się nie mówi i niczym nie handluje.
order-build-ship = Statki: nie budować
order-build-ship-help = Skarbiec i żetony zostają.
