# Civilization (1980): set-up, events one to eight, support.

## what happened

log-order-drawn = Nations are chosen in this order: { $seats }.
log-chooses-nation = { $seat } chooses { $nation }.
log-starts = { $nation } starts in { $area }.
log-round-begins = Round { $round } begins.
log-wins = { $seat } wins the game.
log-pays-taxes = { $seat } pays { $tokens } { $tokens ->
    [one] token
   *[other] tokens
} of tax for { $cities } { $cities ->
    [one] city
   *[other] cities
}.
log-revolts = { $area } revolts against { $seat } and goes over to { $beneficiary }.
log-cities-stay = Nobody can take { $cities } revolting { $cities ->
    [one] city
   *[other] cities
} of { $seat }: they stay.
log-grows = { $seat } grows by { $tokens }.
log-grows-short = { $seat } places its whole stock of { $tokens }.
log-cannot-grow = { $seat } has no token in stock to grow.
log-census = Census: { $seat } has { $tokens } on the board.
log-keeps-ship = { $seat } keeps the ship at { $zone }, paid { $source ->
    [treasury] from the treasury
   *[area] with a token of the area
}.
log-gives-up-ship = { $seat } gives up the ship at { $zone }.
log-builds-ship =
    { $seat } builds a ship at { $zone } ({ $tokens ->
        [0] { $treasury } from the treasury
       *[other] { $tokens } from the area{ $treasury ->
            [0] {""}
           *[other] , { $treasury } from the treasury
        }
    }).
log-movement-begins = { $seat } moves.
log-loads = { $seat } loads { $tokens } in { $area }.
log-unloads = { $seat } lands { $tokens } in { $area }.
log-sails = { $seat } sails from { $zone } to { $waters }.
log-moves = { $seat } moves { $tokens } from { $area } to { $destination }.
log-fight = There is a fight in { $area }.
log-fights = { $seat } had { $before } in { $area } and has { $after } left.
log-attack-fails = The attack of { $seat } on the city of { $area } fails: { $tokens } removed.
log-city-stormed = The city of { $seat } in { $area } is stormed: six tokens defend it.
log-city-surrenders = The city of { $seat } in { $area } surrenders to { $attacker }.
log-postpones = { $seat } lets other conflicts come before that of { $area }.
log-city-eliminated = The city of { $seat } in { $area } is gone.
log-city-reduced = The city of { $seat } in { $area } becomes { $tokens } { $tokens ->
    [one] token
   *[other] tokens
}.
log-builds-city = { $seat } builds a city in { $area }.
log-surplus = { $seat } removes { $tokens } surplus from { $area }.
log-draws = You draw { $card }.
log-draws-unseen = { $seat } draws a card of stack { $number }.
log-draws-red = { $seat } draws { $card }.
log-buys-gold = { $seat } buys a card of the ninth stack for { $tokens } tokens.

## questions

ask-nation = Which nation?
ask-tax-rate = At what rate do your cities pay tax this round?
ask-revolt = Cities of { $seat } revolt and come over to you: which { $number }?
ask-growth = Your stock is too small for all growth: where does it go?
ask-ship-upkeep = The ship at { $zone }: who pays for it?
ask-build-ship = Build a ship?
ask-ships = Which ship sets out?
ask-ship-under-way = Ship at { $zone }, { $tokens } aboard, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } left: what next?
ask-land-moves = Which tokens move by land?
ask-surrender = { $seat } stands before your city in { $area }, and you do not have the six tokens it takes to defend it.
ask-reduce-for-support = Too few tokens support your cities: which one is reduced?
ask-build-cities = Where do you build cities?
ask-buy-gold = Buy a card of the ninth stack for 18 tokens?

## options

do-nation = { $nation }, starting in { $area }
do-rate = { $number } { $number ->
    [one] token
   *[other] tokens
} a city
do-revolt = { $areas }
do-grow = { $amounts }
do-keep-treasury = Keep the ship at { $zone } from the treasury
do-keep-area = Keep the ship at { $zone } with a token of { $area }
do-give_up = Give up the ship at { $zone }
do-ship = A ship at { $zone }: { $tokens ->
    [0] { $treasury } from the treasury
   *[other] { $tokens } from { $area }{ $treasury ->
        [0] {""}
       *[other] , { $treasury } from the treasury
    }
}
do-stop = No more
do-load = Ship at { $zone }: load { $tokens } in { $area }
do-unload = Land { $tokens } in { $area }
do-sail = Ship at { $zone }: sail to { $waters } ({ $steps } { $steps ->
    [one] step
   *[other] steps
})
do-anchor = The ship stays at { $zone }
do-land = No more ships: go on to land moves
do-move = { $tokens } from { $area } to { $destination }
do-end = No more moves
do-postpone = Let my other conflicts come first
do-surrender = Surrender the city
do-reduce = Reduce { $area }
do-build = Build in { $areas }
do-build-none = Build nothing
do-gold = Buy the card

open-revolt = Choose cities
open-grow = Place tokens
open-build = Choose areas

## why not

no-nation-not-on-offer = That nation does not play with so many players.
no-nation-taken = Somebody else has that nation.
no-start-too-close = That start lies too close to one already taken.
no-the-rate-is-one-two-or-three = The rate is one, two or three tokens a city.
no-exactly-these-many-cities-revolt = Exactly as many cities revolt as could not pay, no fewer.
no-that-city-does-not-revolt = That city does not revolt.
no-the-whole-stock-is-placed-within-each-area-s-growth = The whole stock is placed, and no area gets more than its growth.
no-ships-are-kept-in-slot-order = Ships are kept one after another; that one is not asked about now.
no-ships-afloat-come-before-new-ones = First say which of your ships afloat you keep; new ones come after.
no-the-treasury-cannot-pay = The treasury is empty.
no-ships-cost-tokens-of-their-area-only = In this game ships are paid only with tokens of the area they stand at.
no-no-own-token-in-the-area-of-the-ship = You have no token in the area whose coast the ship stands at.
no-ships-are-built-on-a-coast-in-play = Ships are built on a coast or lake that is in play.
no-a-ship-costs-two-tokens = A ship costs two tokens, from the area or the treasury.
no-no-own-token-or-city-in-that-area = You have neither token nor city there.
no-ships-are-built-in-zone-order = Ships are built in the order of the zones.
no-ships-are-used-in-slot-order = Ships are used one after another; that one is past, or is not there.
no-no-land-at-this-stop = There is no land at this stop.
no-not-so-many-tokens-aboard = There are not so many tokens aboard.
no-no-coast-is-left-in-reach-so-all-must-land-here = No other coast is in reach, so all tokens must land here.
no-a-ship-carries-five-tokens = A ship carries five tokens at most.
no-not-so-many-tokens-here-that-have-not-moved = There are not so many tokens here that have not moved yet.
no-no-coast-in-reach-to-land-them = No coast is in reach where they could land.
no-out-of-the-ship-s-range = That is out of the ship’s range.
no-ships-may-not-stop-in-that-open-sea = Ships may not stop in that open sea.
no-tokens-aboard-must-land = The tokens aboard must land first.
no-a-stop-loads-or-unloads-before-sailing-on = A stop must load or unload something before the ship sails on.
no-one-unload-then-one-load-per-stop = A ship unloads once, then loads once at each stop.
no-another-player-has-tokens-there = Another player has tokens there.
no-no-land-border-in-play = There is no land border in play between these areas.
no-land-moves-are-entered-in-map-order = Land moves are entered in map order; that one comes before the last.
no-ships-move-before-tokens-on-land = Ships move first; close the ship stage before moving on land.
no-the-ship-stage-is-over = The ship stage is over.
no-the-ship-under-way-anchors-first = A ship is under way; it drops anchor first.
no-no-ship-is-under-way = No ship is under way.
no-a-city-takes-six-tokens-on-a-site-and-twelve-elsewhere = A city takes six tokens on a site and twelve elsewhere.
no-no-city-piece-is-left = You have no city piece left.
no-not-so-many-cities-can-be-supported = So many cities could not be supported by two tokens each.
no-not-your-city = You have no city there.
no-graced-cities-go-last = A city that came over by revolt this round goes only when there is no other.

# trade, purchase, calamities, succession

## what happened

log-offers = { $seat } offers { $count } cards worth { $total }, { $card } among them; wanted: { $wanted }.
log-offers-nothing = { $seat } offers nothing.
log-counters = { $seat } answers { $partner } with { $count } cards worth { $total }, { $card } among them.
log-deal-void = The deal of { $seat } and { $partner } is void: one side no longer holds what it promised.
log-swap = { $seat } gives { $partner } { $count } cards worth { $total }, { $card } among them, for { $partner_count } worth { $partner_total }, { $partner_card } among them.
log-receives = You receive from { $partner }: { $cards }.
log-floor-offers = Offer { $number }: { $seat } holds out { $count } cards worth { $total }, { $card } among them; wanted: { $wanted }.
log-floor-offers-to = Offer { $number }: { $seat } holds out to { $partner } { $count } cards worth { $total }, { $card } among them; wanted: { $wanted }.
log-floor-counters = Counter-offer { $number } of { $seat } to offer { $offer }: { $count } cards worth { $total }, { $card } among them.
log-suspends = { $seat } suspends offer { $number }.
log-resumes = { $seat } resumes offer { $number }.
log-withdraws = { $seat } withdraws offer { $number }.
log-offer-lapses = Offer { $number } of { $seat } lapses: the cards are gone.
log-done-trading = { $seat } is done trading.
log-trade-ends = The trade is over.
log-pays =
    { $seat } hands in { $cards } (worth { $value }){ $tokens ->
        [0] {""}
        [one] {" "}and pays one token
       *[other] {" "}and pays { $tokens } tokens
    }.
log-pays-tokens =
    { $seat } pays { $tokens } { $tokens ->
        [one] token
       *[other] tokens
    } from the treasury.
log-buys = { $seat } buys { $civilization_card }.
log-buys-nothing = { $seat } buys nothing.
log-returns-cards = { $seat } returns { $number } { $number ->
    [one] trade card
   *[other] trade cards
}.
log-calamity-was-passed = { $seat } got { $card } from { $trader } in trade.
log-calamity-strikes = { $card } strikes { $seat }.
log-calamity-ignored = { $card } is the third calamity of { $seat } this round and has no effect.
log-calamity-finds-nothing = { $card } finds nothing to harm at { $seat }.
log-loses-tokens = { $seat } loses { $tokens } in { $area }.
log-loses-city = { $seat } loses the city of { $area }.
log-city-leaves-tokens = In { $area } { $seat } keeps { $tokens } { $tokens ->
    [one] token
   *[other] tokens
}.
log-orders-losses = { $seat } orders { $victim } to lose { $units } { $units ->
    [one] unit
   *[other] units
}.
log-card-saves = { $civilization_card } helps { $seat }: { $before } become { $after }.
log-floods = Flood on the { $plain }.
log-shows-grain = { $seat } shows { $number } Grain.
log-erupts = { $volcano } erupts.
log-nominates = { $seat } nominates { $nominee }.
log-marks-seceders = { $seat } lets { $tokens } secede in { $area }.
log-marks-city = { $seat } lets the city of { $area } secede.
log-keeps-seceders = { $seat } keeps the seceders.
log-keeps-rest = { $seat } lets the seceders go.
log-takes-over-city = { $seat } takes over the city of { $area }.
log-takes-over-tokens = { $seat } takes over { $tokens } in { $area }.
log-shows-total = { $seat } has { $points } points in all.
log-steps-back = { $seat } steps back to space { $space }.
log-advances = { $seat } advances to space { $space }.
log-stays = { $seat } stays on space { $space }.

## questions

ask-market-offer = Market round { $round }: what do you offer?
ask-market-counter = Market round { $round }: which offer do you answer, and with what?
ask-market-answer = Market round { $round }: which counter-offer do you accept?
ask-floor = The floor is open: what do you say?
ask-buy = Which civilization cards do you buy?
ask-hand-in = Which trade cards do you hand in? The treasury pays what they lack.
ask-return-cards = Which trade cards do you return?
ask-lose-units = You lose { $units } units: which? A token counts 1, a city 5.
ask-last-city = The last city was worth { $tokens } more than the loss: which one leaves tokens?
ask-order-losses = You may have others lose up to { $units } units: who loses how many?
ask-flood-plain = Which flood plain?
ask-show-grain = You lose { $units } units, 4 less for every Grain card you show: how many?
ask-lose-to-epidemic = The Epidemic takes up to { $units } units: which? A token counts 1, a city 4.
ask-volcano = Which volcano erupts?
ask-earthquake = Which of your cities does the earthquake hit?
ask-earthquake-neighbour = A city nearby may be hit too.
ask-nominate = Whom do you nominate in the Civil War?
ask-secede = Which { $units } units secede? A token counts 1, a city 5.
ask-keep-part = Which part of your nation do you keep?
ask-civil-disorder = Which city is reduced?
ask-iconoclasm = Which of your cities is reduced?
ask-iconoclasm-orders = Which city of another player is reduced?
ask-plunder = Which cities of { $seat } do your ships take?

## options

do-offer = Offer { $cards }, naming { $card }; wanted: { $wanted }
do-floor-offer = Offer { $cards } to all, naming { $card }; wanted: { $wanted }
do-floor-offer-to = Offer { $seat } { $cards }, naming { $card }; wanted: { $wanted }
do-counter = Answer { $seat } with { $cards }, naming { $card }
do-floor-counter = Answer offer { $number } with { $cards }, naming { $card }
do-none = Answer nobody
do-accept = Accept { $seat }: { $count } cards worth { $total }, { $card } among them
do-floor-accept = Accept counter-offer { $number }
do-decline = Accept none
do-suspend = Suspend offer { $number }
do-resume = Resume offer { $number }
do-withdraw = Withdraw offer { $number }
do-done = Done trading
do-buy = { $civilization_card } for { $price }
do-pay = Pay for what is chosen
do-hand_in = { $cards }
do-hand_in-none = No cards: pay from the treasury alone
do-return = { $cards }
do-return-none = Return nothing
none-wanted = anything
do-lose = { $amounts }
do-last = { $area }
do-order = { $amounts }
do-order-none = Nobody else loses anything
do-order-one = { $seat }
do-grain = { $number } Grain
do-nominate = { $seat }
do-secede = { $amounts }
do-keep_seceders = Keep the seceders
do-keep_rest = Keep the rest
do-plunder = { $areas }
do-erupt = { $volcano }
do-flood = { $plain }

open-hand_in = Choose cards
open-return = Choose cards
open-lose = Choose units
open-order = Split the losses
open-secede = Choose units
open-plunder = Choose cities

pick-offer = Make an offer; wanted: { $wanted }
pick-floor-offer = Make an offer to all; wanted: { $wanted }
pick-floor-offer-to = Make an offer to { $seat }; wanted: { $wanted }
pick-counter = Answer the offer of { $seat }
pick-floor-counter = Answer offer { $number }
pick-cards = { $number } { $card }
pick-named = Name { $card }
pick-tokens = { $number } in { $area }
pick-tokens-of = Tokens of { $area }
pick-city = The city of { $area }
pick-no-city = Not the city of { $area }

## why not

no-that-is-not-your-offer = That is not an open offer of yours.
no-that-offer-is-suspended-already = That offer is suspended already.
no-that-offer-is-not-suspended = That offer is not suspended.
no-that-offer-is-not-open-to-you = That offer is not open to you.
no-an-offer-goes-to-another-trader-or-to-all = An offer goes to another trader, or to all.
no-that-counter-offer-was-not-made-to-you = No such counter-offer was made to you, or it is suspended.
no-you-do-not-hold-these-cards = You do not hold these cards.
no-no-messages-left-in-this-trade = You have used up your messages in this trade.
no-you-are-done-already = You are done already.
no-only-a-commodity-can-be-wanted = Only a commodity can be wanted.
no-that-seat-has-made-you-no-counter-offer = That player has made you no counter-offer.
no-that-seat-has-no-offer-open-to-you = That player has no offer open to you.
no-a-give-has-at-least-three-cards = Each side gives at least three cards.
no-the-named-commodity-is-not-in-the-give = The commodity you name must be among the cards.
no-a-calamity-received-may-not-be-passed-on = A calamity you received may not be passed on.
no-a-give-has-at-least-one-commodity = At least one commodity must be among the cards.
no-you-have-no-units-at-that-volcano = You have no units at that volcano.
no-the-flood-comes-where-most-units-are-at-risk = The flood comes where you have most units at risk.
no-no-more-grain-can-be-shown = You cannot show so many Grain cards, or they would not help.
no-another-player-is-nominated = Another player must be nominated.
no-the-seceders-do-not-make-up-the-number = The seceders must make up exactly the number.
no-law-or-philosophy-protects-that-city = Law or Philosophy protects that city.
no-only-a-city-of-another-player = Only cities of other players, two at most.
no-eleven-cards-are-the-most = Eleven civilization cards are the most.
no-you-have-that-card = You have that card already.
no-there-is-no-such-card = There is no such card.
no-cards-and-treasury-do-not-reach-the-price = Your trade cards and treasury do not reach the price.
no-that-card-is-sold-out = That card is sold out.
no-law-must-be-owned-before-this-event = Law must be owned from an earlier round.
no-exactly-the-surplus-is-returned-and-calamities-at-will = Exactly the cards above six are returned; untraded calamities may go at will.
no-each-ship-takes-one-city-on-its-own-waters = Each ship takes one city on its own waters, no more and no fewer.
no-the-earthquake-does-not-reach-that-city = The earthquake does not reach that city.
no-that-does-not-reach-the-price = That, with your treasury, does not reach the price.
no-the-units-do-not-make-up-the-loss = These units do not make up the loss.
no-not-so-many-units-there = There are not so many units there.
no-that-city-was-not-lost = That is not one of the cities just lost.
no-more-than-may-be-ordered = That is more than may be ordered.
no-the-epidemic-takes-as-much-as-it-can = The Epidemic takes as much as it can, and no more than is due.
no-cards-are-bought-in-the-order-of-their-table = Cards are chosen in the order of their table.
no-nothing-is-chosen-yet = Nothing is chosen yet.
no-you-have-chosen-that-card = You have chosen that card.
no-what-is-chosen-must-be-paid = What is chosen must be paid for.
