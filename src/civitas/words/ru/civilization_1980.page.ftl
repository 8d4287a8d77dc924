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
civ-city-of = Город: { $nation }, { $area }
civ-tokens-of =
    { $n ->
        [one] { $n } жетон: { $nation }, { $area }
        [few] { $n } жетона: { $nation }, { $area }
       *[many] { $n } жетонов: { $nation }, { $area }
    }
civ-ship-of = Корабль: { $nation }
civ-ast = Развитие
civ-ast-at = { $nation }: деление { $space } шкалы развития
civ-start = начало
civ-end = конец
civ-needs-2 = 2 города
civ-needs-3 = 3 группы
civ-needs-4 = 7 карт
civ-needs-5 = очки
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
civ-you-can-pay = Вы можете заплатить: карты { $hand }, казна { $treasury }
civ-owned = есть
civ-cost = цена { $cost }
civ-cost-less = на карте { $cost }
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
