"""The table as one seat sees it, for a terminal: nations, the A.S.T., the map, who is where, the hand, offers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.table import Table
from rich.text import Text

from .atlas import AREA_NAMES, BOARDS, POP, SITE, ZONE_NAMES
from .chart import NARROWEST, badge, chart, letters
from .state import NOMADS, State
from .tables import CIV_CARDS, CIV_NAMES, COMMODITIES, COST, EVENT_NAMES, FINISH, KIND_NAMES, NATION_NAMES, STACK, local, set_value


def table(s: State, seat: int | None, language: str, say: Callable[..., str]) -> Any:
    """Everything *seat* may see, top down."""
    return Screen(s.view(seat), seat, language, say)


class Screen:
    """Drawn from a view alone, so it can show nothing that the view hides."""

    def __init__(self, view: dict[str, Any], seat: int | None, language: str, say: Callable[..., str]) -> None:
        self.view = view
        self.language = language
        self.say = say
        self.seat = seat
        self.rules: dict[str, Any] = view["rules"]
        self.players: list[dict[str, Any]] = view["players"]
        self.board = BOARDS[self.rules["layout"]]
        self.simple = self.rules["variant"] == NOMADS

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.title()
        yield self.nations()
        if options.max_width >= NARROWEST:
            yield self.map(min(options.max_width - 1, 200))
        yield self.places()
        if not self.simple:
            yield self.succession()
        if self.seat is not None and self.view["stacks"]:
            yield self.hand()
        yield from self.offers()

    def title(self) -> Text:
        number = self.view["event"]
        if not number:
            return Text(self.say("screen-choosing", round=self.view["round"]), style="bold")
        event = local(EVENT_NAMES[number - 1], self.language)
        return Text(self.say("screen-moment", round=self.view["round"], number=number, event=event), style="bold")

    def name(self, seat: int) -> Text:
        nation = self.players[seat]["nation"]
        if nation < 0:
            return Text(self.say("screen-seat-number", seat=str(seat)))
        called = local(NATION_NAMES[nation], self.language)
        mine = self.say("screen-you", nation=called) if seat == self.seat else called
        return Text.assemble((f" {letters(nation)} ", badge(nation)), f" {mine}")

    # --- nations

    def nations(self) -> Table:
        found = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        found.add_column("")
        for heading in ("seat", "ast", "census", "board", "stock", "treasury", "cities", "ships", "cards", "civilization-cards"):
            found.add_column(self.say(f"screen-{heading}"), justify="left" if heading == "civilization-cards" else "right")
        order = self.view["order"] or range(len(self.players))
        for seat in order:
            p = self.players[seat]
            found.add_row(
                *(self.name(seat), str(seat), str(p["space"]), str(p["census"]), str(sum(p["tokens"])), str(p["stock"]), str(p["treasury"])),
                *(str(len(p["cities"])), str(len(p["ships"])), str(self.held(seat)), self.civilization(seat)),
            )
        return found

    def held(self, seat: int) -> int:
        hand = self.players[seat]["hand"]
        return len(hand) if isinstance(hand, list) else int(hand["hidden"])

    def civilization(self, seat: int) -> str:
        mask = self.players[seat]["cards"]
        owned = [card for card in range(CIV_CARDS) if mask >> card & 1]
        red = [f"!{local(KIND_NAMES[card], self.language)}" for card in self.players[seat]["red"]]
        names = ", ".join([local(CIV_NAMES[card], self.language) for card in owned] + red)
        return f"{names} ({sum(COST[card] for card in owned)})" if owned else names

    # --- the board

    def map(self, columns: int) -> Text:
        nations, tokens, ships = ([p[key] for p in self.players] for key in ("nation", "tokens", "ships"))
        return chart(columns, self.board.playable, nations, self.view["city"], tokens, ships, self.language)

    def places(self) -> Table:
        """Who is where, area by area, a line for each nation."""
        found = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        found.add_column(no_wrap=True)
        found.add_column()
        for seat in self.view["order"] or range(len(self.players)):
            p = self.players[seat]
            cities = [self.say("screen-city", area=local(AREA_NAMES[area], self.language)) for area in p["cities"]]
            tokens = [self.place(seat, area, n) for area, n in enumerate(p["tokens"]) if n]
            ships = [self.say("screen-ship", water=local(ZONE_NAMES[zone], self.language)) for zone in p["ships"]]
            found.add_row(self.name(seat), ", ".join(cities + tokens + ships) or self.say("screen-nothing-on-the-board"))
        return found

    def place(self, seat: int, area: int, n: int) -> str:
        """Tokens, the limit, and whether there is a city site: ``Knossos 3/3*``."""
        return f"{local(AREA_NAMES[area], self.language)} {n}/{POP[area]}{'*' if SITE[area] else ''}"

    def succession(self) -> Table:
        """The A.S.T.: a row for each nation, its marker, and where its epochs begin."""
        found = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
        found.add_column(self.say("screen-ast"))
        for space in range(FINISH + 1):
            found.add_column(str(space), justify="right")
        for seat in self.view["order"]:
            p = self.players[seat]
            if p["nation"] < 0:
                continue
            starts, numbers = self.rules["epoch_start"][p["nation"]], self.rules["required"][p["nation"]]
            cells = [square(space, p["space"], starts, numbers) for space in range(FINISH + 1)]
            found.add_row(self.name(seat), *cells)
        return found

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
        lines = [line for step in self.view["stack"] for line in self.declared(step)]
        if lines:
            yield Group(Text(self.say("screen-offers"), style="bold"), *[Text(f"  {line}") for line in lines])

    def declared(self, record: Any) -> Iterator[str]:
        """Every declaration in a step, however deep it lies."""
        if isinstance(record, dict):
            if {"seat", "count", "total", "named"} <= record.keys():
                yield self.offer(record)
            for value in record.values():
                yield from self.declared(value)
        elif isinstance(record, list):
            for value in record:
                yield from self.declared(value)

    def offer(self, record: dict[str, Any]) -> str:
        nation = local(NATION_NAMES[self.players[record["seat"]]["nation"]], self.language)
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
