# The variants of Sid Meier's Civilization: The Board Game, as they are offered when a game is made.

title-sid_meiers_civilization = Sid Meier's Civilization
about-sid_meiers_civilization = Four ways to win on a map that nobody knows yet.
counted-sid_meiers_civilization = techs, culture spaces and coins

option-government_set = Governments
option-government_set-help = The government cards of the base game, or the publisher's replacement cards of 2013.
option-government_set-base = Base game
option-government_set-replacement_2013 = Replacement cards of 2013
option-turn_limit = Turn limit
option-turn_limit-help = After so many turns without a victory everybody scores technologies, culture spaces and coins.
option-advanced_tie_break = Advanced tie-break
option-advanced_tie_break-help = After a victory that is not military the turn is played to its end, and all who met a condition score.
option-training_game = Training game
option-training_game-help = Without Egypt, Rome and wonders, until somebody founds a third city; nobody wins.
option-chosen_civilizations = Chosen civilizations
option-chosen_civilizations-help = Players choose their civilizations instead of drawing them.
option-loot_points = Loot points
option-loot_points-help = The publisher's later rule: figures are worth one loot, a city two.
option-strict_stacking_while_moving = Strict stacking
option-strict_stacking_while_moving-help = The stacking limit also holds while figures pass a square.
option-escorted_scouts_may_enter = Escorted scouts
option-escorted_scouts_may_enter-help = A group with an army may take scouts into hut, village and enemy squares.
option-max_offers_per_player = Offers
option-max_offers_per_player-help = How many offers a player makes in a Trade phase at most.

preset-training = Training game
preset-training-help = A first game: no wonders, it ends with the third city
preset-standard = Standard
preset-standard-help = The rules as printed
preset-advanced = Advanced
preset-advanced-help = Chosen civilizations and the advanced tie-break

# Standing orders
order-trade = Trade: make no offers
order-trade-help = The table does not wait for you when it trades.
order-bargain = Trade: reject every offer
order-bargain-help = Whatever is given and wanted.
order-respond-to-move = Others move: do not answer
order-respond-to-move-help = No card is played while somebody moves.
order-respond-to-action = City actions of others: do not answer
order-respond-to-action-help = No card is played against an action.
