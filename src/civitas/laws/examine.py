"""One game under all laws: it is played, then replayed, and the laws look at positions of it."""

from __future__ import annotations

import random
from typing import Any

from civitas.kernel.history import History
from civitas.kernel.saves import GameRecord

from .case import Broken, Case, Failure, Played, describe, find_speakers, some, viewers
from .choices import check_choices
from .course import check_pieces, check_print, check_record, check_somebody_acts, play_game
from .coverage import Coverage
from .hidden_choice import check_hidden_choice, check_sealed
from .plain import check_copies, check_unchanged
from .secrecy import Outcome, Secrets, check_flow, check_variety, check_worlds, play_on
from .takebacks import check_undo

ALL = frozenset(range(1, 8))
KEPT = 12  # earlier clones that are looked at again


class Examination:
    """Plays a case and looks at it.

    *positions*: how many are looked at, None for all; *deep*: every listed option is tried, not a sample; *laws*: only these.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> look = Examination(Case(game, 2, {}, 1), Coverage(game), Secrets(), positions=2)
    >>> look.run(limit=5) is None, look.coverage.positions
    (True, 2)
    """

    def __init__(
        self,
        case: Case,
        coverage: Coverage,
        secrets: Secrets,
        positions: int | None = 40,
        deep: bool = False,
        sense: bool = False,
        laws: frozenset[int] = ALL,
        history: type[History] = History,
    ) -> None:
        self.case = case
        self.coverage = coverage
        self.secrets = secrets
        self.positions = positions
        self.deep = deep
        self.sense = sense
        self.laws = laws
        self.history = history
        self.played = Played(case)
        self.rng = random.Random(f"look {case}")
        self.at: int | None = None  # how many decisions lead to what is looked at; None: it is still being played
        self.law = 3  # that is being looked at
        self.past: list[tuple[int, Any, str]] = []

    def run(self, limit: int | None = None) -> Failure | None:
        """The failure, if a law is broken.  *limit*: look at the first decisions only."""
        try:
            play_game(self.played, self.coverage, self.sense, limit)
            self.coverage.games += 1
            self.at = len(self.played.decisions)
            record = check_record(self.played)
            self.replay(record)
            if 6 in self.laws:
                self.secrets.check()
        except Broken as broken:
            return self.failure(broken)
        except Exception as problem:
            return self.failure(Broken(self.law, f"it cannot even be checked: {describe(problem)}"))
        return None

    def failure(self, broken: Broken) -> Failure:
        """What is broken, with the decisions that lead there."""
        n = len(self.played.decisions) if self.at is None else self.at + broken.ahead
        cut = Played(self.case, self.played.decisions[:n], self.played.prints[: n + 1])
        return Failure(broken.law, broken.sentence, cut)

    def replay(self, record: GameRecord) -> None:
        """Play the record again, and look."""
        s = self.case.new()
        chosen = self.choose_positions()
        for n, (seat, option) in enumerate(record.decisions):
            self.at, self.law = n, 2
            check_print(s, self.played, n)
            if n in chosen:
                self.look(s, n)
            self.at, self.law = n + 1, 2
            try:
                s.play(option, seat)
            except Exception as problem:
                self.at = n
                raise Broken(2, f"the record cannot be replayed: {option} of seat {seat} at {s.where}: {describe(problem)}") from problem
            if 1 in self.laws:
                check_unchanged(self.past[-1:])
        check_print(s, self.played, len(record.decisions))
        if 1 in self.laws:
            check_unchanged(self.past)
        if s.over and 6 in self.laws:
            for viewer in viewers(s):
                s.view(viewer)

    def choose_positions(self) -> set[int]:
        """Some positions, so that every kind of question has its share."""
        asked = self.played.asked
        if self.positions is None or self.positions >= len(asked):
            return set(range(len(asked)))
        kinds: dict[str, list[int]] = {}
        for n, what in enumerate(asked):
            kinds.setdefault(what, []).append(n)
        for places in kinds.values():
            self.rng.shuffle(places)
        chosen: set[int] = set()
        while len(chosen) < self.positions:
            for places in kinds.values():
                if places and len(chosen) < self.positions:
                    chosen.add(places.pop())
        return chosen

    def look(self, s: Any, n: int) -> None:
        """All laws at one position, which the first *n* decisions lead to."""
        game, rng, laws = self.case.game, self.rng, self.laws
        verbs = list(self.coverage.verbs)
        self.coverage.positions += 1
        if 1 in laws:
            self.law = 1
            check_copies(s, self.played, n, thorough=self.deep or rng.random() < 0.25)
            self.past = [*self.past[-KEPT:], (n, s.clone(), self.played.prints[n])]
        if 4 in laws:
            self.law = 4
            check_choices(s, rng, verbs, self.deep)
        if 6 in laws:
            self.law = 6
            check_worlds(s, game, rng, verbs, self.secrets)
            check_variety(s, game, rng.choice(list(viewers(s))), rng)
            if rng.random() < (0.1 if self.deep else 0.03):
                play_on(s, game, rng.choice(list(viewers(s))), rng)
            self.at = n + 1
            self.look_at_what_follows(s, n)
        if 7 in laws:
            self.at, self.law = n + 1, 7
            check_undo(s, self.played, n, rng, self.history)
        self.at, self.law = n, 1
        after = s.fingerprint()
        if after != self.played.prints[n]:
            raise Broken(1, f"looking at the position has changed it: {s.where}")

    def look_at_what_follows(self, s: Any, n: int) -> None:
        """The choice that was made, and others, as every viewer would see them."""
        seat, option = self.played.decisions[n]
        choices = [(seat, option)]
        for other in find_speakers(s) if self.deep else ():
            choices += [(other, choice) for choice in some(s.legal(other), self.rng, 3)]
        for chooser, choice in dict.fromkeys(choices):
            try:
                here = Outcome(s, chooser, choice)
                for viewer in viewers(s):
                    check_flow(here, viewer, self.rng, loose=True)
                    check_flow(here, viewer, self.rng, loose=False)
                    check_hidden_choice(here, viewer, self.rng, self.case.game)
                check_sealed(s, chooser, choice, self.rng)
            except Broken:
                if (chooser, choice) != (seat, option):  # the record shows the choice that tells
                    self.played.decisions[n:] = [(chooser, choice)]
                    del self.played.prints[n + 1 :]
                raise

    def look_at_end(self, s: Any) -> None:
        """The laws at the last position, and at the choice that led to it."""
        self.at = last = len(self.played.decisions)
        check_pieces(s, self.case.game)
        if not s.over:
            check_somebody_acts(s, self.rng)
            self.look_without_future(s, last)
        if last and self.laws & {6, 7}:
            before = self.state_at(last - 1)
            if 6 in self.laws:
                self.look_at_what_follows(before, last - 1)
            self.at = last
            if 7 in self.laws:
                check_undo(before, self.played, last - 1, self.rng, self.history)

    def look_without_future(self, s: Any, at: int) -> None:
        """The laws at a position after which nothing was played."""
        if 1 in self.laws:
            check_copies(s, self.played, at, thorough=True)
        if 4 in self.laws:
            check_choices(s, self.rng, list(self.coverage.verbs), self.deep)
        if 6 in self.laws:
            check_worlds(s, self.case.game, self.rng, list(self.coverage.verbs), self.secrets)
            for viewer in viewers(s):
                check_variety(s, self.case.game, viewer, self.rng)

    def state_at(self, n: int) -> Any:
        """The position after *n* decisions."""
        s = self.case.new()
        s.chronicle = None
        for seat, option in self.played.decisions[:n]:
            s.play(option, seat)
        return s
