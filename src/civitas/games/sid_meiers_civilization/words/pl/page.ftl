# Plansza Sid Meier's Civilization na stronie.

moment = Tura { $turn }: { $phase }
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
