# Warianty gry „Cywilizacja: Poprzez wieki”, do wyboru przy zakładaniu gry.

option-mode = Gra
option-mode-help = Pełna gra. Pokojowa: bez agresji i wojen. Pierwsza gra: także bez paktów i bez ery III. Krótsza: pełna gra bez ery III.
option-mode-full = Pełna
option-mode-peaceful = Pokojowa
option-mode-first_game = Pierwsza gra
option-mode-shorter = Krótsza
