"""Statistics (TTA-12): counted anew from cards in play, workers and tokens whenever one of these changes."""

from __future__ import annotations

from typing import Final

from .armies import tactical_strength
from .cards.card import (
    CULTURE_RATING,
    EXTRA_HAPPY_FACES,
    HAND_LIMIT,
    INFANTRY_AS_CAVALRY,
    SCIENCE_RATING,
    STRENGTH_RATING,
    TOURISM,
    answering,
    answers_of,
)
from .state import Player, State, clockwise
from .tables import (
    CIVIL_ACTIONS,
    COLONIZATION,
    CULTURE,
    HAPPY,
    HAPPY_NEEDED,
    LEVEL,
    MAX_HAPPINESS,
    MILITARY_ACTIONS,
    NONE,
    NUMBER,
    OF_TYPE,
    PACT_CULTURE,
    PACT_MILITARY_ACTIONS,
    PACT_STRENGTH,
    SCIENCE,
    STRENGTH,
    YELLOW_LAST,
)

ST_PETERS: Final = NUMBER["st_peters_basilica"]
TOURISM_PACT: Final = NUMBER["international_tourism"]
RUIN: Final = 2  # culture of a wonder that is turned face down (TTA-13.2.8)


def update(s: State, seat: int) -> None:
    """Update the statistics of *seat* after a card entered or left play: "update your statistics" (TTA-12.0).

    New civil and military actions are available; of lost ones spent tokens go first (TTA-12.3.5).  Call it once at the
    end of a whole replacement (TTA-12.3.7).
    """
    p = s.players[seat]
    p.answers = answers_of(s, p)
    ca, ma = action_totals(s, p)
    p.ca = p.ca + ca - p.ca_total if ca >= p.ca_total else min(p.ca, ca)
    p.ma = p.ma + ma - p.ma_total if ma >= p.ma_total else min(p.ma, ma)
    p.ca_total, p.ma_total = ca, ma
    recount(s, p)
    if p.answers & TOURISM:
        for _, _, other in pacts_of(s, seat):
            recount(s, s.players[other])


def action_totals(s: State, p: Player) -> tuple[int, int]:
    """White and red symbols on the cards in play (TTA-12.3.1)."""
    ca, ma = CIVIL_ACTIONS[p.government], MILITARY_ACTIONS[p.government]
    for special in p.specials:
        if special != NONE:
            ca += CIVIL_ACTIONS[special]
            ma += MILITARY_ACTIONS[special]
    if p.leader != NONE:
        ca += CIVIL_ACTIONS[p.leader]
        ma += MILITARY_ACTIONS[p.leader]
    for wonder in p.wonders:
        if wonder not in p.ruined:
            ca += CIVIL_ACTIONS[wonder]
            ma += MILITARY_ACTIONS[wonder]
    for pact, side, _ in pacts_of(s, p.seat):
        ma += PACT_MILITARY_ACTIONS[pact][side]
    return ca, ma


def recount(s: State, p: Player) -> None:
    """Count the four ratings (TTA-12.9) after workers moved, or the tactic changed."""
    science, culture, strength = SCIENCE[p.government], CULTURE[p.government], STRENGTH[p.government]
    extra = 1 if p.answers & EXTRA_HAPPY_FACES else 0
    happy = faces(HAPPY[p.government], extra)
    workers = p.workers
    for tech in p.technologies:
        n = workers[tech]
        if n:
            science += n * SCIENCE[tech]
            culture += n * CULTURE[tech]
            strength += n * STRENGTH[tech]
            if HAPPY[tech]:
                happy += n * (HAPPY[tech] + extra)
    for special in p.specials:
        if special != NONE:
            strength += STRENGTH[special]
    if p.leader != NONE:
        science += SCIENCE[p.leader]
        culture += CULTURE[p.leader]
        strength += STRENGTH[p.leader]
        happy += faces(HAPPY[p.leader], extra)
    for wonder in p.wonders:
        happy += wonder_faces(p, wonder)
        if wonder in p.ruined:
            culture += RUIN
        else:
            science += SCIENCE[wonder]
            culture += CULTURE[wonder]
            strength += STRENGTH[wonder]
    for colony in p.colonies:
        strength += STRENGTH[colony]
        happy += faces(HAPPY[colony], extra)
    for pact, side, other in pacts_of(s, p.seat):
        culture += PACT_CULTURE[pact][side]
        strength += PACT_STRENGTH[pact][side]
        if p.answers & TOURISM and pact == TOURISM_PACT:
            culture += len(s.players[other].wonders)  # also ruined ones
    if p.tactic != NONE:
        strength += tactical_strength(p.tactic, workers, bool(p.answers & INFANTRY_AS_CAVALRY))
    if p.answers & (SCIENCE_RATING | CULTURE_RATING | STRENGTH_RATING):
        for card in answering(p, SCIENCE_RATING | CULTURE_RATING | STRENGTH_RATING):
            science += card.science(s, p)
            culture += card.culture(s, p)
            strength += card.strength(s, p)
    p.science_rating = max(0, science)
    p.culture_rating = max(0, culture)
    p.strength = max(0, strength)
    p.happiness = max(0, min(MAX_HAPPINESS, happy))


# --- happy faces -------------------------------------------------------------------------------------------------------


def faces(printed: int, extra: int) -> int:
    """The happy faces of one source: one with a happy face has one more under St. Peter's (TTA-12.1.4)."""
    return printed + extra if printed > 0 else printed


def wonder_faces(p: Player, wonder: int) -> int:
    """The happy faces of one completed wonder, with Homer if he is tucked under it (TTA-12.1.5)."""
    printed = 0 if wonder in p.ruined else HAPPY[wonder]
    if wonder == p.homer_under:
        printed += 1
    extra = 1 if p.answers & EXTRA_HAPPY_FACES and wonder != ST_PETERS else 0
    return faces(printed, extra)


def building_faces(p: Player, type: int) -> int:
    """The happy faces of all buildings of a type."""
    extra = 1 if p.answers & EXTRA_HAPPY_FACES else 0
    found = 0
    for card in OF_TYPE[type]:
        if p.workers[card] and HAPPY[card]:
            found += p.workers[card] * (HAPPY[card] + extra)
    return found


def happy_needed(p: Player) -> int:
    """Happy faces needed by the yellow bank (TTA-12.4.3)."""
    return HAPPY_NEEDED[p.yellow] if p.yellow < YELLOW_LAST else HAPPY_NEEDED[YELLOW_LAST]


def discontent(p: Player) -> int:
    """Discontent workers: a number, not particular tokens (TTA-12.5.4)."""
    return max(0, happy_needed(p) - p.happiness)


# --- other numbers -----------------------------------------------------------------------------------------------------


def workers_of(p: Player, type: int) -> int:
    """How many workers stand on cards of a type: buildings or units of that type."""
    found = 0
    for card in OF_TYPE[type]:
        found += p.workers[card]
    return found


def best_level(p: Player, type: int) -> int:
    """The level of the best building of a type, NONE without one (TTA-0.11)."""
    for card in reversed(OF_TYPE[type]):
        if p.workers[card]:
            return LEVEL[card]
    return NONE


def civil_hand_limit(p: Player) -> int:
    """TTA-10.2."""
    limit = p.ca_total
    for card in answering(p, HAND_LIMIT):
        limit = card.hand_limit(limit)
    return limit


def military_hand_limit(p: Player) -> int:
    """TTA-10.4."""
    limit = p.ma_total
    for card in answering(p, HAND_LIMIT):
        limit = card.hand_limit(limit)
    return limit


def colonization_modifier(p: Player) -> int:
    """Ship symbols on cards in play (TTA-12.2)."""
    found = 0
    for special in p.specials:
        if special != NONE:
            found += COLONIZATION[special]
    for wonder in p.wonders:
        if wonder not in p.ruined:
            found += COLONIZATION[wonder]
    return found


def pacts_of(s: State, seat: int) -> list[tuple[int, int, int]]:
    """The pacts *seat* is a party of: the card, their side (0 A, 1 B), the other party."""
    found: list[tuple[int, int, int]] = []
    for owner in s.players:
        if owner.pact != NONE:
            if owner.seat == seat:
                found.append((owner.pact, owner.side, owner.partner))
            elif owner.partner == seat:
                found.append((owner.pact, 1 - owner.side, owner.seat))
    return found


def ranking(s: State, values: list[int], first: int) -> list[int]:
    """Players in the game from the highest value to the lowest; a tie goes to whoever is nearer to *first* clockwise (TTA-8.3).

    *values* holds one number for each seat.  Strongest is the first, weakest the last.
    """
    return sorted(clockwise(s, first), key=lambda seat: -values[seat])


def strengths(s: State) -> list[int]:
    """The strength rating of every seat."""
    return [p.strength for p in s.players]


def cultures(s: State) -> list[int]:
    """The culture points of every seat."""
    return [p.culture for p in s.players]
