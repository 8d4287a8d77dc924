# Рассказ: заголовки журнала, угрозы, предупреждения, сцены, откуда очки

heading-turn = Ход { $turn }
heading-phase = { $phase }
heading-part = { $phase }: { $seat }

threat-army = { $seat } может сразу напасть ({ $city }): { $armies ->
        [one] { $armies } армия
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армии
    }, карт { $cards } против ваших { $own }, ваш бонус: { $number }
threat-blockade = { $seat } блокирует { $number ->
        [one] { $number } клетку
        [few] { $number } клетки
        [many] { $number } клеток
       *[other] { $number } клетки
    } ({ $city })
threat-culture = { $seat }: { $number } из { $most } делений трека культуры
threat-technology = { $seat }: { $number } из { $most } технологий до полёта в космос
threat-economy = { $seat }: { $number } из { $most } монет
threat-spies = Могут отменить действие вашего города: { $seats }
threat-cancels = Могут отменить ваше событие: { $seats }
threat-last-turns = { $number ->
        [0] Это последний ход
       *[other] Следующий ход будет последним
    }

warn-idle-cities = { $number ->
        [one] { $number } ваш город ничего не делает в этот ход.
        [few] { $number } ваших города ничего не делают в этот ход.
        [many] { $number } ваших городов ничего не делают в этот ход.
       *[other] { $number } вашего города ничего не делают в этот ход.
    }
warn-no-research = Сейчас вы могли бы исследовать технологию; подходящих: { $number }.
warn-city-open = Тогда сюда могла бы войти вражеская армия: { $city }.

scene-battle = Битва
scene-event = Событие культуры
scene-ability = Способность за ресурс
scene-research = Исследования
scene-wonder = Чудо
scene-person = Великий человек
scene-deal = Торговля
scene-victory = Победа

source-techs = Технологии
source-space = Трек культуры
source-coins = Монеты


# Битва

smc-battle-city = Битва: { $city } ({ $nation })
smc-battle-field = Битва на клетке { $square }
smc-battle-village = Битва за деревню
smc-barbarians = Варвары
smc-played-by = за них играет { $name }
smc-attacks = нападающий
smc-defends = защитник
smc-your-battle-turn = Ваш ход в битве: разыграйте отряд.
smc-your-battle-turn-played = Ваш ход в битве: отряд разыгран.
smc-their-battle-turn = Ход в битве: { $name }.
smc-fronts = Фронты
smc-front-n = Фронт { $n }
smc-front-empty = пусто
smc-front-open-for = свободен: { $name }
smc-open-front = Открыть здесь фронт
smc-new-front = Новый фронт: пока без атаки.
smc-attack-front = Атаковать фронт { $n }
smc-hand-drawn = Взято в руку: { $n }
smc-left-in-hand = осталось { $n }
smc-units-in-front = Отряды на фронтах
smc-bonus-difference = Боевой бонус: { $own } − { $other }
smc-killed = Погибло
smc-if-it-ended = если бы сейчас конец
smc-chance-with = шанс: { $unit }
smc-chance-best = шанс при лучшем ходе
smc-chance-now = шанс на данный момент
smc-chance-to-win = шанс победить
smc-stakes = Что на кону
smc-stake-take-village = Победа: жетон деревни ваш.
smc-stake-take-field = Победа: все там гибнут, вы берёте одну добычу.
smc-stake-take-city = Победа: город падёт, вы берёте добычу.
smc-stake-take-capital = Победа: их столица падёт, игра ваша.
smc-stake-hold = Победа: нападающие гибнут, вы берёте одну добычу.
smc-stake-armies = { $n ->
    [one] Поражение: гибнет { $n } ваша армия.
    [few] Поражение: гибнут { $n } ваши армии.
    [many] Поражение: гибнет { $n } ваших армий.
   *[other] Поражение: гибнет { $n } вашей армии.
}
smc-stake-lose-city = Поражение: город падёт, они берут добычу.
smc-stake-lose-capital = Поражение: ваша столица падёт, игра за ними.
smc-every-play = Все ходы
smc-opens = { $unit } ({ $n }) открывает фронт
smc-attacks-front = { $unit } ({ $n }) атакует фронт { $front }
smc-sum-after = суммы после: { $own } и { $other }
smc-both-die = гибнут оба
smc-both-live = оба выживают
smc-it-kills = убивает и выживает
smc-it-dies = гибнет
smc-first-own = { $unit } бьёт первым
smc-first-enemy = { $enemy } бьёт первым
smc-first-both = Бьют одновременно
smc-dies = { $unit } гибнет
smc-wounds-of = { $unit }: ран { $n } из { $of }
smc-no-blow-back = ответного удара нет
smc-strength-n = сила { $n }
smc-wounded = раны: { $n } из { $of }
smc-wounds-die = { $n } из { $of }: гибнет
smc-your-hand = Ваша рука
smc-their-hand = Рука: { $name }
smc-cards-n = карт: { $n }
smc-hidden-n = скрыто: { $n }
smc-their-types = Виды всех их отрядов
smc-fallen = Павшие

# Исследования

smc-research-secret = Тайное исследование
smc-research-lead = Одна технология; все открываются вместе. Из { $n } торговли останется { $kept }.
smc-learn-free = Изучите технологию даром
smc-research-nothing = Ничего, сохранить { $n } торговли
smc-choose-tech = Выберите технологию
smc-seal = Запечатать: { $tech }
smc-learn = Изучить: { $tech }
smc-thinks = думает
smc-sealed = запечатано
smc-pyramid = Ваша пирамида технологий
smc-pyramids = Технологии всех
smc-all-techs = Все технологии
smc-trade-n = торг. { $n }
smc-known = известна
smc-chosen-tech = выбрана
smc-place-any = любая
smc-place-free = свободно
smc-place-needs = нужно ещё { $n } ({ $level })
smc-level = Уровень { $level }
smc-fit = подходит: { $n }
smc-fit-price = подходит: { $n }, цена: торговля { $price }
smc-look-at-tech = Нажмите на технологию, чтобы увидеть, что она сразу изменит.
smc-trade-spent = Торговля
smc-rank-of = Ранг: { $type }
smc-rank-n = Ранг { $n }
smc-value-speed = Скорость
smc-value-stack = Фигур на клетке
smc-value-most_cities = Городов не больше
smc-value-culture_hand = Событий на руке не больше
smc-value-battle_hand = Боевая рука
smc-value-combat_bonus = Боевой бонус
smc-value-income = Торговля за ход
smc-value-coins = Монеты
smc-to-space-flight = Не хватает технологий до полёта в космос

# Ответы

smc-last-in = Объявленное последним происходит первым.
smc-announced = Объявлено, верхнее происходит первым
smc-what-follows = Что последует
smc-asked-by-public = Ответа у вас нет. Вас спрашивают, потому что для других он мог бы быть.
smc-asked = вопрос задан
smc-action-of = Действие: { $city }
smc-a-move = Ход фигур
smc-a-move-begins = Перед первым шагом
smc-targets = Цель: { $names }
smc-steps-step = Из { $from } в { $to }; осталось шагов: { $left }
smc-steps-discover = Из { $from } открывает землю: { $to }
smc-steps-sacrifice = Фигура отдаётся в городе { $to }
smc-cancels = отменяет { $n }
smc-if-you-play = Если ответите: { $what }
smc-if-you-pass = Если спасуете
smc-to-the-arts = Посвящает себя искусствам.
smc-stands = Происходит: { $what }
smc-is-cancelled = Отменяется: { $what }
smc-window-again = На то, что ниже, можно будет ответить ещё раз.
smc-standing-pass = В этот ход о действиях городов вас больше не спросят.
smc-watch-title = Следить за движением: { $name }?
smc-watch-means = Кто следит, того спрашивают перед каждым шагом, и он может ответить событием или шпионом. Кто нет, того в этой части не спросят.
smc-watch-public = Что вы следите, видят все; почему, не узнает никто: можно следить и с пустыми руками.
smc-watch-choose = Выберите
smc-choice-watch = Вопрос перед каждым шагом этой части
smc-choice-rest = В этой части без вопросов
smc-choice-rest-on = Без вопросов при всех движениях этого хода
smc-army-near = Армия на { $square }: шагов до «{ $city }» { $n }, скорость { $speed }

# Сделки

smc-offer-to = Предложение: { $name }
smc-make-offer = Предложить
smc-offer-lead = Ответ сразу: целиком или никак.
smc-offer-count = Сделано предложений: { $n } из { $of }
smc-you-give = Вы даёте
smc-gives = { $name } даёт
smc-public-limits = открытые пределы
smc-of-n = из { $n }
smc-has-nothing = Нечего обменять.
smc-never-traded = Не обмениваются: отряды, технологии, монеты, фигуры.
smc-for-you = Для вас
smc-for = Для: { $name }
smc-over-hand = Событий сверх предела, сразу сбросить: { $n }
smc-offers-you = { $name } предлагает вам сделку
smc-whole-or-not = Принять целиком или никак; встречное предложение будет вашим.
smc-promises = Обещания никого не связывают.
smc-counter = Отказать и предложить иначе
smc-nothing = Ничего
smc-click-again = Нажмите ещё раз: отданного не вернуть.
smc-hand-over = Передать
smc-handed-secretly = Что это, будете знать только вы двое.
smc-as-agreed = Столько, сколько условлено; какие именно, решаете вы.
smc-good-trade = Торговля
smc-good-culture = Жетоны культуры
smc-good-huts = Жетоны хижин, взакрытую
smc-good-villages = Жетоны деревень, взакрытую
smc-good-events_1 = События уровня I
smc-good-events_2 = События уровня II
smc-good-events_3 = События уровня III

# Культура и великие люди

smc-culture-track = Трек культуры
smc-section = События { $level }: шаг – культура { $culture }, торговля { $trade }
smc-next-space = Следующее деление { $n }: культура { $culture }, торговля { $trade }.
smc-you-have = У вас { $culture } и { $trade }.
smc-any-time = в любое время
smc-discard-shown = Сброшенные события видят все, они ложатся под свою колоду.
smc-discard-count = Выбрано: { $n } из { $of }
smc-hand-too-large = Событий на руке: { $n }, остаться могут { $limit }
smc-your-events = Ваши события культуры
smc-goes = уходит
smc-stays = остаётся
smc-combat-n = боевой бонус { $n }
smc-person-replaces = Стоит в окрестностях вашего города, на любой незаблокированной суше, и заменяет всё, что даёт клетка.
smc-person-squares = Подходящих клеток: { $n }. Они подсвечены на карте.
smc-do-it = Сделать

# Рынок и описания

smc-sheet-market = Рынок
smc-sheet-culture = Трек культуры
smc-sheet-techs = Технологии
smc-wonders = Чудеса
smc-in-deck = в колоде: { $n }
smc-buildings = Здания
smc-units = Отряды
smc-star = одно такое здание в городе
smc-kind-tech = Технология
smc-kind-wonder = Чудо
smc-kind-event = Событие культуры
smc-kind-building = Здание
smc-kind-person = Великий человек
smc-kind-unit = Отряд
smc-kind-government = Правление
smc-kind-civ = Цивилизация
smc-kind-resource = Ресурс
smc-trade-needed = Нужно торговли
smc-of-yours = { $n } (у вас { $have })
smc-known-by = Знают
smc-nobody = никто
smc-brings-building = Здание
smc-brings-government = Правление
smc-brings-unit = Отряды становятся
smc-brings-discount = Удешевляет
smc-printed-cost = Цена в производстве
smc-cost-with = С «{ $tech }»
smc-your-cost = Для вас сейчас
smc-stands-at = Стоит на
smc-obsolete = Устарело
smc-played-in = Разыгрывается
smc-in-hand = На вашей руке
smc-icon-production = Производство
smc-icon-trade = Торговля
smc-icon-culture = Культура
smc-icon-coin = Монеты
smc-left-in-market = Осталось на рынке
smc-you-own = У вас
smc-unlocked = Доступно вам
smc-in-force = В силе
smc-outskirts-of = Окрестности
smc-about-walls = Если у города есть стены, в битве за него первым играет нападающий, а бонус защитников выше.
smc-about-star = Здание со звездой: в городе не больше одного. Заменяет всё, что даёт его клетка.
smc-about-building = Заменяет всё, что даёт его клетка.
smc-about-resource = Им платят за способности технологий. Города собирают его там, где его показывает земля.
smc-about-token = Хранится взакрытую; платит как жетон рынка.
smc-about-type = Бьёт первым против: { $beats }.
smc-about-aircraft = Авиация никого не бьёт первой, и её никто.

# Победа

smc-victory-culture = Победа культуры
smc-victory-technology = Победа технологий
smc-victory-economy = Экономическая победа
smc-victory-military = Военная победа
smc-victory-score = Победа по очкам
smc-victory-no_winner = Учебная партия окончена
smc-victory-undecided = Не решено
moment-culture = Ход { $round }: { smc-victory-culture }
moment-technology = Ход { $round }: { smc-victory-technology }
moment-economy = Ход { $round }: { smc-victory-economy }
moment-military = Ход { $round }: { smc-victory-military }
moment-score = Ход { $round }: { smc-victory-score }
moment-no_winner = Ход { $round }: { smc-victory-no_winner }
smc-victory-culture-how = На ходу { $turn } достигнут конец трека культуры.
smc-victory-technology-how = На ходу { $turn } изучен полёт в космос.
smc-victory-economy-how = На ходу { $turn } собрано пятнадцать монет.
smc-victory-military-how = На ходу { $turn } пала вражеская столица.
smc-victory-score-how = После хода { $turn } считаются технологии, деления культуры и монеты.
smc-victory-no_winner-how = В учебной партии победителя нет.
smc-victory-undecided-how = Игра продолжается.
smc-how-near = Кто насколько был близок
smc-way-culture = Культура
smc-way-technology = Технологии
smc-way-economy = Экономика
smc-way-military = Война
smc-steps-away = клеток: { $n }
smc-why-battle = Отряды стоят фронт против фронта; побеждает тот, у кого на фронтах вместе с боевым бонусом осталось больше силы, ничья за защитником.
smc-why-research = Все выбирают тайно; по порядку каждый платит всю торговлю, кроме сохранённой монетами, и изучает технологию.
smc-why-deal = Что отдано, то отдано, что бы ни обещали.
smc-why-victory = Игра кончается сразу, как только выполнено условие победы.

# Список

smc-group-cities = Действия городов
smc-group-build = Строить
smc-group-figures = Фигуры
smc-group-units = Отряды
smc-group-attacks = Атаковать фронт
smc-group-fronts = Открыть фронт
smc-group-culture = Культура и монеты

# Первая партия с проводником

smc-guide-capital = Ваша столица
smc-guide-capital-text = Выберите одну из четырёх средних клеток вашего домашнего участка.
smc-guide-capital-why = Восемь клеток вокруг будут кормить город: горы дают производство, вода торговлю.
smc-guide-start = Первые фигуры
smc-guide-start-text = Армия и разведчик начинают в окрестностях столицы.
smc-guide-start-why = Ставьте там, откуда они быстрее уйдут: разведчик станет вторым городом, а рано это ценнее всего.
smc-guide-ways = Четыре пути к победе
smc-guide-ways-text = Конец трека культуры, полёт в космос, пятнадцать монет или вражеская столица: полоски показывают, кто где.
smc-guide-ways-why = Рано выберите один по сильной стороне вашей цивилизации и следите за полосками других.
smc-guide-turn = Начало хода
smc-guide-turn-text = Здесь основывают города и меняют правление. Если основывать нечего, завершите эту часть.
smc-guide-turn-why = Городу нужны восемь открытых клеток вокруг и три клетки до другого города.
smc-guide-trade = Торговля
smc-guide-trade-text = Города собрали торговлю на шкалу. Можно сделать предложение или пасовать.
smc-guide-trade-why = За торговлю покупают технологии: шести очков хватает на уровень I, а тратится всё.
smc-guide-city = Каждый город действует раз
smc-guide-city-text = Произведите что-нибудь, посвятите город искусству или соберите ресурс.
smc-guide-city-why = Сначала разведчик, потом здания: они улучшают все следующие ходы.
smc-guide-item = Что он делает
smc-guide-item-text = Нехватку можно ускорить: три торговли – одно производство.
smc-guide-item-why = Ускоряйте лишь то, что сразу окупится: торговля – это и ваша следующая технология.
smc-guide-move = Движение
smc-guide-move-text = Нажмите на фигуру, затем на подсвеченную клетку. Рядом с облаком фигура может открыть участок.
smc-guide-move-why = Сначала открывайте: нужна земля для второго города, а хижины дают ресурсы.
smc-guide-research = Исследования
smc-guide-research-text = Каждой технологии нужно место: две внизу держат одну наверху.
smc-guide-research-why = Без пирамиды нет полёта в космос, а широкий первый ряд открывает остальное.
smc-guide-sheets = Рынок, культура, технологии
smc-guide-sheets-text = Эти листы показывают, что осталось, трек культуры и кто что знает.
smc-guide-sheets-why = Наведите на что угодно и прочтёте всё, с ценой для вас сейчас.
