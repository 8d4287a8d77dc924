# «Столкновение культур»: что произошло, о чём спрашивают, что можно выбрать и почему нельзя.

# Что произошло: ход игры

log-age-begins = Начинается эпоха { $age }.
log-round-begins = Эпоха { $age }, начинается раунд { $round }.
log-turn-begins = Ходит { $seat }: { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
        [many] { $actions } действий
       *[other] { $actions } действий
    }.
log-turn-ends = { $seat } заканчивает ход.
log-status-phase = Начинается фаза состояния эпохи { $age }.
log-first-player = Первый игрок следующей эпохи: { $seat }.
log-game-ends = Игра окончена.
log-end-roll = { $seat } бросает кубик конца игры: { $n }.
log-starts-settler = { $seat } ставит поселенца на { $space }.
log-forfeits = { $seat } отказывается от { $actions ->
        [one] { $actions } действия
        [few] { $actions } действий
        [many] { $actions } действий
       *[other] { $actions } действий
    }.
log-gains-action = { $seat } получает дополнительное действие.
log-loses-action = { $seat } теряет действие.

# Что произошло: ресурсы и карты

log-gains = { $seat } получает: { $n ->
        [one] { $n } { CASE($good, "one") }
        [few] { $n } { CASE($good, "few") }
       *[many] { $n } { CASE($good, "many") }
    }{ $lost ->
        [0] { "" }
       *[other] ; сверх предела потеряно { $lost }
    }.
log-loses = { $seat } теряет: { $n ->
        [one] { $n } { CASE($good, "one") }
        [few] { $n } { CASE($good, "few") }
       *[many] { $n } { CASE($good, "many") }
    }.
log-pays = { $seat } платит: { $goods }.
log-draws-action-card = { $seat } берёт карту действия.
log-draws-this-action-card = Вы берёте карту: «{ $action_card }».
log-takes-discard = { $seat } берёт из сброса: «{ $action_card }».
log-takes-tactic = { $seat } берёт на руку: «{ $action_card }».
log-draws-objective = { $seat } берёт карту цели.
log-draws-this-objective = Вы берёте карту: «{ $objective_card }».
log-discards-objective = { $seat } сбрасывает карту цели.
log-completes-objective = { $seat } выполняет цель: «{ $objective }».
log-draws-wonder-card = { $seat } берёт карту чуда света.
log-draws-this-wonder-card = Вы берёте карту: «{ $wonder }».
log-takes-wonder-card = { $seat } берёт карту чуда света: «{ $wonder }».
log-wonder-lies-open = Открыта карта чуда света: «{ $wonder }».
log-barters = { $seat } выменивает карту.
log-offers = { $seat } предлагает обмен, решает { $rival }. Отдаёт: { $give }; хочет: { $get }.
log-accepts-offer = { $seat } принимает предложение ({ $rival }).
log-refuses-offer = { $seat } отклоняет предложение ({ $rival }).
log-gives-cards = { $seat } отдаёт ({ $rival }): { $kind }, { $n }.
log-swaps-cards = { $seat } обменивает карту ({ $rival }).
log-spies-on = { $seat } смотрит чужую руку ({ $rival }).
log-changes-plans = { $seat } меняет карту цели.

# Что произошло: достижения

log-gains-advance = { $seat } получает достижение: «{ $advance }».
log-civilization-advance = { $seat } получает особое достижение: «{ $special }».
log-loses-civilization-advance = { $seat } теряет особое достижение: «{ $special }».
log-names-advance = { $seat } пользуется в этот ход достижением: «{ $advance }».
log-changes-government = { $seat } меняет правительство: { $advances }.

# Что произошло: города

log-founds-city = { $seat } возводит город на { $city }.
log-city-moves = { $seat } перемещает город с { $space } на { $goal }.
log-collects = { $seat } собирает в { $city } с клеток { $spaces }.
log-builds = { $seat } строит в { $city }: { $building }.
log-builds-wonder = { $seat } возводит в { $city }: «{ $wonder }».
log-converts-building = Здание в { $city } сменило цвет ({ $seat }): { $building }.
log-recruits = { $seat } нанимает в { $city }: { $units }.
log-mood = Город на { $city } теперь { $mood }.
log-destroys-city = { $seat } оставляет город на { $city }.
log-city-destroyed = { $seat } теряет город на { $city }.
log-lighthouse-ship = { $seat } ставит корабль на { $space }.
log-beloved = { $seat } кладёт жетон культуры в { $city }.
log-influence-roll = { $seat } бросает { $n }, влияя на { $city } из { $source }.
log-influence-fails = Влияние на { $city } не удалось ({ $seat }).
log-influences = { $seat } влияет на здание в { $city }: { $building }.
log-takes-over = { $seat } присоединяет поселение на { $city }.
log-converts-unit = { $seat } переманивает отряд на { $space }: { $unit }.
log-trades =
    { $routes ->
        [one] { $seat } проводит { $routes } торговый путь.
        [few] { $seat } проводит { $routes } торговых пути.
        [many] { $seat } проводит { $routes } торговых путей.
       *[other] { $seat } проводит { $routes } торговых путей.
    }

# Что произошло: отряды

log-places-unit = { $seat } ставит отряд на { $space }: { $unit }.
log-moves = { $seat } перемещает с { $space } на { $goal }: { $units }.
log-sails =
    { $ships ->
        [one] { $seat } плывёт с { $space } на { $goal }: { $ships } корабль.
        [few] { $seat } плывёт с { $space } на { $goal }: { $ships } корабля.
        [many] { $seat } плывёт с { $space } на { $goal }: { $ships } кораблей.
       *[other] { $seat } плывёт с { $space } на { $goal }: { $ships } кораблей.
    }
log-ships-land = { $seat } высаживается с { $space } на { $goal }: поселенцев { $settlers }, пехоты { $infantry }.
log-units-become-ships = { $seat } превращает отряды с { $space } в корабли на { $goal }: { $n }.
log-turns-region = { $seat } открывает регион: { $region }.
log-loses-unit = { $owner } теряет отряд на { $space }: { $unit }.
log-settlers-destroyed = { $owner } теряет поселенцев на { $space }: { $n }.
log-leader-dies = Лидер { $leader } покинул игру ({ $seat }).
log-leader-succeeds = Новый лидер на { $space } ({ $seat }): { $leader }.
log-takes-captive = { $seat } берёт в плен: { $unit }.
log-gives-captive = { $seat } отдаёт пленного: { $unit } ({ $owner }).
log-sacrifices-captive = { $seat } приносит в жертву пленного.
log-frightens = { $seat } отгоняет отряд на { $space }: { $unit }.
log-terrifies = { $seat } изгоняет отряд из сражения на { $space }: { $unit }.
log-raises-rune-stone = { $seat } воздвигает рунический камень.
log-lays-marker = { $seat } кладёт метку на { $space }.

# Что произошло: сражения

log-battle = Сражение на { $space }: нападает { $attacker }, обороняется { $defender }.
log-battle-round = Раунд { $round }: { $attackers } против { $defenders }.
log-lays-tactic = { $seat } выкладывает тактику рубашкой вверх.
log-lays-no-tactic = { $seat } не выкладывает тактику.
log-reveals-tactic = { $seat } раскрывает: «{ $action_card }».
log-archers-shoot = Лучники ({ $seat }) выбрасывают { $value }.
log-peltasts-throw = Пельтасты ({ $seat }) выбрасывают { $values }.
log-encircles = { $seat } выбрасывает { $value } для окружения.
log-rolls = { $owner }, бросок: { $faces }.
log-combat-values = Боевые значения: нападение { $attack }, оборона { $defence }.
log-retreats = { $owner } отступает на { $space }.
log-retreats-tactically = { $seat } отходит на { $space }.
log-great-wall = Великая стена ({ $seat }) не пускает варваров в { $city }.
log-battle-over = Сражение на { $space } окончено; победитель: { $winner }.
log-captures = Город на { $city } захвачен: { $winner } у { $loser }.

# Что произошло: карты действий и события

log-plays-card = { $seat } разыгрывает карту: «{ $civil }».
log-plays-person = { $seat } разыгрывает карту: «{ $event }».
log-cancels-card = { $seat } отменяет чужую карту ({ $rival }).
log-negotiates = { $seat } и { $rival } пока не нападают друг на друга.
log-assassination-threatens = { $seat } начнёт следующий ход с одним действием меньше.
log-draws-event = { $seat } берёт событие: «{ $event }».
log-looks-at-event = { $seat } смотрит верхнюю карту события.
log-sees-event = Верхняя карта события: «{ $event }».
log-takes-person = { $seat } берёт карту: «{ $event }».
log-befriends = { $seat } и { $rival } заключают договор.
log-scores-event = { $seat } получает очки за событие: { $n }.
log-anarchy = { $seat } кладёт правительственные фишки на карту анархии: { $n }.
log-exhausts = { $seat } истощает землю на { $space }.
log-barbarians-settle = Варвары поселились на { $space } ({ $seat }).
log-barbarians-grow = Варваров на { $space } прибыло: { $unit }.
log-barbarians-move = Варвары идут с { $space } на { $goal }.
log-pirates-appear = { $seat } ставит пиратов на { $space }.

# О чём спрашивают: ход

ask-starting-settler = Куда вы поставите поселенца?
ask-start-of-turn = Что вы делаете до начала хода?
ask-turn =
    { $actions ->
        [0] Действий не осталось. Что ещё вы делаете?
        [one] У вас { $actions } действие. Что вы делаете?
        [few] У вас { $actions } действия. Что вы делаете?
        [many] У вас { $actions } действий. Что вы делаете?
       *[other] У вас { $actions } действий. Что вы делаете?
    }
ask-pay = Чем вы платите?
ask-advance = Какое достижение вы получаете?
ask-draw-or-take = Взять из колоды или верхнюю карту сброса { $pile ->
        [event] событий
       *[other] действий
    }?
ask-draw-wonder = Какую карту чуда света вы берёте?
ask-take = Что вы берёте?
ask-take-tokens = Какие жетоны вы берёте?
ask-taxes = Что приносят налоги?
ask-bartering = Что вы получаете за карту?
ask-free-education = Заплатить идею за жетон настроения?
ask-offer = Что вы предлагаете ({ $rival })?
ask-answer-offer = { $rival } отдаёт: { $give }; хочет: { $get }. Вы согласны?
ask-give-cards = Что вы отдаёте ({ $rival }): { $kind }?
ask-trade-route = Какой торговый путь вы проводите?
ask-mediterranean-trader = Что ещё приносит особый путь?
ask-raided = Какой ресурс вы теряете в набеге?

# О чём спрашивают: города

ask-activation = Как вы активируете город на { $city }?
ask-harvest = Что вы собираете в { $city }?
ask-ballcourts = Заплатить жетон настроения, чтобы город считался больше?
ask-metallurgy = Превратить руду в золото?
ask-port-space = На какой клетке моря стоит порт города { $city }?
ask-temple-token = Какой жетон приносит храм?
ask-levy = Кого вы нанимаете в { $city }?
ask-choose-leader = Какого лидера вы нанимаете?
ask-relocate = Откуда взять недостающую фигурку ({ $unit })?
ask-place-unit = Где встаёт отряд ({ $unit })?
ask-medicine = Какой ресурс вы возвращаете?
ask-nationalism = Какой жетон вы берёте?
ask-lighthouse-ship = Где появляется корабль Великого маяка ({ $city })?
ask-increase-happiness = Настроение каких городов вы улучшаете?
ask-pay-for-happiness = Чем вы платите за настроение?
ask-influence = На какой город вы влияете?
ask-pay-for-range = Чем вы платите за дальность?
ask-bind = Обязаться выбрать храм?
ask-buddhism = Выпало { $n }. Перебросить?
ask-boost = Заплатить за недостающее?
ask-replace = Какое здание вы заменяете?
ask-take-over = Какой отряд вы получаете?
ask-target-unit = Какой отряд вы переманиваете?
ask-cultural-influx = Провести культурное влияние свободным действием?
ask-reconstruction = Какое здание вы заменяете?

# О чём спрашивают: отряды

ask-move =
    { $left ->
        [one] Осталось { $left } перемещение. Кто идёт?
        [few] Осталось { $left } перемещения. Кто идёт?
        [many] Осталось { $left } перемещений. Кто идёт?
       *[other] Осталось { $left } перемещений. Кто идёт?
    }
ask-group = Кто идёт с { $space } на { $goal }?
ask-explorers = Кто разведывает регион { $slot } с { $space }?
ask-via = Через какую клетку?
ask-sail-to = На какой клетке моря встаёт корабль?
ask-orientation = Как ляжет регион?
ask-convert = Кто превращается?
ask-launch = Какие отряды становятся кораблями?
ask-hegemony-ship = Какой корабль становится городом?
ask-pay-for-roads = Чем вы платите за дороги?
ask-pay-to-attack = Чем вы платите за нападение?
ask-attack-pirates = Напасть на пиратов?
ask-land-at = Где вы высаживаетесь?
ask-land-passenger = Кто сходит на берег?
ask-navigator = Куда плывут корабли?
ask-after-capture = Что вы делаете сразу после захвата?
ask-lose-passenger = Кто погибает на { $space }?
ask-remove-unit = Какой отряд вы убираете?
ask-refuge = В каком городе укрылся поселенец?
ask-place-infantry = В каком городе появляется пехота?
ask-place-settler = В каком городе появляется поселенец?
ask-imperial-army = Какой отряд превращается?
ask-frighten = Какой отряд вы пугаете?
ask-flee-to = Куда он бежит?

# О чём спрашивают: сражения

ask-trojan-horse = Построить троянского коня за 1 дерево и 1 жетон культуры?
ask-siegecraft-die = Заплатить 2 дерева против кубика крепости?
ask-siegecraft-cancel = Заплатить 2 руды против защиты крепости?
ask-steel-weapons = Заплатить за стальное оружие?
ask-way-of-the-sword = Заплатить 1 руду за «Путь меча»?
ask-bladed-tusks = Заплатить 1 руду за клинки на бивнях?
ask-terror = Заплатить 2 жетона настроения и изгнать вражеский отряд?
ask-terrify = Какой отряд и куда вы изгоняете?
ask-tactic =
    { $laid ->
        [0] Раунд { $round }: какую тактику вы выкладываете?
       *[other] Раунд { $round }: карта уже лежит. Какую тактику вы выкладываете?
    }
ask-strategist = Отказаться от своей карты ради +2?
ask-tactical-retreat = Куда вы отходите?
ask-siege = Заплатить 2 еды, чтобы сохранить способности столкновения?
ask-immortals = Сколько жетонов культуры получают Бессмертные?
ask-elephant-die = Какой кубик слон превращает в защиту?
ask-great-arena = Заплатить жетон за +1 от Великой арены?
ask-horse-master = Защитит ли конница войско, как слон?
ask-fireworks = Заплатить за фейерверк и отменить попадание?
ask-tactician = Заплатить 2 жетона культуры и отменить попадание?
ask-protector = Заплатить жетон культуры и отменить попадание?
ask-casualty =
    { $hits ->
        [one] { $hits } попадание. Какой отряд вы теряете?
        [few] { $hits } попадания. Какой отряд вы теряете?
        [many] { $hits } попаданий. Какой отряд вы теряете?
       *[other] { $hits } попаданий. Какой отряд вы теряете?
    }
ask-retreat = Отступить с { $space }?
ask-dido = Пожертвовать Дидоной и отбросить нападающих?
ask-fanatics = В каком городе появляется пехота фанатиков?
ask-pirate-token = Какой жетон вы берёте за пиратов?
ask-captives = Кого вы берёте в плен?
ask-give-captive = Какого пленного вы отдаёте?
ask-tribute-captive = Какого варвара вы берёте в плен ({ $city })?
ask-mythical = Какую тактику вы возвращаете за жетон культуры?
ask-rune-stone = Воздвигнуть рунический камень?
ask-provinces = Заплатить жетон культуры, чтобы город был счастлив?
ask-proconsul = Заплатить 1 золото за пехоту в городе?

# О чём спрашивают: карты и цели

ask-objectives = Какие цели вы выполняете?
ask-instant-objective = Сейчас можно выполнить: { $objectives }. Выполняете?
ask-subterfuge = Отменить чужую карту ({ $rival })?
ask-spy = Обменять карту ({ $rival })?
ask-new-plans = Какую из взятых карт оставить и какую свою отдать?
ask-synergies = Какое достижение первое?
ask-city-development = Что и где вы строите?
ask-explore = Какой регион вы открываете?
ask-mercenaries = Какие войска варваров вы нанимаете?
ask-mercenary-army = Какое войско идёт следующим?
ask-mercenary-target = Куда идёт войско с { $space }?
ask-cheer = Настроение какого города улучшается?
ask-cheer-again = Заплатить жетон настроения и улучшить настроение города?
ask-calendar = Заплатить жетон культуры и положить карту под низ колоды?
ask-discard-action = Какую карту действия вы сбрасываете?
ask-discard-objective = Какую карту цели вы сбрасываете?
ask-aztec-gold = Что вы меняете на золото?
ask-great-numbers = Заплатить 1 еду и сохранить поселенца?

# О чём спрашивают: события

ask-event-text = Выполнять текст события?
ask-human-sacrifice = Принести в жертву пленного, чтобы не выполнять событие («{ $event }»)?
ask-exhaust = Какая земля истощена?
ask-barbarian-city = Где поселятся варвары?
ask-reinforce = Какое поселение варваров растёт?
ask-reinforcement = Какой отряд приходит к варварам на { $space }?
ask-march = Какое войско варваров и куда идёт?
ask-hunnic-tribes = Заплатить, чтобы направить варваров?
ask-tribal-allies = Заплатить 1 еду, чтобы удержать варваров?
ask-hold-back = Какое войско остаётся?
ask-dictator = Могут ли варвары с { $space } идти?
ask-pirate-at = Где появляются пираты?
ask-pirate-from = Откуда приходит пиратский корабль?
ask-plundered = Что вы теряете из-за пиратов?
ask-plundered-mood = Какой город тревожат пираты?
ask-myths = Заплатить жетон настроения и защитить город?
ask-storm-master = Не выполнять событие в { $city }?
ask-city-loses-mood = Настроение какого города ухудшается?
ask-city-turns-angry = Какой город становится несчастным?
ask-share-food = Кому еда? Осталось { $left }.
ask-pandemics = Что вы теряете? Осталось { $left }.
ask-volcano = Какой город уничтожает вулкан?
ask-earthquake = Какую постройку хоронит землетрясение?
ask-fire = Где начинается пожар?
ask-favour = Кому вы благоволите?
ask-civil-war = В каком городе гражданская война?
ask-revolution-action = Потерять действие или военный отряд?
ask-revolution-government = Сменить правительство или потерять военный отряд?
ask-uprising = Сколько жетонов вы платите?
ask-guillotine = Взять очки или преемника?
ask-reformation-by = Кто проводит реформацию?
ask-reformation = Кто реформирует ваш храм?
ask-reform-temple = Какой храм вы реформируете ({ $rival })?
ask-great-person = Взять великого человека?
ask-befriend = С кем заключает договор великий дипломат?
ask-great-explorer = Какой регион вы открываете?
ask-found-there = Заплатить 2 еды и возвести там город?
ask-site = Где вы возводите город?
ask-great-artist = Какой город становится счастливым?
ask-great-builder = Что и где строит карта «{ $event }»?
ask-great-athlete = Какие жетоны вы меняете?
ask-great-seer = Какую карту цели вы назначаете ({ $rival })?

# О чём спрашивают: фаза состояния

ask-destroy-city = Оставить город размера 1?
ask-change-government = Сменить правительство?
ask-first-player = Кто первый игрок следующей эпохи?

# Что можно выбрать: ход

do-place-settler = Поселенец на { $space }
do-begin-turn = Начать ход
do-end-turn = Закончить ход
do-forfeit = Отказаться от оставшихся действий
do-pass = Пас
do-decline = Нет
do-enough = Достаточно
do-go-on = Дальше
do-pay = Заплатить: { $goods }
do-pay-nothing = Ничего не платить
open-pay = Заплатить
open-raise = Улучшить настроение
do-gain-goods = Взять: { $goods }
do-take = Взять: { $n ->
        [one] { $n } { CASE($good, "one") }
        [few] { $n } { CASE($good, "few") }
       *[many] { $n } { CASE($good, "many") }
    }
do-take-mood = Жетон настроения
do-take-culture = Жетон культуры
do-take-gold = Золото
do-take-back = Вернуть: { $good }
do-advance = Достижение: «{ $advance }»
do-advance-for = Достижение: «{ $advance }» ({ $goods })
do-gain = { $advance }
do-offer = Предложить обмен ({ $rival })
do-bundle = Отдать: { $give }; получить: { $get }
pick-give = Вы даёте: { $thing }
pick-get = Вы получаете: { $thing }
do-accept = Принять
do-refuse = Отклонить
do-give = Отдать: { $action_cards }
do-give-persons = Отдать: { $events }
do-give-objectives = Отдать: { $objective_cards }
do-give-wonders = Отдать: { $wonders }
do-give-both = Отдать: { $action_cards }; { $events }
do-routes = Провести торговые пути
do-route = С { $space } в { $city }: { $good }
do-no-more-routes = Путей больше нет
do-draw = Взять из колоды
do-take-discard = Взять верхнюю карту сброса
do-take-display = Взять: «{ $wonder }»
do-great-library = Великая библиотека: «{ $advance }»
do-great-statue = Великая статуя: сбросить «{ $objective_card }» за действие
do-banking = Банковское дело: { $good }

# Что можно выбрать: города

do-found = Возвести город на { $space }
do-founder = Дидона возводит город
do-founder-ship = Дидона возводит город кораблём на { $city }
do-hegemony = Корабль с { $space } становится городом на { $city }
do-collect = Сбор в { $city }
do-harvest = { $goods } с клеток { $spaces }
do-keep-ore = Оставить руду
do-turn-to-gold = Превратить руду в золото
do-construct = Построить в { $city }: { $building }
do-construct-for = Построить в { $city }: { $building } ({ $goods })
do-build-wonder = Возвести в { $city }: «{ $wonder }»
do-build-wonder-for = Возвести в { $city }: «{ $wonder }» ({ $goods })
do-port-at = Порт на { $space }
do-recruit = Наём в { $city }
do-levy = { $units }
do-relocate = С { $space }
do-place-unit = На { $space }
do-choose-leader = { $leader }
do-activate = Активировать его
do-enforce = Считать счастливым
do-count-as = Считать активированным { $city }
do-no-ship = Без корабля
do-place-ship = Корабль на { $space }
do-happiness = Улучшить настроение
do-raise = Улучшить: { $cities }
do-lawgiver = Сделать город Хаммурапи счастливым
do-statesman = Улучшить настроение города Цезаря
do-influence = Культурное влияние
do-influence-now = Культурное влияние
do-attempt-building = Здание в { $goal }, из { $start }
do-attempt-takeover = Присоединить поселение на { $goal }, из { $start }
do-attempt-druid = Друиды идут на { $goal }, из { $start }
do-attempt-unit = Отряд на { $goal }, из { $start }
do-replace = Заменить: { $building }
do-get = Получить: { $unit }
do-any-building = Любое здание
do-only-temple = Только храм
do-keep-roll = Оставить бросок
do-reroll = Перебросить
do-target-unit = { $unit }
do-rebuild = { $building } → { $new }
do-mass-sacrifice = Пожертвовать 2 пленных и построить: { $building }
do-mass-sacrifice-wonder = Пожертвовать 2 пленных и возвести: «{ $wonder }»
do-architect = Зодчий строит: { $building }
do-architect-wonder = Зодчий возводит: «{ $wonder }»
do-wonder-nebuchadnezzar = Навуходоносор возводит: «{ $wonder }»
do-wonder-qin = Цинь Шихуанди возводит: «{ $wonder }»
do-japanese-buddhism = Сделать своим: { $building }

# Что можно выбрать: достижения, цивилизации и лидеры

do-absolute-power = Абсолютная власть: действие за жетоны
do-forced-labor = Принудительный труд
do-voting = Голосование: улучшить настроение
do-civil-liberties = Гражданские свободы: 3 жетона настроения
do-free-economy = Экономическая свобода: сбор в { $city }
do-arts = Живопись: культурное влияние
do-sports =
    { $n ->
        [one] Цирк и спорт: улучшить настроение { $city } на { $n }
        [few] Цирк и спорт: улучшить настроение { $city } на { $n }
        [many] Цирк и спорт: улучшить настроение { $city } на { $n }
       *[other] Цирк и спорт: улучшить настроение { $city } на { $n }
    }
do-theaters = Театр и музыка: обменять жетон, получить: { $good }
do-taxes = Налогообложение
do-barter-action = Выменять «{ $action_card }»
do-barter-person = Выменять «{ $event }»
do-barter-objective = Выменять «{ $objective_card }»
do-barter-wonder = Выменять «{ $wonder }»
do-take-captive = Взять в плен: { $unit }
do-give-captive = { $unit } ({ $owner })
do-release-captive = Пленный → { $good }
do-sacrifice = Принести в жертву пленного
do-for-gold = { $good } за золото
do-tributes = Оброк: сбор в городе Акамапичтли
do-spread-of-fear = Сеять страх
do-frighten = { $unit } на { $space } ({ $owner })
do-flee-to = На { $space }
do-land-unit = Высадить: { $unit }
do-navigator = Плыть с кораблями Ганнона
do-give-up-leader = Пожертвовать ею
do-tribal-allies = Позвать союзные племена
do-terrify = { $unit } на { $space }
do-imperial-army = Императорская армия: превратить отряды
do-to-infantry = Поселенец на { $space } становится пехотой
do-to-settler = Пехота на { $space } становится поселенцем
do-agricultural-economist = У Цзэтянь учит земледелию
do-the-art-of-war = Сунь-цзы учит военному делу
do-master = Перикл учит
do-constructor = Хирам учит строительству
do-beloved = Положить жетон культуры в город Клеопатры
do-golden-age = Золотой век: достижение новой категории
do-take-back-card = Вернуть «{ $action_card }»
do-calendar = Календарь: посмотреть верхнюю карту события
do-immortals =
    { $n ->
        [0] Нисколько
        [one] { $n }
        [few] { $n }
        [many] { $n }
       *[other] { $n }
    }
do-king-of-persia = Кир берёт жетоны за регионы
do-aqueduct = Акведуки: получить Гигиену
do-princeps = Принцепс: взять и сбросить карты
do-danegeld = Датские деньги: взять налоги
do-legendary-explorer = Положить метку в этот регион
do-new-colonies = Высадить всех на { $space }
do-rune-stone = Воздвигнуть рунический камень
do-dismiss-diplomat = Отпустить великого дипломата

# Что можно выбрать: отряды

do-move-units = Перемещение
do-move = С { $space } на { $goal }
do-road = По дорогам с { $space } на { $goal }
do-convert = Превращение с { $space } на { $goal }
do-explore = Разведать регион { $slot } с { $space }
do-group = { $movers }
do-via = Через { $space }
do-sail-to = На { $space }
do-orient =
    { $orientation ->
        [0] Как есть
        [one] Повернуть
        [few] Повернуть
        [many] Повернуть
       *[other] Повернуть
    }
do-land = Высаживаются { $movers }: поселенцев { $settlers }, пехоты { $infantry }, с ними { $passengers }
do-launch = Поселенцев: { $settlers }, пехоты: { $infantry }
do-spend-ship = Свой корабль
do-spend-pirate = Пиратский корабль
do-land-at = Высадиться на { $space }
do-leave = Не трогать
do-attack = Напасть
do-stop-moving = Больше не двигаться
do-drown = { $unit }
do-place-infantry = Пехота в { $space }
do-refuge = Укрыться в { $city }
do-remove-unit = { $unit } на { $space }
do-remove-pirate = Пиратский корабль на { $space }

# Что можно выбрать: сражения

do-tactic = Выложить «{ $action_card }»
do-no-tactic = Без тактики
do-use-card = Применить карту
do-ignore-card = Не применять карту, +2
do-drop-die = Кубик с { $n }
do-ride = Скакать дальше
do-shield-with = Защита кубиком с { $n }
do-casualty = { $unit }
do-fight-on = Сражаться дальше
do-retreat = Отступить
do-retreat-to = Отойти на { $space }

# Что можно выбрать: карты и цели

do-play = Разыграть: «{ $civil }»
do-play-card = Разыграть: «{ $action_card }»
do-play-against = Разыграть против { $rival }: «{ $civil }»
do-play-card-against = Разыграть против { $rival }: «{ $action_card }»
do-play-shogunate = Разыграть свободным действием: «{ $civil }»
do-play-shogunate-card = Разыграть свободным действием: «{ $action_card }»
do-play-shogunate-against = Разыграть свободным действием против { $rival }: «{ $civil }»
do-play-shogunate-card-against = Разыграть свободным действием против { $rival }: «{ $action_card }»
do-play-idol = Разыграть с Александром: «{ $civil }»
do-play-idol-card = Разыграть с Александром: «{ $action_card }»
do-play-idol-against = Разыграть с Александром против { $rival }: «{ $civil }»
do-play-idol-card-against = Разыграть с Александром против { $rival }: «{ $action_card }»
do-play-person = Разыграть: «{ $event }»
do-person-shogunate = Разыграть свободным действием: «{ $event }»
do-subterfuge = Отменить, сбросив «{ $action_card }»
do-subterfuge-person = Отменить, сбросив «{ $event }»
do-complete = Выполнить: «{ $objective }»
do-keep = Оставить «{ $objective_card }» вместо «{ $old_objective }»
do-swap-action = «{ $action_card }» за «{ $old_action }»
do-swap-for-person = «{ $action_card }» за «{ $event }»
do-swap-person = «{ $event }» за «{ $action_card }»
do-swap-persons = «{ $event }» за «{ $old_event }»
do-swap-objective = «{ $objective_card }» за «{ $old_objective }»
do-swap-wonder = «{ $wonder }» за «{ $old_wonder }»
do-hire = Нанять войска на { $spaces }
do-army = Войско на { $space }
do-march-to = Идти на { $goal }
do-cheer = { $city }
do-reveal = Открыть регион { $slot }

# Что можно выбрать: события

do-resolve-text = Выполнить текст
do-symbol-only = Только символ
do-exhaust = { $space }
do-barbarian-city = { $space }
do-reinforce = { $space }
do-with = { $unit }
do-march = С { $space } на { $goal }
do-hold = { $space } остаётся
do-agree = Могут
do-forbid = Не могут
do-pirate-at = { $space }
do-pirate-from = С { $space }
do-lose = Потерять: { $good }
do-lower = Настроение { $city } ухудшается
do-gloom = { $city }
do-suffer = Выполнить
do-ignore = Не выполнять
do-lose-good = { $good }
do-lose-action = Потерять действие
do-change-government = Сменить правительство
do-discard-action = { $action_card }
do-discard-person = { $event }
do-discard-objective = { $objective_card }
do-feed = 1 еда: { $seat }
do-favour = { $seat }
do-befriend = { $seat }
do-reformer = { $seat }
do-reform = Храм в { $city }
do-burn = { $city }
do-bury-building = { $building } в { $city }
do-bury-settlement = Поселение на { $city }
do-bury-wonder = { $wonder }
do-uprising = { $n }
do-take-points = Взять 2 победных очка
do-succeed = { $leader } в { $city }
do-found-there = Возвести город на { $space }
do-exchange-tokens = Обменять: { $n ->
        [one] { $n } { CASE($good, "one") }
        [few] { $n } { CASE($good, "few") }
       *[many] { $n } { CASE($good, "many") }
    }
do-assign = «{ $objective_card }»: { $seat }

# Что можно выбрать: фаза состояния

do-keep-cities = Сохранить все города
do-destroy = { $city }
do-keep-government = Сохранить правительство
do-government = { $advances }
do-first-player = { $seat }

# Почему нельзя: достижения

no-no-such-advance = Такого достижения нет.
no-advance-owned = Это достижение у вас уже есть.
no-leading-advance-first = Сначала нужно достижение { $advance }.
no-advance-needs = Для этого нужно достижение { $advance }.
no-only-one-government = Правительство может быть только одно.
no-advance-not-offered = Этого достижения нет среди предложенных.
no-no-advance-can-be-gained = Так нельзя получить ни одного достижения.
no-both-advances-must-be-possible = Оба достижения должны быть возможны и оплачены.
no-no-advance-in-a-new-category = Достижений новой категории получить нельзя.
no-nobody-spends-what-they-do-not-have = Вам нечем заплатить.
no-that-is-not-the-price = Цена другая: платят ровно её, тем, что может её заменить.
no-needs-absolute-power = Для этого нужна Абсолютная власть.
no-needs-aqueduct = Для этого нужны Акведуки.
no-needs-arts = Для этого нужна Живопись.
no-needs-banking = Для этого нужно Банковское дело.
no-needs-bartering = Для этого нужен Натуральный обмен.
no-needs-calendar = Для этого нужен Календарь.
no-needs-civil-liberties = Для этого нужны Гражданские свободы.
no-needs-forced-labor = Для этого нужен Принудительный труд.
no-needs-free-economy = Для этого нужна Экономическая свобода.
no-needs-great-library = Для этого нужна Великая библиотека.
no-needs-great-statue = Для этого нужна Великая статуя.
no-needs-hegemony = Для этого нужна Гегемония.
no-needs-human-sacrifice = Для этого нужно Жертвоприношение.
no-needs-imperial-army = Для этого нужна Императорская армия.
no-needs-shogunate = Для этого нужен Сёгунат.
no-needs-sports = Для этого нужны Цирк и спорт.
no-needs-taxes = Для этого нужно Налогообложение.
no-needs-theaters = Для этого нужны Театр и музыка.
no-needs-tribal-allies = Для этого нужны Союзные племена.
no-needs-voting = Для этого нужно Голосование.
no-needs-alexander-in-a-city = Александр должен стоять в вашем городе.
no-trade-routes-are-missing = Для этого нужны Торговые пути.
no-once-per-turn = Это можно один раз за ход.
no-labor-is-forced-already = Труд в этот ход уже принудительный.
no-no-government-advance-is-named = Правительственное достижение назвать нельзя.
no-an-advance-that-you-do-not-own = Назовите достижение, которого у вас нет.
no-a-mood-or-a-culture-token = Нужен жетон настроения или культуры.
no-gold-or-a-culture-token = Нужно золото или жетон культуры.
no-no-gold = У вас нет золота.
no-banking-comes-before-trade-routes = Банковское дело применяется до торговых путей.
no-no-city-to-tax = У вас нет городов.
no-only-action-cards-are-bartered = В этой игре обменивают только карты действий.
no-that-is-a-free-action-anyway = Это и так свободное действие.

# Почему нельзя: ход

no-no-action-is-left = Действий не осталось.
no-no-action-is-left-to-give-up = Отказываться не от чего: действий не осталось.
no-a-turn-ends-when-no-action-is-left-or-they-are-given-up = Действия ещё есть: потратьте их или откажитесь от них.
no-free-actions-stand-only-before-or-after-an-action = Это можно только до или после действия.
no-the-card-just-played-must-be-followed-by-what-it-changes = После только что разыгранной карты должно следовать то, что она меняет.
no-not-before-the-turn-has-begun = До начала хода это нельзя.
no-only-as-the-first-thing-of-the-turn = Это можно только самым первым делом хода.
no-only-right-after-a-capture = Это можно только сразу после захвата.
no-no-further-offer-is-made-this-turn = В этот ход больше нельзя предлагать обмен.
no-neither-side-has-anything-to-give = Ни одной стороне нечего отдать.
no-nobody-gives-what-they-do-not-have = Нельзя отдать то, чего нет.
no-that-is-no-other-player = Это не другой игрок.
no-choose-another-player = Выберите другого игрока.
no-that-card-is-not-in-hand = Этой карты у вас нет.
no-routes-are-formed-once-at-the-start-of-the-turn = Торговые пути проводят один раз, в начале хода.
no-no-unit-reaches-a-city-to-trade-with = Ни один отряд не достаёт до города для торговли.
no-that-route-cannot-be-formed = Такой путь провести нельзя.
no-each-unit-and-each-city-has-one-route = У каждого отряда и каждого города не больше одного пути.
no-that-city-is-no-partner-in-trade = Этот город с вами не торгует.
no-pirates-watch-the-route = За этим путём следят пираты.

# Почему нельзя: города

no-no-settler-of-yours-is-there = Вашего поселенца там нет.
no-a-city-is-founded-on-land = Город возводят только на суше.
no-no-city-is-founded-on-barren-land = На пустоши город не возводят.
no-no-city-is-founded-on-exhausted-land = На истощённой земле город не возводят.
no-a-city-stands-there = Там уже стоит город.
no-enemy-units-are-there = Там вражеские отряды.
no-no-settlement-is-left = У вас не осталось поселений.
no-raiders-keep-the-settler-from-founding = Налётчики не дают поселенцу возвести город.
no-the-settler-starts-on-land-beside-the-first-city = Поселенец начинает на суше рядом с первым городом.
no-that-is-no-city-of-yours = Это не ваш город.
no-not-your-city = Это не ваш город.
no-an-angry-city-is-not-activated-again-this-turn = Несчастный город нельзя активировать снова в этот ход.
no-the-enforced-city-is-not-activated-again-this-turn = Этот город нельзя активировать снова в этот ход.
no-nothing-can-be-collected-there = Там нечего собрать.
no-free-economy-was-the-only-collect-of-this-turn = Экономическая свобода была единственным сбором этого хода.
no-it-must-be-the-only-collect-of-the-turn = Это должен быть единственный сбор хода.
no-a-settler-appears-in-a-city-of-its-owner = Поселенец появляется в одном из ваших городов.
no-cards-of-one-kind-change-hands = Вы меняете одну свою карту на одну чужую того же вида.
no-that-region-cannot-be-revealed = Открыть можно только неизведанный регион рядом с регионом, где есть ваш город.
no-that-piece-cannot-be-buried = Вы выбираете части своих городов, а поселение — только как последнюю часть города.
no-four-captives-are-held-at-most = Держать можно не больше четырёх пленных.
no-each-resource-comes-from-a-space-of-its-own-within-the-size-of-the-city = Каждый ресурс берут со своей клетки, и не больше, чем позволяет город.
no-that-space-is-too-far-from-the-city = Эта клетка слишком далеко от города.
no-the-city-takes-no-such-resource-there = Такого ресурса город с этой клетки не берёт.
no-one-sea-space-at-most-in-a-collect = Собирают не более чем с одной морской клетки.
no-the-advance-for-the-building-is-missing = У вас нет достижения для этого здания.
no-nothing-is-built-in-an-angry-city = В несчастном городе не строят.
no-a-city-grows-no-larger-than-the-number-of-cities = Город не может быть больше числа ваших городов и больше 5.
no-the-city-has-such-a-building = Такое здание в городе уже есть.
no-no-such-building-is-left = У вас не осталось таких зданий.
no-a-port-needs-a-coast = Порту нужен берег.
no-nobody-builds-without-sanitation-while-pestilence-lasts = Пока свирепствует чума, без Гигиены никто не строит.
no-that-building-belongs-to-the-expansion = Это здание из дополнения.
no-a-wonder-needs-a-happy-city = Чуду света нужен счастливый город.
no-a-wonder-needs-engineering = Чуду света нужно Проектирование.
no-the-printed-advance-of-the-wonder-is-missing = У вас нет достижения, которого требует чудо света.
no-the-lighthouse-needs-a-port-in-its-city = Великому маяку нужен порт в городе.
no-the-wonder-card-is-not-yours-to-build = Этой карты чуда света у вас нет.
no-no-unit-can-be-recruited-there = Там некого нанять.
no-those-units-cannot-be-recruited-together = Эти отряды нельзя нанять вместе.
no-no-mood-rises-above-happy = Все города и так счастливы.
no-mood-cannot-rise-so-far = Настроение не может так улучшиться.
no-every-city-is-happy = Все города и так счастливы.
no-each-level-costs-mood-tokens-equal-to-the-size-of-the-city = Каждый уровень стоит столько жетонов настроения, каков размер города.
no-one-influence-succeeds-in-a-turn = За ход удаётся только одно влияние.
no-no-influence-could-succeed = Влиять не на что.
no-that-city-cannot-be-influenced-from-there = На этот город оттуда повлиять нельзя.
no-nobody-boosts-against-that-city = Этот город вне досягаемости, а усиливать влияние на него нельзя.
no-only-a-city-of-size-1-may-be-given-up = Оставить можно только город размера 1.
no-that-change-of-government-is-not-possible = Так сменить правительство нельзя.
no-no-such-foreign-building-in-her-city = В её городе нет такого чужого здания.
no-the-city-is-larger-than-three = Город больше 3.

# Почему нельзя: отряды

no-land-units-move-to-an-adjacent-space = Сухопутные отряды ходят на соседнюю клетку.
no-no-unit-there-may-move = Там никто не может двигаться.
no-army-units-move-only-with-tactics = Военные отряды двигаются только с «Тактикой».
no-who-fought-does-not-move-again-this-turn = Сражавшиеся отряды в этот ход больше не двигаются.
no-who-entered-mountains-does-not-move-again-this-turn = Вошедшие в горы отряды в этот ход больше не двигаются.
no-who-entered-a-forest-starts-no-battle-this-turn = Вошедшие в лес отряды в этот ход не начинают сражений.
no-who-entered-plains-does-not-attack-the-great-gardens-this-turn = Вошедшие на равнину отряды в этот ход не нападают на «Великие сады».
no-four-army-units-at-most-stand-on-a-space = На одной клетке нет места для стольких военных отрядов.
no-there-is-no-building-to-replace = Там нет зданий другого цвета.
no-monuments-protect-the-city = «Памятники» защищают этот город с чудом.
no-sulla-protects-his-city = На город Суллы нельзя влиять.
no-a-city-with-foreign-buildings-influences-only-itself = Город с чужими зданиями влияет только на себя.
no-no-ships-can-be-recruited-there = Там нельзя нанимать корабли.
no-the-city-has-no-market-for-cavalry-or-elephants = В городе нет рынка для конницы и слонов.
no-no-leader-can-be-recruited = У вас не осталось лидеров для найма.
no-nothing-can-be-collected-from-that-space = С этой клетки нельзя ничего собрать.
no-no-move-is-left = В действии «Перемещение» три хода.
no-no-unit-there-may-enter-that-space = Оттуда никто не может войти на эту клетку.
no-those-units-cannot-move-there-together = Эти отряды не могут пойти туда вместе.
no-roads-do-not-lead-there = Дороги туда не ведут.
no-no-ship-there-has-room = На кораблях там нет места.
no-nobody-is-left-behind-without-a-place = На остающихся кораблях нет места для тех, кто остался бы.
no-no-ship-of-yours-can-sail-there = Ваши корабли не могут туда доплыть.
no-no-ship-of-yours-is-there = Вашего корабля там нет.
no-the-ship-has-moved-this-turn = Корабль уже двигался в этот ход.
no-no-unit-there-can-change-its-shape-on-that-way = На этом пути никто не может превратиться.
no-negotiations-forbid-the-attack = Переговоры запрещают нападение.
no-the-price-of-the-attack-cannot-be-paid = Вам нечем заплатить за нападение.
no-nobody-can-land-there = Там нельзя высадиться.
no-the-city-stands-beside-the-ship = Город должен стоять рядом с кораблём.
no-the-leader-is-not-aboard-a-ship = Лидер не на корабле.
no-the-leader-is-in-no-city-of-yours = Лидер не в вашем городе.
no-the-city-of-the-leader-is-not-happy = Город лидера не счастлив.
no-that-leader-is-not-in-play = Этого лидера нет в игре.
no-a-marker-lies-in-this-region = В этом регионе метка уже лежит.
no-no-enemy-unit-beside-him-can-be-moved = Рядом с ним нет врагов, которых можно передвинуть.
no-no-unit-can-change = Превращать некого.
no-no-captive-is-held = У вас нет пленных.
no-the-tactic-does-not-fit-this-battle = Эта тактика не подходит для этого сражения.

# Почему нельзя: карты и цели

no-no-such-card-in-hand = Этой карты у вас нет.
no-not-to-be-played-so = Так карту разыграть нельзя.
no-no-battle-left-to-play-it-for = В этот ход нет сражения или захвата, за который её можно разыграть.
no-no-unit-or-city-within-two-spaces = В пределах 2 клеток от ваших нет чужих отрядов и городов этого игрока.
no-no-academy = У вас нет академии.
no-no-figure-is-left = Фигурок не осталось.
no-no-city-with-room = Нет города, где есть место.
no-assassination-threatens-them-already = Этому игроку покушение уже грозит.
no-negotiated-already = С этим игроком вы уже договорились.
no-a-collect-has-only-one-such-card = На один сбор только одна такая карта.
no-no-collect-can-follow = Сбор после неё невозможен.
no-they-hold-no-cards = У этого игрока нет карт.
no-no-objective-card-in-hand = У вас нет карт целей.
no-one-of-the-drawn-cards-for-one-of-yours = Оставьте одну из взятых карт вместо одной своей.
no-no-building-can-be-built = Построить ничего нельзя.
no-nothing-to-explore-and-no-settler = Открывать нечего, и поселенца поставить нельзя.
no-no-barbarian-army-can-be-hired = Нанять войско варваров нельзя.
no-no-culture-influence-can-follow = Влияние на поселение варваров после неё невозможно.
no-a-takeover-is-announced-already = Такая карта уже разыграна.
no-no-event-card-to-look-at = Карт событий нет.
no-the-top-event-card-is-known = Верхняя карта события вам известна.
no-no-great-diplomat = Великого дипломата у вас нет.
no-no-such-objective-card = Этой карты цели у вас нет.
no-not-on-this-card = Этой цели нет на карте.
no-objective-of-another-moment = Эту цель выполняют в другой момент.
no-objective-not-met = Условие этой цели не выполнено.
no-objective-met-only-once = Цель с этим названием вы уже выполнили.
no-objective-excluded-in-this-phase = Эту цель исключает другая цель этой фазы состояния.
no-that-is-not-yours-to-lose = Этого вы потерять не можете.

# Почему нельзя: ответы на простые вопросы

no-no-barbarian-can-join-there = Туда варвары прийти не могут.
no-no-such-barbarian-can-join = Такой варвар прийти не может.
no-barbarians-do-not-appear-there = Там варвары появиться не могут.
no-no-army-marches-that-way = Этим путём войско варваров не идёт.
no-no-army-marches-from-there = Оттуда войско варваров не идёт.
no-no-pirate-ship-is-put-there = Туда пиратский корабль не ставят.
no-no-pirate-ship-is-taken-from-there = Оттуда пиратский корабль не берут.
no-nobody-loses-what-they-do-not-have = Этого у вас нет.
no-the-mood-of-that-city-cannot-fall = Настроение этого города не может ухудшиться.
no-that-land-is-not-exhausted = Эту землю истощить нельзя.
no-that-is-no-player = Такого игрока нет.
no-that-leader-cannot-be-recruited = Этого лидера нанять нельзя.
no-no-such-figure-is-there = Такой вашей фигурки там нет.
no-the-unit-finds-no-room-there = Там для отряда нет места.
no-that-was-not-spent = Это не было потрачено.
no-the-region-cannot-lie-that-way = Так регион лечь не может.
no-the-ship-cannot-enter-there = Туда корабль войти не может.
no-roads-do-not-lead-that-way = Этим путём дороги не ведут.
no-no-such-unit-takes-part = Такой отряд не участвует.
no-no-die-shows-that = Такого кубика нет.
no-the-settler-flees-into-a-city-of-its-owner = Поселенец бежит в другой город своего владельца.
no-no-such-unit-is-aboard = Такого отряда на борту нет.
no-those-cards-were-not-agreed = О других картах договаривались.
no-a-port-stands-on-an-adjacent-sea-space = Порт стоит на соседней клетке моря.
no-no-ship-is-put-there = Туда корабль не поставить.
no-that-city-cannot-count-instead = Этот город не может считаться вместо него.
no-that-building-cannot-be-replaced = Это здание заменить нельзя.
no-no-such-figure-is-left = Таких фигурок у вас не осталось.
no-no-such-unit-can-be-won = Такой отряд переманить нельзя.
no-the-ships-cannot-land-so = Так корабли не высаживаются.
no-so-many-cannot-become-ships = Столько отрядов кораблями не станут.
no-that-is-not-among-the-gains = Этого среди выбора нет.
