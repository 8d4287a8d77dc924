"""Deliberate faults: variants of Marches with one mistake each, made by changing a line of its source."""

from __future__ import annotations

import importlib.abc
import importlib.machinery
import importlib.util
import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from civitas.kernel.registry import GAMES, Game, register

SOURCES = Path(__file__).parent / "marches"


@dataclass(frozen=True)
class Fault:
    """One mistake: what it is, the laws of which one must notice it, and the change (module, text as it is, text with the mistake)."""

    name: str
    laws: tuple[int, ...]
    module: str
    right: str
    wrong: str


class Workshop(importlib.abc.MetaPathFinder, importlib.abc.SourceLoader):
    """Imports a variant of Marches under a name of its own."""

    def __init__(self, package: str, fault: Fault) -> None:
        self.package = package
        self.fault = fault

    def find_spec(self, fullname: str, path: object, target: ModuleType | None = None) -> importlib.machinery.ModuleSpec | None:
        if fullname.split(".")[0] != self.package:
            return None
        return importlib.util.spec_from_loader(fullname, self, is_package=fullname == self.package)

    def get_filename(self, fullname: str) -> str:
        module = fullname.partition(".")[2] or "__init__"
        return str(SOURCES / f"{module}.py")

    def get_data(self, path: str) -> bytes:
        text = Path(path).read_text(encoding="utf-8")
        if Path(path).stem == self.fault.module:
            assert text.count(self.fault.right) == 1, f"{self.fault.name}: the line to be changed is not there, or more than once"
            text = text.replace(self.fault.right, self.fault.wrong)
        return text.encode()

    def path_stats(self, path: str) -> dict[str, float]:
        raise OSError("never from a cache")


def variant(fault: Fault) -> Game:
    """The game with the fault in it."""
    package = f"marches_{fault.name.replace(' ', '_').replace(',', '').replace('-', '_')}"
    finder = Workshop(package, fault)
    sys.meta_path.insert(0, finder)
    try:
        module = importlib.import_module(package)
        for name in ("tables", "state", "cards", "battle", "market", "play", "invariants"):
            importlib.import_module(f"{package}.{name}")
    finally:
        sys.meta_path.remove(finder)
    return register(module.GAME)


def forget(game: Game) -> None:
    """Take a variant out of the registry again."""
    GAMES.pop(game.id, None)


REFUSED_AT_IMPORT = (
    Fault("hand not declared", (), "state",
          'hand: list[CardId] = secret("seat", pool="action", marks="hand_seen", default=[])', "hand: list[CardId] = []"),
    Fault("unknown annotation", (), "state", "round: int = 0", "round: object = 0"),
    Fault("changeable things in a tuple", (), "battle", "hits: tuple[int, int] = (0, 0)", "hits: tuple[list[int], int] = ([], 0)"),
    Fault("two records of one name", (), "market", "class Council(Step):", "class Battle(Step):"),
)  # fmt: skip

FAULTS = (
    # --- law 1
    Fault("nested list shared by clones", (1, 7), "market", '''    def begin(self, s: State) -> Next:
        talking =''', '''    def clone(self) -> TradeSession:
        new = TradeSession(self.patience, self.offers, self.silent)
        new.stage = self.stage
        return new

    def begin(self, s: State) -> Next:
        talking ='''),
    Fault("field forgotten by clones", (1, 7), "market", '''    def begin(self, s: State) -> Next:
        talking =''', '''    def clone(self) -> TradeSession:
        new = TradeSession(self.patience, [offer.clone() for offer in self.offers])
        new.stage = self.stage
        return new

    def begin(self, s: State) -> Next:
        talking ='''),
    Fault(
        "state kept aside",
        (1, 6, 7),
        "battle",
        "asked: int = 0",
        'asked: int = __import__("civitas.kernel.record_fields", fromlist=["x"]).transient(0)',
    ),
    Fault("sealed answers shared by clones", (1, 4, 7), "battle", '''class Battle(Step):
    """An army''', '''class Shared(AskAll):
    def __init__(self, seats, what, options, then, rule="", about=None, open=False, answers=None):
        super().__init__(seats, what, options, then, rule, about, open, answers)

    def clone(self):
        return self


AskAll = Shared


class Battle(Step):
    """An army'''),
    Fault("list where a tuple is declared", (1,), "battle",
          'self.hits = (self.roll_hits(s, self.defender, cards[self.defender]), self.roll_hits(s, self.attacker, cards[self.attacker]))',
          'self.hits = [self.roll_hits(s, self.defender, cards[self.defender]), self.roll_hits(s, self.attacker, cards[self.attacker])]'),
    Fault("set in the words of a question", (1, 6), "play", 'then=self.act, rule="MAR-3.3")',
          'then=self.act, rule="MAR-3.3", about={"areas": {1, 2}})'),
    Fault("bool where a number is declared", (1,), "cards", "player.answers |= ANSWERS[leader]",
          "player.answers |= ANSWERS[leader]\n    player.wins = player.wins > 0"),
    # --- law 2
    Fault("chance outside the state", (1, 2, 7), "battle", "            best = max(best, roll(s, 6))",
          "            import random\n            best = max(best, random.randrange(6))"),
    Fault("memory outside the state", (1, 2, 5), "play", '        player.gold = min(99, player.gold + income(s, self.seat, gold))',
          "        BUY.append(BUY.pop(0))\n        player.gold = min(99, player.gold + income(s, self.seat, gold + BUY[0][1]))"),
    # --- law 3
    Fault("endless game", (3,), "play", "if s.round == s.rounds:", "if s.round == -s.rounds:"),
    Fault("question without options", (3,), "play", "        return [BURY[card] for card in s.players[seat].hand]", "        return []"),
    Fault("nobody is asked", (3,), "market", '        return AskAll(tuple(range(len(s.players))), "festival"',
          '        return AskAll((7,), "festival"'),
    Fault("not everybody has a rank", (3,), "state", "for w in sorted(set(worth), reverse=True)]", "for w in sorted(set(worth), reverse=True)[1:]]"),
    # --- law 4
    Fault("unplayable option listed", (4,), "battle", "for card in s.players[seat].hand if card % KINDS == HASTE]",
          "for card in range(60) if card % KINDS == HASTE]"),
    Fault("option listed twice", (4,), "play", "        options += [PLAY[card] for card in player.hand]",
          "        options += [PLAY[card] for card in player.hand + player.hand[:1]]"),
    Fault("refused play changes the state", (1, 4), "play", '            case ("build", int(area), int(kind)) if 0 <= kind < BUILDINGS:\n',
          '            case ("build", int(area), int(kind)) if 0 <= kind < BUILDINGS:\n                s.players[seat].wins += 1\n'),
    Fault("refusal of what is listed", (4,), "play", "return buy_refusal(s, seat, slot)\n",
          "return buy_refusal(s, seat, slot + 1)\n"),
    Fault("refusal that crashes on what is listed", (4,), "play", "return move_refusal(s, seat, area, to)\n",
          "return move_refusal(s, seat, area, to[0])\n"),
    Fault("refusal that takes any form for its own", (4,), "market",
          'case ("bid", int(gold)):\n                return bid_refusal(s, seat, gold)',
          'case ("bid", *_):\n                return bid_refusal(s, seat, option[1])'),
    Fault("lister changes the state", (1, 2, 4, 6), "play", "        player, units = s.players[seat], s.units[seat]\n        options = [PASS]",
          "        player, units = s.players[seat], s.units[seat]\n        player.tracks[0] += 1\n        options = [PASS]"),
    Fault("refusal without a rule", (4,), "tables", 'Refusal("MAR-3.6.2", "too-far")', 'Refusal("", "too-far")'),
    Fault("option that no record can write", (4,), "tables", '[("bury", card) for card', '[("bury", frozenset({card})) for card'),
    Fault("space that counts wrong", (4,), "play", '        return Subset("discard", hand,',
          "        class Miscounted(Subset):\n            def count(self) -> int:\n                return 3\n\n"
          '        return Miscounted("discard", hand,'),
    Fault("crash in a rule", (4,), "play", "            player.tracks[card % 8] += 1", "            player.tracks[card] += 1"),
    # --- law 5
    Fault("piece from nothing", (5,), "state", "    player.hand.pop(at)\n    player.hand_seen.pop(at)\n    s.discards.append(card)",
          "    s.discards.append(card)"),
    Fault("piece lost", (5,), "battle", "            s.tactics_used.append(card)\n            self.zeal", "            self.zeal"),
    Fault("forgotten cache", (5,), "cards", "    player.answers |= ANSWERS[leader]\n", ""),
    Fault("losses that nobody has", (5,), "battle", "tuple(s.units[seat][at : at + UNITS])", "(2, 2, 2)"),
    Fault("debts", (4, 5), "play", "return NOT_ENOUGH_GOLD if cost > s.players[seat].gold else None", "return None"),
    # --- law 6
    Fault("window skips who cannot react", (6,), "battle", '''        if self.asked == len(s.players):
            return DONE
''', '''        while self.asked < len(s.players) and len(self.reactions(s, (self.first + self.asked) % len(s.players))) == 1:
            self.asked += 1
        if self.asked == len(s.players):
            return DONE
'''),
    Fault("hidden options called open", (6, 7), "battle", 'then=self.react, rule="MAR-5.1", about={"moment": self.moment})',
          'then=self.react, rule="MAR-5.1", about={"moment": self.moment}, public=True)'),
    Fault("eager hidden options", (4, 6), "battle", '"react", self.reactions, then=self.react',
          '"react", self.reactions(s, (self.first + self.asked) % len(s.players)), then=self.react'),
    Fault("hidden number in the question", (6, 7), "battle", 'about={"moment": self.moment})',
          'about={"moment": len(self.reactions(s, self.first))})'),
    Fault("visible luck", (6,), "state", "    def seats(self) -> int:",
          '    def view(self, seat):\n        return super().view(seat) | {"luck": list(self.luck)}\n\n    def seats(self) -> int:'),
    Fault("visible sealed answers", (6,), "state", "    def seats(self) -> int:",
          '    def view(self, seat):\n        return super().view(seat) | {"sealed": repr(self.pending)}\n\n    def seats(self) -> int:'),
    Fault("offered card shown", (6,), "state", "    def seats(self) -> int:",
          '    def view(self, seat):\n        return super().view(seat) | {"top": self.deck[-1:]}\n\n    def seats(self) -> int:'),
    Fault("private event told to all", (6,), "state", '        s.tell("draws", seat=seat, card=card, to=1 << seat)',
          '        s.tell("draws", seat=seat, card=card)'),
    Fault("refusal that tells", (6,), "play", "return None if card in s.players[seat].hand else NOT_IN_HAND",
          'return None if card in s.players[seat].hand else Refusal("MAR-3.7", "elsewhere", deck=card in s.deck)'),
    Fault("marks that know too much", (6,), "state", "    chance.take_mark(player.hand_seen, at, 1 << seat)", "    player.hand_seen.pop(at)"),
    Fault("scores that tell", (6,), "cards", "    culture = s.players[seat].culture\n",
          "    culture = s.players[seat].culture + sum(s.players[seat].hand[:1])\n"),
    Fault("secret that is never dealt anew", (6,), "state", "                player.goal = rng.choice(GOALS)", "                pass"),
    Fault("worlds that agree on a secret", (6,), "state", "                player.goal = rng.choice(GOALS)",
          "                player.goal = GOALS[self.round % len(GOALS)]"),
    Fault("a hand that is never dealt anew", (6,), "state", "    def seats(self) -> int:",
          """    def deal(self, seat, rng, stay):
        from civitas.kernel import worlds
        worlds.deal(self, seat, rng, {*stay, *[("action", card) for card in self.players[-1].hand]})
        return True

    def seats(self) -> int:"""),
    Fault("worlds that cannot be", (6,), "state", "                player.goal = rng.choice(GOALS)",
          "                player.goal = rng.choice(GOALS)\n                player.gold = 0"),
    Fault("hidden choice told to all", (6,), "market", '        s.tell("holds-out-card", seat=seat, card=card, to=1 << seat)',
          '        s.tell("holds-out-card", seat=seat, card=card)'),
    Fault("dice read from the deck", (6, 7), "battle", "            best = max(best, roll(s, 6))", "            best = max(best, s.deck[0] % 6)"),
    Fault("gold that depends on a hidden goal", (6,), "play", "        s.tell(\"turn\", seat=self.seat, gold=player.gold)",
          "        player.gold += sum([p.goal or 0 for p in s.players]) % 2\n        s.tell(\"turn\", seat=self.seat, gold=player.gold)"),
)  # fmt: skip
