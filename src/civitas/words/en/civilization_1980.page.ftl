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
civ-zoom-in = Zoom in
civ-zoom-out = Zoom out
civ-fit = Whole map
civ-move-from = Moving from { $area }: where to?
civ-area = { $area }: limit { $limit }{ $site ->
        [1] , city site
       *[other] {""}
    }
civ-city-of = City of { $nation } in { $area }
civ-tokens-of =
    { $n ->
        [one] 1 token of { $nation } in { $area }
       *[other] { $n } tokens of { $nation } in { $area }
    }
civ-ship-of = Ship of { $nation }
civ-ast = A.S.T.
civ-ast-at = { $nation } is on space { $space } of the A.S.T.
civ-start = start
civ-end = end
civ-needs-2 = 2 cities
civ-needs-3 = 3 groups
civ-needs-4 = 7 cards
civ-needs-5 = points
civ-thinks = thinks
civ-acts = to act
civ-census = census
civ-cities = cities
civ-stock = stock
civ-treasury = treas.
civ-hand = hand
civ-points = points
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
civ-you-can-pay = You can pay with { $hand } in cards and { $treasury } treasury
civ-owned = owned
civ-cost = cost { $cost }
civ-cost-less = printed { $cost }
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
