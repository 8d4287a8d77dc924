"""What things are called in sentences, and the table as it is shown in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from civitas.kernel.records import Option

from .atlas import AREA_NAMES, PLAIN_NAMES, SHORE, VOLCANO_NAMES, ZONE_AREA, ZONE_IDS, ZONE_NAMES
from .expansion import settled_areas
from .movement import sails_open_seas
from .page import MESSAGES as PAGE_MESSAGES
from .page_story import MESSAGES as STORY_MESSAGES
from .state import FARMERS, NOMADS, State
from .tables import CIV_NAMES, KIND_NAMES, NATION_NAMES, local
from .words_trade import MESSAGES as TRADE_MESSAGES
from .words_trade import option as more_options

MESSAGES: dict[str, tuple[str, ...]] = {
    **PAGE_MESSAGES,
    **STORY_MESSAGES,
    **TRADE_MESSAGES,
    "log-order-drawn": ("seats",),
    "log-chooses-nation": ("seat", "nation"),
    "log-starts": ("seat", "nation", "area"),
    "log-round-begins": ("number",),
    "log-wins": ("seat",),
    "log-pays-taxes": ("seat", "tokens", "cities"),
    "log-revolts": ("area", "seat", "seat_2"),
    "log-cities-stay": ("seat", "cities"),
    "log-grows": ("seat", "tokens"),
    "log-grows-short": ("seat", "tokens"),
    "log-cannot-grow": ("seat",),
    "log-census": ("seat", "tokens"),
    "log-keeps-ship": ("seat", "zone", "source"),
    "log-gives-up-ship": ("seat", "zone"),
    "log-builds-ship": ("seat", "zone", "tokens_area", "treasury"),
    "log-movement-begins": ("seat",),
    "log-loads": ("seat", "area", "tokens"),
    "log-unloads": ("seat", "area", "tokens"),
    "log-sails": ("seat", "zone", "zone_2"),
    "log-moves": ("seat", "tokens", "area", "area_2"),
    "log-fight": ("area",),
    "log-fights": ("seat", "area", "before", "after", "steps"),
    "log-attack-fails": ("seat", "area", "tokens"),
    "log-city-stormed": ("seat", "area"),
    "log-city-surrenders": ("seat", "area", "seat_2"),
    "log-postpones": ("seat", "area"),
    "log-city-eliminated": ("seat", "area"),
    "log-city-reduced": ("seat", "area", "tokens"),
    "log-builds-city": ("seat", "area"),
    "log-surplus": ("seat", "area", "tokens"),
    "log-draws": ("seat", "card"),
    "log-draws-unseen": ("seat", "number"),
    "log-draws-red": ("seat", "card"),
    "log-buys-gold": ("seat", "tokens"),
    "log-card-saves": ("seat", "civ", "was", "now"),
    "ask-revolt": ("seat", "number"),
    "ask-ship-upkeep": ("zone",),
    "ask-ship-under-way": ("zone", "tokens", "steps"),
    "ask-surrender": ("area", "seat"),
    "do-nation": ("nation", "area"),
    "do-rate": ("number",),
    "do-revolt": ("areas",),
    "do-grow": ("amounts",),
    "do-keep-treasury": ("zone",),
    "do-keep-area": ("zone", "area"),
    "do-give_up": ("zone",),
    "do-ship": ("zone", "tokens_area", "treasury", "area"),
    "do-load": ("zone", "area", "tokens"),
    "do-unload": ("area", "tokens"),
    "do-sail": ("zone", "zone_2", "steps"),
    "do-anchor": ("zone",),
    "do-move": ("area", "area_2", "tokens"),
    "do-reduce": ("area",),
    "do-build": ("areas",),
}


def zone_name(zone: int, language: str) -> str:
    """A water zone by the name of its area, or of its sea; two shores of one area are numbered."""
    name, shore = local(ZONE_NAMES[zone], language), ZONE_IDS[zone].partition(".w")[2]
    return f"{name} ({local(SHORE, language)} {shore})" if shore else name


def amount(what: tuple[str, int, int], language: str) -> str:
    """An area or a nation with a number: Knossos 3; by its name alone if the number is 0."""
    kind, which, n = what
    name = NAMES[kind](which, language)
    return f"{name} {n}" if n else name


NAMES: dict[str, Callable[[Any, str], str]] = {
    "area": lambda area, language: local(AREA_NAMES[area], language),
    "zone": zone_name,
    "nation": lambda nation, language: local(NATION_NAMES[nation], language),
    "card": lambda card, language: local(KIND_NAMES[card], language),
    "civ": lambda card, language: local(CIV_NAMES[card], language),
    "plain": lambda plain, language: local(PLAIN_NAMES[plain], language),
    "volcano": lambda volcano, language: local(VOLCANO_NAMES[volcano], language),
    "amount": amount,
}


def seat_name(s: State, seat: int, language: str) -> str:
    """A player is called by their nation, as soon as they have one."""
    nation = s.players[seat].nation
    return local(NATION_NAMES[nation], language) if nation >= 0 else ""


def results(s: State, seat: int) -> list[tuple[str, int]]:
    """What decides the game (CIV80-14.10, 17), each with its heading."""
    p = s.players[seat]
    if s.rules.variant == NOMADS:
        return [("screen-areas", sum([1 for n in p.tokens if n])), ("screen-tokens", sum(p.tokens))]
    return [("screen-ast", p.space), ("screen-cities", len(p.cities)) if s.rules.variant == FARMERS else ("screen-points", s.totals[seat])]


def option(s: State, seat: int, option: Option) -> tuple[str, tuple[Any, ...]]:
    """The message and arguments that name an option for the seat that has it."""
    p = s.players[seat]
    match option:
        case ("nation", nation):
            return "do-nation", (nation, dict(s.rules.starts)[nation])
        case ("grow", amounts):
            return "do-grow", (tuple([("area", area, n) for area, n in zip(settled_areas(p), amounts, strict=False) if n]),)
        case ("keep", k, "treasury"):
            return "do-keep-treasury", (shipyard_zone(s, k),)
        case ("keep", k, _):
            return "do-keep-area", (shipyard_zone(s, k), ZONE_AREA[shipyard_zone(s, k)])
        case ("give_up", k):
            return "do-give_up", (shipyard_zone(s, k),)
        case ("ship", zone, n):
            return "do-ship", (zone, n, 2 - n, ZONE_AREA[zone])
        case ("load", k, n):
            return "do-load", (p.ships[k], ZONE_AREA[p.ships[k]], n)
        case ("unload", k, n):
            return "do-unload", (ZONE_AREA[p.ships[k]], n)
        case ("sail", k, zone):
            return "do-sail", (p.ships[k], zone, s.board.distance[sails_open_seas(s, p)][p.ships[k]][zone])
        case ("anchor", k):
            return "do-anchor", (p.ships[k],)
        case ("build", ()):
            return "do-build-none", ()
    return more_options(s, seat, option)


def shipyard_zone(s: State, k: int) -> int:
    """Where the k-th ship of the seat in E4 stood when its upkeep began."""
    step: Any = s.stack[-1]
    zone: int = step.zones[k]
    return zone
