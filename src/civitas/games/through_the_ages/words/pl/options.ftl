# Warianty gry „Cywilizacja: Poprzez wieki”, do wyboru przy zakładaniu gry.

option-mode = Gra
option-mode-help = Pełna gra. Pokojowa: bez agresji i wojen. Pierwsza gra: także bez paktów i bez ery III. Krótsza: pełna gra bez ery III.
option-mode-full = Pełna
option-mode-peaceful = Pokojowa
option-mode-first_game = Pierwsza gra
option-mode-shorter = Krótsza

# Games that are asked for by one word
preset-first_game = Pierwsza gra
preset-first_game-help = Bez ataków, bez paktów, bez ery III
preset-shorter = Krótsza
preset-shorter-help = Wszystkie zasady, koniec z erą II
preset-full = Pełna
preset-full-help = Wszystkie zasady, wszystkie cztery ery
preset-peaceful = Pełna, pokojowa
preset-peaceful-help = Cztery ery, bez agresji i wojen

about-through_the_ages = Jeden rząd kart, cztery ery: wygrywa najwięcej kultury.
counted-through_the_ages = kultura

# Standing orders
order-bid = Licytacje terytoriów: pas
order-bid-help = Żadnej oferty, cokolwiek jest na sprzedaż.
order-defend = Atak: nie bronić się
order-defend-help = Przeciw agresjom nie zagrywa się kart ani nie poświęca jednostek.
order-pact = Pakty: odmówić
order-pact-help = Każdego proponowanego paktu.
