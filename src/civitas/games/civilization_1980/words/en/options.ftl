# The variants of Civilization (1980), as they are offered when a game is made.

option-variant = Game
option-variant-help = The full game, or one of the two simplified games for 2 to 4 players.
option-variant-full = Full
option-variant-nomads_and_seafarers = Nomads and seafarers
option-variant-farmers_and_citizens = Farmers and citizens
option-short_game_mark = Shorter game
option-short_game_mark-help = The full game ends at this triangle mark of the A.S.T.; 0: at the finish.
option-farmers_end_space = Last space
option-farmers_end_space-help = Farmers and citizens: the A.S.T. space that wins.
option-max_rounds = Most rounds
option-max_rounds-help = After this many rounds the leader on the A.S.T. wins.
option-trade_mode = Trade
option-trade_mode-help = Market: sealed rounds of offers. Floor: free talk, for people at one table.
option-trade_mode-market = Market
option-trade_mode-floor = Floor
option-trade_rounds = Rounds of offers
option-trade_rounds-help = Market: rounds of offers in each trade event.
option-floor_messages = Offers on the floor
option-floor_messages-help = Floor: how many offers, counter-offers and pauses a seat may send in each trade event.
option-trade_seconds = Seconds for trade
option-trade_seconds-help = Floor: time for each trade event, kept by the table; every swap adds 15. 0: no limit. Tables that give a day or more for a decision keep no time here.
option-revolt_support_grace = Grace after a revolt
option-revolt_support_grace-help = A city taken in a revolt needs no support in that round.
option-ship_build_requires_presence = Ships only at home
option-ship_build_requires_presence-help = Ships are built only where the builder has a token or a city.
option-ships_may_end_in_open_sea = Ships stay in open sea
option-ships_may_end_in_open_sea-help = With Astronomy ships may stay in an open sea.
option-conflict_last_retaliation = Last blow
option-conflict_last_retaliation-help = The larger side still removes a token when the smaller has lost its last.
option-credits_reusable_same_turn = Credits count each time
option-credits_reusable_same_turn-help = An owned card gives its credit to every card bought in a turn.
option-ast_thresholds = Numbers on the A.S.T.
option-ast_thresholds-help = The numbers on the late spaces of the A.S.T.
option-ast_thresholds-inferred = For each nation
option-ast_thresholds-last_space_only = On the last space only
option-ast_thresholds-even_1200 = 1,200 for all
option-ast_override = Corrections of the A.S.T.
# JSON, so that a correction can be copied: { "{" } stands for an opening brace.
option-ast_override-help = Corrections of A.S.T. rows as JSON: { "{" }"egypt": { "{" }"required": { "{" }"15": 1400{ "}" }, "exit_points": 1400{ "}" }{ "}" }

# Games that are asked for by one word
preset-nomads = First steps
preset-nomads-help = Nomads and seafarers: only spreading and sailing, 2 to 4 players
preset-farmers = Second game
preset-farmers-help = Farmers and citizens: cities too, 2 to 4 players
preset-shorter = Shorter
preset-shorter-help = All rules, ends at the second mark of the A.S.T.
preset-full = Full
preset-full-help = All rules, to the end of the A.S.T.

about-civilization_1980 = Spread, sail, trade and survive around the ancient Mediterranean.
counted-civilization_1980 = space on the A.S.T.

# Standing orders
order-market-offer = Market: offer nothing
order-market-offer-help = In every round of the market.
order-market-counter = Market: answer no offer
order-market-counter-help = No counter-offers to anybody.
order-market-answer = Market: decline counter-offers
order-market-answer-help = None of them is accepted.
order-floor = Trade floor: be done at once
order-floor-help = Nothing is said and nothing is traded.
order-build-ship = Ships: build none
order-build-ship-help = The treasury and the tokens are kept.
