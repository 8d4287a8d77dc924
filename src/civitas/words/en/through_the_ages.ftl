### Politics

# What happened

log-abstains = { $seat } takes no political action.
log-accepts-pact = { $seat } accepts { $card }.
log-aggression-succeeds = { $card } by { $seat } against { $seat_rival } succeeds.
log-annexes = { $seat } annexes { $card } of { $seat_rival }.
log-bids = { $seat } bids { $bid }.
log-building-destroyed = { $seat } loses a building: { $card }.
log-builds-free = { $seat } builds { $card } for free.
log-cancels-pact = { $seat } cancels { $card }.
log-declares-war = { $seat } declares { $card } on { $seat_rival }.
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
log-offers-pact = { $seat } offers { $card } to { $seat_partner } and would be side { $side }.
log-owes-political-action = { $seat } gives up the next political action.
log-passes = { $seat } passes.
log-plays-aggression = { $seat } plays { $card } against { $seat_rival }.
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
    { $discards ->
        [0] { $seat } sends { $cards }; bonus cards: { $cards_bonus }.
        [one] { $seat } sends { $cards }; bonus cards: { $cards_bonus }; one card is discarded.
       *[other] { $seat } sends { $cards }; bonus cards: { $cards_bonus }; { $discards } cards are discarded.
    }
log-steals-technology = { $seat } steals { $card } from { $seat_loser }.
log-war-is-a-draw = { $card } between { $seat } and { $seat_rival } ends without a victor: both have strength { $strength }.
log-wins-auction = { $seat } colonizes { $card } for { $bid }.
log-wins-war = { $seat } wins { $card } against { $seat_loser } by { $advantage }.

# What is asked

ask-politics = Which political action?
ask-pact = { $seat } offers you { $card }; you would be side { $side }. Do you accept?
ask-defend = { $seat } plays { $card } against you. You need { $needed } more strength. Do you defend?
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
ask-free-building = Do you build { $card } for free?
ask-agreement =
    { $left ->
        [one] Which cards do you take, worth one civil action?
       *[other] Which cards do you take, worth up to { $left } civil actions?
    }
ask-lose-colony = Which colony do you lose?
ask-ruin = Which wonder falls to ruin?
ask-terror = Which building of { $seat } is destroyed?
ask-destroy-own = Which of your buildings is destroyed?
ask-gain-mix = How much food and how many resources, { $total } in all?
ask-lose-mix = How much food and how many resources do you lose, { $total } in all?
ask-civil-development = What do you do, for { $less } less?

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
do-plunder = { $food } food, { $resources } resources
do-raid = Destroy { $cards }
do-annex = Annex { $card }
do-infiltrate = Remove { $card }
do-steal = Steal { $card }
do-stop = Enough
do-bid = Bid { $bid }
do-send = Send { $cards }; bonus cards: { $cards_bonus }; discards: { $cards_discards }
do-choose-food = Food
do-choose-resources = Resources
do-build-free = Build { $card }
do-lose-colony = Lose { $card }
do-ruin = Let { $card } fall to ruin
do-blow-up = Destroy { $card }
do-destroy-own = Destroy { $card }
do-gain-mix = { $food } food, { $resources } resources
do-lose-mix = { $food } food, { $resources } resources

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
