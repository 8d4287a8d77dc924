"""Everything that can be said has words, in every game and every language."""

from __future__ import annotations

import ast
import importlib
import random
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import SimpleNamespace
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
ASKING = ("Ask", "AskAll", "AskAny")
PREFIXES = ("log-", "no-", "ask-", "do-")
UNSAID = {"seat", "question"}  # whom and what it is about: a page looks for that, whether the sentence says it or not


class Said(NamedTuple):
    """A message that some line of a game's source gives out."""

    message: str
    args: set[str] | None  # the names of its arguments, where they can be read
    where: str


def said_by(package: str) -> Iterator[Said]:
    """Every literal message in the source of a game."""
    folder = Path(str(importlib.import_module(package).__file__)).parent
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for message, args in messages_of(node):
                yield Said(message, args, f"{path.relative_to(folder)}:{getattr(node, 'lineno', 0)}")


def messages_of(node: ast.AST) -> list[tuple[str, set[str] | None]]:
    """The messages of ``tell(...)``, ``Refusal(...)``, ``Ask(...)`` or ``("do-build", {...})``, if they are written out there."""
    if isinstance(node, ast.Tuple) and len(node.elts) == 2 and isinstance(node.elts[1], ast.Dict):
        return [(message, keys_of(node.elts[1])) for message in literals(node.elts[0]) if message.startswith((*PREFIXES, "pick-", "warn-", "moment"))]
    if not isinstance(node, ast.Call):
        return []
    name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id if isinstance(node.func, ast.Name) else ""
    keywords: set[str] | None = None if any(k.arg is None for k in node.keywords) else {k.arg for k in node.keywords if k.arg}
    if name == "tell" and node.args:
        return [(f"log-{message}", None if keywords is None else keywords - {"to"}) for message in literals(node.args[0])]
    if name == "Refusal" and len(node.args) > 1:
        return [(f"no-{message}", keywords) for message in literals(node.args[1])]
    if name in ASKING and len(node.args) > 1:
        about = next((k.value for k in node.keywords if k.arg == "about"), None)
        return [(f"ask-{message}", set() if about is None else keys_of(about)) for message in literals(node.args[1])]
    return []


def literals(node: ast.expr) -> list[str]:
    """The strings that stand there, on both sides of a condition."""
    if isinstance(node, ast.IfExp):
        return literals(node.body) + literals(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def keys_of(node: ast.expr) -> set[str] | None:
    """The keys of a dict that is written out."""
    if not isinstance(node, ast.Dict) or not all(isinstance(key, ast.Constant) for key in node.keys):
        return None
    return {str(key.value) for key in node.keys if isinstance(key, ast.Constant)}


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
    """What a game says without having words for it, and what its words and its source name differently."""
    package, spoken = civitas.game(game).state.__module__.rpartition(".")[0], {}
    for language in words.languages():
        for id, variables in messages(game, language).items():
            spoken.setdefault(id, {})[language] = variables
    bad = []
    for message, args, where in said_by(package):
        if message not in messages(game, "en"):
            bad.append(f"{where}: {message} has no words")
        elif args is not None:
            used = spoken[message]
            bad += [f"{where}: {message} is not given ${name}, which {language} says" for language in used for name in sorted(used[language] - args)]
            bad += [f"{where}: {message} is given ${name}, which no language says" for name in sorted(args - UNSAID - set().union(*used.values()))]
    return bad + misnamed_parts(game, spoken)


def misnamed_parts(game: str, spoken: dict[str, dict[str, set[str]]]) -> list[str]:
    """Options that are called by their verb and the names of the notation, and whose words know other names."""
    folder = Path(str(importlib.import_module(civitas.game(game).package).__file__)).parent
    worded = any("def wording(" in path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    if worded or civitas.game(game).texts.option is not None:  # it says more of some options: random games are listened to
        return []
    forms = civitas.game(game).notation.names
    named = {f"do-{verb}": set().union(*[names for (other, _), names in forms.items() if other == verb]) for verb, _ in forms}
    silent = [f"{message} has no words" for message in named if message not in spoken]
    wrong = {(message, name) for message in named for variables in spoken.get(message, {}).values() for name in variables - named[message]}
    return silent + [f"{message} says ${name}, which is no part of it" for message, name in sorted(wrong)]


@pytest.mark.parametrize("game", GAMES_HERE)
def test_every_message_of_a_game_has_words_with_the_names_of_its_arguments(game: str) -> None:
    assert len(list(said_by(civitas.game(game).package))) > 100
    assert complaints(game) == []


@pytest.mark.parametrize("game", GAMES_HERE)
def test_what_a_name_stands_for_is_something_that_has_a_name(game: str) -> None:
    told = words.texts(game)
    known = {"seat", *told.names}
    assert {name for name, kind in told.kinds.items() if kind not in known and kind.removesuffix("s") not in known} == set()
    said = {name for language in words.languages() for variables in messages(game, language).values() for name in variables}
    assert set(told.kinds) - said == set()


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
        for part in getattr(listed, "parts", ()):
            if isinstance(part, options.Space):  # in the terminal an entry that opens a further menu
                words.say(game, f"open-{part.verb}", strict=True)  # type: ignore[attr-defined]
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
                assert [language for language in words.languages() if messages("", language).get(f"no-{refusal.message}") != set()] == []


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
    assert spoilt(pebbles / "words/en/messages.ftl", "log-draws =", "log-drawn =")[0].endswith("log-draws has no words")
    with pytest.raises(words.MissingWords):
        listen("pebbles", 1, 40)


def test_an_event_without_words_is_found(pebbles: Path) -> None:
    assert "tell" not in (found := spoilt(pebbles / "play.py", 's.tell("pot"', 's.tell("kettle"')[0])
    assert found.endswith("log-kettle has no words")


def test_a_refusal_without_words_is_found(pebbles: Path) -> None:
    assert spoilt(pebbles / "play.py", '"not-in-hand"', '"not-here"')[0].endswith("no-not-here has no words")


def test_a_question_without_words_is_found(pebbles: Path) -> None:
    assert spoilt(pebbles / "play.py", '"bid", self.bids', '"offer", self.bids')[0].endswith("ask-offer has no words")


def test_an_option_without_words_is_found(pebbles: Path) -> None:
    assert spoilt(pebbles / "words/en/messages.ftl", "do-bid =", "do-bet =") == ["do-bid has no words"]


@pytest.mark.parametrize(
    ("right", "wrong", "complaint"),
    [
        ('s.tell("takes", seat=winner, pot=self.pot)', 's.tell("takes", seat=winner)', "log-takes is not given $pot, which en says"),
        ('s.tell("nobody-takes")', 's.tell("nobody-takes", pot=self.pot)', "log-nobody-takes is given $pot, which no language says"),
        ('"not-in-hand", card=card', '"not-in-hand", hand=card', "no-not-in-hand is not given $card, which en says"),
        ('about={"pot": self.pot}', 'about={"pots": self.pot}', "ask-bid is not given $pot, which en says"),
        ("a-king\", pot=pot", "a-king\", pot=pot, card=card", "no-too-small-a-pot-for-a-king is given $card, which no language says"),
    ],
)
def test_an_argument_that_the_words_do_not_know_is_found(pebbles: Path, right: str, wrong: str, complaint: str) -> None:
    assert spoilt(pebbles / "play.py", right, wrong)[0].endswith(complaint)


def test_a_variable_nobody_fills_is_found(pebbles: Path) -> None:
    found = spoilt(pebbles / "words/en/messages.ftl", "You hold no { $card }.", "You hold no { $crad }.")
    assert found[0].endswith("no-not-in-hand is not given $crad, which en says")


def test_an_option_that_calls_a_part_by_another_name_is_found(pebbles: Path) -> None:
    assert spoilt(pebbles / "words/en/messages.ftl", "Bid { $card }", "Bid { $crad }") == ["do-bid says $crad, which is no part of it"]


def test_a_title_of_several_files_may_lie_in_a_folder_that_is_no_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python calls such a folder a namespace, and gives it paths of another kind."""
    folder = tmp_path / "spacious" / "words" / "en"
    folder.mkdir(parents=True)
    (folder / "messages.ftl").write_text("spacious-title = Spacious\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(words, "game_called", lambda game: SimpleNamespace(package=game))
    assert [path.name for path in words.resources("spacious", "en")][-1] == "messages.ftl"
    assert "messages.ftl" not in [path.name for path in words.resources("spacious", "lt")]
