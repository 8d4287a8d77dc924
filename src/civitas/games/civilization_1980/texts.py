"""What things are called in sentences, and the table as it is shown in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from civitas.kernel.records import Message, Option

from .atlas import AREA_NAMES, PLAIN_NAMES, SHORE, VOLCANO_NAMES, ZONE_AREA, ZONE_IDS, ZONE_NAMES
from .expansion import settled_areas
from .movement import sails_open_seas
from .state import FARMERS, NOMADS, State
from .tables import CIV_NAMES, KIND_NAMES, NATION_NAMES, local
from .words_trade import option as more_options


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
KINDS: dict[str, str] = {
    **dict.fromkeys(("partner", "trader", "victim", "nominee", "beneficiary", "attacker"), "seat"),
    **dict.fromkeys(("wanted", "partner_card"), "card"),
    "civilization_card": "civ",
    "destination": "area",
    "waters": "zone",
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


def option(s: State, seat: int, option: Option) -> Message:
    """The message and arguments that name an option for the seat that has it."""
    p = s.players[seat]
    match option:
        case ("nation", nation):
            return "do-nation", {"nation": nation, "area": dict(s.rules.starts)[nation]}
        case ("grow", amounts):
            return "do-grow", {"amounts": tuple([("area", area, n) for area, n in zip(settled_areas(p), amounts, strict=False) if n])}
        case ("keep", k, "treasury"):
            return "do-keep-treasury", {"zone": shipyard_zone(s, k)}
        case ("keep", k, _):
            return "do-keep-area", {"zone": shipyard_zone(s, k), "area": ZONE_AREA[shipyard_zone(s, k)]}
        case ("give_up", k):
            return "do-give_up", {"zone": shipyard_zone(s, k)}
        case ("ship", zone, n):
            return "do-ship", {"zone": zone, "tokens": n, "treasury": 2 - n, "area": ZONE_AREA[zone]}
        case ("load", k, n):
            return "do-load", {"zone": p.ships[k], "area": ZONE_AREA[p.ships[k]], "tokens": n}
        case ("unload", k, n):
            return "do-unload", {"area": ZONE_AREA[p.ships[k]], "tokens": n}
        case ("sail", k, zone):
            return "do-sail", {"zone": p.ships[k], "waters": zone, "steps": s.board.distance[sails_open_seas(s, p)][p.ships[k]][zone]}
        case ("anchor", k):
            return "do-anchor", {"zone": p.ships[k]}
        case ("build", ()):
            return "do-build-none", {}
    return more_options(s, seat, option)


def shipyard_zone(s: State, k: int) -> int:
    """Where the k-th ship of the seat in E4 stood when its upkeep began."""
    step: Any = s.stack[-1]
    zone: int = step.zones[k]
    return zone
