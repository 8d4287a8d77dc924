"""What must always be true of the pieces (COC-1)."""

# not compiled

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from civitas.kernel.piles import Pile
from civitas.kernel.record_fields import FIELDS
from civitas.kernel.records import Option

from .action_cards import Play
from .armies import BITS, FLAGS, MANY, army_limit, army_size, capacity, count, land_size, supply
from .battles.battle import Battle, battle_of
from .cities import building_supply, settlement_supply, size
from .civilizations.carthage import SettleShip
from .effects import refresh
from .events.drawing import DrawEvent
from .exploring import Reveal
from .leaving import Drown
from .recruiting import Recruit
from .resources import limit
from .specials import due_specials
from .state import Player, State
from .tables import (
    ACTION_CARDS,
    ACTION_IDS,
    ADVANCE_IDS,
    BARBARIANS,
    BUILDING_IDS,
    BUILDINGS,
    CIVILIZATION_IDS,
    EVENT_IDS,
    EVENTS,
    EXHAUSTED_TOKENS,
    EXPANSION_EVENT,
    EXPANSION_OBJECTIVE,
    IN_CATEGORY,
    LEADER,
    LEADER_IDS,
    MOST_SIZE,
    NOBODY,
    NONE,
    OBJECTIVE_CARDS,
    OBJECTIVE_IDS,
    PIRATES,
    PORT,
    RESOURCES,
    SEA,
    SPECIAL_IDS,
    UNITS,
    UNKNOWN,
    WONDER_IDS,
    WONDERS,
)


def check(s: State) -> None:
    """Raise AssertionError with a sentence when something is missing, too much or in the wrong place."""
    check_map(s)
    check_cities(s)
    check_units(s)
    for p in s.players:
        check_player(s, p)
    check_cards(s)


def check_map(s: State) -> None:
    """Regions are somewhere once, and revealed spaces have a terrain."""
    regions = s.hidden + s.box + [laid // 2 for laid in s.laid if laid >= 0 and laid // 2 < 16]
    regions += [step.region for step in s.stack if isinstance(step, Reveal) and step.region != NONE]
    assert sorted(regions) == list(range(16)), f"regions are lost or doubled: {sorted(regions)}"
    assert len(s.hidden) == len(s.unexplored), "a region lies face down for every unexplored slot"
    for space in s.board.spaces:
        revealed = s.revealed >> s.board.slot_of[space] & 1
        assert bool(revealed) == (s.terrain[space] != UNKNOWN), f"space {space} is revealed without terrain"
    assert len(s.exhausted) <= EXHAUSTED_TOKENS, "there are too many tokens for exhausted land"


def check_cities(s: State) -> None:
    for space, owner in enumerate(s.city):
        if owner == NOBODY:
            assert not s.buildings[space], f"buildings without a city at {space}"
            assert s.wonder_at.count(space) == 0, f"a wonder without a city at {space}"
            continue
        assert 0 <= s.terrain[space] < SEA, f"a city stands at {space}, which is no land"
        assert size(s, space) <= MOST_SIZE, f"the city at {space} is too large"
        assert (s.buildings[space] >> 4 * PORT & 15 != 0) == (s.port[space] != NONE), f"the port at {space} has no place"
        assert owner == BARBARIANS or space in s.players[owner].cities, f"the city at {space} is not listed by its owner"
    assert settlement_supply(s, BARBARIANS) >= 0, "there are too many barbarian settlements"
    for wonder in range(WONDERS):
        assert (s.wonder_at[wonder] == NONE) or s.builder[wonder] != NOBODY, f"wonder {wonder} has no builder"


def check_units(s: State) -> None:
    fighting = [step.space for step in s.stack if isinstance(step, Battle)]
    drowning = [step.space for step in s.stack if isinstance(step, Drown)]  # somebody is just asked who is lost
    drowning += [step.sea for step in s.stack if isinstance(step, SettleShip)]
    for owner, stacks in enumerate(s.stacks):
        for space, stack in enumerate(stacks):
            if not stack:
                continue
            if s.terrain[space] == SEA:
                aboard = land_size(stack)
                busy = space in fighting or space in drowning
                assert busy or not aboard or aboard <= capacity(s, owner, space), f"units of {owner} swim at {space}"
            else:
                assert stack >> BITS * 2 & MANY == 0, f"a ship of {owner} stands on land at {space}"
                assert army_size(stack) <= army_limit(s, owner, space) or space in fighting, f"too many units of {owner} at {space}"
            others = [other for other in range(len(s.stacks)) if other != owner and s.stacks[other][space]]
            shared = s.terrain[space] == SEA and PIRATES in (owner, *others)
            assert not others or space in fighting or shared, f"units of {owner} and {others} share space {space}"
        for kind in range(UNITS):
            assert owner >= len(s.players) and owner < BARBARIANS or supply(s, owner, kind) >= 0, f"{owner} has too many units of kind {kind}"
    for unit in s.flagged:
        at = unit >> FLAGS
        if at & 7 < UNITS:
            noted = len([1 for other in s.flagged if other >> FLAGS == at])
            assert noted <= count(s, s.current, at >> 3, at & 7), f"flags without units at {at >> 3}"


def check_player(s: State, p: Player) -> None:
    for good in range(RESOURCES):
        assert 0 <= p.goods[good] <= 7, f"seat {p.seat} has {p.goods[good]} of good {good}"
        assert p.named != NONE or p.goods[good] <= limit(p, good) or s.current == p.seat, f"seat {p.seat} holds more of {good} than it may"
    assert min(p.goods) >= 0, f"seat {p.seat} has less than nothing"
    assert 0 <= p.track <= 3, f"seat {p.seat} has {p.track} cubes on the event track"
    assert settlement_supply(s, p.seat) >= 0, f"seat {p.seat} has too many settlements"
    for kind in range(BUILDINGS):
        assert building_supply(s, p.seat, kind) >= 0 or not s.rules.expansion, f"seat {p.seat} has too many of building {kind}"
    held = [category for category in range(9, 12) if p.advances & IN_CATEGORY[category]]
    assert len(held) <= 1, f"seat {p.seat} has two governments"
    for space in p.cities:
        assert s.city[space] == p.seat, f"seat {p.seat} lists a city at {space} that is not theirs"
    assert len(p.captives) <= 4, f"seat {p.seat} has too many captives"
    assert p.specials == due_specials(p), f"the civilization advances of seat {p.seat} are out of date"
    twin = p.clone()
    refresh(s, twin)
    assert (twin.effects, twin.wonders) == (p.effects, p.wonders), f"what works for seat {p.seat} is out of date"
    leaders = sum([stack >> BITS * LEADER & MANY for stack in s.stacks[p.seat]])
    changing = any([isinstance(step, (Battle, Recruit, DrawEvent)) for step in s.stack])  # one may just fall or arrive
    assert changing or leaders == (p.leader != NONE), f"seat {p.seat} has {leaders} leaders on the map"


def check_cards(s: State) -> None:
    """Every card of every deck is in exactly one place."""
    if not len(s.action_deck) and not any([len(p.hand) for p in s.players]) and not s.action_discards:
        return  # before the deal
    every = s.rules.expansion
    same("action", list(actions(s)), list(range(ACTION_CARDS)))
    same("objective", list(objectives(s)), [card for card in range(OBJECTIVE_CARDS) if every or not EXPANSION_OBJECTIVE[card]])
    same("event", list(events(s)), [card for card in range(EVENTS) if every or not EXPANSION_EVENT[card]])
    same("wonder", list(wonders(s)), list(range(WONDERS)))


def same(kind: str, found: list[int], made: list[int]) -> None:
    lost, extra = Counter(made) - Counter(found), Counter(found) - Counter(made)
    assert not lost, f"{kind} cards are lost: {sorted(lost)}"
    assert not extra, f"{kind} cards are there twice: {sorted(extra)}"


def in_steps(s: State, pool: str) -> Iterator[int]:
    """Hidden cards that lie in steps under way."""
    for step in s.stack:
        for field in FIELDS[type(step)]:
            if field.pool == pool:
                found = getattr(step, field.name)
                yield from found.cards if isinstance(found, Pile) else found if isinstance(found, (list, tuple)) else [found]


ANNOUNCED = ("pay", "idolize", "activate", "take_effect")  # what a card that was announced waits for


def actions(s: State) -> Iterator[int]:
    yield from s.action_deck.cards
    yield from s.action_discards
    for p in s.players:
        yield from p.hand.cards
    for step in s.stack:
        if isinstance(step, Battle):
            yield from [card for card in step.shown if card != NONE]
        if isinstance(step, Play) and not step.person and step.stage in ANNOUNCED:
            yield step.card
    yield from in_steps(s, "action")


def objectives(s: State) -> Iterator[int]:
    yield from s.objective_deck.cards
    yield from s.objective_discards.cards
    for p in s.players:
        yield from p.objectives.cards + p.assigned.cards + p.completed
    yield from in_steps(s, "objective")


def events(s: State) -> Iterator[int]:
    yield from s.event_deck.cards
    yield from s.event_discards
    placed = s.lasting + [card for p in s.players for card in p.persons + p.kept]
    yield from placed
    for step in s.stack:
        if isinstance(step, DrawEvent) and step.kept != NONE and step.kept not in placed + s.event_discards:
            yield step.kept
        if isinstance(step, DrawEvent) and step.card != NONE:
            yield step.card
        if isinstance(step, Play) and step.person and step.stage in ANNOUNCED:
            yield step.card
    yield from in_steps(s, "event")


def wonders(s: State) -> Iterator[int]:
    yield from s.wonder_deck.cards
    yield from s.display + s.lost_wonders + s.buried_wonders + s.wonder_discards
    yield from [wonder for wonder in range(WONDERS) if s.wonder_at[wonder] != NONE]
    for p in s.players:
        yield from p.wonder_cards.cards
    yield from in_steps(s, "wonder")


def inventory() -> set[str]:
    """What random play should have seen."""
    return (
        {f"advance:{id}" for id in ADVANCE_IDS}
        | {f"building:{id}" for id in BUILDING_IDS}
        | {f"event:{id}" for id in EVENT_IDS}
        | {f"action:{id}" for id in ACTION_IDS}
        | {f"objective:{id}" for id in OBJECTIVE_IDS}
        | {f"civilization:{id}" for id in CIVILIZATION_IDS}
        | {f"special:{id}" for id in SPECIAL_IDS}
        | {f"leader:{id}" for id in LEADER_IDS}
        | {f"wonder:{id}" for id in WONDER_IDS}
    )


def notice(s: State) -> Iterable[str]:
    """What is to be seen in this position."""
    found: list[str] = [f"event:{EVENT_IDS[card]}" for card in s.event_discards]
    found += [f"action:{ACTION_IDS[card]}" for card in s.action_discards]
    found += [f"wonder:{WONDER_IDS[wonder]}" for wonder in range(WONDERS) if s.wonder_at[wonder] != NONE]
    for p in s.players:
        found += [f"advance:{ADVANCE_IDS[i]}" for i in range(48) if p.advances >> i & 1]
        found += [f"special:{SPECIAL_IDS[i]}" for i in range(60) if p.specials >> i & 1]
        found += [f"objective:{OBJECTIVE_IDS[i]}" for i in p.completed_as]
        if p.civilization >= 0:
            found.append(f"civilization:{CIVILIZATION_IDS[p.civilization]}")
        if p.leader != NONE:
            found.append(f"leader:{LEADER_IDS[p.leader]}")
    for packed in s.buildings:
        found += [f"building:{BUILDING_IDS[kind]}" for kind in range(BUILDINGS) if packed >> 4 * kind & 15]
    return found


SHOWING = ("play", "complete", "build-wonder", "barter", "subterfuge")


def shows(s: State, seat: int, option: Option) -> bool:
    """Whether the choice itself shows cards of a hidden hand to all.

    A tactic of the defence is turned up as soon as it is laid, and a Scout of the attack may hide it in a hand again
    (COC-6.3.2, COC-TAC-scout): who only watches has no marks that tell it lies there.
    """
    return option[0] in SHOWING or (option[0] == "tactic" and battle_of(s).attack_hand != seat)
