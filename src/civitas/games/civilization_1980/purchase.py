"""E10: buying civilization cards (CIV80-13)."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.flow import DONE, Ask, Call, ForEach, Listed, Next, Step
from civitas.kernel.options import Refusal, Space
from civitas.kernel.record_fields import secret
from civitas.kernel.records import Message, Option

from .hands import counts, discard_openly, hand_value
from .offers import within
from .pieces import pay
from .state import Player, State
from .tables import CARD_LIMIT, CIV_CARDS, COMMODITIES, COST, CREDIT, REQUIRES, VALUE, set_value

BUY: Final[list[Option]] = [("buy", card) for card in range(CIV_CARDS)]
PAY: Final[Option] = ("pay",)
PASS: Final[Option] = ("pass",)

NO_SUCH_CARD: Final = Refusal("CIV80-13.1", "there-is-no-such-card")
OWNED: Final = Refusal("CIV80-13.1", "you-have-that-card")
ELEVEN: Final = Refusal("CIV80-13.1", "eleven-cards-are-the-most")
SOLD_OUT: Final = Refusal("CIV80-13.7", "that-card-is-sold-out")
NEEDS_LAW: Final = Refusal("CIV80-13.8", "law-must-be-owned-before-this-event")
TOO_DEAR: Final = Refusal("CIV80-13.4", "cards-and-treasury-do-not-reach-the-price")
IN_ORDER: Final = Refusal("CIV80-24.2", "cards-are-bought-in-the-order-of-their-table")
TOO_LITTLE: Final = Refusal("CIV80-22.13", "that-does-not-reach-the-price")
NOT_HELD: Final = Refusal("CIV80-13.4", "you-do-not-hold-these-cards")
ALREADY_CHOSEN: Final = Refusal("CIV80-24.2", "you-have-chosen-that-card")
NOTHING_CHOSEN: Final = Refusal("CIV80-24.2", "nothing-is-chosen-yet")
CHOSEN: Final = Refusal("CIV80-24.2", "what-is-chosen-must-be-paid")


class CivilizationCards(Step):
    """Everybody may buy, Egypt first and Africa last."""

    def begin(self, s: State) -> Next:
        return Call(ForEach("Purchase", tuple(reversed(s.order))))


class Purchase(Step):
    """One seat chooses cards in the order of their table, and pays for them together."""

    seat: int
    chosen: int = secret("seat", default=0)  # as a mask: nothing is said before it is paid

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        if not p.hand and not self.chosen and (p.treasury < cheapest(p.cards) or self.on_sale(s, self.seat) == [PASS]):
            return DONE  # CIV80-13.12: everybody sees that nothing can be bought
        return Ask(self.seat, "buy", self.on_sale, then=self.choose, rule="CIV80-13.1", public=not p.hand)

    def on_sale(self, s: State, seat: int) -> list[Option]:
        p = s.players[seat]
        budget = hand_value(p) + p.treasury
        chosen = self.chosen
        listed: list[Option] = []
        if budget >= cheapest(p.cards):
            after_chosen = range(chosen.bit_length(), CIV_CARDS)  # CIV80-24.2: those before would be refused as IN_ORDER
            listed = [BUY[card] for card in after_chosen if not_for_sale(s, p, card, chosen, budget) is None]
        listed.append(PAY if chosen else PASS)
        return listed

    def choose(self, s: State, option: Option) -> Next:
        if option[0] == "buy":
            self.chosen |= 1 << option[1]
            return self.begin(s)
        if option == PASS:
            s.tell("buys-nothing", seat=self.seat)
            return DONE
        p = s.players[self.seat]
        if total_price(s, p, self.chosen) == 0:  # CIV80-13.11
            return self.settle(s, [])
        if cheapest(p.cards) == 0:
            s.disclose()  # what was chosen might have been free: the table sees that it is not
        return Ask(self.seat, "hand-in", self.payments, then=self.hand_in, rule="CIV80-13.4", public=not p.hand)

    def payments(self, s: State, seat: int) -> Listed:
        p = s.players[seat]
        return Payment(counts(p), total_price(s, p, self.chosen), p.treasury)

    def hand_in(self, s: State, option: Option) -> Next:
        cards: list[int] = []
        for kind, n in enumerate(option[1]):
            cards += [kind] * n
        return self.settle(s, cards)

    def settle(self, s: State, cards: list[int]) -> Next:
        """CIV80-13.4, 13.5: cards go under their stacks, the treasury pays what they lack, and the purchase is laid out."""
        p = s.players[self.seat]
        missing = max(0, total_price(s, p, self.chosen) - worth(cards))
        discard_openly(s, p, cards)
        pay(p, missing)
        if cards:
            s.tell("pays", seat=self.seat, cards=tuple(cards), value=worth(cards), tokens=missing)
        else:
            s.tell("pays-tokens", seat=self.seat, tokens=missing)
        bought = self.chosen
        for card in range(CIV_CARDS):
            if bought >> card & 1:
                s.supply[card] -= 1
                p.cards |= 1 << card
                s.tell("buys", seat=self.seat, civilization_card=card)
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        p = s.players[seat]
        paying = self.stage == "hand_in"
        match option:
            case ("buy", int(card)):
                if not 0 <= card < CIV_CARDS:
                    return NO_SUCH_CARD
                return CHOSEN if paying else not_for_sale(s, p, card, self.chosen, hand_value(p) + p.treasury)
            case ("hand_in", tuple()):
                return Payment(counts(p), total_price(s, p, self.chosen), p.treasury).refusal(option) if paying else NOTHING_CHOSEN
            case ("pay",) if not paying:
                return None if self.chosen else NOTHING_CHOSEN
            case ("pass",):
                return CHOSEN if self.chosen else None
        return None

    def wording(self, s: State, seat: int, option: Option) -> Message | None:
        match option:
            case ("buy", int(card)):
                return "do-buy", {"civilization_card": card, "price": prices(s.players[seat].cards)[card]}
        return None


def not_for_sale(s: State, p: Player, card: int, chosen: int, budget: int) -> Refusal | None:
    """CIV80-22.13: why a card cannot be bought besides those already chosen."""
    if (p.cards | chosen) >> card & 1:
        return ALREADY_CHOSEN if chosen >> card & 1 else OWNED
    if (p.cards | chosen).bit_count() >= CARD_LIMIT:
        return ELEVEN
    if not s.supply[card]:
        return SOLD_OUT
    needs = REQUIRES[card]
    if needs >= 0 and not p.cards >> needs & 1:
        return NEEDS_LAW
    if chosen >> card:  # a later one is chosen
        return IN_ORDER
    if not chosen:
        return TOO_DEAR if prices(p.cards)[card] > budget else None
    return TOO_DEAR if total_price(s, p, chosen | 1 << card) > budget else None


# --- prices

PRICES: Final[dict[int, list[int]]] = {}  # by the mask of the cards owned before: caches
CHEAPEST: Final[dict[int, int]] = {}


def prices(owned: int) -> list[int]:
    """CIV80-13.2: what each card costs whoever owned these cards before this event."""
    found = PRICES.get(owned)
    if found is None:
        mine = [card for card in range(CIV_CARDS) if owned >> card & 1]
        found = [max(0, COST[card] - sum([CREDIT[other][card] for other in mine])) for card in range(CIV_CARDS)]
        PRICES[owned] = found
    return found


def cheapest(owned: int) -> int:
    """The lowest price of a card not owned yet."""
    found = CHEAPEST.get(owned)
    if found is None:
        found = min([price for card, price in enumerate(prices(owned)) if not owned >> card & 1], default=0)
        CHEAPEST[owned] = found
    return found


def total_price(s: State, p: Player, chosen: int) -> int:
    """What the chosen cards cost together.  They count for credits only from the next round on."""
    cards = [card for card in range(CIV_CARDS) if chosen >> card & 1]
    if s.rules.credits_reusable_same_turn:
        each = prices(p.cards)
        return sum([each[card] for card in cards])
    # CIV80-13.10: each owned card gives its largest credit once, of equal ones to the card that still costs most; beyond a card's own cost it is lost
    left = {card: COST[card] for card in cards}
    for own in range(CIV_CARDS if cards else 0):
        if p.cards >> own & 1:
            best = max(cards, key=lambda card: (CREDIT[own][card], left[card]))
            left[best] = max(0, left[best] - CREDIT[own][best])
    return sum(left.values())


def worth(cards: list[int]) -> int:
    """CIV80-13.4: the set value of the cards handed in."""
    return sum([set_value(kind, cards.count(kind)) for kind in set(cards)])


class Payment(Space):
    """What is handed in: ``("hand_in", amounts)``, one for each of the eleven commodities; the treasury pays the rest, up to all it has."""

    def __init__(self, held: list[int], price: int, treasury: int) -> None:
        self.bounds: list[int] = held[:COMMODITIES]
        self.price = price
        self.least = price - treasury  # what the cards must be worth
        self.rest: list[int] = [0]  # the value of all cards from here on
        for kind in reversed(range(COMMODITIES)):
            self.rest.append(self.rest[-1] + set_value(kind, held[kind]))
        self.rest.reverse()

    def choices(self, path: tuple[Any, ...]) -> list[Any]:
        at = len(path)
        if at == COMMODITIES:
            return []
        missing = self.least - self.value(path) - self.rest[at + 1]
        return [n for n in range(self.bounds[at] + 1) if n * n * VALUE[at] >= missing]

    def value(self, path: tuple[Any, ...]) -> int:
        return sum([n * n * VALUE[kind] for kind, n in enumerate(path)])

    def key(self, path: tuple[Any, ...]) -> Any:
        return len(path), min(self.value(path), self.least)

    def option(self, path: tuple[Any, ...]) -> Option:
        return ("hand_in", path)

    def path(self, option: Any) -> tuple[Any, ...] | None:
        if not isinstance(option, tuple) or len(option) != 2 or option[0] != "hand_in":
            return None
        amounts = option[1]
        return tuple(amounts) if isinstance(amounts, (tuple, list)) and len(amounts) == COMMODITIES else None

    def canonical(self, option: Any) -> Option | None:
        """Checked at once instead of walked."""
        return None if self.refusal(option) is not None else ("hand_in", tuple([int(n) for n in option[1]]))

    def refusal(self, option: Any) -> Refusal | None:
        """Why these cards do not pay it."""
        path = self.path(option)
        amounts = None if path is None else within(path, self.bounds)
        if amounts is None:
            return NOT_HELD
        return TOO_LITTLE if self.value(tuple(amounts)) < self.least else None

    def wording(self, option: Option) -> Message | None:
        cards = tuple([kind for kind, n in zip(range(COMMODITIES), option[1], strict=False) for _ in range(n)])
        return ("do-hand_in", {"cards": cards}) if cards else ("do-hand_in-none", {})

    def word_choice(self, path: tuple[Any, ...], value: Any) -> Message | None:
        return "pick-cards", {"number": value, "card": len(path)}

    def plain(self) -> dict[str, Any]:
        return {
            "space": "amounts",
            "verb": "hand_in",
            "items": list(range(COMMODITIES)),
            "bounds": list(self.bounds),
            "lo": 0,
            "hi": sum(self.bounds),
            "price": self.price,
            "least": max(0, self.least),
        }


# --- possible worlds


def choose_anew(s: State, step: Purchase, rng: Any) -> bool:
    """Something that the buyer may have chosen with the hand of this world: nobody was told.  False if it pays for nothing, and they are paying."""
    p = s.players[step.seat]
    budget = hand_value(p) + p.treasury
    step.chosen = 0
    for card in range(CIV_CARDS):
        if rng.random() < 0.5 and not_for_sale(s, p, card, step.chosen, budget) is None:
            step.chosen |= 1 << card
    if step.stage != "hand_in":
        while not p.hand and step.chosen and step.on_sale(s, step.seat) == [PAY]:  # everybody would see that it is over
            step.chosen &= ~(1 << (step.chosen.bit_length() - 1))
        return True
    if not total_price(s, p, step.chosen):
        able = [card for card in for_money(s, p) if prices(p.cards)[card] <= budget]
        step.chosen = 1 << rng.choice(able) if able else 0
    return step.chosen != 0


def for_money(s: State, p: Player) -> list[int]:
    """The cards that *p* could buy and would have to pay for."""
    return [card for card, price in enumerate(prices(p.cards)) if price and not_for_sale(s, p, card, 0, price) is None]


def least_price(s: State, p: Player) -> int:
    """What the cheapest of them costs."""
    return min([prices(p.cards)[card] for card in for_money(s, p)], default=0)
