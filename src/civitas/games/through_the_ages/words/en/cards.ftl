# What the cards of Through the Ages do.

## Action cards

effect-cultural_heritage_a = Score 1 science and 4 culture.
effect-engineering_genius_a = Build exactly one stage of your wonder for 2 resources less.
effect-frugality_a = Increase your population (paying its food cost); afterwards gain 1 food.
effect-patriotism_a = This turn: 1 temporary resource for building/upgrading military units and 1 temporary military action.
effect-rich_land_a = Build or upgrade one farm or mine for 1 resource less.
effect-stockpile_a = Gain 1 resource, then 1 food.
effect-urban_growth_a = Build or upgrade one urban building for 1 resource less.
effect-breakthrough_i = Develop a technology (paying its science cost); afterwards score 2 science.
effect-cultural_heritage_i = Score 2 science and 2 culture.
effect-engineering_genius_i = Build exactly one stage of your wonder for 3 resources less.
effect-frugality_i = Increase your population (paying its food cost); afterwards gain 2 food.
effect-patriotism_i = This turn: 2 temporary resources for building/upgrading military units and 1 temporary military action.
effect-reserves_i = Gain 2 resources or 2 food (your choice).
effect-rich_land_i = Build or upgrade one farm or mine for 2 resources less.
effect-urban_growth_i = Build or upgrade one urban building for 2 resources less.
effect-breakthrough_ii = Develop a technology (paying its science cost); afterwards score 3 science.
effect-efficient_upgrade_ii = Upgrade one farm, mine or urban building for 3 resources less.
effect-engineering_genius_ii = Build exactly one stage of your wonder for 4 resources less.
effect-frugality_ii = Increase your population (paying its food cost); afterwards gain 3 food.
effect-patriotism_ii = This turn: 3 temporary resources for building/upgrading military units and 1 temporary military action.
effect-reserves_ii = Gain 3 resources or 3 food (your choice).
effect-revolutionary_idea_ii = Score 4 science.
effect-rich_land_ii = Build or upgrade one farm or mine for 3 resources less.
effect-urban_growth_ii = Build or upgrade one urban building for 3 resources less.
effect-wave_of_nationalism_ii = This turn, per civilization stronger than yours: 6 / 3 / 2 temporary resources (2 / 3 / 4 players) for building/upgrading military units.
effect-efficient_upgrade_iii = Upgrade one farm, mine or urban building for 4 resources less.
effect-endowment_for_the_arts_iii = Score 6 / 3 / 2 culture (2 / 3 / 4 players) per civilization with more culture points than you.
effect-engineering_genius_iii = Build exactly one stage of your wonder for 5 resources less.
effect-military_build_up_iii = This turn, per civilization stronger than yours: 8 / 5 / 3 temporary resources (2 / 3 / 4 players) for building/upgrading military units.
effect-patriotism_iii = This turn: 4 temporary resources for building/upgrading military units and 1 temporary military action.
effect-reserves_iii = Gain 4 resources or 4 food (your choice).
effect-revolutionary_idea_iii = Score 6 science.
effect-urban_growth_iii = Build or upgrade one urban building for 4 resources less.

## Aggressions

effect-enslave_i = Rival loses 1 population. You gain 2 resources, then 2 food.
effect-plunder_i = Take up to 3 resources and/or food in total from the rival (attacker chooses the mix).
effect-raid_i = Destroy 1 urban building of level 0-1 of the rival (attacker chooses). Gain resources = half its printed cost, rounded up.
effect-annex_ii = Take 1 colony of the rival (attacker chooses): permanent effect moves to you, no immediate effect.
effect-infiltrate_ii = Remove the rival’s leader OR unfinished wonder from play (attacker chooses). Score 3 culture per level of that card.
effect-plunder_ii = Take up to 5 resources and/or food in total from the rival (attacker chooses the mix).
effect-raid_ii = Destroy up to 2 urban buildings of the rival: one of level 0-2 and one of level 0-1. Gain resources = half of their total printed cost, rounded up.
effect-spy_ii = Take up to 5 science points from the rival.
effect-armed_intervention_iii = Take up to 7 culture points from the rival.
effect-plunder_iii = Take up to 7 resources and/or food in total from the rival (attacker chooses the mix).
effect-raid_iii = Destroy up to 2 urban buildings of the rival: one of level 0-3 and one of level 0-2. Gain resources = half of their total printed cost, rounded up.

## Events

effect-development_of_agriculture = Each civilization gains 2 food.
effect-development_of_civilization = Each civilization may do ONE of: increase population, or build a farm / mine / urban building, or develop a technology; at 1 food / 1 resource / 1 science less; no civil action is paid (a revolution still uses up all civil actions).
effect-development_of_crafts = Each civilization gains 2 resources.
effect-development_of_markets = Each civilization gains 2 food or 2 resources (each player chooses).
effect-development_of_politics = Each player draws 3 military cards.
effect-development_of_religion = Each player with an unused worker may build one Age A temple (Religion) for free.
effect-development_of_science = Each civilization scores 2 science.
effect-development_of_settlement = Each civilization gains 1 population (free).
effect-development_of_trade_routes = Each civilization scores 1 science, gains 1 food and gains 1 resource.
effect-development_of_warfare = Each player with an unused worker may build one Warriors unit for free.
effect-barbarians = If the civilization with the most culture points is one of the two weakest, it loses 1 population.
effect-border_conflict = The weakest civilization destroys one of its own urban buildings, farms or mines (its choice). The strongest gains 3 resources.
effect-crusades = The strongest scores 4 culture, the weakest loses 4 culture.
effect-cultural_influence = Each civilization scores culture equal to its culture rating.
effect-foray = Each of the two strongest gains a total of 3 food and/or resources (its own choice of mix).
effect-good_harvest = Each civilization produces food now (no corruption, no consumption).
effect-immigration = All civilizations with the most happy faces gain 1 population (all tied ones).
effect-new_deposits = Each civilization produces resources now (no corruption).
effect-pestilence = Each civilization loses 1 population.
effect-raiders = Each of the two weakest loses a total of 2 food and/or resources (its own choice of mix).
effect-rats = Each civilization loses all stored food.
effect-rebellion = Each civilization immediately spends 2 civil actions without effect per discontent worker (as many as it has available).
effect-reign_of_terror = The weakest civilization loses 1 population.
effect-scientific_breakthrough = Each civilization scores science equal to its science rating.
effect-uncertain_borders = The strongest takes 1 yellow token from the yellow bank of the weakest into its own yellow bank.
effect-civil_unrest = Each civilization loses 4 culture per discontent worker. All civilizations with the most discontent workers (at least 1) also return 1 blue token to the box.
effect-cold_war = The two strongest score 6 science each.
effect-crime_wave = The two weakest lose 3 culture and return 1 blue token to the box each.
effect-economic_progress = Each civilization produces now: corruption, then food production, then consumption, then resource production.
effect-emigration = Each civilization loses population equal to half its discontent workers, rounded up (tokens to the yellow bank).
effect-iconoclasm = Each civilization whose leader is not from the current age removes that leader from play.
effect-independence_declaration = The weakest civilization loses 1 colony (its owner chooses which).
effect-international_agreement = The strongest may at once take civil cards from the row worth up to 5 civil actions in total; in return it gives up its next political action. Then the row is slid left and refilled (no discarding). This can end the age.
effect-national_pride = The civilization with the most culture points scores 5 culture.
effect-politics_of_strength = The strongest draws 5 military cards, the weakest discards 3 military cards (its choice). In Age IV instead: the strongest scores 5 culture, the weakest loses 3 culture.
effect-popularization_of_science = Each civilization scores culture equal to its science rating.
effect-prosperity = Each civilization gains 1 food per happy face (max 8).
effect-ravages_of_time = Each player chooses one of their completed Age A or I wonders and turns it face down: it loses all effects and gives culture +2 instead.
effect-refugees = The strongest scores 3 culture and gains 1 population; the weakest loses 3 culture and 1 population.
effect-terrorism = The civilization with the fewest culture points destroys 1 urban building of each other civilization (it chooses).
effect-impact_of_agriculture = Each civilization scores culture equal to its food production, +4 if that exceeds its consumption.
effect-impact_of_architecture = Each civilization scores 1 culture per level of each of its urban buildings.
effect-impact_of_balance = Each civilization scores twice its lowest production among science, culture, food, resources (ignoring corruption and consumption).
effect-impact_of_colonies = Each civilization scores 3 culture per colony.
effect-impact_of_competition = Each civilization scores 1 culture per level of each military unit and arena.
effect-impact_of_government = Each civilization scores 2 culture per civil action and 1 per military action (totals).
effect-impact_of_happiness = Each civilization scores 2 culture per happy face (max 16) and loses 2 per discontent worker.
effect-impact_of_industry = Each civilization scores culture equal to the resources its mines produce (mines only).
effect-impact_of_population = Each civilization scores 2 culture per content worker above 10 (content = workers minus discontent workers).
effect-impact_of_progress = Each civilization scores 2 culture per level of its government and of each special technology.
effect-impact_of_science = Ranking by science rating: 4 players 15/10/5/0, 3 players 14/7/0, 2 players 10/0 culture.
effect-impact_of_strength = Ranking by strength rating: 4 players 15/10/5/0, 3 players 14/7/0, 2 players 10/0 culture.
effect-impact_of_technology = Each civilization scores 4 culture per level III technology in play (level II in the short game).
effect-impact_of_variety = Each civilization scores 2 culture per type of military unit it has, per type of urban building it has and per special technology in play.
effect-impact_of_wonders = Each civilization scores per completed wonder (also ruined): Age A 5, I 4, II 3, III 2.

## Leaders

effect-alexander_the_great = Strength rating +1 for each of your military units. Political action: remove Alexander from play, take 1 yellow token from the box into your yellow bank.
effect-aristotle = Whenever you take a technology card from the card row, score 1 science.
effect-hammurabi = Once per own turn one available military action may be spent as a civil action. Taking a leader from the card row costs 1 civil action less (minimum 0).
effect-homer = Each own turn you have 1 temporary resource for building/upgrading military units. When Homer is REPLACED by another leader you may tuck him under one of your completed wonders: that wonder has 1 extra happy face from then on, and you do not get the civil action back.
effect-julius_caesar = Once per game, after you perform a political action you may perform a second one in the same Politics Phase.
effect-moses = Increasing your population costs 1 food less (minimum 0).
effect-christopher_columbus = Political action: remove Columbus from play and colonize one territory card from your hand without an auction and without sacrificing units.
effect-frederick_barbarossa = For 1 military action: increase your population AND build a military unit, paying 1 food and 1 resource less than usual. Both parts are mandatory.
effect-genghis_khan = Any of your infantry units may count as cavalry for your tactic (whatever gives the highest strength). At the end of your turn score 3 culture if you are one of the two strongest civilizations (2 players: the strongest); you win ties.
effect-joan_of_arc = Strength rating +1 for each happy face of your temples and of your government. At the start of your Politics Phase you may look at the top card of the current events deck.
effect-leonardo_da_vinci = Science rating + level of your best lab or library. Every time you develop a technology gain 1 resource.
effect-michelangelo = Culture rating +1 for each happy face of your temples, theaters and (completed) wonders. Taking a wonder from the card row: no extra civil actions for wonders you have completed.
effect-isaac_newton = Science rating + level of your best lab or library. Every time you develop a technology, one spent civil action becomes available again.
effect-james_cook = When you send a colonization force you may discard up to 2 military cards for +1 each. Culture rating +2 for your first colony and +1 for every further colony.
effect-j_s_bach = Culture rating +1 for each of your theaters. Developing theater technologies costs 2 science less. Once per own turn, for 1 civil action, upgrade any urban building to a theater of the same or a higher level for the usual cost difference (minimum 0).
effect-maximilien_robespierre = Your revolutions are paid with ALL military actions instead of all civil actions. Score 3 culture when you declare a revolution.
effect-napoleon_bonaparte = Strength rating +2 for each different type of military unit you have (infantry, cavalry, artillery, air force).
effect-william_shakespeare = If you have a library: theaters cost 1 resource less to build and theater technologies 1 science less. If you have a theater: the same for libraries. Culture rating +2 for each library-theater pair.
effect-albert_einstein = Science rating + level of your best lab or library. Every time you develop a technology score 3 culture.
effect-bill_gates = Each of your labs also produces resources equal to its level (labs of level 1+ act as mines for production, storage and change). When he leaves play or at the end of the game score culture equal to that extra production.
effect-charlie_chaplin = Your best theater produces twice its culture.
effect-mahatma_gandhi = You may not play aggressions or wars. Rivals pay twice the military actions to play an aggression or declare a war against you.
effect-sid_meier = Each of your labs gives culture equal to its level and 1 science less.
effect-winston_churchill = Each own turn choose one: score 3 culture; or have, for this turn, 3 temporary science for developing military unit technologies and 3 temporary resources for building/upgrading military units.

## Pacts

effect-open_borders_agreement = Both: 1 extra military action. If one party attacks the other, the attacker has +2 strength for that attack.
effect-trade_routes_agreement = A may use 1 food as 1 resource once during each own turn; B may use 1 resource as 1 food once during each own turn.
effect-acceptance_of_supremacy = The parties cannot attack each other. A produces 1 extra resource, B produces 1 resource less.
effect-international_trade_agreement = A produces 1 extra resource, B produces 1 extra food.
effect-promise_of_military_protection = A: culture rating +1. B: strength +4, culture rating −1. Ends if one attacks the other.
effect-scientific_cooperation = Whenever one party develops a technology it pays 2 science less and the other party pays 1 science; if the other party has no science point the technology cannot be developed.
effect-international_tourism = Both: culture rating +1 per completed wonder (also ruined ones) of the other party.
effect-loss_of_sovereignty = The parties cannot attack each other. A: culture rating +2. B: culture rating −2 and nobody can declare war on B.
effect-military_pact = Both: strength +3. Ends if one attacks the other.
effect-peace_treaty = The parties cannot attack each other. Both: culture rating +1.

## Wars

effect-war_over_technology = Victor takes science points equal to the strength advantage. Instead of science they may steal the loser’s special (blue) technologies, each at its science cost; the rest is taken as science.
effect-war_over_territory = Victor takes 1 yellow token plus 1 per full 5 points of strength advantage from the loser’s yellow bank into their own yellow bank (as many as are there).
effect-war_over_culture = Victor takes 5 culture points plus the strength advantage from the loser (at most what the loser has).

## Wonders

effect-pyramids = One extra civil action.
effect-hanging_gardens = Culture +1, two happy faces.
effect-colossus = Strength +2, colonization modifier +1.
effect-library_of_alexandria = Culture +1, science +1. Your hand limits are 1 civil card and 1 military card higher.
effect-great_wall = Culture +1, one happy face. Strength rating +1 for each of your infantry and artillery units.
effect-st_peters_basilica = Culture +2, one happy face. Every OTHER card or worker of yours that gives at least one happy face gives one extra happy face.
effect-taj_mahal = Culture +3, one blue token. While in the card row: if you replaced your leader this turn, taking this wonder costs 2 civil actions less (minimum 0).
effect-universitas_carolina = Culture +1, science +2.
effect-eiffel_tower = Culture +4, one happy face.
effect-kremlin = Culture +2, one unhappy face, one extra civil and one extra military action.
effect-ocean_liner_service = Once in each of your Action Phases you may gain 1 population (no action, no food).
effect-transcontinental_railroad = Strength +4. One worker on your best mine produces 2 blue tokens instead of 1.
effect-fast_food_chains = On completion score 1 culture per military unit and per urban building and 2 culture per farm and per mine (i.e. per worker).
effect-first_space_flight = On completion score 1 culture per level of every technology card you have in play (all kinds, also without workers, also government and special technologies).
effect-hollywood = On completion score twice the culture your theaters and libraries produce (including Shakespeare, Bach, Chaplin).
effect-internet = On completion score the culture + science produced by your urban buildings plus the strength they give (including Shakespeare, Bach, Chaplin, Newton, Einstein, Meier).

## What follows from the numbers of a card

# $army lists what it takes, as unit-... says it; $outdated is 0 where the card has one number only.
tactic-text = { $army }: +{ $strength }{ $outdated ->
        [0] { "" }
       *[other] { " " }(outdated army: +{ $outdated })
    }
unit-infantry = { $n } infantry
unit-cavalry = { $n } cavalry
unit-artillery = { $n } artillery
bonus-text = +{ $defense } defense / +{ $colonization } colonization
at-once-science = +{ $n } science
at-once-culture = +{ $n } culture
at-once-food = +{ $n } food
at-once-resources = +{ $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
at-once-population = +{ $n } population
at-once-military_cards = +{ $n ->
        [one] { $n } military card
       *[other] { $n } military cards
    }
government-text = At most { $n } buildings of each urban type.
# $discounts: resources less for urban buildings of Ages I, II and III.
construction-text = Urban buildings of Ages I / II / III cost { $discounts } less. Up to { $stages } wonder stages with one civil action.
air_force-text = Besides, each may double the tactical strength of one army.
# $gives lists what one worker, or the card, gives, as gives-... says it; $cost is in resources.
worker-text = Each worker gives { $gives }. Cost: { $cost } { $cost ->
        [one] resource
       *[other] resources
    }.
farm-text = Each worker produces { $n } food a turn; a blue token here is worth as much. Cost: { $cost } { $cost ->
        [one] resource
       *[other] resources
    }.
mine-text = Each worker produces { $n } { $n ->
        [one] resource
       *[other] resources
    } a turn; a blue token here is worth as much. Cost: { $cost } { $cost ->
        [one] resource
       *[other] resources
    }.
special-text = Gives { $gives }. Takes the place of an earlier card of its kind.
gives-culture = +{ $n } culture
gives-science = +{ $n } science
gives-strength = +{ $n } strength
gives-happy = +{ $n } happy { $n ->
        [one] face
       *[other] faces
    }
gives-civil = +{ $n } civil { $n ->
        [one] action
       *[other] actions
    }
gives-military = +{ $n } military { $n ->
        [one] action
       *[other] actions
    }
gives-blue = +{ $n } blue { $n ->
        [one] token
       *[other] tokens
    }
gives-ship = +{ $n } when colonizing
