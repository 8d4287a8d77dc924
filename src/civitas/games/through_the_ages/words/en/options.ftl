# The variants of Through the Ages, as they are offered when a game is made.

option-mode = Game
option-mode-help = The full game. Peaceful: no aggressions and wars. First game: also no pacts and no Age III. Shorter: the full game without Age III.
option-mode-full = Full
option-mode-peaceful = Peaceful
option-mode-first_game = First game
option-mode-shorter = Shorter

# Games that are asked for by one word
preset-first_game = First game
preset-first_game-help = No attacks, no pacts, no Age III
preset-shorter = Shorter
preset-shorter-help = All rules, ends with Age II
preset-full = Full
preset-full-help = All rules, all four ages
preset-peaceful = Full, peaceful
preset-peaceful-help = All four ages, no aggressions and wars

about-through_the_ages = One row of cards, four ages: the most culture wins.
counted-through_the_ages = culture

# Standing orders
order-bid = Auctions of territories: pass
order-bid-help = No bid at all, whatever is for sale.
order-defend = Attacked: do not defend
order-defend-help = No cards are played and no army is sacrificed against aggressions.
order-pact = Pacts: refuse
order-pact-help = Every pact that is offered.
