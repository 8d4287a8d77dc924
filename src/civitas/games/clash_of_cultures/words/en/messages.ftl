# Clash of Cultures: what happened, what is asked, what can be chosen, and why not.

# What happened: the course of the game

log-age-begins = Age { $age } begins.
log-round-begins = Age { $age }, round { $round } begins.
log-turn-begins = It is the turn of { $seat }: { $actions ->
        [one] one action
       *[other] { $actions } actions
    }.
log-turn-ends = { $seat } ends the turn.
log-status-phase = The status phase of age { $age } begins.
log-first-player = { $seat } will be the first player.
log-game-ends = The game is over.
log-end-roll = { $seat } rolls { $n } for the end of the game.
log-starts-settler = { $seat } places a settler on { $space }.
log-forfeits = { $seat } gives up { $actions ->
        [one] an action
       *[other] { $actions } actions
    }.
log-gains-action = { $seat } has an extra action.
log-loses-action = { $seat } loses an action.

# What happened: goods and cards

log-gains = { $seat } gains { $n ->
        [one] { $n } { CASE($good, "one") }
       *[other] { $n } { CASE($good, "many") }
    }{ $lost ->
        [0] { "" }
       *[other] , and { $lost } above the limit are lost
    }.
log-loses = { $seat } loses { $n ->
        [one] { $n } { CASE($good, "one") }
       *[other] { $n } { CASE($good, "many") }
    }.
log-pays = { $seat } pays { $goods }.
log-draws-action-card = { $seat } draws an action card.
log-draws-this-action-card = You draw { $action_card }.
log-takes-discard = { $seat } takes { $action_card } from the discard pile.
log-takes-tactic = { $seat } takes { $action_card } into hand.
log-draws-objective = { $seat } draws an objective card.
log-draws-this-objective = You draw { $objective_card }.
log-discards-objective = { $seat } discards an objective card.
log-completes-objective = { $seat } completes { $objective }.
log-draws-wonder-card = { $seat } draws a wonder card.
log-draws-this-wonder-card = You draw { $wonder }.
log-takes-wonder-card = { $seat } takes the wonder card { $wonder }.
log-wonder-lies-open = The wonder card { $wonder } lies open.
log-barters = { $seat } barters a card away.
log-offers = { $seat } offers { $rival } { $give } for { $get }.
log-accepts-offer = { $seat } accepts the offer of { $rival }.
log-refuses-offer = { $seat } refuses the offer of { $rival }.
log-gives-cards = { $seat } gives { $rival } { $n ->
        [one] a card
       *[other] { $n } cards
    } ({ $kind }).
log-swaps-cards = { $seat } swaps a card with { $rival }.
log-spies-on = { $seat } looks at the hand of { $rival }.
log-changes-plans = { $seat } exchanges an objective card.

# What happened: advances

log-gains-advance = { $seat } gains { $advance }.
log-civilization-advance = { $seat } gains the civilization advance { $special }.
log-loses-civilization-advance = { $seat } loses the civilization advance { $special }.
log-names-advance = { $seat } uses { $advance } this turn.
log-changes-government = { $seat } changes the government: { $advances }.

# What happened: cities

log-founds-city = { $seat } founds a city on { $city }.
log-city-moves = { $seat } moves the city on { $space } to { $goal }.
log-collects = { $seat } collects in { $city } from { $spaces }.
log-builds = { $seat } builds { $building ->
        [Academy] an
        [Obelisk] an
        [Observatory] an
       *[other] a
    } { $building } in { $city }.
log-builds-wonder = { $seat } builds the { $wonder } in { $city }.
log-converts-building = The { $building } in { $city } belongs to { $seat } now.
log-recruits = { $seat } recruits { $units } in { $city }.
log-mood = The city on { $city } is { $mood } now.
log-destroys-city = { $seat } gives up the city on { $city }.
log-city-destroyed = { $seat } loses the city on { $city }.
log-lighthouse-ship = { $seat } places a ship on { $space }.
log-beloved = { $seat } puts a culture token into { $city }.
log-influence-roll = { $seat } rolls { $n } to influence { $city } from { $source }.
log-influence-fails = The influence of { $seat } on { $city } fails.
log-influences = { $seat } wins the { $building } in { $city }.
log-takes-over = { $seat } takes over the settlement on { $city }.
log-converts-unit = { $seat } wins over a unit on { $space }: { $unit }.
log-trades =
    { $routes ->
        [one] { $seat } forms a trade route.
       *[other] { $seat } forms { $routes } trade routes.
    }

# What happened: units

log-places-unit = { $seat } places a unit on { $space }: { $unit }.
log-moves = { $seat } moves { $units } from { $space } to { $goal }.
log-sails =
    { $ships ->
        [one] { $seat } sails with a ship from { $space } to { $goal }.
       *[other] { $seat } sails with { $ships } ships from { $space } to { $goal }.
    }
log-ships-land = { $seat } lands from { $space } on { $goal }: settlers { $settlers }, infantry { $infantry }.
log-units-become-ships = { $seat } makes { $n } ships of units from { $space } on { $goal }.
log-turns-region = { $seat } turns up a region: { $region }.
log-loses-unit = { $owner } loses a unit on { $space }: { $unit }.
log-settlers-destroyed = { $owner } loses { $n ->
        [one] a settler
       *[other] { $n } settlers
    } on { $space }.
log-leader-dies = { $leader } of { $seat } is gone.
log-leader-succeeds = { $leader } leads { $seat } from { $space } now.
log-takes-captive = { $seat } takes a captive: { $unit }.
log-gives-captive = { $seat } gives up a captive: { $unit } ({ $owner }).
log-sacrifices-captive = { $seat } sacrifices a captive.
log-frightens = { $seat } drives a unit to { $space }: { $unit }.
log-terrifies = { $seat } drives a unit out of the battle to { $space }: { $unit }.
log-raises-rune-stone = { $seat } raises a rune stone.
log-lays-marker = { $seat } lays a marker on { $space }.

# What happened: battles

log-battle = { $attacker } attacks { $defender } on { $space }.
log-battle-round = Round { $round }: { $attackers } against { $defenders } units.
log-lays-tactic = { $seat } lays a tactic face down.
log-lays-no-tactic = { $seat } lays no tactic.
log-reveals-tactic = { $seat } reveals { $action_card }.
log-archers-shoot = The archers of { $seat } roll { $value }.
log-peltasts-throw = The peltasts of { $seat } roll { $values }.
log-encircles = { $seat } rolls { $value } to encircle the enemy.
log-rolls = { $owner } rolls { $faces }.
log-combat-values = Combat values: { $attack } for the attack, { $defence } for the defence.
log-retreats = { $owner } retreats to { $space }.
log-retreats-tactically = { $seat } retreats to { $space }.
log-great-wall = The Great Wall of { $seat } keeps the barbarians out of { $city }.
log-battle-over = The battle on { $space } is over; the winner is { $winner }.
log-captures = The city on { $city } falls from { $loser } to { $winner }.

# What happened: action cards and events

log-plays-card = { $seat } plays { $civil }.
log-plays-person = { $seat } plays { $event }.
log-cancels-card = { $seat } cancels the card of { $rival }.
log-negotiates = { $seat } and { $rival } will not attack each other for now.
log-assassination-threatens = { $seat } will have an action fewer.
log-draws-event = { $seat } draws the event { $event }.
log-looks-at-event = { $seat } looks at the top event card.
log-sees-event = The top event card is { $event }.
log-takes-person = { $seat } takes { $event }.
log-befriends = { $seat } and { $rival } have a pact.
log-scores-event = { $seat } scores { $n } for the event.
log-anarchy = { $seat } puts { $n ->
        [one] a government cube
       *[other] { $n } government cubes
    } on the card Anarchy.
log-exhausts = { $seat } exhausts the land on { $space }.
log-barbarians-settle = Barbarians settle on { $space } near { $seat }.
log-barbarians-grow = The barbarians on { $space } grow: { $unit }.
log-barbarians-move = Barbarians march from { $space } to { $goal }.
log-pirates-appear = { $seat } places pirates on { $space }.

# What is asked: a turn

ask-starting-settler = Where do you place a settler?
ask-start-of-turn = What comes before your turn?
ask-turn =
    { $actions ->
        [0] No action is left. What else do you do?
        [one] You have one action. What do you do?
       *[other] You have { $actions } actions. What do you do?
    }
ask-pay = How do you pay?
ask-advance = Which advance do you gain?
ask-draw-or-take = Do you draw, or take the top card of the { $pile ->
        [event] event
       *[other] action
    } discards?
ask-draw-wonder = Which wonder card do you take?
ask-take = What do you take?
ask-take-tokens = Which tokens do you take?
ask-taxes = What do the taxes bring?
ask-bartering = What do you get for the card?
ask-free-education = Do you pay an idea for a mood token?
ask-offer = What do you offer { $rival }?
ask-answer-offer = Do you accept { $give } for { $get } from { $rival }?
ask-give-cards = Which { $kind } do you give { $rival }?
ask-trade-route = Which trade route do you form?
ask-mediterranean-trader = What does the special route bring besides?
ask-raided = Which resource do you lose to the raid?

# What is asked: cities

ask-activation = How do you activate the city on { $city }?
ask-harvest = What do you collect in { $city }?
ask-ballcourts = Do you pay a mood token to count the city as larger?
ask-metallurgy = Do you turn an ore into gold?
ask-port-space = On which sea space does the port of { $city } stand?
ask-temple-token = Which token does the temple bring?
ask-levy = Whom do you recruit in { $city }?
ask-choose-leader = Which leader do you recruit?
ask-relocate = From where do you take the missing figure ({ $unit })?
ask-place-unit = Where does the unit stand ({ $unit })?
ask-medicine = Which resource do you take back?
ask-nationalism = Which token do you take?
ask-lighthouse-ship = Where does the ship of the Great Lighthouse in { $city } appear?
ask-increase-happiness = Which cities become happier?
ask-pay-for-happiness = How do you pay for happiness?
ask-influence = Which city do you influence?
ask-pay-for-range = How do you pay for the range?
ask-bind = Do you bind yourself to the temple?
ask-buddhism = You rolled { $n }. Do you roll again?
ask-boost = Do you pay for the missing points?
ask-replace = Which building do you replace?
ask-take-over = Which unit do you get?
ask-target-unit = Which unit do you try to win over?
ask-cultural-influx = Do you influence a city as a free action?
ask-reconstruction = Which building do you replace?

# What is asked: units

ask-move =
    { $left ->
        [one] One move is left. Who moves?
       *[other] { $left } moves are left. Who moves?
    }
ask-group = Who moves from { $space } to { $goal }?
ask-explorers = Who explores region { $slot } from { $space }?
ask-via = Through which space?
ask-sail-to = On which sea space does the ship stop?
ask-orientation = How does the region lie?
ask-convert = Who changes shape?
ask-launch = Which units become ships?
ask-hegemony-ship = Which ship becomes the city?
ask-pay-for-roads = How do you pay for the roads?
ask-pay-to-attack = How do you pay for the attack?
ask-attack-pirates = Do you attack the pirates?
ask-land-at = Where do you land?
ask-land-passenger = Who goes ashore?
ask-navigator = Where do the ships sail?
ask-after-capture = What do you do right after the capture?
ask-lose-passenger = Who is lost on { $space }?
ask-remove-unit = Which unit do you remove?
ask-refuge = In which city does the settler find refuge?
ask-place-infantry = In which city does the infantry appear?
ask-place-settler = In which city does the settler appear?
ask-imperial-army = Which unit changes?
ask-frighten = Which unit do you frighten?
ask-flee-to = Where does it flee?

# What is asked: battles

ask-trojan-horse = Do you build the Trojan Horse for 1 wood and 1 culture token?
ask-siegecraft-die = Do you pay 2 wood against the die of the fortress?
ask-siegecraft-cancel = Do you pay 2 ore against the shield of the fortress?
ask-steel-weapons = Do you pay for steel weapons?
ask-way-of-the-sword = Do you pay 1 ore for the Way of the Sword?
ask-bladed-tusks = Do you pay 1 ore for bladed tusks?
ask-terror = Do you pay 2 mood tokens to drive an enemy unit off?
ask-terrify = Which unit is driven off, and where?
ask-tactic =
    { $laid ->
        [0] Round { $round }: which tactic do you lay?
       *[other] Round { $round }: a card lies face down. Which tactic do you lay?
    }
ask-strategist = Do you ignore your own card for +2?
ask-tactical-retreat = Where do you retreat?
ask-siege = Do you pay 2 food to keep your clash abilities?
ask-immortals = How many culture tokens do the Immortals get?
ask-elephant-die = Which die does the elephant turn into a shield?
ask-great-arena = Do you pay a token of the Great Arena for +1?
ask-horse-master = Does a cavalry shield your army like an elephant?
ask-fireworks = Do you pay for fireworks to cancel a hit?
ask-tactician = Do you pay 2 culture tokens to cancel a hit?
ask-protector = Do you pay a culture token to cancel a hit?
ask-casualty =
    { $hits ->
        [one] One hit. Which unit do you lose?
       *[other] { $hits } hits. Which unit do you lose?
    }
ask-retreat = Do you retreat from { $space }?
ask-dido = Do you give up Dido to drive the attackers back?
ask-fanatics = In which city does the infantry of the fanatics appear?
ask-pirate-token = Which token do you take for the pirates?
ask-captives = Whom do you take captive?
ask-give-captive = Which captive do you give up?
ask-tribute-captive = Which barbarian do you take captive in { $city }?
ask-mythical = Which tactic do you take back for a culture token?
ask-rune-stone = Do you raise a rune stone?
ask-provinces = Do you pay a culture token to make the city happy?
ask-proconsul = Do you pay 1 gold for an infantry in the city?

# What is asked: cards and objectives

ask-objectives = Which objectives do you complete?
ask-instant-objective = { $objectives } could be completed now. Do you complete one?
ask-subterfuge = Do you cancel the card of { $rival }?
ask-spy = Do you swap a card with { $rival }?
ask-new-plans = Which of the drawn cards do you keep, and for which of yours?
ask-synergies = Which advance comes first?
ask-city-development = What do you build, and where?
ask-explore = Which region do you reveal?
ask-mercenaries = Which barbarian armies do you hire?
ask-mercenary-army = Which army moves next?
ask-mercenary-target = Where does the army on { $space } march?
ask-cheer = Which city becomes happier?
ask-cheer-again = Do you pay a mood token to make a city happier?
ask-calendar = Do you pay a culture token to put the card under the deck?
ask-discard-action = Which action card do you discard?
ask-discard-objective = Which objective card do you discard?
ask-aztec-gold = What do you give for gold?
ask-great-numbers = Do you pay 1 food to keep the settler?

# What is asked: events

ask-event-text = Do you resolve the text of the event?
ask-human-sacrifice = Do you sacrifice a captive to ignore { $event }?
ask-exhaust = Which land is exhausted?
ask-barbarian-city = Where do barbarians settle?
ask-reinforce = Which barbarian settlement grows?
ask-reinforcement = Which unit joins the barbarians on { $space }?
ask-march = Which barbarian army moves, and where?
ask-hunnic-tribes = Do you pay to direct the barbarians?
ask-tribal-allies = Do you pay 1 food to hold barbarians back?
ask-hold-back = Which army stays?
ask-dictator = May the barbarians on { $space } move?
ask-pirate-at = Where do pirates appear?
ask-pirate-from = From where does a pirate ship come?
ask-plundered = What do you lose to the pirates?
ask-plundered-mood = Which city do the pirates trouble?
ask-myths = Do you pay a mood token to protect the city?
ask-storm-master = Do you ignore the event in { $city }?
ask-city-loses-mood = Which city loses mood?
ask-city-turns-angry = Which city turns angry?
ask-share-food = Who gets food? { $left } to share.
ask-pandemics = What do you lose? { $left } to go.
ask-volcano = Which city does the volcano destroy?
ask-earthquake = Which piece does the earthquake bury?
ask-fire = Where does the fire start?
ask-favour = Whom do you favour?
ask-civil-war = In which city does the civil war rage?
ask-revolution-action = Do you lose an action or an army unit?
ask-revolution-government = Do you change the government or lose an army unit?
ask-uprising = How many tokens do you pay?
ask-guillotine = Do you take points, or a successor?
ask-reformation-by = Who carries out the reformation?
ask-reformation = Who reforms one of your temples?
ask-reform-temple = Which temple of { $rival } do you reform?
ask-great-person = Do you take the great person?
ask-befriend = Whom does the Great Diplomat concern?
ask-great-explorer = Which region do you reveal?
ask-found-there = Do you pay 2 food to found a city there?
ask-site = Where do you found the city?
ask-great-artist = Which city becomes happy?
ask-great-builder = What does { $event } build, and where?
ask-great-athlete = Which tokens do you exchange?
ask-great-seer = Which objective card do you assign to { $rival }?

# What is asked: the status phase

ask-destroy-city = Do you give up a city of size 1?
ask-change-government = Do you change the government?
ask-first-player = Who is the first player of the next age?

# What can be chosen: a turn

do-place-settler = Settler on { $space }
do-begin-turn = Begin the turn
do-end-turn = End the turn
do-forfeit = Give up the remaining actions
do-pass = Pass
do-decline = No
do-enough = Enough
do-go-on = Go on
do-pay = Pay { $goods }
do-pay-nothing = Pay nothing
open-pay = Pay
open-raise = Raise the mood
do-gain-goods = Take { $goods }
do-take = Take { $n ->
        [one] { $n } { CASE($good, "one") }
       *[other] { $n } { CASE($good, "many") }
    }
do-take-mood = Take a mood token
do-take-culture = Take a culture token
do-take-gold = Take gold
do-take-back = Take back 1 { CASE($good, "one") }
do-advance = Advance: { $advance }
do-advance-for = Advance: { $advance } ({ $goods })
do-gain = { $advance }
do-offer = Offer { $rival } a trade
do-bundle = Give { $give } for { $get }
pick-give = You give: { $thing }
pick-get = You get: { $thing }
do-accept = Accept
do-refuse = Refuse
do-give = Give { $action_cards }
do-give-persons = Give { $events }
do-give-objectives = Give { $objective_cards }
do-give-wonders = Give { $wonders }
do-give-both = Give { $action_cards }; { $events }
do-routes = Form trade routes
do-route = From { $space } to { $city } for { CASE($good, "many") }
do-no-more-routes = No more routes
do-draw = Draw
do-take-discard = Take the top card of the discard pile
do-take-display = Take { $wonder }
do-great-library = Great Library: use { $advance }
do-great-statue = Great Statue: discard { $objective_card } for an action
do-banking = Banking: take { CASE($good, "many") }

# What can be chosen: cities

do-found = Found a city on { $space }
do-founder = Dido founds a city
do-founder-ship = Dido founds a city with a ship on { $city }
do-hegemony = Make a city on { $city } of a ship on { $space }
do-collect = Collect in { $city }
do-harvest = { $goods } from { $spaces }
do-keep-ore = Keep the ore
do-turn-to-gold = Turn an ore into gold
do-construct = Build { $building ->
        [Academy] an
        [Obelisk] an
        [Observatory] an
       *[other] a
    } { $building } in { $city }
do-construct-for = Build { $building ->
        [Academy] an
        [Obelisk] an
        [Observatory] an
       *[other] a
    } { $building } in { $city } ({ $goods })
do-build-wonder = Build the { $wonder } in { $city }
do-build-wonder-for = Build the { $wonder } in { $city } ({ $goods })
do-port-at = Port on { $space }
do-recruit = Recruit in { $city }
do-levy = { $units }
do-relocate = From { $space }
do-place-unit = On { $space }
do-choose-leader = { $leader }
do-activate = Activate it
do-enforce = Treat it as happy
do-count-as = Count { $city } as activated
do-no-ship = No ship
do-place-ship = Ship on { $space }
do-happiness = Increase happiness
do-raise = Raise { $cities }
do-lawgiver = Make the city of Hammurabi happy
do-statesman = Increase happiness in the city of Caesar
do-influence = Influence a city
do-influence-now = Influence a city
do-attempt-building = A building in { $goal }, from { $start }
do-attempt-takeover = Take over the settlement on { $goal }, from { $start }
do-attempt-druid = The druids go to { $goal }, from { $start }
do-attempt-unit = A unit on { $goal }, from { $start }
do-replace = Replace the { $building }
do-get = Get { $unit }
do-any-building = Any building
do-only-temple = Only the temple
do-keep-roll = Keep the roll
do-reroll = Roll again
do-target-unit = { $unit }
do-rebuild = A { $new } for the { $building }
do-mass-sacrifice = Sacrifice 2 captives to build a { $building }
do-mass-sacrifice-wonder = Sacrifice 2 captives to build the { $wonder }
do-architect = The architect builds a { $building }
do-architect-wonder = The architect builds the { $wonder }
do-wonder-nebuchadnezzar = Nebuchadnezzar builds the { $wonder }
do-wonder-qin = Qin Shi Huang builds the { $wonder }
do-japanese-buddhism = Make the { $building } yours

# What can be chosen: advances, civilizations and leaders

do-absolute-power = Absolute Power: pay for an action
do-forced-labor = Forced Labor
do-voting = Voting: increase happiness
do-civil-liberties = Civil Liberties: take 3 mood tokens
do-free-economy = Free Economy: collect in { $city }
do-arts = Arts: influence a city
do-sports =
    { $n ->
        [one] Sports: raise the mood of { $city }
       *[other] Sports: raise the mood of { $city } by { $n }
    }
do-theaters = Theaters: exchange a token for 1 { CASE($good, "one") }
do-taxes = Taxes
do-barter-action = Barter { $action_card }
do-barter-person = Barter { $event }
do-barter-objective = Barter { $objective_card }
do-barter-wonder = Barter { $wonder }
do-take-captive = Take captive: { $unit }
do-give-captive = { $unit } of { $owner }
do-release-captive = A captive for 1 { CASE($good, "one") }
do-sacrifice = Sacrifice a captive
do-for-gold = { $good } for gold
do-tributes = Tributes: collect in the city of Acamapichtli
do-spread-of-fear = Spread fear
do-frighten = { $unit } of { $owner } on { $space }
do-flee-to = To { $space }
do-land-unit = Land { $unit }
do-navigator = Navigator: sail with the ships of Hanno
do-give-up-leader = Give her up
do-tribal-allies = Call the tribal allies
do-terrify = { $unit } to { $space }
do-imperial-army = Imperial Army: change units
do-to-infantry = A settler on { $space } becomes infantry
do-to-settler = An infantry on { $space } becomes a settler
do-agricultural-economist = Wu Zetian teaches agriculture
do-the-art-of-war = Sun Tzu teaches warfare
do-master = Pericles teaches education
do-constructor = Hiram teaches construction
do-beloved = Put a culture token into the city of Cleopatra
do-golden-age = Golden Age: an advance of a new category
do-take-back-card = Take back { $action_card }
do-calendar = Calendar: look at the top event card
do-immortals =
    { $n ->
        [0] None
       *[other] { $n }
    }
do-king-of-persia = Cyrus takes tokens for the regions
do-aqueduct = Aqueduct: gain Sanitation
do-princeps = Princeps: draw and discard cards
do-danegeld = Danegeld: take the taxes
do-legendary-explorer = Lay a marker in this region
do-new-colonies = Land everybody on { $space }
do-rune-stone = Raise a rune stone
do-dismiss-diplomat = Dismiss the Great Diplomat

# What can be chosen: units

do-move-units = Move units
do-move = From { $space } to { $goal }
do-road = By road from { $space } to { $goal }
do-convert = Change shape from { $space } to { $goal }
do-explore = Explore region { $slot } from { $space }
do-group = { $movers }
do-via = Through { $space }
do-sail-to = To { $space }
do-orient =
    { $orientation ->
        [0] As it is
       *[other] Turned round
    }
do-land = { $movers } land: { $settlers } settlers, { $infantry } infantry, with { $passengers }
do-launch = { $settlers } settlers, { $infantry } infantry
do-spend-ship = One of your own ships
do-spend-pirate = A pirate ship
do-land-at = Land on { $space }
do-leave = Leave them alone
do-attack = Attack
do-stop-moving = Stop moving
do-drown = { $unit }
do-place-infantry = Infantry in { $space }
do-refuge = Refuge in { $city }
do-remove-unit = { $unit } on { $space }
do-remove-pirate = Pirate ship on { $space }

# What can be chosen: battles

do-tactic = Lay { $action_card }
do-no-tactic = No tactic
do-use-card = Use the card
do-ignore-card = Ignore the card for +2
do-drop-die = The die with { $n }
do-ride = Ride on
do-shield-with = Shield with the die of { $n }
do-casualty = { $unit }
do-fight-on = Fight on
do-retreat = Retreat
do-retreat-to = Retreat to { $space }

# What can be chosen: cards and objectives

do-play = Play { $civil }
do-play-card = Play { $action_card }
do-play-against = Play { $civil } against { $rival }
do-play-card-against = Play { $action_card } against { $rival }
do-play-shogunate = Play { $civil } as a free action
do-play-shogunate-card = Play { $action_card } as a free action
do-play-shogunate-against = Play { $civil } against { $rival } as a free action
do-play-shogunate-card-against = Play { $action_card } against { $rival } as a free action
do-play-idol = Play { $civil } with Alexander
do-play-idol-card = Play { $action_card } with Alexander
do-play-idol-against = Play { $civil } against { $rival } with Alexander
do-play-idol-card-against = Play { $action_card } against { $rival } with Alexander
do-play-person = Play { $event }
do-person-shogunate = Play { $event } as a free action
do-subterfuge = Cancel it with { $action_card }
do-subterfuge-person = Cancel it with { $event }
do-complete = Complete { $objective }
do-keep = Keep { $objective_card } instead of { $old_objective }
do-swap-action = { $action_card } for { $old_action }
do-swap-for-person = { $action_card } for { $event }
do-swap-person = { $event } for { $action_card }
do-swap-persons = { $event } for { $old_event }
do-swap-objective = { $objective_card } for { $old_objective }
do-swap-wonder = { $wonder } for { $old_wonder }
do-hire = Hire the armies on { $spaces }
do-army = The army on { $space }
do-march-to = March to { $goal }
do-cheer = { $city }
do-reveal = Reveal region { $slot }

# What can be chosen: events

do-resolve-text = Resolve the text
do-symbol-only = Only the symbol
do-exhaust = { $space }
do-barbarian-city = { $space }
do-reinforce = { $space }
do-with = { $unit }
do-march = From { $space } to { $goal }
do-hold = { $space } stays
do-agree = They may
do-forbid = They may not
do-pirate-at = { $space }
do-pirate-from = From { $space }
do-lose = Lose 1 { CASE($good, "one") }
do-lower = { $city } loses mood
do-gloom = { $city }
do-suffer = Suffer it
do-ignore = Ignore it
do-lose-good = 1 { CASE($good, "one") }
do-lose-action = Lose an action
do-change-government = Change the government
do-discard-action = { $action_card }
do-discard-person = { $event }
do-discard-objective = { $objective_card }
do-feed = 1 food for { $seat }
do-favour = { $seat }
do-befriend = { $seat }
do-reformer = { $seat }
do-reform = The temple in { $city }
do-burn = { $city }
do-bury-building = The { $building } in { $city }
do-bury-settlement = The settlement on { $city }
do-bury-wonder = The { $wonder }
do-uprising = { $n }
do-take-points = Take 2 victory points
do-succeed = { $leader } in { $city }
do-found-there = Found a city on { $space }
do-exchange-tokens = Exchange { $n ->
        [one] { $n } { CASE($good, "one") }
       *[other] { $n } { CASE($good, "many") }
    }
do-assign = { $objective_card } for { $seat }

# What can be chosen: the status phase

do-keep-cities = Keep all cities
do-destroy = { $city }
do-keep-government = Keep the government
do-government = { $advances }
do-first-player = { $seat }

# Why not: advances

no-no-such-advance = There is no such advance.
no-advance-owned = You own that advance already.
no-leading-advance-first = { $advance } must be gained first.
no-advance-needs = { $advance } is needed for that.
no-only-one-government = You can only have one government.
no-advance-not-offered = That advance is not among those offered.
no-no-advance-can-be-gained = There is no advance to be gained by it.
no-both-advances-must-be-possible = Both advances must be possible and payable.
no-no-advance-in-a-new-category = There is no advance of a new category to be gained.
no-nobody-spends-what-they-do-not-have = You cannot pay that.
no-that-is-not-the-price = That is not the price: it is paid exactly, with what may stand for it.
no-needs-absolute-power = You need Absolute Power for that.
no-needs-aqueduct = You need Aqueduct for that.
no-needs-arts = You need Arts for that.
no-needs-banking = You need Banking for that.
no-needs-bartering = You need Bartering for that.
no-needs-calendar = You need Calendar for that.
no-needs-civil-liberties = You need Civil Liberties for that.
no-needs-forced-labor = You need Forced Labor for that.
no-needs-free-economy = You need Free Economy for that.
no-needs-great-library = You need the Great Library for that.
no-needs-great-statue = You need the Great Statue for that.
no-needs-hegemony = You need Hegemony for that.
no-needs-human-sacrifice = You need Human Sacrifice for that.
no-needs-imperial-army = You need Imperial Army for that.
no-needs-shogunate = You need Shogunate for that.
no-needs-sports = You need Sports for that.
no-needs-taxes = You need Taxes for that.
no-needs-theaters = You need Theaters for that.
no-needs-tribal-allies = You need Tribal Allies for that.
no-needs-voting = You need Voting for that.
no-needs-alexander-in-a-city = Alexander must be in one of your cities.
no-trade-routes-are-missing = You need Trade Routes for that.
no-once-per-turn = That is possible once per turn.
no-labor-is-forced-already = Labor is forced already this turn.
no-no-government-advance-is-named = No government advance can be named.
no-an-advance-that-you-do-not-own = Name an advance that you do not own.
no-a-mood-or-a-culture-token = It must be a mood or a culture token.
no-gold-or-a-culture-token = It must be gold or a culture token.
no-no-gold = You have no gold.
no-banking-comes-before-trade-routes = Banking comes before trade routes.
no-no-city-to-tax = You have no city to tax.
no-only-action-cards-are-bartered = Only action cards can be bartered in this game.
no-that-is-a-free-action-anyway = That is a free action anyway.

# Why not: a turn

no-no-action-is-left = No action is left.
no-no-action-is-left-to-give-up = There is no action left to give up.
no-a-turn-ends-when-no-action-is-left-or-they-are-given-up = Actions are left: use them or give them up first.
no-free-actions-stand-only-before-or-after-an-action = That is possible only before or after an action.
no-the-card-just-played-must-be-followed-by-what-it-changes = The card you just played must be followed by what it changes.
no-not-before-the-turn-has-begun = That is not possible before the turn has begun.
no-only-as-the-first-thing-of-the-turn = That is possible only as the first thing of the turn.
no-only-right-after-a-capture = That is possible only right after a capture.
no-no-further-offer-is-made-this-turn = You can make no further offer this turn.
no-neither-side-has-anything-to-give = Neither side has anything to give.
no-nobody-gives-what-they-do-not-have = Nobody can give what they do not have.
no-that-is-no-other-player = That is no other player.
no-choose-another-player = Choose another player.
no-that-card-is-not-in-hand = You do not hold that card.
no-routes-are-formed-once-at-the-start-of-the-turn = Trade routes are formed once, at the start of the turn.
no-no-unit-reaches-a-city-to-trade-with = No unit reaches a city to trade with.
no-that-route-cannot-be-formed = That route cannot be formed.
no-each-unit-and-each-city-has-one-route = Each unit and each city has one route at most.
no-that-city-is-no-partner-in-trade = That city does not trade with you.
no-pirates-watch-the-route = Pirates watch that route.

# Why not: cities

no-no-settler-of-yours-is-there = No settler of yours is there.
no-a-city-is-founded-on-land = A city can only be founded on land.
no-no-city-is-founded-on-barren-land = No city can be founded on barren land.
no-no-city-is-founded-on-exhausted-land = No city can be founded on exhausted land.
no-a-city-stands-there = A city stands there already.
no-enemy-units-are-there = Enemy units are there.
no-no-settlement-is-left = You have no settlement left.
no-raiders-keep-the-settler-from-founding = Raiders keep the settler from founding a city.
no-the-settler-starts-on-land-beside-the-first-city = The settler starts on land beside the first city.
no-that-is-no-city-of-yours = That is no city of yours.
no-not-your-city = That is no city of yours.
no-an-angry-city-is-not-activated-again-this-turn = An angry city cannot be activated again this turn.
no-the-enforced-city-is-not-activated-again-this-turn = That city cannot be activated again this turn.
no-nothing-can-be-collected-there = Nothing can be collected there.
no-free-economy-was-the-only-collect-of-this-turn = Free Economy was your only collect of this turn.
no-it-must-be-the-only-collect-of-the-turn = It must be your only collect of the turn.
no-a-settler-appears-in-a-city-of-its-owner = The settler appears in one of your cities.
no-cards-of-one-kind-change-hands = You swap one of your cards for one of theirs of the same kind.
no-that-region-cannot-be-revealed = Only an unexplored region beside a region with a city of yours can be revealed.
no-that-piece-cannot-be-buried = You choose pieces of your own cities, a settlement only as the last piece of its city.
no-four-captives-are-held-at-most = There is room for four captives at most.
no-each-resource-comes-from-a-space-of-its-own-within-the-size-of-the-city = Each resource comes from a space of its own, and there are no more of them than the city allows.
no-that-space-is-too-far-from-the-city = That space is too far from the city.
no-the-city-takes-no-such-resource-there = The city takes no such resource from that space.
no-one-sea-space-at-most-in-a-collect = A collect takes from one sea space at most.
no-the-advance-for-the-building-is-missing = You do not have the advance for that building.
no-nothing-is-built-in-an-angry-city = Nothing can be built in an angry city.
no-a-city-grows-no-larger-than-the-number-of-cities = A city cannot be larger than the number of your cities, nor than 5.
no-the-city-has-such-a-building = The city has such a building already.
no-no-such-building-is-left = You have no such building left.
no-a-port-needs-a-coast = A port needs a coast.
no-nobody-builds-without-sanitation-while-pestilence-lasts = While the pestilence lasts nobody builds without Sanitation.
no-that-building-belongs-to-the-expansion = That building belongs to the expansion.
no-a-wonder-needs-a-happy-city = A wonder needs a happy city.
no-a-wonder-needs-engineering = A wonder needs Engineering.
no-the-printed-advance-of-the-wonder-is-missing = You do not have the advance that the wonder needs.
no-the-lighthouse-needs-a-port-in-its-city = The Great Lighthouse needs a port in its city.
no-the-wonder-card-is-not-yours-to-build = You do not have that wonder card.
no-no-unit-can-be-recruited-there = No unit can be recruited there.
no-those-units-cannot-be-recruited-together = Those units cannot be recruited together.
no-no-mood-rises-above-happy = Every city is happy already.
no-mood-cannot-rise-so-far = The mood cannot rise so far.
no-every-city-is-happy = Every city is happy already.
no-each-level-costs-mood-tokens-equal-to-the-size-of-the-city = Each level costs as many mood tokens as the city has pieces.
no-one-influence-succeeds-in-a-turn = Only one influence can succeed in a turn.
no-no-influence-could-succeed = There is nothing that you could influence.
no-that-city-cannot-be-influenced-from-there = That city cannot be influenced from there.
no-nobody-boosts-against-that-city = That city is out of range, and nothing may be boosted against it.
no-only-a-city-of-size-1-may-be-given-up = Only a city of size 1 can be given up.
no-that-change-of-government-is-not-possible = That change of government is not possible.
no-no-such-foreign-building-in-her-city = There is no such foreign building in her city.
no-the-city-is-larger-than-three = The city is larger than 3.

# Why not: units

no-land-units-move-to-an-adjacent-space = Land units move to an adjacent space.
no-no-unit-there-may-move = No unit there can move.
no-army-units-move-only-with-tactics = Army units move only with Tactics.
no-who-fought-does-not-move-again-this-turn = Units that fought do not move again this turn.
no-who-entered-mountains-does-not-move-again-this-turn = Units that entered mountains do not move again this turn.
no-who-entered-a-forest-starts-no-battle-this-turn = Units that entered a forest start no battle this turn.
no-who-entered-plains-does-not-attack-the-great-gardens-this-turn = Units that entered plains do not attack the Great Gardens this turn.
no-four-army-units-at-most-stand-on-a-space = There is no room for so many army units on one space.
no-there-is-no-building-to-replace = There is no building of another colour.
no-monuments-protect-the-city = Monuments protect this city with its wonder.
no-sulla-protects-his-city = Sulla’s city cannot be influenced.
no-a-city-with-foreign-buildings-influences-only-itself = A city with foreign buildings influences only itself.
no-no-ships-can-be-recruited-there = No ships can be recruited there.
no-the-city-has-no-market-for-cavalry-or-elephants = The city has no market for cavalry or elephants.
no-no-leader-can-be-recruited = You have no leader left to recruit.
no-nothing-can-be-collected-from-that-space = Nothing can be collected from that space.
no-no-move-is-left = A move action has three moves.
no-no-unit-there-may-enter-that-space = No unit there can enter that space.
no-those-units-cannot-move-there-together = Those units cannot move there together.
no-roads-do-not-lead-there = Roads do not lead there.
no-no-ship-there-has-room = No ship there has room.
no-nobody-is-left-behind-without-a-place = The ships that stay have no room for those who would be left behind.
no-no-ship-of-yours-can-sail-there = No ship of yours can sail there.
no-no-ship-of-yours-is-there = No ship of yours is there.
no-the-ship-has-moved-this-turn = The ship has moved this turn.
no-no-unit-there-can-change-its-shape-on-that-way = No unit there can change its shape on that way.
no-negotiations-forbid-the-attack = Negotiations forbid the attack.
no-the-price-of-the-attack-cannot-be-paid = You cannot pay the price of the attack.
no-nobody-can-land-there = Nobody can land there.
no-the-city-stands-beside-the-ship = The city must stand beside the ship.
no-the-leader-is-not-aboard-a-ship = The leader is not aboard a ship.
no-the-leader-is-in-no-city-of-yours = The leader is in no city of yours.
no-the-city-of-the-leader-is-not-happy = The city of the leader is not happy.
no-that-leader-is-not-in-play = That leader is not in play.
no-a-marker-lies-in-this-region = A marker lies in this region already.
no-no-enemy-unit-beside-him-can-be-moved = No enemy unit beside him can be moved.
no-no-unit-can-change = No unit can change.
no-no-captive-is-held = You hold no captive.
no-the-tactic-does-not-fit-this-battle = That tactic does not fit this battle.

# Why not: cards and objectives

no-no-such-card-in-hand = You do not hold that card.
no-not-to-be-played-so = The card cannot be played so.
no-no-battle-left-to-play-it-for = There is no battle or capture of this turn to play it for.
no-no-unit-or-city-within-two-spaces = They have no unit or city within 2 spaces of yours.
no-no-academy = You have no academy.
no-no-figure-is-left = No figure is left.
no-no-city-with-room = You have no city with room.
no-assassination-threatens-them-already = An assassination threatens them already.
no-negotiated-already = You have negotiated with them already.
no-a-collect-has-only-one-such-card = A collect has only one such card.
no-no-collect-can-follow = No collect can follow.
no-they-hold-no-cards = They hold no cards.
no-no-objective-card-in-hand = You hold no objective card.
no-one-of-the-drawn-cards-for-one-of-yours = Keep one of the drawn cards for one of yours.
no-no-building-can-be-built = No building can be built.
no-nothing-to-explore-and-no-settler = There is nothing to explore, and you have no settler to place.
no-no-barbarian-army-can-be-hired = No barbarian army can be hired.
no-no-culture-influence-can-follow = No culture influence on a barbarian settlement can follow.
no-a-takeover-is-announced-already = A takeover is announced already.
no-no-event-card-to-look-at = There is no event card to look at.
no-the-top-event-card-is-known = You know the top event card.
no-no-great-diplomat = You do not have the Great Diplomat.
no-no-such-objective-card = You do not hold that objective card.
no-not-on-this-card = That objective is not on this card.
no-objective-of-another-moment = That objective is completed at another moment.
no-objective-not-met = The condition of that objective is not met.
no-objective-met-only-once = You completed an objective of that name already.
no-objective-excluded-in-this-phase = That objective is excluded by another one of this status phase.
no-that-is-not-yours-to-lose = You cannot lose that.

# Why not: answers to simple questions

no-no-barbarian-can-join-there = No barbarian can join the settlement there.
no-no-such-barbarian-can-join = No such barbarian can join.
no-barbarians-do-not-appear-there = Barbarians cannot appear there.
no-no-army-marches-that-way = No barbarian army marches that way.
no-no-army-marches-from-there = No barbarian army marches from there.
no-no-pirate-ship-is-put-there = No pirate ship can be put there.
no-no-pirate-ship-is-taken-from-there = No pirate ship can be taken from there.
no-nobody-loses-what-they-do-not-have = You do not have that.
no-the-mood-of-that-city-cannot-fall = The mood of that city cannot fall.
no-that-land-is-not-exhausted = That land cannot be exhausted.
no-that-is-no-player = That is no player.
no-that-leader-cannot-be-recruited = That leader cannot be recruited.
no-no-such-figure-is-there = No such figure of yours is there.
no-the-unit-finds-no-room-there = The unit finds no room there.
no-that-was-not-spent = That was not spent.
no-the-region-cannot-lie-that-way = The region cannot lie that way.
no-the-ship-cannot-enter-there = The ship cannot enter there.
no-roads-do-not-lead-that-way = Roads do not lead that way.
no-no-such-unit-takes-part = No such unit takes part.
no-no-die-shows-that = No die shows that.
no-the-settler-flees-into-a-city-of-its-owner = The settler flees into another city of its owner.
no-no-such-unit-is-aboard = No such unit is aboard.
no-those-cards-were-not-agreed = Those are not the cards that were agreed.
no-a-port-stands-on-an-adjacent-sea-space = A port stands on an adjacent sea space.
no-no-ship-is-put-there = No ship can be put there.
no-that-city-cannot-count-instead = That city cannot count as activated instead.
no-that-building-cannot-be-replaced = That building cannot be replaced.
no-no-such-figure-is-left = You have no such figure left.
no-no-such-unit-can-be-won = No such unit can be won over.
no-the-ships-cannot-land-so = The ships cannot land so.
no-so-many-cannot-become-ships = So many units cannot become ships.
no-that-is-not-among-the-gains = That is not among the gains.
