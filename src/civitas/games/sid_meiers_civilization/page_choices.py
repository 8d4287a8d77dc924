"""What a player weighs on the page: what a city may make and what it gives, where figures may go, where a city may stand."""

# not compiled

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.records import Option

from .board import scouts_of
from .city_actions import PRODUCE, why_not_act
from .founding import founding_refusal, site_refusal
from .movement import movable
from .page_odds import attack_odds
from .paths import Group, can_reach_an_end, end_refusal, meets_something, sacrifice_refusal, step_refusal
from .producing import NO_LIMIT
from .production import NO_ITEM, cost_of, items_for, rush_for
from .state import FIGURES, State, cities_of, owner_of
from .tables import (
    ABILITY_ROWS,
    ARMIES_FOUND,
    EVENT_ROWS,
    FIRST_PERSON,
    FIRST_WONDER,
    HUT,
    MARKER_COIN,
    MARKER_COMBAT,
    MARKER_CULTURE,
    MARKER_PRODUCTION,
    MARKER_TRADE,
    NONE,
    WALLS,
    WALLS_BONUS,
    WONDER_ROWS,
)
from .tiles import BOARDS, FACEDOWN
from .yields import city_maximum, city_production, coins_at, culture_at, enemies_at, production_at, trade_at, trade_income, travel_speed

MANAGING: Final = ("city-management", "item", "second-item")
LEAVING_THE_FIGURE: Final = ("discover", "sacrifice")  # what is no step: it stays, or is gone
MOVING: Final = ("movement", "move")
PLACING: Final = ("place-person", "first-great-person", "first-wonder")


def question(s: State, seat: int) -> str:
    """What this seat is asked, or nothing."""
    return s.pending.what if s.pending is not None and not s.over and seat in s.to_act else ""


def choices_of(s: State, seat: int) -> dict[str, Any]:
    """What the question of this seat is about, worked out; nothing while others are asked."""
    what = question(s, seat)
    if what in MANAGING:
        return {"items": city_items(s, seat), "gives": boosts_of(s, seat)}
    if what in MOVING:
        return {"moves": moves_of(s, seat)}
    if what in PLACING:
        return {"gives": places_of(s, seat)}
    return {"sites": sites_of(s, seat)} if what == "start-of-turn" else {}


# --- city actions ------------------------------------------------------------------------------------------------------------------


def city_items(s: State, seat: int) -> dict[str, list[dict[str, Any]]]:
    """By city: all that it may make, with its price, also what is too dear."""
    step: Any = s.stack[-1]
    if question(s, seat) != "city-management":
        city = step.option[1]
        return {str(city): items_of(s, seat, city, step.first, step.is_free())}
    ready = [city for city in cities_of(s, seat) if why_not_act(s, seat, city, PRODUCE) is None]
    return {str(city): items_of(s, seat, city, NO_ITEM, False) for city in ready}


def items_of(s: State, seat: int, city: int, first: Option, free: bool) -> list[dict[str, Any]]:
    """The items of one city; *first*: what a split production makes before."""
    p = s.players[seat]
    made = city_production(s, city) - cost_of(p, first)
    found = []
    for item in items_for(s, city, NO_LIMIT, first):
        if free and (item[0] != "build" or item[1] >= FIRST_WONDER and item[1] != WALLS):
            continue
        cost = 0 if free else cost_of(p, item)
        trade = rush_for(p, cost - made)
        prices = {"cost": cost, "full": full_price(item, cost), "trade": trade, "refused": trade > p.trade}
        found.append({"option": item, **prices, "gains": gains_of(s, item)})
    return found


def full_price(item: Option, cost: int) -> int:
    """What it costs whoever has no discount."""
    if item[0] == "build" and FIRST_WONDER <= item[1] < FIRST_WONDER + len(WONDER_ROWS) and cost:
        return int(WONDER_ROWS[item[1] - FIRST_WONDER]["cost"])
    return cost


def gains_of(s: State, item: Option) -> dict[str, int]:
    """What a marker gives more than what it covers (SMC-8.6.5)."""
    if item[0] != "build":
        return {}
    if item[1] == WALLS:
        return {"combat": WALLS_BONUS}
    marker, square = item[1], item[2]
    change = {
        "production": MARKER_PRODUCTION[marker] - production_at(s, square),
        "trade": MARKER_TRADE[marker] - trade_at(s, square),
        "culture": MARKER_CULTURE[marker] - culture_at(s, square),
        "coin": MARKER_COIN[marker] - coins_at(s, square),
        "combat": MARKER_COMBAT[marker] - MARKER_COMBAT[s.marker[square]],
    }
    return {icon: n for icon, n in change.items() if n}


def boosts_of(s: State, seat: int) -> list[dict[str, Any]]:
    """What would give a city more production this turn, and how much (SMC-8.2.4)."""
    found = [(option, boost_of(option)) for option in s.legal(seat)]
    return [{"option": option, "gains": {"production": n}} for option, n in found if n]


def boost_of(option: Option) -> int:
    """The production of an ability or an event, if that is what it gives."""
    if option[0] == "use":
        return int(ABILITY_ROWS[option[1]].get("production") or 0)
    row = EVENT_ROWS[option[1]] if option[0] == "play" else None
    return int(row["params"]["production"]) if row and row["effect"] == "city_production" else 0


def places_of(s: State, seat: int) -> list[dict[str, Any]]:
    """Where a great person or a wonder may be placed, and what each square gives more with it (SMC-10.2)."""
    step: Any = s.stack[-1]
    marker = FIRST_WONDER + s.first_wonder if question(s, seat) == "first-wonder" else FIRST_PERSON + step.person
    places = [option for option in s.legal(seat) if option[0] in ("person", "put")]
    return [{"option": option, "gains": gains_of(s, ("build", marker, option[-1]))} for option in places]


# --- figures -----------------------------------------------------------------------------------------------------------------------


def moves_of(s: State, seat: int) -> list[dict[str, Any]]:
    """Groups that may move now, by their square, and where each may go; those that may go to the same places are told together."""
    if question(s, seat) == "move":
        step: Any = s.stack[-1]
        g = step.shape(s)
        return [{"square": g.at, "shapes": [(g.armies, g.scouts)], "ways": with_odds(s, g, ways_of(s, g, step.left), {})}]
    found: list[dict[str, Any]] = []
    shares: dict[tuple[int, int, int], float | None] = {}
    squares = sorted({square for square in s.figures[FIGURES * seat : FIGURES * seat + FIGURES] if square != NONE})
    for square in squares:
        armies, scouts = movable(s, seat, square)
        here: list[dict[str, Any]] = []
        for shape in [(a, b) for a in range(len(armies) + 1) for b in range(len(scouts) + 1) if a + b]:
            g = Group(s, seat, square, *shape)
            ways = with_odds(s, g, ways_of(s, g, travel_speed(s.players[seat])), shares)
            same = [entry for entry in here if entry["ways"] == ways]
            if same:
                same[0]["shapes"].append(shape)
            elif ways:
                here.append({"square": square, "shapes": [shape], "ways": ways})
        found += here
    return found


def ways_of(s: State, g: Group, speed: int) -> list[dict[str, Any]]:
    """Where a group may end its move, each with the shortest way (SMC-11.14), tiles it may turn up (12.1), cities it may be sacrificed in (20.6)."""
    near = BOARDS[len(s.players)].orthogonal
    start = g.at  # the figures stand there while the way is looked for: SMC-11.4 counts them out there alone
    paths: dict[int, list[int]] = {start: [start]}
    edge, found, given = [start], [], set[int]()
    for taken in range(1, speed + 1):
        left, ahead = speed - taken, []
        for here in edge:
            for there in near[here]:
                if there in paths:
                    continue
                if s.ground[there] == FACEDOWN:
                    if end_refusal(s, g, here) is None or can_reach_an_end(s, g, here, left):
                        paths[there] = [*paths[here], there]
                        found.append(way(s, g, paths[there], left, "discover"))
                elif here not in s.held:
                    if sacrifice_refusal(s, g, there) is None and there not in given:
                        given.add(there)
                        found.append(way(s, g, [*paths[here], there], left, "sacrifice"))
                    if step_refusal(s, g, there, left) is None:
                        paths[there] = [*paths[here], there]
                        if end_refusal(s, g, there) is None:
                            found.append(way(s, g, paths[there], left, meeting(s, g.seat, there)))
                        if g.flies or not meets_something(s, g.seat, there):
                            ahead.append(there)
        edge = ahead
    return found


def way(s: State, g: Group, path: list[int], left: int, meets: str) -> dict[str, Any]:
    """One way; *stop*: the move must be ended there by a word of its own; what follows from standing there."""
    stops = left > 0 and meets not in LEAVING_THE_FIGURE and (g.flies or not meets)
    found: dict[str, Any] = {"to": path[-1], "path": path, "left": left, "meets": meets, "stop": stops}
    if meets in LEAVING_THE_FIGURE:
        return found
    realm = s.realm[path[-1]]
    if realm != NONE and owner_of(realm) != g.seat and s.cities[realm] != path[-1]:
        found["blockades"] = realm  # SMC-11.12
    if not meets and might_found(s, g, path[-1]):
        found["site"] = True
    return found


def might_found(s: State, g: Group, square: int) -> bool:
    """Whether one of the group could found a city there at the next Start of Turn, as things stand (SMC-6.7)."""
    p = s.players[g.seat]
    able = g.scouts or (g.armies and ARMIES_FOUND[s.rules.government_set][p.government])
    return bool(able) and len(cities_of(s, g.seat)) < city_maximum(p) and site_refusal(s, g.seat, square) is None


def with_odds(s: State, g: Group, ways: list[dict[str, Any]], shares: dict[tuple[int, int, int], float | None]) -> list[dict[str, Any]]:
    """The same with the chance of each attack; *shares*: those that were worked out already."""
    for each in ways:
        if each["meets"] in ("city", "figures", "village"):
            key = (g.at, each["to"], g.armies)
            if key not in shares:
                shares[key] = attack_odds(s, g.seat, g.at, each["to"], g.armies)
            if shares[key] is not None:
                each["chance"] = shares[key]
    return ways


def meeting(s: State, seat: int, square: int) -> str:
    """What the group meets there."""
    if s.token[square]:
        return "hut" if s.token[square] == HUT else "village"
    if enemies_at(s, seat, square):
        return "figures"
    return "city" if meets_something(s, seat, square) else ""


def sites_of(s: State, seat: int) -> list[int]:
    """Squares of own figures on which a city may be founded now."""
    here = sorted({square for square in s.figures[FIGURES * seat : FIGURES * seat + FIGURES] if square != NONE})
    return [square for square in here if any(founding_refusal(s, seat, square, founder) is None for founder in ("scout", "army"))]


def candidates(s: State, seat: int) -> list[Option]:
    """What a player looks for at the start of a turn: a city where a scout stands, so that the reason is shown where there can be none."""
    if question(s, seat) != "start-of-turn":
        return []
    return [("found", square, "scout") for square in sorted({s.figures[scout] for scout in scouts_of(seat)}) if square != NONE]


def forecast(before: State, after: State, seat: int) -> dict[str, Any]:
    """What the rest of the figures could do after a plan, and what the plan does to the trade of a turn."""
    moves = moves_of(after, seat) if question(after, seat) in MOVING else []
    return {"moves": moves, "income": (trade_income(before, seat), trade_income(after, seat))}
