# Sid Meier's Civilization: The Board Game: what happened, what is asked, what can be chosen, and why not.

# What happened: the course of the game

log-plays = { $seat } plays { $civ }.
log-first-player = { $seat } is the first player.
log-turn-begins = Turn { $turn } begins.
log-phase-begins = { $phase } begins.
log-part-begins = { $seat }: { $phase }.
log-condition-met = { $seat } has met the condition of victory by { $victory }; the turn is played to its end.
log-game-ends = The game is over ({ $victory }): { $winners }.
log-founds-capital = { $seat } founds the capital at { $square }.
log-starts-with-wonder = { $seat } begins with { $wonder } at { $square }.

# What happened: Start of Turn and Trade

log-founds = { $seat } founds a city at { $square }.
log-finds-no-room = { $seat } finds no room for { $n ->
        [one] one figure
       *[other] { $n } figures
    } there: back to the supply.
log-changes-government = { $seat } changes the government to { $government }.
log-falls-into-anarchy = { $seat } falls into Anarchy.
log-government-pays-trade = { $government } pays { $seat } { $number } trade.
log-wonder-pays = { $wonder } pays { $seat }.
log-gardens-give = The Hanging Gardens give { $seat } { $figure } at { $square }.
log-statue-teaches = The Statue of Liberty teaches { $seat }.
log-harvests-freely = { $seat } harvests { $resource } freely.
log-gathers = The scout of { $seat } at { $square } gathers for { $city }.
log-collects = { $seat } collects { $trade } trade.
log-offers = { $seat } offers { $other } { $gives } for { $wants }.
log-accepts = { $seat } accepts the offer of { $other }.
log-rejects = { $seat } rejects the offer of { $other }.
log-hands-over = { $seat } hands over to { $other }: { SOME("huts: ", $huts, "villages: ", $villages, "events: ", $events) }.

# What happened: City Management

log-devotes-to-arts = { $seat } devotes { $city } to the arts.
log-harvests = { $seat } harvests with { $city }: { $resources }.
log-takes-resource = { $seat } takes { $resource } from the market.
log-announces-army = { $seat } announces an army in { $city }, at { $square }.
log-announces-scout = { $seat } announces a scout in { $city }, at { $square }.
log-announces-unit = { $seat } announces a unit in { $city }: { $type }.
log-announces-build = { $seat } announces { $marker } in { $city }, at { $square }.
log-rushes = { $seat } pays { $trade } trade to rush the production of { $city }.
log-action-cancelled = The action of { $city } is cancelled: { $seat } loses what was paid for it.
log-item-lost = It has become impossible for { $city } of { $seat } to make what was announced.
log-produces-army = { $seat } raises an army at { $square }.
log-produces-scout = { $seat } sends out a scout at { $square }.
log-draws-unit = { $seat } gains a unit: { $type }.
log-sees-unit = { $seat } has drawn { $unit }.
log-builds = { $seat } builds { $marker } at { $square }.
log-builds-walls = { $seat } walls { $city }.
log-makes-room = { $marker } of { $seat } at { $square } makes room.
log-wonder-appears = { $wonder } appears in the market.
log-city-boosted = This turn { $city } has { $number } more production.
log-advances = { $seat } advances to space { $space } of the culture track.
log-draws-event = { $seat } draws a culture event of level { $level }.
log-sees-event = { $seat } has drawn { $event }.
log-discards-events = { $seat } discards { $events }.
log-gains-culture = { $seat } gains { $number } culture.
log-gains-trade = { $seat } gains { $number } trade.
log-gains-person = A great person joins { $seat }: { $person }.
log-gains-great-person = A great person joins { $seat }: { $person }.
log-places-person = { $seat } places a great person at { $square }: { $person }.
log-places-great-person = { $seat } places a great person at { $square }: { $person }.
log-coin-token = { $seat } puts a coin on { $place }.
log-loses-coin = { $seat } loses a coin from { $place }.

# What happened: abilities, events, answers

log-uses-ability = { $seat } uses { $ability }.
log-ability-cancelled = { $ability } of { $seat } is cancelled.
log-pays = { $seat } pays for { $ability } ({ SOME("from the market: ", $resources, "huts: ", $huts, "villages: ", $villages) }).
log-withdraws = { $seat } withdraws { $ability }.
log-plays-event = { $seat } plays { $event }.
log-event-cancelled = { $event } of { $seat } is cancelled.
log-takes-event-back = { $seat } takes { $event } back.
log-refuses-event = { $seat } refuses to be a target of { $event }, which { $rival } plays.
log-watches = { $seat } watches the movement of { $rival }.
log-names-choose-player = { $seat } chooses { $rival }.
log-names-boost = { $seat } chooses { $city }.
log-names-destroy = { $seat } aims at the building at { $square }.
log-names-change-terrain = { $seat } chooses the square { $square }.
log-names-kill = { $seat } aims at figures of { $rival } at { $square }: { $armies ->
        [0] {""}
        [one] { $armies } army
       *[other] { $armies } armies
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
        [one] { $scouts } scout
       *[other] { $scouts } scouts
    }.
log-names-kill-person = { $seat } aims at the great person at { $square }.
log-names-lead-away = { $seat } leads away the figures at { $square }.
log-names-lead-to = { $seat } leads them to { $square }.
log-names-obsolete = { $seat } aims at { $wonder }.
log-names-kill-unit = { $seat } aims at a unit of { $rival }.
log-names-embark = { $seat } embarks the figures at { $square }.
log-names-sail-to = { $seat } sends them to { $square }.
log-names-nuke = { $seat } aims at { $city } of { $rival }.
log-names-hold = { $seat } holds all figures at { $square }.
log-names-wound = { $seat } deals { $number ->
        [one] one wound
       *[other] { $number } wounds
    } at front { $front }.
log-names-enough = { $seat } aims at nothing else.
log-figures-killed = { $seat } loses figures at { $square }: { $armies ->
        [0] {""}
        [one] { $armies } army
       *[other] { $armies } armies
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
        [one] { $scouts } scout
       *[other] { $scouts } scouts
    }.
log-person-killed = { $seat } loses a great person at { $square }: { $person }.
log-figures-led-away = The figures of { $seat } at { $square } stray to { $destination }.
log-figures-sail = The figures of { $seat } at { $square } sail to { $destination }.
log-terrain-changes = The square { $square } has become { $terrain }.
log-building-destroyed = { $building } of { $seat } at { $square } is destroyed.
log-walls-fall = The walls of { $city } fall.
log-becomes-obsolete = { $wonder } is obsolete.
log-unit-killed = { $seat } loses a unit: { $unit }.
log-city-nuked = { $seat } nukes { $city } at { $square }.

# What happened: movement, exploration, battle

log-steps = { $seat } moves from { $square } to { $destination }: { $armies ->
        [0] {""}
        [one] { $armies } army
       *[other] { $armies } armies
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
        [one] { $scouts } scout
       *[other] { $scouts } scouts
    }.
log-discovers = { $seat } discovers map tile { $tile }.
log-explores-hut = { $seat } explores the hut at { $square }.
log-sees-hut = { $seat } has found { $hut } in the hut.
log-conquers-village = { $seat } conquers the village at { $square }.
log-sees-village = { $seat } has found { $village } in the village.
log-sacrifices = { $seat } gives up a figure in the city of { $other } at { $square }.
log-razes = { $seat } razes { $marker } at { $square }.
log-kills-scouts = { $seat } kills { $n ->
        [one] a scout
       *[other] { $n } scouts
    } of { $other } at { $square }.
log-battle =
    { $against ->
        [village] { $seat } attacks the village at { $square }; { $other } plays the barbarians.
        [city] { $seat } attacks { $other } at { $square } ({ $city }).
       *[other] { $seat } attacks { $other } at { $square }.
    }
log-draws-hand = { $seat } draws a battle hand of { $n }.
log-sees-hand = { $seat } has drawn { $units }.
log-combat-bonus = Combat bonus: attacker { $attack }, defender { $defence }.
log-opens-front =
    { $barbarian ->
        [True] The barbarians open a front with { $unit } (strength { $strength }).
       *[other] { $seat } opens a front with { $unit } (strength { $strength }).
    }
log-attacks =
    { $barbarian ->
        [True] The barbarians attack { $enemy } with { $unit }: wounds dealt { $blow }, wounds taken { $answer }.
       *[other] { $seat } attacks { $enemy } with { $unit }: wounds dealt { $blow }, wounds taken { $answer }.
    }
log-unit-dies =
    { $barbarian ->
        [True] The barbarians lose { $unit }.
       *[other] { $seat } loses { $unit }.
    }
log-heals = { $seat } heals { $n ->
        [one] one wound
       *[other] { $n } wounds
    }.
log-battle-ends =
    { $barbarian ->
        [True] The barbarians win (attacker { $attack }, defender { $defence }).
       *[other] { $seat } wins the battle (attacker { $attack }, defender { $defence }).
    }
log-loses-armies = { $seat } loses { $n ->
        [one] one army
       *[other] { $n } armies
    } all the same.
log-city-falls = { $seat } conquers { $city }.
log-saves-unit = { $seat } saves { $unit }.
log-loots = { $seat } takes from { $other }: { $loot }.
log-stolen-hut = { $seat } took a hut token of { $other }: { $hut }.
log-stolen-village = { $seat } took a village token of { $other }: { $village }.
log-stolen-event = { $seat } took an event of { $other }: { $event }.

# What happened: research

log-researches = { $seat } researches { $tech } with { $trade } trade and keeps { $kept }.
log-learns = { $seat } learns { $tech }.

# Questions

ask-civilization = Which civilization do you play?
ask-capital = Where do you found your capital?
ask-first-wonder = Where do you put { $wonder }?
ask-first-army = Where does your army start?
ask-first-scout = Where does your scout start?
ask-first-great-person = Where do you place the { $person }?
ask-start-of-turn = Start of Turn: what do you do?
ask-displace = Where does { $figure } make room?
ask-assign = For which city does the scout at { $square } gather?
ask-trade = Trade: do you make an offer?
ask-propose = What do you offer { $other }?
ask-bargain = { $seat } gives { $gives } and wants { $wants }. Do you agree?
ask-hand-over = What do you hand over?
ask-city-management = City Management: what do you do?
ask-item = What does { $city } make with { $number } production?
ask-second-item = What does { $city } make besides?
ask-place-person = Where do you place the { $person }?
ask-take-resource = Which resource do you take?
ask-discard-events = { $number ->
        [one] Which event do you discard?
       *[other] Which { $number } events do you discard?
    }
ask-pay = { $number ->
        [one] With what do you pay for { $ability }?
       *[other] With what do you pay for { $ability }? { $number } are missing.
    }
ask-event-target = Whom does { $event } hit?
ask-event-lead-away = Which figures does { $event } lead away, and where?
ask-event-change-terrain = Which square does { $event } change?
ask-event-destroy = Which building does { $event } destroy?
ask-event-choose-player = Which player do you choose for { $event }?
ask-event-boost = Which city works more by { $event }?
ask-ability-target = What is the target of { $ability }?
ask-ability-boost = Which city works more by { $ability }?
ask-ability-choose-player = Which player do you choose for { $ability }?
ask-ability-monarchy = { $ability }: an obsolete wonder, or a dead unit?
ask-ability-gunpowder = { $ability }: an obsolete wonder, or a destroyed building?
ask-ability-hold = Which square does nobody leave any more ({ $ability })?
ask-ability-embark = Which figures sail, and where ({ $ability })?
ask-ability-nuke = Which city do you destroy with { $ability }?
ask-ability-wounds = Where do you deal the wounds of { $ability }?
ask-agree-to-event = { $rival } plays { $event } against you. Do you let it happen?
ask-respond-to-event = { $seat } plays { $event }. Do you answer?
ask-respond-to-ability = { $seat } uses { $ability }. Do you answer?
ask-respond-to-action = { $seat } announces an action of { $city }: { $action }. Do you answer?
ask-respond-to-move = { $seat } is moving. Do you answer?
ask-watch = Do you watch the movement of { $seat }?
ask-movement = Movement: what do you do?
ask-move = Where does the group at { $square } go? Steps left: { $left }
ask-raze = Do you raze { $marker } at { $square }?
ask-barbarian-deck = From which deck do the barbarians draw instead?
ask-battle = The battle at { $square }: what do you do?
ask-battle-close = The battle at { $square }: anything else in this battle turn?
ask-heal = Which wounds do you heal?
ask-save-unit = Which unit do you save?
ask-loot = What do you take from { $other }?
ask-loot-more = What else do you take from { $other }?
ask-loot-city = What do you take from { $other } for the city?
ask-loot-points = What do you take from { $other }? Loot left: { $points }
ask-give-coin = Which coin do you give up?
ask-learn = Which technology do you learn?
ask-research = Which technology do you research?

# Options

do-civilization = { $civ }
do-capital = The capital at { $square } ({ $production } production, { $trade } trade)
do-put = At { $square }
do-end = End this part
do-found = Found a city at { $square } with { $founder } ({ $production } production, { $trade } trade)
do-displace = To { $square }
do-assign = { $served ->
    [1] It gathers for { $city }: the square serves it already
   *[0] It gathers for { $city } (+{ $production } production, +{ $trade } trade)
}
do-idle = It gathers for nobody
do-government = Change to { $government }
do-person = Place the { $person } at { $square }
do-keep-person = Keep in reserve
do-gardens = The Hanging Gardens give { $figure }
do-statue = The Statue of Liberty teaches you
do-harvest-freely = Harvest { $resource } freely
do-offer = Make { $seat } an offer
do-propose = Give { $gives } for { $wants }
pick-gives = You give: { $good }
pick-wants = You get: { $good }
do-accept = Accept
do-reject = Reject
do-give = Hand over – { SOME("hut tokens: ", $huts, "village tokens: ", $villages, "events: ", $events) }
do-advance = Advance to space { $space } for { $culture } culture and { $trade } trade
do-mint = Put a coin on { $place } for { $trade } trade and { $culture } culture
do-produce = Produce in { $city } ({ $number } production)
do-army = An army at { $square } ({ $cost } production, { $trade } trade)
do-scout = A scout at { $square } ({ $cost } production, { $trade } trade)
do-unit = A unit: { $type } ({ $cost } production, { $trade } trade)
do-build = { $building } at { $square } ({ $cost } production, { $trade } trade)
do-one-item = Only one item
do-build-freely = Build freely in { $city }
do-arts = Devote { $city } to the arts ({ $number } culture)
do-harvest = Harvest { $resource } with { $city }
do-harvest-two = Harvest { $resource } and { $second } with { $city }
do-use = Use { $ability }
do-play = Play { $event }
do-pay = A token from the market: { $resource }
do-pay-hut = A hut token: { $hut }
do-pay-village = A village token: { $village }
do-pay-gift = { $event }
do-withdraw = Withdraw
do-choose-player = { $seat }
do-boost = More production in { $city }
do-destroy = Destroy the building at { $square }
do-change-terrain = Change { $square }
do-kill = Kill figures of { $rival } at { $square }: { $armies ->
        [0] {""}
        [one] { $armies } army
       *[other] { $armies } armies
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
        [one] { $scouts } scout
       *[other] { $scouts } scouts
    }
do-kill-person = Kill the great person at { $square }
do-lead-away = The figures at { $square }
do-lead-to = Lead them to { $square }
do-obsolete = Make { $wonder } obsolete
do-kill-unit = Kill a random unit of { $seat }
do-embark = The figures at { $square }
do-sail-to = To { $square }
do-nuke = Destroy { $city } of { $rival }
do-hold = Hold { $square }
do-wound = { $number ->
        [one] One wound
       *[other] { $number } wounds
    } at front { $front }
do-enough = Enough
do-take-back = Take the card back
do-agree = Let it happen
do-refuse = Refuse
do-refuse-one = Refuse for the building at { $square } only
do-discard-events = Discard { $events }
do-watch = Watch
do-rest = Do not watch
do-rest-on = Watch nothing this turn
do-pass-on = Pass, and do not ask about city actions again this turn
do-move = Move from { $square }: { $armies ->
        [0] {""}
        [one] { $armies } army
       *[other] { $armies } armies
    }{ $armies ->
        [0] {""}
       *[other] { $scouts ->
            [0] {""}
           *[other] {", "}
        }
    }{ $scouts ->
        [0] {""}
        [one] { $scouts } scout
       *[other] { $scouts } scouts
    }
do-step = To { $square }
do-discover = Discover the tile of { $square }
do-sacrifice = Give up the figure in the city at { $square }
do-stop = Stop
do-raze = Raze it
do-spare = Spare it
do-deck = { $type }
do-front = Open a front with { $unit }
do-attack = Attack front { $front } with { $unit }
do-heal = Heal wounds
do-heal-all = Heal all wounds
do-heal-wounds = Heal: { $units }
do-close = End the battle turn
do-save = Save { $unit }
do-save-none = Save none
do-loot = Take { $loot }
do-loot-number = Take { $number } { $loot }
do-loot-nothing = Take nothing
do-coin = The coin from { $place }
do-learn = Learn { $tech }
do-learn-nothing = Learn nothing
do-research = Research { $tech }
do-research-nothing = Research nothing
do-take-resource = Take { $resource }

# Why not: setup, Start of Turn, trade

no-a-capital-stands-on-a-central-square-of-the-home-tile = A capital stands on one of the four central squares of the home tile.
no-that-civilization-is-taken = That civilization is taken.
no-that-civilization-is-not-in-a-training-game = That civilization is not in a training game.
no-not-in-the-capitals-outskirts = Only in the outskirts of the capital.
no-not-on-water = Not on water.
no-above-the-stacking-limit = That would be above the stacking limit.
no-not-in-this-part = That cannot be done in this part of the turn.
no-no-more-cities = You have as many cities as you may have.
no-no-scout-stands-there = No scout of yours stands there.
no-no-army-stands-there = No army of yours stands there.
no-armies-found-cities-only-under-republic = Armies found cities under Republic only.
no-a-city-is-too-near = Another city is less than three squares away.
no-a-hut-or-village-is-too-near = A hut or village lies there or beside it.
no-all-squares-around-must-be-revealed = All eight squares around must be revealed.
no-enemy-figures-are-too-near = Enemy figures stand beside that square.
no-figures-make-room-on-the-nearest-free-square = Figures make room on the nearest free square.
no-a-scout-gathers-for-an-own-city = A scout gathers for a city of its owner.
no-a-square-is-gathered-for-one-city-only = A square is gathered for one city only.
no-there-is-no-such-government = There is no such government.
no-that-government-is-in-force = That government is in force already.
no-one-change-of-government-a-turn = The government changes once a turn.
no-the-government-is-locked = That government is locked.
no-only-through-anarchy = That government is reached through Anarchy only.
no-no-such-great-person-in-reserve = There is no such great person in your reserve.
no-only-in-the-outskirts-of-an-own-city = Only in the outskirts of a city of yours.
no-no-great-person-on-water = No great person stands on water.
no-the-square-is-blockaded = Enemy figures blockade that square.
no-the-hanging-gardens-do-not-work-for-you = The Hanging Gardens do not work for you.
no-the-hanging-gardens-were-used-this-turn = The Hanging Gardens were used this turn.
no-the-statue-of-liberty-does-not-work-for-you = The Statue of Liberty does not work for you.
no-the-statue-of-liberty-was-used-this-turn = The Statue of Liberty was used this turn.
no-nobody-knows-a-tech-that-fits = Nobody knows a technology that fits into your pyramid.
no-no-government-harvests-freely = Your government harvests nothing freely.
no-harvested-freely-this-turn = You have harvested freely this turn.
no-an-offer-is-made-to-another-player = An offer is made to another player.
no-no-more-offers-in-this-phase = You have made all the offers of this phase.
no-neither-has-anything-to-trade = Neither of you has anything to trade.
no-an-offer-holds-something = An offer holds something.
no-a-bundle-holds-more-than-there-is = An offer holds no more than there is.
no-hand-over-what-was-agreed = Hand over what was agreed.

# Why not: City Management

no-that-is-no-city-of-yours = That is no city of yours.
no-under-anarchy-the-capital-takes-no-action = Under Anarchy the capital takes no action.
no-the-city-has-acted = That city has acted this turn.
no-the-second-action-is-of-another-kind = The second action of the capital is of another kind.
no-the-city-can-make-nothing = That city can make nothing.
no-there-is-no-such-item = There is no such item.
no-too-little-production = That needs { $needed } production; you can reach { $number }.
no-only-in-the-citys-own-outskirts = Only in the outskirts of the city that acts.
no-no-such-figure-in-the-supply = There is no such figure in your supply.
no-figures-may-not-stop-on-water = Your figures may not stop on water.
no-enemy-figures-stand-there = Enemy figures stand there.
no-there-is-no-such-unit = There is no such unit.
no-aircraft-need-flight = Aircraft need Flight.
no-the-deck-is-empty = That deck is empty.
no-the-building-is-locked = No technology of yours unlocks that building.
no-only-the-upgraded-form-is-built = Only the upgraded form is built now.
no-no-such-marker-in-the-market = There is no such marker left in the market.
no-the-terrain-does-not-fit = The terrain does not fit.
no-one-star-building-a-city = A city has one building with a star at most.
no-walls-stand-on-the-city-centre = Walls stand on the city centre.
no-the-city-is-walled = That city is walled already.
no-the-wonder-is-not-in-the-market = That wonder is not in the market.
no-no-wonder-on-water = No wonder stands on water.
no-one-wonder-a-city = A city has one wonder at most.
no-only-egypt-builds-freely = Only Egypt builds freely.
no-built-freely-this-turn = You have built freely this turn.
no-only-an-unlocked-building = Only an unlocked building is built freely.
no-no-such-resource-in-the-outskirts = No unblockaded square shows that resource.
no-no-such-token-in-the-market = There is no such token left in the market.
no-two-tokens-only-with-angkor-wat = Only Angkor Wat harvests two tokens at once.
no-angkor-wat-was-used-this-turn = Angkor Wat was used this turn.
no-the-culture-track-is-at-its-end = The culture track is at its end.
no-too-little-culture = That needs { $needed } culture; you have { $number }.
no-too-little-trade = That needs { $needed } trade; you have { $number }.
no-no-coin-is-paid-for-there = No coin is paid for there.
no-the-card-holds-four-coins = That card holds four coins already.

# Why not: abilities and events

no-there-is-no-such-resource-ability = There is no such resource ability.
no-the-tech-is-not-known = You do not know that technology.
no-the-ability-was-used-this-turn = That ability was used this turn.
no-an-ability-of-another-phase = That ability belongs to another phase: { $phase }.
no-a-cancelling-ability-answers-something = That ability only answers what somebody else announces.
no-the-resources-are-missing = You do not have the resources.
no-the-ability-would-do-nothing = That ability would do nothing now.
no-that-resource-is-not-owed = That resource is not owed.
no-the-token-is-not-held = You have no such token.
no-no-such-gift = You have no such gift.
no-withdraw-only-after-a-lost-gift = Withdraw only after a gift was lost.
no-the-event-is-not-in-hand = You do not hold that event.
no-an-event-of-another-phase = That event belongs to another phase: { $phase }.
no-the-event-would-change-nothing = That event would change nothing now.
no-a-gift-is-played-while-paying = A gift is played while you pay for an ability.
no-a-cancelling-event-answers-something = That event only answers what somebody else announces.
no-that-is-no-target-of-it = That cannot be its target.
no-not-another-player = Choose another player.
no-the-united-nations-refuse = The United Nations refuse that target.
no-nobody-there-whom-it-could-kill = There is nobody there whom it could kill so.
no-that-is-out-of-range = That is out of range.
no-nobody-there-can-be-led-away = Nobody there can be led away.
no-they-cannot-be-led-there = They cannot be led there.
no-that-square-cannot-change = That square cannot change.
no-no-building-there = There is no building there.
no-only-buildings-of-others = Only buildings of others are destroyed.
no-nothing-to-learn-from-them = There is nothing to learn from them.
no-they-are-in-anarchy = They are in Anarchy already.
no-they-have-no-unit-to-kill = They have no unit to kill.
no-that-wonder-cannot-become-obsolete = That wonder cannot become obsolete.
no-that-square-cannot-be-held = That square cannot be held.
no-no-figures-to-embark-there = No figures of yours can embark there.
no-they-cannot-sail-there = They cannot sail there.
no-only-a-city-that-is-no-capital = Only a city that is no capital is destroyed.
no-that-is-not-the-great-person-who-came = That is not the great person who came.
no-that-does-not-answer-this = That does not answer this.
no-the-event-does-not-target-you = It targets neither you nor anything of yours.
no-not-so-many-wounds-for-a-unit-there = No unit there takes so many wounds.
no-one-at-least-is-named = At least one must be named.
no-discard-exactly = { $number ->
        [one] Discard one event.
       *[other] Discard { $number } events.
    }

# Why not: movement and battle

no-not-so-many-figures-there-that-may-still-move = Not so many figures there may still move.
no-there-is-no-legal-step-from-there = There is no legal step from there.
no-a-move-begins-with-a-step = A move begins with a step.
no-no-legal-end-of-the-move-is-in-reach = No legal end of the move is in reach.
no-figures-move-to-a-neighbouring-square = Figures move to a neighbouring square.
no-no-figure-may-leave-this-square-now = No figure may leave this square now.
no-the-tile-is-face-down = That tile lies face down.
no-that-tile-is-face-up = That tile lies face up.
no-water-cannot-be-crossed-yet = Your figures cannot cross water yet.
no-a-move-may-not-end-on-water-yet = Your figures may not stop on water yet.
no-a-move-does-not-end-in-an-own-city = A move does not end in a city of one's own.
no-scouts-do-not-enter-enemy-cities = Scouts do not enter enemy cities.
no-scouts-do-not-enter-huts-and-villages = Scouts do not enter huts and villages.
no-scouts-do-not-enter-squares-with-enemy-figures = Scouts do not enter squares with enemy figures.
no-not-in-a-group-with-a-scout = Not in a group with a scout.
no-a-democracy-does-not-attack-cities = A Democracy does not attack cities.
no-only-russia-sacrifices-figures = Only Russia gives up figures in enemy cities.
no-once-per-turn = That is done once a turn.
no-one-figure-alone-is-sacrificed = One figure alone is given up.
no-no-enemy-city-is-there = There is no enemy city.
no-there-is-no-tech-to-learn-there = There is no technology to learn there.
no-that-deck-is-empty = That deck is empty.
no-aircraft-only-if-nothing-else-is-left = Barbarians have aircraft only if nothing else is left.
no-that-unit-is-not-in-the-battle-hand = That unit is not in your battle hand.
no-a-unit-must-be-played = A unit must be played.
no-one-unit-is-played-in-a-battle-turn = One unit is played in a battle turn.
no-attack-a-front-with-an-enemy-unit-and-none-of-your-own = Attack a front with an enemy unit and none of your own.
no-barbarians-have-no-abilities = Barbarians have no abilities.
no-there-is-no-heal-to-use = There is no healing left to use.
no-none-of-your-units-is-wounded = None of your units is wounded.
no-that-unit-was-not-killed-in-this-battle = That unit was not killed in this battle.
no-that-is-no-loot-of-this-battle = That is no loot of this battle.
no-the-loser-has-none-of-it = The loser has none of it.

# Why not: research

no-there-is-no-such-tech = There is no such technology.
no-the-tech-is-known-already = You know that technology already.
no-no-place-in-the-pyramid = A technology of level { $level } needs { $needed } technologies in the row below; you have { $below }.
no-too-little-trade-to-research = { $tech } needs { $needed } trade; you have { $number }.
no-that-tech-cannot-be-learned-here = That technology cannot be learned here.
