"""What a learning machine sees of a position: numbers with names, of what the seat may know."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.features import Layout
from civitas.kernel.options import Space
from civitas.kernel.piles import Pile
from civitas.kernel.zones import knows_held, knows_place

from .bargains import GOODS, Bundles
from .combat.battle import Battle
from .combat.loot import WORDS as LOOT_WORDS
from .state import FIGURES, FIRST_SCOUT, Player, State
from .tables import (
    ABILITIES,
    ABILITY_IDS,
    CITIES,
    CIV_IDS,
    COIN_PLACE_IDS,
    EVENT_IDS,
    GOVERNMENT_IDS,
    GOVERNMENTS,
    HUT,
    HUT_IDS,
    MARKER_COIN,
    MARKER_COMBAT,
    MARKER_CULTURE,
    MARKER_IDS,
    MARKER_PRODUCTION,
    MARKER_TRADE,
    NONE,
    PERSON_IDS,
    PHASE_IDS,
    RESOURCE_IDS,
    TECH_IDS,
    TECHS,
    TERRAIN_IDS,
    TYPE_IDS,
    UNIT_IDS,
    VILLAGE,
    VILLAGE_IDS,
    WONDER_IDS,
    WONDERS,
)
from .tiles import CELL_RESOURCE, CELL_TERRAIN, FACEDOWN, SQUARE_IDS, SQUARES

FRONTS: Final = 8  # that are told apart in a battle
FLAGS: Final = 10  # bits of Player.flags
MARKET: Final = 4  # resources that lie in the market

# --- the table

TABLE: Final = Layout()
TURN: Final = TABLE.one("turn")
PHASE: Final = TABLE.many("phase", PHASE_IDS)
MARKET_WONDERS: Final = TABLE.many("market", WONDER_IDS)
WONDERS_LEFT: Final = TABLE.one("wonder_deck")
OBSOLETE: Final = TABLE.many("obsolete", WONDER_IDS)
BUILDINGS_LEFT: Final = TABLE.many("buildings_left", MARKER_IDS)
SUPPLY: Final = TABLE.many("supply", RESOURCE_IDS[:MARKET])
UNITS_LEFT: Final = TABLE.many("unit_deck", TYPE_IDS)
EVENTS_LEFT: Final = TABLE.many("event_deck", ["1", "2", "3"])
PEOPLE_LEFT: Final = TABLE.one("great_people_deck")
SEEN: Final = TABLE.many("seen", SQUARE_IDS)  # face up
TERRAIN: Final = [TABLE.many(f"terrain_{terrain}", SQUARE_IDS) for terrain in TERRAIN_IDS]
RESOURCE: Final = [TABLE.many(f"resource_{resource}", SQUARE_IDS) for resource in RESOURCE_IDS[:MARKET]]
HUTS_AT: Final = TABLE.many("hut", SQUARE_IDS)
VILLAGES_AT: Final = TABLE.many("village", SQUARE_IDS)
PRODUCTION_AT: Final = TABLE.many("marker_production", SQUARE_IDS)  # of the building, wonder or great person there
TRADE_AT: Final = TABLE.many("marker_trade", SQUARE_IDS)
CULTURE_AT: Final = TABLE.many("marker_culture", SQUARE_IDS)
COIN_AT: Final = TABLE.many("marker_coin", SQUARE_IDS)
COMBAT_AT: Final = TABLE.many("marker_combat", SQUARE_IDS)
HELD_AT: Final = TABLE.many("held", SQUARE_IDS)
BATTLE: Final = TABLE.one("battle")
BATTLE_AT: Final = TABLE.many("battle_at", SQUARE_IDS)
ATTACKING: Final = TABLE.one("battle.i_attack")
DEFENDING: Final = TABLE.one("battle.i_defend")
MY_BONUS: Final = TABLE.one("battle.my_bonus")
THEIR_BONUS: Final = TABLE.one("battle.their_bonus")
MY_FRONT: Final = [TABLE.many(f"front_{n}.mine", UNIT_IDS) for n in range(1, FRONTS + 1)]
THEIR_FRONT: Final = [TABLE.many(f"front_{n}.theirs", UNIT_IDS) for n in range(1, FRONTS + 1)]
MY_WOUNDS: Final = TABLE.many("wounds.mine", [str(n) for n in range(1, FRONTS + 1)])
THEIR_WOUNDS: Final = TABLE.many("wounds.theirs", [str(n) for n in range(1, FRONTS + 1)])
BATTLE_HAND: Final = TABLE.many("battle_hand", UNIT_IDS)  # of this seat

# --- a player

PLAYER: Final = Layout()
FIRST: Final = PLAYER.one("first")
CURRENT: Final = PLAYER.one("current")
CIV: Final = PLAYER.many("civilization", CIV_IDS)
TRADE: Final = PLAYER.one("trade")
CULTURE: Final = PLAYER.one("culture")
SPACE: Final = PLAYER.one("culture_space")
COINS: Final = PLAYER.one("coins")
TECH_COUNT: Final = PLAYER.one("techs")
KNOWN_TECHS: Final = PLAYER.many("knows", TECH_IDS)
GOVERNMENT: Final = PLAYER.many("government", GOVERNMENT_IDS)
UNLOCKED: Final = PLAYER.many("unlocked", GOVERNMENT_IDS)
COIN_TOKENS: Final = PLAYER.many("coin_tokens", COIN_PLACE_IDS)
RESOURCES: Final = PLAYER.many("resource", RESOURCE_IDS[:MARKET])
RESERVE: Final = PLAYER.many("great_people", PERSON_IDS)
UNIT_TYPES: Final = PLAYER.many("units", TYPE_IDS)
USED: Final = PLAYER.many("used", ABILITY_IDS)
FLAG: Final = PLAYER.many("flag", [str(bit) for bit in range(FLAGS)])
FORCES: Final = PLAYER.many("forces", UNIT_IDS)  # of a rival: those that this seat knows, here and below
HUT_TOKENS: Final = PLAYER.many("huts", HUT_IDS)
VILLAGE_TOKENS: Final = PLAYER.many("villages", VILLAGE_IDS)
EVENTS: Final = PLAYER.many("events", EVENT_IDS)
HUT_COUNT: Final = PLAYER.one("hut_count")
VILLAGE_COUNT: Final = PLAYER.one("village_count")
EVENT_COUNT: Final = PLAYER.one("event_count")
OWN_WONDERS: Final = PLAYER.many("wonder", WONDER_IDS)
CITY_AT: Final = PLAYER.many("city", SQUARE_IDS)
WALLED: Final = PLAYER.many("walled", ["capital", "second", "third"])
ACTED: Final = PLAYER.many("acted", ["capital", "second", "third"])
BONUS: Final = PLAYER.many("production_bonus", ["capital", "second", "third"])
ARMIES: Final = PLAYER.many("armies", SQUARE_IDS)
SCOUTS: Final = PLAYER.many("scouts", SQUARE_IDS)
MOVED: Final = PLAYER.one("figures_moved")
FRESH: Final = PLAYER.one("figures_fresh")
WATCHES: Final = PLAYER.one("watches")
RESTS: Final = PLAYER.one("rests")

TABLE_SIZE: Final[int] = len(TABLE)
PLAYER_SIZE: Final[int] = len(PLAYER)


def fill(s: State, seat: int, out: Any) -> None:
    """All that *seat* knows."""
    out[TURN] = s.turn
    out[PHASE + s.phase] = 1.0
    for wonder in s.market:
        if wonder != NONE:
            out[MARKET_WONDERS + wonder] = 1.0
    out[WONDERS_LEFT] = len(s.wonder_deck)
    for marker, n in enumerate(s.buildings):
        if n:
            out[BUILDINGS_LEFT + marker] = n
    for resource, n in enumerate(s.supply):
        out[SUPPLY + resource] = n
    for type, deck in enumerate(s.decks):
        out[UNITS_LEFT + type] = len(deck.cards)
    for level, deck in enumerate(s.event_decks):
        out[EVENTS_LEFT + level] = len(deck.cards)
    out[PEOPLE_LEFT] = len(s.great_people)
    fill_map(s, out)
    for square in s.held:
        out[HELD_AT + square] = 1.0
    n = len(s.players)
    at = TABLE_SIZE
    for i in range(n):
        fill_player(s, s.players[(seat + i) % n], seat, out, at)
        at += PLAYER_SIZE
    for step in s.stack:
        if isinstance(step, Battle):
            fill_battle(step, seat, out)
    for wonder in range(WONDERS):
        if s.obsolete >> wonder & 1:
            out[OBSOLETE + wonder] = 1.0
        square = s.wonders[wonder]
        if square >= 0 and s.realm[square] != NONE:
            out[TABLE_SIZE + (s.realm[square] // CITIES - seat) % n * PLAYER_SIZE + OWN_WONDERS + wonder] = 1.0


def fill_map(s: State, out: Any) -> None:
    """What lies on each square that is seen."""
    for square in range(SQUARES):
        cell = s.ground[square]
        if cell == FACEDOWN:
            continue
        out[SEEN + square] = 1.0
        out[TERRAIN[CELL_TERRAIN[cell]] + square] = 1.0
        if CELL_RESOURCE[cell] != NONE:
            out[RESOURCE[CELL_RESOURCE[cell]] + square] = 1.0
        token = s.token[square]
        if token == HUT:
            out[HUTS_AT + square] = 1.0
        elif token == VILLAGE:
            out[VILLAGES_AT + square] = 1.0
        marker = s.marker[square]
        if marker:
            fill_marker(marker, square, out)


def fill_marker(marker: int, square: int, out: Any) -> None:
    """What the marker on a square gives."""
    if MARKER_PRODUCTION[marker]:
        out[PRODUCTION_AT + square] = MARKER_PRODUCTION[marker]
    if MARKER_TRADE[marker]:
        out[TRADE_AT + square] = MARKER_TRADE[marker]
    if MARKER_CULTURE[marker]:
        out[CULTURE_AT + square] = MARKER_CULTURE[marker]
    if MARKER_COIN[marker]:
        out[COIN_AT + square] = MARKER_COIN[marker]
    if MARKER_COMBAT[marker]:
        out[COMBAT_AT + square] = MARKER_COMBAT[marker]


def fill_player(s: State, p: Player, seat: int, out: Any, at: int) -> None:
    """One player, as *seat* sees them."""
    if s.first == p.seat:
        out[at + FIRST] = 1.0
    if s.current == p.seat:
        out[at + CURRENT] = 1.0
    if p.civ != NONE:
        out[at + CIV + p.civ] = 1.0
    out[at + TRADE] = p.trade
    out[at + CULTURE] = p.culture
    out[at + SPACE] = p.space
    out[at + COINS] = p.coins
    out[at + TECH_COUNT] = p.techs.bit_count()
    fill_bits(p.techs, TECHS, out, at + KNOWN_TECHS)
    out[at + GOVERNMENT + p.government] = 1.0
    fill_bits(p.unlocked, GOVERNMENTS, out, at + UNLOCKED)
    fill_counts(p.coin_tokens, out, at + COIN_TOKENS)
    fill_counts(p.resources, out, at + RESOURCES)
    fill_counts(p.reserve, out, at + RESERVE)
    fill_counts(p.units, out, at + UNIT_TYPES)
    fill_bits(p.once, ABILITIES, out, at + USED)
    fill_bits(p.flags, FLAGS, out, at + FLAG)
    known = -1 if p.seat == seat else knows_place(seat) | knows_held(seat)
    fill_pile(p.forces, known, out, at + FORCES)
    fill_pile(p.huts, known, out, at + HUT_TOKENS)
    fill_pile(p.villages, known, out, at + VILLAGE_TOKENS)
    fill_pile(p.events, known, out, at + EVENTS)
    out[at + HUT_COUNT] = len(p.huts.cards)
    out[at + VILLAGE_COUNT] = len(p.villages.cards)
    out[at + EVENT_COUNT] = len(p.events.cards)
    for number in range(CITIES):
        city = CITIES * p.seat + number
        if s.cities[city] != NONE:
            out[at + CITY_AT + s.cities[city]] = 1.0
            if s.walls >> city & 1:
                out[at + WALLED + number] = 1.0
            if s.acted[city]:
                out[at + ACTED + number] = s.acted[city]
            if s.bonus[city]:
                out[at + BONUS + number] = s.bonus[city]
    moved = fresh = 0
    for number in range(FIGURES):
        figure = FIGURES * p.seat + number
        square = s.figures[figure]
        if square != NONE:
            out[at + (SCOUTS if number >= FIRST_SCOUT else ARMIES) + square] += 1.0
            moved += s.moved >> figure & 1
            fresh += s.fresh >> figure & 1
    out[at + MOVED] = moved
    out[at + FRESH] = fresh
    out[at + WATCHES] = s.watchers >> p.seat & 1
    out[at + RESTS] = s.resting >> p.seat & 1


def fill_bits(mask: int, n: int, out: Any, at: int) -> None:
    """A mask, bit by bit."""
    if mask:
        for bit in range(n):
            if mask >> bit & 1:
                out[at + bit] = 1.0


def fill_counts(counts: list[int], out: Any, at: int) -> None:
    for i, n in enumerate(counts):
        if n:
            out[at + i] = n


def fill_pile(pile: Pile, known: int, out: Any, at: int) -> None:
    """What a pile holds, as far as it is known; -1: all of it."""
    for i, card in enumerate(pile.cards):
        if known == -1 or pile.marks[i] & known:
            out[at + card] += 1.0


def fill_battle(step: Battle, seat: int, out: Any) -> None:
    """A battle: from the side of *seat*; for who only looks on, of the defender."""
    out[BATTLE] = 1.0
    out[BATTLE_AT + step.square] = 1.0
    attacks = seat == step.attacker
    if attacks:
        out[ATTACKING] = 1.0
        fill_pile(step.attack, -1, out, BATTLE_HAND)
    elif seat == step.defender:
        out[DEFENDING] = 1.0
        fill_pile(step.barbarians if step.village else step.defence, -1, out, BATTLE_HAND)
    mine, theirs = (step.attack_fronts, step.defence_fronts) if attacks else (step.defence_fronts, step.attack_fronts)
    my_wounds, their_wounds = (step.attack_wounds, step.defence_wounds) if attacks else (step.defence_wounds, step.attack_wounds)
    out[MY_BONUS] = step.bonus[0 if attacks else 1]
    out[THEIR_BONUS] = step.bonus[1 if attacks else 0]
    for front in range(min(FRONTS, len(mine))):
        if mine[front] != NONE:
            out[MY_FRONT[front] + mine[front]] = 1.0
            out[MY_WOUNDS + front] = my_wounds[front]
    for front in range(min(FRONTS, len(theirs))):
        if theirs[front] != NONE:
            out[THEIR_FRONT[front] + theirs[front]] = 1.0
            out[THEIR_WOUNDS + front] = their_wounds[front]


# --- options

WORDS: Final = (*LOOT_WORDS, "army", "scout", "on")


def item(space: Space, path: tuple[Any, ...]) -> list[tuple[str, int]]:
    """The good of which a number is asked; what is wanted after what is given."""
    if isinstance(space, Bundles):
        return [("goods", len(path) % len(GOODS))]
    return []
