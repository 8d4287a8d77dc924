"""Signs of how a game will end: what brings points in the rounds to come, of everybody at the table.

What a value is learned of, beside the worth that the sense sees.  Of others only what everybody sees counts.
"""

from __future__ import annotations

from typing import Final

from civitas.kernel.facts import load_weights
from civitas.kernel.features import hold_against

from .armies import LAND, SHIPS, army_size, count, ship_count, spaces_with
from .cards.card import OBJECTIVES_MET
from .cities import modified_size, own_buildings
from .constructing import UNLOCKING, wonder_cards
from .scoring import ROWS, count_rows
from .sense_worth import armies_of_others, danger, lacking, prey, progress, turns_left
from .state import Player, State
from .tables import ANGRY, CATEGORIES, GOOD_IDS, GOODS, HALVES, HAPPY, IN_CATEGORY, SETTLER
from .weights import Weights

W: Final = Weights(load_weights(__package__)["greedy-2"])


def signs(s: State, seat: int) -> dict[str, float]:
    """Numbers by name, of what the seat may know."""
    p = s.players[seat]
    mine = own_signs(s, p)
    for half in (0, 1):
        halves = [OBJECTIVES_MET[HALVES[card][half]] for card in p.objectives.cards if half < len(HALVES[card])]
        mine[f"objectives.{half}"] = float(sum([1 for objective in halves if objective.met(s, seat)]))
    cards = wonder_cards(s, p)
    mine["wonder_near"] = max([progress(s, p, wonder) for wonder in cards], default=0.0)
    left = turns_left(s, p)
    found = hold_against(mine, [own_signs(s, q) for q in s.players if q.seat != seat])
    for name in ("cities", "sizes", "harvest", "objective_cards"):
        found[f"left.{name}"] = left * mine[name]
    found["left"] = left
    found["actions"] = float(p.actions)
    return found


def own_signs(s: State, p: Player) -> dict[str, float]:
    """What a seat has on the table and in stock."""
    rows = count_rows(s, p.seat)
    found = {f"row.{row}": float(rows[row]) for row in range(ROWS)}
    for good in range(GOODS):
        found[f"good.{GOOD_IDS[good]}"] = float(p.goods[good])
    sizes = sorted([modified_size(s, p, space) for space in p.cities], reverse=True)
    enemies = armies_of_others(s, p.seat)
    spaces = spaces_with(s, p.seat, LAND | SHIPS)
    army = sum([army_size(s.stacks[p.seat][space]) for space in spaces])
    targets = prey(s, p)
    found |= {
        "cities": float(len(p.cities)),
        "sizes": float(sum(sizes)),
        "harvest": float(sum([min(size, 6) for size in sizes[:3]])),
        "largest": float(sizes[0]) if sizes else 0.0,
        "happy": float(sum([1 for space in p.cities if s.mood[space] >= HAPPY])),
        "angry": float(sum([1 for space in p.cities if s.mood[space] == ANGRY])),
        "buildings": float(sum(own_buildings(s, p.seat))),
        "kinds_open": float((p.effects & UNLOCKING).bit_count()),
        "lacking": float(lacking(p, 0)),
        "advances": float(p.advances.bit_count()),
        "specials": float(p.specials.bit_count()),
        "events_ahead": float(p.track),
        "army": float(army),
        "settlers": float(sum([count(s, p.seat, space, SETTLER) for space in spaces])),
        "ships": float(sum([ship_count(s.stacks[p.seat][space]) for space in spaces])),
        "leader": float(p.leader >= 0),
        "hand": float(len(p.hand)),
        "objective_cards": float(len(p.objectives)),
        "wonder_cards": float(len(p.wonder_cards)),
        "endangered": sum([danger(W, s, p, space, enemies) for space in p.cities]),
        "weak_prey": float(sum([1 for _, guard in targets if guard < army])),
    }
    for category in range(CATEGORIES):
        found[f"category.{category}"] = float((p.advances & IN_CATEGORY[category]).bit_count())
    return found
