# «Цивилизация» (1980): подготовка, события с первого по восьмое, содержание городов.

## что произошло

log-order-drawn = Народы выбирают в таком порядке: { $seats }.
log-chooses-nation = { $seat } выбирает народ: { $nation }.
log-starts = { $nation } начинает здесь: { $area }.
log-round-begins = Начинается раунд { $round }.
log-wins = { $seat } выигрывает игру.
log-pays-taxes = { $seat } платит налог: { $tokens } { $tokens ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} за { $cities } { $cities ->
    [one] город
    [few] города
   *[many] городов
}.
log-revolts = Город восстаёт: { $area } (теряет { $seat }, получает { $beneficiary }).
log-cities-stay = { $seat }: никто не может принять { $cities } { $cities ->
    [one] восставший город, он остаётся
    [few] восставших города, они остаются
   *[many] восставших городов, они остаются
}.
log-grows =
    { $seat }: прирост — { $tokens } { $tokens ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }.
log-grows-short =
    { $seat } выставляет весь запас: { $tokens } { $tokens ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }.
log-cannot-grow = { $seat }: прироста нет, в запасе не осталось жетонов.
log-census = Перепись: { $seat }, жетонов на поле: { $tokens }.
log-keeps-ship =
    { $seat } сохраняет корабль ({ $zone }), оплачено { $source ->
        [treasury] из казны
       *[area] жетоном области
    }.
log-gives-up-ship = { $seat } отказывается от корабля: { $zone }.
log-builds-ship =
    { $seat } строит корабль ({ $zone }) и платит { $tokens ->
        [0] из казны: { $treasury }
       *[other] из области: { $tokens }{ $treasury ->
            [0] {""}
           *[other] , из казны: { $treasury }
        }
    }.
log-movement-begins = Движение: { $seat }.
log-loads =
    { $seat } берёт на борт { $tokens } { $tokens ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } ({ $area }).
log-unloads =
    { $seat } высаживает { $tokens } { $tokens ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } ({ $area }).
log-sails = { $seat } плывёт: { $zone } → { $waters }.
log-moves =
    { $seat } перемещает { $tokens } { $tokens ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }: { $area } → { $destination }.
log-fight = Бой: { $area }.
log-fights = { $area }: { $seat }, жетонов было { $before }, осталось { $after }.
log-attack-fails = { $seat }: нападение на город не удалось ({ $area }), снято жетонов: { $tokens }.
log-city-stormed = { $seat }: город штурмуют ({ $area }), его защищают шесть жетонов.
log-city-surrenders = { $seat } сдаёт город: { $area }, новый владелец — { $attacker }.
log-postpones = { $seat } откладывает бой и сначала решает другие: { $area }.
log-city-eliminated = { $seat } лишается города: { $area }.
log-city-reduced = { $seat }: вместо города ({ $area }) остаётся { $tokens } { $tokens ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}.
log-builds-city = { $seat } строит город: { $area }.
log-surplus =
    { $seat } снимает { $tokens } { $tokens ->
        [one] лишний жетон
        [few] лишних жетона
       *[many] лишних жетонов
    } ({ $area }).
log-draws = Вы берёте карту «{ $card }».
log-draws-unseen = { $seat } берёт карту из стопки { $number }.
log-draws-red = { $seat } берёт карту «{ $card }».
log-buys-gold =
    { $seat } покупает карту девятой стопки за { $tokens } { $tokens ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }.

## вопросы

ask-nation = Какой народ?
ask-tax-rate = Какой налог платят ваши города в этом раунде?
ask-revolt =
    { $number ->
        [1] { $seat }: город восстаёт и переходит к вам. Какой?
       *[other] { $seat }: города восстают и переходят к вам. Какие { $number }?
    }
ask-growth = Запаса не хватает на весь прирост: куда его поставить?
ask-ship-upkeep = Корабль: { $zone }. Чем платить за него?
ask-build-ship = Построить корабль?
ask-ships = Какой корабль отправляется?
ask-ship-under-way =
    Корабль: { $zone }, на борту { $tokens } { $tokens ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }, осталось шагов: { $steps }. Что дальше?
ask-land-moves = Какие жетоны идут по суше?
ask-surrender = { $seat } стоит перед вашим городом ({ $area }), а шести жетонов для защиты у вас нет.
ask-reduce-for-support = Жетонов не хватает на содержание городов: какой город сократить?
ask-build-cities = Где вы строите города?
ask-buy-gold = Купить карту девятой стопки за 18 жетонов?

## варианты

do-nation = { $nation }, начало: { $area }
do-rate = { $number } { $number ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} с города
do-revolt = { $areas }
do-grow = { $amounts }
do-keep-treasury = Сохранить корабль за счёт казны: { $zone }
do-keep-area = Сохранить корабль: { $zone }, жетон отсюда: { $area }
do-give_up = Отказаться от корабля: { $zone }
do-ship =
    Построить корабль ({ $zone }), заплатить { $tokens ->
        [0] из казны: { $treasury }
       *[other] из области ({ $area }): { $tokens }{ $treasury ->
            [0] {""}
           *[other] , из казны: { $treasury }
        }
    }
do-stop = Достаточно
do-load =
    Корабль: { $zone }; взять на борт { $tokens } { $tokens ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } ({ $area })
do-unload =
    Высадить { $tokens } { $tokens ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } ({ $area })
do-sail = Плыть: { $zone } → { $waters } ({ $steps } { $steps ->
    [one] шаг
    [few] шага
   *[many] шагов
})
do-anchor = Корабль остаётся: { $zone }
do-land = Закончить с кораблями: перейти к движению по суше
do-move =
    { $tokens } { $tokens ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }: { $area } → { $destination }
do-end = Закончить движение
do-postpone = Сначала другие мои бои
do-surrender = Сдать город
do-reduce = Сократить: { $area }
do-build = Построить: { $areas }
do-build-none = Ничего не строить
do-gold = Купить карту

open-revolt = Выбрать города
open-grow = Выставить жетоны
open-build = Выбрать области

## почему нельзя

no-nation-not-on-offer = Этот народ не играет при таком числе игроков.
no-nation-taken = Этот народ уже занят.
no-start-too-close = Это место слишком близко к уже занятому.
no-the-rate-is-one-two-or-three = Налог — один, два или три жетона с города.
no-exactly-these-many-cities-revolt = Восстаёт ровно столько городов, сколько не смогли заплатить.
no-that-city-does-not-revolt = Этот город не восстаёт.
no-the-whole-stock-is-placed-within-each-area-s-growth = Выставляется весь запас, и ни одна область не получает больше своего прироста.
no-ships-are-kept-in-slot-order = Корабли содержат по очереди; сейчас спрашивают не об этом.
no-ships-afloat-come-before-new-ones = Сначала решите, какие корабли на воде вы содержите; новые строят потом.
no-the-treasury-cannot-pay = Казна пуста.
no-ships-cost-tokens-of-their-area-only = В этой игре корабли оплачивают только жетонами области, у которой они стоят.
no-no-own-token-in-the-area-of-the-ship = У вас нет жетона в области, у берега которой стоит корабль.
no-ships-are-built-on-a-coast-in-play = Корабли строят у берега или озера, участвующих в игре.
no-a-ship-costs-two-tokens = Корабль стоит два жетона, из области или из казны.
no-no-own-token-or-city-in-that-area = У вас там нет ни жетона, ни города.
no-ships-are-built-in-zone-order = Корабли строят в порядке зон.
no-ships-are-used-in-slot-order = Корабли ходят по очереди; этот уже ходил, или его здесь нет.
no-no-land-at-this-stop = На этой стоянке нет суши.
no-not-so-many-tokens-aboard = На борту нет столько жетонов.
no-no-coast-is-left-in-reach-so-all-must-land-here = Других берегов в пределах досягаемости нет, поэтому все жетоны высаживаются здесь.
no-a-ship-carries-five-tokens = Корабль везёт не больше пяти жетонов.
no-not-so-many-tokens-here-that-have-not-moved = Здесь нет столько ещё не ходивших жетонов.
no-no-coast-in-reach-to-land-them = Нет доступного берега для высадки.
no-out-of-the-ship-s-range = Кораблю туда не дойти.
no-ships-may-not-stop-in-that-open-sea = В этом открытом море корабли не останавливаются.
no-tokens-aboard-must-land = Сначала нужно высадить жетоны с борта.
no-a-stop-loads-or-unloads-before-sailing-on = На стоянке нужно что-то погрузить или высадить, прежде чем плыть дальше.
no-one-unload-then-one-load-per-stop = На стоянке корабль один раз высаживает, затем один раз грузит.
no-another-player-has-tokens-there = Там стоят жетоны другого игрока.
no-no-land-border-in-play = Между этими областями нет сухопутной границы в игре.
no-land-moves-are-entered-in-map-order = Движение по суше указывают в порядке карты; это должно было быть раньше.
no-ships-move-before-tokens-on-land = Сначала ходят корабли; завершите их ход, прежде чем двигаться по суше.
no-the-ship-stage-is-over = Ход кораблей окончен.
no-the-ship-under-way-anchors-first = Один корабль в пути; сначала он бросает якорь.
no-no-ship-is-under-way = Сейчас ни один корабль не в пути.
no-a-city-takes-six-tokens-on-a-site-and-twelve-elsewhere = Город требует шести жетонов на месте для города и двенадцати вне его.
no-no-city-piece-is-left = У вас не осталось фишек городов.
no-not-so-many-cities-can-be-supported = Столько городов содержать нельзя: каждому нужно по два жетона.
no-not-your-city = У вас там нет города.
no-graced-cities-go-last = Город, перешедший при восстании в этом раунде, сокращают, только если других нет.

# торговля, покупка, бедствия, развитие

## что произошло

log-offers =
    { $seat } предлагает { $count } { $count ->
        [one] карту
        [few] карты
       *[many] карт
    } ценностью { $total }, среди них { $card }; взамен: { $wanted }.
log-offers-nothing = { $seat } ничего не предлагает.
log-counters =
    { $seat } отвечает ({ $partner }): { $count } { $count ->
        [one] карта
        [few] карты
       *[many] карт
    } ценностью { $total }, среди них { $card }.
log-deal-void = Сделка недействительна ({ $seat } и { $partner }): у одной из сторон уже нет обещанного.
log-swap =
    Обмен: { $seat } отдаёт { $count } { $count ->
        [one] карту
        [few] карты
       *[many] карт
    } (ценность { $total }, среди них { $card }), { $partner } — { $partner_count } { $partner_count ->
        [one] карту
        [few] карты
       *[many] карт
    } (ценность { $partner_total }, среди них { $partner_card }).
log-receives = { $partner } передаёт вам: { $cards }.
log-floor-offers =
    Предложение { $number }: { $seat } даёт { $count } { $count ->
        [one] карту
        [few] карты
       *[many] карт
    } ценностью { $total }, среди них { $card }; взамен: { $wanted }.
log-floor-offers-to =
    Предложение { $number } ({ $seat } → { $partner }): { $count } { $count ->
        [one] карта
        [few] карты
       *[many] карт
    } ценностью { $total }, среди них { $card }; взамен: { $wanted }.
log-floor-counters =
    Встречное предложение { $number } на предложение { $offer }: { $seat } даёт { $count } { $count ->
        [one] карту
        [few] карты
       *[many] карт
    } ценностью { $total }, среди них { $card }.
log-suspends = { $seat } откладывает предложение { $number }.
log-resumes = { $seat } возобновляет предложение { $number }.
log-withdraws = { $seat } отзывает предложение { $number }.
log-offer-lapses = Предложение { $number } ({ $seat }) теряет силу: карт больше нет.
log-done-trading = { $seat } заканчивает торговать.
log-trade-ends = Торговля окончена.
log-pays =
    { $seat } сдаёт карты: { $cards } (ценность { $value }){ $tokens ->
        [0] {""}
        [one] {" "}и платит { $tokens } жетон
        [few] {" "}и платит { $tokens } жетона
       *[many] {" "}и платит { $tokens } жетонов
    }.
log-pays-tokens =
    { $seat } платит из казны { $tokens } { $tokens ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    }.
log-buys = { $seat } покупает «{ CASE($civilization_card, "acc") }».
log-buys-nothing = { $seat } ничего не покупает.
log-returns-cards = { $seat } возвращает { $number } { $number ->
    [one] торговую карту
    [few] торговые карты
   *[many] торговых карт
}.
log-calamity-was-passed = { $seat } получает при обмене бедствие «{ $card }» (отдаёт { $trader }).
log-calamity-strikes = Бедствие «{ $card }»: страдает { $seat }.
log-calamity-ignored = { $seat }: третье бедствие за раунд, «{ $card }», не действует.
log-calamity-finds-nothing = «{ $card }»: { $seat } ничего не теряет.
log-loses-tokens =
    { $seat } теряет { $tokens } { $tokens ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } ({ $area }).
log-loses-city = { $seat } теряет город: { $area }.
log-city-leaves-tokens = { $area }: { $seat } сохраняет { $tokens } { $tokens ->
    [one] жетон
    [few] жетона
   *[many] жетонов
}.
log-orders-losses = { $seat } назначает потери: { $victim } теряет { $units } { $units ->
    [one] единицу
    [few] единицы
   *[many] единиц
}.
log-card-saves = { $seat }: помогает «{ $civilization_card }» ({ $before } → { $after }).
log-floods = Наводнение: { $plain }.
log-shows-grain = { $seat } показывает карты зерна: { $number }.
log-erupts = Извержение: { $volcano }.
log-nominates = { $seat } выбирает: { $nominee }.
log-marks-seceders =
    { $seat } отделяет { $tokens } { $tokens ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } ({ $area }).
log-marks-city = { $seat } отделяет город: { $area }.
log-keeps-seceders = { $seat } оставляет себе отделившихся.
log-keeps-rest = { $seat } отпускает отделившихся.
log-takes-over-city = { $seat } забирает город: { $area }.
log-takes-over-tokens =
    { $seat } забирает { $tokens } { $tokens ->
        [one] жетон
        [few] жетона
       *[many] жетонов
    } ({ $area }).
log-shows-total = { $seat }: всего очков { $points }.
log-steps-back = { $seat } отступает на деление { $space }.
log-advances = { $seat } продвигается на деление { $space }.
log-stays = { $seat } остаётся на делении { $space }.

## вопросы

ask-market-offer = Рынок, круг { $round }: что вы предлагаете?
ask-market-counter = Рынок, круг { $round }: на какое предложение вы отвечаете и чем?
ask-market-answer = Рынок, круг { $round }: какое встречное предложение вы принимаете?
ask-floor = Торговля открыта: что вы скажете?
ask-buy = Какие карты цивилизации вы покупаете?
ask-hand-in = Какие торговые карты вы сдаёте? Недостающее платит казна.
ask-return-cards = Какие торговые карты вы возвращаете?
ask-lose-units =
    { $units ->
        [1] Вы теряете 1 единицу. Какую? Жетон считается за 1, город за 5.
        [one] Вы теряете { $units } единицу. Какие? Жетон считается за 1, город за 5.
        [few] Вы теряете { $units } единицы. Какие? Жетон считается за 1, город за 5.
       *[many] Вы теряете { $units } единиц. Какие? Жетон считается за 1, город за 5.
    }
ask-last-city = Последний город стоил больше потери на { $tokens }: какой город оставит жетоны?
ask-order-losses =
    Вы можете назначить другим до { $units } { $units ->
        [one] единицы
        [few] единиц
       *[many] единиц
    } потерь: кто сколько теряет?
ask-flood-plain = Какая пойма?
ask-show-grain =
    Вы теряете { $units } { $units ->
        [one] единицу
        [few] единицы
       *[many] единиц
    }, на 4 меньше за каждую показанную карту зерна. Сколько показать?
ask-lose-to-epidemic =
    Эпидемия уносит до { $units } { $units ->
        [one] единицы
        [few] единиц
       *[many] единиц
    }. Какие? Жетон считается за 1, город за 4.
ask-volcano = Какой вулкан извергается?
ask-earthquake = По какому из ваших городов ударит землетрясение?
ask-earthquake-neighbour = Может пострадать и соседний город.
ask-nominate = Кого вы называете в гражданской войне?
ask-secede = Какие единицы отделяются, всего { $units }? Жетон считается за 1, город за 5.
ask-keep-part = Какую часть своего народа вы оставляете себе?
ask-civil-disorder = Какой город сократить?
ask-iconoclasm = Какой из ваших городов сократить?
ask-iconoclasm-orders = Какой город другого игрока сократить?
ask-plunder = Какие города захватывают ваши корабли? Теряет { $seat }.

## варианты

do-offer = Предложить: { $cards }; назвать: { $card }; взамен: { $wanted }
do-floor-offer = Предложить всем: { $cards }; назвать: { $card }; взамен: { $wanted }
do-floor-offer-to = Предложить ({ $seat }): { $cards }; назвать: { $card }; взамен: { $wanted }
do-counter = Ответить ({ $seat }): { $cards }; назвать: { $card }
do-floor-counter = Ответить на предложение { $number }: { $cards }; назвать: { $card }
do-none = Никому не отвечать
do-accept =
    Принять ответ ({ $seat }): { $count } { $count ->
        [one] карта
        [few] карты
       *[many] карт
    } ценностью { $total }, среди них { $card }
do-floor-accept = Принять встречное предложение { $number }
do-decline = Не принимать ничего
do-suspend = Отложить предложение { $number }
do-resume = Возобновить предложение { $number }
do-withdraw = Отозвать предложение { $number }
do-done = Закончить торговать
do-buy = «{ $civilization_card }» за { $price }
do-pay = Оплатить выбранное
do-hand_in = { $cards }
do-hand_in-none = Без карт: заплатить только из казны
do-return = { $cards }
do-return-none = Ничего не возвращать
none-wanted = что угодно
do-lose = { $amounts }
do-last = { $area }
do-order = { $amounts }
do-order-none = Другие ничего не теряют
do-order-one = { $seat }
do-grain = Карты зерна: { $number }
do-nominate = { $seat }
do-secede = { $amounts }
do-keep_seceders = Оставить себе отделившихся
do-keep_rest = Оставить себе остальных
do-plunder = { $areas }
do-erupt = { $volcano }
do-flood = { $plain }

open-hand_in = Выбрать карты
open-return = Выбрать карты
open-lose = Выбрать единицы
open-order = Распределить потери
open-secede = Выбрать единицы
open-plunder = Выбрать города

pick-offer = Сделать предложение; взамен: { $wanted }
pick-floor-offer = Сделать предложение всем; взамен: { $wanted }
pick-floor-offer-to = Сделать предложение ({ $seat }); взамен: { $wanted }
pick-counter = Ответить на предложение ({ $seat })
pick-floor-counter = Ответить на предложение { $number }
pick-cards = { $card }: { $number }
pick-named = Назвать: { $card }
pick-tokens = { $area }: { $number }
pick-tokens-of = Жетоны: { $area }
pick-city = Город: { $area }
pick-no-city = Не этот город: { $area }

## почему нельзя

no-that-is-not-your-offer = Это не ваше открытое предложение.
no-that-offer-is-suspended-already = Это предложение уже приостановлено.
no-that-offer-is-not-suspended = Это предложение не приостановлено.
no-that-offer-is-not-open-to-you = Это предложение сделано не вам.
no-an-offer-goes-to-another-trader-or-to-all = Предложение делают другому торговцу или всем.
no-that-counter-offer-was-not-made-to-you = Такого встречного предложения вам не делали, или оно отложено.
no-you-do-not-hold-these-cards = У вас нет этих карт.
no-no-messages-left-in-this-trade = Ваши сообщения в этой торговле исчерпаны.
no-you-are-done-already = Вы уже закончили.
no-only-a-commodity-can-be-wanted = Просить можно только товар.
no-that-seat-has-made-you-no-counter-offer = Этот игрок не делал вам встречного предложения.
no-that-seat-has-no-offer-open-to-you = У этого игрока нет предложения для вас.
no-a-give-has-at-least-three-cards = Каждая сторона отдаёт не меньше трёх карт.
no-the-named-commodity-is-not-in-the-give = Названный товар должен быть среди карт.
no-a-calamity-received-may-not-be-passed-on = Полученное бедствие нельзя передать дальше.
no-a-give-has-at-least-one-commodity = Среди карт должен быть хотя бы один товар.
no-you-have-no-units-at-that-volcano = У этого вулкана нет ваших единиц.
no-the-flood-comes-where-most-units-are-at-risk = Наводнение приходит туда, где под угрозой больше всего ваших единиц.
no-no-more-grain-can-be-shown = Столько карт зерна показать нельзя, или они уже не помогут.
no-another-player-is-nominated = Нужно назвать другого игрока.
no-the-seceders-do-not-make-up-the-number = Отделившиеся должны составить ровно нужное число.
no-law-or-philosophy-protects-that-city = Этот город защищает Закон или Философия.
no-only-a-city-of-another-player = Только города других игроков, не больше двух.
no-eleven-cards-are-the-most = Карт цивилизации может быть не больше одиннадцати.
no-you-have-that-card = Эта карта у вас уже есть.
no-there-is-no-such-card = Такой карты нет.
no-cards-and-treasury-do-not-reach-the-price = Торговых карт и казны не хватает на эту цену.
no-that-card-is-sold-out = Эта карта распродана.
no-law-must-be-owned-before-this-event = Закон должен быть куплен в одном из прошлых раундов.
no-exactly-the-surplus-is-returned-and-calamities-at-will = Возвращают ровно карты сверх шести; бедствия, не прошедшие обмен, — по желанию.
no-each-ship-takes-one-city-on-its-own-waters = Каждый корабль захватывает ровно один город у своих вод.
no-the-earthquake-does-not-reach-that-city = Землетрясение не достигает этого города.
no-that-does-not-reach-the-price = Этого вместе с казной не хватает на цену.
no-the-units-do-not-make-up-the-loss = Эти единицы не составляют потерю.
no-not-so-many-units-there = Там нет столько единиц.
no-that-city-was-not-lost = Это не один из только что потерянных городов.
no-more-than-may-be-ordered = Это больше, чем можно назначить.
no-the-epidemic-takes-as-much-as-it-can = Эпидемия уносит столько, сколько может, но не больше положенного.
no-cards-are-bought-in-the-order-of-their-table = Карты выбирают в порядке их таблицы.
no-nothing-is-chosen-yet = Пока ничего не выбрано.
no-you-have-chosen-that-card = Эта карта уже выбрана.
no-what-is-chosen-must-be-paid = Выбранное нужно оплатить.
