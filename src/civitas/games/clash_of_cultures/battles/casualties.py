"""Units removed by cards in a battle (COC-6.3.7)."""

from __future__ import annotations

from .clash import Casualties as Casualties
