"""What a learning machine sees of a position: numbers with names, of what the seat may know."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.features import Layout
from civitas.kernel.options import Space
from civitas.kernel.piles import Pile
from civitas.kernel.records import Option
from civitas.kernel.zones import knows_held, knows_place

from .board import consumption, corruption, food, resources
from .spaces import CardCounts
from .state import Player, State
from .tables import AGE_NAMES, CARDS, IDS, IS_CIVIL, KIND, MODES, NONE, ROW_COST, STORES, TECHS, WONDER

CIVIL: Final = IS_CIVIL.index(False)  # civil cards are 0 .. CIVIL - 1, military cards follow
WONDERS: Final = [card for card in range(CARDS) if KIND[card] == WONDER]
MARKS: Final = 8  # bits of Player.once

# --- the table

TABLE: Final = Layout()
AGE: Final = TABLE.many("age", AGE_NAMES)
MODE: Final = TABLE.many("mode", MODES)
ROUND: Final = TABLE.one("round")
ROUNDS_LEFT: Final = TABLE.one("rounds_left")  # once the last round is known (TTA-14.1), it among them
IN_GAME: Final = TABLE.one("in_game")
CIVIL_DECK: Final = TABLE.one("civil_deck")
MILITARY_DECK: Final = TABLE.one("military_deck")
CURRENT_EVENTS: Final = TABLE.one("current_events")
FUTURE_EVENTS: Final = TABLE.one("future_events")
ROW: Final = TABLE.many("row", IDS[:CIVIL])  # civil actions that the cheapest copy costs by its space; 0: not there
COPIES: Final = TABLE.many("copies", IDS[:CIVIL])  # in the row
KNOWN_CURRENT: Final = TABLE.many("known_current", IDS[CIVIL:])  # events that this seat knows to lie there
KNOWN_FUTURE: Final = TABLE.many("known_future", IDS[CIVIL:])
PAST: Final = TABLE.many("past", IDS[CIVIL:])
TACTICS: Final = TABLE.many("tactics", IDS[CIVIL:])  # in the common area
PROMISED: Final = TABLE.many("promised", IDS[CIVIL:])

# --- a player

PLAYER: Final = Layout()
PLAYING: Final = PLAYER.one("playing")
CURRENT: Final = PLAYER.one("current")
START: Final = PLAYER.one("start")
CULTURE: Final = PLAYER.one("culture")
CULTURE_RATING: Final = PLAYER.one("culture_rating")
SCIENCE: Final = PLAYER.one("science")
SCIENCE_RATING: Final = PLAYER.one("science_rating")
STRENGTH: Final = PLAYER.one("strength")
HAPPINESS: Final = PLAYER.one("happiness")
CA: Final = PLAYER.one("civil_actions")
CA_TOTAL: Final = PLAYER.one("civil_actions_total")
MA: Final = PLAYER.one("military_actions")
MA_TOTAL: Final = PLAYER.one("military_actions_total")
EXTRA_MA: Final = PLAYER.one("extra_military_actions")
UNIT_RESOURCES: Final = PLAYER.one("unit_resources")
UNIT_SCIENCE: Final = PLAYER.one("unit_science")
BLUE: Final = PLAYER.one("blue_bank")
YELLOW: Final = PLAYER.one("yellow_bank")
UNUSED: Final = PLAYER.one("unused_workers")
FOOD: Final = PLAYER.one("food")
RESOURCES: Final = PLAYER.one("resources")
CORRUPTION: Final = PLAYER.one("corruption")
CONSUMPTION: Final = PLAYER.one("consumption")
HAND_SIZE: Final = PLAYER.one("civil_cards")
MILITARY_SIZE: Final = PLAYER.one("military_cards")
STAGES: Final = PLAYER.one("stages")
EXCLUSIVE: Final = PLAYER.one("exclusive_tactic")
CAESAR: Final = PLAYER.one("caesar_used")
SKIPS: Final = PLAYER.one("skips_politics")
ONCE: Final = PLAYER.many("once", [str(bit) for bit in range(MARKS)])
LEADER_AGES: Final = PLAYER.many("leader_of", AGE_NAMES[:4])
WORKERS: Final = PLAYER.many("workers", IDS[:TECHS])
TOKENS: Final = PLAYER.many("tokens", IDS[:STORES])
IN_PLAY: Final = PLAYER.many("in_play", IDS)  # technologies, government, leader, finished wonders, colonies, tactic, pact, war
UNFINISHED: Final = PLAYER.many("unfinished", IDS[WONDERS[0] : WONDERS[-1] + 1])
RUINED: Final = PLAYER.many("ruined", IDS[WONDERS[0] : WONDERS[-1] + 1])
HOMER: Final = PLAYER.one("homer_under_wonder")
HAND: Final = PLAYER.many("hand", IDS[:CIVIL])
FRESH: Final = PLAYER.many("fresh", IDS[:CIVIL])  # taken in this Action Phase
MILITARY: Final = PLAYER.many("military", IDS[CIVIL:])  # of a rival: those that this seat knows
PACT_WITH: Final = PLAYER.many("pact_with", ["me", "rival_1", "rival_2", "rival_3"])
PACT_SIDE: Final = PLAYER.one("pact_side_b")
WAR_ON: Final = PLAYER.many("war_on", ["me", "rival_1", "rival_2", "rival_3"])

TABLE_SIZE: Final[int] = len(TABLE)
PLAYER_SIZE: Final[int] = len(PLAYER)


def fill(s: State, seat: int, out: Any) -> None:
    """All that *seat* knows."""
    out[AGE + s.age] = 1.0
    out[MODE + s.mode] = 1.0
    out[ROUND] = s.round
    if s.last_round:
        out[ROUNDS_LEFT] = s.last_round - s.round + 1
    out[IN_GAME] = s.in_game
    out[CIVIL_DECK] = len(s.civil_deck)
    out[MILITARY_DECK] = len(s.military_deck)
    out[CURRENT_EVENTS] = len(s.current_events.cards)
    out[FUTURE_EVENTS] = len(s.future_events.cards)
    for space in range(len(s.row) - 1, -1, -1):
        card = s.row[space]
        if card != NONE:
            out[ROW + card] = ROW_COST[space]
            out[COPIES + card] += 1.0
    fill_known(s.current_events, seat, out, KNOWN_CURRENT - CIVIL)
    fill_known(s.future_events, seat, out, KNOWN_FUTURE - CIVIL)
    for card in s.past_events:
        out[PAST - CIVIL + card] += 1.0
    for card in s.tactics:
        out[TACTICS - CIVIL + card] = 1.0
    for card in s.promised:
        out[PROMISED - CIVIL + card] = 1.0
    at = TABLE_SIZE
    n = len(s.players)
    for i in range(n):
        fill_player(s, s.players[(seat + i) % n], seat, out, at)
        at += PLAYER_SIZE


def fill_known(pile: Pile, seat: int, out: Any, at: int) -> None:
    """The cards of a pile that *seat* knows to be in there."""
    known = knows_place(seat) | knows_held(seat)
    for i, card in enumerate(pile.cards):
        if pile.marks[i] & known:
            out[at + card] += 1.0


def fill_player(s: State, p: Player, seat: int, out: Any, at: int) -> None:
    """One player, as *seat* sees them."""
    if p.playing:
        out[at + PLAYING] = 1.0
    if s.current == p.seat:
        out[at + CURRENT] = 1.0
    if s.start == p.seat:
        out[at + START] = 1.0
    out[at + CULTURE] = p.culture
    out[at + CULTURE_RATING] = p.culture_rating
    out[at + SCIENCE] = p.science
    out[at + SCIENCE_RATING] = p.science_rating
    out[at + STRENGTH] = p.strength
    out[at + HAPPINESS] = p.happiness
    out[at + CA] = p.ca
    out[at + CA_TOTAL] = p.ca_total
    out[at + MA] = p.ma
    out[at + MA_TOTAL] = p.ma_total
    if p.extra_ma:
        out[at + EXTRA_MA] = p.extra_ma
    if p.unit_resources:
        out[at + UNIT_RESOURCES] = p.unit_resources
    if p.unit_science:
        out[at + UNIT_SCIENCE] = p.unit_science
    out[at + BLUE] = p.blue
    out[at + YELLOW] = p.yellow
    out[at + UNUSED] = p.unused
    out[at + FOOD] = food(p)
    out[at + RESOURCES] = resources(p)
    out[at + CORRUPTION] = corruption(p)
    out[at + CONSUMPTION] = consumption(p)
    out[at + HAND_SIZE] = len(p.hand)
    out[at + MILITARY_SIZE] = len(p.military)
    if p.exclusive:
        out[at + EXCLUSIVE] = 1.0
    if p.caesar_used:
        out[at + CAESAR] = 1.0
    if p.skips_politics:
        out[at + SKIPS] = 1.0
    if p.once:
        for bit in range(MARKS):
            if p.once >> bit & 1:
                out[at + ONCE + bit] = 1.0
    for age in range(4):
        if p.leader_ages >> age & 1:
            out[at + LEADER_AGES + age] = 1.0
    for card in p.technologies:
        out[at + IN_PLAY + card] = 1.0
        n = p.workers[card]
        if n:
            out[at + WORKERS + card] = n
        if card < STORES and p.tokens[card]:
            out[at + TOKENS + card] = p.tokens[card]
    fill_cards(p, out, at + IN_PLAY)
    if p.wonder != NONE:
        out[at + UNFINISHED - WONDERS[0] + p.wonder] = 1.0
        out[at + STAGES] = p.stages
    for card in p.ruined:
        out[at + RUINED - WONDERS[0] + card] = 1.0
    if p.homer_under != NONE:
        out[at + HOMER] = 1.0
    for card in p.hand:
        out[at + HAND + card] += 1.0
    for card in p.fresh:
        out[at + FRESH + card] += 1.0
    fill_military(p, seat, out, at + MILITARY - CIVIL)
    n = len(s.players)
    if p.partner >= 0:
        out[at + PACT_WITH + (p.partner - seat) % n] = 1.0
        if p.side:
            out[at + PACT_SIDE] = 1.0
    if p.enemy >= 0:
        out[at + WAR_ON + (p.enemy - seat) % n] = 1.0


def fill_cards(p: Player, out: Any, at: int) -> None:
    """What lies in front of them besides worker technologies."""
    out[at + p.government] = 1.0
    for card in (p.leader, p.tactic, p.pact, p.war):
        if card != NONE:
            out[at + card] = 1.0
    for card in p.specials:
        if card != NONE:
            out[at + card] = 1.0
    for card in p.wonders:
        out[at + card] = 1.0
    for card in p.colonies:
        out[at + card] = 1.0


def fill_military(p: Player, seat: int, out: Any, at: int) -> None:
    """Their military cards, as far as *seat* knows them."""
    mine = p.seat == seat
    known = knows_place(seat) | knows_held(seat)
    for i, card in enumerate(p.military):
        if mine or p.known[i] & known:
            out[at + card] += 1.0


# --- options

FORMS: Final = "take card space:number"
WORDS: Final = ("food", "resources", "culture", "units", "A", "B")


def spell(s: State, seat: int, option: Option) -> Option:
    """A card is taken, rather than what lies in a space; the space tells two copies apart."""
    if option[0] == "take":
        space: int = option[1]
        return ("take", s.row[space - 1], space)
    return option


def item(space: Space, path: tuple[Any, ...]) -> list[tuple[str, int]]:
    """The card of which a number is asked."""
    if isinstance(space, CardCounts):
        at = len(path)
        for group in space.groups:
            if at < len(group):
                return [("card", group[at])]
            at -= len(group)
    return []
