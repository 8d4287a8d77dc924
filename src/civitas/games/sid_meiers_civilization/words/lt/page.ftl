# Sid Meier's Civilization lenta puslapyje.

moment = { $turn } ėjimas: { $phase }
moment-setup = Pasirengimas
num-techs = Technologijos
num-space = Kultūros takas
num-coins = Monetos
num-trade = Prekyba
num-culture = Kultūra
num-cities = Miestai
num-armies = Kariuomenės
num-units = Daliniai
num-wonders = Stebuklai
