"""Everything that is printed: importing this enrolls all advances, wonders, cards, events, leaders and civilizations."""

from __future__ import annotations

from typing import Final

from . import action_cards, advance, advances, civilizations, objectives, wonders
from .cards import civil, schemes, tactics
from .events import disasters, expansion, famine_and_plague, good_years, great_persons

MODULES: Final = (
    advance, advances, wonders, action_cards, civil, schemes, tactics, objectives, good_years, famine_and_plague, disasters, great_persons,
    expansion, civilizations,
)  # fmt: skip
