"""Flood (CIV80-12.3) and Famine (CIV80-12.4): the victim loses units, and orders others to lose some too."""

from __future__ import annotations

from typing import Final

from civitas.games.civilization_1980.atlas import PLAINS
from civitas.games.civilization_1980.effects import (
    FAMINE_EACH,
    FAMINE_LOSS,
    FAMINE_ORDERS,
    FLOOD_LOSS,
    FLOOD_ORDERS,
    GRAIN_RELIEF,
    feeds_on_grain,
    flood_loss,
    tell_help,
)
from civitas.games.civilization_1980.memory import show
from civitas.games.civilization_1980.pieces import units
from civitas.games.civilization_1980.state import Player, State
from civitas.games.civilization_1980.tables import ENGINEERING, FAMINE, FLOOD, GRAIN, POTTERY
from civitas.kernel.flow import DONE, Ask, Call, Listed, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .losses import EVERYWHERE, Losses, Orders, at_risk, others

PLAIN_OPTIONS: Final[list[Option]] = [("flood", plain) for plain in range(len(PLAINS))]
GRAIN_OPTIONS: Final[list[Option]] = [("grain", n) for n in range(10)]

NOT_MOST_AT_RISK: Final = Refusal("CIV80-12.3", "the-flood-comes-where-most-units-are-at-risk")
NO_MORE_GRAIN: Final = Refusal("CIV80-12.4", "no-more-grain-can-be-shown")


class Flood(Step):
    """One flood plain: the victim loses 17 units there, and others up to 10 as they order; Engineering saves all but 7."""

    victim: int
    trader: int
    plain: int = -1

    def begin(self, s: State) -> Next:
        p = s.players[self.victim]
        tied = [PLAIN_OPTIONS[plain] for plain in most_at_risk(s, p)]
        if not tied:
            s.tell("calamity-finds-nothing", seat=self.victim, card=FLOOD)
            return DONE
        return Ask(self.victim, "flood-plain", tied, then=self.rise, rule="CIV80-12.3")

    def rise(self, s: State, option: Option) -> Next:
        self.plain = option[1]
        s.tell("floods", plain=self.plain)
        p = s.players[self.victim]
        drowned = min(FLOOD_LOSS, at_risk(s, p, self.plain))
        tell_help(s, p, ENGINEERING, drowned, flood_loss(p, drowned))
        return Call(Losses(self.victim, flood_loss(p, FLOOD_LOSS), self.plain), then=self.order)

    def order(self, s: State) -> Next:
        rivals = [s.players[seat] for seat in others(s, self.victim)]
        caps = tuple([min(at_risk(s, p, self.plain), flood_loss(p, FLOOD_ORDERS)) for p in rivals])
        return Call(Orders(self.victim, FLOOD_ORDERS, caps, "Losses", (self.plain,)))

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("flood", int(plain)) if self.stage == "rise":
                return None if plain in most_at_risk(s, s.players[seat]) else NOT_MOST_AT_RISK
        return None


def most_at_risk(s: State, p: Player) -> list[int]:
    """CIV80-12.3: the flood plains where most units of *p* are at risk; none if there are no units on any."""
    risks = [at_risk(s, p, plain) for plain in range(len(PLAINS))]
    return [plain for plain, risk in enumerate(risks) if risk and risk == max(risks)]


class Famine(Step):
    """The victim loses 9 units and orders others to lose 20 together, 11 at most each; Pottery feeds its owner on Grain."""

    victim: int
    trader: int

    def begin(self, s: State) -> Next:
        return Call(Hunger(self.victim, FAMINE_LOSS), then=self.order)

    def order(self, s: State) -> Next:
        caps = tuple([min(units(s, s.players[seat]), FAMINE_EACH) for seat in others(s, self.victim)])
        return Call(Orders(self.victim, FAMINE_ORDERS, caps, "Hunger"))


class Hunger(Step):
    """One seat's loss in a Famine: with Pottery each Grain card shown from the hand saves 4 units."""

    seat: int
    due: int

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        if feeds_on_grain(p) and p.hand and units(s, p):
            # asked with any card in hand: skipping the question would tell that there is no Grain
            return Ask(self.seat, "show-grain", self.grain, then=self.relieve, rule="CIV80-12.4", about={"units": self.due})
        return self.starve(s)

    def grain(self, s: State, seat: int) -> Listed:
        most = min(s.players[seat].hand.count(GRAIN), -(-self.due // GRAIN_RELIEF))
        return GRAIN_OPTIONS[: most + 1]

    def relieve(self, s: State, option: Option) -> Next:
        shown: int = option[1]
        if shown:
            show(s.players[self.seat], GRAIN, shown, s.seats())
            s.tell("shows-grain", seat=self.seat, number=shown)
            s.disclose()  # also to those who were sure of it: that it can be taken back would tell who was
            left = max(0, self.due - GRAIN_RELIEF * shown)
            tell_help(s, s.players[self.seat], POTTERY, self.due, left)
            self.due = left
        return self.starve(s)

    def starve(self, s: State) -> Next:
        if not units(s, s.players[self.seat]):
            s.tell("calamity-finds-nothing", seat=self.seat, card=FAMINE)
        return Call(Losses(self.seat, self.due, EVERYWHERE))

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("grain", int()) if self.stage == "relieve":
                return None if option in self.grain(s, seat) else NO_MORE_GRAIN
        return None
