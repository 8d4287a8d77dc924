# Clash of Cultures on the page.

moment = Эпоха { $age }, раунд { $round }
num-points = Победные очки
num-cities = Города
num-advances = Достижения
num-objectives = Цели
num-armies = Военные отряды
num-ships = Корабли
num-resources = Ресурсы
num-mood = Жетоны настроения
num-culture = Жетоны культуры
