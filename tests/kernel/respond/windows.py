"""Announce, respond, resolve (SMC section 26): the windows of this game, and what is announced."""

from __future__ import annotations

from civitas.kernel.flow import AskAll, Done, Next, Step
from civitas.kernel.records import Option
from civitas.kernel.windows import PASS, PASS_ON, Announced, Window

from .state import State
from .tables import AT, BLIGHT, BOON, BREAD, CIVIL_SERVICE, DEFECTION, JOUST, LEVEL, PLAY, PRIME, SPEND, SPY, TOKEN, WHAT

W1, W2, W4 = range(3)  # an event, a resource ability, a step of a figure
NOBODY = -1


class Response(Window):
    """A chance to answer what *seat* announced.  Done(True): it was cancelled (W4: somebody has answered)."""

    window: int
    target: int = NOBODY

    def might_answer(self, s: State, seat: int) -> bool:
        """SMC-26.3: never looks at a card's face."""
        if s.how == "holders":  # the mistake: who is asked tells what is held
            return len(self.answers(s, seat)) > 1
        if s.how == "watch" and self.window == W4 and not s.watchers >> seat & 1:  # SMC-26.9
            return False
        return might_respond(s, seat, self.window, self.target)

    def standing_passes(self, s: State) -> int:
        return s.aside

    def stand_aside(self, s: State, seat: int) -> None:
        s.aside |= 1 << seat
        s.tell("stands-aside", seat=seat)

    def ask(self, s: State, seats: tuple[int, ...]) -> Next:
        return AskAll(seats, "respond", self.answers, then=self.hear, rule="SMC-26.1", about={"window": self.window, "seat": self.seat})

    def answers(self, s: State, seat: int) -> list[Option]:
        """What *seat* may really do."""
        player = s.players[seat]
        found = [PASS, PASS_ON] if s.how == "standing" else [PASS]
        for card in sorted(player.events):
            what = WHAT[card]
            if self.window == W4:
                found += [AT[card][self.seat]] if what == DEFECTION else []
            elif what == PRIME or (self.window == W1 and (what == JOUST or (what == BREAD and self.target == seat))):
                found.append(PLAY[card])
        if self.window == W1 and player.techs & CIVIL_SERVICE and not player.spied:
            found += [SPEND[token] for token in sorted(player.tokens) if TOKEN[token] == SPY]
        return found

    def answer(self, s: State, seat: int, option: Option) -> Step:
        return Deed(seat, option)

    def answered(self, s: State, worked: bool) -> Next:
        """SMC-26.5: before a step of a figure everybody may answer again, as long as there is one."""
        if self.window != W4:
            return Window.answered(self, s, worked)
        return self.begin(s) if s.players[self.seat].figure else Done(True)


def might_respond(s: State, seat: int, window: int, target: int) -> bool:
    """Whether *seat* might hold an answer for all that the table can see."""
    player = s.players[seat]
    backs = {LEVEL[card] for card in player.events}  # printed on the backs
    if window == W4:
        return bool(backs)  # each level has its defection
    if window == W2:
        return 3 in backs
    spy = player.techs & CIVIL_SERVICE and player.tokens and not player.spied
    return 2 in backs or 3 in backs or (1 in backs and target == seat) or bool(spy)


class Deed(Announced):
    """An event or an ability."""

    def announce(self, s: State) -> Step:
        player, thing = s.players[self.seat], self.option[1]
        s.tell("announces", seat=self.seat, option=self.option)
        if self.option[0] == "play":
            player.events.remove(thing)
            s.discarded.append(thing)
            return Response(self.seat, W1, self.option[2] if len(self.option) > 2 else NOBODY)
        player.tokens.remove(thing)
        s.spent.append(thing)
        player.spied = player.spied or self.option[0] == "spy"
        return Response(self.seat, W2)

    def take_effect(self, s: State) -> Step | None:
        s.tell("takes-effect", seat=self.seat, option=self.option)
        if self.option[0] == "sow":
            s.players[self.seat].culture += 1
        elif self.option[0] == "play":
            match WHAT[self.option[1]]:
                case what if what == BOON:
                    s.players[self.seat].culture += 3
                case what if what == BLIGHT:
                    target = s.players[self.option[2]]
                    target.culture = max(0, target.culture - 2)
                case what if what == DEFECTION:
                    s.players[self.option[2]].figure = False
        return None
