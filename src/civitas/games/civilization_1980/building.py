"""E7: city building and surplus (CIV80-9)."""

from __future__ import annotations

from civitas.kernel.flow import DONE, AskAll, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .atlas import POP, TO_BUILD
from .pieces import count_cities, found_city, limit, remove, spare_cities
from .spaces import Affordable
from .state import NOBODY, Player, State


class CityBuilding(Step):
    """Crowded areas become cities, sealed and all at once; then surplus tokens leave the board."""

    def begin(self, s: State) -> Next:
        builders = tuple([seat for seat in s.order if may_build(s, s.players[seat])])
        if not builders:
            return self.build(s, {})
        return AskAll(builders, "build-cities", self.choices, then=self.build, rule="CIV80-9.4")

    def choices(self, s: State, seat: int) -> Affordable:
        p = s.players[seat]
        areas = buildable(s, p)
        return Affordable("build", areas, tuple([cost(s, p, area) for area in areas]), budget(s, p), spare_cities(s, p))

    def build(self, s: State, answers: dict[int, Option]) -> Next:
        for seat in s.order:
            if seat in answers:
                p = s.players[seat]
                areas: tuple[int, ...] = answers[seat][1]
                for area in areas:
                    remove(s, p, area, p.tokens[area])
                    found_city(s, p, area)
                    s.tell("builds-city", seat=seat, area=area)
        return Surplus().begin(s)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("build", tuple()):
                return self.choices(s, seat).refusal(option)
        return None


class Surplus(Step):
    """CIV80-9.5, 9.6: tokens above the limit go to stock, and all that stand beside a city."""

    def begin(self, s: State) -> Next:
        for area, mask in enumerate(s.present):
            if mask:
                for p in s.players:
                    extra = surplus(s, p, area) if mask >> p.seat & 1 else 0
                    if extra:
                        remove(s, p, area, extra)
                        s.tell("surplus", seat=p.seat, area=area, tokens=extra)
        return DONE


def surplus(s: State, p: Player, area: int) -> int:
    """Tokens of *p* that cannot stay in an area; in a shared one all fit since E6."""
    n = p.tokens[area]
    if s.city[area] != NOBODY:
        return n
    if n <= POP[area] or s.present[area] != 1 << p.seat:  # no limit is less than what is printed
        return 0
    return max(0, n - limit(s, p, area))


def buildable(s: State, p: Player) -> tuple[int, ...]:
    """CIV80-9.1: areas with enough tokens and no city, in map order."""
    return tuple([area for area, n in enumerate(p.tokens) if n >= 6 and n >= TO_BUILD[area] and s.city[area] == NOBODY])


def cost(s: State, p: Player, area: int) -> int:
    """Support that a city there takes: two tokens for itself, and those that would have stayed in the area."""
    return min(p.tokens[area], limit(s, p, area)) + 2


def budget(s: State, p: Player) -> int:
    """CIV80-22.5: tokens that stay on the board after surplus removal, beyond what the present cities need."""
    stay = sum([n - surplus(s, p, area) for area, n in enumerate(p.tokens) if n])
    return stay - 2 * count_cities(s, p)


def may_build(s: State, p: Player) -> bool:
    """CIV80-9.9: whether any build is legal."""
    if max(p.tokens) < 6 or not spare_cities(s, p):
        return False
    areas = buildable(s, p)
    return bool(areas) and min([cost(s, p, area) for area in areas]) <= budget(s, p)
