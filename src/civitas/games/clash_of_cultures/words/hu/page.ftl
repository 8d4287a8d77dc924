# Clash of Cultures on the page.

moment = { $age }. kor, { $round }. forduló
num-points = Győzelmi pontok
num-cities = Városok
num-advances = Vívmányok
num-objectives = Célok
num-armies = Harci egységek
num-ships = Hajók
num-resources = Erőforrások
num-mood = Hangulatjelzők
num-culture = Kultúrajelzők
