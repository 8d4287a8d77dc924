# The story: headings of the log, threats, warnings, scenes, where points came from

heading-turn = Turn { $turn }
heading-phase = { $phase }
heading-part = { $phase }: { $seat }

threat-army = { $seat } can attack { $city } at once: { $armies ->
        [one] one army
       *[other] { $armies } armies
    }, { $cards } cards to your { $own }, your bonus { $number ->
        [0] no higher
       *[other] { $number }
    }
threat-blockade = { $seat } blocks { $number ->
        [one] one square
       *[other] { $number } squares
    } of { $city }
threat-culture = { $seat } is on space { $number } of { $most } of the culture track
threat-technology = { $seat } has { $number } of { $most } technologies for Space Flight
threat-economy = { $seat } has { $number } of { $most } coins
threat-spies = May cancel a city action of yours: { $seats }
threat-cancels = May cancel an event of yours: { $seats }
threat-last-turns = { $number ->
        [0] This is the last turn
       *[other] The next turn is the last one
    }

warn-idle-cities = { $number ->
        [one] One of your cities does nothing this turn.
       *[other] { $number } of your cities do nothing this turn.
    }
warn-no-research = { $number ->
        [one] You could research one technology now.
       *[other] You could research one of { $number } technologies now.
    }
warn-city-open = An enemy army could then enter this city: { $city }.

scene-battle = Battle
scene-event = Culture event
scene-ability = Resource ability
scene-research = Research
scene-wonder = Wonder
scene-person = Great person
scene-deal = Trade
scene-victory = Victory

source-techs = Technologies
source-space = Culture track
source-coins = Coins


# Battle

smc-battle-city = Battle for { $city } ({ $nation })
smc-battle-field = Battle at { $square }
smc-battle-village = Battle for the village
smc-barbarians = Barbarians
smc-played-by = played by { $name }
smc-attacks = attacker
smc-defends = defender
smc-your-battle-turn = Your battle turn: play a unit.
smc-your-battle-turn-played = Your battle turn: the unit is played.
smc-their-battle-turn = Battle turn of { $name }.
smc-fronts = Fronts
smc-front-n = Front { $n }
smc-front-empty = empty
smc-front-open-for = open for { $name }
smc-open-front = Open a front here
smc-new-front = A new front: no attack now.
smc-attack-front = Attack front { $n }
smc-hand-drawn = Battle hand drawn: { $n }
smc-left-in-hand = { $n } left
smc-units-in-front = Units in front
smc-bonus-difference = Combat bonus: { $own } − { $other }
smc-killed = Killed
smc-if-it-ended = if it ended now
smc-chance-with = chance with { $unit }
smc-chance-best = chance with the best play
smc-chance-now = chance as things stand
smc-chance-to-win = chance to win
smc-stakes = What is at stake
smc-stake-take-village = You win: the village token is yours.
smc-stake-take-field = You win: all there die and you take one spoil.
smc-stake-take-city = You win: the city falls and you take spoils.
smc-stake-take-capital = You win: their capital falls and the game is yours.
smc-stake-hold = You win: the attackers die and you take one spoil.
smc-stake-armies = { $n ->
    [one] You lose: your army there dies.
   *[other] You lose: your { $n } armies there die.
}
smc-stake-lose-city = You lose: the city falls and they take spoils.
smc-stake-lose-capital = You lose: your capital falls and the game is theirs.
smc-every-play = Every play
smc-opens = { $unit } ({ $n }) opens a front
smc-attacks-front = { $unit } ({ $n }) attacks front { $front }
smc-sum-after = sums then { $own } to { $other }
smc-both-die = both die
smc-both-live = both survive
smc-it-kills = it kills and survives
smc-it-dies = it dies
smc-first-own = { $unit } strikes first
smc-first-enemy = { $enemy } strikes first
smc-first-both = Both strike at once
smc-dies = { $unit } dies
smc-wounds-of = { $unit }: wounds { $n } of { $of }
smc-no-blow-back = no blow back
smc-strength-n = strength { $n }
smc-wounded = { $n } of { $of } wounds
smc-wounds-die = { $n } of { $of }: dies
smc-your-hand = Your hand
smc-their-hand = Hand: { $name }
smc-cards-n = cards: { $n }
smc-hidden-n = hidden: { $n }
smc-their-types = Types of all their units
smc-fallen = Fallen

# Research

smc-research-secret = Research, in secret
smc-research-lead = One technology; all are turned up together. Of { $n } trade you keep { $kept }.
smc-learn-free = Learn a technology for nothing
smc-research-nothing = Nothing, keep { $n } trade
smc-choose-tech = Choose a technology
smc-seal = Seal: { $tech }
smc-learn = Learn: { $tech }
smc-thinks = thinks
smc-sealed = sealed
smc-pyramid = Your pyramid of technologies
smc-pyramids = Technologies of all
smc-all-techs = All technologies
smc-trade-n = { $n } trade
smc-known = known
smc-chosen-tech = chosen
smc-place-any = any
smc-place-free = free
smc-place-needs = needs { $n } more at { $level }
smc-level = Level { $level }
smc-fit = fitting: { $n }
smc-fit-price = fitting: { $n }, price { $price } trade
smc-look-at-tech = Click a technology to see what it changes at once.
smc-trade-spent = Trade
smc-rank-of = Rank: { $type }
smc-rank-n = Rank { $n }
smc-value-speed = Speed
smc-value-stack = Figures on a square
smc-value-most_cities = Cities at most
smc-value-culture_hand = Events in hand at most
smc-value-battle_hand = Battle hand
smc-value-combat_bonus = Combat bonus
smc-value-income = Trade each turn
smc-value-coins = Coins
smc-to-space-flight = Technologies missing for Space Flight

# Answers

smc-last-in = What was announced last resolves first.
smc-announced = Announced, the top resolves first
smc-what-follows = What follows
smc-asked-by-public = You have no answer. You are asked because, for all the others can see, you might have one.
smc-asked = asked
smc-action-of = Action of { $city }
smc-a-move = A move of figures
smc-a-move-begins = Before the first step
smc-targets = Target: { $names }
smc-steps-step = From { $from } to { $to }; steps left: { $left }
smc-steps-discover = Discovers land at { $to } from { $from }
smc-steps-sacrifice = A figure is given up in the city at { $to }
smc-cancels = cancels { $n }
smc-if-you-play = If you answer: { $what }
smc-if-you-pass = If you pass
smc-to-the-arts = It devotes itself to the arts.
smc-stands = It happens: { $what }
smc-is-cancelled = It is cancelled: { $what }
smc-window-again = What lies below may be answered once more.
smc-standing-pass = You are not asked about city actions again this turn.
smc-watch-title = Watch the movement of { $name }?
smc-watch-means = Who watches is asked before every step and may answer with an event or a spy. Who does not is never asked in this part.
smc-watch-public = That you watch is public; why, nobody learns: you may watch with nothing in hand.
smc-watch-choose = Choose
smc-choice-watch = Asked before every step of this part
smc-choice-rest = Not asked in this part
smc-choice-rest-on = Not asked in any movement of this turn
smc-army-near = Army at { $square }: { $n } steps to { $city }, speed { $speed }

# Bargains

smc-offer-to = Offer to { $name }
smc-make-offer = Make the offer
smc-offer-lead = They answer at once, whole or not at all.
smc-offer-count = Offers made: { $n } of { $of }
smc-you-give = You give
smc-gives = { $name } gives
smc-public-limits = public limits
smc-of-n = of { $n }
smc-has-nothing = Nothing to trade.
smc-never-traded = Never for trade: units, technologies, coins, figures.
smc-for-you = For you
smc-for = For { $name }
smc-over-hand = Events over the limit, to be discarded at once: { $n }
smc-offers-you = { $name } offers you a bargain
smc-whole-or-not = Accept it whole or not at all; a counter is an offer of your own.
smc-promises = Promises bind nobody.
smc-counter = Refuse and counter
smc-nothing = Nothing
smc-click-again = Click once more: goods that are given are gone.
smc-hand-over = Hand over
smc-handed-secretly = Only the two of you will know what it is.
smc-as-agreed = As many as was agreed; which ones, is your choice.
smc-good-trade = Trade
smc-good-culture = Culture tokens
smc-good-huts = Hut tokens, face down
smc-good-villages = Village tokens, face down
smc-good-events_1 = Events, level I
smc-good-events_2 = Events, level II
smc-good-events_3 = Events, level III

# Culture and great people

smc-culture-track = Culture track
smc-section = Events { $level }: culture { $culture }, trade { $trade } a step
smc-next-space = Next space { $n }: culture { $culture }, trade { $trade }.
smc-you-have = You have { $culture } and { $trade }.
smc-any-time = any time
smc-discard-shown = Discarded events are shown to all and lie under their deck.
smc-discard-count = Chosen: { $n } of { $of }
smc-hand-too-large = Events in hand: { $n }, { $limit } may stay
smc-your-events = Your culture events
smc-goes = goes
smc-stays = stays
smc-combat-n = combat bonus { $n }
smc-person-replaces = It stands in the outskirts of a city of yours, on any land that is not blocked, and replaces all that the square gives.
smc-person-squares = Squares that may take it: { $n }. They are lit on the map.
smc-do-it = Do it

# Market and inspector

smc-sheet-market = Market
smc-sheet-culture = Culture track
smc-sheet-techs = Technologies
smc-wonders = Wonders
smc-in-deck = in the deck: { $n }
smc-buildings = Buildings
smc-units = Units
smc-star = one such building a city
smc-kind-tech = Technology
smc-kind-wonder = Wonder
smc-kind-event = Culture event
smc-kind-building = Building
smc-kind-person = Great person
smc-kind-unit = Unit
smc-kind-government = Government
smc-kind-civ = Civilization
smc-kind-resource = Resource
smc-trade-needed = Trade needed
smc-of-yours = { $n } (you have { $have })
smc-known-by = Known by
smc-nobody = nobody
smc-brings-building = Building
smc-brings-government = Government
smc-brings-unit = Units become
smc-brings-discount = Makes cheaper
smc-printed-cost = Production cost
smc-cost-with = With { $tech }
smc-your-cost = For you now
smc-stands-at = Stands at
smc-obsolete = Obsolete
smc-played-in = Played in
smc-in-hand = In your hand
smc-icon-production = Production
smc-icon-trade = Trade
smc-icon-culture = Culture
smc-icon-coin = Coins
smc-left-in-market = Left in the market
smc-you-own = You have
smc-unlocked = Open to you
smc-in-force = In force
smc-outskirts-of = Outskirts of
smc-about-walls = With walls the attacker plays first in a battle for this city, and its defenders get a higher bonus.
smc-about-star = A building with a star: a city has one of them at most. It replaces all that its square gives.
smc-about-building = It replaces all that its square gives.
smc-about-resource = It pays for the resource abilities of technologies. Cities harvest it where the land shows it.
smc-about-token = Kept face down; it pays like a token of the market.
smc-about-type = It strikes first against: { $beats }.
smc-about-aircraft = Aircraft trump nobody, and nobody trumps them.

# Victory

smc-victory-culture = Culture victory
smc-victory-technology = Technology victory
smc-victory-economy = Economic victory
smc-victory-military = Military victory
smc-victory-score = Victory by score
smc-victory-no_winner = The training game is over
smc-victory-undecided = Undecided
moment-culture = Turn { $round }: { smc-victory-culture }
moment-technology = Turn { $round }: { smc-victory-technology }
moment-economy = Turn { $round }: { smc-victory-economy }
moment-military = Turn { $round }: { smc-victory-military }
moment-score = Turn { $round }: { smc-victory-score }
moment-no_winner = Turn { $round }: { smc-victory-no_winner }
smc-victory-culture-how = In turn { $turn } the end of the culture track is reached.
smc-victory-technology-how = In turn { $turn } Space Flight is learned.
smc-victory-economy-how = In turn { $turn } fifteen coins are collected.
smc-victory-military-how = In turn { $turn } an enemy capital falls.
smc-victory-score-how = After turn { $turn } technologies, culture spaces and coins are counted.
smc-victory-no_winner-how = Nobody wins a training game.
smc-victory-undecided-how = The game goes on.
smc-how-near = How near everybody was
smc-way-culture = Culture
smc-way-technology = Technology
smc-way-economy = Economy
smc-way-military = Military
smc-steps-away = { $n } squares
smc-why-battle = Units face each other front by front; who has more strength left in front, with the combat bonus, wins, and a tie is the defender’s.
smc-why-research = All choose in secret; in order of play each pays all trade but what the coins keep, and learns.
smc-why-deal = Goods that change hands are gone, whatever was promised.
smc-why-victory = The game is over at once when a condition of victory is met.

# The list

smc-group-cities = Cities act
smc-group-build = Build
smc-group-figures = Figures
smc-group-units = Units
smc-group-attacks = Attack a front
smc-group-fronts = Open a front
smc-group-culture = Culture and coins

# The guided first game

smc-guide-capital = Your capital
smc-guide-capital-text = Choose one of the four central squares of your home tile.
smc-guide-capital-why = The eight squares around it will feed the city: look for mountains to build and water to trade.
smc-guide-start = First figures
smc-guide-start-text = An army and a scout begin in the outskirts of the capital.
smc-guide-start-why = Put them where they leave soonest: a scout becomes your second city, and that is worth most early.
smc-guide-ways = Four ways to win
smc-guide-ways-text = The end of the culture track, Space Flight, fifteen coins, or an enemy capital: the bars show how far everybody is.
smc-guide-ways-why = Pick one early by what your civilization is good at, and watch the others’ bars.
smc-guide-turn = Start of turn
smc-guide-turn-text = Here cities are founded and governments changed. With nothing to found, end this part.
smc-guide-turn-why = A city needs eight revealed squares around it, and three squares to the next city.
smc-guide-trade = Trade
smc-guide-trade-text = Your cities have collected trade on the dial. You may make an offer, or pass.
smc-guide-trade-why = Trade buys technologies: six points reach level I, and all of it is spent.
smc-guide-city = Each city acts once
smc-guide-city-text = Make something, devote the city to the arts, or harvest a resource.
smc-guide-city-why = Early on a scout, then buildings: they make every later turn better.
smc-guide-item = What it makes
smc-guide-item-text = What production lacks can be rushed: three trade are one production.
smc-guide-item-why = Rush only for what brings something at once; trade is also your next technology.
smc-guide-move = Movement
smc-guide-move-text = Click a figure, then a lit square. Beside a cloud a figure can turn up the tile.
smc-guide-move-why = Discover first: you need land for a second city, and huts give resources.
smc-guide-research = Research
smc-guide-research-text = Every technology needs its place: two below carry one above.
smc-guide-research-why = Without fifteen technologies there is no Space Flight, and a broad first row opens the rest.
smc-guide-sheets = Market, culture, technologies
smc-guide-sheets-text = These sheets show what is left, the culture track, and what everybody knows.
smc-guide-sheets-why = Point at anything to read all of it, with what it costs you now.
