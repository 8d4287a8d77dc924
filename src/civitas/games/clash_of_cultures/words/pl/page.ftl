# Clash of Cultures on the page.

moment = Epoka { $age }, runda { $round }
num-points = Punkty zwycięstwa
num-cities = Miasta
num-advances = Osiągnięcia
num-objectives = Cele
num-armies = Jednostki wojskowe
num-ships = Okręty
num-resources = Surowce
num-mood = Żetony nastroju
num-culture = Żetony kultury

# Plansza
coc-map = Mapa
coc-unexplored = niezbadane
coc-exhausted = wyjałowione
coc-layers = Nazwy na mapie
coc-civilizations = Cywilizacje
coc-barbarians = Barbarzyńcy
coc-pirates = Piraci
coc-barbarian-city = miasto barbarzyńców
coc-city-of = miasto ({ $name }), wielkość { $size }, nastrój: { $mood }
coc-port-of = port miasta { $space }
coc-event-track = Tor wydarzeń
coc-track-of = { $name }: na torze wydarzeń { $n } z { $of } znaczników
coc-points = Punkty: { $n }
coc-actions = { $n ->
    [one] { $n } akcja
    [few] { $n } akcje
   *[many] { $n } akcji
}
coc-first = pierwszy
coc-in-hand = na ręce: kart akcji { $actions }, kart celów { $objectives }, kart cudów { $wonders }
coc-strip-counts = miast { $cities }, jednostek armii { $armies }, statków { $ships }, wykonanych celów { $objectives }, osiągnięć { $advances }
coc-completed = Ukończone cele
coc-advances-and = Osiągnięcia: { $advances } na planszy, { $specials } cywilizacji
coc-action-cards = Karty akcji
coc-objectives = Cele
coc-wonders = Cuda
coc-at-once = od razu
coc-met = już spełniony
coc-not-met = jeszcze nie
coc-payable = Stać cię na to
coc-not-payable = Na razie za drogie
coc-age = Epoka { $n }
coc-picked-hint = Z { $space }: wybierz, dokąd
coc-badge-battle = bitwa
coc-badge-explore = nieznane
coc-badge-open = nikogo nie zostaje
coc-choose-here = Wybierz tutaj lub na mapie.
coc-do-advance = Zdobądź osiągnięcie
coc-open = dostępne: { $n }
coc-do-city = Aktywuj miasto
coc-free-actions = Za darmo, bez akcji
coc-up-to-groups = do { $n } grup
coc-from = od { $n }
coc-size = wielkość { $n }
coc-used = użyte w tej turze
coc-not-used = jeszcze nieużyte
coc-collect-up-to = Zbieranie, do { $n }
coc-places = Budowa, wolne miejsca: { $n }
coc-recruit-up-to = Werbunek, do { $n }
coc-used-again = Przy ponownym użyciu
coc-collect = Zbieraj
coc-construct = Buduj
coc-recruit = Werbuj
coc-collect-in = Zbieranie: { $space }
coc-spaces-of = Pola: { $n } z { $of }.
coc-collect-n = Zbierz: { $n }
coc-orient-help = Wskaż ułożenie, by zobaczyć je na mapie.
coc-choose-for-me = Wybierz najwięcej
coc-blocked = zablokowane
coc-has-city = inne miasto
coc-needs-advance = brak osiągnięcia
coc-card = Karta
coc-recruit-in = Werbunek: { $space }
coc-units-of = Jednostki: { $n } z { $of }.
coc-recruit-n = Zwerbuj: { $n }
coc-mood-of = Wydatek: { $n } z { $of }.
coc-raise-for = Popraw nastrój za { $n }
coc-set-help = Klikaj na planszy albo użyj listy.
coc-unit-armies =
    { $n ->
        [one] armii
        [few] armii
        [many] armii
       *[other] armii
    }
coc-unit-cards =
    { $n ->
        [one] karty
        [few] kart
        [many] kart
       *[other] kart
    }
coc-unit-goods =
    { $n ->
        [one] zasobu
        [few] zasobów
        [many] zasobów
       *[other] zasobów
    }
coc-your-plan = Twój plan ruchów
coc-your-move = Rusz swoje jednostki
coc-plan-sum = Zaplanowane: { $n }, zostało: { $left }. Ruchy, które odkrywają coś nowego, są na końcu.
coc-plan-help = Przeciągnij grupę na pole albo dotknij jej, a potem pola. Pozostałe ruchy: { $n }.
coc-move-now = Rusz
coc-stop-moving = Zakończ ruchy
coc-leads-to = Do czego to prowadzi
coc-odds-all = ze wszystkimi
coc-battle-at = Bitwa: { $space }
coc-undo-ends = Tu kończy się cofanie
coc-city-open = { $space } bez armii
coc-beside = jednostki obok: { $n }
coc-still-free = Mogą się jeszcze ruszyć
coc-by-road = drogą
coc-from-space = Z { $space }
coc-picked-help = Wskaż, kto idzie i dokąd, tutaj lub na mapie.
coc-who-goes = Kto idzie
coc-own-city = twoje miasto
coc-points-by-age = Punkty według epok
coc-at-start = początek
