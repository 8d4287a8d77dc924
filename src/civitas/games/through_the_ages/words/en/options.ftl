# The variants of Through the Ages, as they are offered when a game is made.

option-mode = Game
option-mode-help = The full game. Peaceful: no aggressions and wars. First game: also no pacts and no Age III. Shorter: the full game without Age III.
option-mode-full = Full
option-mode-peaceful = Peaceful
option-mode-first_game = First game
option-mode-shorter = Shorter
