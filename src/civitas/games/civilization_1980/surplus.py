"""E12: return of surplus trade cards (CIV80-14.1)."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.flow import DONE, AskAll, Listed, Next, Step
from civitas.kernel.options import Refusal, Space
from civitas.kernel.records import Message, Option

from .hands import counts, discard_unseen
from .offers import sums_from, within
from .state import State
from .tables import CARD_ORDER, COMMODITIES, HAND_LIMIT, RED

HOLDABLE: Final[list[int]] = [kind for kind in CARD_ORDER if not RED[kind]]  # in card order

NOT_HELD: Final = Refusal("CIV80-14.1", "you-do-not-hold-these-cards")
WRONG_NUMBER: Final = Refusal("CIV80-14.1", "exactly-the-surplus-is-returned-and-calamities-at-will")


class SurplusCards(Step):
    """Everybody keeps six trade cards at most; an untraded calamity may be returned at any rate."""

    def begin(self, s: State) -> Next:
        holders = tuple([seat for seat in s.order if s.players[seat].hand])
        if not holders:
            return DONE
        return AskAll(holders, "return-cards", self.possible, then=self.put_back, rule="CIV80-14.1")

    def possible(self, s: State, seat: int) -> Listed:
        return Returns(counts(s.players[seat]))

    def put_back(self, s: State, answers: dict[int, Option]) -> Next:
        """In A.S.T. order, each in card order; face down."""
        for seat in s.order:
            if seat in answers:
                p = s.players[seat]
                cards: list[int] = []
                for kind, n in zip(HOLDABLE, answers[seat][1], strict=True):
                    cards += [kind] * n
                if cards:
                    discard_unseen(s, p, cards)
                    s.tell("returns-cards", seat=seat, number=len(cards))
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("return", tuple()):
                return Returns(counts(s.players[seat])).refusal(option)
        return None


class Returns(Space):
    """What is returned: ``("return", amounts)``, one for each kind that can be in a hand, in card order.

    Any number of calamities, and exactly as many commodities as are then still too many.
    """

    def __init__(self, held: list[int]) -> None:
        self.bounds: list[int] = [held[kind] for kind in HOLDABLE]
        self.surplus = max(0, sum(held) - HAND_LIMIT)
        self.goods: list[int] = sums_from([held[kind] if kind < COMMODITIES else 0 for kind in HOLDABLE])  # commodities from here on
        self.woes: list[int] = sums_from([0 if kind < COMMODITIES else held[kind] for kind in HOLDABLE])  # calamities from here on

    def choices(self, path: tuple[Any, ...]) -> list[Any]:
        at = len(path)
        if at == len(HOLDABLE):
            return []
        goods = sum([n for kind, n in zip(HOLDABLE, path, strict=False) if kind < COMMODITIES])
        woes = sum(path) - goods
        if HOLDABLE[at] < COMMODITIES:
            return [n for n in range(self.bounds[at] + 1) if self.fits(goods + n, woes, at + 1)]
        return [n for n in range(self.bounds[at] + 1) if self.fits(goods, woes + n, at + 1)]

    def fits(self, goods: int, woes: int, at: int) -> bool:
        """Whether the rest can make it right."""
        for more in range(self.woes[at] + 1):
            missing = max(0, self.surplus - woes - more) - goods
            if 0 <= missing <= self.goods[at]:
                return True
        return False

    def key(self, path: tuple[Any, ...]) -> Any:
        goods = sum([n for kind, n in zip(HOLDABLE, path, strict=False) if kind < COMMODITIES])
        return len(path), goods, sum(path) - goods

    def option(self, path: tuple[Any, ...]) -> Option:
        return ("return", path)

    def path(self, option: Any) -> tuple[Any, ...] | None:
        if not isinstance(option, tuple) or len(option) != 2 or option[0] != "return":
            return None
        amounts = option[1]
        return tuple(amounts) if isinstance(amounts, (tuple, list)) and len(amounts) == len(HOLDABLE) else None

    def canonical(self, option: Any) -> Option | None:
        """Checked at once instead of walked."""
        return None if self.refusal(option) is not None else ("return", tuple([int(n) for n in option[1]]))

    def refusal(self, option: Any) -> Refusal | None:
        """Why these cards are not what is returned."""
        path = self.path(option)
        amounts = None if path is None else within(path, self.bounds)
        if amounts is None:
            return NOT_HELD
        goods = sum([n for kind, n in zip(HOLDABLE, amounts, strict=True) if kind < COMMODITIES])
        return None if self.fits(goods, sum(amounts) - goods, len(HOLDABLE)) else WRONG_NUMBER

    def wording(self, option: Option) -> Message | None:
        cards = tuple([kind for kind, n in zip(HOLDABLE, option[1], strict=False) for _ in range(n)])
        return ("do-return", {"cards": cards}) if cards else ("do-return-none", {})

    def word_choice(self, path: tuple[Any, ...], value: Any) -> Message | None:
        return "pick-cards", {"number": value, "card": HOLDABLE[len(path)]}

    def sample(self, rng: Any) -> Option:
        """As the walk does, without adding up anew at each kind."""
        goods = woes = 0
        path: list[int] = []
        for at, bound in enumerate(self.bounds):
            good = HOLDABLE[at] < COMMODITIES
            able = [n for n in range(bound + 1) if self.fits(goods + n if good else goods, woes if good else woes + n, at + 1)] if bound else [0]
            n = able[rng.randrange(len(able))] if len(able) > 1 else able[0]
            path.append(n)
            goods += n if good else 0
            woes += 0 if good else n
        return ("return", tuple(path))

    def plain(self) -> dict[str, Any]:
        return {
            "space": "amounts",
            "verb": "return",
            "items": list(HOLDABLE),
            "bounds": list(self.bounds),
            "lo": self.surplus,
            "hi": max(self.surplus, self.woes[0]),
        }
