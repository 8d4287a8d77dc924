# The table of Through the Ages in a terminal.

screen-moment = Age { $age }, round { $round }{ $last ->
        [0] { "" }
       *[other] , the last is { $last }
    }; civil deck { $civil }, military deck { $military }
screen-events = Events, next first: { $current }; future: { $future }; common tactics: { $tactics }
screen-none = none
screen-promised = Scored at the end: { $cards }, and { $unseen } unseen
screen-row = Card row
screen-space = space
screen-actions = actions
screen-card = card
screen-kind = kind
screen-price = price
screen-effect = effect
screen-science = { $n } science
screen-government-price = { $peaceful } science / { $revolution }
screen-building-price = { $science } science, { $resources } resources
screen-for-actions = { $n } CA
screen-civilizations = Civilizations
screen-culture = culture
screen-science-points = science
screen-strength = strength
screen-happy = happy
screen-food = food
screen-resources = resources
screen-blue = blue
screen-yellow = yellow
screen-unused = unused
screen-civil-actions = CA
screen-military-actions = MA
screen-hand = hand
screen-military = military
screen-resigned = { $seat } has resigned
screen-you = you
screen-to-move = to move
screen-no-leader = no leader
screen-no-tactic = no tactic
screen-exclusive = { $tactic } (exclusive)
screen-worked = { $card } { $workers }{ $tokens } (costs { $cost })
screen-civil-hand = civil hand: { $cards }
screen-building = building { $wonder }: { $stages }
screen-ruined = { $wonder } (ruined)
screen-with-homer = { $wonder } with Homer
screen-for-colonization = +{ $n } for colonization
screen-pact = { $pact } with { $seat }
screen-pact-side = { $pact } with { $seat }, as side { $side }
screen-war = { $war } against { $seat }
screen-skips-politics = gives up the next political action
screen-your-hand = Your hand
screen-not-this-turn = (not this turn)
screen-population-cost = More population costs { $n } food.
screen-no-population = The yellow bank is empty.
screen-unit-resources = This turn: { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    } for units.
screen-unit-science = This turn: { $n } science for units.
screen-extra-actions = This turn: { $n ->
        [one] { $n } extra military action
       *[other] { $n } extra military actions
    }.
screen-known-events = You know of the current events: { $cards }.
screen-prepared = You prepared: { $cards }.
screen-uprising = End of turn: UPRISING, no production ({ $discontent } discontent workers, { $unused } unused); military cards: { $cards }.
screen-end-of-turn = End of turn: +{ $science } science, +{ $culture } culture; corruption { $corruption }; food +{ $grown } -{ $eaten } -> { $food }{ $famine ->
        [0] { "" }
       *[other] , FAMINE for { $famine }
    }; resources +{ $made } -> { $resources }; military cards: { $cards }.
screen-discontent = { $n } discontent.
screen-gives-food = { $n } food
screen-gives-resources = { $n } resources
screen-gives-science = { $n } science
screen-gives-culture = { $n } culture
screen-gives-strength = { $n } strength
screen-gives-happy = { $n } happy
screen-gives-civil_actions = { $n } civil actions
screen-gives-military_actions = { $n } military actions
screen-gives-blue_tokens = { $n } blue tokens
screen-gives-yellow_tokens = { $n } yellow tokens
screen-gives-colonization = { $n } colonization
screen-at-once = { $lasting }; at once { $once }

## Kinds of cards

kind-farm = farm
kind-mine = mine
kind-lab = lab
kind-temple = temple
kind-library = library
kind-theater = theater
kind-arena = arena
kind-infantry = infantry
kind-cavalry = cavalry
kind-artillery = artillery
kind-air_force = air force
kind-government = government
kind-law = law
kind-warfare = warfare
kind-exploration = exploration
kind-construction = construction
kind-leader = leader
kind-wonder = wonder
kind-action = action
kind-tactic = tactic
kind-territory = territory
kind-bonus = bonus
kind-aggression = aggression
kind-war = war
kind-pact = pact
kind-event = event
screen-legend = Bronze 2 [3x1] (costs 2): two workers, three blue tokens worth 1 each; one more worker there costs 2. Numbers of a wonder: its stages, # built.
screen-legend-civilizations = Happy 4/1: four happy faces where one is needed. CA, MA: civil and military actions left, of all. Hand, military 4/5: cards held, of the most that are kept; I II: their ages. Blue, yellow: tokens in the bank; unused: workers.
