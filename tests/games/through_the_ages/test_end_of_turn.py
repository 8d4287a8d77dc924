"""The end of the turn (TTA-7) and the order of a turn (TTA-3.3)."""

from __future__ import annotations

import civitas
from civitas.games.through_the_ages.board import food, resources
from civitas.games.through_the_ages.production import food_production, mine_production, resource_production
from civitas.games.through_the_ages.tables import NONE
from civitas.games.through_the_ages.turn import Turn
from civitas.kernel.chance import script_luck
from civitas.kernel.piles import Pile
from games.through_the_ages.scenes import asked, begin, card, choices, hand, in_play, pact, play, scene, tokens, told, units
from games.through_the_ages.table import acting, bank, ending, settle, unused


def test_production_in_order():
    s = scene(2)
    p = units(s, 0, agriculture=2, bronze=3, philosophy=2, religion=1, drama=1)
    s.chronicle = []
    ending(s)
    assert (p.science, p.culture, food(p), resources(p)) == (2, 3, 2, 3)  # TTA-7.3
    messages = [e.message for e in s.chronicle]
    assert messages.index("scores-culture") < messages.index("produces-food") < messages.index("produces-resources")


def test_corruption_comes_before_production():
    s = scene(2)
    p = tokens(s, 0, bronze=7)
    ending(s)  # 9 tokens in the bank: lose 2
    assert resources(p) == 5 + 2


def test_consumption_comes_after_food_production():
    s = scene(2)
    p = bank(s, 0, yellow=13)
    unused(s, 0, 1)
    ending(s)
    assert food(p) == 1
    assert not told(s, "famine")


def test_excess_military_cards_are_discarded():
    s = scene(2)
    hand(s, 0, "rats", "foray", "legion", "phalanx")
    p = s.players[0]
    ending(s)
    assert asked(s) == (0, "discard")  # TTA-7.1
    assert ("discard", (card("phalanx"), card("rats"))) in choices(s)
    assert len(choices(s)) == len(set(choices(s))) == 6
    play(s, ("discard", (card("rats"), card("phalanx"))))
    assert s.over
    assert p.military[:2] == [card("foray"), card("legion")]
    assert len(p.military) == 4  # two more were drawn
    assert s.box.cards == [card("phalanx"), card("rats")]  # of an older age: never reshuffled (TTA-10.5)
    assert s.box.marks == [1, 1]  # only they know


def test_nothing_to_discard_at_the_limit():
    s = scene(2)
    hand(s, 0, "rats", "foray")
    ending(s)
    assert s.over


def test_cards_for_unspent_military_actions():
    for ma, drawn in ((0, 0), (1, 1), (2, 2)):
        s = scene(2)
        s.players[0].ma = ma
        ending(s)
        assert len(s.players[0].military) == drawn  # TTA-7.4
    s = scene(2)
    in_play(s, 0, government="communism")
    ending(s)
    assert len(s.players[0].military) == 3


def test_no_cards_in_age_iv():
    s = scene(2, age=4)
    ending(s)
    assert not s.players[0].military  # TTA-14.3


def test_the_discard_pile_is_reshuffled_with_the_last_card():
    s = scene(2)
    s.military_deck = [card("cold_war"), card("spy_ii")]
    s.discards = Pile([card("emigration"), card("refugees")], [3, 1])
    ending(s)
    assert s.players[0].military == [card("spy_ii"), card("cold_war")]
    assert s.military_deck == [card("emigration"), card("refugees")]  # even if no further card is due
    assert not s.discards.cards
    assert not s.discards.marks


def test_an_empty_pile_is_tried_again():
    s = scene(2)
    s.military_deck = [card("cold_war")]
    ending(s)
    assert s.players[0].military == [card("cold_war")]  # draw fewer
    s.discards = Pile([card("emigration")], [0])
    s.players[1].ma = 1
    ending(s, 1)
    assert s.players[1].military == [card("emigration")]


def test_everything_is_reset():
    s = scene(2)
    p = s.players[0]
    p.ca = p.ma = 0
    p.once, p.fresh, p.extra_ma, p.unit_resources, p.unit_science = 255, [], 0, 2, 2
    ending(s)
    assert (p.ca, p.ma, p.once, p.unit_resources, p.unit_science) == (4, 2, 0, 0, 0)  # TTA-7.5, TTA-7.6


def test_short_of_tokens_the_railroad_goes_with_its_mine():
    s = scene(2)
    p = units(s, 0, agriculture=0, coal=1, iron=2, bronze=0)
    in_play(s, 0, wonders=["transcontinental_railroad"])
    p.blue, p.tokens = 3, [0] * len(p.tokens)
    from civitas.games.through_the_ages.production import produce_resources

    produce_resources(s, 0)
    assert (p.tokens[card("coal")], p.tokens[card("iron")]) == (2, 1)  # TTA-7.7


def test_short_of_tokens_labs_come_after_mines_of_their_level():
    s = scene(2, age=3)
    p = units(s, 0, oil=1, computers=1, coal=1, bronze=0)
    in_play(s, 0, leader="bill_gates")
    p.blue = 2
    from civitas.games.through_the_ages.production import produce_resources

    produce_resources(s, 0)
    assert (p.tokens[card("oil")], p.tokens[card("computers")], p.tokens[card("coal")]) == (1, 1, 0)


def test_pacts_produce():
    s = scene(3)
    pact(s, 0, 1, "international_trade_agreement", side=0)
    pact(s, 2, 0, "acceptance_of_supremacy", side=0)  # seat 0 is B
    p, q = s.players[0], s.players[1]
    assert (food_production(s, p), resource_production(s, p), mine_production(p)) == (2, 2, 2)  # +1 and -1
    assert (food_production(s, q), resource_production(s, q)) == (3, 2)
    assert resource_production(s, s.players[2]) == 3
    for seat in range(3):
        ending(s, seat)
    assert [resources(x) for x in s.players] == [2, 2, 3]
    assert food(q) == 3  # TTA-7.3 step 3


def test_food_production_number():
    s = scene(2)
    units(s, 0, agriculture=1, irrigation=2)
    assert food_production(s, s.players[0]) == 5  # TTA-12.9.5


def test_the_order_of_a_turn():
    s = scene(2)
    s.luck = script_luck()
    s.civil_deck = [card("iron")] * 20
    in_play(s, 0, tactic="legion")
    s.players[0].exclusive = True
    begin(s, Turn(0))
    assert s.row.count(card("iron")) == 13
    assert s.tactics == [card("legion")]
    assert asked(s) == (0, "politics")  # TTA-3.3
    play(s, ("abstain",))
    assert asked(s) == (0, "action")
    play(s, ("end",))
    assert s.over


def test_actions_are_asked_even_if_there_is_only_the_end():
    s = scene(2)
    p = s.players[0]
    p.ca = p.ma = 0
    acting(s)
    assert choices(s) == [("end",)]  # TTA-17.8


def test_turns_go_clockwise_from_the_starting_player():
    s = civitas.game("through_the_ages").new(players=3, seed=6)
    seats = []
    while s.round < 3:
        if s.pending.what == "politics":
            s.play(("abstain",))
        elif s.pending.what == "action":
            seats.append(s.current)
            s.play(("end",))
        else:
            s.play(s.legal()[0])
    first = s.start
    assert seats[:6] == [(first + i) % 3 for i in range(3)] * 2  # TTA-3.1


def test_uprising_does_not_touch_leaders_of_the_end_of_turn():
    s = scene(2, age=3)
    bank(s, 0, yellow=5)
    unused(s, 0, 0)
    p = in_play(s, 0, leader="winston_churchill")
    settle(s)
    ending(s)
    assert told(s, "uprising")
    assert p.culture == 3  # TTA-7.0
    assert p.leader != NONE
