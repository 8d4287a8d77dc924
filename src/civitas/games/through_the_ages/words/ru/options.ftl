# Варианты «Сквозь века», какими их предлагают при создании игры.

option-mode = Игра
option-mode-help = Полная игра. Мирная: без агрессий и войн. Первая игра: ещё и без пактов и без эпохи III. Короткая: полная игра без эпохи III.
option-mode-full = Полная
option-mode-peaceful = Мирная
option-mode-first_game = Первая игра
option-mode-shorter = Короткая
