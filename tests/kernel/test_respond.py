"""Windows: a miniature of SMC section 26, played under all laws."""

from __future__ import annotations

from dataclasses import replace

import pytest
import respond
from respond.tables import BLIGHT, BOON, BREAD, DEFECTION, EVENTS, JOUST, LEVEL, PRIME, STEP, STOP, WALK, WATCH, WHAT

from civitas.kernel.flow import BaseState, Done, Step, advance
from civitas.kernel.registry import GameOption
from civitas.kernel.windows import PASS, PASS_ON, Announced, Window
from civitas.laws.fuzz import Fuzz


def card(level, what, copy=0):
    return [c for c in range(EVENTS) if LEVEL[c] == level and WHAT[c] == what][copy]


def table(how, *hands):
    """These are the hands; nobody has a token."""
    s = respond.GAME.new(players=len(hands), seed=3, options={"how": how})
    for player, hand in zip(s.players, hands, strict=True):
        player.events, player.tokens = list(hand), []
    s.relist()
    return s


def always(how):
    """The game with one way of asking only."""
    return replace(respond.GAME, options=(respond.GAME.options[0], GameOption("how", how, choices=(how,))))


def test_all_are_asked_at_once_and_the_first_in_order_counts():  # SMC-26.1
    bread, joust = card(1, BREAD), card(2, JOUST)
    s = table("sealed", [card(1, BLIGHT)], [bread], [], [joust])
    s.play(("play", card(1, BLIGHT), 1), 0)
    assert s.to_act == (1, 3)
    s.play(("play", joust), 3)
    s.play(("play", bread), 1)
    assert (s.players[3].events, s.discarded) == ([joust], [card(1, BLIGHT), bread])  # what 3 would have done is not shown
    assert (s.to_act, s.legal(3)) == ((3,), [PASS, ("play", joust)])  # the window on the bread itself


class Hall(BaseState):
    """Everybody has a shield."""

    raised: list[int] = []

    def seats(self):
        return 4


class Parry(Window):
    """Whoever raises a shield stops it."""

    def might_answer(self, s, seat):
        return True

    def answers(self, s, seat):
        return [PASS, ("shield",)]

    def answer(self, s, seat, option):
        return Shield(seat)


class Shield(Step):
    seat: int

    def begin(self, s):
        s.raised.append(self.seat)
        return Done(True)


@pytest.mark.parametrize("announcer", range(4))
def test_the_left_neighbour_of_whoever_announced_it_comes_first(announcer):  # whatever number that seat has
    s = Hall()
    s.stack = [Parry(announcer)]
    advance(s)
    assert s.to_act == tuple([(announcer + i) % 4 for i in (1, 2, 3)])
    s.play(PASS, (announcer + 1) % 4)
    s.play(("shield",), (announcer + 3) % 4)
    s.play(("shield",), (announcer + 2) % 4)
    assert (s.over, s.raised) == (True, [(announcer + 2) % 4])


def test_a_cancel_that_is_cancelled_opens_the_window_again():
    blight, bread, prime, joust = card(1, BLIGHT), card(1, BREAD), card(3, PRIME), card(2, JOUST)
    s = table("sealed", [blight], [bread], [prime], [joust])
    s.play(("play", blight, 1), 0)
    for seat, option in ((1, ("play", bread)), (2, ("play", prime)), (3, ("play", joust))):
        for other in s.to_act:
            s.play(option if other == seat else PASS, other)
    # nobody is left for the joust: it cancels the prime, the bread's window opens again with nobody, the bread works
    assert (s.pending.what, s.players[1].culture) == ("turn", 4)


def test_what_was_announced_lies_on_the_stack_last_in_first_out():
    blight, bread, prime = card(1, BLIGHT), card(1, BREAD), card(3, PRIME)
    s = table("sealed", [blight], [bread], [prime], [card(3, BOON)])
    s.play(("play", blight, 1), 0)
    for option in (("play", bread), PASS, PASS):
        s.play(option, s.to_act[0])
    assert [step.option[1] for step in s.stack if isinstance(step, Announced)] == [blight, bread]


def test_a_standing_pass_is_public_and_holds_for_the_turn():
    boon, prime = card(1, BOON), card(3, PRIME)
    s = table("standing", [boon, card(1, BOON, 1)], [prime], [])
    s.play(("play", boon), 0)
    assert s.legal(1) == [PASS, PASS_ON, ("play", prime)]
    s.play(PASS_ON, 1)
    assert s.aside == s.view(None)["aside"] == 0b10
    s.play(("play", card(1, BOON, 1)), 0)
    assert (s.pending.what, s.players[0].culture) == ("movement", 10)  # nobody was asked


def test_whoever_might_hold_an_answer_is_asked_card_or_no_card():  # SMC-26.3
    s = table("sealed", [card(1, BLIGHT)], [card(1, BOON)], [card(2, BLIGHT)], [card(1, BREAD)])
    s.play(("play", card(1, BLIGHT), 1), 0)
    assert s.to_act == (1, 2)  # the target's level I back, a level II back; not the bread of seat 3, which is no target
    assert s.legal(1) == s.legal(2) == [PASS]


def test_only_watchers_are_asked_before_each_step():  # SMC-26.9
    s = table("watch", [], [card(1, BOON)], [card(1, DEFECTION)], [])
    s.play(PASS)
    assert (s.pending.what, s.to_act) == ("watch", (1, 2))  # 3 has no event card: everybody sees that
    s.play(WATCH[0], 1)
    s.play(WATCH[1], 2)
    s.play(WALK)
    s.play(STEP)
    assert s.to_act == (2,)
    s.play(PASS)
    s.play(STEP)
    s.play(("play", card(1, DEFECTION), 0))
    assert (s.players[0].figure, s.players[0].culture) == (False, 5)  # one step was taken, the second never happened
    assert (s.pending.what, s.to_act) == ("turn", (1,))


def test_the_mover_plays_its_own_events_between_two_steps():
    s = table("watch", [card(1, DEFECTION)], [], [])
    for option in (PASS, WALK, STEP):  # nobody might answer: nobody is asked
        s.play(option)
    assert s.legal() == [STOP, STEP, ("play", card(1, DEFECTION), 1), ("play", card(1, DEFECTION), 2)]
    s.play(("play", card(1, DEFECTION), 2))
    assert not s.players[2].figure


@pytest.mark.parametrize("how", ["watch", "sealed", "standing"])
def test_the_laws_hold(how):
    run = Fuzz(always(how), seed=1)
    assert run.run(seconds=6) is None
    assert run.coverage.positions > 50


def test_asking_only_the_holders_breaks_law_6():
    failure = Fuzz(always("holders"), seed=1).run(seconds=30)
    assert failure is not None
    assert failure.law == 6


def windows(how):
    """How many questions of a four-player game are windows, if everybody walks as far as it can and nobody answers."""
    asked = 0
    for seed in range(10):
        s = always(how).new(players=4, seed=seed)
        while not s.over:
            asked += s.pending.what in ("respond", "watch")
            seat = s.to_act[0]
            listed = s.legal(seat)
            s.play(next((option for option in (WALK, STEP) if option in listed), listed[0]), seat)
    return asked / 10


def test_watching_saves_most_questions():
    assert windows("watch") * 2 < windows("sealed")
