"""The Politics Phase: what can be done, once, and by whom (TTA-5)."""

from __future__ import annotations

import random
from pathlib import Path

from civitas.games import through_the_ages
from civitas.games.through_the_ages.event_deck import renew_events
from civitas.games.through_the_ages.tables import LEVEL, NONE
from civitas.kernel.chance import luck_of
from civitas.kernel.piles import Pile
from games.through_the_ages.scenes import asked, card, choices, hand, in_play, pact, play, politics, scene, strength, told


def with_events(s, *names):
    """These current events, the first one on top."""
    s.current_events = Pile([card(name) for name in reversed(names)], [0] * len(names))
    return s


# --- choosing -------------------------------------------------------------------------------------------------------------------------


def test_the_phase_is_asked_even_if_nothing_can_be_done():
    s = politics(scene(2, age=4))
    assert (asked(s), choices(s)) == ((0, "politics"), [("abstain",)])  # TTA-17.8
    play(s, ("abstain",))
    assert asked(s) == (-1, "")


def test_only_one_political_action_is_taken():
    s = with_events(scene(2), "rats", "crusades")
    hand(s, 0, "foray", "raiders")
    politics(s)
    play(s, ("prepare", card("foray")))
    assert asked(s) == (-1, "")  # TTA-5.0.1


def test_copies_of_a_card_are_one_option():
    s = scene(2)
    strength(s, 5, 1)
    hand(s, 0, "plunder_i", "plunder_i")
    politics(s)
    assert choices(s) == [("abstain",), ("aggression", card("plunder_i"), 1), ("resign",)]


def test_cards_without_a_crown_cannot_be_played():
    s = scene(2)
    hand(s, 0, "military_bonus_i", "phalanx")
    politics(s)
    assert choices(s) == [("abstain",), ("resign",)]  # TTA-5.0.2
    assert (s.why_not(("prepare", card("phalanx"))).rule, s.why_not(("prepare", card("phalanx"))).message) == (
        "TTA-5.1.1",
        "only-events-and-territories-are-prepared",
    )
    assert s.why_not(("prepare", card("rats"))).message == "card-is-not-in-your-hand"


# --- preparing an event ------------------------------------------------------------------------------------------------------------------


def test_ex_93_preparing_an_event_scores_its_level():
    s = with_events(scene(2), "rats", "crusades")
    hand(s, 0, "cold_war")
    politics(s)
    play(s, ("prepare", card("cold_war")))
    assert s.players[0].culture == 2  # TTA-5.1.2
    assert (s.future_events.cards, s.players[0].military) == ([card("cold_war")], [])


def test_a_territory_can_be_prepared_too():
    s = with_events(scene(2), "rats", "crusades")
    hand(s, 0, "vast_territory_i")
    politics(s)
    play(s, ("prepare", card("vast_territory_i")))
    assert (s.players[0].culture, s.future_events.cards) == (1, [card("vast_territory_i")])


def test_the_culture_of_the_prepared_card_counts_for_the_revealed_one():
    s = with_events(scene(2), "national_pride", "crusades")
    s.players[1].culture = 1
    hand(s, 0, "cold_war")
    politics(s)
    play(s, ("prepare", card("cold_war")))
    assert [p.culture for p in s.players] == [7, 1]  # TTA-8.10


def test_the_top_event_is_revealed_and_goes_to_the_past():
    s = with_events(scene(2), "national_pride", "crusades")
    hand(s, 0, "cold_war")
    politics(s)
    play(s, ("prepare", card("cold_war")))
    assert (s.current_events.cards, s.past_events, s.discards.cards) == ([card("crusades")], [card("national_pride")], [])  # TTA-5.1.3, TTA-8.1


def test_ex_92_the_future_events_become_the_current_ones_older_ages_on_top():
    s = scene(2)
    s.luck = luck_of(3)
    s.future_events = Pile([card(name) for name in ("rats", "cold_war", "crusades", "impact_of_wonders")], [0, 1, 0, 0])
    renew_events(s)
    assert [LEVEL[number] for number in reversed(s.current_events.cards)] == [1, 1, 2, 3]  # TTA-5.1.4
    assert (s.future_events.cards, s.future_events.marks) == ([], [])
    assert s.current_events.marks[s.current_events.find(card("cold_war"))] == 1 << 8  # shuffled: in there, but where?
    orders = set()
    for seed in range(20):
        s.luck = luck_of(seed)
        s.future_events = Pile([card("rats"), card("crusades")], [0, 0])
        renew_events(s)
        orders.add(tuple(s.current_events.cards))
    assert len(orders) == 2  # random inside an age


def test_the_decks_are_renewed_after_the_last_event_was_evaluated():
    s = with_events(scene(2), "development_of_markets")
    hand(s, 0, "cold_war")
    politics(s)
    play(s, ("prepare", card("cold_war")))
    assert (s.current_events.cards, s.future_events.cards) == ([], [card("cold_war")])  # still being evaluated
    play(s, ("choose-food",), ("choose-food",))
    assert (s.current_events.cards, s.future_events.cards) == ([card("cold_war")], [])  # TTA-5.1.5: never empty


def test_a_prepared_event_is_known_to_whoever_prepared_it_only():
    s = with_events(scene(3), "national_pride", "crusades")
    hand(s, 0, "cold_war")
    politics(s)
    play(s, ("prepare", card("cold_war")))
    assert s.view(0)["future_events"]["known"] == [[0, card("cold_war")]]  # TTA-16.2
    assert s.view(1)["future_events"] == {"hidden": 1, "backs": ["II"], "known": [], "holds": []}
    rng = random.Random(1)
    assert all(s.determinize(0, rng).future_events.cards == [card("cold_war")] for _ in range(5))
    assert told(s, "prepares-event") == [(0, "II")]
    secret = [e for e in s.chronicle if e.message == "prepares-card"]
    assert [(e.args, e.to) for e in secret] == [({"seat": 0, "card": card("cold_war")}, 1)]


# --- leaders -------------------------------------------------------------------------------------------------------------------------------


def test_alexander_leaves_for_a_yellow_token():
    s = scene(2, age=1)
    in_play(s, 0, leader="alexander_the_great")
    politics(s)
    play(s, ("lay-down",))
    p = s.players[0]
    assert (p.leader, p.yellow, p.yellow_owned, p.ca, asked(s)) == (NONE, 19, 26, 4, (-1, ""))  # TTA-5.2.1, TTA-5.2.3


def test_only_alexander_lays_down_his_crown():
    s = scene(2, age=1)
    in_play(s, 0, leader="moses")
    why = politics(s).why_not(("lay-down",))
    assert (why.rule, why.message) == ("TTA-5.2.1", "only-alexander-lays-down-his-crown")


def test_ex_101_columbus_colonizes_without_auction_and_force():
    s = scene(2)
    in_play(s, 0, leader="christopher_columbus")
    with_events(s, "rats", "crusades")
    hand(s, 0, "strategic_territory_ii", "cold_war")
    politics(s)
    assert ("discover", card("strategic_territory_ii")) in choices(s)
    assert s.why_not(("discover", card("cold_war"))).message == "only-a-territory-is-discovered"
    play(s, ("discover", card("strategic_territory_ii")))
    p = s.players[0]
    assert (p.leader, p.colonies, p.strength) == (NONE, [card("strategic_territory_ii")], 5)
    assert (len(p.military), p.culture, len(s.current_events.cards), asked(s)) == (1 + 5, 0, 2, (-1, ""))  # TTA-13.1.7


def test_only_columbus_discovers():
    s = scene(2)
    hand(s, 0, "strategic_territory_ii")
    why = politics(s).why_not(("discover", card("strategic_territory_ii")))
    assert (why.rule, why.message) == ("TTA-5.2.2", "only-columbus-discovers")


def test_caesar_gives_a_second_action_once_per_game():
    s = scene(2, age=1)
    in_play(s, 0, leader="julius_caesar")
    with_events(s, "national_pride", "national_pride", "national_pride", "national_pride")
    hand(s, 0, "rats", "foray", "crusades", "raiders")
    politics(s)
    play(s, ("prepare", card("rats")))
    assert (asked(s), s.players[0].caesar_used) == ((0, "politics"), False)  # TTA-13.1.25
    play(s, ("prepare", card("foray")))
    assert (asked(s), s.players[0].caesar_used, len(s.current_events.cards)) == ((-1, ""), True, 2)  # TTA-13.1.5: two events
    politics(s)
    play(s, ("prepare", card("crusades")))
    assert asked(s) == (-1, "")


def test_caesar_keeps_his_ability_if_the_second_action_is_declined():
    s = scene(2, age=1)
    in_play(s, 0, leader="julius_caesar")
    with_events(s, "national_pride", "national_pride")
    hand(s, 0, "rats")
    politics(s)
    play(s, ("prepare", card("rats")), ("abstain",))
    assert (asked(s), s.players[0].caesar_used) == ((-1, ""), False)


def test_caesar_waits_until_the_first_action_is_completely_finished():
    s = scene(2, age=1)
    in_play(s, 0, leader="julius_caesar")
    with_events(s, "development_of_markets")
    hand(s, 0, "rats", "foray")
    politics(s)
    play(s, ("prepare", card("rats")))
    assert asked(s) == (0, "market")
    play(s, ("choose-food",))
    assert asked(s) == (1, "market")  # TTA-17.1: this interrupts the turn of seat 0
    play(s, ("choose-food",))
    assert (asked(s), s.current_events.cards) == ((0, "politics"), [card("rats")])  # TTA-17.3: the refill came first


def test_there_is_no_simultaneous_choice_in_this_game():
    for module in Path(through_the_ages.__file__).parent.rglob("*.py"):
        assert "AskAll" not in module.read_text(encoding="utf-8")  # TTA-17.1


def test_caesar_no_second_action_without_a_first():
    s = scene(2, age=1)
    in_play(s, 0, leader="julius_caesar")
    politics(s)
    play(s, ("abstain",))
    assert asked(s) == (-1, "")


def test_joan_of_arc_sees_the_next_event():
    s = with_events(scene(3), "crusades", "rats")
    in_play(s, 0, leader="joan_of_arc")
    politics(s)
    assert s.view(0)["current_events"]["known"] == [[1, card("crusades")]]  # TTA-5.0.3, TTA-13.1.24
    assert s.view(1)["current_events"]["known"] == []
    assert told(s, "sees-next-event") == [(0, card("crusades"))]
    assert all(s.determinize(0, random.Random(n)).current_events.cards[-1] == card("crusades") for n in range(5))


# --- owed actions and resignation ----------------------------------------------------------------------------------------------------------


def test_a_political_action_owed_to_the_international_agreement_is_skipped_once():
    s = scene(2)
    s.players[0].skips_politics = True
    politics(s)
    assert (asked(s), s.players[0].skips_politics) == ((-1, ""), False)  # TTA-5.0.4
    assert asked(politics(s)) == (0, "politics")


def test_joan_looks_even_when_the_action_is_owed():
    s = with_events(scene(2), "crusades")
    in_play(s, 0, leader="joan_of_arc")
    s.players[0].skips_politics = True
    politics(s)
    assert s.current_events.marks == [1]  # TTA-5.0.6


def test_resigning_leaves_the_game_at_once():
    s = scene(3)
    pact(s, 1, 0, "military_pact")
    hand(s, 0, "rats")
    s.players[2].war, s.players[2].enemy = card("war_over_culture"), 0
    s.players[0].culture = 50
    politics(s)
    play(s, ("resign",))
    assert (asked(s), s.players[0].playing, s.in_game) == ((-1, ""), False, 2)
    assert (s.players[1].pact, s.players[1].strength) == (NONE, 1)
    assert (s.players[2].war, s.players[2].culture) == (NONE, 7)  # TTA-15.3
    assert s.scores[0] == 0  # TTA-15.4


def test_nobody_resigns_in_age_iv():
    s = politics(scene(2, age=4))
    why = s.why_not(("resign",))
    assert (why.rule, why.message) == ("TTA-5.7.1", "nobody-resigns-in-age-iv")
