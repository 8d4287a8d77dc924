# «Sid Meier's Civilization»: что произошло, о чём спрашивают, что можно выбрать и почему нет.

# Что произошло: ход игры

log-plays = { $seat } играет: { $civ }.
log-first-player = Первый игрок: { $seat }.
log-turn-begins = Начинается ход { $turn }.
log-phase-begins = Начинается фаза: { $phase }.
log-part-begins = { $seat }: { $phase }.
log-condition-met = { $seat }: выполнено условие победы ({ $victory }); ход доигрывается до конца.
log-game-ends = Игра окончена ({ $victory }): { $winners }.
log-founds-capital = { $seat } основывает столицу: { $square }.
log-starts-with-wonder = { $seat } начинает с чудом «{ $wonder }»: { $square }.

# Что произошло: начало хода и торговля

log-founds = { $seat } основывает город: { $square }.
log-finds-no-room = { $seat } не находит места для фигур ({ $n }): они возвращаются в запас.
log-changes-government = { $seat } меняет строй: { $government }.
log-falls-into-anarchy = { $seat } впадает в анархию.
log-government-pays-trade = { $seat } получает торговлю: { $number } ({ $government }).
log-wonder-pays = { $seat } получает доход от чуда «{ $wonder }».
log-gardens-give = Висячие сады: { $seat } получает { $figure }, { $square }.
log-statue-teaches = Статуя Свободы учит: { $seat }.
log-harvests-freely = { $seat } бесплатно собирает: { $resource }.
log-gathers = { $seat }: разведчик с { $square } собирает для: { $city }.
log-collects = { $seat } собирает торговлю: { $trade }.
log-offers = { $seat } предлагает: { $gives } за { $wants } (кому: { $other }).
log-accepts = { $seat } принимает предложение ({ $other }).
log-rejects = { $seat } отклоняет предложение ({ $other }).
log-hands-over = { $seat } отдаёт (получает { $other }): { SOME("хижины: ", $huts, "деревни: ", $villages, "события: ", $events) }.

# Что произошло: управление городами

log-devotes-to-arts = { $seat }: { $city } посвящает себя искусствам.
log-harvests = { $seat }: { $city } собирает – { $resources }.
log-takes-resource = { $seat } берёт с рынка: { $resource }.
log-announces-army = { $seat }: { $city } объявляет армию, { $square }.
log-announces-scout = { $seat }: { $city } объявляет разведчика, { $square }.
log-announces-unit = { $seat }: { $city } объявляет отряд – { $type }.
log-announces-build = { $seat }: { $city } объявляет постройку «{ $marker }», { $square }.
log-rushes = { $seat } ускоряет производство за { $trade } торговли: { $city }.
log-action-cancelled = Действие города отменено ({ $city }): { $seat } теряет уплаченное.
log-item-lost = { $seat }: { $city } больше не может сделать объявленное.
log-produces-army = { $seat } выставляет армию: { $square }.
log-produces-scout = { $seat } высылает разведчика: { $square }.
log-draws-unit = { $seat } получает отряд: { $type }.
log-sees-unit = { $seat } тянет: { $unit }.
log-builds = { $seat } строит постройку «{ $marker }»: { $square }.
log-builds-walls = { $seat } возводит стены: { $city }.
log-makes-room = { $seat }: постройка «{ $marker }» уступает место, { $square }.
log-wonder-appears = На рынке появляется чудо «{ $wonder }».
log-city-boosted = В этот ход производство +{ $number }: { $city }.
log-advances = { $seat } выходит на деление { $space } трека культуры.
log-draws-event = { $seat } тянет культурное событие уровня { $level }.
log-sees-event = { $seat } тянет событие «{ $event }».
log-discards-events = { $seat } сбрасывает: { $events }.
log-gains-culture = { $seat } получает культуру: { $number }.
log-gains-trade = { $seat } получает торговлю: { $number }.
log-gains-person = { $seat } получает великого человека: { $person }.
log-gains-great-person = { $seat } получает великого человека: { $person }.
log-places-person = { $seat } ставит великого человека «{ $person }»: { $square }.
log-places-great-person = { $seat } ставит великого человека «{ $person }»: { $square }.
log-coin-token = { $seat } кладёт монету: { $place }.
log-loses-coin = { $seat } теряет монету: { $place }.

# Что произошло: свойства, события, ответы

log-uses-ability = { $seat } использует способность «{ $ability }».
log-ability-cancelled = Отменена способность «{ $ability }» ({ $seat }).
log-pays = { $seat } платит за способность «{ $ability }» ({ SOME("с рынка: ", $resources, "хижины: ", $huts, "деревни: ", $villages) }).
log-withdraws = { $seat } отказывается от способности «{ $ability }».
log-plays-event = { $seat } разыгрывает событие «{ $event }».
log-event-cancelled = Отменено «{ $event }» ({ $seat }).
log-takes-event-back = { $seat } забирает событие «{ $event }» обратно.
log-refuses-event = { $seat } не соглашается быть целью: «{ $event }» (разыгрывает { $rival }).
log-watches = { $seat } следит за движением: { $rival }.
log-names-choose-player = { $seat } выбирает: { $rival }.
log-names-boost = { $seat } выбирает: { $city }.
log-names-destroy = { $seat } метит в здание: { $square }.
log-names-change-terrain = { $seat } выбирает клетку { $square }.
log-names-kill = { $seat } метит в фигуры ({ $rival }), { $square }: { $armies ->
        [0] {""}
        [one] { $armies } армия
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армий
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
        [one] { $scouts } разведчик
        [few] { $scouts } разведчика
        [many] { $scouts } разведчиков
       *[other] { $scouts } разведчиков
    }.
log-names-kill-person = { $seat } метит в великого человека: { $square }.
log-names-lead-away = { $seat } уводит фигуры с { $square }.
log-names-lead-to = { $seat } ведёт их на { $square }.
log-names-obsolete = { $seat } метит в чудо «{ $wonder }».
log-names-kill-unit = { $seat } метит в отряд ({ $rival }).
log-names-embark = { $seat } сажает фигуры на корабли: { $square }.
log-names-sail-to = { $seat } отправляет их на { $square }.
log-names-nuke = { $seat } метит в город: { $city } ({ $rival }).
log-names-hold = { $seat } удерживает все фигуры: { $square }.
log-names-wound = { $seat } наносит раны: { $number } (фронт { $front }).
log-names-enough = { $seat } больше ни во что не метит.
log-figures-killed = { $seat } теряет фигуры, { $square }: { $armies ->
        [0] {""}
        [one] { $armies } армия
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армий
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
        [one] { $scouts } разведчик
        [few] { $scouts } разведчика
        [many] { $scouts } разведчиков
       *[other] { $scouts } разведчиков
    }.
log-person-killed = { $seat } теряет великого человека «{ $person }»: { $square }.
log-figures-led-away = { $seat }: фигуры сбиваются с пути, { $square } → { $destination }.
log-figures-sail = { $seat }: фигуры плывут, { $square } → { $destination }.
log-terrain-changes = Клетка { $square } теперь: { $terrain }.
log-building-destroyed = { $seat } теряет здание «{ $building }»: { $square }.
log-walls-fall = Рушатся стены: { $city }.
log-becomes-obsolete = Чудо «{ $wonder }» устарело.
log-unit-killed = { $seat } теряет отряд: { $unit }.
log-city-nuked = { $seat } уничтожает город ({ $city }): { $square }.

# Что произошло: движение, исследование, битва

log-steps = { $seat } идёт, { $square } → { $destination }: { $armies ->
        [0] {""}
        [one] { $armies } армия
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армий
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
        [one] { $scouts } разведчик
        [few] { $scouts } разведчика
        [many] { $scouts } разведчиков
       *[other] { $scouts } разведчиков
    }.
log-discovers = { $seat } открывает участок карты { $tile }.
log-explores-hut = { $seat } исследует хижину: { $square }.
log-sees-hut = { $seat } находит в хижине: { $hut }.
log-conquers-village = { $seat } завоёвывает деревню: { $square }.
log-sees-village = { $seat } находит в деревне: { $village }.
log-sacrifices = { $seat } жертвует фигуру в городе ({ $other }): { $square }.
log-razes = { $seat } разрушает постройку «{ $marker }»: { $square }.
log-kills-scouts = { $seat } убивает разведчиков: { $n } ({ $other }, { $square }).
log-battle =
    { $against ->
        [village] { $seat } атакует деревню, { $square }; за варваров играет { $other }.
        [city] { $seat } атакует, защищается { $other }: { $square } ({ $city }).
       *[other] { $seat } атакует, защищается { $other }: { $square }.
    }
log-draws-hand = { $seat } тянет боевую руку: { $n }.
log-sees-hand = { $seat } тянет: { $units }.
log-combat-bonus = Боевой бонус: нападающий { $attack }, защитник { $defence }.
log-opens-front =
    { $barbarian ->
        [True] Варвары открывают фронт: { $unit } (сила { $strength }).
       *[other] { $seat } открывает фронт: { $unit } (сила { $strength }).
    }
log-attacks =
    { $barbarian ->
        [True] Варвары атакуют: { $unit } против { $enemy }; нанесено ран { $blow }, получено { $answer }.
       *[other] { $seat } атакует: { $unit } против { $enemy }; нанесено ран { $blow }, получено { $answer }.
    }
log-unit-dies =
    { $barbarian ->
        [True] Варвары теряют: { $unit }.
       *[other] { $seat } теряет: { $unit }.
    }
log-heals = { $seat } лечит раны: { $n }.
log-battle-ends =
    { $barbarian ->
        [True] Побеждают варвары (нападающий { $attack }, защитник { $defence }).
       *[other] Битву выигрывает { $seat } (нападающий { $attack }, защитник { $defence }).
    }
log-loses-armies = { $seat } всё же теряет армии: { $n }.
log-city-falls = { $seat } завоёвывает город: { $city }.
log-saves-unit = { $seat } спасает: { $unit }.
log-loots = { $seat } берёт добычу: { $loot } (отдаёт { $other }).
log-stolen-hut = { $seat } забирает жетон хижины: { $hut } ({ $other }).
log-stolen-village = { $seat } забирает жетон деревни: { $village } ({ $other }).
log-stolen-event = { $seat } забирает событие «{ $event }» ({ $other }).

# Что произошло: исследования

log-researches = { $seat } исследует технологию «{ $tech }» за { $trade } торговли и сохраняет { $kept }.
log-learns = { $seat } изучает технологию «{ $tech }».

# Вопросы

ask-civilization = Какой цивилизацией вы играете?
ask-capital = Где вы основываете столицу?
ask-first-wonder = Куда вы ставите чудо «{ $wonder }»?
ask-first-army = Где начинает ваша армия?
ask-first-scout = Где начинает ваш разведчик?
ask-first-great-person = Куда вы ставите великого человека «{ $person }»?
ask-start-of-turn = Начало хода: что вы делаете?
ask-displace = Куда уходит { $figure }?
ask-assign = Для какого города собирает разведчик с { $square }?
ask-trade = Торговля: делаете предложение?
ask-propose = Что вы предлагаете ({ $other })?
ask-bargain = { $seat } даёт { $gives } и хочет { $wants }. Согласны?
ask-hand-over = Что вы отдаёте?
ask-city-management = Управление городами: что вы делаете?
ask-item = { $city }, производство { $number }: что вы делаете?
ask-second-item = { $city }: что ещё вы делаете?
ask-place-person = Куда вы ставите великого человека «{ $person }»?
ask-take-resource = Какой ресурс вы берёте?
ask-discard-events = Какие события вы сбрасываете ({ $number })?
ask-pay = Чем вы платите за способность «{ $ability }» (ещё { $number })?
ask-event-target = На кого направлено событие «{ $event }»?
ask-event-lead-away = Какие фигуры и куда уводит событие «{ $event }»?
ask-event-change-terrain = Какую клетку меняет событие «{ $event }»?
ask-event-destroy = Какое здание разрушает событие «{ $event }»?
ask-event-choose-player = Какого игрока вы выбираете («{ $event }»)?
ask-event-boost = Какой город работает больше («{ $event }»)?
ask-ability-target = На что направлена способность «{ $ability }»?
ask-ability-boost = Какой город работает больше («{ $ability }»)?
ask-ability-choose-player = Какого игрока вы выбираете («{ $ability }»)?
ask-ability-monarchy = «{ $ability }»: устаревшее чудо или погибший отряд?
ask-ability-gunpowder = «{ $ability }»: устаревшее чудо или разрушенное здание?
ask-ability-hold = Какую клетку больше никто не покинет («{ $ability }»)?
ask-ability-embark = Какие фигуры плывут и куда («{ $ability }»)?
ask-ability-nuke = Какой город вы уничтожаете («{ $ability }»)?
ask-ability-wounds = Где вы наносите раны («{ $ability }»)?
ask-agree-to-event = { $rival } разыгрывает против вас событие «{ $event }». Вы согласны?
ask-respond-to-event = { $seat } разыгрывает событие «{ $event }». Вы отвечаете?
ask-respond-to-ability = { $seat } использует способность «{ $ability }». Вы отвечаете?
ask-respond-to-action = { $seat } объявляет действие города ({ $city }): { $action }. Вы отвечаете?
ask-respond-to-move = { $seat } движется. Вы отвечаете?
ask-watch = Вы следите за движением ({ $seat })?
ask-movement = Движение: что вы делаете?
ask-move = Куда идёт группа с { $square }? Осталось шагов: { $left }
ask-raze = Вы разрушаете постройку «{ $marker }», { $square }?
ask-barbarian-deck = Из какой колоды тянут варвары вместо этого?
ask-battle = Битва, { $square }: что вы делаете?
ask-battle-close = Битва, { $square }: что-нибудь ещё в этот боевой ход?
ask-heal = Какие раны вы лечите?
ask-save-unit = Какой отряд вы спасаете?
ask-loot = Что вы берёте ({ $other })?
ask-loot-more = Что ещё вы берёте ({ $other })?
ask-loot-city = Что вы берёте за город ({ $other })?
ask-loot-points = Что вы берёте ({ $other })? Осталось добычи: { $points }
ask-give-coin = От какой монеты вы отказываетесь?
ask-learn = Какую технологию вы изучаете?
ask-research = Какую технологию вы исследуете?

# Варианты выбора

do-civilization = { $civ }
do-capital = Столица: { $square } (производство { $production }, торговля { $trade })
do-put = { $square }
do-end = Закончить эту часть
do-found = Основать город: { $square } ({ $founder }; производство { $production }, торговля { $trade })
do-displace = На { $square }
do-assign = { $served ->
    [1] Собирает для: { $city } (клетка ему уже служит)
   *[0] Собирает для: { $city } (производство +{ $production }, торговля +{ $trade })
}
do-idle = Ни для кого не собирает
do-government = Сменить строй: { $government }
do-person = Поставить великого человека «{ $person }»: { $square }
do-keep-person = Оставить в резерве
do-gardens = Висячие сады дают: { $figure }
do-statue = Статуя Свободы учит вас
do-harvest-freely = Бесплатный сбор: { $resource }
do-offer = Сделать предложение: { $seat }
do-propose = Дать { $gives } за { $wants }
pick-gives = Вы даёте: { $good }
pick-wants = Вы получаете: { $good }
do-accept = Принять
do-reject = Отклонить
do-give = Отдать – { SOME("жетоны хижин: ", $huts, "жетоны деревень: ", $villages, "события: ", $events) }
do-advance = На деление { $space } (культура { $culture }, торговля { $trade })
do-mint = Монета: { $place } (торговля { $trade }, культура { $culture })
do-produce = Производить: { $city } (производство { $number })
do-army = Армия, { $square } (производство { $cost }, торговля { $trade })
do-scout = Разведчик, { $square } (производство { $cost }, торговля { $trade })
do-unit = Отряд: { $type } (производство { $cost }, торговля { $trade })
do-build = { $building }, { $square } (производство { $cost }, торговля { $trade })
do-one-item = Только одна вещь
do-build-freely = Построить бесплатно: { $city }
do-arts = Посвятить искусствам: { $city } (культура { $number })
do-harvest = Сбор: { $resource } ({ $city })
do-harvest-two = Сбор: { $resource } и { $second } ({ $city })
do-use = Использовать способность «{ $ability }»
do-play = Разыграть событие «{ $event }»
do-pay = Жетон рынка: { $resource }
do-pay-hut = Жетон хижины: { $hut }
do-pay-village = Жетон деревни: { $village }
do-pay-gift = { $event }
do-withdraw = Отказаться
do-choose-player = { $seat }
do-boost = Больше производства: { $city }
do-destroy = Разрушить здание: { $square }
do-change-terrain = Изменить { $square }
do-kill = Убить фигуры ({ $rival }), { $square }: { $armies ->
        [0] {""}
        [one] { $armies } армия
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армий
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
        [one] { $scouts } разведчик
        [few] { $scouts } разведчика
        [many] { $scouts } разведчиков
       *[other] { $scouts } разведчиков
    }
do-kill-person = Убить великого человека: { $square }
do-lead-away = Фигуры с { $square }
do-lead-to = Вести на { $square }
do-obsolete = Устаревшее чудо: { $wonder }
do-kill-unit = Убить случайный отряд: { $seat }
do-embark = Фигуры с { $square }
do-sail-to = На { $square }
do-nuke = Уничтожить: { $city } ({ $rival })
do-hold = Удержать { $square }
do-wound = Раны: { $number } (фронт { $front })
do-enough = Достаточно
do-take-back = Забрать карту обратно
do-agree = Согласиться
do-refuse = Отказать
do-refuse-one = Отказать только насчёт этого здания: { $square }
do-discard-events = Сбросить: { $events }
do-watch = Следить
do-rest = Не следить
do-rest-on = В этот ход ни за чем не следить
do-pass-on = Пас, и в этот ход не спрашивать о действиях городов
do-move = Двигать с { $square }: { $armies ->
        [0] {""}
        [one] { $armies } армия
        [few] { $armies } армии
        [many] { $armies } армий
       *[other] { $armies } армий
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
        [one] { $scouts } разведчик
        [few] { $scouts } разведчика
        [many] { $scouts } разведчиков
       *[other] { $scouts } разведчиков
    }
do-step = На { $square }
do-discover = Открыть участок: { $square }
do-sacrifice = Пожертвовать фигуру в городе: { $square }
do-stop = Остановиться
do-raze = Разрушить
do-spare = Пощадить
do-deck = { $type }
do-front = Открыть фронт: { $unit }
do-attack = Атаковать фронт { $front }: { $unit }
do-heal = Лечить раны
do-heal-all = Лечить все раны
do-heal-wounds = Лечить: { $units }
do-close = Закончить боевой ход
do-save = Спасти: { $unit }
do-save-none = Никого не спасать
do-loot = Взять: { $loot }
do-loot-number = Взять: { $loot } ({ $number })
do-loot-nothing = Ничего не брать
do-coin = Монета: { $place }
do-learn = Изучить технологию «{ $tech }»
do-learn-nothing = Ничего не изучать
do-research = Исследовать технологию «{ $tech }»
do-research-nothing = Ничего не исследовать
do-take-resource = Взять: { $resource }

# Почему нет: подготовка, начало хода, торговля

no-a-capital-stands-on-a-central-square-of-the-home-tile = Столица стоит на одной из четырёх средних клеток домашнего участка.
no-that-civilization-is-taken = Эта цивилизация занята.
no-that-civilization-is-not-in-a-training-game = В учебной игре этой цивилизации нет.
no-not-in-the-capitals-outskirts = Только в окрестностях столицы.
no-not-on-water = Не на воде.
no-above-the-stacking-limit = На клетке было бы слишком много фигур.
no-not-in-this-part = В этой части хода так нельзя.
no-no-more-cities = У вас уже столько городов, сколько можно.
no-no-scout-stands-there = Там нет вашего разведчика.
no-no-army-stands-there = Там нет вашей армии.
no-armies-found-cities-only-under-republic = Армии основывают города только при республике.
no-a-city-is-too-near = Другой город ближе трёх клеток.
no-a-hut-or-village-is-too-near = Там или рядом хижина или деревня.
no-all-squares-around-must-be-revealed = Все восемь клеток вокруг должны быть открыты.
no-enemy-figures-are-too-near = Рядом с клеткой стоят вражеские фигуры.
no-figures-make-room-on-the-nearest-free-square = Фигуры уходят на ближайшую свободную клетку.
no-a-scout-gathers-for-an-own-city = Разведчик собирает для города своего владельца.
no-a-square-is-gathered-for-one-city-only = С клетки собирают только для одного города.
no-there-is-no-such-government = Такого строя нет.
no-that-government-is-in-force = Этот строй уже действует.
no-one-change-of-government-a-turn = Строй меняют раз за ход.
no-the-government-is-locked = Этот строй не открыт.
no-only-through-anarchy = К этому строю ведёт только анархия.
no-no-such-great-person-in-reserve = Такого великого человека нет в вашем резерве.
no-only-in-the-outskirts-of-an-own-city = Только в окрестностях своего города.
no-no-great-person-on-water = Великие люди не стоят на воде.
no-the-square-is-blockaded = Клетку блокируют вражеские фигуры.
no-the-hanging-gardens-do-not-work-for-you = Висячие сады для вас не действуют.
no-the-hanging-gardens-were-used-this-turn = Висячие сады в этот ход уже использованы.
no-the-statue-of-liberty-does-not-work-for-you = Статуя Свободы для вас не действует.
no-the-statue-of-liberty-was-used-this-turn = Статуя Свободы в этот ход уже использована.
no-nobody-knows-a-tech-that-fits = Никто не знает технологии, которая поместилась бы в вашей пирамиде.
no-no-government-harvests-freely = Ваш строй не даёт бесплатного сбора.
no-harvested-freely-this-turn = Бесплатный сбор в этот ход уже был.
no-an-offer-is-made-to-another-player = Предложение делают другому игроку.
no-no-more-offers-in-this-phase = В этой фазе у вас больше нет предложений.
no-neither-has-anything-to-trade = Вам обоим нечем торговать.
no-an-offer-holds-something = Предложение не может быть пустым.
no-a-bundle-holds-more-than-there-is = В предложении не может быть больше, чем есть.
no-hand-over-what-was-agreed = Отдайте то, о чём договорились.

# Почему нет: управление городами

no-that-is-no-city-of-yours = Это не ваш город.
no-under-anarchy-the-capital-takes-no-action = При анархии столица не совершает действий.
no-the-city-has-acted = Этот город в этот ход уже действовал.
no-the-second-action-is-of-another-kind = Второе действие столицы другого вида.
no-the-city-can-make-nothing = Этот город ничего не может сделать.
no-there-is-no-such-item = Такой вещи нет.
no-too-little-production = Нужно производства: { $needed }; достижимо { $number }.
no-only-in-the-citys-own-outskirts = Только в окрестностях действующего города.
no-no-such-figure-in-the-supply = В запасе нет такой фигуры.
no-figures-may-not-stop-on-water = Ваши фигуры не могут остановиться на воде.
no-enemy-figures-stand-there = Там стоят вражеские фигуры.
no-there-is-no-such-unit = Такого отряда нет.
no-aircraft-need-flight = Авиации нужна технология «Авиация».
no-the-deck-is-empty = Эта колода пуста.
no-the-building-is-locked = Ни одна ваша технология не открывает это здание.
no-only-the-upgraded-form-is-built = Теперь строят только улучшенное здание.
no-no-such-marker-in-the-market = На рынке больше нет такого маркера.
no-the-terrain-does-not-fit = Местность не подходит.
no-one-star-building-a-city = В городе может быть одно здание со звездой.
no-walls-stand-on-the-city-centre = Стены стоят в центре города.
no-the-city-is-walled = У этого города уже есть стены.
no-the-wonder-is-not-in-the-market = Этого чуда нет на рынке.
no-no-wonder-on-water = Чудеса не стоят на воде.
no-one-wonder-a-city = В городе может быть одно чудо.
no-only-egypt-builds-freely = Бесплатно строит только Египет.
no-built-freely-this-turn = В этот ход вы уже строили бесплатно.
no-only-an-unlocked-building = Бесплатно строят только открытое здание.
no-no-such-resource-in-the-outskirts = Ни одна свободная от блокады клетка не показывает этот ресурс.
no-no-such-token-in-the-market = На рынке больше нет такого жетона.
no-two-tokens-only-with-angkor-wat = Два жетона сразу даёт только Ангкор-Ват.
no-angkor-wat-was-used-this-turn = Ангкор-Ват в этот ход уже использован.
no-the-culture-track-is-at-its-end = Трек культуры закончился.
no-too-little-culture = Нужно культуры: { $needed }; у вас { $number }.
no-too-little-trade = Нужно торговли: { $needed }; у вас { $number }.
no-no-coin-is-paid-for-there = Туда монеты не покупают.
no-the-card-holds-four-coins = На этой карте уже четыре монеты.

# Почему нет: свойства и события

no-there-is-no-such-resource-ability = Такого ресурсного свойства нет.
no-the-tech-is-not-known = Вы не знаете этой технологии.
no-the-ability-was-used-this-turn = Это свойство в этот ход уже использовано.
no-an-ability-of-another-phase = Это свойство относится к другой фазе: { $phase }.
no-a-cancelling-ability-answers-something = Это свойство лишь отвечает на объявленное другим.
no-the-resources-are-missing = У вас нет нужных ресурсов.
no-the-ability-would-do-nothing = Это свойство сейчас ничего бы не дало.
no-that-resource-is-not-owed = Этим ресурсом здесь не платят.
no-the-token-is-not-held = У вас нет такого жетона.
no-no-such-gift = У вас нет такого дара.
no-withdraw-only-after-a-lost-gift = Отказаться можно только после потери дара.
no-the-event-is-not-in-hand = У вас на руке нет этого события.
no-an-event-of-another-phase = Это событие относится к другой фазе: { $phase }.
no-the-event-would-change-nothing = Это событие сейчас ничего бы не изменило.
no-a-gift-is-played-while-paying = Дар разыгрывают, платя за свойство.
no-a-cancelling-event-answers-something = Это событие лишь отвечает на объявленное другим.
no-that-is-no-target-of-it = Это не может быть целью.
no-not-another-player = Выберите другого игрока.
no-the-united-nations-refuse = ООН не соглашается на эту цель.
no-nobody-there-whom-it-could-kill = Там некого так убить.
no-that-is-out-of-range = Это слишком далеко.
no-nobody-there-can-be-led-away = Оттуда никого нельзя увести.
no-they-cannot-be-led-there = Туда их вести нельзя.
no-that-square-cannot-change = Эта клетка не может измениться.
no-no-building-there = Там нет здания.
no-only-buildings-of-others = Разрушают только чужие здания.
no-nothing-to-learn-from-them = У этого игрока нечему учиться.
no-they-are-in-anarchy = Там уже анархия.
no-they-have-no-unit-to-kill = У этого игрока нет отрядов.
no-that-wonder-cannot-become-obsolete = Это чудо не может устареть.
no-that-square-cannot-be-held = Эту клетку нельзя удержать.
no-no-figures-to-embark-there = Там нет ваших фигур, которые могли бы отплыть.
no-they-cannot-sail-there = Туда плыть нельзя.
no-only-a-city-that-is-no-capital = Уничтожают только город, который не столица.
no-that-is-not-the-great-person-who-came = Пришёл не этот великий человек.
no-that-does-not-answer-this = Это не ответ.
no-the-event-does-not-target-you = Оно не направлено ни на вас, ни на что-либо ваше.
no-not-so-many-wounds-for-a-unit-there = Столько ран там никто не получит.
no-one-at-least-is-named = Нужно назвать хотя бы одну цель.
no-discard-exactly = Сбросьте событий: { $number }.

# Почему нет: движение и битва

no-not-so-many-figures-there-that-may-still-move = Там нет стольких фигур, которые ещё могут двигаться.
no-there-is-no-legal-step-from-there = Оттуда нет разрешённого шага.
no-a-move-begins-with-a-step = Движение начинается с шага.
no-no-legal-end-of-the-move-is-in-reach = Негде законно закончить движение.
no-figures-move-to-a-neighbouring-square = Фигуры идут на соседнюю клетку.
no-no-figure-may-leave-this-square-now = Эту клетку сейчас никто не может покинуть.
no-the-tile-is-face-down = Этот участок закрыт.
no-that-tile-is-face-up = Этот участок открыт.
no-water-cannot-be-crossed-yet = Ваши фигуры ещё не могут пересекать воду.
no-a-move-may-not-end-on-water-yet = Ваши фигуры ещё не могут остановиться на воде.
no-a-move-does-not-end-in-an-own-city = Движение не заканчивается в своём городе.
no-scouts-do-not-enter-enemy-cities = Разведчики не входят во вражеские города.
no-scouts-do-not-enter-huts-and-villages = Разведчики не входят в хижины и деревни.
no-scouts-do-not-enter-squares-with-enemy-figures = Разведчики не входят на клетки с вражескими фигурами.
no-not-in-a-group-with-a-scout = Не в группе с разведчиком.
no-a-democracy-does-not-attack-cities = Демократия не атакует города.
no-only-russia-sacrifices-figures = Фигуры во вражеских городах жертвует только Россия.
no-once-per-turn = Это делают раз за ход.
no-one-figure-alone-is-sacrificed = Жертвуют одну фигуру.
no-no-enemy-city-is-there = Там нет вражеского города.
no-there-is-no-tech-to-learn-there = Там нечему учиться.
no-that-deck-is-empty = Эта колода пуста.
no-aircraft-only-if-nothing-else-is-left = Варвары берут авиацию, только если больше ничего не осталось.
no-that-unit-is-not-in-the-battle-hand = Этого отряда нет в вашей боевой руке.
no-a-unit-must-be-played = Нужно разыграть отряд.
no-one-unit-is-played-in-a-battle-turn = За боевой ход разыгрывают один отряд.
no-attack-a-front-with-an-enemy-unit-and-none-of-your-own = Атакуют фронт с вражеским отрядом и без своего.
no-barbarians-have-no-abilities = У варваров нет свойств.
no-there-is-no-heal-to-use = Лечить больше нечем.
no-none-of-your-units-is-wounded = Ни один ваш отряд не ранен.
no-that-unit-was-not-killed-in-this-battle = Этот отряд погиб не в этой битве.
no-that-is-no-loot-of-this-battle = Это не добыча этой битвы.
no-the-loser-has-none-of-it = У проигравшего этого нет.

# Почему нет: исследования

no-there-is-no-such-tech = Такой технологии нет.
no-the-tech-is-known-already = Эту технологию вы уже знаете.
no-no-place-in-the-pyramid = Технологии уровня { $level } нужно технологий в ряду ниже: { $needed }; у вас { $below }.
no-too-little-trade-to-research = «{ $tech }»: нужно торговли { $needed }; у вас { $number }.
no-that-tech-cannot-be-learned-here = Эту технологию здесь изучить нельзя.
