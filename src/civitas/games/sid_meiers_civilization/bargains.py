"""Negotiation (SMC-7.4): offers of two bundles, accepted or rejected whole, and the hidden things handed over."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.flow import DONE, Ask, AskAll, Call, Next, Step
from civitas.kernel.options import Refusal, Space, has_form
from civitas.kernel.piles import Pile
from civitas.kernel.records import Message, Option

from .actions import holds_nothing_hidden
from .events.event import why_not_play
from .events.hand import DiscardDown
from .menus import TRADE_MENU
from .piles import events_by_level, gain_trade, picks
from .state import Player, State, others
from .tables import EVENT_LEVEL, EVENT_LEVELS, MARKET_RESOURCES, RESOURCE_IDS, SEATS, TRADE

# SMC-7.4.5: what a bundle holds, by place
GOODS: Final = ["trade", "culture", *RESOURCE_IDS[:MARKET_RESOURCES], "huts", "villages", "events_1", "events_2", "events_3"]
TRADE_POINTS: Final = 0
CULTURE: Final = 1
FIRST_RESOURCE: Final = 2
HUTS: Final = FIRST_RESOURCE + MARKET_RESOURCES
VILLAGES: Final = HUTS + 1
FIRST_EVENT: Final = VILLAGES + 1
KINDS: Final = FIRST_EVENT + EVENT_LEVELS
NOTHING: Final = (0,) * KINDS

PASS: Final[Option] = ("pass",)
ACCEPT: Final[Option] = ("accept",)
REJECT: Final[Option] = ("reject",)
OFFER: Final[list[Option]] = [("offer", seat) for seat in range(SEATS)]

ENOUGH_OFFERS: Final = Refusal("SMC-7.4.7", "no-more-offers-in-this-phase")
NOT_WITH_ONESELF: Final = Refusal("SMC-7.4.4", "an-offer-is-made-to-another-player")
NOTHING_TO_TRADE: Final = Refusal("SMC-7.4.5", "neither-has-anything-to-trade")
NOT_PAYABLE: Final = Refusal("SMC-7.4.5", "a-bundle-holds-more-than-there-is")
EMPTY_OFFER: Final = Refusal("SMC-7.4.5", "an-offer-holds-something")
NOT_HELD: Final = Refusal("SMC-7.4.5", "hand-over-what-was-agreed")


def goods_of(p: Player) -> tuple[int, ...]:
    """What a player has to trade, all of it public by number (SMC-24)."""
    return (p.trade, p.culture, *p.resources, len(p.huts.cards), len(p.villages.cards), *events_by_level(p))


def has_goods(p: Player) -> bool:
    """Whether a player has anything to trade."""
    if p.trade or p.culture or p.huts.cards or p.villages.cards or p.events.cards:
        return True
    for n in p.resources:
        if n:
            return True
    return False


class Bundles(Space):
    """All offers between two players: ``("propose", gives, wants)``, not both empty."""

    def __init__(self, gives: tuple[int, ...], wants: tuple[int, ...]) -> None:
        self.bounds = (*gives, *wants)
        self.rest = [sum(self.bounds[at:]) for at in range(len(self.bounds) + 1)]
        self.after = [1]  # how many bundles there are of the goods from here on
        for bound in reversed(self.bounds):
            self.after.insert(0, self.after[0] * (bound + 1))

    def choices(self, path: tuple[Any, ...]) -> list[Any]:
        at = len(path)
        if at == len(self.bounds):
            return []
        last_chance = not self.rest[at + 1] and not any(path)
        return list(range(1 if last_chance else 0, self.bounds[at] + 1))

    def ways(self, path: tuple[Any, ...]) -> int:
        return self.after[len(path)] - (0 if any(path) else 1)  # but for the empty one

    def option(self, path: tuple[Any, ...]) -> Option:
        return ("propose", path[:KINDS], path[KINDS:])

    def path(self, option: Any) -> tuple[Any, ...] | None:
        if not is_proposal(option):
            return None
        return (*option[1], *option[2])

    def word_item(self, at: int) -> Message | None:
        return ("pick-gives" if at < KINDS else "pick-wants"), {"good": at % KINDS}

    def plain(self) -> dict[str, Any]:
        return {"space": "bundles", "verb": "propose", "goods": GOODS, "gives": list(self.bounds[:KINDS]), "wants": list(self.bounds[KINDS:])}


def is_proposal(option: Any) -> bool:
    """Whether an option has the form of an offer."""
    if not isinstance(option, tuple) or len(option) != 3 or option[0] != "propose":
        return False
    for bundle in option[1:]:
        if not isinstance(bundle, tuple) or len(bundle) != KINDS or not all([type(n) is int for n in bundle]):
            return False
    return True


class Negotiating(Step):
    """SMC-7.4.4: clockwise again and again an offer, an ability or a pass, until all have passed in a row."""

    at: int = 0  # whose turn it is, counted from the first player
    passes: int = 0  # in a row
    offers: list[int] = []  # made by each seat

    def begin(self, s: State, *results: object) -> Next:
        n = len(s.players)
        if not self.offers:
            self.offers = [0] * n
        if self.passes == n:
            return DONE
        seat = (s.first + self.at) % n
        s.current = seat
        return Ask(seat, "trade", self.ways, then=self.act, rule="SMC-7.4.4", public=holds_nothing_hidden(s.players[seat]))

    def ways(self, s: State, seat: int) -> list[Option]:
        options = [PASS] + [OFFER[other] for other in others(s, seat) if self.offer_refusal(s, seat, other) is None]
        TRADE_MENU.offer(s, seat, options)
        return options

    def offer_refusal(self, s: State, seat: int, other: int) -> Refusal | None:
        """Why no offer can be made to that seat now."""
        if other == seat or other not in range(len(s.players)):
            return NOT_WITH_ONESELF
        if self.offers[seat] >= s.rules.max_offers:
            return ENOUGH_OFFERS
        return None if has_goods(s.players[seat]) or has_goods(s.players[other]) else NOTHING_TO_TRADE

    def act(self, s: State, option: Option) -> Next:
        seat = (s.first + self.at) % len(s.players)
        self.at = (self.at + 1) % len(s.players)
        if option == PASS:
            self.passes += 1
            return self.begin(s)
        self.passes = 0
        if option[0] == "offer":
            self.offers[seat] += 1
            return Call(Bargain(seat, option[1]), then=self.begin)
        action = TRADE_MENU.find(option)
        step = None if action is None else action.do(s, seat, option)
        return self.begin(s) if step is None else Call(step, then=self.begin)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        if option[0] == "offer":
            return self.offer_refusal(s, seat, option[1]) if len(option) == 2 and type(option[1]) is int else None
        if has_form(option, "play", int):  # SMC-9.3: no event is of this phase
            return why_not_play(s, seat, option[1], TRADE)
        action = TRADE_MENU.find(option)
        return action.refusal(s, seat, option) if action is not None and action.fits(option) else None


class Bargain(Step):
    """SMC-7.4.5: one offer, its answer, and the exchange."""

    seat: int
    other: int
    gives: tuple[int, ...] = ()
    wants: tuple[int, ...] = ()

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "propose", self.proposals, then=self.propose, rule="SMC-7.4.5", about={"other": self.other}, public=True)

    def proposals(self, s: State, seat: int) -> Space:
        return Bundles(goods_of(s.players[seat]), goods_of(s.players[self.other]))

    def propose(self, s: State, option: Option) -> Next:
        self.gives, self.wants = option[1], option[2]
        about = {"seat": self.seat, "gives": self.gives, "wants": self.wants}
        s.tell("offers", seat=self.seat, other=self.other, gives=self.gives, wants=self.wants)
        return Ask(self.other, "bargain", (ACCEPT, REJECT), then=self.answer, rule="SMC-7.4.5", about=about)

    def answer(self, s: State, option: Option) -> Next:
        if option == REJECT:
            s.tell("rejects", seat=self.other, other=self.seat)
            return DONE
        s.tell("accepts", seat=self.other, other=self.seat)
        seats = tuple([seat for seat in (self.seat, self.other) if self.has_choice(s, seat)])
        return AskAll(seats, "hand-over", self.handfuls, then=self.exchange, rule="SMC-7.4.5")

    def bundle(self, seat: int) -> tuple[int, ...]:
        """What that side hands over."""
        return self.gives if seat == self.seat else self.wants

    def has_choice(self, s: State, seat: int) -> bool:
        """Whether it hands over some of its hidden things of a kind, but not all: everybody can see that."""
        bundle, goods = self.bundle(seat), goods_of(s.players[seat])
        return any([0 < bundle[kind] < goods[kind] for kind in range(HUTS, KINDS)])

    def handfuls(self, s: State, seat: int) -> list[Option]:
        """Every way to pick the facedown tokens and the cards."""
        return handfuls(s.players[seat], self.bundle(seat))

    def exchange(self, s: State, said: dict[int, Option]) -> Next:
        """Simultaneous: both handfuls are picked before anything moves."""
        picked = [said.get(seat) or handfuls(s.players[seat], self.bundle(seat))[0] for seat in (self.seat, self.other)]
        self.hand_over(s, self.seat, self.other, picked[0])
        self.hand_over(s, self.other, self.seat, picked[1])
        trade = (self.gives[TRADE_POINTS], self.wants[TRADE_POINTS])
        for seat, out, into in ((self.seat, trade[0], trade[1]), (self.other, trade[1], trade[0])):
            s.players[seat].trade -= out
            gain_trade(s, seat, into)  # SMC-7.4.1: above 27 it is lost
        return Call(DiscardDown(self.seat), then=self.discard)  # SMC-7.4.2

    def discard(self, s: State, *results: object) -> Next:
        return Call(DiscardDown(self.other))

    def hand_over(self, s: State, seat: int, to: int, picked: Option) -> None:
        """One side's goods, but for the trade points."""
        p, q, bundle = s.players[seat], s.players[to], self.bundle(seat)
        p.culture -= bundle[CULTURE]
        q.culture += bundle[CULTURE]
        for resource in range(MARKET_RESOURCES):
            p.resources[resource] -= bundle[FIRST_RESOURCE + resource]
            q.resources[resource] += bundle[FIRST_RESOURCE + resource]
        give_all(p.huts, q.huts, picked[1], seat)
        give_all(p.villages, q.villages, picked[2], seat)
        give_all(p.events, q.events, picked[3], seat)
        if picked != NO_HANDFUL:
            s.disclose()  # also where the receiver knew it before: whether a deal can be taken back must not tell that
            s.tell("hands-over", seat=seat, other=to, huts=picked[1], villages=picked[2], events=picked[3], to=1 << seat | 1 << to)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        if self.stage == "exchange":
            return NOT_HELD if option[0] == "give" and option not in self.handfuls(s, seat) else None
        if self.stage != "propose" or not is_proposal(option):
            return None
        if option in self.proposals(s, seat):
            return None
        return NOT_PAYABLE if any(option[1]) or any(option[2]) else EMPTY_OFFER


NO_HANDFUL: Final[Option] = ("give", (), (), ())


def give_all(pile: Pile, to: Pile, cards: tuple[int, ...], giver: int) -> None:
    """SMC-7.4.6: only giver and receiver know what they are."""
    for card in cards:
        pile.give(card, to, 1 << giver)


def handfuls(p: Player, bundle: tuple[int, ...]) -> list[Option]:
    """Every choice of so many huts, villages and events of each level, by kind."""
    huts = picks(sorted(p.huts.cards), bundle[HUTS])
    villages = picks(sorted(p.villages.cards), bundle[VILLAGES])
    events: list[tuple[int, ...]] = [()]
    for level in range(1, EVENT_LEVELS + 1):
        held = sorted([card for card in p.events.cards if EVENT_LEVEL[card] == level])
        events = [(*before, *more) for before in events for more in picks(held, bundle[FIRST_EVENT + level - 1])]
    return [("give", a, b, c) for a in huts for b in villages for c in events]
