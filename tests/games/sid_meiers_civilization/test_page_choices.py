"""What the page works out for a player is what the rules say: items and prices, ways of figures, plans (SMC-8.2, SMC-11.14, TABLE-10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import civitas
from civitas.bots import SeatView
from civitas.games.sid_meiers_civilization.city_management import CityManagementPart
from civitas.games.sid_meiers_civilization.great_people import GainGreatPerson
from civitas.games.sid_meiers_civilization.movement import MovementPart
from civitas.games.sid_meiers_civilization.page import yields_at
from civitas.games.sid_meiers_civilization.page_choices import candidates, choices_of, forecast
from civitas.games.sid_meiers_civilization.plans import plan
from civitas.games.sid_meiers_civilization.state import with_item
from civitas.games.sid_meiers_civilization.tables import DESERT, WATER
from civitas.games.sid_meiers_civilization.tiles import FACEDOWN
from civitas.games.sid_meiers_civilization.yields import outskirts
from civitas.kernel.options import Refusal
from games.sid_meiers_civilization.table import begin, hold_events, hold_tokens, know, play, put_army, q
from games.sid_meiers_civilization.test_founding import paint, plains


def positions(what: str, turns: int = 7) -> Iterator[tuple[Any, int]]:
    """Positions of a game between greedy bots in which that is asked, and of whom."""
    game = civitas.game("sid_meiers_civilization")
    s, bot = game.new(players=2, seed=3), civitas.bot("greedy", game, 1)
    while not s.over and s.turn < turns:
        seat = s.to_act[0]
        if s.pending.what == what:
            yield s, seat
        s.play(bot.choose(SeatView(s, seat)), seat)


def parts_of(group: dict[str, Any], way: dict[str, Any]) -> list[Any]:
    """A move as the page hands it in."""
    armies, scouts = group["shapes"][0]
    last = "discover" if way["meets"] == "discover" else "step"
    steps = [("step", square) for square in way["path"][1:-1]] + [(last, way["to"])]
    return [("move", group["square"], armies, scouts), *steps, *([("stop",)] if way["stop"] else [])]


def test_every_item_on_the_sheet_is_legal_and_no_legal_one_is_missing() -> None:
    seen = 0
    for s, seat in positions("city-management"):
        for city, items in choices_of(s, seat)["items"].items():
            world = s.clone()
            if world.why_not(("produce", int(city)), seat) is not None:
                assert all(item["refused"] for item in items)
                continue
            world.play(("produce", int(city)), seat)
            if world.pending.what != "item":
                continue
            assert {item["option"] for item in items if not item["refused"]} == set(world.legal(seat))
            seen += 1
    assert seen > 5


def test_every_way_of_every_group_can_be_gone() -> None:
    seen = 0
    for s, seat in positions("movement"):
        for group in choices_of(s, seat)["moves"]:
            for way in group["ways"]:
                assert isinstance(plan(s, seat, tuple(parts_of(group, way))), list), (group["square"], way)
                seen += 1
    assert seen > 50


def test_a_plan_ends_where_a_tile_is_discovered() -> None:
    for s, seat in positions("movement"):
        found = [(group, way) for group in choices_of(s, seat)["moves"] for way in group["ways"] if way["meets"] == "discover"]
        if found:
            done = plan(s, seat, (*parts_of(*found[0]), ("end",)))
            assert isinstance(done, list)
            assert done[-1][0] == "discover"
            return
    raise AssertionError("nobody could discover anything")


def test_a_plan_with_a_step_too_far_is_refused_with_its_rule() -> None:
    s, seat = next(positions("movement"))
    group = choices_of(s, seat)["moves"][0]
    far = next(square for square in range(256) if s.ground[square] >= 0 and abs(square % 16 - group["square"] % 16) > 3)
    armies, scouts = group["shapes"][0]
    refused = plan(s, seat, (("move", group["square"], armies, scouts), ("step", far)))
    assert isinstance(refused, Refusal)
    assert refused.rule.startswith("SMC-11")


def test_where_a_scout_stands_one_looks_for_a_city() -> None:
    for s, seat in positions("start-of-turn"):
        for option in candidates(s, seat):
            assert option[0] == "found"
            assert option[1] in s.figures
    assert candidates(s, 1 - seat) == []


def test_the_way_over_a_full_square_counts_the_group_where_it_stands() -> None:  # SMC-11.4, SMC-11.14b, SMC-12.1
    s = plains()
    s.ground = with_item(s.ground, q("c9"), FACEDOWN)
    put_army(s, 0, "a9"), put_army(s, 0, "b9", 2)
    begin(s, MovementPart(0))
    ways = {way["to"]: way for group in choices_of(s, 0)["moves"] if group["square"] == q("a9") for way in group["ways"]}
    assert q("c9") not in ways  # the army would stay as the third one on b9
    play(s, ("move", q("a9"), 1, 0), ("step", q("b9")))
    assert ("discover", q("c9")) not in s.legal()
    s = plains()
    s.ground = with_item(s.ground, q("c9"), FACEDOWN)
    paint(s, "b8", WATER), paint(s, "b10", WATER)
    put_army(s, 0, "a9", 2), put_army(s, 0, "b9", 2)
    know(s, 0, "horseback_riding")
    begin(s, MovementPart(0))
    ways = {way["to"]: way for group in choices_of(s, 0)["moves"] if (2, 0) in group["shapes"] for way in group["ways"]}
    assert ways[q("c9")]["meets"] == "discover"  # with the third step they may go back to a9, which they left


def test_a_great_person_is_placed_with_what_each_square_gives_more() -> None:  # SMC-10.2
    s = begin(plains(), GainGreatPerson(0))
    places = choices_of(s, 0)["gives"]
    assert {place["option"] for place in places} == {option for option in s.legal(0) if option[0] == "person"}
    for place in places:
        square, world = place["option"][-1], s.clone()
        world.play(place["option"], 0)
        more = [after - before for before, after in zip(yields_at(s, square), yields_at(world, square), strict=True)]
        gains = place["gains"]
        assert more == [gains.get(icon, 0) for icon in ("production", "trade", "culture", "coin")]


def test_a_plan_says_what_it_does_to_the_trade_of_a_turn() -> None:  # SMC-7.1, SMC-17.1
    s = plains()
    square = outskirts(s, 0)[0]
    paint(s, square, DESERT)
    before = s.clone()
    put_army(before, 1, square)  # it blockades the only trade there is
    assert forecast(before, s, 0)["income"] == (0, 1)


def test_what_gives_a_city_production_says_how_much() -> None:  # SMC-8.2.4
    s = plains()
    know(s, 0, "construction")
    hold_tokens(s, 0, "hut_wheat")
    hold_events(s, 0, "we_love_the_queen_day", "drought")
    begin(s, CityManagementPart(0))
    assert sorted(give["gains"]["production"] for give in choices_of(s, 0)["gives"]) == [5, 6]
