"""Everything that is said in whole games, for people to read: python -m civitas.laws.sentences [GAME ...] [--language LT] [--games N] [--out FILE]

Each message stands once for every way in which its numbers are counted and its arguments are there or not, so that a reader of a language
meets all of its forms and few of its repetitions.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from babel import Locale

from civitas import words
from civitas.bots import draw
from civitas.kernel.options import Amounts, OneOf, Space, Subset
from civitas.kernel.records import Args, Message
from civitas.kernel.registry import Game, game, games

from .case import Case
from .coverage import Coverage
from .policies import make_policies

NAMES = ("Ann", "Bob", "Eve", "Ivo", "Mia", "Rut", "Tom")
SPOKEN = ("log-", "no-", "ask-", "do-", "pick-", "open-", "choose-", "warn-", "threat-", "heading-", "moment")  # what games say, not the page


def hear(each: Game, seed: int, decisions: int = 4000) -> Iterator[Message]:
    """All that is said in one game at random: questions, options, refusals, events, headings, threats, warnings.

    >>> heard = dict(hear(game("through_the_ages"), 1, decisions=9))
    >>> sorted(heard)[0], heard["ask-action"]
    ('ask-action', {})
    """
    rng = random.Random(seed)
    players = each.min_players + seed % (each.max_players - each.min_players + 1)
    variant = _draw_variant(each, rng)
    s = each.new(players, seed, options=variant if Case(each, players, variant, seed).fits() else {})
    seated = make_policies(each, s.seats(), rng, Coverage(each), sense=seed % 2 == 1)
    for _ in range(decisions):
        if s.over:
            break
        seat = rng.choice(s.to_act)
        yield f"ask-{s.pending.what}", s.pending.about
        listed = s.legal(seat)
        for option in [draw(listed, rng) for _ in range(6)]:
            yield words.name_option(each.id, s, seat, option)
        if isinstance(listed, Space) and not isinstance(listed, (Subset, Amounts, OneOf)):  # these are answered as a whole
            yield from _hear_choices(each, s, seat, listed, rng)
        yield from _hear_page(each, s, seat, rng)
        before = s.clone()
        s.play(seated[seat].choose(s, seat), seat)
        for event in s.chronicle:
            yield f"log-{event.message}", event.args
            chapter = each.page.chapter(event) if each.page.chapter else None
            if chapter is not None:
                yield chapter.heading
        s.chronicle.clear()
        if each.page.warnings is not None and rng.random() < 0.1:
            yield from each.page.warnings(before, s, seat)


def _draw_variant(each: Game, rng: random.Random) -> dict[str, Any]:
    """Some of the variants that can be chosen by name."""
    return {option.name: rng.choice(option.choices) for option in each.options if option.choices and rng.random() < 0.3}


def _hear_choices(each: Game, s: Any, seat: int, space: Space, rng: random.Random) -> Iterator[Message]:
    """What the choices of one way through a space are called."""
    path: tuple[Any, ...] = ()
    while choices := list(space.choices(path)):
        value = rng.choice(choices)
        named = words.name_choice(each.id, s, seat, space, path, value)
        if named is not None:
            yield named
        path = (*path, value)


def _hear_page(each: Game, s: Any, seat: int, rng: random.Random) -> Iterator[Message]:
    """What the page says beside the question: where in the game this is, what threatens, why not."""
    page = each.page
    if page.moment is not None:
        yield page.moment(s)
    if page.threats is not None and rng.random() < 0.2:
        yield from [threat.message for threat in page.threats(s, seat, None)]
    if page.candidates is not None and rng.random() < 0.1:
        for option in page.candidates(s, seat):
            refused = s.why_not(option, seat)
            if refused is not None:
                yield f"no-{refused.message}", refused.args


def shape(args: Args, language: str) -> tuple[Any, ...]:
    """What of the arguments changes the grammar: how numbers are counted, whether lists are empty, what stands there at all.

    >>> shape({"cards": (), "n": 2, "who": None}, "pl"), shape({"n": 22}, "pl") == shape({"n": 3}, "pl")
    ((('cards', 0), ('n', 'few'), ('who', None)), True)
    """
    counted = Locale.parse(language).plural_form
    return tuple([(name, _shape(value, counted)) for name, value in sorted(args.items())])


def _shape(value: Any, counted: Any) -> Any:
    if isinstance(value, bool) or value is None:
        return value
    if isinstance(value, int):
        return value if value in (0, 1) else counted(value)
    if isinstance(value, (tuple, list)):
        return min(len(value), 2)
    return value if isinstance(value, str) else None


class Rendering:
    """The sentences of many games in one language, by their messages.

    >>> (rendering,) = render(game("through_the_ages"), ["lt"], games=1, decisions=9)
    >>> rendering.sentences["ask-action"]
    ['Ką darai?']
    """

    def __init__(self, each: Game, language: str, forms: int = 4) -> None:
        self.game = each
        self.language = language
        self.forms = forms
        self.sentences: dict[str, list[str]] = {}
        self.shapes: set[tuple[Any, ...]] = set()

    def note(self, message: str, args: Args) -> None:
        """Say it, unless it was said in this shape, or often enough."""
        said = self.sentences.setdefault(message, [])
        shaped = (message, *shape(args, self.language))
        if shaped in self.shapes or len(said) >= self.forms:
            return
        self.shapes.add(shaped)
        sentence = words.say(self.game.id, message, args, self.language, NAMES, strict=True)
        if sentence not in said:
            said.append(sentence)

    def list_unsaid(self) -> list[str]:
        """The messages that nobody said in these games."""
        return sorted({id for id in words.message_ids(self.game.id) if id.startswith(SPOKEN)} - self.sentences.keys())

    def text(self) -> str:
        """All of it, to be read."""
        lines = [f"# {self.game.id}, {self.language}", ""]
        for message in sorted(self.sentences):
            lines += [f"{message}", *[f"    {sentence}" for sentence in self.sentences[message]]]
        return "\n".join([*lines, "", "# never said in these games", *self.list_unsaid(), ""])


def render(each: Game, languages: list[str], games: int, decisions: int = 4000, seed: int = 0) -> list[Rendering]:
    """What is said in so many games, in each of the languages.

    >>> [rendering.language for rendering in render(game("through_the_ages"), ["lt", "pl"], games=0)]
    ['lt', 'pl']
    """
    found = [Rendering(each, language) for language in languages]
    for at in range(seed, seed + games):
        for message, args in hear(each, at, decisions):
            for rendering in found:
                rendering.note(message, args)
    return found


def main(argv: list[str] | None = None) -> int:
    """Write what was said; 2: bad input.

    >>> main(["checkers"])
    2
    """
    parser = argparse.ArgumentParser(prog="python -m civitas.laws.sentences", description="Every message of whole games, to be read.")
    parser.add_argument("game", nargs="*", help="ids of games; all when none is given")
    parser.add_argument("--language", choices=words.languages(), action="append", help="one or several; all when none is given")
    parser.add_argument("--games", type=int, default=10, help="so many games each (default: 10)")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--out", type=Path, help="the file to write; else it is printed")
    wish = parser.parse_args(argv)
    try:
        chosen = [game(name) for name in wish.game] or list(games().values())
    except ValueError as problem:
        print(problem, file=sys.stderr)
        return 2
    wanted = wish.language or words.languages()
    text = "\n".join([rendering.text() for each in chosen for rendering in render(each, wanted, wish.games, seed=wish.seed)])
    if wish.out is None:
        print(text)
    else:
        wish.out.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
