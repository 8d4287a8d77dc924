# The variants of Clash of Cultures, as they are offered when a game is made.

option-expansion = Civilizations
option-expansion-help = Fifteen civilizations with their leaders, cavalry and elephants, pirates, new buildings and events.
option-expansion-true = yes
option-expansion-false = no
option-no_events = Without events
option-no_events-help = Event cards are drawn, but only their symbols are resolved.
option-optional_events = Optional events
option-optional_events-help = Before an event is drawn its player says whether its text is resolved.
option-short_game = Short game
option-short_game-help = 4 ages, 2 settlers at the start, 2 free advances in each status phase.
option-game_end = End of the game
option-game_end-help = After age 6; or within a seventh age by a roll, or after a wonder was built in one of the last rounds.
option-game_end-fixed = After age 6
option-game_end-random = By a roll
option-game_end-wonders = By wonders
option-random_leaders = Random leaders
option-random_leaders-help = Whoever recruits a leader draws one of their remaining leader cards.
option-public_wonders = Public wonders
option-public_wonders-help = Wonder cards lie open, and everybody may build them.
option-alternate_history = Alternate history
option-alternate_history-help = Everybody gets three leaders out of all 45.
option-change_government_cost = Change of government
option-change_government_cost-help = What it costs to change the government in the status phase.
option-change_government_cost-none = Free
option-change_government_cost-mood_and_culture = A mood and a culture token
option-bartering_card_types = Bartering
option-bartering_card_types-help = Which cards can be bartered away.
option-bartering_card_types-all = All cards
option-bartering_card_types-action = Action cards
option-max_offers_per_turn = Offers a turn
option-max_offers_per_turn-help = How many trades a player may offer in one turn.

# Games that are asked for by one word
preset-first = First game
preset-first-help = Without the expansion, 4 ages
preset-base = Base game
preset-base-help = Without the expansion, 6 ages
preset-civilizations = Civilizations
preset-civilizations-help = Everything

about-clash_of_cultures = Explore, found cities, take advances: the most victory points after six ages win.
counted-clash_of_cultures = victory points

# Standing orders
order-answer-offer = Trade: refuse every offer
order-answer-offer-help = Whatever is given and wanted.
order-tactic = Battles: play no tactics card
order-tactic-help = In any round of any battle.
order-great-person = Great people: decline
order-great-person-help = Nobody is taken.
