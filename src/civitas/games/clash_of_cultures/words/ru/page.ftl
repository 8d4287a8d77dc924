# Clash of Cultures on the page.

moment = Эпоха { $age }, раунд { $round }
num-points = Победные очки
num-cities = Города
num-advances = Достижения
num-objectives = Цели
num-armies = Военные отряды
num-ships = Корабли
num-resources = Ресурсы
num-mood = Жетоны настроения
num-culture = Жетоны культуры

# Поле
coc-map = Карта
coc-unexplored = не исследовано
coc-exhausted = истощено
coc-layers = Названия на карте
coc-civilizations = Цивилизации
coc-barbarians = Варвары
coc-pirates = Пираты
coc-barbarian-city = город варваров
coc-city-of = город ({ $name }), размер { $size }, { $mood }
coc-port-of = порт города { $space }
coc-event-track = Шкала событий
coc-track-of = { $name }: на шкале событий { $n } из { $of } кубиков
coc-points = Очки: { $n }
coc-actions = { $n ->
    [one] { $n } действие
    [few] { $n } действия
   *[many] { $n } действий
}
coc-first = первый
coc-in-hand = на руке: карт действий { $actions }, карт целей { $objectives }, карт чудес { $wonders }
coc-strip-counts = городов { $cities }, войск { $armies }, кораблей { $ships }, выполненных целей { $objectives }, достижений { $advances }
coc-completed = Выполненные цели
coc-advances-and = Достижения: { $advances } на планшете, { $specials } цивилизации
coc-action-cards = Карты действий
coc-objectives = Цели
coc-wonders = Чудеса
coc-at-once = сразу
coc-met = уже выполнена
coc-not-met = ещё нет
coc-payable = Можно оплатить
coc-not-payable = Пока слишком дорого
coc-age = Эпоха { $n }
coc-picked-hint = Из { $space }: выберите, куда
coc-badge-battle = бой
coc-badge-explore = неизвестно
coc-badge-open = никого не остаётся
coc-choose-here = Выбирайте здесь или на карте.
coc-do-advance = Получить достижение
coc-open = доступно: { $n }
coc-do-city = Активировать город
coc-free-actions = Свободно, без действия
coc-up-to-groups = до { $n } групп
coc-from = от { $n }
coc-size = размер { $n }
coc-used = использован в этом ходу
coc-not-used = ещё не использован
coc-collect-up-to = Сбор, до { $n }
coc-places = Строить, мест: { $n }
coc-recruit-up-to = Набор, до { $n }
coc-used-again = При новом использовании
coc-collect = Сбор
coc-construct = Строить
coc-recruit = Набор
coc-collect-in = Сбор: { $space }
coc-spaces-of = Клеток: { $n } из { $of }.
coc-collect-n = Собрать: { $n }
coc-orient-help = Наведите на положение, и оно появится на карте.
coc-choose-for-me = Выбрать больше всего
coc-blocked = закрыто
coc-has-city = другой город
coc-needs-advance = нет достижения
coc-card = Карта
coc-recruit-in = Набор: { $space }
coc-units-of = Отрядов: { $n } из { $of }.
coc-recruit-n = Набрать: { $n }
coc-mood-of = Потратить: { $n } из { $of }.
coc-raise-for = Поднять настроение за { $n }
coc-set-help = Щёлкай на поле или пользуйся списком.
coc-unit-armies =
    { $n ->
        [one] войска
        [few] войск
        [many] войск
       *[other] войск
    }
coc-unit-cards =
    { $n ->
        [one] карты
        [few] карт
        [many] карт
       *[other] карт
    }
coc-unit-goods =
    { $n ->
        [one] ресурса
        [few] ресурсов
        [many] ресурсов
       *[other] ресурсов
    }
coc-your-plan = Ваш план ходов
coc-your-move = Переместите отряды
coc-plan-sum = В плане: { $n }, осталось: { $left }. Ходы, открывающие новое, идут последними.
coc-plan-help = Перетащите группу на клетку или нажмите на неё, затем на клетку. Осталось ходов: { $n }.
coc-move-now = Переместить
coc-stop-moving = Закончить перемещение
coc-leads-to = К чему это приведёт
coc-odds-all = со всеми
coc-battle-at = Бой: { $space }
coc-undo-ends = Дальше отмены нет
coc-city-open = { $space } без войск
coc-beside = отрядов рядом: { $n }
coc-still-free = Ещё могут ходить
coc-by-road = по дороге
coc-from-space = Из { $space }
coc-picked-help = Укажите, кто идёт и куда, здесь или на карте.
coc-who-goes = Кто идёт
coc-own-city = ваш город
coc-points-by-age = Очки по эпохам
coc-at-start = начало
