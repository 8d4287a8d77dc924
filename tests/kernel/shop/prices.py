"""What things cost (COC-4.1), and what may stand for what."""

from __future__ import annotations

from typing import Final

FOOD, WOOD, ORE, IDEA, GOLD, MOOD, CULTURE, CAPTIVE = range(8)
KINDS: Final = 8


def substitutes(
    *, idea_as_food: bool = False, any_as_mood: bool = False, tokens_alike: bool = False, mood_as_any: bool = False, captives: bool = False
) -> tuple[int, ...]:
    """Which parts of a price each kind may pay for, by what somebody owns."""
    covers = [1 << kind for kind in range(KINDS)]
    resources = 1 << FOOD | 1 << WOOD | 1 << ORE | 1 << IDEA
    covers[GOLD] |= resources  # COC-4.1.4
    if idea_as_food:  # COC-4.1.3: advances only
        covers[IDEA] |= 1 << FOOD
    if any_as_mood:  # Rituals (COC-5.6.2)
        for kind in (FOOD, WOOD, ORE, IDEA, GOLD):
            covers[kind] |= 1 << MOOD
    if tokens_alike:  # Great Arena (COC-9.6)
        covers[MOOD] |= 1 << CULTURE
        covers[CULTURE] |= 1 << MOOD
    if mood_as_any:  # a civilization's substitute: to be looked up for each
        covers[MOOD] |= resources | 1 << GOLD | 1 << CULTURE
    if captives:  # Human Sacrifice (COC-8.5.1)
        covers[CAPTIVE] |= 1 << MOOD | 1 << CULTURE
    return tuple(covers)
