"""``civitas play``: a game in the terminal, with plain prompts that also work over a pipe."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from civitas import words
from civitas.bots import Bot, Chair, in_turn
from civitas.cli.asking import Asking, Keyboard
from civitas.cli.command import app
from civitas.cli.ground import (
    Bad,
    LanguageOption,
    PlayersOption,
    Screen,
    SeedOption,
    VariantOption,
    best_bot,
    bot_made,
    bot_names,
    game_named,
    language_given,
    plainly,
    position,
    screen,
    seat_title,
    seats_given,
    seed_given,
    variants,
)
from civitas.cli.rules import show as show_rules
from civitas.kernel.chronicle import readable
from civitas.kernel.history import History, UndoRefused
from civitas.kernel.registry import Game, games
from civitas.kernel.saves import HEADER, NUMBERED, Record
from civitas.rulebook import looked_up

SMALL = 25  # lines: a larger table is drawn anew only when something else is asked, or by t


class Quit(Exception):
    """The person leaves the table."""


class TakenBack(Exception):
    """The position is another one now: ask again."""


@app.command("play")
def play(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="Which game: see `civitas games`.", show_default=False)] = None,
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
    load: Annotated[Path | None, typer.Option("--load", "-l", help="Go on with a saved game.", show_default=False)] = None,
    language: LanguageOption = "en",
) -> None:
    """Play in the terminal: plain prompts, people and bots at one table."""
    language_given(language)
    called = [name.strip() for name in (names or "").split(",") if name.strip()]
    out = screen()
    if load is not None:
        if game or players or seed or option:
            raise Bad("a saved game brings its own game, players, seed and options")
        with plainly():
            record = Record.load(load)
        with plainly(load):
            history = record.history()
        who = seated(history, people(record) if humans is None else humans, bot_names(bots) or kept_bots(record))
        table = Sitting(out, history, who, called or [name for name in record.names if not name.endswith(BOT)], language)
        table.say("term-goes-on", file=str(load), title=words.title_of(history.game, language), n=len(history.moves))
    else:
        chosen = game_named(game) if game else asked_game(out, language)
        named, humans = bot_names(bots), 1 if humans is None else humans
        number = seats_given(chosen, players, at_least=humans + len(named))
        if humans > number:
            raise Bad(f"there are {number} seats and {humans} people")
        with plainly():
            history = History(chosen, number, seed_given(seed), variants(chosen, option))
        table = Sitting(out, history, seated(history, humans, named), called, language)
        table.say("term-start", title=words.title_of(chosen, language), players=number)
    try:
        table.play()
    except (Quit, EOFError):
        return
    except Exception:
        history.state = history.at(len(history.moves))  # whatever went wrong, the game is not lost
        table.save(f"{history.game.id}-rescue.civ")
        raise


def asked_game(out: Screen, language: str) -> Game:
    """Which game, where none was named."""
    found = list(games().values())
    if not found:
        raise Bad("there is no game here to play")
    for n, game in enumerate(found, 1):
        shown = {"title": words.title_of(game, language), "least": game.min_players, "most": game.max_players}
        out.say(f"{n}  {words.told('term-game', shown, language)}")
    while True:
        try:
            text = Keyboard(out, lambda _: False).raw(f"{words.told('term-which-game', {}, language)} ")
        except EOFError:
            raise Bad("no game was named: see civitas games") from None
        if text.isdecimal() and 1 <= int(text) <= len(found):
            return found[int(text) - 1]
        if text == "q":
            raise typer.Exit


def seated(history: History, humans: int, named: list[str]) -> list[Bot | None]:
    """Who sits where: None for a person."""
    game = history.game
    bots = named or [best_bot(game)]
    return [None if seat < humans else bot_made(bots[(seat - humans) % len(bots)], game, f"{history.seed} {seat}") for seat in range(history.players)]


BOT = " (bot)"


def kept_bots(record: Record) -> list[str]:
    """The bots that a saved game names."""
    return bot_names(",".join(name.removesuffix(BOT) for name in record.names if name.endswith(BOT)))


def people(record: Record) -> int:
    """How many people sat at a saved game: one, if it does not say."""
    return sum(not name.endswith(BOT) for name in record.names) or 1


class Sitting:
    """A game at this keyboard."""

    def __init__(self, out: Screen, history: History, who: list[Bot | None], called: list[str], language: str) -> None:
        self.out = out
        self.history = history
        self.game = history.game
        self.who = who
        self.called = called[: who.count(None)]
        self.language = language
        self.keyboard = Keyboard(out, self.command)
        self.read = [0] * len(who)  # how much of the chronicle each seat has been shown
        self.looking = -1  # the seat that looks at the screen
        self.drawn = ""  # the question at which the table was last drawn
        self.height = 0  # its lines
        self.saved = len(history.moves)

    def said(self, message: str, **args: Any) -> str:
        """The terminal's own words."""
        return words.told(message, args, self.language)

    def say(self, message: str, **args: Any) -> None:
        self.out.say(self.said(message, **args))

    @property
    def state(self) -> Any:
        return self.history.state

    @property
    def names(self) -> list[str]:
        return words.seat_names(self.game.id, self.state, self.called, self.language)

    def play(self) -> None:
        """Until the game is over, or the person leaves."""
        last = -1
        while waiting := self.state.to_act:
            seat = in_turn(last, waiting)[0]
            bot = self.who[seat]
            try:
                if bot is None:
                    self.ask(seat)
                else:
                    with self.thinking(bot, seat):
                        choice = bot.choose(Chair(self.state, seat))
                    self.history.play(choice, seat)
            except TakenBack:
                continue
            last = seat
        self.close()

    def ask(self, seat: int) -> None:
        """The next decision of a person."""
        self.hand_over(seat)
        others_moved = bool(self.history.moves) and self.history.moves[-1].seat != seat
        if not self.drawn or (others_moved and (self.height <= SMALL or self.state.pending.what != self.drawn)):
            self.draw(seat)
        self.tell(seat)
        option = Asking(self.game, self.state, seat, self.keyboard, self.language, self.names).answer()
        self.history.play(option, seat)

    def hand_over(self, seat: int) -> None:
        """Another person comes to the keyboard: cover what the last one saw."""
        if self.who.count(None) > 1 and seat != self.looking:
            if self.out.is_terminal:
                self.out.clear()
            self.out.say(self.said("term-to-decide", name=self.title(seat)), "bold")
            self.keyboard.raw(f"{self.said('term-cover')} ")
            self.drawn = ""
        self.looking = seat

    def tell(self, seat: int) -> None:
        """What happened since this seat last looked."""
        events = self.state.chronicle or []
        for event in readable(events[min(self.read[seat], len(events)) :], seat):
            self.out.say(f"  {words.event(self.game.id, event, self.language, self.names)}", "dim")
        self.read[seat] = len(events)

    def draw(self, seat: int) -> None:
        table = position(self.game, self.state, seat, self.language)
        self.out.say()
        self.out.print(table)
        self.drawn, self.height = self.state.pending.what, len(self.out.render_lines(table))

    def thinking(self, bot: Bot, seat: int) -> contextlib.AbstractContextManager[Any]:
        """Where a screen can show it: who is thinking."""
        if not self.out.is_terminal:
            return contextlib.nullcontext()
        return self.out.status(self.said("term-thinking", name=self.title(seat), bot=bot.name))

    def title(self, seat: int) -> str:
        return seat_title(self.game, seat, self.language, self.names)

    def close(self) -> None:
        """The end: what happened last, and who won."""
        seat = self.looking if self.who.count(None) == 1 else -1
        if seat >= 0:
            self.tell(seat)
        self.out.say()
        table = Table(title=self.said("term-over"), title_justify="left", box=None, pad_edge=False)
        table.add_column(self.said("term-place"), justify="right")
        table.add_column(self.said("term-seat"))
        table.add_column(self.said("term-score"), justify="right")
        place = 1
        for level in self.state.ranking:
            for at in level:
                table.add_row(str(place), self.title(at) + (f", {bot.name}" if (bot := self.who[at]) else ""), str(self.state.scores[at]))
            place += len(level)
        self.out.print(table)

    # --- commands at the prompt

    def command(self, text: str) -> bool:
        """Do what a command says; False if it is none."""
        word, _, rest = text.partition(" ")
        seat, rest = self.looking, rest.strip()
        match word:
            case "?":
                self.say("term-help")
            case "t":
                self.draw(seat)
            case "l":
                self.log(seat, rest)
            case "u":
                self.take_back(seat)
            case "y":
                self.do_again(seat)
            case "r":
                self.rules(rest)
            case "s":
                self.save(rest)
            case "q":
                self.leave()
            case _:
                return False
        return True

    def log(self, seat: int, number: str) -> None:
        lines = [words.event(self.game.id, e, self.language, self.names) for e in readable(self.state.chronicle or [], seat)]
        for line in lines[-int(number) :] if number.isdecimal() and int(number) else lines:
            self.out.say(f"  {line}")

    def take_back(self, seat: int) -> None:
        try:
            self.history.undo(seat)
        except UndoRefused as refused:
            self.out.say(words.refusal(self.game.id, refused.refusal, self.language, self.names))
            return
        self.read[seat] = len(self.state.chronicle or ())
        self.say("term-taken-back")
        raise TakenBack

    def do_again(self, seat: int) -> None:
        try:
            self.history.redo(seat)
        except UndoRefused as refused:
            self.out.say(words.refusal(self.game.id, refused.refusal, self.language, self.names))
            return
        raise TakenBack

    def rules(self, wanted: str) -> None:
        wanted = wanted or self.state.pending.rule
        try:
            found = looked_up(self.game.id, wanted, self.language) if wanted else []
        except ValueError as problem:
            self.out.say(f"{problem}.".capitalize())
            return
        if found:
            show_rules(self.out, found)
        else:
            self.say("term-no-rule-found", words=wanted) if wanted else self.say("term-no-rule-here")

    def save(self, name: str) -> None:
        path = Path(name or f"{self.game.id}.civ").expanduser()
        names = [(self.called[seat] if seat < len(self.called) else "") if bot is None else f"{bot.name}{BOT}" for seat, bot in enumerate(self.who)]
        try:
            if path.exists() and not path.read_text(encoding="utf-8", errors="replace").startswith((HEADER, NUMBERED)):
                self.say("term-not-a-save", file=str(path))
                return
            Record.of(self.history, names).save(path)
        except OSError as problem:
            self.say("term-cannot-write", file=str(path), why=str(problem.strerror))
            return
        self.saved = len(self.history.moves)
        self.say("term-saved", file=str(path))

    def leave(self) -> None:
        if len(self.history.moves) != self.saved:
            answer = self.keyboard.raw(f"{self.said('term-save-first')} > ").lower()
            if answer.startswith(("y", self.said("term-yes"))):
                self.save("")
        raise Quit
