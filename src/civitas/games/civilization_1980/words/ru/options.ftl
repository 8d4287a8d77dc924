# Варианты «Цивилизации» (1980), какими их предлагают при создании игры.

option-variant = Игра
option-variant-help = Полная игра или одна из двух упрощённых игр для 2–4 игроков.
option-variant-full = Полная
option-variant-nomads_and_seafarers = Кочевники и мореходы
option-variant-farmers_and_citizens = Земледельцы и горожане
option-short_game_mark = Короткая игра
option-short_game_mark-help = Полная игра заканчивается у треугольника шкалы развития с этим номером; 0: у конца шкалы.
option-farmers_end_space = Последнее деление
option-farmers_end_space-help = Земледельцы и горожане: деление шкалы развития, которое приносит победу.
option-max_rounds = Наибольшее число раундов
option-max_rounds-help = После стольких раундов побеждает тот, кто впереди на шкале развития.
option-trade_mode = Торговля
option-trade_mode-help = Рынок: закрытые круги предложений. Свободная торговля: разговор без очереди, для тех, кто за одним столом.
option-trade_mode-market = Рынок
option-trade_mode-floor = Свободная торговля
option-trade_rounds = Круги предложений
option-trade_rounds-help = Рынок: число кругов предложений в каждой торговле.
option-floor_messages = Предложения при свободной торговле
option-floor_messages-help = Свободная торговля: сколько предложений, встречных предложений и пауз может послать один игрок за каждую торговлю.
option-trade_seconds = Секунды на торговлю
option-trade_seconds-help = Свободная торговля: время на каждую торговлю, за ним следит стол; каждый обмен добавляет 15. 0 — без ограничения. Если на решение даны сутки или больше, время здесь не идёт.
option-revolt_support_grace = Отсрочка после восстания
option-revolt_support_grace-help = Город, полученный при восстании, в этом раунде не нужно содержать.
option-ship_build_requires_presence = Корабли только у своих областей
option-ship_build_requires_presence-help = Корабли строят только там, где у строителя есть жетон или город.
option-ships_may_end_in_open_sea = Корабли остаются в открытом море
option-ships_may_end_in_open_sea-help = С Астрономией корабли могут оставаться в открытом море.
option-conflict_last_retaliation = Последний удар
option-conflict_last_retaliation-help = Большая сторона всё равно снимает жетон, когда меньшая потеряла последний.
option-credits_reusable_same_turn = Скидки действуют каждый раз
option-credits_reusable_same_turn-help = Имеющаяся карта даёт скидку на каждую карту, купленную за один ход.
option-ast_thresholds = Числа на шкале развития
option-ast_thresholds-help = Числа на поздних делениях шкалы развития.
option-ast_thresholds-inferred = Для каждого народа свои
option-ast_thresholds-last_space_only = Только на последнем делении
option-ast_thresholds-even_1200 = 1200 для всех
option-ast_override = Поправки к шкале развития
# JSON, чтобы поправку можно было скопировать: { "{" } означает открывающую фигурную скобку.
option-ast_override-help = Поправки к строкам шкалы развития в виде JSON: { "{" }"egypt": { "{" }"required": { "{" }"15": 1400{ "}" }, "exit_points": 1400{ "}" }{ "}" }

# Games that are asked for by one word
preset-nomads = Первые шаги
preset-nomads-help = Кочевники и мореходы: только расселение и плавание, 2–4 игрока
preset-farmers = Вторая игра
preset-farmers-help = Земледельцы и горожане: ещё и города, 2–4 игрока
preset-shorter = Короче
preset-shorter-help = Все правила, до второй отметки шкалы развития
preset-full = Полная
preset-full-help = Все правила, до конца шкалы развития

about-civilization_1980 = Расселяйтесь, плавайте, торгуйте и выживайте у древнего Средиземного моря.
counted-civilization_1980 = клетка шкалы развития

# Standing orders
order-market-offer = Рынок: ничего не предлагать
order-market-offer-help = В каждом круге рынка.
order-market-counter = Рынок: не отвечать на предложения
order-market-counter-help = Никому никаких встречных предложений.
order-market-answer = Рынок: отклонять встречные предложения
order-market-answer-help = Ни одно не принимается.
order-floor = Торговля: заканчивать сразу
order-floor-help = Ничего не говорится и не обменивается.
order-build-ship = Корабли: не строить
order-build-ship-help = Казна и жетоны сохраняются.
