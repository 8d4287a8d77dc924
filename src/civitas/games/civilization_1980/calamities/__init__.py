"""E11: the eight calamities (CIV80-12), one module for each sort of disaster."""

from __future__ import annotations

from . import cities as cities  # the steps are called by their names
from . import civil_war as civil_war
from . import earth as earth
from . import epidemic as epidemic
from . import flood as flood
from . import losses as losses
from . import piracy as piracy
from . import resolve as resolve
