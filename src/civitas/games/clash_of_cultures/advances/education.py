"""Education: Writing, Free Education, Philosophy."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import DONE, Call, Next, Step

from ..decks import draw_actions, draw_objective
from ..effects import ONCE, Effect, enroll_advance, used
from ..payment import EFFECT_PRICE, Pay, can_pay, price_of
from ..resources import gain
from ..state import Player, State
from ..tables import CATEGORY_OF, FREE_EDUCATION, GOLD, IDEA, MOOD, PHILOSOPHY, SCIENCE, WRITING

ONE_IDEA: Final = price_of(idea=1)


class Writing(Effect):
    """Whoever gains it draws an action card and an objective card (COC-ADV-writing)."""

    def gained(self, s: State, p: Player, advance: int, paid: tuple[int, ...]) -> Step | None:
        if advance != WRITING:
            return None
        draw_objective(s, p.seat)
        return draw_actions(s, p.seat)


class FreeEducation(Effect):
    """Once per turn, after paying an idea or gold for an advance: an idea for a mood token (COC-ADV-free_education, COC-5.1.9)."""

    late: ClassVar[bool] = True

    def gained(self, s: State, p: Player, advance: int, paid: tuple[int, ...]) -> Step | None:
        if advance == FREE_EDUCATION or used(p, ONCE["free_education"]) or not (paid[IDEA] or paid[GOLD]):
            return None
        return EducateFreely(p.seat) if can_pay(s, p, EFFECT_PRICE, ONE_IDEA) else None


class EducateFreely(Step):
    """They may pay an idea for a mood token."""

    seat: int

    def begin(self, s: State) -> Next:
        return Call(Pay(self.seat, EFFECT_PRICE, ONE_IDEA, optional=True, what="free-education", rule="COC-ADV-free_education"), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        if how >= 0:
            p = s.players[self.seat]
            p.once |= ONCE["free_education"]
            gain(s, p, MOOD)
        return DONE


class Philosophy(Effect):
    """An idea at once, and one for every Science advance from then on (COC-ADV-philosophy)."""

    def gained(self, s: State, p: Player, advance: int, paid: tuple[int, ...]) -> Step | None:
        if advance == PHILOSOPHY or CATEGORY_OF[advance] == SCIENCE:
            gain(s, p, IDEA)
        return None


enroll_advance("writing", Writing())
enroll_advance("free_education", FreeEducation())
enroll_advance("philosophy", Philosophy())
