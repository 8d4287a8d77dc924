"""The eight laws that every game obeys, looked after on random play.

1. Plain data only; copies are equal and separate, and going on from either gives the same.
2. The replay of a record reproduces every fingerprint.
3. Somebody can act until the game is over, which it is within a stated number of decisions; then there are scores and a ranking.
4. Everything that is listed is accepted, and not refused by its own step; everything else is refused, with a rule, and changes nothing.
5. Nothing is made or lost: the game's own invariants say so.
6. No leak: views, chronicle, options, refusals and what follows a choice do not depend on what the viewer cannot see.
7. Undo never crosses chance, something shown, or another seat; undo then redo is the identity.
8. Every card, tile, event and verb is seen over many games, and every rule is cited by a test.

``python -m civitas.laws GAME`` runs them; so do ``civitas fuzz`` and the tests.  With ``--reasons`` both say how many nearly
right options are refused with a reason of their own.
"""

from .case import LAWS as LAWS
from .case import Broken as Broken
from .case import Case as Case
from .case import Failure as Failure
from .coverage import Coverage as Coverage
from .coverage import uncited_rules as uncited_rules
from .examine import Examination as Examination
from .fuzz import Fuzz as Fuzz
from .fuzz import fuzz as fuzz
from .fuzz import shorten_failure as shorten_failure
from .fuzz import variants as variants
from .reasons import Reasons as Reasons
from .secrecy import Secrets as Secrets
