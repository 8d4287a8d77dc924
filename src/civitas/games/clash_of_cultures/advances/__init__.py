"""The 48 advances of the player board, one module a category (Appendix A.1).

An advance that only permits something has no class: the rules ask ``has(p, ADVANCE)`` where it matters, and its line stands in
the docstring of its module.
"""

from __future__ import annotations

from . import (
    agriculture,
    construction,
    culture,
    economy,
    education,
    governments,
    science,
    seafaring,
    spirituality,
    warfare,
)

MODULES = (agriculture, construction, seafaring, education, warfare, spirituality, economy, culture, science, governments)
