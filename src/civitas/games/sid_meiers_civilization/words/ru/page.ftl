# Поле Sid Meier's Civilization на странице.

moment = Ход { $round }: { $phase }
moment-setup = Подготовка
num-techs = Технологии
num-space = Шкала культуры
num-coins = Монеты
num-trade = Торговля
num-culture = Культура
num-cities = Города
num-armies = Армии
num-units = Отряды
num-wonders = Чудеса

smc-map = Карта клеток
smc-players = Игроки
smc-capital = Столица
smc-city-n = Город { $n }
smc-city-of = { $city } ({ $nation })
smc-hut = хижина
smc-village = деревня
smc-unknown = неизвестная земля
smc-blockaded = блокада
smc-armies = { $n ->
    [one] { $n } армия
    [few] { $n } армии
    [many] { $n } армий
   *[other] { $n } армий
}
smc-scouts = { $n ->
    [one] { $n } разведчик
    [few] { $n } разведчика
    [many] { $n } разведчиков
   *[other] { $n } разведчиков
}
smc-yield-production = производство { $n }
smc-yield-trade = торговля { $n }
smc-yield-culture = культура { $n }
smc-yield-coin = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
    [many] { $n } монет
   *[other] { $n } монет
}
smc-move-from = { $figures } с { $square }
smc-layers = Доходы на карте: показать { $what }
smc-layer-cities = только своих городов
smc-layer-all = все
smc-layer-none = ничего
smc-badge-figures = битва
smc-badge-city = штурм города
smc-badge-village = бой за деревню
smc-badge-hut = занимает хижину
smc-badge-discover = { $n ->
    [0] открывает участок
   *[other] открывает участок, останется { $n }
}
smc-badge-odds = { $what }: { $n } % на победу
smc-badge-scouts = убивает разведчиков
smc-badge-blockade = блокада: { $city }
smc-badge-site = можно основать город
smc-badge-sacrifice = жертва: узнаёт технологию
smc-fullness = там { $n } из { $most }
smc-odds-how = Шансы: обе руки 24 раза набираются из того, что вам может быть известно (ваши войска и число чужих отрядов по видам), и разыгрываются до конца.
smc-steps-left = { $n ->
    [0] шагов не останется
    [one] останется { $n } шаг
    [few] останется { $n } шага
    [many] останется { $n } шагов
   *[other] останется { $n } шагов
}
smc-steps-of = { $n ->
    [one] { $n } шаг, останется { $left }
    [few] { $n } шага, останется { $left }
    [many] { $n } шагов, останется { $left }
   *[other] { $n } шагов, останется { $left }
}
smc-acts = ходит
smc-done = готово
smc-place = { $n }-й
smc-place-name = Очерёдность хода: { $n }
smc-phase-start_of_turn = Начало
smc-phase-trade = Торговля
smc-phase-city_management = Города
smc-phase-movement = Движение
smc-phase-research = Наука
smc-turn = Ход { $n }
smc-order = Порядок игры: { $nations }
smc-dial = Торговля { $n }, доход { $income }, хватает на уровень { $level }
smc-culture-n = Жетоны культуры: { $n }
smc-events-n = События: { $n } из { $of }
smc-bonus = Боевой бонус: { $n }
smc-pyramid-of = Пирамида ({ $nation }): { $rows }
smc-win-culture = Культурная победа: { $text }
smc-win-technology = Технологическая победа: { $text }
smc-win-economy = Экономическая победа: { $text }
smc-win-military = Военная победа: { $text }
smc-steps = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
    [many] { $n } шагов
   *[other] { $n } шагов
}
smc-yours = Ваше имущество
smc-your-pyramid = Ваша пирамида
smc-techs-n = { $n ->
    [one] { $n } технология
    [few] { $n } технологии
    [many] { $n } технологий
   *[other] { $n } технологий
}
smc-values = скорость { $speed } · отряд { $stack } · боевая рука { $hand }
smc-free-places = { $n ->
    [one] Свободное место на уровне { $level }: { $trade } торговли
    [few] { $n } свободных места на уровне { $level }: по { $trade } торговли
    [many] { $n } свободных мест на уровне { $level }: по { $trade } торговли
   *[other] { $n } свободного места на уровне { $level }: по { $trade } торговли
}
smc-research-now = Сейчас можно изучить уровень { $level }: торговля { $trade }.
smc-research-not = Для исследований нужно не меньше { $n } торговли.
smc-resources = Ресурсы
smc-great-person = великий человек
smc-none = нет
smc-forces = Войска
smc-forces-n = { $n ->
    [one] { $n } карта, видите только вы
    [few] { $n } карты, видите только вы
    [many] { $n } карт, видите только вы
   *[other] { $n } карт, видите только вы
}
smc-figures-line = Бонус { $bonus } · армии { $armies } из { $of } · разведчики { $scouts } из { $most }
smc-events = События
smc-events-of = { $n } из { $of }
smc-no-events = Событий на руке нет: они приходят с продвижением по треку культуры.
smc-under-way = { $n ->
    [0] В пути на { $square }
    [one] В пути на { $square }: остался { $n } шаг
    [few] В пути на { $square }: осталось { $n } шага
    [many] В пути на { $square }: осталось { $n } шагов
   *[other] В пути на { $square }: осталось { $n } шагов
}
smc-your-plan = Ваш план
smc-your-movement = Ваше движение
smc-plan-sum = Идёт групп: { $n } из { $of }, в этом порядке. Битва или открытие останавливает план, а не вас.
smc-plan-help = Перетащите фигуру или нажмите на неё, а потом на подсвеченную клетку.
smc-go-on-and-end = Дальше и закончить
smc-move-and-end = Пойти и закончить
smc-end-movement = Закончить движение
smc-only-move = Только пойти, ещё не заканчивать
smc-leads-to = К чему это приведёт
smc-trade-a-turn = Торговля за ход
smc-not-in-plan = Не в плане
smc-speed = Скорость
smc-stack = Фигур на клетке
smc-water = Вода
smc-water-closed = закрыта
smc-water-cross = можно пересечь
smc-water-end = открыта
smc-watched = Кто-то наблюдает
smc-asked-each-step = спросят на каждом шаге
smc-now-playable = Между двумя ходами
smc-how-many-armies = Сколько армий
smc-how-many-scouts = Сколько разведчиков идёт вместе
smc-picked-help = Нажмите на подсвеченную клетку. Число на ней – сколько шагов там останется.
smc-no-way = Столько фигур никуда не пройдёт. Попробуйте меньше.
smc-cities = Ваши города
smc-may-act = может действовать
smc-has-acted = уже действовал
smc-yields-of = Доходы: { $city }
smc-production = Производство
smc-trade = Торговля
smc-culture = Культура
smc-coin = Монеты
smc-combat = Боевой бонус
smc-defence = Оборона
smc-by-scout = { $n } разведчиком
smc-by-government = { $n } от строя
smc-this-turn = { $n } в этот ход
smc-from-land = со своих земель
smc-blocked-n = { $n } в блокаде
smc-a-turn = каждый ход
smc-if-arts = искусством
smc-walled = со стеной
smc-defended = дома
smc-makes = Производит { $city }
smc-build-n = Создать, { $n ->
    [one] { $n } вид
    [few] { $n } вида
    [many] { $n } видов
   *[other] { $n } видов
}
smc-or-first = Вместо торговли сначала
smc-gives-price = даёт · цена
smc-on = на { $square }
smc-on-of = { $n ->
    [one] на { $square }
    [few] на { $square }; подсвечены { $n } клетки
    [many] на { $square }; подсвечено { $n } клеток
   *[other] на { $square }; подсвечено { $n } клеток
}
smc-one-army = Армия
smc-one-scout = Разведчик
smc-to-forces = пополняет ваши войска
smc-choose-square = выберите подсвеченную клетку
smc-city-makes = Производит { $city }
smc-rush = Ускорено торговлей
smc-make = Создать: { $name }
smc-make-rush = Создать: { $name }, за { $n } торговли
smc-no-undo = Другие могут на это ответить.
smc-or-instead = Или вместо этого
smc-besides = Кроме того
smc-end-cities = Закончить управление городами
smc-end-part = Закончить
smc-group-found = Основать город
smc-group-government = Сменить строй
smc-group-people = Великие люди
smc-group-events = Сыграть событие
smc-group-abilities = Потратить ресурс
smc-group-bargains = Торговаться
smc-learn-1 = Ход начинается с основания городов: городом становится разведчик. Сейчас меняют и строй.
smc-learn-2 = Потом все собирают торговлю с земель вокруг своих городов и могут торговаться.
smc-learn-3 = Каждый город делает одно дело: что-то создаёт, отдаётся искусству или собирает ресурс.
smc-learn-4 = Фигуры движутся: разведчики исследуют и собирают, армии занимают хижины и деревни и нападают.
smc-learn-5 = Когда торговли хватает, изучают технологию; ей нужно место в пирамиде.
smc-learn-6 = Четыре пути к победе: конец трека культуры, космический полёт, пятнадцать монет или вражеская столица.
smc-turned-up = Открытые технологии: { $n }
smc-offer-empty = Положите что-нибудь хотя бы на одну сторону.
