"""Positions for tests: a table set up by names.

    s = table(2, "rome", "greece")            # the whole map revealed and plains, a happy city of size 1 at home, nothing else
    land(s, D3="forest", E4="sea")            # terrain by space
    city(s, 0, "D4", "temple", mood="neutral")
    put(s, 0, "D2", infantry=2, leader=1)
    know(s, 0, "tactics", "draft")            # cubes, and the civilization advances that follow from them
    goods(s, 0, food=2, culture=1)
    begin(s, Step(...))                       # run one step and stop at the first question
    turn(s, 0)                                # the menu of a turn
"""

from __future__ import annotations

from typing import Any

from civitas.games.clash_of_cultures import catalogue as catalogue
from civitas.games.clash_of_cultures.armies import add
from civitas.games.clash_of_cultures.battles.battle import land_battle, naval_battle
from civitas.games.clash_of_cultures.cities import place_city, put_building
from civitas.games.clash_of_cultures.effects import refresh, refresh_all
from civitas.games.clash_of_cultures.hexes import SPACE, SPACE_IDS
from civitas.games.clash_of_cultures.setup import OPTIONS, rules_of
from civitas.games.clash_of_cultures.specials import follow_requirements
from civitas.games.clash_of_cultures.state import Player, State, empty_table
from civitas.games.clash_of_cultures.tables import (
    ACTION_CARDS,
    ADVANCE,
    BARBARIANS,
    BUILDING,
    CIVIL,
    CIVIL_OF,
    CIVILIZATION,
    EVENTS,
    EXPANSION_EVENT,
    EXPANSION_OBJECTIVE,
    FACE_SYMBOL,
    FACE_VALUE,
    GOOD,
    HALVES,
    LEADER_CARD,
    LEADER_OF,
    LEADERS,
    MOOD_IDS,
    OBJECTIVE,
    OBJECTIVE_CARDS,
    PIRATES,
    TACTIC,
    TACTIC_OF,
    TERRAIN,
    UNIT,
    UNIT_IDS,
    WONDER,
    WONDERS,
)
from civitas.games.clash_of_cultures.turn import BEGIN_TURN, Turn
from civitas.kernel.chance import script_luck
from civitas.kernel.flow import Step, advance

OWNERS = {"barbarians": BARBARIANS, "pirates": PIRATES}


def table(players: int = 2, *civilizations: str, **options: Any) -> State:
    """A table at the beginning of the first turn: all regions revealed, all plains; each player has a happy city at home, Farming and Mining."""
    settings = {o.name: o.default for o in OPTIONS} | options
    s = empty_table(rules_of(players, settings))
    s.luck = script_luck()
    s.chronicle = []
    s.revealed = (1 << len(s.board.cells)) - 1
    for space in s.board.spaces:
        s.terrain[space] = TERRAIN["plains"]
    expansion = s.rules.expansion
    s.action_deck.put_all(list(range(ACTION_CARDS)))
    s.event_deck.put_all([card for card in range(EVENTS) if expansion or not EXPANSION_EVENT[card]])
    s.objective_deck.put_all([card for card in range(OBJECTIVE_CARDS) if expansion or not EXPANSION_OBJECTIVE[card]])
    s.wonder_deck.put_all(list(range(WONDERS)))
    for p in s.players:
        p.home = s.board.cells[s.board.homes[p.seat]][0]
        place_city(s, p.seat, p.home, MOOD_IDS.index("happy"))
        if p.seat < len(civilizations):
            p.civilization = CIVILIZATION[civilizations[p.seat]]
            p.leaders = [leader for leader in range(LEADERS) if LEADER_OF[leader] == p.civilization]
        know(s, p.seat, "farming", "mining")
    return s


def at(space: str | int) -> int:
    return SPACE[space] if isinstance(space, str) else space


def home(s: State, seat: int) -> str:
    return SPACE_IDS[s.players[seat].home]


def owner_of(owner: int | str) -> int:
    return OWNERS[owner] if isinstance(owner, str) else owner


def land(s: State, **terrain: str) -> None:
    for space, kind in terrain.items():
        s.terrain[SPACE[space]] = TERRAIN[kind]


def city(s: State, owner: int | str, space: str, *buildings: str, mood: str = "neutral", port: str = "") -> int:
    """A city with buildings of its owner; ``temple=1`` style colours with ``paint``."""
    if s.city[at(space)] != owner_of(owner):
        place_city(s, owner_of(owner), at(space), MOOD_IDS.index(mood))
    s.mood[at(space)] = MOOD_IDS.index(mood)
    for building in buildings:
        put_building(s, at(space), BUILDING[building], owner_of(owner))
    if port:
        s.port[at(space)] = at(port)
    return at(space)


def paint(s: State, space: str, building: str, seat: int) -> None:
    """A building of this colour stands there."""
    put_building(s, at(space), BUILDING[building], seat)


def put(s: State, owner: int | str, space: str, **units: int) -> None:
    for kind, n in units.items():
        add(s, owner_of(owner), at(space), UNIT[kind], n)


def units(s: State, owner: int | str, space: str) -> dict[str, int]:
    """What an owner has on a space."""
    stack = s.stacks[owner_of(owner)][at(space)]
    return {kind: stack >> 5 * i & 31 for i, kind in enumerate(UNIT_IDS) if stack >> 5 * i & 31}


def know(s: State, seat: int, *advances: str) -> Player:
    p = s.players[seat]
    for advance_id in advances:
        p.advances |= 1 << ADVANCE[advance_id]
    follow_requirements(s, p)
    refresh(s, p)
    return p


def goods(s: State, seat: int, **amounts: int) -> Player:
    for good, n in amounts.items():
        s.players[seat].goods[GOOD[good]] = n
    return s.players[seat]


def held(s: State, seat: int, *names: str) -> tuple[int, ...]:
    return tuple([s.players[seat].goods[GOOD[name]] for name in names])


def deal(s: State, seat: int, civil: str = "", tactic: str = "") -> int:
    """An action card with this half from the deck into a hand."""
    for card in s.action_deck.cards:
        if (not civil or CIVIL_OF[card] == CIVIL[civil]) and (not tactic or TACTIC_OF[card] == TACTIC[tactic]):
            s.action_deck.give(card, s.players[seat].hand, 1 << seat)
            return card
    raise LookupError(f"no card {civil} {tactic}")


def aim(s: State, seat: int, objective: str) -> int:
    """An objective card with this half from the deck into a hand."""
    for card in s.objective_deck.cards:
        if OBJECTIVE[objective] in HALVES[card]:
            s.objective_deck.give(card, s.players[seat].objectives, 1 << seat)
            return card
    raise LookupError(f"no card {objective}")


def lead(s: State, seat: int, leader: str, space: str) -> Player:
    """This leader is in play and stands there."""
    p = s.players[seat]
    p.leader = LEADER_CARD[leader]
    if p.leader in p.leaders:
        p.leaders.remove(p.leader)
    put(s, seat, space, leader=1)
    return p


def build(s: State, seat: int, wonder: str, space: str) -> None:
    """A wonder stands in a city."""
    card = WONDER[wonder]
    if card in s.wonder_deck.cards:
        s.wonder_deck.take(s.wonder_deck.find(card), 0)
    s.wonder_at[card] = at(space)
    s.builder[card] = seat
    refresh_all(s)


def face(text: str) -> int:
    """A face of the die: its value and the first letter of its symbol, "3i" """
    symbols = {"i": UNIT["infantry"], "c": UNIT["cavalry"], "e": UNIT["elephant"], "l": UNIT["leader"]}
    for number, value in enumerate(FACE_VALUE):
        if value == int(text[0]) and FACE_SYMBOL[number] == symbols[text[1]]:
            return number
    raise LookupError(text)


def throw(s: State, *faces: str) -> None:
    """The next dice."""
    s.luck = script_luck(*[face(text) for text in faces])


def begin(s: State, step: Step) -> State:
    """Run one step until somebody must decide."""
    s.stack.append(step)
    advance(s)
    return s


def turn(s: State, seat: int = 0) -> State:
    """The menu of a turn."""
    s.stack = []
    begin(s, Turn(seat))
    if s.pending is not None and s.pending.what == "start-of-turn":
        s.play(BEGIN_TURN)
    return s


def attack(s: State, attacker: int | str, defender: int | str, space: str, origin: str = "", **more: Any) -> State:
    """A land battle: both sides stand there already."""
    return begin(s, land_battle(s, owner_of(attacker), owner_of(defender), at(space), at(origin) if origin else -1, **more))


def clash_at_sea(s: State, attacker: int | str, defender: int | str, space: str, origin: str = "") -> State:
    return begin(s, naval_battle(s, owner_of(attacker), owner_of(defender), at(space), at(origin) if origin else -1))


def asked(s: State) -> str:
    """What is asked now; "" if nothing."""
    return "" if s.pending is None else s.pending.what


def verbs(s: State) -> set[str]:
    return {option[0] for option in s.legal()}


def listed(s: State, verb: str) -> list[Any]:
    """What follows a verb in the options, single values by themselves."""
    return [option[1] if len(option) == 2 else option[1:] for option in s.legal() if option[0] == verb]


def settle(s: State, *answers: tuple[Any, ...]) -> State:
    for answer in answers:
        s.play(answer)
    return s
