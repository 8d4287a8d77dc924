"""The edges: JSON, views and possible worlds, from the declared fields.  Interpreted in both forms.

Who sees a card: its owner, everybody if it lies face up, and whoever *marks* name.  A mark is an int beside each card
of a zone: bit ``seat`` is set if that seat knows the card and its place, bit ``seat + 8`` if it knows that the card
is in the zone but not where (it was shuffled in).
"""

from __future__ import annotations

import ast
import hashlib
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator
from functools import cache
from typing import Any, NamedTuple

import msgspec

from .chance import HELD, luck_of
from .flow import AskAll, BaseState
from .forge import FIELDS, PILE, SHARED, Field, parts, record_class, space_of, zones_within
from .options import Space
from .piles import Pile
from .records import Record

Json = Any
ALL_SEEING, SPECTATOR = -2, -1
EXACT = {"int": "int", "str": "str", "bool": "bool", "float": "float", "CardId": "int"}  # annotations of which only the very type will do


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


# --- plain data and back ------------------------------------------------------------------------------------------


def to_plain(record: Record) -> Json:
    """Dicts, lists, words and numbers; {"is": class, field: value, ...} for a record.

    >>> from civitas.kernel.options import Refusal
    >>> to_plain(Refusal("TABLE-1", "the-game-is-over"))
    {'is': 'Refusal', 'rule': 'TABLE-1', 'message': 'the-game-is-over', 'args': ()}
    """
    return writer(type(record))(record, ALL_SEEING, None)


def from_plain(space: str, obj: Json) -> Any:
    """The record that *obj* describes, with the class names of *space* (a game, or the kernel).

    >>> from_plain("civitas.kernel", {"is": "Refusal", "rule": "X-1", "message": "no", "args": [1, [2]]})
    Refusal(rule='X-1', message='no', args=(1, (2,)))
    """
    return _reader(record_class(space, obj["is"]), space)(obj)


def fingerprint(s: BaseState) -> str:
    """A short stable hash of the whole state.

    >>> fingerprint(BaseState()) == fingerprint(BaseState())
    True
    """
    return hashlib.blake2b(msgspec.json.encode(to_plain(s)), digest_size=8).hexdigest()


def view(s: BaseState, seat: int | None) -> dict[str, Any]:
    """What *seat* sees: the table, what is asked of whom, and its own options.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> view(s, None)["options"], len(view(s, s.to_act[0])["options"]) == len(s.legal())
    ([], True)
    """
    at = SPECTATOR if seat is None else seat
    seen: dict[str, Any] = writer(type(s))(s, at, s)
    pending = s.pending
    seen.update(seat=seat, to_act=list(s.to_act), over=s.over, scores=s.scores)
    seen["pending"] = None if pending is None else {"what": pending.what, "about": list(pending.about), "rule": pending.rule}
    if isinstance(pending, AskAll):
        seen["pending"]["answered"] = [other for other in pending.seats if other in pending.answers]
        seen["pending"]["mine"] = pending.answers.get(at)
    listed = pending.listed(s, at) if pending is not None and pending.hears(at) else []
    seen["options"] = listed.plain() if isinstance(listed, Space) else list(listed)
    return seen


@cache
def writer(cls: type) -> Callable[[Any, int, Any], Json]:
    """The function that writes such a record, for a seat, in a state: made once, on first use.

    >>> from civitas.kernel.options import Refusal
    >>> writer(Refusal)(Refusal("X-1", "no"), 0, None)["rule"]
    'X-1'
    """
    items = "".join(f", {f.name!r}: {_seen(f)}" for f in FIELDS[cls] if not f.aside)
    return eval(f"lambda r, seat, s: {{'is': {cls.__name__!r}{items}}}", SCOPE)  # type: ignore[no-any-return]  # noqa: S307


@cache
def _reader(cls: type, space: str) -> Callable[[Json], Any]:
    items = ", ".join(f"{f.name}={_read(_tree(f.hint), f'obj[{f.name!r}]', 0)}" for f in FIELDS[cls] if not f.aside)
    return eval(f"lambda obj: cls({items})", SCOPE | {"cls": cls, "space": space})  # type: ignore[no-any-return]  # noqa: S307


def _seen(f: Field) -> str:
    x = f"r.{f.name}"
    whole = _written(_tree(f.hint), x, 0)
    if f.owner is None:
        return whole
    marks = f"r.{f.marks}" if f.marks else "None"
    if f.owner == "key":
        mine = _written(_tree(f.hint).slice.elts[1], "v", 0)  # type: ignore[attr-defined]
        theirs = _covered(f, zones_within(f.hint)[1:], "v", f"{marks}[k]" if f.marks else marks) if f.pool else "None"
        return f"[[k, {mine} if seat in (k, {ALL_SEEING}) else {theirs}] for k, v in {x}.items()]"
    mine = f"seat in (r.{f.owner}, {ALL_SEEING})" if f.owner else f"seat == {ALL_SEEING}"
    return f"{whole} if {mine} else {_covered(f, zones_within(f.hint) if f.pool else (), x, marks)}"


def _covered(f: Field, around: tuple[str, ...], x: str, marks: str) -> str:
    """What the others see of *x*, zones in so many containers: zone by zone."""
    if not around:
        pile = PILE in f.hint
        zone, known = (f"{x}.cards", f"{x}.marks") if pile else (x, marks)
        seen = f"hidden({zone}, {f.pool if f.backs is True else ''!r}, {known}, seat, s, {bool(f.owner)})"
        return f"(None if {x} is None else {seen})" if pile else seen
    key = f"k{len(around)}"
    inner = _covered(f, around[1:], f"{x}[{key}]", marks if marks == "None" else f"{marks}[{key}]")
    listed = f"[[{key}, {inner}] for {key} in {x}]" if around[0] == "dict" else f"[{inner} for {key} in range(len({x}))]"
    return f"(None if {x} is None else {listed})"


def _tree(hint: str) -> ast.expr:
    return ast.parse(hint, mode="eval").body


def _written(t: ast.expr, x: str, depth: int) -> str:
    kind, args = parts(t)
    v, k = f"x{depth}", f"k{depth}"
    if kind == "optional":
        return f"(None if {x} is None else {_written(args[0], x, depth)})"
    if kind == "list":
        item = _written(args[0], v, depth + 1)
        return f"{x}.copy()" if item == v else f"[{item} for {v} in {x}]"
    if kind == "dict":
        return f"[[{k}, {_written(args[1], v, depth + 1)}] for {k}, {v} in {x}.items()]"
    if ast.unparse(t) == PILE:
        return f"(writer(type({x}))({x}, seat, s) if seat == {ALL_SEEING} else {x}.cards.copy())"
    return f"writer(type({x}))({x}, seat, s)" if kind == "record" else x


def _read(t: ast.expr, x: str, depth: int) -> str:
    kind, args = parts(t)
    v, k = f"x{depth}", f"k{depth}"
    if kind == "optional":
        return f"(None if {x} is None else {_read(args[0], x, depth)})"
    if kind == "list":
        item = _read(args[0], v, depth + 1)
        return f"list({x})" if item == v else f"[{item} for {v} in {x}]"
    if kind == "dict":
        return f"{{{_read(args[0], k, depth + 1)}: {_read(args[1], v, depth + 1)} for {k}, {v} in {x}}}"
    if kind == "record":
        return f"from_plain(space, {x})"
    return x if ast.unparse(t) in EXACT else f"tuples({x})"


def tuples(x: Json) -> Any:
    """JSON knows no tuples: lists inside options and tuples become tuples again.

    >>> tuples(["offer", [1, 1, 3], None])
    ('offer', (1, 1, 3), None)
    """
    return tuple([tuples(item) for item in x]) if isinstance(x, (list, tuple)) else x


def _hidden(x: Any, pool: str, marks: list[int] | None, seat: int, s: Any, in_hand: bool) -> Any:
    """What is seen of a zone that is not one's own: how many, their backs, and what one knows in it.

    Where a card lies in somebody's hand is nobody's business: it would tell which one is given away unseen.
    """
    if not isinstance(x, (list, tuple)):
        return None
    seen: dict[str, Any] = {"hidden": len(x)}
    if pool and x:
        backs = s.backs(pool, x)
        if any(backs):
            seen["backs"] = sorted(backs) if in_hand else backs
    if marks is not None and seat >= 0:
        seen["known"], seen["holds"] = _known(x, marks, seat, in_hand) if any(marks) else ([], [])
    return seen


def _known(x: Any, marks: list[int], seat: int, in_hand: bool) -> tuple[list[list[int]], list[int]]:
    """What *seat* knows by its place in a zone, and what it knows to be in there."""
    placed = 0 if in_hand else knows_place(seat)
    either = knows_held(seat) | knows_place(seat)
    known = [[i, card] for i, card in enumerate(x) if marks[i] & placed]
    return known, sorted(card for i, card in enumerate(x) if marks[i] & either and not marks[i] & placed)


SCOPE: dict[str, Any] = {"writer": writer, "from_plain": from_plain, "tuples": tuples, "hidden": _hidden}


# --- possible worlds ----------------------------------------------------------------------------------------------


class Slot(NamedTuple):
    """A hidden zone: where it is kept, and who knows what in it.

    >>> slot = Slot(None, "hand", "trade", [7, 9], [knows_place(0), knows_held(0)], 1)
    >>> slot.unseen(0), slot.held(0, 1), slot.held(1, 1)
    ([1], True, False)
    """

    record: Any
    field: str
    pool: str
    cards: list[int]
    marks: list[int] | None
    owner: int | None  # the seat that sees it
    at: tuple[Any, ...] = ()  # which of the zones in lists and dicts: the way to it
    backs: bool | str = True  # as declared

    def unseen(self, seat: int) -> list[int]:
        """The places of the cards that *seat* cannot name."""
        marks = self.marks
        return list(range(len(self.cards))) if marks is None else [i for i, m in enumerate(marks) if not m & knows_place(seat)]

    def held(self, seat: int, i: int) -> bool:
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
        if isinstance(old, Pile):
            old.cards = cards
            return
        new = cards if isinstance(old, list) else tuple(cards) if isinstance(old, tuple) else cards[0]
        if self.at:
            holder[self.at[-1]] = new
        else:
            setattr(self.record, self.field, new)


class _Plan(NamedTuple):
    """What to look at in a record, by its fields: hidden cards with the containers around their zones, other secrets, and more records."""

    cards: tuple[tuple[Field, tuple[str, ...]], ...]
    values: tuple[Field, ...]
    within: tuple[str, ...]


@cache
def _plan_of(cls: type) -> _Plan:
    fields = [f for f in FIELDS[cls] if not f.aside]
    marks = {f.marks for f in fields} | {"luck"}
    secrets = [f for f in fields if f.owner is not None and not f.pool and f.name not in marks]
    names = {f: {t.id for t in ast.walk(_tree(f.hint)) if isinstance(t, ast.Name)} - NOT_RECORDS for f in fields}
    records = [f.name for f in fields if names[f] and not f.pool]
    return _Plan(tuple((f, zones_within(f.hint)) for f in fields if f.pool), tuple(secrets), tuple(records))


NOT_RECORDS = SHARED | {"list", "dict", "tuple", "Any"}


def _inner_records(record: Record, plan: _Plan) -> list[Record]:
    """The records that this one holds, in whatever lists and dicts."""
    found: list[Record] = []
    for name in plan.within:
        _gather(getattr(record, name), found)
    return found


def _gather(value: Any, found: list[Record]) -> None:
    if isinstance(value, Record):
        found.append(value)
    elif isinstance(value, (list, dict)):
        for item in value.values() if isinstance(value, dict) else value:
            _gather(item, found)


def _zones_of(record: Record, f: Field, around: tuple[str, ...]) -> Iterator[tuple[tuple[Any, ...], int | None, Any, list[int] | None]]:
    """The zones of hidden cards in a field: the way to each, the seat that sees it, what lies there, and its marks."""
    value, marks = getattr(record, f.name), getattr(record, f.marks) if f.marks else None
    owner = getattr(record, f.owner) if f.owner and f.owner != "key" else None
    if not around:
        if isinstance(value, Pile):
            yield (), owner, value.cards, value.marks
        elif value is not None:
            yield (), owner, value, marks
        return
    for at, zone, known in _opened(value, marks, around, ()):
        pile = isinstance(zone, Pile)
        yield at, at[0] if f.owner == "key" else owner, zone.cards if pile else zone, zone.marks if pile else known


def _opened(value: Any, marks: Any, around: tuple[str, ...], at: tuple[Any, ...]) -> Iterator[tuple[tuple[Any, ...], Any, Any]]:
    if value is None:
        return
    if not around:
        yield at, value, marks
        return
    for key in value if around[0] == "dict" else range(len(value)):
        yield from _opened(value[key], None if marks is None else marks[key], around[1:], (*at, key))


def hidden_slots(record: Record, seat: int) -> Iterator[Slot]:
    """All zones of which *seat* cannot see everything.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> sorted({(slot.pool, s.back(slot.pool, card)) for slot in hidden_slots(s, 0) for card in slot.cards})
    [('civil', 'A'), ('military', 'A')]
    """
    plan = _plan_of(type(record))
    for f, around in plan.cards:
        for at, owner, zone, marks in _zones_of(record, f, around):
            if owner is None or owner != seat:
                cards = list(zone) if isinstance(zone, (list, tuple)) else [zone]
                yield Slot(record, f.name, f.pool, cards, marks if seat >= 0 else None, owner, at, f.backs)
    for inner in _inner_records(record, plan):
        yield from hidden_slots(inner, seat)


def determinize(s: Any, seat: int | None, rng: Any, stay: Container[tuple[str, int]] = ()) -> Any:
    """A world that looks the same to *seat*: what it cannot see is dealt anew, back by back, and hidden options are listed anew.

    The cards of *stay*, as (pool, card), are left where they lie.

    >>> import civitas, random
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> world = s.determinize(0, random.Random(1))
    >>> world.view(0) == s.view(0), world == s
    (True, False)
    """
    seat = SPECTATOR if seat is None else seat
    world = s.clone()
    if not world.deal(seat, rng, stay):
        deal(world, seat, rng, stay)
    world.luck = luck_of(rng.getrandbits(120))
    if (pending := world.pending) is not None:
        world.pending = from_plain(space_of(type(s)), to_plain(pending))  # without the lists of the other world
    world.redeal(seat, rng)
    if isinstance(pending := world.pending, AskAll):
        for other in pending.answers:
            if other != seat:
                listed = pending.listed(world, other)
                pending.answers[other] = listed.sample(rng) if isinstance(listed, Space) else rng.choice(listed)
    return world


def deal(world: Any, seat: int, rng: Any, stay: Container[tuple[str, int]]) -> None:
    """Deal anew what *seat* cannot see, within pool and back.

    >>> import civitas, random
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> before, rng = s.view(0), random.Random(1)
    >>> if not s.deal(0, rng, ()):  # a game may have its own way
    ...     deal(s, 0, rng, ())
    >>> s.redeal(0, rng)
    >>> s.relist()
    >>> s.view(0) == before
    True
    """
    slots = list(hidden_slots(world, seat))
    if covered := [slot for slot in slots if slot.backs is not True]:  # first which backs lie there, then which cards
        _exchange(covered, seat, rng, stay, lambda slot, card: (slot.pool, slot.owner if slot.backs == "together" else None))
    _exchange(slots, seat, rng, stay, lambda slot, card: (slot.pool, world.back(slot.pool, card)))
    for slot in slots:
        slot.put(slot.cards)


def _exchange(slots: list[Slot], seat: int, rng: Any, stay: Container[tuple[str, int]], kind_of: Callable[[Slot, int], Any]) -> None:
    """Cards of one kind change places with each other, wherever they lie."""
    loose: dict[Any, list[int]] = {}  # the cards that may lie anywhere, by kind
    wanting: list[tuple[Slot, int, Any]] = []  # the places to fill
    for slot in slots:
        kept: dict[Any, list[int]] = {}  # known to be in this very zone
        free: dict[Any, list[int]] = {}
        for i in slot.unseen(seat):
            if (slot.pool, slot.cards[i]) in stay:
                continue
            kind = kind_of(slot, slot.cards[i])
            free.setdefault(kind, []).append(i)
            (kept if slot.held(seat, i) else loose).setdefault(kind, []).append(slot.cards[i])
            slot.hold(seat, i, False)
        for kind, places in free.items():
            rng.shuffle(places)
            for card in kept.get(kind, ()):
                i = places.pop()
                slot.cards[i] = card
                slot.hold(seat, i, True)  # what it knows moves with the card
            wanting += [(slot, i, kind) for i in sorted(places)]
    for cards in loose.values():
        rng.shuffle(cards)
    for slot, i, kind in wanting:
        slot.cards[i] = loose[kind].pop()


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


def concealed(record: Record) -> list[Secret]:
    """Everything that is hidden from somebody, as it lies: where this has not changed, nothing was shown.

    >>> concealed(AskAll((0, 1), "vote", (("aye",), ("nay",)), then="count", answers={1: ("nay",)}))
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
        found += concealed(inner)
    return found


def unseen(s: Any, seat: int) -> Counter[tuple[str, int]]:
    """Everything that *seat* (or a spectator, -1) does not see: cards by pool, and how many other secrets of a kind each seat has.

    What it knows of these cards counts against it, as ``"pool?"`` (it is in there) and ``"pool!"`` (and just here), so
    that ``before - after`` is all that it has come to see or to know.

    >>> import civitas, random
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> before = unseen(s, 0)
    >>> before == unseen(s.determinize(0, random.Random(1)), 0)
    True
    >>> s.disclose()
    >>> before - unseen(s, 0)
    Counter({('State.disclosed', 0): 1})
    """
    found = unseen_of(concealed(s), seat)
    found.subtract({("State.disclosed", 0): s.disclosed})
    return found


def unseen_of(secrets: Iterable[Secret], seat: int) -> Counter[tuple[str, int]]:
    """What *seat* does not see of these.

    >>> unseen_of([Secret("Player.hand", "deck", 1, [7, 7], None)], 0)
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


# --- whether it is plain data ---------------------------------------------------------------------------------------


def misfit(record: Record) -> str:
    """The first field that does not hold what its annotation says, in a sentence; "" if all do.

    >>> from civitas.kernel.options import Refusal
    >>> misfit(Refusal("X-1", None))
    'Refusal.message is None, not str'
    """
    if _sound(record):
        return ""
    cls = type(record)
    wrong = (_misfit(_tree(f.hint), getattr(record, f.name), f"{cls.__name__}.{f.name}") for f in FIELDS[cls] if not f.aside)
    return next(filter(None, wrong))


def _misfit(t: ast.expr, x: Any, path: str) -> str:
    """The same of one value, and where in it."""
    if eval(f"lambda x: {_fit(t, 'x', 0)}", CHECKS)(x):  # noqa: S307
        return ""
    kind, args = parts(t)
    if kind == "optional":
        return _misfit(args[0], x, path)
    if isinstance(x, Record) and ast.unparse(t) in _lineage(type(x)):
        return misfit(x)
    if kind == type(x).__name__:
        items = x.items() if isinstance(x, dict) else enumerate(x)
        if wrong := next(filter(None, (_misfit(args[-1], item, f"{path}[{key!r}]") for key, item in items)), ""):
            return wrong
    return f"{path} is {x!r}, not {ast.unparse(t)}"


def _sound(record: Record) -> bool:
    """Whether every field holds what its annotation says."""
    return _checker(type(record))(record)


@cache
def _checker(cls: type) -> Callable[[Any], bool]:
    """The function that looks: made once, on first use."""
    checks = " and ".join(_fit(_tree(f.hint), f"r.{f.name}", 0) for f in FIELDS[cls] if not f.aside)
    return eval(f"lambda r: {checks or True}", CHECKS)  # type: ignore[no-any-return]  # noqa: S307


LEAVES = {hint: f"type({{0}}) is {name}" for hint, name in EXACT.items()} | {
    "None": "{0} is None",
    "Any": "plain({0})",
    "Option": "(type({0}) is tuple and plain({0}))",
    "Options": "(type({0}) is str or type({0}) is tuple and plain({0}))",
}


def _fit(t: ast.expr, x: str, depth: int) -> str:
    """The expression that says whether *x* is what the annotation says."""
    hint = ast.unparse(t)
    if hint in LEAVES:
        return LEAVES[hint].format(x)
    kind, args = parts(t)
    v, k = f"x{depth}", f"k{depth}"
    if kind == "optional":
        return f"({x} is None or {_fit(args[0], x, depth)})"
    if kind == "record":
        return f"({hint!r} in lineage(type({x})) and sound({x}))"
    if kind == "dict":
        return f"(type({x}) is dict and all([{_fit(args[0], k, depth + 1)} and {_fit(args[1], v, depth + 1)} for {k}, {v} in {x}.items()]))"
    many = f"type({x}) is {'list' if kind == 'list' else 'tuple'} and "
    if kind == "list" or hint.endswith("...]"):
        exact = EXACT.get(ast.unparse(args[0]))
        each = f"set(map(type, {x})) <= {{{exact}}}" if exact else f"all([{_fit(args[0], v, depth + 1)} for {v} in {x}])"
        return f"({many}{each})"
    return f"({many}" + " and ".join([f"len({x}) == {len(args)}", *[_fit(item, f"{x}[{i}]", depth) for i, item in enumerate(args)]]) + ")"


@cache
def _lineage(cls: type) -> frozenset[str]:
    """The records that a record is one of, by name."""
    return frozenset(base.__name__ for base in cls.__mro__ if issubclass(base, Record))


def _is_plain(x: Any) -> bool:
    """Numbers, words, None, and tuples of these."""
    return x is None or type(x) in (int, str, bool, float) or (type(x) is tuple and all([_is_plain(item) for item in x]))


CHECKS: dict[str, Any] = {"lineage": _lineage, "sound": _sound, "plain": _is_plain}
