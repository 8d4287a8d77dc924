"""Democracy: Voting, Civil Liberties, Free Economy are entries of the turn's menu."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import DONE, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from ..cities import size
from ..collecting import Collect, why_not_collect
from ..effects import has
from ..happiness import EVERYBODY_HAPPY, TOO_DEAR, IncreaseHappiness, happiness_budget, lawgiver
from ..hexes import SPACES
from ..menu import TurnAction, enroll_action
from ..payment import CANNOT_PAY, EFFECT_PRICE, Pay, can_pay, price_of
from ..resources import gain
from ..state import COLLECTED, FREE_ECONOMY_USED, Player, State
from ..tables import CIVIL_LIBERTIES, FREE_ECONOMY, HAPPY, MOOD, VOTING

ONE_MOOD: Final = price_of(mood=1)
VOTE_AND_LAW: Final = price_of(mood=1, culture=1)  # Hammurabi
VOTE: Final[Option] = ("voting",)
GRANT_LIBERTIES: Final[Option] = ("civil-liberties",)
FREE_COLLECT: Final[list[Option]] = [("free-economy", space) for space in range(SPACES)]

NO_VOTING: Final = Refusal("COC-ADV-voting", "needs-voting")
NO_LIBERTIES: Final = Refusal("COC-ADV-civil_liberties", "needs-civil-liberties")
NO_FREE_ECONOMY: Final = Refusal("COC-ADV-free_economy", "needs-free-economy")
ONLY_COLLECT: Final = Refusal("COC-5.8.3", "it-must-be-the-only-collect-of-the-turn")
NOT_THEIR_CITY: Final = Refusal("COC-ADV-free_economy", "not-your-city")


def voting_refusal(s: State, p: Player) -> Refusal | None:
    """Why *p* may not vote now: the action must be possible with a mood token less."""
    if not has(p, VOTING):
        return NO_VOTING
    if not can_pay(s, p, EFFECT_PRICE, ONE_MOOD, VOTING):
        return CANNOT_PAY
    sizes = [size(s, city) for city in p.cities if s.mood[city] < HAPPY]
    if not sizes:
        return EVERYBODY_HAPPY
    if happiness_budget(s, p) - 1 >= min(sizes) or (lawgiver(s, p) and can_pay(s, p, EFFECT_PRICE, VOTE_AND_LAW)):
        return None
    return TOO_DEAR


class Voting(TurnAction):
    """Free, any number of times: a mood token for an increase-happiness action (COC-ADV-voting)."""

    verb: ClassVar[str] = "voting"
    place: ClassVar[int] = 73

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if voting_refusal(s, p) is None:
            options.append(VOTE)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return voting_refusal(s, p)

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        return HoldVote(p.seat)


class HoldVote(Step):
    """They pay, then increase happiness."""

    seat: int

    def begin(self, s: State) -> Next:
        return Call(Pay(self.seat, EFFECT_PRICE, ONE_MOOD, VOTING, rule="COC-ADV-voting"), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        return Call(IncreaseHappiness(self.seat))


class CivilLiberties(TurnAction):
    """As an action: 3 mood tokens (COC-ADV-civil_liberties)."""

    verb: ClassVar[str] = "civil-liberties"
    place: ClassVar[int] = 42
    uses_action: ClassVar[bool] = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if has(p, CIVIL_LIBERTIES):
            options.append(GRANT_LIBERTIES)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return None if has(p, CIVIL_LIBERTIES) else NO_LIBERTIES

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        gain(s, p, MOOD, 3)
        return None


def free_economy_refusal(s: State, p: Player, space: int) -> Refusal | None:
    """Why *p* may not collect in a city by Free Economy (COC-5.8.3)."""
    if not has(p, FREE_ECONOMY):
        return NO_FREE_ECONOMY
    if p.turn_marks & (COLLECTED | FREE_ECONOMY_USED):
        return ONLY_COLLECT
    if space not in p.cities:
        return NOT_THEIR_CITY
    if not can_pay(s, p, EFFECT_PRICE, ONE_MOOD, FREE_ECONOMY):
        return CANNOT_PAY
    return why_not_collect(s, p, space)


class FreeEconomy(TurnAction):
    """Free: a mood token for a collect, which must be the only one of the turn (COC-ADV-free_economy)."""

    verb: ClassVar[str] = "free-economy"
    parts: ClassVar[tuple[str, ...]] = ("city",)
    place: ClassVar[int] = 74
    collects: ClassVar[bool] = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if has(p, FREE_ECONOMY):
            options += [FREE_COLLECT[space] for space in p.cities if free_economy_refusal(s, p, space) is None]

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return free_economy_refusal(s, p, option[1])

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        return CollectFreely(p.seat, option[1])


class CollectFreely(Step):
    """They pay, then collect; no other collect may follow."""

    seat: int
    city: int

    def begin(self, s: State) -> Next:
        return Call(Pay(self.seat, EFFECT_PRICE, ONE_MOOD, FREE_ECONOMY, rule="COC-ADV-free_economy"), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        return Call(Collect(self.seat, self.city), then=self.collected)

    def collected(self, s: State, *results: object) -> Next:
        s.players[self.seat].turn_marks |= FREE_ECONOMY_USED
        return DONE


enroll_action(Voting())
enroll_action(CivilLiberties())
enroll_action(FreeEconomy())
