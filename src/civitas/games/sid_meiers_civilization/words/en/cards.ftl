# What the cards of Sid Meier's Civilization: The Board Game do.

## Technologies: abilities (SMC-T)

ability-animal_husbandry_heal = Once in a battle, in your battle turn: remove up to 3 wounds from your units in play.
ability-animal_husbandry_wheat = 1 wheat: one of your cities has 3 more production this turn.
ability-code_of_laws_coin = The first battle that you win in a turn puts a coin on this card, up to 4.
ability-currency_incense = 1 incense: gain 3 culture.
ability-horseback_riding_silk = 1 silk: gain 9 trade, then another player of your choice gains 6.
ability-metalworking_iron = 1 iron, before you play a unit: if it attacks, its blow deals 3 wounds more.
ability-philosophy_any3 = Any 3 resources: gain a random great person.
ability-pottery_any2 = Any 2 resources: put a coin on this card, up to 4.
ability-writing_spy = 1 spy: cancel the city action that another player has announced; that city has acted.
ability-chivalry_incense = 1 incense: gain 5 culture.
ability-civil_service_spy = 1 spy: cancel a culture event that somebody plays.
ability-construction_wheat = 1 wheat: one of your cities has 5 more production this turn.
ability-democracy_coin = Once a turn: spend 6 trade to put a coin on this card, up to 4.
ability-engineering_split = Once a turn a city that produces may make two items with its production.
ability-mathematics_iron = 1 iron, in your battle turn: deal up to 3 wounds, shared out among enemy units in play.
ability-monarchy_silk = 1 silk: make an ancient wonder obsolete, or kill a random unit of another player's standing forces.
ability-printing_press_coin = Once a turn: spend 5 culture to put a coin on this card, up to 4.
ability-banking_wheat = 1 wheat: one of your cities has 7 more production this turn.
ability-biology_heal = Once in a battle, in your battle turn: remove all wounds from your units in play.
ability-communism_spy = 1 spy, in anybody's movement: no figure may leave a square of your choice this turn.
ability-gunpowder_any2 = Any 2 resources: make an ancient or medieval wonder obsolete, or destroy any building.
ability-metal_casting_incense = 1 incense: gain 7 culture.
ability-military_science_production = Each of your cities has 1 more production for every 3 of your coins.
ability-steam_power_silk = 1 silk: all your figures of one square go to any water square of the map; they do not move again this turn.
ability-atomic_theory_actions = 1 uranium: each of your cities has one more action this turn.
ability-atomic_theory_nuke = 1 uranium, in your movement: destroy a city that is no capital, with everything in its outskirts.
ability-ballistics_iron = 1 iron, in your battle turn: deal up to 6 wounds, shared out among enemy units in play.
ability-combustion_raze = Once a turn an army that ends its move on a building may destroy it.
ability-combustion_walls = When your armies attack a walled city its walls fall before the battle.
ability-computers_hands = Your battle hand and your culture hand are larger by 1 for every 5 of your coins.
ability-flight_overfly = Your moving figures pass over enemy figures, huts, villages and cities.
ability-mass_media_immunity = Nobody can cancel your culture events.
ability-mass_media_spy = 1 spy: cancel a resource ability that another player uses; what was paid for it is lost.
ability-space_flight_win = You win the game at once.

## Technologies: what else they bring

brings-building = Unlocks { $building } ({ $cost } production)
brings-upgrade = Turns { $basic } into { $building } ({ $cost } production)
brings-government = Unlocks the government { $government }
brings-unit = { $unit_type } of rank { $rank }
brings-aircraft = Unlocks aircraft
brings-coin = A coin
brings-culture-hand = Culture hand larger by { $number }
brings-speed = Figures move { $number } squares
brings-stacking = Up to { $number } figures in a square
brings-cities = Up to { $number } cities
brings-water-cross = Figures may cross water, and not stop there
brings-water-end = Figures may cross water and stop there
brings-discount = { $wonder } costs { $cost }
brings-coins = Holds up to { $number } coins

## Wonders (SMC-W)

wonder-stonehenge = Start of Turn: gain 1 culture.
wonder-colossus = Start of Turn: gain 3 trade.
wonder-oracle = In your battles you see the battle hand of the other side.
wonder-hanging_gardens = Start of Turn: you may place an army or a scout from your supply on this square.
wonder-angkor_wat = Once a turn one harvest of a city takes two tokens.
wonder-himeji_samurai_castle = All your units are stronger by 1.
wonder-louvre = Start of Turn: gain 3 culture.
wonder-porcelain_tower = You need 5 trade less to research a technology.
wonder-panama_canal = Start of Turn: put a coin on this wonder.
wonder-statue_of_liberty = Start of Turn: you may learn, for nothing, a technology that another player knows.
wonder-sydney_opera_house = Start of Turn: advance one space on the culture track for nothing.
wonder-united_nations = Culture events target you only if you agree.

## Culture events (SMC-E)

event-a_gift_from_afar = Counts as one iron, wheat, spy or silk while you pay for a resource ability. Another player of your choice gets a coin.
event-bread_and_circuses = Cancel a culture event that targets you, your figures, or a square or building of your cities.
event-defection = Kill a figure within 4 squares of one of your figures or cities. May interrupt a move.
event-disoriented = Move all figures of another player in one square up to 2 squares over land; they start no battle.
event-drought = A square that is no mountain and holds no marker becomes desert for the rest of the game.
event-exchange_of_ideas = Learn a technology of level I that another player of your choice knows; then they learn one of level I from you.
event-sabotage = Destroy a building within 4 squares of one of your figures or cities.
event-the_citizens_are_revolting = Another player falls into Anarchy.
event-we_love_the_despot_day = One of your cities has 4 more production this turn.
event-a_generous_gift = Counts as one iron, wheat, spy or silk while you pay for a resource ability.
event-catastrophe = Destroy a building within 6 squares of one of your figures or cities.
event-deforestation = A forest that holds no marker becomes grassland for the rest of the game.
event-jousting_tourney = Cancel a culture event.
event-knowledge_shared = Learn a technology of level I or II that another player of your choice knows; then they learn one of these levels from you.
event-lost = Move all figures of another player in one square up to 3 squares over land; they start no battle.
event-mass_defection = In a square within 6 squares of one of your figures or cities: kill a great person, or one or two figures. May interrupt a move.
event-the_citizens_are_revolting_2 = Another player falls into Anarchy.
event-we_love_the_queen_day = One of your cities has 6 more production this turn.
event-a_princely_gift = Counts as one iron, uranium, spy, wheat or silk while you pay for a resource ability.
event-disaster = Destroy one or two buildings of other players.
event-out_of_position = Move all figures of another player in one square up to 4 squares over land; they start no battle.
event-primetime_tv = Cancel a culture event or a resource ability; what was paid for it is lost.
event-think_tank = Learn a technology of level I, II or III that another player of your choice knows; then they learn one of these levels from you.
event-we_love_the_president_day = One of your cities has 8 more production this turn.
event-wholesale_defection = In any square: kill a great person, or one or two figures. May interrupt a move.

## Governments (SMC-G; the replacement cards: SMC-G13)

government-anarchy = The capital takes no action.
government-despotism = No effect.
government-republic = Your armies may found cities; your scouts may enter and explore huts.
government-feudalism = 1 coin. A city that harvests may take a resource of any of your cities.
government-monarchy = Culture hand larger by 1. Each city that devotes itself to the arts gains 1 culture more.
government-democracy = You collect 2 trade more. You may not attack enemy cities.
government-communism = Each city has 2 more production. The capital gains 1 culture less from the arts.
government-fundamentalism = Battle hand larger by 1. You collect 2 trade less.
government-2013-anarchy = The capital takes no action.
government-2013-despotism = Each city has 1 more production.
government-2013-republic = Your armies may found cities.
government-2013-feudalism = Start of Turn: you may harvest a resource in the outskirts of any of your cities.
government-2013-monarchy = The capital may take a second action of another kind.
government-2013-democracy = 1 coin. Start of Turn: gain 2 trade.
government-2013-communism = Battle hand larger by 1. Each city has as much production from its outskirts as the best of your cities.
government-2013-fundamentalism = Combat bonus larger by 4. Start of Turn: gain 1 culture for each of your armies on the map.

## Civilizations (SMC-20)

civilization-america = Begins with a great person in the capital. 3 trade give 2 production instead of 1.
civilization-china = Begins with a walled capital. Gains 3 culture for each hut explored and each village conquered. After a battle it may save one of its killed units.
civilization-egypt = Begins with an ancient wonder. Once a turn a city may build an unlocked building for nothing as its action.
civilization-germany = Begins with 2 more infantry units. A technology that improves or unlocks a kind of unit also brings one such unit and a resource of its choice.
civilization-rome = Begins under Republic. Advances a space on the culture track for nothing with each wonder built, city founded, city or village conquered.
civilization-russia = Begins under Communism with a seventh army. Stacking limit larger by 1. Once a turn a figure may be given up in an enemy city to learn a technology that its owner knows.
