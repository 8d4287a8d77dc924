# Варианты «Sid Meier's Civilization».

title-sid_meiers_civilization = Sid Meier's Civilization
about-sid_meiers_civilization = Четыре пути к победе на карте, которой ещё никто не знает.
counted-sid_meiers_civilization = технологии, клетки культуры и монеты

option-government_set = Карты строя
option-government_set-help = Карты строя базовой игры или карты замены издателя 2013 года.
option-government_set-base = Базовая игра
option-government_set-replacement_2013 = Карты замены 2013 года
option-turn_limit = Предел ходов
option-turn_limit-help = После стольких ходов без победы все считают технологии, деления культуры и монеты.
option-advanced_tie_break = Сложное определение победителя
option-advanced_tie_break-help = После невоенной победы ход доигрывается, и все, кто выполнил условие, считают очки.
option-training_game = Учебная игра
option-training_game-help = Без Египта, Рима и чудес, пока кто-нибудь не оснует третий город; победителя нет.
option-chosen_civilizations = Выбор цивилизаций
option-chosen_civilizations-help = Игроки выбирают цивилизации, а не тянут их.
option-loot_points = Очки добычи
option-loot_points-help = Позднее правило издателя: фигуры стоят одну добычу, город две.
option-strict_stacking_while_moving = Строгий предел фигур
option-strict_stacking_while_moving-help = Предел фигур на клетке действует и при проходе через неё.
option-escorted_scouts_may_enter = Разведчики под охраной
option-escorted_scouts_may_enter-help = Группа с армией может вводить разведчиков на клетки хижин, деревень и врагов.
option-max_offers_per_player = Предложения
option-max_offers_per_player-help = Сколько предложений игрок делает за фазу торговли.

preset-training = Учебная игра
preset-training-help = Первая игра: без чудес, до третьего города
preset-standard = Обычная
preset-standard-help = Правила как напечатаны
preset-advanced = Сложная
preset-advanced-help = Выбор цивилизаций и сложное определение победителя

# Standing orders
order-trade = Торговля: ничего не предлагать
order-trade-help = Стол не ждёт вас, когда идёт торговля.
order-bargain = Торговля: отклонять любое предложение
order-bargain-help = Что бы ни давали и чего бы ни хотели.
order-respond-to-move = Другие движутся: не отвечать
order-respond-to-move-help = Пока кто-то движется, карты не разыгрываются.
order-respond-to-action = Действия чужих городов: не отвечать
order-respond-to-action-help = Против действия карты не разыгрываются.
