# The board of Civilization on the page.

moment = Round { $round }
moment-setup = Set-up
num-ast = A.S.T.
num-points = Points in sight
num-cities = Cities
num-tokens = Tokens
num-areas = Areas
num-stock = Stock
num-treasury = Treasury
num-ships = Ships
num-cards = Civilization cards
num-hand = Trade cards
civ-map = Map
civ-move-from = Moving from { $area }: where to?
civ-area = { $area }: limit { $limit }{ $site ->
        [1] , city site
       *[other] {""}
    }
civ-here-city = city of { $nation }
civ-here-tokens =
    { $n ->
        [one] 1 token of { $nation }
       *[other] { $n } tokens of { $nation }
    }
civ-here-ships =
    { $n ->
        [one] 1 ship of { $nation }
       *[other] { $n } ships of { $nation }
    }
civ-here-nobody = nobody
civ-water-of = Waters off { $area }
civ-on-plain = flood plain: { $plain }
civ-volcano = volcano: { $volcano }
civ-ast = A.S.T.
civ-ast-at = { $nation } is on space { $space } of { $end } of the A.S.T.
civ-ast-next = next space: { $need }
civ-start = start
civ-end = end
civ-needs-2 = 2 cities
civ-needs-3 = 3 groups
civ-needs-4 = 7 cards
civ-needs-5 = points
civ-needs-points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
civ-thinks = thinks
civ-acts = to act
civ-trade-hand = Trade hand
civ-cards-only-you =
    { $n ->
        [one] 1 card, only you
       *[other] { $n } cards, only you
    }
civ-calamity = calamity
civ-set-values = Set values
civ-trade-floor = Trade floor
civ-market = Market, round { $n }
civ-offers =
    { $n ->
        [one] 1 offer
       *[other] { $n } offers
    }
civ-answered = { $n } of { $of } have answered
civ-true = true
civ-checked-by-rules = counted by the rules
civ-no-offers-yet = No offer is on the table.
civ-offer-number = offer { $n }
civ-n-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
civ-worth = worth { $n }
civ-one-is = one is
civ-wants = wants
civ-paused = paused
civ-do-accept = Accept
civ-do-withdraw = Withdraw
civ-do-suspend = Pause
civ-do-resume = Go on
civ-say = Say
civ-everybody-reads = Everybody will read
civ-name-one = Name one
civ-you-pass = You pass { $card } on
civ-anything = anything
civ-all = all
civ-offer-to = Offer to { $who }, wanting { $wants }
civ-offer-wanting = Offer, wanting { $wants }
civ-counter-number = Counter offer { $n }
civ-counter-to = Counter { $who }’s offer
civ-civilization-cards = Civilization cards
civ-owned = owned
civ-card-price = price { $n }
civ-left = { $n } left
civ-tab-map = Map
civ-tab-trade = Trade
civ-tab-cards = Cards
civ-event-1 = Tax
civ-event-2 = Grow
civ-event-3 = Census
civ-event-4 = Ships
civ-event-5 = Move
civ-event-6 = Conflict
civ-event-7 = Cities
civ-event-8 = Draw
civ-event-9 = Trade
civ-event-10 = Buy
civ-event-11 = Calamity
civ-event-12 = Return
civ-event-13 = A.S.T.
civ-nations = Nations

# The purchase and a threatened city.
civ-can-spend = You can spend { $n }: sets { $hand }, treasury { $treasury }.
civ-chosen = Chosen
civ-nothing-chosen = Nothing chosen yet.
civ-put-back = put back
civ-price = Price together
civ-left-to-spend = Left to spend
civ-short = { $n } short
civ-ways-to-pay = Ways to pay
civ-spares-most = Keeps most in all
civ-spares-treasury = Spares the treasury
civ-spares-cards = Spares the cards
civ-treasury-pays = treasury { $n }
civ-lost-overpaying = { $n } lost by overpaying
civ-exact = nothing is lost
civ-left-after = hand then worth { $n }
civ-city-threatened = { $area } cannot be defended
civ-city-facts = { $nation } has { $tokens } tokens there; { $needed } take a city. To defend it you would need 6 tokens in stock; you have { $stock }.

# Warnings.
warn-surplus =
    { $tokens ->
        [one] 1 token above the limits will leave the board.
       *[other] { $tokens } tokens above the limits will leave the board.
    }
warn-nobody = None of your tokens would be left on the board: nothing could grow any more.
warn-conflict = There will be a conflict in { $area }.
warn-support = Your cities lack support: { $tokens } tokens too few on the board.
warn-revolt =
    { $cities ->
        [one] 1 city could not pay its tax from your stock and may revolt.
       *[other] { $cities } cities could not pay their tax from your stock and may revolt.
    }
warn-hand =
    { $cards ->
        [one] You will have to return 1 trade card: six may be kept.
       *[other] You will have to return { $cards } trade cards: six may be kept.
    }

# How a round goes.
civ-learn-1 = Every city pays tax into your treasury; then your tokens multiply: one grows to two, two or more grow by two in each area.
civ-learn-2 = Move: each token one area by land; ships carry up to five tokens along the coasts.
civ-learn-3 = Where too many stand there is conflict. Six tokens on a city site, twelve elsewhere, become a city. Every city needs two tokens elsewhere.
civ-learn-4 = Each city draws a trade card. Swap them with the others: sets of one commodity are worth much more than single cards. Calamities can be passed on.
civ-learn-5 = Buy civilization cards with sets and treasury. They give credits towards others, and help for good.
civ-learn-6 = Calamities strike, then the markers move on the A.S.T. if the epoch’s conditions are met. Who reaches the end with the points wins.
civ-group-crafts = Crafts
civ-group-sciences = Sciences
civ-group-arts = Arts
civ-group-civics = Civics
civ-one-more = One more card would add

# Planning on the map, sets, moments.
civ-tab-ast = Nations
civ-asked-here = the question is here
civ-chosen-here = chosen: { $amount }
civ-sail-from = The ship at { $area }: where to?
civ-on-foot = on foot
civ-with-ship = By ship
civ-by-ship = by ship, { $steps } of { $of } steps
civ-by-ship-at = ship at { $area }, { $steps } of { $of } steps
civ-ship-at = Ship at { $area }
civ-steps =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }
civ-badge-city = { $n }: city possible
civ-badge-over = { $n } over
civ-badge-conflict = conflict { $mine } : { $theirs }
civ-badge-city-attack = attack { $n } of { $of }
civ-city-in = City: { $area }
civ-site = city site
civ-unit-units =
    { $n ->
        [one] unit
       *[other] units
    }
civ-unit-tokens =
    { $n ->
        [one] token
       *[other] tokens
    }
civ-unit-cities =
    { $n ->
        [one] city
       *[other] cities
    }
civ-unit-support = support
civ-order-help = Say how much each of the others loses.
civ-set-help = Click the places on the map or use the list; a click takes one more.
civ-hand-help = Click the cards in your hand or use the list; a click takes one more.
civ-your-plan = Your plan
civ-your-move = Your move
civ-plan-sum =
    { $n ->
        [one] 1 move
       *[other] { $n } moves
    }, { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    }. Change or drop any part of it, or go on.
civ-plan-help = Drag a stack to a place, or click the stack, then the place. Nothing counts before you end.
civ-still-free = Still free to move
civ-end-movement = End movement
civ-leads-to = What this leads to
civ-support =
    { $n ->
        [one] Support, 1 city
       *[other] Support, { $n } cities
    }
civ-support-of = { $n } tokens, { $of } needed
civ-city-possible = City possible
civ-support-all = Support for all of them
civ-lacking = lacking { $n }
civ-over-limit = Over the limit
civ-lost = { $n } lost
civ-conflict-in = Conflict: { $area }
civ-takes-city = { $n } take the city
civ-picked = { $area }: { $n } of { $of }
civ-picked-help = How many, and where to? Lit places are in reach; type a digit for the number.
civ-how-many = How many
civ-of-limit = { $n } of { $limit }
civ-ship-help = Where does it sail without tokens? To carry tokens, pick the tokens: they find their ship.
civ-worth-points =
    { $n ->
        [one] 1 point in sight
       *[other] { $n } points in sight
    }
civ-short-tokens = board
civ-short-cities = cities
civ-short-ships = ships
civ-short-stock = stock
civ-short-treasury = treasury
civ-short-hand = hand
civ-hand-sum =
    { $n ->
        [one] 1 card, worth { $worth }
       *[other] { $n } cards, sets worth { $worth }
    }
civ-fight-why = { $n } tokens where { $limit } can stay: everybody removes in turn, the fewest first.
civ-calamity-red = calamity { $n }, red
civ-calamity-black = calamity { $n }, black
civ-about-volcano_earthquake = A volcano destroys everything around it; without one the earth shakes a city.
civ-about-flood = 17 units on one flood plain are lost, and up to 10 of others there.
civ-about-famine = 9 units are lost; others lose 20 in all, 11 at most each.
civ-about-civil_war = A part of the nation secedes and goes over to another player.
civ-about-epidemic = 16 units die, but no area is emptied; others lose up to 25 in all.
civ-about-civil_disorder = All cities but 4 are reduced.
civ-about-iconoclasm_heresy = 4 cities are reduced, and 2 of others.
civ-about-piracy = For each ship of the trader a coastal city is lost.
civ-why-drawn = { $nation } drew it.
civ-why-traded = { $nation } got it in trade from { $trader }, who is immune.
civ-commodity = commodity of stack { $n }
civ-about-commodity = n cards of one commodity are worth n × n × the value of one: a second card is worth three times the first.
civ-about-red = Red: it strikes whoever draws it and cannot be traded.
civ-about-black = Black: it can be traded away, and strikes only whoever got it in trade.
civ-sets-worth = 1, 2, 3 … cards are worth
civ-in-hand = In your hand
civ-printed-price = Printed price
civ-your-price = Your price
civ-needs-card = Needs
civ-credit-towards = Credit towards
civ-owners = Owned by
civ-in-supply = Left to buy
civ-accept-help = The cards change hands at once and nobody can take it back. What is counted is true; the rest of their cards may be anything, calamities too.
civ-give-at-least = At least { $n } cards go into it, a commodity among them.

## what happened: headings, threats, scenes

heading-round = Round { $round }
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
threat-conflict = Conflict: { $areas }
threat-calamity = In your hand: { $card }
threat-support = Cities without support: tokens short { $number }
threat-revolt = Cities that cannot pay taxes: { $number }
threat-surplus = Tokens over the limits: { $number }
threat-hand = Trade cards over six: { $number }
scene-fight = Conflict
scene-surrender = City
scene-calamity = Calamity
scene-revolt = Revolt
scene-steps-back = A.S.T.
scene-swap = Trade
scene-void = Void deal

# the guided first turns
civ-guide-nation = Choose a nation
civ-guide-nation-text = Each nation starts elsewhere and has its own row on the Archaeological Succession Table. Point at one to see where it begins.
civ-guide-nation-why = A nation in a corner grows undisturbed for long; one in the middle soon has neighbours to trade and to quarrel with.
civ-guide-map = Read the map
civ-guide-map-text = The number in a circle is how many tokens a place feeds; more are lost. A black square is a city site.
civ-guide-map-why = Tokens multiply each round: one becomes two, two or more grow by two. Spread out, and everything grows faster.
civ-guide-move = Plan your moves
civ-guide-move-text = Click a stack, choose how many, click where they go: arrows show the plan. Any order, change or drop any part.
civ-guide-move-why = Leave one or two behind where there is food, and send the rest next door: nobody is lost and next round more places grow.
civ-guide-end = End the movement
civ-guide-end-text = When the arrows are as you like them, this sends the whole plan at once.
civ-guide-end-why = Nothing is done before; the table tells what would be lost or fought over.
civ-guide-ship = Ships
civ-guide-ship-text = A ship costs two tokens or two of treasury and carries up to five tokens along the coast.
civ-guide-ship-why = Not with your only two tokens: let them multiply first. Then one early ship opens islands that nobody reaches on foot.
civ-guide-cities = Cities
civ-guide-cities-text = Six tokens on a city site become a city, twelve elsewhere. Each city needs two tokens somewhere to support it.
civ-guide-cities-why = Cities draw trade cards and move you along the A.S.T. Build when enough tokens stay behind to feed them.
civ-guide-trade = Trade
civ-guide-trade-text = Sets of one commodity are worth far more together: three of a kind nine times one card. Offer what you have few of for what you collect.
civ-guide-trade-why = How many cards, their total value and one commodity among them are told truthfully; the rest may be anything, even a calamity. That is part of the game.
civ-guide-buy = Buy civilization cards
civ-guide-buy-text = Pay with sets of trade cards and treasury. Cards stay for good, help you, and make others of their colour cheaper.
civ-guide-buy-why = A.S.T. epochs demand cards in several colours: do not buy only the cheapest.
civ-guide-ast = The Archaeological Succession Table
civ-guide-ast-text = Each round your marker moves one space if you meet what the next epoch demands: cities, later cards.
civ-guide-ast-why = Whoever stands still for two rounds seldom wins: look ahead at what the next epoch asks.

# where points came from
source-cards = Civilization cards
source-treasury = Treasury
source-hand = Trade cards in hand

# who trades
civ-do-counter = Counter
civ-traders = Traders
civ-traders-cards = Cards
civ-traders-deals = Deals
civ-traders-offers = Offers
civ-traders-left = To say
civ-traders-done = Done
