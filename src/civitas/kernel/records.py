"""Records: the plain data a state is made of."""

from __future__ import annotations

from typing import Any, Self, TypeAlias

from mypy_extensions import mypyc_attr

from .record_fields import CHECKERS, FIELDS, FINDERS, WRITERS, RecordType, adopt, namespace_of, record_class

Option: TypeAlias = tuple[Any, ...]  # ("build", 3, "temple"): a verb and what it takes
Args: TypeAlias = dict[str, Any]  # what a message speaks of, by name; never changed once given
Message: TypeAlias = tuple[str, Args]  # its id and its arguments
CardId: TypeAlias = int  # a field of these must say who sees them


@mypyc_attr(allow_interpreted_subclasses=True)
class Record(metaclass=RecordType):
    """Slots, ``__init__``, ``clone()`` and equality from the annotations; JSON and views from the same list of fields.

    >>> class City(Record):
    ...     name: str
    ...     size: int = 1
    ...     goods: list[int] = []
    >>> rome = City("Rome", goods=[3])
    >>> twin = rome.clone()
    >>> twin.goods.append(4)
    >>> rome, twin == rome
    (City(name='Rome', size=1, goods=[3]), False)
    """

    def __init_subclass__(cls) -> None:
        adopt(cls)

    def clone(self) -> Self:
        raise TypeError("a record without fields has nothing to clone")

    def write_plain(self, seat: int, s: Any) -> dict[str, Any]:
        """Dicts, lists, words and numbers, as *seat* sees it in the state *s*: ``codec.to_plain`` and views."""
        return WRITERS[type(self)](self, seat, s)  # type: ignore[no-any-return]

    def is_sound(self) -> bool:
        """Whether every field holds what its annotation says."""
        return CHECKERS[type(self)](self)  # type: ignore[no-any-return]

    def find_zones(self, seat: int, found: list[Any]) -> None:
        """Note every zone in it of which *seat* cannot see everything: ``views.hidden_slots``."""
        FINDERS[type(self)](self, seat, found)

    def __eq__(self, other: object) -> bool:
        names = [f.name for f in FIELDS[type(self)] if not f.transient]
        return type(self) is type(other) and all([getattr(self, name) == getattr(other, name) for name in names])

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([f'{f.name}={getattr(self, f.name)!r}' for f in FIELDS[type(self)]])})"

    def __reduce__(self) -> tuple[object, ...]:
        values = {f.name: getattr(self, f.name) for f in FIELDS[type(self)] if not f.transient}
        return _make_again, (namespace_of(type(self)), type(self).__name__, values)


def _make_again(space: str, name: str, values: dict[str, Any]) -> Any:
    """A record by the name of its class: the other half of pickle and copy."""
    return record_class(space, name)(**values)
