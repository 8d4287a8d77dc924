# What the cards of Civilization (1980) do.

## Civilization cards

effect-mysticism = Credit only.
effect-cloth_making = Each of the owner’s ships may move 5 water zones instead of 4.
effect-pottery = In a Famine the owner’s loss is 4 units less per Grain card in hand.
effect-drama = Credit only (20 toward Literacy).
effect-music = Credit only (30 toward Philosophy).
effect-architecture = Credit only (15 toward every other civics card).
effect-astronomy = The owner’s ships may enter open seas.
effect-metalworking = In token conflicts opponents without Metalworking remove first, whatever the numbers.
effect-agriculture = Population limit +1 in areas where the owner is alone (also when a city is reduced); no effect in a conflict or a shared area.
effect-coinage = Each round the owner sets the tax at 1, 2 or 3 tokens per city (the same for all their cities).
effect-literacy = Credit only (25 toward Law, Democracy, Philosophy).
effect-engineering = Flood costs the owner at most 7 units; their cities need 8 attackers instead of 7.
effect-medicine = Epidemic costs 11 instead of 16 as primary victim, at most 5 as secondary victim.
effect-law = Needed for Democracy and Philosophy; eases Civil Disorder and Iconoclasm.
effect-democracy = Civil War 45 units (without Philosophy); Civil Disorder leaves 6 cities.
effect-philosophy = Civil War 15 units, all picked by the player with most stock; Iconoclasm 2 cities, immune as secondary victim.
