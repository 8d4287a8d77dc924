"""Resignation (TTA-15.3, TTA-15.4)."""

from __future__ import annotations

from .board import score_culture
from .cards.leaders import HOMER
from .decks import discard_face_down, remove_military
from .state import State, clockwise
from .tableau import remove_pact
from .tables import DESPOTISM, NONE, RESIGNATION_CULTURE, STORES, TECHS


def resign(s: State, seat: int) -> None:
    """*seat* has lost and leaves: their hand, all cards in their area, the pacts with them and the wars on them go."""
    p = s.players[seat]
    s.tell("resigns", seat=seat)
    for owner in clockwise(s, seat):
        if s.players[owner].pact != NONE and seat in (owner, s.players[owner].partner):
            remove_pact(s, owner)
    for other in clockwise(s, seat):
        enemy = s.players[other]
        if enemy.war != NONE and enemy.enemy == seat:
            remove_military(s, enemy.war)
            enemy.war, enemy.enemy = NONE, -1
            s.tell("war-is-over", seat=other, loser=seat)
            score_culture(s, other, RESIGNATION_CULTURE)
    if p.war != NONE:  # their own wars end without points for the target
        remove_military(s, p.war)
        p.war, p.enemy = NONE, -1
    clear_area(s, seat)
    p.playing = False
    s.in_game -= 1


def clear_area(s: State, seat: int) -> None:
    """Their cards leave the game, their tokens go to the box; common tactics and events they prepared stay."""
    p = s.players[seat]
    s.removed += p.hand
    p.hand, p.fresh = [], []
    discard_face_down(s, seat, p.military.copy())
    for colony in p.colonies:
        remove_military(s, colony)
    if p.exclusive:
        remove_military(s, p.tactic)
    if p.homer_under != NONE:
        s.removed.append(HOMER)
    single = [p.government, p.leader, p.wonder, *p.specials]
    s.removed += [card for card in single + p.technologies + p.wonders if card != NONE]
    p.technologies, p.wonders, p.ruined, p.colonies, p.specials = [], [], [], [], [NONE] * 4
    p.government, p.leader, p.wonder, p.stages, p.homer_under, p.tactic, p.exclusive = DESPOTISM, NONE, NONE, 0, NONE, NONE, False
    p.workers, p.tokens = [0] * TECHS, [0] * STORES
    p.blue = p.yellow = p.blue_owned = p.yellow_owned = p.unused = 0
    p.ca = p.ma = p.extra_ma = p.unit_resources = p.unit_science = p.once = 0
    p.ca_total = p.ma_total = p.science_rating = p.culture_rating = p.strength = p.happiness = p.answers = 0
