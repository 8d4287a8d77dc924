"""Each law catches the mistakes it is there for: deliberate faults in the miniature game."""

from __future__ import annotations

from collections.abc import Iterator

import faults
import marches
import pytest

from civitas.kernel.history import ANOTHER_SEAT_ACTED, CHANCE_WAS_USED, SOMETHING_WAS_SHOWN, History
from civitas.kernel.options import Refusal
from civitas.kernel.registry import Game
from civitas.laws import Case, Coverage, Examination, Failure, Fuzz, Secrets, shorten_failure
from civitas.laws.examine import ALL

GAMES = 12


def first_failure(game: Game, history: type[History] = History, laws: frozenset[int] = ALL) -> Failure | None:
    """The first of these laws broken in a few games."""
    coverage, secrets = Coverage(game), Secrets()
    for n in range(GAMES):
        case = Case(game, 2 + n % 2, {"rounds": 2 + n % 3 * 2}, n)
        failure = Examination(case, coverage, secrets, positions=60, history=history, laws=laws).run()
        if failure is not None:
            return failure
    return None


@pytest.fixture
def game(request: pytest.FixtureRequest) -> Iterator[Game]:
    made = faults.variant(request.param)
    yield made
    faults.forget(made)


@pytest.mark.parametrize("fault", faults.REFUSED_AT_IMPORT, ids=lambda fault: fault.name)
def test_this_does_not_even_import(fault: faults.Fault) -> None:
    with pytest.raises(TypeError):
        faults.variant(fault)


@pytest.mark.parametrize(("fault", "game"), [(f, f) for f in faults.FAULTS], ids=[f.name for f in faults.FAULTS], indirect=["game"])
def test_this_fault_is_caught(fault: faults.Fault, game: Game) -> None:
    failure = first_failure(game)
    assert failure is not None, "no law noticed it"
    assert failure.law in fault.laws, str(failure)
    assert not failure.record().text().count("\n\n\n")


# --- law 7: a history that is too kind


class AcrossChance(History):
    def _close(self, why: Refusal) -> None:
        if why != CHANCE_WAS_USED:
            super()._close(why)


class AcrossWhatWasShown(History):
    def _close(self, why: Refusal) -> None:
        if why != SOMETHING_WAS_SHOWN:
            super()._close(why)


class AcrossSeats(History):
    def _close(self, why: Refusal) -> None:
        if why != ANOTHER_SEAT_ACTED:
            super()._close(why)


class ForAnybody(History):
    def why_not_undo(self, seat: int) -> Refusal | None:
        return None if self.undoable else super().why_not_undo(seat)


class Forgetful(History):
    def undo(self, seat: int) -> None:
        super().undo(seat)
        self._taken_back.clear()


class Talkative(History):
    def redo(self, seat: int) -> None:
        super().redo(seat)
        self.state.tell("redoes", seat=seat)


@pytest.mark.parametrize("history", [AcrossChance, AcrossWhatWasShown, AcrossSeats, ForAnybody, Forgetful, Talkative])
def test_a_history_that_is_too_kind_is_caught(history: type[History]) -> None:
    failure = first_failure(marches.GAME, history, frozenset({7}))
    assert failure is not None
    assert failure.law == 7, str(failure)


# --- law 8


MISSING = faults.Fault("ambush never listed", (8,), "play", "        if player.ambush is None:\n", "        if False:\n")


@pytest.mark.parametrize("game", [MISSING], indirect=True)
def test_an_option_that_is_never_listed_is_missed(game: Game) -> None:
    run = Fuzz(game, positions=0)
    assert run.run(games=6) is None
    assert "verb:ambush" in run.coverage.missing()


# --- what is left of a failure


CRASH = faults.Fault("crash made short", (4,), "play", "            player.tracks[card % 8] += 1", "            player.tracks[card] += 1")
SKIPS = faults.Fault("debts made short", (5,), "play", "return NOT_ENOUGH_GOLD if cost > s.players[seat].gold else None", "return None")


@pytest.mark.parametrize("game", [CRASH, SKIPS], indirect=True, ids=["crash", "debts"])
def test_a_failure_is_made_short_and_its_record_leads_there(game: Game) -> None:
    found = first_failure(game)
    assert found is not None
    short = shorten_failure(found, patience=3)
    assert short.law == found.law
    assert len(short.played.decisions) <= len(found.played.decisions)
    record = type(short.record()).parse(short.record().text())
    assert f"law {found.law} " in record.comments[-1][0]
    record.check()  # every decision of it can be played, and it leads where it says
