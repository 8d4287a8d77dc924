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
civ-map = Поле
civ-move-from = Откуда: { $area }. Куда?
civ-area = { $area }: предел { $limit }{ $site ->
        [1] , место для города
       *[other] {""}
    }
civ-here-city = город { CASE($nation, "gen") }
civ-here-tokens =
    { $n ->
        [one] { $n } жетон { CASE($nation, "gen") }
        [few] { $n } жетона { CASE($nation, "gen") }
       *[many] { $n } жетонов { CASE($nation, "gen") }
    }
civ-here-ships =
    { $n ->
        [one] { $n } корабль { CASE($nation, "gen") }
        [few] { $n } корабля { CASE($nation, "gen") }
       *[many] { $n } кораблей { CASE($nation, "gen") }
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
civ-wants = взамен:
civ-paused = отложено
civ-do-accept = Принять
civ-do-withdraw = Отозвать
civ-do-suspend = Отложить
civ-do-resume = Возобновить
civ-say = Объявить
civ-everybody-reads = Все прочтут
civ-name-one = Назовите одну
civ-you-pass = Вы передаёте карту «{ $card }»
civ-anything = что угодно
civ-all = все
civ-offer-to = Предложение → { $who }; взамен: { $wants }
civ-offer-wanting = Предложение; взамен: { $wants }
civ-counter-number = Ответ на предложение { $n }
civ-counter-to = Ответ на предложение ({ $who })
civ-civilization-cards = Карты цивилизации
civ-owned = есть
civ-card-price = цена { $n }
civ-left = осталось { $n }
civ-tab-map = Поле
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
civ-put-back = вернуть
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
civ-city-facts =
    У { CASE($nation, "gen") } там { $tokens } { $tokens ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }; чтобы взять город, их нужно { $needed }. Для защиты нужно 6 жетонов в запасе, у вас { $stock }.

# Предупреждения.
warn-surplus =
    { $tokens ->
        [one] { $tokens } жетон сверх предела уйдёт с поля.
        [few] { $tokens } жетона сверх предела уйдут с поля.
       *[many] { $tokens } жетонов сверх предела уйдут с поля.
    }
warn-nobody = На поле не осталось бы ни одного вашего жетона: расти было бы нечему.
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
civ-learn-6 = Наступают бедствия, потом маркеры двигаются по шкале развития, если выполнены условия эпохи. Побеждает тот, кто дойдёт до конца с нужными очками.
civ-group-crafts = Ремёсла
civ-group-sciences = Науки
civ-group-arts = Искусства
civ-group-civics = Общество
civ-one-more = Ещё одна карта добавила бы

# Planning on the map, sets, moments.
civ-tab-ast = Народы
civ-asked-here = вопрос здесь
civ-chosen-here = выбрано: { $amount }
civ-sail-from = Корабль у берега: { $area }. Куда?
civ-on-foot = пешком
civ-with-ship = Кораблём
civ-by-ship = кораблём, шагов: { $steps } из { $of }
civ-by-ship-at = корабль: { $area }, шагов: { $steps } из { $of }
civ-ship-at = Корабль: { $area }
civ-steps =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
        [many] { $n } шагов
       *[other] { $n } шага
    }
civ-badge-city = { $n }: можно город
civ-badge-over = +{ $n }
civ-badge-conflict = бой { $mine } : { $theirs }
civ-badge-city-attack = штурм { $n } из { $of }
civ-city-in = Город: { $area }
civ-site = место города
civ-unit-units =
    { $n ->
        [one] единицы
        [few] единиц
        [many] единиц
       *[other] единиц
    }
civ-unit-tokens =
    { $n ->
        [one] фишки
        [few] фишек
        [many] фишек
       *[other] фишек
    }
civ-unit-cities =
    { $n ->
        [one] города
        [few] городов
        [many] городов
       *[other] городов
    }
civ-unit-support = содержания
civ-order-help = Укажите, сколько теряет каждый из остальных.
civ-set-help = Нажимайте места на карте или выбирайте в списке; нажатие добавляет одну.
civ-hand-help = Нажимайте на карты в руке или выбирайте в списке; каждое нажатие добавляет одну.
civ-your-plan = Ваш план
civ-your-move = Ваш ход
civ-plan-sum = Частей: { $n }, жетонов: { $tokens }. Меняйте, убирайте или продолжайте.
civ-plan-help = Перетащите жетоны на место или нажмите на них, затем на место. Ничто не считается, пока вы не закончите.
civ-still-free = Ещё могут двигаться
civ-end-movement = Закончить движение
civ-leads-to = К чему это ведёт
civ-support = Содержание, городов: { $n }
civ-support-of = есть { $n }, нужно { $of }
civ-city-possible = Можно построить
civ-support-all = Содержание для всех
civ-lacking = не хватает { $n }
civ-over-limit = Сверх предела
civ-lost = потери: { $n }
civ-conflict-in = Бой: { $area }
civ-takes-city = для взятия города нужно { $n }
civ-picked = { $area }: { $n } из { $of }
civ-picked-help = Сколько и куда? Подсвеченные места доступны; число можно набрать цифрой.
civ-how-many = Сколько
civ-of-limit = { $n } из { $limit }
civ-ship-help = Куда он плывёт без жетонов? Чтобы перевезти жетоны, выберите их: корабль найдётся сам.
civ-worth-points =
    { $n ->
        [one] { $n } очко на виду
        [few] { $n } очка на виду
        [many] { $n } очков на виду
       *[other] { $n } очка на виду
    }
civ-short-tokens = поле
civ-short-cities = города
civ-short-ships = суда
civ-short-stock = запас
civ-short-treasury = казна
civ-short-hand = рука
civ-hand-sum = карт: { $n }, ценность { $worth }
civ-fight-why = Жетонов { $n }, а места на { $limit }: все снимают по очереди, начиная с того, у кого меньше.
civ-calamity-red = бедствие { $n }, красное
civ-calamity-black = бедствие { $n }, чёрное
civ-about-volcano_earthquake = Вулкан уничтожает всё вокруг; если его нет, землетрясение поражает город.
civ-about-flood = На одной пойме гибнут 17 единиц и до 10 чужих.
civ-about-famine = Гибнут 9 единиц; остальные теряют всего 20, каждый не больше 11.
civ-about-civil_war = Часть народа отделяется и переходит к другому игроку.
civ-about-epidemic = Умирают 16 единиц, но ни одна область не пустеет; остальные теряют до 25.
civ-about-civil_disorder = Все города, кроме 4, сокращаются.
civ-about-iconoclasm_heresy = Сокращаются 4 города и 2 чужих.
civ-about-piracy = За каждый корабль торговца теряется приморский город.
civ-why-drawn = Карту берёт { $nation }.
civ-why-traded = { $nation } получает её при обмене от { CASE($trader, "gen") }; отдавшему народу она не вредит.
civ-commodity = товар, стопка { $n }
civ-about-commodity = n карт одного товара стоят n × n × ценность одной: вторая карта добавляет втрое больше первой.
civ-about-red = Красное: поражает того, кто его вытянул, и не подлежит обмену.
civ-about-black = Чёрное: его можно обменять, и поражает оно лишь того, кто получил его в обмене.
civ-sets-worth = 1, 2, 3 … карты стоят
civ-in-hand = У вас на руке
civ-printed-price = Цена на карте
civ-your-price = Ваша цена
civ-needs-card = Требует
civ-credit-towards = Скидка на
civ-owners = У кого есть
civ-in-supply = Осталось купить
civ-accept-help = Карты сразу переходят из рук в руки, и вернуть ничего нельзя. Число, ценность и названный товар верны; прочие карты могут быть любыми, и бедствиями тоже.
civ-give-at-least = Нужно не меньше карт: { $n }, среди них товар.

## what happened: headings, threats, scenes

heading-round = Раунд { $round }
heading-phase =
    { $event ->
        [1] { civ-event-1 }
        [2] { civ-event-2 }
        [3] { civ-event-3 }
        [4] { civ-event-4 }
        [5] { civ-event-5 }
        [6] { civ-event-6 }
        [7] { civ-event-7 }
        [8] { civ-event-8 }
        [9] { civ-event-9 }
        [10] { civ-event-10 }
        [11] { civ-event-11 }
        [12] { civ-event-12 }
       *[13] { civ-event-13 }
    }
heading-movement = { civ-event-5 }: { $seat }
threat-conflict = Бой: { $areas }
threat-calamity = У вас на руке: «{ $card }»
threat-support = На содержание городов не хватает жетонов: { $number }
threat-revolt = Города без средств на налог: { $number }
threat-surplus = Жетонов сверх предела: { $number }
threat-hand = Торговых карт сверх шести: { $number }
scene-fight = Бой
scene-surrender = Город
scene-calamity = Бедствие
scene-revolt = Восстание
scene-steps-back = Шкала развития
scene-swap = Обмен
scene-void = Сделка не состоялась

# the guided first turns
civ-guide-nation = Выберите народ
civ-guide-nation-text = Каждый народ начинает в своём месте и имеет свою строку на шкале развития. Наведите на народ — увидите, где он начинает.
civ-guide-nation-why = Народ в углу карты долго растёт без помех; у народа в середине скоро появляются соседи, чтобы торговать и спорить.
civ-guide-map = Читайте карту
civ-guide-map-text = Число в круге — сколько жетонов прокормит область; лишние гибнут. Чёрный квадрат — место для города.
civ-guide-map-why = Жетоны множатся каждый раунд: из одного два, два и больше прирастают двумя. Расселяйтесь — всё растёт быстрее.
civ-guide-move = Спланируйте движение
civ-guide-move-text = Щёлкните стопку, выберите сколько, щёлкните куда: стрелки покажут план. Порядок любой, всё можно изменить.
civ-guide-move-why = Где есть еда, оставьте один-два, остальных пошлите рядом: никто не погибнет, а в следующем раунде вырастет больше областей.
civ-guide-end = Завершите движение
civ-guide-end-text = Когда стрелки вас устраивают, эта кнопка отправляет весь план сразу.
civ-guide-end-why = До этого ничего не делается; стол скажет, что погибнет и где будет бой.
civ-guide-ship = Корабли
civ-guide-ship-text = Корабль стоит два жетона или два из казны и везёт до пяти жетонов вдоль берега.
civ-guide-ship-why = Только не за единственные два жетона: пусть сначала размножатся. Потом один ранний корабль открывает острова, куда пешком никто не дойдёт.
civ-guide-cities = Города
civ-guide-cities-text = Шесть жетонов на месте для города становятся городом, в другом месте — двенадцать. Каждому городу нужны два жетона на содержание.
civ-guide-cities-why = Города приносят торговые карты и двигают вас по шкале развития. Стройте, когда останется чем их содержать.
civ-guide-trade = Торговля
civ-guide-trade-text = Набор одного товара стоит гораздо больше отдельных карт: три одинаковые — в девять раз больше одной. Предлагайте то, чего у вас мало, за то, что собираете.
civ-guide-trade-why = Число карт, их общую ценность и один товар называют честно; остальное может быть чем угодно, даже бедствием. Это часть игры.
civ-guide-buy = Покупайте карты цивилизации
civ-guide-buy-text = Платите наборами торговых карт и казной. Карты остаются навсегда, помогают и удешевляют другие своего цвета.
civ-guide-buy-why = Эпохи шкалы развития требуют карт нескольких цветов: не берите одни дешёвые.
civ-guide-ast = Шкала развития (A.S.T.)
civ-guide-ast-text = Каждый раунд ваш маркер сдвигается на деление, если выполнены требования следующей эпохи: города, позже карты.
civ-guide-ast-why = Кто стоит два раунда, редко побеждает: заранее смотрите, чего потребует следующая эпоха.

# where points came from
source-cards = Карты цивилизации
source-treasury = Казна
source-hand = Торговые карты на руке

# who trades
civ-do-counter = Встречное
civ-traders = Торговцы
civ-traders-cards = Карты
civ-traders-deals = Обмены
civ-traders-offers = Предложения
civ-traders-left = Сообщения
civ-traders-done = Готово
