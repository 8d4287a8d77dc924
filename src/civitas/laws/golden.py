"""Golden records: whole games whose every decision must stay what it was, or the rules have a new version (ADR 0009).

    python -m civitas.laws.golden check [GAME ...]     replay them all
    python -m civitas.laws.golden write [GAME ...]     play new ones, after rules_version was raised
    python -m civitas.laws.golden forms [GAME ...]     note new fingerprints, where only the form of the state changed
    python -m civitas.laws.golden more [GAME ...]      add games that show what none of them has shown yet

A title has one archive, ``tests/golden/<game>.zip``, of records.  Behind every decision stands what was asked, how many
options there were, and a check rolled over everything that was asked so far; before the end, scores and ranking.
"""

from __future__ import annotations

import argparse
import dataclasses
import hashlib
import json
import random
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from civitas.bots import Bot, ask, bot, in_turn
from civitas.kernel.flow import IllegalChoice
from civitas.kernel.options import Space
from civitas.kernel.records import Option
from civitas.kernel.registry import Game, game, games
from civitas.kernel.saves import GameRecord, write_option

from .case import Case, some
from .coverage import Coverage
from .fuzz import variants
from .policies import Curious, Explorer, Policy
from .questions import Question, question

FOLDER = Path("tests", "golden")
CHECK = 4  # letters of the check behind a decision
SEARCHED = 400  # further games looked at for what no game has shown yet
PATIENCE = 150  # of them, one after another without anything new
LONGEST = 8000  # decisions of such a game
LOOKED_AT = 60  # options of a list, one decision ahead
OPTIONS_TOLD = 12


class Diverged(AssertionError):
    """A golden game is no longer the same; the sentence says where.

    >>> raise Diverged("2p-full-greedy.civ: decision 7 differs")
    Traceback (most recent call last):
    civitas.laws.golden.Diverged: 2p-full-greedy.civ: decision 7 differs
    """


class FormChanged(AssertionError):
    """All decisions are the same, and the last position has another fingerprint: checkpoints no longer fit.

    >>> raise FormChanged("the form of the state changed")
    Traceback (most recent call last):
    civitas.laws.golden.FormChanged: the form of the state changed
    """


class Rolling:
    """A check over everything that was asked so far.

    >>> roll = Rolling()
    >>> roll.over("who is asked what"), roll.over("who is asked what")
    ('0c19', 'da6c')
    """

    def __init__(self) -> None:
        self.sum = b""

    def over(self, text: str) -> str:
        """The check after this, too."""
        self.sum = hashlib.blake2b(self.sum + text.encode(), digest_size=16).digest()
        return self.sum.hex()[:CHECK]


# --- replaying


def verify(name: str, record: GameRecord) -> Any:
    """Replay a golden record; Diverged at the first decision that differs, FormChanged if only the fingerprint does.

    >>> import civitas
    >>> title = civitas.game("through_the_ages")
    >>> golden = play_golden(Case(title, 2, {"mode": "first_game"}, 1), "random", Coverage(title))
    >>> verify("one.civ", golden).over
    True
    >>> golden.notes[3] = golden.notes[3][:-1] + "x"
    >>> verify("one.civ", golden)
    Traceback (most recent call last):
    civitas.laws.golden.Diverged: one.civ: decision 4 (round 1, seat ...) differs: ...
    """
    title = game(record.game)
    if record.rules != title.rules_version:
        raise Diverged(
            f"{name} was played under rules version {record.rules} of {title.id}, these are version {title.rules_version}: "
            "`make golden` writes new ones"
        )
    s, roll = title.new(record.players, record.seed, record.options), Rolling()
    s.chronicle = None
    for n, (seat, option) in enumerate(record.decisions):
        what, count, check = record.notes[n].split()
        chosen = write_option(title.notation, option)
        if s.over or not s.pending.hears(seat):
            here = "the game is over" if s.over else f"{s.pending.what!r} is asked of {list(s.to_act)}"
            raise Diverged(_differs(name, s, n, seat, what, count, chosen, f"here {here}", title))
        asked = question(s, seat, option)
        if roll.over(asked.text) != check:
            raise Diverged(_differs(name, s, n, seat, what, count, chosen, _find(asked), title))
        try:
            s.play(option, seat)
        except IllegalChoice as refused:
            raise Diverged(_differs(name, s, n, seat, what, count, chosen, f"here it is refused: {refused.refusal}", title)) from None
    scores, ranking = _ending(record)
    if not s.over or s.scores != scores or [list(level) for level in s.ranking] != ranking:
        here = f"scores {s.scores} and ranking {s.ranking}" if s.over else f"{s.where}"
        raise Diverged(f"{name}: the game ended with scores {scores} and ranking {ranking}; here it has {here}. {_demand(title)}")
    if s.fingerprint() != record.fingerprint:
        raise FormChanged(
            f"{name}: every decision, the scores and the ranking agree, but the last position is {s.fingerprint()}, not {record.fingerprint}: "
            "the form of the state changed, and checkpoints no longer fit. If that is meant: `make golden-forms`"
        )
    return s


def _differs(name: str, s: Any, n: int, seat: int, what: str, count: str, chosen: str, found: str, title: Game) -> str:
    place = f"round {s.round}, seat {seat}" if hasattr(s, "round") else f"seat {seat}"
    return f"{name}: decision {n + 1} ({place}) differs: {what!r} was asked with {count} options, and `{chosen}` chosen; {found}. {_demand(title)}"


def _find(asked: Question) -> str:
    told = ", ".join(asked.options[:OPTIONS_TOLD]) + (", ..." if len(asked.options) > OPTIONS_TOLD else "")
    return f"here it is {asked.what!r} with {asked.size} options{': ' + told if told else ''}"


def _demand(title: Game) -> str:
    return f"If that is meant, raise rules_version of {title.id} above {title.rules_version} (docs/decisions/0009) and run `make golden`"


def _ending(record: GameRecord) -> tuple[Any, Any]:
    told = dict(line.split(": ", 1) for line in record.comments[len(record.decisions)])
    return json.loads(told["scores"]), json.loads(told["ranking"])


# --- playing


class Seeker(Policy):
    """Plays with sense, but whatever no game has chosen yet comes first.

    >>> import civitas
    >>> title = civitas.game("through_the_ages")
    >>> s = title.new(players=2, seed=1)
    >>> coverage = Coverage(title)
    >>> coverage.verbs["take"] = 1
    >>> Seeker(title, random.Random(1), coverage).choose(s, *s.to_act)
    ('end',)
    """

    def __init__(self, game: Game, rng: random.Random, coverage: Coverage) -> None:
        super().__init__(game, rng, coverage)
        self.bot: Bot = bot("greedy" if game.sense is not None else "random", game, rng.getrandbits(60))

    def choose(self, s: Any, seat: int) -> Option:
        listed = s.legal(seat)
        if not isinstance(listed, Space):
            new = [option for option in listed if not self.coverage.verbs[option[0]] and (not s.unlikely(option) or self.rng.random() < 0.02)]
            if new:
                return self.rng.choice(new)
        return ask(self.bot, s, seat) if self.rng.random() < 0.9 else super().choose(s, seat)


class Lingerer(Seeker):
    """Looks one decision ahead: what shows something new is chosen, and what ends the game is not, while anything else can be done.

    >>> import civitas
    >>> title = civitas.game("through_the_ages")
    >>> s = title.new(players=2, seed=1)
    >>> Lingerer(title, random.Random(1), Coverage(title)).choose(s, *s.to_act) in s.legal()
    True
    """

    def choose(self, s: Any, seat: int) -> Option:
        wish = super().choose(s, seat)
        options = some(s.legal(seat), self.rng, LOOKED_AT)
        if len(options) == 1 or not self.coverage.verbs[wish[0]]:
            return wish
        lasting, best, most = [], wish, 0
        for option in options:
            after = s.clone()
            after.play(option, seat)
            new = len(self.coverage.list_noticed(after) - self.coverage.seen)
            if new > most:
                best, most = option, new
            if not after.over:
                lasting.append(option)
        if most or wish in lasting or not lasting:
            return best
        end = s.clone()
        end.play(wish, seat)
        return self.rng.choice(lasting) if end.over else wish


PLAYERS = {"seeker": Seeker, "lingerer": Lingerer, "explorer": Explorer, "curious": Curious}


def play_golden(case: Case, who: str, coverage: Coverage, longest: int | None = None) -> GameRecord:
    """A whole game as a golden record; *who*: random, greedy, mixed (by turns), seeker, lingerer, explorer or curious.

    >>> import civitas
    >>> title = civitas.game("through_the_ages")
    >>> record = play_golden(Case(title, 2, {"mode": "first_game"}, 1), "greedy", Coverage(title))
    >>> record.notes[0].split()[:2], len(record.comments[len(record.decisions)])
    (['action', '6'], 2)
    """
    rng, roll, last = random.Random(f"golden {case}"), Rolling(), -1
    if who in PLAYERS:
        players: list[Any] = [PLAYERS[who](case.game, rng, coverage) for _ in range(case.players)]
    else:
        names = [who if who != "mixed" else ("greedy", "random")[seat % 2] for seat in range(case.players)]
        players = [bot(name, case.game, f"{case.seed} {seat}") for seat, name in enumerate(names)]
    s = case.new()
    s.chronicle = None
    record = GameRecord(case.game.id, case.game.rules_version, case.players, case.seed, dict(case.options), [], [])
    while not s.over and len(record.decisions) != longest:
        seat = in_turn(last, s.to_act)[0]
        player = players[seat]
        option = ask(player, s, seat) if isinstance(player, Bot) else player.choose(s, seat)
        asked = question(s, seat, option)
        coverage.notice(s)
        coverage.note_choice(s, seat, option)
        record.notes[len(record.decisions)] = f"{asked.what} {asked.size} {roll.over(asked.text)}"
        record.decisions.append((seat, option))
        s.play(option, seat)
        last = seat
    coverage.notice(s)
    record.comments[-1] = [f"golden: {who}"]
    record.comments[len(record.decisions)] = [f"scores: {json.dumps(s.scores)}", f"ranking: {json.dumps(s.ranking)}"]
    record.fingerprint = s.fingerprint() if s.over else ""
    return record


def golden_cases(title: Game) -> Iterator[tuple[str, Case, str]]:
    """Every number of players and every variant, random, greedy and mixed: names, cases, and who plays.

    >>> import civitas
    >>> names = [name for name, _, _ in golden_cases(civitas.game("through_the_ages"))]
    >>> names[0], len(names)
    ('2p-random', 18)
    """
    sizes = list(range(title.min_players, title.max_players + 1))
    able = ["random", "greedy", "mixed"] if title.sense is not None else ["random"]
    changed = variants(title, numbers=False)[1:]
    for size in sizes:
        for who in able:
            yield f"{size}p-{who}", Case(title, size, {}, f"golden {title.rules_version}"), who
    turn = 0
    for options in changed:
        fitting = [size for size in sizes if Case(title, size, options, 0).fits()]
        if len(changed) > len(sizes):  # many variants: not each at every table
            fitting = list(dict.fromkeys((fitting[turn % len(fitting)], fitting[(turn + len(fitting) // 2) % len(fitting)])))
        for size in fitting:
            who = able[turn % len(able)]
            variant = "".join(f"-{name}-{value}" for name, value in options.items())
            yield f"{size}p{variant}-{who}", Case(title, size, options, f"golden {title.rules_version}"), who
            turn += 1


def play_all(title: Game, searched: int = SEARCHED) -> tuple[dict[str, GameRecord], Coverage]:
    """All golden games of a title, and some more that show what those did not; what was seen in them.

    >>> import civitas
    >>> from dataclasses import replace
    >>> small = replace(civitas.game("through_the_ages"), max_players=2)
    >>> records, coverage = play_all(small, searched=0)
    >>> sorted(records)[:3], coverage.decisions > 500
    (['2p-greedy', '2p-mixed', '2p-mode-first_game-greedy'], True)
    """
    coverage, found = Coverage(title), {}
    for name, case, who in golden_cases(title):
        found[name] = play_golden(case, who, coverage)
    further, coverage = search(title, coverage, "search", searched)
    return found | further, coverage


def replay_all(title: Game, records: dict[str, GameRecord]) -> Coverage:
    """What is seen in these games.

    >>> import civitas
    >>> title = civitas.game("through_the_ages")
    >>> replay_all(title, {}).decisions
    0
    """
    coverage = Coverage(title)
    for record in records.values():
        s = title.new(record.players, record.seed, record.options)
        s.chronicle = None
        for seat, option in record.decisions:
            coverage.notice(s)
            coverage.note_choice(s, seat, option)
            s.play(option, seat)
        coverage.notice(s)
    return coverage


def search(title: Game, coverage: Coverage, seed: str, searched: int = SEARCHED) -> tuple[dict[str, GameRecord], Coverage]:
    """Games that show what none has shown yet; what was seen with them.

    >>> import civitas
    >>> title = civitas.game("through_the_ages")
    >>> search(title, Coverage(title), "search", searched=0)[0]
    {}
    """
    sizes = list(range(title.min_players, title.max_players + 1))
    usual: list[dict[str, Any]] = [{}]
    played = usual + variants(title, numbers=False)[1:]
    found: dict[str, GameRecord] = {}
    useful = 0
    for n in range(searched):
        before = set(coverage.missing())
        if not before or n - useful > PATIENCE:
            break
        who = list(PLAYERS)[n // 2 % len(PLAYERS)]
        size = sizes[n % len(sizes)]
        case = Case(title, size, played[n % len(played)], f"{seed} {n}")
        if not case.fits():
            continue
        shown = coverage.copy()
        record = play_golden(case, who, shown, LONGEST)
        if set(shown.missing()) < before and record.fingerprint:
            found[f"{size}p-{who}-{seed.replace(' ', '-')}-{n}"] = record
            coverage, useful = shown, n
    return found, coverage


# --- archives


def read_archive(path: Path) -> dict[str, GameRecord]:
    """The records of an archive, by name.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     write_archive(Path(folder, "toy.zip"), {"one": GameRecord("toy", 1, 2, 7, {}, [], [])})
    ...     list(read_archive(Path(folder, "toy.zip")))
    ['one']
    """
    with zipfile.ZipFile(path) as archive:
        return {name.removesuffix(".civ"): GameRecord.parse(archive.read(name).decode()) for name in archive.namelist()}


def write_archive(path: Path, records: dict[str, GameRecord]) -> None:
    """Pack them: the same records give the same bytes.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     write_archive(Path(folder, "toy.zip"), {})
    ...     Path(folder, "toy.zip").exists()
    True
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name in sorted(records):
            entry = zipfile.ZipInfo(f"{name}.civ", date_time=(1980, 1, 1, 0, 0, 0))
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, records[name].text())


def sample(records: dict[str, GameRecord], number: int) -> dict[str, GameRecord]:
    """So many of them, every number of players and every variant as far as they go, the short ones first.

    >>> records = {f"{n}p": GameRecord("toy", 1, n, 7, {}, [], []) for n in (2, 2, 3, 4)}
    >>> list(sample(records, 2))
    ['2p', '3p']
    """
    by_length = sorted(records, key=lambda name: (len(records[name].decisions), name))
    kinds: dict[str, list[str]] = {}
    for name in by_length:
        kinds.setdefault(f"{records[name].players}", []).append(name)
        if records[name].options:
            kinds.setdefault(json.dumps(records[name].options), []).append(name)
    chosen: dict[str, GameRecord] = {}
    while len(chosen) < min(number, len(records)):
        for names in kinds.values():
            fresh = [name for name in names if name not in chosen]
            if fresh and len(chosen) < number:
                chosen[fresh[0]] = records[fresh[0]]
    return chosen


def main(argv: list[str] | None = None) -> int:
    """0: all agree, or it is written; 1: a game differs; 2: it is refused.

    >>> main(["check", "chess"])
    2
    """
    parser = argparse.ArgumentParser(prog="python -m civitas.laws.golden", description="Golden records.")
    parser.add_argument("do", choices=("check", "write", "forms", "more"))
    parser.add_argument("game", nargs="*", help="ids of games; all when none is given")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    wish = parser.parse_args(argv)
    try:
        chosen = [game(name) for name in wish.game] or list(games().values())
    except ValueError as problem:
        print(problem, file=sys.stderr)
        return 2
    do = {"check": _check, "write": _write, "forms": _renew_forms, "more": _add}[wish.do]
    return max([do(title, wish.folder / f"{title.id}.zip") for title in chosen], default=0)


def _check(title: Game, path: Path) -> int:
    """Replay all, and say every first difference."""
    wrong = 0
    records = read_archive(path) if path.exists() else {}
    for name, record in records.items():
        try:
            verify(f"{path}/{name}.civ", record)
        except (Diverged, FormChanged) as problem:
            print(problem)
            wrong += 1
    decisions = sum(len(record.decisions) for record in records.values())
    print(f"{title.id}: {len(records) - wrong} of {len(records)} golden games ({decisions} decisions) are what they were")
    return 1 if wrong or not records else 0


def _write(title: Game, path: Path) -> int:
    """New games for a new version of the rules; those of the last one are kept, for they must still be replayed."""
    old = read_archive(path) if path.exists() else {}
    if any(record.rules == title.rules_version for record in old.values()):
        print(f"{path} holds games of rules version {title.rules_version} of {title.id}: raise it first", file=sys.stderr)
        return 2
    records, coverage = play_all(title)
    if old:
        kept = path.parent / "older" / f"{title.id}-{max(record.rules for record in old.values())}.zip"
        kept.parent.mkdir(exist_ok=True)
        path.rename(kept)
    write_archive(path, records)
    decisions = sum(len(record.decisions) for record in records.values())
    print(f"{path}: {len(records)} games, {decisions} decisions, {path.stat().st_size} bytes")
    print(f"  never seen: {', '.join(coverage.missing()) or 'nothing'}")
    return 0


def _add(title: Game, path: Path) -> int:
    """Further games under the same rules; those that are there stay as they are."""
    records = read_archive(path) if path.exists() else {}
    coverage = replay_all(title, records)
    missed = set(coverage.missing())
    found, coverage = search(title, coverage, f"more {len(records)}")
    write_archive(path, records | found)
    print(f"{path}: {len(found)} games more show {len(missed - set(coverage.missing()))} of {len(missed)}; {path.stat().st_size} bytes")
    print(f"  never seen: {', '.join(coverage.missing()) or 'nothing'}")
    return 0


def _renew_forms(title: Game, path: Path) -> int:
    """New fingerprints where nothing else has changed; nothing is written if anything has."""
    records = read_archive(path) if path.exists() else {}
    for name, record in records.items():
        try:
            verify(f"{path}/{name}.civ", record)
        except FormChanged:
            records[name] = dataclasses.replace(record, fingerprint=record.replay().fingerprint())
        except Diverged as problem:
            print(problem)
            return 1
    write_archive(path, records)
    print(f"{title.id}: {len(records)} golden games hold the form of today")
    return 0


if __name__ == "__main__":
    sys.exit(main())
