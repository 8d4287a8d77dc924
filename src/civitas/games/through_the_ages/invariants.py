"""Counting the pieces: cards and tokens are neither made nor lost, and what is cached equals what is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise

from civitas.kernel.records import Option

from .cards.card import answers_of
from .cards.leaders import HOMER
from .colonization import forces
from .event_deck import Evaluation
from .losses import TakeColony
from .pacts import OfferPact
from .ratings import action_totals, recount
from .state import Player, State
from .tables import (
    AGE_A,
    AGE_III,
    CARDS,
    EVENT,
    FULL,
    IDS,
    IS_CIVIL,
    KIND,
    LEVEL,
    NONE,
    ROWS,
    SHORTER,
    SPACES,
    STORES,
    TECHS,
    TYPE,
    UNIT,
    civil_deck,
    military_deck,
)
from .worlds import bidder

VERBS = [
    "take", "population", "build", "upgrade", "destroy", "disband", "stage", "develop", "revolution", "leader", "play", "tactic", "copy", "levy",
    "restage", "churchill", "ocean-liner", "hammurabi", "trade-routes", "end", "regain", "tuck", "cover", "lose-token", "lose-worker", "discard",
    "abstain", "prepare", "aggression", "war", "offer", "cancel", "lay-down", "discover", "resign", "accept", "refuse", "decline", "defend",
    "plunder", "raid", "annex", "infiltrate", "steal", "stop", "bid", "pass", "send", "choose-food", "choose-resources", "build-free",
    "lose-colony", "ruin", "blow-up", "destroy-own", "gain-mix", "lose-mix",
]  # fmt: skip


def check(s: State) -> None:
    """Raise AssertionError with a sentence when something is missing, too much or wrongly counted."""
    assert len(s.row) == SPACES, f"the row has {len(s.row)} spaces"
    assert s.in_game == sum(1 for p in s.players if p.playing), f"{s.in_game} players are said to be in the game"
    for p in s.players:
        check_tokens(p)
        check_area(p)
        check_ratings(s, p)
    check_marks(s)
    check_cards(s)
    leader, bid = bidder(s)
    assert leader < 0 or forces(s.players[leader], 0).largest() >= bid, f"seat {leader} cannot send what it bid: {bid}"  # TTA-9.2


def check_tokens(p: Player) -> None:
    """Every token is in a bank, on a card, or with a worker."""
    blue = p.blue + sum(p.tokens) + p.stages
    assert blue == p.blue_owned, f"seat {p.seat} has {blue} blue tokens instead of {p.blue_owned}"
    yellow = p.yellow + p.unused + sum(p.workers)
    assert yellow == p.yellow_owned, f"seat {p.seat} has {yellow} yellow tokens instead of {p.yellow_owned}"
    counted = [p.blue, p.yellow, p.unused, p.stages, p.science, p.culture, p.ca, p.ma, p.extra_ma, p.unit_resources, p.unit_science]
    assert min(counted + p.workers + p.tokens) >= 0, f"seat {p.seat} has less than nothing of something"
    assert p.ca <= p.ca_total, f"seat {p.seat} has {p.ca} of {p.ca_total} civil actions"
    assert p.ma <= p.ma_total, f"seat {p.seat} has {p.ma} of {p.ma_total} military actions"


def check_area(p: Player) -> None:
    """Workers and tokens stand on cards in play, each kind of card is in its place."""
    assert all(a < b for a, b in pairwise(p.technologies)), f"the technologies of seat {p.seat} are out of order"
    for tech in range(TECHS):
        assert not p.workers[tech] or tech in p.technologies, f"workers of seat {p.seat} stand on {IDS[tech]}, which is not in play"
    for store in range(STORES):
        assert not p.tokens[store] or store in p.technologies, f"tokens of seat {p.seat} lie on {IDS[store]}, which is not in play"
    for type, special in enumerate(p.specials):
        assert special == NONE or TYPE[special] == type, f"{IDS[special]} of seat {p.seat} is in the wrong place"
    assert set(p.ruined) <= set(p.wonders), f"a ruin of seat {p.seat} is not among the wonders"
    assert p.homer_under == NONE or p.homer_under in p.wonders, f"Homer of seat {p.seat} lies under nothing"
    assert not Counter(p.fresh) - Counter(p.hand), f"seat {p.seat} took action cards this turn that are not in hand"
    assert p.wonder != NONE or not p.stages, f"seat {p.seat} has stages of no wonder"


def check_ratings(s: State, p: Player) -> None:
    """The cached statistics are those that a recount gives."""
    if not p.playing:
        return
    assert p.answers == answers_of(s, p), f"the moments of seat {p.seat} are out of date"
    assert (p.ca_total, p.ma_total) == action_totals(s, p), f"the actions of seat {p.seat} are out of date"
    twin = p.clone()
    recount(s, twin)
    kept = (p.science_rating, p.culture_rating, p.strength, p.happiness)
    counted = (twin.science_rating, twin.culture_rating, twin.strength, twin.happiness)
    assert kept == counted, f"the ratings of seat {p.seat} are kept as {kept} and count {counted}"


def check_marks(s: State) -> None:
    """Every hidden card has its mark."""
    zones = [(pile.cards, pile.marks) for pile in (s.discards, s.box, s.current_events, s.future_events)]
    for cards, known in zones + [(p.military, p.known) for p in s.players]:
        assert len(cards) == len(known), f"{len(cards)} hidden cards have {len(known)} marks"


def check_cards(s: State) -> None:
    """Every card of every deck that was prepared is in exactly one place; those printed on boards are not counted."""
    found = Counter(card for card in everywhere(s) if ROWS[card]["deck"] != "player_board")
    made: Counter[int] = Counter()
    for age, players in enumerate(s.prepared_for):
        made.update(civil_deck(age, players))
        made.update(military_deck(age, players, FULL if age == AGE_A else s.mode))
    if s.mode == SHORTER:
        made.update(card for card in military_deck(AGE_III, s.prepared_for[0], s.mode) if KIND[card] == EVENT)
    lost, extra = made - found, found - made
    assert not lost, f"lost: {[IDS[card] for card in lost]}"
    assert not extra, f"too many: {[IDS[card] for card in extra]}"


def everywhere(s: State) -> Iterator[int]:
    """All cards, wherever they are."""
    yield from (card for card in s.row if card != NONE)
    for pile in (s.discards, s.box, s.current_events, s.future_events):
        yield from pile.cards
    for zone in (s.civil_deck, s.removed, s.unseen, s.military_deck, s.past_events):
        yield from zone
    for zone in (s.tactics, s.duplicates, s.promised, s.promised_unseen):
        yield from zone
    for p in s.players:
        yield from p.hand + p.military + p.technologies + p.wonders + p.colonies
        yield from (card for card in [p.leader, p.wonder, p.pact, p.war, *p.specials] if card != NONE)
        if p.playing:
            yield p.government
        if p.exclusive:
            yield p.tactic
        if p.homer_under != NONE:
            yield HOMER
    for step in s.stack:  # a revealed event, a territory that is nobody's, a pact on offer
        if isinstance(step, (Evaluation, OfferPact, TakeColony)) and step.card != NONE and not any(step.card in p.colonies for p in s.players):
            yield step.card


def inventory() -> set[str]:
    """What random play should have seen: every card at work, every verb."""
    return {f"card:{id}" for id in IDS} | {f"verb:{verb}" for verb in VERBS}


def notice(s: State) -> Iterable[str]:
    """The cards at work in this position: in play, or in hand if they are played from there and gone."""
    seen: set[int] = set(s.past_events) | set(s.tactics)
    for p in s.players:
        seen.update([p.government, p.leader, p.tactic, p.pact, p.war, *p.specials, *p.wonders, *p.colonies])
        seen.update(tech for tech in p.technologies if p.workers[tech])
        seen.update(card for card in p.hand + p.military if not IS_CIVIL[card] or KIND[card] > UNIT)
    for step in s.stack:
        card = getattr(step, "card", NONE)
        if isinstance(card, int):
            seen.add(card)
    return [f"card:{IDS[card]}" for card in seen if 0 <= card < CARDS and LEVEL[card] >= 0]


SHOWING = ("aggression", "war", "offer", "discover", "tactic", "defend", "send")


def shows(s: State, seat: int, option: Option) -> bool:
    """Whether the choice itself shows cards of a hidden hand to all."""
    return option[0] in SHOWING
