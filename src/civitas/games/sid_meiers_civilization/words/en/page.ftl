# The board of Sid Meier's Civilization on the page.

moment = Turn { $round }: { $phase }
moment-setup = Set-up
num-techs = Techs
num-space = Culture track
num-coins = Coins
num-trade = Trade
num-culture = Culture
num-cities = Cities
num-armies = Armies
num-units = Units
num-wonders = Wonders

smc-map = Map of squares
smc-players = Players
smc-capital = Capital
smc-city-n = City { $n }
smc-city-of = { $city } of { $nation }
smc-hut = hut
smc-village = village
smc-unknown = unknown land
smc-blockaded = blockaded
smc-armies = { $n ->
    [one] { $n } army
   *[other] { $n } armies
}
smc-scouts = { $n ->
    [one] { $n } scout
   *[other] { $n } scouts
}
smc-yield-production = { $n } production
smc-yield-trade = { $n } trade
smc-yield-culture = { $n } culture
smc-yield-coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
smc-move-from = { $figures } from { $square }
smc-layers = Yields on the map: show { $what }
smc-layer-cities = those of your cities
smc-layer-all = all of them
smc-layer-none = none
smc-badge-figures = battle
smc-badge-city = attacks a city
smc-badge-village = fights for the village
smc-badge-hut = takes the hut
smc-badge-discover = { $n ->
    [0] turns up the tile
   *[other] turns up the tile, { $n } left
}
smc-badge-odds = { $what }: { $n }% to win
smc-badge-scouts = kills scouts
smc-badge-blockade = blockade: { $city }
smc-badge-site = a city can be founded
smc-badge-sacrifice = given up: learns a tech
smc-fullness = { $n } of { $most } there
smc-odds-how = Chances: both hands are drawn 24 times from what you may know, your forces and the number of their units by type, and played out.
smc-steps-left = { $n ->
    [0] no step left
    [one] { $n } step left
   *[other] { $n } steps left
}
smc-steps-of = { $n ->
    [one] { $n } step, { $left } left
   *[other] { $n } steps, { $left } left
}
smc-acts = to act
smc-done = done
smc-place = { $n }.
smc-place-name = Number { $n } in the order of play
smc-phase-start_of_turn = Start
smc-phase-trade = Trade
smc-phase-city_management = City
smc-phase-movement = Movement
smc-phase-research = Research
smc-turn = Turn { $n }
smc-order = Order of play: { $nations }
smc-dial = Trade { $n }, income { $income }, enough for level { $level }
smc-culture-n = Culture tokens: { $n }
smc-events-n = Events: { $n } of { $of }
smc-bonus = Combat bonus: { $n }
smc-pyramid-of = Pyramid of { $nation }: { $rows }
smc-win-culture = Culture victory: { $text }
smc-win-technology = Technology victory: { $text }
smc-win-economy = Economic victory: { $text }
smc-win-military = Military victory: { $text }
smc-steps = { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
smc-yours = Your things
smc-your-pyramid = Your pyramid
smc-techs-n = { $n ->
    [one] { $n } tech
   *[other] { $n } techs
}
smc-values = speed { $speed } · stack { $stack } · battle hand { $hand }
smc-free-places = { $n ->
    [one] Free place on level { $level }: { $trade } trade
   *[other] { $n } free places on level { $level }: { $trade } trade each
}
smc-research-now = You could research level { $level } now: { $trade } trade.
smc-research-not = Research begins at { $n } trade.
smc-resources = Resources
smc-great-person = great person
smc-none = none
smc-forces = Forces
smc-forces-n = { $n ->
    [one] { $n } card, seen by you alone
   *[other] { $n } cards, seen by you alone
}
smc-figures-line = Bonus { $bonus } · armies { $armies } of { $of } · scouts { $scouts } of { $most }
smc-events = Events
smc-events-of = { $n } of { $of }
smc-no-events = No event in hand: advance on the culture track to draw one.
smc-under-way = { $n ->
    [0] Under way on { $square }
    [one] Under way on { $square }: { $n } step left
   *[other] Under way on { $square }: { $n } steps left
}
smc-your-plan = Your plan
smc-your-movement = Your movement
smc-plan-sum = { $n } of { $of } groups move, in this order. A battle or a discovery stops the plan, not you.
smc-plan-help = Drag a figure, or click it and then a lit square.
smc-go-on-and-end = Go on, then end
smc-move-and-end = Move, then end
smc-end-movement = End the movement
smc-only-move = Only move, do not end yet
smc-leads-to = What this leads to
smc-trade-a-turn = Trade a turn
smc-not-in-plan = Not in the plan
smc-speed = Speed
smc-stack = Figures on a square
smc-water = Water
smc-water-closed = closed
smc-water-cross = may be crossed
smc-water-end = open
smc-watched = Somebody watches
smc-asked-each-step = asked at each step
smc-now-playable = Between two moves
smc-how-many-armies = How many armies
smc-how-many-scouts = How many scouts go along
smc-picked-help = Click a lit square. The number on it is the steps left there.
smc-no-way = So many figures cannot go anywhere. Try fewer.
smc-cities = Your cities
smc-may-act = may act
smc-has-acted = has acted
smc-yields-of = Yields: { $city }
smc-production = Production
smc-trade = Trade
smc-culture = Culture
smc-coin = Coins
smc-combat = Combat bonus
smc-defence = Defence
smc-by-scout = { $n } by scout
smc-by-government = { $n } by government
smc-this-turn = { $n } this turn
smc-from-land = from its land
smc-blocked-n = { $n } blocked
smc-a-turn = each turn
smc-if-arts = by the arts
smc-walled = with walls
smc-defended = at home
smc-makes = { $city } makes
smc-build-n = Make, { $n ->
    [one] { $n } kind
   *[other] { $n } kinds
}
smc-or-first = Instead of trade, first
smc-gives-price = gives · price
smc-on = on { $square }
smc-on-of = { $n ->
    [one] on { $square }
   *[other] on { $square }; { $n } squares are lit
}
smc-one-army = Army
smc-one-scout = Scout
smc-to-forces = joins your forces
smc-choose-square = choose a lit square
smc-city-makes = { $city } makes
smc-rush = Rushed with trade
smc-make = Make: { $name }
smc-make-rush = Make: { $name }, for { $n } trade
smc-no-undo = Others may answer it.
smc-or-instead = Or instead
smc-besides = Besides
smc-end-cities = End city management
smc-end-part = End
smc-group-found = Found a city
smc-group-government = Change the government
smc-group-people = Great people
smc-group-events = Play an event
smc-group-abilities = Use a resource
smc-group-bargains = Bargain
smc-learn-1 = A turn begins with founding cities: a scout becomes one. Governments change now as well.
smc-learn-2 = Then everybody collects trade from the land around their cities, and may bargain.
smc-learn-3 = Each city does one thing: it makes something, devotes itself to the arts or harvests a resource.
smc-learn-4 = Figures move: scouts explore and gather, armies take huts and villages and attack.
smc-learn-5 = With enough trade on the dial a technology is researched; it must find its place in the pyramid.
smc-learn-6 = Four ways to win: the end of the culture track, Space Flight, fifteen coins, or an enemy capital.
smc-turned-up = { $n ->
    [one] One technology is turned up
   *[other] { $n } technologies are turned up
}
smc-offer-empty = Put something on one of the two sides.
