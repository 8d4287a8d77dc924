"""The table as one seat sees it, for a terminal: nations, the A.S.T., the map, who is where, the hand, offers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.table import Table
from rich.text import Text

from civitas.drawing import Either, Together, listed

from .atlas import AREA_NAMES, BOARDS, POP, SITE, ZONE_NAMES
from .chart import badge, chart, letters
from .state import NOMADS, State
from .tables import (
    CIV_CARDS,
    CIV_IDS,
    CIV_NAMES,
    COMMODITIES,
    COST,
    EVENT_NAMES,
    FINISH,
    KIND_NAMES,
    NATION_NAMES,
    STACK,
    local,
    set_value,
    succession_table,
)

WIDEST = 150  # columns of the map: more would be higher than a screen


def table(s: State, seat: int | None, language: str, say: Callable[..., str], names: list[str]) -> list[tuple[str, Any]]:
    """All that *seat* may see, in parts; while the market is open the hand comes first."""
    screen = Screen(s.view(seat), seat, language, say, names)
    parts: list[tuple[str, Any]] = [(say("screen-nations"), Group(screen.title(), screen.nations()))]
    hand = [*([screen.hand()] if seat is not None and screen.view["stacks"] else []), *screen.offers()]
    if hand:
        parts.insert(0 if len(hand) > 1 else 1, (say("screen-your-hand"), Group(*hand)))
    parts += [(say("screen-places"), screen.places()), (say("screen-map"), Map(screen))]
    return parts if screen.simple else [*parts, (say("screen-ast"), screen.succession())]


def explain(kind: str, value: int, language: str, say: Callable[..., str]) -> str:
    """What a civilization card does."""
    return f"{local(CIV_NAMES[value], language)}: {say(f'effect-{CIV_IDS[value]}')}" if kind == "civ" else ""


class Map:
    """The board, as wide as there is room for it."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.screen.map(min(options.max_width, WIDEST))
        yield self.screen.legend("map")


class Screen:
    """Drawn from a view alone, so it can show nothing that the view hides."""

    def __init__(self, view: dict[str, Any], seat: int | None, language: str, say: Callable[..., str], names: list[str]) -> None:
        self.view = view
        self.language = language
        self.say = say
        self.seat = seat
        self.names = names
        self.rules: dict[str, Any] = view["rules"]
        self.players: list[dict[str, Any]] = view["players"]
        self.board = BOARDS[self.rules["layout"]]
        self.simple = self.rules["variant"] == NOMADS

    def title(self) -> Text:
        number = self.view["event"]
        if not number:
            return Text(self.say("screen-choosing", round=self.view["round"]), style="bold")
        event = local(EVENT_NAMES[number - 1], self.language)
        return Text(self.say("screen-moment", round=self.view["round"], number=number, event=event), style="bold")

    def name(self, seat: int) -> Text:
        """The nation with its letters, and its player where they have a name of their own."""
        nation, called = self.players[seat]["nation"], self.name_seat(seat)
        known = called if self.names[seat] == called else f"{called}, {self.names[seat]}"
        mine = self.say("screen-you", nation=known) if seat == self.seat else known
        return Text.assemble((f" {letters(nation)} ", badge(nation)), f" {mine}")

    def name_seat(self, seat: int) -> str:
        nation = self.players[seat]["nation"]
        return local(NATION_NAMES[nation], self.language) if nation >= 0 else self.names[seat]

    @property
    def order(self) -> list[int]:
        return self.view["order"] or list(range(len(self.players)))

    # --- nations

    def nations(self) -> Either:
        """A row a nation; a column each, where the rows would be too long."""
        headings = [self.say(f"screen-{heading}") for heading in ("ast", "census", "board", "stock", "treasury", "cities", "ships", "cards")]
        wide = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        wide.add_column("", no_wrap=True)
        for heading in headings:
            wide.add_column(heading, justify="right", no_wrap=True)
        wide.add_column(self.say("screen-civilization-cards"))
        for seat in self.order:
            wide.add_row(self.name(seat), *self.figures(seat), self.civilization(seat) or "")
        narrow = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
        narrow.add_column("", overflow="fold")
        for seat in self.order:
            nation, named = Text(self.name_seat(seat), style=badge(self.players[seat]["nation"])), self.names[seat]
            both = nation if named == nation.plain else Text("\n").join([nation, Text(named)])
            narrow.add_column(both, justify="right", overflow="fold")
        for heading, row in zip(headings, zip(*[self.figures(seat) for seat in self.order], strict=True), strict=True):
            narrow.add_row(heading, *row)
        cards = Table.grid(padding=(0, 2, 0, 0))
        for seat in self.order:
            if held := self.civilization(seat):
                cards.add_row(self.name(seat), held)
        return Either(wide, Group(narrow, *([cards] if cards.row_count else [])))

    def figures(self, seat: int) -> list[str]:
        p = self.players[seat]
        counted = (p["space"], p["census"], sum(p["tokens"]), p["stock"], p["treasury"], len(p["cities"]), len(p["ships"]), self.count_held(seat))
        return [str(n) for n in counted]

    def count_held(self, seat: int) -> int:
        hand = self.players[seat]["hand"]
        return len(hand) if isinstance(hand, list) else int(hand["hidden"])

    def civilization(self, seat: int) -> Together | None:
        """The cards of a nation, red ones behind them, and the points that they are worth."""
        mask = self.players[seat]["cards"]
        owned = [card for card in range(CIV_CARDS) if mask >> card & 1]
        red = [f"!{local(KIND_NAMES[card], self.language)}" for card in self.players[seat]["red"]]
        worth = [self.say("screen-worth-points", n=sum([COST[card] for card in owned]))] if owned else []
        held = listed([local(CIV_NAMES[card], self.language) for card in owned] + red)
        return Together([*held, *worth]) if owned or red else None

    # --- the board

    def map(self, columns: int) -> Text:
        nations, tokens, ships = ([p[key] for p in self.players] for key in ("nation", "tokens", "ships"))
        return chart(columns, self.board.playable, nations, self.view["city"], tokens, ships, self.language)

    def legend(self, part: str) -> Text:
        """What the signs of a part mean."""
        return Text(self.say(f"screen-legend-{part}"), style="dim")

    def places(self) -> Group:
        """Who is where, area by area, a line for each nation; one's own comes first."""
        found = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        found.add_column(no_wrap=True)
        found.add_column()
        for seat in sorted(self.order, key=lambda seat: seat != self.seat):
            p = self.players[seat]
            cities = [self.say("screen-city", area=local(AREA_NAMES[area], self.language)) for area in p["cities"]]
            tokens = [self.place(seat, area, n) for area, n in enumerate(p["tokens"]) if n]
            ships = [self.ships(zone, n) for zone, n in Counter(p["ships"]).items()]
            found.add_row(self.name(seat), Together(listed(cities + tokens + ships or [self.say("screen-nothing-on-the-board")])))
        return Group(found, self.legend("places"))

    def place(self, seat: int, area: int, n: int) -> str:
        """Tokens, the limit, and whether there is a city site: ``Knossos 3/3*``."""
        return f"{local(AREA_NAMES[area], self.language)} {n}/{POP[area]}{'*' if SITE[area] else ''}"

    def ships(self, zone: int, n: int) -> str:
        named = self.say("screen-ship", water=local(ZONE_NAMES[zone], self.language))
        return f"{named} ×{n}" if n > 1 else named

    def succession(self) -> Group:
        """The A.S.T.: a row for each nation, its marker, and where its epochs begin."""
        found = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
        found.add_column(self.say("screen-ast"))
        for space in range(FINISH + 1):
            found.add_column(str(space), justify="right")
        table = succession_table(self.rules["ast_thresholds"], self.rules["ast_override"])
        for seat in self.view["order"]:
            p = self.players[seat]
            if p["nation"] < 0:
                continue
            cells = [square(space, p["space"], table.epoch_start[p["nation"]], table.required[p["nation"]]) for space in range(FINISH + 1)]
            found.add_row(self.name(seat), *cells)
        return Group(found, self.legend("ast"))

    # --- cards

    def hand(self) -> Table:
        """One's own trade cards by kind, and what each set is worth."""
        assert self.seat is not None
        held: list[int] = self.players[self.seat]["hand"]
        found = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), title=None)
        for heading in ("your-hand", "stack", "cards", "worth"):
            found.add_column(self.say(f"screen-{heading}"), justify="left" if heading == "your-hand" else "right")
        for card in sorted(set(held), key=lambda card: (STACK[card], card)):
            n = held.count(card)
            worth = str(set_value(card, n)) if card < COMMODITIES else self.say("screen-calamity")
            found.add_row(local(KIND_NAMES[card], self.language), str(STACK[card]), str(n), worth)
        if not held:
            found.add_row(self.say("screen-no-cards"), "", "", "")
        return found

    def offers(self) -> Iterator[Any]:
        """What lies on the table in the trade event."""
        lines = [line for step in self.view["stack"] for line in self.list_declared(step)]
        if lines:
            yield Group(Text(self.say("screen-offers"), style="bold"), *[Text(f"  {line}") for line in lines])

    def list_declared(self, record: Any) -> Iterator[str]:
        """Every declaration in a step, however deep it lies."""
        if isinstance(record, dict):
            if {"seat", "count", "total", "named"} <= record.keys():
                yield self.offer(record)
            for value in record.values():
                yield from self.list_declared(value)
        elif isinstance(record, list):
            for value in record:
                yield from self.list_declared(value)

    def offer(self, record: dict[str, Any]) -> str:
        nation = self.names[record["seat"]]
        named = local(KIND_NAMES[record["named"]], self.language) if record["named"] >= 0 else self.say("screen-nothing")
        offer = self.say("screen-offer", nation=nation, count=record["count"], total=record["total"], named=named)
        wants = record.get("wants", -1)
        if not isinstance(wants, int) or wants < 0:
            return offer
        return self.say("screen-offer-for", offer=offer, wanted=local(KIND_NAMES[wants], self.language))


def square(space: int, marker: int, starts: list[int], numbers: list[int]) -> Text:
    """A space of the A.S.T.: the marker, the number on it, or the epoch that begins there."""
    epoch = next((number for number, start in enumerate(starts) if start == space and number > 1), 0)
    text = str(numbers[space]) if numbers[space] else f"|{epoch}" if epoch else "."
    return Text(f"[{text}]" if space == marker else text, style="bold reverse" if space == marker else "bold" if epoch else "")
