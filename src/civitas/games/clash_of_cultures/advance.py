"""Gaining advances (COC-5.1, 14.4): what may be gained, what it costs, and everything that follows."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step, find_step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .decks import discard_event
from .effects import GAINED, ONCE, PRICE, answering, owns, refresh
from .menu import TurnAction, enroll_action
from .payment import ADVANCE_PRICE, CANNOT_PAY, Pay, can_pay, untouched
from .resources import gain, limit, trim
from .specials import follow_requirements
from .state import Player, State
from .tables import (
    ADVANCE_COST,
    ADVANCES,
    BONUS,
    CATEGORIES,
    CATEGORY_OF,
    DOGMA,
    EVENT,
    FOOD,
    GOLD,
    GOVERNMENTS,
    IDEA,
    IN_CATEGORY,
    IS_GOVERNMENT,
    IS_LEADING,
    LEADING,
    NEEDS,
    NONE,
    SANITATION,
)

DECLINE: Final[Option] = ("decline",)
ADVANCE_OPTIONS: Final[list[Option]] = [("advance", advance) for advance in range(ADVANCES)]
GAIN: Final[list[Option]] = [("gain", advance) for advance in range(ADVANCES)]
NO_GOODS: Final = (0,) * 8
PESTILENCE: Final = EVENT["event_01_pestilence"]

NO_SUCH_ADVANCE: Final = Refusal("COC-5.1.1", "no-such-advance")
OWNED: Final = Refusal("COC-5.1.1", "advance-owned")
LEADING_FIRST: Final[list[Refusal]] = [Refusal("COC-5.1.2", "leading-advance-first", advance=LEADING[c]) for c in range(len(LEADING))]
NEEDS_FIRST: Final[list[Refusal]] = [Refusal("COC-5.1.2", "advance-needs", advance=NEEDS[c]) for c in range(len(LEADING))]
ONE_GOVERNMENT: Final = Refusal("COC-5.1.3", "only-one-government")
NOT_OFFERED: Final = Refusal("COC-5.1.7", "advance-not-offered")

# Other ways to pay for an advance: which once-per-turn mark they leave.
HOW_PRIESTHOOD: Final = 16
HOW_BALLCOURTS: Final = 17
HOW_PEACE_AND_POETRY: Final = 18
MARK_OF: Final[dict[int, int]] = {
    HOW_PRIESTHOOD: ONCE["priesthood"],
    HOW_BALLCOURTS: ONCE["ballcourts"],
    HOW_PEACE_AND_POETRY: ONCE["peace_and_poetry"],
}


def end_pestilence(s: State) -> None:
    """COC-EVT-01: the card Pestilence is discarded as soon as every player has Sanitation."""
    if PESTILENCE in s.lasting and all([owns(p, SANITATION) for p in s.players]):
        s.lasting.remove(PESTILENCE)
        discard_event(s, s.current, PESTILENCE)


# --- what may be gained


def gain_refusal(p: Player, advance: int) -> Refusal | None:
    """Why *p* may not gain this advance, whatever it costs (COC-5.1.2, 5.1.3, 5.1.7)."""
    if not 0 <= advance < ADVANCES:
        return NO_SUCH_ADVANCE
    if owns(p, advance):
        return OWNED
    category = CATEGORY_OF[advance]
    if IS_GOVERNMENT[category] and p.advances & GOVERNMENTS & ~IN_CATEGORY[category]:
        return ONE_GOVERNMENT
    if not IS_LEADING[advance]:
        return None if owns(p, LEADING[category]) else LEADING_FIRST[category]
    return None if NEEDS[category] == NONE or owns(p, NEEDS[category]) else NEEDS_FIRST[category]


def gain_mask(p: Player) -> int:
    """The advances that *p* may gain, as a mask: those without a ``gain_refusal``."""
    owned = p.advances
    whole = owned & ALL_LEADING
    whole |= whole << 1
    whole |= whole << 2  # the categories whose leading advance is owned, which is the first of the four
    found = whole | FREELY_OPENED
    ruled = owned & GOVERNMENTS
    for category in CONDITIONAL:
        if ruled and IS_GOVERNMENT[category] and not owned & IN_CATEGORY[category]:
            continue
        if NEEDS[category] == NONE or owned >> NEEDS[category] & 1:
            found |= 1 << LEADING[category]
    return found & ~owned


ALL_LEADING: Final[int] = sum([1 << advance for advance in LEADING])
CONDITIONAL: Final[list[int]] = [category for category in range(CATEGORIES) if IS_GOVERNMENT[category] or NEEDS[category] != NONE]
FREELY_OPENED: Final[int] = sum([1 << LEADING[category] for category in range(CATEGORIES) if category not in CONDITIONAL])


def gainable(p: Player, among: int = (1 << ADVANCES) - 1) -> list[int]:
    """The advances that *p* may gain, of those in a mask."""
    return members(gain_mask(p) & among)


def members(mask: int) -> list[int]:
    """The advances in a mask, in order."""
    found: list[int] = []
    for category in range(CATEGORIES):
        four = mask >> 4 * category & 15
        if four:
            found += MEMBERS[category][four]
    return found


MEMBERS: Final[list[list[list[int]]]] = [  # by category and by the four bits of its advances
    [[4 * category + i for i in range(4) if four >> i & 1] for four in range(16)] for category in range(CATEGORIES)
]
LISTED: Final[dict[int, list[Option]]] = {}  # what the menu lists at the full price, by the cubes of a player


def can_afford(s: State, p: Player, advance: int) -> bool:
    """Whether *p* can pay its price (COC-5.1.1, 5.1.8)."""
    goods = p.goods
    if goods[FOOD] + goods[IDEA] + goods[GOLD] >= ADVANCE_COST[FOOD]:
        return True
    return bool(answering(p, PRICE)) and can_pay(s, p, ADVANCE_PRICE, ADVANCE_COST, advance)


def buy_refusal(s: State, p: Player, advance: int) -> Refusal | None:
    """Why *p* may not buy this advance now."""
    why = gain_refusal(p, advance)
    if why is not None:
        return why
    return None if can_afford(s, p, advance) else CANNOT_PAY


def buyable(s: State, p: Player, among: int = (1 << ADVANCES) - 1) -> list[int]:
    """The advances that *p* may buy now, of those in a mask."""
    goods = p.goods
    if goods[FOOD] + goods[IDEA] + goods[GOLD] >= ADVANCE_COST[FOOD]:
        return gainable(p, among)
    cheaper = cheapened(p) & ~p.advances
    if not cheaper:
        return []
    free = freed(p)
    return [advance for advance in gainable(p, among & cheaper) if free >> advance & 1 or can_afford(s, p, advance)]


def cheapened(p: Player) -> int:
    """The advances whose price some card of *p* may change, as a mask."""
    found = 0
    if not untouched(p, ADVANCE_PRICE):
        for effect in answering(p, PRICE):
            if ADVANCE_PRICE in effect.purposes:
                found |= effect.cheapened(p)
    return found


def freed(p: Player) -> int:
    """The advances that some card of *p* makes free, as a mask."""
    found = 0
    for effect in answering(p, PRICE):
        if effect.frees:
            found |= effect.cheapened(p)
    return found


# --- gaining one


class BuyAdvance(Step):
    """An advance for its price (COC-5.1.1, 5.1.4); *track*: the cube comes from the event track."""

    seat: int
    advance: int
    track: bool = True
    count: int = 1  # 0: at the full price (Aqueduct)

    def begin(self, s: State) -> Next:
        return Call(Pay(self.seat, ADVANCE_PRICE, ADVANCE_COST, self.advance, count=self.count, rule="COC-5.1.1"), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        s.players[self.seat].once |= MARK_OF.get(how, 0)
        return Call(GainAdvance(self.seat, self.advance, self.track, amounts))


class GainAdvance(Step):
    """The cube is placed, and all that follows from it (COC-5.1.4, 5.1.5, 14.4)."""

    seat: int
    advance: int
    track: bool = True  # False: the cube comes from the supply (COC-5.1.6)
    paid: tuple[int, ...] = NO_GOODS
    reactions: list[int] = []  # what still answers, as places in the list of those that answer

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        place_cube(s, p, self.advance, self.track)
        bonus = BONUS[self.advance]
        if bonus != NONE:
            gain(s, p, bonus)
        follow_requirements(s, p)
        refresh(s, p)
        if self.advance == DOGMA:
            trim(s, p)
        if self.advance == SANITATION:
            end_pestilence(s)  # COC-EVT-01
        self.reactions = order_reactions(p)
        return self.react(s)

    def react(self, s: State, *results: object) -> Next:
        p = s.players[self.seat]
        while self.reactions:
            answers = answering(p, GAINED)
            step = answers[self.reactions.pop(0)].gained(s, p, self.advance, self.paid)
            if step is not None:
                return Call(step, then=self.react)
        return self.look_at_track(s)

    def look_at_track(self, s: State) -> Next:
        """COC-5.1.5; inside an event the new one waits until that one is over (COC-7.3.7)."""
        if not self.track or s.players[self.seat].track:
            return DONE
        return Call(find_step(s, "DrawEvent")(self.seat))


def place_cube(s: State, p: Player, advance: int, track: bool) -> None:
    """From the event track, from the supply, or from the card Anarchy (COC-5.1.4, 5.1.6, 7.8.11)."""
    if p.anarchy and IS_GOVERNMENT[CATEGORY_OF[advance]]:
        p.anarchy -= 1
    elif track:
        p.track -= 1
    p.advances |= 1 << advance
    refresh(s, p)
    s.tell("gains-advance", seat=p.seat, advance=advance)


def order_reactions(p: Player) -> list[int]:
    """COC-14.3, 14.4: Philosophy, then Free Education, which its idea may pay for; the reverse where that idea would be lost."""
    answers = answering(p, GAINED)
    places = list(range(len(answers)))
    if len(places) < 2 or p.goods[IDEA] >= limit(p, IDEA):
        return places
    return [at for at in places if not answers[at].late] + [at for at in places if answers[at].late]


class ChooseAdvance(Step):
    """A player gains one of several advances, for nothing or for its price; *optional*: or none."""

    seat: int
    among: int  # a mask
    track: bool = True
    optional: bool = True
    buy: bool = False
    rule: str = "COC-5.1.7"

    def begin(self, s: State) -> Next:
        if not self.choices(s, self.seat):
            return DONE
        return Ask(self.seat, "advance", self.ways, then=self.choose, rule=self.rule, public=True)

    def choices(self, s: State, seat: int) -> list[Option]:
        p = s.players[seat]
        return [GAIN[advance] for advance in (buyable(s, p, self.among) if self.buy else gainable(p, self.among))]

    def ways(self, s: State, seat: int) -> list[Option]:
        return [DECLINE, *self.choices(s, seat)] if self.optional else self.choices(s, seat)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("gain", int(advance)):
                p = s.players[seat]
                why = buy_refusal(s, p, advance) if self.buy else gain_refusal(p, advance)
                return why or (None if self.among >> advance & 1 else NOT_OFFERED)
        return None

    def choose(self, s: State, option: Option) -> Next:
        if option == DECLINE:
            return DONE
        return Call(BuyAdvance(self.seat, option[1], self.track) if self.buy else GainAdvance(self.seat, option[1], self.track))


IN_MENU: Final[list[list[list[Option]]]] = [[[ADVANCE_OPTIONS[advance] for advance in each] for each in of] for of in MEMBERS]


class AdvanceAction(TurnAction):
    """An advance for 2 food (COC-5.1.1)."""

    verb: ClassVar[str] = "advance"
    parts: ClassVar[tuple[str, ...]] = ("advance",)
    place: ClassVar[int] = 10
    uses_action: ClassVar[bool] = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        goods = p.goods
        if goods[FOOD] + goods[IDEA] + goods[GOLD] < ADVANCE_COST[FOOD]:
            options += [ADVANCE_OPTIONS[advance] for advance in buyable(s, p)]
            return
        found = LISTED.get(p.advances)
        if found is None:
            if len(LISTED) > 20_000:
                LISTED.clear()
            open_to = gain_mask(p)
            found = []
            for category in range(CATEGORIES):
                four = open_to >> 4 * category & 15
                if four:
                    found += IN_MENU[category][four]
            LISTED[p.advances] = found
        options += found

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return buy_refusal(s, p, option[1])

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        return BuyAdvance(p.seat, option[1])


enroll_action(AdvanceAction())
