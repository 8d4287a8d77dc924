# The table of Civilization (1980) in a terminal.

screen-moment = Round { $round }, E{ $number } { $event }
screen-choosing = Round { $round }, choosing nations
screen-you = { $nation } (you)
screen-ast = A.S.T.
screen-census = census
screen-board = board
screen-stock = stock
screen-treasury = treasury
screen-cities = cities
screen-ships = ships
screen-cards = cards
screen-civilization-cards = civilization cards
screen-worth-points = ({ $n ->
        [one] { $n } point
       *[other] { $n } points
    })
screen-city = { $area } (city)
screen-ship = ship at { $water }
screen-nothing-on-the-board = nothing on the board
screen-your-hand = your hand
screen-stack = stack
screen-worth = worth
screen-calamity = calamity
screen-no-cards = no cards
screen-offers = offers on the table
screen-offer = { $nation }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } worth { $total }, { $named } among them
screen-offer-for = { $offer }, wants { $wanted }
screen-nothing = nothing
screen-nations = nations
screen-map = map
screen-places = places
screen-areas = areas
screen-tokens = tokens on the board
screen-points = points
screen-legend-places = 3/2*: three tokens where two can live, and a city site
screen-legend-map = Th2 tokens of Thrace, Th# a city, Th^ a ship (Th^2 two); · borders, ~ sea
screen-legend-ast = [ ] where the marker stands; |3 the third epoch begins; the last numbers: points that are needed there
