# Stół „Cywilizacji” (1980) w terminalu.

screen-moment = Runda { $round }, wydarzenie { $number }: { $event }
screen-choosing = Runda { $round }, wybór narodów
screen-you = { $nation } (ty)
screen-ast = rozwój
screen-census = spis
screen-board = plansza
screen-stock = zapas
screen-treasury = skarbiec
screen-cities = miasta
screen-ships = statki
screen-cards = karty
screen-civilization-cards = karty cywilizacji
screen-worth-points = ({ $n } { $n ->
        [one] punkt
        [few] punkty
       *[many] punktów
    })
screen-city = { $area } (miasto)
screen-ship = statek ({ $water })
screen-nothing-on-the-board = nic na planszy
screen-your-hand = twoja ręka
screen-stack = stos
screen-worth = wartość
screen-calamity = klęska
screen-no-cards = brak kart
screen-offers = oferty na stole
screen-offer = { $nation }: { $count } { $count ->
    [one] karta
    [few] karty
   *[many] kart
}, wartość { $total }, wśród nich { $named }
screen-offer-for = { $offer }; w zamian: { $wanted }
screen-nothing = nic
screen-nations = narody
screen-map = mapa
screen-places = miejsca
screen-areas = obszary
screen-tokens = żetony na planszy
screen-points = punkty
screen-legend-places = 3/2*: trzy żetony, limit dwa, jest miejsce na miasto
screen-legend-map = Th2 żetony Tracji, Th# miasto, Th^ statek (Th^2 dwa); · granice, ~ morze
screen-legend-ast = [ ] gdzie stoi znacznik; |3 zaczyna się trzecia epoka; liczby na końcu: ile punktów tam trzeba
