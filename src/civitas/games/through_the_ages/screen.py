"""The table as one seat sees it, for a terminal: the row with prices, the civilizations, one's own tableau, the end of the turn."""

from __future__ import annotations

from typing import Any

from rich.console import Console, ConsoleOptions, Group, RenderResult
from rich.table import Table
from rich.text import Text

from .board import consumption, corruption, food, resources
from .costs import building_cost, population_cost, take_cost, technology_cost, unit_pool
from .page import forecast, name_of
from .ratings import civil_hand_limit, colonization_modifier, discontent, happy_needed, military_hand_limit
from .state import Player, State
from .tables import (
    ACTION,
    AGE_NAMES,
    CULTURE,
    GOVERNMENT,
    HAPPY,
    KIND,
    LEADER,
    LEVEL,
    NONE,
    OF_TYPE,
    REVOLUTION_COST,
    ROW_COST,
    ROWS,
    SCIENCE,
    SPACES,
    SPECIAL,
    STAGES,
    STORES,
    STRENGTH,
    TYPE_NAMES,
    UNIT,
    VALUE,
    WONDER,
)

COLORS = {ACTION: "yellow", LEADER: "green", WONDER: "magenta", GOVERNMENT: "dark_orange", SPECIAL: "blue", UNIT: "red"}


def table(s: State, seat: int | None) -> Any:
    """Everything *seat* may see, top down."""
    return Screen(s, seat)


class Screen:
    """Drawn from public fields of the state and the seat's own hand; of other hidden zones it knows only sizes and backs."""

    def __init__(self, s: State, seat: int | None) -> None:
        self.s = s
        self.seat = seat
        self.me: Player | None = None if seat is None else s.players[seat]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.title()
        yield self.row()
        yield self.civilizations()
        for p in self.s.players:
            if p.playing:
                yield self.tableau(p)
        if self.me is not None and self.me.playing:
            yield self.hand(self.me)
            yield self.end_of_turn(self.me)

    # --- the middle of the table

    def title(self) -> Text:
        s = self.s
        last = f", the last is {s.last_round}" if s.last_round else ""
        decks = f"civil deck {len(s.civil_deck)}, military deck {len(s.military_deck)}"
        current = " ".join(AGE_NAMES[LEVEL[card]] for card in reversed(s.current_events)) or "none"
        future = " ".join(AGE_NAMES[LEVEL[card]] for card in s.future_events) or "none"
        tactics = ", ".join(name(card) for card in s.tactics) or "none"
        lines = [
            f"Age {AGE_NAMES[s.age]}, round {s.round}{last}; {decks}",
            f"Events, next first: {current}; future: {future}; common tactics: {tactics}",
        ]
        if s.promised or s.promised_unseen:
            lines.append(f"Scored at the end: {', '.join(name(card) for card in s.promised)}, and {len(s.promised_unseen)} unseen")
        return Text("\n".join(lines), style="bold")

    def row(self) -> Table:
        found = Table(title="Card row", title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0))
        for heading in ("space", "actions", "card", "kind", "price", "effect"):
            found.add_column(heading, justify="right" if heading in ("space", "actions") else "left")
        for space in range(1, SPACES + 1):
            card = self.s.row[space - 1]
            if card == NONE:
                continue
            cost = ROW_COST[space - 1] if self.me is None else take_cost(self.s, self.me, space)
            found.add_row(str(space), str(cost), titled(card), kind(card), self.price(card), effect(card))
        return found

    def price(self, card: int) -> str:
        """Science and resources, as they are for this player."""
        me = self.me
        if KIND[card] == WONDER:
            return " ".join(map(str, STAGES[card]))
        if KIND[card] > SPECIAL:
            return ""
        science = f"{max(0, technology_cost(me, card)) if me is not None else ROWS[card].get('science_cost', 0)} science"
        if KIND[card] == GOVERNMENT:
            revolution = max(0, technology_cost(me, card, True)) if me is not None else REVOLUTION_COST[card]
            return f"{science} / {revolution}"
        if KIND[card] == SPECIAL:
            return science
        return f"{science}, {building_cost(me, card) if me is not None else ROWS[card]['resource_cost']} resources"

    # --- the players

    def civilizations(self) -> Table:
        found = Table(title="Civilizations", title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0))
        headings = ("", "culture", "science", "strength", "happy", "food", "resources", "blue", "yellow", "unused", "CA", "MA", "hand", "military")
        for heading in headings:
            found.add_column(heading, justify="left" if not heading else "right")
        for p in self.s.players:
            if not p.playing:
                found.add_row(f"{self.called(p)} has resigned")
                continue
            backs = " ".join(sorted(AGE_NAMES[LEVEL[card]] for card in p.military))
            found.add_row(
                self.called(p),
                f"{p.culture} (+{p.culture_rating})",
                f"{p.science} (+{p.science_rating})",
                str(p.strength),
                f"{p.happiness}/{happy_needed(p)}",
                str(food(p)),
                str(resources(p)),
                str(p.blue),
                str(p.yellow),
                str(p.unused),
                f"{p.ca}/{p.ca_total}",
                f"{p.ma + p.extra_ma}/{p.ma_total}",
                f"{len(p.hand)}/{civil_hand_limit(p)}",
                f"{len(p.military)}/{military_hand_limit(p)} {backs}".strip(),
            )
        return found

    def called(self, p: Player) -> str:
        marks = [word for word, true in (("you", p.seat == self.seat), ("to move", p.seat == self.s.current)) if true]
        return f"seat {p.seat}" + (f" ({', '.join(marks)})" if marks else "")

    def tableau(self, p: Player) -> Text:
        """The cards of one civilization in play."""
        lines = Text()
        lines.append(f"{self.called(p)}: ", style="bold")
        lines.append(self.leading(p))
        groups = []
        for type in range(len(TYPE_NAMES)):
            cards = [card for card in OF_TYPE[type] if card in p.technologies]
            if cards:
                groups.append(f"{TYPE_NAMES[type].replace('_', ' ')}: " + ", ".join(self.worked(p, card) for card in cards))
        lines.append("\n  " + "; ".join(groups))
        for words in (self.holdings(p), self.diplomacy(p)):
            if words:
                lines.append(f"\n  {words}")
        if p.hand and p.seat != self.seat:
            lines.append(f"\n  civil hand: {', '.join(titled(card).plain for card in p.hand)}")
        return lines

    def leading(self, p: Player) -> str:
        specials = [name(card) for card in p.specials if card != NONE]
        leader = name(p.leader) if p.leader != NONE else "no leader"
        tactic = f"{name(p.tactic)}{' (exclusive)' if p.exclusive else ''}" if p.tactic != NONE else "no tactic"
        return ", ".join([name(p.government), leader, tactic, *specials])

    def worked(self, p: Player, card: int) -> str:
        """Bronze 2 workers, 3 tokens, build for 2."""
        tokens = f" [{p.tokens[card]}x{VALUE[card]}]" if card < STORES and p.tokens[card] else ""
        return f"{name(card)} {p.workers[card]}{tokens} (costs {building_cost(p, card)})"

    def holdings(self, p: Player) -> str:
        words = []
        if p.wonder != NONE:
            costs = STAGES[p.wonder]
            stages = " ".join("#" if i < p.stages else str(cost) for i, cost in enumerate(costs))
            words.append(f"building {name(p.wonder)}: {stages}")
        for wonder in p.wonders:
            extra = " (ruined)" if wonder in p.ruined else ""
            words.append(name(wonder) + extra + (" with Homer" if wonder == p.homer_under else ""))
        words += [titled(colony).plain for colony in p.colonies]
        if colonization_modifier(p):
            words.append(f"+{colonization_modifier(p)} for colonization")
        return "; ".join(words)

    def diplomacy(self, p: Player) -> str:
        words = []
        if p.pact != NONE:
            side = "AB"[p.side] if ROWS[p.pact]["asymmetric"] else ""
            words.append(f"{name(p.pact)} with seat {p.partner}{f', as side {side}' if side else ''}")
        if p.war != NONE:
            words.append(f"{name(p.war)} against seat {p.enemy}")
        if p.skips_politics:
            words.append("gives up the next political action")
        return "; ".join(words)

    # --- what only the player sees, and what awaits him

    def hand(self, p: Player) -> Group:
        found = Table(title="Your hand", title_justify="left", box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
        for _ in range(4):
            found.add_column()
        for card in p.hand:
            waits = " (not this turn)" if card in p.fresh and p.hand.count(card) <= p.fresh.count(card) else ""
            found.add_row(Text.assemble(titled(card), waits), kind(card), self.price(card), effect(card))
        for card in sorted(p.military):
            found.add_row(titled(card), kind(card), "", effect(card))
        costs = f"More population costs {population_cost(p)} food." if p.yellow else "The yellow bank is empty."
        pools = [(unit_pool(p), "resources for units"), (p.unit_science, "science for units"), (p.extra_ma, "extra military actions")]
        extra = "".join(f" This turn: {n} {what}." for n, what in pools if n)
        seen = [card for card, mark in zip(self.s.current_events, self.s.current_known, strict=True) if mark >> p.seat & 1]
        known = f" You know of the current events: {', '.join(name(card) for card in reversed(seen))}." if seen else ""
        mine = [card for card, mark in zip(self.s.future_events, self.s.future_known, strict=True) if mark >> p.seat & 1]
        prepared = f" You prepared: {', '.join(name(card) for card in mine)}." if mine else ""
        return Group(found, Text(costs + extra + known + prepared))

    def end_of_turn(self, p: Player) -> Text:
        """What the end of the turn would bring now (TTA-7)."""
        after = forecast(self.s, p)
        if discontent(p) > p.unused:
            return Text(
                f"End of turn: UPRISING, no production ({discontent(p)} discontent workers, {p.unused} unused); {after['military']} military cards.",
                style="bold red",
            )
        famine = f", FAMINE for {after['famine']}" if after["famine"] else ""
        return Text(
            f"End of turn: +{p.science_rating} science, +{p.culture_rating} culture; corruption {corruption(p)}; "
            f"food +{after['food_production']} -{consumption(p)} -> {after['food']}{famine}; "
            f"resources +{after['resource_production']} -> {after['resources']}; {after['military']} military cards."
            + (f" {discontent(p)} discontent." if discontent(p) else ""),
            style="bold",
        )


def name(card: int) -> str:
    """What a card is called."""
    return name_of(card, "en")


def titled(card: int) -> Text:
    """Frugality I."""
    return Text(f"{name(card)} {AGE_NAMES[LEVEL[card]]}", style=COLORS.get(KIND[card], ""))


def kind(card: int) -> str:
    """What kind of card it is."""
    return str(ROWS[card]["type"]).replace("_", " ")


def effect(card: int) -> str:
    """The symbols of a card, or its text."""
    if ROWS[card].get("effect"):
        return str(ROWS[card]["effect"])
    gives = [(SCIENCE[card], "science"), (CULTURE[card], "culture"), (STRENGTH[card], "strength"), (HAPPY[card], "happy")]
    words = [f"{n:+d} {what}" for n, what in gives if n]
    if card < STORES and not words:
        words.append(f"+{VALUE[card]} a worker")
    if KIND[card] == GOVERNMENT:
        words.insert(0, f"{ROWS[card]['civil_actions']} CA, {ROWS[card]['military_actions']} MA, limit {ROWS[card]['urban_building_limit']}")
    if KIND[card] == SPECIAL:
        more = [(key, n) for key, n in ROWS[card]["stats"].items() if key not in ("strength", "science", "culture", "happy")]
        words += [f"{n:+d} {key.replace('_', ' ')}" for key, n in more]
        if "urban_discount_by_level" in ROWS[card]:
            less, stages = ROWS[card]["urban_discount_by_level"][1:], ROWS[card]["wonder_stages_per_action"]
            words.append(f"urban buildings cheaper by {', '.join(map(str, less))} (levels I, II, III), {stages} wonder stages at once")
    if ROWS[card]["type"] == "tactic":
        army = ", ".join(f"{n} {unit}" for unit, n in ROWS[card]["army"].items())
        old = f" ({ROWS[card]['strength_outdated']})" if ROWS[card]["strength_outdated"] else ""
        return f"{army}: +{ROWS[card]['strength']}{old}"
    if ROWS[card]["type"] == "bonus":
        return f"+{ROWS[card]['defense']} defense or +{ROWS[card]['colonization']} colonization"
    if ROWS[card]["type"] == "territory":
        lasting = ", ".join(f"{n:+d} {key.replace('_', ' ')}" for key, n in ROWS[card]["permanent"].items())
        at_once = ", ".join(f"{n:+d} {key.replace('_', ' ')}" for key, n in ROWS[card]["immediate"].items())
        return f"{lasting}; at once {at_once}"
    return ", ".join(words)
