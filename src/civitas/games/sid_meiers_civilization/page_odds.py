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

from .combat.battle import ATTACKER, DEFENDER, Battle
from .state import State
from .tables import NONE, TRUMPS, TYPES, UNIT_TYPE, UNITS

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
    """By type: the units of which *seat* cannot say where they are."""
    seen = {card for pile in s.fallen for card in pile}
    for cards in (battle.attack_fronts, battle.defence_fronts, battle.attack_dead, battle.defence_dead):
        seen.update(cards)
    for pile in (battle.attack, battle.defence, battle.barbarians, *[p.forces for p in s.players]):
        seen.update(knows(pile, seat))
    own = s.players[seat].forces.cards + battle.hand(ATTACKER if seat == battle.attacker else DEFENDER).cards
    seen.update(own)
    return [[unit for unit in range(UNITS) if UNIT_TYPE[unit] == type and unit not in seen] for type in range(TYPES)]


# --- the rest of the battle ----------------------------------------------------------------------------------------------------


def wins(s: State, battle: Battle, side: int, hand: list[int], option: Option) -> bool:
    """Whether *side* wins if the other holds *hand* and it begins with *option*; both then play what stands best at once."""
    fight: Battle = battle.clone()
    hands = [list(battle.hand(side).cards), list(hand)] if side == ATTACKER else [list(hand), list(battle.hand(side).cards)]
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
    return (sums[ATTACKER] > sums[DEFENDER]) == (side == ATTACKER)


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
