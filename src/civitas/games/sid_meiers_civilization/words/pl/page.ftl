# Plansza Sid Meier's Civilization na stronie.

moment = Tura { $round }: { $phase }
moment-setup = Przygotowanie
num-techs = Technologie
num-space = Tor kultury
num-coins = Monety
num-trade = Handel
num-culture = Kultura
num-cities = Miasta
num-armies = Armie
num-units = Jednostki
num-wonders = Cuda

smc-map = Mapa pól
smc-players = Gracze
smc-capital = Stolica
smc-city-n = Miasto { $n }
smc-city-of = { $city } ({ $nation })
smc-hut = chatka
smc-village = wioska
smc-unknown = nieznany ląd
smc-blockaded = zablokowane
smc-armies = { $n ->
    [one] { $n } armia
    [few] { $n } armie
    [many] { $n } armii
   *[other] { $n } armii
}
smc-scouts = { $n ->
    [one] { $n } wóz
    [few] { $n } wozy
    [many] { $n } wozów
   *[other] { $n } wozów
}
smc-yield-production = produkcja { $n }
smc-yield-trade = handel { $n }
smc-yield-culture = kultura { $n }
smc-yield-coin = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monet
}
smc-move-from = { $figures } z pola { $square }
smc-layers = Plony na mapie: pokaż { $what }
smc-layer-cities = plony swoich miast
smc-layer-all = wszystkie
smc-layer-none = żadne
smc-badge-figures = bitwa
smc-badge-city = atakuje miasto
smc-badge-village = walczy o wioskę
smc-badge-hut = zajmuje chatkę
smc-badge-discover = { $n ->
    [0] odkrywa kafelek
   *[other] odkrywa kafelek, zostaje { $n }
}
smc-badge-odds = { $what }: { $n }% na wygraną
smc-badge-scouts = zabija zwiadowców
smc-badge-blockade = blokada: { $city }
smc-badge-site = można założyć miasto
smc-badge-sacrifice = poświęcenie: poznaje technologię
smc-fullness = tam { $n } z { $most }
smc-odds-how = Szanse: obie ręce losowane są 24 razy z tego, co możesz wiedzieć (twoje wojska i liczba ich jednostek według rodzaju), i rozgrywane do końca.
smc-steps-left = { $n ->
    [0] bez dalszych kroków
    [one] zostaje { $n } krok
    [few] zostają { $n } kroki
    [many] zostaje { $n } kroków
   *[other] zostaje { $n } kroków
}
smc-steps-of = { $n ->
    [one] { $n } krok, zostaje { $left }
    [few] { $n } kroki, zostaje { $left }
    [many] { $n } kroków, zostaje { $left }
   *[other] { $n } kroków, zostaje { $left }
}
smc-acts = działa
smc-done = gotowe
smc-place = { $n }.
smc-place-name = Kolejność gry: { $n }
smc-phase-start_of_turn = Początek
smc-phase-trade = Handel
smc-phase-city_management = Miasta
smc-phase-movement = Ruch
smc-phase-research = Badania
smc-turn = Tura { $n }
smc-order = Kolejność gry: { $nations }
smc-dial = Handel { $n }, dochód { $income }, starcza na poziom { $level }
smc-culture-n = Żetony kultury: { $n }
smc-events-n = Wydarzenia: { $n } z { $of }
smc-bonus = Premia bitewna: { $n }
smc-pyramid-of = Piramida ({ $nation }): { $rows }
smc-win-culture = Zwycięstwo kulturowe: { $text }
smc-win-technology = Zwycięstwo technologiczne: { $text }
smc-win-economy = Zwycięstwo ekonomiczne: { $text }
smc-win-military = Zwycięstwo militarne: { $text }
smc-steps = { $n ->
    [one] { $n } krok
    [few] { $n } kroki
    [many] { $n } kroków
   *[other] { $n } kroków
}
smc-yours = Twoje rzeczy
smc-your-pyramid = Twoja piramida
smc-techs-n = { $n ->
    [one] { $n } technologia
    [few] { $n } technologie
    [many] { $n } technologii
   *[other] { $n } technologii
}
smc-values = szybkość { $speed } · stos { $stack } · ręka bitewna { $hand }
smc-free-places = { $n ->
    [one] Wolne miejsce na poziomie { $level }: { $trade } handlu
    [few] { $n } wolne miejsca na poziomie { $level }: po { $trade } handlu
    [many] { $n } wolnych miejsc na poziomie { $level }: po { $trade } handlu
   *[other] { $n } wolnego miejsca na poziomie { $level }: po { $trade } handlu
}
smc-research-now = Możesz teraz zbadać poziom { $level }: handel { $trade }.
smc-research-not = Badania zaczynają się od { $n } handlu.
smc-resources = Zasoby
smc-great-person = wielki człowiek
smc-none = brak
smc-forces = Siły zbrojne
smc-forces-n = { $n ->
    [one] { $n } karta, widzisz ją tylko ty
    [few] { $n } karty, widzisz je tylko ty
    [many] { $n } kart, widzisz je tylko ty
   *[other] { $n } kart, widzisz je tylko ty
}
smc-figures-line = Premia { $bonus } · armie { $armies } z { $of } · wozy { $scouts } z { $most }
smc-events = Wydarzenia
smc-events-of = { $n } z { $of }
smc-no-events = Brak wydarzeń na ręce: dobierzesz je, idąc w górę toru kultury.
smc-under-way = { $n ->
    [0] W drodze na polu { $square }
    [one] W drodze na polu { $square }: zostaje { $n } krok
    [few] W drodze na polu { $square }: zostają { $n } kroki
    [many] W drodze na polu { $square }: zostaje { $n } kroków
   *[other] W drodze na polu { $square }: zostaje { $n } kroków
}
smc-your-plan = Twój plan
smc-your-movement = Twój ruch
smc-plan-sum = Rusza { $n } z { $of } grup, w tej kolejności. Bitwa lub odkrycie zatrzymuje plan, nie ciebie.
smc-plan-help = Przeciągnij figurkę albo kliknij ją, a potem podświetlone pole.
smc-go-on-and-end = Dalej i zakończ
smc-move-and-end = Rusz i zakończ
smc-end-movement = Zakończ ruch
smc-only-move = Tylko rusz, jeszcze nie kończ
smc-leads-to = Do czego to prowadzi
smc-trade-a-turn = Handel na turę
smc-not-in-plan = Poza planem
smc-speed = Szybkość
smc-stack = Figurek na polu
smc-water = Woda
smc-water-closed = zamknięta
smc-water-cross = można przepłynąć
smc-water-end = otwarta
smc-watched = Ktoś obserwuje
smc-asked-each-step = pytany przy każdym kroku
smc-now-playable = Między dwoma ruchami
smc-how-many-armies = Ile armii
smc-how-many-scouts = Ile wozów jedzie razem
smc-picked-help = Kliknij podświetlone pole. Liczba na nim to kroki, które tam zostaną.
smc-no-way = Tyle figurek nigdzie nie pójdzie. Spróbuj mniej.
smc-cities = Twoje miasta
smc-may-act = może działać
smc-has-acted = już działało
smc-yields-of = Plony: { $city }
smc-production = Produkcja
smc-trade = Handel
smc-culture = Kultura
smc-coin = Monety
smc-combat = Premia bitewna
smc-defence = Obrona
smc-by-scout = { $n } z wozu
smc-by-government = { $n } z ustroju
smc-this-turn = { $n } w tej turze
smc-from-land = ze swoich pól
smc-blocked-n = blokada: { $n }
smc-a-turn = co turę
smc-if-arts = przez sztukę
smc-walled = z murami
smc-defended = u siebie
smc-makes = Wytwarza { $city }
smc-build-n = Wytwórz, { $n ->
    [one] { $n } rodzaj
    [few] { $n } rodzaje
    [many] { $n } rodzajów
   *[other] { $n } rodzajów
}
smc-or-first = Zamiast handlu najpierw
smc-gives-price = daje · cena
smc-on = na { $square }
smc-on-of = { $n ->
    [one] na polu { $square }
    [few] na polu { $square }; podświetlone { $n } pola
    [many] na polu { $square }; podświetlonych { $n } pól
   *[other] na polu { $square }; podświetlonych { $n } pól
}
smc-one-army = Armia
smc-one-scout = Wóz
smc-to-forces = dołącza do twoich sił
smc-choose-square = wybierz podświetlone pole
smc-city-makes = Wytwarza { $city }
smc-rush = Przyspieszone handlem
smc-make = Wytwórz: { $name }
smc-make-rush = Wytwórz: { $name }, za { $n } handlu
smc-no-undo = Inni mogą na to odpowiedzieć.
smc-or-instead = Albo zamiast tego
smc-besides = Poza tym
smc-end-cities = Zakończ zarządzanie miastami
smc-end-part = Zakończ
smc-group-found = Załóż miasto
smc-group-government = Zmień ustrój
smc-group-people = Wielcy ludzie
smc-group-events = Zagraj wydarzenie
smc-group-abilities = Użyj zasobu
smc-group-bargains = Targuj się
smc-learn-1 = Tura zaczyna się od zakładania miast: miastem staje się wóz. Teraz zmienia się też ustrój.
smc-learn-2 = Potem wszyscy zbierają handel z pól wokół swoich miast i mogą się targować.
smc-learn-3 = Każde miasto robi jedną rzecz: coś wytwarza, oddaje się sztuce albo zbiera zasób.
smc-learn-4 = Figurki się ruszają: wozy badają i zbierają, armie zajmują chatki i wioski oraz atakują.
smc-learn-5 = Gdy handlu jest dość, bada się technologię; musi znaleźć miejsce w piramidzie.
smc-learn-6 = Cztery drogi do zwycięstwa: koniec toru kultury, lot kosmiczny, piętnaście monet albo wroga stolica.
smc-turned-up = Odkryte technologie: { $n }
smc-offer-empty = Połóż coś po jednej ze stron.
