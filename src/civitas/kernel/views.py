"""Who sees what: a seat's view of the table, and everything that is hidden from it.

Who sees a card: its owner, everybody if it lies face up, and whoever *marks* name (``zones.knows_place``, ``zones.knows_held``).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from .flow import AskAll, BaseState
from .options import Space
from .piles import Pile
from .record_edges import lasting, records_within
from .record_fields import FIELDS, Field, zones_within
from .records import Record
from .zones import SPECTATOR, knows_held, knows_place
from .zones import Slot as Slot


def view(s: BaseState, seat: int | None) -> dict[str, Any]:
    """What *seat* sees: the table, what is asked of whom, and its own options.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> view(s, None)["options"], len(view(s, s.to_act[0])["options"]) == len(s.legal())
    ([], True)
    """
    at = SPECTATOR if seat is None else seat
    pending = s.pending
    seen = s.write_plain(at, s)
    seen["seat"] = seat
    seen["to_act"] = [] if pending is None else list(pending.waiting())
    seen["over"] = pending is None
    seen["scores"] = s.count_scores()
    seen["pending"] = None
    seen["options"] = []
    if pending is not None:
        asked: dict[str, Any] = {"what": pending.what, "about": pending.about.copy(), "rule": pending.rule}
        if isinstance(pending, AskAll):
            asked["answered"] = [other for other in pending.seats if other in pending.answers]
            asked["mine"] = pending.answers.get(at)
        seen["pending"] = asked
        if pending.hears(at):
            listed = pending.list_options(s, at)
            seen["options"] = listed.plain() if isinstance(listed, Space) else list(listed)
    return seen


class _Plan(NamedTuple):
    """What to look at in a record, by its fields: hidden cards with the containers around their zones, other secrets, and more records."""

    cards: tuple[tuple[Field, tuple[str, ...]], ...]
    values: tuple[Field, ...]
    within: tuple[str, ...]


PLANS: Final[dict[type, _Plan]] = {}  # made once


def _plan_of(cls: type) -> _Plan:
    plan = PLANS.get(cls)
    if plan is None:
        plan = PLANS[cls] = _make_plan(lasting(FIELDS[cls]))
    return plan


def _make_plan(fields: list[Field]) -> _Plan:
    marks = {f.marks for f in fields} | {"luck"}
    secrets = [f for f in fields if f.owner is not None and not f.pool and f.name not in marks]
    zones = [(f, zones_within(f.hint)) for f in fields if f.pool]
    return _Plan(tuple(zones), tuple(secrets), tuple([f.name for f in records_within(fields)]))


def _inner_records(record: Record, plan: _Plan) -> list[Record]:
    """The records that this one holds, in whatever lists and dicts, but for those that have nothing to look at."""
    found: list[Record] = []
    for name in plan.within:
        _gather(getattr(record, name), found)
    return [inner for inner in found if any(_plan_of(type(inner)))] if found else found


def _gather(value: Any, found: list[Record]) -> None:
    if isinstance(value, Record):
        found.append(value)
    elif isinstance(value, (list, dict)):
        for item in value.values() if isinstance(value, dict) else value:
            _gather(item, found)


def _zones_of(record: Record, f: Field, around: tuple[str, ...]) -> list[tuple[tuple[Any, ...], int | None, Any, list[int] | None]]:
    """The zones of hidden cards in a field: the way to each, the seat that sees it, what lies there, and its marks."""
    value, marks = getattr(record, f.name), getattr(record, f.marks) if f.marks else None
    owner = getattr(record, f.owner) if f.owner and f.owner != "key" else None
    if not around:
        if isinstance(value, Pile):
            return [((), owner, value.cards, value.marks)]
        return [] if value is None else [((), owner, value, marks)]
    found = []
    for at, zone, known in _open(value, marks, around, ()):
        pile = isinstance(zone, Pile)
        found.append((at, at[0] if f.owner == "key" else owner, zone.cards if pile else zone, zone.marks if pile else known))
    return found


def _open(value: Any, marks: Any, around: tuple[str, ...], at: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], Any, Any]]:
    if value is None:
        return
    if not around:
        yield at, value, marks
        return
    for key in value if around[0] == "dict" else range(len(value)):
        yield from _open(value[key], None if marks is None else marks[key], around[1:], (*at, key))


def hidden_slots(record: Record, seat: int) -> list[Slot]:
    """All zones of which *seat* cannot see everything.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> sorted({(slot.pool, s.back(slot.pool, card)) for slot in hidden_slots(s, 0) for card in slot.cards})
    [('civil', 'A'), ('military', 'A')]
    """
    found: list[Slot] = []
    record.find_zones(seat, found)
    return found


def hidden_values(record: Record, seat: int) -> Iterator[tuple[str, Any]]:
    """What else *seat* does not see: sealed answers, secret goals, whatever is declared secret and is no card, by the name of its field.

    >>> vote = AskAll((0, 1), "vote", (("aye",), ("nay",)), then="count", answers={1: ("nay",)})
    >>> list(hidden_values(vote, 0)), list(hidden_values(vote, 1))
    ([('AskAll.answers', ('nay',))], [])
    """
    plan = _plan_of(type(record))
    for f in plan.values:
        value = getattr(record, f.name)
        if value is None or (f.owner and f.owner != "key" and getattr(record, f.owner) == seat):
            continue
        name = f"{type(record).__name__}.{f.name}"
        others = [item for key, item in value.items() if key != seat] if f.owner == "key" else value
        yield from ((name, item) for item in _pieces(others))
    for inner in _inner_records(record, plan):
        yield from hidden_values(inner, seat)


def _pieces(value: Any) -> Iterable[Any]:
    """The things in a secret that is no card: what its lists and dicts hold."""
    if isinstance(value, dict):
        return [piece for item in value.values() for piece in _pieces(item)]
    if isinstance(value, list):
        return [piece for item in value for piece in (_pieces(item) if isinstance(item, (list, dict)) else (item,))]
    return value if isinstance(value, tuple) else (value,)


class Secret(NamedTuple):
    """A field or a zone that is hidden from somebody, as it lies.

    >>> Secret("Player.hand", "deck", 1, [7], None).owner
    1
    """

    name: str
    pool: str  # of its cards; "": it is no card
    owner: int | str | None  # the seat that sees it; "key": each seat what stands under its number; None: nobody
    value: Any
    marks: list[int] | None


def find_secrets(record: Record) -> list[Secret]:
    """Everything that is hidden from somebody, as it lies: where this has not changed, nothing was shown.

    >>> find_secrets(AskAll((0, 1), "vote", (("aye",), ("nay",)), then="count", answers={1: ("nay",)}))
    [Secret(name='AskAll.answers', pool='', owner='key', value={1: ('nay',)}, marks=None)]
    """
    plan = _plan_of(type(record))
    found: list[Secret] = []
    for f, around in plan.cards:
        name = f"{type(record).__name__}.{f.name}"
        found += [Secret(name, f.pool, owner, zone, marks) for _, owner, zone, marks in _zones_of(record, f, around)]
    for f in plan.values:
        seer = getattr(record, f.owner) if f.owner and f.owner != "key" else f.owner or None
        found.append(Secret(f"{type(record).__name__}.{f.name}", "", seer, getattr(record, f.name), None))
    for inner in _inner_records(record, plan):
        found += find_secrets(inner)
    return found


def count_unseen(s: Any, seat: int) -> Counter[tuple[str, int]]:
    """Everything that *seat* (or a spectator, -1) does not see: cards by pool, and how many other secrets of a kind each seat has.

    What it knows of these cards counts against it, as ``"pool?"`` (it is in there) and ``"pool!"`` (and just here), so
    that ``before - after`` is all that it has come to see or to know.

    >>> import civitas, random
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> before = count_unseen(s, 0)
    >>> before == count_unseen(s.determinize(0, random.Random(1)), 0)
    True
    >>> s.disclose()
    >>> before - count_unseen(s, 0)
    Counter({('State.disclosed', 0): 1})
    """
    found = count_unseen_of(find_secrets(s), seat)
    found.subtract({("State.disclosed", 0): s.disclosed})
    return found


def count_unseen_of(secrets: Iterable[Secret], seat: int) -> Counter[tuple[str, int]]:
    """What *seat* does not see of these.

    >>> count_unseen_of([Secret("Player.hand", "deck", 1, [7, 7], None)], 0)
    Counter({('deck', 7): 2})
    """
    found: Counter[tuple[str, int]] = Counter()
    here, held = (knows_place(seat), knows_held(seat)) if seat >= 0 else (0, 0)
    for name, pool, owner, value, marks in secrets:
        if value is None or owner == seat:
            continue
        if not pool:
            others = [item for key, item in value.items() if key != seat] if owner == "key" else value
            found[name, owner if isinstance(owner, int) else 0] += len(list(_pieces(others)))
        else:
            cards = value if isinstance(value, (list, tuple)) else (value,)
            found.update([(pool, card) for card in cards])
            if marks is not None and any(marks):
                found.subtract([(f"{pool}?", card) for card, mark in zip(cards, marks, strict=True) if mark & (here | held)])
                found.subtract([(f"{pool}!", card) for card, mark in zip(cards, marks, strict=True) if mark & here])
    return found
