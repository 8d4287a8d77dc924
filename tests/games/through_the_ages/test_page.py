"""What a page is told beyond the view: warnings, marks, and the facts of the two great interruptions."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import civitas
from civitas import words
from civitas.games.through_the_ages.page import board, candidates, faces, marks, numbers, warnings
from civitas.games.through_the_ages.ratings import discontent
from civitas.games.through_the_ages.state import State
from civitas.kernel.chronicle import Event
from games.through_the_ages.scenes import card, hand, play, politics, scene, strength, tokens
from games.through_the_ages.table import acting, civil, wonder


def warned(s: State, *option: Any) -> list[str]:
    """The warnings before an option of the seat that acts."""
    seat = s.to_act[0]
    after = s.clone()
    after.play(option, seat)
    return [message for message, _ in warnings(s, after, seat)]


def test_who_ends_the_turn_is_warned_of_actions_left_and_of_corruption() -> None:
    s = acting(scene(2))
    p = s.players[0]
    p.ca, p.blue = 3, 2  # TTA-7.6: few blue tokens in the bank
    s.relist()
    assert warned(s, "end") == ["warn-corruption", "warn-actions-left"]
    p.ca, p.blue = 0, 16
    s.relist()
    assert "warn-corruption" not in warned(s, "end")
    assert "warn-actions-left" not in warned(s, "end")


def test_an_uprising_is_the_only_trouble_there_is() -> None:
    s = acting(scene(2))
    p = s.players[0]
    p.ca, p.yellow, p.unused, p.blue = 0, 2, 0, 0  # TTA-7.2: a small bank wants many happy faces
    s.relist()
    assert discontent(p) > 0
    assert warned(s, "end") == ["warn-uprising"]


def test_a_worker_who_was_to_calm_the_people_is_not_built_with_unwarned() -> None:
    s = acting(scene(2))
    p = s.players[0]
    p.yellow, p.ca, p.blue = 12, 2, 16
    p.unused = discontent(p)
    assert p.unused
    tokens(s, 0, bronze=3)
    s.relist()
    assert warned(s, "build", card("agriculture")) == ["warn-uprising"]


@pytest.mark.parametrize(("message", "marked"), [("age-begins", True), ("last-round", True), ("turn-begins", False)])
def test_ages_are_marked_on_the_graphs(message: str, marked: bool) -> None:
    assert marks(Event(message, {"round": 1})) is marked


def reached(*what: str) -> list[State]:
    """Positions of these questions, from games of a bot that plays for all."""
    game = civitas.game("through_the_ages")
    found = []
    for seed in range(6):
        s, bot = game.new(3, seed), civitas.bot("greedy", game, seed)
        while not s.over and len(found) < 12:
            seat = s.to_act[0]
            if s.pending.what in what:
                found.append(s.clone())
            option = bot.choose(civitas.bots.SeatView(s, seat))
            s.play(("abstain",) if option[0] == "resign" else option, seat)
    return found


@pytest.fixture(scope="module")
def interruptions() -> list[State]:
    return reached("bid", "send", "defend")


def test_a_bidder_is_told_a_force_for_every_bid_and_what_it_changes(interruptions: list[State]) -> None:
    asked = [s for s in interruptions if s.pending.what in ("bid", "send")]
    assert asked
    for s in asked:
        seat = s.to_act[0]
        told = board(s, seat)["auction"]
        for force in told["forces"]:
            assert force["worth"] >= force["bid"]
            if told["won"]:
                assert s.why_not(force["option"], seat) is None
                after = s.clone()
                after.play(force["option"], seat)
                now = numbers(s, seat)
                assert force["changes"] == [(name, now[name], n) for name, n in numbers(after, seat).items() if n != now[name]]
        if told["forces"]:
            assert max(force["bid"] for force in told["forces"]) <= told["largest"]


def test_who_is_attacked_is_told_both_strengths_and_their_cards(interruptions: list[State]) -> None:
    asked = [s for s in interruptions if s.pending.what == "defend"]
    assert asked
    for s in asked:
        seat = s.to_act[0]
        told = board(s, seat)["defence"]
        assert told["attack"] > told["own"] == s.players[seat].strength
        assert [held for held, _ in told["cards"]] == s.players[seat].military
        assert ("defend" in [option[0] for option in [s.legal(seat).sample(random.Random(n)) for n in range(20)]]) if told["possible"] else True


def test_others_are_not_told_what_somebody_could_send_or_play(interruptions: list[State]) -> None:
    for s in interruptions:
        for other in [None, *[seat for seat in range(3) if seat not in s.to_act]]:
            told = board(s, other)
            assert not {"forces", "parts", "largest"} & set(told["auction"] or ())
            assert not {"cards", "possible", "changes"} & set(told["defence"] or ())


def test_who_is_offered_a_pact_is_told_what_it_changes_for_both() -> None:
    s = scene(3)
    hand(s, 0, "military_pact")
    play(politics(s), ("offer", card("military_pact"), 1, "A"))
    told = board(s, 1)["pact"]
    assert (told["card"], told["by"], told["partner"], told["side"]) == (card("military_pact"), 0, 1, "B")
    after = s.clone()
    after.play(("accept",), 1)
    for party, changes in told["changes"]:
        assert changes == [(name, n, numbers(after, party)[name]) for name, n in numbers(s, party).items() if n != numbers(after, party)[name]]
    assert [party for party, _ in told["changes"]] == [1, 0]
    assert "changes" not in board(s, 2)["pact"]


def test_attacks_wonders_and_revolutions_that_cannot_be_are_refused_with_their_rule() -> None:
    s = scene(2)
    hand(s, 0, "war_over_culture", "enslave_i")
    strength(s, 1, 9)
    politics(s)
    refused = {option[0]: s.why_not(option, 0) for option in candidates(s, 0)}
    assert refused["aggression"].rule == "TTA-5.3.1"  # the rival is not weaker
    s = acting(wonder_begun())
    s.players[0].ca = 1
    civil(s, 0, "monarchy")
    s.relist()
    refused = {option[0]: s.why_not(option, 0) for option in candidates(s, 0)}
    assert refused["stage"].message == "too-few-resources"
    assert refused["revolution"].message == "a-revolution-takes-all-civil-actions"


def wonder_begun() -> State:
    s = scene(2)
    wonder(s, 0, "pyramids")
    return s


@pytest.mark.parametrize("language", words.languages())
def test_every_card_says_in_a_sentence_what_it_does(language: str) -> None:
    """TTA-11.1, 11.2: what a worker gives and costs, what a special technology gives; nobody has to know the signs."""
    for face in faces(language, words.speaker("through_the_ages", language))["cards"]:
        assert face["text"], face["slug"]
        for _, n in face["gives"] if face["kind"] in ("farm", "mine", "urban", "unit", "special") else ():
            assert str(n) in face["text"], face
        if face["kind"] in ("farm", "mine", "urban", "unit"):
            assert str(face["resources"]) in face["text"], face


SAID_IN_SIGNS = ("action", "tactic", "bonus")


@pytest.mark.parametrize("language", words.languages())
def test_what_a_small_card_says_in_signs_its_sentence_says_too(language: str) -> None:
    """TTA-6.11, 11.4: where there is no room for the sentence the card is still no riddle, and it promises nothing else."""
    for face in faces(language, words.speaker("through_the_ages", language))["cards"]:
        assert face["digest"] or face["kind"] not in SAID_IN_SIGNS, face["slug"]
        told = set(re.findall(r"\d+", face["text"]))
        told |= {"1"}  # one unit of an army is named without its number
        assert {n for _, count in face["digest"] if count is not None for n in re.findall(r"\d+", str(count))} <= told, face
