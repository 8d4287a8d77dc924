"""The table: what lies where, and who may see it."""

from __future__ import annotations

from typing import Any

from civitas.kernel import chance, flow
from civitas.kernel.record_fields import face_up, secret
from civitas.kernel.records import CardId, Record

from .tables import AREAS, BUILDINGS, CARDS, GOALS, ROOM, SECOND_AGE, TACTIC_CARDS, TACTICS, UNITS


class Player(Record):
    """One seat's side of the table."""

    seat: int
    gold: int = 3
    culture: int = 0
    actions: int = 0
    wins: int = 0
    answers: int = 0  # the moments its leaders answer, as bits: derived from leaders
    goal: int | None = secret("seat", default=None)  # the area it covets
    shown_goal: int | None = None
    tracks: list[int] = []
    leaders: list[CardId] = face_up(default=[])
    buildings: list[int] = []  # at area * BUILDINGS + kind
    hand: list[CardId] = secret("seat", pool="action", marks="hand_seen", default=[])
    hand_seen: list[int] = secret(default=[])
    tactics: list[CardId] = secret("seat", pool="tactic", default=[])
    ambush: CardId | None = secret("seat", pool="tactic", default=None)


class State(flow.BaseState):
    """The whole game."""

    players: list[Player]
    owner: list[int]  # by area, -1 for nobody
    units: list[list[int]]  # by seat, at area * UNITS + kind
    rounds: int
    trade: bool
    hoards: dict[int, int]  # gold for whoever comes first, by area
    round: int = 0
    row: list[CardId] = face_up(default=[])
    leaders: list[CardId] = secret(pool="leader", default=[])
    deck: list[CardId] = secret(pool="action", marks="deck_seen", default=[])  # the top is the end
    deck_seen: list[int] = secret(default=[])
    tactics: list[list[CardId]] = secret(pool="tactic", default=[])  # two piles
    discards: list[CardId] = face_up(default=[])
    tactics_used: list[CardId] = face_up(default=[])

    def seats(self) -> int:
        return len(self.players)

    def count_scores(self) -> list[int]:
        from .cards import score

        return [score(self, seat) for seat in range(len(self.players))]

    def rank(self) -> list[tuple[int, ...]]:
        """MAR-9.3: who is level is told apart by gold."""
        worth = [(score, p.gold) for score, p in zip(self.count_scores(), self.players, strict=True)]
        return [tuple([p.seat for p in self.players if worth[p.seat] == w]) for w in sorted(set(worth), reverse=True)]

    def back(self, pool: str, card: int) -> str:
        if pool != "action":
            return ""
        return "II" if card >= SECOND_AGE else "I"

    def redeal(self, seat: int, rng: Any) -> None:
        """What the others covet is anybody's guess."""
        for player in self.players:
            if player.seat != seat and player.goal is not None:
                player.goal = rng.choice(GOALS)

    def force_at(self, seat: int, area: int) -> int:
        at, units = area * UNITS, self.units[seat]
        return units[at] + units[at + 1] + units[at + 2]

    def built(self, seat: int, area: int, kind: int) -> int:
        return self.players[seat].buildings[area * BUILDINGS + kind]


def empty_table(seats: int, rounds: int, trade: bool, hoards: dict[int, int]) -> State:
    players = [Player(seat, tracks=[0] * 8, buildings=[0] * (AREAS * BUILDINGS)) for seat in range(seats)]
    s = State(players, [-1] * AREAS, [[0] * (AREAS * UNITS) for _ in range(seats)], rounds, trade, hoards)
    s.deck, s.deck_seen = list(range(CARDS)), [0] * CARDS
    s.tactics = [list(range(0, TACTIC_CARDS, 2)), list(range(1, TACTIC_CARDS, 2))]
    return s


# --- cards change hands: the card and the marks of who knows it go together


def draw(s: State, seat: int, cards: int) -> None:
    """Action cards from the deck, as far as the hand has room; the discards are shuffled under it when it runs out."""
    player = s.players[seat]
    wanted = min(cards, ROOM - len(player.hand))
    if len(s.deck) < wanted and s.discards:
        seen = [(1 << len(s.players)) - 1] * len(s.discards)
        chance.shuffle(s, s.discards, seen)
        s.deck, s.deck_seen, s.discards = s.discards + s.deck, seen + s.deck_seen, []
        s.tell("reshuffles")
    drawn = 0
    while drawn < wanted and s.deck:
        drawn += 1
        card = s.deck.pop()
        gain(s, seat, card, chance.take_mark(s.deck_seen, len(s.deck), 1 << seat))
        s.tell("draws", seat=seat, card=card, to=1 << seat)
    if drawn:
        s.tell("draws-cards", seat=seat, number=drawn)


def draw_tactics(s: State, seat: int, cards: int) -> None:
    """Tactics from the first pile that has any."""
    player = s.players[seat]
    for _ in range(min(cards, TACTICS - len(player.tactics))):
        if not s.tactics[0] and not s.tactics[1]:
            chance.shuffle(s, s.tactics_used)
            s.tactics[0], s.tactics_used = s.tactics_used, []
        pile = s.tactics[0] if s.tactics[0] else s.tactics[1]
        if pile:
            player.tactics.append(pile.pop())


def gain(s: State, seat: int, card: int, known_to: int) -> None:
    """*card* comes into the hand of *seat*."""
    s.players[seat].hand.append(card)
    s.players[seat].hand_seen.append(known_to)


def give_up(s: State, seat: int, card: int) -> None:
    """*card* leaves the hand unseen: nobody else knows any longer what is left in it."""
    player = s.players[seat]
    at = player.hand.index(card)
    player.hand.pop(at)
    chance.take_mark(player.hand_seen, at, 1 << seat)


def discard(s: State, seat: int, card: int) -> None:
    """*card* leaves the hand face up."""
    player = s.players[seat]
    at = player.hand.index(card)
    player.hand.pop(at)
    player.hand_seen.pop(at)
    s.discards.append(card)
