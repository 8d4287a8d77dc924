# Варианты «Столкновения культур», как их предлагают при создании партии.

option-expansion = Цивилизации
option-expansion-help = Пятнадцать цивилизаций с лидерами, конница и боевые слоны, пираты, новые здания и события.
option-expansion-true = да
option-expansion-false = нет
option-no_events = Без событий
option-no_events-help = Карты событий берут, но выполняют только их символы.
option-optional_events = События по желанию
option-optional_events-help = До взятия события игрок говорит, будет ли выполнен его текст.
option-short_game = Сокращённая игра
option-short_game-help = 4 эпохи, 2 поселенца в начале, 2 бесплатных достижения в каждой фазе состояния.
option-game_end = Конец игры
option-game_end-help = После эпохи 6; или в седьмой эпохе по броску, или после чуда света, построенного в одном из последних раундов.
option-game_end-fixed = После эпохи 6
option-game_end-random = По броску
option-game_end-wonders = По чудесам света
option-random_leaders = Случайные лидеры
option-random_leaders-help = Нанимая лидера, берут случайную из оставшихся карт лидеров.
option-public_wonders = Общедоступные чудеса света
option-public_wonders-help = Карты чудес света лежат открыто, и возводить их может каждый.
option-alternate_history = Альтернативная история
option-alternate_history-help = Каждый получает трёх лидеров из всех 45.
option-change_government_cost = Смена правительства
option-change_government_cost-help = Сколько стоит сменить правительство в фазе состояния.
option-change_government_cost-none = Бесплатно
option-change_government_cost-mood_and_culture = Жетон настроения и жетон культуры
option-bartering_card_types = Натуральный обмен
option-bartering_card_types-help = Какие карты можно выменивать.
option-bartering_card_types-all = Все карты
option-bartering_card_types-action = Карты действий
option-max_offers_per_turn = Предложений за ход
option-max_offers_per_turn-help = Сколько обменов игрок может предложить за ход.

# Партии, которые называют одним словом
preset-first = Первая партия
preset-first-help = Без дополнения, 4 эпохи
preset-base = Базовая игра
preset-base-help = Без дополнения, 6 эпох
preset-civilizations = Цивилизации
preset-civilizations-help = Всё

about-clash_of_cultures = Исследуйте, возводите города, получайте достижения: больше всех победных очков после шести эпох побеждает.
counted-clash_of_cultures = победные очки

# Standing orders
order-answer-offer = Обмен: отказываться от любого предложения
order-answer-offer-help = Что бы ни давали и чего бы ни хотели.
order-tactic = Сражения: не играть карт тактики
order-tactic-help = Ни в одном раунде ни одного сражения.
order-great-person = Великие люди: отказываться
order-great-person-help = Никого не брать.
