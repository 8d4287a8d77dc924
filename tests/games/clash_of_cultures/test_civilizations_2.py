"""Huns, India, Japan, Maya, Persia, Phoenicia, Rome, Vikings: their advances and leaders (COC-8, Appendix A.7)."""

from civitas.games.clash_of_cultures.activation import best_mood
from civitas.games.clash_of_cultures.advance import BuyAdvance
from civitas.games.clash_of_cultures.cities import building_supply
from civitas.games.clash_of_cultures.collecting import collect_limit
from civitas.games.clash_of_cultures.constructing import Build
from civitas.games.clash_of_cultures.effects import ONCE, owns
from civitas.games.clash_of_cultures.founding import found_city, why_not_found
from civitas.games.clash_of_cultures.influence import source_range
from civitas.games.clash_of_cultures.payment import BUILD_PRICE, WONDER_PRICE, can_pay, make_deal
from civitas.games.clash_of_cultures.recruiting import Needs
from civitas.games.clash_of_cultures.scoring import ADVANCES_ROW, CITY_PIECES, EVENTS_ROW, OBJECTIVES_ROW, count_rows
from civitas.games.clash_of_cultures.tables import (
    ADVANCE,
    BARBARIANS,
    BUILDING,
    BUILDING_COST,
    GOOD,
    HAPPY,
    UNIT,
    WONDER,
    WONDER_COST,
)
from civitas.games.clash_of_cultures.trade_routes import count_routes
from civitas.games.clash_of_cultures.turn import Turn

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
from .test_civilizations_1 import bonus, collect, pay


def can_recruit(s, seat, space, unit):
    """Whether a city may recruit such a unit, whatever it costs."""
    return Needs(s, s.players[seat], at(space), 2).most[UNIT[unit]] > 0


def mood(s, space):
    return ("angry", "neutral", "happy")[s.mood[at(space)]]


# --- Huns


def test_nomads_move_their_cities():
    """COC-SPA-nomads, COC-8.5.17."""
    s = table(2, "huns", "rome")
    know(s, 0, "storage")
    land(s, D3="forest")
    turn(s).play(("move-units",))
    s.play(("move", at("D2"), at("D3")))
    while asked(s) in ("group",):
        s.play(s.legal()[0])
    assert s.city[at("D3")] == 0
    assert held(s, 0, "wood") == (1,)
    assert s.active[at("D3")] == 1


def test_mounted_archers_recruit_cavalry_that_rides_at_once():
    """COC-SPA-mounted_archers."""
    s = table(2, "huns", "rome")
    know(s, 0, "husbandry", "tactics")
    goods(s, 0, food=1, wood=1)
    assert can_recruit(s, 0, home(s, 0), "cavalry")
    turn(s).play(("recruit", at(home(s, 0))))
    if asked(s) == "levy":
        s.play(("levy", (0, 0, 0, 1, 0, 0, 0)))
    assert asked(s) == "move"
    s.play(("move", at("D2"), at("D3")))
    assert units(s, 0, "D3") == {"cavalry": 1}
    assert s.players[0].actions == 2
    city(s, 0, home(s, 0), "temple", mood="happy")
    assert not can_recruit(s, 0, home(s, 0), "cavalry")


def test_raiders_keep_settlers_from_founding():
    s = table(2, "huns", "rome")
    know(s, 0, "tactics")
    put(s, 0, "D4", infantry=1)
    put(s, 1, "D5", settler=1)
    assert why_not_found(s, s.players[1], at("D5")).rule == "COC-SPA-raiders"
    put(s, 1, "D5", infantry=1)
    assert why_not_found(s, s.players[1], at("D5")) is None


def test_attila_bleda_and_rugila():
    """COC-LDR-attila, COC-LDR-bleda."""
    s = table(2, "huns", "rome")
    lead(s, 0, "attila", home(s, 0))
    assert collect_limit(s, s.players[0], at(home(s, 0)), HAPPY) == 3
    s = table(2, "huns", "rome")
    there = city(s, 0, "D4", mood="angry")
    lead(s, 0, "bleda", "D4")
    assert best_mood(s, s.players[0], there) == HAPPY
    s = table(2, "huns", "rome")
    know(s, 1, "tactics")
    deal(s, 1, tactic="high_morale")
    lead(s, 0, "bleda", "D7")
    put(s, 1, "D7", infantry=1)
    throw(s, "2c", "1l")
    attack(s, 0, 1, "D7", "D6")
    assert asked(s) == "retreat"  # no tactic for the defender


def test_rugila_unifies_barbarians_and_takes_tribute():
    """COC-LDR-rugila."""
    s = table(2, "huns", "rome")
    city(s, "barbarians", "D4")
    city(s, "barbarians", "D5")
    lead(s, 0, "rugila", "D4")
    attack(s, 0, "barbarians", "D4", "D3")
    assert mood(s, "D4") == "happy"
    assert held(s, 0, "gold") == (1 + 2,)


# --- India


def test_indian_elephants_in_the_forest():
    """COC-SPA-indian_elephants."""
    s = table(2, "india", "rome")
    know(s, 0, "husbandry")
    assert not can_recruit(s, 0, home(s, 0), "elephant")
    land(s, D2="forest")
    assert can_recruit(s, 0, home(s, 0), "elephant")


def test_ex_78_proselytism_reaches_farther():
    """COC-SPA-proselytism."""
    s = table(2, "india", "rome")
    know(s, 0, "myths", "state_religion")
    put(s, 0, "D5", settler=3)
    assert source_range(s, s.players[0], at("D5")) == 4
    city(s, 0, "B4", "temple")
    put(s, 0, "B4", settler=3)
    assert source_range(s, s.players[0], at("B4")) == 5


def test_peace_and_poetry_pays_an_advance_with_a_mood_token():
    """COC-SPA-peace_and_poetry."""
    s = table(2, "india", "rome")
    know(s, 0, "arts", "theaters")
    goods(s, 0, mood=2)
    begin(s, BuyAdvance(0, ADVANCE["storage"]))
    assert held(s, 0, "mood") == (2,)
    assert s.players[0].once & ONCE["peace_and_poetry"]
    turn(s)
    assert ("advance", ADVANCE["irrigation"]) in s.legal()  # a new turn of another table state
    s.players[0].once |= ONCE["peace_and_poetry"]
    s.relist()
    assert ("advance", ADVANCE["irrigation"]) not in s.legal()


def test_prosperity_trades_for_mood():
    """COC-SPA-prosperity."""
    s = table(2, "india", "rome")
    know(s, 0, "bartering", "trade_routes")
    city(s, 1, "D4")
    put(s, 0, "D3", settler=1)
    begin(s, Turn(0)).play(("routes",))
    assert {option[-1] for option in s.legal() if option[0] == "route"} == {GOOD["food"], GOOD["mood"]}
    paint(s, "D4", "temple", 0)
    s.relist()
    assert GOOD["culture"] in {option[-1] for option in s.legal() if option[0] == "route"}


def test_akbar_pays_for_tusks_and_prospers():
    """COC-LDR-akbar, COC-SPA-prosperity."""
    s = table(2, "india", "rome")
    lead(s, 0, "akbar", "D4")
    put(s, 0, "D4", elephant=2)
    put(s, 1, "D4", infantry=3)
    goods(s, 0, ore=1)
    throw(s, "2c", "1l", "1l", "2c", "1l", "1l", "1l")
    attack(s, 0, 1, "D4", "D3")
    assert asked(s) == "bladed-tusks"
    pay(s)
    assert held(s, 0, "ore") == (0,)
    s = table(2, "india", "rome")
    know(s, 0, "tactics")
    lead(s, 0, "akbar", "D3")
    turn(s).play(("move-units",))
    s.play(("move", at("D3"), at("D2")))
    assert held(s, 0, "gold") == (1,)


def test_ashoka_spreads_buddhism_and_expands():
    """COC-LDR-ashoka, COC-SPA-expansion."""
    s = table(2, "india", "rome")
    city(s, 1, "D4", "temple", mood="angry")
    lead(s, 0, "ashoka", "D4")
    attack(s, 0, 1, "D4", "D3")
    while asked(s):
        s.play(s.legal()[0])
    assert held(s, 0, "culture") == (2,)
    s = table(2, "india", "rome")
    city(s, 0, home(s, 0), "temple", mood="happy")
    lead(s, 0, "ashoka", home(s, 0))
    city(s, 1, "D3", "academy")
    throw(s, "1l", "6i")
    turn(s).play(("influence",))
    assert ("reroll",) in s.legal()
    s.play(("reroll",))
    assert s.players[0].influenced == 1


def test_sri_guptas_golden_age_and_preparation():
    """COC-LDR-sri_gupta."""
    s = table(2, "india", "rome")
    lead(s, 0, "sri_gupta", home(s, 0))
    goods(s, 0, food=2, culture=1)
    turn(s).play(("golden-age",))
    assert ADVANCE["storage"] not in listed(s, "gain")
    assert ADVANCE["myths"] in listed(s, "gain")
    s.play(("gain", ADVANCE["myths"]))
    assert s.players[0].actions == 3
    assert s.active[at(home(s, 0))] == 1
    assert held(s, 0, "food", "culture") == (0, 0)
    assert bonus(s, 0, 0, 1, home(s, 0)) == 2


def test_a_golden_age_costs_its_token_even_where_the_advance_is_free():
    """COC-LDR-sri_gupta, COC-5.1.8: Priesthood frees an advance of its food, not of the token."""
    s = table(2, "india", "rome")
    lead(s, 0, "sri_gupta", home(s, 0))
    know(s, 0, "myths", "priesthood", "writing", "philosophy", "public_education")
    assert not listed(turn(s), "golden-age")
    goods(s, 0, culture=1)
    turn(s).play(("golden-age",))
    assert owns(s.players[0], ADVANCE["math"])  # the only one of a new category that can be paid
    assert held(s, 0, "culture") == (1,)  # the token is gone, Math brought another


# --- Japan


def test_pottery_for_3_food():
    """COC-SPA-pottery."""
    s = table(2, "japan", "rome")
    know(s, 0, "storage")
    city(s, 0, home(s, 0), "temple", mood="happy")
    collect(s, home(s, 0), (home(s, 0), "food"), ("D3", "food"), ("C2", "food"))
    assert held(s, 0, "food", "culture") == (3, 1)


def test_horsemanship():
    """COC-SPA-horsemanship."""
    s = table(2, "japan", "rome")
    know(s, 0, "husbandry")
    assert not can_recruit(s, 0, home(s, 0), "cavalry")
    city(s, 0, home(s, 0), "fortress", mood="happy")
    assert can_recruit(s, 0, home(s, 0), "cavalry")
    put(s, 0, home(s, 0), cavalry=1)
    put(s, 1, home(s, 0), infantry=2)
    throw(s, "1l", "1l", "2c", "1l")
    attack(s, 1, 0, home(s, 0), "D3")
    assert s.stack[-2].value[1] == 2 + 1 + 3


def test_subterfuge_cancels_a_card():
    """COC-SPA-ninjutsu, COC-8.5.10."""
    s = table(2, "rome", "japan")
    know(s, 1, "tactics")
    city(s, 1, "D4")
    mine, theirs = deal(s, 0, civil="leadership"), deal(s, 1, civil="ideas")
    goods(s, 0, culture=1)
    turn(s).play(("play", mine))
    assert s.to_act == (1,)
    assert asked(s) == "subterfuge"
    s.play(("subterfuge", theirs))
    assert s.players[0].actions == 3
    assert held(s, 0, "culture") == (1,)
    assert set(s.action_discards) == {mine, theirs}


def test_a_cancelled_action_is_not_used():
    s = table(2, "rome", "japan")
    know(s, 1, "tactics")
    city(s, 1, "D4")
    mine, theirs = deal(s, 0, civil="new_ideas"), deal(s, 1, civil="ideas")
    goods(s, 0, food=2)
    settle(turn(s), ("play", mine), ("subterfuge", theirs))
    assert s.players[0].actions == 3
    assert held(s, 0, "food") == (2,)


def test_subterfuge_is_asked_by_public_facts():
    s = table(2, "rome", "japan")
    know(s, 1, "tactics")
    mine = deal(s, 0, civil="leadership")
    deal(s, 1)
    goods(s, 0, culture=1)
    turn(s).play(("play", mine))
    assert asked(s) == "turn"  # nobody within two spaces


def test_the_shogunate_plays_an_action_for_free():
    """COC-SPA-shogunate, COC-8.5.23."""
    s = table(2, "japan", "rome")
    know(s, 0, "writing", "philosophy", "voting", "storage")
    goods(s, 0, food=4)
    first, second = deal(s, 0, civil="new_ideas"), deal(s, 0, civil="new_ideas")
    turn(s).play(("play-shogunate", first))
    s.play(("gain", ADVANCE["irrigation"]))
    assert s.players[0].actions == 3
    assert "play-shogunate" not in verbs(s)
    assert ("play", second) in s.legal()


def test_go_toba_pays_for_the_sword_and_studies():
    """COC-LDR-go_toba."""
    s = table(2, "japan", "rome")
    lead(s, 0, "go_toba", "D4")
    put(s, 1, "D4", infantry=1)
    goods(s, 0, ore=1)
    throw(s, "3i", "1l")
    attack(s, 0, 1, "D4", "D3")
    assert asked(s) == "way-of-the-sword"
    pay(s)
    assert units(s, 1, "D4") == {}  # 3 + 2
    s = table(2, "japan", "rome")
    know(s, 0, "writing", "storage")
    lead(s, 0, "go_toba", home(s, 0))
    goods(s, 0, food=3, wood=1, ore=1)
    begin(s, Build(0, at(home(s, 0)), BUILDING["academy"]))
    assert asked(s) == "advance"
    assert "decline" in verbs(s)
    s.play(("gain", ADVANCE["philosophy"]))
    while asked(s) == "pay":
        s.play(s.legal()[0])
    assert s.players[0].track == 2


def test_jimmu_fortifies_and_takes_a_tactic_back():
    """COC-LDR-jimmu."""
    s = table(2, "japan", "rome")
    city(s, 0, "D4", "fortress")
    put(s, 0, "D4", infantry=1)
    lead(s, 0, "jimmu", "D3")
    assert bonus(s, 0, 1, 0, "D4") == 2
    s = table(2, "japan", "rome")
    know(s, 0, "tactics")
    lead(s, 0, "jimmu", "D4")
    put(s, 1, "D4", infantry=1)
    goods(s, 0, culture=1)
    card = deal(s, 0, tactic="high_morale")
    throw(s, "3e", "1l")
    attack(s, 0, 1, "D4", "D3")
    s.play(("tactic", card))
    assert asked(s) == "mythical"
    s.play(("take-back-card", card))
    assert s.players[0].hand.cards == [card]
    assert held(s, 0, "culture") == (0,)
    assert s.action_discards == []


def test_ex_62_suiko_defends_in_every_round():
    """COC-LDR-suiko, COC-8.3.1."""
    s = table(2, "japan", "rome")
    lead(s, 0, "suiko", "D4")
    put(s, 1, "D4", infantry=1)
    assert [bonus(s, 0, 1, 0, "D4", round=n) for n in (1, 2, 5)] == [2, 2, 2]
    assert bonus(s, 0, 0, 1, "D4") == 0


def test_suiko_converts_a_building():
    """COC-LDR-suiko."""
    s = table(2, "japan", "rome")
    city(s, 0, home(s, 0), mood="happy")
    paint(s, home(s, 0), "temple", 1)
    paint(s, home(s, 0), "obelisk", 1)
    lead(s, 0, "suiko", home(s, 0))
    goods(s, 0, culture=1)
    turn(s)
    assert listed(s, "japanese-buddhism") == [BUILDING["temple"]]
    s.play(("japanese-buddhism", BUILDING["temple"]))
    assert s.players[0].actions == 2
    assert not s.players[0].influenced
    assert s.buildings[at(home(s, 0))] >> 4 * BUILDING["temple"] & 15 == 1


# --- Maya


def test_terracing_collects_from_mountains():
    """COC-SPA-terracing."""
    s = table(2, "maya", "rome")
    know(s, 0, "irrigation")
    land(s, D3="mountain")
    turn(s).play(("collect", at(home(s, 0))))
    assert {("harvest", (at("D3"),), (GOOD[good],)) for good in ("food", "wood", "ore")} <= set(s.legal())


def test_stelas_reward_founders():
    """COC-SPA-stelas."""
    s = table(2, "maya", "rome")
    know(s, 0, "arts")
    begin(s, found_city(s, 0, at("D4")))
    s.play(("take", GOOD["culture"], 1))
    assert held(s, 0, "culture") == (1,)


def test_ballcourts_make_spirituality_cheaper():
    """COC-SPA-ballcourts."""
    s = table(2, "maya", "rome")
    know(s, 0, "arts", "sports")
    goods(s, 0, food=1)
    begin(s, BuyAdvance(0, ADVANCE["myths"]))
    assert held(s, 0, "food", "mood") == (0, 1)
    assert s.players[0].once & ONCE["ballcourts"]


def test_the_calendar_foretells_events():
    """COC-SPA-calendar."""
    s = table(2, "maya", "rome")
    know(s, 0, "math", "astronomy")
    goods(s, 0, culture=1)
    top, below = s.event_deck.cards[-1], s.event_deck.cards[-2]
    turn(s).play(("calendar",))
    assert s.event_deck.marks[-1] & 1
    pay(s)
    assert s.event_deck.cards[0] == top
    assert s.event_deck.cards[-1] == below
    assert held(s, 0, "culture") == (0,)


def test_pakal_shields_and_builds_with_culture():
    """COC-LDR-pakal."""
    s = table(2, "maya", "rome")
    city(s, 0, "D4", "obelisk")
    lead(s, 0, "pakal", "D4")
    put(s, 1, "D4", infantry=1)
    throw(s, "6i", "2c")
    attack(s, 1, 0, "D4", "D5")
    assert units(s, 0, "D4") == {"leader": 1}
    s = table(2, "maya", "rome")
    know(s, 0, "myths")
    lead(s, 0, "pakal", home(s, 0))
    goods(s, 0, wood=1, culture=1)
    assert can_pay(s, s.players[0], BUILD_PRICE, BUILDING_COST, BUILDING["temple"], at(home(s, 0)))


def test_siyaj_kak_burns_cities_and_spreads_culture():
    """COC-LDR-siyaj_kak."""
    s = table(2, "maya", "rome")
    city(s, 1, "D4", "temple")
    lead(s, 0, "siyaj_kak", "D4")
    put(s, 1, "D4", infantry=1)
    assert bonus(s, 0, 0, 1, "D4") == 2
    assert bonus(s, 0, 0, 1, "D4", round=2) == 0
    s = table(2, "maya", "rome")
    know(s, 0, "writing")
    city(s, 0, "B4")
    city(s, 1, "D3", "temple")
    lead(s, 0, "siyaj_kak", home(s, 0))
    goods(s, 0, food=1, wood=1, ore=1)
    throw(s, "6i")
    turn(s).play(("construct", at(home(s, 0)), BUILDING["academy"]))
    assert asked(s) == "cultural-influx"
    s.play(("influence-now",))
    assert s.players[0].influenced == 1


def test_wak_chanil_rebuilds_what_she_captured():
    """COC-LDR-wak_chanil_ajaw."""
    s = table(2, "maya", "rome")
    know(s, 0, "tactics", "writing")
    city(s, 1, "D3", "temple", mood="angry")
    lead(s, 0, "wak_chanil_ajaw", "D2")
    assert bonus(s, 0, 1, 0, "D2") == 2
    turn(s).play(("move-units",))
    s.play(("move", at("D2"), at("D3")))
    while asked(s) not in ("move", "reconstruction", "after-capture"):
        s.play(s.legal()[0])
    if asked(s) != "reconstruction":
        s.play(("stop-moving",))
    assert ("rebuild", BUILDING["temple"], BUILDING["academy"]) in s.legal()
    s.play(("rebuild", BUILDING["temple"], BUILDING["academy"]))
    assert s.buildings[at("D3")] >> 4 * BUILDING["academy"] & 15 == 1
    assert held(s, 0, "idea") == (0,)


# --- Persia


def test_persian_elephants_beside_barren_land():
    """COC-SPA-persian_elephants."""
    s = table(2, "persia", "rome")
    know(s, 0, "husbandry")
    assert not can_recruit(s, 0, home(s, 0), "elephant")
    land(s, D3="barren")
    assert can_recruit(s, 0, home(s, 0), "elephant")


def test_immortals_add_culture():
    """COC-SPA-immortals."""
    s = table(2, "persia", "rome")
    know(s, 0, "tactics", "draft")
    goods(s, 0, culture=2)
    put(s, 0, "D4", infantry=1)
    put(s, 1, "D4", infantry=1)
    throw(s, "3e", "1l")
    attack(s, 0, 1, "D4", "D3")
    assert listed(s, "immortals") == [0, 1, 2]
    s.play(("immortals", 2))
    assert units(s, 1, "D4") == {}
    assert held(s, 0, "culture") == (0,)


def test_zoroastrianism_converts_a_unit():
    """COC-SPA-zoroastrianism, COC-8.5.12, COC-8.5.21."""
    s = table(2, "persia", "rome")
    know(s, 0, "myths", "priesthood")
    put(s, 1, "D3", infantry=1)
    throw(s, "6i")
    turn(s).play(("influence",))
    while asked(s) != "turn":
        s.play(s.legal()[0])
    assert units(s, 0, "D3") == {"infantry": 1}
    assert units(s, 1, "D3") == {}


def test_banking_at_the_start_of_the_turn():
    """COC-SPA-banking."""
    s = table(2, "persia", "rome")
    know(s, 0, "bartering", "currency")
    begin(s, Turn(0))
    assert asked(s) == "turn"  # no gold, no card
    s.stack = []
    goods(s, 0, gold=1)
    begin(s, Turn(0))
    s.play(("banking", GOOD["culture"]))
    assert held(s, 0, "culture", "gold") == (1, 1)
    assert "banking" not in verbs(s)


def test_cyrus_is_king():
    """COC-LDR-cyrus."""
    s = table(2, "persia", "rome")
    city(s, 0, home(s, 0), "temple", mood="happy")
    for space in ("D4", "B4", "F4"):
        city(s, 0, space)
    lead(s, 0, "cyrus", home(s, 0))
    turn(s).play(("king-of-persia",))
    s.play(("gain-goods", (0, 0, 0, 0, 0, 1, 1, 0)))  # four regions, but size two
    assert s.players[0].actions == 2
    assert s.active[at(home(s, 0))] == 1


def test_darius_and_xerxes_build():
    """COC-LDR-darius, COC-LDR-xerxes."""
    s = table(2, "persia", "rome")
    know(s, 0, "myths")
    city(s, 0, "B4")
    city(s, 1, "D3", "temple")
    lead(s, 0, "darius", home(s, 0))
    goods(s, 0, food=1, wood=1, ore=1, culture=2)
    turn(s).play(("architect", BUILDING["temple"]))
    s.play(("take-mood",))
    assert s.players[0].actions == 3
    assert held(s, 0, "culture", "mood") == (0, 1)
    throw(s, "6i")
    s.play(("influence",))
    assert held(s, 0, "mood") == (2,)
    s = table(2, "persia", "rome")
    lead(s, 0, "xerxes", home(s, 0))
    deal_ = make_deal(s, s.players[0], WONDER_PRICE, WONDER_COST[WONDER["great_wall"]], WONDER["great_wall"], at(home(s, 0)))
    assert {sum(bill.price) for _, bill in deal_.bills()} == {15}
    assert len(deal_.bills()) == 10


# --- Phoenicia


def test_city_independence_counts_ports_and_no_governments():
    """COC-SPA-city_independence."""
    s = table(2, "phoenicia", "rome")
    know(s, 0, "fishing", "writing", "philosophy", "voting")
    city(s, 0, home(s, 0), "port", mood="happy")
    rows = count_rows(s, 0)
    assert rows[CITY_PIECES] == 2 + 3
    assert rows[ADVANCES_ROW] == s.players[0].advances.bit_count() + s.players[0].specials.bit_count() - 1


def test_biremes_at_sea():
    """COC-SPA-biremes."""
    s = table(2, "phoenicia", "rome")
    know(s, 0, "fishing", "warships")
    land(s, D4="sea")
    put(s, 0, "D4", ship=1)
    put(s, 1, "D4", ship=1)
    assert bonus(s, 0, 0, 1, "D4", sea=True, round=2) == 2
    know(s, 1, "fishing", "warships")
    assert [bonus(s, 0, 0, 1, "D4", sea=True, round=n) for n in (1, 2)] == [2, 0]


def test_cedars_trade_from_ports_and_farther():
    s = table(2, "phoenicia", "rome")
    know(s, 0, "bartering", "trade_routes", "fishing")
    land(s, D3="sea", D6="sea", D4="sea")
    city(s, 1, "D5")
    assert count_routes(s, 0) == 0
    city(s, 0, home(s, 0), "port", mood="happy", port="D3")
    assert count_routes(s, 0) == 1
    put(s, 0, "D4", ship=1)
    assert count_routes(s, 0) == 2  # the ship reaches D7 as well


def test_ithobaal_delivers():
    """COC-LDR-ithobaal."""
    s = table(2, "phoenicia", "rome")
    city(s, 1, "D4", mood="angry")
    paint(s, "D4", "temple", 0)
    lead(s, 0, "ithobaal", "D4")
    attack(s, 0, 1, "D4", "D3")
    while asked(s):
        s.play(s.legal()[0])
    assert mood(s, "D4") == "happy"
    assert bonus(s, 0, 0, 1, "D4") == 2


def test_pygmalion_protects():
    """COC-LDR-pygmalion."""
    s = table(2, "phoenicia", "rome")
    lead(s, 0, "pygmalion", home(s, 0))
    put(s, 1, home(s, 0), infantry=1)
    goods(s, 0, culture=1)
    throw(s, "6i", "5c")
    attack(s, 1, 0, home(s, 0), "D3")
    assert asked(s) == "protector"
    pay(s)
    assert units(s, 0, home(s, 0)) == {"leader": 1}
    assert s.fights[-1].winner == 0
    assert held(s, 0, "culture") == (1,)


# --- Rome


def test_the_aqueduct_brings_sanitation():
    """COC-SPA-aqueduct."""
    s = table(2, "rome", "greece")
    know(s, 0, "engineering")
    turn(s)
    assert ("advance", ADVANCE["sanitation"]) in s.legal()
    assert "aqueduct" not in verbs(s)
    goods(s, 0, food=2)
    s.relist()
    s.play(("aqueduct",))
    assert held(s, 0, "food") == (0,)
    assert s.players[0].actions == 3
    assert s.players[0].advances >> ADVANCE["sanitation"] & 1


def test_captivi_work_and_pay():
    """COC-SPA-captives, COC-SPA-captivi, COC-6.4.7."""
    s = table(2, "rome", "greece")
    know(s, 0, "bartering", "myths")
    goods(s, 0, mood=3)
    assert can_pay(s, s.players[0], BUILD_PRICE, BUILDING_COST, BUILDING["temple"], at(home(s, 0)))
    put(s, 0, "D4", infantry=1)
    put(s, 1, "D4", infantry=1)
    throw(s, "6i", "1l")
    attack(s, 0, 1, "D4", "D3")
    assert held(s, 0, "gold", "mood") == (1, 4)


def test_provinces():
    """COC-SPA-provinces."""
    s = table(2, "rome", "greece")
    know(s, 0, "writing", "philosophy", "voting")
    city(s, 0, "D5")
    assert can_recruit(s, 0, "D5", "cavalry")
    assert not can_recruit(s, 0, home(s, 0), "cavalry")
    city(s, 1, "D4")
    put(s, 0, "D4", infantry=1)
    goods(s, 0, culture=1)
    attack(s, 0, 1, "D4", "D3")
    while asked(s) != "provinces":
        s.play(s.legal()[0])
    assert mood(s, "D4") == "neutral"
    pay(s)
    assert mood(s, "D4") == "happy"


def test_augustus():
    """COC-LDR-augustus."""
    s = table(2, "rome", "greece")
    lead(s, 0, "augustus", home(s, 0))
    goods(s, 0, culture=1)
    turn(s).play(("princeps",))
    assert asked(s) == "discard-action"
    s.play(s.legal()[0])
    s.play(s.legal()[0])
    assert len(s.players[0].hand) == 0
    assert len(s.players[0].objectives) == 0
    assert s.players[0].actions == 2
    assert bonus(s, 0, 0, 1, home(s, 0)) == 0
    s = table(2, "rome", "greece")
    lead(s, 0, "augustus", "D5")
    assert bonus(s, 0, 0, 1, "D5") == 2


def test_caesar():
    """COC-LDR-caesar."""
    s = table(2, "rome", "greece")
    there = city(s, 0, "D4", mood="angry")
    city(s, 0, "B4", mood="angry")
    lead(s, 0, "caesar", "D4")
    goods(s, 0, mood=1)
    turn(s).play(("statesman",))
    assert s.mood[there] == 1
    assert s.mood[at("B4")] == 0
    assert s.players[0].actions == 3
    s = table(2, "rome", "greece")
    city(s, 1, "D4", mood="angry")
    lead(s, 0, "caesar", "D4")
    attack(s, 0, 1, "D4", "D3")
    while asked(s) != "proconsul":
        s.play(s.legal()[0])
    pay(s)
    assert units(s, 0, "D4") == {"infantry": 1, "leader": 1}
    assert held(s, 0, "gold") == (0,)


def test_sulla_civilizes():
    """COC-LDR-sulla."""
    s = table(2, "rome", "greece")
    lead(s, 0, "sulla", "D4")
    put(s, "barbarians", "D4", infantry=1)
    assert bonus(s, 0, 0, BARBARIANS, "D4") == 2
    assert bonus(s, 0, 0, 1, "D4") == 0


# --- Vikings


def test_ship_construction_makes_navigation_free():
    """COC-SPA-ship_construction."""
    s = table(2, "vikings", "rome")
    know(s, 0, "fishing")
    assert ("advance", ADVANCE["navigation"]) in turn(s).legal()


def test_ex_86_a_ship_on_a_mountain_stays_there():
    s = table(2, "vikings", "rome")
    know(s, 0, "fishing", "tactics")
    land(s, D4="sea", D5="mountain")
    put(s, 0, "D4", ship=1)
    turn(s).play(("move-units",))
    s.play(("convert", at("D4"), at("D5")))
    while asked(s) not in ("move", "turn"):
        s.play(next(option for option in s.legal() if option[0] != "stop-moving"))
    assert units(s, 0, "D5") in ({"infantry": 1}, {"settler": 1})
    if asked(s) == "move":
        s.play(("stop-moving",))
    if ("move-units",) in s.legal():
        s.play(("move-units",))
        assert all([option[:2] != ("move", at("D5")) for option in s.legal()])


def test_rune_stones_remember_the_dead():
    """COC-SPA-rune_stones, COC-8.5.15."""
    s = table(2, "vikings", "rome")
    know(s, 0, "myths", "rituals")
    put(s, 0, "D4", infantry=2)
    put(s, 1, "D4", infantry=3)
    throw(s, "1l", "1l", "4c", "4c", "4c")
    attack(s, 0, 1, "D4", "D3")
    assert asked(s) == "rune-stone"
    s.play(("rune-stone",))
    assert s.players[0].runes == 1
    assert count_rows(s, 0)[OBJECTIVES_ROW] == 2
    assert building_supply(s, 0, BUILDING["obelisk"]) == 4


def test_knut_rules_the_north():
    """COC-LDR-knut, COC-4.5.4."""
    s = table(2, "vikings", "rome")
    lead(s, 0, "knut", "D5")
    assert count_rows(s, 0)[EVENTS_ROW] == 3
    know(s, 0, "bartering", "taxes")
    s.stacks[0][at("D5")] = 0
    put(s, 0, home(s, 0), leader=1)
    turn(s).play(("danegeld",))
    s.play(("gain-goods", (0, 0, 1, 0, 0, 0, 0, 0)))
    assert held(s, 0, "wood") == (1,)
    assert s.players[0].actions == 2
    assert s.why_not(("taxes",)).message == "once-per-turn"


def test_erik_explores_and_colonizes():
    """COC-LDR-erik."""
    s = table(2, "vikings", "rome")
    land(s, D4="sea")
    put(s, 0, "D4", ship=1, infantry=1)
    lead(s, 0, "erik", "D4")
    know(s, 0, "tactics")
    goods(s, 0, culture=2)
    turn(s).play(("legendary-explorer",))
    assert count_rows(s, 0)[OBJECTIVES_ROW] == 2
    assert s.why_not(("legendary-explorer",)).message == "a-marker-lies-in-this-region"
    s.play(("new-colonies", at("D5")))
    assert units(s, 0, "D5") == {"infantry": 1, "leader": 1}
    assert s.players[0].actions == 2


def test_ragnar_preys():
    """COC-LDR-ragnar."""
    s = table(2, "vikings", "rome")
    city(s, 1, "D4")
    lead(s, 0, "ragnar", "D4")
    assert bonus(s, 0, 0, 1, "D4", from_ship=True) == 2
    assert bonus(s, 0, 0, 1, "D4") == 0
    attack(s, 0, 1, "D4", "D3")
    while asked(s):
        s.play(s.legal()[0])
    assert held(s, 0, "gold") == (1 + 2,)


def test_raiding_takes_a_resource():
    """COC-SPA-raiding."""
    s = table(2, "vikings", "rome")
    know(s, 0, "bartering", "trade_routes")
    land(s, D3="sea")
    city(s, 1, "D4")
    put(s, 0, "D3", ship=1)
    goods(s, 1, wood=1)
    begin(s, Turn(0)).play(("routes",))
    while asked(s) not in ("turn", "start-of-turn"):
        s.play(next((option for option in s.legal() if option[0] == "route"), s.legal()[0]))
    assert held(s, 1, "wood") == (0,)
