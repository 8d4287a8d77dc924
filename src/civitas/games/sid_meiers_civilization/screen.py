"""The table as one seat sees it, for a terminal: players, the battle, the map, cities, one's own cards, the market."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from .combat.battle import ATTACKER, DEFENDER, Battle
from .state import State, cities_of
from .tables import (
    ABILITY_IDS,
    ABILITY_TECH,
    EVENT_IDS,
    FIRST_PERSON,
    FIRST_WONDER,
    GOVERNMENT_IDS,
    HUT,
    MARKER_IDS,
    NO_MARKER,
    NONE,
    TECHS,
    TERRAIN_LETTERS,
    TYPES,
    VILLAGE,
    WONDER_IDS,
)
from .texts import NAMES
from .tiles import BOARDS, CELL_TERRAIN, FACEDOWN, SQUARE_IDS, WIDTH
from .units import unit_cost
from .wonders import wonder_cost
from .yields import armies_at, city_arts, city_production, city_resources, city_trade, scouts_at

Say = Callable[..., str]
STYLES: Final = ("white on grey37", "white on dark_green", "black on green3", "black on khaki1", "white on blue3")  # by terrain
SEATS: Final = ("red", "blue", "magenta", "cyan")


def table(s: State, seat: int | None, language: str, say: Say, names: list[str]) -> list[tuple[str, Any]]:
    """All that *seat* may see, in parts, the most important first."""
    screen = Screen(s, seat, language, say, names)
    parts: list[tuple[str, Any]] = [(say("screen-players"), screen.players())]
    fights = [step for step in s.stack if isinstance(step, Battle)]
    if fights:
        parts.insert(0, (say("screen-battle"), screen.battle(fights[-1])))
    parts.append((say("screen-map"), screen.map()))
    parts.append((say("screen-cities"), screen.cities()))
    if seat is not None:
        parts.append((say("screen-yours"), screen.own(seat)))
    return [*parts, (say("screen-market"), screen.market(seat))]


def results(s: State, seat: int) -> list[tuple[str, int]]:
    """The figures of the final table."""
    p = s.players[seat]
    return [("num-techs", p.techs.bit_count()), ("num-space", p.space), ("num-coins", p.coins)]


def explain(kind: str, value: int, language: str, say: Say) -> str:
    """What is printed on a card."""
    name = NAMES[kind](value, language) if kind in NAMES else ""
    if kind == "tech":
        texts = [say(f"ability-{ABILITY_IDS[ability]}") for ability, tech in enumerate(ABILITY_TECH) if tech == 1 << value]
        return " ".join([f"{name}:", *texts]) if texts else name
    ids = {"wonder": WONDER_IDS, "event": EVENT_IDS, "government": GOVERNMENT_IDS}
    return f"{name}: {say(f'{kind}-{ids[kind][value]}')}" if kind in ids else ""


class Screen:
    """What is hidden comes from the view, what everybody may work out from the table."""

    def __init__(self, s: State, seat: int | None, language: str, say: Say, names: list[str]) -> None:
        self.s = s
        self.view = s.view(seat)
        self.language = language
        self.say = say
        self.names = names

    def name(self, kind: str, value: Any) -> str:
        return NAMES[kind](value, self.language)

    def grid(self, *headings: str) -> Table:
        """A table without lines."""
        drawn = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for heading in headings:
            drawn.add_column(self.say(f"screen-{heading}"))
        return drawn

    def players(self) -> Table:
        drawn = self.grid("player", "trade", "culture", "space", "coins", "techs", "government", "units", "events", "tokens")
        for p, seen in zip(self.s.players, self.view["players"], strict=True):
            figures = [str(n) for n in (p.trade, p.culture, p.space, p.coins, p.techs.bit_count())]
            government = self.name("government", p.government)
            hidden = [str(count(seen[zone])) for zone in ("events", "huts", "villages")]
            who = Text(f"{p.seat + 1} {self.names[p.seat]}", style=SEATS[p.seat])
            drawn.add_row(who, *figures, government, " ".join(map(str, p.units)), hidden[0], f"{hidden[1]} + {hidden[2]}")
        return drawn

    # --- the map

    def map(self) -> Group:
        """Three characters a square: terrain or tile, what stands on it, whose."""
        board = BOARDS[len(self.s.players)]
        width = 1 + max([square % WIDTH for square in board.squares])
        height = 1 + max([square // WIDTH for square in board.squares])
        lines = [Text("   " + "".join([f"{SQUARE_IDS[x][0]}  " for x in range(width)]))]
        for y in range(height):
            line = Text(f"{y + 1:>2} ")
            for x in range(width):
                line.append_text(self.square(WIDTH * y + x, board.slot[WIDTH * y + x] != NONE))
            lines.append(line)
        return Group(*lines, Text(self.say("screen-legend"), style="dim"))

    def square(self, square: int, exists: bool) -> Text:
        if not exists:
            return Text("   ")
        ground = self.s.ground[square]
        if ground == FACEDOWN:
            return Text("?? ", style="dim")
        terrain = CELL_TERRAIN[ground]
        return Text(f"{TERRAIN_LETTERS[terrain]}{self.piece(square)}", style=STYLES[terrain])

    def piece(self, square: int) -> str:
        """Two characters: a city, figures, a token or a marker."""
        s = self.s
        city = s.realm[square]
        if city != NONE and s.cities[city] == square:
            return f"{'#' if s.walls >> city & 1 else '@'}{city // 3 + 1}"
        for p in s.players:
            if armies_at(s, p.seat, square):
                return f"A{p.seat + 1}"
            if scouts_at(s, p.seat, square):
                return f"S{p.seat + 1}"
        if s.token[square]:
            return {HUT: "h ", VILLAGE: "v "}[s.token[square]]
        marker = s.marker[square]
        if marker == NO_MARKER:
            return "  "
        return f"{'*' if marker < FIRST_WONDER else '!' if marker < FIRST_PERSON else '+'} "

    # --- cities, cards, market

    def cities(self) -> Table:
        drawn = self.grid("player", "city", "square", "production", "trade", "arts", "resources", "acted")
        for p in self.s.players:
            for city in cities_of(self.s, p.seat):
                mask = city_resources(self.s, city)
                found = ", ".join([self.name("resource", r) for r in range(4) if mask >> r & 1])
                figures = [str(n) for n in (city_production(self.s, city), city_trade(self.s, city), city_arts(self.s, city))]
                where = SQUARE_IDS[self.s.cities[city]]
                drawn.add_row(self.names[p.seat], self.name("city", city), where, *figures, found, str(self.s.acted[city]))
        return drawn

    def own(self, seat: int) -> Group:
        """One's techs, events, tokens and units."""
        p, seen = self.s.players[seat], self.view["players"][seat]
        lines = [", ".join([self.name("tech", tech) for tech in range(TECHS) if p.techs >> tech & 1])]
        lines.append(", ".join([self.name("event", card) for card in sorted(cards(seen["events"]))]))
        tokens = [self.name("hut", card) for card in cards(seen["huts"])] + [self.name("village", card) for card in cards(seen["villages"])]
        lines.append(", ".join(tokens))
        lines.append(", ".join([f"{n} {self.name('resource', resource)}" for resource, n in enumerate(p.resources) if n]))
        lines.append(", ".join([self.name("unit", card) for card in sorted(cards(seen["forces"]))]))
        return Group(*[Text(line) for line in lines if line])

    def market(self, seat: int | None) -> Group:
        s = self.s
        techs = s.players[seat].techs if seat is not None else 0
        wonders = [f"{self.name('wonder', wonder)} {wonder_cost(techs, wonder)}" for wonder in s.market if wonder != NONE]
        supply = [f"{n} {self.name('resource', resource)}" for resource, n in enumerate(s.supply)]
        left = [f"{n} {self.name('marker', marker)}" for marker, n in enumerate(s.buildings) if marker < len(MARKER_IDS) and n]
        lines = [("screen-wonders", wonders), ("screen-supply", supply), ("screen-buildings", left)]
        if seat is not None:
            costs = [f"{self.name('type', type)} {unit_cost(s.players[seat], type)}" for type in range(TYPES)]
            lines.append(("screen-costs", costs))
        return Group(*[Text(f"{self.say(heading)}: {', '.join(items)}") for heading, items in lines if items])

    # --- the battle

    def battle(self, fight: Battle) -> Group:
        """The fronts, who stands there, and their wounds."""
        drawn = self.grid("front", "attack", "defence")
        for front in range(len(fight.attack_fronts)):
            drawn.add_row(str(front + 1), self.fighter(fight, ATTACKER, front), self.fighter(fight, DEFENDER, front))
        hands = self.say("screen-hands", attack=len(fight.hand(ATTACKER)), defence=len(fight.hand(DEFENDER)))
        bonus = self.say("screen-bonus", attack=fight.bonus[0], defence=fight.bonus[1])
        return Group(drawn, Text(hands), Text(bonus))

    def fighter(self, fight: Battle, side: int, front: int) -> str:
        unit = fight.fronts(side)[front]
        if unit == NONE:
            return ""
        strength = fight.strength(self.s, side, unit)
        return self.say("screen-wounds", unit=self.name("unit", unit), strength=strength, wounds=fight.wounds(side)[front])


def count(zone: Any) -> int:
    """How many cards a zone of a view holds, seen or not."""
    return len(zone) if isinstance(zone, list) else int(zone["hidden"])


def cards(zone: Any) -> list[int]:
    """The cards of a zone that are seen."""
    return zone if isinstance(zone, list) else []
