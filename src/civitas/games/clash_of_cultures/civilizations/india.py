"""India: Indian Elephants, Peace & Poetry; Akbar, Ashoka, Sri Gupta (Proselytism and Buddhism are in ``influence``, Prosperity in trade routes)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from civitas.kernel.flow import DONE, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from ..activation import Activated, CountActivation, why_not_activate
from ..advance import HOW_PEACE_AND_POETRY, ChooseAdvance, gainable
from ..battles.battle import BLADED_TUSKS, TAKEN, Battle, battle_of
from ..effects import ONCE, Effect, enroll_leader, enroll_special, leads, used
from ..menu import TurnAction, enroll_action
from ..payment import ADVANCE_PRICE, CANNOT_PAY, EFFECT_PRICE, Deal, Pay, add_up, can_pay, price_of
from ..resources import gain
from ..state import Player, State
from ..tables import ADVANCE_COST, ADVANCES, CULTURE, ELEPHANT, FOOD, FOREST, GOLD, IN_CATEGORY, LEADER, LEADER_CARD, NONE
from .leading import city_refusal, fights, his_city, led_capture

SRI_GUPTA: Final = LEADER_CARD["sri_gupta"]
GOLDEN_AGE: Final[Option] = ("golden-age",)
ONE_ORE: Final = price_of(ore=1)
ONE_CULTURE: Final = price_of(culture=1)
ONE_MOOD: Final = price_of(mood=1)
NO_NEW_CATEGORY: Final = Refusal("COC-LDR-sri_gupta", "no-advance-in-a-new-category")


class IndianElephants(Effect):
    """Elephants in cities on forest (COC-SPA-indian_elephants)."""

    def may_recruit(self, s: State, p: Player, city: int, kind: int) -> bool:
        return kind == ELEPHANT and s.terrain[city] == FOREST


class PeaceAndPoetry(Effect):
    """Once per turn a mood token instead of 2 food for an advance (COC-SPA-peace_and_poetry)."""

    purposes: ClassVar[tuple[str, ...]] = ("advance",)

    def cheapened(self, p: Player) -> int:
        return 0 if used(p, ONCE["peace_and_poetry"]) else (1 << ADVANCES) - 1

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose == ADVANCE_PRICE and deal.price[FOOD] == ADVANCE_COST[FOOD] and not used(p, ONCE["peace_and_poetry"]):
            price = deal.price.copy()
            price[FOOD] = 0
            deal.add(HOW_PEACE_AND_POETRY, add_up(tuple(price), ONE_MOOD))


class Akbar(Effect):
    """Bladed Tusks: 1 ore before a land battle; a gold when he moves into an own city (COC-LDR-akbar)."""

    def before_battle(self, s: State, p: Player, b: Battle, side: int) -> Step | None:
        return PayForMark(p.seat, side, BLADED_TUSKS, "bladed-tusks", "COC-LDR-akbar") if fights(s, b, side) else None

    def moved(self, s: State, p: Player, start: int, space: int, group: tuple[int, ...]) -> Step | None:
        if group[LEADER] and s.city[space] == p.seat:
            gain(s, p, GOLD)
        return None


class PayForMark(Step):
    """They may pay 1 ore before a battle for what lasts as long as it does."""

    seat: int
    side: int
    mark: int
    what: str
    rule: str

    def begin(self, s: State) -> Next:
        return Call(Pay(self.seat, EFFECT_PRICE, ONE_ORE, optional=True, what=self.what, rule=self.rule), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        if how >= 0:
            battle_of(s).mark(self.side, self.mark)
        return DONE


class Ashoka(Effect):
    """A culture token for a captured city, 2 if it has a temple (COC-LDR-ashoka)."""

    def captured(self, s: State, p: Player, capture: Any) -> Step | None:
        if led_capture(s, p, capture):
            gain(s, p, CULTURE, 2 if capture.temple else 1)
        return None


# --- Sri Gupta


class SriGupta(Effect):
    """+2 in each round in which no tactic is played (COC-LDR-sri_gupta)."""

    def combat_value(self, s: State, p: Player, b: Battle, side: int) -> int:
        played = b.shown[side] != NONE or b.marked(side, TAKEN)
        return 2 if fights(s, b, side) and not played else 0


def new_categories(p: Player) -> int:
    """The advances of categories in which *p* has none, as a mask."""
    return sum([mask for mask in IN_CATEGORY if not p.advances & mask])


def golden_age_refusal(s: State, p: Player) -> Refusal | None:
    """Why there is no golden age now."""
    why = city_refusal(s, p, SRI_GUPTA)
    if why is None:
        why = why_not_activate(s, p, his_city(s, p))
    if why is not None:
        return why
    new = gainable(p, new_categories(p))
    if not new:
        return NO_NEW_CATEGORY
    for advance in new:
        if affordable(s, p, advance):
            return None
    return CANNOT_PAY


ADVANCE_AND_TOKEN: Final = add_up(ADVANCE_COST, ONE_CULTURE)


def affordable(s: State, p: Player, advance: int) -> bool:
    """Whether *p* can pay an advance and the culture token."""
    return can_pay(s, p, ADVANCE_PRICE, ADVANCE_AND_TOKEN, advance)


class GoldenAge(TurnAction):
    """Free: activate his city and pay a culture token to buy an advance of a new category (COC-LDR-sri_gupta)."""

    verb: ClassVar[str] = "golden-age"
    place: ClassVar[int] = 88

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if leads(p, SRI_GUPTA) and golden_age_refusal(s, p) is None:
            options.append(GOLDEN_AGE)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return golden_age_refusal(s, p)

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        return BringGoldenAge(p.seat, his_city(s, p))


class BringGoldenAge(Step):
    """The activation, the token, the advance, then what an activation brings."""

    seat: int
    city: int
    counted: int = NONE

    def begin(self, s: State) -> Next:
        return Call(CountActivation(self.seat, self.city), then=self.pay)

    def pay(self, s: State, counted: int) -> Next:
        self.counted = counted
        return Call(Pay(self.seat, EFFECT_PRICE, ONE_CULTURE, rule="COC-LDR-sri_gupta"), then=self.choose)

    def choose(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        among = new_categories(s.players[self.seat])
        return Call(ChooseAdvance(self.seat, among, optional=False, buy=True, rule="COC-LDR-sri_gupta"), then=self.end)

    def end(self, s: State, *results: object) -> Next:
        return Call(Activated(self.seat, self.city, "other", self.counted))


enroll_special("indian_elephants", IndianElephants())
enroll_special("peace_and_poetry", PeaceAndPoetry())
enroll_leader("akbar", Akbar())
enroll_leader("ashoka", Ashoka())
enroll_leader("sri_gupta", SriGupta())
enroll_action(GoldenAge())
