"""What things are called in sentences, and the table as it is shown in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .atlas import AREA_NAMES, PLAIN_NAMES, SHORE, VOLCANO_NAMES, ZONE_IDS, ZONE_NAMES
from .state import FARMERS, NOMADS, State
from .tables import CIV_NAMES, KIND_NAMES, NATION_NAMES, local


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
