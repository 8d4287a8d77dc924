"""Possible worlds: what a seat cannot see is dealt anew."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from struct import unpack
from typing import Any, Final

from .chance import luck_of
from .flow import AskAll
from .options import Space
from .views import hidden_slots
from .zones import SPECTATOR, Slot

TRIES: Final = 30  # deals that are looked at before the cards are exchanged one by one
ROUNDS: Final = 4  # so often each card may change places then


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
    if world.pending is not None:
        world.pending = world.pending.ask_anew()
    world.redeal(seat, rng)
    pending = world.pending
    if isinstance(pending, AskAll):
        for other in pending.answers:
            if other != seat:
                listed = pending.list_options(world, other)
                pending.answers[other] = listed.sample(rng) if isinstance(listed, Space) else rng.choice(listed)
    return world


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
    covered = [slot for slot in slots if slot.backs is not True]
    if covered:  # first which backs lie there, then which cards
        _exchange(covered, [[slot.owner if slot.backs == "together" else None] * len(slot.cards) for slot in covered], seat, rng, stay)
    _exchange(slots, [world.backs(slot.pool, slot.cards) for slot in slots], seat, rng, stay)
    for slot in slots:
        slot.put(slot.cards)
    return slots


def deal_fitting(world: Any, seat: int, rng: Any, stay: Container[tuple[str, int]], fits: Callable[[Any], bool]) -> bool:
    """Deal anew what *seat* cannot see, so that *fits* (world) holds, as it does in the real one: for a state's own ``deal``.

    A few deals are tried; where none fits, cards change places one by one from where they really lie, as long as it still fits.

    >>> import civitas, random
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> first = s.civil_deck[-1]
    >>> deal_fitting(s, 0, random.Random(1), (), lambda world: world.civil_deck[-1] == first), s.civil_deck[-1] == first
    (True, True)
    """
    real = [(slot.cards.copy(), None if slot.marks is None else slot.marks.copy()) for slot in hidden_slots(world, seat)]
    for _ in range(TRIES):
        deal(world, seat, rng, stay)
        if fits(world):
            return True
    slots = hidden_slots(world, seat)
    for slot, (cards, marks) in zip(slots, real, strict=True):
        slot.cards = cards
        slot.put(cards)
        if slot.marks is not None and marks is not None:
            slot.marks[:] = marks
    for places in _find_loose(world, slots, seat, stay):
        for _ in range(ROUNDS * len(places)):
            _try_exchange(world, slots, places[rng.randrange(len(places))], places[rng.randrange(len(places))], fits)
    return True


def _find_loose(world: Any, slots: list[Slot], seat: int, stay: Container[tuple[str, int]]) -> list[list[tuple[int, int]]]:
    """The places (zone, place in it) of cards of one pool and back that may lie anywhere, for all that *seat* knows."""
    found: dict[tuple[str, str], list[tuple[int, int]]] = {}
    for zone, slot in enumerate(slots):
        backs = world.backs(slot.pool, slot.cards)
        for at in slot.loose(seat):
            if (slot.pool, slot.cards[at]) not in stay:
                found.setdefault((slot.pool, backs[at]), []).append((zone, at))
    return list(found.values())


def _try_exchange(world: Any, slots: list[Slot], one: tuple[int, int], other: tuple[int, int], fits: Callable[[Any], bool]) -> None:
    """Two cards change places, and back again if the world does not fit then."""
    here, there = slots[one[0]], slots[other[0]]
    for _ in range(2):
        here.cards[one[1]], there.cards[other[1]] = there.cards[other[1]], here.cards[one[1]]
        here.put(here.cards)
        there.put(there.cards)
        if fits(world):
            return


def mix(cards: list[int], rng: Any) -> None:
    """Put these in random order: four random bytes a card, drawn at once.

    >>> import random
    >>> cards = [3, 1, 2]
    >>> mix(cards, random.Random(1))
    >>> sorted(cards)
    [1, 2, 3]
    """
    at = len(cards) - 1
    if at <= 0:
        return
    words = unpack(f"<{at}I", rng.randbytes(4 * at))
    for word in words:
        n: int = word
        other = n % (at + 1)
        cards[at], cards[other] = cards[other], cards[at]
        at -= 1


def _exchange(slots: list[Slot], kinds: list[list[Any]], seat: int, rng: Any, stay: Container[tuple[str, int]]) -> None:
    """Cards of one pool and kind change places with each other, wherever they lie."""
    pools: dict[str, dict[Any, list[int]]] = {}  # what may lie anywhere, by kind
    places: list[Sequence[int] | None] = []  # to be filled; None: all of a zone
    for at, slot in enumerate(slots):
        cards = slot.cards
        free = _mix_held(slot, seat, rng, stay, kinds[at]) if stay or _has_marks(slot) else None
        if free is not None:
            cards = [cards[i] for i in free]
            kinds[at] = [kinds[at][i] for i in free]
        places.append(free)
        loose = pools.get(slot.pool)
        if loose is None:
            loose = pools[slot.pool] = {}
        for i, kind in enumerate(kinds[at]):
            same = loose.get(kind)
            if same is None:
                same = loose[kind] = []
            same.append(cards[i])
    for loose in pools.values():
        for same in loose.values():
            mix(same, rng)
    for at, slot in enumerate(slots):
        loose = pools[slot.pool]
        drawn = [loose[kind].pop() for kind in kinds[at]]
        free = places[at]
        if free is None:
            slot.cards = drawn
        else:
            for i, card in zip(free, drawn, strict=True):
                slot.cards[i] = card


def _has_marks(slot: Slot) -> bool:
    marks = slot.marks
    return marks is not None and any(marks)


def _mix_held(slot: Slot, seat: int, rng: Any, stay: Container[tuple[str, int]], kinds: list[Any]) -> Sequence[int]:
    """What is known to be in this very zone moves within it, and what *seat* knows moves with the card; the places of the others."""
    loose, free, cards = slot.loose(seat), slot.list_unseen(seat), slot.cards
    if stay:
        loose, free = [i for i in loose if (slot.pool, cards[i]) not in stay], [i for i in free if (slot.pool, cards[i]) not in stay]
    if len(loose) == len(free):
        return loose
    for kind in dict.fromkeys([kinds[i] for i in free if slot.is_held(seat, i)]):
        places = [i for i in free if kinds[i] == kind]
        order = places.copy()
        mix(order, rng)
        moved = [(cards[i], slot.is_held(seat, i)) for i in order]
        for i, (card, held) in zip(places, moved, strict=True):
            cards[i] = card
            slot.hold(seat, i, held)
    return [i for i in free if not slot.is_held(seat, i)]
