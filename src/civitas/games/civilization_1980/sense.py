"""A feeling for the game: what a position is worth, and which choices deserve a look.

Events in which all answer at once, and movement, are judged by ``advice``; the rest by ``worth`` after the choice.
An option advised with NEVER is not looked at.
"""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.options import Space
from civitas.kernel.records import Option
from civitas.kernel.sense import CHOSEN, NEVER, Sense, make_sense, only

from . import sense_trade
from .atlas import COASTS, POP, ZONE_AREA
from .effects import population_limit, ship_range
from .hands import hand_value
from .movement import MoveTurn, sails_open_seas
from .pieces import count_cities, population
from .scoring import card_points, total_points
from .sense_moves import Ground, landing, next_march, trips
from .sense_prospect import race
from .spaces import Affordable, AreaAmounts
from .state import NOBODY, NOMADS, Player, State
from .tables import FINISH, SHIP_PIECES
from .weights import Weights

PLANNED: Final = ("land-moves", "lose-units", "lose-to-epidemic")
PARTS: Final = (0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 2, 3, 3, 3)  # by event: expansion and cities, trade, civilization cards, the end of the round


def make(weights: dict[str, float]) -> Sense:
    """What a bot thinks of Civilization, with its own weights."""
    return make_sense(weights, Weights(weights), turn_of, worth, seen_terms, advice, proposals, alternatives, prospect, settled)


def turn_of(s: State) -> tuple[int, ...]:
    """A round in four parts: what is moved shows when cities are built, what is traded when the market is closed."""
    return (s.round, PARTS[s.event])


def seen_terms(w: Weights, s: State, seat: int) -> dict[str, float]:
    """What makes up the worth of a position, in parts."""
    if s.winner != NOBODY or s.rules.variant == NOMADS:
        return {"worth": worth(w, s, seat)}
    found = terms(w, s, s.players[seat])
    found["hand"] = w.hand * hand_value(s.players[seat])
    found["rivals"] = worth(w, s, seat) - sum(found.values())
    return found


def worth(w: Weights, s: State, seat: int) -> float:
    """What the position is worth to a seat: its own, less a little of what the others have."""
    p = s.players[seat]
    if s.winner != NOBODY:
        return 1e6 if s.winner == seat else -1e6
    total = holding(w, s, p) + w.hand * hand_value(p)
    if s.seats() > 1:
        others = [holding(w, s, q) for q in s.players if q.seat != seat]
        total -= w.rivals * sum(others) / len(others)
    return total


def holding(w: Weights, s: State, p: Player) -> float:
    """What everybody can see of a seat's wealth."""
    if s.rules.variant == NOMADS:
        return 10.0 * sum([1 for n in p.tokens if n]) + population(s, p)
    return sum(terms(w, s, p).values())


def terms(w: Weights, s: State, p: Player) -> dict[str, float]:
    """The same in parts."""
    tokens = land = 0.0
    for area, n in enumerate(p.tokens):
        if n:
            tokens += w.token * min(n, POP[area] + 1)
            land += w.land
    short = 2 * count_cities(s, p) - population(s, p)
    debt = 2 * len(p.cities) - p.stock  # CIV80-4.2: tokens that the next taxes will miss
    hunger = 2 * len(p.cities) + w.growing - p.stock  # and those that growth will miss
    homeless = not p.cities and p.space >= s.rules.epoch_start[p.nation][2]
    return {
        "tokens": tokens,
        "land": land,
        "cities": w.city * len(p.cities) - w.unsupported * max(0, short) / 2 - (w.homeless if homeless else 0.0),
        "ships": w.ship * len(p.ships),
        "treasury": w.coin * p.treasury,
        "cards": w.civilization * card_points(p),
        "space": w.space * p.space,
        "stock": -w.debt * max(0, debt) - w.hunger * max(0, hunger),
    }


def prospect(w: Weights, s: State, seat: int) -> float:
    """What a position promises at the end of a part of a round: the race to the finish."""
    if s.winner != NOBODY or s.rules.variant == NOMADS:
        return worth(w, s, seat)
    parts = terms(w, s, s.players[seat])
    return race(w, s, seat) + w.ahead_holding * sum([parts[name] for name in ("tokens", "land", "cities", "ships", "stock")])


def settled(w: Weights, s: State, seat: int) -> bool:
    """All but marches and losses is left to greed: what a deal gives the other, and what a set will grow to, no position tells; and over
    ships, taxes and growth a search changed one answer in a hundred."""
    assert s.pending is not None
    return s.pending.what not in PLANNED


# --- advice


def advice(w: Weights, s: State, seat: int, options: list[Option]) -> list[float]:
    """What shows only later, for each option; NEVER for those not worth a look."""
    assert s.pending is not None
    w = w.at(s)
    match s.pending.what:
        case "nation":
            return [w.nations[option[1]] for option in options]
        case "tax-rate":
            return only(options, ("rate", tax_rate(s.players[seat])))
        case "growth":
            return [0.0] * len(options)
        case "ship-upkeep" | "build-ship":
            return shipyard(w, s, seat, options)
        case "ships" | "ship-under-way":
            return only(options, order(w, s, seat, options))
        case "land-moves":
            return only(options, march(w, s, options))
        case "build-cities":
            return [CHOSEN * len(option[1]) - sum([POP[area] for area in option[1]]) for option in options]
        case "surrender":
            return only(options, ("postpone",))
        case "buy-gold":
            return only(options, ("gold",) if hungry(w, s.players[seat]) and not saving(w, s, s.players[seat]) else ("stop",))
    return sense_trade.advice(w, s, seat, options)


def proposals(w: Weights, s: State, seat: int, space: Space) -> list[Option]:
    """Options of a space that are worth a look; none: any will do."""
    w = w.at(s)
    if isinstance(space, AreaAmounts) and space.verb == "grow":
        return [place_tokens(s.players[seat], space)]
    if isinstance(space, Affordable):
        return list(space) if len(space.items) <= 6 else most_of(space)
    found: list[Option] = sense_trade.proposals(w, s, seat, space)
    return found


def alternatives(w: Weights, s: State, seat: int, listed: list[Option] | Space, k: int) -> list[Option]:
    """Where one choice is called for: others that aim at something else."""
    assert s.pending is not None
    w, p = w.at(s), s.players[seat]
    if isinstance(listed, AreaAmounts) and listed.verb == "grow":
        return [place_tokens(p, listed, start) for start in range(1, k + 1)]
    if isinstance(listed, Space):
        return sense_trade.alternatives(w, s, seat, listed, k)
    match s.pending.what:
        case "tax-rate" | "buy-gold" | "surrender":
            return listed
        case "land-moves":
            return other_marches(w, s, listed, k)
        case "ships" | "ship-under-way":
            return [option for option in listed if option[0] in ("land", "anchor", "unload")][:k]
        case "build-ship" | "ship-upkeep":
            return [option for option in listed if option[0] in ("none", "keep", "drop")][:k] + listed[-1:]
        case "build-cities":
            return []
    return sense_trade.more_words(w, s, seat, listed, k)


def other_marches(w: Weights, s: State, options: list[Option], k: int) -> list[Option]:
    """To stay where one is, or the moves by which most is gained when only they are made."""
    turn = s.stack[-1]
    assert isinstance(turn, MoveTurn)
    ground = Ground(w, s, s.players[turn.seat], turn.unmoved)
    moves = [option for option in options if option[0] == "move" and not s.unlikely(option)]
    best = sorted(moves, key=lambda option: -ground.gain(option[1], option[2], option[3]))
    return [("end",), *best[:k]]


def place_tokens(p: Player, space: AreaAmounts, start: int = 0) -> Option:
    """Growth for a short stock: where there is room first; *start*: from which part of the map on."""
    amounts = [0] * len(space.areas)
    left = space.hi
    places = list(enumerate(space.areas))
    turned = start * len(places) // 4 % max(1, len(places))
    for roomy in (True, False):
        for at, area in places[turned:] + places[:turned]:
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


def hungry(w: Weights, p: Player) -> bool:
    """Whether tokens are wanted back in stock."""
    return p.stock < 2 * len(p.cities) + w.growing


def saving(w: Weights, s: State, p: Player) -> bool:
    """Whether every token of the treasury is a point that the next space of the A.S.T. asks for (CIV80-14.6)."""
    needed = s.rules.required[p.nation][min(p.space + 1, FINISH)]
    return needed > 0 and abs(needed - total_points(s, p.seat)) < w.last_points


# --- ships


def shipyard(w: Weights, s: State, seat: int, options: list[Option]) -> list[float]:
    """A ship is kept and built where it opens land that feet cannot reach."""
    p = s.players[seat]
    if saving(w, s, p):
        return only(options, options[-1])
    if s.pending is not None and s.pending.what == "ship-upkeep":
        keep = [option for option in options if option[0] == "keep"]
        cheap = [option for option in keep if option[2] == "treasury" or is_crowded(s, p, ZONE_AREA[s.pending.about["zone"]])]
        return only(options, cheap[0]) if cheap and (calls(w, s, p) or (p.treasury > w.treasury and hungry(w, p))) else only(options, options[-1])
    spare = p.treasury > w.treasury and hungry(w, p) and len(p.ships) < w.fleet
    if spare or (p.treasury >= 2 and p.stock < 2 * len(p.cities)):  # a ship brings tokens of the treasury back to stock
        return [NEVER if option[0] != "ship" or option[2] else harbour_worth(s, p, option[1]) for option in options]
    if len(p.ships) >= 2 or (p.ships and not calls(w, s, p)):
        return only(options, options[-1])
    best, found = 2 * w.move_trip, options[-1]
    for option in options:
        if option[0] == "ship":
            value = promise(w, s, p, option[1], option[2])
            if value > best:
                best, found = value, option
    return only(options, found)


def harbour_worth(s: State, p: Player, zone: int) -> float:
    """Where a spare ship should lie: at one's own busiest coast."""
    return float(p.tokens[ZONE_AREA[zone]]) + 0.01 * zone


def is_crowded(s: State, p: Player, area: int) -> bool:
    """Whether an area has a token too many."""
    return area >= 0 and p.tokens[area] > population_limit(p, POP[area])


def calls(w: Weights, s: State, p: Player) -> bool:
    """Whether a ship would have something to do."""
    return any([promise(w, s, p, zone, 0) > w.move_trip for area, n in enumerate(p.tokens) if n > 1 for zone in COASTS[area]])


def promise(w: Weights, s: State, p: Player, zone: int, paid: int) -> float:
    """What a ship here could gain by carrying tokens over, after *paid* tokens of the area are spent on it."""
    area = ZONE_AREA[zone]
    n = p.tokens[area] - paid
    if n < 2:
        return 0.0
    ground = Ground(w, s, p, p.tokens)
    best = 0.0
    for goal in s.board.harbours[sails_open_seas(s, p)][zone][ship_range(p)]:
        land = ZONE_AREA[goal]
        if s.present[land] or s.city[land] != NOBODY or land in s.board.land[area]:
            continue
        gain = ground.worth(area, n - 2) - ground.worth(area, n) + ground.worth(land, 2)
        best = max(best, gain)
    return best


def order(w: Weights, s: State, seat: int, options: list[Option]) -> Option:
    """What the ships do: one good trip each, loading where it pays."""
    turn = s.stack[-1]
    assert isinstance(turn, MoveTurn)
    p = s.players[seat]
    if turn.under_way:
        return steer(w, s, p, turn, options)
    for k in range(turn.last + 1, min(len(p.ships), SHIP_PIECES)):
        gain, start, n, _ = trips(w, s, p, turn, k)
        if gain > w.move_trip:
            return ("load", k, n) if start == p.ships[k] else ("sail", k, start)
    return ("land",)


def steer(w: Weights, s: State, p: Player, turn: MoveTurn, options: list[Option]) -> Option:
    """A ship under way: land the cargo where it is worth most, then lie still."""
    verbs = {option[0] for option in options}
    if "unload" in verbs:
        return ("unload", turn.last, turn.cargo)
    if turn.cargo:
        goals = [option[2] for option in options if option[0] == "sail"]
        return ("sail", turn.last, landing(w, s, p, turn, goals))
    loads = [option for option in options if option[0] == "load"]
    if loads and turn.phase == 0:  # it came here to load
        return ("load", turn.last, max(1, trips(w, s, p, turn, turn.last)[2]))
    return ("anchor", turn.last)


def march(w: Weights, s: State, options: list[Option]) -> Option:
    """The next land move of the plan."""
    turn = s.stack[-1]
    assert isinstance(turn, MoveTurn)
    found = next_march(w, s, turn)
    return ("end",) if found is None else ("move", *found)
