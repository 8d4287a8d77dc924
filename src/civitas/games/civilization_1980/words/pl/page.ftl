# Plansza „Cywilizacji” na stronie.

moment = Runda { $round }
moment-setup = Przygotowanie
num-ast = Tabela archeologiczna
num-points = Widoczne punkty
num-cities = Miasta
num-tokens = Żetony
num-areas = Obszary
num-stock = Zapas
num-treasury = Skarbiec
num-ships = Statki
num-cards = Karty cywilizacji
num-hand = Karty handlu
civ-map = Mapa
civ-move-from = { $area }: dokąd?
civ-area = { $area }: limit { $limit }{ $site ->
        [1] , miejsce na miasto
       *[other] {""}
    }
civ-here-city = miasto { CASE($nation, "gen") }
civ-here-tokens =
    { $n } { $n ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } { CASE($nation, "gen") }
civ-here-ships =
    { $n } { $n ->
        [one] statek
        [few] statki
       *[many] statków
    } { CASE($nation, "gen") }
civ-here-nobody = nikogo nie ma
civ-water-of = Wody przybrzeżne: { $area }
civ-on-plain = równina zalewowa: { $plain }
civ-volcano = wulkan: { $volcano }
civ-ast = Rozwój
civ-ast-at = { $nation }: pole { $space } z { $end } w tabeli archeologicznej
civ-ast-next = następne pole: { $need }
civ-start = start
civ-end = koniec
civ-needs-2 = 2 miasta
civ-needs-3 = 3 grupy
civ-needs-4 = 7 kart
civ-needs-5 = punkty
civ-needs-points = { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}
civ-thinks = myśli
civ-acts = decyduje
civ-trade-hand = Karty handlu
civ-cards-only-you = { $n } { $n ->
    [one] karta, tylko dla ciebie
    [few] karty, tylko dla ciebie
   *[many] kart, tylko dla ciebie
}
civ-calamity = klęska
civ-set-values = Wartość zestawów
civ-trade-floor = Giełda
civ-market = Targ, runda { $n }
civ-offers = { $n } { $n ->
    [one] oferta
    [few] oferty
   *[many] ofert
}
civ-answered = Odpowiedzi: { $n } z { $of }
civ-true = prawda
civ-checked-by-rules = sprawdzone według zasad
civ-no-offers-yet = Na stole nie ma ofert.
civ-offer-number = oferta { $n }
civ-n-cards = { $n } { $n ->
    [one] karta
    [few] karty
   *[many] kart
}
civ-worth = wartość { $n }
civ-one-is = jedna z nich
civ-wants = w zamian:
civ-paused = wstrzymana
civ-do-accept = Przyjmij
civ-do-withdraw = Wycofaj
civ-do-suspend = Wstrzymaj
civ-do-resume = Wznów
civ-say = Powiedz
civ-everybody-reads = Wszyscy przeczytają
civ-name-one = Podaj jedną
civ-you-pass = Przekazujesz kartę „{ $card }”
civ-anything = cokolwiek
civ-all = wszyscy
civ-offer-to = Oferta → { $who }; w zamian: { $wants }
civ-offer-wanting = Oferta; w zamian: { $wants }
civ-counter-number = Odpowiedz na ofertę { $n }
civ-counter-to = Odpowiedz na ofertę: { $who }
civ-civilization-cards = Karty cywilizacji
civ-owned = masz
civ-card-price = cena { $n }
civ-left = zostało { $n }
civ-tab-map = Mapa
civ-tab-trade = Handel
civ-tab-cards = Karty
civ-event-1 = Podatki
civ-event-2 = Wzrost
civ-event-3 = Spis
civ-event-4 = Statki
civ-event-5 = Ruch
civ-event-6 = Konflikty
civ-event-7 = Miasta
civ-event-8 = Karty
civ-event-9 = Handel
civ-event-10 = Zakupy
civ-event-11 = Klęski
civ-event-12 = Zwrot
civ-event-13 = Rozwój
civ-nations = Narody

# The purchase and a threatened city.
civ-can-spend = Możesz wydać { $n }: zestawy { $hand }, skarbiec { $treasury }.
civ-chosen = Wybrane
civ-nothing-chosen = Jeszcze nic nie wybrano.
civ-put-back = odłóż
civ-price = Cena razem
civ-left-to-spend = Zostaje do wydania
civ-short = brakuje { $n }
civ-ways-to-pay = Jak zapłacić
civ-spares-most = Razem zostaje najwięcej
civ-spares-treasury = Oszczędza skarbiec
civ-spares-cards = Oszczędza karty
civ-treasury-pays = skarbiec { $n }
civ-lost-overpaying = nadpłata { $n } przepada
civ-exact = nic nie przepada
civ-left-after = ręka warta potem { $n }
civ-city-threatened = { $area }: miasta nie da się obronić
civ-city-facts = { $nation } ma tam żetony: { $tokens }; do zdobycia miasta trzeba { $needed }. Do obrony trzeba 6 żetonów w zapasie, masz { $stock }.

# Warnings.
warn-surplus =
    { $tokens ->
        [one] { $tokens } żeton ponad limit zejdzie z planszy.
        [few] { $tokens } żetony ponad limit zejdą z planszy.
        [many] { $tokens } żetonów ponad limit zejdzie z planszy.
       *[other] { $tokens } żetonów ponad limit zejdzie z planszy.
    }
warn-nobody = Na planszy nie zostałby żaden twój żeton: nic by już nie rosło.
warn-conflict = Będzie konflikt: { $area }.
warn-support =
    Miastom brakuje utrzymania: na planszy jest o { $tokens } { $tokens ->
        [one] żeton
        [few] żetony
       *[many] żetonów
    } za mało.
warn-revolt =
    { $cities ->
        [one] { $cities } miasto nie zapłaci podatku z twojego zapasu i może się zbuntować.
        [few] { $cities } miasta nie zapłacą podatku z twojego zapasu i mogą się zbuntować.
        [many] { $cities } miast nie zapłaci podatku z twojego zapasu i może się zbuntować.
       *[other] { $cities } miast nie zapłaci podatku z twojego zapasu i może się zbuntować.
    }
warn-hand =
    { $cards ->
        [one] Trzeba będzie zwrócić { $cards } kartę handlu: zostaje sześć.
        [few] Trzeba będzie zwrócić { $cards } karty handlu: zostaje sześć.
        [many] Trzeba będzie zwrócić { $cards } kart handlu: zostaje sześć.
       *[other] Trzeba będzie zwrócić { $cards } kart handlu: zostaje sześć.
    }

# How a round goes.
civ-learn-1 = Każde miasto płaci podatek do skarbca; potem żetony się mnożą: z jednego robią się dwa, a gdzie są dwa lub więcej, przybywają dwa.
civ-learn-2 = Ruch: każdy żeton o jeden obszar lądem; statki wiozą wzdłuż wybrzeży do pięciu żetonów.
civ-learn-3 = Gdzie jest za ciasno, jest konflikt. Sześć żetonów na miejscu na miasto, gdzie indziej dwanaście, staje się miastem. Każde miasto potrzebuje dwóch żetonów gdzie indziej.
civ-learn-4 = Każde miasto dobiera kartę handlu. Wymieniaj się: zestawy jednego towaru są warte dużo więcej niż pojedyncze karty. Klęski można przekazać.
civ-learn-5 = Za zestawy i skarbiec kupuj karty cywilizacji. Dają zniżki na inne i pomagają na stałe.
civ-learn-6 = Spadają klęski, potem znaczniki idą po tabeli archeologicznej, jeśli spełnione są warunki epoki. Wygrywa, kto dojdzie do końca z wymaganą liczbą punktów.
civ-group-crafts = Rzemiosła
civ-group-sciences = Nauki
civ-group-arts = Sztuki
civ-group-civics = Społeczeństwo
civ-one-more = Jeszcze jedna karta dodałaby

# Planning on the map, sets, moments.
civ-tab-ast = Narody
civ-asked-here = tu czeka pytanie
civ-chosen-here = wybrano: { $amount }
civ-sail-from = Statek u brzegu: { $area }. Dokąd?
civ-on-foot = pieszo
civ-with-ship = Statkiem
civ-by-ship = statkiem, { $steps } z { $of } kroków
civ-by-ship-at = statek: { $area }, { $steps } z { $of } kroków
civ-ship-at = Statek: { $area }
civ-steps =
    { $n ->
        [one] 1 krok
        [few] { $n } kroki
        [many] { $n } kroków
       *[other] { $n } kroków
    }
civ-badge-city = { $n }: możliwe miasto
civ-badge-over = { $n } za dużo
civ-badge-conflict = konflikt { $mine } : { $theirs }
civ-badge-city-attack = atak { $n } z { $of }
civ-city-in = Miasto: { $area }
civ-site = miejsce na miasto
civ-unit-units =
    { $n ->
        [one] jednostki
        [few] jednostek
        [many] jednostek
       *[other] jednostek
    }
civ-unit-tokens =
    { $n ->
        [one] żetonu
        [few] żetonów
        [many] żetonów
       *[other] żetonów
    }
civ-unit-cities =
    { $n ->
        [one] miasta
        [few] miast
        [many] miast
       *[other] miast
    }
civ-unit-support = utrzymania
civ-order-help = Wskaż, ile traci każdy z pozostałych.
civ-set-help = Klikaj miejsca na mapie albo użyj listy; kliknięcie dodaje jeden.
civ-hand-help = Klikaj karty na ręce albo użyj listy; kliknięcie dodaje jedną.
civ-your-plan = Twój plan
civ-your-move = Twój ruch
civ-plan-sum = Części: { $n }, żetonów: { $tokens }. Zmieniaj, usuwaj albo planuj dalej.
civ-plan-help = Przeciągnij stos na miejsce albo kliknij stos, a potem miejsce. Nic się nie liczy, dopóki nie skończysz.
civ-still-free = Jeszcze mogą się ruszyć
civ-end-movement = Zakończ ruch
civ-leads-to = Do czego to prowadzi
civ-support = Utrzymanie, miast: { $n }
civ-support-of = jest { $n }, trzeba { $of }
civ-city-possible = Możliwe miasto
civ-support-all = Utrzymanie dla wszystkich
civ-lacking = brakuje { $n }
civ-over-limit = Ponad limit
civ-lost = straty: { $n }
civ-conflict-in = Konflikt: { $area }
civ-takes-city = do zdobycia miasta trzeba { $n }
civ-picked = { $area }: { $n } z { $of }
civ-picked-help = Ile i dokąd? Podświetlone miejsca są w zasięgu; liczbę można wpisać.
civ-how-many = Ile
civ-of-limit = { $n } z { $limit }
civ-ship-help = Dokąd płynie bez żetonów? Aby przewieźć żetony, wybierz je: same znajdą statek.
civ-worth-points =
    { $n ->
        [one] 1 widoczny punkt
        [few] { $n } widoczne punkty
        [many] { $n } widocznych punktów
       *[other] { $n } widocznych punktów
    }
civ-short-tokens = plansza
civ-short-cities = miasta
civ-short-ships = statki
civ-short-stock = zapas
civ-short-treasury = skarb
civ-short-hand = ręka
civ-hand-sum = kart: { $n }, wartość { $worth }
civ-fight-why = Żetonów { $n }, a zmieści się { $limit }: wszyscy usuwają po kolei, najsłabszy pierwszy.
civ-calamity-red = klęska { $n }, czerwona
civ-calamity-black = klęska { $n }, czarna
civ-about-volcano_earthquake = Wulkan niszczy wszystko wokół; gdy go nie ma, trzęsienie dotyka miasta.
civ-about-flood = Na jednej równinie zalewowej ginie 17 jednostek, a u innych do 10.
civ-about-famine = Ginie 9 jednostek; inni tracą razem 20, najwyżej po 11.
civ-about-civil_war = Część narodu odłącza się i przechodzi do innego gracza.
civ-about-epidemic = Umiera 16 jednostek, lecz żaden obszar nie pustoszeje; inni tracą do 25.
civ-about-civil_disorder = Wszystkie miasta poza 4 ulegają redukcji.
civ-about-iconoclasm_heresy = Redukcji ulegają 4 miasta oraz 2 u innych.
civ-about-piracy = Za każdy statek handlarza ginie miasto nadbrzeżne.
civ-why-drawn = Kartę dobiera { $nation }.
civ-why-traded = { $nation } ma ją z wymiany od { CASE($trader, "gen") }; oddający naród jest odporny.
civ-commodity = towar, stos { $n }
civ-about-commodity = n kart jednego towaru jest warte n × n × wartość jednej: druga karta dodaje trzy razy tyle co pierwsza.
civ-about-red = Czerwona: dotyka tego, kto ją dobrał, i nie można jej wymienić.
civ-about-black = Czarna: można ją wymienić, a dotyka tylko tego, kto dostał ją w wymianie.
civ-sets-worth = 1, 2, 3 … karty są warte
civ-in-hand = Na ręce
civ-printed-price = Cena na karcie
civ-your-price = Cena dla ciebie
civ-needs-card = Wymaga
civ-credit-towards = Zniżka na
civ-owners = Kto ma
civ-in-supply = Jeszcze do kupienia
civ-accept-help = Karty zmieniają właściciela od razu i nie można tego cofnąć. Liczba, wartość i podany towar są prawdziwe; reszta kart może być czymkolwiek, także klęską.
civ-give-at-least = Potrzeba co najmniej { $n } kart, w tym towaru.

## what happened: headings, threats, scenes

heading-round = Runda { $round }
heading-phase =
    { $event ->
        [1] { civ-event-1 }
        [2] { civ-event-2 }
        [3] { civ-event-3 }
        [4] { civ-event-4 }
        [5] { civ-event-5 }
        [6] { civ-event-6 }
        [7] { civ-event-7 }
        [8] { civ-event-8 }
        [9] { civ-event-9 }
        [10] { civ-event-10 }
        [11] { civ-event-11 }
        [12] { civ-event-12 }
       *[13] { civ-event-13 }
    }
heading-movement = { civ-event-5 }: { $seat }
threat-conflict = Konflikt: { $areas }
threat-calamity = W twojej ręce: „{ $card }”
threat-support = Na utrzymanie miast brakuje żetonów: { $number }
threat-revolt = Miasta bez środków na podatki: { $number }
threat-surplus = Żetony ponad limit: { $number }
threat-hand = Za dużo kart handlu: { $number }
scene-fight = Konflikt
scene-surrender = Miasto
scene-calamity = Klęska
scene-revolt = Bunt
scene-steps-back = Tabela archeologiczna
scene-swap = Handel
scene-void = Nieważna umowa

# the guided first turns
civ-guide-nation = Wybierz naród
civ-guide-nation-text = Każdy naród zaczyna gdzie indziej i ma własny rząd tabeli archeologicznej. Wskaż naród, a zobaczysz, gdzie zaczyna.
civ-guide-nation-why = Naród w rogu mapy długo rośnie w spokoju; ten w środku prędko ma sąsiadów, z którymi handluje i walczy o miejsce.
civ-guide-map = Czytaj mapę
civ-guide-map-text = Liczba w kółku mówi, ile żetonów żywi obszar; nadmiar przepada. Czarny kwadrat to miejsce na miasto.
civ-guide-map-why = Żetony mnożą się co rundę: z jednego robią się dwa, dwa i więcej rosną o dwa. Rozprosz się, a wszystko rośnie szybciej.
civ-guide-move = Zaplanuj ruchy
civ-guide-move-text = Kliknij stos, wybierz ile, kliknij dokąd: strzałki pokazują plan. Dowolna kolejność, wszystko można zmienić lub usunąć.
civ-guide-move-why = Zostaw jeden lub dwa tam, gdzie jest żywność, resztę wyślij obok: nikt nie zginie, a w następnej rundzie rośnie więcej miejsc.
civ-guide-end = Zakończ ruch
civ-guide-end-text = Gdy strzałki są takie, jak chcesz, ten przycisk wysyła cały plan naraz.
civ-guide-end-why = Wcześniej nic się nie dzieje; stół mówi, co przepadnie i o co będzie walka.
civ-guide-ship = Statki
civ-guide-ship-text = Statek kosztuje dwa żetony albo dwa ze skarbca i przewozi do pięciu żetonów wzdłuż wybrzeża.
civ-guide-ship-why = Tylko nie za jedyne dwa żetony: niech się najpierw rozmnożą. Potem jeden wczesny statek otwiera wyspy, do których nikt nie dojdzie pieszo.
civ-guide-cities = Miasta
civ-guide-cities-text = Sześć żetonów na miejscu miasta staje się miastem, gdzie indziej dwanaście. Każde miasto wymaga dwóch żetonów utrzymania.
civ-guide-cities-why = Miasta dobierają karty handlu i posuwają cię w tabeli archeologicznej. Buduj, gdy zostaje dość żetonów na ich utrzymanie.
civ-guide-trade = Handel
civ-guide-trade-text = Zestawy jednego towaru są razem warte dużo więcej: trzy jednakowe to dziewięciokrotność jednej. Oferuj to, czego masz mało, za to, co zbierasz.
civ-guide-trade-why = Liczbę kart, ich łączną wartość i jeden z towarów podaje się zgodnie z prawdą; reszta może być czymkolwiek, nawet klęską. To część gry.
civ-guide-buy = Kupuj karty cywilizacji
civ-guide-buy-text = Płać zestawami kart handlu i skarbcem. Karty zostają na zawsze, pomagają i obniżają cenę innych w swoim kolorze.
civ-guide-buy-why = Epoki tabeli archeologicznej wymagają kart w kilku kolorach: nie kupuj tylko najtańszych.
civ-guide-ast = Tabela archeologiczna (A.S.T.)
civ-guide-ast-text = Co rundę twój znacznik przesuwa się o pole, jeśli spełniasz wymagania następnej epoki: miasta, potem karty.
civ-guide-ast-why = Kto stoi dwie rundy, rzadko wygrywa: patrz z wyprzedzeniem, czego zażąda następna epoka.

# where points came from
source-cards = Karty cywilizacji
source-treasury = Skarbiec
source-hand = Karty handlu na ręce

# who trades
civ-do-counter = Kontroferta
civ-traders = Handlujący
civ-traders-cards = Karty
civ-traders-deals = Wymiany
civ-traders-offers = Oferty
civ-traders-left = Wiadomości
civ-traders-done = Koniec
