"""Ages, rounds and turns (COC-3)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Call, Done, Next, Step, find_step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .armies import clear_flags
from .cards.card import AFTER_CAPTURE, CIVIL_MOMENT
from .effects import refresh
from .menu import BY_VERB, MAIN, START, list_menu, why_not
from .resources import trim
from .state import FOCUS, MASS, TAKEOVER, TURN_BEGUN, Player, State, clockwise
from .tables import CIVIL_OF, NONE, SETUP

ROUNDS: Final[int] = SETUP["rounds_per_age"]
BEGIN_TURN: Final[Option] = ("begin-turn",)
END_TURN: Final[Option] = ("end-turn",)
FORFEIT: Final[Option] = ("forfeit",)
ACTIONS_LEFT: Final = Refusal("COC-3.9", "a-turn-ends-when-no-action-is-left-or-they-are-given-up")
NOTHING_TO_FORFEIT: Final = Refusal("COC-3.5", "no-action-is-left-to-give-up")


class Ages(Step):
    """Age after age: three rounds and a status phase, until the game ends (COC-3.1, 3.3)."""

    def begin(self, s: State) -> Next:
        s.tell("age-begins", age=s.age)
        s.round = 1
        return self.play_round(s)

    def play_round(self, s: State) -> Next:
        return Call(Round(), then=self.after_round)

    def after_round(self, s: State) -> Next:
        if s.round < ROUNDS and not s.ending:
            s.round += 1
            return self.play_round(s)
        return Call(find_step(s, "StatusPhase")(), then=self.after_status)

    def after_status(self, s: State, ended: bool) -> Next:
        if ended:
            s.tell("game-ends")
            return DONE
        s.age += 1
        return self.begin(s)


class Round(Step):
    """A turn for each player, clockwise from the first (COC-3.2)."""

    at: int = 0

    def begin(self, s: State) -> Next:
        if self.at == 0:
            s.tell("round-begins", age=s.age, round=s.round)
            return Call(find_step(s, "RandomEnd")(), then=self.rolled)
        return self.next_turn(s)

    def rolled(self, s: State) -> Next:
        """COC-12.9: a random end skips this round, so the round before it stays the one just finished (COC-7.2.11)."""
        if s.ending:
            return DONE
        s.built_wonders = []
        s.founder_round = []
        return self.next_turn(s)

    def next_turn(self, s: State) -> Next:
        if self.at == len(s.players):
            return Call(find_step(s, "WonderEnd")())
        seat = clockwise(s, s.first)[self.at]
        self.at += 1
        return Call(Turn(seat), then=self.next_turn)


class Turn(Step):
    """COC-3.4: the start, actions and free actions in any order, the end."""

    seat: int

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        clear_turn(s, p)
        s.current = self.seat
        lost = p.lost_actions + (1 if p.assassinated else 0)
        p.actions = max(0, int(SETUP["actions_per_turn"]) - lost)  # COC-3.4 (a)
        p.lost_actions, p.assassinated = 0, False
        s.tell("turn-begins", seat=self.seat, actions=p.actions)
        return self.start(s)

    def start(self, s: State) -> Next:
        """The start of turn menu: asked of everybody with an action card or a choice (COC-3.4 b to d)."""
        p = s.players[self.seat]
        if not len(p.hand) and not list_menu(s, p, START):
            return self.begin_actions(s, BEGIN_TURN)
        return Ask(self.seat, "start-of-turn", self.beginnings, then=self.begin_actions, rule="COC-3.4")

    def beginnings(self, s: State, seat: int) -> list[Option]:
        return [BEGIN_TURN, *list_menu(s, s.players[seat], START)]

    def begin_actions(self, s: State, option: Option) -> Next:
        p = s.players[self.seat]
        if option == BEGIN_TURN:
            p.turn_marks |= TURN_BEGUN
            return self.menu(s)
        step = BY_VERB[option[0]].do(s, p, option)
        return self.started(s) if step is None else Call(step, then=self.started)

    def started(self, s: State, *results: object) -> Next:
        return Call(find_step(s, "InstantObjectives")(), then=self.start)

    def menu(self, s: State, *results: object) -> Next:
        return Ask(self.seat, "turn", self.choices, then=self.choose, rule="COC-3.6", about={"actions": s.players[self.seat].actions})

    def choices(self, s: State, seat: int) -> list[Option]:
        p = s.players[seat]
        found = list_menu(s, p, MAIN)
        if not found or not p.turn_marks & (FOCUS | MASS | TAKEOVER):
            found.append(FORFEIT if p.actions else END_TURN)
        return found

    def choose(self, s: State, option: Option) -> Next:
        p = s.players[self.seat]
        action = BY_VERB.get(option[0])
        if action is None:  # the turn is over, or what is left of it is given up
            if p.actions:
                s.tell("forfeits", seat=self.seat, actions=p.actions)
                p.actions = 0
                return self.menu(s)  # COC-3.9: free actions, cards and trades are still possible
            return self.end(s)
        if s.fresh_capture != NONE and not waits_for_capture(option):
            s.fresh_capture = NONE
        if action.takes_action(s, p, option):
            p.actions -= 1
        step = action.do(s, p, option)
        return self.after(s) if step is None else Call(step, then=self.after)

    def after(self, s: State, *results: object) -> Next:
        return Call(find_step(s, "InstantObjectives")(), then=self.menu) if s.deeds else self.menu(s)

    def end(self, s: State) -> Next:
        """COC-3.4.3: all that lasts for this turn is over."""
        p = s.players[self.seat]
        clear_turn(s, p)
        p.truce &= ~p.truce_ends  # Negotiations (COC-7.8.4)
        p.truce_ends = 0
        s.tell("turn-ends", seat=self.seat)
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        p = s.players[seat]
        if option == END_TURN:
            return ACTIONS_LEFT if p.actions else None
        if option == FORFEIT:
            return None if p.actions else NOTHING_TO_FORFEIT
        return why_not(s, p, option, MAIN if p.turn_marks & TURN_BEGUN else START)


def waits_for_capture(option: Option) -> bool:
    """COC-7.1.8: Teach Us! is played right after a capture; all but the Great Library's choice makes it too late."""
    return option[0] == "great-library" or (option[0] == "play" and CIVIL_MOMENT[CIVIL_OF[option[1]]] == AFTER_CAPTURE)


def clear_turn(s: State, p: Player) -> None:
    """Activations, flags, once-per-turn marks, the Great Library's choice: also what a status phase left behind."""
    s.flagged = []
    s.active = [0] * len(s.active)
    s.fights = []
    s.fresh_capture = NONE
    s.deeds = []
    p.actions = p.once = p.turn_marks = p.offers = p.influenced = 0
    if p.named != NONE:
        p.named = NONE
        refresh(s, p)
        trim(s, p)  # a limit that was lent is over (COC-4.1.2)


def end_move_action(s: State) -> None:
    """COC-5.4.2: units may move again in a later move action."""
    from .armies import MOVED

    clear_flags(s, MOVED)


ENDED: Final = Done(True)
