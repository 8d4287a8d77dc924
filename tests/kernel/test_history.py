"""History: what can be taken back, and what cannot."""

from __future__ import annotations

import random

import marches
import pytest
import toys

import civitas
from civitas.bots import draw
from civitas.kernel.flow import IllegalChoice
from civitas.kernel.history import (
    ANOTHER_SEAT_ACTED,
    CHANCE_WAS_USED,
    CHECKPOINT_EVERY,
    NOTHING_TO_REDO,
    NOTHING_TO_UNDO,
    SOMETHING_WAS_SHOWN,
    History,
    UndoRefused,
)


def in_a_turn(seed: int = 3) -> History:
    """A game of Marches in which somebody is about to act."""
    history = History(marches.GAME, 2, seed)
    history.play(("covet", 4), 0)
    history.play(("covet", 11), 1)
    history.play(("pass",))
    assert history.state.pending.what == "action"
    return history


def building(history: History) -> tuple:
    return next(option for option in history.state.legal() if option[0] in ("build", "raise", "move"))


def played(history: History, n: int, seed: int = 0) -> History:
    rng = random.Random(seed)
    for _ in range(n):
        if history.state.over:
            break
        seat = rng.choice(history.state.to_act)
        history.play(draw(history.state.legal(seat), rng), seat)
    return history


def test_a_plain_move_can_be_taken_back_and_made_again():
    history = in_a_turn()
    seat, before = history.state.to_act[0], history.state.fingerprint()
    option = building(history)
    history.play(option)
    after, told = history.state.fingerprint(), len(history.state.chronicle)
    assert history.why_not_undo(seat) is None
    history.undo(seat)
    assert history.state.fingerprint() == before
    assert len(history.moves) == 3
    assert history.why_not_redo(seat) is None
    history.redo(seat)
    assert history.state.fingerprint() == after
    assert len(history.state.chronicle) == told
    assert history.moves[-1].option == option


def test_several_moves_can_be_taken_back_one_by_one():
    history = in_a_turn()
    seat = history.state.to_act[0]
    prints = [history.state.fingerprint()]
    for _ in range(3):
        history.play(next(option for option in history.state.legal() if option[0] in ("build", "raise")))
        prints.append(history.state.fingerprint())
    assert history.undoable >= 3
    for was in reversed(prints[:-1]):
        history.undo(seat)
        assert history.state.fingerprint() == was
    for was in prints[1:]:
        history.redo(seat)
        assert history.state.fingerprint() == was


def test_nobody_else_takes_a_move_back():
    history = in_a_turn()
    seat = history.state.to_act[0]
    history.play(building(history))
    assert history.why_not_undo(1 - seat) == ANOTHER_SEAT_ACTED
    with pytest.raises(UndoRefused) as refused:
        history.undo(1 - seat)
    assert refused.value.refusal == ANOTHER_SEAT_ACTED
    assert history.why_not_redo(seat) == NOTHING_TO_REDO


def test_a_new_move_ends_what_could_be_made_again():
    history = in_a_turn()
    seat = history.state.to_act[0]
    history.play(building(history))
    history.undo(seat)
    history.play(history.state.legal()[0])
    assert history.why_not_redo(seat) == NOTHING_TO_REDO
    with pytest.raises(UndoRefused):
        history.redo(seat)


def test_at_the_start_there_is_nothing_to_take_back():
    history = History(marches.GAME, 2, 1)
    assert history.why_not_undo(0) == NOTHING_TO_UNDO
    with pytest.raises(UndoRefused, match="nothing to undo"):
        history.undo(0)


def test_a_card_that_was_drawn_is_not_put_back():
    history = in_a_turn()
    seat = history.state.to_act[0]
    player = history.state.players[seat]
    player.hand[0] = 2  # a muster
    history.state.relist()
    history.play(("play", 2))
    assert history.why_not_undo(seat) in (SOMETHING_WAS_SHOWN, CHANCE_WAS_USED)


def test_a_shuffle_is_not_taken_back():
    history = in_a_turn()
    seat = history.state.to_act[0]
    s = history.state
    s.players[seat].hand[0] = 7  # an envoy
    s.relist()
    history.play(("play", 7))
    history.play(history.state.legal()[0])
    assert history.why_not_undo(seat) == CHANCE_WAS_USED


def test_the_last_of_sealed_answers_is_not_taken_back_because_it_shows_the_others():
    history = History(toys.TOY, 2, 1)
    history.play(toys.A, 0)
    assert history.why_not_undo(0) is None
    history.play(toys.B, 1)
    assert history.why_not_undo(1) == SOMETHING_WAS_SHOWN


def test_a_refused_move_changes_nothing():
    history = in_a_turn()
    before, moves = history.state.fingerprint(), len(history.moves)
    with pytest.raises(IllegalChoice):
        history.play(("junk",))
    with pytest.raises(IllegalChoice):
        history.play(("pass",), 1 - history.state.to_act[0])
    assert history.state.fingerprint() == before
    assert len(history.moves) == moves


def test_a_rule_that_fails_leaves_no_half_a_move_behind():
    history = in_a_turn()
    before, told = history.state.fingerprint(), len(history.state.chronicle)
    history.state.players[history.state.to_act[0]].tracks = []
    history.state.players[history.state.to_act[0]].hand[0] = 3  # a road, and nowhere to build it
    history.state.relist()
    broken = history.state.fingerprint()
    with pytest.raises(IndexError):
        history.play(("play", 3))
    assert history.state.fingerprint() == broken != before
    assert len(history.state.chronicle) == told
    assert history.state.pending.what == "action"
    assert len(history.moves) == 3


def test_a_record_keeps_the_option_as_it_was_listed():
    history = History(toys.TOY, 2, 1)
    history.play(("say", "a"), 1)
    assert history.moves[0].option is toys.A


def test_any_position_can_be_looked_at_again():
    history = played(History(marches.GAME, 3, 8), 2 * CHECKPOINT_EVERY + 5)
    prints = [history.at(n).fingerprint() for n in range(len(history.moves) + 1)]
    s = marches.GAME.new(3, 8)
    for n, move in enumerate(history.moves):
        assert s.fingerprint() == prints[n]
        s.play(move.option, move.seat)
    assert s.fingerprint() == prints[-1] == history.state.fingerprint()
    for n in (-1, len(history.moves) + 1):
        with pytest.raises(ValueError, match="decisions"):
            history.at(n)


def test_moves_keep_what_the_chronicle_says_of_them():
    history = in_a_turn()
    told = len(history.state.chronicle)
    history.play(building(history))
    assert history.moves[-1].events == history.state.chronicle[told:]


def test_a_game_can_be_taken_up_again_at_a_checkpoint():
    history = played(History(marches.GAME, 2, 4), 30)
    state = marches.GAME.from_json(history.state.to_json())
    again = History(marches.GAME, 2, 4, {}, moves=list(history.moves), state=state, undo_refusal=CHANCE_WAS_USED)
    assert again.why_not_undo(0) == CHANCE_WAS_USED
    assert again.at(10).fingerprint() == history.at(10).fingerprint()
    played(again, 5)
    assert again.at(32).fingerprint()


def test_what_is_disclosed_cannot_be_taken_back():
    """A sum worked out from hidden things and told to all is shown, though no hidden card has moved."""
    h = civitas.History(civitas.game("civilization_1980"), players=3, seed=1, options={"max_rounds": 1})
    while not h.state.over:
        h.play(h.state.legal()[0])
    assert h.state.disclosed
    assert h.undoable == 0
