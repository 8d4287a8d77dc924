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
