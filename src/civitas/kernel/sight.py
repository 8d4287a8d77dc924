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
from .forge import FIELDS, SHARED, Field, parts, record_class, space_of
from .options import Space
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
    if f.owner == "key":
        return f"[[k, v if seat in (k, {ALL_SEEING}) else None] for k, v in {x}.items()]"
    mine = f"seat in (r.{f.owner}, {ALL_SEEING})" if f.owner else f"seat == {ALL_SEEING}"
    return f"{whole} if {mine} else hidden({x}, {f.pool!r}, {f'r.{f.marks}' if f.marks else 'None'}, seat, s, {bool(f.owner)})"


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
    if isinstance(x, list) and x and isinstance(x[0], list):
        return [_hidden(zone, pool, None, seat, s, in_hand) for zone in x]
    if not isinstance(x, (list, tuple)):
        return None
    seen: dict[str, Any] = {"hidden": len(x)}
    backs = [s.back(pool, card) for card in x] if pool else []
    if any(backs):
        seen["backs"] = sorted(backs) if in_hand else backs
    if marks is not None and seat >= 0:
        placed = 0 if in_hand else knows_place(seat)
        seen["known"] = [[i, card] for i, card in enumerate(x) if marks[i] & placed]
        known = knows_held(seat) | knows_place(seat)
        seen["holds"] = sorted(card for i, card in enumerate(x) if marks[i] & known and not marks[i] & placed)
    return seen


SCOPE: dict[str, Any] = {"writer": writer, "from_plain": from_plain, "tuples": tuples, "hidden": _hidden}


# --- possible worlds ----------------------------------------------------------------------------------------------


class Slot(NamedTuple):
    """A hidden zone: where it is kept, and who knows what in it.

    >>> slot = Slot(None, "hand", "trade", [7, 9], [knows_place(0), knows_held(0)], -1)
    >>> slot.unseen(0), slot.held(0, 1), slot.held(1, 1)
    ([1], True, False)
    """

    record: Any
    field: str
    pool: str
    cards: list[int]
    marks: list[int] | None
    at: int  # which of a list of zones, or -1

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
        old = getattr(self.record, self.field)
        if self.at >= 0:
            old[self.at] = cards
        else:
            setattr(self.record, self.field, cards if isinstance(old, list) else tuple(cards) if isinstance(old, tuple) else cards[0])


class _Plan(NamedTuple):
    """What to look at in a record, by its fields: hidden cards, other secrets, and where there may be more records."""

    cards: tuple[Field, ...]
    values: tuple[Field, ...]
    within: tuple[Field, ...]


@cache
def _plan_of(cls: type) -> _Plan:
    fields = [f for f in FIELDS[cls] if not f.aside]
    marks = {f.marks for f in fields} | {"luck"}
    secrets = [f for f in fields if f.owner is not None and not f.pool and f.name not in marks]
    names = {f: {t.id for t in ast.walk(_tree(f.hint)) if isinstance(t, ast.Name)} - NOT_RECORDS for f in fields}
    records = [f for f in fields if names[f] and not f.pool]
    return _Plan(tuple(f for f in fields if f.pool), tuple(secrets), tuple(records))


NOT_RECORDS = SHARED | {"list", "dict", "tuple", "Any"}


def _inner_records(record: Record, plan: _Plan) -> Iterator[Record]:
    """The records that this one holds."""
    for f in plan.within:
        value = getattr(record, f.name)
        if isinstance(value, Record):
            yield value
        elif isinstance(value, (list, dict)):
            yield from (item for item in (value.values() if isinstance(value, dict) else value) if isinstance(item, Record))


def hidden_slots(record: Record, seat: int) -> Iterator[Slot]:
    """All zones of which *seat* cannot see everything.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> sorted({(slot.pool, s.back(slot.pool, card)) for slot in hidden_slots(s, 0) for card in slot.cards})
    [('civil', 'A'), ('military', 'A')]
    """
    plan = _plan_of(type(record))
    for f in plan.cards:
        value = getattr(record, f.name)
        if value is None or (f.owner and getattr(record, f.owner) == seat):
            continue
        marks = getattr(record, f.marks) if f.marks else None
        if isinstance(value, list) and value and isinstance(value[0], list):
            yield from (Slot(record, f.name, f.pool, zone, None, i) for i, zone in enumerate(value))
        else:
            cards = list(value) if isinstance(value, (list, tuple)) else [value]
            yield Slot(record, f.name, f.pool, cards, marks if seat >= 0 else None, -1)
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
    loose: dict[tuple[str, str], list[int]] = {}  # the cards that may lie anywhere, by pool and back
    wanting: list[tuple[Slot, int, tuple[str, str]]] = []  # the places to fill
    for slot in slots:
        kept: dict[tuple[str, str], list[int]] = {}  # known to be in this very zone
        free: dict[tuple[str, str], list[int]] = {}
        for i in slot.unseen(seat):
            if (slot.pool, slot.cards[i]) in stay:
                continue
            back = (slot.pool, world.back(slot.pool, slot.cards[i]))
            free.setdefault(back, []).append(i)
            (kept if slot.held(seat, i) else loose).setdefault(back, []).append(slot.cards[i])
            slot.hold(seat, i, False)
        for back, places in free.items():
            rng.shuffle(places)
            for card in kept.get(back, ()):
                i = places.pop()
                slot.cards[i] = card
                slot.hold(seat, i, True)  # what it knows moves with the card
            wanting += [(slot, i, back) for i in sorted(places)]
    for cards in loose.values():
        rng.shuffle(cards)
    for slot, i, back in wanting:
        slot.cards[i] = loose[back].pop()
    for slot in slots:
        slot.put(slot.cards)


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
        yield from ((name, item) for item in (others if isinstance(others, (list, tuple)) else [others]))
    for inner in _inner_records(record, plan):
        yield from hidden_values(inner, seat)


class Secret(NamedTuple):
    """A field that is hidden from somebody, as it lies.

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
    for f in plan.cards + plan.values:
        owner = getattr(record, f.owner) if f.owner and f.owner != "key" else f.owner or None
        marks = getattr(record, f.marks) if f.marks else None
        found.append(Secret(f"{type(record).__name__}.{f.name}", f.pool, owner, getattr(record, f.name), marks))
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
            found[name, owner if isinstance(owner, int) else 0] += len(others) if isinstance(others, (list, tuple)) else 1
        elif isinstance(value, list) and value and isinstance(value[0], list):
            found.update([(pool, card) for zone in value for card in zone])
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
