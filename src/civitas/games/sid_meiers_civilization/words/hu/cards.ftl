# Mit tesznek a „Sid Meier's Civilization” kártyái.

## Technológiák: képességek (SMC-T)

ability-animal_husbandry_heal = Csatánként egyszer, a saját csatakörödben: végy le legfeljebb 3 sebet a frontokon álló egységeidről.
ability-animal_husbandry_wheat = 1 búza: egyik városod termelése ebben a fordulóban +3.
ability-code_of_laws_coin = A fordulóban elsőként megnyert csata egy érmét tesz erre a kártyára, legfeljebb 4-et.
ability-currency_incense = 1 tömjén: kapsz 3 kultúrát.
ability-horseback_riding_silk = 1 selyem: kapsz 9 kereskedelmet, majd egy általad választott másik játékos 6-ot.
ability-metalworking_iron = 1 vas, mielőtt egységet játszol ki: ha támad, csapása 3-mal több sebet okoz.
ability-philosophy_any3 = Bármely 3 nyersanyag: kapsz egy véletlen nagy embert.
ability-pottery_any2 = Bármely 2 nyersanyag: tégy egy érmét erre a kártyára, legfeljebb 4-et.
ability-writing_spy = 1 kém: érvényteleníted egy másik játékos bejelentett városakcióját; a város akciója elhasználódott.
ability-chivalry_incense = 1 tömjén: kapsz 5 kultúrát.
ability-civil_service_spy = 1 kém: érvénytelenítesz egy kijátszott kultúraeseményt.
ability-construction_wheat = 1 búza: egyik városod termelése ebben a fordulóban +5.
ability-democracy_coin = Fordulónként egyszer: 6 kereskedelemért tégy egy érmét erre a kártyára, legfeljebb 4-et.
ability-engineering_split = Fordulónként egyszer egy termelő város két dolgot készíthet.
ability-mathematics_iron = 1 vas, a saját csatakörödben: okozz legfeljebb 3 sebet, elosztva a frontokon álló ellenséges egységek között.
ability-monarchy_silk = 1 selyem: egy ókori csoda elavul, vagy elpusztul egy másik játékos haderejének véletlen egysége.
ability-printing_press_coin = Fordulónként egyszer: 5 kultúráért tégy egy érmét erre a kártyára, legfeljebb 4-et.
ability-banking_wheat = 1 búza: egyik városod termelése ebben a fordulóban +7.
ability-biology_heal = Csatánként egyszer, a saját csatakörödben: végy le minden sebet a frontokon álló egységeidről.
ability-communism_spy = 1 kém, bárki mozgása közben: ebben a fordulóban egy bábu sem hagyhatja el a választott mezőt.
ability-gunpowder_any2 = Bármely 2 nyersanyag: egy ókori vagy középkori csoda elavul, vagy bármely épület elpusztul.
ability-metal_casting_incense = 1 tömjén: kapsz 7 kultúrát.
ability-military_science_production = Minden városod termelése +1 minden 3 érméd után.
ability-steam_power_silk = 1 selyem: egy mező összes bábuja bármely vízmezőre hajózik; ebben a fordulóban többé nem mozognak.
ability-atomic_theory_actions = 1 urán: minden városodnak eggyel több akciója van ebben a fordulóban.
ability-atomic_theory_nuke = 1 urán, a saját mozgásodban: elpusztítasz egy várost, amely nem főváros, mindennel együtt a határában.
ability-ballistics_iron = 1 vas, a saját csatakörödben: okozz legfeljebb 6 sebet, elosztva a frontokon álló ellenséges egységek között.
ability-combustion_raze = Fordulónként egyszer egy hadsereg, amely épületen fejezi be a mozgását, lerombolhatja azt.
ability-combustion_walls = Amikor hadseregeid falas várost támadnak, a falak a csata előtt leomlanak.
ability-computers_hands = Csatakezed és kultúrakezed +1 minden 5 érméd után.
ability-flight_overfly = Mozgó bábuid átrepülnek ellenséges bábuk, kunyhók, falvak és városok felett.
ability-mass_media_immunity = Senki sem érvénytelenítheti a kultúraeseményeidet.
ability-mass_media_spy = 1 kém: érvényteleníted egy másik játékos nyersanyag-képességét; amit fizetett érte, elvész.
ability-space_flight_win = Azonnal megnyered a játékot.

## Technológiák: mit hoznak még

brings-building = Feloldja: { $building } (termelés { $cost })
brings-upgrade = { $basic } helyett: { $building } (termelés { $cost })
brings-government = Feloldja az államformát: { $government }
brings-unit = { $unit_type }: { $rank }. rang
brings-aircraft = Feloldja a légierőt
brings-coin = Egy érme
brings-culture-hand = Kultúrakéz +{ $number }
brings-speed = Sebesség { $number }
brings-stacking = Egy mezőn legfeljebb { $number } bábu
brings-cities = Legfeljebb { $number } város
brings-water-cross = A bábuk átkelhetnek a vízen, de nem állhatnak meg rajta
brings-water-end = A bábuk átkelhetnek a vízen és meg is állhatnak rajta
brings-discount = { $wonder } ára { $cost }
brings-coins = Érmék rajta: legfeljebb { $number }

## Csodák (SMC-W)

wonder-stonehenge = A forduló kezdete: kapsz 1 kultúrát.
wonder-colossus = A forduló kezdete: kapsz 3 kereskedelmet.
wonder-oracle = Csatáidban látod a másik fél csatakezét.
wonder-hanging_gardens = A forduló kezdete: hadsereget vagy felderítőt tehetsz a készletedből erre a mezőre.
wonder-angkor_wat = Fordulónként egyszer egy város betakarítása két jelzőt ad.
wonder-himeji_samurai_castle = Minden egységed 1-gyel erősebb.
wonder-louvre = A forduló kezdete: kapsz 3 kultúrát.
wonder-porcelain_tower = A kutatáshoz 5-tel kevesebb kereskedelem kell.
wonder-panama_canal = A forduló kezdete: tégy egy érmét erre a csodára.
wonder-statue_of_liberty = A forduló kezdete: ingyen megtanulhatsz egy technológiát, amelyet másik játékos ismer.
wonder-sydney_opera_house = A forduló kezdete: lépj ingyen egy mezőt a kultúrasávon.
wonder-united_nations = Kultúraesemény csak a beleegyezéseddel választhat célpontul.

## Kultúraesemények (SMC-E)

event-a_gift_from_afar = Nyersanyag-képesség fizetésekor egy vasat, búzát, kémet vagy selymet ér. Egy általad választott másik játékos érmét kap.
event-bread_and_circuses = Érvényteleníts egy kultúraeseményt, amelynek célpontja te vagy, a bábuid, vagy városaid mezője vagy épülete.
event-defection = Megölsz egy bábut, amely legfeljebb 4 mezőre van egy bábudtól vagy városodtól. Mozgást is megszakíthat.
event-disoriented = Egy másik játékos egy mezőn álló összes bábuját legfeljebb 2 mezővel arrébb viszed szárazföldön; csatát nem kezdenek.
event-drought = Egy mező, amely nem hegy és nincs rajta jelölő, a játék végéig sivatag lesz.
event-exchange_of_ideas = Tanulj meg egy I. szintű technológiát a választott játékostól; azután ő tanul egy I. szintűt tőled.
event-sabotage = Lerombolsz egy épületet, amely legfeljebb 4 mezőre van egy bábudtól vagy városodtól.
event-the_citizens_are_revolting = Egy másik játékos anarchiába süllyed.
event-we_love_the_despot_day = Egyik városod termelése ebben a fordulóban +4.
event-a_generous_gift = Nyersanyag-képesség fizetésekor egy vasat, búzát, kémet vagy selymet ér.
event-catastrophe = Lerombolsz egy épületet, amely legfeljebb 6 mezőre van egy bábudtól vagy városodtól.
event-deforestation = Egy jelölő nélküli erdő a játék végéig füves puszta lesz.
event-jousting_tourney = Érvényteleníts egy kultúraeseményt.
event-knowledge_shared = Tanulj meg egy I. vagy II. szintű technológiát a választott játékostól; azután ő tanul egy ilyet tőled.
event-lost = Egy másik játékos egy mezőn álló összes bábuját legfeljebb 3 mezővel arrébb viszed szárazföldön; csatát nem kezdenek.
event-mass_defection = Egy mezőn, amely legfeljebb 6 mezőre van egy bábudtól vagy városodtól: megölsz egy nagy embert vagy egy-két bábut. Mozgást is megszakíthat.
event-the_citizens_are_revolting_2 = Egy másik játékos anarchiába süllyed.
event-we_love_the_queen_day = Egyik városod termelése ebben a fordulóban +6.
event-a_princely_gift = Nyersanyag-képesség fizetésekor egy vasat, uránt, kémet, búzát vagy selymet ér.
event-disaster = Lerombolod más játékosok egy vagy két épületét.
event-out_of_position = Egy másik játékos egy mezőn álló összes bábuját legfeljebb 4 mezővel arrébb viszed szárazföldön; csatát nem kezdenek.
event-primetime_tv = Érvényteleníts egy kultúraeseményt vagy egy nyersanyag-képességet; amit fizettek érte, elvész.
event-think_tank = Tanulj meg egy I., II. vagy III. szintű technológiát a választott játékostól; azután ő tanul egy ilyet tőled.
event-we_love_the_president_day = Egyik városod termelése ebben a fordulóban +8.
event-wholesale_defection = Bármely mezőn: megölsz egy nagy embert vagy egy-két bábut. Mozgást is megszakíthat.

## Államformák (SMC-G; a cserekártyák: SMC-G13)

government-anarchy = A főváros nem tesz akciót.
government-despotism = Nincs hatása.
government-republic = Hadseregeid várost alapíthatnak; felderítőid beléphetnek kunyhókba és felfedezhetik őket.
government-feudalism = 1 érme. A betakarító város bármelyik városod nyersanyagát veheti.
government-monarchy = Kultúrakéz +1. Minden művészetnek szentelt város 1-gyel több kultúrát kap.
government-democracy = 2-vel több kereskedelmet gyűjtesz. Nem támadhatsz ellenséges várost.
government-communism = Minden város termelése +2. A főváros a művészetekből 1-gyel kevesebb kultúrát kap.
government-fundamentalism = Csatakéz +1. 2-vel kevesebb kereskedelmet gyűjtesz.
government-2013-anarchy = A főváros nem tesz akciót.
government-2013-despotism = Minden város termelése +1.
government-2013-republic = Hadseregeid várost alapíthatnak.
government-2013-feudalism = A forduló kezdete: betakaríthatsz egy nyersanyagot bármelyik városod határában.
government-2013-monarchy = A főváros második, más fajta akciót is tehet.
government-2013-democracy = 1 érme. A forduló kezdete: kapsz 2 kereskedelmet.
government-2013-communism = Csatakéz +1. Minden város a határából annyit termel, mint a legjobb városod.
government-2013-fundamentalism = Harci bónusz +4. A forduló kezdete: 1 kultúra minden térképen álló hadseregedért.

## Civilizációk (SMC-20)

civilization-america = Nagy emberrel kezd a fővárosban. 3 kereskedelem 2 termelést ad 1 helyett.
civilization-china = Falas fővárossal kezd. 3 kultúrát kap minden felfedezett kunyhóért és meghódított faluért. Csata után megmentheti egy elesett egységét.
civilization-egypt = Ókori csodával kezd. Fordulónként egyszer egy városa akcióként ingyen felépíthet egy feloldott épületet.
civilization-germany = 2-vel több gyalogsággal kezd. Az egységfajtát javító vagy feloldó technológia egy ilyen egységet és egy választott nyersanyagot is hoz.
civilization-rome = Köztársasággal kezd. Ingyen lép a kultúrasávon minden csodáért, alapított városért, meghódított városért vagy faluért.
civilization-russia = Kommunizmussal és hetedik hadsereggel kezd. Eggyel több bábuja állhat egy mezőn. Fordulónként egyszer feláldozhat egy bábut egy ellenséges városban, hogy megtanulja gazdája egyik technológiáját.
