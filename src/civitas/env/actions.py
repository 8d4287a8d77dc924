"""A fixed set of actions for every title, and how options are spelled with them.

An action is a number that means the same in every position and every game of a title: ``take card=moses``, ``end``, ``number=3``.  It
follows from the title's notation, in the order of its lines and tables; nothing is hashed, and no place in a list counts.

An option is spelled by one or more actions.  The first says the verb and, where it is a card, an area, a seat, a number ..., its first
part; the others the parts that follow.  Nobody is asked what is clear: as soon as the actions so far fit one legal option only,
it is played, so most decisions are one step.  A set choice (an option space) is walked in the same way, item by item: ``(yes)`` and ``(no)``,
or ``number=2`` for how many.  What was chosen so far and what is asked about now stands in the observation.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from civitas.kernel.notation import Notation
from civitas.kernel.options import Amounts, OneOf, Space, Subset
from civitas.kernel.payment import Payment
from civitas.kernel.records import Option
from civitas.kernel.registry import Game

NUMBERS = 100  # larger numbers are spelled by hundreds
KEPT = 100_000  # spellings
CONTROL = ("(hundreds)", "(none)", "(minus)", "(stop)", "(yes)", "(no)")  # parts that are no thing

Spelling = tuple[int, ...]
Thing = tuple[str, int]  # a kind, and its number in the table of that kind


class ActionSet:
    """The actions of a title, spelled for a table of so many players.

    >>> from civitas.kernel.registry import game
    >>> actions = ActionSet(game("through_the_ages"), 2)
    >>> [actions.names[action] for action in actions.spell(("take", 35, 4), 0)]
    ['take card=monarchy', 'number=4']
    >>> actions.names[actions.id("end")], actions.features.shape == (len(actions.names), len(actions.feature_names))
    ('end', True)
    """

    def __init__(self, game: Game, players: int) -> None:
        plug = game.features
        if plug is None:
            raise ValueError(f"{game.id} declares no features: docs/adding-a-game.md says how")
        notation = game.notation
        self.players = players
        self.item_hook = plug.item
        self.forms = {**notation.forms, **Notation(plug.forms, dict(notation.tables), dict(notation.counted)).forms}
        self.counted = notation.counted
        self.values: dict[str, list[str]] = {  # what may stand for a part that is one thing
            **notation.tables,
            "number": [str(n) for n in range(NUMBERS)],
            "seat": ["me", *[f"rival_{n}" for n in range(1, game.max_players)]],
            "word": list(plug.words),
        }
        self.word_at = {word: at for at, word in enumerate(plug.words)}
        self.names: list[str] = []
        self.meanings: list[tuple[str, Thing | None]] = []  # of each action: the verb it begins with, or "", and what it names
        self.verbs = {verb: self._add(verb, verb) for verb in dict.fromkeys([verb for verb, _ in self.forms])}
        self.heads: dict[tuple[str, str], int] = {}  # (verb, kind of its first part): the first of its actions
        for (verb, _), kinds in self.forms.items():
            if kinds and kinds[0] in self.values and (verb, kinds[0]) not in self.heads:
                self.heads[verb, kinds[0]] = len(self.names)
                for at, id in enumerate(self.values[kinds[0]]):
                    self._add(f"{verb} {kinds[0]}={id}", verb, (kinds[0], at))
        self.parts: dict[str, int] = {}  # the first action of each kind
        for kind, ids in self.values.items():
            self.parts[kind] = len(self.names)
            for at, id in enumerate(ids):
                self._add(f"{kind}={id}", "", (kind, at))
        self.hundreds, self.none, self.minus, self.stop, self.yes, self.no = [
            self._add(name) for name in CONTROL
        ]
        self.places = {name: at for at, name in enumerate(self.names)}
        self.kept: list[dict[Option, Spelling]] = [{} for _ in range(players)]

    def _add(self, name: str, verb: str = "", thing: Thing | None = None) -> int:
        self.names.append(name)
        self.meanings.append((verb, thing))
        return len(self.names) - 1

    def id(self, name: str) -> int:
        """The number of an action by its name."""
        return self.places[name]

    @cached_property
    def feature_names(self) -> list[str]:
        """What the columns of ``features`` are called."""
        names = [f"verb={verb}" for verb in self.verbs]
        names += [f"{kind}={id}" for kind, ids in self.values.items() if kind != "number" for id in ids]
        return [*names, "number", *CONTROL]

    @cached_property
    def features(self) -> Any:
        """Every action as a row of named numbers: its verb, and the thing, the number, the seat or the word that it names."""
        place = {name: at for at, name in enumerate(self.feature_names)}
        rows = np.zeros((len(self.names), len(place)), np.float32)
        for action, (verb, thing) in enumerate(self.meanings):
            if verb:
                rows[action, place[f"verb={verb}"]] = 1
            if thing is not None and thing[0] == "number":
                rows[action, place["number"]] = thing[1]
            elif thing is not None:
                rows[action, place[f"{thing[0]}={self.values[thing[0]][thing[1]]}"]] = 1
            elif not verb:
                rows[action, place[self.names[action]]] = 1
        return rows

    # --- spelling

    def spell(self, option: Option, seat: int) -> Spelling:
        """The actions that spell an option, as *seat* says it: seats are counted from it."""
        kept = self.kept[seat]
        found = kept.get(option)
        if found is None:
            if len(kept) >= KEPT:
                kept.clear()
            found = kept[option] = tuple(self._spell(option, seat))
        return found

    def _spell(self, option: Option, seat: int) -> list[int]:
        kinds = self.forms.get((option[0], len(option) - 1))
        if kinds is None:
            raise ValueError(f"{option[0]} of {len(option) - 1} parts is not declared")
        if not kinds:
            return [self.verbs[option[0]]]
        first = self._part(kinds[0], option[1], seat)
        if len(first) == 1 and self.meanings[first[0]][1] is not None:
            spelled = [self.heads[option[0], kinds[0]] + first[0] - self.parts[kinds[0]]]
        else:
            spelled = [self.verbs[option[0]], *first]
        for kind, part in zip(kinds[1:], option[2:], strict=True):
            spelled += self._part(kind, part, seat)
        return spelled

    def _part(self, kind: str, part: Any, seat: int) -> list[int]:
        if part is None:
            return [self.none]
        if kind == "number":
            return self.spell_number(part)
        if kind == "seat":
            return [self.parts["seat"] + (part - seat) % self.players]
        if kind == "word":
            return [self.parts["word"] + self.word_at[part]]
        if kind == "numbers" or kind in self.counted:
            return [action for n in part for action in self.spell_number(n)] + [self.stop]
        if kind in self.values:
            return [self.parts[kind] + part] if part >= 0 else [self.none]
        return [self.parts[kind[:-1]] + each for each in part] + [self.stop]

    def spell_number(self, n: int) -> list[int]:
        """A number, however large: by hundreds where it is."""
        if n < 0:
            return [self.minus, *self.spell_number(-n)]
        low = self.parts["number"] + n % NUMBERS
        return [low] if n < NUMBERS else [self.hundreds, *self.spell_number(n // NUMBERS), low]

    def spell_choice(self, choice: Any, seat: int) -> Spelling:
        """A choice in the middle of a space: to take an item or not, how many of it, or an option that stands beside it."""
        if choice is True:
            return (self.yes,)
        if choice is False:
            return (self.no,)
        if isinstance(choice, int):
            return tuple(self.spell_number(choice))
        if isinstance(choice, tuple):
            return self.spell(choice, seat)
        return (self.parts["word"] + self.word_at[choice],) if choice is not None else (self.none,)

    # --- spaces

    def item(self, space: Space, path: tuple[Any, ...]) -> list[Thing]:
        """What a space asks about after *path*."""
        if isinstance(space, OneOf):
            return self.item(space.parts[path[0]], path[1:]) if path and isinstance(space.parts[path[0]], Space) else []
        if self.item_hook is not None and (found := self.item_hook(space, path)):
            return found
        kinds = self.forms.get((getattr(space, "verb", ""), 2 if isinstance(space, Payment) else 1), [])
        if isinstance(space, Payment):
            return [(kinds[1], space.bills[path[0]].kinds[len(path) - 1])] if path and kinds and kinds[1] in self.counted else []
        if isinstance(space, Subset) and kinds and kinds[0][:-1] in self.values and type(space.items[len(path)]) is int:
            return [(kinds[0][:-1], space.items[len(path)])]
        return [(kinds[0], len(path))] if isinstance(space, Amounts) and kinds and kinds[0] in self.counted else []


MADE: dict[tuple[str, int], ActionSet] = {}


def actions_of(game: Game, players: int) -> ActionSet:
    """The actions of a title, made once.

    >>> from civitas.kernel.registry import game
    >>> actions_of(game("through_the_ages"), 2) is actions_of(game("through_the_ages"), 2)
    True
    """
    found = MADE.get((game.id, players))
    if found is None:
        found = MADE[game.id, players] = ActionSet(game, players)
    return found
