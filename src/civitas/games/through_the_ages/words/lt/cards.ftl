# Ką daro „Through the Ages“ kortos.

## Veiksmų kortos

effect-cultural_heritage_a = Gauni 1 mokslo tašką ir 4 kultūros taškus.
effect-engineering_genius_a = Pastatyk lygiai vieną savo stebuklo etapą 2 resursais pigiau.
effect-frugality_a = Padidink gyventojų skaičių (sumoki kainą maistu); po to gauni 1 maisto.
effect-patriotism_a = Šį ėjimą: 1 laikinas resursas kariniams daliniams statyti ar tobulinti ir 1 laikinas karinis veiksmas.
effect-rich_land_a = Pastatyk arba patobulink vieną ūkį ar kasyklą 1 resursu pigiau.
effect-stockpile_a = Gauni 1 resursą, tada 1 maisto.
effect-urban_growth_a = Pastatyk arba patobulink vieną miesto pastatą 1 resursu pigiau.
effect-breakthrough_i = Įdiek technologiją (sumoki kainą mokslo taškais); po to gauni 2 mokslo taškus.
effect-cultural_heritage_i = Gauni 2 mokslo taškus ir 2 kultūros taškus.
effect-engineering_genius_i = Pastatyk lygiai vieną savo stebuklo etapą 3 resursais pigiau.
effect-frugality_i = Padidink gyventojų skaičių (sumoki kainą maistu); po to gauni 2 maisto.
effect-patriotism_i = Šį ėjimą: 2 laikini resursai kariniams daliniams statyti ar tobulinti ir 1 laikinas karinis veiksmas.
effect-reserves_i = Gauni 2 resursus arba 2 maisto (renkiesi tu).
effect-rich_land_i = Pastatyk arba patobulink vieną ūkį ar kasyklą 2 resursais pigiau.
effect-urban_growth_i = Pastatyk arba patobulink vieną miesto pastatą 2 resursais pigiau.
effect-breakthrough_ii = Įdiek technologiją (sumoki kainą mokslo taškais); po to gauni 3 mokslo taškus.
effect-efficient_upgrade_ii = Patobulink vieną ūkį, kasyklą ar miesto pastatą 3 resursais pigiau.
effect-engineering_genius_ii = Pastatyk lygiai vieną savo stebuklo etapą 4 resursais pigiau.
effect-frugality_ii = Padidink gyventojų skaičių (sumoki kainą maistu); po to gauni 3 maisto.
effect-patriotism_ii = Šį ėjimą: 3 laikini resursai kariniams daliniams statyti ar tobulinti ir 1 laikinas karinis veiksmas.
effect-reserves_ii = Gauni 3 resursus arba 3 maisto (renkiesi tu).
effect-revolutionary_idea_ii = Gauni 4 mokslo taškus.
effect-rich_land_ii = Pastatyk arba patobulink vieną ūkį ar kasyklą 3 resursais pigiau.
effect-urban_growth_ii = Pastatyk arba patobulink vieną miesto pastatą 3 resursais pigiau.
effect-wave_of_nationalism_ii = Šį ėjimą už kiekvieną civilizaciją, stipresnę už tavo: 6 / 3 / 2 laikini resursai (2 / 3 / 4 žaidėjai) kariniams daliniams statyti ar tobulinti.
effect-efficient_upgrade_iii = Patobulink vieną ūkį, kasyklą ar miesto pastatą 4 resursais pigiau.
effect-endowment_for_the_arts_iii = Už kiekvieną civilizaciją, turinčią daugiau kultūros taškų nei tu, gauni 6 / 3 / 2 kultūros taškus (2 / 3 / 4 žaidėjai).
effect-engineering_genius_iii = Pastatyk lygiai vieną savo stebuklo etapą 5 resursais pigiau.
effect-military_build_up_iii = Šį ėjimą už kiekvieną civilizaciją, stipresnę už tavo: 8 / 5 / 3 laikini resursai (2 / 3 / 4 žaidėjai) kariniams daliniams statyti ar tobulinti.
effect-patriotism_iii = Šį ėjimą: 4 laikini resursai kariniams daliniams statyti ar tobulinti ir 1 laikinas karinis veiksmas.
effect-reserves_iii = Gauni 4 resursus arba 4 maisto (renkiesi tu).
effect-revolutionary_idea_iii = Gauni 6 mokslo taškus.
effect-urban_growth_iii = Pastatyk arba patobulink vieną miesto pastatą 4 resursais pigiau.

## Agresijos

effect-enslave_i = Priešininkas praranda 1 darbininką. Gauni 2 resursus, tada 2 maisto.
effect-plunder_i = Atimk iš priešininko resursų ir (arba) maisto, iš viso iki 3 (ko ir kiek, renkasi puolantysis).
effect-raid_i = Sugriauk 1 priešininko 0–1 lygio miesto pastatą (renkasi puolantysis). Gauni resursų: pusę jo kortoje nurodytos kainos, apvalinant aukštyn.
effect-annex_ii = Perimk 1 priešininko koloniją (renkasi puolantysis): nuolatinis jos poveikis pereina tau, vienkartinio negauni.
effect-infiltrate_ii = Pašalink iš žaidimo priešininko lyderį ARBA nebaigtą stebuklą (renkasi puolantysis). Gauni po 3 kultūros taškus už kiekvieną tos kortos lygį.
effect-plunder_ii = Atimk iš priešininko resursų ir (arba) maisto, iš viso iki 5 (ko ir kiek, renkasi puolantysis).
effect-raid_ii = Sugriauk iki 2 priešininko miesto pastatų: vieną 0–2 lygio ir vieną 0–1 lygio. Gauni resursų: pusę bendros jų kortose nurodytos kainos, apvalinant aukštyn.
effect-spy_ii = Atimk iš priešininko iki 5 mokslo taškų.
effect-armed_intervention_iii = Atimk iš priešininko iki 7 kultūros taškų.
effect-plunder_iii = Atimk iš priešininko resursų ir (arba) maisto, iš viso iki 7 (ko ir kiek, renkasi puolantysis).
effect-raid_iii = Sugriauk iki 2 priešininko miesto pastatų: vieną 0–3 lygio ir vieną 0–2 lygio. Gauni resursų: pusę bendros jų kortose nurodytos kainos, apvalinant aukštyn.

## Įvykiai

effect-development_of_agriculture = Kiekviena civilizacija gauna 2 maisto.
effect-development_of_civilization = Kiekviena civilizacija gali padaryti VIENĄ dalyką: padidinti gyventojų skaičių, pastatyti ūkį / kasyklą / miesto pastatą arba įdiegti technologiją; tai kainuoja 1 maisto vienetu / 1 resursu / 1 mokslo tašku mažiau; civilinio veiksmo nereikia (revoliucija vis tiek sunaudoja visus civilinius veiksmus).
effect-development_of_crafts = Kiekviena civilizacija gauna 2 resursus.
effect-development_of_markets = Kiekviena civilizacija gauna 2 maisto arba 2 resursus (renkasi kiekvienas žaidėjas).
effect-development_of_politics = Kiekvienas žaidėjas traukia 3 karines kortas.
effect-development_of_religion = Kiekvienas žaidėjas, turintis laisvą darbininką, gali nemokamai pastatyti vieną A epochos šventyklą („Religija“).
effect-development_of_science = Kiekviena civilizacija gauna 2 mokslo taškus.
effect-development_of_settlement = Kiekviena civilizacija gauna 1 darbininką (nemokamai).
effect-development_of_trade_routes = Kiekviena civilizacija gauna 1 mokslo tašką, 1 maisto ir 1 resursą.
effect-development_of_warfare = Kiekvienas žaidėjas, turintis laisvą darbininką, gali nemokamai pastatyti vieną karių dalinį („Kariai“).
effect-barbarians = Jei daugiausia kultūros taškų turinti civilizacija yra viena iš dviejų silpniausių, ji praranda 1 darbininką.
effect-border_conflict = Silpniausia civilizacija sugriauna vieną savo miesto pastatą, ūkį ar kasyklą (renkasi pati). Stipriausia gauna 3 resursus.
effect-crusades = Stipriausia civilizacija gauna 4 kultūros taškus, silpniausia praranda 4 kultūros taškus.
effect-cultural_influence = Kiekviena civilizacija gauna tiek kultūros taškų, kiek kultūros turi per ėjimą.
effect-foray = Dvi stipriausios civilizacijos gauna maisto ir (arba) resursų, kiekviena iš viso 3 (ko ir kiek, renkasi pati).
effect-good_harvest = Kiekviena civilizacija dabar gamina maistą (be korupcijos, gyventojai nevalgo).
effect-immigration = Kiekviena daugiausia laimingų veidelių turinti civilizacija gauna 1 darbininką (jei kelios turi po lygiai, gauna visos).
effect-new_deposits = Kiekviena civilizacija dabar gamina resursus (be korupcijos).
effect-pestilence = Kiekviena civilizacija praranda 1 darbininką.
effect-raiders = Dvi silpniausios civilizacijos praranda maisto ir (arba) resursų, kiekviena iš viso 2 (ko ir kiek, renkasi pati).
effect-rats = Kiekviena civilizacija praranda visą sukauptą maistą.
effect-rebellion = Kiekviena civilizacija iš karto be naudos sunaudoja po 2 civilinius veiksmus už kiekvieną nepatenkintą darbininką (ne daugiau, nei jų liko).
effect-reign_of_terror = Silpniausia civilizacija praranda 1 darbininką.
effect-scientific_breakthrough = Kiekviena civilizacija gauna tiek mokslo taškų, kiek mokslo turi per ėjimą.
effect-uncertain_borders = Stipriausia civilizacija perkelia 1 geltoną žetoną iš silpniausios geltonojo banko į savo geltonąjį banką.
effect-civil_unrest = Kiekviena civilizacija praranda po 4 kultūros taškus už kiekvieną nepatenkintą darbininką. Kiekviena civilizacija, kuri nepatenkintų darbininkų turi daugiausia (bent 1), dar grąžina į dėžę 1 mėlyną žetoną.
effect-cold_war = Dvi stipriausios civilizacijos gauna po 6 mokslo taškus.
effect-crime_wave = Dvi silpniausios civilizacijos praranda po 3 kultūros taškus ir grąžina į dėžę po 1 mėlyną žetoną.
effect-economic_progress = Kiekviena civilizacija dabar gamina: korupcija, tada maisto gamyba, tada gyventojai valgo, tada resursų gamyba.
effect-emigration = Kiekviena civilizacija praranda darbininkų: pusę nepatenkintųjų skaičiaus, apvalinant aukštyn (žetonai – į geltonąjį banką).
effect-iconoclasm = Kiekviena civilizacija, kurios lyderis ne iš dabartinės epochos, pašalina jį iš žaidimo.
effect-independence_declaration = Silpniausia civilizacija praranda 1 koloniją (kurią, renkasi savininkas).
effect-international_agreement = Stipriausia civilizacija gali tuoj pat iš kortų eilės imti civilinių kortų, iš viso vertų iki 5 civilinių veiksmų; už tai ji atsisako savo kito politinio veiksmo. Tada kortų eilė sustumiama į kairę ir papildoma (nieko neišmetant). Dėl to epocha gali baigtis.
effect-national_pride = Daugiausia kultūros taškų turinti civilizacija gauna 5 kultūros taškus.
effect-politics_of_strength = Stipriausia civilizacija traukia 5 karines kortas, silpniausia išmeta 3 karines kortas (renkasi pati). IV epochoje vietoj to stipriausia gauna 5 kultūros taškus, silpniausia praranda 3 kultūros taškus.
effect-popularization_of_science = Kiekviena civilizacija gauna tiek kultūros taškų, kiek mokslo turi per ėjimą.
effect-prosperity = Kiekviena civilizacija gauna po 1 maisto už kiekvieną laimingą veidelį (daugiausia 8).
effect-ravages_of_time = Kiekvienas žaidėjas pasirenka vieną savo užbaigtą A arba I epochos stebuklą ir jį užverčia: visas jo poveikis dingsta, užtat jis duoda +2 kultūros per ėjimą.
effect-refugees = Stipriausia civilizacija gauna 3 kultūros taškus ir 1 darbininką; silpniausia praranda 3 kultūros taškus ir 1 darbininką.
effect-terrorism = Mažiausiai kultūros taškų turinti civilizacija sugriauna po 1 kiekvienos kitos civilizacijos miesto pastatą (renkasi ji).
effect-impact_of_agriculture = Kiekviena civilizacija gauna tiek kultūros taškų, kiek maisto pagamina, ir dar 4, jei pagamina daugiau, nei gyventojai suvalgo.
effect-impact_of_architecture = Kiekviena civilizacija gauna po 1 kultūros tašką už kiekvieno savo miesto pastato kiekvieną lygį.
effect-impact_of_balance = Kiekviena civilizacija gauna du kartus tiek kultūros taškų, kiek pagamina to, ko gamina mažiausiai: mokslo, kultūros, maisto ar resursų (korupcija ir gyventojų suvalgomas maistas neskaičiuojami).
effect-impact_of_colonies = Kiekviena civilizacija gauna po 3 kultūros taškus už kiekvieną koloniją.
effect-impact_of_competition = Kiekviena civilizacija gauna po 1 kultūros tašką už kiekvieno karinio dalinio ir kiekvienos arenos kiekvieną lygį.
effect-impact_of_government = Kiekviena civilizacija gauna po 2 kultūros taškus už kiekvieną civilinį veiksmą ir po 1 už kiekvieną karinį veiksmą (skaičiuojami visi jos veiksmai).
effect-impact_of_happiness = Kiekviena civilizacija gauna po 2 kultūros taškus už kiekvieną laimingą veidelį (daugiausia 16) ir praranda po 2 už kiekvieną nepatenkintą darbininką.
effect-impact_of_industry = Kiekviena civilizacija gauna tiek kultūros taškų, kiek resursų pagamina jos kasyklos (tik kasyklos).
effect-impact_of_population = Kiekviena civilizacija gauna po 2 kultūros taškus už kiekvieną patenkintą darbininką, viršijantį 10 (patenkinti – visi darbininkai, atėmus nepatenkintus).
effect-impact_of_progress = Kiekviena civilizacija gauna po 2 kultūros taškus už savo santvarkos ir kiekvienos ypatingos technologijos kiekvieną lygį.
effect-impact_of_science = Vietos pagal mokslą per ėjimą: 4 žaidėjai – 15/10/5/0, 3 žaidėjai – 14/7/0, 2 žaidėjai – 10/0 kultūros taškų.
effect-impact_of_strength = Vietos pagal galią: 4 žaidėjai – 15/10/5/0, 3 žaidėjai – 14/7/0, 2 žaidėjai – 10/0 kultūros taškų.
effect-impact_of_technology = Kiekviena civilizacija gauna po 4 kultūros taškus už kiekvieną žaidime turimą III lygio technologiją (trumpesniame žaidime – II lygio).
effect-impact_of_variety = Kiekviena civilizacija gauna po 2 kultūros taškus už kiekvieną turimą karinių dalinių tipą, kiekvieną turimą miesto pastatų tipą ir kiekvieną žaidime turimą ypatingą technologiją.
effect-impact_of_wonders = Kiekviena civilizacija gauna kultūros taškų už kiekvieną užbaigtą stebuklą (taip pat griuvėsiais virtusį): A epocha – 5, I – 4, II – 3, III – 2.

## Lyderiai

effect-alexander_the_great = +1 galios už kiekvieną tavo karinį dalinį. Politinis veiksmas: pašalink Aleksandrą iš žaidimo ir perkelk 1 geltoną žetoną iš dėžės į savo geltonąjį banką.
effect-aristotle = Kaskart, kai imi technologijos kortą iš kortų eilės, gauni 1 mokslo tašką.
effect-hammurabi = Kartą per savo ėjimą vieną turimą karinį veiksmą gali panaudoti kaip civilinį. Imti lyderį iš kortų eilės kainuoja 1 civiliniu veiksmu mažiau (mažiausiai 0).
effect-homer = Kiekvieną savo ėjimą turi 1 laikiną resursą kariniams daliniams statyti ar tobulinti. Kai Homerą PAKEIČIA kitas lyderis, gali Homerą pakišti po vienu iš savo užbaigtų stebuklų: nuo tada tas stebuklas turi 1 laimingą veidelį daugiau, o civilinio veiksmo neatgauni.
effect-julius_caesar = Kartą per žaidimą po savo politinio veiksmo toje pačioje politikos fazėje gali atlikti antrą.
effect-moses = Didinti gyventojų skaičių kainuoja 1 maisto vienetu mažiau (mažiausiai 0).
effect-christopher_columbus = Politinis veiksmas: pašalink Kolumbą iš žaidimo ir kolonizuok vieną teritorijos kortą iš savo rankos be aukciono ir be dalinių aukojimo.
effect-frederick_barbarossa = Už 1 karinį veiksmą: padidink gyventojų skaičių IR pastatyk karinį dalinį; moki 1 maisto vienetu ir 1 resursu mažiau nei įprastai. Abi dalys privalomos.
effect-genghis_khan = Tavo taktikai kiekvieną tavo pėstininkų dalinį galima laikyti kavalerija (taip, kad galia būtų didžiausia). Ėjimo pabaigoje gauni 3 kultūros taškus, jei tavo civilizacija yra viena iš dviejų stipriausių (2 žaidėjai: stipriausia); jei galia lygi, pirmenybė tavo.
effect-joan_of_arc = +1 galios už kiekvieną tavo šventyklų ir tavo santvarkos laimingą veidelį. Savo politikos fazės pradžioje gali pažiūrėti viršutinę dabartinių įvykių kaladės kortą.
effect-leonardo_da_vinci = Mokslas per ėjimą padidėja geriausios tavo laboratorijos ar bibliotekos lygiu. Kaskart, kai įdiegi technologiją, gauni 1 resursą.
effect-michelangelo = +1 kultūros per ėjimą už kiekvieną tavo šventyklų, teatrų ir (užbaigtų) stebuklų laimingą veidelį. Imant stebuklą iš kortų eilės, už jau užbaigtus stebuklus papildomų civilinių veiksmų nemokama.
effect-isaac_newton = Mokslas per ėjimą padidėja geriausios tavo laboratorijos ar bibliotekos lygiu. Kaskart, kai įdiegi technologiją, atgauni vieną panaudotą civilinį veiksmą.
effect-james_cook = Kai siunti kolonizavimo pajėgas, gali išmesti iki 2 karinių kortų, po +1 už kiekvieną. +2 kultūros per ėjimą už pirmąją tavo koloniją ir +1 už kiekvieną kitą.
effect-j_s_bach = +1 kultūros per ėjimą už kiekvieną tavo teatrą. Teatrų technologijas įdiegti kainuoja 2 mokslo taškais mažiau. Kartą per savo ėjimą už 1 civilinį veiksmą patobulink bet kurį miesto pastatą į to paties ar aukštesnio lygio teatrą už įprastą kainų skirtumą (mažiausiai 0).
effect-maximilien_robespierre = Už savo revoliucijas moki VISAIS kariniais veiksmais, o ne visais civiliniais. Kai skelbi revoliuciją, gauni 3 kultūros taškus.
effect-napoleon_bonaparte = +2 galios už kiekvieną skirtingą turimą karinių dalinių tipą (pėstininkai, kavalerija, artilerija, aviacija).
effect-william_shakespeare = Jei turi biblioteką: teatrus statyti kainuoja 1 resursu mažiau, o teatrų technologijas įdiegti – 1 mokslo tašku mažiau. Jei turi teatrą: tas pats bibliotekoms. +2 kultūros per ėjimą už kiekvieną bibliotekos ir teatro porą.
effect-albert_einstein = Mokslas per ėjimą padidėja geriausios tavo laboratorijos ar bibliotekos lygiu. Kaskart, kai įdiegi technologiją, gauni 3 kultūros taškus.
effect-bill_gates = Kiekviena tavo laboratorija dar gamina tiek resursų, koks jos lygis (1 ir aukštesnio lygio laboratorijos gaminant, laikant ir keičiant žetonus veikia kaip kasyklos). Kai Gatesas palieka žaidimą arba žaidimui baigiantis, gauni tiek kultūros taškų, kiek resursų jos taip pagamina.
effect-charlie_chaplin = Geriausias tavo teatras duoda dvigubai daugiau kultūros.
effect-mahatma_gandhi = Agresijų ir karų sužaisti negali. Kiti žaidėjai, prieš tave sužaisdami agresiją ar skelbdami karą, moka dvigubai daugiau karinių veiksmų.
effect-sid_meier = Kiekviena tavo laboratorija duoda tiek kultūros, koks jos lygis, ir 1 mokslo mažiau.
effect-winston_churchill = Kiekvieną savo ėjimą pasirink viena: gauni 3 kultūros taškus; arba šį ėjimą turi 3 laikinus mokslo taškus karinių dalinių technologijoms įdiegti ir 3 laikinus resursus kariniams daliniams statyti ar tobulinti.

## Paktai

effect-open_borders_agreement = Abi pusės: po 1 papildomą karinį veiksmą. Jei viena pusė puola kitą, puolančiosios galia tam puolimui +2.
effect-trade_routes_agreement = A kartą per kiekvieną savo ėjimą gali 1 maisto vienetą panaudoti kaip 1 resursą; B kartą per kiekvieną savo ėjimą gali 1 resursą panaudoti kaip 1 maisto vienetą.
effect-acceptance_of_supremacy = Pusės negali pulti viena kitos. A gamina 1 resursu daugiau, B – 1 resursu mažiau.
effect-international_trade_agreement = A gamina 1 resursu daugiau, B – 1 maisto vienetu daugiau.
effect-promise_of_military_protection = A: +1 kultūros per ėjimą. B: +4 galios, −1 kultūros per ėjimą. Baigiasi, jei viena pusė puola kitą.
effect-scientific_cooperation = Kaskart, kai viena pusė įdiegia technologiją, ji moka 2 mokslo taškais mažiau, o kita pusė moka 1 mokslo tašką; jei kita pusė mokslo taškų neturi, technologijos įdiegti negalima.
effect-international_tourism = Abi pusės: +1 kultūros per ėjimą už kiekvieną užbaigtą kitos pusės stebuklą (taip pat griuvėsiais virtusį).
effect-loss_of_sovereignty = Pusės negali pulti viena kitos. A: +2 kultūros per ėjimą. B: −2 kultūros per ėjimą, ir niekas negali B skelbti karo.
effect-military_pact = Abi pusės: +3 galios. Baigiasi, jei viena pusė puola kitą.
effect-peace_treaty = Pusės negali pulti viena kitos. Abi pusės: +1 kultūros per ėjimą.

## Karai

effect-war_over_technology = Nugalėtojas paima tiek mokslo taškų, kokia jo galios persvara. Vietoj mokslo taškų jis gali vogti pralaimėjusiojo ypatingas (mėlynas) technologijas, kiekvieną už jos mokslo kainą; likutį paima mokslo taškais.
effect-war_over_territory = Nugalėtojas iš pralaimėjusiojo geltonojo banko į savo geltonąjį banką perkelia 1 geltoną žetoną ir dar po 1 už kiekvienus pilnus 5 galios persvaros taškus (kiek ten yra).
effect-war_over_culture = Nugalėtojas iš pralaimėjusiojo paima 5 kultūros taškus ir dar tiek, kokia jo galios persvara (ne daugiau, nei tas turi).

## Stebuklai

effect-pyramids = Vienas papildomas civilinis veiksmas.
effect-hanging_gardens = +1 kultūros per ėjimą, du laimingi veideliai.
effect-colossus = +2 galios, kolonizavimo premija +1.
effect-library_of_alexandria = +1 kultūros ir +1 mokslo per ėjimą. Rankoje gali turėti viena civiline ir viena karine korta daugiau.
effect-great_wall = +1 kultūros per ėjimą, vienas laimingas veidelis. +1 galios už kiekvieną tavo pėstininkų ir artilerijos dalinį.
effect-st_peters_basilica = +2 kultūros per ėjimą, vienas laimingas veidelis. Kiekviena KITA tavo korta ir kiekvienas tavo darbininkas, jei duoda bent vieną laimingą veidelį, duoda vienu veideliu daugiau.
effect-taj_mahal = +3 kultūros per ėjimą, vienas mėlynas žetonas. Kol stebuklas kortų eilėje: jei šį ėjimą pakeitei lyderį, paimti jį kainuoja 2 civiliniais veiksmais mažiau (mažiausiai 0).
effect-universitas_carolina = +1 kultūros ir +2 mokslo per ėjimą.
effect-eiffel_tower = +4 kultūros per ėjimą, vienas laimingas veidelis.
effect-kremlin = +2 kultūros per ėjimą, vienas nelaimingas veidelis, vienas papildomas civilinis ir vienas papildomas karinis veiksmas.
effect-ocean_liner_service = Kartą per kiekvieną savo veiksmų fazę gali gauti 1 darbininką (be veiksmo, be maisto).
effect-transcontinental_railroad = +4 galios. Vienas darbininkas geriausioje tavo kasykloje gamina 2 mėlynus žetonus vietoj 1.
effect-fast_food_chains = Stebuklą užbaigus gauni po 1 kultūros tašką už kiekvieną karinį dalinį ir miesto pastatą ir po 2 kultūros taškus už kiekvieną ūkį ir kasyklą (t. y. už kiekvieną darbininką).
effect-first_space_flight = Stebuklą užbaigus gauni po 1 kultūros tašką už kiekvienos tavo žaidime turimos technologijos kortos kiekvieną lygį (visų rūšių, ir be darbininkų, ir santvarkos bei ypatingų technologijų).
effect-hollywood = Stebuklą užbaigus gauni dvigubai tiek kultūros taškų, kiek kultūros gamina tavo teatrai ir bibliotekos (su Shakespeare’u, Bachu, Chaplinu).
effect-internet = Stebuklą užbaigus gauni tiek kultūros taškų, kiek kultūros ir mokslo gamina bei galios duoda tavo miesto pastatai (su Shakespeare’u, Bachu, Chaplinu, Newtonu, Einsteinu, Meieriu).

## Kas matyti iš kortos skaičių

# $army išvardija, ko reikia, unit-... žodžiais; $outdated yra 0, kai kortoje tik vienas skaičius.
tactic-text =
    { $army }: +{ $strength }{ $outdated ->
        [0] { "" }
       *[other] { " " }(pasenusi kariuomenė: +{ $outdated })
    }
unit-infantry = { $n } × pėstininkai
unit-cavalry = { $n } × kavalerija
unit-artillery = { $n } × artilerija
bonus-text = gynyba +{ $defense } / kolonizavimas +{ $colonization }
at-once-science = +{ $n } { $n ->
    [one] mokslo taškas
    [few] mokslo taškai
   *[other] mokslo taškų
}
at-once-culture = +{ $n } { $n ->
    [one] kultūros taškas
    [few] kultūros taškai
   *[other] kultūros taškų
}
at-once-food = +{ $n } maisto
at-once-resources = +{ $n } { $n ->
    [one] resursas
    [few] resursai
   *[other] resursų
}
at-once-population = +{ $n } { $n ->
    [one] darbininkas
    [few] darbininkai
   *[other] darbininkų
}
at-once-military_cards = +{ $n } { $n ->
    [one] karinė korta
    [few] karinės kortos
   *[other] karinių kortų
}
government-text = Daugiausia { $n } { $n ->
    [one] kiekvieno tipo miesto pastatas
    [few] kiekvieno tipo miesto pastatai
   *[other] kiekvieno tipo miesto pastatų
}.
# $discounts: kiek resursų pigesni I, II ir III epochos miesto pastatai.
construction-text = I / II / III epochos miesto pastatai kainuoja { $discounts } resursais mažiau. Vienu civiliniu veiksmu galima pastatyti iki { $stages } stebuklo etapų.
air_force-text = Be to, kiekvienas aviacijos dalinys gali padvigubinti vienos kariuomenės taktinę galią.
# $gives išvardija, ką duoda vienas darbininkas arba pati korta, gives-... žodžiais; $cost – resursais.
worker-text = Kiekvienas darbininkas duoda: { $gives }. Kaina: { $cost } { $cost ->
        [one] resursas
        [few] resursai
       *[other] resursų
    }.
farm-text = Kiekvienas darbininkas per ėjimą pagamina { $n } maisto; mėlynas žetonas čia vertas tiek pat. Kaina: { $cost } { $cost ->
        [one] resursas
        [few] resursai
       *[other] resursų
    }.
mine-text = Kiekvienas darbininkas per ėjimą pagamina { $n } { $n ->
        [one] resursą
        [few] resursus
       *[other] resursų
    }; mėlynas žetonas čia vertas tiek pat. Kaina: { $cost } { $cost ->
        [one] resursas
        [few] resursai
       *[other] resursų
    }.
special-text = Duoda: { $gives }. Pakeičia ankstesnę tos pačios rūšies kortą.
gives-culture = +{ $n } kultūros
gives-science = +{ $n } mokslo
gives-strength = +{ $n } galios
gives-happy = +{ $n } { $n ->
        [one] laimingas veidelis
        [few] laimingi veideliai
       *[other] laimingų veidelių
    }
gives-civil = +{ $n } { $n ->
        [one] civilinis veiksmas
        [few] civiliniai veiksmai
       *[other] civilinių veiksmų
    }
gives-military = +{ $n } { $n ->
        [one] karinis veiksmas
        [few] kariniai veiksmai
       *[other] karinių veiksmų
    }
gives-blue = +{ $n } { $n ->
        [one] mėlynas žetonas
        [few] mėlyni žetonai
       *[other] mėlynų žetonų
    }
gives-ship = kolonizuojant +{ $n }
