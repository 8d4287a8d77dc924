"""E6: conflict (CIV80-8), fought as in CIV80-22.1 to 22.3."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import Ask, Call, Next, Step
from civitas.kernel.records import Option

from .atlas import POP
from .effects import attackers_needed, removes_last
from .pieces import crowd, hand_over, parties, place, raze, remove, spare_cities
from .state import NOBODY, Player, State
from .support import SupportCheck

POSTPONE: Final[Option] = ("postpone",)
SURRENDER: Final[Option] = ("surrender",)
CITY_TOKENS: Final = 6  # CIV80-8.6: tokens that take the place of an assaulted city



class Conflicts(Step):
    """Too many tokens, or foreign ones beside a city: all conflicts of the round, one after the other."""

    areas: list[int] = []  # still to be decided, in the order of CIV80-8.13
    postponed: dict[int, int] = {}  # assault -> conflicts decided when it was postponed
    decided: int = 0

    def begin(self, s: State) -> Next:
        self.areas = [area for area, mask in enumerate(s.present) if mask and in_conflict(s, area)]
        if len(self.areas) > 1:
            rank = [s.order.index(seat) for seat in range(s.seats())]
            self.areas.sort(key=lambda area: order_key(s, rank, area))
        return self.next_conflict(s)

    def next_conflict(self, s: State) -> Next:
        while self.areas:
            area = self.areas[0]
            if s.city[area] == NOBODY:
                fight(s, area, full=False)
            elif is_besieged(s, area) and self.falls_without_a_fight(s, area):
                if self.may_postpone(s, area):
                    threat = {"area": area, "seat": parties(s, area)[0]}
                    return Ask(s.city[area], "surrender", (POSTPONE, SURRENDER), then=self.answer, rule="CIV80-8.10", about=threat)
                surrender(s, area)
            self.settle()
        return Call(SupportCheck())  # CIV80-8.12

    def falls_without_a_fight(self, s: State, area: int) -> bool:
        """CIV80-22.2: storm the city, unless its owner lacks the tokens to defend it."""
        owner = s.players[s.city[area]]
        if owner.stock < CITY_TOKENS:
            return True
        assault(s, area)
        return False

    def may_postpone(self, s: State, area: int) -> bool:
        """CIV80-22.3: while the owner has another conflict ahead, and something was decided since the last time."""
        owner = s.city[area]
        ahead = any([s.city[other] == owner or s.present[other] >> owner & 1 for other in self.areas[1:]])
        return ahead and self.postponed.get(area, -1) != self.decided

    def answer(self, s: State, option: Option) -> Next:
        area = self.areas[0]
        if option == POSTPONE:
            s.tell("postpones", seat=s.city[area], area=area)
            self.postponed[area] = self.decided
            self.areas.append(self.areas.pop(0))
            return self.next_conflict(s)
        surrender(s, area)
        self.settle()
        return self.next_conflict(s)

    def settle(self) -> None:
        """The first conflict of the list is over."""
        del self.areas[0]
        self.decided += 1


def in_conflict(s: State, area: int) -> bool:
    """CIV80-8.1: more tokens of several players than the printed limit, or foreign tokens beside a city."""
    mask = s.present[area]
    owner = s.city[area]
    if owner != NOBODY:
        return bool(mask & ~(1 << owner))
    return bool(mask & (mask - 1)) and crowd(s, area) > POP[area]


def order_key(s: State, rank: list[int], area: int) -> tuple[bool, int, int]:
    """CIV80-8.13: conflicts without cities first, then by the first nation of the A.S.T. in them, then map order."""
    mask = s.present[area]
    if s.city[area] != NOBODY:
        mask |= 1 << s.city[area]
    return s.city[area] != NOBODY, min([rank[seat] for seat in range(s.seats()) if mask >> seat & 1]), area


def fight(s: State, area: int, full: bool) -> list[list[int]]:
    """CIV80-22.1: tokens are removed, the fewest first, until the rest fit or one player is left; *full*: a city fills the area.

    Who removed one, step by step.
    """
    before = [(seat, s.players[seat].tokens[area]) for seat in parties(s, area)]
    removals: list[list[int]] = []
    if len(before) < 2:
        return removals
    armed = [seat for seat, _ in before if removes_last(s.players[seat])]
    forged = 0 < len(armed) < len(before)  # CIV80-8.4: Metalworking counts only against those without
    s.tell("fight", area=area)
    while not is_settled(s, area, full):
        removal_round(s, area, full, forged, removals)
    for seat, n in before:
        s.tell("fights", seat=seat, area=area, before=n, after=s.players[seat].tokens[area])
    return removals


def is_settled(s: State, area: int, full: bool) -> bool:
    """Whether a fight is over: one party left, or no more tokens than the printed limit."""
    mask = s.present[area]
    return not mask & (mask - 1) or (not full and crowd(s, area) <= POP[area])


def removal_round(s: State, area: int, full: bool, forged: bool, removals: list[list[int]]) -> None:
    """CIV80-8.5: everybody removes one, those without Metalworking first, the fewest first, equals together; *removals*: who did, step by step."""
    batches: dict[tuple[bool, int], list[Player]] = {}
    for seat in parties(s, area):
        p = s.players[seat]
        batches.setdefault((forged and removes_last(p), p.tokens[area]), []).append(p)
    for key in sorted(batches):
        removals.append([p.seat for p in batches[key]])
        for p in batches[key]:
            remove(s, p, area, 1)
        mask = s.present[area]
        if not full and crowd(s, area) <= POP[area]:
            return
        if not mask & (mask - 1) and not s.rules.conflict_last_retaliation:  # CIV80-8.14
            return


def is_besieged(s: State, area: int) -> bool:
    """CIV80-8.7, 8.8: all tokens around a city fight first; whether an attacker strong enough is left.  A weak one is removed."""
    fight(s, area, full=True)
    owner = s.city[area]
    attackers = [seat for seat in parties(s, area) if seat != owner]
    if not attackers:
        return False
    p = s.players[attackers[0]]
    if p.tokens[area] >= attackers_needed(s.players[owner]):
        return True
    s.tell("attack-fails", seat=p.seat, area=area, tokens=p.tokens[area])
    remove(s, p, area, p.tokens[area])
    return False


def assault(s: State, area: int) -> None:
    """CIV80-8.6: six tokens take the place of the city, and they fight."""
    owner = raze(s, area)
    place(s, owner, area, CITY_TOKENS)
    s.tell("city-stormed", seat=owner.seat, area=area)
    fight(s, area, full=False)


def surrender(s: State, area: int) -> None:
    """CIV80-8.9: the city becomes the attacker's; if they have no piece for it, it is eliminated."""
    owner = s.city[area]
    attacker = s.players[parties(s, area)[0]]
    if spare_cities(s, attacker):
        hand_over(s, area, attacker)
        s.tell("city-surrenders", seat=owner, area=area, attacker=attacker.seat)
    else:
        raze(s, area)
        s.tell("city-eliminated", seat=owner, area=area)
