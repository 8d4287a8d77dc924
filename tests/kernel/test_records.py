"""Records: what is generated from annotations, and what annotations are refused."""

from __future__ import annotations

import copy
import pickle
import textwrap
from typing import Any

import pytest
import toys

from civitas.kernel import codec, record_fields
from civitas.kernel.record_fields import FIELDS, RECORDS, Field, RecordType
from civitas.kernel.records import Record
from civitas.kernel.registry import GAMES

HEAD = """
from __future__ import annotations
from typing import Any, Callable, ClassVar
from civitas.kernel.record_fields import face_up, kernel_field, secret, transient
from civitas.kernel.flow import Step
from civitas.kernel.records import CardId, Option, Record

class Leaf(Record):
    n: int = 0
"""


def declare(text: str, name: str = "Thing") -> Any:
    """The class that this source declares."""
    RECORDS.pop("declared", None)
    scope: dict[str, Any] = {"__name__": "declared"}
    exec(HEAD + textwrap.dedent(text), scope)  # noqa: S102
    return scope[name]


def fields(*lines: str) -> Any:
    return declare("class Thing(Record):\n" + "".join(f"    {line}\n" for line in lines))


PLAIN = {
    "int": 3,
    "str": "x",
    "bool": True,
    "float": 0.5,
    "None": None,
    "Option": ("take", 1),
    "tuple[int, ...]": (1, 2),
    "tuple[int, str]": (1, "a"),
    "tuple[Any, ...]": (1, ("a", None)),
    "int | None": None,
}
COPIED = {
    "list[int]": [1, 2],
    "list[list[int]]": [[1], [2, 3]],
    "list[tuple[int, ...]]": [(1,), ()],
    "list[int | None]": [1, None],
    "list[int] | None": [4],
    "dict[int, str]": {1: "a"},
    "dict[str, list[int]]": {"a": [1]},
    "dict[tuple[int, int], int]": {(1, 2): 3},
}


@pytest.mark.parametrize(("hint", "value"), PLAIN.items())
def test_what_cannot_change_is_shared_by_clones(hint, value):
    thing = fields(f"x: {hint}")(value)
    twin = thing.clone()
    assert twin.x is value
    assert twin == thing
    assert twin is not thing


@pytest.mark.parametrize(("hint", "value"), COPIED.items())
def test_what_can_change_is_copied_to_the_bottom(hint, value):
    thing = fields(f"x: {hint}")(copy.deepcopy(value))
    twin = thing.clone()
    assert twin == thing
    assert twin.x is not thing.x
    for item in twin.x.values() if isinstance(twin.x, dict) else twin.x:
        if isinstance(item, list):
            item.append(9)
    assert thing.x == value


@pytest.mark.parametrize("hint", [*PLAIN, *COPIED])
def test_json_gives_back_what_was_written(hint):
    value = {**PLAIN, **COPIED}[hint]
    thing = fields(f"x: {hint}")(value)
    import msgspec

    read = msgspec.json.decode(msgspec.json.encode(codec.to_plain(thing)))
    assert codec.from_plain("declared", read) == thing
    assert codec.misfit(thing) == ""


@pytest.mark.parametrize(
    "hint",
    ["object", "Any", "set[int]", "frozenset[int]", "Callable[[], int]", "bytes", "list", "dict", "tuple", "int | str", "list[set[int]]",
     "tuple[list[int], ...]", "tuple[Leaf, ...]", "type[int]", "list[object]", "dict[int, set[int]]", "Leaf | int"],
)  # fmt: skip
def test_annotations_that_the_kernel_does_not_know_are_refused(hint):
    with pytest.raises(TypeError, match="cannot hold"):
        fields(f"x: {hint}")


def test_records_hold_records_and_clone_them():
    cls = fields("one: Leaf", "maybe: Leaf | None = None", "many: list[Leaf] = []", "named: dict[str, Leaf] = {}")
    leaf = RECORDS["declared"]["Leaf"]
    thing = cls(leaf(1), leaf(2), [leaf(3)], {"a": leaf(4)})
    twin = thing.clone()
    assert twin == thing
    twin.one.n = twin.maybe.n = twin.many[0].n = twin.named["a"].n = 9
    assert [thing.one.n, thing.maybe.n, thing.many[0].n, thing.named["a"].n] == [1, 2, 3, 4]


def test_literal_lists_and_dicts_are_made_afresh():
    cls = fields("x: list[int] = []", "y: dict[int, int] = {}")
    one, two = cls(), cls()
    one.x.append(1)
    one.y[1] = 1
    assert two.x == []
    assert two.y == {}


def test_required_fields_come_first_in_the_constructor():
    thing = fields("a: int = 1", "b: int")(5)
    assert (thing.a, thing.b) == (1, 5)


def test_fields_are_inherited():
    cls = declare("class Base(Record):\n    a: int\nclass Thing(Base):\n    b: int = 2\n")
    thing = cls(a=1)
    assert thing.clone() == thing
    assert (thing.a, thing.b) == (1, 2)


def test_what_is_inherited_comes_first_in_the_constructor():  # as type checkers have it
    cls = declare("class Base(Record):\n    a: int\n    b: int = 2\nclass Middle(Base):\n    c: int = 3\nclass Thing(Middle):\n    d: int = 4\n")
    thing = cls(10, 20, 30, 40)
    assert (thing.a, thing.b, thing.c, thing.d) == (10, 20, 30, 40)
    assert thing.clone() == thing
    called = declare("class Base(Step):\n    a: int\nclass Thing(Base):\n    b: int\n    c: int = 0\n")(1, 2, 3)
    assert (called.a, called.b, called.c, called.stage) == (1, 2, 3, "begin")  # what the kernel looks after is last


def test_classes_may_have_constants_of_their_own():
    cls = fields("NAMES: ClassVar[tuple[str, ...]] = ('a',)", "n: int = 0")
    assert cls.NAMES == ("a",)
    assert [f.name for f in FIELDS[cls]] == ["n"]


def test_a_misspelt_attribute_is_an_error():
    with pytest.raises(AttributeError):
        fields("gold: int = 0")().glod = 3


def test_what_lies_aside_is_not_part_of_the_record():
    cls = fields("n: int = 0", "log: list[int] | None = transient(None)", "cache: object = transient(None)")
    thing = cls()
    thing.log, thing.cache = [1], object()
    assert thing == cls()
    assert thing.clone().log is None
    assert "log" not in codec.to_plain(thing)
    assert pickle.loads(pickle.dumps(toys.Player(1))) == toys.Player(1)


def test_a_field_of_cards_says_who_sees_it():
    with pytest.raises(TypeError, match="say secret"):
        fields("hand: list[CardId] = []")
    with pytest.raises(TypeError, match="say secret"):
        fields("hand: CardId")
    assert FIELDS[fields("hand: list[CardId] = face_up(default=[])")][0].owner is None
    assert FIELDS[fields('hand: list[CardId] = secret("seat", pool="p", default=[])', "seat: int = 0")][0].owner == "seat"


def test_records_need_annotations_that_are_text():
    with pytest.raises(TypeError, match="from __future__ import annotations"):
        RecordType("Thing", (Record,), {"__annotations__": {"x": int}, "__module__": "declared"})


def test_two_records_of_one_game_have_two_names():
    with pytest.raises(TypeError, match="two records of toys are called Player"):
        exec(HEAD + "class Player(Record):\n    n: int = 0\n", {"__name__": "toys.elsewhere"})  # noqa: S102
    RECORDS["toys"].pop("Leaf")


def test_records_of_different_games_may_share_a_name():
    assert record_fields.record_class("toys", "Player") is toys.Player
    assert record_fields.record_class("toys", "Ask").__name__ == "Ask"
    with pytest.raises(ValueError, match="no record called 'Nobody'"):
        record_fields.record_class("toys", "Nobody")


def test_equality_looks_at_class_and_fields():
    cls = declare("class Thing(Record):\n    n: int = 0\nclass Other(Record):\n    n: int = 0\n")
    other = RECORDS["declared"]["Other"]
    assert cls(1) == cls(1)
    assert cls(1) != cls(2)
    assert cls(1) != other(1)
    assert cls(1) != 1
    with pytest.raises(TypeError):
        hash(cls(1))


def test_a_record_prints_its_fields():
    assert repr(fields("a: int = 1", "b: str = 'x'")()) == "Thing(a=1, b='x')"


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, lambda s: pickle.loads(pickle.dumps(s))])
def test_pickle_and_copy_give_equal_states(way):
    s = toys.table(toys.Chat("sealed"))
    s.play(toys.A, 1)
    twin = way(s)
    assert twin == s
    assert twin.fingerprint() == s.fingerprint()
    assert twin.to_act == (0,)
    twin.play(toys.B, 0)
    assert s.to_act == ((0,) if way is not copy.copy else s.to_act)


MISFITS = {
    "x: int": (True, 1.0, "1", None),
    "x: bool": (1, None),
    "x: float": (1, "1"),
    "x: str": (1, b"x"),
    "x: list[int]": ((1,), [1, "2"], [True]),
    "x: dict[int, str]": ([], {"1": "a"}, {1: 2}),
    "x: tuple[int, int]": ((1,), [1, 2], (1, "2")),
    "x: tuple[int, ...]": ((1, None), [1]),
    "x: tuple[Any, ...]": (([],), ({1},)),
    "x: Option": (["take"], ("take", [1])),
    "x: Leaf": (None, 1),
    "x: Leaf | None": (3,),
}


@pytest.mark.parametrize(("field", "value"), [(field, value) for field, values in MISFITS.items() for value in values])
def test_what_does_not_fit_its_annotation_is_named(field, value):
    wrong = codec.misfit(fields(field)(value))
    assert wrong.startswith("Thing.x")


def test_the_texts_of_the_compiled_form_name_every_type():
    known = [Field("a", "int", "<required>"), Field("b", "list[int]", "[]")]
    assert record_fields.init_text(known, typed=True) == "def __init__(self, a: int, b: list[int] | None = None) -> None: " + (
        "self.a: int = a; self.b: list[int] = [] if b is None else b"
    )
    assert record_fields.clone_text("Thing", known, typed=True) == "def clone(self) -> Thing: return Thing(self.a, self.b.copy())"
    assert "toy" in GAMES
