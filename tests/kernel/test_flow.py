"""The flow: asking, answering, calling, and what the kernel answers by itself."""

from __future__ import annotations

import pytest
import toys
from toys import A, B, Chat, Hands, Table, Verdict, Word, table

from civitas.kernel.flow import DONE, Agenda, AskAll, BaseState, Decision, ForEach, IllegalChoice, Sequence, Step, advance, current
from civitas.kernel.options import GAME_OVER, NOT_AN_OPTION, NOT_YOUR_TURN, Refusal


def test_one_seat_is_asked_and_its_choice_arrives():
    s = table(Chat("given"))
    assert s.to_act == (0,)
    assert s.legal() == s.legal(0) == [A, B]
    assert s.legal(1) == []
    s.play(B)
    assert s.heard == [B]
    assert s.over
    assert s.to_act == ()


def test_a_question_says_what_is_asked_and_why():
    question = table(Chat("given")).decision(0)
    assert (question.seat, question.what, question.options, question.rule) == (0, "word", [A, B], "TOY-1")
    assert question.prompt == ("word", {"word": "a", "number": 1})
    assert table(Chat("given")).decision(1) is None
    assert table().decision() is None


def test_a_single_given_option_is_answered_by_the_kernel():
    s = table(Chat("given", options=(A,)))
    assert s.heard == [A]
    assert s.over


def test_a_single_listed_option_is_asked_because_skipping_would_tell():
    s = table(Chat("listed", options=(A,)))
    assert s.legal() == [A]


def test_a_single_option_listed_in_the_open_is_answered_by_the_kernel():
    assert table(Chat("open", options=(A,))).heard == [A]
    assert table(Chat("open")).legal() == [A, B]


def test_a_single_option_of_an_open_space_is_answered_by_the_kernel():
    s = toys.Table([toys.Player(0)], open=[7])
    s.stack = [Chat("open space")]
    advance(s)
    assert s.heard == [("take", (7,))]


def test_sealed_answers_arrive_together_in_any_order():
    s = table(Chat("sealed"))
    assert s.to_act == (0, 1)
    s.play(B, 1)
    assert s.to_act == (0,)
    assert s.heard == []
    with pytest.raises(IllegalChoice):
        s.play(A, 1)
    s.play(A, 0)
    assert s.heard == [A, B]


def test_sealed_questions_with_one_public_option_are_answered_by_the_kernel():
    assert table(Chat("sealed given", options=(A,))).heard == [A, A]
    assert table(Chat("sealed", options=(A,))).to_act == (0, 1)


def test_where_nobody_is_asked_for_a_sealed_answer_nobody_is_waited_for():
    assert table(Chat("sealed", seats=())).over
    assert table(Chat("sealed given", seats=())).over


def test_an_open_floor_needs_somebody_who_is_waited_for():
    with pytest.raises(ValueError, match="nobody is asked: word"):
        table(Chat("floor", seats=()))


def test_a_clone_does_not_share_sealed_answers():
    s = table(Chat("sealed"))
    twin = s.clone()
    twin.play(A, 0)
    assert s.to_act == (0, 1)
    assert isinstance(s.pending, AskAll)
    assert s.pending.answers == {}


def test_on_an_open_floor_anybody_may_speak():
    s = table(Chat("floor"))
    s.play(A, 1)
    s.play(A, 1)
    s.play(B, 0)
    assert s.heard == [(1, *A), (1, *A), (0, *B)]
    assert s.over


def test_the_result_of_a_called_step_arrives_where_it_was_called():
    s = table(Chat("twice"))
    assert [type(step).__name__ for step in s.stack] == ["Chat", "Chat"]
    s.play(A)
    assert s.heard == [A, ("over", "nothing", 1)]


def test_sequences_and_rounds_run_steps_by_name():
    s = table(Sequence(("Word", "Word")), ForEach("Word", (1, 0), (True,)))
    said = []
    while not s.over:
        said.append((s.to_act, s.pending.about))
        s.play(A)
    assert said == [((0,), {"loud": False}), ((0,), {"loud": False}), ((1,), {"loud": True}), ((0,), {"loud": True})]


def test_an_unknown_step_is_named():
    with pytest.raises(ValueError, match="no record called 'Nothing'"):
        table(Sequence(("Nothing",)))


def test_where_we_are_can_be_printed():
    assert table(Chat("twice")).where == "Chat.again / Chat.hear, waiting for (0,): word"
    assert table().where == ""


def test_the_nearest_step_of_a_kind_is_found():
    s = table(Chat("twice"))
    assert current(s, Chat) is s.stack[-1]
    assert current(s, Step) is s.stack[-1]
    assert current(s, Sequence) is None


@pytest.mark.parametrize("option", [None, 7, "say", (), [], ("say",), ("say", "c"), ["say", "a"], ("say", "a", 1), {"say": "a"}, (1, 2)])
def test_anything_else_is_refused_and_changes_nothing(option):
    s = table(Chat("given"))
    before = s.fingerprint()
    with pytest.raises(IllegalChoice) as refused:
        s.play(option)
    assert refused.value.refusal.rule
    assert refused.value.option is option
    assert s.why_not(option) == refused.value.refusal
    assert s.fingerprint() == before


def test_the_step_says_why_not():
    s = table(Chat("given"))
    assert s.why_not(("shout", "a")) == Refusal("TOY-2", "not-so-loud", word="a")
    assert str(s.why_not(("shout", "a"))) == "not so loud (a) [TOY-2]"
    assert s.why_not(("shout",)).rule == "TOY-1"  # a mangled option does not confuse it
    assert s.why_not(("say", "c")).rule == "TOY-1"
    assert s.why_not(A) is None
    assert s.why_not(7) is NOT_AN_OPTION


def test_out_of_turn_and_after_the_end_nobody_acts():
    s = table(Chat("given"))
    assert s.why_not(A, 1) is NOT_YOUR_TURN
    assert s.why_not(A, 99) is NOT_YOUR_TURN
    with pytest.raises(IllegalChoice, match="it is not for this seat"):
        s.play(A, 1)
    s.play(A)
    assert s.why_not(A) is GAME_OVER
    with pytest.raises(IllegalChoice, match="the game is over"):
        s.play(A)


def test_the_listed_option_is_played_not_the_one_that_equals_it():
    s = table(Chat("given", options=(("take", 1), ("take", 2))))
    s.play(("take", True))
    assert type(s.heard[0][1]) is int


def test_lists_are_copies():
    s = table(Chat("given"))
    s.legal().clear()
    assert s.legal() == [A, B]


def test_options_are_listed_once_until_told_otherwise():
    s = table(Chat("listed"))
    s.legal()
    s.stack[-1].options = (B,)
    assert s.legal() == [A, B]
    s.relist()
    assert s.legal() == [B]


def test_a_stage_that_returns_nothing_is_named():
    class Silent(Step):
        def begin(self, s):
            return None

    with pytest.raises(TypeError, match=r"Silent\.begin returned None"):
        table(Silent())


def test_a_stage_that_returns_another_is_told_to_call_it():
    class Eager(Step):
        def begin(self, s):
            return self.second

        def second(self, s):
            return DONE

    with pytest.raises(TypeError, match=r"call it: return self\.second\(s\)"):
        table(Eager())


def test_a_stage_may_end_at_once():
    class Short(Step):
        def begin(self, s):
            return DONE

    assert table(Short()).over


def test_a_game_says_its_seats_and_scores():
    s = BaseState()
    for ask in (s.seats, s.count_scores, lambda: s.scores, lambda: s.ranking):
        with pytest.raises(TypeError):
            ask()
    with pytest.raises(TypeError):
        Decision("what", (A,), "then", "", (), False).waiting()


def test_who_has_the_same_score_has_the_same_rank():
    s = toys.Table([toys.Player(0, [1]), toys.Player(1, [2, 3]), toys.Player(2, [4])])
    assert s.scores == [1, 2, 1]
    assert s.ranking == [(1,), (0, 2)]


def test_the_chronicle_is_written_only_where_there_is_one():
    s = table(Chat("given"))
    s.tell("nothing")
    assert s.chronicle is None
    s.chronicle = []
    s.tell("says", seat=0, word="a")
    s.tell("whispers", seat=1, word="b", to=1 << 1)
    told = [(event.message, event.args, event.to) for event in s.chronicle]
    assert told == [("says", {"seat": 0, "word": "a"}, -1), ("whispers", {"seat": 1, "word": "b"}, 2)]
    assert s.clone().chronicle is None


# --- tail calls, agendas, and an end in the middle of anything


def test_a_call_without_then_takes_the_place_of_its_caller():
    s = table(Hands(Hands(Verdict(7), keeps=False), keeps=True))
    assert s.where == "Hands.over / Verdict.hear, waiting for (0,): word"
    s.play(A)
    assert s.heard == [A, ("back", 7)]  # the result goes past the step that is gone
    assert s.over


def test_the_steps_of_an_agenda_are_done_in_order_with_what_they_were_given():
    s = table(Agenda([Word(1, loud=True), Verdict(3), Word(0)]))
    assert (s.to_act, s.pending.about) == ((1,), {"loud": True})
    twin = s.clone()
    s.play(A)
    s.play(B)
    s.play(B)
    assert s.heard == [(1, *A), B, (0, *B)]
    assert s.over
    assert len(twin.stack[0].steps) == 2  # a clone has its own agenda
    assert toys.TOY.from_json(twin.to_json()) == twin


class Sudden(Table):
    """A table at which the third word ends everything."""

    def ended(self) -> bool:
        return len(self.heard) >= 3


def test_a_game_that_has_ended_is_over_in_the_middle_of_anything():
    s = Sudden([toys.Player(0), toys.Player(1)])
    s.stack = [Chat("sealed"), Hands(Agenda([Word(0), Word(1), Word(0), Word(1)]), keeps=True)]
    advance(s)
    s.play(A)
    s.play(A)
    assert not s.over
    s.play(B)
    assert s.over
    assert (s.stack, s.pending, s.to_act) == ([], None, ())
    assert s.heard == [(0, *A), (1, *A), (0, *B)]
    assert s.why_not(A) == GAME_OVER
