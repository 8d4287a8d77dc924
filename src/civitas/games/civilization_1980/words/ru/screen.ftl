# Поле «Цивилизации» (1980) в терминале.

screen-moment = Раунд { $round }, E{ $number } { $event }
screen-choosing = Раунд { $round }, выбор народов
screen-you = { $nation } (вы)
screen-ast = развитие
screen-census = перепись
screen-board = поле
screen-stock = запас
screen-treasury = казна
screen-cities = города
screen-ships = корабли
screen-cards = карты
screen-civilization-cards = карты цивилизации
screen-worth-points = ({ $n } { $n ->
        [one] очко
        [few] очка
       *[many] очков
    })
screen-city = { $area } (город)
screen-ship = корабль: { $water }
screen-nothing-on-the-board = на поле ничего нет
screen-your-hand = ваша рука
screen-stack = стопка
screen-worth = ценность
screen-calamity = бедствие
screen-no-cards = нет карт
screen-offers = предложения на столе
screen-offer = { $nation }: { $count ->
        [one] { $count } карта
        [few] { $count } карты
       *[many] { $count } карт
    }, ценность { $total }, среди них: { $named }
screen-offer-for = { $offer }; взамен: { $wanted }
screen-nothing = ничего
screen-nations = народы
screen-map = карта
screen-places = места
screen-areas = области
screen-tokens = фишки на поле
screen-points = очки
screen-legend-places = 3/2*: три жетона при пределе два, есть место города
screen-legend-map = Th2 жетоны Фракии, Th# город, Th^ корабль (Th^2 два); · границы, ~ море
screen-legend-ast = [ ] где стоит маркер; |3 начинается третья эпоха; числа в конце: сколько очков там нужно
