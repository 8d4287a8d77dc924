"""The moments that advances, civilization advances, leaders, wonders and kept cards answer.

An effect is a stateless object.  *Queries* give a number or a permission, *happenings* do something at once or return the step in
which somebody decides.  Which effects answer a moment is noted at import as masks, so that a moment nobody answers costs a few ``&``.
Simple permissions have no moment: the rules ask ``has(p, ADVANCE)``, ``has_special(p, SPECIAL)`` and ``leads(p, LEADER)`` where they stand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from civitas.kernel.flow import Step

from .state import Player, State
from .tables import (
    ADVANCE,
    EVENT,
    GOVERNMENTS,
    IN_CATEGORY,
    LEADER_CARD,
    NONE,
    ROW_SHIFT,
    SPECIAL,
    THEOCRACY,
    WONDER,
    WONDERS,
)

if TYPE_CHECKING:
    from .payment import Deal

# Moments, as numbers; the method of each has the name in small letters.
MOMENT_NAMES: Final = (
    # queries
    "collect_from", "size_bonus", "price", "may_recruit", "range_bonus", "combat_value", "sea_value", "extra_dice", "cancels",
    "forbids_tactic", "points",
    # happenings
    "gained", "founded", "built", "collected", "activated", "recruited", "moved", "move_ended", "before_battle", "round_begins",
    "before_roll", "cancel_paid", "after_round", "after_battle", "captured", "city_lost", "influenced", "leader_died", "before_event",
    "event_drawn",
)  # fmt: skip
COLLECT_FROM, SIZE_BONUS, PRICE, MAY_RECRUIT, RANGE_BONUS, COMBAT_VALUE, SEA_VALUE, EXTRA_DICE = 0, 1, 2, 3, 4, 5, 6, 7  # fmt: skip
CANCELS, FORBIDS_TACTIC, POINTS, GAINED, FOUNDED, BUILT, COLLECTED, ACTIVATED = 8, 9, 10, 11, 12, 13, 14, 15  # fmt: skip
RECRUITED, MOVED, MOVE_ENDED, BEFORE_BATTLE, ROUND_BEGINS, BEFORE_ROLL, CANCEL_PAID, AFTER_ROUND = 16, 17, 18, 19, 20, 21, 22, 23  # fmt: skip
AFTER_BATTLE, CAPTURED, CITY_LOST, INFLUENCED, LEADER_DIED, BEFORE_EVENT, EVENT_DRAWN = 24, 25, 26, 27, 28, 29, 30  # fmt: skip


class Effect:
    """What an advance, civilization advance, leader, wonder or kept card does.  Every moment it may answer is listed here.

    *p* is whose effect it is.  In battles *b* is the ``battles.battle.Battle`` and *side* 0 for the attacker, 1 for the defender: *p*'s side.
    """

    purposes: ClassVar[tuple[str, ...]] = ("advance", "building", "wonder", "recruit", "happiness", "range", "boost", "card", "effect")
    # the prices that ``price`` may change; an advance should say less
    cheapens: ClassVar[int] = (1 << 48) - 1  # the advances whose price it may change, as a mask

    frees: ClassVar[bool] = False  # they cost nothing by it
    late: ClassVar[bool] = False  # it answers after all others (COC-6.4.8, 14.4)

    # --- queries

    def cheapened(self, p: Player) -> int:
        """The advances whose price it may change now, as a mask."""
        return type(self).cheapens

    def collect_from(self, s: State, p: Player, city: int, space: int) -> int:
        """The goods (a mask of 1 << good) that *city* may take from *space* by this effect; blocked spaces are not asked about."""
        return 0

    def size_bonus(self, s: State, p: Player, city: int) -> int:
        """By how much the city counts as larger for collecting and recruiting (never asked of angry cities)."""
        return 0

    def price(self, s: State, p: Player, deal: Deal) -> None:
        """Change a price, what may stand for it, or add another way to pay (payment.Deal)."""

    def may_recruit(self, s: State, p: Player, city: int, kind: int) -> bool:
        """Whether this allows a unit without the building it needs."""
        return False

    def range_bonus(self, s: State, p: Player, source: int) -> int:
        """What it adds to the range of culture influence from the city *source*."""
        return 0

    def combat_value(self, s: State, p: Player, b: Any, side: int) -> int:
        """What it adds to *p*'s combat value in this round of a land battle."""
        return 0

    def sea_value(self, s: State, p: Player, b: Any, side: int) -> int:
        """The same in a naval battle."""
        return 0

    def extra_dice(self, s: State, p: Player, b: Any, side: int) -> int:
        return 0

    def cancels(self, s: State, p: Player, b: Any, side: int) -> int:
        """Hits on *p* that are cancelled for nothing in this round."""
        return 0

    def forbids_tactic(self, s: State, p: Player, b: Any, side: int) -> bool:
        """Whether the enemy of *p* may play no tactic in this round (COC-6.3.6)."""
        return False

    def points(self, s: State, p: Player) -> list[tuple[int, int]]:
        """The rows (scoring.CITY_PIECES ...) and half points that it adds at the end."""
        return []

    # --- happenings: what is returned is done before anything else goes on

    def gained(self, s: State, p: Player, advance: int, paid: tuple[int, ...]) -> Step | None:
        """*p* gained a regular advance (maybe this one), paying these goods (COC-14.4)."""
        return None

    def founded(self, s: State, p: Player, city: int) -> Step | None:
        return None

    def built(self, s: State, p: Player, city: int, building: int, wonder: int) -> Step | None:
        """*p* built a building, or a wonder (the other is NONE), by action or card (COC-5.3.16)."""
        return None

    def collected(self, s: State, p: Player, collect: Any) -> Step | None:
        """Spaces were chosen: add to ``collect.gains`` (COC-14.11; called in the order of COLLECT_ORDER)."""
        return None

    def activated(self, s: State, p: Player, city: int, what: str) -> Step | None:
        """After the action of an activation, before mood falls (COC-14.5 d); *what*: collect, construct, recruit or other."""
        return None

    def recruited(self, s: State, p: Player, recruit: Any) -> Step | None:
        """After a recruit action (COC-5.3.26): ``recruit.units`` by kind, ``recruit.paid``, ``recruit.drafted``, ``recruit.city``."""
        return None

    def moved(self, s: State, p: Player, start: int, space: int, group: tuple[int, ...]) -> Step | None:
        """A group (counts by unit kind) of *p* arrived on *space*."""
        return None

    def move_ended(self, s: State, p: Player, move: Any) -> Step | None:
        """A move action is over: ``move.ships`` whether a ship moved, ``move.navigated``, ``move.captured`` cities by their leader."""
        return None

    def before_battle(self, s: State, p: Player, b: Any, side: int) -> Step | None:
        """COC-6.2.4: leader payments; attacker first."""
        return None

    def round_begins(self, s: State, p: Player, b: Any, side: int) -> Step | None:
        """COC-6.3.6, step 0 (Terror)."""
        return None

    def before_roll(self, s: State, p: Player, b: Any, side: int) -> Step | None:
        """COC-6.3.9: Immortals."""
        return None

    def cancel_paid(self, s: State, p: Player, b: Any, side: int) -> Step | None:
        """COC-6.3.9: cancels that cost something; ``b.hits[side]`` hits threaten *p*; a step adds to ``b.cancelled[side]``."""
        return None

    def after_round(self, s: State, p: Player, b: Any, side: int) -> Step | None:
        """Both sides still have units (Dido)."""
        return None

    def after_battle(self, s: State, p: Player, fight: Any) -> Step | None:
        """COC-6.4.8: *p* took part in this battle (state.Fight), which is over and captured what it captured."""
        return None

    def captured(self, s: State, p: Player, capture: Any) -> Step | None:
        """COC-14.6, winner effects: *p* captured ``capture.space`` from ``capture.loser``."""
        return None

    def city_lost(self, s: State, p: Player, space: int, winner: int) -> Step | None:
        """A city of *p* was captured (Revolt)."""
        return None

    def influenced(self, s: State, p: Player, influence: Any) -> Step | None:
        """A culture influence of *p* succeeded (COC-5.7.13, rewards)."""
        return None

    def leader_died(self, s: State, p: Player) -> Step | None:
        """*p*'s leader died or was discarded (Embalming)."""
        return None

    def before_event(self, s: State, p: Player) -> Step | None:
        """COC-7.3.2 a: *p* is about to draw an event."""
        return None

    def event_drawn(self, s: State, p: Player, event: Any) -> Step | None:
        """COC-7.3.2 c: *p* drew ``event.card`` and may replace it."""
        return None


BY_ADVANCE: Final[dict[int, Effect]] = {}
BY_SPECIAL: Final[dict[int, Effect]] = {}
BY_LEADER: Final[dict[int, Effect]] = {}
BY_WONDER: Final[dict[int, Effect]] = {}
BY_EVENT: Final[dict[int, Effect]] = {}  # cards kept before a player
ADVANCES_AT: Final[list[int]] = [0] * len(MOMENT_NAMES)  # by moment: masks of those that answer it
SPECIALS_AT: Final[list[int]] = [0] * len(MOMENT_NAMES)
LEADERS_AT: Final[list[int]] = [0] * len(MOMENT_NAMES)
WONDERS_AT: Final[list[int]] = [0] * len(MOMENT_NAMES)
EVENTS_AT: Final[list[int]] = [0] * len(MOMENT_NAMES)
NOTHING: Final[list[Effect]] = []


def _enroll(book: dict[int, Effect], masks: list[int], number: int, effect: Effect) -> None:
    book[number] = effect
    for moment, name in enumerate(MOMENT_NAMES):
        if getattr(type(effect), name) is not getattr(Effect, name):
            masks[moment] |= 1 << number


def enroll_advance(id: str, effect: Effect) -> None:
    _enroll(BY_ADVANCE, ADVANCES_AT, ADVANCE[id], effect)


def enroll_special(id: str, effect: Effect) -> None:
    _enroll(BY_SPECIAL, SPECIALS_AT, SPECIAL[id], effect)


def enroll_leader(id: str, effect: Effect) -> None:
    _enroll(BY_LEADER, LEADERS_AT, LEADER_CARD[id], effect)


def enroll_wonder(id: str, effect: Effect) -> None:
    _enroll(BY_WONDER, WONDERS_AT, WONDER[id], effect)


def enroll_event(id: str, effect: Effect) -> None:
    """A card that works while it is kept before a player (Great Architect, Great Diplomat)."""
    _enroll(BY_EVENT, EVENTS_AT, EVENT[id], effect)


def answering(p: Player, moment: int) -> list[Effect]:
    """The effects of *p* that answer a moment: advances, civilization advances, leader, wonders, kept cards, each in order.

    The list is shared: nobody changes it.
    """
    mine = p.effects & ADVANCES_AT[moment]
    special = p.specials & SPECIALS_AT[moment]
    wonders = p.wonders & WONDERS_AT[moment]
    led = LEADERS_AT[moment] >> p.leader & 1 if p.leader != NONE else 0
    kept = EVENTS_AT[moment] if p.kept else 0
    of_advances = _of_advances(moment, mine) if mine else NOTHING
    if not special | wonders | led | kept:
        return of_advances
    found = of_advances.copy()
    _collect(BY_SPECIAL, special, found)
    if led:
        found.append(BY_LEADER[p.leader])
    _collect(BY_WONDER, wonders, found)
    if kept:
        found += [BY_EVENT[card] for card in p.kept if EVENTS_AT[moment] >> card & 1]
    return found


OF_ADVANCES: Final[list[dict[int, list[Effect]]]] = [{} for _ in MOMENT_NAMES]  # by moment and set of advances: found once


def _of_advances(moment: int, mine: int) -> list[Effect]:
    """The effects of these advances, all of which answer a moment."""
    known = OF_ADVANCES[moment]
    found = known.get(mine)
    if found is None:
        found = known[mine] = []
        _collect(BY_ADVANCE, mine, found)
    return found


def _collect(book: dict[int, Effect], bits: int, found: list[Effect]) -> None:
    while bits:
        low = bits & -bits
        found.append(book[low.bit_length() - 1])
        bits ^= low


# --- who has what


def owns(p: Player, advance: int) -> bool:
    """Whether a cube of *p* lies on this advance: for prerequisites, objectives and points."""
    return p.advances >> advance & 1 == 1


def has(p: Player, advance: int) -> bool:
    """Whether the effect of this advance works for *p* now, also through the Great Library or Man God."""
    return p.effects >> advance & 1 == 1


def has_special(p: Player, special: int) -> bool:
    """Whether *p* has this civilization advance (0-59)."""
    return p.specials >> special & 1 == 1


def leads(p: Player, leader: int) -> bool:
    """Whether this leader card is in play for *p*."""
    return p.leader == leader


def has_wonder(p: Player, wonder: int) -> bool:
    """Whether this wonder works for *p* now: it stands in a city of theirs."""
    return p.wonders >> wonder & 1 == 1


MAN_GOD: Final = SPECIAL["man_god"]


def refresh(s: State, p: Player) -> None:
    """Work out anew what works for *p*: after advances, civilization advances, the named advance or wonders changed hands."""
    bits = p.advances
    if p.named != NONE:
        bits |= 1 << p.named
    if p.specials >> MAN_GOD & 1:
        bits |= (p.advances & IN_CATEGORY[THEOCRACY]) >> ROW_SHIFT
    p.effects = bits
    wonders = 0
    for wonder in range(WONDERS):
        space = s.wonder_at[wonder]
        if space >= 0 and s.city[space] == p.seat:
            wonders |= 1 << wonder
    p.wonders = wonders


def refresh_all(s: State) -> None:
    for p in s.players:
        refresh(s, p)


def government(p: Player) -> int:
    """All cubes of *p* on government advances, as a mask."""
    return p.advances & GOVERNMENTS


# --- once per turn: bits of Player.once, cleared at the end of the turn (COC-3.8)

ONCE_NAMES: Final = (
    "husbandry", "public_education", "free_education", "priesthood", "state_religion", "bartering", "taxes", "arts", "theaters",
    "absolute_power", "great_library", "great_statue", "great_mausoleum", "peace_and_poetry", "pottery", "shogunate_card",
    "shogunate_draft", "imperial_army", "tribal_allies", "ballcourts", "city_states", "tributes", "mass_sacrifice", "spread_of_fear",
    "navigator", "beloved", "architect", "danegeld", "buddhism", "enforcer", "statesman", "calendar", "human_sacrifice", "spare_1",
    "spare_2", "spare_3",
)  # fmt: skip
ONCE: Final[dict[str, int]] = {name: 1 << i for i, name in enumerate(ONCE_NAMES)}


def used(p: Player, once: int) -> bool:
    """Whether this once-per-turn effect was used this turn."""
    return p.once & once != 0


COLLECT_ORDER: Final = ("rice_cultivation", "canals", "metallurgy", "public_education", "pottery")  # COC-14.11
