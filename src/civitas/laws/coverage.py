"""Law 8: over all games every card, event, tile and verb was seen, and every rule is cited by a test or listed with a reason."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

from civitas.kernel.records import Option
from civitas.kernel.registry import Game
from civitas.rulebook import find_citations, parse


class Coverage:
    """What was seen in all the games of a run.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> covered = Coverage(civitas.game("through_the_ages"))
    >>> covered.notice(s)
    >>> covered.note_choice(s, *s.to_act, ("pass",))
    >>> len(covered.seen) > 0, covered.verbs["pass"], "verb:pass" in covered.missing()
    (True, 1, False)
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.verbs: Counter[str] = Counter()
        self.asked: Counter[str] = Counter()
        self.seen: set[str] = set()
        self.longest_list = 0
        self.decisions = 0
        self.games = 0
        self.positions = 0

    def copy(self) -> Coverage:
        """One that goes on by itself from what was seen so far."""
        other = Coverage(self.game)
        other.verbs, other.asked, other.seen = self.verbs.copy(), self.asked.copy(), self.seen.copy()
        other.longest_list, other.decisions, other.games, other.positions = self.longest_list, self.decisions, self.games, self.positions
        return other

    def notice(self, s: Any) -> None:
        """Note what lies on the table."""
        self.seen |= self.list_noticed(s)

    def list_noticed(self, s: Any) -> set[str]:
        """What lies on the table."""
        found = self.game.invariants
        return set() if found is None or found.notice is None else set(found.notice(s))

    def note_choice(self, s: Any, seat: int, option: Option) -> None:
        """A decision was made."""
        self.verbs[option[0]] += 1
        self.asked[s.pending.what] += 1
        self.decisions += 1
        listed = s.legal(seat)
        if isinstance(listed, list):
            self.longest_list = max(self.longest_list, len(listed))

    def missing(self) -> list[str]:
        """What of the game's inventory was never seen."""
        found = self.game.invariants
        inventory: set[str] = set() if found is None or found.inventory is None else found.inventory()
        return sorted(inventory - self.seen - {f"verb:{verb}" for verb in self.verbs} - {f"ask:{what}" for what in self.asked})


# --- rules


def rule_ids(text: str, prefix: str) -> list[str]:
    """The ids of the rules that a rule book numbers.

    >>> rule_ids("- **MAR-1.1** Two to four players.\\n- MAR-1.2 See MAR-9.", "MAR")
    ['MAR-1.1', 'MAR-1.2']
    """
    return list(dict.fromkeys(rule.id for rule in parse(text).rules if rule.id.startswith(f"{prefix}-")))


def cited_ids(prefix: str, *folders: Path) -> set[str]:
    """All ids that the files below these folders mention.

    >>> from importlib.resources import files
    >>> "TTA-6.1.1" in cited_ids("TTA", Path(str(files("civitas.games.through_the_ages"))))
    True
    """
    found: set[str] = set()
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".civ", ".yaml", ".md"):
                found.update(find_citations(path.read_text(encoding="utf-8"), prefix))
    return found


def excused_ids(text: str, prefix: str) -> set[str]:
    """The ids that a list of untested rules names with a reason: ``| MAR-1.1 | a component count |`` or ``- MAR-1.1: ...``.

    >>> sorted(excused_ids("| MAR-1.1 | a component count |\\n| MAR-1.2 | |\\n- MAR-1.3: advice\\n- MAR-T.salt", "MAR"))
    ['MAR-1.1', 'MAR-1.3']
    """
    found: set[str] = set()
    for line in text.splitlines():
        ids = find_citations(line, prefix)
        reason = re.sub(rf"{re.escape(prefix)}-[\w.-]+|[-*|:,`\s]|and|to", "", line)
        if ids and reason:
            found.update(ids)
    return found


def uncited_rules(book: Path, untested: Path, prefix: str, *tests: Path) -> list[str]:
    """The rules of *book* that no test cites and *untested* does not excuse.

    >>> from tempfile import TemporaryDirectory
    >>> with TemporaryDirectory() as folder:
    ...     book = Path(folder, "book.md")
    ...     _ = book.write_text("- MAR-1.1 Two to four players.", encoding="utf-8")
    ...     uncited_rules(book, Path(folder, "untested.md"), "MAR")
    ['MAR-1.1']
    """
    known = cited_ids(prefix, *tests)
    excused = excused_ids(untested.read_text(encoding="utf-8"), prefix) if untested.exists() else set()
    return [id for id in rule_ids(book.read_text(encoding="utf-8"), prefix) if id not in known and id not in excused]
