"""The fifteen civilizations: four advances and three leaders each (COC-8, Appendix A.7)."""

from __future__ import annotations

from typing import Final

from . import (
    aztecs,
    babylon,
    carthage,
    celts,
    china,
    egypt,
    greece,
    huns,
    india,
    japan,
    maya,
    persia,
    phoenicia,
    rome,
    vikings,
)

MODULES: Final = (aztecs, babylon, carthage, celts, china, egypt, greece, huns, india, japan, maya, persia, phoenicia, rome, vikings)
