"""``civitas games``: what there is, player counts, variants."""

from __future__ import annotations

import json
from typing import Any

from rich.table import Table

from civitas import words
from civitas.cli.command import app
from civitas.cli.common import JsonOption, screen
from civitas.kernel.registry import Game, GameOption
from civitas.kernel.registry import games as all_games


@app.command("games")
def games(as_json: JsonOption = False) -> None:
    """What there is: games, player counts, variants."""
    found = all_games()
    if as_json:
        print(json.dumps([describe(game) for game in found.values()], indent=2))
        return
    out = screen()
    if not found:
        out.say("There is no game here.")
    for game in found.values():
        out.say(f"{game.id}", "bold")
        out.say(f"  {game.title}, {game.min_players} to {game.max_players} players, rules version {game.rules_version}")
        if game.options:
            table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
            table.add_column(no_wrap=True)
            for option in game.options:
                table.add_row(f"  --option {option.name}={write_value(option.default)}", bounds(option), words.help_of(game.id, option))
            out.print(table)


def describe(game: Game) -> dict[str, Any]:
    """A game for a program to read."""
    return {
        "id": game.id,
        "title": game.title,
        "min_players": game.min_players,
        "max_players": game.max_players,
        "rules_version": game.rules_version,
        "options": [words.describe_option(game.id, option) for option in game.options],
    }


def bounds(option: GameOption) -> str:
    """What an option may be."""
    if option.type is bool:
        return "yes or no"
    if option.choices:
        return ", ".join(write_value(choice) for choice in option.choices)
    return "" if option.lo is None and option.hi is None else f"{option.lo} to {option.hi}"


def write_value(value: bool | int | str) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)
