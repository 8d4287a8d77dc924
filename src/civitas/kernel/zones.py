"""Hidden zones, and the small change of reading and writing records: what the functions of ``record_edges`` call.

Who sees a card: its owner, everybody if it lies face up, and whoever *marks* name.  Beside a card lies its mark: bit
``seat`` is set if that seat knows the card and its place, bit ``seat + HELD`` if it knows that the card is in there.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from .record_fields import READERS, find_reader
from .records import Args, Record

ALL_SEEING: Final = -2
SPECTATOR: Final = -1
HELD: Final = 8  # bit of a seat that knows a card's place; shifted by this: that knows it is in there


def knows_place(seat: int) -> int:
    """The mark of a seat that knows a card and where it lies.

    >>> knows_place(0), knows_place(2)
    (1, 4)
    """
    return 1 << seat


def knows_held(seat: int) -> int:
    """The mark of a seat that knows that a card is in there somewhere.

    >>> knows_held(0), knows_held(1)
    (256, 512)
    """
    return 1 << (seat + HELD)


class Slot:
    """A hidden zone: where it is kept, and who knows what in it.

    >>> slot = Slot(None, "hand", "trade", [7, 9], [knows_place(0), knows_held(0)], 1)
    >>> slot.list_unseen(0), slot.is_held(0, 1), slot.is_held(1, 1), slot.loose(0), slot.loose(1)
    ([1], True, False, [], range(0, 2))
    """

    def __init__(
        self,
        record: Any,
        field: str,
        pool: str,
        cards: list[int],
        marks: list[int] | None,
        owner: int | None,
        at: tuple[Any, ...] = (),
        backs: Any = True,
    ) -> None:
        self.record = record
        self.field = field
        self.pool = pool
        self.cards = cards
        self.marks = marks
        self.owner = owner  # the seat that sees it
        self.at = at  # which of the zones in lists and dicts: the way to it
        self.backs = backs  # as declared

    def list_unseen(self, seat: int) -> Sequence[int]:
        """The places of the cards that *seat* cannot name."""
        return self._list_unmarked(knows_place(seat) if seat >= 0 else 0)

    def loose(self, seat: int) -> Sequence[int]:
        """The places of the cards that *seat* does not even know to be in here."""
        return self._list_unmarked(knows_place(seat) | knows_held(seat) if seat >= 0 else 0)

    def _list_unmarked(self, known: int) -> Sequence[int]:
        marks = self.marks
        if not marks or not _tells(marks, known):
            return range(len(self.cards))
        return [i for i, mark in enumerate(marks) if not mark & known]

    def is_held(self, seat: int, i: int) -> bool:
        return self.marks is not None and seat >= 0 and bool(self.marks[i] & knows_held(seat))

    def hold(self, seat: int, i: int, held: bool) -> None:
        """Note that *seat* knows, or does not, that the card at place *i* is in here."""
        if self.marks is not None and seat >= 0:
            self.marks[i] = self.marks[i] | knows_held(seat) if held else self.marks[i] & ~knows_held(seat)

    def put(self, cards: list[int]) -> None:
        """Lay these cards there."""
        holder, old = self.record, getattr(self.record, self.field)
        for key in self.at:
            holder, old = old, old[key]
        if isinstance(old, Record):  # a pile
            setattr(old, "cards", cards)  # noqa: B010
            return
        new: Any = cards if isinstance(old, list) else tuple(cards) if isinstance(old, tuple) else cards[0]
        if self.at:
            holder[self.at[-1]] = new
        else:
            setattr(self.record, self.field, new)


def _tells(marks: list[int], known: int) -> bool:
    """Whether any of these marks says so."""
    for mark in marks:
        if mark & known:
            return True
    return False


# --- finding zones ------------------------------------------------------------------------------------------------------


def add_zone(
    found: list[Any], seat: int, record: Any, field: str, pool: str, cards: list[int], marks: list[int] | None, owner: int | None, backs: Any
) -> None:
    """Note a zone of which *seat* cannot see everything.

    >>> found = []
    >>> add_zone(found, 0, None, "hand", "trade", [7], None, 1, True)
    >>> add_zone(found, 1, None, "hand", "trade", [7], None, 1, True)  # their own
    >>> [slot.cards for slot in found]
    [[7]]
    """
    if owner is None or owner != seat:
        found.append(Slot(record, field, pool, cards.copy(), marks if seat >= 0 else None, owner, (), backs))


def add_zones(
    found: list[Any],
    seat: int,
    record: Any,
    field: str,
    pool: str,
    value: Any,
    marks: Any,
    owner: int | None,
    backs: Any,
    by_key: bool,
    around: tuple[str, ...],
    at: tuple[Any, ...],
) -> None:
    """Note the zones in so many containers; *by_key*: each belongs to the seat that is its key in the outermost.

    >>> found = []
    >>> add_zones(found, 0, None, "hands", "trade", {0: [7], 1: [9]}, None, None, True, True, ("dict",), ())
    >>> [(slot.cards, slot.owner, slot.at) for slot in found]
    [([9], 1, (1,))]
    """
    if value is None:
        return
    if around:
        for key in value if around[0] == "dict" else range(len(value)):
            inner = None if marks is None else marks[key]
            seer: int | None = key if by_key and not at else owner
            add_zones(found, seat, record, field, pool, value[key], inner, seer, backs, by_key, around[1:], (*at, key))
    elif owner is None or owner != seat:
        if isinstance(value, Record):  # a pile
            marks, value = getattr(value, "marks"), getattr(value, "cards")  # noqa: B009
        cards = list(value) if isinstance(value, (list, tuple)) else [value]
        found.append(Slot(record, field, pool, cards, marks if seat >= 0 else None, owner, at, backs))


def look_into(value: Any, seat: int, found: list[Any]) -> None:
    """Note the zones of the records in there, in whatever lists and dicts.

    >>> look_into([None, {}], 0, [])
    """
    if isinstance(value, Record):
        value.find_zones(seat, found)
    elif isinstance(value, list):
        for item in value:
            look_into(item, seat, found)
    elif isinstance(value, dict):
        for item in value.values():
            look_into(item, seat, found)


def hidden(x: Any, pool: str, marks: list[int] | None, seat: int, s: Any, in_hand: bool) -> Any:
    """What is seen of a zone that is not one's own: how many, their backs, and what one knows in it.

    Where a card lies in somebody's hand is nobody's business: it would tell which one is given away unseen.

    >>> hidden([4, 7], "", [knows_place(0), 0], 0, None, False)
    {'hidden': 2, 'known': [[0, 4]], 'holds': []}
    """
    if not isinstance(x, (list, tuple)):
        return None
    seen: dict[str, Any] = {"hidden": len(x)}
    if pool and x:
        backs: list[str] = s.backs(pool, x)
        if any(backs):
            if in_hand:
                backs.sort()
            seen["backs"] = backs
    if marks is not None and seat >= 0:
        known: list[list[int]] = []
        holds: list[int] = []
        placed, either = (0 if in_hand else knows_place(seat)), knows_held(seat) | knows_place(seat)
        for i, mark in enumerate(marks):
            if mark & either:
                card: int = x[i]
                if mark & placed:
                    known.append([i, card])
                else:
                    holds.append(card)
        if holds:
            holds.sort()
        seen["known"], seen["holds"] = known, holds
    return seen


# --- reading and checking -----------------------------------------------------------------------------------------------


def from_plain(space: str, obj: Any) -> Any:
    """The record that *obj* describes, with the class names of *space* (a game, or the kernel).

    >>> from_plain("civitas.kernel", {"is": "Event", "message": "shows", "args": {"seat": 1, "cards": [2, 7]}, "to": 3})
    Event(message='shows', args={'seat': 1, 'cards': (2, 7)}, to=3)
    """
    name = obj["is"]
    own = READERS.get(space)
    read = None if own is None else own.get(name)
    return (read or find_reader(space, name))(obj, space)


def tuples(x: Any) -> Any:
    """JSON knows no tuples: lists inside options and tuples become tuples again.

    >>> tuples(["offer", [1, 1, 3], None])
    ('offer', (1, 1, 3), None)
    """
    return tuple([tuples(item) for item in x]) if isinstance(x, (list, tuple)) else x


def tuple_of(x: Any) -> Any:
    """A list of plain things as the tuple that it was.

    >>> tuple_of([1, 2]), tuple_of("word")
    ((1, 2), 'word')
    """
    return tuple(x) if isinstance(x, list) else x


def args_of(x: Any) -> Args:
    """The arguments of a message by their names; those that were stored before they had any, by their numbers.

    >>> args_of({"seat": 1, "cards": [2, 7]}), args_of([1, [2, 7]])
    ({'seat': 1, 'cards': (2, 7)}, {'1': 1, '2': (2, 7)})
    """
    named = x if isinstance(x, dict) else {str(n): value for n, value in enumerate(x, 1)}
    return {name: tuples(value) for name, value in named.items()}


def are_args(x: Any) -> bool:
    """Whether these are arguments of a message.

    >>> are_args({"seat": 1}), are_args({1: 1}), are_args([])
    (True, False, False)
    """
    return type(x) is dict and all([type(name) is str and is_plain(value) for name, value in x.items()])


def is_plain(x: Any) -> bool:
    """Numbers, words, None, and tuples of these.

    >>> is_plain(("offer", (1, None))), is_plain([1])
    (True, False)
    """
    if x is None or type(x) in PLAIN:
        return True
    if type(x) is not tuple:
        return False
    for item in x:
        if not is_plain(item):
            return False
    return True


PLAIN: Final = (int, str, bool, float)


def all_ints(numbers: Any) -> bool:
    """Whether these are numbers, and nothing that only looks like one.

    >>> all_ints([1, 2]), all_ints([1, True])
    (True, False)
    """
    for n in numbers:
        if type(n) is not int:
            return False
    return True


def is_a(x: Any, name: str) -> bool:
    """Whether *x* is a record of that name, or of one that descends from it.

    >>> from civitas.kernel.chronicle import Event
    >>> is_a(Event("waves"), "Record"), is_a(Event("waves"), "Step")
    (True, False)
    """
    return isinstance(x, Record) and any([base.__name__ == name for base in type(x).__mro__])
