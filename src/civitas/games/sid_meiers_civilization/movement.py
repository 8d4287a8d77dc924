"""Phase 4: Movement (SMC-11): parts, groups, steps."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .actions import Action, End, Menu, Part, holds_nothing_hidden
from .board import city_at, destroy_marker, figures_on, is_building, move_figure, remove_figure
from .combat.engaging import Engagement
from .events.hand import hand_limits
from .exploration import discover
from .menus import BETWEEN_STEPS_MENU
from .paths import (
    AT_HELD_SQUARE,
    FACE_DOWN,
    NOT_A_NEIGHBOUR,
    Group,
    can_reach_an_end,
    end_refusal,
    meets_something,
    sacrifice_refusal,
    step_refusal,
)
from .research import LearnFrom
from .state import FIGURES, FIRST_SCOUT, USED_RAZE, USED_SACRIFICE, State, is_scout, owner_of, scout_number
from .tables import COMBUSTION, FLIGHT, NONE, RUSSIAN_ARMIES, SCOUTS
from .tiles import BOARDS, FACEDOWN, SQUARES
from .watching import Watching
from .windows import MovementWindow
from .yields import travel_speed

SHAPES: Final = SCOUTS + 1  # numbers of scouts in a group
ALL_ARMIES: Final = (1 << FIRST_SCOUT) - 1  # of a seat, as a mask
HOW_MANY: Final[list[int]] = [mask.bit_count() for mask in range(ALL_ARMIES + 1)]  # figures in a mask
MOVE: Final[list[Option]] = [
    ("move", square, armies, scouts) for square in range(SQUARES) for armies in range(RUSSIAN_ARMIES + 1) for scouts in range(SHAPES)
]
STEP: Final[list[Option]] = [("step", square) for square in range(SQUARES)]
DISCOVER: Final[list[Option]] = [("discover", square) for square in range(SQUARES)]
SACRIFICE: Final[list[Option]] = [("sacrifice", square) for square in range(SQUARES)]
STOP: Final[Option] = ("stop",)
RAZE: Final[Option] = ("raze",)
SPARE: Final[Option] = ("spare",)

TOO_FEW_FIGURES: Final = Refusal("SMC-11.1", "not-so-many-figures-there-that-may-still-move")
NO_FIRST_STEP: Final = Refusal("SMC-11.14b", "there-is-no-legal-step-from-there")
NOT_BEGUN: Final = Refusal("SMC-11.14a", "a-move-begins-with-a-step")
NO_STRANDING: Final = Refusal("SMC-11.14b", "no-legal-end-of-the-move-is-in-reach")
FACE_UP: Final = Refusal("SMC-12.1", "that-tile-is-face-up")


class MovementPart(Part):
    """SMC-26.9, 11.1: who watches, then one move after the other."""

    def begin(self, s: State) -> Next:
        s.current = self.seat
        return Call(Watching(self.seat), then=self.open)

    def open(self, s: State, *results: object) -> Next:
        return Call(MovementWindow(self.seat), then=self.go_on)  # W5

    def menu(self, s: State) -> Menu:
        return MOVEMENT_MENU

    def ask(self, s: State) -> Next:
        return self.ask_menu(s, "movement", "SMC-11.1")

    def close(self, s: State) -> Next:
        return Call(MovementWindow(self.seat), then=self.leave)

    def leave(self, s: State, *results: object) -> Next:
        s.watchers = 0
        return DONE


# --- the first step: naming a group ------------------------------------------------------------------------------------------------


def movable(s: State, seat: int, square: int) -> tuple[list[int], list[int]]:
    """The armies and the scouts there that may still move this turn (SMC-11.13), those that gather last: they stay, if one does."""
    here = [figure for figure in figures_on(s, seat, square) if not s.moved >> figure & 1]
    scouts = [figure for figure in here if is_scout(figure)]
    idle = [scout for scout in scouts if s.sent[scout_number(scout)] == NONE]
    return [figure for figure in here if not is_scout(figure)], idle + [scout for scout in scouts if scout not in idle]


def can_begin(s: State, g: Group) -> bool:
    """Whether a group has a legal step, a tile to discover or a city to be sacrificed in."""
    speed = travel_speed(s.players[g.seat])
    held = g.at in s.held
    for square in BOARDS[len(s.players)].orthogonal[g.at]:
        if s.ground[square] == FACEDOWN:
            return True
        if not held and (step_refusal(s, g, square, speed - 1) is None or sacrifice_refusal(s, g, square) is None):
            return True
    return False


class MoveGroup(Action):
    """SMC-11.3: figures that stand in one square move together, or some of them, or one."""

    verb: ClassVar[str] = "move"
    parts: ClassVar[tuple[str, ...]] = ("square", "armies", "scouts")

    def offer(self, s: State, seat: int, options: list[Option]) -> None:
        counts: dict[int, int] = {}
        for figure in range(FIGURES * seat, FIGURES * seat + FIGURES):
            square = s.figures[figure]
            if square != NONE and not s.moved >> figure & 1:
                counts[square] = counts.get(square, 0) + (16 if is_scout(figure) else 1)
        for square, count in counts.items():
            first = square * (RUSSIAN_ARMIES + 1) * SHAPES
            g = Group(s, seat, square, 0, 0)
            for armies in range((count & 15) + 1):
                for scouts in range((count >> 4) + 1):
                    if armies + scouts:
                        g.consist_of(s, armies, scouts)
                        if can_begin(s, g):
                            options.append(MOVE[first + armies * SHAPES + scouts])

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        _, square, n_armies, n_scouts = option
        if square not in range(SQUARES) or n_armies < 0 or n_scouts < 0 or not n_armies + n_scouts:
            return TOO_FEW_FIGURES
        armies, scouts = movable(s, seat, square)
        if n_armies > len(armies) or n_scouts > len(scouts):
            return TOO_FEW_FIGURES
        if can_begin(s, Group(s, seat, square, n_armies, n_scouts)):
            return None
        return AT_HELD_SQUARE if square in s.held else NO_FIRST_STEP

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        armies, scouts = movable(s, seat, option[1])
        mask = 0
        for figure in armies[: option[2]] + scouts[: option[3]]:
            mask |= 1 << figure
        return Move(seat, mask, travel_speed(s.players[seat]), [option[1]])


MOVEMENT_MENU: Final = Menu(MoveGroup(), *BETWEEN_STEPS_MENU.actions, End())

# --- the move ------------------------------------------------------------------------------------------------------------------------


class Move(Step):
    """SMC-11.14: a group goes step by step."""

    seat: int
    group: int  # figures, as a mask
    left: int  # steps
    path: list[int]  # squares, from where it began to where it stands
    begun: bool = False  # it has taken a step or discovered a tile
    disturbed: bool = False  # something happened before its first step: it may also stay (SMC-26.5)
    verb: str = ""  # of the step that was named
    to: int = NONE
    seen: tuple[int, ...] = ()  # how the group, its square and its goal were then

    def begin(self, s: State, *results: object) -> Next:
        """SMC-11.15: those killed drop out; the rest may go on."""
        if not self.muster(s):
            return DONE
        step = hand_limits(s)  # SMC-9.2: a blockaded coin may make a hand smaller
        if step is not None:
            return Call(step, then=self.begin)
        if self.begun and not self.left:
            return self.finish(s)
        if self.begun and (self.is_caught(s) or self.is_stranded(s)):
            return self.halt(s)
        if self.disturbed and not self.begun and not self.goals(s, self.shape(s)):
            return DONE
        public, about = holds_nothing_hidden(s.players[self.seat]), {"square": self.path[-1], "left": self.left}
        return Ask(self.seat, "move", self.ways, then=self.choose, rule="SMC-11.14", about=about, public=public)

    def is_caught(self, s: State) -> bool:
        """SMC-14.10.3: whether the group came to a held square; one that never left it may still turn up tiles (SMC-12.1)."""
        return self.path[-1] in s.held and (len(self.path) > 1 or not self.goals(s, self.shape(s)))

    def is_stranded(self, s: State) -> bool:
        """Whether those who are left, a scout whose escort was killed, can neither end here nor go on."""
        g = self.shape(s)
        return self.stop_refusal(s, g) is not None and not self.goals(s, g)

    def muster(self, s: State) -> bool:
        """Whether anybody of the group still stands where it is."""
        here, figure = self.path[-1], FIGURES * self.seat
        left = self.group >> figure
        while left:
            if left & 1 and s.figures[figure] != here:
                self.group &= ~(1 << figure)
            figure += 1
            left >>= 1
        return self.group != 0

    def shape(self, s: State) -> Group:
        """The group as the rules of the way see it."""
        own = self.group >> FIGURES * self.seat
        return Group(s, self.seat, self.path[-1], HOW_MANY[own & ALL_ARMIES], HOW_MANY[own >> FIRST_SCOUT])

    # --- naming a step

    def goals(self, s: State, g: Group) -> list[Option]:
        """The steps, tiles and sacrifices that are open."""
        here, left = g.at, self.left - 1
        options: list[Option] = []
        for square in BOARDS[len(s.players)].orthogonal[here]:
            if s.ground[square] == FACEDOWN:
                if self.discovery_refusal(s, g, square) is None:
                    options.append(DISCOVER[square])
            elif here not in s.held:
                if step_refusal(s, g, square, left) is None:
                    options.append(STEP[square])
                if sacrifice_refusal(s, g, square) is None:
                    options.append(SACRIFICE[square])
        return options

    def ways(self, s: State, seat: int) -> list[Option]:
        g = self.shape(s)
        options = self.goals(s, g)
        if self.stop_refusal(s, g) is None:
            options.append(STOP)
        if self.begun:
            BETWEEN_STEPS_MENU.offer(s, seat, options)
        return options

    def stop_refusal(self, s: State, g: Group) -> Refusal | None:
        """Why the move may not end here."""
        if not self.begun:
            return None if self.disturbed else NOT_BEGUN
        return end_refusal(s, g, self.path[-1])

    def discovery_refusal(self, s: State, g: Group, square: int) -> Refusal | None:
        """Why the group may not turn up the tile of that square (SMC-12.1)."""
        if square not in BOARDS[len(s.players)].orthogonal[g.at]:
            return NOT_A_NEIGHBOUR
        if s.ground[square] != FACEDOWN:
            return FACE_UP
        if end_refusal(s, g, g.at) is None or can_reach_an_end(s, g, g.at, self.left - 1):
            return None
        return NO_STRANDING

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        g, verb = self.shape(s), option[0]
        if option == STOP:
            return self.stop_refusal(s, g)
        if verb in ("step", "discover", "sacrifice"):
            if len(option) != 2 or type(option[1]) is not int or option[1] not in range(SQUARES):
                return None
            return self.goal_refusal(s, g, verb, option[1])
        action = BETWEEN_STEPS_MENU.find(option)
        if action is None or not action.fits(option):
            return None
        return action.refusal(s, seat, option) if self.begun else NOT_BEGUN

    def goal_refusal(self, s: State, g: Group, verb: str, square: int) -> Refusal | None:
        """Why that step may not be taken."""
        if self.stage != "choose":  # something else is asked: whether to raze
            return None
        if verb == "discover":
            return self.discovery_refusal(s, g, square)
        if square not in BOARDS[len(s.players)].orthogonal[g.at]:
            return NOT_A_NEIGHBOUR
        if g.at in s.held:
            return AT_HELD_SQUARE
        if s.ground[square] == FACEDOWN:
            return FACE_DOWN
        return sacrifice_refusal(s, g, square) if verb == "sacrifice" else step_refusal(s, g, square, self.left - 1)

    # --- taking it

    def choose(self, s: State, option: Option) -> Next:
        if option == STOP:
            return self.finish(s) if self.begun else DONE
        if option[0] not in ("step", "discover", "sacrifice"):
            action = BETWEEN_STEPS_MENU.find(option)
            step = None if action is None else action.do(s, self.seat, option)
            return self.begin(s) if step is None else Call(step, then=self.begin)
        self.verb, self.to = option[0], option[1]
        self.seen = self.look(s)
        if not s.watchers:
            return self.take_step(s)
        return Call(MovementWindow(self.seat), then=self.take_step)  # W4, the figures still on the old square

    def look(self, s: State) -> tuple[int, ...]:
        """SMC-26.5: what, when it changes, lets the mover think again."""
        here = self.path[-1]
        return (self.group, s.present[here], s.present[self.to], s.token[self.to], s.realm[self.to], int(here in s.held), int(self.to in s.held))

    def take_step(self, s: State, *results: object) -> Next:
        if not self.muster(s) or self.look(s) != self.seen:
            self.disturbed = True
            return self.begin(s)
        s.moved |= self.group
        self.begun = True
        self.left -= 1
        if self.verb == "discover":
            board = BOARDS[len(s.players)]
            discover(s, self.seat, board.slot[self.to], board.toward[self.path[-1]].index(self.to))
            return self.begin(s)
        return self.sacrifice(s) if self.verb == "sacrifice" else self.enter(s)

    def enter(self, s: State) -> Next:
        """SMC-11.14d, e: the group stands on the new square, and what is there is resolved; with Flight only if it stops there."""
        figure = FIGURES * self.seat
        left = self.group >> figure
        while left:
            if left & 1:
                move_figure(s, figure, self.to)
            figure += 1
            left >>= 1
        if s.chronicle is not None:
            g = self.shape(s)
            s.tell("steps", seat=self.seat, square=self.path[-1], destination=self.to, armies=g.armies, scouts=g.scouts)
        self.path.append(self.to)
        if s.players[self.seat].techs & FLIGHT or not meets_something(s, self.seat, self.to):
            return self.begin(s)
        step = hand_limits(s)  # SMC-9.2: before anything is resolved there
        return self.meet(s) if step is None else Call(step, then=self.meet)

    def meet(self, s: State) -> Next:
        """SMC-11.14e: what is there is resolved, and the move is over."""
        return Call(Engagement(self.seat, self.path[-1]), then=self.raze)

    def sacrifice(self, s: State) -> Next:
        """SMC-20.6: the figure is gone, and Russia learns a tech of that city's owner."""
        owner = owner_of(city_at(s, self.to))
        s.players[self.seat].flags |= USED_SACRIFICE
        remove_figure(s, self.group.bit_length() - 1)
        s.tell("sacrifices", seat=self.seat, other=owner, square=self.to)
        return Call(LearnFrom(self.seat, s.players[owner].techs))

    # --- ending it

    def halt(self, s: State) -> Next:
        """SMC-14.10.3: caught in mid-move, back to the last legal square of its path if it may not end here."""
        g = self.shape(s)
        while len(self.path) > 1 and end_refusal(s, g, self.path[-1]) is not None:
            self.path.pop()
            for figure in range(FIGURES * self.seat, FIGURES * self.seat + FIGURES):
                if self.group >> figure & 1:
                    move_figure(s, figure, self.path[-1])
            g = self.shape(s)
        return self.finish(s)

    def finish(self, s: State) -> Next:
        """A flying group meets what is there now; a quiet end opens a last window (SMC-11.14f)."""
        if meets_something(s, self.seat, self.path[-1]):
            return self.meet(s)
        return Call(MovementWindow(self.seat), then=self.raze) if s.watchers else self.raze(s)

    def raze(self, s: State, *results: object) -> Next:
        """SMC-14.10.6: Combustion's owner may destroy the building on which an army ended."""
        p, here = s.players[self.seat], self.path[-1]
        if not p.techs & COMBUSTION or p.flags & USED_RAZE or not is_building(s.marker[here]) or not self.muster(s):
            return DONE
        if not self.shape(s).armies:
            return DONE
        return Ask(self.seat, "raze", (RAZE, SPARE), then=self.burn, rule="SMC-14.10.6", about={"square": here, "marker": s.marker[here]})

    def burn(self, s: State, option: Option) -> Next:
        if option == RAZE:
            here = self.path[-1]
            s.players[self.seat].flags |= USED_RAZE
            s.tell("razes", seat=self.seat, square=here, marker=s.marker[here])
            destroy_marker(s, here)
        return DONE
