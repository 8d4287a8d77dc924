# A Sid Meier's Civilization táblája az oldalon.

moment = { $turn }. kör: { $phase }
moment-setup = Előkészületek
num-techs = Technológiák
num-space = Kultúrasáv
num-coins = Érmék
num-trade = Kereskedelem
num-culture = Kultúra
num-cities = Városok
num-armies = Hadseregek
num-units = Egységek
num-wonders = Csodák
