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
tta-group-undo = Give up
tta-group-hand = From your hand
tta-tableau = Cards in play
