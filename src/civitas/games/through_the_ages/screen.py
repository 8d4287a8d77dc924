"""The table as one seat sees it, for a terminal: the row with prices, the civilizations, one's own tableau, the end of the turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from civitas.drawing import Either, Together, listed

from .board import consumption, corruption, food, resources
from .costs import building_cost, population_cost, take_cost, technology_cost, unit_pool
from .page import forecast, name_of
from .page import text as printed_text
from .ratings import civil_hand_limit, colonization_modifier, discontent, happy_needed, military_hand_limit
from .state import Player, State
from .tables import (
    ACTION,
    AGE_NAMES,
    GOVERNMENT,
    KIND,
    LEADER,
    LEVEL,
    NONE,
    OF_TYPE,
    RESOURCE_COST,
    REVOLUTION_COST,
    ROW_COST,
    ROWS,
    SCIENCE_COST,
    SPACES,
    SPECIAL,
    STAGES,
    STORES,
    TYPE_NAMES,
    UNIT,
    VALUE,
    WONDER,
)

HEADINGS = (  # what is told of each civilization
    *("culture", "science-points", "strength", "happy", "food", "resources", "blue", "yellow"),
    *("unused", "civil-actions", "military-actions", "hand", "military"),
)
TOGETHER = (  # what shares a line on a narrow screen
    *(("culture",), ("science-points",), ("strength", "happy"), ("food", "resources"), ("blue", "yellow", "unused")),
    *(("civil-actions", "military-actions"), ("hand",), ("military",)),
)
COLORS = {ACTION: "yellow", LEADER: "green", WONDER: "magenta", GOVERNMENT: "dark_orange", SPECIAL: "blue", UNIT: "red"}


WIDE = 110  # columns from which on every card of the row has a line of its own, with its effect


def table(s: State, seat: int | None, language: str, say: Callable[..., str], names: list[str]) -> list[tuple[str, Any]]:
    """All that *seat* may see, in parts: the row, all civilizations in figures, one's own, the others."""
    screen = Screen(s, seat, language, say, names)
    found: list[tuple[str, Any]] = [(say("screen-row"), Group(screen.title(), ByRoom(screen.row, screen.short_row)))]
    found.append((say("screen-civilizations"), screen.civilizations()))
    me = screen.me
    if me is not None and me.playing:
        found.insert(1, (say("screen-your-hand"), Group(screen.end_of_turn(me), screen.hand(me))))
        found.append((screen.name_seat(me.seat), screen.tableau(me)))
    return found + [(screen.name_seat(p.seat), screen.tableau(p)) for p in s.players if p.playing and p is not me]


def explain(kind: str, value: int, language: str, say: Callable[..., str]) -> str:
    """What is printed on a card: ``Aristotle A, leader: ...``"""
    if kind != "card":
        return ""
    cards = Cards(language, say)
    return f"{cards.write_title(value).plain}, {cards.kind(value)}: {cards.effect(value)}"


class ByRoom:
    """A table in columns where there is room for them; else something shorter."""

    def __init__(self, wide: Callable[[], Any], narrow: Callable[[], Any]) -> None:
        self.wide = wide
        self.narrow = narrow

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.wide() if options.max_width >= WIDE else self.narrow()


class Cards:
    """What is printed on cards."""

    def __init__(self, language: str, say: Callable[..., str]) -> None:
        self.language = language
        self.say = say

    def name(self, card: int) -> str:
        """What a card is called."""
        return name_of(card, self.language)

    def names(self, cards: list[int]) -> str:
        return ", ".join(self.name(card) for card in cards)

    def write_title(self, card: int) -> Text:
        """Frugality I."""
        return Text(f"{self.name(card)} {AGE_NAMES[LEVEL[card]]}", style=COLORS.get(KIND[card], ""))

    def kind(self, card: int) -> str:
        """What kind of card it is."""
        return self.say(f"kind-{ROWS[card]['type']}")

    def effect(self, card: int) -> str:
        """The symbols of a card, and its text."""
        row = ROWS[card]
        symbols = self.symbols(row.get("per_worker") or row.get("stats") or row.get("permanent") or {})
        if KIND[card] == GOVERNMENT:
            actions = self.symbols({key: row[key] for key in ("civil_actions", "military_actions")})
            symbols = ", ".join(filter(None, (actions, symbols)))
        words = printed_text(row, self.say)
        if KIND[card] == WONDER or (KIND[card] <= SPECIAL and KIND[card] != GOVERNMENT):  # the text names the symbols too
            return words
        if row["type"] == "territory":
            return self.say("screen-at-once", lasting=symbols, once=words)
        return ". ".join(filter(None, (symbols, words)))

    def symbols(self, printed: dict[str, int]) -> str:
        return ", ".join(self.say(f"screen-gives-{key}", n=f"{n:+d}") for key, n in printed.items() if n)


class Screen(Cards):
    """Drawn from public fields of the state and the seat's own hand; of other hidden zones it knows only sizes and backs."""

    def __init__(self, s: State, seat: int | None, language: str, say: Callable[..., str], names: list[str]) -> None:
        super().__init__(language, say)
        self.s = s
        self.seat = seat
        self.seat_names = names
        self.me: Player | None = None if seat is None else s.players[seat]

    # --- the middle of the table

    def title(self) -> Text:
        s, say, none = self.s, self.say, self.say("screen-none")
        current = " ".join(AGE_NAMES[LEVEL[card]] for card in reversed(s.current_events.cards)) or none
        future = " ".join(AGE_NAMES[LEVEL[card]] for card in s.future_events.cards) or none
        decks = {"civil": len(s.civil_deck), "military": len(s.military_deck)}
        lines = [
            say("screen-moment", age=AGE_NAMES[s.age], round=s.round, last=s.last_round, **decks),
            say("screen-events", current=current, future=future, tactics=self.names(s.tactics) or none),
        ]
        if s.promised or s.promised_unseen:
            lines.append(say("screen-promised", cards=self.names(s.promised) or none, unseen=len(s.promised_unseen)))
        return Text("\n".join(lines), style="bold")

    def row(self) -> Table:
        found = Table(title=self.say("screen-row"), title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for heading in ("space", "actions", "card", "kind", "price", "effect"):
            found.add_column(self.say(f"screen-{heading}"), justify="right" if heading in ("space", "actions") else "left")
        for space in range(1, SPACES + 1):
            card = self.s.row[space - 1]
            if card == NONE:
                continue
            found.add_row(str(space), str(self.cost(space)), self.write_title(card), self.kind(card), self.price(card), self.effect(card))
        return found

    def cost(self, space: int) -> int:
        """Civil actions for the card there."""
        return ROW_COST[space - 1] if self.me is None else take_cost(self.s, self.me, space)

    def short_row(self) -> Table:
        """Two columns of cards: space, civil actions, name, kind."""
        found = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0), show_header=False, expand=True)
        for ratio in (None, 1, None, 1):
            found.add_column(ratio=ratio, justify="right" if ratio is None else "left")
        cards = [space for space in range(1, SPACES + 1) if self.s.row[space - 1] != NONE]
        half = (len(cards) + 1) // 2
        for n in range(half):
            cells: list[str | Together] = []
            for space in cards[n::half]:
                card = self.s.row[space - 1]
                price = self.say("screen-for-actions", n=self.cost(space))
                cells += [str(space), Together([Text.assemble(self.write_title(card), ","), f"{self.kind(card)},", price])]
            found.add_row(*cells)
        return found

    def price(self, card: int) -> str:
        """Science and resources, as they are for this player."""
        me = self.me
        if KIND[card] == WONDER:
            return " ".join(map(str, STAGES[card]))
        if KIND[card] > SPECIAL:
            return ""
        science = max(0, technology_cost(me, card)) if me is not None else SCIENCE_COST[card]
        if KIND[card] == GOVERNMENT:
            revolution = max(0, technology_cost(me, card, True)) if me is not None else REVOLUTION_COST[card]
            return self.say("screen-government-price", peaceful=science, revolution=revolution)
        if KIND[card] == SPECIAL:
            return self.say("screen-science", n=science)
        resources = building_cost(me, card) if me is not None else RESOURCE_COST[card]
        return self.say("screen-building-price", science=science, resources=resources)

    # --- the players

    def civilizations(self) -> Group:
        """A row a civilization; a column each, where the rows would be too long."""
        wide = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        wide.add_column("", no_wrap=True)
        playing = [p for p in self.s.players if p.playing]
        for heading in HEADINGS:
            wide.add_column(self.say(f"screen-{heading}"), justify="right", no_wrap=True)
        for p in playing:
            wide.add_row(self.name_player(p), *self.figures(p).values())
        narrow = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
        narrow.add_column("", overflow="fold")
        for p in playing:
            narrow.add_column(self.name_player(p, 1), justify="right", overflow="fold")
        for group in TOGETHER:
            narrow.add_row(", ".join(self.say(f"screen-{h}") for h in group), *[", ".join(self.figures(p)[h] for h in group) for p in playing])
        gone = [Text(self.say("screen-resigned", seat=self.name_player(p))) for p in self.s.players if not p.playing]
        return Group(Either(wide, narrow), *gone, Text(self.say("screen-legend-civilizations"), style="dim"))

    def figures(self, p: Player) -> dict[str, str]:
        """What is told of a civilization, by heading."""
        backs = " ".join(sorted(AGE_NAMES[LEVEL[card]] for card in p.military))
        told = (
            *(f"{p.culture} (+{p.culture_rating})", f"{p.science} (+{p.science_rating})", str(p.strength), f"{p.happiness}/{happy_needed(p)}"),
            *(str(food(p)), str(resources(p)), str(p.blue), str(p.yellow), str(p.unused)),
            *(f"{p.ca}/{p.ca_total}", f"{p.ma + p.extra_ma}/{p.ma_total}"),
            *(f"{len(p.hand)}/{civil_hand_limit(p)}", f"{len(p.military)}/{military_hand_limit(p)} {backs}".strip()),
        )
        return dict(zip(HEADINGS, told, strict=True))

    def name_player(self, p: Player, most: int = 2) -> str:
        """What a player is called, and at *most* so much of whether it is oneself and who is to move."""
        marks = [self.say(word) for word, true in (("screen-you", p.seat == self.seat), ("screen-to-move", p.seat == self.s.current)) if true]
        return self.name_seat(p.seat) + (f" ({', '.join(marks[:most])})" if marks else "")

    def name_seat(self, seat: int) -> str:
        return self.seat_names[seat]

    def tableau(self, p: Player) -> Group:
        """The cards of one civilization in play; what the signs mean, below one's own."""
        groups = []
        for type in range(len(TYPE_NAMES)):
            cards = [card for card in OF_TYPE[type] if card in p.technologies]
            if cards:
                first, *others = listed([self.describe_workers(p, card) for card in cards])
                groups.append([f"{self.say(f'kind-{TYPE_NAMES[type]}')}: {first}", *others])
        worked = [[*most, f"{last};"] for *most, last in groups[:-1]] + groups[-1:]
        lines = [[thing for group in worked for thing in group], listed(self.holdings(p), ";"), listed(self.diplomacy(p), ";")]
        if p.hand and p.seat != self.seat:
            held = self.say("screen-civil-hand", cards=", ".join(self.write_title(card).plain for card in p.hand))
            lines.append(listed(held.split(", ")))
        legend = [Text(self.say("screen-legend"), style="dim")] if p.seat == self.seat else []
        head = Text.assemble((f"{self.name_player(p)}: ", "bold"), self.leading(p))
        return Group(head, *[Padding(Together(line), (0, 0, 0, 2)) for line in lines if any(line)], *legend)

    def leading(self, p: Player) -> str:
        specials = [self.name(card) for card in p.specials if card != NONE]
        leader = self.name(p.leader) if p.leader != NONE else self.say("screen-no-leader")
        tactic = self.name(p.tactic) if p.tactic != NONE else self.say("screen-no-tactic")
        return ", ".join([self.name(p.government), leader, self.say("screen-exclusive", tactic=tactic) if p.exclusive else tactic, *specials])

    def describe_workers(self, p: Player, card: int) -> str:
        """Bronze 2 [3x1] (costs 2): two workers, three tokens worth 1 each."""
        tokens = f" [{p.tokens[card]}x{VALUE[card]}]" if card < STORES and p.tokens[card] else ""
        return self.say("screen-worked", card=self.name(card), workers=p.workers[card], tokens=tokens, cost=building_cost(p, card))

    def holdings(self, p: Player) -> list[str]:
        words = []
        if p.wonder != NONE:
            stages = " ".join("#" if i < p.stages else str(cost) for i, cost in enumerate(STAGES[p.wonder]))
            words.append(self.say("screen-building", wonder=self.name(p.wonder), stages=stages))
        for wonder in p.wonders:
            called = self.say("screen-ruined", wonder=self.name(wonder)) if wonder in p.ruined else self.name(wonder)
            words.append(self.say("screen-with-homer", wonder=called) if wonder == p.homer_under else called)
        words += [self.write_title(colony).plain for colony in p.colonies]
        if colonization_modifier(p):
            words.append(self.say("screen-for-colonization", n=colonization_modifier(p)))
        return words

    def diplomacy(self, p: Player) -> list[str]:
        words = []
        if p.pact != NONE:
            message = "screen-pact-side" if ROWS[p.pact]["asymmetric"] else "screen-pact"
            words.append(self.say(message, pact=self.name(p.pact), seat=self.name_seat(p.partner), side="AB"[p.side]))
        if p.war != NONE:
            words.append(self.say("screen-war", war=self.name(p.war), seat=self.name_seat(p.enemy)))
        if p.skips_politics:
            words.append(self.say("screen-skips-politics"))
        return words

    # --- what only the player sees, and what awaits them

    def hand(self, p: Player) -> Group:
        return Group(ByRoom(lambda: self.hand_table(p), lambda: self.hand_lines(p)), Text(" ".join(self.notes(p))))

    def held(self, p: Player) -> Iterator[tuple[Text, str, str, str]]:
        """The cards in hand: title, kind, price, effect."""
        for card in p.hand:
            waits = f" {self.say('screen-not-this-turn')}" if card in p.fresh and p.hand.count(card) <= p.fresh.count(card) else ""
            yield Text.assemble(self.write_title(card), waits), self.kind(card), self.price(card), self.effect(card)
        for card in sorted(p.military):
            yield self.write_title(card), self.kind(card), "", self.effect(card)

    def hand_table(self, p: Player) -> Table:
        title = self.say("screen-your-hand")
        found = Table(title=title, title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        for _ in range(4):
            found.add_column()
        for row in self.held(p):
            found.add_row(*row)
        return found

    def hand_lines(self, p: Player) -> Group:
        """A card after the other: Genghis Khan I, leader: what he does."""
        return Group(*[Text.assemble(title, f", {', '.join(filter(None, (kind, price)))}: {effect}") for title, kind, price, effect in self.held(p)])

    def notes(self, p: Player) -> Iterator[str]:
        """What a worker costs, what they have for this turn, what they know of the events."""
        yield self.say("screen-population-cost", n=population_cost(p)) if p.yellow else self.say("screen-no-population")
        pools = (("unit-resources", unit_pool(p)), ("unit-science", p.unit_science), ("extra-actions", p.extra_ma))
        yield from [self.say(f"screen-{pool}", n=n) for pool, n in pools if n]
        seen = [card for card, mark in zip(self.s.current_events.cards, self.s.current_events.marks, strict=True) if mark >> p.seat & 1]
        if seen:
            yield self.say("screen-known-events", cards=self.names(list(reversed(seen))))
        mine = [card for card, mark in zip(self.s.future_events.cards, self.s.future_events.marks, strict=True) if mark >> p.seat & 1]
        if mine:
            yield self.say("screen-prepared", cards=self.names(mine))

    def end_of_turn(self, p: Player) -> Text:
        """What the end of the turn would bring now (TTA-7)."""
        after = forecast(self.s, p)
        if discontent(p) > p.unused:
            uprising = self.say("screen-uprising", discontent=discontent(p), unused=p.unused, cards=after["military"])
            return Text(uprising, style="bold red")
        gains = {"science": p.science_rating, "culture": p.culture_rating, "cards": after["military"]}
        fed = {"grown": after["food_production"], "eaten": consumption(p), "food": after["food"], "famine": after["famine"]}
        made = {"corruption": corruption(p), "made": after["resource_production"], "resources": after["resources"]}
        unhappy = f" {self.say('screen-discontent', n=discontent(p))}" if discontent(p) else ""
        return Text(self.say("screen-end-of-turn", **gains, **fed, **made) + unhappy, style="bold")
