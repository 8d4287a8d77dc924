"""A bot in ten lines: among its likely options it takes the one after which its score is highest at once."""

from civitas.bots import Bot
from civitas.kernel.options import Space


class FirstBot(Bot):
    name = "first"

    def choose(self, seat_view):
        likely = seat_view.likely()
        options = [likely.sample(self.rng) for _ in range(12)] if isinstance(likely, Space) else likely
        return max(options, key=lambda option: self.score_after(seat_view, option))

    def score_after(self, seat_view, option):
        world = seat_view.first.clone()  # a possible world: play in it as you like
        world.play(option, seat_view.seat)
        return world.scores[seat_view.seat] + self.rng.random()
