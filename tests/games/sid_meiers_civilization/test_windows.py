"""Section 26: announce, respond, resolve; watching."""

from civitas.games.sid_meiers_civilization.tables import ABILITY, ANARCHY, EVENT, HUT_IDS, MARKER, NO_MARKER, NONE
from civitas.games.sid_meiers_civilization.watching import Watching
from civitas.games.sid_meiers_civilization.windows import MovementWindow, might_interrupt
from games.sid_meiers_civilization.cards import ability, card, knows, over, start, use
from games.sid_meiers_civilization.table import (
    begin,
    hold_events,
    hold_tokens,
    know,
    own,
    play,
    put_army,
    put_city,
    put_marker,
    q,
    table,
)

SPY = HUT_IDS.index("hut_spy")
PASS = ("pass",)


def sabotage(players=4, victim=1):
    """Seat 0 holds Sabotage and stands beside a Temple of another seat's second city."""
    s = table(players)
    hold_events(s, 0, "sabotage")
    put_city(s, victim, "f8")
    put_marker(s, "e7", "temple")
    put_army(s, 0, "d7")
    return s


def test_ex_96_bread_and_circuses_cancels_sabotage_and_mass_media_forbids_it():  # SMC-9.6, SMC-26.8, SMC-T.mass_media_immunity
    s = sabotage(2)
    hold_events(s, 1, "bread_and_circuses")
    start(s, "sabotage")
    s.play(card("bread_and_circuses"))
    assert s.marker[q("e7")] == MARKER["temple"]
    assert sorted(s.discards[0]) == sorted([EVENT["sabotage"], EVENT["bread_and_circuses"]])
    s = sabotage(2)
    know(s, 0, "mass_media")
    hold_events(s, 1, "bread_and_circuses")
    start(s, "sabotage")
    assert s.marker[q("e7")] == NO_MARKER
    assert s.players[1].events.cards == [EVENT["bread_and_circuses"]]


def test_ex_100_a_cancelled_cancel_lets_the_event_resolve():  # SMC-26.1, SMC-E.jousting_tourney, SMC-5.4
    s = table()
    hold_events(s, 0, "knowledge_shared")
    know(s, 0, "civil_service")
    hold_tokens(s, 0, "hut_spy")
    hold_events(s, 1, "jousting_tourney")
    start(s, "knowledge_shared")
    assert s.to_act == (1,)
    s.play(card("jousting_tourney"))
    assert s.to_act == (0,)
    play(s, ability("civil_service_spy"), ("pay-hut", SPY))
    assert knows(s, 0, "writing")
    assert knows(s, 1, "currency")  # the only one that China can place
    assert over(s)


def test_ex_110_who_might_answer_is_asked_card_or_no_card():  # SMC-26.3, SMC-30.5
    s = sabotage()
    hold_events(s, 1, "exchange_of_ideas")
    hold_events(s, 2, "lost")
    hold_events(s, 3, "drought")
    start(s, "sabotage")
    assert s.to_act == (1, 2)  # a target's level I back, a level II back; not seat 3
    assert s.legal(1) == s.legal(2) == [PASS]
    play(s, PASS, PASS)
    assert s.marker[q("e7")] == NO_MARKER


def test_ex_111_the_first_in_order_counts_and_the_others_stay_secret():  # SMC-26.1
    s = table(4)
    hold_events(s, 0, "catastrophe")
    put_city(s, 3, "f8")
    put_marker(s, "e7", "temple")
    put_army(s, 0, "d7")
    hold_events(s, 1, "lost"), hold_events(s, 2, "jousting_tourney"), hold_events(s, 3, "bread_and_circuses")
    start(s, "catastrophe")
    assert s.to_act == (1, 2, 3)
    s.play(card("bread_and_circuses"), 3)
    s.play(card("jousting_tourney"), 2)
    s.play(PASS, 1)
    assert s.to_act == (1,)  # the window on the Tourney: a level II back; cancels target nobody, so not seat 3
    s.play(PASS)
    assert s.marker[q("e7")] == MARKER["temple"]
    assert s.players[3].events.cards == [EVENT["bread_and_circuses"]]
    assert "bread" not in str(s.chronicle)


def test_bread_and_circuses_never_stops_a_cancel():  # SMC-9.8: cancels target nobody
    s = sabotage(2)
    hold_events(s, 0, "bread_and_circuses")
    hold_events(s, 1, "jousting_tourney")
    start(s, "sabotage")
    s.play(card("jousting_tourney"))
    assert over(s)
    assert s.marker[q("e7")] == MARKER["temple"]


def test_civil_service_cancels_any_event():  # SMC-T.civil_service_spy
    s = table()
    hold_events(s, 0, "the_citizens_are_revolting")
    know(s, 1, "civil_service")
    hold_tokens(s, 1, "hut_spy")
    start(s, "the_citizens_are_revolting")
    play(s, ability("civil_service_spy"), ("pay-hut", SPY))
    assert s.players[1].government != ANARCHY
    assert s.spent_huts == (SPY,)


def test_a_spy_may_be_a_gift():  # SMC-14.12, W6
    s = table()
    hold_events(s, 0, "the_citizens_are_revolting")
    know(s, 1, "civil_service")
    hold_events(s, 1, "a_generous_gift")
    start(s, "the_citizens_are_revolting")
    play(s, ability("civil_service_spy"), ("pay-gift", EVENT["a_generous_gift"]))
    assert s.players[1].government != ANARCHY


def test_a_village_token_is_no_spy_for_all_that_others_see():  # SMC-26.3
    s = table()
    hold_events(s, 0, "the_citizens_are_revolting")
    know(s, 1, "civil_service")
    hold_tokens(s, 1, "village_iron")
    start(s, "the_citizens_are_revolting")
    assert s.to_act == (1,)
    assert s.legal(1) == [PASS]


def test_once_a_turn_marks_are_public():  # SMC-26.3
    s = table()
    hold_events(s, 0, "the_citizens_are_revolting")
    know(s, 1, "civil_service").once |= 1 << ABILITY["civil_service_spy"]
    hold_tokens(s, 1, "hut_spy")
    start(s, "the_citizens_are_revolting")
    assert s.players[1].government == ANARCHY


def test_primetime_tv_cancels_an_event_or_an_ability():  # SMC-E.primetime_tv
    s = table()
    hold_events(s, 0, "the_citizens_are_revolting")
    hold_events(s, 1, "primetime_tv")
    start(s, "the_citizens_are_revolting")
    s.play(card("primetime_tv"))
    assert s.players[1].government != ANARCHY
    s = table()
    own(s, 0, incense=1)
    hold_events(s, 1, "primetime_tv")
    use(s, "currency_incense")
    s.play(card("primetime_tv"))
    assert s.players[0].culture == 0
    assert s.players[0].resources[2] == 0  # lost, back in the market (SMC-8.14.3)
    assert s.supply[2] == 2
    assert s.players[0].once  # used up (SMC-26.2)


def test_mass_media_cancels_a_resource_ability():  # SMC-T.mass_media_spy
    s = table()
    own(s, 0, incense=1)
    know(s, 1, "mass_media")
    hold_tokens(s, 1, "hut_spy")
    use(s, "currency_incense")
    play(s, ability("mass_media_spy"), ("pay-hut", SPY))
    assert s.players[0].culture == 0


def test_a_spy_is_itself_an_ability_that_may_be_cancelled():  # SMC-26.1
    s = table()
    own(s, 0, incense=1)
    hold_events(s, 0, "primetime_tv")
    know(s, 1, "mass_media")
    hold_tokens(s, 1, "hut_spy")
    use(s, "currency_incense")
    s.play(("pay", 2))
    play(s, ability("mass_media_spy"), ("pay-hut", SPY))
    assert s.to_act == (0,)
    s.play(card("primetime_tv"))
    assert s.players[0].culture == 3


def test_jousting_tourney_does_not_answer_an_ability():
    s = table()
    own(s, 0, incense=1)
    hold_events(s, 1, "jousting_tourney")
    use(s, "currency_incense")
    assert s.players[0].culture == 3


def test_an_ability_that_would_win_can_be_cancelled_first():  # SMC-22.6
    s = table()
    p = know(s, 0, "pottery")
    p.coin_tokens[4], p.coins = 14, 14
    own(s, 0, incense=2)
    hold_events(s, 1, "primetime_tv")
    use(s, "pottery_any2")
    s.play(card("primetime_tv"))
    assert not s.victory
    assert p.coins == 14


def test_writing_does_not_answer_resource_abilities():  # SMC-T.writing_spy
    s = table()
    own(s, 0, incense=1)
    know(s, 1, "writing")
    hold_tokens(s, 1, "hut_spy")
    use(s, "currency_incense")
    assert s.players[0].culture == 3


# --- watching (26.9)


def test_ex_112_who_might_respond_says_whether_it_watches():  # SMC-26.3, SMC-26.9
    s = table(4)
    for seat, square in ((0, "e4"), (1, "n4"), (2, "n12"), (3, "e13")):
        put_army(s, seat, square)
    hold_events(s, 2, "primetime_tv")  # level III, no movement event
    begin(s, Watching(0))
    assert s.to_act == (2,)
    assert s.legal(2) == [("rest",), ("rest", "on"), ("watch",)]
    s.play(("watch",))
    assert s.watchers == 0b100
    begin(s, MovementWindow(0))
    assert s.to_act == (2,)
    assert s.legal(2) == [PASS]


def test_who_rests_on_is_not_asked_again_this_turn():  # SMC-26.9
    from civitas.games.sid_meiers_civilization.turn import begin_turn

    s = table()
    put_army(s, 0, "e4"), put_army(s, 1, "a16")
    hold_events(s, 1, "wholesale_defection")
    begin(s, Watching(0))
    s.play(("rest", "on"))
    begin(s, Watching(0))
    assert over(s)
    begin_turn(s)
    begin(s, Watching(0))
    assert s.to_act == (1,)


def test_who_does_not_watch_is_not_asked():  # SMC-26.9
    s = table()
    put_army(s, 0, "e4")
    hold_events(s, 1, "wholesale_defection")
    begin(s, Watching(0))
    s.play(("rest",))
    begin(s, MovementWindow(0))
    assert over(s)


def test_a_defection_in_a_window_and_the_window_starts_again():  # SMC-26.5, SMC-9.7.3
    s = table()
    put_army(s, 0, "e4", 2), put_army(s, 1, "a16")
    hold_events(s, 1, "wholesale_defection", "mass_defection")
    s.watchers = 0b10
    begin(s, MovementWindow(0))
    s.play(card("wholesale_defection"))
    s.play(("kill", q("e4"), 0, 1, 0))
    assert s.pending.what == "respond-to-move"
    s.play(PASS)
    assert over(s)
    assert [square for square in s.figures if square != NONE] == [q("e4"), q("a16")]


def test_communism_holds_a_square():  # SMC-T.communism_spy, SMC-14.10.3
    s = table()
    put_army(s, 0, "e4")
    know(s, 1, "communism")
    hold_tokens(s, 1, "hut_spy")
    s.watchers = 0b10
    assert might_interrupt(s, 1)
    begin(s, MovementWindow(0))
    s.play(ability("communism_spy"))
    assert ("hold", q("e4")) in s.legal()
    play(s, ("hold", q("e4")), ("pay-hut", SPY))
    assert s.held == (q("e4"),)
    assert not might_interrupt(s, 1)


def test_range_is_public():  # SMC-26.3: a level I back without anybody in reach
    s = table()
    put_army(s, 0, "e4")
    hold_events(s, 1, "drought")
    assert not might_interrupt(s, 1)  # no own figure, and nobody within four squares of the capital
    put_army(s, 1, "a16")
    assert might_interrupt(s, 1)  # one's own figures are figures too


def test_everybody_is_asked_whatever_they_hold():
    for held in ("drought", "defection"):
        s = table()
        put_army(s, 0, "e4"), put_army(s, 1, "a16")
        hold_events(s, 1, held)
        begin(s, Watching(0))
        assert s.to_act == (1,)


def test_no_window_for_permanent_abilities():  # SMC-26.7
    from civitas.games.sid_meiers_civilization.city_management import CityManagementPart

    s = table()
    know(s, 0, "democracy").trade = 6
    know(s, 1, "mass_media")
    hold_tokens(s, 1, "hut_spy")
    begin(s, CityManagementPart(0))
    s.play(("mint", 2))
    assert s.players[0].coins == 1
    assert s.players[0].trade == 0


def test_ex_98_a_watcher_kills_a_group_after_its_first_step():  # SMC-9.7.3, SMC-26.9
    from civitas.games.sid_meiers_civilization.movement import MovementPart
    from civitas.games.sid_meiers_civilization.tables import MOVEMENT

    for watches in (True, False):
        s = table()
        s.phase = MOVEMENT
        put_army(s, 0, "e9", 2), put_army(s, 1, "e13")
        hold_events(s, 1, "mass_defection")
        begin(s, MovementPart(0))
        s.play(("watch",) if watches else ("rest",))
        if watches:
            s.play(PASS)  # W5: the beginning of the part
        s.play(("move", q("e9"), 2, 0))
        s.play(("step", q("e10")))
        if not watches:
            assert s.to_act == (0,)  # B is not asked
            continue
        s.play(PASS)  # before the first step
        s.play(("step", q("e11")))
        s.play(card("mass_defection"))
        s.play(("kill", q("e10"), 0, 2, 0))
        assert s.figures[:2] == [NONE, NONE]
        assert not s.present[q("e10")]
        assert over(s)  # the move is over, and B has nothing left to answer with
