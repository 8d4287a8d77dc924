"""Counting the pieces (SMC-1.1, SMC-25): nothing is made or lost, and what is kept equals what is counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from civitas.kernel.records import Option

from . import coins
from .board import is_building, is_person, is_wonder, weight_of
from .combat.aftermath import Aftermath
from .combat.battle import Battle
from .events.playing import PlayEvent
from .notation import NOTATION
from .paying import Paying
from .setup import FirstGreatPerson
from .state import FIGURES, FIRST_SCOUT, UNDECIDED, State, figure_of_scout, is_scout, owner_of
from .tables import (
    ABILITIES,
    ABILITY_IDS,
    ARMIES,
    BASIC,
    BUILDING_SUPPLY,
    COIN_PANAMA,
    COIN_PLACES,
    COINS_ON_TECH,
    DISASTER_MARKERS,
    EVENT_COPIES,
    EVENT_IDS,
    EVENT_LEVEL,
    FIRST_PERSON,
    FIRST_WONDER,
    GOVERNMENT_IDS,
    HUT,
    HUT_COPIES,
    LAST_SPACE,
    MARKER_IDS,
    MIN_DISTANCE,
    MOVEMENT,
    NO_MARKER,
    NONE,
    PANAMA_CANAL,
    PERSON_COPIES,
    RUSSIA,
    TECH_IDS,
    TRADE_MAX,
    TYPES,
    UNIT_COPIES,
    UNIT_TYPE,
    VILLAGE,
    VILLAGE_COPIES,
    WONDERS,
)
from .tiles import BOARDS, CELLS_OF_TILE, DISASTER_DESERT, FACEDOWN, NEUTRAL_TILES, ROTATED, SQUARES, span
from .units import rank_of
from .worlds import could_be
from .yields import figures_at, owns_wonder, stacking_limit


def check(s: State) -> None:
    """Raise AssertionError with a sentence when something is missing, too much or wrongly counted."""
    if not s.market:
        return  # civilizations are being chosen: nothing is laid out yet
    check_map(s)
    check_figures(s)
    check_cities(s)
    check_markers(s)
    check_cards(s)
    check_tokens(s)
    check_players(s)
    assert could_be(s), "a great person among the villages that were kept (SMC-12.4.3), or a price that cannot be paid (SMC-14.8)"


# --- the map -----------------------------------------------------------------------------------------------------------------------


def check_map(s: State) -> None:
    """Every tile is in one place, and squares show what is printed there."""
    board = BOARDS[len(s.players)]
    turned = [code // 4 for code in s.turned if code != NONE]
    neutral = [tile for tile in turned if tile in NEUTRAL_TILES] + s.facedown + list(s.unused_tiles)
    assert sorted(neutral) == list(NEUTRAL_TILES), f"neutral tiles are {sorted(neutral)}"
    assert len(s.facedown) == len(s.facedown_slots), "facedown tiles lie nowhere"
    for slot, code in enumerate(s.turned):
        assert (code == NONE) == (slot in s.facedown_slots), f"slot {slot} is half turned"
        for place, square in enumerate(board.squares_of(slot)):
            cell = s.ground[square]
            printed = FACEDOWN if code == NONE else CELLS_OF_TILE * (code // 4) + ROTATED[code % 4][place]
            assert cell == printed or (cell >= DISASTER_DESERT and code != NONE), f"square {square} shows {cell} instead of {printed}"
    disasters = sum([1 for cell in s.ground if cell >= DISASTER_DESERT])
    assert disasters <= DISASTER_MARKERS, f"{disasters} disaster markers"
    for kind, squares in ((HUT, s.hut_squares), (VILLAGE, s.village_squares)):
        there = [square for square in range(SQUARES) if s.token[square] == kind]
        assert sorted(squares) == there, f"tokens lie on {sorted(squares)}, and {there} says so"


def check_figures(s: State) -> None:
    """Figures stand where they are said to stand, of one player in a square at rest, within the stacking limit."""
    counted = [0] * SQUARES
    for figure, square in enumerate(s.figures):
        white = figure % FIGURES >= ARMIES and not is_scout(figure) and s.players[figure // FIGURES].civ != RUSSIA
        assert not white or square == NONE, "only Russia has a white army"
        if square != NONE:
            assert s.ground[square] != FACEDOWN, f"figure {figure} stands on a facedown tile"
            counted[square] += weight_of(figure)
        else:
            assert not s.moved >> figure & 1, f"figure {figure} has moved in the supply"
    assert counted == s.present, "figures are kept wrongly"
    for scout, city in enumerate(s.sent):
        if city != NONE:
            assert s.cities[city] != NONE or s.phase >= MOVEMENT, "a scout gathers for a city that is gone"  # SMC-16.8: until the turn ends
            assert s.figures[figure_of_scout(scout)] != NONE, "a scout in the supply gathers"
            assert owner_of(city) == scout // (FIGURES - FIRST_SCOUT), "a scout gathers for somebody else"
    under_way = [step for step in s.stack if type(step).__name__ in ("Move", "Engagement", "Battle", "Aftermath", "Founding")]
    if not under_way and s.victory == UNDECIDED:  # SMC-22.5: a victory stops everything in the middle, a conqueror in the capital too
        check_rest(s)


def check_rest(s: State) -> None:
    """SMC-4.4: what a square can hold when nothing is under way."""
    centres = [centre for centre in s.cities if centre != NONE]
    for square in {square for square in s.figures if square != NONE}:
        owners = [p.seat for p in s.players if figures_at(s, p.seat, square)]
        assert len(owners) == 1, f"figures of {owners} share a square"
        assert figures_at(s, owners[0], square) <= stacking_limit(s.players[owners[0]]), "a stack is too high"
        assert square not in centres, "a figure rests in a city"
        assert not s.token[square], "a figure rests on a hut or village"


def check_cities(s: State) -> None:
    """Outskirts follow from the centres, and cities keep their distance (SMC-6.7.2e, SMC-6.7.4)."""
    board = BOARDS[len(s.players)]
    realm = [NONE] * SQUARES
    centres = [centre for centre in s.cities if centre != NONE]
    for city, centre in enumerate(s.cities):
        if centre == NONE:
            assert not s.walls >> city & 1, f"city {city} is walled and not there"
            continue
        for square in [centre, *board.around[centre]]:
            assert realm[square] == NONE, "outskirts overlap"
            realm[square] = city
            assert not s.token[square], "a hut or village lies in outskirts"
        assert s.marker[centre] == NO_MARKER, "a marker lies on a centre"
        assert all([other == centre or span(other, centre) >= MIN_DISTANCE for other in centres]), "cities are too near each other"
    assert tuple(realm) == s.realm, "outskirts are kept wrongly"


def check_markers(s: State) -> None:
    """Buildings, wonders and great people: on the map, in the market, or where they went."""
    found = Counter(marker for marker in s.marker if marker != NO_MARKER)
    assert all(s.realm[square] != NONE for square, marker in enumerate(s.marker) if marker), "a marker lies outside all outskirts"
    for basic, supply in enumerate(BUILDING_SUPPLY):
        if supply:
            used = sum([n for marker, n in found.items() if is_building(marker) and BASIC[marker] == basic])
            assert used + s.buildings[basic] == supply, f"{MARKER_IDS[basic]}: {used} on the map, {s.buildings[basic]} left"
    on_map = [wonder for wonder, square in enumerate(s.wonders) if square != NONE]
    assert sorted(marker - FIRST_WONDER for marker in found.elements() if is_wonder(marker)) == on_map, "wonders are kept wrongly"
    assert all(s.marker[s.wonders[wonder]] == FIRST_WONDER + wonder for wonder in on_map), "a wonder is elsewhere"
    cards = on_map + [card for card in [*s.market, s.first_wonder] if card != NONE] + s.wonder_deck + list(s.lost_wonders)
    assert sorted(cards) == list(range(WONDERS)), f"wonders are {sorted(cards)}"
    people = Counter(s.great_people)
    people.update(marker - FIRST_PERSON for marker in found.elements() if is_person(marker))
    people.update(step.person for step in s.stack if isinstance(step, FirstGreatPerson) and step.person != NONE)
    for kind, copies in enumerate(PERSON_COPIES):
        n = people[kind] + s.lost_people[kind] + sum([p.reserve[kind] for p in s.players])
        assert n == copies, f"there are {n} great people of kind {kind}"


# --- cards and tokens --------------------------------------------------------------------------------------------------------------


def all_there(s: State, found: list[int], copies: list[int]) -> bool:
    """So many of each kind; once somebody has won, what lay in a battle, a payment or an event under way went with it (SMC-22.5)."""
    if s.victory == UNDECIDED:
        return found == copies
    return all(n <= most for n, most in zip(found, copies, strict=True))


def check_cards(s: State) -> None:
    """Every unit and every event is in one place, and every hidden card has its mark."""
    units: Counter[int] = Counter()
    for type in range(TYPES):
        units.update(s.decks[type].cards + s.fallen[type])
        assert all(UNIT_TYPE[card] == type for card in s.decks[type].cards + s.fallen[type]), "a unit lies in the wrong deck"
    for p in s.players:
        units.update(p.forces.cards)
    for step in s.stack:
        if isinstance(step, Battle):
            units.update(step.attack.cards + step.defence.cards + step.barbarians.cards + step.attack_dead + step.defence_dead)
            units.update(card for card in step.attack_fronts + step.defence_fronts if card != NONE)
        if isinstance(step, Aftermath):
            units.update(step.attack_alive + step.defence_alive + step.attack_dead + step.defence_dead)
    assert all_there(s, [units[card] for card in range(len(UNIT_COPIES))], UNIT_COPIES), f"units: {units}"
    events: Counter[int] = Counter()
    for level, deck in enumerate(s.event_decks):
        events.update(deck.cards + s.discards[level])
        assert all(EVENT_LEVEL[card] == level + 1 for card in deck.cards + s.discards[level]), "an event lies in the wrong deck"
    for p in s.players:
        events.update(p.events.cards)
    events.update(step.option[1] for step in s.stack if isinstance(step, PlayEvent) and step.shown)
    assert all_there(s, [events[card] for card in range(len(EVENT_COPIES))], EVENT_COPIES), f"events: {events}"
    piles = [*s.decks, *s.event_decks, *[pile for p in s.players for pile in (p.forces, p.huts, p.villages, p.events)]]
    assert all(len(pile.cards) == len(pile.marks) for pile in piles), "a hidden card has no mark"


def check_tokens(s: State) -> None:
    """Huts, villages and market resources."""
    paying = [step for step in s.stack if isinstance(step, Paying)]
    huts = Counter(s.hut_pool + s.map_huts + list(s.spent_huts) + [card for step in paying for card in step.huts])
    villages = Counter(s.village_pool + s.map_villages + list(s.spent_villages) + [card for step in paying for card in step.villages])
    for p in s.players:
        huts.update(p.huts.cards)
        villages.update(p.villages.cards)
    assert all_there(s, [huts[kind] for kind in range(len(HUT_COPIES))], HUT_COPIES), f"huts: {huts}"
    assert all_there(s, [villages[kind] for kind in range(len(VILLAGE_COPIES))], VILLAGE_COPIES), f"villages: {villages}"
    for resource, left in enumerate(s.supply):
        n = left + sum([p.resources[resource] for p in s.players]) + sum([step.market[resource] for step in paying])
        assert all_there(s, [n], [len(s.players)]), f"there are {n} tokens of resource {resource}"  # SMC-2.4


def check_players(s: State) -> None:
    """Dials, tokens and what is counted from the table."""
    battle = [step for step in s.stack if isinstance(step, Battle)]
    for p in s.players:
        assert 0 <= p.trade <= TRADE_MAX, f"seat {p.seat} has {p.trade} trade"
        assert min([p.culture, *p.resources, *p.reserve, *p.coin_tokens]) >= 0, f"seat {p.seat} has less than nothing"
        assert 0 <= p.space <= LAST_SPACE, f"seat {p.seat} is on space {p.space}"
        assert all(n <= COINS_ON_TECH for n in p.coin_tokens[: COIN_PLACES - 2]), "a tech holds too many coins"
        assert not p.coin_tokens[COIN_PANAMA] or owns_wonder(s, p.seat, PANAMA_CANAL), "coins lie on a canal of somebody else"
        if s.phase:
            assert p.coins == coins.count(s, p.seat), f"seat {p.seat} has {coins.count(s, p.seat)} coins, and {p.coins} are kept"
        units = [0] * TYPES
        hands = [hand.cards for step in battle for seat, hand in ((step.attacker, step.attack), (step.defender, step.defence)) if seat == p.seat]
        for card in p.forces.cards + [card for hand in hands for card in hand]:
            units[UNIT_TYPE[card]] += 1
        assert all_there(s, units, p.units), f"seat {p.seat} has units {units}, and {p.units} are kept"


# --- what random play should meet --------------------------------------------------------------------------------------------------------


def inventory() -> set[str]:
    """Every verb, tech, wonder, building, great person, government and event."""
    found = {f"verb:{verb}" for verb in NOTATION.verbs} - {"verb:refuse", "verb:refuse-one", "verb:agree", "verb:take-back", "verb:learn-nothing"}
    found |= {f"tech:{id}" for id in TECH_IDS} | {f"marker:{id}" for id in MARKER_IDS[1:]}
    return found | {f"government:{id}" for id in GOVERNMENT_IDS} | {f"event:{id}" for id in EVENT_IDS}


def notice(s: State) -> Iterable[str]:
    """What is at work in this position."""
    found = {f"marker:{MARKER_IDS[marker]}" for marker in s.marker if marker}
    found |= {f"event:{EVENT_IDS[card]}" for discards in s.discards for card in discards}
    for p in s.players:
        found.add(f"government:{GOVERNMENT_IDS[p.government]}")
        found |= {f"tech:{id}" for tech, id in enumerate(TECH_IDS) if p.techs >> tech & 1}
        found |= {f"ability:{ABILITY_IDS[ability]}" for ability in range(ABILITIES) if p.once >> ability & 1}
        found |= {f"rank:{rank_of(p, type)}" for type in range(TYPES)}
    return found


SHOWING = ("front", "attack", "play", "pay-hut", "pay-village", "pay-gift", "discard-events")


def shows(s: State, seat: int, option: Option) -> bool:
    """Whether the choice itself shows hidden cards or tokens to all."""
    return option[0] in SHOWING
