# Mit tesznek a Korokon át lapjai.

## Akciókártyák

effect-cultural_heritage_a = Szerzel 1 tudománypontot és 4 kultúrapontot.
effect-engineering_genius_a = Építsd meg a csodád pontosan egy szintjét 2 erőforrással olcsóbban.
effect-frugality_a = Növeld a népességed (fizesd ki az élelmiszerköltségét); ezután kapsz 1 élelmiszert.
effect-patriotism_a = Ebben a körben: 1 ideiglenes erőforrás katonai egységek kiképzésére vagy fejlesztésére, és 1 ideiglenes katonai akció.
effect-rich_land_a = Építs vagy fejlessz egy farmot vagy bányát 1 erőforrással olcsóbban.
effect-stockpile_a = Kapsz 1 erőforrást, majd 1 élelmiszert.
effect-urban_growth_a = Építs vagy fejlessz egy városi épületet 1 erőforrással olcsóbban.
effect-breakthrough_i = Fejlessz ki egy technológiát (fizesd ki a tudományköltségét); ezután szerzel 2 tudománypontot.
effect-cultural_heritage_i = Szerzel 2 tudománypontot és 2 kultúrapontot.
effect-engineering_genius_i = Építsd meg a csodád pontosan egy szintjét 3 erőforrással olcsóbban.
effect-frugality_i = Növeld a népességed (fizesd ki az élelmiszerköltségét); ezután kapsz 2 élelmiszert.
effect-patriotism_i = Ebben a körben: 2 ideiglenes erőforrás katonai egységek kiképzésére vagy fejlesztésére, és 1 ideiglenes katonai akció.
effect-reserves_i = Kapsz 2 erőforrást vagy 2 élelmiszert (te választasz).
effect-rich_land_i = Építs vagy fejlessz egy farmot vagy bányát 2 erőforrással olcsóbban.
effect-urban_growth_i = Építs vagy fejlessz egy városi épületet 2 erőforrással olcsóbban.
effect-breakthrough_ii = Fejlessz ki egy technológiát (fizesd ki a tudományköltségét); ezután szerzel 3 tudománypontot.
effect-efficient_upgrade_ii = Fejlessz egy farmot, bányát vagy városi épületet 3 erőforrással olcsóbban.
effect-engineering_genius_ii = Építsd meg a csodád pontosan egy szintjét 4 erőforrással olcsóbban.
effect-frugality_ii = Növeld a népességed (fizesd ki az élelmiszerköltségét); ezután kapsz 3 élelmiszert.
effect-patriotism_ii = Ebben a körben: 3 ideiglenes erőforrás katonai egységek kiképzésére vagy fejlesztésére, és 1 ideiglenes katonai akció.
effect-reserves_ii = Kapsz 3 erőforrást vagy 3 élelmiszert (te választasz).
effect-revolutionary_idea_ii = Szerzel 4 tudománypontot.
effect-rich_land_ii = Építs vagy fejlessz egy farmot vagy bányát 3 erőforrással olcsóbban.
effect-urban_growth_ii = Építs vagy fejlessz egy városi épületet 3 erőforrással olcsóbban.
effect-wave_of_nationalism_ii = Ebben a körben minden nálad erősebb civilizációért: 6 / 3 / 2 ideiglenes erőforrás (2 / 3 / 4 játékosnál) katonai egységek kiképzésére vagy fejlesztésére.
effect-efficient_upgrade_iii = Fejlessz egy farmot, bányát vagy városi épületet 4 erőforrással olcsóbban.
effect-endowment_for_the_arts_iii = Szerzel 6 / 3 / 2 kultúrapontot (2 / 3 / 4 játékosnál) minden civilizációért, amelynek több kultúrapontja van, mint neked.
effect-engineering_genius_iii = Építsd meg a csodád pontosan egy szintjét 5 erőforrással olcsóbban.
effect-military_build_up_iii = Ebben a körben minden nálad erősebb civilizációért: 8 / 5 / 3 ideiglenes erőforrás (2 / 3 / 4 játékosnál) katonai egységek kiképzésére vagy fejlesztésére.
effect-patriotism_iii = Ebben a körben: 4 ideiglenes erőforrás katonai egységek kiképzésére vagy fejlesztésére, és 1 ideiglenes katonai akció.
effect-reserves_iii = Kapsz 4 erőforrást vagy 4 élelmiszert (te választasz).
effect-revolutionary_idea_iii = Szerzel 6 tudománypontot.
effect-urban_growth_iii = Építs vagy fejlessz egy városi épületet 4 erőforrással olcsóbban.

## Agressziók

effect-enslave_i = A rivális népessége 1-gyel csökken. Te kapsz 2 erőforrást, majd 2 élelmiszert.
effect-plunder_i = Elveszel a riválistól összesen legfeljebb 3 erőforrást és/vagy élelmiszert (az arányt a támadó választja).
effect-raid_i = Lerombolod a rivális 1 városi épületét, amelynek szintje 0–1 (a támadó választ). Az épület nyomtatott árának felét kapod erőforrásban, felfelé kerekítve.
effect-annex_ii = Elveszed a rivális 1 gyarmatát (a támadó választ): az állandó hatás hozzád kerül, azonnali hatás nincs.
effect-infiltrate_ii = Eltávolítod a játékból a rivális vezetőjét VAGY be nem fejezett csodáját (a támadó választ). A lap minden szintjéért 3 kultúrapontot szerzel.
effect-plunder_ii = Elveszel a riválistól összesen legfeljebb 5 erőforrást és/vagy élelmiszert (az arányt a támadó választja).
effect-raid_ii = Lerombolod a rivális legfeljebb 2 városi épületét: egyet, amelynek szintje 0–2, és egyet, amelynek szintje 0–1. Nyomtatott áruk összegének felét kapod erőforrásban, felfelé kerekítve.
effect-spy_ii = Elveszel a riválistól legfeljebb 5 tudománypontot.
effect-armed_intervention_iii = Elveszel a riválistól legfeljebb 7 kultúrapontot.
effect-plunder_iii = Elveszel a riválistól összesen legfeljebb 7 erőforrást és/vagy élelmiszert (az arányt a támadó választja).
effect-raid_iii = Lerombolod a rivális legfeljebb 2 városi épületét: egyet, amelynek szintje 0–3, és egyet, amelynek szintje 0–2. Nyomtatott áruk összegének felét kapod erőforrásban, felfelé kerekítve.

## Események

effect-development_of_agriculture = Minden civilizáció 2 élelmiszert kap.
effect-development_of_civilization = Minden civilizáció EGY dolgot megtehet: növeli a népességét, vagy farmot, bányát vagy városi épületet épít, vagy technológiát fejleszt ki; 1 élelmiszerrel / 1 erőforrással / 1 tudománnyal olcsóbban; polgári akciót nem kell fizetni (a forradalom így is minden polgári akciót elhasznál).
effect-development_of_crafts = Minden civilizáció 2 erőforrást kap.
effect-development_of_markets = Minden civilizáció 2 élelmiszert vagy 2 erőforrást kap (minden játékos maga választ).
effect-development_of_politics = Minden játékos 3 katonai kártyát húz.
effect-development_of_religion = Minden játékos, akinek van fel nem használt munkása, ingyen építhet egy A kori templomot (Vallás).
effect-development_of_science = Minden civilizáció 2 tudománypontot szerez.
effect-development_of_settlement = Minden civilizáció népessége 1-gyel nő (ingyen).
effect-development_of_trade_routes = Minden civilizáció szerez 1 tudománypontot, kap 1 élelmiszert és kap 1 erőforrást.
effect-development_of_warfare = Minden játékos, akinek van fel nem használt munkása, ingyen kiképezhet egy Harcosok egységet.
effect-barbarians = Ha a legtöbb kultúraponttal rendelkező civilizáció a két leggyengébb egyike, népessége 1-gyel csökken.
effect-border_conflict = A leggyengébb civilizáció lerombolja egyik saját városi épületét, farmját vagy bányáját (ő választ). A legerősebb 3 erőforrást kap.
effect-crusades = A legerősebb 4 kultúrapontot szerez, a leggyengébb 4 kultúrapontot veszít.
effect-cultural_influence = Minden civilizáció annyi kultúrapontot szerez, amennyi a kultúraértéke.
effect-foray = A két legerősebb mindegyike összesen 3 élelmiszert és/vagy erőforrást kap (az arányt maga választja).
effect-good_harvest = Minden civilizáció most élelmiszert termel (korrupció és fogyasztás nélkül).
effect-immigration = A legtöbb boldog arccal rendelkező összes civilizáció népessége 1-gyel nő (döntetlennél mindegyiké).
effect-new_deposits = Minden civilizáció most erőforrást termel (korrupció nélkül).
effect-pestilence = Minden civilizáció népessége 1-gyel csökken.
effect-raiders = A két leggyengébb mindegyike összesen 2 élelmiszert és/vagy erőforrást veszít (az arányt maga választja).
effect-rats = Minden civilizáció elveszíti az összes tárolt élelmiszerét.
effect-rebellion = Minden civilizáció minden elégedetlen munkásáért azonnal elkölt 2 polgári akciót, hatás nélkül (amennyi rendelkezésére áll).
effect-reign_of_terror = A leggyengébb civilizáció népessége 1-gyel csökken.
effect-scientific_breakthrough = Minden civilizáció annyi tudománypontot szerez, amennyi a tudományértéke.
effect-uncertain_borders = A legerősebb 1 sárga jelzőt elvesz a leggyengébb sárga készletéből, és a saját sárga készletébe teszi.
effect-civil_unrest = Minden civilizáció minden elégedetlen munkásáért 4 kultúrapontot veszít. A legtöbb (legalább 1) elégedetlen munkással rendelkező összes civilizáció ezenkívül 1 kék jelzőt visszatesz a dobozba.
effect-cold_war = A két legerősebb 6-6 tudománypontot szerez.
effect-crime_wave = A két leggyengébb 3-3 kultúrapontot veszít, és 1-1 kék jelzőt visszatesz a dobozba.
effect-economic_progress = Minden civilizáció most termel: korrupció, majd élelmiszer-termelés, majd fogyasztás, majd erőforrás-termelés.
effect-emigration = Minden civilizáció népessége annyival csökken, amennyi elégedetlen munkásai számának fele, felfelé kerekítve (a jelzők a sárga készletbe kerülnek).
effect-iconoclasm = Minden civilizáció, amelynek vezetője nem az aktuális korból való, eltávolítja ezt a vezetőt a játékból.
effect-independence_declaration = A leggyengébb civilizáció 1 gyarmatot veszít (hogy melyiket, a tulajdonosa választja ki).
effect-international_agreement = A legerősebb azonnal elvehet a kártyasorról polgári kártyákat, összesen legfeljebb 5 polgári akció értékben; cserébe lemond a következő politikai akciójáról. Ezután a kártyasort balra kell tolni és fel kell tölteni (eldobás nélkül). Ezzel véget érhet a kor.
effect-national_pride = A legtöbb kultúraponttal rendelkező civilizáció 5 kultúrapontot szerez.
effect-politics_of_strength = A legerősebb 5 katonai kártyát húz, a leggyengébb 3 katonai kártyát eldob (ő választ). A IV. korban ehelyett: a legerősebb 5 kultúrapontot szerez, a leggyengébb 3 kultúrapontot veszít.
effect-popularization_of_science = Minden civilizáció annyi kultúrapontot szerez, amennyi a tudományértéke.
effect-prosperity = Minden civilizáció minden boldog arcáért 1 élelmiszert kap (legfeljebb 8-at).
effect-ravages_of_time = Minden játékos kiválasztja egyik elkészült A vagy I. kori csodáját, és képpel lefelé fordítja: minden hatását elveszti, helyette +2 kultúrát ad.
effect-refugees = A legerősebb 3 kultúrapontot szerez, és népessége 1-gyel nő; a leggyengébb 3 kultúrapontot veszít, és népessége 1-gyel csökken.
effect-terrorism = A legkevesebb kultúraponttal rendelkező civilizáció lerombolja minden más civilizáció 1 városi épületét (ő választ).
effect-impact_of_agriculture = Minden civilizáció annyi kultúrapontot szerez, amennyi az élelmiszer-termelése, és még 4-et, ha ez több a fogyasztásánál.
effect-impact_of_architecture = Minden civilizáció 1 kultúrapontot szerez minden városi épülete minden szintjéért.
effect-impact_of_balance = Minden civilizáció kultúrapontban megkapja a tudomány-, kultúra-, élelmiszer- és erőforrás-termelése közül a legalacsonyabbnak a kétszeresét (a korrupció és a fogyasztás nem számít).
effect-impact_of_colonies = Minden civilizáció minden gyarmatáért 3 kultúrapontot szerez.
effect-impact_of_competition = Minden civilizáció 1 kultúrapontot szerez minden katonai egysége és arénája minden szintjéért.
effect-impact_of_government = Minden civilizáció minden polgári akciójáért 2, minden katonai akciójáért 1 kultúrapontot szerez (a lehetséges akciók száma számít).
effect-impact_of_happiness = Minden civilizáció minden boldog arcáért 2 kultúrapontot szerez (legfeljebb 16-ot), és minden elégedetlen munkásáért 2-t veszít.
effect-impact_of_industry = Minden civilizáció annyi kultúrapontot szerez, amennyi erőforrást a bányái termelnek (csak a bányák).
effect-impact_of_population = Minden civilizáció minden 10 fölötti elégedett munkásáért 2 kultúrapontot szerez (elégedett = a munkások mínusz az elégedetlen munkások).
effect-impact_of_progress = Minden civilizáció 2 kultúrapontot szerez kormányzata és minden speciális technológiája minden szintjéért.
effect-impact_of_science = Rangsor a tudományérték szerint: 4 játékosnál 15/10/5/0, 3 játékosnál 14/7/0, 2 játékosnál 10/0 kultúrapont.
effect-impact_of_strength = Rangsor az erőérték szerint: 4 játékosnál 15/10/5/0, 3 játékosnál 14/7/0, 2 játékosnál 10/0 kultúrapont.
effect-impact_of_technology = Minden civilizáció minden játékban lévő III. szintű technológiájáért 4 kultúrapontot szerez (a rövid játékban a II. szintűekért).
effect-impact_of_variety = Minden civilizáció 2 kultúrapontot szerez minden katonaiegység-típusért és minden városiépület-típusért, amelyből van neki, és minden játékban lévő speciális technológiájáért.
effect-impact_of_wonders = Minden civilizáció minden elkészült csodájáért (a romba dőltekért is) kultúrapontot szerez: A kor 5, I. kor 4, II. kor 3, III. kor 2.

## Vezetők

effect-alexander_the_great = Erőértéked +1 minden katonai egységedért. Politikai akció: távolítsd el Nagy Sándort a játékból, és tegyél 1 sárga jelzőt a dobozból a sárga készletedbe.
effect-aristotle = Valahányszor technológiakártyát veszel el a kártyasorról, szerzel 1 tudománypontot.
effect-hammurabi = Minden saját körödben egyszer elkölthetsz egy rendelkezésre álló katonai akciót polgári akcióként. Vezetőt elvenni a kártyasorról 1 polgári akcióval kevesebbe kerül (legalább 0).
effect-homer = Minden saját körödben 1 ideiglenes erőforrásod van katonai egységek kiképzésére vagy fejlesztésére. Amikor Homérosz helyére más vezető LÉP, Homéroszt egyik elkészült csodád alá teheted: attól fogva azon a csodán eggyel több boldog arc van, a polgári akciót viszont nem kapod vissza.
effect-julius_caesar = Játékonként egyszer, miután végrehajtottál egy politikai akciót, ugyanabban a politika fázisban végrehajthatsz egy másodikat is.
effect-moses = Népességed növelése 1 élelmiszerrel kevesebbe kerül (legalább 0).
effect-christopher_columbus = Politikai akció: távolítsd el Kolumbuszt a játékból, és gyarmatosíts egy területkártyát a kezedből, licit nélkül és egységek feláldozása nélkül.
effect-frederick_barbarossa = 1 katonai akcióért: növeld a népességed ÉS képezz ki egy katonai egységet, a szokásosnál 1 élelmiszerrel és 1 erőforrással olcsóbban. Mindkét rész kötelező.
effect-genghis_khan = Bármelyik gyalogságod lovasságnak számíthat a taktikádban (ahogy a legnagyobb erőt adja). A köröd végén szerzel 3 kultúrapontot, ha a civilizációd a két legerősebb egyike (2 játékosnál: a legerősebb); a döntetlent te nyered.
effect-joan_of_arc = Erőértéked +1 a templomaid és a kormányzatod minden boldog arcáért. A politika fázisod elején megnézheted az aktuális események paklijának legfelső lapját.
effect-leonardo_da_vinci = Tudományértékedhez hozzáadódik a legjobb laboratóriumod vagy könyvtárad szintje. Valahányszor technológiát fejlesztesz ki, kapsz 1 erőforrást.
effect-michelangelo = Kultúraértéked +1 a templomaid, a színházaid és az (elkészült) csodáid minden boldog arcáért. Csoda elvétele a kártyasorról: az elkészült csodáid miatt nem fizetsz további polgári akciót.
effect-isaac_newton = Tudományértékedhez hozzáadódik a legjobb laboratóriumod vagy könyvtárad szintje. Valahányszor technológiát fejlesztesz ki, egy elköltött polgári akciód újra rendelkezésedre áll.
effect-james_cook = Amikor gyarmatosító sereget küldesz, legfeljebb 2 katonai kártyát eldobhatsz, mindegyik +1-et ér. Kultúraértéked +2 az első gyarmatodért és +1 minden további gyarmatodért.
effect-j_s_bach = Kultúraértéked +1 minden színházadért. Színháztechnológiát 2 tudománnyal olcsóbban fejlesztesz ki. Minden saját körödben egyszer, 1 polgári akcióért, bármelyik városi épületedet azonos vagy magasabb szintű színházzá fejlesztheted a szokásos árkülönbözetért (legalább 0).
effect-maximilien_robespierre = Forradalmaidért az összes polgári akció helyett az ÖSSZES katonai akcióddal fizetsz. Forradalom kirobbantásakor szerzel 3 kultúrapontot.
effect-napoleon_bonaparte = Erőértéked +2 minden különböző katonaiegység-típusért, amelyből van neked (gyalogság, lovasság, tüzérség, légierő).
effect-william_shakespeare = Ha van könyvtárad: a színházak építése 1 erőforrással, a színháztechnológiák kifejlesztése 1 tudománnyal olcsóbb. Ha van színházad: ugyanez áll a könyvtárakra. Kultúraértéked +2 minden könyvtár–színház párért.
effect-albert_einstein = Tudományértékedhez hozzáadódik a legjobb laboratóriumod vagy könyvtárad szintje. Valahányszor technológiát fejlesztesz ki, szerzel 3 kultúrapontot.
effect-bill_gates = Minden laboratóriumod a szintjével egyenlő erőforrást is termel (az 1. vagy magasabb szintű laboratóriumok termeléskor, tároláskor és váltáskor bányaként működnek). Amikor kikerül a játékból, vagy a játék végén, annyi kultúrapontot szerzel, amennyi ez a többlettermelés.
effect-charlie_chaplin = A legjobb színházad kétszer annyi kultúrát termel.
effect-mahatma_gandhi = Nem játszhatsz ki agressziót és nem hirdethetsz háborút. A riválisaid kétszer annyi katonai akciót fizetnek, ha ellened játszanak ki agressziót vagy hirdetnek háborút.
effect-sid_meier = Minden laboratóriumod a szintjével egyenlő kultúrát ad, és 1-gyel kevesebb tudományt.
effect-winston_churchill = Minden saját körödben válassz egyet: szerzel 3 kultúrapontot; vagy erre a körre van 3 ideiglenes tudománypontod katonaiegység-technológiák kifejlesztésére és 3 ideiglenes erőforrásod katonai egységek kiképzésére vagy fejlesztésére.

## Szövetségek

effect-open_borders_agreement = Mindkét fél: 1 további katonai akció. Ha az egyik fél megtámadja a másikat, a támadó ereje ebben a támadásban +2.
effect-trade_routes_agreement = Az A fél minden saját körében egyszer 1 élelmiszert 1 erőforrásként használhat; a B fél minden saját körében egyszer 1 erőforrást 1 élelmiszerként használhat.
effect-acceptance_of_supremacy = A felek nem támadhatják meg egymást. Az A fél 1-gyel több, a B fél 1-gyel kevesebb erőforrást termel.
effect-international_trade_agreement = Az A fél 1-gyel több erőforrást, a B fél 1-gyel több élelmiszert termel.
effect-promise_of_military_protection = Az A fél: kultúraérték +1. A B fél: erő +4, kultúraérték −1. Véget ér, ha az egyik megtámadja a másikat.
effect-scientific_cooperation = Valahányszor az egyik fél technológiát fejleszt ki, 2 tudománnyal kevesebbet fizet, a másik fél pedig 1 tudományt fizet; ha a másik félnek nincs tudománypontja, a technológiát nem lehet kifejleszteni.
effect-international_tourism = Mindkét fél: kultúraérték +1 a másik fél minden elkészült csodájáért (a romba dőltekért is).
effect-loss_of_sovereignty = A felek nem támadhatják meg egymást. Az A fél: kultúraérték +2. A B fél: kultúraérték −2, és senki sem hirdethet háborút ellene.
effect-military_pact = Mindkét fél: erő +3. Véget ér, ha az egyik megtámadja a másikat.
effect-peace_treaty = A felek nem támadhatják meg egymást. Mindkét fél: kultúraérték +1.

## Háborúk

effect-war_over_technology = A győztes annyi tudománypontot vesz el, amennyi az erőfölénye. Tudomány helyett ellophatja a legyőzött speciális (kék) technológiáit, mindegyiket a tudományköltségéért; a maradékot tudománypontban veszi el.
effect-war_over_territory = A győztes 1 sárga jelzőt, és az erőfölény minden teljes 5 pontjáért még 1-et elvesz a legyőzött sárga készletéből, és a saját sárga készletébe teszi (amennyi ott van).
effect-war_over_culture = A győztes 5 kultúrapontot és még az erőfölényével egyenlő számút elvesz a legyőzöttől (legfeljebb annyit, amennyije van).

## Csodák

effect-pyramids = Egy további polgári akció.
effect-hanging_gardens = Kultúra +1, két boldog arc.
effect-colossus = Erő +2, gyarmatosítási módosító +1.
effect-library_of_alexandria = Kultúra +1, tudomány +1. 1-gyel több polgári és 1-gyel több katonai kártya lehet a kezedben.
effect-great_wall = Kultúra +1, egy boldog arc. Erőértéked +1 minden gyalogságodért és tüzérségedért.
effect-st_peters_basilica = Kultúra +2, egy boldog arc. Minden MÁS lapod vagy munkásod, amely legalább egy boldog arcot ad, eggyel több boldog arcot ad.
effect-taj_mahal = Kultúra +3, egy kék jelző. Amíg a kártyasoron van: ha ebben a körben lecserélted a vezetődet, ezt a csodát 2 polgári akcióval olcsóbban veheted el (legalább 0).
effect-universitas_carolina = Kultúra +1, tudomány +2.
effect-eiffel_tower = Kultúra +4, egy boldog arc.
effect-kremlin = Kultúra +2, egy szomorú arc, egy további polgári és egy további katonai akció.
effect-ocean_liner_service = Minden akciófázisodban egyszer 1-gyel növekedhet a népességed (akció és élelmiszer nélkül).
effect-transcontinental_railroad = Erő +4. A legjobb bányádon egy munkás 1 helyett 2 kék jelzőt termel.
effect-fast_food_chains = Elkészültekor szerzel 1 kultúrapontot minden katonai egységért és minden városi épületért, valamint 2 kultúrapontot minden farmért és minden bányáért (vagyis munkásonként).
effect-first_space_flight = Elkészültekor szerzel 1 kultúrapontot minden játékban lévő technológiakártyád minden szintjéért (minden fajta számít, munkás nélkül is, a kormányzat és a speciális technológiák is).
effect-hollywood = Elkészültekor kultúrapontban megkapod annak a kultúrának a kétszeresét, amelyet a színházaid és a könyvtáraid termelnek (Shakespeare, Bach és Chaplin hatásával együtt).
effect-internet = Elkészültekor kultúrapontban megkapod a városi épületeid által termelt kultúrát és tudományt, valamint az általuk adott erőt (Shakespeare, Bach, Chaplin, Newton, Einstein és Meier hatásával együtt).

## Ami egy lap számaiból következik

# $army felsorolja, mi kell hozzá, ahogy a unit-... mondja; $outdated 0, ha a lapon csak egy szám van.
tactic-text = { $army }: +{ $strength }{ $outdated ->
        [0] { "" }
       *[other] { " " }(elavult hadsereg: +{ $outdated })
    }
unit-infantry = { $n } gyalogság
unit-cavalry = { $n } lovasság
unit-artillery = { $n } tüzérség
bonus-text = +{ $defense } védelem / +{ $colonization } gyarmatosítás
at-once-science = +{ $n } tudomány
at-once-culture = +{ $n } kultúra
at-once-food = +{ $n } élelmiszer
at-once-resources = +{ $n } erőforrás
at-once-population = +{ $n } népesség
at-once-military_cards = +{ $n } katonai kártya
government-text = Minden városi típusból legfeljebb { $n } épület.
# $discounts: ennyi erőforrással kevesebb az I., a II. és a III. kori városi épületekért.
construction-text = Az I. / II. / III. kori városi épületek ára ennyi erőforrással kevesebb: { $discounts }. Egy polgári akcióval legfeljebb { $stages } csodaszint építhető.
air_force-text = Ezenkívül mindegyik megduplázhatja egy hadsereg taktikai erejét.
# $gives felsorolja, mit ad egy munkás vagy maga a lap, ahogy a gives-... mondja; $cost erőforrásban.
worker-text = Munkásonként: { $gives }. Ára: { $cost } erőforrás.
farm-text = Munkásonként { $n } élelmiszert termel körönként; egy kék jelző itt ugyanennyit ér. Ára: { $cost } erőforrás.
mine-text = Munkásonként { $n } erőforrást termel körönként; egy kék jelző itt ugyanennyit ér. Ára: { $cost } erőforrás.
special-text = Amit ad: { $gives }. Az azonos fajtájú korábbi lap helyébe lép.
gives-culture = +{ $n } kultúra
gives-science = +{ $n } tudomány
gives-strength = +{ $n } erő
gives-happy = +{ $n } boldog arc
gives-civil = +{ $n } polgári akció
gives-military = +{ $n } katonai akció
gives-blue = +{ $n } kék jelző
gives-ship = gyarmatosításkor +{ $n }
