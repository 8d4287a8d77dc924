"""Everything that can be said has words, in every game and every language."""

from __future__ import annotations

import ast
import importlib
import random
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import civitas
import documents
from civitas import words
from civitas.bots import draw
from civitas.kernel import history, options
from civitas.kernel.registry import GAMES

GAMES_HERE = sorted(id for id in civitas.games() if civitas.game(id).state.__module__.startswith("civitas."))
ASKING = {"Ask": 1, "AskAll": 1, "AskAny": 1}  # where the question stands among the arguments


class Said(NamedTuple):
    """A message that some line of a game's source gives out."""

    message: str
    number: int | None  # of its arguments, where that can be read
    where: str


def said_by(package: str) -> Iterator[Said]:
    """Every literal message in the source of a game."""
    folder = Path(str(importlib.import_module(package).__file__)).parent
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and (found := message_of(node)) is not None:
                yield Said(*found, f"{path.relative_to(folder)}:{node.lineno}")


def message_of(call: ast.Call) -> tuple[str, int | None] | None:
    """The message of ``tell(...)``, ``Refusal(...)`` or ``Ask(...)``, if it is written out there."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else call.func.id if isinstance(call.func, ast.Name) else ""
    starred = any(isinstance(arg, ast.Starred) for arg in call.args)
    if name == "tell":
        return with_prefix("log", call.args[:1], None if starred else len(call.args) - 1)
    if name == "Refusal":
        given = argument(call, 2, "args")
        return with_prefix("no", [argument(call, 1, "message")], len(given.elts) if isinstance(given, ast.Tuple) else None if given else 0)
    if name in ASKING:
        given = argument(call, 5 + ASKING[name] - 1, "about")
        return with_prefix("ask", [argument(call, ASKING[name], "what")], len(given.elts) if isinstance(given, ast.Tuple) else None if given else 0)
    return None


def argument(call: ast.Call, at: int, name: str) -> ast.expr | None:
    for keyword in call.keywords:
        if keyword.arg == name:
            return keyword.value
    return call.args[at] if at < len(call.args) else None


def with_prefix(prefix: str, found: list[ast.expr] | list[ast.expr | None], number: int | None) -> tuple[str, int | None] | None:
    if found and isinstance(found[0], ast.Constant) and isinstance(found[0].value, str):
        return f"{prefix}-{found[0].value}", number
    return None


class Variables(Visitor):
    """The variables that a Fluent pattern uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.found.add(node.id.name)


@cache
def messages(game: str, language: str) -> dict[str, set[str]]:
    """The messages of a language, each with its variables."""
    found = {}
    for path in words.resources(game, language):
        resource = FluentParser().parse(path.read_text(encoding="utf-8"))
        junk = [entry.content for entry in resource.body if isinstance(entry, ftl.Junk)]
        assert not junk, f"{path}: {junk[0]!r} is not Fluent"
        for entry in resource.body:
            if isinstance(entry, ftl.Message):
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
    return found


def complaints(game: str) -> list[str]:
    """What a game says without having words for it."""
    package = civitas.game(game).state.__module__.rpartition(".")[0]
    declared = words.MESSAGES | dict(words.texts(game).messages)
    written = messages(game, "en")
    bad = [f"{id} has no words" for id in declared if id not in written]
    bad += [
        f"{id} uses ${variable}, which is not among its arguments"
        for id, variables in written.items()
        if id.startswith(("log-", "no-", "ask-", "do-"))
        for variable in sorted(variables - set(declared.get(id, ())))
    ]
    for message, number, where in said_by(package):
        named = len(declared.get(message, ()))  # one without arguments need not be declared
        if message not in written and message not in declared:
            bad.append(f"{where}: {message} has no words")
        elif number is not None and number != named:
            bad.append(f"{where}: {message} is given {number} arguments, but MESSAGES names {named}")
    return bad


@pytest.mark.parametrize("game", GAMES_HERE)
def test_every_message_of_a_game_has_words(game: str) -> None:
    assert complaints(game) == []


@pytest.mark.parametrize("game", GAMES_HERE)
def test_everything_a_random_game_says_has_words(game: str) -> None:
    for seed in range(2):
        listen(game, seed, decisions=400)


def listen(game: str, seed: int, decisions: int) -> None:
    """Play at random; every question, option and event is said, strictly."""
    rng = random.Random(seed)
    s = civitas.game(game).new(seed=seed)
    for _ in range(decisions):
        if s.over:
            break
        seat = rng.choice(s.to_act)
        words.question(game, s.pending.what, s.pending.about, strict=True)
        listed = s.legal(seat)
        for option in [draw(listed, rng) for _ in range(8)]:
            words.option(game, s, seat, option, strict=True)
        s.play(draw(listed, rng), seat)
        for event in s.chronicle:
            words.event(game, event, strict=True)
        s.chronicle.clear()


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("game", ["", *GAMES_HERE])
def test_every_language_says_the_same_things(game: str, language: str) -> None:
    english, other = messages(game, "en"), messages(game, language)
    assert other.keys() == english.keys()
    assert {id for id in english if other[id] - english[id]} == set()


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("game", GAMES_HERE)
def test_every_variant_has_a_name_a_help_and_words_for_its_choices(game: str, language: str) -> None:
    wanted = []
    for option in civitas.game(game).options:
        wanted += [f"option-{option.name}", f"option-{option.name}-help"]
        wanted += [f"option-{option.name}-{choice}" for choice in option.choices if isinstance(choice, str)]
    assert wanted
    assert [message for message in wanted if not words.has_message(game, message, language)] == []


@pytest.mark.parametrize("language", words.languages())
@pytest.mark.parametrize("game", GAMES_HERE)
def test_every_card_says_what_it_does_and_no_text_is_left_over(game: str, language: str) -> None:
    asked = set()

    def say(message: str, **args: Any) -> str:
        asked.add(message)
        return words.fill(message, args, language, game)

    cards = civitas.game(game).page.faces(language, say)["cards"]
    assert cards
    effects = {id for id in messages(game, language) if id.startswith("effect-")}
    assert {id for id in asked if id.startswith("effect-")} == effects
    assert [id for id in asked if not words.has_message(game, id, language)] == []


def test_the_table_has_words_for_its_own_refusals() -> None:
    for module in (options, history):
        for refusal in vars(module).values():
            if isinstance(refusal, options.Refusal):
                assert words.has_message("", f"no-{refusal.message}")
                assert f"no-{refusal.message}" in words.MESSAGES


# --- the test of the test, on the toy game of docs/adding-a-game.md


@pytest.fixture
def pebbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Pebbles with a fresh source, to be spoilt."""
    documents.install_pebbles(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    kept = {name: sys.modules.pop(name) for name in list(sys.modules) if name.partition(".")[0] == "pebbles"}
    forget()
    yield tmp_path / "pebbles"
    for name in [name for name in sys.modules if name.partition(".")[0] == "pebbles"]:
        del sys.modules[name]
    sys.modules.update(kept)
    GAMES.pop("pebbles", None)
    forget()


def forget() -> None:
    for cached in (words._bundles, messages):
        cached.cache_clear()


def spoilt(path: Path, old: str, new: str) -> list[str]:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    importlib.import_module("pebbles")
    return complaints("pebbles")


def test_the_toy_game_has_all_its_words(pebbles: Path) -> None:
    assert spoilt(pebbles / "texts.py", "", "") == []
    listen("pebbles", 1, 40)


def test_a_message_without_words_is_found(pebbles: Path) -> None:
    assert spoilt(pebbles / "words/en/messages.ftl", "log-draws =", "log-drawn =")[0] == "log-draws has no words"
    with pytest.raises(words.MissingWords):
        listen("pebbles", 1, 40)


def test_an_undeclared_event_is_found(pebbles: Path) -> None:
    assert "tell" not in (found := spoilt(pebbles / "play.py", 's.tell("pot"', 's.tell("kettle"')[0])
    assert found.endswith("log-kettle has no words")


def test_an_undeclared_refusal_is_found(pebbles: Path) -> None:
    assert spoilt(pebbles / "play.py", '"not-in-hand"', '"not-here"')[0].endswith("no-not-here has no words")


def test_an_undeclared_question_is_found(pebbles: Path) -> None:
    assert spoilt(pebbles / "play.py", '"bid", self.bids', '"offer", self.bids')[0].endswith("ask-offer has no words")


def test_a_wrong_number_of_arguments_is_found(pebbles: Path) -> None:
    found = spoilt(pebbles / "play.py", 's.tell("takes", winner, self.pot)', 's.tell("takes", winner)')
    assert found[0].endswith("log-takes is given 1 arguments, but MESSAGES names 2")


def test_a_variable_nobody_fills_is_found(pebbles: Path) -> None:
    found = spoilt(pebbles / "words/en/messages.ftl", "You hold no { $card }.", "You hold no { $crad }.")
    assert found == ["no-not-in-hand uses $crad, which is not among its arguments"]
