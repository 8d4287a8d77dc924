# Through the Ages: what happened, what is asked, what can be chosen, and why not.

# What happened: the course of the game

log-round-begins = Round { $round } begins.
log-turn-begins = It is the turn of { $seat }.
log-age-begins = Age { $age } begins.
log-last-round = Round { $round } will be the last.
log-game-ends = The game is over.
log-final-event = At the end { $card } is scored.
log-row-loses = { $card } leaves the card row.
log-row-replenished = The card row is replenished.
log-card-antiquated = { $seat } discards { $card }: it is antiquated.
log-resigns = { $seat } resigns.
log-war-is-over = The war of { $seat } against { $loser } is over.

# What happened: actions

log-takes = { $seat } takes { $card } from space { $space }.
log-increases-population = { $seat } increases the population for { $food } food.
log-builds = { $seat } builds { $card } for { $resources ->
        [one] one resource
       *[other] { $resources } resources
    }.
log-trains =
    { $seat } trains { $card } for { $resources ->
        [one] one resource
       *[other] { $resources } resources
    }.
log-upgrades = { $seat } upgrades { $card } to { $upgrade } for { $resources ->
        [one] one resource
       *[other] { $resources } resources
    }.
log-destroys = { $seat } destroys { $card }.
log-disbands = { $seat } disbands { $card }.
log-builds-stages =
    { $number ->
        [one] { $seat } builds a stage of { $card } for { $resources ->
            [one] one resource
           *[other] { $resources } resources
        }.
       *[other] { $seat } builds { $number } stages of { $card } for { $resources ->
            [one] one resource
           *[other] { $resources } resources
        }.
    }
log-covers-with = { $seat } covers the stage with a token from { $card }.
log-completes-wonder = { $seat } completes { $card }.
log-develops = { $seat } develops { $card } for { $science } science.
log-declares-revolution = { $seat } declares a revolution: { $card } for { $science } science.
log-plays-leader = { $card } leads { $seat } now.
log-tucks-homer = { $seat } tucks Homer under { $card }.
log-plays-card = { $seat } plays { $card }.
log-has-for-units = { $seat } has { $number } resources for military units this turn.
log-plays-tactic = { $seat } plays the tactic { $card }.
log-copies-tactic = { $seat } copies the tactic { $card }.
log-tactic-shared = { $card } of { $seat } is common now.
log-churchill-chooses =
    { $choice ->
        [culture] Churchill inspires the culture of { $seat }.
       *[other] Churchill helps the military of { $seat } this turn.
    }
log-hammurabi-pays = Hammurabi lets { $seat } pay with a military action.
log-regains-civil-action = { $seat } has a civil action back.

# What happened: points and tokens

log-scores-science = { $seat } scores { $number } science.
log-scores-culture = { $seat } scores { $number } culture.
log-loses-science = { $seat } loses { $number } science.
log-loses-culture = { $seat } loses { $number } culture.
log-gains-food =
    { $short ->
        [0] { $seat } gains { $number } food.
       *[other] { $seat } gains { $number } food; { $short } are lost, the blue bank is empty.
    }
log-gains-resources =
    { $short ->
        [0] { $number ->
            [one] { $seat } gains one resource.
           *[other] { $seat } gains { $number } resources.
        }
       *[other] { $number ->
            [one] { $seat } gains one resource; { $short } are lost, the blue bank is empty.
           *[other] { $seat } gains { $number } resources; { $short } are lost, the blue bank is empty.
        }
    }
log-loses-food = { $seat } loses { $number } food.
log-loses-resources =
    { $number ->
        [one] { $seat } loses one resource.
       *[other] { $seat } loses { $number } resources.
    }
log-gains-blue =
    { $number ->
        [one] { $seat } gets one blue token.
       *[other] { $seat } gets { $number } blue tokens.
    }
log-loses-blue =
    { $number ->
        [one] { $seat } loses one blue token.
       *[other] { $seat } loses { $number } blue tokens.
    }
log-loses-blue-from = { $seat } loses a blue token from { $card }.
log-gains-yellow =
    { $number ->
        [one] { $seat } gets one yellow token.
       *[other] { $seat } gets { $number } yellow tokens.
    }
log-loses-yellow =
    { $number ->
        [one] { $seat } loses one yellow token.
       *[other] { $seat } loses { $number } yellow tokens.
    }
log-gains-population =
    { $number ->
        [one] { $seat } gains one worker.
       *[other] { $seat } gains { $number } workers.
    }
log-loses-worker = { $seat } loses an unused worker.
log-loses-worker-from = { $seat } loses a worker from { $card }.

# What happened: the end of the turn

log-uprising = Uprising! { $seat } produces nothing.
log-corruption = Corruption takes { $number } from { $seat }.
log-produces-food = { $seat } produces { $number } food.
log-consumption = The people of { $seat } eat { $number } food.
log-famine = Famine: { $number } food is missing for { $seat }.
log-produces-resources =
    { $number ->
        [one] { $seat } produces one resource.
       *[other] { $seat } produces { $number } resources.
    }
log-draws = You draw { $card }.
log-draws-cards =
    { $number ->
        [one] { $seat } draws one military card.
       *[other] { $seat } draws { $number } military cards.
    }
log-discards = You discard { $card }.
log-discards-cards =
    { $number ->
        [one] { $seat } discards one military card.
       *[other] { $seat } discards { $number } military cards.
    }
log-reshuffles = The military discards are shuffled: { $number } cards.

# What happened: cards come and go

log-leader-leaves = { $card } leaves { $seat }.
log-wonder-leaves = { $seat } loses the unfinished { $card }.
log-wonder-ruined = { $card } of { $seat } falls to ruin.
log-gains-colony = { $card } is a colony of { $seat } now.
log-loses-colony = { $seat } loses the colony { $card }.
log-pact-begins = { $card } between { $seat } and { $partner } is in force.
log-pact-ends = { $card } between { $seat } and { $partner } ends.

# What is asked

ask-action = What do you do?
ask-tuck-homer = Homer is replaced: take the civil action back, or tuck him under a wonder?
ask-cover-stage = The blue bank is empty: which token covers the stage of { $card }?
ask-lose-token =
    { $number ->
        [one] From which card do you lose a blue token?
       *[other] From which card do you lose a blue token ({ $number } in all)?
    }
ask-lose-worker =
    { $number ->
        [one] From which card do you lose a worker?
       *[other] From which card do you lose a worker ({ $number } in all)?
    }
ask-discard =
    { $number ->
        [one] Which military card do you discard?
       *[other] Which { $number } military cards do you discard?
    }

# What can be chosen

do-end = End the turn
do-take =
    { $actions ->
        [one] Take { $card } for one civil action
       *[other] Take { $card } for { $actions } civil actions
    }
do-population = Increase the population for { $food } food
do-population-by = Play { $action_card }: increase the population for { $food } food
do-build = Build { $card } for { $resources ->
        [one] one resource
       *[other] { $resources } resources
    }
do-train =
    Train { $card } for { $resources ->
        [one] one resource
       *[other] { $resources } resources
    }
do-build-by = Play { $action_card }: build { $card } for { $resources ->
        [one] one resource
       *[other] { $resources } resources
    }
do-upgrade = Upgrade { $card } to { $upgrade } for { $resources ->
        [one] one resource
       *[other] { $resources } resources
    }
do-upgrade-by = Play { $action_card }: upgrade { $card } to { $upgrade } for { $resources ->
        [one] one resource
       *[other] { $resources } resources
    }
do-destroy = Destroy { $card }
do-disband = Disband { $card }
do-stage =
    { $number ->
        [one] Build a stage of { $card } for { $resources ->
            [one] one resource
           *[other] { $resources } resources
        }
       *[other] Build { $number } stages of { $card } for { $resources ->
            [one] one resource
           *[other] { $resources } resources
        }
    }
do-stage-by = Play { $action_card }: build a stage of { $card } for { $resources ->
        [one] one resource
       *[other] { $resources } resources
    }
do-develop = Develop { $card } for { $science } science
do-develop-by = Play { $action_card }: develop { $card } for { $science } science
do-revolution = Revolution: { $card } for { $science } science and all actions
do-revolution-by = Play { $action_card }: revolution, { $card } for { $science } science and all actions
do-leader = Play { $card }
do-play = Play { $card }
do-play-food = Play { $card } for food
do-play-resources = Play { $card } for resources
do-tactic = Play the tactic { $card }
do-copy = Copy the tactic { $card }
do-levy =
    Barbarossa: more population for { $food } food, and train { $card } for { $resources ->
        [one] one resource
       *[other] { $resources } resources
    }
do-restage = Bach: { $card } becomes { $theater } for { $resources ->
        [one] one resource
       *[other] { $resources } resources
    }
do-churchill-culture = Churchill: score 3 culture
do-churchill-units = Churchill: 3 science and 3 resources for military units
do-ocean-liner = Ocean Liner Service: gain a worker
do-hammurabi = Hammurabi: pay a civil action of the next action with a military one
do-trade-routes = Trade Routes: help to pay the next action
do-regain = Take the civil action back
do-tuck = Tuck Homer under { $card }
do-cover = A token from { $card }
do-lose-token = A token from { $card }
do-lose-worker = A worker from { $card }
do-discard = Discard { $cards }

# Why not

no-the-space-is-empty = There is no card in that space.
no-too-few-civil-actions = You have too few civil actions.
no-too-few-military-actions = You have too few military actions.
no-the-civil-hand-is-full = Your civil hand is full.
no-the-technology-is-already-in-hand-or-play = You have this technology already, in hand or in play.
no-a-leader-of-this-age-was-already-taken = You have already taken a leader of this age.
no-another-wonder-is-unfinished = You have an unfinished wonder.
no-the-yellow-bank-is-empty = Your yellow bank is empty.
no-too-little-food = You have too little food.
no-the-technology-is-not-in-play = You do not have this technology in play.
no-there-is-no-unused-worker = You have no unused worker.
no-too-few-resources = You have too few resources.
no-the-government-allows-no-more-of-this-type = Your government allows no more buildings of this type.
no-no-worker-stands-on-that-card = No worker stands on that card.
no-an-upgrade-goes-to-a-higher-card-of-the-same-type = An upgrade goes to a higher card of the same type.
no-there-is-no-unfinished-wonder = You have no unfinished wonder.
no-the-wonder-has-not-so-many-stages-left = The wonder has not so many stages left.
no-there-are-too-few-blue-tokens-to-cover-the-stages = You have too few blue tokens to cover the stages.
no-it-must-become-a-theater-of-the-same-or-a-higher-level = It must become a theater of the same or a higher level.
no-the-card-is-not-in-hand = The card is not in your hand.
no-the-card-is-not-a-technology = The card is not a technology.
no-too-little-science = You have too little science.
no-the-research-partner-has-no-science = Your partner in Scientific Cooperation has no science to pay.
no-only-a-government-comes-by-revolution = Only a government can come by revolution.
no-a-revolution-takes-all-civil-actions = A revolution takes all your civil actions, and one is spent already.
no-robespierres-revolution-takes-all-military-actions = A revolution with Robespierre takes all your military actions, and one is spent already.
no-the-leader-is-not-in-hand = There is no such leader in your hand.
no-the-tactic-is-not-in-hand = There is no such tactic in your hand.
no-one-tactic-was-already-played-or-copied-this-turn = You have already played or copied a tactic this turn.
no-the-tactic-is-not-in-the-common-area = The tactic is not in the common area.
no-the-standard-is-already-there = It is your tactic already.
no-in-the-first-turn-cards-can-only-be-taken = In your first turn you can only take cards.
no-the-action-card-is-not-in-hand = There is no such action card in your hand.
no-an-action-card-cannot-be-played-in-the-turn-it-was-taken = You took this card in this turn: it can be played from your next turn on.
no-the-card-does-not-order-that = The action card does not allow that.
no-so-many-stages-take-a-better-construction-technology = So many stages at once take a better construction technology.
no-no-card-in-play-allows-this = None of your cards in play allows this.
no-there-is-no-such-action = There is no such action.
no-that-was-already-done-this-turn = You have already done that this turn.
no-what-was-announced-cannot-help-with-that = What you announced cannot help to pay for that.
no-the-levy-is-for-military-units = Barbarossa raises military units only.
no-there-is-no-such-space = The card row has no such space.
no-the-card-builds-exactly-one-stage = The card builds exactly one stage.
no-a-unit-is-disbanded-not-destroyed = A military unit is disbanded, with a military action.
no-only-a-unit-is-disbanded = Only a military unit is disbanded; a building is destroyed, with a civil action.
no-choose-food-or-resources = Choose food or resources with this card.
no-the-card-leaves-no-choice = There is nothing to choose with this card.
no-choose-culture-or-units = Churchill offers culture, or science and resources for units.
no-the-wonder-is-not-completed = That is no completed wonder of yours.
no-no-blue-token-lies-on-that-card = No blue token lies on that card.

### Politics

# What happened

log-abstains = { $seat } takes no political action.
log-accepts-pact = { $seat } accepts { $card }.
log-aggression-succeeds = { $card } by { $seat } against { $rival } succeeds.
log-annexes = { $seat } annexes { $card } of { $rival }.
log-bids = { $seat } bids { $bid }.
log-building-destroyed = { $seat } loses a building: { $card }.
log-builds-free = { $seat } builds { $card } for free.
log-trains-free = { $seat } trains { $card } for free.
log-cancels-pact = { $seat } cancels { $card }.
log-declares-war = { $seat } declares { $card } on { $rival }.
log-declines-agreement = { $seat } declines the agreement.
log-defends =
    { $hidden ->
        [0] { $seat } fends the attack off with { $cards }.
        [one] { $seat } fends the attack off with { $cards } and one card face down.
       *[other] { $seat } fends the attack off with { $cards } and { $hidden } cards face down.
    }
log-defends-hidden =
    { $hidden ->
        [one] { $seat } fends the attack off with one card face down.
       *[other] { $seat } fends the attack off with { $hidden } cards face down.
    }
log-discovers = { $seat } discovers { $card }.
log-does-not-defend = { $seat } does not defend.
log-has-no-political-action = { $seat } has no political action in this turn.
log-nobody-colonizes = Nobody colonizes { $card }.
log-offers-pact = { $seat } offers { $card } to { $partner } and would be side { $side }.
log-owes-political-action = { $seat } gives up the next political action.
log-passes = { $seat } passes.
log-plays-aggression = { $seat } plays { $card } against { $rival }.
log-prepares-card = The event you prepared is { $card }.
log-prepares-event = { $seat } prepares an event of age { $age }.
log-rebellion-spends =
    { $actions ->
        [one] Rebellion costs { $seat } one civil action.
       *[other] Rebellion costs { $seat } { $actions } civil actions.
    }
log-refuses-pact = { $seat } refuses { $card }.
log-renews-events =
    { $number ->
        [one] The future events become the current ones: one card.
       *[other] The future events become the current ones: { $number } cards.
    }
log-reveals-event = { $seat } reveals { $card }.
log-scores-event = { $card } is scored.
log-second-political-action = { $seat } takes a second political action.
log-sees-next-event = The next event is { $card }.
log-sends-force =
    { $discarded ->
        [0] { $seat } sends { $cards }; bonus cards: { $bonuses }.
        [one] { $seat } sends { $cards }; bonus cards: { $bonuses }; one card is discarded.
       *[other] { $seat } sends { $cards }; bonus cards: { $bonuses }; { $discarded } cards are discarded.
    }
log-steals-technology = { $seat } steals { $card } from { $loser }.
log-war-is-a-draw = { $card } between { $seat } and { $rival } ends without a victor: both have strength { $strength }.
log-wins-auction = { $seat } colonizes { $card } for { $bid }.
log-wins-war = { $seat } wins { $card } against { $loser } by { $advantage }.

# What is asked

ask-politics = Which political action?
ask-pact = { $seat } offers you { $card }; you would be side { $side }. Do you accept?
ask-defend = { $seat } plays { $card } against you. You need { $strength } more strength. Do you defend?
ask-plunder = What do you plunder from { $seat }, up to { $limit } in all?
ask-raid = Which buildings of { $seat } are destroyed?
ask-annex = Which colony of { $seat } do you annex?
ask-infiltrate = What does { $seat } lose?
ask-steal = Which technology do you steal from { $seat }, for up to { $budget }?
ask-bid =
    { $bid ->
        [0] What do you bid for { $card }?
       *[other] What do you bid for { $card }, above { $bid }?
    }
ask-send = Which force do you send to { $card }, worth at least { $bid }?
ask-market = { $food } food or { $resources } resources?
ask-free-building = Do you place a worker on { $card } for free?
ask-agreement =
    { $actions ->
        [one] Which cards do you take, worth one civil action?
       *[other] Which cards do you take, worth up to { $actions } civil actions?
    }
ask-lose-colony = Which colony do you lose?
ask-ruin = Which wonder falls to ruin?
ask-terror = Which building of { $seat } is destroyed?
ask-destroy-own = Which of your buildings is destroyed?
ask-gain-mix = How much food and how many resources, { $total } in all?
ask-lose-mix = How much food and how many resources do you lose, { $total } in all?
ask-civil-development = What do you do, for { $discount } less?

# What can be chosen

do-abstain = No political action
do-prepare = Prepare { $card }
do-aggression = Play { $card } against { $seat }
do-war = Declare { $card } on { $seat }
do-offer = Offer { $card } to { $seat }, as side { $side } yourself
do-offer-equal = Offer { $card } to { $seat }
do-cancel = Cancel { $card } with { $seat }
do-lay-down = Remove Alexander for one yellow token
do-discover = Colonize { $card } with Columbus
do-resign = Resign from the game
do-accept = Accept
do-refuse = Refuse
do-decline = Decline
do-defend =
    { $hidden ->
        [0] Defend with { $cards }
        [one] Defend with { $cards } and one card face down
       *[other] Defend with { $cards } and { $hidden } cards face down
    }
do-defend-hidden =
    { $hidden ->
        [one] Defend with one card face down
       *[other] Defend with { $hidden } cards face down
    }
do-defend-up = { $card }, face up: { $worth }
do-defend-down = { $card }, face down: 1
open-defend = Defend
do-plunder = { $food } food, { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    }
do-raid = Destroy { $card }
do-raid-two = Destroy { $card } and { $second }
do-annex = Annex { $card }
do-infiltrate = Remove { $card }
do-steal = Steal { $card }
do-stop = Enough
do-bid = Bid { $bid }
do-send = Send { $cards }; bonus cards: { $bonuses }; discards: { $discards }
do-send-unit = { $card }: strength { $worth }
do-send-bonus = { $card }: { $worth }
do-send-discard = Discard { $card }: 1
choose-number = { $number } × { $part }
do-choose-food = Food
do-choose-resources = Resources
do-build-free = Build { $card }
do-train-free = Train { $card }
do-lose-colony = Lose { $card }
do-ruin = Let { $card } fall to ruin
do-blow-up = Destroy { $card }
do-destroy-own = Destroy { $card }
do-gain-mix = { $food } food, { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    }
do-lose-mix = { $food } food, { $resources ->
        [one] { $resources } resource
       *[other] { $resources } resources
    }

# Why not

no-only-events-and-territories-are-prepared = Only events and territories can be prepared.
no-only-alexander-lays-down-his-crown = Only Alexander can be removed for a yellow token.
no-only-columbus-discovers = Only Columbus colonizes without an auction.
no-only-a-territory-is-discovered = Columbus needs a territory.
no-nobody-resigns-in-age-iv = Nobody can resign in age IV.
no-card-is-not-in-your-hand = There is no such card in your hand.
no-no-such-rival = That is no other player in the game.
no-no-pacts-between-two-players = Two players make no pacts.
no-pact-has-no-sides = This pact is the same for both parties.
no-no-pact-of-yours-there = You are not a party of a pact there.
no-your-leader-forbids-attacks = Your leader does not allow attacks.
no-a-pact-forbids-attacks = A pact between you forbids attacks.
no-not-enough-military-actions = You have too few military actions.
no-rival-is-not-weaker = You must be stronger than your rival.
no-no-wars-in-the-last-round = No wars are declared in the last round.
no-a-pact-protects-the-rival-from-wars = A pact protects this player from wars.
no-bid-must-exceed-the-last-one = You must bid more than the last bid.
no-bid-exceeds-your-largest-force = You could not send so large a force.
no-only-farms-mines-and-urban-buildings = Only a farm, a mine or an urban building can be built with this event.
no-only-that-building-is-free = Only the named building is free.
no-food-and-resources-must-make-so-many = Food and resources must make { $total } in all.
no-you-have-not-so-much = You have not so much.
no-the-rival-has-not-so-much = Your rival has not so much.
no-more-than-the-aggression-takes = This aggression takes { $limit } in all at most.
no-only-urban-buildings-are-destroyed = Only an urban building can be destroyed.
no-only-buildings-are-destroyed = Only a farm, mine or urban building can be destroyed.
no-the-building-is-of-too-high-a-level = The building is of too high a level for this aggression.
no-only-one-building-is-destroyed = This aggression destroys only one building.
no-the-building-of-higher-level-comes-first = Of two buildings name the one of higher level first.
no-there-is-no-such-colony = There is no such colony there.
no-only-the-leader-or-the-unfinished-wonder = Name your rival’s leader or unfinished wonder.
no-the-loser-has-no-such-technology = The loser has no such special technology.
no-the-advantage-does-not-pay-for-it = What is left of your advantage does not pay for it.
no-only-an-old-wonder-falls-to-ruin = Name a wonder of Age A or I that is not yet ruined.
no-discard-so-many-cards = Discard { $number ->
        [one] exactly one card.
       *[other] exactly { $number } cards.
    }
no-you-do-not-have-those-cards = You do not have those cards.
no-more-cards-than-military-actions = You may use as many cards as you have military actions.
no-the-defence-is-too-weak = These cards do not stop the attack.
no-a-force-needs-a-unit = At least one unit must be sent.
no-so-many-cards-cannot-be-discarded-with-the-force = So many cards cannot be discarded with the force.
no-the-force-is-weaker-than-the-bid = The force must be worth your bid.
