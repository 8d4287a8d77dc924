"""``civitas replay``: a record, move by move, and the position it leads to."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Annotated, Any

import typer

from civitas import words
from civitas.cli.command import app
from civitas.cli.common import Bad, JsonOption, LanguageOption, choose_language, name_seats, plainly, position, screen
from civitas.cli.keeping import read
from civitas.cli.play import find_save
from civitas.cli.prompts import final
from civitas.cli.sitting import BOT, results
from civitas.kernel.chronicle import readable
from civitas.kernel.codec import SPECTATOR
from civitas.kernel.history import History
from civitas.kernel.saves import GameRecord


@app.command("replay")
def replay(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="A .civ file.", show_default=False)],
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="Stop after N decisions.", show_default=False)] = None,
    seat: Annotated[int | None, typer.Option("--seat", metavar="S", help="See it with the eyes of this seat (else as a spectator).")] = None,
    check: Annotated[bool, typer.Option("--check", help="Only say whether the record replays to the position it notes.")] = False,
    log: Annotated[bool, typer.Option("--log/--no-log", help="Tell what happened on the way.")] = True,
    as_json: JsonOption = False,
    language: LanguageOption = None,
) -> None:
    """Play a record again: what happened, and the position after it."""
    spoken = choose_language(language)
    record = find_save(record)
    with plainly():
        whole = GameRecord.load(record) if check else read(record)
    if seat is not None and not 0 <= seat < whole.players:
        raise Bad(f"there is no seat {seat} in this game: it has seats 0 to {whole.players - 1}")
    if at is not None and not 0 <= at <= len(whole.decisions):
        raise Bad(f"there are {len(whole.decisions)} decisions in this record, not {at}")
    with plainly(record):
        if check:
            last = whole.check()
            found = {"decisions": len(whole.decisions), "fingerprint": last.fingerprint(), "noted": bool(whole.fingerprint), "over": last.over}
            print(json.dumps(found) if as_json else check_record(record, found))
            return
        history = cut(whole, at).history()
    if as_json:
        print(json.dumps(describe(whole, history, seat), ensure_ascii=False))
    else:
        show(whole, history, seat, log, spoken)


def check_record(record: Path, found: dict[str, Any]) -> str:
    noted = "as it notes" if found["noted"] else "(it notes none)"
    return f"{record} is sound: {found['decisions']} decisions lead to position {found['fingerprint']}, {noted}."


def cut(record: GameRecord, at: int | None) -> GameRecord:
    """The record up to a decision."""
    return record if at is None else dataclasses.replace(record, decisions=record.decisions[:at], fingerprint="")


def describe(record: GameRecord, history: History, seat: int | None) -> dict[str, Any]:
    """The position for a program to read."""
    s = history.state
    return {
        "game": record.game,
        "rules": record.rules,
        "players": record.players,
        "options": record.options,
        "names": record.names,
        "decisions": len(record.decisions),
        "at": len(history.moves),
        "fingerprint": s.fingerprint(),
        "over": s.over,
        "to_act": list(s.to_act),
        "scores": list(s.scores),
        "ranking": [list(level) for level in s.ranking],
        "view": s.view(seat),
    }


def show(record: GameRecord, history: History, seat: int | None, log: bool, language: str) -> None:
    """The log and the position on the screen."""
    out, game, s = screen(), history.game, history.state
    people = ["" if name.endswith(BOT) else name for name in record.names]
    names = name_seats(game, s, people, language)
    heading = {"title": words.title_of(game, language), "players": record.players, "n": len(record.decisions)}
    out.say(words.fill("term-decisions", heading, language), "bold")
    viewer = SPECTATOR if seat is None else seat
    if log:
        for number, move in enumerate(history.moves, 1):
            for n, event in enumerate(readable(move.events, viewer)):
                out.say(f"{number if n == 0 else '':>5}  {words.event(game.id, event, language, names)}")
    out.say()
    out.say(words.fill("term-after", {"n": len(history.moves)}, language), "bold")
    out.print(position(game, s, seat, language, names))
    if s.over:
        bots = {seat: f", {name.removesuffix(BOT)}" for seat, name in enumerate(record.names) if name.endswith(BOT)}
        out.print(final(*results(game, s, [name + bots.get(seat, "") for seat, name in enumerate(names)], language), language))
    else:
        waiting = words.join_list([names[at] for at in s.to_act], language)
        question = words.question(game.id, s.pending.what, s.pending.about, language, names)
        out.say(words.fill("term-waiting", {"names": waiting, "question": question}, language))
