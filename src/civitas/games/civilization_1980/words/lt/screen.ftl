# „Civilizacijos“ (1980) stalas terminale.

screen-moment = { $round } raundas, { $number } įvykis: { $event }
screen-choosing = { $round } raundas, renkamos tautos
screen-you = { $nation } (tu)
screen-ast = raida
screen-census = gyvent.
screen-board = lentoje
screen-stock = atsargos
screen-treasury = iždas
screen-cities = miestai
screen-ships = laivai
screen-cards = kortos
screen-civilization-cards = civilizacijos kortos
screen-worth-points = ({ $n } { $n ->
        [one] taškas
        [few] taškai
       *[other] taškų
    })
screen-city = { $area } (miestas)
screen-ship = laivas ({ $water })
screen-nothing-on-the-board = lentoje nieko nėra
screen-your-hand = tavo ranka
screen-stack = krūvelė
screen-worth = vertė
screen-calamity = nelaimė
screen-no-cards = kortų nėra
screen-offers = pasiūlymai ant stalo
screen-offer = { $nation }: { $count } { $count ->
    [one] korta
    [few] kortos
   *[other] kortų
}, vertė { $total }, tarp jų { $named }
screen-offer-for = { $offer }; mainais: { $wanted }
screen-nothing = nieko
screen-nations = tautos
screen-map = žemėlapis
screen-places = vietos
screen-areas = sritys
screen-tokens = žetonai lentoje
screen-points = taškai
screen-legend-places = 3/2*: trys žetonai, riba – du, yra miesto vieta
screen-legend-map = Th2 Trakijos žetonai, Th# miestas, Th^ laivas (Th^2 – du); · ribos, ~ jūra
screen-legend-ast = [ ] kur stovi žymeklis; |3 prasideda trečioji epocha; skaičiai gale – kiek ten reikia taškų
