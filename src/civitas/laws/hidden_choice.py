"""Law 6, the other half: what somebody chooses out of a hidden hand stays hidden until it is shown.

The laws of ``secrecy`` make the same choice in two worlds.  Here the worlds differ and so does the choice: whoever
gives away the third card of a hand in the real world gives away the third card there, which is another one; and
of sealed answers any may be given while others still think.  Who cannot see the cards must see the same.
"""

from __future__ import annotations

import random
from typing import Any

from civitas.kernel import codec, views
from civitas.kernel.flow import AskAll
from civitas.kernel.options import Space
from civitas.kernel.records import Option

from .case import Broken, describe, difference, holds, name_viewer, some, viewers
from .secrecy import Outcome, compare_views, possible_world, readable_by, same_answers

Names = dict[int, list[int]]  # for each card of the real world those that lie in its places in the other one


def check_sealed(s: Any, seat: int, option: Option, rng: random.Random) -> None:
    """While others still think, one sealed answer looks like another.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> check_sealed(s, *s.to_act, s.legal()[0], random.Random(1))  # nothing is sealed here
    """
    if not isinstance(s.pending, AskAll) or len(s.to_act) < 2:
        return
    for other in some(s.legal(seat), rng, 2):
        here, there = Outcome(s, seat, option), Outcome(s, seat, other)
        for viewer in viewers(s):
            if viewer != seat:
                _compare_outcomes(here, there, viewer, f"after {option} or {other}, sealed by seat {seat} at {s.where}")


def check_hidden_choice(here: Outcome, viewer: int | None, rng: random.Random, game: Any) -> None:
    """The same places of a hidden hand chosen, with other cards in them: the viewer sees no difference, unless they are shown.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> check_hidden_choice(Outcome(s, *s.to_act, s.legal()[0]), None, random.Random(1), civitas.game("through_the_ages"))
    """
    s, seat, option = here.before, here.seat, here.option
    at = codec.SPECTATOR if viewer is None else viewer
    shows = None if game.invariants is None else game.invariants.shows
    if at == seat or (shows is not None and shows(s, seat, option)) or here.discloses(at):
        return
    world = possible_world(s, viewer, rng, here.find_moved(at) - _find_held(s, at, seat))  # what else moves, a deck that is dealt from, is the same
    world.luck = s.luck
    if not same_answers(s, world):
        return
    other = _rename(s, world, at, seat, option, rng)
    if other is None:
        return
    try:
        there = Outcome(world, seat, other)
    except Exception as problem:
        raise Broken(
            6, f"in a world that {name_viewer(viewer)} may believe in, {other} of seat {seat} fails at {s.where}: {describe(problem)}"
        ) from problem
    if here.came_into_sight(at) != there.came_into_sight(at):
        return  # the cards were shown
    _compare_outcomes(here, there, viewer, f"after {option}, or {other} in another world, of seat {seat} at {s.where}")


def _find_held(s: Any, viewer: int, seat: int) -> set[tuple[str, int]]:
    """The cards that *seat* sees and *viewer* does not."""
    found: set[tuple[str, int]] = set()
    for slot in views.hidden_slots(s, viewer):
        if slot.owner == seat:
            found.update((slot.pool, card) for card in slot.cards)
    return found


def _compare_outcomes(here: Outcome, there: Outcome, viewer: int | None, when: str) -> None:
    at = codec.SPECTATOR if viewer is None else viewer
    compare_views(here.after, there.after, viewer, when)
    apart = difference(readable_by(here.after.chronicle, at), readable_by(there.after.chronicle, at))
    if apart:
        raise Broken(6, f"the chronicle tells {name_viewer(viewer)} what it should not know {when}: {apart}")


def _rename(s: Any, world: Any, viewer: int, seat: int, option: Option, rng: random.Random) -> Option | None:
    """*option* with the cards that lie in the same places of the chooser's hidden zones in the other *world*; None if it names none."""
    listed, relisted = s.legal(seat), world.legal(seat)
    for names in _places(s, world, viewer, seat).values():
        for at in range(1, len(option)):
            here, there = _find_named(listed, option[0], at, rng), _find_named(relisted, option[0], at, rng)
            others = {card for cards in names.values() for card in cards}
            if here == there or not here <= names.keys() or not there <= others:
                continue  # not cards of this pool
            other = (*option[:at], _replace(option[at], {card: list(cards) for card, cards in names.items()}), *option[at + 1 :])
            if other != option and holds(relisted, other):
                return other
    return None


def _places(s: Any, world: Any, viewer: int, seat: int) -> dict[str, Names]:
    """By pool: which cards lie where those lie that *seat* sees and *viewer* does not."""
    found: dict[str, Names] = {}
    for slot, other in zip(views.hidden_slots(s, viewer), views.hidden_slots(world, viewer), strict=True):
        if slot.owner == seat:
            names = found.setdefault(slot.pool, {})
            for card, instead in zip(slot.cards, other.cards, strict=True):
                names.setdefault(card, []).append(instead)
    return found


def _find_named(listed: list[Option] | Space, verb: str, at: int, rng: random.Random) -> set[int]:
    """The numbers that stand at this place of the options with this verb."""
    found: set[int] = set()
    for option in some(listed, rng, 400 if isinstance(listed, list) else 30):
        if option[0] == verb and len(option) > at:
            item = option[at]
            found.update(item if isinstance(item, tuple) else (item,))
    return found if all(type(card) is int for card in found) else set()


def _replace(item: Any, names: Names) -> Any:
    if isinstance(item, tuple):
        return tuple(_replace(part, names) for part in item)
    left = names.get(item, [])
    return left.pop(0) if left else item
