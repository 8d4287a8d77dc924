"""Possible worlds: what a seat cannot see is dealt anew.  Interpreted in both forms."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Container, Sequence
from typing import Any

from .chance import luck_of
from .codec import SPECTATOR
from .flow import AskAll, Decision
from .options import Space
from .record_fields import FIELDS
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
        world.pending = _ask_anew(pending)
    world.redeal(seat, rng)
    if isinstance(pending := world.pending, AskAll):
        for other in pending.answers:
            if other != seat:
                listed = pending.list_options(world, other)
                pending.answers[other] = listed.sample(rng) if isinstance(listed, Space) else rng.choice(listed)
    return world


def _ask_anew(pending: Decision) -> Any:
    """The same question without the lists of the other world."""
    cls: Any = type(pending)
    values = {f.name: getattr(pending, f.name) for f in FIELDS[cls] if not f.transient}
    return cls(**{name: value.copy() if isinstance(value, (list, dict)) else value for name, value in values.items()})


def deal(world: Any, seat: int, rng: Any, stay: Container[tuple[str, int]]) -> list[Slot]:
    """Deal anew what *seat* cannot see, within pool and back; the zones where it lies, as they are now.

    >>> import civitas, random
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> before, rng = s.view(0), random.Random(1)
    >>> if not s.deal(0, rng, ()):  # a game may have its own way
    ...     _ = deal(s, 0, rng, ())
    >>> s.redeal(0, rng)
    >>> s.relist()
    >>> s.view(0) == before
    True
    """
    slots = hidden_slots(world, seat)
    if covered := [slot for slot in slots if slot.backs is not True]:  # first which backs lie there, then which cards
        _exchange(covered, seat, rng, stay, lambda slot: [slot.owner if slot.backs == "together" else None] * len(slot.cards))
    _exchange(slots, seat, rng, stay, lambda slot: world.backs(slot.pool, slot.cards))
    for slot in slots:
        slot.put(slot.cards)
    return slots


def mix(cards: list[int], rng: Any) -> list[int]:
    """These cards in random order, at the cost of one draw a card.

    >>> import random
    >>> sorted(mix([3, 1, 2], random.Random(1)))
    [1, 2, 3]
    """
    draw = rng.random
    order = [draw() for _ in cards]
    return [cards[i] for i in sorted(range(len(cards)), key=order.__getitem__)]


def _exchange(slots: list[Slot], seat: int, rng: Any, stay: Container[tuple[str, int]], kinds_of: Callable[[Slot], list[Any]]) -> None:
    """Cards of one pool and kind change places with each other, wherever they lie."""
    pools: dict[str, dict[Any, list[int]]] = {slot.pool: defaultdict(list) for slot in slots}  # what may lie anywhere
    wanting: list[tuple[Slot, Sequence[int], list[Any]]] = []  # the places to fill, and the kind of each
    for slot in slots:
        cards = slot.cards
        if not cards:
            continue
        kinds, loose = kinds_of(slot), pools[slot.pool]
        places = _mix_held(slot, seat, rng, stay, kinds) if stay or (slot.marks and any(slot.marks)) else range(len(cards))
        if len(places) < len(cards):
            kinds = [kinds[i] for i in places]
            cards = [cards[i] for i in places]
        for kind, card in zip(kinds, cards, strict=True):
            loose[kind].append(card)
        wanting.append((slot, places, kinds))
    draw = {pool: {kind: mix(cards, rng).pop for kind, cards in loose.items()} for pool, loose in pools.items()}
    for slot, places, kinds in wanting:
        pop = draw[slot.pool]
        drawn = [pop[kind]() for kind in kinds]
        if len(drawn) == len(slot.cards):
            slot.cards[:] = drawn
        else:
            for i, card in zip(places, drawn, strict=True):
                slot.cards[i] = card


def _mix_held(slot: Slot, seat: int, rng: Any, stay: Container[tuple[str, int]], kinds: list[Any]) -> Sequence[int]:
    """What is known to be in this very zone moves within it, and what *seat* knows moves with the card; the places of the others."""
    loose, free, cards = slot.loose(seat), slot.unseen(seat), slot.cards
    if stay:
        loose, free = [[i for i in places if (slot.pool, cards[i]) not in stay] for places in (loose, free)]
    if len(loose) == len(free):
        return loose
    for kind in dict.fromkeys([kinds[i] for i in free if slot.held(seat, i)]):
        places = [i for i in free if kinds[i] == kind]
        moved = [(cards[i], slot.held(seat, i)) for i in mix(places, rng)]
        for i, (card, held) in zip(places, moved, strict=True):
            cards[i] = card
            slot.hold(seat, i, held)
    return [i for i in free if not slot.held(seat, i)]
