"""Resources, sizes and city activation (COC-4, 5.2, 5.3, 5.6)."""

from civitas.games.clash_of_cultures.bargains import Bargain
from civitas.games.clash_of_cultures.cities import building_supply, size
from civitas.games.clash_of_cultures.collecting import Collect
from civitas.games.clash_of_cultures.constructing import why_not_construct
from civitas.games.clash_of_cultures.happiness import lower_mood
from civitas.games.clash_of_cultures.recruiting import Levy, Needs
from civitas.games.clash_of_cultures.resources import gain
from civitas.games.clash_of_cultures.tables import BUILDING, FOOD, GOOD, ORE, TEMPLE, UNIT, WOOD
from civitas.kernel.chance import script_luck

from .table import asked, at, begin, build, city, deal, goods, held, home, know, land, lead, listed, paint, put, table, turn, units, verbs

NOTHING = (0,) * 10


def bundle(**things):
    names = ("food", "ore", "wood", "idea", "gold", "mood", "culture", "action", "objective", "wonder")
    return tuple([things.get(name, 0) for name in names])


def collect(s, seat, space):
    return begin(s, Collect(seat, at(space)))


def harvest(**spaces):
    return ("harvest", tuple([at(space) for space in spaces]), tuple([GOOD[good] for good in spaces.values()]))


def levy(**counts):
    return ("levy", tuple([counts.get(kind, 0) for kind in ("settler", "infantry", "ship", "cavalry", "elephant", "leader", "card")]))


# --- trading


def test_ex_1_goods_and_cards_change_hands_at_once():  # COC-4.3, COC-4.3.1
    s = table()
    goods(s, 0, wood=2, food=0)
    goods(s, 1, gold=3, food=0)
    card = deal(s, 0, civil="ideas")
    turn(s, 0)
    actions = s.players[0].actions
    s.play(("offer", 1))
    s.play(("bundle", bundle(wood=2, action=1), bundle(gold=3)))
    assert s.to_act == (1,)
    s.play(("accept",))
    s.play(("give", (card,)))
    assert held(s, 0, "wood", "gold") == (0, 3)
    assert held(s, 1, "wood", "gold") == (2, 0)
    assert s.players[1].hand.cards == [card]
    assert not s.players[0].hand.cards
    assert s.players[0].actions == actions


def test_ex_2_only_what_changes_hands_now_is_traded():  # COC-4.3.3
    s = table()
    goods(s, 0, wood=1, food=0)
    goods(s, 1, food=2)
    begin(s, Bargain(0, 1))
    s.play(("bundle", bundle(wood=1), bundle(food=2)))
    s.play(("accept",))
    assert held(s, 0, "wood", "food") == (0, 2)
    assert held(s, 1, "wood", "food") == (1, 0)


def test_limits_hold_for_what_is_received():  # COC-4.3.4
    s = table()
    goods(s, 0, food=1)
    goods(s, 1, food=2)
    begin(s, Bargain(0, 1))
    s.play(("bundle", NOTHING, bundle(food=2)))
    s.play(("accept",))
    assert held(s, 0, "food") == (2,)
    assert held(s, 1, "food") == (0,)


def test_a_refused_offer_changes_nothing():
    s = table()
    goods(s, 0, gold=1, wood=1)
    begin(s, Bargain(0, 1))
    s.play(("bundle", bundle(gold=1), NOTHING))
    s.play(("refuse",))
    assert held(s, 0, "gold", "wood") == (1, 1)


def test_nobody_offers_what_they_do_not_have():
    s = table()
    goods(s, 0, gold=1)
    begin(s, Bargain(0, 1))
    assert s.why_not(("bundle", bundle(gold=2), NOTHING)).rule == "COC-4.3.2"


def test_ex_101_so_many_offers_in_a_turn():  # COC-4.3.5
    s = table(max_offers_per_turn=2)
    goods(s, 0, gold=1, ore=1)
    turn(s, 0)
    for _ in range(2):
        s.play(("offer", 1))
        s.play(("bundle", bundle(gold=1), NOTHING))
        s.play(("refuse",))
    assert "offer" not in verbs(s)
    assert s.why_not(("offer", 1)).rule == "COC-4.3.5"
    turn(s, 0)
    assert "offer" in verbs(s)


# --- resources and sizes


def test_ex_3_what_is_above_a_limit_is_lost():  # COC-4.1.1, COC-4.1.2
    s = table()
    p = goods(s, 0, food=1, wood=6)
    gain(s, p, FOOD, 3)
    gain(s, p, WOOD, 3)
    assert held(s, 0, "food", "wood") == (2, 7)
    know(s, 0, "storage")
    goods(s, 0, food=1)
    gain(s, p, FOOD, 3)
    assert held(s, 0, "food") == (4,)


def test_dogma_lowers_the_limit_of_ideas_to_two():  # COC-4.1.2
    s = table()
    p = know(s, 0, "dogma")
    gain(s, p, GOOD["idea"], 5)
    assert held(s, 0, "idea") == (2,)


def test_ex_4_a_city_grows_no_larger_than_the_number_of_cities():  # COC-4.4.2
    s = table()
    know(s, 0, "writing", "myths", "tactics", "fishing")
    goods(s, 0, food=2, wood=2, ore=2)
    city(s, 0, "D3")
    city(s, 0, "C3", "academy", "temple")
    assert size(s, at("C3")) == 3
    assert why_not_construct(s, s.players[0], at("C3"), BUILDING["fortress"]).rule == "COC-4.4.2"
    city(s, 0, "C4")
    assert why_not_construct(s, s.players[0], at("C3"), BUILDING["fortress"]) is None


def test_ex_5_a_lost_city_does_not_shrink_the_others():  # COC-4.4.2
    s = table()
    know(s, 0, "writing", "myths", "tactics", "fishing")
    goods(s, 0, food=2, wood=2, ore=2)
    city(s, 0, "D3")
    city(s, 0, "C3", "academy", "temple", "market")
    assert size(s, at("C3")) == 4
    assert why_not_construct(s, s.players[0], at("C3"), BUILDING["fortress"]).rule == "COC-4.4.2"


def test_ex_8_a_building_needs_its_advance():  # COC-5.3.13
    s = table()
    goods(s, 0, food=2, wood=2, ore=2)
    city(s, 0, "D3")
    turn(s, 0)
    assert s.why_not(("construct", at("D3"), BUILDING["academy"])).rule == "COC-5.3.13"
    know(s, 0, "writing")
    s.relist()
    assert s.why_not(("construct", at("D3"), BUILDING["academy"])) is None


def test_ex_89_supplies_are_limited():  # COC-1.3
    s = table()
    know(s, 0, "myths")
    goods(s, 0, food=2, wood=2, ore=2)
    for space in ("D3", "C3", "E3", "C4", "E4", "D4"):
        city(s, 0, space)
    for space in ("D3", "C3", "E3", "C4", "E4"):
        paint(s, space, "temple", 0)
    put(s, 0, "C5", settler=1)
    turn(s, 0)
    assert s.why_not(("found", at("C5"))).rule == "COC-5.2.3"
    assert building_supply(s, 0, TEMPLE) == 0
    assert s.why_not(("construct", at("D4"), TEMPLE)).rule == "COC-5.3.14"


# --- founding


def test_a_settler_founds_a_neutral_city_where_it_stands():  # COC-5.2.1, COC-5.2.2, COC-4.2.3
    s = table()
    put(s, 0, "D3", settler=1)
    turn(s, 0)
    s.play(("found", at("D3")))
    assert s.city[at("D3")] == 0
    assert s.mood[at("D3")] == 1
    assert units(s, 0, "D3") == {}


def test_no_city_on_barren_or_exhausted_land_or_among_enemies():  # COC-5.2.1
    s = table()
    land(s, D3="barren")
    s.exhausted.append(at("C3"))
    for space in ("D3", "C3", "E3"):
        put(s, 0, space, settler=1)
    put(s, 1, "E3", infantry=1)
    turn(s, 0)
    for space in ("D3", "C3", "E3"):
        assert s.why_not(("found", at(space))).rule == "COC-5.2.1"


def test_egypt_founds_on_barren_land():  # COC-SPA-flood_plains
    s = table(2, "egypt", "rome")
    know(s, 0, "irrigation")
    land(s, D3="barren")
    put(s, 0, "D3", settler=1)
    turn(s, 0)
    assert ("found", at("D3")) in s.legal()


def test_raiders_keep_lone_settlers_from_founding():  # COC-SPA-raiders
    s = table(2, "rome", "huns")
    know(s, 1, "tactics")
    put(s, 0, "D4", settler=1)
    put(s, 1, "D6", infantry=1)
    turn(s, 0)
    assert s.why_not(("found", at("D4"))).rule == "COC-SPA-raiders"
    put(s, 0, "D4", infantry=1)
    s.relist()
    assert ("found", at("D4")) in s.legal()


# --- activation


def test_the_second_activation_lowers_the_mood_after_its_action():  # COC-5.3.2, COC-5.3.4, COC-14.5
    s = table()
    home_space = at(home(s, 0))
    turn(s, 0)
    s.players[0].actions = 5
    moods = []
    for _ in range(4):
        s.play(("collect", home_space))
        s.play(s.legal()[0])
        moods.append(s.mood[home_space])
    assert moods == [2, 1, 0, 0]
    assert s.why_not(("collect", home_space)).rule == "COC-5.3.3"


def test_ex_16_an_angry_city_is_activated_once():  # COC-5.3.3
    s = table()
    space = at(home(s, 0))
    s.mood[space] = 0
    turn(s, 0)
    s.play(("collect", space))
    assert max(len(option[1]) for option in s.legal()) == 1
    s.play(s.legal()[0])
    assert s.why_not(("collect", space)).rule == "COC-5.3.3"


def test_a_city_made_angry_by_an_event_is_not_activated_again():  # COC-5.3.3, R-52
    s = table()
    space = at(home(s, 0))
    turn(s, 0)
    s.play(("collect", space))
    s.play(s.legal()[0])
    lower_mood(s, space, 2)
    s.deeds = []
    s.relist()
    assert s.why_not(("collect", space)).rule == "COC-5.3.3"


# --- collecting


def test_ex_17_what_a_city_collects_and_what_is_blocked():  # COC-5.3.5, COC-5.3.6, COC-5.3.7, COC-5.3.8, COC-5.3.11, COC-4.6.1
    s = table()
    know(s, 0, "fishing")
    space = city(s, 0, "D4", "academy", "temple")
    land(s, C4="sea", C5="mountain", D5="mountain", E5="forest")
    put(s, "barbarians", "D5", infantry=1)
    collect(s, 0, "D4")
    assert harvest(C4="food", C5="ore", E5="wood") in s.legal()
    assert s.why_not(("harvest", (at("D5"),), (ORE,))).rule == "COC-5.3.8"
    assert s.city[space] == 0


def test_ex_18_mood_makes_the_size():  # COC-4.4.3, COC-4.4.1, COC-5.3.28
    for mood, most in (("happy", 3), ("neutral", 2), ("angry", 1)):
        s = table()
        city(s, 0, "D4", "academy", mood=mood)
        collect(s, 0, "D4")
        assert max(len(option[1]) for option in s.legal()) == most
        assert all(len(set(option[1])) == len(option[1]) for option in s.legal())


def test_one_sea_space_in_a_collect():  # COC-5.3.6
    s = table()
    know(s, 0, "fishing")
    city(s, 0, "D4", "academy", "temple")
    land(s, C4="sea", C5="sea")
    collect(s, 0, "D4")
    assert harvest(C4="food") in s.legal()
    assert harvest(C4="food", C5="food") not in s.legal()


def test_a_port_gives_gold_or_mood_from_one_sea_space():  # COC-5.3.7
    s = table()
    city(s, 0, "D4", "port", port="C4")
    land(s, C4="sea", C5="sea")
    collect(s, 0, "D4")
    assert {option[2][0] for option in s.legal() if option[1] == (at("C5"),)} == {GOOD["gold"], GOOD["mood"]}


def test_husbandry_reaches_one_space_at_distance_two_once_a_turn():  # COC-5.3.9
    s = table()
    know(s, 0, "husbandry")
    city(s, 0, "D4", "academy")
    turn(s, 0)
    s.play(("collect", at("D4")))
    assert harvest(D6="food") in s.legal()
    assert harvest(B4="food", D6="food") not in s.legal()
    s.play(harvest(D6="food"))
    s.play(("collect", at("D4")))
    assert harvest(D6="food") not in s.legal()


def test_husbandry_with_roads_reaches_two():  # COC-5.3.9
    s = table()
    know(s, 0, "husbandry", "roads")
    city(s, 0, "D4", "academy")
    collect(s, 0, "D4")
    assert harvest(B4="food", D6="food") in s.legal()


def test_pirates_block_their_space_and_those_beside_it():  # COC-5.3.8
    s = table()
    know(s, 0, "fishing")
    city(s, 0, "D4")
    land(s, C4="sea", B4="sea")
    put(s, "pirates", "B4", ship=1)
    collect(s, 0, "D4")
    assert harvest(C4="food") not in s.legal()


def test_metallurgy_turns_one_of_two_ore_into_gold():  # COC-ADV-metallurgy, COC-5.3.10, COC-14.11
    s = table()
    know(s, 0, "metallurgy")
    city(s, 0, "D4", "academy")
    land(s, C4="mountain", C5="mountain")
    collect(s, 0, "D4")
    s.play(harvest(C4="ore", C5="ore"))
    s.play(("turn-to-gold",))
    assert held(s, 0, "ore", "gold") == (1, 1)


def test_public_education_gives_an_idea_once_a_turn():  # COC-ADV-public_education
    s = table()
    know(s, 0, "public_education")
    city(s, 0, "D4", "academy")
    collect(s, 0, "D4")
    s.play(harvest(C4="food"))
    assert held(s, 0, "idea") == (1,)
    collect(s, 0, "D4")
    s.play(harvest(C4="food"))
    assert held(s, 0, "idea") == (1,)


def test_the_great_gardens_give_any_resource_from_plains():  # COC-WON-great_gardens
    s = table()
    city(s, 0, "D4")
    build(s, 0, "great_gardens", "D4")
    collect(s, 0, "D4")
    assert {option[2][0] for option in s.legal() if option[1] == (at("C4"),)} == set(range(5))


# --- constructing


def test_ex_20_an_academy_brings_ideas_to_whoever_builds_it():  # COC-5.3.16, COC-5.3.12, COC-5.3.1
    s = table()
    know(s, 0, "writing")
    goods(s, 0, food=1, wood=1, ore=1)
    city(s, 0, "D3")
    turn(s, 0)
    s.play(("construct", at("D3"), BUILDING["academy"]))
    assert held(s, 0, "food", "wood", "ore", "idea") == (0, 0, 0, 2)


def test_nothing_is_built_in_an_angry_city():  # COC-5.3.13
    s = table()
    know(s, 0, "writing")
    goods(s, 0, food=1, wood=1, ore=1)
    city(s, 0, "D3", mood="angry")
    turn(s, 0)
    assert s.why_not(("construct", at("D3"), BUILDING["academy"])).message == "nothing-is-built-in-an-angry-city"


def test_gold_stands_for_any_resource_and_the_payer_chooses():  # COC-4.1.4, COC-4.1.8, COC-14.7
    s = table()
    know(s, 0, "writing")
    goods(s, 0, food=1, wood=1, ore=1, gold=1)
    city(s, 0, "D3")
    turn(s, 0)
    s.play(("construct", at("D3"), BUILDING["academy"]))
    assert asked(s) == "pay"
    assert len(s.legal()) == 4


def test_state_religion_builds_one_temple_without_food():  # COC-5.3.17, COC-ADV-state_religion
    s = table()
    know(s, 0, "myths", "state_religion")
    goods(s, 0, food=0, wood=1, ore=1)
    city(s, 0, "D3")
    turn(s, 0)
    s.play(("construct", at("D3"), TEMPLE))
    s.play(("take-mood",))
    assert held(s, 0, "wood", "ore", "mood") == (0, 0, 1)
    goods(s, 0, wood=1, ore=1)
    s.relist()
    city(s, 0, "C3")
    assert s.why_not(("construct", at("C3"), TEMPLE)).rule == "COC-4.1.1"


def test_a_port_stands_on_an_adjacent_sea_space():  # COC-5.3.15, COC-4.5.3
    s = table()
    know(s, 0, "fishing")
    goods(s, 0, food=1, wood=1, ore=1)
    city(s, 0, "D3")
    turn(s, 0)
    assert s.why_not(("construct", at("D3"), BUILDING["port"])).rule == "COC-5.3.15"
    land(s, C3="sea", C4="sea")
    s.relist()
    s.play(("construct", at("D3"), BUILDING["port"]))
    assert sorted(listed(s, "port-at")) == [at("C3"), at("C4")]
    s.play(("port-at", at("C4")))
    assert s.port[at("D3")] == at("C4")


# --- recruiting


def recruit(s, space):
    turn(s, 0)
    s.play(("recruit", at(space)))
    return s


def test_ex_21_a_settler_from_the_map_and_an_infantry():  # COC-5.3.18, COC-5.3.24, COC-5.3.26, COC-5.3.27
    s = table()
    know(s, 0, "storage")
    goods(s, 0, food=3, ore=1)
    city(s, 0, "D4", "academy")
    for space in ("C3", "D3", "E3", "B3"):
        put(s, 0, space, settler=1)
    recruit(s, "D4")
    s.play(levy(settler=1, infantry=1))
    assert held(s, 0, "food", "ore") == (0, 0)
    assert asked(s) == "relocate"
    s.play(("relocate", at("B3")))
    assert units(s, 0, "D4") == {"settler": 1, "infantry": 1}
    assert units(s, 0, "B3") == {}


def test_ex_22_sanitation_and_draft_pay_with_mood():  # COC-5.3.21, COC-5.3.23
    s = table()
    know(s, 0, "sanitation", "draft")
    goods(s, 0, food=0, mood=2)
    space = home(s, 0)
    recruit(s, space)
    assert levy(infantry=2) not in s.legal()
    s.play(levy(settler=1, infantry=1))
    assert held(s, 0, "mood") == (0,)
    assert units(s, 0, space) == {"settler": 1, "infantry": 1}


def test_draft_costs_two_mood_with_civil_liberties():  # COC-ADV-draft
    s = table()
    know(s, 0, "draft", "civil_liberties")
    goods(s, 0, food=0, mood=1)
    turn(s, 0)
    assert ("recruit", at(home(s, 0))) not in s.legal()
    goods(s, 0, mood=2)
    s.relist()
    assert ("recruit", at(home(s, 0))) in s.legal()


def test_ex_24_the_army_limit_holds_for_recruits():  # COC-4.7, COC-4.7.3
    s = table()
    know(s, 0, "storage")
    goods(s, 0, food=7, ore=7)
    city(s, 0, "D4", "academy", mood="happy")
    put(s, 0, "D4", infantry=3)
    recruit(s, "D4")
    assert levy(infantry=2) not in s.legal()
    assert levy(infantry=1, settler=2) in s.legal()


def test_ships_need_a_port_and_cavalry_a_market():  # COC-5.3.19
    s = table()
    know(s, 0, "storage")
    goods(s, 0, food=7, wood=7)
    needs = Needs(s, s.players[0], at(home(s, 0)), 6)
    assert needs.most[UNIT["ship"]] == 0
    assert needs.most[UNIT["cavalry"]] == 0
    land(s, D3="sea")
    city(s, 0, home(s, 0), "port", "market", mood="happy", port="D3")
    needs = Needs(s, s.players[0], at(home(s, 0)), 6)
    assert needs.most[UNIT["ship"]] == 4
    assert needs.most[UNIT["cavalry"]] == 4


def test_no_cavalry_without_the_expansion():  # COC-0.3
    s = table(expansion=False)
    goods(s, 0, food=2, wood=2)
    paint(s, home(s, 0), "market", 0)
    assert Needs(s, s.players[0], at(home(s, 0)), 6).most[UNIT["cavalry"]] == 0


def test_medicine_gives_back_a_resource_and_nationalism_a_token():  # COC-5.3.22, COC-ADV-medicine
    s = table()
    know(s, 0, "medicine", "nationalism")
    goods(s, 0, food=1, ore=1)
    recruit(s, home(s, 0))
    assert asked(s) == "medicine"
    s.play(("take-back", ORE))
    s.play(("take-culture",))
    assert held(s, 0, "food", "ore", "culture") == (0, 1, 1)


def test_a_new_leader_replaces_the_old_one():  # COC-8.2.1, COC-8.2.2
    s = table(2, "rome", "greece")
    lead(s, 0, "augustus", home(s, 0))
    goods(s, 0, culture=1, mood=1)
    recruit(s, home(s, 0))
    assert asked(s) == "choose-leader"
    s.play(s.legal()[0])
    assert units(s, 0, home(s, 0)) == {"leader": 1}
    assert len(s.players[0].leaders) == 1


def test_recruited_ships_fight_enemy_ships_on_the_port_space():  # COC-5.3.20
    s = table()
    goods(s, 0, wood=2)
    land(s, D3="sea")
    city(s, 0, home(s, 0), "port", mood="happy", port="D3")
    put(s, 1, "D3", ship=1)
    s.luck = script_luck(10, 0)
    recruit(s, home(s, 0))
    assert units(s, 1, "D3") == {}
    assert s.fights[0].winner == 0


LEVIES = [(0, 1, 0, 0, 0, 0, 0), (0, 2, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0, 0), (1, 1, 0, 0, 0, 0, 0)]


def test_what_the_levy_lists_can_be_paid():
    s = table()
    goods(s, 0, food=2, ore=1, gold=1)
    needs = Needs(s, s.players[0], at(home(s, 0)), 2)
    assert list(Levy(needs)) == [("levy", option) for option in LEVIES]


# --- happiness


def raised(**levels):
    return ("raise", tuple([at(space) for space, n in levels.items() for _ in range(n)]))


def test_ex_25_a_level_costs_the_size_of_the_city():  # COC-5.6.1
    s = table()
    city(s, 0, "D4", "academy", mood="angry")
    goods(s, 0, mood=4)
    turn(s, 0)
    s.play(("happiness",))
    assert raised(D4=1) in s.legal()
    s.play(raised(D4=2))
    assert held(s, 0, "mood") == (0,)
    assert s.mood[at("D4")] == 2


def test_ex_26_rituals_let_resources_stand_for_mood():  # COC-5.6.2
    s = table()
    know(s, 0, "rituals")
    city(s, 0, "D4", "academy", "temple")
    goods(s, 0, mood=1, food=1, ore=1, gold=2)
    turn(s, 0)
    s.play(("happiness",))
    assert asked(s) == "pay-for-happiness"
    assert len(s.legal()) == 7
    s.play(("pay", 0, (1, 1, 0, 0, 0, 1, 0, 0)))
    assert s.mood[at("D4")] == 2
    assert held(s, 0, "mood", "food", "ore") == (0, 0, 0)


def test_happiness_that_cannot_be_paid_is_not_offered():  # COC-5.6.1
    s = table()
    city(s, 0, "D4", "academy")
    goods(s, 0, mood=1)
    turn(s, 0)
    assert s.why_not(("happiness",)).rule == "COC-5.6.1"
