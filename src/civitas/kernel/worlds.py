"""Possible worlds: what a seat cannot see is dealt anew.  Interpreted in both forms."""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any

from .chance import luck_of
from .codec import SPECTATOR, from_plain, to_plain
from .flow import AskAll
from .options import Space
from .record_fields import namespace_of
from .views import Slot, hidden_slots


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
        world.pending = from_plain(namespace_of(type(s)), to_plain(pending))  # without the lists of the other world
    world.redeal(seat, rng)
    if isinstance(pending := world.pending, AskAll):
        for other in pending.answers:
            if other != seat:
                listed = pending.list_options(world, other)
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
