"""One game on the server: its seats, its log, its history, and what readers may read of it.

The log is the truth: play, undo and redo, one row each.  The history is a replay of it from the last checkpoint.
A row is made here and written by the store; whoever calls holds the table's lock until it is committed.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import takewhile
from typing import Any, NamedTuple

from civitas.kernel.chronicle import EVERYBODY, Event
from civitas.kernel.codec import args_of, tuples
from civitas.kernel.flow import AskAll, AskAny, IllegalChoice, match_option
from civitas.kernel.history import (
    ANOTHER_SEAT_ACTED,
    CHANCE_WAS_USED,
    NOTHING_TO_UNDO,
    SOMETHING_WAS_SHOWN,
    History,
    Move,
    UndoRefused,
)
from civitas.kernel.options import GAME_OVER, Refusal
from civitas.kernel.plans import order_plan
from civitas.kernel.plugs import Chapter, Timed
from civitas.kernel.records import Args, Option
from civitas.kernel.registry import Game
from civitas.kernel.registry import game as game_called
from civitas.kernel.saves import GameRecord, read_option, write_option

from .clocks import DAY, GRACE, Clocks, Interval, Pace, pace_of
from .log import note
from .standing import object_of
from .store import Entry, Row, to_text

CHECKPOINT_AFTER = 32  # log rows
UNDO_REFUSALS = {why.message: why for why in (NOTHING_TO_UNDO, CHANCE_WAS_USED, SOMETHING_WAS_SHOWN, ANOTHER_SEAT_ACTED)}


class Unplayable(ValueError):
    """The stored game cannot be played under these rules: of which version it is, and how far it could be followed."""

    def __init__(self, rules: int, seq: int, problem: Exception) -> None:
        super().__init__(f"rules {rules}, after row {seq}: {type(problem).__name__}")  # never what the log holds
        self.rules, self.seq, self.problem = rules, seq, problem


@dataclass
class Seat:
    """Who sits where."""

    seat: int
    kind: str  # free, person, bot
    name: str
    bot: str | None = None
    stand_in: str | None = None
    stand_in_why: str | None = None  # asked, host, clock; once: for this turn; forfeit: for good
    token: str | None = None  # hashed
    invite: str | None = None  # hashed
    asks: bool = False  # joined a listed table, and waits for the host's word
    orders: str | None = None  # what is done for its player unasked, as it is stored
    person: str | None = None  # the account of its player

    @property
    def player(self) -> str | None:
        """The bot that moves here, if one does."""
        return self.bot if self.kind == "bot" else self.stand_in


class Line(NamedTuple):
    """Something the chronicle says, and the decision that led to it."""

    event: Event
    seq: int
    position: int
    seat: int | None
    texts: dict[str, Any]  # as said before, by language


class Mark(NamedTuple):
    """When a decision in force was made: its row in the log, and the time; whether it belongs to a plan with the one before."""

    seq: int
    at: float
    bound: bool = False


class Note(NamedTuple):
    """Something that the table itself did: it stands in the log after a decision, and nobody takes back alone what came before."""

    seq: int
    position: int
    event: Event


class Timing(NamedTuple):
    """How much time a stretch of the game was given, and until when."""

    stretch: int
    seconds: int
    until: float


class Answer(NamedTuple):
    """What was answered to a key."""

    kind: str
    seat: int | None
    option: Any
    version: int
    position: int


@dataclass
class Table:
    """A game in memory.  ``lock`` is held while anything is read from or done to its history."""

    id: str
    row: Row
    seats: list[Seat]
    history: History | None = None
    setup: list[Event] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    taken_back: list[Mark] = field(default_factory=list)  # of decisions that can be made again
    lines: list[Line] = field(default_factory=list)
    notes: list[Note] = field(default_factory=list)
    read_by: dict[int | None, tuple[int, list[Line]]] = field(default_factory=dict)  # by reader: of how many lines which
    headed_by: dict[int, tuple[int, list[tuple[Line, Chapter]]]] = field(default_factory=dict)  # of how many of these which open a chapter
    keys: dict[str, Answer] = field(default_factory=dict)
    version: int = 0
    asked_since: int = 0  # the version at which the sealed choice or the open floor began
    saved_at: int = 0
    last_chat: int = 0
    latchkeys: dict[str, int | None] = field(default_factory=dict)  # by hashed token: the seat a device of an account may open, None the host's
    told: set[int] = field(default_factory=set)  # seats whose players have no account and are told things in a browser
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    dirty: bool = False  # something was done that may not have been committed: read it again
    overtaken: bool = False  # something was changed past it: read it again
    fence: int = 0  # by what right this process keeps it (leases.py)
    stamp: int = 0  # changes with everything but moves: people, chat, thinking bots
    present: dict[int, int] = field(default_factory=dict)  # open sockets by seat
    thinking: set[int] = field(default_factory=set)
    listeners: set[asyncio.Event] = field(default_factory=set)  # set when there is something new
    cache: dict[Any, Any] = field(default_factory=dict)  # what was shown of this version
    timing: Timing | None = None  # the stretch that has a time of its own, while it lasts
    heavy: float = 0.0  # seconds that work at it takes, lately
    suspect: bool = False  # whether it seemed heavy: then it is measured, which itself costs something
    held: int = 0  # how many hold its lock or wait for it
    turned_back: bool = False  # whether the last thing that happened was a choice taken back
    outages: list[Interval] = field(default_factory=list)  # when no server ran: the store's own list

    @property
    def game(self) -> Game:
        return game_called(self.row["title"])

    @property
    def title(self) -> str:
        return str(self.row["title"])

    @property
    def status(self) -> str:
        """How it stands with the game: open, running, over, cancelled; or closed, by an operator, whatever it was."""
        return status_of(self.row)

    @property
    def position(self) -> int:
        return 0 if self.history is None else len(self.history.moves)

    @property
    def state(self) -> Any:
        return None if self.history is None else self.history.state

    @property
    def names(self) -> tuple[str, ...]:
        found: tuple[str, ...] | None = self.cache.get("names")
        if found is None:
            found = self.cache["names"] = tuple([seat.name for seat in self.seats])
        return found

    @property
    def bots(self) -> dict[int, str]:
        """The seats where bots move."""
        return {seat.seat: seat.player for seat in self.seats if seat.player}

    def notify(self) -> None:
        """Tell everybody who listens that there is something new."""
        self.stamp += 1
        for ear in self.listeners:
            ear.set()

    # --- reading the log

    @classmethod
    def read(cls, game: Row, seats: list[Row], log: list[Row], checkpoint: Row | None) -> Table:
        """The table that is stored; Unplayable if its rules are gone or its log does not hold."""
        people = [Seat(**{name: value for name, value in row.items() if name != "game"}) for row in seats]
        table = cls(game["id"], game, people)
        if not log:
            return table
        if checkpoint is not None:
            try:
                table._replay(log, checkpoint)
                return table
            except Exception as problem:  # it is a cache: whatever is wrong with it, the log is the truth
                note("checkpoint", game=table.id, seq=checkpoint["seq"], problem=type(problem).__name__, level=logging.WARNING)
                table = cls(game["id"], game, people)
        try:
            table._replay(log)
        except Exception as problem:
            raise Unplayable(table.row["rules"], table.version, problem) from None
        return table

    def _replay(self, log: list[Row], checkpoint: Row | None = None) -> None:
        game = self.game
        rewritten = [row["seq"] for row in log if row["kind"] == "rules"]  # what came before it was played under other rules
        outdated = self.row["rules"] != game.rules_version
        start = log[-1]["seq"] if outdated else max(rewritten, default=0)
        state: Any = None
        if checkpoint is not None and not outdated and start <= checkpoint["seq"] <= log[-1]["seq"]:
            saved = json.loads(checkpoint["body"])
            state = game.from_json(saved["state"])
            if saved.get("fingerprint", state.fingerprint()) != state.fingerprint():
                raise ValueError("the checkpoint is damaged")
            start = self.saved_at = saved["seq"]
        known = [row for row in log if row["seq"] <= start]
        moves, decided = self._fold(known)
        unnamed = any(is_unnamed(event.args) for event in [*self.setup, *[event for move in moves for event in move.events]])
        if state is not None:
            if unnamed or (state.pending is not None and is_unnamed(state.pending.about)):
                raise ValueError("it was written before arguments had names")
            state.chronicle = []
            self.history = History(game, len(self.seats), self.seed, self.settings, moves, state, UNDO_REFUSALS[saved["undo_refusal"]])
        elif known:
            self.history = self._record(moves).history()
            if unnamed:
                self.setup = list(History(game, len(self.seats), self.seed, self.settings).state.chronicle)
            if len(self.history.moves) != len(decided):
                decided = [Mark(known[-1]["seq"], known[-1]["at"])] * len(self.history.moves)
        else:
            self.history = History(game, len(self.seats), self.seed, self.settings)
            self.setup = list(self.history.state.chronicle)
        self.marks = decided
        self._tell()
        for row in log[len(known) :]:
            self._again(row)
        self.asked_since = self.version = log[-1]["seq"]
        self.turned_back = log[-1]["kind"] == "undo"

    def _fold(self, rows: list[Row]) -> tuple[list[Move], list[Mark]]:
        """The decisions in force after these rows, from what is written of them."""
        game = self.game
        moves: list[Move] = []
        marks: list[Mark] = []
        undone: list[tuple[Move, Mark]] = []
        for row in rows:
            body, kind = json.loads(row["body"]), row["kind"]
            if kind == "start":
                self.setup = events_of(body)
            elif kind == "play":
                undone.clear()
                moves.append(Move(row["seat"], option_of(game, body), events_of(body)))
            elif kind == "undo":
                undone.append((moves.pop(), marks.pop()))
            elif kind == "redo":
                move, mark = undone.pop()
                moves.append(move)
                marks.append(Mark(row["seq"], row["at"], mark.bound))
            elif kind == "rules":
                moves = [Move(seat, option_of(game, {"option": option}), events_of({"events": told})) for seat, option, told in body["decisions"]]
                marks = [Mark(row["seq"], row["at"])] * len(moves)
                self._note_back(len(moves))
            elif kind == "rewind":
                moves, marks = moves[: body["to"]], marks[: body["to"]]
                undone.clear()
                self._note_back(body["to"], row["seq"], body)
            if kind == "play":
                marks.append(Mark(row["seq"], row["at"], "bound" in body))
            self._remember(row, body, len(moves))
        return moves, marks

    def _again(self, row: Row) -> None:
        """Do what a row of the log says."""
        assert self.history is not None
        body, kind = json.loads(row["body"]), row["kind"]
        if kind == "play":
            self.history.play(option_of(self.game, body), row["seat"])
        elif kind == "undo":
            self.history.undo(row["seat"])
        elif kind == "redo":
            self.history.redo(row["seat"])
        elif kind == "rewind":
            self._go_back(body, row["seq"])
        self._follow(kind, row["seq"], row["at"], "bound" in body)
        self._remember(row, body, self.position)

    def _remember(self, row: Row, body: Any, position: int) -> None:
        self.keys[row["key"]] = answer_to(self.game, row["kind"], row["seat"], body, row["seq"], position)

    def _tell(self) -> None:
        """Write the lines anew from the history."""
        assert self.history is not None
        self._read_anew()
        self.lines = [Line(event, 1, 0, None, {}) for event in self.setup]
        self.lines += [Line(note.event, note.seq, 0, None, {}) for note in self.notes if note.position == 0]
        for position, (move, mark) in enumerate(zip(self.history.moves, self.marks, strict=True), 1):
            self.lines += [Line(event, mark.seq, position, move.seat, {}) for event in move.events]
            self.lines += [Line(note.event, max(mark.seq, note.seq), position, None, {}) for note in self.notes if note.position == position]

    def _read_anew(self) -> None:
        """What readers may read has to be gathered again."""
        self.read_by.clear()
        self.headed_by.clear()

    def _note_back(self, to: int, seq: int = 0, body: Any = None) -> None:
        """The table went back to a position: of what it did before, what came later is forgotten."""
        self.notes = [note for note in self.notes if note.position < to or (body is None and note.position == to)]
        if body is not None:
            self.notes.append(Note(seq, to, Event("rewound", {"position": to, "seats": tuple(body["agreed"])})))

    def _go_back(self, body: Any, seq: int) -> None:
        """Be at an earlier position, as if nothing had come after it; what was seen is known all the same."""
        assert self.history is not None
        to = body["to"]
        self.history = self._record(self.history.moves[:to]).history() if to else History(self.game, len(self.seats), self.seed, self.settings)
        self.marks = self.marks[:to]
        self.taken_back.clear()
        self.timing = Timing(-1, 0, 0.0)  # what is timed there begins anew
        self._note_back(to, seq, body)
        self.version = seq
        self._tell()

    def _follow(self, kind: str, seq: int, at: float, bound: bool = False) -> None:
        """Keep marks and lines in step with the history after one row."""
        assert self.history is not None
        if kind in ("play", "redo"):
            move = self.history.moves[-1]
            if kind == "redo" and self.taken_back:
                bound = self.taken_back.pop().bound
            elif kind == "play":
                self.taken_back.clear()
            self.marks.append(Mark(seq, at, bound))
            self.lines += [Line(event, seq, self.position, move.seat, {}) for event in move.events]
        elif kind == "undo":
            gone = self.marks.pop()
            self.taken_back.append(gone)
            self._read_anew()
            while self.lines and self.lines[-1].seq == gone.seq:
                self.lines.pop()
        self.version = seq
        self.turned_back = kind == "undo"

    @property
    def seed(self) -> int:
        return int(self.row["seed"])

    @property
    def settings(self) -> dict[str, Any]:
        return dict(json.loads(self.row["options"]))

    def _record(self, moves: list[Move]) -> GameRecord:
        decisions = [(move.seat, move.option) for move in moves]
        return GameRecord(self.title, self.row["rules"], len(self.seats), self.seed, self.settings, list(self.names), decisions)

    def record(self) -> GameRecord:
        """The record of the game."""
        assert self.history is not None
        return GameRecord.of(self.history, list(self.names))

    # --- doing things: each gives the row to be written

    def needs_migration(self) -> bool:
        """Whether the log has to be rewritten for the rules of today before anybody moves."""
        return self.history is not None and self.row["rules"] != self.game.rules_version

    def renew(self, now: float) -> Row:
        """A row with the whole game under the rules of today."""
        assert self.history is not None
        told = [[move.seat, write_option(self.game.notation, move.option), plain(move.events)] for move in self.history.moves]
        self.marks = [Mark(self.version + 1, now)] * len(told)
        row = self._row("rules", None, f"rules-{self.game.rules_version}", {"decisions": told}, now)
        self.version = row["seq"]
        self._tell()
        return row

    def rewind(self, to: int, agreed: list[int], now: float) -> Row:
        """Go back to a position that everybody agreed on."""
        body = {"to": to, "agreed": agreed}
        seq = self.version + 1
        self._go_back(body, seq)
        self.version = seq - 1
        row = self._row("rewind", None, f"rewind {seq}", body, now)
        self._follow("rewind", seq, now)
        self.asked_since = seq
        return row

    def start(self, now: float) -> Row:
        """Deal: every seat is taken."""
        self.history = History(self.game, len(self.seats), self.seed, self.settings)
        self.setup = list(self.history.state.chronicle)
        row = self._row("start", None, "start", {"events": plain(self.setup)}, now)
        self.version = self.asked_since = row["seq"]
        self._tell()
        return row

    def play(self, seat: int, option: Option, key: str, now: float, **more: Any) -> Row:
        """One decision; IllegalChoice if it is refused.  *more*: what else its row says."""
        history = self.history
        assert history is not None
        asked = history.state.pending
        history.play(option, seat)
        move = history.moves[-1]
        body = {"option": write_option(self.game.notation, move.option), "events": plain(move.events), **more}
        row = self._row("play", seat, key, body, now)
        self._follow("play", row["seq"], now, "bound" in more)
        if not goes_on(asked, history.state.pending):
            self.asked_since = self.version
        return row

    def plan(self, seat: int, parts: tuple[Option, ...], key: str, now: float) -> list[Row]:
        """Several decisions, all or none; IllegalChoice if the plan is refused.  The last row has the key, and what was asked for."""
        found = order_plan(self.state, seat, parts)
        if isinstance(found, Refusal):
            raise IllegalChoice(parts, found)
        rows = []
        for at, option in enumerate(found):
            more: dict[str, Any] = {"bound": True} if at else {}
            last = at + 1 == len(found)
            rows.append(self.play(seat, option, key if last else part_of(key, at), now, **more, **({"parts": parts} if last else {})))
        return rows

    def turn_back(self, kind: str, seat: int, key: str, now: float) -> list[Row]:
        """Undo or redo; a plan goes back, and is made again, as a whole."""
        turn, marks = (self.undo, self.marks) if kind == "undo" else (self.redo, self.taken_back)
        number = 1
        if kind == "undo":
            while number < len(marks) and marks[-number].bound:
                number += 1
        else:
            while number < len(marks) and marks[-number - 1].bound:
                number += 1
        return [turn(seat, key if at + 1 == number else part_of(key, at), now) for at in range(number)]

    def undo(self, seat: int, key: str, now: float) -> Row:
        if (why := self.why_not_undo(seat)) is not None:
            raise UndoRefused(why)
        return self._turn_back("undo", seat, key, now)

    def redo(self, seat: int, key: str, now: float) -> Row:
        return self._turn_back("redo", seat, key, now)

    def _turn_back(self, kind: str, seat: int, key: str, now: float) -> Row:
        history = self.history
        assert history is not None
        if kind == "undo":
            history.undo(seat)
        else:
            history.redo(seat)
        row = self._row(kind, seat, key, {}, now)
        self._follow(kind, row["seq"], now)
        self.asked_since = self.version
        return row

    def _row(self, kind: str, seat: int | None, key: str, body: Any, now: float) -> Row:
        seq = self.version + 1
        position = self.position
        self.keys[key] = answer_to(self.game, kind, seat, body, seq, position)
        return {"game": self.id, "seq": seq, "key": key, "kind": kind, "seat": seat, "body": to_text(body), "at": now}

    def stand(self, now: float, summary: dict[str, Any]) -> Row:
        """What the game's own row says now: whose turn it is, and until when."""
        state = self.state
        clocks = self._turn_clocks([seat for seat in state.to_act if seat not in self.bots], now)
        changed = {
            "rules": self.game.rules_version,
            "status": "over" if state.over else "running",
            "changed": now,
            "version": self.version,
            **clocks,
            "summary": to_text(summary),
        }
        stretch = self._time_stretch(now) if state.to_act else None
        if stretch is not None:
            changed["deadline"] = min(stretch, changed["deadline"] or stretch)
        self.row.update(changed)
        return {"id": self.id, **changed}

    def timed(self) -> Timed | None:
        """The time that the rules give for what is under way, if they do; whoever has days for every word has them there too."""
        rules, pace = self.game.timed, self.pace
        return None if rules is None or self.history is None or (pace is not None and pace.turn >= DAY) else rules(self.state)

    def time_left(self, now: float) -> float | None:
        """How many seconds are left of the time that the rules give; None if they give none."""
        if self.timed() is None:
            return None
        until = self._time_stretch(now, begin=False)
        return None if until is None else until - now

    def _time_stretch(self, now: float, begin: bool = True) -> float | None:
        """Until when the stretch lasts for which the rules give a time; one that is new begins now."""
        timed = self.timed()
        if timed is None:
            return None
        seconds = timed.seconds + self.extra_seconds(timed)
        known = self.timing
        if known is None and self.row["deadline"] is not None:  # read from the store: it goes on where it was
            away = [ended - began + GRACE for began, ended in self.outages if began >= self.row["changed"]]
            known = Timing(timed.stretch, seconds, self.row["deadline"] + sum(away))
        if known is None or known.stretch != timed.stretch:
            if not begin:
                return None
            known = Timing(timed.stretch, seconds, now + seconds)
        self.timing = Timing(timed.stretch, seconds, known.until + seconds - known.seconds)
        return self.timing.until

    def extra_seconds(self, timed: Timed) -> int:
        """The seconds that events of this stretch have added."""
        events = takewhile(lambda message: message != timed.since, (line.event.message for line in reversed(self.lines)))
        times = sum(1 for message in events if message == timed.event)
        return min(timed.most, timed.more * times)

    @property
    def proposal(self) -> dict[str, Any] | None:
        """What somebody asks the table to agree on: its kind, the position, who asked and who agreed."""
        return object_of(self.row["proposal"] or "{}") or None

    @property
    def pace(self) -> Pace | None:
        """The rules of its clock."""
        return pace_of(self.row)

    def clocks(self) -> Clocks | None:
        """What the clocks show; None if there are none."""
        pace = self.pace
        return None if pace is None else Clocks.read(self.row["clocks"], pace, len(self.seats))

    def _turn_clocks(self, waited: list[int], now: float) -> Row:
        """The clocks as they stand when the table waits for these people, and when the first of them is late."""
        pace, clocks = self.pace, self.clocks()
        if pace is None or clocks is None:
            return {"deadline": None, "clocks": None}
        clocks.turn(pace, waited, now, self.outages, self.turned_back)
        return {"deadline": clocks.deadline(pace, self.outages), "clocks": clocks.text()}

    def entry(self, rows: list[Row], now: float, summary: dict[str, Any]) -> Entry:
        """What to write for these rows: the log, whose turn it is now, and sometimes a checkpoint."""
        history = self.history
        assert history is not None
        entry = Entry(rows, self.stand(now, summary))
        settled = not history.undoable and not history.redoable  # else a row to come could reach behind it
        if history.state.over or (settled and self.version - self.saved_at >= CHECKPOINT_AFTER):
            s = history.state
            body = {"seq": self.version, "undo_refusal": history.undo_refusal.message, "state": s.to_json(), "fingerprint": s.fingerprint()}
            entry.checkpoint = {"game": self.id, "seq": self.version, "body": to_text(body)}
            self.saved_at = self.version
        return entry

    # --- asking

    def fresh(self, version: int, seat: int) -> bool:
        """Whether an answer to that version is still one to the question asked now.

        Others' sealed answers do not change the question, and on an open floor people speak while others think.
        """
        if version == self.version:
            return True
        pending = self.state.pending
        shared = isinstance(pending, (AskAll, AskAny)) and pending.hears(seat)
        return shared and self.asked_since <= version < self.version

    def is_answer(self, known: Answer, option: Any) -> bool:
        """Whether *option* is what was answered, also if it names the parts of a set in another order than the log does."""
        given = tuples(option)
        if given == known.option:
            return True
        history = self.history
        if history is None or known.seat is None or not 0 < known.position <= len(history.moves):
            return False
        s = history.at(known.position - 1)
        return s.pending is not None and s.pending.hears(known.seat) and match_option(s.pending.list_options(s, known.seat), given) == known.option

    def why_not_undo(self, seat: int) -> Refusal | None:
        """Why not; a seat that did not move last hears no more than that."""
        assert self.history is not None
        if self.history.state.over:
            return GAME_OVER
        if self.notes and self.notes[-1].position >= self.position:
            return NOTHING_TO_UNDO  # the table went back here together
        if self.history.moves and self.history.moves[-1].seat != seat:
            return ANOTHER_SEAT_ACTED
        return self.history.why_not_undo(seat)

    def why_not_redo(self, seat: int) -> Refusal | None:
        assert self.history is not None
        return self.history.why_not_redo(seat)

    def readable(self, seat: int | None, everything: bool = False) -> list[Line]:
        """The lines that *seat* (None: a spectator) may read, oldest first."""
        if everything:
            return self.lines
        known, found = self.read_by.get(seat, (0, []))
        if known < len(self.lines):
            found += [line for line in self.lines[known:] if may_read(line.event, seat)]
            self.read_by[seat] = len(self.lines), found
        return found

    def find_headings(self, seat: int, told: Callable[[Event], Chapter | None]) -> list[tuple[Line, Chapter]]:
        """The lines that *seat* may read and that open a chapter, with it."""
        read = self.readable(seat)
        known, found = self.headed_by.get(seat, (0, []))
        if known < len(read):
            found += [(line, chapter) for line in read[known:] if (chapter := told(line.event)) is not None]
            self.headed_by[seat] = len(read), found
        return found

    def since(self, seat: int) -> int:
        """The position at which *seat* last left the table to the others."""
        assert self.history is not None
        moves = self.history.moves
        at = len(moves)
        while at and moves[at - 1].seat == seat:
            at -= 1
        while at and moves[at - 1].seat != seat:
            at -= 1
        return at


def status_of(row: Row) -> str:
    return "closed" if row["closed"] is not None else str(row["status"])


def option_of(game: Game, body: Any) -> Any:
    """The option that a row tells of: as a record writes it, or, in older rows, the bare numbers."""
    option = body.get("option")
    return read_option(game.notation, option) if isinstance(option, str) else tuples(option)


def goes_on(before: Any, after: Any) -> bool:
    """Whether the same sealed choice or open floor is still on."""
    return before is after or (isinstance(before, AskAny) and isinstance(after, AskAny) and before.what == after.what)


def answer_to(game: Game, kind: str, seat: int | None, body: Any, version: int, position: int) -> Answer:
    """What a row answers its key: a plan is known by its parts."""
    if "parts" in body:
        return Answer("plan", seat, tuples(body["parts"]), version, position)
    return Answer(kind, seat, option_of(game, body), version, position)


def part_of(key: str, at: int) -> str:
    """The key of a row that is only a part of what a client wanted: no client's own, for those have no spaces."""
    return f"{key} {at}"


def may_read(event: Event, seat: int | None) -> bool:
    return event.to == EVERYBODY or (seat is not None and bool(event.to >> seat & 1))


def plain(events: list[Event]) -> list[Any]:
    return [[event.message, event.args, event.to] for event in events]


def is_unnamed(args: Args) -> bool:
    """Whether these were stored before arguments had names: then only playing it all again tells what they are."""
    return "1" in args


def events_of(body: Any) -> list[Event]:
    return [Event(message, args_of(args), to) for message, args, to in body.get("events", ())]
