"""The table as one seat sees it, for a terminal: players, the map by squares, cities, pyramids, the market, the hand, a battle."""

# not compiled

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.console import Group
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

from civitas.drawing import NOTES, Either, Together, beside, listed, plain_table
from civitas.kernel.flow import current

from .combat.battle import Battle
from .faces import tech_lines
from .page_odds import battle_sums
from .production import marker_cost
from .pyramid import row_of
from .state import BY_SCORE, State, cities_of
from .tables import (
    AIRCRAFT,
    ARMY_COST,
    BASIC,
    BUILDING_ROWS,
    CIV_ROWS,
    EVENT_IDS,
    EVENT_ROWS,
    FIRST_BUILDING,
    FIRST_PERSON,
    FIRST_WONDER,
    GOVERNMENT_ROWS,
    HUT,
    HUT_RESOURCE,
    LEVELS,
    MARKER_IDS,
    MARKET_RESOURCES,
    NO_MARKER,
    NONE,
    PERSON_ROWS,
    RESOURCE_ROWS,
    SCOUT_COST,
    TECH_ROWS,
    TECHS,
    TERRAIN_LETTERS,
    TYPE_ROWS,
    TYPES,
    UNIT_TYPE,
    VILLAGE_RESOURCE,
    WONDER_IDS,
    WONDER_ROWS,
)
from .texts import NAMES, ROMAN, local
from .tiles import BOARDS, CELL_COIN, CELL_CULTURE, CELL_RESOURCE, CELL_TERRAIN, FACEDOWN, SQUARE_IDS, WIDTH
from .units import unit_cost
from .yields import city_arts, city_production, city_resources, city_trade, trade_income

GROUND: Final = ("on grey42", "on dark_green", "on green4", "on yellow4", "on blue3")  # by terrain, as TERRAIN_LETTERS
SEATS: Final = ("bold white on red3", "bold white on blue_violet", "bold black on gold1", "bold black on white")
LETTERS: Final = "ABCD"
RESOURCE_LETTERS: Final = "wsni"  # wheat, silk, incense, iron


def table(s: State, seat: int | None, language: str, say: Callable[..., str], names: list[str]) -> list[tuple[str, Any]]:
    """All that *seat* may see, in parts; a battle comes first."""
    screen = Screen(s, seat, language, say, names)
    parts: list[tuple[str, Any]] = [(say("screen-players"), Group(screen.title(), screen.players()))]
    for step in screen.view["stack"]:
        if step["is"] == "Battle":
            parts.insert(0, (say("screen-battle"), screen.battle(step)))
    parts += [(say("screen-map"), screen.map()), (say("screen-cities"), screen.cities())]
    if seat is not None:
        parts.append((say("screen-your-hand"), screen.hand(seat)))
    return [*parts, (say("screen-pyramid"), screen.pyramids()), (say("screen-market"), screen.market())]


def explain(kind: str, value: int, language: str, say: Callable[..., str]) -> str:
    """What is printed on a card."""
    match kind:
        case "tech":
            return f"{local(TECH_ROWS[value], language)}: {' '.join(as_sentence(line) for line in tech_lines(value, language, say))}"
        case "wonder":
            return f"{local(WONDER_ROWS[value], language)}: {say(f'wonder-{WONDER_IDS[value]}')}"
        case "event":
            return f"{local(EVENT_ROWS[value], language)}: {say(f'event-{EVENT_IDS[value]}')}"
    return ""


def as_sentence(line: str) -> str:
    return line if line.endswith(".") else f"{line}."


def results(s: State, seat: int) -> list[tuple[str, int]]:
    """What the final table shows of a seat."""
    p = s.players[seat]
    won = [("screen-won", int(bool(s.winners >> seat & 1)))] if s.victory != BY_SCORE else []
    return [*won, ("screen-techs", p.techs.bit_count()), ("screen-space", p.space), ("screen-coins", p.coins)]


class Screen:
    """What is hidden is read from the view alone; what is counted from the table is public."""

    def __init__(self, s: State, seat: int | None, language: str, say: Callable[..., str], names: list[str]) -> None:
        self.s, self.seat, self.language, self.say, self.names = s, seat, language, say, names
        self.view: dict[str, Any] = s.view(seat)

    def title(self) -> Text:
        phase = NAMES["phase"](self.s.phase, self.language)
        return Text(self.say("screen-moment", turn=self.s.turn, phase=phase), style="bold")

    def name(self, seat: int) -> Text:
        """The letter of a seat, its civilization, and its player where they have a name of their own."""
        called = self.civ(seat)
        known = called if self.names[seat] == called else f"{called}, {self.names[seat]}"
        mine = self.say("screen-you", civ=known) if seat == self.seat else known
        return Text.assemble((f" {LETTERS[seat]} ", SEATS[seat]), f" {mine}")

    def short_name(self, seat: int) -> str:
        """The letter of a seat and its civilization; below them its player, where they have a name of their own."""
        called = self.civ(seat)
        return f"{LETTERS[seat]} {called}" + ("" if self.names[seat] == called else f"\n{self.names[seat]}")

    def civ(self, seat: int) -> str:
        """The civilization of a seat, or its player as long as it has none."""
        civ = self.s.players[seat].civ
        return local(CIV_ROWS[civ], self.language) if civ != NONE else self.names[seat]

    # --- players

    def players(self) -> Either:
        headings = ["government", "trade", "income", "coins", "culture", "space", "techs", "units", "tokens"]
        said = [self.say(f"screen-{heading}") for heading in headings]
        seats = range(len(self.s.players))
        wide = plain_table(["", *said])
        for seat in seats:
            wide.add_row(self.name(seat), *self.figures(seat))
        narrow = plain_table(["", *[self.short_name(seat) for seat in seats]])
        for heading, row in zip(said, zip(*[self.figures(seat) for seat in seats], strict=True), strict=True):
            narrow.add_row(heading.rpartition(" (")[2].removesuffix(")"), *row)  # a line each, or the smallest screens would not show them all
        return Either(wide, narrow)

    def figures(self, seat: int) -> list[str]:
        p = self.s.players[seat]
        units = "/".join([str(n) for n in p.units])
        tokens = sum(p.resources) + len(p.huts) + len(p.villages)
        government = local(GOVERNMENT_ROWS[p.government], self.language)
        counted = (p.trade, trade_income(self.s, seat), p.coins, p.culture, p.space, p.techs.bit_count())
        return [government, *[str(n) for n in counted], units, f"{tokens}+{len(p.events)}"]

    # --- the map

    def map(self) -> Any:
        """Four letters a square: what stands there, then the ground; a facedown tile is dotted."""
        board = BOARDS[len(self.s.players)]
        exists = set(board.squares)
        rows = [y for y in range(WIDTH) if any(WIDTH * y + x in exists for x in range(WIDTH))]
        columns = [x for x in range(WIDTH) if any(WIDTH * y + x in exists for y in range(WIDTH))]
        lines = [Text("   " + "".join([f"{SQUARE_IDS[x][0]:^4}" for x in columns]))]
        for y in rows:
            line = Text(f"{y + 1:>2} ")
            for x in columns:
                line.append_text(self.square(WIDTH * y + x) if WIDTH * y + x in exists else Text("    "))
            lines.append(line)
        return beside(lines, Text(self.say("screen-legend"), style="dim"))

    def square(self, square: int) -> Text:
        s, ground = self.s, self.s.ground[square]
        if ground == FACEDOWN:
            return Text(" ·· ", style="dim")
        style = GROUND[CELL_TERRAIN[ground]]
        return Text.assemble(self.piece(square, style), (self.ground(square), style)) if s.realm[square] == NONE else self.draw_owned(square, style)

    def draw_owned(self, square: int, style: str) -> Text:
        """A square of a city: its ground is underlined."""
        return Text.assemble(self.piece(square, style), (self.ground(square), f"underline {style}"))

    def piece(self, square: int, style: str) -> tuple[str, str]:
        """A city, or whose figures stand there: ``A2`` two armies, ``a1`` a scout, ``A3`` with more than one kind counted together."""
        if square in self.s.cities:
            city = self.s.cities.index(square)
            return f"{LETTERS[city // 3]}{'#' if self.s.walls >> city & 1 else '@'}", SEATS[city // 3]
        here, seat = self.s.present[square], 0
        while here and not here & 255:
            here, seat = here >> 8, seat + 1
        armies, scouts = here & 15, here >> 4 & 15
        if armies or scouts:
            return f"{LETTERS[seat] if armies else LETTERS[seat].lower()}{armies + scouts}", SEATS[seat]
        return "  ", style

    def ground(self, square: int) -> str:
        """A marker, a token, or the terrain with what is printed on it."""
        s, ground, marker = self.s, self.s.ground[square], self.s.marker[square]
        if marker != NO_MARKER:
            return ("*" if FIRST_WONDER <= marker < FIRST_PERSON else "&" if marker >= FIRST_PERSON else "+") + MARKER_IDS[marker][0]
        if s.token[square]:
            return "h?" if s.token[square] == HUT else "v?"
        resource = CELL_RESOURCE[ground]
        extra = RESOURCE_LETTERS[resource] if resource != NONE else "$" if CELL_COIN[ground] else "~" if CELL_CULTURE[ground] else " "
        return TERRAIN_LETTERS[CELL_TERRAIN[ground]].lower() + extra

    # --- cities

    def cities(self) -> Group:
        """What each city yields, and what stands around it."""
        found = plain_table(["", *[self.say(f"screen-{word}") for word in ("production", "trade", "arts", "harvest", "buildings")]])
        for seat in range(len(self.s.players)):
            for city in cities_of(self.s, seat):
                found.add_row(*self.city(city))
        return Group(found, *([self.prices(self.seat)] if self.seat is not None else []))

    def city(self, city: int) -> list[Any]:
        s = self.s
        around = BOARDS[len(s.players)].around[s.cities[city]]
        named = [NAMES["marker"](s.marker[square], self.language) for square in around if s.marker[square] != NO_MARKER]
        resources = city_resources(s, city)
        harvest = [local(RESOURCE_ROWS[resource], self.language) for resource in range(MARKET_RESOURCES) if resources >> resource & 1]
        where = Text.assemble((f" {LETTERS[city // 3]} ", SEATS[city // 3]), f" {SQUARE_IDS[s.cities[city]]}")
        numbers = [str(city_production(s, city)), str(city_trade(s, city)), str(city_arts(s, city))]
        return [where, *numbers, ", ".join(harvest) or "–", ", ".join(named) or "–"]

    def prices(self, seat: int) -> Constrain:
        """What a seat may build now costs."""
        p = self.s.players[seat]
        units = [f"{local(TYPE_ROWS[type], self.language)} {unit_cost(p, type)}" for type in range(TYPES) if type != AIRCRAFT or p.units[type]]
        wonders = [wonder for wonder in self.s.market if wonder != NONE]
        costs = [f"{local(WONDER_ROWS[wonder], self.language)} {marker_cost(p, FIRST_WONDER + wonder)}" for wonder in wonders]
        told = self.say("screen-prices", army=ARMY_COST, scout=SCOUT_COST, units=", ".join(units), wonders=", ".join(costs) or "–")
        return Constrain(Text(told), NOTES)

    # --- techs, market, hand

    def pyramids(self) -> Table:
        """Techs by the row in which they lie, a column for each player: a start tech in row I, whatever its level (SMC-3.4)."""
        found = plain_table(["", *[self.short_name(p.seat) for p in self.s.players]])
        for level in range(LEVELS, 0, -1):
            cells = []
            for p in self.s.players:
                known = [tech for tech in range(TECHS) if p.techs >> tech & 1 and row_of(p, tech) == level]
                cells.append(Together(listed([local(TECH_ROWS[tech], self.language) for tech in known] or ["–"])))
            found.add_row(ROMAN[level], *cells)
        return found

    def market(self) -> Group:
        """Wonders on sale, buildings and resource tokens that are left."""
        s = self.s
        wonders = [local(WONDER_ROWS[wonder], self.language) for wonder in s.market if wonder != NONE]
        basic = [marker for marker in range(FIRST_BUILDING, FIRST_WONDER) if BASIC[marker] == marker]
        left = [f"{local(BUILDING_ROWS[marker - 1], self.language)} {s.buildings[marker]}" for marker in basic]
        tokens = [f"{local(RESOURCE_ROWS[resource], self.language)} {n}" for resource, n in enumerate(s.supply[:MARKET_RESOURCES])]  # none at set-up
        lines = [("wonders", wonders), ("buildings", left), ("resources", tokens)]
        return Group(*[Together([f"{self.say(f'screen-market-{what}')}:", *listed(line or ["–"])]) for what, line in lines])

    def hand(self, seat: int) -> Group:
        """One's own events, tokens, units and great people."""
        p, language = self.s.players[seat], self.language
        lines = [
            ("screen-events", [local(EVENT_ROWS[event], language) for event in sorted(p.events.cards)]),
            ("screen-resources", [f"{local(RESOURCE_ROWS[r], language)} {p.resources[r]}" for r in range(MARKET_RESOURCES) if p.resources[r]]),
            ("screen-huts", [NAMES["hut"](hut, language) for hut in p.huts.cards if HUT_RESOURCE[hut] != NONE]),
            ("screen-villages", [NAMES["village"](village, language) for village in p.villages.cards if VILLAGE_RESOURCE[village] != NONE]),
            ("screen-forces", [NAMES["unit"](unit, language) for unit in sorted(p.forces.cards, key=lambda unit: (UNIT_TYPE[unit], unit))]),
            ("screen-reserve", [f"{local(PERSON_ROWS[kind], language)} {n}" for kind, n in enumerate(p.reserve) if n]),
        ]
        return Group(*[Together([f"{self.say(heading)}:", *listed(names or ["–"])]) for heading, names in lines])

    # --- a battle

    def battle(self, step: dict[str, Any]) -> Group:
        """Front by front: who stands there, with their wounds; hands and bonuses below."""
        found = plain_table([self.say("screen-front"), self.say("screen-attacker"), self.say("screen-defender")])
        for front, (ours, theirs) in enumerate(zip(step["attack_fronts"], step["defence_fronts"], strict=True)):
            wounds = step["attack_wounds"][front], step["defence_wounds"][front]
            found.add_row(str(front + 1), self.unit(ours, wounds[0]), self.unit(theirs, wounds[1]))
        defence = step["barbarians"] if step["village"] else step["defence"]
        found.add_row(self.say("screen-in-hand"), self.cards(step["attack"]), self.cards(defence))
        found.add_row(self.say("screen-bonus"), *[f"+{bonus}" for bonus in step["bonus"]])
        fought = current(self.s, Battle)
        if fought is not None:
            found.add_row(self.say("smc-if-it-ended"), *[str(n) for n in battle_sums(self.s, fought)])
        sides = {"attacker": self.names[step["attacker"]], "defender": self.names[step["defender"]]}
        where = self.say("screen-battle-village" if step["village"] else "screen-battle-at", square=SQUARE_IDS[step["square"]], **sides)
        return Group(Text(where, style="bold"), found)

    def unit(self, unit: int, wounds: int) -> str:
        return "–" if unit == NONE else NAMES["unit"](unit, self.language) + (f" (−{wounds})" if wounds else "")

    def cards(self, hand: list[int] | dict[str, Any]) -> Together:
        """A hand: its cards where they may be seen, else their number."""
        if not isinstance(hand, list):
            return Together([str(hand["hidden"])])
        return Together(listed([NAMES["unit"](unit, self.language) for unit in sorted(hand)] or ["–"]))
