# The board of Through the Ages on the page.

moment = Round { $round } · Age { $age }, { $cards ->
        [0] no civil cards left
        [one] 1 civil card left
       *[other] { $cards } civil cards left
    }
num-culture = Culture
num-culture-rating = Culture a turn
num-science = Science
num-science-rating = Science a turn
num-strength = Strength
num-happiness = Happiness
num-food = Food
num-resources = Resources
num-corruption = Corruption
num-discontent = Discontent
num-unused-workers = Unused workers
num-blue-bank = Blue bank
num-yellow-bank = Yellow bank
num-civil-actions = Civil actions
num-military-actions = Military actions
tta-card-row = Card row
tta-actions =
    { $n ->
        [one] 1 action
       *[other] { $n } actions
    }
tta-hands = Hands
tta-civil-hand = Civil hand
tta-military-hand = Military hand
tta-all-see = all see it
tta-only-you = only you
tta-new = new
tta-actions-left = { $ca } civil, { $ma } military actions left
tta-start = Start
tta-politics = Politics
tta-action-phase = Actions
tta-end-of-turn = End of turn
tta-standings = Standings
tta-per-turn = /turn
tta-resigned = resigned
tta-events = Events { $now }, top { $top } · future { $future } · last
tta-civil-actions = civil actions
tta-military-actions = military actions
tta-workers-of = Workers of { $name }
tta-type-farm = Farms
tta-type-mine = Mines
tta-type-lab = Labs
tta-type-temple = Temples
tta-type-library = Libraries
tta-type-theater = Theaters
tta-type-arena = Arenas
tta-type-infantry = Infantry
tta-type-cavalry = Cavalry
tta-type-artillery = Artillery
tta-type-air_force = Air forces
tta-food = food
tta-resources = res.
tta-bank = bank
tta-hand = Hand:
tta-military-cards = { $n } military
tta-completed = Completed
tta-in-hand = in hand, { $n } science
tta-workers =
    { $n ->
        [one] 1 worker
       *[other] { $n } workers
    }
tta-tokens =
    { $n ->
        [one] 1 blue token
       *[other] { $n } blue tokens
    }
tta-tactic = Tactic
tta-special = Special
tta-colonies = Colonies
tta-pact = Pact
tta-war = War
tta-if-you-end = If the turn ends now
tta-draw = Military cards
tta-uprising = Uprising: no production!
tta-discontent = { $n } discontent, { $unused } unused
tta-corruption = Corruption: { $n } lost
tta-famine = { $n } food missing
tta-yellow-bank = Yellow bank { $n } · next worker { $cost } food · all eat { $eat }
tta-blue-bank = Blue bank { $n } · corruption { $lost }
tta-happiness = Happiness { $n } of { $needed } needed
tta-unused-workers = Unused workers
tta-group-take = Take from the row
tta-group-grow = Build and grow
tta-group-hand = From your hand
tta-group-events = Events and territories
tta-group-attacks = Attacks
tta-group-pacts = Pacts
tta-of-yours = { $n } (you have { $have })
tta-to-take = To take it: civil actions
tta-each-worker = Each worker
tta-gives = It gives
tta-to-develop = To develop it: science
tta-to-revolt = By revolution: science
tta-to-build = To build: resources
tta-its-stages = Stages: resources
tta-to-play = To play it: military actions
tta-workers-there = Workers there
tta-tableau = Cards in play
tta-age = Age { $age }
tta-sign-culture = culture
tta-sign-science = science
tta-sign-strength = strength
tta-sign-happy = happy faces
tta-sign-food = food
tta-sign-resources = resources
tta-sign-civil = civil actions
tta-sign-military = military actions
tta-sign-blue = blue tokens
tta-sign-yellow = yellow tokens
tta-sign-ship = colonization
tta-sign-defense = defense
tta-sign-urban = urban building
tta-sign-technology = technology to develop
tta-sign-or = or
tta-sign-each = for each
tta-kind-farm = Farm
tta-kind-mine = Mine
tta-kind-lab = Lab
tta-kind-temple = Temple
tta-kind-library = Library
tta-kind-theater = Theater
tta-kind-arena = Arena
tta-kind-infantry = Infantry
tta-kind-cavalry = Cavalry
tta-kind-artillery = Artillery
tta-kind-air_force = Air force
tta-kind-law = Law
tta-kind-warfare = Warfare
tta-kind-exploration = Exploration
tta-kind-construction = Construction
tta-kind-government = Government
tta-kind-leader = Leader
tta-kind-wonder = Wonder
tta-kind-action = Action card
tta-kind-tactic = Tactic
tta-kind-territory = Territory
tta-kind-bonus = Bonus card
tta-kind-aggression = Aggression
tta-kind-war = War
tta-kind-pact = Pact
tta-kind-event = Event

# Cards in words, for whoever hears the board.
tta-costs = cost: { $cost }
tta-by-revolution = by revolution: { $cost }
tta-stages = stages { $stages }
tta-built = { $n } of { $of } stages built
tta-price =
    { $n ->
        [one] price 1 civil action
       *[other] price { $n } civil actions
    }
tta-back = Military card, face down, age { $age }
tta-chosen = chosen
tta-ruined = in ruins
tta-with-homer = with Homer

# The auction and the defence.
tta-who-colonizes = Who colonizes { $card }?
tta-offers-you = { $name } offers you a pact: { $card }
tta-if-you-accept = If you accept
tta-pact-binds = Either side may cancel it as a political action.
tta-revealed-by = Revealed by { $name }. Bids go clockwise; who passes is out.
tta-you-won-at = You won with { $bid }: the force must be worth at least that.
tta-at-most = The largest force you could send is { $n }.
tta-you-could-send = What you could send
tta-force-modifier = Colonization bonus of your civilization
tta-force-discards = { $card }: cards put away
tta-largest-force = Largest force
tta-cheapest-force = Cheapest force for { $n }
tta-send-this = Send this force
tta-discard-help = Click the cards in your hand or use the list.
tta-force-help = Click units and cards on the board or use the list; a click takes one more.
tta-unit-cards =
    { $n ->
        [one] card
       *[other] cards
    }
tta-attacks-you = { $name } attacks you: { $card }
tta-defend-now = Defend once, now, with cards of your military hand.
tta-against = against
tta-you-defend = You defend
tta-holds = holds
tta-short = { $n } short
tta-needed = Needed: { $n }; as much as the attack is enough.
tta-below-nothing = Below { $n } nothing may be played at all.
tta-cannot-hold = Your cards cannot reach { $n }.
tta-cards-to-use = Cards to use: { $n } of at most { $most }
tta-show-it = show, +{ $n }
tta-face-down = face down, +1
tta-keep = keep
tta-if-it-succeeds = If it succeeds
tta-attacker-chooses = { $name } then chooses what, within the card.

# Warnings.
warn-uprising = Uprising at the end of this turn: { $discontent } discontent, { $unused } unused workers. Nothing is produced.
warn-famine = Famine at the end of this turn: { $food } food short, 4 culture lost for each.
warn-corruption = Corruption at the end of this turn: { $resources } resources lost.
warn-actions-left =
    { $actions ->
        [one] One civil action is left unused.
       *[other] { $actions } civil actions are left unused.
    }

# How a turn goes.
tta-learn-1 = The card row moves on: the cheapest cards leave, new ones arrive on the right.
tta-learn-2 = Politics: at most one military card, such as an event, an attack or a pact. Passing is allowed.
tta-learn-3 = Civil actions take cards from the row, grow your population, build farms, mines and buildings, and develop technologies.
tta-learn-4 = Military actions train soldiers and play tactics. The weak are attacked.
tta-learn-5 = The end of the turn produces: culture and science, food for the people, resources. Watch corruption and discontent.
tta-learn-6 = When the cards of Age III run out the last rounds begin. Most culture wins.

## what happened: headings, threats, scenes

heading-round = Round { $round }
heading-turn = { $seat }
threat-war = { $card }: { $seat } { $strength }, you { $own }
threat-my-war = Your war, { $card }: you { $own }, { $seat } { $strength }
threat-uprising = Uprising: { $discontent } discontent, { $unused } unused
threat-discontent = Discontent { $discontent }, unused { $unused }
threat-famine = Famine: food short by { $food }
threat-corruption = Corruption: resources −{ $resources }
threat-hand = Military cards over the limit: { $number }
threat-age-ends = Age { $age }: cards left { $left }
threat-last-round = Last round: { $round }, now { $now }
scene-event = Event
scene-auction = Territory
scene-declaration = War is declared
scene-war = War
scene-aggression = Aggression
scene-pact = Pact
scene-age = New age
scene-final = End of the game
scene-uprising = Uprising
scene-famine = Famine
tta-why-age = Cards of the age before the last leave hands and play; everybody loses 2 yellow tokens.
tta-why-famine = Each missing food costs 4 culture.
tta-why-uprising = More discontent than unused workers: nothing is produced.

# the guided first turns
tta-guide-row = The card row
tta-guide-row-text = Everything you will ever own comes from here. The five cards on the left cost one civil action, the next four two, the last four three.
tta-guide-row-why = Each turn the cards slide left and get cheaper; the leftmost disappear. Waiting is a bet that nobody else wants the card.
tta-guide-workers = Workers and what they make
tta-guide-workers-text = Each yellow worker on a card works there: farms make food, mines make resources, labs science, temples culture and happy faces, soldiers strength.
tta-guide-workers-why = Workers are what everything is built with. Food buys new workers, resources put them to work.
tta-guide-actions = Your actions
tta-guide-actions-text = White circles are civil actions, red diamonds military ones. Taking a card, growing and building cost civil actions; soldiers cost military ones.
tta-guide-actions-why = Unused civil actions are lost. Unused military actions draw military cards at the end of your turn.
tta-guide-first = Your first action
tta-guide-first-text = One click on a lit thing shows what it would change; a second click, or “Do it”, does it. This is what a steady player would do now:
tta-guide-first-why = Whatever you do can be taken back with Undo as long as nothing new was seen.
tta-guide-forecast = If you end the turn now
tta-guide-forecast-text = What the end of your turn will bring: science, culture, food and resources, and what it costs to feed people.
tta-guide-forecast-why = Blue tokens are limited: whoever stores too much loses resources to corruption. Spend before you hoard.
tta-guide-more = And the rest of your turn
tta-guide-more-text = You still have actions. A good next one:
tta-guide-more-why = In the first rounds workers and mines pay back most; cards in hand are for later.
tta-guide-end = End the turn
tta-guide-end-text = When nothing useful is left, end your turn here. The others play, then the row moves on.
tta-guide-end-why = What happened meanwhile is told when it is your turn again.
tta-guide-politics = Politics
tta-guide-politics-text = Each turn begins with at most one political action: an event from your hand for the future, or a pass. Military cards are seen by you alone.
tta-guide-politics-why = An event you prepare comes out later for everybody; you know what it wants, the others do not.
tta-guide-others = The others
tta-guide-others-text = Their ratings stand here: culture, science, strength. A click on a name shows their whole board.
tta-guide-others-why = Whoever is clearly weakest is attacked. Stay within two or three of the strongest.

# where points came from
source-production = Production
source-events = Events
source-impacts = Impacts at the end
source-wonders = Wonders
source-colonies = Colonies
source-cards = Cards and leaders
source-conflict = Wars and aggressions
