# Ką daro „Sid Meier's Civilization“ kortos.

## Technologijos: savybės (SMC-T)

ability-animal_husbandry_heal = Kartą per mūšį, savo mūšio eilėje: nuimkite iki 3 sužeidimų nuo savo dalinių frontuose.
ability-animal_husbandry_wheat = 1 kviečiai: vieno jūsų miesto produkcija šį ėjimą +3.
ability-code_of_laws_coin = Pirmas per ėjimą laimėtas mūšis padeda monetą ant šios kortos, daugiausia 4.
ability-currency_incense = 1 smilkalai: gaunate 3 kultūros.
ability-horseback_riding_silk = 1 šilkas: gaunate 9 prekybos, tada kitas jūsų pasirinktas žaidėjas gauna 6.
ability-metalworking_iron = 1 geležis, prieš žaidžiant dalinį: jei jis puola, jo smūgis padaro 3 sužeidimais daugiau.
ability-philosophy_any3 = Bet kurie 3 resursai: gaunate atsitiktinę didžią asmenybę.
ability-pottery_any2 = Bet kurie 2 resursai: padėkite monetą ant šios kortos, daugiausia 4.
ability-writing_spy = 1 šnipas: atšaukite miesto veiksmą, kurį paskelbė kitas žaidėjas; tas miestas savo veiksmą panaudojo.
ability-chivalry_incense = 1 smilkalai: gaunate 5 kultūros.
ability-civil_service_spy = 1 šnipas: atšaukite kultūros įvykį, kurį kas nors žaidžia.
ability-construction_wheat = 1 kviečiai: vieno jūsų miesto produkcija šį ėjimą +5.
ability-democracy_coin = Kartą per ėjimą: už 6 prekybos padėkite monetą ant šios kortos, daugiausia 4.
ability-engineering_split = Kartą per ėjimą gaminantis miestas gali padaryti du daiktus.
ability-mathematics_iron = 1 geležis, savo mūšio eilėje: padarykite iki 3 sužeidimų, paskirstytų priešo daliniams frontuose.
ability-monarchy_silk = 1 šilkas: vienas senovinis stebuklas pasensta, arba žūsta atsitiktinis kito žaidėjo nuolatinių pajėgų dalinys.
ability-printing_press_coin = Kartą per ėjimą: už 5 kultūros padėkite monetą ant šios kortos, daugiausia 4.
ability-banking_wheat = 1 kviečiai: vieno jūsų miesto produkcija šį ėjimą +7.
ability-biology_heal = Kartą per mūšį, savo mūšio eilėje: nuimkite visus sužeidimus nuo savo dalinių frontuose.
ability-communism_spy = 1 šnipas, bet kieno judėjimo metu: šį ėjimą jokia figūrėlė nepalieka jūsų pasirinkto kvadrato.
ability-gunpowder_any2 = Bet kurie 2 resursai: senovinis ar viduramžių stebuklas pasensta, arba sugriaunamas bet kuris pastatas.
ability-metal_casting_incense = 1 smilkalai: gaunate 7 kultūros.
ability-military_science_production = Kiekvieno jūsų miesto produkcija +1 už kas 3 jūsų monetas.
ability-steam_power_silk = 1 šilkas: visos jūsų figūrėlės iš vieno kvadrato perkeliamos į bet kurį vandens kvadratą; šį ėjimą jos nebejuda.
ability-atomic_theory_actions = 1 uranas: kiekvienas jūsų miestas šį ėjimą turi dar vieną veiksmą.
ability-atomic_theory_nuke = 1 uranas, savo judėjimo metu: sunaikinkite miestą, kuris nėra sostinė, ir viską jo apylinkėse.
ability-ballistics_iron = 1 geležis, savo mūšio eilėje: padarykite iki 6 sužeidimų, paskirstytų priešo daliniams frontuose.
ability-combustion_raze = Kartą per ėjimą kariuomenė, baigusi judėti ant pastato, gali jį sugriauti.
ability-combustion_walls = Kai jūsų kariuomenė puola miestą su sienomis, sienos krinta prieš mūšį.
ability-computers_hands = Jūsų mūšio ir kultūros ranka +1 už kas 5 jūsų monetas.
ability-flight_overfly = Judančios jūsų figūrėlės praskrenda virš priešo figūrėlių, trobelių, kaimų ir miestų.
ability-mass_media_immunity = Niekas negali atšaukti jūsų kultūros įvykių.
ability-mass_media_spy = 1 šnipas: atšaukite resurso savybę, kurią naudoja kitas žaidėjas; tai, kas už ją sumokėta, prarandama.
ability-space_flight_win = Jūs tuoj pat laimite žaidimą.

## Technologijos: ką dar jos duoda

brings-building = Atrakina: { $building } (produkcija { $cost })
brings-upgrade = { $basic } virsta: { $building } (produkcija { $cost })
brings-government = Atrakina santvarką: { $government }
brings-unit = { $unit_type }: { $rank } rangas
brings-aircraft = Atrakina aviaciją
brings-coin = Moneta
brings-culture-hand = Kultūros ranka +{ $number }
brings-speed = Keliavimo greitis { $number }
brings-stacking = Grupavimo limitas { $number }
brings-cities = Iki { $number } miestų
brings-water-cross = Figūrėlės gali kirsti vandenį, bet jame nesustoja
brings-water-end = Figūrėlės gali kirsti vandenį ir jame sustoti
brings-discount = { $wonder } kainuoja { $cost }
brings-coins = Telpa monetų: { $number }

## Stebuklai (SMC-W)

wonder-stonehenge = Ėjimo pradžia: gaunate 1 kultūrą.
wonder-colossus = Ėjimo pradžia: gaunate 3 prekybos.
wonder-oracle = Savo mūšiuose matote priešininko mūšio ranką.
wonder-hanging_gardens = Ėjimo pradžia: galite pastatyti kariuomenę ar skautą iš atsargų į šį kvadratą.
wonder-angkor_wat = Kartą per ėjimą vienas miesto derlius duoda du žetonus.
wonder-himeji_samurai_castle = Visi jūsų daliniai stipresni 1.
wonder-louvre = Ėjimo pradžia: gaunate 3 kultūros.
wonder-porcelain_tower = Technologijai išrasti reikia 5 prekybos mažiau.
wonder-panama_canal = Ėjimo pradžia: padėkite monetą ant šio stebuklo.
wonder-statue_of_liberty = Ėjimo pradžia: galite nemokamai išmokti technologiją, kurią moka kitas žaidėjas.
wonder-sydney_opera_house = Ėjimo pradžia: nemokamai paženkite vieną kultūros eilutės langelį.
wonder-united_nations = Kultūros įvykiai nusitaiko į jus tik jums sutikus.

## Kultūros įvykiai (SMC-E)

event-a_gift_from_afar = Mokant už resurso savybę atstoja vieną geležį, kviečius, šnipą ar šilką. Kitas jūsų pasirinktas žaidėjas gauna monetą.
event-bread_and_circuses = Atšaukite kultūros įvykį, nutaikytą į jus, jūsų figūrėles arba jūsų miestų kvadratą ar pastatą.
event-defection = Žūsta figūrėlė ne toliau kaip 4 kvadratai nuo jūsų figūrėlės ar miesto. Galima nutraukti judėjimą.
event-disoriented = Visas kito žaidėjo figūrėles iš vieno kvadrato perkelkite sausuma iki 2 kvadratų; mūšio jos nepradeda.
event-drought = Kvadratas, kuris nėra kalnas ir neturi žymeklio, iki žaidimo galo virsta dykuma.
event-exchange_of_ideas = Išmokite I lygio technologiją, kurią moka jūsų pasirinktas žaidėjas; tada jis išmoksta I lygio technologiją iš jūsų.
event-sabotage = Sugriaukite pastatą ne toliau kaip 4 kvadratai nuo jūsų figūrėlės ar miesto.
event-the_citizens_are_revolting = Kitas žaidėjas patenka į anarchiją.
event-we_love_the_despot_day = Vieno jūsų miesto produkcija šį ėjimą +4.
event-a_generous_gift = Mokant už resurso savybę atstoja vieną geležį, kviečius, šnipą ar šilką.
event-catastrophe = Sugriaukite pastatą ne toliau kaip 6 kvadratai nuo jūsų figūrėlės ar miesto.
event-deforestation = Miškas be žymeklio iki žaidimo galo virsta pieva.
event-jousting_tourney = Atšaukite kultūros įvykį.
event-knowledge_shared = Išmokite I ar II lygio technologiją, kurią moka jūsų pasirinktas žaidėjas; tada jis išmoksta tokio lygio technologiją iš jūsų.
event-lost = Visas kito žaidėjo figūrėles iš vieno kvadrato perkelkite sausuma iki 3 kvadratų; mūšio jos nepradeda.
event-mass_defection = Kvadrate ne toliau kaip 6 kvadratai nuo jūsų figūrėlės ar miesto žūsta didi asmenybė arba viena ar dvi figūrėlės. Galima nutraukti judėjimą.
event-the_citizens_are_revolting_2 = Kitas žaidėjas patenka į anarchiją.
event-we_love_the_queen_day = Vieno jūsų miesto produkcija šį ėjimą +6.
event-a_princely_gift = Mokant už resurso savybę atstoja vieną geležį, uraną, šnipą, kviečius ar šilką.
event-disaster = Sugriaukite vieną ar du kitų žaidėjų pastatus.
event-out_of_position = Visas kito žaidėjo figūrėles iš vieno kvadrato perkelkite sausuma iki 4 kvadratų; mūšio jos nepradeda.
event-primetime_tv = Atšaukite kultūros įvykį arba resurso savybę; tai, kas už ją sumokėta, prarandama.
event-think_tank = Išmokite I, II ar III lygio technologiją, kurią moka jūsų pasirinktas žaidėjas; tada jis išmoksta tokio lygio technologiją iš jūsų.
event-we_love_the_president_day = Vieno jūsų miesto produkcija šį ėjimą +8.
event-wholesale_defection = Bet kuriame kvadrate žūsta didi asmenybė arba viena ar dvi figūrėlės. Galima nutraukti judėjimą.

## Santvarkos (SMC-G; pakaitinės kortos: SMC-G13)

government-anarchy = Sostinė neatlieka veiksmų.
government-despotism = Jokio poveikio.
government-republic = Jūsų kariuomenės gali steigti miestus; skautai gali įeiti į trobeles ir jas tyrinėti.
government-feudalism = 1 moneta. Derlių imantis miestas gali imti bet kurio jūsų miesto resursą.
government-monarchy = Kultūros ranka +1. Kiekvienas menams atsidavęs miestas gauna 1 kultūra daugiau.
government-democracy = Surenkate 2 prekybos daugiau. Negalite pulti priešo miestų.
government-communism = Kiekvieno miesto produkcija +2. Sostinė iš menų gauna 1 kultūra mažiau.
government-fundamentalism = Mūšio ranka +1. Surenkate 2 prekybos mažiau.
government-2013-anarchy = Sostinė neatlieka veiksmų.
government-2013-despotism = Kiekvieno miesto produkcija +1.
government-2013-republic = Jūsų kariuomenės gali steigti miestus.
government-2013-feudalism = Ėjimo pradžia: galite paimti derlių bet kurio savo miesto apylinkėse.
government-2013-monarchy = Sostinė gali atlikti antrą, kitos rūšies veiksmą.
government-2013-democracy = 1 moneta. Ėjimo pradžia: gaunate 2 prekybos.
government-2013-communism = Mūšio ranka +1. Kiekvieno miesto apylinkių produkcija tokia kaip geriausio jūsų miesto.
government-2013-fundamentalism = Kovos premija +4. Ėjimo pradžia: po 1 kultūrą už kiekvieną jūsų kariuomenę žemėlapyje.

## Civilizacijos (SMC-20)

civilization-america = Pradeda su didžia asmenybe sostinėje. 3 prekybos duoda 2 produkcijos, ne 1.
civilization-china = Pradeda su sostinės sienomis. Už kiekvieną ištirtą trobelę ir užkariautą kaimą gauna 3 kultūros. Po mūšio gali išsaugoti vieną žuvusį savo dalinį.
civilization-egypt = Pradeda su senoviniu stebuklu. Kartą per ėjimą miestas savo veiksmu gali nemokamai pastatyti atrakintą pastatą.
civilization-germany = Pradeda su 2 papildomais pėstininkų daliniais. Technologija, gerinanti ar atrakinanti dalinių rūšį, duoda ir vieną tokį dalinį bei pasirinktą resursą.
civilization-rome = Pradeda su respublika. Nemokamai žengia kultūros eilutėje už kiekvieną stebuklą, įsteigtą miestą, užkariautą miestą ar kaimą.
civilization-russia = Pradeda su komunizmu ir septinta kariuomene. Grupavimo limitas +1. Kartą per ėjimą figūrėlę galima paaukoti priešo mieste ir išmokti technologiją, kurią moka jo valdovas.
