"""A feeling for the game: what a position is worth, and which choices deserve a look.

Events in which all answer at once, and movement, are judged by ``advice``; the rest by ``worth`` after the choice.
An option advised with NEVER is not looked at.
"""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.options import Space
from civitas.kernel.records import Option

from . import sense_trade
from .atlas import COASTS, POP, ZONE_AREA
from .effects import population_limit, ship_range
from .hands import hand_value
from .movement import MoveTurn, sails_open_seas
from .pieces import count_cities, population
from .scoring import card_points, total_points
from .sense_moves import TRIP, Ground, landing, next_march, trips
from .spaces import Affordable, AreaAmounts
from .state import NOBODY, NOMADS, Player, State
from .tables import FINISH, NATION_IDS, SHIP_PIECES

NEVER: Final = float("-inf")
CHOSEN: Final = 1000.0

SPACE: Final = 60.0  # a step on the A.S.T.
CITY: Final = 14.0
TOKEN: Final = 2.0
LAND: Final = 1.5
SHIP: Final = 1.0
COIN: Final = 0.4
DEBT: Final = 2.0
HUNGER: Final = 0.4
FLEET: Final = 1  # ships built only to bring tokens back
GROWING: Final = 16  # tokens in stock that growth could use each round
HOMELESS: Final = 40.0  # without a city the marker steps back (CIV80-14.2)
LAST_POINTS: Final = 12  # so near the total that is asked for, none is spent on ships
HAND: Final = 0.5
CIVILIZATION: Final = 0.5  # a point of civilization cards
UNSUPPORTED: Final = 9.0  # for a city that will have to go
RIVALS: Final = 0.15  # what the rest of the table has counts against us

FAVOURITES: Final[list[str]] = ["africa", "italy", "egypt", "babylon", "asia", "thrace", "illyria", "assyria", "crete"]


def worth(s: State, seat: int) -> float:
    """What the position is worth to a seat: its own, less a little of what the others have."""
    p = s.players[seat]
    if s.winner != NOBODY:
        return 1e6 if s.winner == seat else -1e6
    total = holding(s, p) + HAND * hand_value(p)
    if s.seats() > 1:
        others = [holding(s, q) for q in s.players if q.seat != seat]
        total -= RIVALS * sum(others) / len(others)
    return total


def holding(s: State, p: Player) -> float:
    """What everybody can see of a seat's wealth."""
    if s.rules.variant == NOMADS:
        return 10.0 * sum([1 for n in p.tokens if n]) + population(s, p)
    tokens = 0.0
    for area, n in enumerate(p.tokens):
        if n:
            tokens += TOKEN * min(n, POP[area] + 1) + LAND
    short = 2 * count_cities(s, p) - population(s, p)
    debt = 2 * len(p.cities) - p.stock  # CIV80-4.2: tokens that the next taxes will miss
    hunger = 2 * len(p.cities) + GROWING - p.stock  # and those that growth will miss
    return (
        tokens
        + CITY * len(p.cities)
        + SHIP * len(p.ships)
        + COIN * p.treasury
        + CIVILIZATION * card_points(p)
        + SPACE * p.space
        - (HOMELESS if not p.cities and p.space >= s.rules.epoch_start[p.nation][2] else 0.0)
        - UNSUPPORTED * max(0, short) / 2
        - DEBT * max(0, debt)
        - HUNGER * max(0, hunger)
    )


# --- advice


def advice(s: State, seat: int, options: list[Option]) -> list[float]:
    """What shows only later, for each option; NEVER for those not worth a look."""
    assert s.pending is not None
    match s.pending.what:
        case "nation":
            return [-float(FAVOURITES.index(NATION_IDS[option[1]])) for option in options]
        case "tax-rate":
            return only(options, ("rate", tax_rate(s.players[seat])))
        case "growth":
            return [0.0] * len(options)
        case "ship-upkeep" | "build-ship":
            return shipyard(s, seat, options)
        case "ships" | "ship-under-way":
            return only(options, order(s, seat, options))
        case "land-moves":
            return only(options, march(s, options))
        case "build-cities":
            return [CHOSEN * len(option[1]) - sum([POP[area] for area in option[1]]) for option in options]
        case "surrender":
            return only(options, ("postpone",))
        case "buy-gold":
            return only(options, ("gold",) if hungry(s.players[seat]) and not saving(s, s.players[seat]) else ("stop",))
    return sense_trade.advice(s, seat, options)


def only(options: list[Option], chosen: Option) -> list[float]:
    """This one and no other; if it is not there, any."""
    if chosen not in options:
        return [0.0] * len(options)
    return [CHOSEN if option == chosen else NEVER for option in options]


def proposals(s: State, seat: int, space: Space) -> list[Option]:
    """Options of a space that are worth a look; none: any will do."""
    if isinstance(space, AreaAmounts) and space.verb == "grow":
        return [place_tokens(s.players[seat], space)]
    if isinstance(space, Affordable):
        return list(space) if len(space.items) <= 6 else most_of(space)
    found: list[Option] = sense_trade.proposals(s, seat, space)
    return found


def place_tokens(p: Player, space: AreaAmounts) -> Option:
    """Growth for a short stock: where there is room first."""
    amounts = [0] * len(space.areas)
    left = space.hi
    for roomy in (True, False):
        for at, area in enumerate(space.areas):
            room = max(0, population_limit(p, POP[area]) - p.tokens[area] - amounts[at]) if roomy else space.bounds[at] - amounts[at]
            n = min(left, room, space.bounds[at] - amounts[at])
            amounts[at] += n
            left -= n
    return ("grow", tuple(amounts))


def most_of(space: Affordable) -> list[Option]:
    """As many areas as can be afforded, the cheapest first."""
    chosen: list[Any] = []
    spent = 0
    for cost, area in sorted(zip(space.costs, space.items, strict=True)):
        if spent + cost <= space.budget and len(chosen) < space.hi:
            chosen.append(area)
            spent += cost
    return [("build", tuple(sorted(chosen)))]


def tax_rate(p: Player) -> int:
    """As much as the stock bears when growth has had its share."""
    growth = sum([min(n, 2) for n in p.tokens])
    for rate in (3, 2):
        if p.stock >= rate * len(p.cities) + growth // 2:
            return rate
    return 1 if p.stock < 2 * len(p.cities) else 2


def hungry(p: Player) -> bool:
    """Whether tokens are wanted back in stock."""
    return p.stock < 2 * len(p.cities) + GROWING


def saving(s: State, p: Player) -> bool:
    """Whether every token of the treasury is a point that the next space of the A.S.T. asks for (CIV80-14.6)."""
    needed = s.rules.required[p.nation][min(p.space + 1, FINISH)]
    return needed > 0 and abs(needed - total_points(s, p.seat)) < LAST_POINTS


# --- ships


def shipyard(s: State, seat: int, options: list[Option]) -> list[float]:
    """A ship is kept and built where it opens land that feet cannot reach."""
    p = s.players[seat]
    if saving(s, p):
        return only(options, options[-1])
    if s.pending is not None and s.pending.what == "ship-upkeep":
        keep = [option for option in options if option[0] == "keep"]
        cheap = [option for option in keep if option[2] == "treasury" or is_crowded(s, p, ZONE_AREA[s.pending.about["zone"]])]
        return only(options, cheap[0]) if cheap and (calls(s, p) or (p.treasury > 8 and hungry(p))) else only(options, options[-1])
    spare = p.treasury > 8 and hungry(p) and len(p.ships) < FLEET
    if spare or (p.treasury >= 2 and p.stock < 2 * len(p.cities)):  # a ship brings tokens of the treasury back to stock
        return [NEVER if option[0] != "ship" or option[2] else harbour_worth(s, p, option[1]) for option in options]
    if len(p.ships) >= 2 or (p.ships and not calls(s, p)):
        return only(options, options[-1])
    best, found = 2 * TRIP, options[-1]
    for option in options:
        if option[0] == "ship":
            value = promise(s, p, option[1], option[2])
            if value > best:
                best, found = value, option
    return only(options, found)


def harbour_worth(s: State, p: Player, zone: int) -> float:
    """Where a spare ship should lie: at one's own busiest coast."""
    return float(p.tokens[ZONE_AREA[zone]]) + 0.01 * zone


def is_crowded(s: State, p: Player, area: int) -> bool:
    """Whether an area has a token too many."""
    return area >= 0 and p.tokens[area] > population_limit(p, POP[area])


def calls(s: State, p: Player) -> bool:
    """Whether a ship would have something to do."""
    return any([promise(s, p, zone, 0) > TRIP for area, n in enumerate(p.tokens) if n > 1 for zone in COASTS[area]])


def promise(s: State, p: Player, zone: int, paid: int) -> float:
    """What a ship here could gain by carrying tokens over, after *paid* tokens of the area are spent on it."""
    area = ZONE_AREA[zone]
    n = p.tokens[area] - paid
    if n < 2:
        return 0.0
    ground = Ground(s, p, p.tokens)
    best = 0.0
    for goal in s.board.harbours[sails_open_seas(s, p)][zone][ship_range(p)]:
        land = ZONE_AREA[goal]
        if s.present[land] or s.city[land] != NOBODY or land in s.board.land[area]:
            continue
        gain = ground.worth(area, n - 2) - ground.worth(area, n) + ground.worth(land, 2)
        best = max(best, gain)
    return best


def order(s: State, seat: int, options: list[Option]) -> Option:
    """What the ships do: one good trip each, loading where it pays."""
    turn = s.stack[-1]
    assert isinstance(turn, MoveTurn)
    p = s.players[seat]
    if turn.under_way:
        return steer(s, p, turn, options)
    for k in range(turn.last + 1, min(len(p.ships), SHIP_PIECES)):
        gain, start, n, _ = trips(s, p, turn, k)
        if gain > TRIP:
            return ("load", k, n) if start == p.ships[k] else ("sail", k, start)
    return ("land",)


def steer(s: State, p: Player, turn: MoveTurn, options: list[Option]) -> Option:
    """A ship under way: land the cargo where it is worth most, then lie still."""
    verbs = {option[0] for option in options}
    if "unload" in verbs:
        return ("unload", turn.last, turn.cargo)
    if turn.cargo:
        goals = [option[2] for option in options if option[0] == "sail"]
        return ("sail", turn.last, landing(s, p, turn, goals))
    loads = [option for option in options if option[0] == "load"]
    if loads and turn.phase == 0:  # it came here to load
        return ("load", turn.last, max(1, trips(s, p, turn, turn.last)[2]))
    return ("anchor", turn.last)


def march(s: State, options: list[Option]) -> Option:
    """The next land move of the plan."""
    turn = s.stack[-1]
    assert isinstance(turn, MoveTurn)
    found = next_march(s, turn)
    return ("end",) if found is None else ("move", *found)
