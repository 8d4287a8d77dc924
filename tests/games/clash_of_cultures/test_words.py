"""Everything that Clash of Cultures says has words, with the names of its arguments."""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from civitas import words
from civitas.bots import draw
from civitas.games.clash_of_cultures import GAME, page, texts
from civitas.kernel.plugs import Texts

sys.path.insert(0, str(Path(__file__).parents[2] / "words"))

import test_messages as checks

ID = GAME.id


def test_every_message_has_words_and_the_words_name_its_arguments():
    assert len(list(checks.said_by(GAME.package))) > 300
    assert checks.complaints(ID) == []


def test_every_kind_has_names():
    told = words.texts(ID)
    assert isinstance(told, Texts)
    known = {"seat", *told.names}
    assert {name for name, kind in told.kinds.items() if kind not in known and kind.removesuffix("s") not in known} == set()


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_everything_a_random_game_says_has_words(seed):
    rng = random.Random(seed)
    s = GAME.new(players=2 + seed % 3, seed=seed)
    for _ in range(600):
        if s.over:
            break
        seat = rng.choice(s.to_act)
        words.question(ID, s.pending.what, s.pending.about, strict=True)
        listed = s.legal(seat)
        for option in [draw(listed, rng) for _ in range(6)]:
            words.option(ID, s, seat, option, strict=True)
        s.play(draw(listed, rng), seat)
        for event in s.chronicle:
            words.event(ID, event, strict=True)
        s.chronicle.clear()


def test_every_verb_has_words():
    spoken = checks.messages(ID, "en")
    verbs = {verb for verb, _ in GAME.notation.names}
    worded = {f"do-{verb}" for verb in verbs} - {"do-attempt"}
    assert worded - set(spoken) == set()


def test_a_trade_reads_well():
    option = ("bundle", (2, 0, 0, 0, 0, 0, 0, 1, 0, 0), (0, 0, 0, 0, 3, 0, 0, 0, 0, 0))
    assert words.option(ID, None, 0, option) == "Give 2 food, 1 action card for 3 gold"
    assert texts.number_seat(4, "en") == "the barbarians"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "2 settlers, 1 ship"),
        ("lt", "2 naujakuriai, 1 laivas"),
        ("pl", "2 osadników, 1 okręt"),
        ("hu", "2 telepes, 1 hajó"),
        ("ru", "2 поселенца, 1 корабль"),
    ],
)
def test_what_is_counted_stands_in_the_plural_of_its_language(language, said):
    assert texts.recruits_name((2, 0, 1, 0, 0, 0, 0), language) == said


def test_cards_that_are_given_or_swapped_have_names():
    """They were numbers once: "instead of 23"."""
    from civitas.games.clash_of_cultures.bargains import GiveCards

    from .table import begin, deal, table

    s = table(2)
    card = deal(s, 0)
    begin(s, GiveCards(0, 1, 7, 1))
    assert words.option(ID, s, 0, ("give", (card,))) == f"Give {texts.action_card_name(card, 'en')}"
    assert words.option(ID, s, 0, ("keep", 3, 5)) == f"Keep {texts.objective_card_name(3, 'en')} instead of {texts.objective_card_name(5, 'en')}"


@pytest.mark.parametrize("language", words.languages())
def test_what_an_option_speaks_of_is_explained_as_it_is_printed(language):
    say = words.speaker(GAME.id, language)
    for kind, (ids, _, _) in page.FACES.items():
        told = [page.explain(kind, value, language, say) for value in range(len(ids))]
        assert all(": " in text and not text.endswith(": ") for text in told), kind
    assert page.explain("space", 3, language, say) == page.explain("advance", -1, language, say) == ""
