"""How a battle may end, as far as a seat can know: the hidden hand is dealt again and again, and the rest is played by a plain rule.

Nothing here looks at a card that the seat does not know: what may lie in a hidden hand follows from the public numbers of units by
type (SMC-24) and from the cards that the seat has seen, in the order of their numbers.
"""

from __future__ import annotations

from random import Random
from typing import Final

from civitas.kernel.chance import HELD
from civitas.kernel.piles import Pile
from civitas.kernel.plans import silent
from civitas.kernel.records import Option

from .board import city_at, figures_on, move_figure
from .combat.battle import ATTACKER, BARBARIANS, DEFENDER, Battle, other_decks
from .combat.forces import combat_bonus, hand_size
from .piles import units_left
from .state import State, is_scout, owner_of
from .tables import COMBUSTION, HIMEJI, NONE, TRUMPS, TYPES, UNIT_COPIES, UNIT_TYPE, UNITS, VILLAGE
from .yields import armies_at, enemy_at, works

WORLDS: Final = 24  # hands that are dealt for each play
MOST_GAMES: Final = 360  # battles that are played to their end for one look
NEW_FRONT: Final = -1


def battle_odds(s: State, battle: Battle, seat: int, options: list[Option]) -> list[float]:
    """For each play of *seat* the share of dealt hands in which it wins; without plays the share as things stand."""
    world = silent(s)
    side = ATTACKER if seat == battle.attacker else DEFENDER
    plays = [option for option in options if option[0] in ("front", "attack")] or [()]
    worlds = max(4, min(WORLDS, MOST_GAMES // len(plays)))
    hands = deal_hands(world, battle, seat, 1 - side, worlds)
    return [sum([wins(world, battle, side, hand, option) for hand in hands]) / worlds for option in plays]


# --- what may lie in the other hand --------------------------------------------------------------------------------------------


def knows(pile: Pile, seat: int) -> list[int]:
    """The cards of a pile that *seat* knows to be in it."""
    return [card for card, mark in zip(pile.cards, pile.marks, strict=True) if (mark | mark >> HELD) >> seat & 1]


def deal_hands(s: State, battle: Battle, seat: int, side: int, n: int) -> list[list[int]]:
    """So many hands that the other *side* could hold for all that *seat* knows; always the same ones for the same knowledge."""
    hand = battle.hand(side)
    sure = sorted(knows(hand, seat))
    missing = len(hand.cards) - len(sure)
    if not missing:
        return [sure] * n
    if battle.is_barbarian(side):  # the deck of each card is known (SMC-24)
        types = sorted([UNIT_TYPE[card] for card in hand.cards])
    else:
        types = [type for type in range(TYPES) for _ in range(s.players[battle.seat(side)].units[type])]
    for card in sure + ([] if battle.is_barbarian(side) else knows(s.players[battle.seat(side)].forces, seat)):
        if UNIT_TYPE[card] in types:
            types.remove(UNIT_TYPE[card])
    rng, unseen = Random(0), unseen_units(s, battle, seat)
    return [sure + deal_types(rng, types, missing, unseen) for _ in range(n)]


def deal_types(rng: Random, types: list[int], missing: int, unseen: list[list[int]]) -> list[int]:
    """Cards for the places that are hidden: first of which types they are, then which cards of these."""
    found = []
    decks = [rng.sample(cards, len(cards)) for cards in unseen]
    for type in rng.sample(types, min(missing, len(types))):
        if decks[type]:
            found.append(decks[type].pop())
    return found


def unseen_units(s: State, battle: Battle, seat: int) -> list[list[int]]:
    """By type: the units of which *seat* cannot say where they are, each as often as it is printed."""
    left = list(UNIT_COPIES)
    seen = [card for pile in s.fallen for card in pile]
    for cards in (battle.attack_fronts, battle.defence_fronts, battle.attack_dead, battle.defence_dead):
        seen += [card for card in cards if card != NONE]
    for side in (ATTACKER, DEFENDER):
        own = battle.seat(side) == seat and not battle.is_barbarian(side)
        seen += battle.hand(side).cards if own else knows(battle.hand(side), seat)
    for p in s.players:
        seen += p.forces.cards if p.seat == seat else knows(p.forces, seat)
    for card in seen:
        left[card] -= 1
    return [[unit for unit in range(UNITS) if UNIT_TYPE[unit] == type for _ in range(left[unit])] for type in range(TYPES)]


# --- a battle that is only planned -----------------------------------------------------------------------------------------------


def attack_odds(s: State, seat: int, start: int, square: int, armies: int) -> float | None:
    """The share of dealt hands in which so many armies of *seat* win when they come from *start*; None where nobody fights."""
    if not armies:
        return None
    world = silent(s)
    battle = planned_battle(world, seat, square)
    if battle is None:
        return None
    for figure in [figure for figure in figures_on(world, seat, start) if not is_scout(figure)][:armies]:
        move_figure(world, figure, square)
    prepare(world, battle)
    rng, unseen, own = Random(0), unseen_units(world, battle, seat), sorted(world.players[seat].forces.cards)
    size, won = hand_size(world, seat, square, battle.city), 0
    for _ in range(WORLDS):
        theirs = barbarian_hand(world, rng, unseen) if battle.village else deal_force(world, battle, seat, rng, unseen)
        hands = [rng.sample(own, min(size, len(own))), theirs]
        won += attack_wins(world, battle.clone(), hands, ())
    return won / WORLDS


def planned_battle(s: State, seat: int, square: int) -> Battle | None:
    """The battle that an army of *seat* would fight there (SMC-11.14e); none against lone scouts."""
    city = city_at(s, square)
    if city != NONE and owner_of(city) != seat:
        return Battle(seat, owner_of(city), square, city=city)
    enemy = enemy_at(s, seat, square)
    if enemy != NONE:
        return Battle(seat, enemy, square) if armies_at(s, enemy, square) else None
    return Battle(seat, (seat + 1) % len(s.players), square, village=True) if s.token[square] == VILLAGE else None


def prepare(s: State, battle: Battle) -> None:
    """Walls, bonuses, Himeji and who plays first (SMC-13.4, SMC-13.5), as the battle itself would find them."""
    walled = battle.city != NONE and s.walls >> battle.city & 1 != 0
    if walled and s.players[battle.attacker].techs & COMBUSTION:
        s.walls &= ~(1 << battle.city)
        walled = False
    ours = combat_bonus(s, battle.attacker, battle.city)
    theirs = 0 if battle.village else combat_bonus(s, battle.defender, battle.city)
    battle.bonus = (max(0, ours - theirs), max(0, theirs - ours))
    samurai = [int(works(s, battle.seat(side), HIMEJI)) if not battle.is_barbarian(side) else 0 for side in (ATTACKER, DEFENDER)]
    battle.samurai = (samurai[0], samurai[1])
    if walled:
        battle.side = ATTACKER


def deal_force(s: State, battle: Battle, seat: int, rng: Random, unseen: list[list[int]]) -> list[int]:
    """A battle hand that the defender might draw: of the cards that *seat* knows and of unseen ones of the public types."""
    rival = s.players[battle.defender]
    sure = sorted(knows(rival.forces, seat))
    types = [type for type in range(TYPES) for _ in range(rival.units[type])]
    for card in sure:
        types.remove(UNIT_TYPE[card])
    force = sure + deal_types(rng, types, len(types), unseen)
    return rng.sample(force, min(len(force), hand_size(s, battle.defender, battle.square, battle.city)))


def barbarian_hand(s: State, rng: Random, unseen: list[list[int]]) -> list[int]:
    """SMC-12.4.1: a card of each deck, another deck's where one is empty."""
    decks = [type if units_left(s, type) else (other_decks(s) or [NONE])[0] for type in BARBARIANS]
    types = [type for type in decks if type != NONE]
    return deal_types(rng, types, len(types), unseen)


# --- the rest of the battle ----------------------------------------------------------------------------------------------------


def wins(s: State, battle: Battle, side: int, hand: list[int], option: Option) -> bool:
    """Whether *side* wins if the other holds *hand* and it begins with *option*; both then play what stands best at once."""
    fight: Battle = battle.clone()
    hands = [list(battle.hand(side).cards), list(hand)] if side == ATTACKER else [list(hand), list(battle.hand(side).cards)]
    return attack_wins(s, fight, hands, option) == (side == ATTACKER)


def attack_wins(s: State, fight: Battle, hands: list[list[int]], option: Option) -> bool:
    """Whether the attacker wins when these hands are played out, beginning with *option*."""
    if option:
        put(s, fight, hands, option[1], NEW_FRONT if option[0] == "front" else option[2])
        fight.side = 1 - fight.side
    elif fight.played:
        fight.side = 1 - fight.side
    while hands[0] or hands[1]:
        if hands[fight.side]:
            unit, front = best_play(s, fight, hands)
            put(s, fight, hands, unit, front)
        fight.side = 1 - fight.side
    sums = battle_sums(s, fight)
    return sums[ATTACKER] > sums[DEFENDER]


def put(s: State, fight: Battle, hands: list[list[int]], unit: int, front: int) -> None:
    """A unit is played, by the rules of the battle itself."""
    hands[fight.side].remove(unit)
    if front == NEW_FRONT:
        for side in (ATTACKER, DEFENDER):
            fight.fronts(side).append(unit if side == fight.side else NONE)
            fight.wounds(side).append(0)
    else:
        fight.fronts(fight.side)[front] = unit
        fight.strike(s, front)
    fight.steel = 0


def best_play(s: State, fight: Battle, hands: list[list[int]]) -> tuple[int, int]:
    """The unit and front after which this side stands best: what it kills less what it loses, a strong unit in front for its shield."""
    ours, theirs = fight.side, 1 - fight.side
    best, found = -99.0, (hands[ours][0], NEW_FRONT)
    for unit in sorted(set(hands[ours])):
        strength = fight.strength(s, ours, unit)
        worth = 0.6 * strength if hands[theirs] else 1.0 * strength
        if worth > best:
            best, found = worth, (unit, NEW_FRONT)
        for front in fight.open_fronts():
            worth = exchange_worth(s, fight, unit, front, strength)
            if worth > best:
                best, found = worth, (unit, front)
    return found


def exchange_worth(s: State, fight: Battle, unit: int, front: int, strength: int) -> float:
    """What an attack changes: the strength that stays, and the strength that falls."""
    blow = Blow(s, fight, unit, front)
    return (0.0 if blow.own_dies else strength - 0.3 * blow.taken) + (blow.enemy_strength if blow.enemy_dies else 0.3 * blow.dealt)


class Blow:
    """What the attack of a unit on a front would do (SMC-13.6), before it is made."""

    def __init__(self, s: State, fight: Battle, unit: int, front: int) -> None:
        ours, theirs = fight.side, 1 - fight.side
        enemy = fight.fronts(theirs)[front]
        strength = fight.strength(s, ours, unit)
        self.enemy_strength = fight.strength(s, theirs, enemy)
        self.first = strikes_first(unit, enemy)
        dealt, taken, left = strength + fight.steel, self.enemy_strength, self.enemy_strength - fight.wounds(theirs)[front]
        if self.first == "own" and dealt >= left:
            taken = 0
        elif self.first == "enemy" and taken >= strength:
            dealt = 0
        self.dealt = dealt
        self.taken = taken
        self.own_dies = taken >= strength
        self.enemy_dies = dealt >= left


def strikes_first(unit: int, enemy: int) -> str:
    """SMC-13.6: whose type trumps the other's."""
    if TRUMPS[UNIT_TYPE[unit]] == UNIT_TYPE[enemy]:
        return "own"
    return "enemy" if TRUMPS[UNIT_TYPE[enemy]] == UNIT_TYPE[unit] else "both"


def battle_sums(s: State, fight: Battle) -> list[int]:
    """SMC-13.8: what each side's survivors and bonus come to."""
    return [fight.bonus[side] + sum([fight.strength(s, side, unit) for unit in fight.fronts(side) if unit != NONE]) for side in (ATTACKER, DEFENDER)]
