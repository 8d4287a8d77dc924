"""Rounds of turns: play events, sow, walk."""

from __future__ import annotations

from typing import Any

from civitas.kernel.chance import shuffle
from civitas.kernel.flow import DONE, Ask, AskAll, Call, Next, Step
from civitas.kernel.records import Option
from civitas.kernel.windows import PASS

from .state import Player, State
from .tables import (
    AT,
    BLIGHT,
    BOON,
    CIVIL_SERVICE,
    DEFECTION,
    EVENTS,
    LEVEL,
    PLAY,
    SOW,
    SPEED,
    STEP,
    STOP,
    TOKEN,
    TOKENS,
    WALK,
    WATCH,
    WHAT,
    WHEAT,
)
from .windows import W4, Deed, Response, might_respond


def setup(players: int, luck: tuple[int, ...], options: dict[str, Any]) -> State:
    """Two events and a token each; every second seat knows Civil Service."""
    s = State([Player(seat) for seat in range(players)], options["rounds"], options["how"])
    s.luck = luck
    for level in (1, 2, 3):
        deck = [card for card in range(EVENTS) if LEVEL[card] == level]
        shuffle(s, deck)
        s.decks.append(deck)
    s.huts = list(range(TOKENS))
    shuffle(s, s.huts)
    for player in s.players:
        player.techs = CIVIL_SERVICE if player.seat % 2 else 0
        player.events = [s.decks[(player.seat + i) % 3].pop() for i in range(2)]
        player.tokens = [s.huts.pop()]
    s.stack.append(Match())
    return s


class Match(Step):
    """Everybody in turn, as many rounds as agreed."""

    at: int = 0

    def begin(self, s: State) -> Next:
        if self.at == s.rounds * s.seats():
            return DONE
        self.at += 1
        s.aside = 0  # a standing pass is for one turn
        for player in s.players:
            player.spied = False
        return Call(Turn((self.at - 1) % s.seats()), then=self.begin)


class Turn(Step):
    """Draw, do two things, then walk if you like."""

    seat: int
    done: int = 0

    def begin(self, s: State) -> Next:
        player = s.players[self.seat]
        player.figure = True  # built again
        deck = s.decks[(self.seat + len(s.discarded)) % 3]
        if deck and len(player.events) < 4:
            player.events.append(deck.pop())
            s.tell("draws", seat=self.seat, card=player.events[-1], to=1 << self.seat)
        if s.huts and len(player.tokens) < 2:
            player.tokens.append(s.huts.pop())
        return self.menu(s)

    def menu(self, s: State, worked: bool = False) -> Next:
        if self.done == 2:
            return self.ask_who_watches(s)
        self.done += 1
        return Ask(self.seat, "turn", self.deeds, then=self.act, rule="SMC-9.3")

    def deeds(self, s: State, seat: int) -> list[Option]:
        player = s.players[seat]
        found = [PASS] + [PLAY[card] for card in sorted(player.events) if WHAT[card] == BOON]
        found += [AT[card][other] for card in sorted(player.events) if WHAT[card] == BLIGHT for other in range(s.seats()) if other != seat]
        return found + [SOW[token] for token in sorted(player.tokens) if TOKEN[token] == WHEAT]

    def act(self, s: State, option: Option) -> Next:
        if option == PASS:
            return self.ask_who_watches(s)
        return Call(Deed(self.seat, option), then=self.menu)

    def ask_who_watches(self, s: State) -> Next:
        """SMC-26.9: one sealed question for the whole part."""
        s.watchers = 0
        able = tuple([seat for seat in range(s.seats()) if seat != self.seat and might_respond(s, seat, W4, self.seat)])
        if s.how != "watch" or not able:
            return self.part(s)
        return AskAll(able, "watch", WATCH, then=self.watched, rule="SMC-26.9")

    def watched(self, s: State, said: dict[int, Option]) -> Next:
        s.watchers = sum([1 << seat for seat, option in said.items() if option == WATCH[1]])
        return self.part(s)

    def part(self, s: State) -> Next:
        return Ask(self.seat, "movement", (STOP, WALK), then=self.walk, rule="SMC-11.1")

    def walk(self, s: State, option: Option) -> Next:
        if option == STOP:
            return DONE
        return Call(Walk(self.seat))


class Walk(Step):
    """SMC-11.14: step by step, a window before each."""

    seat: int
    left: int = SPEED

    def begin(self, s: State, worked: bool = False) -> Next:
        if not self.left or not s.players[self.seat].figure:
            return DONE
        return Ask(self.seat, "step", self.ways, then=self.act, rule="SMC-11.14")

    def ways(self, s: State, seat: int) -> list[Option]:
        """The mover's own movement events are options here, never a window (SMC-26.9)."""
        targets = [player.seat for player in s.players if player.seat != seat and player.figure]
        events = [card for card in sorted(s.players[seat].events) if WHAT[card] == DEFECTION]
        return [STOP, STEP] + [AT[card][other] for card in events for other in targets]

    def act(self, s: State, option: Option) -> Next:
        if option == STOP:
            return DONE
        if option != STEP:
            return Call(Deed(self.seat, option), then=self.begin)
        return Call(Response(self.seat, W4), then=self.take_step)

    def take_step(self, s: State, stopped: bool) -> Next:
        """SMC-26.5: looked at again after the window."""
        if s.players[self.seat].figure:
            self.left -= 1
            s.players[self.seat].culture += 1
        return self.begin(s)
