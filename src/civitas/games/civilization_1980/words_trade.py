"""What trade, purchases, calamities and the succession are called in sentences."""

# not compiled

from __future__ import annotations

from typing import Any

from civitas.kernel.options import Space
from civitas.kernel.records import Option

from .calamities.losses import others
from .calamities.units import Units
from .offers import COUNTER, OFFER, Gives
from .purchase import Payment, prices
from .state import State
from .surplus import HOLDABLE, Returns
from .tables import COMMODITIES
from .trade_market import Market

MESSAGES: dict[str, tuple[str, ...]] = {
    # trade
    "log-offers": ("seat", "count", "total", "card", "card_2"),
    "log-offers-nothing": ("seat",),
    "log-counters": ("seat", "seat_2", "count", "total", "card"),
    "log-deal-void": ("seat", "seat_2"),
    "log-swap": ("seat", "seat_2", "count", "total", "card", "count_2", "total_2", "card_2"),
    "log-receives": ("seat", "seat_2", "cards"),
    "log-floor-offers": ("seat", "number", "count", "total", "card", "card_2"),
    "log-floor-offers-to": ("seat", "seat_2", "number", "count", "total", "card", "card_2"),
    "log-floor-counters": ("seat", "number_2", "number", "count", "total", "card"),
    "log-suspends": ("seat", "number"),
    "log-resumes": ("seat", "number"),
    "log-withdraws": ("seat", "number"),
    "log-offer-lapses": ("seat", "number"),
    "log-done-trading": ("seat",),
    "log-trade-ends": (),
    "ask-market-offer": ("round",),
    "ask-market-counter": ("round",),
    "ask-market-answer": ("round",),
    "ask-floor": (),
    "do-offer": ("cards", "card", "card_2"),
    "do-floor-offer": ("cards", "card", "card_2"),
    "do-floor-offer-to": ("seat", "cards", "card", "card_2"),
    "do-counter": ("seat", "cards", "card"),
    "do-floor-counter": ("number", "cards", "card"),
    "do-none": (),
    "do-accept": ("seat", "count", "total", "card"),
    "do-floor-accept": ("number",),
    "do-decline": (),
    "do-suspend": ("number",),
    "do-resume": ("number",),
    "do-withdraw": ("number",),
    "do-done": (),
    "pick-offer": ("card",),
    "pick-floor-offer": ("card",),
    "pick-floor-offer-to": ("seat", "card"),
    "pick-counter": ("seat",),
    "pick-floor-counter": ("number",),
    "pick-cards": ("number", "card"),
    "pick-named": ("card",),
    "pick-tokens": ("number", "area"),
    "pick-city": ("area",),
    "pick-no-city": ("area",),
    # purchases and surplus
    "log-pays": ("seat", "cards", "value", "tokens"),
    "log-buys": ("seat", "civ"),
    "log-buys-nothing": ("seat",),
    "log-returns-cards": ("seat", "number"),
    "ask-buy": (),
    "ask-hand-in": (),
    "ask-return-cards": (),
    "do-buy": ("civ", "price"),
    "do-pay": (),
    "do-hand_in": ("cards",),
    "do-return": ("cards",),
    # calamities
    "log-calamity-was-passed": ("seat", "card", "seat_2"),
    "log-calamity-strikes": ("seat", "card"),
    "log-calamity-ignored": ("seat", "card"),
    "log-calamity-finds-nothing": ("seat", "card"),
    "log-loses-tokens": ("seat", "area", "tokens"),
    "log-loses-city": ("seat", "area"),
    "log-city-leaves-tokens": ("seat", "area", "tokens"),
    "log-orders-losses": ("seat", "seat_2", "units"),
    "log-floods": ("plain",),
    "log-shows-grain": ("seat", "number"),
    "log-erupts": ("volcano",),
    "log-nominates": ("seat", "seat_2"),
    "log-marks-seceders": ("seat", "area", "tokens"),
    "log-marks-city": ("seat", "area", "number"),
    "log-keeps-seceders": ("seat",),
    "log-keeps-rest": ("seat",),
    "log-takes-over-city": ("seat", "area"),
    "log-takes-over-tokens": ("seat", "area", "tokens"),
    "ask-lose-units": ("units",),
    "ask-last-city": ("tokens",),
    "ask-order-losses": ("units",),
    "ask-flood-plain": (),
    "ask-show-grain": ("units",),
    "ask-lose-to-epidemic": ("units",),
    "ask-volcano": (),
    "ask-earthquake": (),
    "ask-earthquake-neighbour": (),
    "ask-nominate": (),
    "ask-secede": ("units",),
    "ask-keep-part": (),
    "ask-civil-disorder": (),
    "ask-iconoclasm": (),
    "ask-iconoclasm-orders": (),
    "ask-plunder": ("seat",),
    "do-lose": ("amounts",),
    "do-last": ("area",),
    "do-order": ("amounts",),
    "do-order-one": ("seat",),
    "do-grain": ("number",),
    "do-nominate": ("seat",),
    "do-secede": ("amounts",),
    "do-keep_seceders": (),
    "do-keep_rest": (),
    "do-plunder": ("areas",),
    "do-erupt": ("volcano",),
    "do-flood": ("plain",),
    # succession
    "log-shows-total": ("seat", "points"),
    "log-steps-back": ("seat", "space"),
    "log-advances": ("seat", "space"),
    "log-stays": ("seat", "space"),
}

REFUSALS = (
    "a-calamity-received-may-not-be-passed-on",
    "a-give-has-at-least-one-commodity",
    "a-give-has-at-least-three-cards",
    "an-offer-goes-to-another-trader-or-to-all",
    "another-player-is-nominated",
    "cards-and-treasury-do-not-reach-the-price",
    "cards-are-bought-in-the-order-of-their-table",
    "each-ship-takes-one-city-on-its-own-waters",
    "eleven-cards-are-the-most",
    "exactly-the-surplus-is-returned-and-calamities-at-will",
    "law-must-be-owned-before-this-event",
    "law-or-philosophy-protects-that-city",
    "more-than-may-be-ordered",
    "no-messages-left-in-this-trade",
    "no-more-grain-can-be-shown",
    "not-so-many-units-there",
    "nothing-is-chosen-yet",
    "only-a-city-of-another-player",
    "only-a-commodity-can-be-wanted",
    "that-card-is-sold-out",
    "that-city-was-not-lost",
    "that-counter-offer-was-not-made-to-you",
    "that-does-not-reach-the-price",
    "that-is-not-your-offer",
    "that-offer-is-not-open-to-you",
    "that-offer-is-not-suspended",
    "that-offer-is-suspended-already",
    "that-seat-has-made-you-no-counter-offer",
    "that-seat-has-no-offer-open-to-you",
    "the-earthquake-does-not-reach-that-city",
    "the-epidemic-takes-as-much-as-it-can",
    "the-flood-comes-where-most-units-are-at-risk",
    "the-named-commodity-is-not-in-the-give",
    "the-seceders-do-not-make-up-the-number",
    "the-units-do-not-make-up-the-loss",
    "there-is-no-such-card",
    "what-is-chosen-must-be-paid",
    "you-are-done-already",
    "you-do-not-hold-these-cards",
    "you-have-no-units-at-that-volcano",
    "you-have-that-card",
)
MESSAGES.update({f"no-{slug}": () for slug in REFUSALS})


def option(s: State, seat: int, option: Option) -> tuple[str, tuple[Any, ...]]:
    """The message and arguments that name an option for the seat that has it."""
    listed = s.legal(seat)
    match option:
        case ("offer", give, named, wants):
            return "do-offer", (give, named, wants)
        case ("offer", give, named, None, wants):
            return "do-floor-offer", (give, named, wants)
        case ("offer", give, named, to, wants):
            return "do-floor-offer-to", (to, give, named, wants)
        case ("counter", whom, give, named):
            return "do-counter" if in_market(s) else "do-floor-counter", (whom, give, named)
        case ("accept", whom):
            return accepting(s, seat, whom)
        case ("buy", card):
            return "do-buy", (card, prices(s.players[seat].cards)[card])
        case ("hand_in" | "return", amounts) if isinstance(listed, (Payment, Returns)):
            cards = [kind for kind, n in zip(kinds_of(listed), amounts, strict=False) for _ in range(n)]
            return f"do-{option[0]}", (tuple(cards),)
        case ("lose" | "secede", amounts) if isinstance(listed, Units):
            return f"do-{option[0]}", (tuple(units(listed, amounts)),)
        case ("order", amounts):
            return word_order(s, seat, amounts)
    return f"do-{option[0]}", option[1:]


def kinds_of(space: Payment | Returns) -> list[int]:
    """The kinds that the amounts of a space stand for."""
    return HOLDABLE if isinstance(space, Returns) else list(range(COMMODITIES))


def in_market(s: State) -> bool:
    return isinstance(s.stack[-1], Market) if s.stack else False


def accepting(s: State, seat: int, whom: int) -> tuple[str, tuple[Any, ...]]:
    """An answer says again what was declared."""
    step = s.stack[-1]
    if not isinstance(step, Market):
        return "do-floor-accept", (whom,)
    for counter in step.counters_to(seat):
        if counter.seat == whom:
            return "do-accept", (whom, counter.count, counter.total, counter.named)
    return "do-accept", (whom, 0, 0, None)


def units(space: Units, amounts: tuple[int, ...]) -> list[tuple[str, int, int]]:
    """Areas with what is chosen there; a single unit, which stands for an item of a dialog, by its area alone."""
    chosen = [(area, held, n) for area, held, n in zip(space.areas, space.tokens, amounts, strict=False) if n]
    return [("area", area, n if held else 0) for area, held, n in chosen]


def word_order(s: State, seat: int, amounts: tuple[int, ...]) -> tuple[str, tuple[Any, ...]]:
    """Losses by nation; one for each item of a dialog by the seat alone."""
    named = [(other, n) for other, n in zip(others(s, seat), amounts, strict=False) if n]
    if len(named) == 1 and named[0][1] == 1:
        return "do-order-one", (named[0][0],)
    return "do-order", (tuple([("nation", s.players[other].nation, n) for other, n in named]),)


def choice(s: State, seat: int, space: Space, path: tuple[Any, ...], value: Any) -> tuple[str, tuple[Any, ...]]:
    """The message and arguments for one choice in the middle of a space."""
    if isinstance(space, Gives):
        return giving(s, seat, space, path, value)
    if isinstance(space, (Payment, Returns)):
        return "pick-cards", (value, kinds_of(space)[len(path)])
    if isinstance(space, Units):
        area = space.areas[len(path)]
        if space.tokens[len(path)]:
            return "pick-tokens", (value, area)
        return "pick-city" if value else "pick-no-city", (area,)
    return f"do-{value[0]}" if isinstance(value, tuple) else "pick-cards", (value, None)


def giving(s: State, seat: int, space: Gives, path: tuple[Any, ...], value: Any) -> tuple[str, tuple[Any, ...]]:
    """How an answer begins, how many of each kind, what is named."""
    if path:
        at = len(path) - 1
        return ("pick-cards", (value, space.kinds[at])) if at < len(space.kinds) else ("pick-named", (value,))
    match value:
        case (verb, wants) if verb == OFFER:
            return "pick-offer", (wants,)
        case (verb, None, wants) if verb == OFFER:
            return "pick-floor-offer", (wants,)
        case (verb, to, wants) if verb == OFFER:
            return "pick-floor-offer-to", (to, wants)
        case (verb, whom) if verb == COUNTER:
            return "pick-counter" if in_market(s) else "pick-floor-counter", (whom,)
    return option(s, seat, value)
