"""Events: one class for each card, and their evaluation (TTA-8, TTA-13.6)."""

from __future__ import annotations

from . import age_a, age_i, age_ii, civil_development
from .age_iii import score_impact
from .event import EVENTS

__all__ = ["EVENTS", "age_a", "age_i", "age_ii", "civil_development", "score_impact"]
