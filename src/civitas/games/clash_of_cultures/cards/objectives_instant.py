"""Objectives that are completed at once (COC-7.2, Appendix A.4): what must just have happened.  All of it is public."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from civitas.kernel.flow import Step

from ..cities import distance
from ..state import DRAFTED_TWICE, Deed, Fight, State, was_fought
from ..tables import ANGRY, BARBARIANS, PIRATES
from .card import Objective, enroll_objective
from .objectives_status import magnificent_culture

ATTACKER: Final = 0
DEFENDER: Final = 1

Question = Callable[[State, int, Fight], bool]


class InBattle(Objective):
    """Met by a battle that has just ended."""

    deed: ClassVar[str] = "battle"

    def __init__(self, question: Question) -> None:
        self.question = question

    def met_by(self, s: State, seat: int, deed: Deed) -> bool:
        return deed.kind == "battle" and deed.seat == seat and self.question(s, seat, s.fights[deed.at])


def side_of(fight: Fight, seat: int) -> int:
    return ATTACKER if fight.attacker == seat else DEFENDER


def killed(fight: Fight, seat: int) -> int:
    """Army units (at sea: ships) that *seat* destroyed in it."""
    return fight.lost[1 - side_of(fight, seat)]


def strength_of(fight: Fight, side: int) -> int:
    """Fighting units of a side when it began."""
    return fight.attackers if side == ATTACKER else fight.defenders


def enemy_of(fight: Fight, seat: int) -> int:
    return fight.defender if fight.attacker == seat else fight.attacker


def is_opponent(s: State, owner: int) -> bool:
    """Another player, not barbarians or pirates (COC-4.6.1)."""
    return 0 <= owner < len(s.players)


def won(fight: Fight, seat: int) -> bool:
    """COC-6.4.7: taking what nobody defends is no victory; holding it behind the Great Wall is."""
    return fight.winner == seat and was_fought(fight)


def outnumbered(fight: Fight, seat: int) -> bool:
    side = side_of(fight, seat)
    return strength_of(fight, side) < strength_of(fight, 1 - side)


def conqueror(s: State, seat: int, fight: Fight) -> bool:
    """Captured a defended city of an opponent."""
    return fight.captured and fight.attacker == seat and is_opponent(s, fight.owner) and (fight.defenders > 0 or fight.fortress)


def naval_assault(s: State, seat: int, fight: Fight) -> bool:
    """Captured an opponent's city from a ship."""
    return fight.captured and fight.attacker == seat and is_opponent(s, fight.owner) and fight.from_ship


def barbarian_conquest(s: State, seat: int, fight: Fight) -> bool:
    """Captured a barbarian city that at least 2 barbarian army units defended."""
    return fight.captured and fight.attacker == seat and fight.owner == BARBARIANS and fight.defenders >= 2


def is_same_army(a: Fight, b: Fight, seat: int) -> bool:
    """Whether *seat* attacked the same army or city twice.  Who attacked once cannot attack again, so attackers always differ."""
    return a.attacker == seat == b.attacker and (a.space, a.defender) == (b.space, b.defender)


def warmonger(s: State, seat: int, fight: Fight) -> bool:
    """The second land battle of this turn, against different armies or cities, at least one of them won."""
    mine = [each for each in s.fights if not each.sea and seat in (each.attacker, each.defender)]
    if fight.sea or not any([each is not fight and not is_same_army(each, fight, seat) for each in mine]):
        return False
    return any([won(each, seat) for each in mine])


def general(s: State, seat: int, fight: Fight) -> bool:
    """At least 3 enemy army units destroyed in one land battle."""
    return not fight.sea and killed(fight, seat) >= 3


def great_battle(s: State, seat: int, fight: Fight) -> bool:
    """A land battle of at least 6 army units in total, also where the Great Wall decided it without a round."""
    return not fight.sea and fight.attackers + fight.defenders >= 6


def defiance(s: State, seat: int, fight: Fight) -> bool:
    """Won against an opponent with fewer units."""
    return won(fight, seat) and is_opponent(s, enemy_of(fight, seat)) and outnumbered(fight, seat)


def bold(s: State, seat: int, fight: Fight) -> bool:
    """Won against an opponent who has more Warfare advances, or more units."""
    if not won(fight, seat) or not is_opponent(s, enemy_of(fight, seat)):
        return False
    side = side_of(fight, seat)
    return fight.warfare[1 - side] > fight.warfare[side] or outnumbered(fight, seat)


def legendary_battle(s: State, seat: int, fight: Fight) -> bool:
    """Fought as attacker with at least 3 army units against a city of size 5 with a wonder."""
    return fight.attacker == seat and not fight.sea and fight.rounds > 0 and fight.attackers >= 3 and fight.size == 5 and fight.wonders >= 1


def scavenger(s: State, seat: int, fight: Fight) -> bool:
    """Destroyed a settler or ship with which its owner could have traded."""
    return fight.route >> 1 - side_of(fight, seat) & 1 == 1


def aggressor(s: State, seat: int, fight: Fight) -> bool:
    """Won a land battle as attacker and destroyed at least 2 army units."""
    return fight.attacker == seat and not fight.sea and won(fight, seat) and killed(fight, seat) >= 2


def resistance(s: State, seat: int, fight: Fight) -> bool:
    """Destroyed at least 2 enemy army units as defender in a land battle, against anyone."""
    return fight.defender == seat and not fight.sea and killed(fight, seat) >= 2


def great_commander(s: State, seat: int, fight: Fight) -> bool:
    """Won with the leader taking part and without more army units."""
    side = side_of(fight, seat)
    return won(fight, seat) and fight.leader_fought >> side & 1 == 1 and strength_of(fight, side) <= strength_of(fight, 1 - side)


def brutus(s: State, seat: int, fight: Fight) -> bool:
    """Destroyed a leader and at least 2 other army units or ships in one battle."""
    side = 1 - side_of(fight, seat)
    leaders = fight.lost_leaders[side]
    return leaders > 0 and killed(fight, seat) - (0 if fight.sea else leaders) + fight.drowned[side] >= 2


def trample(s: State, seat: int, fight: Fight) -> bool:
    """Won a land battle as attacker; cavalry or an elephant survived."""
    return fight.attacker == seat and not fight.sea and won(fight, seat) and fight.survivors > 0


def sea_cleansing(s: State, seat: int, fight: Fight) -> bool:
    """Won the second naval battle of this turn against pirates."""
    if not fight.sea or not won(fight, seat) or enemy_of(fight, seat) != PIRATES:
        return False
    return sum([each.sea and won(each, seat) and enemy_of(each, seat) == PIRATES for each in s.fights]) >= 2


PLAIN: Final[tuple[Question, ...]] = (
    conqueror, naval_assault, barbarian_conquest, warmonger, general, great_battle, defiance, bold, legendary_battle, scavenger, aggressor,
    resistance, great_commander, brutus, trample, sea_cleansing,
)  # fmt: skip
for _question in PLAIN:
    enroll_objective(_question.__name__, InBattle(_question))


# --- what is no battle


class Draft(Objective):
    """Draft was used in two recruit actions of this turn."""

    deed: ClassVar[str] = "draft"

    def met_by(self, s: State, seat: int, deed: Deed) -> bool:
        return deed.kind == "draft" and deed.seat == seat and s.players[seat].turn_marks & DRAFTED_TWICE != 0


class CityFounder(Objective):
    """Founded a city at least 5 spaces from the starting city space."""

    deed: ClassVar[str] = "found"

    def met_by(self, s: State, seat: int, deed: Deed) -> bool:
        return deed.kind == "found" and deed.seat == seat and distance(s, s.players[seat].home, deed.at) >= 5

    def complete(self, s: State, seat: int) -> Step | None:
        s.founder_round.append(seat)  # COC-7.2.6: no Colony in the status phase that follows
        return None


class MagnificentCulture(Objective):
    """Just built a wonder; in the status phase: built the only one of the round just finished."""

    deed: ClassVar[str] = "wonder"

    def met(self, s: State, seat: int) -> bool:
        have, need = magnificent_culture(s, seat)
        return have >= need

    def met_by(self, s: State, seat: int, deed: Deed) -> bool:
        return deed.kind == "wonder" and deed.seat == seat


class TerrorRegime(Objective):
    """At least 4 angry cities; looked at whenever one becomes angry (COC-7.2.8)."""

    deed: ClassVar[str] = "angry"

    def met_by(self, s: State, seat: int, deed: Deed) -> bool:
        have, need = self.progress(s, seat)
        return deed.kind == "angry" and deed.seat == seat and have >= need

    def progress(self, s: State, seat: int) -> tuple[int, int]:
        return sum([s.mood[space] == ANGRY for space in s.players[seat].cities]), 4


enroll_objective("draft", Draft())
enroll_objective("city_founder", CityFounder())
enroll_objective("magnificent_culture", MagnificentCulture())
enroll_objective("terror_regime", TerrorRegime())
