"""How messages become sentences."""

from __future__ import annotations

import pytest

from civitas import words
from civitas.kernel.options import Refusal


def test_a_message_without_words_is_read_out() -> None:
    assert words.say("", "log-finds-the-old-coin", {"coin": 1, "finders": ("a", "b")}) == "Finds the old coin: 1, a b"
    with pytest.raises(words.MissingWords):
        words.say("", "log-finds-the-old-coin", {"coin": 1}, strict=True)


def test_an_unknown_language_falls_back_to_english() -> None:
    assert words.say("", "no-chance-was-used", {}, "xx") == "Chance was used since then."


def test_a_refusal_cites_its_rule() -> None:
    assert words.refusal("", Refusal("TABLE-5", "nothing-to-undo")) == "There is nothing to take back. [TABLE-5]"


def test_a_missing_argument_is_an_error_only_when_strict() -> None:
    assert words.say("", "seat-name", {"chair": 3}) == "Name: 3"
    with pytest.raises(words.MissingWords, match="number"):
        words.say("", "seat-name", {"chair": 3}, strict=True)


def test_an_argument_is_worded_by_its_name() -> None:
    said = {"seat": 0, "rival": 1, "card": 0}
    assert words.say("through_the_ages", "log-annexes", said, names=["Ann", "Bob"]) == "Ann annexes Agriculture of Bob."
    assert words.refs("through_the_ages", said) == [("seat", 0), ("seat", 1), ("card", 0)]


def test_several_are_worded_one_by_one() -> None:
    sent = {"cards": (0, 0), "bonuses": (), "discards": (3,)}
    assert words.say("through_the_ages", "do-send", sent) == "Send Agriculture ×2; bonus cards: none; discards: Mechanized Agriculture"
    assert words.refs("through_the_ages", sent) == [("card", 0), ("card", 0), ("card", 3)]


def test_seats_are_called_by_their_players() -> None:
    assert words.seat_name("", 0) == "Player 1"
    assert words.seat_name("", 0, names=["Ann"]) == "Ann"
    assert words.seat_name("", 1, names=["Ann"]) == "Player 2"


def test_lists_read_like_sentences() -> None:
    assert words.join_list([]) == "none"
    assert words.join_list(["salt", "wine"]) == "salt and wine"
