"""Paying the resources of an ability: market tokens, hut and village tokens, gifts (SMC-14.8, SMC-14.12)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import Ask, Call, Done, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.record_fields import secret
from civitas.kernel.records import CardId, Option

from .abilities import PRICE, PRICE_RESOURCE, units_for
from .events.event import PLAY, holds, kinds_held
from .events.event import TABLE as EVENT_TABLE
from .events.playing import PlayEvent
from .state import State
from .tables import ANY_RESOURCE, EVENTS, HUT_IDS, HUT_RESOURCE, MARKET_RESOURCES, VILLAGE_IDS, VILLAGE_RESOURCE

PAY: Final[list[Option]] = [("pay", resource) for resource in range(MARKET_RESOURCES)]
PAY_HUT: Final[list[Option]] = [("pay-hut", hut) for hut in range(len(HUT_IDS))]
PAY_VILLAGE: Final[list[Option]] = [("pay-village", village) for village in range(len(VILLAGE_IDS))]
PAY_GIFT: Final[list[Option]] = [("pay-gift", event) for event in range(EVENTS)]
WITHDRAW: Final[Option] = ("withdraw",)

NOT_OWED: Final = Refusal("SMC-14.8", "that-resource-is-not-owed")
NOT_HELD: Final = Refusal("SMC-14.8", "the-token-is-not-held")
NO_GIFT: Final = Refusal("SMC-9.7.1", "no-such-gift")
NOT_NOW: Final = Refusal("SMC-14.12", "withdraw-only-after-a-lost-gift")


class Paying(Step):
    """One token after another until the price is met.  ``Done(True)``: paid; ``Done(False)``: withdrawn after a gift was lost."""

    seat: int
    ability: int
    left: int
    market: list[int]  # tokens put up so far, by resource
    huts: list[CardId] = secret("seat", pool="hut", default=[])
    villages: list[CardId] = secret("seat", pool="village", default=[])
    lost_gift: bool = False

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        open_hand = not (p.huts.cards or p.villages.cards or p.events.cards)  # then everybody sees what can be paid
        about = {"ability": self.ability, "number": self.left}
        return Ask(self.seat, "pay", self.ways, then=self.put_up, rule="SMC-14.8", about=about, public=open_hand)

    # --- what may be paid

    def ways(self, s: State, seat: int) -> list[Option]:
        p = s.players[seat]
        found = [PAY[resource] for resource in range(MARKET_RESOURCES) if self.why_not(s, PAY[resource]) is None]
        found += [PAY_HUT[hut] for hut in sorted(set(p.huts.cards)) if self.why_not(s, PAY_HUT[hut]) is None]
        found += [PAY_VILLAGE[village] for village in sorted(set(p.villages.cards)) if self.why_not(s, PAY_VILLAGE[village]) is None]
        found += [PAY_GIFT[event] for event in kinds_held(p) if self.why_not(s, PAY_GIFT[event]) is None]
        return [*found, WITHDRAW] if self.why_not(s, WITHDRAW) is None else found

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        if option == WITHDRAW or (len(option) == 2 and type(option[1]) is int):
            return self.why_not(s, option)
        return None

    def why_not(self, s: State, option: Option) -> Refusal | None:
        """Why this is no way to pay."""
        p, owed = s.players[self.seat], PRICE_RESOURCE[self.ability]
        match option:
            case ("pay", int(resource)):
                if not 0 <= resource < MARKET_RESOURCES or owed not in (resource, ANY_RESOURCE):
                    return NOT_OWED
                return None if p.resources[resource] and self.suffices(s) else NOT_HELD
            case ("pay-hut", int(hut)):
                if hut not in p.huts.cards:
                    return NOT_HELD
                return None if owed in (HUT_RESOURCE[hut], ANY_RESOURCE) and self.suffices(s) else NOT_OWED
            case ("pay-village", int(village)):
                if village not in p.villages.cards:
                    return NOT_HELD
                return None if owed in (VILLAGE_RESOURCE[village], ANY_RESOURCE) and self.suffices(s) else NOT_OWED
            case ("pay-gift", int(event)):
                gift = 0 <= event < EVENTS and holds(p, event) and EVENT_TABLE[event].pays(owed) and EVENT_TABLE[event].can_do_something(s, self.seat)
                return None if gift and self.suffices(s) else NO_GIFT
            case ("withdraw",):
                return None if self.lost_gift or not self.suffices(s) else NOT_NOW
        return None

    def suffices(self, s: State) -> bool:
        """Whether the rest of the price can still be met."""
        return units_for(s.players[self.seat], PRICE_RESOURCE[self.ability]) >= self.left

    def played_a_gift(self) -> bool:
        """Whether a gift was played for it, with windows in which they may have spent what they counted on."""
        return self.lost_gift or PRICE[self.ability] - self.left > sum(self.market) + len(self.huts) + len(self.villages)

    # --- paying

    def put_up(self, s: State, option: Option) -> Next:
        p = s.players[self.seat]
        match option[0]:
            case "pay":
                p.resources[option[1]] -= 1
                self.market[option[1]] += 1
            case "pay-hut":
                self.huts.append(p.huts.take(p.huts.find(option[1]), 1 << self.seat)[0])
            case "pay-village":
                self.villages.append(p.villages.take(p.villages.find(option[1]), 1 << self.seat)[0])
            case "pay-gift":
                return Call(PlayEvent(self.seat, PLAY[option[1]]), then=self.receive_gift)
            case _:
                return self.withdraw(s)
        return self.count_down(s)

    def receive_gift(self, s: State, worked: bool) -> Next:
        """SMC-14.12: a cancelled gift is lost; pay that resource otherwise, or withdraw."""
        if worked:
            return self.count_down(s)
        self.lost_gift = True
        return self.begin(s)

    def count_down(self, s: State) -> Next:
        self.left -= 1
        if self.left:
            return self.begin(s)
        for resource, n in enumerate(self.market):  # SMC-8.14.3: back in the market before anything resolves
            s.supply[resource] += n
        s.spent_huts += tuple(self.huts)  # SMC-8.14.2: shown, and out of the game
        s.spent_villages += tuple(self.villages)
        s.tell(
            "pays",
            seat=self.seat,
            ability=self.ability,
            resources=tuple([resource for resource, n in enumerate(self.market) for _ in range(n)]),
            huts=tuple(self.huts),
            villages=tuple(self.villages),
        )
        self.huts, self.villages = [], []
        return Done(True)

    def withdraw(self, s: State) -> Next:
        """What else was put up comes back."""
        p = s.players[self.seat]
        for resource, n in enumerate(self.market):
            p.resources[resource] += n
        p.huts.put_all(self.huts)
        p.villages.put_all(self.villages)
        self.huts, self.villages = [], []
        s.tell("withdraws", seat=self.seat, ability=self.ability)
        return Done(False)


def price_of(seat: int, ability: int) -> Paying:
    """The step that pays for an ability."""
    return Paying(seat, ability, PRICE[ability], [0] * MARKET_RESOURCES)
