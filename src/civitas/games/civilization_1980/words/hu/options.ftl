# A Civilization (1980) változatai, ahogy új játék indításakor választhatók.

option-variant = Játékmód
option-variant-help = A teljes játék, vagy a két egyszerűsített játék egyike 2–4 játékosra.
option-variant-full = Teljes
option-variant-nomads_and_seafarers = Nomádok és tengerészek
option-variant-farmers_and_citizens = Földművesek és polgárok
option-short_game_mark = Rövidebb játék
option-short_game_mark-help = A teljes játék a fejlődési táblázat ennyiedik háromszögénél ér véget; 0: a célnál.
option-farmers_end_space = Utolsó mező
option-farmers_end_space-help = Földművesek és polgárok: a fejlődési táblázat mezője, amellyel nyerni lehet.
option-max_rounds = Legtöbb kör
option-max_rounds-help = Ennyi kör után az nyer, aki a fejlődési táblázaton vezet.
option-trade_mode = Kereskedés
option-trade_mode-help = Piac: titkos ajánlati körök. Szabad alku: kötetlen beszélgetés, egy asztalnál ülőknek.
option-trade_mode-market = Piac
option-trade_mode-floor = Szabad alku
option-trade_rounds = Ajánlati körök
option-trade_rounds-help = Piac: ajánlati körök száma minden kereskedésben.
option-floor_messages = Ajánlatok a szabad alkuban
option-floor_messages-help = Szabad alku: hány ajánlatot, ellenajánlatot és felfüggesztést küldhet egy játékos minden kereskedésben.
option-trade_seconds = A kereskedés másodpercei
option-trade_seconds-help = Szabad alku: az egyes kereskedések ideje, az asztal méri; minden csere 15-tel növeli. 0: nincs korlát. Ahol egy döntésre egy nap vagy több jut, itt nem fut az óra.
option-revolt_support_grace = Türelem felkelés után
option-revolt_support_grace-help = A felkeléssel szerzett várost abban a körben nem kell támogatni.
option-ship_build_requires_presence = Hajó csak otthon
option-ship_build_requires_presence-help = Hajót csak ott lehet építeni, ahol az építőnek tokenje vagy városa van.
option-ships_may_end_in_open_sea = Hajók a nyílt tengeren
option-ships_may_end_in_open_sea-help = Csillagászattal a hajók a nyílt tengeren maradhatnak.
option-conflict_last_retaliation = Utolsó csapás
option-conflict_last_retaliation-help = A nagyobb fél akkor is levesz még egy tokent, ha a kisebbik az utolsót vesztette el.
option-credits_reusable_same_turn = Engedmény minden vételre
option-credits_reusable_same_turn-help = A meglévő kártya a körben vett minden kártyára megadja az engedményét.
option-ast_thresholds = Számok a fejlődési táblázaton
option-ast_thresholds-help = A fejlődési táblázat kései mezőin álló számok.
option-ast_thresholds-inferred = Nemzetenként
option-ast_thresholds-last_space_only = Csak az utolsó mezőn
option-ast_thresholds-even_1200 = 1200 mindenkinek
option-ast_override = A fejlődési táblázat javításai
# JSON, hogy egy javítás kimásolható legyen: { "{" } a nyitó kapcsos zárójel.
option-ast_override-help = A fejlődési táblázat sorainak javításai JSON-ként: { "{" }"egypt": { "{" }"required": { "{" }"15": 1400{ "}" }, "exit_points": 1400{ "}" }{ "}" }

# Games that are asked for by one word
preset-nomads = Első lépések
preset-nomads-help = Nomádok és tengerjárók: csak terjeszkedés és hajózás, 2–4 játékos
preset-farmers = Második játék
preset-farmers-help = Földművesek és polgárok: városok is, 2–4 játékos
preset-shorter = Rövidebb
preset-shorter-help = Minden szabály, a fejlődési táblázat második jeléig
preset-full = Teljes
preset-full-help = Minden szabály, a fejlődési táblázat végéig

about-civilization_1980 = Terjeszkedj, hajózz, kereskedj és maradj fenn az ókori Földközi-tenger partján.
counted-civilization_1980 = mező a fejlődési táblázaton

# Standing orders
order-market-offer = Piac: nincs ajánlat
order-market-offer-help = A piac minden fordulójában.
order-market-counter = Piac: nincs válasz az ajánlatokra
order-market-counter-help = Senkinek semmilyen ellenajánlat.
order-market-answer = Piac: ellenajánlatok elutasítása
order-market-answer-help = Egyet sem fogadsz el.
order-floor = Kereskedés: azonnali befejezés
order-floor-help = Nem szólsz és nem cserélsz semmit.
order-build-ship = Hajók: nincs építés
order-build-ship-help = A kincstár és a tokenek megmaradnak.
