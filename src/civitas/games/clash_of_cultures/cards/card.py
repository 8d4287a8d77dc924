"""What a tactic, a civil half, an objective and an event text answer."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from ..battles.battle import Battle
from ..state import Deed, Player, State
from ..tables import CIVIL, EVENT, OBJECTIVE, TACTIC


class Tactic:
    """The lower half of an action card (COC-6.3).  *side*: of whoever played it."""

    reveal_order: ClassVar[int] = 2  # Scout 0, Martyr 1, others 2, Tactical Retreat 3 (COC-6.3.7)

    def possible(self, s: State, b: Battle, side: int) -> bool:
        """Whether it may be played beyond fighters, role and location, which the battle checks."""
        return True

    def reveal(self, s: State, b: Battle, side: int) -> Step | None:
        return None

    def before_roll(self, s: State, b: Battle, side: int) -> Step | None:
        """The payment of Siege."""
        return None

    def dice(self, s: State, b: Battle, side: int) -> int:
        return 0

    def value(self, s: State, b: Battle, side: int) -> int:
        """What it adds to the combat value of its side."""
        return 0

    def penalty(self, s: State, b: Battle, side: int) -> int:
        """What it takes from the combat value of the other side."""
        return 0

    def silences(self, s: State, b: Battle, side: int) -> bool:
        """Whether the other side has no clash abilities."""
        return False

    def cancels(self, s: State, b: Battle, side: int) -> int:
        """Hits on its own side that it cancels."""
        return 0

    def after_casualties(self, s: State, b: Battle, side: int) -> Step | None:
        """Encircled."""
        return None

    def round_ends(self, s: State, b: Battle, side: int) -> Step | None:
        """Surprise."""
        return None


class Civil:
    """The upper half of an action card (COC-7.1.2), or a great person card from hand."""

    start: ClassVar[bool] = False  # only in the start of turn menu (Negotiations)
    after_capture: ClassVar[bool] = False  # only right after a capture (Teach Us!)
    after_battle: ClassVar[bool] = False  # only in a turn with a battle

    def choices(self, s: State, p: Player) -> list[tuple[int, ...]]:
        """What must be named when it is announced: a target player ... as the numbers that follow the card in ("play", card, ...).

        ``[()]``: nothing; ``[]``: it cannot be played now.
        """
        return [()]

    def why_not(self, s: State, p: Player, named: tuple[int, ...]) -> Refusal | None:
        """Why it may not be played so."""
        return None

    def play(self, s: State, p: Player, named: tuple[int, ...]) -> Step | None:
        """Its effect, after the cost was paid and nobody cancelled it."""
        return None


class Objective:
    """One half of an objective card (COC-7.2)."""

    deed: ClassVar[str] = ""  # the kind of deed that may meet it at once, whose seat alone it serves

    def met(self, s: State, seat: int) -> bool:
        """In the status phase."""
        return False

    def progress(self, s: State, seat: int) -> tuple[int, int] | None:
        """How many it counts now, and how many it needs; None: it counts nothing."""
        return None

    def met_by(self, s: State, seat: int, deed: Deed) -> bool:
        """At once, by something public that just happened."""
        return False

    def complete(self, s: State, seat: int) -> Step | None:
        """What completing it costs or does."""
        return None

    def excludes(self) -> tuple[str, ...]:
        """Objectives that cannot be completed in the same status phase (COC-7.2.6)."""
        return ()


class EventText:
    """The text of an event card (COC-7.6); its symbol was resolved before."""

    kept: ClassVar[bool] = False  # it does not go to the discard pile by itself

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        """*seat* drew it."""
        return None


TACTICS_PLAYED: Final[dict[int, Tactic]] = {}
CIVIL_PLAYED: Final[list[Civil]] = [Civil()] * len(CIVIL)  # by upper half
ANY_TIME, AT_START, AFTER_CAPTURE = 0, 1, 2
CIVIL_MOMENT: Final[list[int]] = [ANY_TIME] * len(CIVIL)  # when an upper half may be played
AFTER_BATTLE: Final[list[bool]] = [False] * len(CIVIL)  # the upper halves that need one in this turn
PERSONS_PLAYED: Final[dict[int, Civil]] = {}  # by event card
OBJECTIVES_MET: Final[dict[int, Objective]] = {}
EVENT_TEXTS: Final[dict[int, EventText]] = {}


def enroll_tactic(id: str, tactic: Tactic) -> None:
    TACTICS_PLAYED[TACTIC[id]] = tactic


def enroll_civil(id: str, civil: Civil) -> None:
    CIVIL_PLAYED[CIVIL[id]] = civil
    CIVIL_MOMENT[CIVIL[id]] = AT_START if civil.start else AFTER_CAPTURE if civil.after_capture else ANY_TIME
    AFTER_BATTLE[CIVIL[id]] = civil.after_battle


def enroll_person(id: str, civil: Civil) -> None:
    PERSONS_PLAYED[EVENT[id]] = civil


def enroll_objective(id: str, objective: Objective) -> None:
    OBJECTIVES_MET[OBJECTIVE[id]] = objective


def enroll_text(id: str, text: EventText) -> None:
    EVENT_TEXTS[EVENT[id]] = text


PASS: Final[Option] = ("pass",)
