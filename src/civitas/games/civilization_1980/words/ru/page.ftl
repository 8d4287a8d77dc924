# Поле «Цивилизации» на странице.

moment = Раунд { $round }
moment-setup = Подготовка
num-ast = Шкала развития
num-points = Видимые очки
num-cities = Города
num-tokens = Жетоны
num-areas = Области
num-stock = Запас
num-treasury = Казна
num-ships = Корабли
num-cards = Карты цивилизации
num-hand = Торговые карты
civ-map = Карта
civ-zoom-in = Крупнее
civ-zoom-out = Мельче
civ-fit = Вся карта
civ-move-from = Откуда: { $area }. Куда?
civ-area = { $area }: предел { $limit }{ $site ->
        [1] , место для города
       *[other] {""}
    }
civ-here-city = город ({ $nation })
civ-here-tokens =
    { $n ->
        [one] { $n } жетон ({ $nation })
        [few] { $n } жетона ({ $nation })
       *[many] { $n } жетонов ({ $nation })
    }
civ-here-ships =
    { $n ->
        [one] { $n } корабль ({ $nation })
        [few] { $n } корабля ({ $nation })
       *[many] { $n } кораблей ({ $nation })
    }
civ-here-nobody = никого
civ-water-of = Прибрежные воды: { $area }
civ-on-plain = пойма: { $plain }
civ-volcano = вулкан: { $volcano }
civ-ast = Развитие
civ-ast-at = { $nation }: деление { $space } из { $end } шкалы развития
civ-ast-next = следующее деление: { $need }
civ-start = начало
civ-end = конец
civ-needs-2 = 2 города
civ-needs-3 = 3 группы
civ-needs-4 = 7 карт
civ-needs-5 = очки
civ-needs-points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
civ-thinks = думает
civ-acts = ходит
civ-census = перепись
civ-cities = города
civ-stock = запас
civ-treasury = казна
civ-hand = рука
civ-points = очки
civ-trade-hand = Торговые карты
civ-cards-only-you =
    { $n ->
        [one] { $n } карта, видите только вы
        [few] { $n } карты, видите только вы
       *[many] { $n } карт, видите только вы
    }
civ-calamity = бедствие
civ-set-values = Ценность наборов
civ-trade-floor = Торговля
civ-market = Рынок, круг { $n }
civ-offers =
    { $n ->
        [one] { $n } предложение
        [few] { $n } предложения
       *[many] { $n } предложений
    }
civ-answered = ответили { $n } из { $of }
civ-true = правда
civ-checked-by-rules = подсчитано по правилам
civ-no-offers-yet = На столе нет предложений.
civ-offer-number = предложение { $n }
civ-n-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
civ-worth = ценность { $n }
civ-one-is = одна из них
civ-wants = нужно
civ-paused = отложено
civ-do-accept = Принять
civ-do-withdraw = Отозвать
civ-do-suspend = Отложить
civ-do-resume = Возобновить
civ-say = Объявить
civ-everybody-reads = Все прочтут
civ-name-one = Назовите одну
civ-you-pass = Вы передаёте: { $card }
civ-anything = что угодно
civ-all = все
civ-offer-to = Предложение, кому: { $who }, нужно: { $wants }
civ-offer-wanting = Предложение, нужно: { $wants }
civ-counter-number = Ответ на предложение { $n }
civ-counter-to = Ответ на предложение, кому: { $who }
civ-civilization-cards = Карты цивилизации
civ-owned = есть
civ-card-price = цена { $n }
civ-left = осталось { $n }
civ-tab-map = Карта
civ-tab-trade = Торговля
civ-tab-cards = Карты
civ-event-1 = Налог
civ-event-2 = Рост
civ-event-3 = Перепись
civ-event-4 = Корабли
civ-event-5 = Движение
civ-event-6 = Бои
civ-event-7 = Города
civ-event-8 = Добор
civ-event-9 = Торговля
civ-event-10 = Покупка
civ-event-11 = Бедствия
civ-event-12 = Возврат
civ-event-13 = Развитие
civ-nations = Народы

# Покупка и город под угрозой.
civ-can-spend = Можно потратить { $n }: наборы { $hand }, казна { $treasury }.
civ-chosen = Выбрано
civ-nothing-chosen = Пока ничего не выбрано.
civ-price = Цена вместе
civ-left-to-spend = Ещё можно потратить
civ-short = не хватает { $n }
civ-ways-to-pay = Как заплатить
civ-spares-most = В сумме остаётся больше всего
civ-spares-treasury = Бережёт казну
civ-spares-cards = Бережёт карты
civ-treasury-pays = казна { $n }
civ-lost-overpaying = переплата: пропадает { $n }
civ-exact = ничего не пропадает
civ-left-after = рука потом стоит { $n }
civ-city-threatened = { $area }: город не защитить
civ-city-facts = У противника ({ $nation }) там жетонов: { $tokens }; чтобы взять город, их нужно { $needed }. Для защиты нужно 6 жетонов в запасе, у вас { $stock }.

# Предупреждения.
warn-surplus =
    { $tokens ->
        [one] { $tokens } жетон сверх предела уйдёт с поля.
        [few] { $tokens } жетона сверх предела уйдут с поля.
       *[many] { $tokens } жетонов сверх предела уйдут с поля.
    }
warn-conflict = Будет бой: { $area }.
warn-support = Жетонов не хватает на содержание городов: на поле нужно ещё { $tokens }.
warn-revolt =
    { $cities ->
        [one] { $cities } город не сможет заплатить налог из вашего запаса и может восстать.
        [few] { $cities } города не смогут заплатить налог из вашего запаса и могут восстать.
       *[many] { $cities } городов не смогут заплатить налог из вашего запаса и могут восстать.
    }
warn-hand =
    { $cards ->
        [one] Придётся вернуть { $cards } торговую карту: оставить можно шесть.
        [few] Придётся вернуть { $cards } торговые карты: оставить можно шесть.
       *[many] Придётся вернуть { $cards } торговых карт: оставить можно шесть.
    }

# Как идёт раунд.
civ-learn-1 = Каждый город платит налог в казну; потом жетонов становится больше: из одного — два, а где их два и больше, прибавляется ещё два.
civ-learn-2 = Движение: каждый жетон — на одну область по суше; корабли везут вдоль берегов до пяти жетонов.
civ-learn-3 = Где слишком тесно, там бой. Шесть жетонов на месте для города, а вне его двенадцать, становятся городом. Каждому городу нужны два жетона в других областях.
civ-learn-4 = За каждый город берут торговую карту. Меняйтесь с другими: наборы одного товара стоят намного больше отдельных карт. Бедствия можно передать.
civ-learn-5 = За наборы и казну покупайте карты цивилизации. Они удешевляют другие и помогают до конца.
civ-learn-6 = Наступают бедствия, потом метки двигаются по шкале развития, если выполнены условия эпохи. Побеждает тот, кто дойдёт до конца с нужными очками.
civ-group-crafts = Ремёсла
civ-group-sciences = Науки
civ-group-arts = Искусства
civ-group-civics = Общество
civ-one-more = Ещё одна карта добавила бы
