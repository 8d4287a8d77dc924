"""E5: movement (CIV80-7) by the canonical decomposition of CIV80-7.5."""

from __future__ import annotations

import random

from civitas.games.civilization_1980.atlas import AREAS, OPEN_SEA, ZONES
from civitas.games.civilization_1980.movement import Movement, MoveTurn
from civitas.games.civilization_1980.state import NOMADS, State
from games.civilization_1980.table import a, begin, city, own, put, ship, table, tokens, z


def turn(s: State, seat: int = 0) -> State:
    return begin(s, MoveTurn(seat))


def sail(s: State, *orders: tuple[object, ...]) -> State:
    for order in orders:
        s.play(order)
    return s


# --- land


def test_ex_33_tokens_cross_one_land_border() -> None:
    """CIV80-7.2.1"""
    s = table(2)
    put(s, 0, athens=3)
    turn(s)
    goals = {option[2] for option in s.legal() if option[0] == "move"}
    assert goals == set(s.board.land[a("athens")])
    assert s.why_not(("move", a("athens"), a("knossos"), 1)).rule == "CIV80-7.2.1"


def test_a_token_that_moved_does_not_move_on() -> None:
    """CIV80-7.2.1, CIV80-7.5.4"""
    s = table(2)
    put(s, 0, cisalpine_gaul=2)
    turn(s)
    s.play(("move", a("cisalpine_gaul"), a("umbria"), 2))
    assert s.over  # nothing unmoved is left: the turn ends by itself
    assert tokens(s, 0) == {"umbria": 2}


def test_moves_are_entered_in_map_order_and_each_distribution_once() -> None:
    """CIV80-7.5.4"""
    s = table(2)
    put(s, 0, cisalpine_gaul=2)
    turn(s)
    seen: list[tuple[tuple[str, int], ...]] = []

    def walk(at: State) -> None:
        if at.over:
            seen.append(tuple(sorted(tokens(at, 0).items())))
            return
        for option in at.legal():
            after = at.clone()
            after.play(option)
            walk(after)

    walk(s)
    assert len(seen) == len(set(seen)) == 10  # two tokens over stay + three neighbours
    s.play(("move", a("cisalpine_gaul"), a("umbria"), 1))
    assert s.why_not(("move", a("cisalpine_gaul"), a("noricum"), 1)).rule == "CIV80-7.5.4"


def test_areas_may_be_emptied_overfilled_and_foreign() -> None:
    """CIV80-7.2.2: no limits, and cities may be entered."""
    s = table(2)
    put(s, 0, cisalpine_gaul=10)
    city(s, 1, "tarquinii")
    turn(s)
    s.play(("move", a("cisalpine_gaul"), a("tarquinii"), 10))
    assert tokens(s, 0) == {"tarquinii": 10}


def test_moving_is_optional() -> None:
    """CIV80-7.1"""
    s = table(2)
    put(s, 0, athens=3)
    turn(s)
    s.play(("end",))
    assert s.over
    assert tokens(s, 0) == {"athens": 3}


def test_the_largest_people_move_first_and_finish_before_the_next() -> None:
    """CIV80-7.1"""
    s = table(3)
    for seat, area in enumerate(("athens", "memphis", "troy")):
        put(s, seat, **{area: 2})
    s.census_order = (2, 0, 1)
    begin(s, Movement())
    asked = []
    while not s.over:
        asked.append(s.to_act[0])
        s.play(("end",))
    assert asked == [2, 0, 1]


def test_who_has_nothing_on_the_board_is_passed_by() -> None:
    """CIV80-16.4"""
    s = table(2)
    put(s, 1, memphis=1)
    begin(s, Movement())
    assert s.to_act == (1,)


# --- ships


def test_ex_34_a_ship_carries_three_tokens_over_four_zones() -> None:
    s = table(2)
    put(s, 0, knossos=3)
    ship(s, 0, "knossos.w")
    turn(s)
    sail(s, ("load", 0, 3), ("sail", 0, z("thessaly.w")))
    assert tokens(s, 0) == {"thessaly": 3}
    assert s.players[0].ships == [z("thessaly.w")]


def test_ex_36_a_ship_collects_and_fetches_once_more() -> None:
    """CIV80-7.3.2: two tokens here, three there, all on an island; then one more from a neighbouring coast."""
    s = table(2)
    put(s, 0, knossos=3, phaistos=3)
    ship(s, 0, "phaistos.w")
    turn(s)
    sail(s, ("load", 0, 3), ("sail", 0, z("knossos.w")), ("load", 0, 2), ("sail", 0, z("thera.w")), ("unload", 0, 5))
    sail(s, ("sail", 0, z("knossos.w")), ("load", 0, 1), ("sail", 0, z("thera.w")))
    assert tokens(s, 0) == {"thera": 6}


def test_a_ship_carries_five_at_any_instant() -> None:
    """CIV80-7.3.2"""
    s = table(2)
    put(s, 0, knossos=7, thera=3)
    ship(s, 0, "knossos.w")
    turn(s)
    assert max(option[2] for option in s.legal() if option[0] == "load") == 5
    assert s.why_not(("load", 0, 6)).rule == "CIV80-7.3.2"
    sail(s, ("load", 0, 4), ("sail", 0, z("thera.w")))
    assert [option for option in s.legal() if option[0] == "load"] == [("load", 0, 1)]


def test_tokens_aboard_must_land_before_the_ship_anchors() -> None:
    """CIV80-7.3.3, CIV80-7.5.2"""
    s = table(2)
    put(s, 0, knossos=2)
    ship(s, 0, "knossos.w")
    turn(s)
    s.play(("load", 0, 2))
    assert ("anchor", 0) not in s.legal()
    assert s.why_not(("anchor", 0)).rule == "CIV80-7.3.3"
    assert s.why_not(("land",)).rule == "CIV80-7.3.3"
    assert all(option[0] == "sail" and not OPEN_SEA[option[2]] for option in s.legal())


def test_tokens_that_came_by_ship_move_no_more_and_do_not_board() -> None:
    """CIV80-7.3.3"""
    s = table(2)
    put(s, 0, knossos=2)
    ship(s, 0, "knossos.w", "thera.w")
    turn(s)
    sail(s, ("load", 0, 2), ("sail", 0, z("thera.w")), ("unload", 0, 2))
    assert not [option for option in s.legal() if option[0] == "load"]
    s.play(("anchor", 0))
    assert not [option for option in s.legal() if option[0] == "load"]
    s.play(("land",))
    assert s.over


def test_no_second_sail_without_a_stop_that_does_something() -> None:
    """CIV80-7.5.3"""
    s = table(2)
    put(s, 0, knossos=1, thera=1)
    ship(s, 0, "knossos.w")
    turn(s)
    s.play(("sail", 0, z("thera.w")))
    assert s.legal() == [("load", 0, 1), ("anchor", 0)]
    assert s.why_not(("sail", 0, z("knossos.w"))).rule == "CIV80-7.5.3"


def test_one_unload_then_one_load_per_stop() -> None:
    """CIV80-7.5.2"""
    s = table(2)
    put(s, 0, knossos=3, thera=2)
    ship(s, 0, "knossos.w")
    turn(s)
    sail(s, ("load", 0, 3), ("sail", 0, z("thera.w")), ("unload", 0, 1))
    assert s.why_not(("unload", 0, 1)).rule == "CIV80-7.5.2"
    s.play(("load", 0, 2))
    assert s.why_not(("load", 0, 1)).rule == "CIV80-7.5.2"
    assert all(option[0] == "sail" for option in s.legal())


def test_at_the_end_of_the_range_everything_lands() -> None:
    """CIV80-7.5.2: with no coast left in reach only the whole cargo."""
    s = table(2)
    put(s, 0, knossos=3)
    ship(s, 0, "knossos.w")
    turn(s)
    sail(s, ("load", 0, 3), ("sail", 0, z("thessaly.w")))
    assert tokens(s, 0) == {"thessaly": 3}  # answered by the kernel


def test_cloth_making_gives_a_fifth_step() -> None:
    """CIV80-7.3.1, 15: Carthage to Tarquinii along the coast (EX-38)."""
    s = table(2)
    put(s, 0, carthage=1)
    ship(s, 0, "carthage.w")
    turn(s)
    assert s.why_not(("sail", 0, z("tarquinii.w"))).rule == "CIV80-7.3.1"
    own(s, 0, "cloth_making")
    turn(s)
    assert ("sail", 0, z("tarquinii.w")) in s.legal()


def test_astronomy_opens_the_seas() -> None:
    """CIV80-7.3.6, EX-37, EX-38"""
    s = table(2)
    put(s, 0, knossos=1)
    ship(s, 0, "knossos.w")
    turn(s)
    assert s.why_not(("sail", 0, z("aegean_sea"))).rule == "CIV80-7.3.6"
    own(s, 0, "astronomy")
    turn(s)
    assert ("sail", 0, z("aegean_sea")) in s.legal()
    s.play(("load", 0, 1))
    assert not any(OPEN_SEA[option[2]] for option in s.legal())  # not with tokens aboard
    assert s.why_not(("sail", 0, z("aegean_sea"))).rule == "CIV80-7.3.6"


def test_an_empty_ship_in_an_open_sea_only_anchors() -> None:
    """CIV80-7.5.3"""
    s = table(2)
    own(s, 0, "astronomy")
    ship(s, 0, "knossos.w")
    turn(s)
    s.play(("sail", 0, z("aegean_sea")))
    assert s.over
    assert s.players[0].ships == [z("aegean_sea")]


def test_ending_in_an_open_sea_is_an_option_of_the_table() -> None:
    """CIV80-7.3.6"""
    s = table(2, ships_may_end_in_open_sea=False)
    own(s, 0, "astronomy")
    ship(s, 0, "carthage.w")
    turn(s)
    goals = {option[2] for option in s.legal() if option[0] == "sail"}
    assert not any(OPEN_SEA[zone] for zone in goals)
    assert z("tarquinii.w") in goals  # crossing is allowed
    assert s.why_not(("sail", 0, z("tyrrhenian_sea"))).rule == "CIV80-7.3.6"


def test_ships_are_used_in_slot_order_and_may_stay() -> None:
    """CIV80-7.5.1"""
    s = table(2)
    ship(s, 0, "thera.w", "athens.w", "knossos.w")
    turn(s)
    assert {option[1] for option in s.legal() if option[0] == "sail"} == {0, 1, 2}
    s.play(("sail", 1, z("thera.w")))
    assert {option[1] for option in s.legal() if option[0] == "sail"} == {2}
    assert s.why_not(("sail", 0, z("thera.w"))).rule == "CIV80-7.5.1"
    s.play(("land",))
    assert s.players[0].ships == sorted(s.players[0].ships)


def test_ships_come_before_land_moves() -> None:
    """CIV80-7.5"""
    s = table(2)
    put(s, 0, athens=2)
    ship(s, 0, "athens.w")
    turn(s)
    assert s.why_not(("move", a("athens"), s.board.land[a("athens")][0], 1)).rule == "CIV80-7.5"
    s.play(("land",))
    assert s.why_not(("load", 0, 1)).rule == "CIV80-7.5"


def test_loading_here_and_unloading_back_is_pointless_but_legal() -> None:
    """CIV80-7.3.3, CIV80-7.5.6"""
    s = table(2)
    put(s, 0, knossos=1, thera=1)
    ship(s, 0, "knossos.w")
    turn(s)
    sail(s, ("load", 0, 1), ("sail", 0, z("thera.w")), ("load", 0, 1), ("sail", 0, z("knossos.w")), ("unload", 0, 1))
    assert tokens(s, 0) == {"knossos": 1}
    assert current_cargo(s) == 1


def current_cargo(s: State) -> int:
    step = s.stack[-1]
    assert isinstance(step, MoveTurn)
    return step.cargo


def test_a_lake_is_sailed_like_a_coast() -> None:
    """CIV80-2.7, CIV80-6.2.4"""
    s = table(2)
    put(s, 0, urartu=2)
    ship(s, 0, "urartu.w")
    turn(s)
    goals = {option[2] for option in s.legal() if option[0] == "sail"}
    assert goals == {z("armenia.w2"), z("nineveh.w2")}


# --- the entry ban of the nomads


def test_nomads_enter_no_area_with_foreign_tokens() -> None:
    """CIV80-7.5.7, CIV80-17.1"""
    s = table(2, variant=NOMADS)
    put(s, 0, knossos=2, cisalpine_gaul=1)
    put(s, 1, thera=1, umbria=1)
    ship(s, 0, "knossos.w")
    turn(s)
    s.play(("load", 0, 1))
    assert s.why_not(("sail", 0, z("thera.w"))).rule == "CIV80-17.1"
    s.play(("sail", 0, z("phaistos.w")))
    while s.decision().what != "land-moves":
        s.play(s.legal()[-1] if s.legal()[-1][0] in ("anchor", "land") else s.legal()[0])
    assert s.why_not(("move", a("cisalpine_gaul"), a("umbria"), 1)).rule == "CIV80-17.1"


def test_an_area_just_emptied_may_be_entered() -> None:
    """CIV80-17.1"""
    s = table(2, variant=NOMADS)
    put(s, 0, cisalpine_gaul=1)
    put(s, 1, umbria=1)
    s.census_order = (1, 0)
    begin(s, Movement())
    s.play(("move", a("umbria"), a("samnium"), 1))
    assert ("move", a("cisalpine_gaul"), a("umbria"), 1) in s.legal()


# --- the list and the reasons agree


def test_whatever_is_not_listed_has_a_reason_and_nothing_listed_has_one() -> None:
    """CIV80-7.5, CIV80-22.14: over random turns, every candidate order and move."""
    rng = random.Random(4)
    for game in range(12):
        s = table(2, variant=rng.choice(("full", NOMADS)))
        if s.rules.variant == "full" and game % 2:
            own(s, 0, "astronomy", "cloth_making")
        for name in rng.sample(["knossos", "thera", "athens", "phaistos", "miletus", "rhodes", "troy", "sparta"], 5):
            put(s, 0, **{name: rng.randint(1, 6)})
        put(s, 1, lemnos=2, lesbos=1)
        ship(s, 0, *rng.sample(["knossos.w", "thera.w", "athens.w", "rhodes.w"], 3))
        turn(s)
        while not s.over:
            listed = set(s.legal())
            step = s.stack[-1]
            assert isinstance(step, MoveTurn)
            orders = [(verb, k, n) for verb in ("load", "unload") for k in range(4) for n in range(7)]
            orders += [("sail", k, zone) for k in range(4) for zone in range(ZONES)] + [("anchor", k) for k in range(4)]
            moves = [("move", x, y, n) for x in step.sources for y in range(AREAS) for n in (1, 3)]
            for option in [*orders, *moves]:
                why = step.refusal(s, 0, option)
                first_anchor = option[0] == "anchor" and not step.under_way  # not before the ship's first option
                assert first_anchor or (why is None) == (option in listed), (option, why, s.where)
            s.play(rng.choice(sorted(listed)))
