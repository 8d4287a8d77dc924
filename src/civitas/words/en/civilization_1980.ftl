# Civilization (1980): set-up, events one to eight, support.

## what happened

log-order-drawn = Nations are chosen in this order: { $seats }.
log-chooses-nation = { $seat } chooses { $nation }.
log-starts = { $seat } ({ $nation }) starts in { $area }.
log-round-begins = Round { $number } begins.
log-wins = { $seat } wins the game.
log-pays-taxes = { $seat } pays { $tokens } { $tokens ->
    [one] token
   *[other] tokens
} of tax for { $cities } { $cities ->
    [one] city
   *[other] cities
}.
log-revolts = { $area } revolts against { $seat } and goes over to { $seat_2 }.
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
log-builds-ship = { $seat } builds a ship at { $zone } ({ $area_tokens } from the area, { $treasury } from the treasury).
log-loads = { $seat } loads { $tokens } in { $area }.
log-unloads = { $seat } lands { $tokens } in { $area }.
log-sails = { $seat } sails from { $zone } to { $zone_2 }.
log-moves = { $seat } moves { $tokens } from { $area } to { $area_2 }.
log-fight = There is a fight in { $area }.
log-fights = { $seat } had { $before } in { $area } and has { $after } left.
log-attack-fails = The attack of { $seat } on the city of { $area } fails: { $tokens } removed.
log-city-stormed = The city of { $seat } in { $area } is stormed: six tokens defend it.
log-city-surrenders = The city of { $seat } in { $area } surrenders to { $seat_2 }.
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
ask-ship-under-way = Ship at { $zone }, { $tokens } aboard, { $steps } steps left: what next?
ask-land-moves = Which tokens move by land?
ask-surrender = { $seat } stands before your city in { $area }, and you lack six tokens to defend it.
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
do-ship = A ship at { $zone }: { $area_tokens } from { $area }, { $treasury } from the treasury
do-stop = No more
do-load = Ship at { $zone }: load { $tokens } in { $area }
do-unload = Land { $tokens } in { $area }
do-sail = Ship at { $zone }: sail to { $zone_2 } ({ $steps } { $steps ->
    [one] step
   *[other] steps
})
do-anchor = The ship stays at { $zone }
do-land = No more ships: go on to land moves
do-move = { $tokens } from { $area } to { $area_2 }
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
no-the-whole-stock-is-placed-within-each-area-s-growth = The whole stock is placed, and no area gets more than its growth.
no-ships-are-kept-in-slot-order = Ships are kept one after another; that one is not asked about now.
no-the-treasury-cannot-pay = The treasury is empty.
no-ships-cost-tokens-of-their-area-only = In this game ships are paid only with tokens of the area they stand at.
no-no-own-token-in-the-area-of-the-ship = You have no token in the area whose coast the ship stands at.
no-all-ships-are-on-the-board = All your ships are on the board.
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
no-out-of-the-ship-s-range = That is out of the ship's range.
no-ships-may-not-stop-in-that-open-sea = Ships may not stop in that open sea.
no-tokens-aboard-must-land = The tokens aboard must land first.
no-a-stop-loads-or-unloads-before-sailing-on = A stop must load or unload something before the ship sails on.
no-one-unload-then-one-load-per-stop = A ship unloads once, then loads once at each stop.
no-another-player-has-tokens-there = Another player has tokens there.
no-no-land-border-in-play = There is no land border in play between these areas.
no-land-moves-are-entered-in-map-order = Land moves are entered in map order; that one comes before the last.
no-ships-move-before-tokens-on-land = Ships move first; close the ship stage before moving on land.
no-the-ship-stage-is-over = The ship stage is over.
no-no-conflict-was-decided-since-it-was-postponed = No conflict was decided since this one was postponed.
no-a-city-takes-six-tokens-on-a-site-and-twelve-elsewhere = A city takes six tokens on a site and twelve elsewhere.
no-no-city-piece-is-left = You have no city piece left.
no-not-so-many-cities-can-be-supported = So many cities could not be supported by two tokens each.
no-not-your-city = You have no city there.
no-graced-cities-go-last = A city that came over by revolt this round goes only when there is no other.
no-a-card-of-the-ninth-stack-costs-eighteen-tokens = A card of the ninth stack costs 18 tokens.
