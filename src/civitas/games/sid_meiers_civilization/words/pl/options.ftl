# Warianty gry „Sid Meier's Civilization”.

title-sid_meiers_civilization = Sid Meier's Civilization
about-sid_meiers_civilization = Cztery drogi do zwycięstwa na mapie, której jeszcze nikt nie zna.
counted-sid_meiers_civilization = technologie, pola kultury i monety

option-government_set = Ustroje
option-government_set-help = Karty ustrojów gry podstawowej albo zastępcze karty wydawcy z 2013 roku.
option-government_set-base = Gra podstawowa
option-government_set-replacement_2013 = Karty zastępcze z 2013
option-turn_limit = Limit tur
option-turn_limit-help = Po tylu turach bez zwycięstwa wszyscy liczą technologie, pola kultury i monety.
option-advanced_tie_break = Zaawansowane rozstrzyganie
option-advanced_tie_break-help = Po zwycięstwie innym niż militarne turę gra się do końca, a wszyscy, którzy spełnili warunek, liczą punkty.
option-training_game = Gra szkoleniowa
option-training_game-help = Bez Egiptu, Rzymu i cudów, aż ktoś założy trzecie miasto; nikt nie wygrywa.
option-chosen_civilizations = Wybierane cywilizacje
option-chosen_civilizations-help = Gracze wybierają cywilizacje zamiast losować.
option-loot_points = Punkty łupów
option-loot_points-help = Późniejsza zasada wydawcy: pionki są warte jeden łup, miasto dwa.
option-strict_stacking_while_moving = Ścisły limit ustawienia
option-strict_stacking_while_moving-help = Limit ustawienia obowiązuje także przy przechodzeniu przez pole.
option-escorted_scouts_may_enter = Wozy z eskortą
option-escorted_scouts_may_enter-help = Grupa z armią może wprowadzać wozy na pola chatek, wiosek i wrogów.
option-max_offers_per_player = Oferty
option-max_offers_per_player-help = Ile ofert gracz może złożyć w fazie wymiany handlowej.

preset-training = Gra szkoleniowa
preset-training-help = Pierwsza gra: bez cudów, kończy się trzecim miastem
preset-standard = Standardowa
preset-standard-help = Zasady jak w druku
preset-advanced = Zaawansowana
preset-advanced-help = Wybierane cywilizacje i zaawansowane rozstrzyganie

# Standing orders
order-trade = Wymiana handlowa: bez ofert
order-trade-help = Stół nie czeka, gdy trwa wymiana.
order-bargain = Wymiana handlowa: odrzucać każdą ofertę
order-bargain-help = Cokolwiek ktoś daje i czego chce.
order-respond-to-move = Inni się poruszają: nie odpowiadać
order-respond-to-move-help = Gdy ktoś się porusza, nie zagrywa się kart.
order-respond-to-action = Akcje cudzych miast: nie odpowiadać
order-respond-to-action-help = Przeciw akcji nie zagrywa się kart.
