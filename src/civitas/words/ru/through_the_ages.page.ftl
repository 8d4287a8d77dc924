# Поле «Сквозь века» на странице.

moment = Раунд { $round } · Эпоха { $age }, { $cards ->
        [0] гражданских карт не осталось
        [one] осталась { $cards } гражданская карта
        [few] осталось { $cards } гражданские карты
       *[many] осталось { $cards } гражданских карт
    }
num-culture = Культура
num-culture-rating = Культура за ход
num-science = Наука
num-science-rating = Наука за ход
num-strength = Сила
num-happiness = Счастье
num-food = Еда
num-resources = Ресурсы
num-corruption = Коррупция
num-discontent = Недовольные
num-unused-workers = Свободные рабочие
num-blue-bank = Синий запас
num-yellow-bank = Жёлтый запас
num-civil-actions = Гражданские действия
num-military-actions = Военные действия
tta-card-row = Ряд карт
tta-actions =
    { $n ->
        [one] { $n } действие
        [few] { $n } действия
       *[many] { $n } действий
    }
tta-hands = Карты на руках
tta-civil-hand = Гражданские карты
tta-military-hand = Военные карты
tta-all-see = видят все
tta-only-you = только вы
tta-new = новая
tta-actions-left = осталось действий: гражданских { $ca }, военных { $ma }
tta-start = Начало
tta-politics = Политика
tta-action-phase = Действия
tta-end-of-turn = Конец хода
tta-standings = Положение
tta-per-turn = /ход
tta-resigned = вне игры
tta-events = События { $now }, верхнее { $top } · будущие { $future } · последнее
tta-civil-actions = гражданские действия
tta-military-actions = военные действия
tta-workers-of = Рабочие: { $name }
tta-type-farm = Фермы
tta-type-mine = Шахты
tta-type-lab = Лаборатории
tta-type-temple = Храмы
tta-type-library = Библиотеки
tta-type-theater = Театры
tta-type-arena = Арены
tta-type-infantry = Пехота
tta-type-cavalry = Кавалерия
tta-type-artillery = Артиллерия
tta-type-air_force = Авиация
tta-food = еда
tta-resources = рес.
tta-bank = запас
tta-hand = На руке:
tta-military-cards = военных: { $n }
tta-completed = Построено
tta-in-hand = на руке, наука: { $n }
tta-workers =
    { $n ->
        [one] { $n } рабочий
        [few] { $n } рабочих
       *[many] { $n } рабочих
    }
tta-tokens =
    { $n ->
        [one] { $n } синий жетон
        [few] { $n } синих жетона
       *[many] { $n } синих жетонов
    }
tta-tactic = Тактика
tta-special = Особые
tta-colonies = Колонии
tta-pact = Пакт
tta-war = Война
tta-if-you-end = Если закончить ход сейчас
tta-draw = Военные карты
tta-uprising = Восстание: нет производства!
tta-discontent = недовольных { $n }, свободных { $unused }
tta-corruption = Коррупция: потеря { $n }
tta-famine = не хватает еды: { $n }
tta-yellow-bank = Жёлтый запас { $n } · следующий рабочий: { $cost } еды · потребление { $eat }
tta-blue-bank = Синий запас { $n } · коррупция { $lost }
tta-happiness = Счастье { $n }, нужно { $needed }
tta-unused-workers = Свободные рабочие
tta-group-take = Взять из ряда
tta-group-grow = Строить и расти
tta-group-undo = Отказаться
tta-group-hand = С руки
tta-tableau = Карты в игре
