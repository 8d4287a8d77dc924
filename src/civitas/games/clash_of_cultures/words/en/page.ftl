# Clash of Cultures on the page.

moment = Age { $age }, round { $round }
num-points = Victory points
num-cities = Cities
num-advances = Advances
num-objectives = Objectives
num-armies = Army units
num-ships = Ships
num-resources = Resources
num-mood = Mood tokens
num-culture = Culture tokens
