# «Сквозь века»: что произошло, о чём спрашивают, что можно выбрать и почему нельзя.

# Что произошло: ход игры

log-round-begins = Начинается раунд { $round }.
log-turn-begins = Ходит { $seat }.
log-age-begins = Начинается эпоха { $age }.
log-last-round = Раунд { $round } будет последним.
log-game-ends = Игра окончена.
log-final-event = В конце игры приносит очки карта «{ $card }».
log-row-loses = Из ряда карт уходит «{ $card }».
log-row-replenished = Ряд карт пополнен.
log-card-antiquated = { $seat } сбрасывает устаревшую карту «{ $card }».
log-resigns = { $seat } сдаётся.
log-war-is-over = Война окончена: { $seat } — { $loser }.

# Что произошло: действия

log-takes = { $seat } берёт карту «{ $card }» с места { $space }.
log-increases-population = { $seat } увеличивает население (еда: { $food }).
log-builds =
    { $seat } строит «{ CASE($card, "acc") }» за { $resources } { $resources ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    }.
log-trains =
    { $seat } обучает отряд «{ $card }» за { $resources } { $resources ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    }.
log-upgrades =
    { $seat } улучшает «{ CASE($card, "acc") }» до «{ CASE($upgrade, "gen") }» за { $resources } { $resources ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    }.
log-destroys = { $seat } разрушает «{ CASE($card, "acc") }».
log-disbands = { $seat } распускает отряд «{ $card }».
log-builds-stages =
    { $seat } строит { $number } { $number ->
        [one] этап
        [few] этапа
       *[many] этапов
    } чуда «{ $card }» за { $resources } { $resources ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    }.
log-covers-with = { $seat } закрывает этап жетоном с карты «{ $card }».
log-completes-wonder = { $seat } завершает чудо «{ $card }».
log-develops =
    { $seat } изучает «{ CASE($card, "acc") }» за { $science } { $science ->
        [one] очко науки
        [few] очка науки
       *[many] очков науки
    }.
log-declares-revolution =
    { $seat } совершает революцию: «{ $card }» за { $science } { $science ->
        [one] очко науки
        [few] очка науки
       *[many] очков науки
    }.
log-plays-leader = { $seat }: новый лидер — { $card }.
log-tucks-homer = { $seat } кладёт Гомера под чудо «{ $card }».
log-plays-card = { $seat } разыгрывает карту «{ $card }».
log-has-for-units =
    { $seat } получает на этот ход { $number } { $number ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    } для военных отрядов.
log-plays-tactic = { $seat } разыгрывает тактику «{ $card }».
log-copies-tactic = { $seat } копирует тактику «{ $card }».
log-tactic-shared = Тактика «{ $card }» становится общей (первый владелец — { $seat }).
log-churchill-chooses =
    { $choice ->
        [culture] { $seat }: Черчилль вдохновляет культуру.
       *[other] { $seat }: Черчилль в этот ход помогает армии.
    }
log-hammurabi-pays = { $seat } благодаря Хаммурапи платит военным действием.
log-regains-civil-action = { $seat } возвращает себе гражданское действие.

# Что произошло: очки и жетоны

log-scores-science =
    { $seat } получает { $number } { $number ->
        [one] очко науки
        [few] очка науки
       *[many] очков науки
    }.
log-scores-culture =
    { $seat } получает { $number } { $number ->
        [one] очко культуры
        [few] очка культуры
       *[many] очков культуры
    }.
log-loses-science =
    { $seat } теряет { $number } { $number ->
        [one] очко науки
        [few] очка науки
       *[many] очков науки
    }.
log-loses-culture =
    { $seat } теряет { $number } { $number ->
        [one] очко культуры
        [few] очка культуры
       *[many] очков культуры
    }.
log-gains-food =
    { $short ->
        [0] { $seat } получает еду: { $number }.
       *[other] { $seat } получает еду: { $number }; ещё { $short } пропадает, синий запас пуст.
    }
log-gains-resources =
    { $seat } получает { $number } { $number ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    }{ $short ->
        [0] {""}
       *[other] ; ещё { $short } пропадает, синий запас пуст
    }.
log-loses-food = { $seat } теряет еду: { $number }.
log-loses-resources =
    { $number ->
        [one] { $seat } теряет { $number } ресурс.
        [few] { $seat } теряет { $number } ресурса.
       *[many] { $seat } теряет { $number } ресурсов.
    }
log-gains-blue =
    { $number ->
        [one] { $seat } получает { $number } синий жетон.
        [few] { $seat } получает { $number } синих жетона.
       *[many] { $seat } получает { $number } синих жетонов.
    }
log-loses-blue =
    { $number ->
        [one] { $seat } теряет { $number } синий жетон.
        [few] { $seat } теряет { $number } синих жетона.
       *[many] { $seat } теряет { $number } синих жетонов.
    }
log-loses-blue-from = { $seat } теряет синий жетон с карты «{ $card }».
log-gains-yellow =
    { $number ->
        [one] { $seat } получает { $number } жёлтый жетон.
        [few] { $seat } получает { $number } жёлтых жетона.
       *[many] { $seat } получает { $number } жёлтых жетонов.
    }
log-loses-yellow =
    { $number ->
        [one] { $seat } теряет { $number } жёлтый жетон.
        [few] { $seat } теряет { $number } жёлтых жетона.
       *[many] { $seat } теряет { $number } жёлтых жетонов.
    }
log-gains-population =
    { $number ->
        [one] { $seat } получает { $number } рабочего.
        [few] { $seat } получает { $number } рабочих.
       *[many] { $seat } получает { $number } рабочих.
    }
log-loses-worker = { $seat } теряет свободного рабочего.
log-loses-worker-from = { $seat } теряет рабочего с карты «{ $card }».

# Что произошло: конец хода

log-uprising = Восстание! { $seat } ничего не производит.
log-corruption = Коррупция: { $seat } теряет { $number }.
log-produces-food = { $seat } производит еду: { $number }.
log-consumption = { $seat }: потребление еды — { $number }.
log-famine = Голод! { $seat }: не хватает еды — { $number }.
log-produces-resources =
    { $number ->
        [one] { $seat } производит { $number } ресурс.
        [few] { $seat } производит { $number } ресурса.
       *[many] { $seat } производит { $number } ресурсов.
    }
log-draws = Вы берёте карту «{ $card }».
log-draws-cards =
    { $number ->
        [one] { $seat } берёт { $number } военную карту.
        [few] { $seat } берёт { $number } военные карты.
       *[many] { $seat } берёт { $number } военных карт.
    }
log-discards = Вы сбрасываете карту «{ $card }».
log-discards-cards =
    { $number ->
        [one] { $seat } сбрасывает { $number } военную карту.
        [few] { $seat } сбрасывает { $number } военные карты.
       *[many] { $seat } сбрасывает { $number } военных карт.
    }
log-reshuffles = Сброс военных карт перемешан, карт: { $number }.

# Что произошло: карты приходят и уходят

log-leader-leaves = { $seat } теряет лидера: { CASE($card, "acc") }.
log-wonder-leaves = { $seat } теряет недостроенное чудо «{ $card }».
log-wonder-ruined = { $seat }: чудо «{ $card }» обращается в руины.
log-gains-colony = { $seat } получает колонию «{ $card }».
log-loses-colony = { $seat } теряет колонию «{ $card }».
log-pact-begins = Вступает в силу пакт «{ $card }» ({ $seat } и { $partner }).
log-pact-ends = Прекращает действие пакт «{ $card }» ({ $seat } и { $partner }).

# О чём спрашивают

ask-action = Что вы делаете?
ask-tuck-homer = Гомер уступает место: вернуть себе гражданское действие или положить Гомера под чудо?
ask-cover-stage = Синий запас пуст: какой жетон закроет этап чуда «{ $card }»?
ask-lose-token =
    { $number ->
        [1] С какой карты вы теряете синий жетон?
       *[other] С какой карты вы теряете синий жетон (всего { $number })?
    }
ask-lose-worker =
    { $number ->
        [1] С какой карты вы теряете рабочего?
       *[other] С какой карты вы теряете рабочего (всего { $number })?
    }
ask-discard =
    { $number ->
        [1] Какую военную карту вы сбрасываете?
       *[other] Какие военные карты вы сбрасываете (всего { $number })?
    }

# Что можно выбрать

do-end = Закончить ход
do-take =
    Взять карту «{ $card }» за { $actions } { $actions ->
        [one] гражданское действие
        [few] гражданских действия
       *[many] гражданских действий
    }
do-population = Увеличить население (еда: { $food })
do-population-by = Разыграть карту «{ $action_card }» и увеличить население (еда: { $food })
do-build =
    Построить «{ CASE($card, "acc") }» за { $resources } { $resources ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    }
do-train =
    Обучить отряд «{ $card }» за { $resources } { $resources ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    }
do-build-by =
    Разыграть карту «{ $action_card }» и построить «{ CASE($card, "acc") }» за { $resources } { $resources ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    }
do-upgrade =
    Улучшить «{ CASE($card, "acc") }» до «{ CASE($upgrade, "gen") }» за { $resources } { $resources ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    }
do-upgrade-by =
    Разыграть карту «{ $action_card }» и улучшить «{ CASE($card, "acc") }» до «{ CASE($upgrade, "gen") }» за { $resources } { $resources ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    }
do-destroy = Разрушить «{ CASE($card, "acc") }»
do-disband = Распустить отряд «{ $card }»
do-stage =
    Построить { $number } { $number ->
        [one] этап
        [few] этапа
       *[many] этапов
    } чуда «{ $card }» за { $resources } { $resources ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    }
do-stage-by =
    Разыграть карту «{ $action_card }» и построить этап чуда «{ $card }» за { $resources } { $resources ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    }
do-develop =
    Изучить «{ CASE($card, "acc") }» за { $science } { $science ->
        [one] очко науки
        [few] очка науки
       *[many] очков науки
    }
do-develop-by =
    Разыграть карту «{ $action_card }» и изучить «{ CASE($card, "acc") }» за { $science } { $science ->
        [one] очко науки
        [few] очка науки
       *[many] очков науки
    }
do-revolution =
    Революция: «{ $card }» за { $science } { $science ->
        [one] очко науки
        [few] очка науки
       *[many] очков науки
    } и все действия
do-revolution-by =
    Разыграть карту «{ $action_card }» и совершить революцию: «{ $card }» за { $science } { $science ->
        [one] очко науки
        [few] очка науки
       *[many] очков науки
    } и все действия
do-leader = Назначить лидера: { CASE($card, "acc") }
do-play = Разыграть карту «{ $card }»
do-play-food = Разыграть карту «{ $card }» ради еды
do-play-resources = Разыграть карту «{ $card }» ради ресурсов
do-tactic = Разыграть тактику «{ $card }»
do-copy = Скопировать тактику «{ $card }»
do-levy =
    Барбаросса: увеличить население (еда: { $food }) и обучить отряд «{ $card }» за { $resources } { $resources ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    }
do-restage =
    Бах: «{ $card }» → «{ $theater }» за { $resources } { $resources ->
        [one] ресурс
        [few] ресурса
       *[many] ресурсов
    }
do-churchill-culture = Черчилль: 3 очка культуры
do-churchill-units = Черчилль: 3 очка науки и 3 ресурса на военные отряды
do-ocean-liner = Океанские лайнеры: получить рабочего
do-hammurabi = Хаммурапи: заменить одно гражданское действие военным в следующем действии
do-trade-routes = Торговые пути: помочь оплатить следующее действие
do-regain = Вернуть себе гражданское действие
do-tuck = Положить Гомера под чудо «{ $card }»
do-cover = Жетон с карты «{ $card }»
do-lose-token = Жетон с карты «{ $card }»
do-lose-worker = Рабочий с карты «{ $card }»
do-discard = Сбросить: { $cards }

# Почему нельзя

no-the-space-is-empty = На этом месте нет карты.
no-too-few-civil-actions = У вас не хватает гражданских действий.
no-too-few-military-actions = У вас не хватает военных действий.
no-the-civil-hand-is-full = На руке больше нет места для гражданских карт.
no-the-technology-is-already-in-hand-or-play = Эта технология у вас уже есть, на руке или в игре.
no-a-leader-of-this-age-was-already-taken = Вы уже брали лидера этой эпохи.
no-another-wonder-is-unfinished = У вас есть недостроенное чудо.
no-the-yellow-bank-is-empty = Ваш жёлтый запас пуст.
no-too-little-food = У вас не хватает еды.
no-the-technology-is-not-in-play = Этой технологии у вас нет в игре.
no-there-is-no-unused-worker = У вас нет свободного рабочего.
no-too-few-resources = У вас не хватает ресурсов.
no-the-government-allows-no-more-of-this-type = Ваше правительство не допускает больше зданий этого типа.
no-no-worker-stands-on-that-card = На этой карте нет рабочих.
no-an-upgrade-goes-to-a-higher-card-of-the-same-type = Улучшать можно только до карты того же типа более высокого уровня.
no-there-is-no-unfinished-wonder = У вас нет недостроенного чуда.
no-the-wonder-has-not-so-many-stages-left = У чуда не осталось столько этапов.
no-there-are-too-few-blue-tokens-to-cover-the-stages = У вас не хватает синих жетонов, чтобы закрыть этапы.
no-it-must-become-a-theater-of-the-same-or-a-higher-level = Нужен театр того же или более высокого уровня.
no-the-card-is-not-in-hand = Этой карты нет у вас на руке.
no-the-card-is-not-a-technology = Эта карта не технология.
no-too-little-science = У вас не хватает науки.
no-the-research-partner-has-no-science = У вашего партнёра по научному сотрудничеству нет науки для оплаты.
no-only-a-government-comes-by-revolution = Революцией можно ввести только правительство.
no-a-revolution-takes-all-civil-actions = Революция требует всех ваших гражданских действий, а часть уже потрачена.
no-robespierres-revolution-takes-all-military-actions = Революция с Робеспьером требует всех ваших военных действий, а часть уже потрачена.
no-the-leader-is-not-in-hand = Такого лидера нет у вас на руке.
no-the-tactic-is-not-in-hand = Такой тактики нет у вас на руке.
no-one-tactic-was-already-played-or-copied-this-turn = В этот ход вы уже разыграли или скопировали тактику.
no-the-tactic-is-not-in-the-common-area = Этой тактики нет среди общих.
no-the-standard-is-already-there = Это и так ваша тактика.
no-in-the-first-turn-cards-can-only-be-taken = В первый ход можно только брать карты.
no-the-action-card-is-not-in-hand = Такой карты действия нет у вас на руке.
no-an-action-card-cannot-be-played-in-the-turn-it-was-taken = Эта карта взята в этот ход: сыграть её можно начиная со следующего.
no-the-card-does-not-order-that = Карта действия этого не позволяет.
no-so-many-stages-take-a-better-construction-technology = Для стольких этапов сразу нужна лучшая строительная технология.
no-no-card-in-play-allows-this = Ни одна из ваших карт в игре этого не позволяет.
no-there-is-no-such-action = Такого действия нет.
no-that-was-already-done-this-turn = В этот ход это уже сделано.
no-what-was-announced-cannot-help-with-that = Объявленное не поможет это оплатить.
no-the-levy-is-for-military-units = Барбаросса набирает только военные отряды.
no-there-is-no-such-space = В ряду карт нет такого места.
no-the-card-builds-exactly-one-stage = Эта карта строит ровно один этап.
no-a-unit-is-disbanded-not-destroyed = Военный отряд распускают военным действием.
no-only-a-unit-is-disbanded = Распустить можно только военный отряд; здание сносят гражданским действием.
no-choose-food-or-resources = С этой картой выберите еду или ресурсы.
no-the-card-leaves-no-choice = С этой картой выбирать нечего.
no-choose-culture-or-units = Черчилль даёт культуру либо науку и ресурсы на отряды.
no-the-wonder-is-not-completed = У вас нет такого достроенного чуда.
no-no-blue-token-lies-on-that-card = На этой карте нет синего жетона.

### Политика

# Что произошло

log-abstains = { $seat } не совершает политического действия.
log-accepts-pact = { $seat } принимает пакт «{ $card }».
log-aggression-succeeds = Агрессия «{ $card }» удалась (нападает { $seat }, цель — { $rival }).
log-annexes = { $seat } захватывает колонию «{ $card }» (прежний владелец — { $rival }).
log-bids = { $seat } ставит { $bid }.
log-building-destroyed = { $seat } теряет здание «{ $card }».
log-builds-free = { $seat } бесплатно строит «{ CASE($card, "acc") }».
log-trains-free = { $seat } бесплатно обучает отряд «{ $card }».
log-cancels-pact = { $seat } расторгает пакт «{ $card }».
log-declares-war = { $seat } объявляет «{ CASE($card, "acc") }»; соперник — { $rival }.
log-declines-agreement = { $seat } отказывается от соглашения.
log-defends =
    { $hidden ->
        [0] { $seat } отбивает нападение: { $cards }.
        [one] { $seat } отбивает нападение: { $cards } и { $hidden } закрытая карта.
        [few] { $seat } отбивает нападение: { $cards } и { $hidden } закрытые карты.
       *[many] { $seat } отбивает нападение: { $cards } и { $hidden } закрытых карт.
    }
log-defends-hidden =
    { $hidden ->
        [one] { $seat } отбивает нападение: { $hidden } закрытая карта.
        [few] { $seat } отбивает нападение: { $hidden } закрытые карты.
       *[many] { $seat } отбивает нападение: { $hidden } закрытых карт.
    }
log-discovers = { $seat } открывает территорию «{ $card }».
log-does-not-defend = { $seat } не защищается.
log-has-no-political-action = { $seat }: в этот ход политического действия нет.
log-nobody-colonizes = Никто не колонизирует территорию «{ $card }».
log-offers-pact = { $seat } предлагает пакт «{ $card }»; партнёр — { $partner }, своя сторона — { $side }.
log-owes-political-action = { $seat } отказывается от следующего политического действия.
log-passes = { $seat } пасует.
log-plays-aggression = { $seat } разыгрывает агрессию «{ $card }»; соперник — { $rival }.
log-prepares-card = Вы подготовили событие «{ $card }».
log-prepares-event = { $seat } готовит событие эпохи { $age }.
log-rebellion-spends =
    { $actions ->
        [one] Мятеж: { $seat } теряет { $actions } гражданское действие.
        [few] Мятеж: { $seat } теряет { $actions } гражданских действия.
       *[many] Мятеж: { $seat } теряет { $actions } гражданских действий.
    }
log-refuses-pact = { $seat } отклоняет пакт «{ $card }».
log-renews-events =
    { $number ->
        [one] Будущие события становятся текущими: { $number } карта.
        [few] Будущие события становятся текущими: { $number } карты.
       *[many] Будущие события становятся текущими: { $number } карт.
    }
log-reveals-event = { $seat } открывает карту «{ $card }».
log-scores-event = Подсчёт очков: «{ $card }».
log-second-political-action = { $seat } совершает второе политическое действие.
log-sees-next-event = Следующее событие: «{ $card }».
log-sends-force =
    { $discarded ->
        [0] { $seat } посылает: { $cards }; карты бонусов: { $bonuses }.
        [one] { $seat } посылает: { $cards }; карты бонусов: { $bonuses }; сброшена { $discarded } карта.
        [few] { $seat } посылает: { $cards }; карты бонусов: { $bonuses }; сброшено { $discarded } карты.
       *[many] { $seat } посылает: { $cards }; карты бонусов: { $bonuses }; сброшено { $discarded } карт.
    }
log-steals-technology = { $seat } крадёт технологию «{ $card }» (теряет её { $loser }).
log-war-is-a-draw = «{ $card }»: ничья. { $seat } и { $rival } равны по силе: { $strength }.
log-wins-auction = { $seat } колонизирует территорию «{ $card }» (ставка { $bid }).
log-wins-war = «{ $card }»: побеждает { $seat }, проигрывает { $loser }; перевес { $advantage }.

# О чём спрашивают

ask-politics = Какое политическое действие?
ask-pact = { $seat } предлагает вам пакт «{ $card }»; ваша сторона — { $side }. Принимаете?
ask-defend = { $seat } нападает на вас: «{ $card }». Нужно ещё силы: { $strength }. Защищаетесь?
ask-plunder = Что вы захватываете, всего до { $limit }? Теряет { $seat }.
ask-raid = Какие здания будут разрушены? Теряет { $seat }.
ask-annex = Какую колонию вы захватываете? Теряет { $seat }.
ask-infiltrate = Что теряет { $seat }?
ask-steal = Какую технологию вы крадёте, ценой до { $budget }? Теряет { $seat }.
ask-bid =
    { $bid ->
        [0] Сколько вы ставите за территорию «{ $card }»?
       *[other] Сколько вы ставите за территорию «{ $card }»? Нужно больше { $bid }.
    }
ask-send = Какое войско вы посылаете, силой не меньше { $bid }? Цель: «{ $card }».
ask-market = Еда ({ $food }) или ресурсы ({ $resources })?
ask-free-building = Поставить рабочего на карту «{ $card }» бесплатно?
ask-agreement =
    { $actions ->
        [one] Какие карты вы берёте, до { $actions } гражданского действия?
        [few] Какие карты вы берёте, до { $actions } гражданских действий?
       *[many] Какие карты вы берёте, до { $actions } гражданских действий?
    }
ask-lose-colony = Какую колонию вы теряете?
ask-ruin = Какое чудо обратится в руины?
ask-terror = Какое здание будет разрушено? Теряет { $seat }.
ask-destroy-own = Какое из ваших зданий будет разрушено?
ask-gain-mix = Сколько еды и сколько ресурсов вы берёте, всего { $total }?
ask-lose-mix = Сколько еды и сколько ресурсов вы теряете, всего { $total }?
ask-civil-development = Что вы делаете, со скидкой { $discount }?

# Что можно выбрать

do-abstain = Без политического действия
do-prepare = Подготовить карту «{ $card }»
do-aggression = Агрессия «{ $card }»; соперник — { $seat }
do-war = Объявить «{ CASE($card, "acc") }»; соперник — { $seat }
do-offer = Предложить пакт «{ $card }»; партнёр — { $seat }, ваша сторона — { $side }
do-offer-equal = Предложить пакт «{ $card }»; партнёр — { $seat }
do-cancel = Расторгнуть пакт «{ $card }»; партнёр — { $seat }
do-lay-down = Убрать Александра за жёлтый жетон
do-discover = Колонизировать с Колумбом территорию «{ $card }»
do-resign = Сдаться
do-accept = Принять
do-refuse = Отклонить
do-decline = Отказаться
do-defend =
    { $hidden ->
        [0] Защита: { $cards }
        [one] Защита: { $cards } и { $hidden } закрытая карта
        [few] Защита: { $cards } и { $hidden } закрытые карты
       *[many] Защита: { $cards } и { $hidden } закрытых карт
    }
do-defend-hidden =
    { $hidden ->
        [one] Защита: { $hidden } закрытая карта
        [few] Защита: { $hidden } закрытые карты
       *[many] Защита: { $hidden } закрытых карт
    }
do-defend-up = «{ $card }», в открытую: { $worth }
do-defend-down = «{ $card }», в закрытую: 1
open-defend = Защищаться
do-plunder = Еда: { $food }, ресурсы: { $resources }
do-raid = Разрушить «{ CASE($card, "acc") }»
do-raid-two = Разрушить «{ CASE($card, "acc") }» и «{ CASE($second, "acc") }»
do-annex = Захватить колонию «{ $card }»
do-infiltrate = Убрать «{ CASE($card, "acc") }»
do-steal = Украсть технологию «{ $card }»
do-stop = Достаточно
do-bid = Ставка { $bid }
do-send = Послать: { $cards }; карты бонусов: { $bonuses }; сброс: { $discards }
do-send-unit = «{ $card }»: сила { $worth }
do-send-bonus = «{ $card }»: { $worth }
do-send-discard = Сбросить карту «{ $card }»: 1
choose-number = { $number } × { $part }
do-choose-food = Еда
do-choose-resources = Ресурсы
do-build-free = Построить «{ CASE($card, "acc") }»
do-train-free = Обучить отряд «{ $card }»
do-lose-colony = Потерять колонию «{ $card }»
do-ruin = Обратить в руины чудо «{ $card }»
do-blow-up = Разрушить «{ CASE($card, "acc") }»
do-destroy-own = Разрушить «{ CASE($card, "acc") }»
do-gain-mix = Еда: { $food }, ресурсы: { $resources }
do-lose-mix = Еда: { $food }, ресурсы: { $resources }

# Почему нельзя

no-only-events-and-territories-are-prepared = Готовить можно только события и территории.
no-only-alexander-lays-down-his-crown = За жёлтый жетон можно убрать только Александра.
no-only-columbus-discovers = Без торгов колонизирует только Колумб.
no-only-a-territory-is-discovered = Колумбу нужна территория.
no-nobody-resigns-in-age-iv = В эпоху IV сдаваться нельзя.
no-card-is-not-in-your-hand = Такой карты нет у вас на руке.
no-no-such-rival = Такого соперника в игре нет.
no-no-pacts-between-two-players = В игре вдвоём пактов нет.
no-pact-has-no-sides = Этот пакт одинаков для обеих сторон.
no-no-pact-of-yours-there = Вы не участник такого пакта.
no-your-leader-forbids-attacks = Ваш лидер не позволяет нападать.
no-a-pact-forbids-attacks = Пакт между вами запрещает нападать.
no-not-enough-military-actions = У вас не хватает военных действий.
no-rival-is-not-weaker = Вы должны быть сильнее соперника.
no-no-wars-in-the-last-round = В последнем раунде войны не объявляют.
no-a-pact-protects-the-rival-from-wars = Пакт защищает этого игрока от войн.
no-bid-must-exceed-the-last-one = Ставка должна быть выше предыдущей.
no-bid-exceeds-your-largest-force = Такого большого войска вам не собрать.
no-only-farms-mines-and-urban-buildings = Этим событием можно построить только ферму, шахту или городское здание.
no-only-that-building-is-free = Бесплатно строится только названное здание.
no-food-and-resources-must-make-so-many = Еды и ресурсов всего должно быть { $total }.
no-you-have-not-so-much = У вас столько нет.
no-the-rival-has-not-so-much = У соперника столько нет.
no-more-than-the-aggression-takes = Эта агрессия отнимает всего не больше { $limit }.
no-only-urban-buildings-are-destroyed = Разрушить можно только городское здание.
no-only-buildings-are-destroyed = Разрушить можно только ферму, шахту или городское здание.
no-the-building-is-of-too-high-a-level = Уровень здания слишком высок для этой агрессии.
no-only-one-building-is-destroyed = Эта агрессия разрушает только одно здание.
no-the-building-of-higher-level-comes-first = Из двух зданий сначала назовите здание более высокого уровня.
no-there-is-no-such-colony = Такой колонии там нет.
no-only-the-leader-or-the-unfinished-wonder = Назовите лидера или недостроенное чудо соперника.
no-the-loser-has-no-such-technology = У проигравшего нет такой особой технологии.
no-the-advantage-does-not-pay-for-it = Остатка вашего перевеса на это не хватает.
no-only-an-old-wonder-falls-to-ruin = Назовите чудо эпохи A или I, которое ещё не разрушено.
no-discard-so-many-cards = Сбросьте ровно столько карт: { $number }.
no-you-do-not-have-those-cards = У вас нет этих карт.
no-more-cards-than-military-actions = Можно использовать не больше карт, чем у вас военных действий.
no-the-defence-is-too-weak = Эти карты не остановят нападение.
no-a-force-needs-a-unit = Нужно послать хотя бы один отряд.
no-so-many-cards-cannot-be-discarded-with-the-force = Столько карт нельзя сбросить вместе с войском.
no-the-force-is-weaker-than-the-bid = Сила войска должна быть не меньше ставки.
