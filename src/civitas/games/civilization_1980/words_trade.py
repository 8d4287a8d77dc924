"""What trade, purchases, calamities and the succession are called in sentences."""

# not compiled

from __future__ import annotations

from typing import Any

from civitas.kernel.options import Space
from civitas.kernel.records import Message, Option

from .calamities.losses import others
from .calamities.units import Units
from .notation import NOTATION
from .offers import COUNTER, OFFER, Gives
from .purchase import Payment, prices
from .state import State
from .surplus import HOLDABLE, Returns
from .tables import COMMODITIES
from .trade_market import Market


def option(s: State, seat: int, option: Option) -> Message:
    """The message and arguments that name an option for the seat that has it."""
    listed = s.legal(seat)
    match option:
        case ("offer", give, named, wants):
            return "do-offer", {"cards": give, "card": named, "wanted": wants}
        case ("offer", give, named, None, wants):
            return "do-floor-offer", {"cards": give, "card": named, "wanted": wants}
        case ("offer", give, named, to, wants):
            return "do-floor-offer-to", {"seat": to, "cards": give, "card": named, "wanted": wants}
        case ("counter", whom, give, named):
            return ("do-counter" if in_market(s) else "do-floor-counter"), {answered(s): whom, "cards": give, "card": named}
        case ("accept", whom):
            return accepting(s, seat, whom)
        case ("buy", card):
            return "do-buy", {"civilization_card": card, "price": prices(s.players[seat].cards)[card]}
        case ("hand_in" | "return", amounts) if isinstance(listed, (Payment, Returns)):
            cards = [kind for kind, n in zip(kinds_of(listed), amounts, strict=False) for _ in range(n)]
            return f"do-{option[0]}", {"cards": tuple(cards)}
        case ("lose" | "secede", amounts) if isinstance(listed, Units):
            return f"do-{option[0]}", {"amounts": tuple(units(listed, amounts))}
        case ("order", amounts):
            return word_order(s, seat, amounts)
    return f"do-{option[0]}", NOTATION.name_parts(option)


def kinds_of(space: Payment | Returns) -> list[int]:
    """The kinds that the amounts of a space stand for."""
    return HOLDABLE if isinstance(space, Returns) else list(range(COMMODITIES))


def in_market(s: State) -> bool:
    return isinstance(s.stack[-1], Market) if s.stack else False


def answered(s: State) -> str:
    """What a counter-offer names: in the market whom it answers, on the floor the number of the offer."""
    return "seat" if in_market(s) else "number"


def accepting(s: State, seat: int, whom: int) -> Message:
    """An answer says again what was declared."""
    step = s.stack[-1]
    if not isinstance(step, Market):
        return "do-floor-accept", {"number": whom}
    for counter in step.counters_to(seat):
        if counter.seat == whom:
            return "do-accept", {"seat": whom, "count": counter.count, "total": counter.total, "card": counter.named}
    return "do-accept", {"seat": whom, "count": 0, "total": 0, "card": None}


def units(space: Units, amounts: tuple[int, ...]) -> list[tuple[str, int, int]]:
    """Areas with what is chosen there; a single unit, which stands for an item of a dialog, by its area alone."""
    chosen = [(area, held, n) for area, held, n in zip(space.areas, space.tokens, amounts, strict=False) if n]
    return [("area", area, n if held else 0) for area, held, n in chosen]


def word_order(s: State, seat: int, amounts: tuple[int, ...]) -> Message:
    """Losses by nation; one for each item of a dialog by the seat alone."""
    named = [(other, n) for other, n in zip(others(s, seat), amounts, strict=False) if n]
    if len(named) == 1 and named[0][1] == 1:
        return "do-order-one", {"seat": named[0][0]}
    return "do-order", {"amounts": tuple([("nation", s.players[other].nation, n) for other, n in named])}


def choice(s: State, seat: int, space: Space, path: tuple[Any, ...], value: Any) -> Message:
    """The message and arguments for one choice in the middle of a space."""
    if isinstance(space, Gives):
        return giving(s, seat, space, path, value)
    if isinstance(space, (Payment, Returns)):
        return "pick-cards", {"number": value, "card": kinds_of(space)[len(path)]}
    if isinstance(space, Units):
        area = space.areas[len(path)]
        if space.tokens[len(path)]:
            return "pick-tokens", {"number": value, "area": area}
        return "pick-city" if value else "pick-no-city", {"area": area}
    return option(s, seat, value) if isinstance(value, tuple) else ("pick-cards", {"number": value, "card": None})


def giving(s: State, seat: int, space: Gives, path: tuple[Any, ...], value: Any) -> Message:
    """How an answer begins, how many of each kind, what is named."""
    if path:
        at = len(path) - 1
        return ("pick-cards", {"number": value, "card": space.kinds[at]}) if at < len(space.kinds) else ("pick-named", {"card": value})
    match value:
        case (verb, wants) if verb == OFFER:
            return "pick-offer", {"wanted": wants}
        case (verb, None, wants) if verb == OFFER:
            return "pick-floor-offer", {"wanted": wants}
        case (verb, to, wants) if verb == OFFER:
            return "pick-floor-offer-to", {"seat": to, "wanted": wants}
        case (verb, whom) if verb == COUNTER:
            return ("pick-counter" if in_market(s) else "pick-floor-counter"), {answered(s): whom}
    return option(s, seat, value)
