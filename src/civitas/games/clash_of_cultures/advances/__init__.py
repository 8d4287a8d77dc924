"""The 48 advances of the player board, one module for each category that does more than permit (Appendix A.1).

What an advance only permits or changes inside another rule is asked there by name, ``has(p, ROADS)``: collecting knows Farming, Mining,
Fishing, Irrigation, Husbandry, Public Education and Metallurgy; resources Storage and Dogma's limit; recruiting Sanitation, Draft, Medicine and
Nationalism; moving Roads, Navigation, Tactics and Cartography; battles Siegecraft, Steel Weapons, Warships and Fanaticism; influence
Separation of Power, Totalitarianism, Devotion, Conversion and Monuments; happiness Rituals; trade routes their advance and Currency.
"""

from __future__ import annotations

from typing import Final

from . import autocracy, construction, culture, democracy, economy, education, science, spirituality, theocracy

MODULES: Final = (construction, education, spirituality, economy, culture, science, democracy, autocracy, theocracy)  # they enroll what they do
