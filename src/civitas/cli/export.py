"""``civitas export``: records as tables, for who counts."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from civitas import words
from civitas.bots.value import round_of
from civitas.cli.command import app
from civitas.cli.common import Bad, LanguageOption, check_out, choose_language, in_points, name_seats, plainly, screen
from civitas.cli.keeping import read
from civitas.cli.sitting import BOT
from civitas.kernel.registry import Game
from civitas.kernel.registry import game as game_called
from civitas.kernel.saves import GameRecord, write_option

Row = dict[str, Any]


@app.command("export")
def export(
    records: Annotated[list[Path], typer.Argument(metavar="RECORD", help=".civ files, or folders of them.", show_default=False)],
    out: Annotated[Path | None, typer.Option("--out", help="A .csv or .parquet file; CSV on the screen, without it.", show_default=False)] = None,
    by: Annotated[
        str, typer.Option("--by", metavar="game|round|decision", help="A row for each seat of a game or of a round, or for each decision.")
    ] = "game",
    language: LanguageOption = None,
) -> None:
    """Turn records into a table: results, the course of the numbers, or every decision, with names."""
    spoken = choose_language(language)
    if by not in ROWS:
        raise Bad(f"--by is one of {', '.join(ROWS)}, not {by!r}")
    check_out(out, ".csv", ".parquet")
    rows = [row for path in find_records(records) for row in of_record(path, by, spoken)]
    columns = list(dict.fromkeys(name for row in rows for name in row))
    try:
        if out is None:
            write_csv(sys.stdout, columns, rows)
        elif out.suffix == ".csv":
            with out.open("w", encoding="utf-8", newline="") as file:
                write_csv(file, columns, rows)
        else:
            import pyarrow  # type: ignore[import-not-found, import-untyped, unused-ignore]
            import pyarrow.parquet  # type: ignore[import-not-found, import-untyped, unused-ignore]

            table = pyarrow.Table.from_pylist([{name: row.get(name) for name in columns} for row in rows])
            pyarrow.parquet.write_table(table, out)
    except BrokenPipeError:
        raise
    except OSError as problem:
        raise Bad(f"{out} cannot be written: {problem.strerror or problem}") from None
    if out is not None:
        screen().say(f"{len(rows):,} rows in {out}.")


def find_records(paths: list[Path]) -> list[Path]:
    """The files that are meant."""
    files = [file for path in paths for file in (sorted(path.glob("*.civ")) if path.is_dir() else [path])]
    if not files:
        raise Bad(f"there is no record in {', '.join(map(str, paths))}")
    return files


def write_csv(file: Any, columns: list[str], rows: list[Row]) -> None:
    writer = csv.DictWriter(file, columns, restval="", lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)


# --- rows


def of_record(path: Path, by: str, language: str) -> Iterator[Row]:
    with plainly():
        record = read(path)
    with plainly(path):
        record = record.migrate()
        game = game_called(record.game)
        head: Row = {"record": path.name, "game": game.id, "rules": record.rules, "players": record.players, "seed": str(record.seed)}
        yield from ROWS[by](head | {"options": json.dumps(record.options, sort_keys=True)}, record, game, language)


def who(record: GameRecord, seat: int) -> Row:
    """Who sat there: a person's name, a bot's."""
    name = record.names[seat] if seat < len(record.names) else ""
    return {"seat": seat, "bot": name.removesuffix(BOT) if name.endswith(BOT) else "", "name": "" if name.endswith(BOT) else name}


def people(record: GameRecord) -> list[str]:
    return ["" if name.endswith(BOT) else name for name in record.names]


def numbers(game: Game, s: Any, seat: int) -> dict[str, int]:
    """The public numbers of a seat; where halves count, points only as the score, which has them whole."""
    told = game.page.numbers
    found = dict(told(s, seat)) if told else {"score": s.scores[seat]}
    return {name: n for name, n in found.items() if name != "points" or not game.page.halves}


def by_game(head: Row, record: GameRecord, game: Game, language: str) -> Iterator[Row]:
    """A row a seat: what came of it."""
    s = record.replay()
    places, place = [0] * s.seats(), 1
    for level in s.ranking:
        for seat in level:
            places[seat] = place
        place += len(level)
    called = name_seats(game, s, people(record), language)
    for seat in range(s.seats()):
        result = {"called": called[seat], "score": in_points(game, s.scores[seat]), "place": places[seat]}
        yield head | {"decisions": len(record.decisions), "over": s.over} | who(record, seat) | result | numbers(game, s, seat)


def by_round(head: Row, record: GameRecord, game: Game, language: str) -> Iterator[Row]:
    """A row a seat and round: the numbers as they stood when the round ended.  A game without rounds is one."""
    last: tuple[int, int, Any] | None = None
    for n, (number, s) in enumerate(in_rounds(record)):
        if last is not None and last[0] != number:
            yield from at_end(head, record, game, language, *last)
        last = (number, n, s)
    assert last is not None
    yield from at_end(head, record, game, language, *last)


def in_rounds(record: GameRecord) -> Iterator[tuple[int, Any]]:
    """Every position with its round, counted through: some games begin anew in every age."""
    number = said = None
    for s in record.states():
        if (now := round_of(s)) != said:
            number, said = now if number is None else number + 1, now
        yield number or 0, s


def at_end(head: Row, record: GameRecord, game: Game, language: str, number: int, n: int, s: Any) -> Iterator[Row]:
    called = name_seats(game, s, people(record), language)
    for seat in range(s.seats()):
        row = {"round": number, "decisions": n} | who(record, seat) | {"called": called[seat], "score": in_points(game, s.scores[seat])}
        yield head | row | numbers(game, s, seat)


def by_decision(head: Row, record: GameRecord, game: Game, language: str) -> Iterator[Row]:
    """A row a decision: what was asked, out of how many, what was chosen, as the record and as a sentence."""
    for n, ((seat, option), (number, s)) in enumerate(zip(record.decisions, in_rounds(record), strict=False), 1):
        called, listed = name_seats(game, s, people(record), language), s.legal(seat)
        row: Row = {"decision": n, "round": number} | who(record, seat) | {"called": called[seat]}
        row |= {"question": s.pending.what, "choices": len(listed) if isinstance(listed, list) else None}
        row |= {"verb": option[0], "option": write_option(game.notation, option)}
        yield head | row | {"words": words.option(game.id, s, seat, option, language, called)}


ROWS: dict[str, Callable[[Row, GameRecord, Game, str], Iterator[Row]]] = {"game": by_game, "round": by_round, "decision": by_decision}
