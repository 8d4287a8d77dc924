"""``civitas perft``: positions and options to a depth, and one digest of them."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from civitas.cli.command import app
from civitas.cli.common import GameArgument, JsonOption, PlayersOption, choose_seats, find_game, screen
from civitas.laws.perft import WIDTH, perft


@app.command("perft")
def count_positions(
    game: GameArgument,
    players: PlayersOption = None,
    seed: Annotated[str, typer.Option("--seed", help="The luck of the game.")] = "1",
    depth: Annotated[int, typer.Option("--depth", min=0, max=12, help="How many decisions deep.")] = 3,
    after: Annotated[int, typer.Option("--after", min=0, help="Begin after so many decisions, which the seed chooses.")] = 0,
    width: Annotated[int, typer.Option("--width", min=1, help="Follow so many options of each position.")] = WIDTH,
    as_json: JsonOption = False,
) -> None:
    """Count positions and legal options to a depth: the same figures on every machine, for as long as the rules are the same."""
    chosen = find_game(game)
    seats = choose_seats(chosen, players)
    found = list(perft(chosen, seats, int(seed) if seed.isdecimal() else seed, depth, None, after, width))
    if as_json:
        print(json.dumps([at._asdict() for at in found]))
        return
    out = screen()
    out.say(f"{'depth':>5} {'positions':>10} {'options':>10} {'over':>6}  digest")
    for at in found:
        out.say(f"{at.depth:>5} {at.positions:>10,} {at.options:>10,} {at.over:>6,}  {at.digest}")
