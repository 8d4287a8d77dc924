"""Counts everything: what a game of Marches may not lose, and what it should have shown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from civitas.kernel.records import Option

from .cards import ANSWERS, LEADERS
from .market import Auction, TradeSession
from .state import State
from .tables import CARDS, KINDS, SUPPLY, TACTIC_CARDS


def check(s: State) -> None:
    """AssertionError with a sentence if a piece was made or lost."""
    actions = s.deck + s.row + s.discards
    tactics = s.tactics[0] + s.tactics[1] + s.tactics_used
    leaders = list(s.leaders)
    for step in s.stack:
        if isinstance(step, TradeSession):
            actions += [offer.card for offer in step.offers]
        if isinstance(step, Auction) and step.leader is not None:
            leaders.append(step.leader)
    for p in s.players:
        actions += p.hand
        tactics += p.tactics + ([] if p.ambush is None else [p.ambush])
        leaders += p.leaders
        assert len(p.hand) == len(p.hand_seen), f"the marks of seat {p.seat}'s hand do not fit its cards"
        assert p.gold >= 0, f"seat {p.seat} has {p.gold} gold"
        assert min(s.units[p.seat]) >= 0, f"seat {p.seat} has fewer than no units in some area"
        assert sum(s.units[p.seat]) <= SUPPLY, f"seat {p.seat} has more than {SUPPLY} units"
        bits = 0
        for leader in p.leaders:
            bits |= ANSWERS[leader]
        assert bits == p.answers, f"the moments noted for seat {p.seat} are not those of its leaders"
    assert len(s.deck) == len(s.deck_seen), "the marks of the deck do not fit its cards"
    assert sorted(actions) == list(range(CARDS)), "an action card was made or lost"
    assert sorted(tactics) == list(range(TACTIC_CARDS)), "a tactics card was made or lost"
    assert len(set(leaders)) == len(leaders), "a leader serves twice"


def shows(s: State, seat: int, option: Option) -> bool:
    """Whether a choice shows the cards it names to everybody, even if they are gone again when the next decision is asked."""
    return option[0] in ("play", "react", "discard")


def inventory() -> set[str]:
    """What random play should have seen."""
    verbs = "pass build raise move play buy ambush redraw bury discard starve lose retreat tactic react bid covet offer accept silence vote"
    steps = "Play Turns Turn Battle Siege Window Casualties Famine Auction TradeSession Council"
    return {
        *(f"verb:{verb}" for verb in verbs.split()),
        *(f"step:{step}" for step in steps.split()),
        *(f"leader:{type(leader).__name__}" for leader in LEADERS),
        *(f"card:{kind}" for kind in range(KINDS)),
    }


def notice(s: State) -> Iterable[str]:
    """What of the inventory is on the table."""
    return set(_noticed(s))


def _noticed(s: State) -> Iterator[str]:
    yield from (f"step:{type(step).__name__}" for step in s.stack)
    yield from (f"card:{card % KINDS}" for card in s.discards)
    for p in s.players:
        yield from (f"leader:{type(LEADERS[leader]).__name__}" for leader in p.leaders)
