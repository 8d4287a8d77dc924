"""The card row and the ages (TTA-4.1, TTA-4.2, TTA-14.1)."""

from __future__ import annotations

import civitas
from civitas.games.through_the_ages.ratings import update
from civitas.games.through_the_ages.resigning import resign
from civitas.games.through_the_ages.row import refill, replenish
from civitas.games.through_the_ages.tables import IDS, LEVEL, NONE, NUMBER, SPACES, civil_deck, military_deck
from civitas.kernel.chance import script_luck
from games.through_the_ages.scenes import card, in_play, scene
from games.through_the_ages.table import civil, wonder

GAME = civitas.game("through_the_ages")


def dealt(s, names="rich_land_i", n=13):
    """A full row of one card, and a deck with plenty of another."""
    s.row = [card(names)] * n + [NONE] * (SPACES - n)
    s.civil_deck = [card("iron")] * 20
    s.military_deck = [card("rats")]
    s.prepared_for = [s.in_game] * (s.age + 1)
    return s


def test_ex_6_the_leftmost_card_goes_the_rest_slides_three_are_dealt():
    s = dealt(scene(4, age=1))
    s.row = [card("moses"), NONE, card("homer"), card("aristotle"), NONE, *[card("iron")] * 8]
    s.civil_deck = [card("coal")] * 5
    replenish(s)
    assert card("moses") in s.removed  # TTA-4.1.2
    assert s.row[:2] == [card("homer"), card("aristotle")]  # TTA-4.1.3
    assert s.row[2:10] == [card("iron")] * 8
    assert s.row[10:] == [card("coal")] * 3  # TTA-4.1.4
    assert len(s.civil_deck) == 2


def test_spaces_cleared_depend_on_the_players_in_the_game():
    for players, cleared in ((2, 3), (3, 2), (4, 1)):  # TTA-15.1
        s = dealt(scene(players, age=1))
        replenish(s)
        assert len(s.removed) == cleared
    s = dealt(scene(4, age=1))
    resign(s, 3)
    s.removed = []
    replenish(s)
    assert len(s.removed) == 2  # TTA-4.1.5


def test_empty_spaces_do_not_shift_the_removal():
    s = dealt(scene(2, age=1))
    s.row[0] = s.row[1] = NONE
    replenish(s)
    assert len(s.removed) == 1


def test_nothing_is_replenished_in_the_first_round():
    s = GAME.new(players=3, seed=3)
    first = list(s.row)
    s.play(("end",))
    assert s.row == first  # TTA-4.1.1


def test_ex_8_end_of_age_a():
    s = scene(4, age=0)
    s.row = [card("moses")] + [NONE] * 9 + [card("homer"), card("aristotle"), card("hammurabi")]
    s.civil_deck = [card("pyramids")] * 7
    s.prepared_for = [4]
    bank = [p.yellow for p in s.players]
    replenish(s)
    assert [LEVEL[c] for c in s.row] == [0] * 10 + [1] * 3  # TTA-4.2.1
    assert not s.unseen
    assert s.age == 1
    assert [p.yellow for p in s.players] == bank
    assert len(s.military_deck) == 45
    assert len(s.civil_deck) == 50


def test_the_rest_of_age_a_goes_to_the_box_unseen():
    s = scene(4, age=0)
    s.row = [card("moses")] * 12 + [NONE]
    s.civil_deck = [card("pyramids")] * 7
    s.prepared_for = [4]
    civil(s, 0, "moses")
    replenish(s)
    assert len(s.unseen) == 5
    assert s.players[0].hand == [card("moses")]  # nothing is antiquated at the end of Age A
    assert s.view(0)["unseen"] == {"hidden": 5, "backs": ["A"] * 5}


def test_ex_9_end_of_age_i_in_the_middle_of_dealing():
    s = dealt(scene(4, age=1), n=10)
    s.civil_deck = [card("iron")] * 2
    civil(s, 1, "moses", "iron")
    in_play(s, 2, leader="homer")
    wonder(s, 3, "pyramids", 1)
    replenish(s)
    assert s.age == 2  # TTA-4.2.2
    assert s.players[1].hand == [card("iron")]
    assert s.players[2].leader == NONE
    assert s.players[3].wonder == NONE
    assert s.players[3].blue == 16
    assert [p.yellow for p in s.players] == [16, 16, 16, 16]
    assert [LEVEL[c] for c in s.row].count(2) == 2
    assert sorted(s.military_deck) == sorted(military_deck(2, 4, 0))
    assert card("rats") in s.box.cards  # the old military deck


def test_ex_10_the_age_ends_with_the_last_card_even_if_the_row_is_full():
    s = dealt(scene(4, age=1))
    s.row[0] = NONE
    s.civil_deck = [card("iron")]
    replenish(s)
    assert s.age == 2
    assert s.row == [card("rich_land_i")] * 12 + [card("iron")]
    assert len(s.civil_deck) == 53


def test_ex_12_what_is_antiquated_at_the_end_of_age_ii():
    s = dealt(scene(4, age=2))
    p = civil(s, 0, "frugality_i", "opera")
    in_play(s, 0, leader="joan_of_arc", wonders=["pyramids"], tactic="phalanx")
    s.tactics = [card("phalanx")]
    wonder(s, 0, "great_wall", 2)
    p.military, p.known = [card("rats"), card("cold_war")], [0, 0]
    ma = p.ma_total
    s.row[0] = NONE
    s.civil_deck = [card("iron")]
    replenish(s)
    assert p.hand == [card("opera")]
    assert p.leader == NONE
    assert p.wonder == NONE
    assert p.blue == 16
    assert p.ma_total == ma - 1  # TTA-4.2.3
    assert p.wonders == [card("pyramids")]
    assert p.tactic == card("phalanx")
    assert p.military == [card("cold_war")]
    assert NUMBER["rats"] in s.box.cards


def test_antiquated_pacts_end():
    s = dealt(scene(3, age=2))
    s.players[0].pact, s.players[0].partner = card("open_borders_agreement"), 1
    for seat in (0, 1):
        update(s, seat)
    assert s.players[1].ma_total == 3
    s.row[0] = s.row[1] = NONE
    s.civil_deck = [card("iron")]
    refill(s)
    assert s.age == 3
    assert s.players[0].pact == NONE
    assert s.players[1].ma_total == 2


def test_antiquation_gives_no_action_back():
    s = dealt(scene(4, age=1))
    in_play(s, 0, leader="homer", wonders=["pyramids"])
    s.players[0].ca = 2
    s.row[0] = NONE
    s.civil_deck = [card("iron")]
    replenish(s)
    assert s.players[0].ca == 2  # TTA-4.2.4
    assert s.players[0].homer_under == NONE


def test_antiquated_cards_of_the_row_may_still_be_taken():
    s = dealt(scene(4, age=1), "homer")
    s.row[0] = NONE
    s.civil_deck = [card("iron")]
    replenish(s)
    assert s.age == 2
    assert s.row.count(card("homer")) == 12  # TTA-4.2.5


def test_ex_13_the_last_round():
    for current, last in ((2, 18), (0, 17)):
        s = dealt(scene(4, age=3))
        s.round, s.current = 17, current
        s.row[0] = NONE
        s.civil_deck = [card("iron")]
        replenish(s)
        assert s.age == 4
        assert s.last_round == last  # TTA-14.1
        assert not s.military_deck
        assert not s.civil_deck


def test_in_age_iv_the_row_only_slides():
    s = dealt(scene(2, age=4))
    s.civil_deck, s.last_round = [], 20
    replenish(s)
    assert s.row == [card("rich_land_i")] * 10 + [NONE] * 3  # TTA-4.1.4
    assert s.last_round == 20  # TTA-14.5


def test_decks_of_later_ages_are_for_the_players_still_in_the_game():
    s = dealt(scene(4, age=1))
    resign(s, 1)
    resign(s, 2)
    s.row[0] = s.row[1] = s.row[2] = NONE
    s.civil_deck = [card("iron")]
    refill(s)
    assert len(s.civil_deck) == len(civil_deck(2, 2)) - 2  # TTA-15.3
    assert len(s.military_deck) == 46
    assert s.prepared_for[-1] == 2


def test_yellow_tokens_on_cards_are_safe_at_the_end_of_an_age():
    s = dealt(scene(4, age=1))
    s.players[0].yellow = 1
    s.row[0] = NONE
    s.civil_deck = [card("iron")]
    replenish(s)
    assert s.players[0].yellow == 0
    assert sum(s.players[0].workers) == 6


def test_a_game_without_age_iii_ends_after_age_ii():
    for mode in (2, 3):
        s = dealt(scene(3, age=2))
        s.mode, s.current = mode, 1
        s.row[0] = NONE
        s.civil_deck = [card("iron")]
        replenish(s)
        assert s.age == 4  # TTA-18.2, TTA-18.3
        assert s.last_round == s.round + 1


def test_shuffles_come_in_the_order_of_the_rule():
    s = dealt(scene(4, age=1), n=10)
    s.civil_deck = [card("iron")] * 2
    s.luck = script_luck()  # a script leaves cards as they lie: the top of the new civil deck is its last card
    replenish(s)
    assert s.row[-1] == civil_deck(2, 4)[-2]  # TTA-4.2.7
    assert IDS[s.military_deck[0]] == IDS[military_deck(2, 4, 0)[0]]
