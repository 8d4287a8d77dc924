"""The Production Phase (TTA-7.3)."""

from __future__ import annotations

from .board import consumption, corruption, gain_food, gain_resources, lose_culture, lose_food, lose_resources, score_culture, score_science
from .cards.card import EXTRA_MINE_TOKEN, LABS_ARE_MINES
from .ratings import pacts_of
from .state import Player, State
from .tables import FAMINE, FARMS, LAB, LABS, LEVEL, MINES, NONE, PACT_FOOD, PACT_RESOURCES, RESOURCE_PRODUCTION_ORDER, TYPE, VALUE


def production_phase(s: State, seat: int) -> None:
    """Points, corruption, food, consumption, resources."""
    p = s.players[seat]
    score_science(s, seat, p.science_rating)
    score_culture(s, seat, p.culture_rating)
    suffer_corruption(s, seat)
    produce_food(s, seat)
    consume(s, seat)
    produce_resources(s, seat)


def suffer_corruption(s: State, seat: int) -> None:
    """Lose resources, and food for those that are missing (TTA-7.3 step 2)."""
    loss = corruption(s.players[seat])
    if loss:
        s.tell("corruption", seat=seat, number=loss)
        lose_food(s, seat, loss - lose_resources(s, seat, loss))


def produce_food(s: State, seat: int) -> None:
    """Each worker on a farm puts a blue token there, the highest first; then pacts (TTA-7.3 step 3)."""
    p = s.players[seat]
    produced = 0
    for farm in reversed(FARMS):
        if p.workers[farm]:
            tokens = min(p.workers[farm], p.blue)
            p.tokens[farm] += tokens
            p.blue -= tokens
            produced += tokens * VALUE[farm]
    s.tell("produces-food", seat=seat, number=produced)
    for pact, side, _ in pacts_of(s, seat):
        if PACT_FOOD[pact][side]:
            gain_food(s, seat, PACT_FOOD[pact][side])


def consume(s: State, seat: int) -> None:
    """The population eats; each missing food costs 4 culture (TTA-7.3 step 4)."""
    eaten = consumption(s.players[seat])
    if eaten:
        s.tell("consumption", seat=seat, number=eaten)
        missing = eaten - lose_food(s, seat, eaten)
        if missing:
            s.tell("famine", seat=seat, number=missing)
            lose_culture(s, seat, FAMINE * missing)


def produce_resources(s: State, seat: int) -> None:
    """Each worker on a mine puts a blue token there; the Railroad and Gates add to it; then pacts (TTA-7.3 step 5, TTA-7.7)."""
    p = s.players[seat]
    extra = best_mine(p) if p.answers & EXTRA_MINE_TOKEN else NONE
    produced = 0
    for card in RESOURCE_PRODUCTION_ORDER:
        wanted = p.workers[card]
        if wanted and (TYPE[card] != LAB or p.answers & LABS_ARE_MINES):
            tokens = min(wanted + 1 if card == extra else wanted, p.blue)
            p.tokens[card] += tokens
            p.blue -= tokens
            produced += tokens * VALUE[card]
    s.tell("produces-resources", seat=seat, number=produced)
    pacts = pacts_of(s, seat)
    for pact, side, _ in pacts:
        if PACT_RESOURCES[pact][side] > 0:
            gain_resources(s, seat, PACT_RESOURCES[pact][side])
    for pact, side, _ in pacts:
        if PACT_RESOURCES[pact][side] < 0:
            lose_resources(s, seat, -PACT_RESOURCES[pact][side])


# --- the numbers (TTA-12.9.5) -------------------------------------------------------------------------------------------


def food_production(s: State, p: Player) -> int:
    """What farms and pacts produce, with enough blue tokens."""
    produced = sum([p.workers[farm] * VALUE[farm] for farm in FARMS])
    return produced + sum([PACT_FOOD[pact][side] for pact, side, _ in pacts_of(s, p.seat)])


def mine_production(p: Player) -> int:
    """What mines produce, with the Railroad, without Gates and pacts (Impact of Industry)."""
    produced = sum([p.workers[mine] * VALUE[mine] for mine in MINES])
    best = best_mine(p) if p.answers & EXTRA_MINE_TOKEN else NONE
    return produced if best == NONE else produced + VALUE[best]


def resource_production(s: State, p: Player) -> int:
    """What mines, labs with Gates and pacts produce, with enough blue tokens; at least 0."""
    produced = mine_production(p)
    if p.answers & LABS_ARE_MINES:
        produced += sum([p.workers[lab] * LEVEL[lab] for lab in LABS])
    return max(0, produced + sum([PACT_RESOURCES[pact][side] for pact, side, _ in pacts_of(s, p.seat)]))


def best_mine(p: Player) -> int:
    """The best mine with a worker, or NONE (TTA-0.11)."""
    for mine in reversed(MINES):
        if p.workers[mine]:
            return mine
    return NONE
