"""What the bot's cities do: each takes the action that brings most."""

from __future__ import annotations

from typing import Final

from civitas.kernel.records import Option

from .board import is_building
from .culture_track import ADVANCE
from .producing import ChooseItems
from .production import budget, cost_of, items_for, rush_for
from .sense_moves import sites
from .sense_values import army_squares, danger, figures_of, leaning, power
from .sense_worth import settle, worth
from .state import State, cities_of, is_capital, is_scout, owner_of
from .tables import (
    ABILITY,
    ABILITY_COST,
    ABILITY_TECH,
    EVENT_ROWS,
    FIRST_WONDER,
    LAST_SPACE,
    MARKER_COIN,
    MARKER_COMBAT,
    MARKER_CULTURE,
    MARKER_PRODUCTION,
    MARKER_TRADE,
    NONE,
    TRACK_TRADE,
    TRADE_NEEDED,
    WALLS,
)
from .tiles import distance
from .weights import Weights
from .yields import city_arts, city_maximum, city_production, coins_at, culture_at, production_at, resource_at, trade_at

BOOSTS: Final = [ABILITY[id] for id in ("animal_husbandry_wheat", "construction_wheat", "banking_wheat")]


def act(w: Weights, s: State, seat: int, options: list[Option]) -> Option:
    """The best thing to do now: what needs no city first, then the city with the best action."""
    now = worth(w, s, seat)
    for option in options:
        if option == ADVANCE and wants_to_advance(w, s, seat):
            return option
        if option[0] in ("mint", "use", "play") and is_timely(s, seat, option) and settle(w, s, seat, option) - now > w.city_worth_while:
            return option
    best = 0.0
    found: Option = ("end",)
    for option in options:
        value = action_value(w, s, seat, option)
        if value > best:
            best, found = value, option
    return found


def others(w: Weights, s: State, seat: int, options: list[Option]) -> list[Option]:
    """What cities could do, the best first, one action of each city and kind before a second of the same; then what needs no city."""
    valued = sorted([option for option in options if len(option) > 1], key=lambda option: -action_value(w, s, seat, option))
    kinds: set[tuple[str, int]] = set()
    first: list[Option] = []
    later: list[Option] = []
    for option in valued:
        kind = (option[0], option[1])
        (later if kind in kinds else first).append(option)
        kinds.add(kind)
    return first + [option for option in options if len(option) == 1] + later


def other_items(w: Weights, s: State, options: list[Option]) -> list[Option]:
    """What else the city could make, the best first; of things that differ only in their square the best."""
    step = s.stack[-1]
    assert isinstance(step, ChooseItems)
    city: int = step.option[1]
    made: set[tuple[object, ...]] = set()
    first: list[Option] = []
    later: list[Option] = []
    for option in sorted(options, key=lambda option: -item_value(w, s, city, option)):
        kind = option[:2] if option[0] == "build" else option[:1]
        (later if kind in made else first).append(option)
        made.add(kind)
    return first + later


def action_value(w: Weights, s: State, seat: int, option: Option) -> float:
    """What an action of a city brings."""
    match option[0]:
        case "arts":
            return arts_value(w, s, seat, option[1])
        case "harvest":
            return harvest_value(w, s, seat, option[2])
        case "harvest-two":
            return harvest_value(w, s, seat, option[2]) + harvest_value(w, s, seat, option[3])
        case "produce" | "build-freely":
            return produce_value(w, s, seat, option[1])
    return 0.0


def wants_to_advance(w: Weights, s: State, seat: int) -> bool:
    """The culture track is climbed as soon as it can be paid, but not with the trade that a tech needs."""
    p = s.players[seat]
    price = TRACK_TRADE[p.space + 1]
    return p.space + 1 == LAST_SPACE or not price or leaning(w, s, seat)[0] > 1.0 or p.trade >= price + TRADE_NEEDED[3]


def is_timely(s: State, seat: int, option: Option) -> bool:
    """Production of one turn is wanted before the cities have acted."""
    boosts = option[1] in BOOSTS if option[0] == "use" else option[0] == "play" and EVENT_ROWS[option[1]]["effect"] == "city_production"
    return not boosts or not any([s.acted[city] for city in cities_of(s, seat)])


def arts_value(w: Weights, s: State, seat: int, city: int) -> float:
    """Culture, worth more the further its owner has climbed."""
    return leaning(w, s, seat)[0] * city_arts(s, city) * (w.culture + 1.6 * s.players[seat].space / LAST_SPACE)


def harvest_value(w: Weights, s: State, seat: int, resource: int) -> float:
    """A token that an ability can use."""
    p = s.players[seat]
    uses = sum([1 for ability, cost in enumerate(ABILITY_COST) if p.techs & ABILITY_TECH[ability] and cost[resource]])
    held = p.resources[resource]
    return 0.0 if held >= w.city_harvests else w.resource * (1.0 + 0.6 * min(uses, 3)) / (1 + held)


def produce_value(w: Weights, s: State, seat: int, city: int) -> float:
    """The best item of a city."""
    p = s.players[seat]
    most = budget(p, city_production(s, city))
    found = items_for(s, city, most, ("none",))
    return max([item_value(w, s, city, item) for item in found], default=0.0)


def best_item(w: Weights, s: State, seat: int, options: list[Option]) -> Option:
    """What a city makes."""
    step = s.stack[-1]
    assert isinstance(step, ChooseItems)
    city: int = step.option[1]
    best, found = 0.0, options[0]
    for option in options:
        value = 0.01 if option[0] == "one-item" else item_value(w, s, city, option)
        if value > best:
            best, found = value, option
    return found


def item_value(w: Weights, s: State, city: int, item: Option) -> float:
    """What an item brings, less the trade that it is rushed with."""
    seat = owner_of(city)
    p = s.players[seat]
    rush = rush_for(p, cost_of(p, item) - city_production(s, city))
    price = w.city_saved * rush if rush else 0.0
    match item[0]:
        case "army":
            return army_value(w, s, seat, city, item[1]) - price
        case "scout":
            return scout_value(w, s, seat) - price
        case "unit":
            return unit_value(w, s, seat) - price
        case "build":
            return marker_value(w, s, city, item[1], item[2]) - price
    return 0.0


def army_value(w: Weights, s: State, seat: int, city: int, square: int) -> float:
    """Some armies explore and guard; they stand together so that they fight together."""
    armies = len(army_squares(s, seat))
    together = 0.5 * army_squares(s, seat).count(square)
    wanted = 11.0 if armies < w.city_armies_wanted else 4.0 if armies < w.city_armies_wanted + 2 else 1.0
    return leaning(w, s, seat)[3] * wanted + together - 0.01 * distance(square, s.cities[city])


def scout_value(w: Weights, s: State, seat: int) -> float:
    """Scouts found cities; later they gather."""
    scouts = len([figure for figure in figures_of(s, seat) if is_scout(figure)])
    if len(cities_of(s, seat)) + scouts < city_maximum(s.players[seat]) and sites(s, seat):
        return w.city_second_city
    return w.city_explorer if scouts == 0 else 5.0


def unit_value(w: Weights, s: State, seat: int) -> float:
    """Enough units to hold what we have; more when somebody comes near."""
    units = sum(s.players[seat].units)
    value = leaning(w, s, seat)[3] * w.unit * (2.6 if units < w.city_units_wanted else 1.2 if units < 2 * w.city_units_wanted else 0.3)
    threat = danger(w, s, seat)
    strongest = max([power(w, s, p.seat, 2, NONE) for p in s.players if p.seat != seat])
    behind = strongest - power(w, s, seat, 2, NONE)
    return value + 0.3 * threat + max(0.0, 0.3 * behind)


def marker_value(w: Weights, s: State, city: int, marker: int, square: int) -> float:
    """The icons of a building or wonder, less those that it covers."""
    seat = owner_of(city)
    if marker == WALLS:
        return 6.0 + 0.2 * danger(w, s, seat) + (4.0 if is_capital(city) else 0.0)
    covered = icons(w, s, seat, trade_at(s, square), production_at(s, square), culture_at(s, square), coins_at(s, square))
    if resource_at(s, square) != NONE:
        covered += w.city_icon_of_resource
    if is_building(s.marker[square]) and MARKER_COMBAT[s.marker[square]]:
        covered += w.city_combat * MARKER_COMBAT[s.marker[square]]
    value = icons(w, s, seat, MARKER_TRADE[marker], MARKER_PRODUCTION[marker], MARKER_CULTURE[marker], MARKER_COIN[marker])
    value += leaning(w, s, seat)[3] * w.city_combat * MARKER_COMBAT[marker]
    if marker >= FIRST_WONDER:
        value += w.city_wonders[marker - FIRST_WONDER]
    return value - covered


def icons(w: Weights, s: State, seat: int, trade: int, production: int, culture: int, coins: int) -> float:
    """What icons in the outskirts bring, turn after turn."""
    drawn = leaning(w, s, seat)
    return w.income * trade + w.production * production + drawn[0] * w.city_arts * culture + drawn[2] * w.city_gold * coins
