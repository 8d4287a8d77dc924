# Поле Sid Meier's Civilization на странице.

moment = Ход { $turn }: { $phase }
moment-setup = Подготовка
num-techs = Технологии
num-space = Шкала культуры
num-coins = Монеты
num-trade = Торговля
num-culture = Культура
num-cities = Города
num-armies = Армии
num-units = Отряды
num-wonders = Чудеса
