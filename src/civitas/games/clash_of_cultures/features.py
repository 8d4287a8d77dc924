"""What a learning machine sees of a position: numbers with names, of what the seat may know."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.features import Layout
from civitas.kernel.options import Space
from civitas.kernel.piles import Pile
from civitas.kernel.zones import knows_held, knows_place

from .armies import BITS, MANY
from .bargains import THING_IDS, Bundles
from .cities import NIBBLE
from .collecting import Harvest
from .effects import ONCE_NAMES
from .happiness import Levels
from .hexes import SPACE_IDS
from .recruiting import Levy
from .scoring import score
from .state import Player, State
from .tables import (
    ACTION_IDS,
    ADVANCE_IDS,
    ADVANCES,
    BARBARIANS,
    BUILDING_IDS,
    BUILDINGS,
    CIVILIZATION_IDS,
    EVENT_IDS,
    GOOD_IDS,
    GOODS,
    LEADER_IDS,
    MOOD_IDS,
    NOBODY,
    NONE,
    OBJECTIVE_CARD_IDS,
    PIRATES,
    SPECIAL_IDS,
    SPECIALS,
    TERRAIN_IDS,
    UNIT_IDS,
    UNITS,
    UNKNOWN,
    WONDER_IDS,
    WONDERS,
)

# --- the table

TABLE: Final = Layout()
AGE: Final = TABLE.many("age", [str(n) for n in range(1, 7)])
ROUND: Final = TABLE.one("round")
ENDING: Final = TABLE.one("ending")
ACTION_DECK: Final = TABLE.one("action_deck")
EVENT_DECK: Final = TABLE.one("event_deck")
OBJECTIVE_DECK: Final = TABLE.one("objective_deck")
WONDER_DECK: Final = TABLE.one("wonder_deck")
DISPLAY: Final = TABLE.many("display", WONDER_IDS)
LASTING: Final = TABLE.many("lasting", EVENT_IDS)
TERRAIN: Final = [TABLE.many(f"terrain_{terrain}", SPACE_IDS) for terrain in TERRAIN_IDS]
EXHAUSTED: Final = TABLE.many("exhausted", SPACE_IDS)
BARBARIAN_CITY: Final = TABLE.many("barbarian_city", SPACE_IDS)
BARBARIAN_UNITS: Final = TABLE.many("barbarians", SPACE_IDS)
PIRATE_SHIPS: Final = TABLE.many("pirates", SPACE_IDS)
MOOD: Final = [TABLE.many(f"mood_{mood}", SPACE_IDS) for mood in MOOD_IDS]
ACTIVE: Final = TABLE.many("activated", SPACE_IDS)
PORT_AT: Final = TABLE.many("port_at", SPACE_IDS)  # the sea space of a port
WONDER_IN: Final = TABLE.many("wonder_in", SPACE_IDS)
BATTLE: Final = TABLE.one("fights")  # of this turn

# --- a player

PLAYER: Final = Layout()
FIRST: Final = PLAYER.one("first")
CURRENT: Final = PLAYER.one("current")
SCORE: Final = PLAYER.one("half_points")
CIVILIZATION: Final = PLAYER.many("civilization", CIVILIZATION_IDS)
HELD: Final = PLAYER.many("goods", GOOD_IDS[:GOODS])
ADVANCE: Final = PLAYER.many("advance", ADVANCE_IDS)
SPECIAL: Final = PLAYER.many("special", SPECIAL_IDS)
TRACK: Final = PLAYER.one("event_track")
ACTIONS: Final = PLAYER.one("actions")
LOST_ACTIONS: Final = PLAYER.one("lost_actions")
INFLUENCED: Final = PLAYER.one("influenced")
OFFERS: Final = PLAYER.one("offers")
EVENT_POINTS: Final = PLAYER.one("event_half_points")
TROPHIES: Final = PLAYER.one("trophies")
CAPTIVES: Final = PLAYER.one("captives")
CITY_COUNT: Final = PLAYER.one("cities")
HAND_SIZE: Final = PLAYER.one("action_cards")
OBJECTIVE_COUNT: Final = PLAYER.one("objective_cards")
WONDER_COUNT: Final = PLAYER.one("wonder_cards")
COMPLETED: Final = PLAYER.one("completed")
USED: Final = PLAYER.many("used", ONCE_NAMES)
HAND: Final = PLAYER.many("hand", ACTION_IDS)  # of a rival: those that this seat knows, here and below
OBJECTIVES: Final = PLAYER.many("objective", OBJECTIVE_CARD_IDS)
WONDER_CARDS: Final = PLAYER.many("wonder_card", WONDER_IDS)
PERSONS: Final = PLAYER.many("person", EVENT_IDS)
KEPT: Final = PLAYER.many("kept", EVENT_IDS)
LEADERS: Final = PLAYER.many("leader_left", LEADER_IDS)
LEADER: Final = PLAYER.many("leader", LEADER_IDS)
BUILT: Final = PLAYER.many("built", WONDER_IDS)
OWNED: Final = PLAYER.many("owns", WONDER_IDS)
TRUCE: Final = PLAYER.many("truce_with", ["me", "rival_1", "rival_2", "rival_3"])
CITY_AT: Final = PLAYER.many("city", SPACE_IDS)
BUILDING_AT: Final = [PLAYER.many(building, SPACE_IDS) for building in BUILDING_IDS]  # of their colour
UNIT_AT: Final = [PLAYER.many(unit, SPACE_IDS) for unit in UNIT_IDS]

TABLE_SIZE: Final[int] = len(TABLE)
PLAYER_SIZE: Final[int] = len(PLAYER)


def fill(s: State, seat: int, out: Any) -> None:
    """All that *seat* knows."""
    if 1 <= s.age <= 6:
        out[AGE + s.age - 1] = 1.0
    out[ROUND] = s.round
    if s.ending:
        out[ENDING] = 1.0
    out[ACTION_DECK] = len(s.action_deck.cards)
    out[EVENT_DECK] = len(s.event_deck.cards)
    out[OBJECTIVE_DECK] = len(s.objective_deck.cards)
    out[WONDER_DECK] = len(s.wonder_deck.cards)
    out[BATTLE] = len(s.fights)
    for card in s.display:
        out[DISPLAY + card] = 1.0
    for card in s.lasting:
        out[LASTING + card] = 1.0
    for space in s.exhausted:
        out[EXHAUSTED + space] = 1.0
    n = len(s.players)
    fill_map(s, seat, out)
    at = TABLE_SIZE
    for i in range(n):
        fill_player(s, s.players[(seat + i) % n], seat, out, at)
        at += PLAYER_SIZE
    for wonder in range(WONDERS):
        space = s.wonder_at[wonder]
        if s.builder[wonder] != NOBODY:
            out[TABLE_SIZE + (s.builder[wonder] - seat) % n * PLAYER_SIZE + BUILT + wonder] = 1.0
        if space >= 0:
            out[WONDER_IN + space] += 1.0
            if 0 <= s.city[space] < n:
                out[TABLE_SIZE + (s.city[space] - seat) % n * PLAYER_SIZE + OWNED + wonder] = 1.0


def fill_map(s: State, seat: int, out: Any) -> None:
    """What lies on each space."""
    n = len(s.players)
    barbarians, pirates = s.stacks[BARBARIANS], s.stacks[PIRATES]
    for space in s.board.spaces:
        terrain = s.terrain[space]
        if terrain != UNKNOWN:
            out[TERRAIN[terrain] + space] = 1.0
        owner = s.city[space]
        if owner == BARBARIANS:
            out[BARBARIAN_CITY + space] = 1.0
        elif owner != NOBODY:
            out[TABLE_SIZE + (owner - seat) % n * PLAYER_SIZE + CITY_AT + space] = 1.0
            out[MOOD[s.mood[space]] + space] = 1.0
            fill_city(s, space, seat, out)
        if barbarians[space]:
            out[BARBARIAN_UNITS + space] = count_units(barbarians[space])
        if pirates[space]:
            out[PIRATE_SHIPS + space] = count_units(pirates[space])
        for other in range(n):
            stack = s.stacks[other][space]
            if stack:
                at = TABLE_SIZE + (other - seat) % n * PLAYER_SIZE + space
                for unit in range(UNITS):
                    here = stack >> BITS * unit & MANY
                    if here:
                        out[at + UNIT_AT[unit]] = here


def fill_city(s: State, space: int, seat: int, out: Any) -> None:
    """A city's buildings by their colour, its port and its activations."""
    n = len(s.players)
    packed = s.buildings[space]
    if packed:
        for building in range(BUILDINGS):
            colour = (packed >> 4 * building & NIBBLE) - 1
            if colour >= 0:
                out[TABLE_SIZE + (colour - seat) % n * PLAYER_SIZE + BUILDING_AT[building] + space] = 1.0
        if s.port[space] != NONE:
            out[PORT_AT + s.port[space]] = 1.0
    if s.active[space]:
        out[ACTIVE + space] = s.active[space] & 127


def count_units(stack: int) -> int:
    """All units in a packed stack."""
    found = 0
    while stack:
        found += stack & MANY
        stack >>= BITS
    return found


def fill_player(s: State, p: Player, seat: int, out: Any, at: int) -> None:
    """One player, as *seat* sees them."""
    if s.first == p.seat:
        out[at + FIRST] = 1.0
    if s.current == p.seat:
        out[at + CURRENT] = 1.0
    out[at + SCORE] = score(s, p.seat)
    if p.civilization != NONE:
        out[at + CIVILIZATION + p.civilization] = 1.0
    for good, n in enumerate(p.goods):
        if n:
            out[at + HELD + good] = n
    fill_bits(p.advances, ADVANCES, out, at + ADVANCE)
    fill_bits(p.specials, SPECIALS, out, at + SPECIAL)
    fill_bits(p.once, len(ONCE_NAMES), out, at + USED)
    out[at + TRACK] = p.track
    out[at + ACTIONS] = p.actions
    if p.lost_actions:
        out[at + LOST_ACTIONS] = p.lost_actions
    if p.influenced:
        out[at + INFLUENCED] = p.influenced
    if p.offers:
        out[at + OFFERS] = p.offers
    out[at + EVENT_POINTS] = p.event_halves
    out[at + TROPHIES] = p.trophies
    out[at + CAPTIVES] = len(p.captives)
    out[at + CITY_COUNT] = len(p.cities)
    out[at + HAND_SIZE] = len(p.hand.cards)
    out[at + OBJECTIVE_COUNT] = len(p.objectives.cards)
    out[at + WONDER_COUNT] = len(p.wonder_cards.cards)
    out[at + COMPLETED] = len(p.completed)
    known = -1 if p.seat == seat else knows_place(seat) | knows_held(seat)
    fill_pile(p.hand, known, out, at + HAND)
    fill_pile(p.objectives, known, out, at + OBJECTIVES)
    fill_pile(p.wonder_cards, known, out, at + WONDER_CARDS)
    for card in p.persons:
        out[at + PERSONS + card] = 1.0
    for card in p.kept:
        out[at + KEPT + card] = 1.0
    for card in p.leaders:
        out[at + LEADERS + card] = 1.0
    if p.leader != NONE:
        out[at + LEADER + p.leader] = 1.0
    if p.truce:
        n = len(s.players)
        for other in range(n):
            if p.truce >> other & 1:
                out[at + TRUCE + (other - seat) % n] = 1.0


def fill_bits(mask: int, n: int, out: Any, at: int) -> None:
    """A mask, bit by bit."""
    bit = 0
    while mask:
        if mask & 1:
            out[at + bit] = 1.0
        mask >>= 1
        bit += 1
        if bit == n:
            return


def fill_pile(pile: Pile, known: int, out: Any, at: int) -> None:
    """What a pile holds, as far as it is known; -1: all of it."""
    for i, card in enumerate(pile.cards):
        if known == -1 or pile.marks[i] & known:
            out[at + card] += 1.0


# --- options

WORDS: Final = ("building", "unit", "takeover", "druid")  # kinds of influence


def item(space: Space, path: tuple[Any, ...]) -> list[tuple[str, int]]:
    """The thing of which a number is asked; of an offer first what is given, then what is got."""
    at = len(path)
    if isinstance(space, Harvest):
        return [("space", space.pairs[at][0]), ("good", space.pairs[at][1])]
    if isinstance(space, Levy):
        return [("recruits", at)]
    if isinstance(space, Levels):
        return [("space", space.cities[at])]
    if isinstance(space, Bundles):
        return [("bundle", at % len(THING_IDS))]
    return []
