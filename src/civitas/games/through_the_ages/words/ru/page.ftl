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
tta-group-hand = С руки
tta-group-events = События и территории
tta-group-attacks = Нападения
tta-group-pacts = Пакты
tta-of-yours = { $n } (есть { $have })
tta-to-take = Взять: гражданские действия
tta-each-worker = Каждый рабочий
tta-gives = Даёт
tta-to-develop = Изучить: наука
tta-to-revolt = Революцией: наука
tta-to-build = Построить: ресурсы
tta-its-stages = Этапы: ресурсы
tta-to-play = Разыграть: военные действия
tta-workers-there = Рабочие там
tta-tableau = Карты в игре
tta-age = Эпоха { $age }
tta-sign-culture = культура
tta-sign-science = наука
tta-sign-strength = сила
tta-sign-happy = счастливые лица
tta-sign-food = еда
tta-sign-resources = ресурсы
tta-sign-civil = гражданские действия
tta-sign-military = военные действия
tta-sign-blue = синие жетоны
tta-sign-yellow = жёлтые жетоны
tta-sign-ship = колонизация
tta-sign-defense = защита
tta-sign-urban = городское здание
tta-sign-technology = изучаемая технология
tta-sign-or = или
tta-sign-each = за каждый
tta-kind-farm = Ферма
tta-kind-mine = Шахта
tta-kind-lab = Лаборатория
tta-kind-temple = Храм
tta-kind-library = Библиотека
tta-kind-theater = Театр
tta-kind-arena = Арена
tta-kind-infantry = Пехота
tta-kind-cavalry = Кавалерия
tta-kind-artillery = Артиллерия
tta-kind-air_force = Авиация
tta-kind-law = Право
tta-kind-warfare = Военное дело
tta-kind-exploration = Исследования
tta-kind-construction = Строительство
tta-kind-government = Правительство
tta-kind-leader = Лидер
tta-kind-wonder = Чудо
tta-kind-action = Карта действия
tta-kind-tactic = Тактика
tta-kind-territory = Территория
tta-kind-bonus = Карта бонуса
tta-kind-aggression = Агрессия
tta-kind-war = Война
tta-kind-pact = Пакт
tta-kind-event = Событие

# Карты словами — для тех, кто слушает поле.
tta-costs = стоит: { $cost }
tta-by-revolution = революцией: { $cost }
tta-stages = этапы { $stages }
tta-built = построено этапов: { $n } из { $of }
tta-price =
    { $n ->
        [one] цена { $n } гражданское действие
        [few] цена { $n } гражданских действия
       *[many] цена { $n } гражданских действий
    }
tta-back = Военная карта рубашкой вверх, эпоха { $age }
tta-chosen = выбрана
tta-ruined = в руинах
tta-with-homer = с Гомером

# Торги и защита.
tta-who-colonizes = Кто колонизирует территорию «{ $card }»?
tta-offers-you = { $name } предлагает вам пакт «{ $card }»
tta-if-you-accept = Если вы согласитесь
tta-pact-binds = Любая сторона может разорвать его политическим действием.
tta-revealed-by = Открывает { $name }. Ставки идут по часовой стрелке; кто пасует, тот выбывает.
tta-you-won-at = Вы выиграли со ставкой { $bid }: войско должно стоить не меньше.
tta-at-most = Самое большое войско, какое можно послать: { $n }.
tta-you-could-send = Что можно послать
tta-force-modifier = Бонус колонизации вашей цивилизации
tta-force-discards = «{ $card }»: сбрасываемые карты
tta-largest-force = Самое большое войско
tta-cheapest-force = Самое дешёвое войско для ставки { $n }
tta-send-this = Послать это войско
tta-discard-help = Нажимайте на карты в руке или выбирайте в списке.
tta-force-help = Нажимайте на отряды и карты на столе или выбирайте в списке; каждое нажатие добавляет один.
tta-unit-cards =
    { $n ->
        [one] карты
        [few] карт
        [many] карт
       *[other] карт
    }
tta-attacks-you = { $name } нападает на вас: «{ $card }»
tta-defend-now = Защищаться можно один раз, сейчас, военными картами с руки.
tta-against = против
tta-you-defend = Вы защищаетесь
tta-holds = выдержит
tta-short = не хватает { $n }
tta-needed = Нужно { $n }; достаточно столько же, сколько у нападающего.
tta-below-nothing = Если выходит меньше { $n }, нельзя разыграть ничего.
tta-cannot-hold = Ваших карт не хватит до { $n }.
tta-cards-to-use = Карт: { $n }, не больше { $most }
tta-show-it = открыть, +{ $n }
tta-face-down = в закрытую, +1
tta-keep = оставить
tta-if-it-succeeds = Если удастся
tta-attacker-chooses = Что именно, выбирает { $name } в пределах карты.

# Предупреждения.
warn-uprising = В конце хода восстание: недовольных { $discontent }, свободных рабочих { $unused }. Производства не будет.
warn-famine = В конце хода голод: еды не хватает на { $food }, за каждую единицу теряются 4 очка культуры.
warn-corruption =
    В конце хода коррупция отнимет { $resources } { $resources ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    }.
warn-actions-left =
    { $actions ->
        [one] Останется { $actions } неиспользованное гражданское действие.
        [few] Останется { $actions } неиспользованных гражданских действия.
       *[many] Останется { $actions } неиспользованных гражданских действий.
    }

# Как идёт ход.
tta-learn-1 = Ряд карт сдвигается: самые дешёвые карты уходят, справа приходят новые.
tta-learn-2 = Политика: не больше одной военной карты — событие, нападение или пакт. Можно и пропустить.
tta-learn-3 = Гражданскими действиями берут карты из ряда, растят население, строят фермы, шахты и здания, изучают технологии.
tta-learn-4 = Военными действиями обучают отряды и разыгрывают тактики. На слабых нападают.
tta-learn-5 = В конце хода — производство: культура, наука, еда, ресурсы. Следите за коррупцией и недовольством.
tta-learn-6 = Когда кончаются карты эпохи III, начинаются последние раунды. Побеждает тот, у кого больше культуры.

## what happened: headings, threats, scenes

heading-round = Раунд { $round }
heading-turn = { $seat }
threat-war = «{ $card }»: { $seat } { $strength }, вы { $own }
threat-my-war = Ваша «{ $card }»: вы { $own }, { $seat } { $strength }
threat-uprising = Восстание: недовольных { $discontent }, свободных { $unused }
threat-discontent = Недовольных { $discontent }, свободных { $unused }
threat-famine = Голод: еды не хватает на { $food }
threat-corruption = Коррупция: ресурсы −{ $resources }
threat-hand = Военных карт сверх предела: { $number }
threat-age-ends = Эпоха { $age }, осталось карт: { $left }
threat-last-round = Последний раунд: { $round }, сейчас { $now }
scene-event = Событие
scene-auction = Территория
scene-declaration = Объявлена война
scene-war = Война
scene-aggression = Агрессия
scene-pact = Пакт
scene-age = Новая эпоха
scene-final = Конец партии
scene-uprising = Восстание
scene-famine = Голод
tta-why-age = Карты предпоследней эпохи уходят из рук и из игры; каждый теряет 2 жёлтых жетона.
tta-why-famine = Каждая недостающая единица еды стоит 4 очка культуры.
tta-why-uprising = Недовольных больше, чем свободных рабочих: производства нет.

# the guided first turns
tta-guide-row = Ряд карт
tta-guide-row-text = Всё, что у вас будет, приходит отсюда. Пять карт слева стоят одно гражданское действие, следующие четыре — два, последние четыре — три.
tta-guide-row-why = Каждый ход карты сдвигаются влево и дешевеют, а крайние исчезают. Ждать — значит ставить на то, что карта больше никому не нужна.
tta-guide-workers = Рабочие и что они производят
tta-guide-workers-text = Каждый жёлтый рабочий трудится на своей карте: фермы дают еду, шахты — ресурсы, лаборатории — науку, храмы — культуру и довольство, воины — силу.
tta-guide-workers-why = Всё строится рабочими. Еда покупает новых рабочих, ресурсы дают им дело.
tta-guide-actions = Ваши действия
tta-guide-actions-text = Белые кружки — гражданские действия, красные ромбы — военные. Брать карты, расти и строить — гражданские; воины — военные.
tta-guide-actions-why = Неиспользованные гражданские действия пропадают. За неиспользованные военные в конце хода вы тянете военные карты.
tta-guide-first = Ваше первое действие
tta-guide-first-text = Один щелчок по подсвеченной вещи показывает, что изменится; второй или «Сделать» делает это. Вот что сейчас сделал бы вдумчивый игрок:
tta-guide-first-why = Всё можно отменить, пока не открылось ничего нового.
tta-guide-forecast = Если закончить ход сейчас
tta-guide-forecast-text = Что принесёт конец хода: науку, культуру, еду и ресурсы — и во что обойдётся прокормить людей.
tta-guide-forecast-why = Синих жетонов мало: кто копит лишнее, теряет ресурсы из-за коррупции. Тратьте, а не копите.
tta-guide-more = И остаток хода
tta-guide-more-text = У вас ещё есть действия. Хорошее следующее:
tta-guide-more-why = В первых раундах больше всего окупаются рабочие и шахты; карты на руке — на потом.
tta-guide-end = Завершите ход
tta-guide-end-text = Когда полезного не осталось, завершите ход здесь. Сыграют другие, затем ряд сдвинется.
tta-guide-end-why = Что произошло за это время, вы узнаете, когда снова придёт ваш черёд.
tta-guide-politics = Политика
tta-guide-politics-text = Каждый ход начинается не более чем с одного политического действия: событие с руки на будущее или пас. Военные карты видите только вы.
tta-guide-politics-why = Подготовленное событие позже коснётся всех; вы знаете, чего оно хочет, а другие — нет.
tta-guide-others = Остальные
tta-guide-others-text = Здесь их показатели: культура, наука, сила. Щелчок по имени показывает всё поле игрока.
tta-guide-others-why = Нападают на явно слабейшего. Держитесь в двух-трёх очках от сильнейшего.

# where points came from
source-production = Производство
source-events = События
source-impacts = Влияния в конце игры
source-wonders = Чудеса
source-colonies = Колонии
source-cards = Карты и лидеры
source-conflict = Войны и агрессии
