"""A small game for the server's tests: hidden hands, sealed bids, dice, an open floor, a set choice, quiet private turns."""

from __future__ import annotations

from typing import Any

from civitas.kernel import chance
from civitas.kernel.flow import DONE, Ask, AskAll, AskAny, BaseState, Call, Next, Step
from civitas.kernel.options import Refusal, Subset
from civitas.kernel.record_fields import face_up, secret
from civitas.kernel.records import CardId, Option, Record
from civitas.kernel.registry import Game, GameOption, register

HAND = 4
PRICES = {"buy": 3, "gamble": 2}
DONE_TALKING = ("silent",)
TOO_POOR = Refusal("BAZ-3", "too-poor")


class Player(Record):
    """A merchant."""

    seat: int
    coins: int = 5
    wares: int = 0
    hand: list[CardId] = secret("seat", pool="deck", default=[])


class State(BaseState):
    """The market."""

    players: list[Player]
    deck: list[CardId] = secret(pool="deck", default=[])
    shown: list[CardId] = face_up(default=[])
    rounds: int = 3
    round: int = 0

    def seats(self) -> int:
        return len(self.players)

    def count_scores(self) -> list[int]:
        return [p.coins + 3 * p.wares for p in self.players]


class Market(Step):
    """Some days one after another."""

    def begin(self, s: State) -> Next:
        if s.round == s.rounds:
            return DONE
        s.round += 1
        for player in s.players:
            player.coins += 2 if s.round > 1 else 0
            if s.deck:
                card = s.deck.pop()
                player.hand.append(card)
                s.tell("draws", seat=player.seat)
                s.tell("drew", seat=player.seat, card=card, to=1 << player.seat)
        s.tell("day-begins", day=s.round)
        return Call(Day(), then=self.begin)


class Day(Step):
    """Bid, shop, talk, tidy up."""

    winner: int = 0
    silent: list[int] = []

    def begin(self, s: State) -> Next:
        return AskAll(tuple(range(s.seats())), "bid", self.cards, then=self.open_bids, rule="BAZ-1")

    def cards(self, s: State, seat: int) -> list[Option]:
        return [("bid", card) for card in sorted(set(s.players[seat].hand))]

    def open_bids(self, s: State, bids: dict[int, Option]) -> Next:
        for seat, (_, card) in sorted(bids.items()):
            s.players[seat].hand.remove(card)
            s.shown.append(card)
            s.tell("bids", seat=seat, card=card)
        self.winner = max(bids, key=lambda seat: (bids[seat][1], -seat))
        return self.shop(s)

    def shop(self, s: State) -> Next:
        return Ask(self.winner, "shop", self.stalls, then=self.bought, rule="BAZ-2", public=True)

    def stalls(self, s: State, seat: int) -> list[Option]:
        return [o for o in (("buy",), ("gamble",), ("leave",)) if self.refusal(s, seat, o) is None]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        if option[0] in PRICES and s.players[seat].coins < PRICES[option[0]]:
            return TOO_POOR
        return None

    def bought(self, s: State, option: Option) -> Next:
        player = s.players[self.winner]
        if option[0] == "leave":
            s.tell("leaves", seat=self.winner)
            return self.talk(s)
        player.coins -= PRICES[option[0]]
        if option[0] == "buy":
            player.wares += 1
            s.tell("buys", seat=self.winner)
        else:
            won = chance.roll(s, 6)
            player.coins += won
            s.tell("gambles", seat=self.winner, won=won)
        return self.shop(s)

    def talk(self, s: State) -> Next:
        speakers = tuple(seat for seat in range(s.seats()) if seat not in self.silent)
        if not speakers:
            self.silent = []
            return self.tidy(s)
        return AskAny(speakers, "talk", self.words, then=self.heard)

    def words(self, s: State, seat: int) -> list[Option]:
        return [DONE_TALKING, *[("gift", other, 1) for other in range(s.seats()) if other != seat and s.players[seat].coins]]

    def heard(self, s: State, seat: int, option: Option) -> Next:
        if option == DONE_TALKING or option[0] == "gift":
            self.silent.append(seat)
        if option[0] == "gift":
            s.players[seat].coins -= 1
            s.players[option[1]].coins += 1
            s.tell("gives", seat=seat, rival=option[1], card=option[2])
        return self.talk(s)

    def tidy(self, s: State) -> Next:
        return Ask(self.winner, "discard", self.keepable, then=self.thrown, rule="BAZ-4")

    def keepable(self, s: State, seat: int) -> Any:
        hand = tuple(sorted(s.players[seat].hand))
        return Subset("discard", hand, 0, min(2, len(hand)))

    def thrown(self, s: State, option: Option) -> Next:
        player = s.players[self.winner]
        for card in option[1]:
            player.hand.remove(card)
            s.shown.append(card)
        s.tell("discards", seat=self.winner, number=len(option[1]))
        return DONE


CARDS = tuple(range(5000, 6000))  # many games share them


def setup(players: int, luck: tuple[int, ...], options: dict[str, Any]) -> State:
    s = State([Player(seat) for seat in range(players)], list(CARDS), rounds=options["days"])
    s.luck = luck
    chance.shuffle(s, s.deck)
    for player in s.players:
        player.hand = [s.deck.pop() for _ in range(HAND)]
    s.stack = [Market()]
    return s


GAME = register(
    Game(
        id="bazaar",
        title="Bazaar",
        min_players=2,
        max_players=4,
        rules_version=1,
        talk_apart="BAZ-3",
        state=State,
        setup=setup,
        options=(GameOption("days", 3, "How many days the market lasts.", lo=1, hi=200),),
        prefix="BAZ",
    )
)
