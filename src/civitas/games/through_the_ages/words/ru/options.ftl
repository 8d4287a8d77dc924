# Варианты «Сквозь века», какими их предлагают при создании игры.

option-mode = Игра
option-mode-help = Полная игра. Мирная: без агрессий и войн. Первая игра: ещё и без пактов и без эпохи III. Короткая: полная игра без эпохи III.
option-mode-full = Полная
option-mode-peaceful = Мирная
option-mode-first_game = Первая игра
option-mode-shorter = Короткая

# Games that are asked for by one word
preset-first_game = Первая игра
preset-first_game-help = Без нападений, без пактов, без эпохи III
preset-shorter = Короче
preset-shorter-help = Все правила, до конца эпохи II
preset-full = Полная
preset-full-help = Все правила, все четыре эпохи
preset-peaceful = Полная, мирная
preset-peaceful-help = Четыре эпохи, без агрессий и войн

about-through_the_ages = Один ряд карт, четыре эпохи: побеждает культура.
counted-through_the_ages = культура

# Standing orders
order-bid = Аукционы территорий: пас
order-bid-help = Никаких ставок, что бы ни продавалось.
order-defend = Нападение: не защищаться
order-defend-help = Против агрессий не разыгрываются карты и не приносятся в жертву отряды.
order-pact = Пакты: отказываться
order-pact-help = От любого предложенного пакта.
