"""The end of the game (TTA-14, and the modes of TTA-18)."""

from __future__ import annotations

from .board import score_culture
from .cards.card import GAME_ENDS, answering
from .events import score_impact
from .production import food_production, resource_production
from .state import State, clockwise
from .tables import AGE_II, AGE_III, EVENT, FIRST_GAME, IDS, KIND, LEVEL, NONE


def final_scoring(s: State) -> None:
    """Age III events that are still face down, then Bill Gates; most culture wins (TTA-14.2)."""
    first = clockwise(s, s.start)[0]  # TTA-8.7: for ties the starting player counts as the current player
    if s.mode == FIRST_GAME:
        first_game_scoring(s)
    for card in final_events(s):
        s.tell("final-event", card=card)
        score_impact(s, card, first)
    for seat in clockwise(s, first):
        for helper in answering(s.players[seat], GAME_ENDS):
            helper.game_ends(s, seat)
    s.tell("game-ends")


def final_events(s: State) -> list[int]:
    """Each Age III event in the event decks, or promised at setup, leaves it and is evaluated once, by name (TTA-14.4)."""
    hidden = s.current_events.cards + s.future_events.cards + s.promised + s.promised_unseen
    found = [card for card in hidden if KIND[card] == EVENT and LEVEL[card] == AGE_III]
    rest = [card for card in hidden if card not in found]
    s.past_events += found
    s.box.put_all(rest)
    s.current_events.clear()
    s.future_events.clear()
    s.promised, s.promised_unseen = [], []
    return sorted(found, key=lambda card: IDS[card])


def first_game_scoring(s: State) -> None:
    """Points for what was built instead of Age III events (TTA-18.2)."""
    for seat in clockwise(s, s.start):
        p = s.players[seat]
        technologies = sum([LEVEL[card] for card in p.technologies + p.specials if card != NONE]) + 2 * LEVEL[p.government]
        ratings = p.science_rating + p.strength + p.happiness
        produced = food_production(s, p) + resource_production(s, p)
        wonders = sum([6 for wonder in p.wonders if LEVEL[wonder] == AGE_II])
        score_culture(s, seat, technologies + ratings + produced + 3 * len(p.colonies) + wonders)
