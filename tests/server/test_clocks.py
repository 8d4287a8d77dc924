"""Clocks: time passes where it should and nowhere else."""

from __future__ import annotations

import datetime
import math
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from civitas.server.clocks import (
    DAY,
    GRACE,
    PACES,
    Clocks,
    Pace,
    merge,
    moment_after,
    pace_of,
    running,
    total_until,
)

HOUR = 3600.0
NOW = datetime.datetime(2026, 11, 17, 12, tzinfo=ZoneInfo("UTC")).timestamp()
SLOW = Pace(DAY, 3 * DAY, 4 * HOUR, vacation=14)


def at(year: int, month: int, day: int, hour: int, minute: int = 0, zone: str = "UTC") -> float:
    return datetime.datetime(year, month, day, hour, minute, tzinfo=ZoneInfo(zone)).timestamp()


def waiting(pace: Pace, *seats: int, players: int = 3) -> Clocks:
    """Clocks of a table that has waited for these seats since NOW."""
    clocks = Clocks.new(pace, players)
    clocks.turn(pace, seats, NOW, [])
    return clocks


def test_a_turn_within_its_time_costs_nothing_and_fills_the_bank_up_to_its_brim():
    clocks = waiting(SLOW, 0)
    clocks.seats[0].bank = DAY
    clocks.turn(SLOW, [1], NOW + 10 * HOUR, [])
    assert clocks.seats[0].bank == DAY + 4 * HOUR
    clocks = waiting(SLOW, 0)
    clocks.turn(SLOW, [1], NOW + 10 * HOUR, [])
    assert clocks.seats[0].bank == 3 * DAY  # it was full


def test_what_a_turn_takes_beyond_its_time_comes_out_of_the_bank():
    clocks = waiting(SLOW, 0)
    clocks.turn(SLOW, [1], NOW + DAY + 10 * HOUR, [])
    assert clocks.seats[0].bank == 3 * DAY - 10 * HOUR + 4 * HOUR


def test_a_turn_that_was_over_and_is_taken_back_goes_on_where_it_was():
    """Else whoever ends a turn and takes that back, again and again, never loses time, and fills their bank."""
    clocks = waiting(SLOW, 0)
    clocks.seats[0].bank = DAY
    now = NOW + 30 * HOUR
    for _ in range(20):
        clocks.turn(SLOW, [1], now, [])
        assert clocks.seats[0].bank == DAY - 6 * HOUR + 4 * HOUR
        now += 60.0
        clocks.turn(SLOW, [0], now, [], back=True)
        assert (clocks.seats[0].bank, clocks.spent(SLOW, 0, now, [])) == (DAY, 30 * HOUR)
        assert clocks.due(SLOW, 0, []) == now + 2 * DAY - 30 * HOUR
        assert clocks.seats[1].bank == 3 * DAY
    clocks.turn(SLOW, [1], now + 2 * HOUR, [])
    assert clocks.seats[0].bank == DAY - 8 * HOUR + 4 * HOUR
    clocks.turn(SLOW, [0], now + 3 * HOUR, [])  # the next turn is one of its own
    assert clocks.spent(SLOW, 0, now + 4 * HOUR, []) == HOUR


def test_whoever_was_asked_only_for_a_moment_neither_loses_nor_gains_by_it():
    clocks = waiting(SLOW, 0)
    clocks.seats[1].bank = DAY
    clocks.turn(SLOW, [1], NOW + HOUR, [])
    clocks.turn(SLOW, [0], NOW + 40 * HOUR, [], back=True)
    assert clocks.seats[1].bank == DAY
    clocks.turn(SLOW, [1], NOW + 41 * HOUR, [])
    clocks.turn(SLOW, [0], NOW + 42 * HOUR, [], back=True)
    assert (clocks.seats[1].bank, clocks.spent(SLOW, 0, NOW + 42 * HOUR, [])) == (DAY, 2 * HOUR)


def test_clocks_that_were_stored_before_turns_could_go_on_are_read():
    stored = '{"seats":[{"bank":5.0,"since":7.0,"zone":"UTC","away":[],"late":false}],"pause":null,"paused":[]}'
    clocks = Clocks.read(stored, SLOW, 1)
    assert (clocks.seats[0].bank, clocks.spent(SLOW, 0, 10.0, [])) == (5.0, 3.0)


def test_nobody_stops_their_clock_by_saying_that_they_live_elsewhere():
    """Where it is always night the hours never come."""
    pace = Pace(4 * HOUR, window=(8 * 60, 22 * 60), zone="UTC")
    clocks = Clocks.new(pace, 2)
    assert clocks.know_zone(0, "Europe/Vilnius")
    clocks.turn(pace, [0], at(2026, 11, 17, 12, zone="Europe/Vilnius"), [])
    due = clocks.due(pace, 0, [])
    for zone in ("Pacific/Auckland", "America/New_York", "Asia/Tokyo"):
        assert clocks.know_zone(0, zone)
        assert not clocks.know_zone(0, zone)
        assert clocks.due(pace, 0, []) == due
    clocks.turn(pace, [1], at(2026, 11, 17, 13, zone="Europe/Vilnius"), [])
    clocks.turn(pace, [0], at(2026, 11, 18, 10, zone="Asia/Tokyo"), [])
    assert clocks.due(pace, 0, []) == at(2026, 11, 18, 14, zone="Asia/Tokyo")


def test_being_away_is_said_a_hundred_times_at_most():
    clocks = waiting(SLOW, 0)
    said = [clocks.go_away(SLOW, 0, NOW + 10.0 * n, NOW + 10.0 * n + 1.0) for n in range(200)]
    assert sum(said) == 100


def test_the_clock_goes_on_while_the_same_seat_is_asked_again():
    clocks = waiting(SLOW, 0)
    for hour in range(1, 20):
        clocks.turn(SLOW, [0], NOW + hour * HOUR, [])
    assert clocks.due(SLOW, 0, []) == NOW + 4 * DAY


def test_everybody_who_is_asked_at_once_has_a_time_of_their_own():
    clocks = waiting(SLOW, 0, 2)
    clocks.seats[2].bank = HOUR
    assert clocks.deadline(SLOW, []) == NOW + DAY + HOUR
    assert clocks.overdue(SLOW, NOW + 2 * DAY, []) == [2]
    clocks.turn(SLOW, [0], NOW + HOUR, [])  # the other has answered
    assert clocks.deadline(SLOW, []) == NOW + 4 * DAY


def test_time_that_is_up_is_up_to_the_second():
    clocks = waiting(SLOW, 1)
    assert clocks.overdue(SLOW, NOW + 4 * DAY - 1, []) == []
    assert clocks.overdue(SLOW, NOW + 4 * DAY, []) == [1]


def test_the_clock_runs_within_the_hours_of_the_table():
    """From 8:00 to 22:00 in Vilnius: a question of 20:00 with four hours has two of them tomorrow morning."""
    pace = Pace(4 * HOUR, window=(8 * 60, 22 * 60), zone="Europe/Vilnius")
    clocks = Clocks.new(pace, 2)
    clocks.turn(pace, [0], at(2026, 11, 17, 20, zone="Europe/Vilnius"), [])
    assert clocks.due(pace, 0, []) == at(2026, 11, 18, 10, zone="Europe/Vilnius")
    assert clocks.spent(pace, 0, at(2026, 11, 18, 7, zone="Europe/Vilnius"), []) == 2 * HOUR


def test_the_hours_are_those_of_the_player():
    pace = Pace(4 * HOUR, window=(8 * 60, 22 * 60), zone="Europe/Vilnius")
    clocks = Clocks.new(pace, 2)
    clocks.seats[0].zone = "America/New_York"
    clocks.turn(pace, [0], at(2026, 11, 17, 20, zone="Europe/Vilnius"), [])  # 13:00 over there
    assert clocks.due(pace, 0, []) == at(2026, 11, 17, 17, zone="America/New_York")


def test_hours_may_go_on_past_midnight():
    pace = Pace(3 * HOUR, window=(20 * 60, 2 * 60))
    clocks = Clocks.new(pace, 2)
    clocks.turn(pace, [0], at(2026, 11, 17, 1), [])
    assert clocks.due(pace, 0, []) == at(2026, 11, 17, 22)  # one hour until 2:00, two more from 20:00


def test_the_night_in_which_clocks_are_put_back_has_its_hours():
    pace = Pace(14 * HOUR, window=(8 * 60, 22 * 60), zone="Europe/Vilnius")
    clocks = Clocks.new(pace, 2)
    clocks.turn(pace, [0], at(2026, 10, 24, 8, zone="Europe/Vilnius"), [])
    clocks.seats[0].bank = HOUR
    assert clocks.due(pace, 0, []) == at(2026, 10, 25, 9, zone="Europe/Vilnius")


def test_nobody_loses_time_while_no_server_ran_and_a_little_longer():
    clocks = waiting(SLOW, 0)
    outage = (NOW + HOUR, NOW + 3 * HOUR)
    assert clocks.due(SLOW, 0, [outage]) == NOW + 4 * DAY + 2 * HOUR + GRACE
    assert clocks.spent(SLOW, 0, NOW + 3 * HOUR, [outage]) == HOUR


def test_whoever_is_away_has_time_until_they_are_back():
    clocks = waiting(SLOW, 0)
    assert clocks.go_away(SLOW, 0, NOW + DAY, NOW + 6 * DAY)
    assert clocks.due(SLOW, 0, []) == NOW + 9 * DAY
    assert not clocks.go_away(SLOW, 0, NOW + 10 * DAY, NOW + 20 * DAY)  # 15 days would be more than 14
    assert clocks.days_away(0) == pytest.approx(5)
    clocks.come_back(0, NOW + 2 * DAY)
    assert clocks.days_away(0) == pytest.approx(1)
    assert clocks.due(SLOW, 0, []) == NOW + 5 * DAY


def test_a_pause_begins_when_all_agree_and_ends_when_one_wants_to_play():
    clocks = waiting(SLOW, 0)
    clocks.ask_pause(1, [0, 1, 2], NOW + HOUR)
    clocks.ask_pause(0, [0, 1, 2], NOW + HOUR)
    assert clocks.deadline(SLOW, []) == NOW + 4 * DAY  # one has not agreed
    clocks.ask_pause(2, [0, 1, 2], NOW + 2 * HOUR)
    assert clocks.deadline(SLOW, []) is None
    clocks.end_pause(NOW + 12 * HOUR)
    assert clocks.deadline(SLOW, []) == NOW + 4 * DAY + 10 * HOUR
    clocks.turn(SLOW, [1], NOW + 13 * HOUR, [])
    assert clocks.seats[0].bank == 3 * DAY
    clocks.turn(SLOW, [2], NOW + 14 * HOUR, [])
    assert clocks.paused == []  # no clock that runs began before it


def test_what_is_stored_is_what_was():
    clocks = waiting(SLOW, 0, 2)
    clocks.go_away(SLOW, 0, NOW, NOW + DAY)
    clocks.ask_pause(1, [0, 1], NOW)
    assert Clocks.read(clocks.text(), SLOW, 3) == clocks
    assert Clocks.read("nonsense", SLOW, 3) == Clocks.new(SLOW, 3)
    assert pace_of({"pace": "day", "clock": None}) == PACES["day"]
    assert pace_of({"pace": "day", "clock": '{"turn": 5}'}) == Pace(5)
    assert pace_of({"pace": "none", "clock": None}) is None


@pytest.mark.parametrize(
    "wrong",
    [
        Pace(0.5),
        Pace(DAY, bank=-1),
        Pace(DAY, window=(60, 60)),
        Pace(DAY, window=(60, 1500)),
        Pace(DAY, timeout="explode"),
        Pace(DAY, zone="Middle/Earth"),
        Pace(DAY, zone="../etc/passwd"),
        Pace(DAY, vacation=1000),
    ],
)
def test_rules_that_cannot_be_are_told(wrong):
    assert wrong.check()


def test_the_usual_rules_hold():
    assert [pace.check() for pace in PACES.values() if pace] == [""] * 4


seconds = st.floats(0, 30 * DAY, allow_nan=False)
intervals = st.lists(st.tuples(seconds, seconds).map(lambda pair: (NOW + min(pair), NOW + max(pair))), max_size=6)
windows = st.one_of(st.none(), st.tuples(st.integers(0, 1439), st.integers(0, 1439)).filter(lambda w: abs(w[0] - w[1]) > 30))


@given(intervals, windows, st.sampled_from(["UTC", "Europe/Vilnius", "America/New_York", "Australia/Lord_Howe"]), st.floats(1, 10 * DAY))
def test_a_time_is_up_exactly_when_so_much_has_passed(still, window, zone, wanted):
    """When the clock has run so long, so much has been spent; and it never stands on a still moment."""
    pieces = list(zip(range(2000), running(NOW, merge(still), window, zone), strict=False))
    moment = moment_after([piece for _, piece in pieces], wanted)
    assert moment is not None
    assert math.isclose(total_until([piece for _, piece in pieces], moment), wanted, abs_tol=1e-3)
    assert not any(begin + 1e-3 < moment < end - 1e-3 for begin, end in still)
    ends = [end for _, (_, end) in pieces]
    assert all(begin >= end for (_, (begin, _)), end in zip(pieces[1:], ends, strict=False))
