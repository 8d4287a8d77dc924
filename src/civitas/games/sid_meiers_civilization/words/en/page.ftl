# The board of Sid Meier's Civilization on the page.

moment = Turn { $turn }: { $phase }
moment-setup = Set-up
num-techs = Techs
num-space = Culture track
num-coins = Coins
num-trade = Trade
num-culture = Culture
num-cities = Cities
num-armies = Armies
num-units = Units
num-wonders = Wonders
