# Co robią karty gry „Sid Meier's Civilization”.

## Technologie: zdolności (SMC-T)

ability-animal_husbandry_heal = Raz na bitwę, w swojej turze bitewnej: usuń do 3 ran ze swoich jednostek na frontach.
ability-animal_husbandry_wheat = 1 zboże: jedno z twoich miast ma w tej turze 3 produkcji więcej.
ability-code_of_laws_coin = Pierwsza bitwa wygrana w turze kładzie monetę na tej karcie, najwyżej 4.
ability-currency_incense = 1 kadzidła: otrzymujesz 3 kultury.
ability-horseback_riding_silk = 1 jedwab: otrzymujesz 9 wymiany handlowej, potem inny wybrany gracz otrzymuje 6.
ability-metalworking_iron = 1 żelazo, przed zagraniem jednostki: jeśli atakuje, jej cios zadaje 3 rany więcej.
ability-philosophy_any3 = Dowolne 3 surowce: otrzymujesz losowego wielkiego człowieka.
ability-pottery_any2 = Dowolne 2 surowce: połóż monetę na tej karcie, najwyżej 4.
ability-writing_spy = 1 szpieg: anuluj akcję miasta ogłoszoną przez innego gracza; miasto swoją akcję wykorzystało.
ability-chivalry_incense = 1 kadzidła: otrzymujesz 5 kultury.
ability-civil_service_spy = 1 szpieg: anuluj wydarzenie kulturalne, które ktoś zagrywa.
ability-construction_wheat = 1 zboże: jedno z twoich miast ma w tej turze 5 produkcji więcej.
ability-democracy_coin = Raz na turę: wydaj 6 wymiany handlowej, by położyć monetę na tej karcie, najwyżej 4.
ability-engineering_split = Raz na turę produkujące miasto może wytworzyć dwie rzeczy.
ability-mathematics_iron = 1 żelazo, w swojej turze bitewnej: zadaj do 3 ran, podzielonych między wrogie jednostki na frontach.
ability-monarchy_silk = 1 jedwab: starożytny cud staje się przestarzały albo ginie losowa jednostka z dostępnych sił innego gracza.
ability-printing_press_coin = Raz na turę: wydaj 5 kultury, by położyć monetę na tej karcie, najwyżej 4.
ability-banking_wheat = 1 zboże: jedno z twoich miast ma w tej turze 7 produkcji więcej.
ability-biology_heal = Raz na bitwę, w swojej turze bitewnej: usuń wszystkie rany ze swoich jednostek na frontach.
ability-communism_spy = 1 szpieg, podczas czyjegokolwiek ruchu: w tej turze żaden pionek nie opuści wybranego pola.
ability-gunpowder_any2 = Dowolne 2 surowce: starożytny lub średniowieczny cud staje się przestarzały albo zniszcz dowolny budynek.
ability-metal_casting_incense = 1 kadzidła: otrzymujesz 7 kultury.
ability-military_science_production = Każde twoje miasto ma 1 produkcji więcej za każde 3 twoje monety.
ability-steam_power_silk = 1 jedwab: wszystkie twoje pionki z jednego pola płyną na dowolne pole wody; w tej turze już się nie poruszą.
ability-atomic_theory_actions = 1 uran: każde twoje miasto ma w tej turze jedną akcję więcej.
ability-atomic_theory_nuke = 1 uran, podczas swojego ruchu: zniszcz miasto, które nie jest stolicą, i wszystko na jego peryferiach.
ability-ballistics_iron = 1 żelazo, w swojej turze bitewnej: zadaj do 6 ran, podzielonych między wrogie jednostki na frontach.
ability-combustion_raze = Raz na turę armia, która kończy ruch na budynku, może go zniszczyć.
ability-combustion_walls = Gdy twoje armie atakują miasto z murami, mury padają przed bitwą.
ability-computers_hands = Twoja ręka bitewna i limit kart kultury rosną o 1 za każde 5 twoich monet.
ability-flight_overfly = Twoje poruszające się pionki przelatują nad wrogimi pionkami, chatkami, wioskami i miastami.
ability-mass_media_immunity = Nikt nie może anulować twoich wydarzeń kulturalnych.
ability-mass_media_spy = 1 szpieg: anuluj zdolność surowców użytą przez innego gracza; to, co za nią zapłacono, przepada.
ability-space_flight_win = Natychmiast wygrywasz grę.

## Technologie: co jeszcze dają

brings-building = Odblokowuje: { $building } (produkcja { $cost })
brings-upgrade = { $basic } zmienia się w: { $building } (produkcja { $cost })
brings-government = Odblokowuje ustrój: { $government }
brings-unit = { $unit_type }: ranga { $rank }
brings-aircraft = Odblokowuje lotnictwo
brings-coin = Moneta
brings-culture-hand = Limit kart kultury +{ $number }
brings-speed = Prędkość podróży { $number }
brings-stacking = Limit ustawienia { $number }
brings-cities = Do { $number } miast
brings-water-cross = Pionki mogą przekraczać wodę, ale nie mogą się na niej zatrzymać
brings-water-end = Pionki mogą przekraczać wodę i zatrzymywać się na niej
brings-discount = { $wonder } kosztuje { $cost }
brings-coins = Mieści monet: { $number }

## Cuda (SMC-W)

wonder-stonehenge = Początek tury: otrzymujesz 1 kulturę.
wonder-colossus = Początek tury: otrzymujesz 3 wymiany handlowej.
wonder-oracle = W swoich bitwach widzisz rękę bitewną przeciwnika.
wonder-hanging_gardens = Początek tury: możesz postawić na tym polu armię lub wóz ze swojej puli.
wonder-angkor_wat = Raz na turę jedne zbiory miasta dają dwa żetony.
wonder-himeji_samurai_castle = Wszystkie twoje jednostki są silniejsze o 1.
wonder-louvre = Początek tury: otrzymujesz 3 kultury.
wonder-porcelain_tower = Do badań potrzebujesz 5 wymiany handlowej mniej.
wonder-panama_canal = Początek tury: połóż monetę na tym cudzie.
wonder-statue_of_liberty = Początek tury: możesz za darmo nauczyć się technologii znanej innemu graczowi.
wonder-sydney_opera_house = Początek tury: przesuń się za darmo o jedno pole na torze kultury.
wonder-united_nations = Wydarzenia kulturalne mogą wybrać cię za cel tylko za twoją zgodą.

## Wydarzenia kulturalne (SMC-E)

event-a_gift_from_afar = Zastępuje jedno żelazo, zboże, szpiega lub jedwab, gdy płacisz za zdolność surowców. Inny wybrany gracz otrzymuje monetę.
event-bread_and_circuses = Anuluj wydarzenie kulturalne, którego celem jesteś ty, twoje pionki albo pole lub budynek twoich miast.
event-defection = Zabij pionek w odległości do 4 pól od twojego pionka lub miasta. Może przerwać ruch.
event-disoriented = Przesuń wszystkie pionki innego gracza z jednego pola o najwyżej 2 pola lądem; nie wywołają bitwy.
event-drought = Pole, które nie jest górami i nie ma znacznika, do końca gry staje się pustynią.
event-exchange_of_ideas = Naucz się technologii poziomu I, którą zna wybrany gracz; potem on uczy się jednej poziomu I od ciebie.
event-sabotage = Zniszcz budynek w odległości do 4 pól od twojego pionka lub miasta.
event-the_citizens_are_revolting = Inny gracz popada w Anarchię.
event-we_love_the_despot_day = Jedno z twoich miast ma w tej turze 4 produkcji więcej.
event-a_generous_gift = Zastępuje jedno żelazo, zboże, szpiega lub jedwab, gdy płacisz za zdolność surowców.
event-catastrophe = Zniszcz budynek w odległości do 6 pól od twojego pionka lub miasta.
event-deforestation = Las bez znacznika do końca gry staje się równiną.
event-jousting_tourney = Anuluj wydarzenie kulturalne.
event-knowledge_shared = Naucz się technologii poziomu I lub II, którą zna wybrany gracz; potem on uczy się jednej takiej od ciebie.
event-lost = Przesuń wszystkie pionki innego gracza z jednego pola o najwyżej 3 pola lądem; nie wywołają bitwy.
event-mass_defection = Na polu w odległości do 6 pól od twojego pionka lub miasta zabij wielkiego człowieka albo jeden lub dwa pionki. Może przerwać ruch.
event-the_citizens_are_revolting_2 = Inny gracz popada w Anarchię.
event-we_love_the_queen_day = Jedno z twoich miast ma w tej turze 6 produkcji więcej.
event-a_princely_gift = Zastępuje jedno żelazo, uran, szpiega, zboże lub jedwab, gdy płacisz za zdolność surowców.
event-disaster = Zniszcz jeden lub dwa budynki innych graczy.
event-out_of_position = Przesuń wszystkie pionki innego gracza z jednego pola o najwyżej 4 pola lądem; nie wywołają bitwy.
event-primetime_tv = Anuluj wydarzenie kulturalne albo zdolność surowców; to, co za nią zapłacono, przepada.
event-think_tank = Naucz się technologii poziomu I, II lub III, którą zna wybrany gracz; potem on uczy się jednej takiej od ciebie.
event-we_love_the_president_day = Jedno z twoich miast ma w tej turze 8 produkcji więcej.
event-wholesale_defection = Na dowolnym polu zabij wielkiego człowieka albo jeden lub dwa pionki. Może przerwać ruch.

## Ustroje (SMC-G; karty zastępcze: SMC-G13)

government-anarchy = Stolica nie wykonuje akcji.
government-despotism = Brak efektu.
government-republic = Twoje armie mogą zakładać miasta; twoje wozy mogą wchodzić do chatek i je badać.
government-feudalism = 1 moneta. Miasto, które zbiera, może wziąć surowiec dowolnego twojego miasta.
government-monarchy = Limit kart kultury +1. Każde miasto poświęcone sztuce otrzymuje 1 kultury więcej.
government-democracy = Zbierasz 2 wymiany handlowej więcej. Nie możesz atakować wrogich miast.
government-communism = Każde miasto ma 2 produkcji więcej. Stolica otrzymuje ze sztuki 1 kultury mniej.
government-fundamentalism = Ręka bitewna +1. Zbierasz 2 wymiany handlowej mniej.
government-2013-anarchy = Stolica nie wykonuje akcji.
government-2013-despotism = Każde miasto ma 1 produkcji więcej.
government-2013-republic = Twoje armie mogą zakładać miasta.
government-2013-feudalism = Początek tury: możesz zebrać surowiec na peryferiach dowolnego swojego miasta.
government-2013-monarchy = Stolica może wykonać drugą akcję innego rodzaju.
government-2013-democracy = 1 moneta. Początek tury: otrzymujesz 2 wymiany handlowej.
government-2013-communism = Ręka bitewna +1. Każde miasto ma z peryferii tyle produkcji, ile najlepsze z twoich miast.
government-2013-fundamentalism = Premia bitewna +4. Początek tury: 1 kultura za każdą twoją armię na mapie.

## Cywilizacje (SMC-20)

civilization-america = Zaczyna z wielkim człowiekiem w stolicy. 3 wymiany handlowej dają 2 produkcji zamiast 1.
civilization-china = Zaczyna ze stolicą otoczoną murami. Otrzymuje 3 kultury za każdą zbadaną chatkę i zdobytą wioskę. Po bitwie może ocalić jedną zabitą jednostkę.
civilization-egypt = Zaczyna ze starożytnym cudem. Raz na turę miasto może w ramach akcji wznieść za darmo odblokowany budynek.
civilization-germany = Zaczyna z 2 dodatkowymi jednostkami piechoty. Technologia, która ulepsza lub odblokowuje rodzaj jednostek, daje też jedną taką jednostkę i wybrany surowiec.
civilization-rome = Zaczyna w ustroju Republika. Przesuwa się za darmo na torze kultury za każdy cud, założone miasto, zdobyte miasto lub wioskę.
civilization-russia = Zaczyna w ustroju Komunizm z siódmą armią. Limit ustawienia +1. Raz na turę może poświęcić pionek we wrogim mieście, by nauczyć się technologii jego właściciela.
