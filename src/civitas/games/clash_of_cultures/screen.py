"""The table as one seat sees it, for a terminal: civilizations, the map of hexes, cities, the advances board, the hand, a battle."""

# not compiled

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rich.console import Group
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

from civitas.drawing import NOTES, Either, Together, beside, listed, plain_table

from .armies import army_size, count, ship_count
from .cards.card import OBJECTIVES_MET
from .cities import colour, modified_size, size, wonders_in
from .hexes import SPACE_IDS
from .page_battle import battle
from .page_board import advance_prices
from .resources import limit
from .scoring import ROWS, count_rows, score
from .state import State
from .tables import (
    ADVANCE_NAMES,
    BARBARIANS,
    BUILDING_COST,
    BUILDING_NAMES,
    BUILDINGS,
    CATEGORIES,
    CATEGORY_NAMES,
    CATEGORY_OF,
    CIVIL_IDS,
    CIVIL_NAMES,
    CIVIL_OF,
    CIVILIZATION_NAMES,
    EVENT_IDS,
    EVENT_NAMES,
    GOOD_NAMES,
    GOODS,
    HALVES,
    LEADER_IDS,
    LEADER_NAMES,
    NOBODY,
    NONE,
    OBJECTIVE_IDS,
    OBJECTIVE_NAMES,
    PIRATES,
    RESOURCES,
    SETTLER,
    SPECIAL_NAMES,
    TACTIC_IDS,
    TACTIC_NAMES,
    TACTIC_OF,
    UNIT_COST,
    UNIT_NAMES,
    UNITS,
    UNKNOWN,
    WONDER_COST,
    WONDER_IDS,
    WONDER_NAMES,
    WONDERS,
    Names,
)
from .texts import MOODS, local, payment_name

SEATS: Final = (
    "bold white on red3",
    "bold white on blue_violet",
    "bold black on gold1",
    "bold black on white",
    "bold white on grey23",
    "bold white on grey23",
)
LETTERS: Final = "ABCDbp"  # the seats, then barbarians and pirates
GROUND: Final = ("on green4", "on dark_green", "on grey42", "on yellow4", "on blue3")  # plains, forest, mountain, barren, sea
TERRAIN_LETTERS: Final = "pfmb~"
MOOD_SIGNS: Final = "-=+"  # angry, neutral, happy
CELL: Final = 11  # letters of a space; neighbouring columns stand a row apart


def table(s: State, seat: int | None, language: str, say: Callable[..., str], names: list[str]) -> list[tuple[str, Any]]:
    """All that *seat* may see, in parts; a battle comes first."""
    screen = Screen(s, seat, language, say, names)
    parts: list[tuple[str, Any]] = [(say("screen-players"), Group(screen.title(), screen.players()))]
    for step in s.view(seat)["stack"]:
        if step["is"] == "Battle" and step["at_start"]:
            parts.insert(0, (say("screen-battle"), screen.battle()))
    parts += [(say("screen-map"), screen.map()), (say("screen-cities"), screen.cities())]
    if seat is not None:
        parts.append((say("screen-your-hand"), screen.hand(seat)))
    return [*parts, (say("screen-advances"), screen.advances()), (say("screen-points"), screen.points())]


def results(s: State, seat: int) -> list[tuple[str, int]]:
    """What the final table shows of a seat: its points, and by row, in halves."""
    return [("screen-vp", score(s, seat)), *[(f"screen-row-{row}", halves) for row, halves in enumerate(count_rows(s, seat))]]


class Screen:
    """What is hidden is one's own hand alone; all else lies open on the table."""

    def __init__(self, s: State, seat: int | None, language: str, say: Callable[..., str], names: list[str]) -> None:
        self.s, self.seat, self.language, self.say, self.names = s, seat, language, say, names

    def title(self) -> Text:
        return Text(self.say("screen-moment", age=self.s.age, round=self.s.round), style="bold")

    def name(self, seat: int) -> Text:
        """The letter of a seat, its civilization, and its player where they have a name of their own."""
        civ = self.s.players[seat].civilization
        called = local(CIVILIZATION_NAMES[civ], self.language) if civ != NONE else self.names[seat]
        known = called if self.names[seat] == called else f"{called}, {self.names[seat]}"
        mine = self.say("screen-you", name=known) if seat == self.seat else known
        return Text.assemble((f" {LETTERS[seat]} ", SEATS[seat]), f" {mine}")

    # --- civilizations

    def players(self) -> Either:
        """A row a civilization; a column each, with shorter figures, where the rows would be too long."""
        goods = [local(names, self.language) for names in GOOD_NAMES[:GOODS]]
        first = [self.say("screen-vp"), self.say("screen-actions")]
        counted = [self.say(f"screen-{word}") for word in ("cities-count", "cards", "track")]
        wide = plain_table(["", *first, *goods, *counted])
        narrow = plain_table(["", *[self.short_name(p.seat) for p in self.s.players]])
        columns = [self.figures(p.seat) for p in self.s.players]
        for p, figures in zip(self.s.players, columns, strict=True):
            wide.add_row(self.name(p.seat), *figures)
        narrow.add_row(f"{first[0]} ({first[1]})", *[f"{figures[0]} ({figures[1]})" for figures in columns])
        for heading, row in zip([*goods, *counted], list(zip(*columns, strict=True))[2:], strict=True):
            narrow.add_row(Text(heading, overflow="ellipsis", no_wrap=True), *row)
        return Either(wide, narrow)

    def short_name(self, seat: int) -> Text:
        """The letter of a seat and its civilization, in one line; below them its player, where they have a name of their own."""
        civ = self.s.players[seat].civilization
        called = local(CIVILIZATION_NAMES[civ], self.language) if civ != NONE else self.names[seat]
        player = "" if self.names[seat] == called else f"\n{self.names[seat]}"
        return Text.assemble((LETTERS[seat], SEATS[seat]), f" {called}{player}", overflow="ellipsis", no_wrap=True)

    def figures(self, seat: int) -> list[str]:
        p = self.s.players[seat]
        goods = [f"{p.goods[good]}/{limit(p, good)}" if good < RESOURCES else str(p.goods[good]) for good in range(GOODS)]
        cards = f"{len(p.hand)}+{len(p.objectives)}+{len(p.wonder_cards)}"
        return [points(score(self.s, seat)), str(p.actions), *goods, str(len(p.cities)), cards, str(p.track)]

    # --- the map

    def map(self) -> Any:
        """Columns of hexes: a space has the row between those of its neighbours."""
        s, board = self.s, self.s.board
        rows: dict[int, dict[int, int]] = {}
        for space in board.spaces:
            q, r = board.axial[space]
            rows.setdefault(2 * r + q, {})[q] = space
        half = (CELL + 1) // 2
        lines = []
        for y in sorted(rows):
            line, at = Text(), 0
            for q in sorted(rows[y]):
                line.append(" " * (q * half - at))
                line.append_text(self.space(rows[y][q]))
                at = q * half + CELL
            lines.append(line)
        return beside(lines, Text(self.say("screen-legend", regions=len(s.unexplored)), style="dim"))

    def space(self, space: int) -> Text:
        """Its name and terrain, the city (owner, size, mood), whose units stand there."""
        s, terrain = self.s, self.s.terrain[space]
        if terrain == UNKNOWN:
            return Text(f"{SPACE_IDS[space]} ·····".ljust(CELL), style="dim")
        ground = GROUND[terrain]
        owner = s.city[space]
        city = [] if owner == NOBODY else [(f"{LETTERS[owner]}{size(s, space)}{MOOD_SIGNS[s.mood[space]]}", SEATS[owner])]
        units = [(text, SEATS[who]) for who, text in self.units(space)]
        found = Text(f"{SPACE_IDS[space]}{TERRAIN_LETTERS[terrain]}{'x' if space in s.exhausted else ''}", style=ground)
        room = CELL - len(found) - sum([len(text) for text, _ in [*city, *units]])
        for part in [city, units]:  # apart, where there is room
            gap = min(1, max(0, room)) if part else 0
            room -= gap
            found.append(" " * gap, style=ground)
            for text, style in part:
                found.append(text, style=style)
        found.append(" " * max(0, CELL - len(found)), style=ground)
        found.truncate(CELL)
        return found

    def units(self, space: int) -> list[tuple[int, str]]:
        """``A2s`` two army units and settlers, ``A1^`` a ship; barbarians and pirates are b and p."""
        found = []
        for owner in range(PIRATES + 1):
            stack = self.s.stacks[owner][space]
            if stack:
                army, ships = army_size(stack), ship_count(stack)
                settlers = "s" * min(1, count(self.s, owner, space, SETTLER))
                found.append((owner, f"{LETTERS[owner]}{army or ''}{settlers}{f'{ships}^' if ships else ''}"))
        return found

    # --- cities

    def cities(self) -> Group:
        """What each city is, and what can be built and recruited for how much."""
        s = self.s
        found = plain_table(["", *[self.say(f"screen-{word}") for word in ("size", "mood", "activations", "pieces")]])
        for p in s.players:
            for space in p.cities:
                mood = f"{MOOD_SIGNS[s.mood[space]]} {local(MOODS[s.mood[space]], self.language)}"
                found.add_row(self.place(p.seat, space), f"{size(s, space)} ({modified_size(s, p, space)})", mood, *self.pieces(space))
        for space in [space for space in s.board.spaces if s.city[space] == BARBARIANS]:
            found.add_row(self.place(BARBARIANS, space), str(size(s, space)), "", *self.pieces(space))
        units = [f"{local(UNIT_NAMES[kind], self.language)} {self.price(UNIT_COST[kind])}" for kind in range(UNITS) if any(UNIT_COST[kind])]
        prices = self.say("screen-prices", building=self.price(BUILDING_COST), units="; ".join(units))
        return Group(found, *[Constrain(Text(text), NOTES) for text in (prices, self.say("screen-prices-more"))])

    def place(self, owner: int, space: int) -> Text:
        return Text.assemble((f" {LETTERS[owner]} ", SEATS[owner]), f" {SPACE_IDS[space]}")

    def pieces(self, space: int) -> list[str]:
        s = self.s
        built = [local(BUILDING_NAMES[kind], self.language) for kind in range(BUILDINGS) if colour(s, space, kind) != NOBODY]
        wonders = [local(WONDER_NAMES[wonder], self.language) for wonder in wonders_in(s, space)]
        return [str(s.active[space] & 127), ", ".join(built + wonders) or "–"]

    def price(self, cost: tuple[int, ...]) -> str:
        return payment_name(cost[:GOODS], self.language)

    # --- advances, points, hand

    def advances(self) -> Group:
        """The advances board by category: who has what, and what the others cost whoever looks."""
        found = plain_table(["", self.say("screen-advances")])
        mine = None if self.seat is None else self.s.players[self.seat]
        prices: list[int | None] = [None] * len(ADVANCE_NAMES) if mine is None else advance_prices(self.s, mine)
        for category in range(CATEGORIES):
            line = []
            for advance in [advance for advance in range(len(ADVANCE_NAMES)) if CATEGORY_OF[advance] == category]:
                owners = [p.seat for p in self.s.players if p.advances >> advance & 1]
                price = prices[advance]
                style = "bold" if self.seat in owners else "" if price is not None else "dim"
                told = Text(local(ADVANCE_NAMES[advance], self.language), style=style)
                told.append("" if price is None else f" {price}", style="bold cyan")
                told.append(" " if owners else "")
                for seat in owners:
                    told.append(LETTERS[seat], style=SEATS[seat])
                line.append(told)
            found.add_row(local(CATEGORY_NAMES[category], self.language), Together(line, gap="  "))
        for p in self.s.players:
            specials = [local(SPECIAL_NAMES[special], self.language) for special in range(len(SPECIAL_NAMES)) if p.specials >> special & 1]
            if specials:
                found.add_row(self.name(p.seat), Together(listed(specials)))
        return Group(found, Text(self.say("screen-advances-legend"), style="dim"))

    def points(self) -> Table:
        """Victory points by row (COC-10)."""
        found = plain_table(["", *[self.say(f"screen-row-{row}") for row in range(ROWS)], self.say("screen-vp")])
        for p in self.s.players:
            rows = count_rows(self.s, p.seat)
            found.add_row(self.short_name(p.seat), *[points(halves) for halves in rows], points(sum(rows)))
        return found

    def hand(self, seat: int) -> Group:
        """One's own cards with their texts, both halves of them: objectives with how far they are, wonders with their price."""
        p, say = self.s.players[seat], self.say
        actions = [self.action_card(CIVIL_OF[card], TACTIC_OF[card]) for card in p.hand.cards]
        persons = [[self.card(EVENT_NAMES[event], say(f"effect-{EVENT_IDS[event]}"))] for event in p.persons]
        goals = [[self.goal(seat, half) for half in HALVES[card]] for card in p.objectives.cards]
        wonders = [
            [self.card(WONDER_NAMES[wonder], f"{self.price(WONDER_COST[wonder])}. {say(f'effect-{WONDER_IDS[wonder]}')}")]
            for wonder in p.wonder_cards.cards
            if wonder < WONDERS
        ]
        abilities = [] if p.leader == NONE else [say(f"effect-leader-{LEADER_IDS[p.leader]}-{n}") for n in (1, 2)]
        leader = [[self.card(LEADER_NAMES[p.leader], *abilities)]] if abilities else []
        held = [("screen-actions-held", actions + persons), ("screen-objectives", goals), ("screen-wonders", wonders), ("screen-leader", leader)]
        lines: list[Any] = []
        for heading, cards in held:
            listed = Table.grid(padding=(0, 1, 0, 0))
            for card in cards:
                listed.add_row("-", Group(*card))
            lines += [Text(f"{say(heading)}: {len(cards)}", style="bold"), *([listed] if cards else [])]
        return Group(*lines)

    def action_card(self, civil: int, tactic: int) -> list[Text]:
        above = [self.say(f"{text}-civil-{CIVIL_IDS[civil]}") for text in ("when", "effect")]
        return [self.card(CIVIL_NAMES[civil], *above), self.card(TACTIC_NAMES[tactic], self.say(f"effect-tactic-{TACTIC_IDS[tactic]}"))]

    def card(self, names: Names, *texts: str) -> Text:
        """A card, or half of one: its name and what it does."""
        return Text.assemble((local(names, self.language), "underline"), f": {' '.join(texts)}")

    def goal(self, seat: int, half: int) -> Text:
        """Half of an objective card, and how far it is."""
        found = self.card(OBJECTIVE_NAMES[half], self.say(f"effect-objective-{OBJECTIVE_IDS[half]}"))
        counted = OBJECTIVES_MET[half].progress(self.s, seat)
        if counted is not None:
            found.append(f" {counted[0]}/{counted[1]}", style="bold green" if counted[0] >= counted[1] else "bold")
        return found

    # --- a battle

    def battle(self) -> Group:
        """Both sides: units, the tactic, dice, combat value, hits and how many were made before any was blocked; how it may end."""
        b = battle(self.s, self.seat)
        if b is None:
            return Group()
        found = plain_table(["", self.say("screen-attacker"), self.say("screen-defender")])
        found.add_row("", *[Text(f" {LETTERS[owner]} ", style=SEATS[owner]) for owner in (b["attacker"], b["defender"])])
        armies = [", ".join([f"{n} {local(UNIT_NAMES[kind], self.language)}" for kind, n in units]) for units in b["units"]]
        found.add_row(self.say("screen-battle-units"), *armies)
        found.add_row(self.say("screen-battle-tactic"), *[self.tactic(card, laid) for card, laid in zip(b["shown"], b["laid"], strict=True)])
        dice = [", ".join([f"{die['value']} {local(UNIT_NAMES[die['symbol']], self.language)}" for die in rolled]) for rolled in b["dice"]]
        found.add_row(self.say("screen-battle-dice"), *[rolled or "–" for rolled in dice])
        if any(b["value"]):
            found.add_row(self.say("screen-battle-value"), *[str(n) for n in b["value"]])
            found.add_row(self.say("screen-battle-losses"), *[f"{hits} ({made})" for hits, made in zip(b["hits"], b["made"], strict=True)])
        shares = [{side: outcome[side] for side in ("attacker", "defender", "nobody")} for outcome in b["odds"][:1]]
        title = Text(self.say("screen-battle-at", space=SPACE_IDS[b["space"]], round=b["round"]), style="bold")
        return Group(title, found, *[Text(self.say("screen-battle-odds", **share)) for share in shares])

    def tactic(self, card: int, laid: int) -> str:
        if card >= 0:
            return local(TACTIC_NAMES[TACTIC_OF[card]], self.language)
        return self.say("screen-battle-face-down") if laid else "–"


def points(halves: int) -> str:
    """Half points as they are said: 7, 7½."""
    return f"{halves // 2}{'½' if halves % 2 else ''}"
