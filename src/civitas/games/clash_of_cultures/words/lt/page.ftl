# Clash of Cultures on the page.

moment = { $age } epocha, { $round } raundas
num-points = Pergalės taškai
num-cities = Miestai
num-advances = Pasiekimai
num-objectives = Tikslai
num-armies = Kariniai būriai
num-ships = Laivai
num-resources = Resursai
num-mood = Nuotaikos žetonai
num-culture = Kultūros žetonai
