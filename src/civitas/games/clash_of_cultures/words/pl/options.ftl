# Warianty „Clash of Cultures”, do wyboru przy zakładaniu gry.

option-expansion = Cywilizacje
option-expansion-help = Piętnaście cywilizacji z przywódcami, kawaleria i słonie, piraci, nowe budynki i wydarzenia.
option-expansion-true = tak
option-expansion-false = nie
option-no_events = Bez wydarzeń
option-no_events-help = Karty wydarzeń się dobiera, ale działają tylko ich symbole.
option-optional_events = Wydarzenia do wyboru
option-optional_events-help = Przed dobraniem wydarzenia gracz mówi, czy jego tekst działa.
option-short_game = Krótka gra
option-short_game-help = 4 epoki, 2 osadników na początku, 2 darmowe osiągnięcia w każdej fazie stanu.
option-game_end = Koniec gry
option-game_end-help = Po epoce 6; albo w siódmej epoce po rzucie lub po cudzie zbudowanym w jednej z ostatnich rund.
option-game_end-fixed = Po epoce 6
option-game_end-random = Po rzucie
option-game_end-wonders = Po cudach
option-random_leaders = Losowi przywódcy
option-random_leaders-help = Kto rekrutuje przywódcę, dobiera jedną ze swoich pozostałych kart przywódców.
option-public_wonders = Wspólne cuda
option-public_wonders-help = Karty cudów leżą odkryte i każdy może je budować.
option-alternate_history = Historia alternatywna
option-alternate_history-help = Każdy dostaje trzech przywódców spośród wszystkich 45.
option-change_government_cost = Zmiana rządu
option-change_government_cost-help = Ile kosztuje zmiana rządu w fazie stanu.
option-change_government_cost-none = Nic
option-change_government_cost-mood_and_culture = Żeton nastroju i żeton kultury
option-bartering_card_types = Wymiana barterowa
option-bartering_card_types-help = Które karty można wymieniać.
option-bartering_card_types-all = Wszystkie karty
option-bartering_card_types-action = Karty akcji
option-max_offers_per_turn = Oferty na turę
option-max_offers_per_turn-help = Ile wymian gracz może zaproponować w jednej turze.

# Gry, o które prosi się jednym słowem
preset-first = Pierwsza gra
preset-first-help = Bez dodatku, 4 epoki
preset-base = Gra podstawowa
preset-base-help = Bez dodatku, 6 epok
preset-civilizations = Cywilizacje
preset-civilizations-help = Wszystko

about-clash_of_cultures = Odkrywaj, zakładaj miasta, zdobywaj osiągnięcia: wygrywa, kto ma po sześciu epokach najwięcej punktów zwycięstwa.
counted-clash_of_cultures = punkty zwycięstwa

# Standing orders
order-answer-offer = Handel: odrzucać każdą ofertę
order-answer-offer-help = Cokolwiek ktoś daje i czego chce.
order-tactic = Bitwy: bez kart taktyki
order-tactic-help = W żadnej rundzie żadnej bitwy.
order-great-person = Wielcy ludzie: odmówić
order-great-person-help = Nikogo się nie bierze.
