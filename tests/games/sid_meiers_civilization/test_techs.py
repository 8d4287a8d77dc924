"""Appendix A: every tech, its icons and its abilities (what happens in battles is tested with them)."""

import pytest

from civitas.games.sid_meiers_civilization import coins
from civitas.games.sid_meiers_civilization.abilities import WORKS, can_pay, usable, why_not_use
from civitas.games.sid_meiers_civilization.buildings import unlocked_buildings
from civitas.games.sid_meiers_civilization.learning import Learn, learn
from civitas.games.sid_meiers_civilization.state import EXTRA_ACTIONS, with_item
from civitas.games.sid_meiers_civilization.tables import (
    ABILITY,
    ABILITY_IDS,
    ARTILLERY,
    CITY_MANAGEMENT,
    COIN_CODE_OF_LAWS,
    COIN_DEMOCRACY,
    COIN_POTTERY,
    COIN_PRINTING_PRESS,
    GOVERNMENT,
    INFANTRY,
    IS_RESOURCE_ABILITY,
    MARKER,
    MARKER_IDS,
    MOUNTED,
    MOVEMENT,
    NO_MARKER,
    NONE,
    PERSON_IDS,
    TECH,
    TECH_IDS,
    TECH_LEVEL,
    TRADE,
    WONDER,
)
from civitas.games.sid_meiers_civilization.units import rank_of, unit_cost
from civitas.games.sid_meiers_civilization.yields import (
    city_maximum,
    city_production,
    culture_hand_size,
    may_end_on_water,
    stacking_limit,
    travel_speed,
    works,
)
from civitas.kernel.chance import script_luck
from games.sid_meiers_civilization.cards import ability, knows, manage, over, use, why
from games.sid_meiers_civilization.table import (
    begin,
    govern,
    hold_tokens,
    know,
    own,
    play,
    put_army,
    put_city,
    put_marker,
    put_scout,
    q,
    table,
    told,
)


def alone(*techs, players=2):
    """America knows these techs and nothing else."""
    s = table(players)
    s.players[0].techs = 0
    know(s, 0, *techs)
    return s


# --- icons: what a tech brings at once (14.7)

BRINGS = {
    "animal_husbandry": {},
    "code_of_laws": {"building": "trading_post", "government": "republic"},
    "currency": {"building": "market"},
    "horseback_riding": {"speed": 3},
    "masonry": {"stacking": 3},
    "metalworking": {"building": "barracks"},
    "navigation": {"building": "harbor"},
    "philosophy": {"building": "temple"},
    "pottery": {"building": "granary", "hand": 3},
    "writing": {"building": "library"},
    "chivalry": {"government": "feudalism", "rank": (MOUNTED, 2)},
    "civil_service": {"coins": 1, "hand": 3},
    "construction": {"building": "workshop"},
    "democracy": {"government": "democracy", "rank": (INFANTRY, 2)},
    "engineering": {"building": "aqueduct"},
    "irrigation": {"cities": 3},
    "mathematics": {"rank": (ARTILLERY, 2)},
    "monarchy": {"government": "monarchy"},
    "printing_press": {"building": "university", "stacking": 4},
    "sailing": {"speed": 4, "water": True},
    "banking": {"building": "bank"},
    "biology": {"stacking": 5},
    "communism": {"government": "communism"},
    "gunpowder": {"rank": (INFANTRY, 3)},
    "metal_casting": {"rank": (ARTILLERY, 3)},
    "military_science": {"building": "academy"},
    "railroad": {"building": "iron_mine", "rank": (MOUNTED, 3), "coins": 1},
    "steam_power": {"speed": 5, "water": True},
    "theology": {"building": "cathedral", "government": "fundamentalism", "hand": 3},
    "atomic_theory": {},
    "ballistics": {"rank": (ARTILLERY, 4)},
    "combustion": {"rank": (MOUNTED, 4)},
    "computers": {"coins": 1},
    "flight": {"speed": 6, "water": True},
    "mass_media": {},
    "replaceable_parts": {"rank": (INFANTRY, 4), "stacking": 6},
}


@pytest.mark.parametrize("tech", BRINGS)
def test_what_a_tech_brings(tech):  # Appendix A, SMC-14.7
    s = alone()
    p, base = s.players[0], {"speed": 2, "stacking": 2, "hand": 2, "coins": 0, "cities": 2, "water": False, "building": None, "government": None}
    learn(s, 0, TECH[tech])
    brought = base | BRINGS[tech]
    assert (travel_speed(p), stacking_limit(p), city_maximum(p), may_end_on_water(p)) == tuple(
        brought[key] for key in ("speed", "stacking", "cities", "water")
    )
    assert culture_hand_size(s, 0) == brought["hand"]
    assert p.coins == brought["coins"]
    assert [MARKER_IDS[building] for building in unlocked_buildings(p)] == ([brought["building"]] if brought["building"] else [])
    assert p.new_governments == (1 << GOVERNMENT[brought["government"]] if brought["government"] else 0)
    ranks = [1, 1, 1]
    if "rank" in brought:
        ranks[brought["rank"][0]] = brought["rank"][1]
    assert [rank_of(p, type) for type in (INFANTRY, ARTILLERY, MOUNTED)] == ranks


def test_there_are_37_techs_on_five_levels():
    assert [TECH_LEVEL.count(level) for level in (1, 2, 3, 4, 5)] == [10, 10, 9, 7, 1]
    assert set(BRINGS) | {"space_flight"} == set(TECH_IDS)


def test_every_resource_ability_has_a_class():
    from civitas.games.sid_meiers_civilization.abilities import Ability

    mine = [id for id in ABILITY_IDS if IS_RESOURCE_ABILITY[ABILITY[id]] and not id.endswith("_iron")]
    assert len(mine) == 18
    assert [id for id in mine if type(WORKS[ABILITY[id]]) is Ability] == []


def test_ex_32_ranks_rise_and_never_fall():  # SMC-14.7, SMC-8.5.1
    s = alone()
    p = s.players[0]
    assert unit_cost(p, MOUNTED) == 5
    learn(s, 0, TECH["chivalry"])
    assert (rank_of(p, MOUNTED), unit_cost(p, MOUNTED)) == (2, 7)
    s = alone("railroad")
    p = s.players[0]
    learn(s, 0, TECH["chivalry"])
    assert rank_of(p, MOUNTED) == 3


def test_the_highest_value_known_counts():  # SMC-11.2, SMC-11.4
    s = alone("flight", "horseback_riding", "replaceable_parts", "masonry")
    assert (travel_speed(s.players[0]), stacking_limit(s.players[0])) == (6, 6)
    s.players[0].civ = 5
    assert stacking_limit(s.players[0]) == 7  # Russia


@pytest.mark.parametrize(
    ("tech", "basic", "upgraded"),
    [
        ("engineering", "granary", "aqueduct"),
        ("printing_press", "library", "university"),
        ("banking", "market", "bank"),
        ("military_science", "barracks", "academy"),
        ("railroad", "workshop", "iron_mine"),
        ("theology", "temple", "cathedral"),
    ],
)
def test_upgraded_buildings_turn_over_at_once_also_under_a_blockade(tech, basic, upgraded):  # SMC-8.6.7, SMC-17.7
    s = alone()
    put_marker(s, "e2", basic), put_marker(s, "b13", basic)
    put_scout(s, 1, "e2")
    learn(s, 0, TECH[tech])
    assert s.marker[q("e2")] == MARKER[upgraded]
    assert s.marker[q("b13")] == MARKER[basic]  # somebody else's


def test_a_bank_that_turns_over_brings_its_coin():  # SMC-15.2
    s = alone()
    put_marker(s, "e2", "market")
    learn(s, 0, TECH["banking"])
    assert s.players[0].coins == 1


# --- resource abilities: how they are used (14.8 to 14.13)


def test_ex_44_currency_once_a_turn_and_chivalry_besides():  # SMC-14.8
    s = table()
    know(s, 0, "chivalry")
    own(s, 0, incense=2)
    manage(s)
    s.play(ability("currency_incense"))
    assert s.players[0].culture == 3
    assert why(s, ability("currency_incense")) == "SMC-14.8"
    s.play(ability("chivalry_incense"))
    assert s.players[0].culture == 8
    assert s.supply[2] == 2


def test_why_an_ability_is_refused():  # SMC-14.8, SMC-14.9, SMC-14.13
    s = table()
    hold_tokens(s, 0, "hut_iron")
    know(s, 0, "horseback_riding", "pottery", "writing")
    manage(s)
    assert why(s, ability("chivalry_incense")) == "SMC-14.8"  # unknown tech
    assert why(s, ability("currency_incense")) == "SMC-14.8"  # nothing to pay with
    assert why(s, ability("horseback_riding_silk")) == "SMC-14.9"  # another phase
    assert why(s, ability("writing_spy")) == "SMC-14.9"  # only as an answer
    own(s, 0, incense=2)
    s.players[0].coin_tokens[COIN_POTTERY] = 4
    s.relist()
    assert why(s, ability("pottery_any2")) == "SMC-14.13"


def test_market_tokens_return_at_once_and_hut_tokens_leave_the_game():  # SMC-8.14.2, SMC-8.14.3
    s = alone("philosophy")
    own(s, 0, wheat=1)
    hold_tokens(s, 0, "hut_silk", "village_uranium")
    use(s, "philosophy_any3")
    play(s, ("pay", 0), ("pay-hut", 1), ("pay-village", 2))
    assert s.supply == [2, 2, 2, 2]
    assert (s.spent_huts, s.spent_villages) == ((1,), (2,))
    assert told(s, "pays")[0]["huts"] == (1,)


def test_only_the_shown_resource_pays():  # SMC-14.8
    s = alone("animal_husbandry")
    own(s, 0, wheat=1, silk=1)
    hold_tokens(s, 0, "hut_wheat", "hut_iron")
    use(s, "animal_husbandry_wheat")
    assert s.legal() == [("pay", 0), ("pay-hut", 0)]
    assert why(s, ("pay", 1)) == "SMC-14.8"
    assert why(s, ("pay-hut", 4)) == "SMC-14.8"
    assert why(s, ("withdraw",)) == "SMC-14.12"


def test_what_is_put_up_is_not_shown_before_it_is_paid():  # SMC-14.8
    s = alone("pottery")
    hold_tokens(s, 0, "hut_silk", "hut_spy")
    use(s, "pottery_any2")
    s.play(("pay-hut", 1))
    step = s.view(1)["stack"][-1]
    assert step["huts"]["hidden"] == 1
    s.play(("pay-hut", 3))
    assert s.spent_huts == (1, 3)


# --- level I


@pytest.mark.parametrize(("id", "n"), [("animal_husbandry_wheat", 3), ("construction_wheat", 5), ("banking_wheat", 7)])
def test_wheat_makes_a_city_produce_more(id, n):  # SMC-T.animal_husbandry_wheat, SMC-T.construction_wheat, SMC-T.banking_wheat
    s = alone("animal_husbandry", "construction", "banking")
    second = put_city(s, 0, "g7")
    own(s, 0, wheat=1)
    use(s, id)
    play(s, ("boost", second))
    assert city_production(s, second) == 5 + n
    assert city_production(s, 0) == 5


@pytest.mark.parametrize(("id", "n"), [("currency_incense", 3), ("chivalry_incense", 5), ("metal_casting_incense", 7)])
def test_incense_gives_culture(id, n):  # SMC-T.currency_incense, SMC-T.chivalry_incense, SMC-T.metal_casting_incense
    s = alone("currency", "chivalry", "metal_casting")
    own(s, 0, incense=1)
    use(s, id)
    assert s.players[0].culture == n


def test_horseback_riding_gives_trade_to_two_players():  # SMC-T.horseback_riding_silk, SMC-14.10.7
    s = table(4)
    know(s, 0, "horseback_riding").trade = 20
    s.players[2].trade = 1
    own(s, 0, silk=1)
    use(s, "horseback_riding_silk")
    assert s.legal() == [("choose-player", 1), ("choose-player", 2), ("choose-player", 3)]
    s.play(("choose-player", 2))
    assert (s.players[0].trade, s.players[2].trade) == (27, 7)


def test_horseback_riding_with_two_players_and_full_dials():  # SMC-14.13
    s = table()
    know(s, 0, "horseback_riding").trade = 27
    s.players[1].trade = 26
    own(s, 0, silk=1)
    assert usable(s, 0, TRADE) == [ability("horseback_riding_silk")]
    use(s, "horseback_riding_silk")  # the opponent is "another player" (SMC-23.4)
    assert s.players[1].trade == 27
    s.players[0].once = 0
    own(s, 0, silk=1)
    assert why_not_use(s, 0, ABILITY["horseback_riding_silk"], TRADE).rule == "SMC-14.13"


def test_philosophy_gains_a_great_person():  # SMC-T.philosophy_any3
    s = alone("philosophy")
    own(s, 0, wheat=2, iron=1)
    top = s.great_people[-1]
    use(s, "philosophy_any3")
    play(s, ("pay", 0), ("pay", 0))  # the iron is the only one left
    assert s.pending.what == "place-person"
    s.play(("keep-person",))
    assert s.players[0].reserve[top] == 1


def test_philosophy_needs_somebody_in_the_pool():  # SMC-14.13
    s = alone("philosophy")
    own(s, 0, wheat=2, iron=1)
    s.great_people = []
    assert why_not_use(s, 0, ABILITY["philosophy_any3"], CITY_MANAGEMENT).rule == "SMC-14.13"


def test_pottery_mints_a_coin_up_to_four():  # SMC-T.pottery_any2, SMC-15.1
    s = alone("pottery")
    own(s, 0, wheat=1, silk=1)
    use(s, "pottery_any2")
    play(s, ("pay", 1))
    assert (s.players[0].coin_tokens[COIN_POTTERY], s.players[0].coins) == (1, 1)


def test_ex_93_code_of_laws_holds_four_coins():  # SMC-15.1
    s = alone("code_of_laws")
    assert [coins.add_token(s, 0, COIN_CODE_OF_LAWS) for _ in range(5)] == [True] * 4 + [False]
    assert s.players[0].coins == 4


# --- level II


def test_democracy_and_printing_press_mint_once_a_turn():  # SMC-T.democracy_coin, SMC-T.printing_press_coin
    s = alone("democracy", "printing_press")
    p = s.players[0]
    p.trade, p.culture = 13, 11
    manage(s)
    play(s, ("mint", COIN_DEMOCRACY), ("mint", COIN_PRINTING_PRESS))
    assert (p.trade, p.culture, p.coins) == (7, 6, 2)
    assert why(s, ("mint", COIN_DEMOCRACY)) == why(s, ("mint", COIN_PRINTING_PRESS)) == "SMC-14.8"


def test_why_no_coin_is_minted():
    s = alone("democracy", "printing_press")
    p = s.players[0]
    p.trade, p.culture = 5, 4
    manage(s)
    assert why(s, ("mint", COIN_DEMOCRACY)) == "SMC-T.democracy_coin"
    assert why(s, ("mint", COIN_PRINTING_PRESS)) == "SMC-T.printing_press_coin"
    p.trade, p.coin_tokens[COIN_DEMOCRACY] = 6, 4
    assert why(s, ("mint", COIN_DEMOCRACY)) == "SMC-15.1"
    assert why(s, ("mint", COIN_POTTERY)) == "SMC-15.1"
    p.techs = 0
    assert why(s, ("mint", COIN_DEMOCRACY)) == "SMC-14.8"


def test_monarchy_makes_an_ancient_wonder_obsolete():  # SMC-T.monarchy_silk, SMC-18.1
    s = alone("monarchy")
    put_marker(s, "b13", "stonehenge")
    own(s, 0, silk=1)
    use(s, "monarchy_silk")
    named = {option[1] for option in s.legal() if option[0] == "obsolete"}
    assert named == {WONDER[id] for id in ("stonehenge", "colossus", "oracle", "hanging_gardens")}
    s.play(("obsolete", WONDER["stonehenge"]))
    assert not works(s, 1, WONDER["stonehenge"])
    assert s.marker[q("b13")] != NO_MARKER


def test_an_obsolete_market_wonder_leaves_the_game_and_is_replaced():  # SMC-18.2
    s = alone("monarchy")
    own(s, 0, silk=1)
    top = s.wonder_deck[-1]
    use(s, "monarchy_silk")
    s.play(("obsolete", WONDER["colossus"]))
    assert s.lost_wonders == (WONDER["colossus"],)
    assert top in s.market


def test_monarchy_kills_a_random_unit():  # SMC-T.monarchy_silk, SMC-14.10.1
    s = alone("monarchy", players=4)
    own(s, 0, silk=1)
    s.luck = script_luck(1)
    use(s, "monarchy_silk")
    s.play(("kill-unit", 2))
    p = s.players[2]
    assert (len(p.forces), sum(p.units)) == (2, 2)
    assert sum(len(fallen) for fallen in s.fallen) == 1


def test_monarchy_without_any_target():  # SMC-14.13
    s = alone("monarchy")
    own(s, 0, silk=1)
    s.market = list(range(4, 8))
    s.players[1].forces.clear()
    assert why_not_use(s, 0, ABILITY["monarchy_silk"], CITY_MANAGEMENT).rule == "SMC-14.13"


# --- level III


def test_ex_94_gunpowder_makes_stonehenge_obsolete_and_its_culture_stays():  # SMC-18.1, SMC-T.gunpowder_any2
    from civitas.games.sid_meiers_civilization.yields import city_arts

    s = alone("gunpowder")
    put_marker(s, "b13", "stonehenge")
    own(s, 0, silk=2)
    use(s, "gunpowder_any2")
    s.play(("obsolete", WONDER["stonehenge"]))
    assert not works(s, 1, WONDER["stonehenge"])
    assert city_arts(s, 3) == 2


def test_gunpowder_reaches_medieval_wonders_but_no_modern_ones():  # SMC-18.1
    s = alone("gunpowder")
    put_marker(s, "b13", "louvre"), put_marker(s, "e2", "panama_canal")
    own(s, 0, silk=2)
    use(s, "gunpowder_any2")
    named = {option[1] for option in s.legal() if option[0] == "obsolete"}
    assert WONDER["louvre"] in named
    assert WONDER["panama_canal"] not in named


def test_gunpowder_destroys_any_building_walls_included():  # SMC-T.gunpowder_any2
    s = alone("gunpowder")
    put_marker(s, "b13", "temple"), put_marker(s, "e2", "market")
    s.walls = 0b1000
    own(s, 0, silk=2)
    use(s, "gunpowder_any2")
    assert {option[1] for option in s.legal() if option[0] == "destroy"} == {q("b13"), q("e2"), q("b14")}
    s.play(("destroy", q("b14")))
    assert not s.walls


def test_an_obsolete_wonder_is_not_made_obsolete_again():
    s = alone("gunpowder")
    put_marker(s, "b13", "stonehenge")
    s.obsolete = 1 << WONDER["stonehenge"]
    own(s, 0, silk=2)
    use(s, "gunpowder_any2")
    assert ("obsolete", WONDER["stonehenge"]) not in s.legal()


def test_steam_power_carries_figures_to_any_water():  # SMC-T.steam_power_silk, SMC-14.10.2
    s = alone("steam_power")
    put_army(s, 0, "g2", 2), put_scout(s, 0, "e4")
    put_army(s, 1, "a8")
    own(s, 0, silk=1)
    use(s, "steam_power_silk")
    assert s.legal() == [("embark", q("g2")), ("embark", q("e4"))]
    s.play(("embark", q("g2")))
    assert ("sail-to", q("b8")) in s.legal()
    assert ("sail-to", q("a8")) not in s.legal()  # enemy figures
    s.play(("sail-to", q("b8")))
    assert s.figures[:2] == [q("b8")] * 2
    assert s.moved == 0b11  # they do not move again this turn


def test_steam_power_respects_the_stacking_limit():  # SMC-14.10.2
    s = alone("steam_power")
    put_army(s, 0, "g2", 2), put_army(s, 0, "b8")
    own(s, 0, silk=1)
    use(s, "steam_power_silk")
    s.play(("embark", q("g2")))
    assert ("sail-to", q("b8")) not in s.legal()


def test_steam_power_without_figures():  # SMC-14.13
    s = alone("steam_power")
    own(s, 0, silk=1)
    assert why_not_use(s, 0, ABILITY["steam_power_silk"], CITY_MANAGEMENT).rule == "SMC-14.13"


def test_communism_is_an_ability_of_the_movement_phase():  # SMC-T.communism_spy
    s = alone("communism")
    hold_tokens(s, 0, "hut_spy")
    assert usable(s, 0, MOVEMENT) == [ability("communism_spy")]
    assert usable(s, 0, CITY_MANAGEMENT) == []
    use(s, "communism_spy")
    play(s, ("hold", q("a1")), ("pay-hut", 3))
    assert s.held == (q("a1"),)


# --- level IV


def test_atomic_theory_gives_every_city_one_more_action():  # SMC-T.atomic_theory_actions
    s = alone("atomic_theory")
    second = put_city(s, 0, "g7")
    hold_tokens(s, 0, "village_uranium")
    manage(s)
    play(s, ability("atomic_theory_actions"), ("pay-village", 2))
    assert s.players[0].flags & EXTRA_ACTIONS
    play(s, ("arts", 0), ("arts", 0), ("arts", second), ("arts", second))
    assert why(s, ("arts", 0)) == why(s, ("arts", second)) == "SMC-8.1.1"


def test_atomic_theory_under_anarchy():
    s = alone("atomic_theory")
    hold_tokens(s, 0, "village_uranium")
    govern(s, 0, "anarchy")
    assert why_not_use(s, 0, ABILITY["atomic_theory_actions"], CITY_MANAGEMENT).rule == "SMC-14.13"
    put_city(s, 0, "g7")
    assert why_not_use(s, 0, ABILITY["atomic_theory_actions"], CITY_MANAGEMENT) is None


def test_only_uranium_pays_for_atomic_theory():
    s = alone("atomic_theory")
    own(s, 0, wheat=2, iron=2)
    assert not can_pay(s, 0, ABILITY["atomic_theory_actions"])
    assert not can_pay(s, 0, ABILITY["atomic_theory_nuke"])


def test_a_nuke_destroys_a_city_with_everything_around():  # SMC-T.atomic_theory_nuke, SMC-14.10.4
    s = alone("atomic_theory")
    city = put_city(s, 1, "f8", walls=True)
    put_marker(s, "e7", "university"), put_marker(s, "g9", "stonehenge"), put_marker(s, "e9", "general")
    put_army(s, 1, "e8"), put_scout(s, 0, "g8"), put_army(s, 0, "h8")
    s.players[1].trade = 9
    hold_tokens(s, 0, "village_uranium")
    use(s, "atomic_theory_nuke")
    s.play(("pay-village", 2))
    assert s.cities[city] == NONE
    assert not s.walls
    assert s.buildings[MARKER["library"]] == 6
    assert s.lost_wonders == (WONDER["stonehenge"],)
    assert s.lost_people[PERSON_IDS.index("general")] == 1
    assert not s.present[q("e8")]
    assert not s.present[q("g8")]
    assert s.figures[0] == q("h8")  # outside
    assert s.players[0].trade == 3  # no loot
    assert s.players[1].trade == 9


def test_a_nuke_spares_capitals_but_not_ones_own_city():  # SMC-14.10.4
    s = alone("atomic_theory")
    hold_tokens(s, 0, "village_uranium")
    assert why_not_use(s, 0, ABILITY["atomic_theory_nuke"], MOVEMENT).rule == "SMC-14.13"
    put_city(s, 0, "f8")
    assert usable(s, 0, MOVEMENT) == [ability("atomic_theory_nuke")]


def test_a_coin_under_a_bombed_building_does_not_win_for_its_owner():  # SMC-22.5
    s = alone("atomic_theory")
    p = s.players[1]
    put_city(s, 1, "f8")
    s.ground = with_item(s.ground, q("e7"), next(cell for cell in range(320) if coin(cell)))
    put_marker(s, "e7", "temple")
    p.coin_tokens[4] = 14
    coins.recount(s, 1)
    hold_tokens(s, 0, "village_uranium")
    use(s, "atomic_theory_nuke")
    s.play(("pay-village", 2))
    assert not s.victory


def coin(cell):
    from civitas.games.sid_meiers_civilization.tiles import CELL_COIN

    return CELL_COIN[cell]


def test_military_science_and_computers_need_coins():  # SMC-T.military_science_production
    s = alone("military_science")
    assert city_production(s, 0) == 5


# --- learning


def test_learning_is_a_step():
    s = alone()
    begin(s, Learn(0, TECH["writing"]))
    assert over(s)
    assert knows(s, 0, "writing")


def test_a_tech_stays_known_and_a_permanent_ability_lasts():  # SMC-14.6, SMC-14.15
    from civitas.games.sid_meiers_civilization.turn import begin_turn

    s = alone("pottery", "theology")
    for _ in range(3):
        begin_turn(s)
    assert knows(s, 0, "pottery")
    assert culture_hand_size(s, 0) == 4  # several icons add up


def test_trade_is_kept_from_turn_to_turn():  # SMC-7.2
    from civitas.games.sid_meiers_civilization.turn import begin_turn

    s = table()
    s.players[0].trade = 13
    begin_turn(s)
    assert s.players[0].trade == 13


def test_egypts_first_wonder_works_from_turn_one():  # SMC-21.6
    s = table(2, ("egypt", "china"))
    put_marker(s, "f2", "stonehenge")
    assert works(s, 0, WONDER["stonehenge"])


# --- what cannot be named with an ability


@pytest.mark.parametrize(
    ("id", "target", "rule"),
    [
        ("animal_husbandry_wheat", ("boost", 3), "SMC-8.2.4"),
        ("horseback_riding_silk", ("choose-player", 0), "SMC-23.4"),
        ("monarchy_silk", ("obsolete", 8), "SMC-18.1"),
        ("monarchy_silk", ("kill-unit", 0), "SMC-14.10.1"),
        ("gunpowder_any2", ("destroy", 0), "SMC-9.7.7"),
        ("steam_power_silk", ("embark", 0), "SMC-14.10.2"),
        ("communism_spy", ("hold", 999), "SMC-14.10.3"),
        ("atomic_theory_nuke", ("nuke", 0), "SMC-14.10.4"),
    ],
)
def test_why_something_is_no_target_of_an_ability(id, target, rule):
    s = table(4)
    know(s, 0, "animal_husbandry", "horseback_riding", "monarchy", "gunpowder", "steam_power", "communism", "atomic_theory")
    own(s, 0, wheat=2, silk=2, iron=1)
    hold_tokens(s, 0, "hut_spy", "village_uranium")
    put_city(s, 0, "f7"), put_city(s, 1, "k7")
    put_army(s, 0, "c2"), put_army(s, 0, "c3")
    put_marker(s, "a2", "temple"), put_marker(s, "c3", "temple")
    use(s, id)
    assert why(s, target) == rule
