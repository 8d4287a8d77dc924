"""Aztecs, Babylon, Carthage, Celts, China, Egypt, Greece: their advances and leaders (COC-8, Appendix A.7)."""

import pytest

from civitas.games.clash_of_cultures.battles.battle import Battle
from civitas.games.clash_of_cultures.constructing import Build
from civitas.games.clash_of_cultures.effects import COMBAT_VALUE, SEA_VALUE, answering, has
from civitas.games.clash_of_cultures.events.drawing import DrawEvent
from civitas.games.clash_of_cultures.founding import found_city
from civitas.games.clash_of_cultures.influence import source_range
from civitas.games.clash_of_cultures.payment import BUILD_PRICE, can_pay
from civitas.games.clash_of_cultures.recruiting import Needs
from civitas.games.clash_of_cultures.scoring import ADVANCES_ROW, OBJECTIVES_ROW, count_rows
from civitas.games.clash_of_cultures.tables import ADVANCE, BARBARIANS, BUILDING, BUILDING_COST, GOOD, PIRATES, UNIT, WONDER
from civitas.games.clash_of_cultures.trade_routes import count_routes

from .table import (
    asked,
    at,
    attack,
    begin,
    city,
    deal,
    goods,
    held,
    home,
    know,
    land,
    lead,
    listed,
    paint,
    put,
    settle,
    table,
    throw,
    turn,
    units,
    verbs,
)


def pay(s):
    s.play(next(option for option in s.legal() if option[0] == "pay"))


def bonus(s, seat, attacker, defender, space, round=1, **more):
    """What leaders and civilization advances add to *seat*'s combat value in such a battle."""
    b = Battle(attacker, defender, at(space), round=round, **more)
    side = 0 if attacker == seat else 1
    b.units = [b.fighters(s, 0), b.fighters(s, 1)]
    b.city_size = 0 if s.city[at(space)] < 0 or b.sea else 1 + bin(s.buildings[at(space)]).count("1")
    b.shown, b.tactic = [-1, -1], [-1, -1]
    s.stack.append(b)
    p = s.players[seat]
    if b.sea:
        found = sum([effect.sea_value(s, p, b, side) for effect in answering(p, SEA_VALUE)])
    else:
        found = sum([effect.combat_value(s, p, b, side) for effect in answering(p, COMBAT_VALUE)])
    s.stack.pop()
    return found


def collect(s, city_space, *picks):
    """A collect of these spaces and goods."""
    spaces = tuple([at(space) for space, _ in picks])
    kinds = tuple([GOOD[good] for _, good in picks])
    turn(s).play(("collect", at(city_space)))
    return s.play(("harvest", spaces, kinds))


# --- Aztecs


def test_ex_82_captives_of_a_battle_that_was_won():
    """COC-LDR-sulla, COC-SPA-captives, COC-SPA-captivi, COC-8.5.1, COC-10.5."""
    s = table(2, "aztecs", "rome")
    know(s, 0, "tactics")
    s.players[0].captives = [1 * 8 + UNIT["infantry"]] * 3
    put(s, 0, "D4", infantry=4)
    put(s, 1, "D4", infantry=1)
    lead(s, 1, "sulla", "D4")
    throw(s, "6i", "6i", "6i", "6i", "1l", "1l", "3i")
    attack(s, 0, 1, "D4", "D3")
    while asked(s) == "casualty":
        s.play(s.legal()[0])
    assert asked(s) == "captives"
    assert listed(s, "take-captive") == [UNIT["infantry"]]
    s.play(("take-captive", UNIT["infantry"]))
    assert len(s.players[0].captives) == 4
    assert count_rows(s, 0)[OBJECTIVES_ROW] == 4


def test_tribute_empire_collects_from_enemy_cities():
    """COC-SPA-tribute_empire."""
    s = table(2, "aztecs", "rome")
    know(s, 0, "tactics", "writing", "philosophy", "voting")
    land(s, D4="mountain")
    city(s, "barbarians", "D4")
    put(s, "barbarians", "D4", infantry=2)
    turn(s).play(("collect", at(home(s, 0))))
    assert ("harvest", (at("D4"),), (GOOD["ore"],)) in s.legal()
    s.play(("harvest", (at("D4"),), (7,)))  # or a captive
    assert s.players[0].captives == [BARBARIANS * 8 + UNIT["infantry"]]
    assert units(s, "barbarians", "D4") == {"infantry": 1}


def test_human_sacrifice_replaces_an_event_and_pays_tokens():
    """COC-SPA-human_sacrifice."""
    s = table(2, "aztecs", "rome")
    know(s, 0, "tactics", "myths", "rituals", "arts", "sports")
    s.players[0].captives = [BARBARIANS * 8 + 1] * 2
    s.players[0].track = 0
    begin(s, DrawEvent(0))
    assert asked(s) == "human-sacrifice"
    s.play(("sacrifice",))
    assert len(s.event_discards) == 1
    assert len(s.players[0].captives) == 1
    assert asked(s) == "human-sacrifice"
    s.stack = []
    there = city(s, 0, "D4", mood="angry")
    turn(s).play(("sports", there, 1))
    assert s.mood[there] == 1
    assert s.players[0].captives == []


def test_a_captive_becomes_a_token():
    """COC-SPA-captives, COC-SPA-captivi."""
    s = table(2, "aztecs", "rome")
    know(s, 0, "myths", "rituals")
    s.players[0].captives = [BARBARIANS * 8 + 1]
    turn(s).play(("release-captive", GOOD["culture"]))
    assert held(s, 0, "culture") == (1,)
    assert s.players[0].captives == []


def test_aztec_gold():
    """COC-SPA-aztec_gold."""
    s = table(2, "aztecs", "rome")
    know(s, 0, "arts")
    land(s, D5="mountain")
    goods(s, 0, food=2)
    begin(s, found_city(s, 0, at("D4")))
    s.play(("for-gold", GOOD["food"]))
    assert held(s, 0, "gold", "food") == (2, 1)


def test_growth_pays_with_captives():
    """COC-LDR-acamapichtli, COC-SPA-captives, COC-SPA-captivi."""
    s = table(2, "aztecs", "rome")
    know(s, 0, "myths")
    lead(s, 0, "acamapichtli", home(s, 0))
    city(s, 0, "D4")
    s.players[0].captives = [BARBARIANS * 8 + 1]
    goods(s, 0, wood=1)
    assert can_pay(s, s.players[0], BUILD_PRICE, BUILDING_COST, BUILDING["temple"], at(home(s, 0)))
    assert not can_pay(s, s.players[0], BUILD_PRICE, BUILDING_COST, BUILDING["temple"], at("D4"))
    begin(s, Build(0, at(home(s, 0)), BUILDING["temple"]))
    assert s.players[0].captives == []
    assert held(s, 0, "wood") == (0,)


def test_tributes_collect_for_2_mood():
    """COC-LDR-acamapichtli."""
    s = table(2, "aztecs", "rome")
    lead(s, 0, "acamapichtli", home(s, 0))
    goods(s, 0, mood=2)
    turn(s).play(("tributes",))
    s.play(("harvest", (at(home(s, 0)),), (GOOD["food"],)))
    assert held(s, 0, "mood", "food") == (0, 1)
    assert s.players[0].actions == 3
    assert "tributes" not in verbs(s)


def test_ahuitzotl_cancels_a_hit_far_from_home():
    """COC-LDR-ahuitzotl."""
    s = table(2, "aztecs", "rome")
    lead(s, 0, "ahuitzotl", "D5")
    put(s, 1, "D5", infantry=1)
    throw(s, "1l", "3i", "6i")
    attack(s, 0, 1, "D5", "D4")
    assert units(s, 0, "D5") == {"leader": 1}
    assert asked(s) == "retreat"


def test_mass_sacrifice_builds_as_a_free_action():
    """COC-LDR-ahuitzotl, COC-8.3.5, COC-8.3.6, COC-3.7."""
    s = table(2, "aztecs", "rome")
    know(s, 0, "myths")
    city(s, 0, "D4")
    lead(s, 0, "ahuitzotl", home(s, 0))
    s.players[0].captives = [BARBARIANS * 8 + 1] * 2
    goods(s, 0, food=1, wood=1, ore=1)
    turn(s).play(("mass-sacrifice", BUILDING["temple"]))
    s.play(("take-mood",))
    assert s.players[0].captives == []
    assert s.players[0].actions == 3
    assert s.active[at(home(s, 0))] == 1


def test_mass_sacrifice_needs_two_captives():
    """COC-LDR-ahuitzotl, COC-SPA-captives, COC-SPA-captivi."""
    s = table(2, "aztecs", "rome")
    know(s, 0, "myths")
    city(s, 0, "D4")
    lead(s, 0, "ahuitzotl", home(s, 0))
    goods(s, 0, food=1, wood=1, ore=1)
    assert "mass-sacrifice" not in verbs(turn(s))


def test_spread_of_fear_moves_an_enemy():
    """COC-LDR-marqzen."""
    s = table(2, "aztecs", "rome")
    lead(s, 0, "marqzen", "D4")
    put(s, 1, "D5", infantry=1, settler=1)
    turn(s).play(("spread-of-fear",))
    settle(s, ("frighten", 1, at("D5"), UNIT["settler"]), ("flee-to", at("D6")))
    assert units(s, 1, "D6") == {"settler": 1}
    assert s.players[0].actions == 2


# --- Babylon


def test_ex_80_canals_make_two_of_one_food():
    """COC-SPA-canals, COC-8.5.2, COC-14.11."""
    s = table(2, "babylon", "rome")
    know(s, 0, "engineering", "storage")
    land(s, D3="mountain")
    collect(s, home(s, 0), (home(s, 0), "food"), ("D3", "ore"))
    assert held(s, 0, "food", "ore") == (2, 1)
    s = table(2, "babylon", "rome")
    know(s, 0, "engineering", "storage")
    collect(s, home(s, 0), (home(s, 0), "food"), ("D3", "food"))
    assert held(s, 0, "food") == (2,)


def test_code_of_laws_draws_after_an_influence():
    """COC-SPA-code_of_laws."""
    s = table(2, "babylon", "rome")
    know(s, 0, "writing")
    city(s, 1, "D3", "temple")
    throw(s, "5i")
    turn(s).play(("influence",))
    assert len(s.players[0].hand) == 1


def test_star_catalogues_before_an_event():
    """COC-SPA-star_catalogues."""
    s = table(2, "babylon", "rome")
    know(s, 0, "math", "astronomy")
    s.players[0].track = 0
    begin(s, DrawEvent(0))
    assert asked(s) == "take"
    s.play(("take", GOOD["culture"], 1))
    assert held(s, 0, "culture") == (1,)


def test_ziggurats_keep_ideas_and_pay_temples_with_them():
    """COC-SPA-ziggurats."""
    s = table(2, "babylon", "rome")
    know(s, 0, "myths", "state_religion", "dogma")
    goods(s, 0, idea=5)
    assert can_pay(s, s.players[0], BUILD_PRICE, BUILDING_COST, BUILDING["temple"], at(home(s, 0)))
    assert not can_pay(s, s.players[0], BUILD_PRICE, BUILDING_COST, BUILDING["fortress"], at(home(s, 0)))


def test_hammurabi_gives_law_and_guards():
    """COC-LDR-hammurabi."""
    s = table(2, "babylon", "rome")
    city(s, 0, "D4", mood="angry")
    lead(s, 0, "hammurabi", "D4")
    goods(s, 0, culture=1, ore=1)
    assert can_pay(s, s.players[0], BUILD_PRICE, BUILDING_COST, BUILDING["fortress"], at("D4"))
    turn(s).play(("happiness",))
    assert s.mood[at("D4")] == 2
    assert held(s, 0, "culture") == (0,)


def test_nabopolassar_fights_the_great_and_revolts():
    """COC-LDR-nabopolassar, COC-8.5.22."""
    s = table(2, "babylon", "rome")
    lead(s, 0, "nabopolassar", "D4")
    put(s, 1, "D4", infantry=1)
    assert bonus(s, 0, 0, 1, "D4") == 2
    city(s, 0, "B4")
    assert bonus(s, 0, 0, 1, "D4") == 0
    s = table(2, "babylon", "rome")
    lead(s, 0, "nabopolassar", "D4")
    put(s, 1, home(s, 0), infantry=1)
    attack(s, 1, 0, home(s, 0), "D3")
    assert units(s, 0, "D4") == {"infantry": 1, "leader": 1}


def test_nebuchadnezzar_breaks_idols_and_builds_gardens():
    """COC-LDR-nebuchadnezzar, COC-8.4.2."""
    s = table(2, "babylon", "rome")
    city(s, 1, "D4", "temple")
    lead(s, 0, "nebuchadnezzar", "D4")
    assert bonus(s, 0, 0, 1, "D4") == 2
    s = table(2, "babylon", "rome")
    city(s, 0, "B4")
    know(s, 0, "engineering", "irrigation")
    lead(s, 0, "nebuchadnezzar", home(s, 0))
    s.wonder_deck.give(WONDER["great_gardens"], s.players[0].wonder_cards, 1)
    goods(s, 0, food=5, wood=5, ore=2, culture=3)
    turn(s).play(("wonder-nebuchadnezzar", WONDER["great_gardens"]))
    assert s.players[0].actions == 3
    assert held(s, 0, "culture") == (0,)


# --- Carthage


def test_warbeasts_need_gold_or_culture():
    """COC-SPA-warbeasts."""
    s = table(2, "carthage", "rome")
    know(s, 0, "husbandry", "storage")
    goods(s, 0, food=3)
    elephant = (0, 0, 0, 0, 1, 0, 0)
    assert not Needs(s, s.players[0], at(home(s, 0)), 2).able(elephant)
    goods(s, 0, food=1, culture=1)
    s = turn(s)
    s.play(("recruit", at(home(s, 0))))
    if asked(s) == "levy":
        s.play(("levy", (0, 0, 0, 0, 1, 0, 0)))
    assert units(s, 0, home(s, 0)) == {"elephant": 1}
    assert held(s, 0, "food", "culture") == (0, 0)


def test_hegemony_founds_a_city_with_a_ship():
    """COC-SPA-hegemony, COC-8.5.3."""
    s = table(2, "carthage", "rome")
    know(s, 0, "fishing", "cartography")
    land(s, D4="sea")
    put(s, 0, "D4", ship=1, infantry=1, settler=1)
    turn(s)
    assert ("hegemony", at("D4"), at("D5")) in s.legal()
    settle(s, ("hegemony", at("D4"), at("D5")), ("land-unit", UNIT["infantry"]), ("land-unit", UNIT["settler"]))
    assert s.city[at("D5")] == 0
    assert units(s, 0, "D4") == {}
    assert units(s, 0, "D5") == {"infantry": 1, "settler": 1}


def test_carthage_drafts_with_gold():
    """COC-SPA-carthage_mercenaries."""
    s = table(2, "carthage", "rome")
    know(s, 0, "tactics", "draft")
    goods(s, 0, gold=1)
    turn(s).play(("recruit", at(home(s, 0))))
    if asked(s) == "levy":
        s.play(("levy", (0, 1, 0, 0, 0, 0, 0)))
    assert units(s, 0, home(s, 0)) == {"infantry": 1}
    assert held(s, 0, "gold") == (0,)


def test_hannibal_caps_the_enemy():
    """COC-LDR-hannibal, COC-8.3.4."""
    s = table(2, "carthage", "rome")
    know(s, 1, "tactics", "steel_weapons")
    goods(s, 1, ore=1)
    lead(s, 0, "hannibal", "D4")
    put(s, 1, "D4", infantry=2)
    throw(s, "3i", "3i", "3i")
    attack(s, 0, 1, "D4", "D3")
    pay(s)
    assert s.stack[-2].value[1] == 6 + 2 if len(s.stack) > 1 else True


def test_hanno_and_dido():
    """COC-LDR-dido, COC-LDR-hanno, COC-8.3.2."""
    s = table(2, "carthage", "rome")
    land(s, D4="sea", D5="sea")
    put(s, 0, "D4", ship=1)
    lead(s, 0, "hanno", "D4")
    put(s, "pirates", "D4", ship=1)
    assert bonus(s, 0, 0, PIRATES, "D4", sea=True) == 2
    s = table(2, "carthage", "rome")
    lead(s, 0, "dido", home(s, 0))
    put(s, 1, home(s, 0), infantry=1)
    assert bonus(s, 0, 1, 0, home(s, 0)) == 2


def test_hannos_ships_move_once_for_free():
    """COC-LDR-hanno."""
    s = table(2, "carthage", "rome")
    land(s, D4="sea", D5="sea")
    put(s, 0, "D4", ship=1)
    lead(s, 0, "hanno", "D4")
    turn(s).play(("navigator",))
    assert asked(s) == "navigator"
    while asked(s) != "turn":
        s.play(next(option for option in s.legal() if option != ("stop-moving",)))
    assert units(s, 0, "D5") == {"ship": 1, "leader": 1}
    assert s.players[0].actions == 3
    assert "navigator" not in verbs(s)


def test_hannos_ships_must_not_have_moved_before():
    """COC-LDR-hanno."""
    s = table(2, "carthage", "rome")
    land(s, D4="sea", D5="sea")
    put(s, 0, "D4", ship=1)
    lead(s, 0, "hanno", "D4")
    turn(s)
    settle(s, ("move-units",), ("move", at("D4"), at("D5")))
    while asked(s) != "turn":
        s.play(("stop-moving",) if ("stop-moving",) in s.legal() else s.legal()[0])
    assert s.why_not(("navigator",)).message == "the-ship-has-moved-this-turn"


def test_dido_founds_for_free_and_sacrifices_herself():
    """COC-LDR-dido."""
    s = table(2, "carthage", "rome")
    lead(s, 0, "dido", "D4")
    put(s, 0, "D4", settler=1)
    turn(s).play(("founder",))
    assert s.city[at("D4")] == 0
    assert s.players[0].actions == 3
    s.stack = []
    put(s, 0, "D4", infantry=1)
    put(s, 1, "D4", infantry=2)
    throw(s, "1l", "1l", "3i", "1l", "2c")
    attack(s, 1, 0, "D4", "D5")
    assert asked(s) == "dido"
    s.play(("give-up-leader",))
    assert units(s, 0, "D4") == {"infantry": 2}
    assert units(s, 1, "D5") == {"infantry": 1}
    assert s.players[1].trophies == 0
    assert s.fights[-1].winner == -1


# --- Celts


def test_tribal_warfare_counts_barbarian_cities():
    """COC-SPA-tribal_warfare."""
    s = table(2, "celts", "rome")
    know(s, 0, "tactics")
    put(s, 0, "D4", infantry=1)
    for space in ("D5", "E5", "B4"):
        city(s, "barbarians", space)
    assert bonus(s, 0, 0, 1, "D4") == 3
    assert bonus(s, 0, 0, BARBARIANS, "D4") == 0


def test_tribal_allies_call_barbarians():
    """COC-SPA-tribal_allies."""
    s = table(2, "celts", "rome")
    know(s, 0, "tactics", "draft")
    turn(s).play(("tribal-allies",))
    while asked(s) != "turn":
        s.play(s.legal()[0])
    assert BARBARIANS in s.city
    assert s.players[0].actions == 2
    assert "tribal-allies" not in verbs(s)


def test_druids_score_settlements():
    """COC-SPA-druidic_influence, COC-8.5.4."""
    s = table(2, "celts", "rome")
    know(s, 0, "myths", "priesthood")
    there = city(s, "barbarians", "D3")
    throw(s, "6i")
    turn(s).play(("influence",))
    assert s.druids == [there]
    assert count_rows(s, 0)[OBJECTIVES_ROW] == 2


def test_tribal_trade_gives_food():
    """COC-SPA-tribal_trade."""
    s = table(2, "celts", "rome")
    know(s, 0, "bartering", "trade_routes", "currency")
    city(s, "barbarians", "D4")
    put(s, 0, "D3", settler=1)
    assert count_routes(s, 0) == 1


def test_boudica_is_fearless_and_keeps_settlers():
    """COC-LDR-boudica."""
    s = table(2, "celts", "rome")
    know(s, 1, "tactics")
    lead(s, 0, "boudica", "D4")
    put(s, 1, "D4", infantry=1)
    assert bonus(s, 0, 0, 1, "D4") == 2
    s = table(2, "celts", "rome")
    lead(s, 0, "boudica", "D4")
    put(s, 0, "D4", settler=1)
    goods(s, 0, food=1)
    turn(s).play(("found", at("D4")))
    assert asked(s) == "great-numbers"
    pay(s)
    assert units(s, 0, "D4") == {"settler": 1, "leader": 1}


def test_vercingetorix_counts_settlers():
    """COC-LDR-vercingetorix."""
    s = table(2, "celts", "rome")
    lead(s, 0, "vercingetorix", "D4")
    put(s, 0, "D5", settler=2)
    put(s, 0, "D7", settler=1)
    assert bonus(s, 0, 0, 1, "D4") == 2


def test_viriatus_terrifies():
    """COC-LDR-viriatus, COC-8.5.19."""
    s = table(2, "celts", "rome")
    lead(s, 0, "viriatus", "D4")
    put(s, 0, "D4", infantry=1)
    put(s, 1, "D4", infantry=1)
    goods(s, 0, mood=2)
    throw(s, "2c", "2c", "1l")
    attack(s, 0, 1, "D4", "D3")
    s.play(("fight-on",))
    assert asked(s) == "terror"
    pay(s)
    s.play(("terrify", UNIT["infantry"], at("D5")))
    assert units(s, 1, "D5") == {"infantry": 1}
    assert s.fights[-1].winner == 0


# --- China


def test_ex_81_rice_grows_where_settlers_stand():
    """COC-SPA-rice_cultivation, COC-8.5.5."""
    s = table(2, "china", "rome")
    know(s, 0, "irrigation", "storage")
    city(s, 0, home(s, 0), "temple", "academy", mood="happy")
    for space in ("D3", "C3", "E3"):
        put(s, 0, space, settler=1)
    near = [space for space in ("D3", "C3", "E3", "C2", "E2") if at(space) in s.board.near[at(home(s, 0))]]
    put(s, 0, near[0], settler=1)
    put(s, 0, near[1], settler=1)
    collect(s, home(s, 0), (near[0], "food"), (near[1], "food"))
    assert held(s, 0, "food") == (4,)


def test_expansion_moves_new_settlers():
    """COC-SPA-expansion, COC-8.5.24."""
    s = table(2, "china", "rome")
    know(s, 0, "husbandry", "storage")
    goods(s, 0, food=2)
    turn(s).play(("recruit", at(home(s, 0))))
    if asked(s) == "levy":
        s.play(("levy", (1, 0, 0, 0, 0, 0, 0)))
    assert asked(s) == "move"
    s.play(("move", at(home(s, 0)), at("D3")))
    assert units(s, 0, "D3") == {"settler": 1}


def test_fireworks_cancel_a_hit_in_round_1():
    """COC-SPA-fireworks."""
    s = table(2, "china", "rome")
    know(s, 0, "math", "metallurgy")
    goods(s, 0, ore=1, wood=1)
    put(s, 0, "D4", infantry=1)
    put(s, 1, "D4", infantry=1)
    throw(s, "1l", "6i")
    attack(s, 0, 1, "D4", "D3")
    assert asked(s) == "fireworks"
    pay(s)
    assert units(s, 0, "D4") == {"infantry": 1}


def test_the_imperial_army_changes_units():
    """COC-SPA-imperial_army."""
    s = table(2, "china", "rome")
    know(s, 0, "writing", "philosophy", "voting")
    put(s, 0, "D4", settler=2, infantry=1)
    turn(s).play(("imperial-army",))
    settle(s, ("to-infantry", at("D4")), ("to-settler", at("D4")), ("enough",))
    assert units(s, 0, "D4") == {"settler": 2, "infantry": 1}
    assert s.players[0].actions == 2


@pytest.mark.parametrize(
    ("civilization", "leader", "verb", "leading"),
    [
        ("china", "wu_zetian", "agricultural-economist", "storage"),
        ("china", "sun_tzu", "the-art-of-war", "tactics"),
        ("greece", "pericles", "master", "writing"),
        ("phoenicia", "hiram", "constructor", "roads"),
    ],
)
def test_schools_of_leaders(civilization, leader, verb, leading):
    """COC-LDR-hiram, COC-LDR-pericles, COC-LDR-sun_tzu, COC-LDR-wu_zetian."""
    s = table(2, civilization, "rome")
    lead(s, 0, leader, home(s, 0))
    goods(s, 0, mood=1)
    turn(s).play((verb,))
    if asked(s) == "advance":
        s.play(("gain", ADVANCE[leading]))
    assert has(s.players[0], ADVANCE[leading])
    assert s.players[0].track == 2
    assert s.players[0].actions == 2
    s.mood[at(home(s, 0))] = 1
    goods(s, 0, culture=1)
    s.relist()
    assert s.why_not((verb,)).message == "the-city-of-the-leader-is-not-happy"


def test_wu_zetian_qin_and_sun_tzu_fight():
    """COC-LDR-qin_shi_huang, COC-LDR-sun_tzu, COC-LDR-wu_zetian, COC-8.3.7."""
    s = table(2, "china", "rome")
    lead(s, 0, "wu_zetian", "D4")
    put(s, 1, "D4", infantry=1)
    assert bonus(s, 0, 0, 1, "D4") == 2
    put(s, 1, "D4", infantry=1)
    assert bonus(s, 0, 0, 1, "D4") == 0
    s = table(2, "china", "rome")
    lead(s, 0, "qin_shi_huang", "D4")
    put(s, 1, "D4", infantry=1)
    goods(s, 0, culture=2)
    throw(s, "2c", "6i")
    attack(s, 0, 1, "D4", "D3")
    assert asked(s) == "tactician"
    pay(s)
    assert units(s, 0, "D4") == {"leader": 1}
    s = table(2, "china", "rome")
    lead(s, 0, "sun_tzu", "D4")
    put(s, 1, "D4", infantry=1)
    throw(s, "6i", "2c")
    attack(s, 0, 1, "D4", "D3")
    assert held(s, 0, "mood", "culture") == (1, 1)


# --- Egypt


def test_flood_plains_and_architecture():
    """COC-SPA-architecture, COC-SPA-flood_plains."""
    s = table(2, "egypt", "rome")
    know(s, 0, "irrigation", "engineering", "myths")
    land(s, D3="barren")
    turn(s).play(("collect", at(home(s, 0))))
    assert ("harvest", (at("D3"),), (GOOD["wood"],)) in s.legal()
    goods(s, 0, mood=3)
    assert can_pay(s, s.players[0], BUILD_PRICE, BUILDING_COST, BUILDING["temple"], at(home(s, 0)))


def test_embalming_after_battles_and_deaths():
    """COC-SPA-embalming, COC-8.5.6."""
    s = table(2, "egypt", "rome")
    know(s, 0, "myths", "rituals")
    put(s, 0, "D4", infantry=1)
    put(s, 1, "D4", settler=1)
    attack(s, 0, 1, "D4", "D3")
    assert held(s, 0, "culture") == (1,)


def test_ex_84_man_god():
    """COC-SPA-man_god."""
    s = table(2, "egypt", "rome")
    know(s, 0, "myths", "priesthood", "state_religion", "dogma", "devotion")
    p = s.players[0]
    assert has(p, ADVANCE["nationalism"])
    assert has(p, ADVANCE["totalitarianism"])
    assert not has(p, ADVANCE["forced_labor"])
    assert not has(p, ADVANCE["absolute_power"])
    assert count_rows(s, 0)[ADVANCES_ROW] == p.advances.bit_count() + 1


def test_cleopatra_is_legendary_and_beloved():
    """COC-LDR-cleopatra."""
    s = table(2, "egypt", "rome")
    lead(s, 0, "cleopatra", home(s, 0))
    assert source_range(s, s.players[0], at(home(s, 0))) == 2
    goods(s, 0, culture=1)
    turn(s).play(("beloved",))
    assert s.beloved == [at(home(s, 0))]
    assert "beloved" not in verbs(s)
    s.stack = []
    know(s, 1, "tactics")
    put(s, 1, "D3", infantry=1)
    turn(s, 1).play(("move-units",))
    assert ("move", at("D3"), at("D2")) not in s.legal()


def test_imhotep_and_ramses():
    """COC-LDR-imhotep, COC-LDR-ramses."""
    s = table(2, "egypt", "rome")
    know(s, 0, "writing")
    city(s, 0, "D4")
    lead(s, 0, "imhotep", home(s, 0))
    goods(s, 0, ore=1)
    turn(s).play(("construct", at(home(s, 0)), BUILDING["academy"]))
    assert held(s, 0, "idea", "ore") == (3, 0)
    s = table(2, "egypt", "rome")
    know(s, 0, "arts")
    lead(s, 0, "ramses", home(s, 0))
    goods(s, 0, food=1, wood=1, ore=1)
    begin(s, Build(0, at(home(s, 0)), BUILDING["obelisk"]))
    s.play(("take", GOOD["idea"], 2))
    assert held(s, 0, "idea") == (2,)
    s = table(2, "egypt", "rome")
    land(s, D5="sea")
    city(s, 1, "D4")
    lead(s, 0, "ramses", "D4")
    assert bonus(s, 0, 0, 1, "D4") == 2
    put(s, 0, "D5", ship=1)


# --- Greece


def test_study_and_leonidas_reward_recruits():
    """COC-LDR-leonidas, COC-SPA-study."""
    s = table(2, "greece", "rome")
    know(s, 0, "writing", "public_education")
    city(s, 0, home(s, 0), "academy", mood="happy")
    lead(s, 0, "leonidas", home(s, 0))
    goods(s, 0, food=2)
    turn(s).play(("recruit", at(home(s, 0))))
    if asked(s) == "levy":
        s.play(("levy", (1, 0, 0, 0, 0, 0, 0)))
    assert held(s, 0, "idea", "culture") == (1, 1)


def test_sparta_drafts_with_culture_and_silences():
    """COC-SPA-sparta, COC-6.3.6."""
    s = table(2, "greece", "rome")
    know(s, 0, "tactics", "draft")
    know(s, 1, "tactics")
    goods(s, 0, culture=1)
    turn(s).play(("recruit", at(home(s, 0))))
    if asked(s) == "levy":
        s.play(("levy", (0, 1, 0, 0, 0, 0, 0)))
    assert units(s, 0, home(s, 0)) == {"infantry": 1}
    s.stack = []
    put(s, 0, "D4", infantry=1)
    put(s, 1, "D4", infantry=2)
    deal(s, 1, tactic="high_morale")
    throw(s, "1l", "1l", "1l")
    attack(s, 0, 1, "D4", "D3")
    assert asked(s) == "retreat"


def test_ex_76_hellenistic_culture_spreads_from_foreign_cities():
    """COC-SPA-hellenistic_culture."""
    s = table(2, "greece", "rome")
    know(s, 0, "arts")
    city(s, 1, "D5", "temple", "academy")
    paint(s, "D5", "temple", 0)
    assert source_range(s, s.players[0], at("D5")) == 3
    goods(s, 0, mood=2)
    turn(s)
    assert ("arts",) in s.legal()  # for 2 mood tokens


def test_ex_77_and_85_city_states():
    """COC-SPA-city_states, COC-8.5.7."""
    s = table(2, "greece", "rome")
    know(s, 0, "writing", "philosophy", "voting", "myths")
    one = city(s, 0, "D4", "temple")
    city(s, 0, "B4", "temple", mood="happy")
    city(s, 0, "F4", "temple", mood="angry")
    turn(s)
    settle(s, ("collect", one), ("harvest", (one,), (GOOD["food"],)), ("collect", one))
    assert asked(s) == "activation"
    assert listed(s, "count-as") == [at("B4")]
    settle(s, ("count-as", at("B4")), ("harvest", (one,), (GOOD["food"],)))
    assert s.mood[one] == 1
    assert s.mood[at("B4")] == 2
    assert s.active[at("B4")] == 1


def test_alexander_leonidas_and_pericles_fight():
    """COC-LDR-alexander, COC-LDR-leonidas, COC-LDR-pericles."""
    s = table(2, "greece", "rome")
    city(s, 0, "D4"), city(s, 0, "B4")
    lead(s, 0, "alexander", "D5")
    assert bonus(s, 0, 0, 1, "D5") == 2
    s = table(2, "greece", "rome")
    lead(s, 0, "leonidas", "D5")
    put(s, 1, "D5", infantry=3)
    assert bonus(s, 0, 0, 1, "D5") == 4
    s = table(2, "greece", "rome")
    land(s, D5="sea")
    put(s, 0, "D5", ship=1)
    lead(s, 0, "pericles", "D5")
    put(s, 1, "D5", ship=1)
    assert bonus(s, 0, 0, 1, "D5", sea=True) == 2


def test_alexanders_idol_plays_a_card_without_an_action():
    """COC-LDR-alexander, COC-8.3.3."""
    s = table(2, "greece", "rome")
    lead(s, 0, "alexander", home(s, 0))
    goods(s, 0, food=2, culture=1)
    card = deal(s, 0, civil="new_ideas")
    turn(s).play(("play-idol", card))
    s.play(("gain", ADVANCE["storage"]))
    assert s.players[0].actions == 3
    assert held(s, 0, "culture") == (0,)
    assert s.active[at(home(s, 0))] == 1
