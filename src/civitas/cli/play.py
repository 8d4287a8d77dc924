"""``civitas play``: a game in the terminal, on the whole screen, or with plain prompts that also work over a pipe."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from civitas import words
from civitas.bots import Bot
from civitas.cli.asking import Keyboard
from civitas.cli.command import app
from civitas.cli.common import (
    Bad,
    LanguageOption,
    PlayersOption,
    Screen,
    SeedOption,
    VariantOption,
    best_bot,
    bot_names,
    choose_language,
    choose_seats,
    complete_game,
    find_game,
    make_bot,
    plainly,
    read_seed,
    screen,
    variants,
)
from civitas.cli.keeping import InUse, list_kept, read, shelf
from civitas.cli.prompts import Prompts, Quit
from civitas.cli.protocol import play_by_lines
from civitas.cli.sitting import BOT, Sitting
from civitas.kernel.history import History
from civitas.kernel.registry import Game, games
from civitas.kernel.saves import GameRecord


@app.command("play")
def play(
    game: Annotated[
        str | None,
        typer.Argument(metavar="GAME", help="Which game: see `civitas games`.", show_default=False, autocompletion=complete_game),
    ] = None,
    players: PlayersOption = None,
    bots: Annotated[
        str | None, typer.Option("--bots", "-b", metavar="NAME,...", help="Who fills the other seats, in turn.", show_default=False)
    ] = None,
    humans: Annotated[
        int | None, typer.Option("--humans", min=0, help="How many people share this keyboard; they get the first seats.", show_default="1")
    ] = None,
    names: Annotated[str | None, typer.Option("--names", metavar="NAME,...", help="What the people are called.", show_default=False)] = None,
    seed: SeedOption = None,
    option: VariantOption = None,
    resume: Annotated[bool, typer.Option("--resume", "-r", help="Go on with the last game that is not over (of GAME, if named).")] = False,
    load: Annotated[Path | None, typer.Option("--load", "-l", help="Go on with a saved game: a file, or a name of `civitas saves`.")] = None,
    save: Annotated[Path | None, typer.Option("--save", help="Keep the game in this new file, not in the user's folder.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Plain prompts instead of the whole screen.")] = False,
    protocol: Annotated[
        bool, typer.Option("--protocol", help="For a program: it answers for the people's seats, one line of JSON a message on both sides.")
    ] = False,
    language: LanguageOption = None,
) -> None:
    """Play in the terminal, people and bots at one table.  Every decision is kept as it is made."""
    spoken = choose_language(language)
    called = [name.strip() for name in (names or "").split(",") if name.strip()]
    if save is not None and save.exists():
        raise Bad(f"there is a file {save} already: give --save a new name, or go on with it by --load")
    if save is not None and not save.parent.is_dir():
        raise Bad(f"there is no folder {save.parent} to keep {save.name} in")
    out = screen()
    if protocol and (game is None or resume or load is not None):
        raise Bad("--protocol begins a new game: name it")
    if resume or load is not None:
        if players or seed or option or (load is not None and (game or resume)):
            raise Bad("a saved game brings its own game, players, seed and options")
        path = find_save(load) if load is not None else last_save(find_game(game) if game else None)
        with plainly():
            record = read(path)
        with plainly(path):
            history = record.history()
        who = seat_players(history, people(record) if humans is None else humans, bot_names(bots) or saved_bots(record))
        ours = path.parent == shelf() and record.rules == history.game.rules_version
        table = sit_down(history, who, called or record_people(record), spoken, save or (path if ours else None))
        begun = table.say("term-goes-on", file=str(path), title=words.title_of(history.game, spoken), n=len(history.moves))
    else:
        chosen = find_game(game) if game else ask_game(out, spoken)
        named, humans = bot_names(bots), 1 if humans is None else humans
        number = choose_seats(chosen, players, at_least=humans + len(named))
        if humans > number:
            raise Bad(f"there are {number} seats and {humans} people")
        with plainly():
            history = History(chosen, number, read_seed(seed), variants(chosen, option))
        if protocol:
            by_lines(history, seat_players(history, humans, named), save)
            return
        table = sit_down(history, seat_players(history, humans, named), called, spoken, save)
        begun = table.say("term-start", title=words.title_of(chosen, spoken), players=number)
    if not table.people and save is None:
        table.journal = None  # bots among themselves: only who asks for it keeps that
    code = 0
    try:
        if not plain and full_screen_is_wished(out) and table.people:
            from civitas.cli.fullscreen import FullScreen

            whole = FullScreen(table)
            whole.run()
            code = whole.return_code or 0  # a fault, which it has told
        else:
            out.say(begun)
            Prompts(out, table).play()
    except Quit:
        pass
    except (EOFError, KeyboardInterrupt) as ended:  # what is said next begins a line
        if isinstance(ended, KeyboardInterrupt):  # perhaps between a decision and its line
            code = 130
            table.break_off()
        out.say()
    finally:
        left_early = not table.state.over
        table.close()
    if left_early and table.kept_in is not None:  # --resume looks on the shelf alone
        out.say(table.say("term-kept" if table.kept_in.parent == shelf() else "term-saved", file=str(table.kept_in)))
    raise typer.Exit(code)


def by_lines(history: History, who: list[Bot | None], save: Path | None) -> None:
    """A game for a program; its record is kept where --save says."""
    try:
        whole = play_by_lines(history, who)
    finally:
        for player in who:
            if player is not None:
                player.close()
    if save is not None:
        with plainly():
            GameRecord.of(history).save(save)
    if not whole:
        raise typer.Exit(1)


def full_screen_is_wished(out: Screen) -> bool:
    """Where there is a real terminal on both sides, and nobody asked for less."""
    return sys.stdin.isatty() and sys.stdout.isatty() and not out.is_dumb_terminal and "NO_COLOR" not in os.environ


def sit_down(history: History, who: list[Bot | None], called: list[str], language: str, keep: Path | None) -> Sitting:
    try:
        return Sitting(history, who, called, language, keep)
    except InUse as problem:
        raise Bad(str(problem)) from None
    except OSError as problem:
        raise Bad(f"{keep}: {problem.strerror or problem}") from None


def ask_game(out: Screen, language: str) -> Game:
    """Which game, where none was named."""
    found = list(games().values())
    if not found:
        raise Bad("there is no game here to play")
    for n, game in enumerate(found, 1):
        shown = {"title": words.title_of(game, language), "least": game.min_players, "most": game.max_players}
        out.say(f"{n}  {words.fill('term-game', shown, language)}")
    while True:
        try:
            text = Keyboard(out, lambda _: False).raw(f"{words.fill('term-which-game', {}, language)} ")
        except EOFError:
            out.say()
            raise Bad("no game was named: see civitas games") from None
        if text.isdecimal() and 1 <= int(text) <= len(found):
            return found[int(text) - 1]
        if text in ("q", "quit", "exit"):
            raise typer.Exit


# --- saved games


def find_save(name: Path) -> Path:
    """A file, or a game of the user's folder by its name."""
    mine = shelf() / (name.name if name.suffix == ".civ" else f"{name.name}.civ")
    return mine if not name.exists() and len(name.parts) == 1 and mine.exists() else name


def last_save(game: Game | None) -> Path:
    """The last game that is not over."""
    for found in list_kept():
        if not found.over and (game is None or found.record.game == game.id):
            return found.path
    of = f" of {game.id}" if game else ""
    raise Bad(f"there is no game{of} to go on with: civitas saves lists those that are kept")


def seat_players(history: History, humans: int, named: list[str]) -> list[Bot | None]:
    """Who sits where: None for a person."""
    game = history.game
    bots = named or [best_bot(game)]
    return [None if seat < humans else make_bot(bots[(seat - humans) % len(bots)], game, f"{history.seed} {seat}") for seat in range(history.players)]


def saved_bots(record: GameRecord) -> list[str]:
    """The bots that a saved game names."""
    return bot_names(",".join(name.removesuffix(BOT) for name in record.names if name.endswith(BOT)))


def people(record: GameRecord) -> int:
    """How many people sat at a saved game: one, if it does not say."""
    return sum(not name.endswith(BOT) for name in record.names) or 1


def record_people(record: GameRecord) -> list[str]:
    return [name for name in record.names if not name.endswith(BOT)]
