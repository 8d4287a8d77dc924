"""What a game offers besides its rules: each hook has a name and a type here, and a game names them in ``Game(...)``.

A hook under a wrong name does not import, one that takes the wrong number of arguments is refused when the game is
registered; mypy checks the rest.  This module is never compiled.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from difflib import get_close_matches
from typing import Any, NamedTuple, TypeAlias, get_args, get_origin, get_type_hints

from .chronicle import Event
from .features import Layout, name_all
from .flow import BaseState
from .options import Space
from .records import Message, Option
from .sense import HookedSense, Sense

FIRST = "greedy-1"  # the weights that greedy had when it was first measured

Say: TypeAlias = Callable[..., str]  # say("screen-war", seat="Ann"): the sentence in the reader's language


@dataclass(frozen=True)
class Texts:
    """What things are called.

    ``names[kind](value, language)`` is what a card, an area ... is called.  An argument of a message that is called by
    its kind (``card``, or ``cards`` for several) is worded so; ``kinds[name]`` is the kind of one that is not (``rival``: a ``seat``).
    ``option(s, seat, option)`` is the message for an option, where a game would rather say it in one place than beside each step
    and space (``Step.wording``, ``Space.wording``), ``choice(s, seat, space, path, value)`` that for a choice in the middle of a
    space; ``seat_name(s, seat, language)`` what a seat without a name of its own is called now: Egypt, once somebody has chosen
    Egypt.  A game in which people with names are Egypt too, as soon as it is told, says which events tell it: ``naming``.
    ``grave`` the verbs that nobody should choose by a slip of the finger.

    >>> Texts(names={"card": lambda card, language: f"card {card}"}).names["card"](7, "en")
    'card 7'
    >>> Texts(nmaes={})
    Traceback (most recent call last):
    TypeError: ...
    """

    names: Mapping[str, Callable[[Any, str], str]] = field(default_factory=dict)
    kinds: Mapping[str, str] = field(default_factory=dict)
    option: Callable[[Any, int, Option], Message] | None = None
    choice: Callable[[Any, int, Any, tuple[Any, ...], Any], Message] | None = None
    seat_name: Callable[[Any, int, str], str] | None = None
    naming: tuple[str, ...] = ()
    grave: tuple[str, ...] = ()


class Chapter(NamedTuple):
    """Where the log begins a new part: a *level* ("round", or "turn" within it), its heading, and whose turn it is.

    *told*: the heading says all that the line says, so that the line need not be shown.

    >>> Chapter("turn", ("log-turn-begins", {"seat": 0}), seat=0).told
    True
    """

    level: str
    heading: Message
    seat: int | None = None
    told: bool = True


class Threat(NamedTuple):
    """What a seat should not forget: "loss" is under way, "care" can still be helped, "note" is only good to know.

    >>> Threat("care", ("threat-corruption", {"resources": 4}), "TTA-7.3.1").refs
    ()
    """

    level: str
    message: Message
    rule: str
    refs: tuple[tuple[str, Any], ...] = ()


@dataclass(frozen=True)
class Scene:
    """Something that nobody should miss, an event, a war, a calamity: everybody's numbers are shown before and after it.

    It begins with one of the messages *opens*, and what *follows* belongs to it; *facts*(s, event) is what can be said when it begins, from
    what all may know who read that event (None: it is another kind of scene); *adds*(facts, event) writes into them what a following event
    brings.  It is over with the decision in which it began, unless one of the steps *lasts* goes on.  *numbers* are those that it can
    change, if they are few.

    Facts that every page knows: ``ref`` (kind and value of the card it is about), ``refs`` (places and things beside it), ``seats``
    (whom it concerns), ``sides`` (``{"seat", "parts": [(kind, value, number, worth)], "total"}``), ``rounds`` (``{"by", "left"}`` step by
    step), ``saved`` (``{"seat", "ref", "was", "now"}``), ``from`` (who brought it), ``ranks`` (seat and number,
    the highest first) of the number ``ranked``.

    >>> Scene("war", "TTA-4.3", opens=("wins-war",), facts=lambda s, event: {}).follows
    ()
    """

    kind: str
    rule: str
    opens: tuple[str, ...]
    facts: Callable[[Any, Event], dict[str, Any] | None]
    follows: tuple[str, ...] = ()
    lasts: tuple[str, ...] = ()
    numbers: tuple[str, ...] = ()
    adds: Callable[[dict[str, Any], Event], None] | None = None


class Timed(NamedTuple):
    """A stretch of the game for which the rules give a time of its own: *stretch* tells one from the next; it is *seconds* long, and longer by
    *more* seconds with each event called *event* since the last one called *since*, together at most by *most*; when they are over,
    *answer* is what everybody says who is still asked.

    >>> Timed(3, 300, ("done",), event="swaps", more=15, most=300, since="trade-ends").seconds
    300
    """

    stretch: int
    seconds: int
    answer: Option
    event: str = ""
    more: int = 0
    most: int = 0
    since: str = ""


class Standing(NamedTuple):
    """An answer that a player may have given whenever *what* is asked, while they are elsewhere.

    It is legal whenever the question is asked, whatever is held: an answer that comes at once tells nobody anything.

    >>> Standing("pact", ("refuse",)).what  # order-pact and order-pact-help in the game's words
    'pact'
    """

    what: str
    option: Option


class Points(NamedTuple):
    """What a seat's points came from: the *source* ("source-<source>" is its word), and in which *part* of the game, as it is printed.

    >>> Points("wonders", "II", seat=0, n=6).n
    6
    """

    source: str
    part: str
    seat: int
    n: int


@dataclass(frozen=True)
class Page:
    """What the page shows beyond a view and the legal options.

    ``faces(language, say)`` is what is printed on the cards; ``shared(s)`` what is worked out once for all who look,
    ``board(s, seat, shared)`` what is worked out for one of them;
    ``numbers(s, seat)`` the public ratings of a seat; ``warnings(before, after, seat)`` what a player may not have thought of;
    ``forecast(before, after, seat)`` what a plan would lead to, for the map;
    ``moment(s)`` where in the game this is; ``marks(event)`` whether an event is a turning point;
    ``candidates(s, seat)`` what a player looks for, so that what of it is refused is shown with the reason;
    ``chapter(event)`` the heading that an event opens in the log; ``threats(s, seat, shared)`` what a seat should not forget, the worst first
    (*shared* as for the board, if it is known);
    ``scenes`` what nobody should miss; ``sources(s, told)`` what everybody's points came from when the game is over, from what was told at
    which position; ``main`` the numbers of which a graph says most; ``halves``: the game counts half points, so that two of its score are one
    point to a reader.

    >>> Page(moment=lambda s: ("moment", {"round": s.round})).faces is None
    True
    """

    faces: Callable[[str, Say], dict[str, Any]] | None = None
    shared: Callable[[Any], Any] | None = None
    board: Callable[[Any, int | None, Any], dict[str, Any]] | None = None
    numbers: Callable[[Any, int], dict[str, int]] | None = None
    warnings: Callable[[Any, Any, int], list[Message]] | None = None
    moment: Callable[[Any], Message] | None = None
    marks: Callable[[Event], bool] | None = None
    forecast: Callable[[Any, Any, int], dict[str, Any]] | None = None
    candidates: Callable[[Any, int], list[Option]] | None = None
    chapter: Callable[[Event], Chapter | None] | None = None
    threats: Callable[[Any, int, Any], list[Threat]] | None = None
    scenes: tuple[Scene, ...] = ()
    sources: Callable[[Any, list[tuple[int, Event]]], list[Points]] | None = None
    main: tuple[str, ...] = ()
    halves: bool = False


@dataclass(frozen=True)
class Screen:
    """How a terminal draws the game.

    ``table(s, seat, language, say, names)`` gives parts, each with its title and something that rich can print, in the order in which they
    matter; ``results(s, seat)`` the figures of the final table, each with the message of its heading, where a score is more than a number;
    ``explain(kind, value, language, say)`` what is printed on a card.

    >>> Screen().table is None
    True
    """

    table: Callable[[Any, int | None, str, Say, list[str]], list[tuple[str, Any]]] | None = None
    results: Callable[[Any, int], list[tuple[str, int]]] | None = None
    explain: Callable[[str, int, str, Say], str] | None = None


@dataclass(frozen=True)
class Feeling:
    """A feeling for the game, for bots: how a ``Sense`` with given weights is made.

    ``make(weights)`` makes one, ``tables`` are the weights that are shipped, by name, the newest last.  A game that needs no weights
    gives functions instead: ``worth(s, seat)`` values a position; ``advice(s, seat, options)`` adds to each option what shows only
    later (minus infinity: not worth a look); ``proposals(s, seat, space)`` picks options worth a look out of a space; ``turn_of(s)``
    says whose turn it is, and which.  ``first`` makes the sense of *greedy-1* where that is code of its own; ``learned(s)`` is the
    table of a value that was learned from such games with one of these senses (``civitas learn``), for bots that search; None: there is none.
    ``signs(s, seat)`` are further numbers by name, of what the seat may know, of which a value is learned: always the same names.

    >>> Feeling(worth=lambda s, seat: s.scores[seat]).build().weights
    {}
    """

    make: Callable[[dict[str, float]], Sense] | None = None
    tables: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    worth: Callable[[Any, int], float] | None = None
    advice: Callable[[Any, int, list[Option]], list[float]] | None = None
    proposals: Callable[[Any, int, Space], list[Option]] | None = None
    turn_of: Callable[[Any], tuple[int, ...]] | None = None
    first: Callable[[dict[str, float]], Sense] | None = None
    learned: Callable[[Any], Mapping[str, Any] | None] | None = None
    signs: Callable[[Any, int], dict[str, float]] | None = None

    def build(self, name: str = "", changes: Mapping[str, float] | None = None) -> Sense:
        """The sense with the weights of that name (the newest where none is given) and these changes; ValueError on an unknown name."""
        if self.first is not None and name == FIRST:
            return self.first({})
        if name not in ("", FIRST, *self.tables) or (self.tables and name == FIRST and FIRST not in self.tables):
            raise ValueError(f"there are no weights {name!r}: there are {', '.join(self.tables) or 'none'}")
        weights = dict(self.tables[name or list(self.tables)[-1]]) if self.tables else {}
        if unknown := sorted(set(changes or {}) - set(weights)):
            raise ValueError(f"there is no weight {unknown[0]!r}")
        weights.update({key: float(value) for key, value in (changes or {}).items()})
        if self.make is not None:
            return self.make(weights)
        if self.worth is None:
            raise ValueError("a feeling is made, or says what a position is worth")
        return HookedSense(weights, self.worth, self.advice, self.proposals, self.turn_of)


@dataclass(frozen=True)
class Invariants:
    """What the laws ask of a game.

    ``check(s)`` counts the pieces and asserts that none was made or lost; ``notice(s)`` names what is to be seen in a position,
    ``inventory()`` all that should be seen some day; ``shows(s, seat, option)`` whether a choice of hidden cards is open to all.

    >>> def check(s):
    ...     assert sum(s.scores) == 12, "pebbles are lost"
    >>> Invariants(check).inventory is None
    True
    """

    check: Callable[[Any], None]
    notice: Callable[[Any], Iterable[str]] | None = None
    inventory: Callable[[], set[str]] | None = None
    shows: Callable[[Any, int, Option], bool] | None = None


@dataclass(frozen=True)
class Features:
    """What learning machines see of a position, and how options are spelled for them.

    ``fill(s, seat, out)`` writes the numbers that *seat* may know into *out*, which is all zeros before: the table's part as in ``shared``,
    then that of each player as in ``player``, the seat itself first.  ``spell(s, seat, option)`` is an option as a learner should know
    it (the card that is taken, rather than the space of the row where it lies), ``forms`` declares what options look like then, as a
    notation does; ``words`` are all words that stand in options.  ``item(space, path)`` is what a space asks about after *path*: things by
    kind and number.

    >>> table, player = Layout(), Layout()
    >>> gold = player.one("gold")
    >>> def fill(s, seat, out): ...
    >>> Features(table, player, fill).names(2)
    ['me.gold', 'rival_1.gold']
    """

    shared: Layout
    player: Layout
    fill: Callable[[Any, int, Any], None]
    spell: Callable[[Any, int, Option], Option] | None = None
    forms: str = ""
    words: tuple[str, ...] = ()
    item: Callable[[Space, tuple[Any, ...]], list[tuple[str, int]]] | None = None

    def names(self, players: int) -> list[str]:
        """What each number is called, with that many players."""
        return name_all(self.shared, self.player, players)


def check_plug(owner: str, plug: Any) -> None:
    """ValueError, in one sentence, if a hook cannot be called as it will be.

    >>> check_plug("pebbles", Feeling(worth=lambda s: 0.0))
    Traceback (most recent call last):
    ValueError: pebbles: Feeling.worth takes 2 arguments, and <lambda>(s) does not
    """
    hints = get_type_hints(type(plug))
    for hook in fields(plug):
        value, hint = getattr(plug, hook.name), hints[hook.name]
        calls = [h for h in (hint, *get_args(hint)) if get_origin(h) is Callable]
        if value is None or not calls or isinstance(value, Mapping):
            continue
        number = len(get_args(calls[0])[0])
        try:
            signature = inspect.signature(value)
        except (TypeError, ValueError):  # compiled code may not tell
            continue
        try:
            signature.bind(*[None] * number)
        except TypeError:
            called = f"{getattr(value, '__name__', 'it')}{signature}"
            raise ValueError(f"{owner}: {type(plug).__name__}.{hook.name} takes {number} arguments, and {called} does not") from None


def check_state(owner: str, state: type[BaseState]) -> None:
    """ValueError if the state has a method that is nearly, and not quite, one of those the kernel asks for.

    >>> class Typo(BaseState):
    ...     def redael(self, seat, rng): ...
    >>> check_state("pebbles", Typo)
    Traceback (most recent call last):
    ValueError: pebbles: Typo.redael is not asked for by anybody; is it redeal?
    """
    asked = [name for name in vars(BaseState) if not name.startswith("_")]
    for name, value in vars(state).items():
        if callable(value) and not name.startswith("_") and name not in asked:
            if near := get_close_matches(name, asked, 1, 0.82):
                raise ValueError(f"{owner}: {state.__name__}.{name} is not asked for by anybody; is it {near[0]}?")
