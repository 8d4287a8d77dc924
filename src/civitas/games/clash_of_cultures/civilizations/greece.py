"""Greece: Study, Sparta; Alexander, Leonidas I, Pericles (Hellenistic Culture is in influence and Arts, City States in ``activation``)."""

from __future__ import annotations

from typing import Any, ClassVar

from civitas.kernel.flow import Step

from ..battles.battle import Battle
from ..cities import has_building
from ..effects import Effect, enroll_leader, enroll_special
from ..menu import enroll_action
from ..payment import DRAFT_MOOD, RECRUIT_PRICE, Deal
from ..resources import gain
from ..state import Player, State
from ..tables import ACADEMY, CULTURE, EDUCATION, IDEA, LEADER_CARD
from .leading import School, fights, his_city


class Study(Effect):
    """An idea for recruiting in a city with an academy (COC-SPA-study)."""

    def recruited(self, s: State, p: Player, recruit: Any) -> Step | None:
        if has_building(s, recruit.city, ACADEMY):
            gain(s, p, IDEA)
        return None


class Sparta(Effect):
    """Culture tokens for Draft; a smaller army lets the enemy play no tactic on land (COC-SPA-sparta)."""

    purposes: ClassVar[tuple[str, ...]] = ("recruit",)

    def price(self, s: State, p: Player, deal: Deal) -> None:
        if deal.purpose == RECRUIT_PRICE:
            deal.covers[CULTURE] |= 1 << DRAFT_MOOD

    def forbids_tactic(self, s: State, p: Player, b: Battle, side: int) -> bool:
        return not b.sea and b.units[side] < b.units[1 - side]


class Alexander(Effect):
    """+1 for each region other than the starting one with an own city (COC-LDR-alexander)."""

    def combat_value(self, s: State, p: Player, b: Battle, side: int) -> int:
        if not fights(s, b, side):
            return 0
        return len({s.board.slot_of[city] for city in p.cities} - {s.board.slot_of[p.home]})


class Leonidas(Effect):
    """A culture token for recruiting in his city; +2 for each unit the enemy has more (COC-LDR-leonidas)."""

    def recruited(self, s: State, p: Player, recruit: Any) -> Step | None:
        if recruit.city == his_city(s, p):
            gain(s, p, CULTURE)
        return None

    def combat_value(self, s: State, p: Player, b: Battle, side: int) -> int:
        return 2 * max(0, b.units[1 - side] - b.units[side]) if fights(s, b, side) else 0


class Pericles(Effect):
    """+2 in naval battles of the ships that carry him (COC-LDR-pericles)."""

    def sea_value(self, s: State, p: Player, b: Battle, side: int) -> int:
        return 2 if b.leader_here(s, side) else 0


class Master(School):
    """Pericles' school (COC-LDR-pericles)."""

    verb: ClassVar[str] = "master"
    leader: ClassVar[int] = LEADER_CARD["pericles"]
    category: ClassVar[int] = EDUCATION


enroll_special("study", Study())
enroll_special("sparta", Sparta())
enroll_leader("alexander", Alexander())
enroll_leader("leonidas", Leonidas())
enroll_leader("pericles", Pericles())
enroll_action(Master())
