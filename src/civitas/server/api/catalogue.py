"""What there is to play: titles, card faces, rules, words."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response

import civitas
from civitas import rulebook, words
from civitas.bots.ratings import ratings
from civitas.kernel.facts import load
from civitas.kernel.registry import Game, games
from civitas.server.bot_driver import able, usual
from civitas.server.clocks import PACES, describe_rules
from civitas.server.language import LANGUAGES
from civitas.server.lobby import find_title
from civitas.server.problems import Problem
from civitas.words.forms import forms_of

from . import catalogue_models
from .asking import Language, TheTables, TitleId, document, encode, limit

router = APIRouter(prefix="/api", tags=["catalogue"], dependencies=[limit("read")])
ELSEWHERE = ("cards.ftl", "screen.ftl", "terminal.ftl")  # what faces say already, what a terminal shows
RuleId = Annotated[str, Path(pattern=r"^[A-Za-z0-9]{1,16}-[\w.-]{1,32}$", examples=["TTA-6.2.3"])]


@router.get("/titles", responses=document(catalogue_models.Titles), summary="What can be played here")
def titles(language: Language) -> Response:
    """Every title with its player counts, variants (with help texts) and bots (weakest first); paces and languages."""
    return encode(
        {
            "titles": [show_title(game, language) for game in games().values()],
            "paces": [{"name": name, "clock": None if pace is None else describe_rules(pace)} for name, pace in PACES.items()],
            "languages": LANGUAGES,
            "version": civitas.__version__,
        }
    )


def show_title(game: Game, language: str) -> dict[str, Any]:
    options = [words.describe_option(game.id, option, language) for option in game.options]
    named = {name: getattr(game, name) for name in ("id", "title", "min_players", "max_players", "rules_version", "prefix")}
    presets = [words.describe_preset(game.id, preset, language) for preset in game.presets]
    rated = {name: found["rating"] for name, found in ratings(game.id).items() if name in able(game.id)}
    return {**named, "options": options, "presets": presets, "bots": able(game.id), "usual_bot": usual(game.id), "ratings": rated}


@router.get("/titles/{title}", responses=document(catalogue_models.Title, 404), summary="One title")
def title(title: TitleId, language: Language) -> Response:
    return encode(show_title(find_title(title), language))


@router.get("/titles/{title}/facts", responses=document(catalogue_models.Facts, 404), summary="Printed facts: cards, tables, faces")
def facts(title: TitleId, language: Language) -> Response:
    """The data tables of a title, and the faces of its cards by id, as its boards need them.  Does not change while the server runs."""
    game = find_title(title)
    return lasting(encode({"title": game.id, "data": data_tables(game.id), "faces": faces(game.id, language)}))


@cache
def faces(title: str, language: str) -> Any:
    """What the title says is printed; it is given the words to say it with."""
    printed = find_title(title).page.faces
    return None if printed is None else printed(language, words.speaker(title, language))


@cache
def data_tables(title: str) -> dict[str, Any]:
    package = find_title(title).package
    folder = files(package).joinpath("data") if package else None
    if folder is None or not folder.is_dir():
        return {}
    found = sorted(path.name[:-5] for path in folder.iterdir() if path.name.endswith(".yaml"))
    return {name: plain(load(package, name)) for name in found}


def plain(value: Any) -> Any:
    """YAML as JSON can write it."""
    if isinstance(value, dict):
        return {str(key): plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return value if isinstance(value, (str, int, float)) or value is None else str(value)


@router.get("/titles/{title}/rules", responses=document(catalogue_models.Rules, 404), summary="The rule book")
def rules(title: TitleId, language: Language) -> Response:
    """All numbered rules of a title, and those of the table itself (TABLE-n), with what their chapters say besides; in Markdown."""
    books = [book(one, language) for one in dict.fromkeys((title, rulebook.TABLE))]
    chapters = [chapter._asdict() | {"heading": chapter.heading or one.title} for one in books for chapter in one.chapters]
    rules = [rule._asdict() | {"heading": rule.heading or one.title} for one in books for rule in one.rules]
    return lasting(encode({"title": title, "chapters": chapters, "rules": rules}))


@router.get("/titles/{title}/rules/{rule}", responses=document(catalogue_models.Rules, 404), summary="A rule and those below it")
def rule(title: TitleId, rule: RuleId, language: Language) -> Response:
    """TTA-6.2 gives TTA-6.2, TTA-6.2.1, ... in the order of the book."""
    book(title, language)
    found = rulebook.find_rules(title, rule, language)
    if not found:
        raise Problem("not-found", "no-such-rule", {"rule": rule})
    return encode({"title": title, "chapters": [], "rules": [one._asdict() for one in found]})


def book(title: str, language: str) -> rulebook.Rulebook:
    try:
        return rulebook.rulebook(title, language)
    except ValueError:
        raise Problem("not-found", "no-rule-book", {"title": title}) from None


@router.get("/words/{language}", responses=document(catalogue_models.Words, 404), summary="The message catalogues of a language")
def catalogues(language: Annotated[str, Path(pattern=r"^[a-z]{2,3}$")]) -> Response:
    """Fluent sources, of the table and of every title, and the forms of names that they ask for."""
    if language not in LANGUAGES:
        raise Problem("not-found", "no-such-language", {"language": language, "languages": ", ".join(LANGUAGES)})
    sources = {game: [path for path in words.resources(game, language) if path.name not in ELSEWHERE] for game in ("", *games())}
    found = {game: "\n".join(map(text_of, paths)) for game, paths in sources.items()}
    forms = {name: cases for game in games() for name, cases in forms_of(game, language).items()}
    return lasting(encode({"language": language, "catalogues": {name or "table": text for name, text in found.items()}, "forms": forms}))


def lasting(answer: Response) -> Response:
    """What does not change while the server runs may be kept a while, by the language it was asked in."""
    answer.headers.update({"cache-control": "public, max-age=300", "vary": "accept-language"})
    return answer


def text_of(path: Any) -> str:
    return str(path.read_text(encoding="utf-8"))


@router.get("/health", responses=document(catalogue_models.Health), summary="How the server does")
async def health(tables: TheTables) -> Response:
    """How many games and moves, and how long a move took from its arrival to its commit."""
    return encode({"ok": True, "version": civitas.__version__, **await tables.figures()})
