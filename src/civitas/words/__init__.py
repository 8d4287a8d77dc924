"""The words: message ids and their arguments become sentences in the reader's language.

Messages are Fluent files.  Those of the table itself are here: ``<language>/table.ftl``, ``page.ftl`` what the page adds,
``people.ftl`` what concerns accounts, ``terminal.ftl`` what a terminal says.
A game has its own beside its rules, ``words/<language>/*.ftl`` of its package:
``messages.ftl``, ``page.ftl``, ``options.ftl`` the variants, ``cards.ftl`` what cards do, ``screen.ftl`` the table in a terminal.
Ids say what they are for:
``log-<event>``, ``no-<refusal>``, ``ask-<question>``, ``do-<verb>``, ``problem-<what went wrong>``.
Arguments have the names of the Fluent variables, and the name says what kind of thing it is: ``card``, ``cards`` and ``seat``
are worded by the names of a game's ``Texts``, and so is whatever its ``kinds`` say is one of these (``rival``: a ``seat``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from civitas.kernel.chronicle import Event
from civitas.kernel.notation import NUMBERS
from civitas.kernel.options import Refusal, Space
from civitas.kernel.plugs import Texts
from civitas.kernel.records import Args, Message, Option
from civitas.kernel.registry import Game, GameOption, Preset
from civitas.kernel.registry import game as game_called

from .forms import functions
from .typography import typeset

FALLBACK = "en"
NO_ARGS: Args = {}

class MissingWords(LookupError):
    """There is no such message, or it was given the wrong arguments.

    >>> say("", "log-sails-away", strict=True)
    Traceback (most recent call last):
    civitas.words.MissingWords: there is no message log-sails-away for the table in en
    """


def languages() -> list[str]:
    """The languages there are words in.

    >>> "en" in languages()
    True
    """
    return sorted(d.name for d in files(__package__).iterdir() if d.joinpath("table.ftl").is_file())


def say(
    game: str, message: str, args: Args = NO_ARGS, language: str = FALLBACK, names: Sequence[str] = (), strict: bool = False
) -> str:
    """The sentence for a message of a game; *names* are those of the people at the table, by seat.

    A message nobody has written yet is read out as it stands, unless *strict*.

    >>> say("", "no-chance-was-used")
    'Chance was used since then.'
    >>> say("", "log-sails-away", {"player": "Ann", "distance": 3})
    'Sails away: Ann, 3'
    """
    try:
        return _say(game, message, args, language, tuple(names))
    except MissingWords:
        if strict:
            raise
        return _read_out(message, args)


def fill(message: str, args: Mapping[str, Any], language: str = FALLBACK, game: str = "") -> str:
    """The sentence for a message whose arguments are worded already: what the table answers when something goes wrong, what is printed on a card.

    >>> fill("problem-no-such-rule", {"rule": "TTA-99"})
    'There is no rule TTA-99 in this book.'
    """
    return _fill(game, message, args, language)


def speaker(game: str, language: str) -> Callable[..., str]:
    """What a title's faces and table are given to speak with: ``say(message, name=value)``.

    >>> speaker("through_the_ages", "en")("screen-war", war="War over Culture", seat="Bob")
    'War over Culture against Bob'
    """
    return lambda message, **args: fill(message, args, language, game)


def event(game: str, event: Event, language: str = FALLBACK, names: Sequence[str] = (), strict: bool = False) -> str:
    """What the chronicle says.

    >>> event("through_the_ages", Event("abstains", {"seat": 0}), names=["Ann", "Bob"])
    'Ann takes no political action.'
    """
    return say(game, f"log-{event.message}", event.args, language, names, strict)


def refusal(game: str, why: Refusal, language: str = FALLBACK, names: Sequence[str] = (), strict: bool = False) -> str:
    """Why not, with the rule that forbids it.

    >>> refusal("", Refusal("TABLE-1", "the-game-is-over"))
    'The game is over. [TABLE-1]'
    """
    return f"{say(game, f'no-{why.message}', why.args, language, names, strict)} [{why.rule}]"


def question(
    game: str, what: str, about: Args = NO_ARGS, language: str = FALLBACK, names: Sequence[str] = (), strict: bool = False
) -> str:
    """What is asked.

    >>> question("through_the_ages", "action")
    'What do you do?'
    """
    return say(game, f"ask-{what}", about, language, names, strict)


def option(
    game: str, s: Any, seat: int, option: Option, language: str = FALLBACK, names: Sequence[str] = (), strict: bool = False
) -> str:
    """What an option is called, for the seat that is offered it.

    >>> option("", None, 0, ("pass",))
    'Pass'
    """
    message, args = name_option(game, s, seat, option)
    return say(game, message, args, language, names, strict)


def name_option(game: str, s: Any, seat: int, option: Option) -> Message:
    """The message of an option: as the game's texts, the space or the step that offers it say; else by its verb and the names of its notation.

    >>> name_option("through_the_ages", None, 0, ("annex", 7))
    ('do-annex', {'card': 7})
    """
    own = texts(game).option
    if own is not None:
        return own(s, seat, option)
    if s is not None and s.stack:
        listed = s.legal(seat)
        worded = listed.wording(option) if isinstance(listed, Space) else None
        worded = worded or s.stack[-1].wording(s, seat, option)
        if worded is not None:
            return worded
    return f"do-{option[0]}", (game_called(game).notation if game else NUMBERS).name_parts(option)


def name_choice(game: str, s: Any, seat: int, space: Space, path: tuple[Any, ...], value: Any) -> Message | None:
    """The message of a choice in the middle of a space, as the game's texts or the space itself say; an option is called as it always is.

    >>> from civitas.kernel.options import Subset
    >>> name_choice("", None, 0, Subset("keep", (3, 5), 1, 1), (), True)
    """
    own = texts(game).choice
    worded = space.word_choice(path, value) if own is None else own(s, seat, space, path, value)
    if worded is None and isinstance(value, tuple) and value and isinstance(value[0], str):
        return name_option(game, s, seat, value)
    return worded


def title_of(game: Game, language: str = FALLBACK) -> str:
    """What a game is called; abroad, as the words of that language call it.

    >>> title_of(game_called("through_the_ages"), "hu")
    'Korokon át'
    """
    message = f"title-{game.id}"
    return _fill(game.id, message, {}, language) if language != FALLBACK and has_message(game.id, message, language) else game.title


def help_of(game: str, option: GameOption, language: str = FALLBACK) -> str:
    """What a declared variant does.

    >>> help_of("", GameOption("rounds", 3, "how many rounds are played"))
    'how many rounds are played'
    """
    return _fill_or(game, f"option-{option.name}-help", language, option.help)


def describe_option(game: str, option: GameOption, language: str = FALLBACK) -> dict[str, Any]:
    """A declared variant for a program to read: its type, its bounds, what it is called and does.

    >>> described = describe_option("", GameOption("rounds", 3, "how many rounds are played", lo=1))
    >>> described["label"], described["type"], described["lo"], described["help"]
    ('rounds', 'int', 1, 'how many rounds are played')
    """
    id = f"option-{option.name}"
    return {
        "name": option.name,
        "type": option.type.__name__,
        "default": option.default,
        "choices": list(option.choices),
        "lo": option.lo,
        "hi": option.hi,
        "when": list(option.when) if option.when else None,
        "label": _fill_or(game, id, language, option.name.replace("_", " ")),
        "help": help_of(game, option, language),
        "choice_labels": [_fill_or(game, f"{id}-{choice}", language, str(choice)) for choice in option.choices],
    }


def describe_preset(game: str, preset: Preset, language: str = FALLBACK) -> dict[str, Any]:
    """A game that is asked for by one word, for a program to read.

    >>> describe_preset("", Preset("short", {"rounds": 3}))
    {'name': 'short', 'options': {'rounds': 3}, 'most': None, 'label': 'short', 'help': ''}
    """
    label, help = (_fill_or(game, f"preset-{preset.name}{part}", language, other) for part, other in (("", preset.name), ("-help", "")))
    return {"name": preset.name, "options": preset.options, "most": preset.most, "label": label, "help": help}


def describe_order(game: str, what: str, language: str = FALLBACK) -> dict[str, str]:
    """What a standing order is called, and what it does.

    >>> describe_order("through_the_ages", "pact")
    {'name': 'Pacts: refuse', 'help': 'Every pact that is offered.'}
    """
    return {"name": _fill_or(game, f"order-{what}", language, what), "help": _fill_or(game, f"order-{what}-help", language, "")}


def _fill_or(game: str, message: str, language: str, otherwise: str) -> str:
    try:
        return _fill(game, message, {}, language)
    except MissingWords:
        return otherwise


def seat_name(game: str, seat: int, language: str = FALLBACK, names: Sequence[str] = ()) -> str:
    """What a seat is called: by its player, by the game, or by its number.

    >>> seat_name("", 1), seat_name("", 1, names=["Ann", "Bob"])
    ('Player 2', 'Bob')
    """
    return str(_show_value(game, "seat", seat, language, tuple(names)))


def seat_names(game: str, s: Any, names: Sequence[str] = (), language: str = FALLBACK) -> list[str]:
    """What the seats are called in this position: by their players, else as the game calls them now.

    A game says so in ``Texts.seat_name(s, seat, language)``: Egypt, once somebody has chosen Egypt.

    >>> import civitas
    >>> seat_names("through_the_ages", civitas.game("through_the_ages").new(players=2, seed=1), ["Ann", "Bob"])
    ['Ann', 'Bob']
    """
    called = texts(game).seat_name
    given = [*names, *[""] * s.seats()][: s.seats()]
    return [name or (called(s, seat, language) if called is not None else "") for seat, name in enumerate(given)]


def has_message(game: str, message: str, language: str = FALLBACK) -> bool:
    """Whether there is such a message in that very language.

    >>> has_message("", "no-chance-was-used", "lt"), has_message("", "log-sails-away")
    (True, False)
    """
    return any(b.has_message(message) for b in _bundles(game, language)[:1] if language in b.locales)


def message_ids(game: str, language: str = FALLBACK) -> set[str]:
    """What there are words for in that language: of the table, and of the game.

    >>> {"do-pass", "log-bids"} & message_ids("through_the_ages") == {"do-pass", "log-bids"}
    True
    """
    return {id for bundle in _bundles(game, language)[:1] for id in bundle._messages}


TABLE_TEXTS = Texts()


def texts(game: str) -> Texts:
    """What a game says its things are called; the table itself ("") has nothing to name.

    >>> texts("through_the_ages").names["card"](0, "en"), texts("").names
    ('Agriculture', {})
    """
    return game_called(game).texts if game else TABLE_TEXTS


def resources(game: str, language: str) -> Iterator[Any]:
    """The Fluent files of a language: the table's, then the game's.

    >>> [path.name for path in resources("", "en")][:2]
    ['table.ftl', 'page.ftl']
    """
    own = files(__package__).joinpath(language)
    found = [own.joinpath(name) for name in ("table.ftl", "page.ftl", "people.ftl", "terminal.ftl")]
    if game and (package := game_called(game).package) and (folder := files(package) / "words" / language).is_dir():
        found += sorted((path for path in folder.iterdir() if path.name.endswith(".ftl")), key=lambda path: path.name)
    return (path for path in found if path.is_file())


@cache
def _bundles(game: str, language: str) -> list[FluentBundle]:
    """Where messages are looked for, in this order."""
    bundles = []
    for locale in dict.fromkeys((language, FALLBACK)):
        none = say("", "none", {}, language) if game else "none"
        bundle = FluentBundle([locale], functions=functions(game, locale, none), use_isolating=False)
        for path in resources(game, locale):
            bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")), allow_overrides=True)
        bundles.append(bundle)
    return bundles


def refs(game: str, args: Args) -> list[tuple[str, Any]]:
    """The things that the arguments of a message are, each with its kind: seats, and whatever else the game has names for.

    >>> refs("through_the_ages", {"seat": 0, "card": 7, "space": 2, "rival": 1})
    [('seat', 0), ('card', 7), ('seat', 1)]
    """
    known = texts(game)
    kinds, found = {"seat", *known.names}, []
    for name, value in args.items():
        kind = known.kinds.get(name, name)
        several = isinstance(value, (tuple, list)) and kind not in kinds
        kind = kind.removesuffix("s") if several else kind
        if kind in kinds:
            found += [(kind, item) for item in (value if several else (value,)) if item is not None]
    return found


def _say(game: str, message: str, args: Args, language: str, names: tuple[str, ...]) -> str:
    return _fill(game, message, {name: _show_value(game, name, value, language, names) for name, value in args.items()}, language)


def _fill(game: str, message: str, shown: Mapping[str, Any], language: str) -> str:
    """The sentence with its arguments filled in, by their names."""
    for bundle in _bundles(game, language):
        if bundle.has_message(message) and (pattern := bundle.get_message(message).value) is not None:
            text, errors = bundle.format_pattern(pattern, {name: _write_ungrouped(value) for name, value in shown.items()})
            if errors:
                raise MissingWords(f"{message}: {errors[0]}")
            return typeset(str(text), bundle.locales[0])
    raise MissingWords(f"there is no message {message} for {game or 'the table'} in {language}")


def _write_ungrouped(value: Any) -> Any:
    """A number without separators, as points are written on a board: 1350."""
    return fluent_number(value, useGrouping=False) if isinstance(value, (int, float)) and not isinstance(value, bool) else value


def _show_value(game: str, name: str, value: Any, language: str, names: tuple[str, ...]) -> Any:
    """A value as a sentence shows it: by its kind (``card``), several one by one (``cards``), numbers as they are.

    A ``part`` is a message with its arguments.
    """
    known = texts(game)
    kind, kinds = known.kinds.get(name, name), known.names
    if kind == "part" and isinstance(value, tuple):  # a message inside a message
        return _say(game, value[0], value[1], language, names)
    if isinstance(value, (tuple, list)) and kind not in kinds:
        return join_list([str(_show_value(game, kind.removesuffix("s"), item, language, names)) for item in value], language)
    if kind == "seat" and isinstance(value, int) and 0 <= value < len(names) and names[value]:
        return names[value]
    if value is not None and kind in kinds:
        try:
            return kinds[kind](value, language)
        except (LookupError, TypeError, ValueError, AttributeError) as problem:  # somebody typed a card that does not exist
            raise MissingWords(f"no {kind} is called {value!r}: {problem}") from None
    if kind == "seat" and isinstance(value, int):
        return say("", "seat-name", {"number": str(value + 1)}, language)
    if kind == "question" and isinstance(value, str):
        return say(game, f"ask-{value}", {}, language)
    if value is None:
        own = f"none-{name}"  # what is wanted may be anything
        return say(game, own if has_message(game, own, language) else "none", {}, language)
    return value if isinstance(value, (int, float)) and not isinstance(value, bool) else str(value)


def join_list(items: Iterable[str], language: str = FALLBACK) -> str:
    """Things one after another, as a sentence lists them; the same ones are counted.

    >>> join_list(["oil"]), join_list(["oil", "salt", "salt", "wine"])
    ('oil', 'oil, salt ×2 and wine')
    """
    counted = [(item, len(list(same))) for item, same in groupby(items)]
    *most, last = [item if n == 1 else f"{item} ×{n}" for item, n in counted] or [say("", "none", {}, language)]
    return say("", "list-of-two", {"first": ", ".join(most), "last": last}, language) if most else last


def _read_out(message: str, args: Args) -> str:
    """A message without words, as well as it can be read."""
    _, _, slug = message.partition("-")
    sentence = slug.replace("-", " ").capitalize()
    return f"{sentence}: {', '.join(_plainly(value) for value in args.values())}" if args else sentence


def _plainly(value: Any) -> str:
    return " ".join(_plainly(item) for item in value) if isinstance(value, (tuple, list)) else str(value)
