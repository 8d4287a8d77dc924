"""``civitas rules``: look a rule up."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Annotated, Any

import typer
from rich.console import Group
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from civitas.cli.command import app
from civitas.cli.common import Bad, GameArgument, JsonOption, LanguageOption, Screen, choose_language, find_game, plainly, screen
from civitas.rulebook import TABLE, Rule, look_up, plain, rulebook


@app.command("rules")
def rules(
    game: GameArgument,
    wanted: Annotated[list[str] | None, typer.Argument(metavar="RULE-ID|WORDS", help="A rule id, or words that occur in it.")] = None,
    language: LanguageOption = None,
    as_json: JsonOption = False,
) -> None:
    """Look a rule up, by its id or by words; without either, what the rule book holds.

    GAME may be 'table': the rules of the house, which hold for every game.
    """
    spoken, game = choose_language(language), game if game == TABLE else find_game(game).id
    with plainly():
        book = rulebook(game, spoken)
        found = look_up(game, " ".join(wanted), spoken) if wanted else list(book.rules)
    if not found:
        raise Bad(f"no rule of {game} is found by {' '.join(wanted or ())!r}")
    if as_json:
        print(json.dumps([rule._asdict() for rule in found], indent=2, ensure_ascii=False))
        return
    out = screen()
    if wanted:
        out.page(lay_out(out, found))
        return
    out.say(book.title, "bold")
    for heading, _ in book.chapters[1:]:
        ids = [rule.id for rule in book.rules if rule.heading == heading]
        out.say(f"  {heading}" + (f"  [{ids[0]}{f' to {ids[-1]}' if len(ids) > 1 else ''}]" if ids else ""))
    out.say(f"Look one up: civitas rules {game} {book.rules[0].id if book.rules else 'words'}" + ("" if game == TABLE else ", or by words"))


def lay_out(out: Screen, found: Sequence[Rule]) -> Group:
    """Rules under their headings: laid out where people read, as they are written where programs do."""
    heading = ""
    lines: list[Any] = []
    for rule in found:
        if rule.heading != heading:
            heading = rule.heading
            lines.append(Text(heading, "bold"))
        if out.is_terminal:
            line = Table.grid(padding=(0, 1))
            line.add_row(f"[dim]{rule.id}[/]", Markdown(rule.text))
            lines.append(line)
        else:
            lines.append(Text(f"[{rule.id}] {plain(rule.text)}", no_wrap=True, overflow="ignore"))
    return Group(*lines)
