# Clash of Cultures on the page.

moment = Epoka { $age }, runda { $round }
num-points = Punkty zwycięstwa
num-cities = Miasta
num-advances = Osiągnięcia
num-objectives = Cele
num-armies = Jednostki wojskowe
num-ships = Okręty
num-resources = Surowce
num-mood = Żetony nastroju
num-culture = Żetony kultury
