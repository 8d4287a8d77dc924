# A Civilization (1980) táblája a terminálban.

screen-moment = { $round }. forduló, E{ $number } { $event }
screen-choosing = { $round }. forduló, nemzetválasztás
screen-seat-number = { $seat }. hely
screen-you = { $nation } (te)
screen-seat = hely
screen-ast = fejlődés
screen-census = népszámlálás
screen-board = tábla
screen-stock = raktár
screen-treasury = kincstár
screen-cities = városok
screen-ships = hajók
screen-cards = lapok
screen-civilization-cards = civilizációs kártyák
screen-city = { $area } (város)
screen-ship = hajó: { $water }
screen-nothing-on-the-board = semmi a táblán
screen-your-hand = a kezedben
screen-stack = pakli
screen-worth = érték
screen-calamity = csapás
screen-no-cards = nincs kártya
screen-offers = ajánlatok az asztalon
screen-offer = { $nation }: { $count } lap, értéke { $total }, köztük: { $named }
screen-offer-for = { $offer }; kér: { $wanted }
screen-nothing = semmi
