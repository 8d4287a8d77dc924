# Co robią karty gry „Cywilizacja: Poprzez wieki”.

## Karty akcji

effect-cultural_heritage_a = Zdobywasz 1 punkt nauki i 4 punkty kultury.
effect-engineering_genius_a = Zbuduj dokładnie jeden etap swojego cudu o 2 surowce taniej.
effect-frugality_a = Zwiększ populację (płacąc jej koszt w żywności); potem dostajesz 1 żywność.
effect-patriotism_a = W tej turze: 1 tymczasowy surowiec na budowę lub ulepszanie jednostek wojskowych i 1 tymczasowa akcja militarna.
effect-rich_land_a = Zbuduj lub ulepsz jedną farmę albo kopalnię o 1 surowiec taniej.
effect-stockpile_a = Dostajesz 1 surowiec, potem 1 żywność.
effect-urban_growth_a = Zbuduj lub ulepsz jeden budynek miejski o 1 surowiec taniej.
effect-breakthrough_i = Opracuj technologię (płacąc jej koszt w punktach nauki); potem zdobywasz 2 punkty nauki.
effect-cultural_heritage_i = Zdobywasz 2 punkty nauki i 2 punkty kultury.
effect-engineering_genius_i = Zbuduj dokładnie jeden etap swojego cudu o 3 surowce taniej.
effect-frugality_i = Zwiększ populację (płacąc jej koszt w żywności); potem dostajesz 2 żywności.
effect-patriotism_i = W tej turze: 2 tymczasowe surowce na budowę lub ulepszanie jednostek wojskowych i 1 tymczasowa akcja militarna.
effect-reserves_i = Dostajesz 2 surowce albo 2 żywności (do wyboru).
effect-rich_land_i = Zbuduj lub ulepsz jedną farmę albo kopalnię o 2 surowce taniej.
effect-urban_growth_i = Zbuduj lub ulepsz jeden budynek miejski o 2 surowce taniej.
effect-breakthrough_ii = Opracuj technologię (płacąc jej koszt w punktach nauki); potem zdobywasz 3 punkty nauki.
effect-efficient_upgrade_ii = Ulepsz jedną farmę, kopalnię albo jeden budynek miejski o 3 surowce taniej.
effect-engineering_genius_ii = Zbuduj dokładnie jeden etap swojego cudu o 4 surowce taniej.
effect-frugality_ii = Zwiększ populację (płacąc jej koszt w żywności); potem dostajesz 3 żywności.
effect-patriotism_ii = W tej turze: 3 tymczasowe surowce na budowę lub ulepszanie jednostek wojskowych i 1 tymczasowa akcja militarna.
effect-reserves_ii = Dostajesz 3 surowce albo 3 żywności (do wyboru).
effect-revolutionary_idea_ii = Zdobywasz 4 punkty nauki.
effect-rich_land_ii = Zbuduj lub ulepsz jedną farmę albo kopalnię o 3 surowce taniej.
effect-urban_growth_ii = Zbuduj lub ulepsz jeden budynek miejski o 3 surowce taniej.
effect-wave_of_nationalism_ii = W tej turze za każdą cywilizację silniejszą od twojej: 6 / 3 / 2 tymczasowych surowców (przy 2 / 3 / 4 graczach) na budowę lub ulepszanie jednostek wojskowych.
effect-efficient_upgrade_iii = Ulepsz jedną farmę, kopalnię albo jeden budynek miejski o 4 surowce taniej.
effect-endowment_for_the_arts_iii = Za każdą cywilizację, która ma więcej punktów kultury niż ty, zdobywasz 6 / 3 / 2 punktów kultury (przy 2 / 3 / 4 graczach).
effect-engineering_genius_iii = Zbuduj dokładnie jeden etap swojego cudu o 5 surowców taniej.
effect-military_build_up_iii = W tej turze za każdą cywilizację silniejszą od twojej: 8 / 5 / 3 tymczasowych surowców (przy 2 / 3 / 4 graczach) na budowę lub ulepszanie jednostek wojskowych.
effect-patriotism_iii = W tej turze: 4 tymczasowe surowce na budowę lub ulepszanie jednostek wojskowych i 1 tymczasowa akcja militarna.
effect-reserves_iii = Dostajesz 4 surowce albo 4 żywności (do wyboru).
effect-revolutionary_idea_iii = Zdobywasz 6 punktów nauki.
effect-urban_growth_iii = Zbuduj lub ulepsz jeden budynek miejski o 4 surowce taniej.

## Agresje

effect-enslave_i = Przeciwnik traci 1 robotnika. Dostajesz 2 surowce, potem 2 żywności.
effect-plunder_i = Zabierz przeciwnikowi surowce i/lub żywność, łącznie do 3 (czego ile, wybiera atakujący).
effect-raid_i = Zburz przeciwnikowi 1 budynek miejski poziomu 0–1 (wybiera atakujący). Dostajesz tyle surowców, ile wynosi połowa jego kosztu z karty, z zaokrągleniem w górę.
effect-annex_ii = Zabierz przeciwnikowi 1 kolonię (wybiera atakujący): jej stałe działanie przechodzi na ciebie, działania jednorazowego nie dostajesz.
effect-infiltrate_ii = Usuń z gry przywódcę ALBO nieukończony cud przeciwnika (wybiera atakujący). Zdobywasz 3 punkty kultury za każdy poziom tej karty.
effect-plunder_ii = Zabierz przeciwnikowi surowce i/lub żywność, łącznie do 5 (czego ile, wybiera atakujący).
effect-raid_ii = Zburz przeciwnikowi do 2 budynków miejskich: jeden poziomu 0–2 i jeden poziomu 0–1. Dostajesz tyle surowców, ile wynosi połowa ich łącznego kosztu z kart, z zaokrągleniem w górę.
effect-spy_ii = Zabierz przeciwnikowi do 5 punktów nauki.
effect-armed_intervention_iii = Zabierz przeciwnikowi do 7 punktów kultury.
effect-plunder_iii = Zabierz przeciwnikowi surowce i/lub żywność, łącznie do 7 (czego ile, wybiera atakujący).
effect-raid_iii = Zburz przeciwnikowi do 2 budynków miejskich: jeden poziomu 0–3 i jeden poziomu 0–2. Dostajesz tyle surowców, ile wynosi połowa ich łącznego kosztu z kart, z zaokrągleniem w górę.

## Wydarzenia

effect-development_of_agriculture = Każda cywilizacja dostaje 2 żywności.
effect-development_of_civilization = Każda cywilizacja może zrobić JEDNO: zwiększyć populację, zbudować farmę / kopalnię / budynek miejski albo opracować technologię; kosztuje to o 1 żywność / 1 surowiec / 1 punkt nauki mniej; nie płaci się akcji cywilnej (rewolucja i tak zużywa wszystkie akcje cywilne).
effect-development_of_crafts = Każda cywilizacja dostaje 2 surowce.
effect-development_of_markets = Każda cywilizacja dostaje 2 żywności albo 2 surowce (wybiera każdy gracz).
effect-development_of_politics = Każdy gracz dobiera 3 karty militarne.
effect-development_of_religion = Każdy gracz, który ma wolnego robotnika, może za darmo zbudować jedną świątynię z ery A (Religia).
effect-development_of_science = Każda cywilizacja zdobywa 2 punkty nauki.
effect-development_of_settlement = Każda cywilizacja zyskuje 1 robotnika (za darmo).
effect-development_of_trade_routes = Każda cywilizacja zdobywa 1 punkt nauki oraz dostaje 1 żywność i 1 surowiec.
effect-development_of_warfare = Każdy gracz, który ma wolnego robotnika, może za darmo zbudować jedną jednostkę wojowników (Wojownicy).
effect-barbarians = Jeśli cywilizacja z największą liczbą punktów kultury jest jedną z dwóch najsłabszych, traci 1 robotnika.
effect-border_conflict = Najsłabsza cywilizacja burzy jeden swój budynek miejski, jedną farmę albo kopalnię (wybiera sama). Najsilniejsza dostaje 3 surowce.
effect-crusades = Najsilniejsza cywilizacja zdobywa 4 punkty kultury, najsłabsza traci 4 punkty kultury.
effect-cultural_influence = Każda cywilizacja zdobywa tyle punktów kultury, ile wynosi jej kultura na turę.
effect-foray = Każda z dwóch najsilniejszych cywilizacji dostaje żywność i/lub surowce, łącznie 3 (czego ile, wybiera sama).
effect-good_harvest = Każda cywilizacja produkuje teraz żywność (bez korupcji i bez zjadania żywności).
effect-immigration = Każda cywilizacja z największą liczbą zadowolonych buziek zyskuje 1 robotnika (przy remisie wszystkie).
effect-new_deposits = Każda cywilizacja produkuje teraz surowce (bez korupcji).
effect-pestilence = Każda cywilizacja traci 1 robotnika.
effect-raiders = Każda z dwóch najsłabszych cywilizacji traci żywność i/lub surowce, łącznie 2 (czego ile, wybiera sama).
effect-rats = Każda cywilizacja traci całą zgromadzoną żywność.
effect-rebellion = Każda cywilizacja natychmiast zużywa bez skutku 2 akcje cywilne za każdego niezadowolonego robotnika (najwyżej tyle, ile jej zostało).
effect-reign_of_terror = Najsłabsza cywilizacja traci 1 robotnika.
effect-scientific_breakthrough = Każda cywilizacja zdobywa tyle punktów nauki, ile wynosi jej nauka na turę.
effect-uncertain_borders = Najsilniejsza cywilizacja zabiera 1 żółty znacznik z żółtego banku najsłabszej do własnego żółtego banku.
effect-civil_unrest = Każda cywilizacja traci 4 punkty kultury za każdego niezadowolonego robotnika. Każda cywilizacja z największą liczbą niezadowolonych robotników (co najmniej 1) oddaje też 1 niebieski znacznik do pudełka.
effect-cold_war = Dwie najsilniejsze cywilizacje zdobywają po 6 punktów nauki.
effect-crime_wave = Dwie najsłabsze cywilizacje tracą po 3 punkty kultury i oddają po 1 niebieskim znaczniku do pudełka.
effect-economic_progress = Każda cywilizacja produkuje teraz: korupcja, potem produkcja żywności, potem zjadanie żywności, potem produkcja surowców.
effect-emigration = Każda cywilizacja traci tylu robotników, ile wynosi połowa jej niezadowolonych robotników, z zaokrągleniem w górę (znaczniki wracają do żółtego banku).
effect-iconoclasm = Każda cywilizacja, której przywódca nie pochodzi z aktualnej ery, usuwa go z gry.
effect-independence_declaration = Najsłabsza cywilizacja traci 1 kolonię (którą, wybiera właściciel).
effect-international_agreement = Najsilniejsza cywilizacja może od razu wziąć z toru karty cywilne warte łącznie do 5 akcji cywilnych; w zamian rezygnuje ze swojej następnej akcji politycznej. Potem karty na torze przesuwa się w lewo i tor się uzupełnia (bez odrzucania). Może się przez to skończyć era.
effect-national_pride = Cywilizacja z największą liczbą punktów kultury zdobywa 5 punktów kultury.
effect-politics_of_strength = Najsilniejsza cywilizacja dobiera 5 kart militarnych, najsłabsza odrzuca 3 karty militarne (wybiera sama). W erze IV zamiast tego: najsilniejsza zdobywa 5 punktów kultury, najsłabsza traci 3 punkty kultury.
effect-popularization_of_science = Każda cywilizacja zdobywa tyle punktów kultury, ile wynosi jej nauka na turę.
effect-prosperity = Każda cywilizacja dostaje 1 żywność za każdą zadowoloną buźkę (najwyżej 8).
effect-ravages_of_time = Każdy gracz wybiera jeden ze swoich ukończonych cudów z ery A lub I i zakrywa go: cud traci wszystkie działania, a zamiast nich daje kulturę na turę +2.
effect-refugees = Najsilniejsza cywilizacja zdobywa 3 punkty kultury i zyskuje 1 robotnika; najsłabsza traci 3 punkty kultury i 1 robotnika.
effect-terrorism = Cywilizacja z najmniejszą liczbą punktów kultury burzy po 1 budynku miejskim każdej innej cywilizacji (ona wybiera).
effect-impact_of_agriculture = Każda cywilizacja zdobywa tyle punktów kultury, ile żywności produkuje, i jeszcze 4, jeśli produkuje jej więcej, niż zjada.
effect-impact_of_architecture = Każda cywilizacja zdobywa 1 punkt kultury za każdy poziom każdego swojego budynku miejskiego.
effect-impact_of_balance = Każda cywilizacja zdobywa dwa razy tyle punktów kultury, ile wynosi jej najniższa produkcja spośród nauki, kultury, żywności i surowców (bez korupcji i zjadania żywności).
effect-impact_of_colonies = Każda cywilizacja zdobywa 3 punkty kultury za każdą kolonię.
effect-impact_of_competition = Każda cywilizacja zdobywa 1 punkt kultury za każdy poziom każdej jednostki wojskowej i każdej areny.
effect-impact_of_government = Każda cywilizacja zdobywa 2 punkty kultury za każdą akcję cywilną i 1 za każdą akcję militarną (liczą się wszystkie jej akcje).
effect-impact_of_happiness = Każda cywilizacja zdobywa 2 punkty kultury za każdą zadowoloną buźkę (najwyżej 16) i traci 2 za każdego niezadowolonego robotnika.
effect-impact_of_industry = Każda cywilizacja zdobywa tyle punktów kultury, ile surowców produkują jej kopalnie (tylko kopalnie).
effect-impact_of_population = Każda cywilizacja zdobywa 2 punkty kultury za każdego zadowolonego robotnika powyżej 10 (zadowoleni to wszyscy robotnicy bez niezadowolonych).
effect-impact_of_progress = Każda cywilizacja zdobywa 2 punkty kultury za każdy poziom swojego ustroju i każdej specjalnej technologii.
effect-impact_of_science = Miejsca według nauki na turę: 4 graczy – 15/10/5/0, 3 graczy – 14/7/0, 2 graczy – 10/0 punktów kultury.
effect-impact_of_strength = Miejsca według siły: 4 graczy – 15/10/5/0, 3 graczy – 14/7/0, 2 graczy – 10/0 punktów kultury.
effect-impact_of_technology = Każda cywilizacja zdobywa 4 punkty kultury za każdą technologię poziomu III w grze (w krótszej grze: poziomu II).
effect-impact_of_variety = Każda cywilizacja zdobywa 2 punkty kultury za każdy rodzaj jednostek wojskowych, jaki ma, za każdy rodzaj budynków miejskich, jaki ma, i za każdą specjalną technologię w grze.
effect-impact_of_wonders = Każda cywilizacja zdobywa punkty kultury za każdy ukończony cud (także w ruinie): era A – 5, I – 4, II – 3, III – 2.

## Przywódcy

effect-alexander_the_great = Siła +1 za każdą twoją jednostkę wojskową. Akcja polityczna: usuń Aleksandra z gry i weź 1 żółty znacznik z pudełka do swojego żółtego banku.
effect-aristotle = Za każdym razem, gdy bierzesz z toru kart kartę technologii, zdobywasz 1 punkt nauki.
effect-hammurabi = Raz na własną turę jednej dostępnej akcji militarnej można użyć jako cywilnej. Wzięcie przywódcy z toru kart kosztuje o 1 akcję cywilną mniej (minimum 0).
effect-homer = W każdej własnej turze masz 1 tymczasowy surowiec na budowę lub ulepszanie jednostek wojskowych. Gdy Homera ZASTĘPUJE inny przywódca, możesz wsunąć Homera pod jeden ze swoich ukończonych cudów: ten cud ma odtąd 1 zadowoloną buźkę więcej, a akcji cywilnej nie odzyskujesz.
effect-julius_caesar = Raz na grę, po wykonaniu akcji politycznej, możesz w tej samej fazie polityki wykonać drugą.
effect-moses = Zwiększenie populacji kosztuje o 1 żywność mniej (minimum 0).
effect-christopher_columbus = Akcja polityczna: usuń Kolumba z gry i skolonizuj jedną kartę terytorium z ręki, bez licytacji i bez poświęcania jednostek.
effect-frederick_barbarossa = Za 1 akcję militarną: zwiększ populację I zbuduj jednostkę wojskową, płacąc o 1 żywność i 1 surowiec mniej niż zwykle. Obie części są obowiązkowe.
effect-genghis_khan = Każda twoja jednostka piechoty może liczyć się w twojej taktyce jako kawaleria (tak, by siła była największa). Na koniec swojej tury zdobywasz 3 punkty kultury, jeśli twoja cywilizacja jest jedną z dwóch najsilniejszych (przy 2 graczach: najsilniejszą); remisy wygrywasz ty.
effect-joan_of_arc = Siła +1 za każdą zadowoloną buźkę twoich świątyń i twojego ustroju. Na początku swojej fazy polityki możesz obejrzeć wierzchnią kartę talii aktualnych wydarzeń.
effect-leonardo_da_vinci = Nauka na turę + poziom twojego najlepszego laboratorium lub twojej najlepszej biblioteki. Za każdym razem, gdy opracowujesz technologię, dostajesz 1 surowiec.
effect-michelangelo = Kultura na turę +1 za każdą zadowoloną buźkę twoich świątyń, teatrów i (ukończonych) cudów. Biorąc cud z toru kart, nie płacisz dodatkowych akcji cywilnych za cuda już ukończone.
effect-isaac_newton = Nauka na turę + poziom twojego najlepszego laboratorium lub twojej najlepszej biblioteki. Za każdym razem, gdy opracowujesz technologię, odzyskujesz jedną zużytą akcję cywilną.
effect-james_cook = Wysyłając siły kolonizacyjne, możesz odrzucić do 2 kart militarnych, po +1 za każdą. Kultura na turę +2 za twoją pierwszą kolonię i +1 za każdą następną.
effect-j_s_bach = Kultura na turę +1 za każdy twój teatr. Opracowanie technologii teatrów kosztuje o 2 punkty nauki mniej. Raz na własną turę za 1 akcję cywilną ulepsz dowolny budynek miejski na teatr tego samego lub wyższego poziomu za zwykłą różnicę kosztów (minimum 0).
effect-maximilien_robespierre = Za swoje rewolucje płacisz WSZYSTKIMI akcjami militarnymi zamiast wszystkimi cywilnymi. Ogłaszając rewolucję, zdobywasz 3 punkty kultury.
effect-napoleon_bonaparte = Siła +2 za każdy różny rodzaj jednostek wojskowych, jaki masz (piechota, kawaleria, artyleria, lotnictwo).
effect-william_shakespeare = Jeśli masz bibliotekę: budowa teatru kosztuje o 1 surowiec mniej, a technologia teatru o 1 punkt nauki mniej. Jeśli masz teatr: tak samo biblioteki. Kultura na turę +2 za każdą parę biblioteka–teatr.
effect-albert_einstein = Nauka na turę + poziom twojego najlepszego laboratorium lub twojej najlepszej biblioteki. Za każdym razem, gdy opracowujesz technologię, zdobywasz 3 punkty kultury.
effect-bill_gates = Każde twoje laboratorium produkuje też tyle surowców, ile wynosi jego poziom (laboratoria poziomu 1 i wyższego działają jak kopalnie przy produkcji, przechowywaniu i rozmienianiu). Gdy Gates opuszcza grę lub na koniec gry, zdobywasz tyle punktów kultury, ile wynosi ta dodatkowa produkcja.
effect-charlie_chaplin = Twój najlepszy teatr daje dwa razy więcej kultury.
effect-mahatma_gandhi = Nie możesz zagrywać agresji ani wojen. Inni gracze, zagrywając przeciw tobie agresję lub wypowiadając ci wojnę, płacą dwa razy więcej akcji militarnych.
effect-sid_meier = Każde twoje laboratorium daje tyle kultury, ile wynosi jego poziom, i o 1 mniej nauki.
effect-winston_churchill = W każdej własnej turze wybierz jedno: zdobywasz 3 punkty kultury; albo masz w tej turze 3 tymczasowe punkty nauki na opracowywanie technologii jednostek wojskowych i 3 tymczasowe surowce na budowę lub ulepszanie jednostek wojskowych.

## Pakty

effect-open_borders_agreement = Obie strony: 1 dodatkowa akcja militarna. Jeśli jedna strona atakuje drugą, atakująca ma w tym ataku siłę +2.
effect-trade_routes_agreement = A może raz w każdej własnej turze użyć 1 żywności jako 1 surowca; B może raz w każdej własnej turze użyć 1 surowca jako 1 żywności.
effect-acceptance_of_supremacy = Strony nie mogą się nawzajem atakować. A produkuje o 1 surowiec więcej, B produkuje o 1 surowiec mniej.
effect-international_trade_agreement = A produkuje o 1 surowiec więcej, B produkuje o 1 żywność więcej.
effect-promise_of_military_protection = A: kultura na turę +1. B: siła +4, kultura na turę −1. Wygasa, jeśli jedna strona atakuje drugą.
effect-scientific_cooperation = Za każdym razem, gdy jedna strona opracowuje technologię, płaci o 2 punkty nauki mniej, a druga płaci 1 punkt nauki; jeśli druga strona nie ma punktów nauki, technologii nie można opracować.
effect-international_tourism = Obie strony: kultura na turę +1 za każdy ukończony cud drugiej strony (także w ruinie).
effect-loss_of_sovereignty = Strony nie mogą się nawzajem atakować. A: kultura na turę +2. B: kultura na turę −2 i nikt nie może wypowiedzieć B wojny.
effect-military_pact = Obie strony: siła +3. Wygasa, jeśli jedna strona atakuje drugą.
effect-peace_treaty = Strony nie mogą się nawzajem atakować. Obie strony: kultura na turę +1.

## Wojny

effect-war_over_technology = Zwycięzca zabiera tyle punktów nauki, ile wynosi jego przewaga siły. Zamiast punktów nauki może ukraść specjalne (niebieskie) technologie przegranego, każdą po jej koszcie w punktach nauki; resztę zabiera w punktach nauki.
effect-war_over_territory = Zwycięzca zabiera z żółtego banku przegranego do własnego żółtego banku 1 żółty znacznik i jeszcze 1 za każde pełne 5 punktów przewagi siły (tyle, ile tam jest).
effect-war_over_culture = Zwycięzca zabiera przegranemu 5 punktów kultury i jeszcze tyle, ile wynosi jego przewaga siły (najwyżej tyle, ile przegrany ma).

## Cuda

effect-pyramids = Jedna dodatkowa akcja cywilna.
effect-hanging_gardens = Kultura na turę +1, dwie zadowolone buźki.
effect-colossus = Siła +2, premia do kolonizacji +1.
effect-library_of_alexandria = Kultura na turę +1, nauka na turę +1. Możesz mieć na ręce o 1 kartę cywilną i o 1 kartę militarną więcej.
effect-great_wall = Kultura na turę +1, jedna zadowolona buźka. Siła +1 za każdą twoją jednostkę piechoty i artylerii.
effect-st_peters_basilica = Kultura na turę +2, jedna zadowolona buźka. Każda INNA twoja karta i każdy robotnik, jeśli dają co najmniej jedną zadowoloną buźkę, dają o jedną buźkę więcej.
effect-taj_mahal = Kultura na turę +3, jeden niebieski znacznik. Dopóki leży na torze kart: jeśli w tej turze twój przywódca został zastąpiony innym, wzięcie tego cudu kosztuje o 2 akcje cywilne mniej (minimum 0).
effect-universitas_carolina = Kultura na turę +1, nauka na turę +2.
effect-eiffel_tower = Kultura na turę +4, jedna zadowolona buźka.
effect-kremlin = Kultura na turę +2, jedna niezadowolona buźka, jedna dodatkowa akcja cywilna i jedna dodatkowa akcja militarna.
effect-ocean_liner_service = Raz w każdej swojej fazie akcji możesz zyskać 1 robotnika (bez akcji, bez żywności).
effect-transcontinental_railroad = Siła +4. Jeden robotnik w twojej najlepszej kopalni produkuje 2 niebieskie znaczniki zamiast 1.
effect-fast_food_chains = Po ukończeniu zdobywasz 1 punkt kultury za każdą jednostkę wojskową i każdy budynek miejski oraz 2 punkty kultury za każdą farmę i kopalnię (czyli za każdego robotnika).
effect-first_space_flight = Po ukończeniu zdobywasz 1 punkt kultury za każdy poziom każdej karty technologii, którą masz w grze (wszystkich rodzajów, także bez robotników, także ustrój i specjalne technologie).
effect-hollywood = Po ukończeniu zdobywasz dwa razy tyle punktów kultury, ile kultury produkują twoje teatry i biblioteki (łącznie z działaniem Szekspira, Bacha i Chaplina).
effect-internet = Po ukończeniu zdobywasz tyle punktów kultury, ile kultury i nauki produkują twoje budynki miejskie, plus tyle, ile dają siły (łącznie z działaniem Szekspira, Bacha, Chaplina, Newtona, Einsteina i Meiera).

## Co wynika z liczb na karcie

# $army wymienia, czego trzeba, słowami unit-...; $outdated to 0, gdy na karcie jest tylko jedna liczba.
tactic-text = { $army }: +{ $strength }{ $outdated ->
        [0] { "" }
       *[other] { " " }(przestarzała armia: +{ $outdated })
    }
unit-infantry = { $n } × piechota
unit-cavalry = { $n } × kawaleria
unit-artillery = { $n } × artyleria
bonus-text = obrona +{ $defense } / kolonizacja +{ $colonization }
at-once-science = +{ $n } { $n ->
    [one] punkt nauki
    [few] punkty nauki
   *[many] punktów nauki
}
at-once-culture = +{ $n } { $n ->
    [one] punkt kultury
    [few] punkty kultury
   *[many] punktów kultury
}
at-once-food =
    +{ $n } { $n ->
        [one] żywność
        [few] żywności
       *[many] żywności
    }
at-once-resources = +{ $n } { $n ->
    [one] surowiec
    [few] surowce
   *[many] surowców
}
at-once-population = +{ $n } { $n ->
    [one] robotnik
    [few] robotników
   *[many] robotników
}
at-once-military_cards = +{ $n } { $n ->
    [one] karta militarna
    [few] karty militarne
   *[many] kart militarnych
}
government-text = Najwyżej { $n } { $n ->
    [one] budynek miejski każdego rodzaju
    [few] budynki miejskie każdego rodzaju
   *[many] budynków miejskich każdego rodzaju
}.
# $discounts: o ile surowców tańsze są budynki miejskie z er I, II i III.
construction-text = Budynki miejskie z ery I / II / III kosztują o { $discounts } mniej. Jedną akcją cywilną można zbudować do { $stages } etapów cudu.
air_force-text = Ponadto każda jednostka lotnictwa może podwoić siłę taktyczną jednej armii.
# $gives wymienia, co daje jeden robotnik albo sama karta, słowami gives-...; $cost w surowcach.
worker-text = Każdy robotnik daje: { $gives }. Koszt: { $cost } { $cost ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }.
farm-text = Każdy robotnik produkuje { $n } { $n ->
        [one] żywność
        [few] żywności
       *[many] żywności
    } na turę; niebieski znacznik jest tu wart tyle samo. Koszt: { $cost } { $cost ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }.
mine-text = Każdy robotnik produkuje { $n } { $n ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    } na turę; niebieski znacznik jest tu wart tyle samo. Koszt: { $cost } { $cost ->
        [one] surowiec
        [few] surowce
       *[many] surowców
    }.
special-text = Daje: { $gives }. Zastępuje wcześniejszą kartę tego samego rodzaju.
gives-culture = kultura +{ $n }
gives-science = nauka +{ $n }
gives-strength = siła +{ $n }
gives-happy = { $n } { $n ->
        [one] zadowolona buźka
        [few] zadowolone buźki
       *[many] zadowolonych buziek
    }
gives-civil = +{ $n } { $n ->
        [one] akcja cywilna
        [few] akcje cywilne
       *[many] akcji cywilnych
    }
gives-military = +{ $n } { $n ->
        [one] akcja militarna
        [few] akcje militarne
       *[many] akcji militarnych
    }
gives-blue = +{ $n } { $n ->
        [one] niebieski znacznik
        [few] niebieskie znaczniki
       *[many] niebieskich znaczników
    }
gives-ship = kolonizacja +{ $n }
