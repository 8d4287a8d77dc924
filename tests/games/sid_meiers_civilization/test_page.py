"""What the page is told: chances of a battle, the pyramid, what was announced, bargains, threats and scenes."""

from __future__ import annotations

import io
import json
import random
from functools import partial

import pytest
from rich.console import Console

import civitas
from civitas import words
from civitas.bots import SeatView
from civitas.bots.advising import advise
from civitas.games.sid_meiers_civilization import page, page_dialogs, page_odds, page_story, screen
from civitas.games.sid_meiers_civilization.bargains import GOODS, Negotiating
from civitas.games.sid_meiers_civilization.combat.battle import Battle
from civitas.games.sid_meiers_civilization.research import Research
from civitas.games.sid_meiers_civilization.state import VICTORY_IDS, cities_of
from civitas.games.sid_meiers_civilization.tables import COINS_TO_WIN, LAST_SPACE, TECH
from civitas.kernel.chronicle import Event
from games.sid_meiers_civilization.table import begin, beside, centre, know, put_army, put_scout, table
from games.sid_meiers_civilization.test_combat import A1, A3, I1, I2, I3, M1, M2, M3, battle, fight

TITLE = "sid_meiers_civilization"


# --- the chances of a battle


def chances(s, seat: int) -> dict[tuple[object, ...], float]:
    return {tuple(play["option"]): play["chance"] for play in page_dialogs.battle(s, seat)["plays"]}


def test_a_battle_that_cannot_be_lost_is_won_in_every_world():
    s = fight([I1], [I3, I2, M3])
    s.play(("front", I3), 1)  # the defender plays first
    s.play(("front", I1), 0)
    assert set(chances(s, 1).values()) == {1.0}
    assert page_dialogs.battle(s, 0)["chance"] == 0.0


def test_what_trumps_has_the_better_chance():  # SMC-13.6: artillery strikes infantry first
    s = fight([A3, M3], [I3, I1])
    s.play(("front", I3), 1)
    plays = {tuple(play["option"]): play for play in page_dialogs.battle(s, 0)["plays"]}
    good, bad = plays[("attack", A3, 0)], plays[("attack", M3, 0)]
    assert (good["first"], good["kills"], good["dies"]) == ("own", True, False)
    assert (bad["first"], bad["kills"], bad["dies"]) == ("enemy", False, True)
    assert good["chance"] >= bad["chance"]


def test_a_blow_is_foretold_as_it_falls():
    rng = random.Random(5)
    for _ in range(60):
        s = fight(rng.sample([I1, I2, A1, A3, M1, M3], 3), [I3, M2])
        s.play(rng.choice(s.legal(1)), 1)
        step = battle(s)
        unit = rng.choice([option[1] for option in s.legal(0) if option[0] == "attack"])
        blow = page_odds.Blow(s, step, unit, 0)
        enemy = step.fronts(1)[0]
        s.play(("attack", unit, 0), 0)
        assert (unit in step.attack_dead, enemy in step.defence_dead) == (blow.own_dies, blow.enemy_dies)
        if not blow.own_dies:
            assert step.attack_wounds[step.attack_fronts.index(unit)] == blow.taken


def test_the_chances_tell_nothing_of_the_hidden_hand():
    """Worlds that look the same to a seat show it the same board, to the last number (SMC-24)."""
    looked = 0
    for seed in range(40):
        s = civitas.game(TITLE).new(players=3, seed=seed)
        rng = random.Random(seed)
        for _ in range(2500):
            if s.over or looked >= 25:
                break
            seat = s.to_act[0]
            step = next((step for step in s.stack if isinstance(step, Battle)), None)
            if step is not None and s.pending.what == "battle" and len(step.hand(1 - step.side)) > 1:
                looked += 1
                shown = json.dumps(page.board(s, seat))
                for n in range(3):
                    world = s.determinize(seat, random.Random(n))
                    assert json.dumps(page.board(world, seat)) == shown
            options = s.legal(seat)
            s.play(rng.choice(options) if isinstance(options, list) else options.sample(rng), seat)
    assert looked >= 10


def test_a_watcher_learns_no_chances():
    s = fight([I1, M1], [I3, M3])
    shown = page_dialogs.battle(s, None)
    assert not {"chance", "hand", "plays"} & set(shown)


def test_a_look_at_a_battle_is_bounded():
    s = fight([I1, I2, I3, A1, A3, M1, M3], [I3, M2, M3], armies=(3, 2))
    played: list[int] = []
    wins = page_odds.wins
    try:
        page_odds.wins = lambda *args: bool(played.append(1)) or wins(*args)  # type: ignore[assignment]
        page_dialogs.battle(s, s.to_act[0])
    finally:
        page_odds.wins = wins  # type: ignore[assignment]
    assert 0 < len(played) <= page_odds.MOST_GAMES + page_odds.WORLDS


# --- research, bargains, answers


def test_free_places_of_the_pyramid_are_those_where_a_tech_fits():  # SMC-14.5
    s = table(2)
    know(s, 0, "pottery", "writing", "masonry")
    s.players[0].trade = 12
    begin(s, Research())
    facts = page_dialogs.research(s, 0)
    assert [len(row) for row in facts["rows"]][:2] == [4, 0]
    assert facts["free"][:3] == [1, 3, 0]
    assert facts["prices"][:2] == [6, 11]
    assert TECH["pottery"] not in facts["fitting"]


def test_what_a_tech_changes_at_once_is_told_before():
    s = table(2)
    s.players[0].trade = 8
    begin(s, Research())
    facts = page_dialogs.research(s, 0)
    assert ["speed", 2, 3] in facts["changes"][str(TECH["horseback_riding"])]


def test_an_offer_shows_what_both_would_have():  # SMC-7.4.1: trade above 27 is lost
    s = table(2)
    s.players[0].trade, s.players[1].trade = 10, 25
    s.players[1].culture = 4
    begin(s, Negotiating())
    first = s.to_act[0]
    other = 1 - first
    s.play(("offer", other), first)
    gives, wants = [0] * len(GOODS), [0] * len(GOODS)
    gives[0] = 5
    s.play(("propose", tuple(gives), tuple(wants)), first)
    facts = page_dialogs.bargain(s, other)
    assert [0, s.players[first].trade, s.players[first].trade - 5] in facts["changes"][str(first)]
    assert facts["changes"][str(other)][0][2] == min(27, s.players[other].trade + 5)


@pytest.mark.parametrize(
    ("n", "answered", "stands"), [(1, False, [True]), (1, True, [False]), (2, False, [False, True]), (3, True, [False, True, False])]
)
def test_last_in_first_out(n, answered, stands):  # SMC-26.4
    assert page_dialogs.outcome(n, answered) == stands


# --- threats


def threats_of(s, seat: int) -> list[str]:
    return [threat.message[0] for threat in page_story.threats(s, seat)]


def test_an_army_that_reaches_a_city_is_a_threat_and_one_that_does_not_is_none():
    s = table(2)
    assert threats_of(s, 0) == []
    square = centre(s, 0)
    near = beside(s, beside(s, square, "E"), "E")
    put_army(s, 1, near)
    found = page_story.threats(s, 0)
    reached = page_story.reaches(s, 1, near, square)
    assert ("threat-army" in [threat.message[0] for threat in found]) == reached
    assert not page_story.reaches(s, 1, centre(s, 1), square)  # from the other end of the map


def test_a_blockaded_square_is_a_threat():  # SMC-17.2
    s = table(2)
    put_scout(s, 1, beside(s, centre(s, 0), "E"))
    threat = next(threat for threat in page_story.threats(s, 0) if threat.message[0] == "threat-blockade")
    assert (threat.message[1]["number"], threat.message[1]["seat"]) == (1, 1)


def test_a_victory_that_is_near_is_a_threat_to_the_others_only():
    s = table(3)
    s.players[1].space = LAST_SPACE - 2
    assert "threat-culture" in threats_of(s, 0)
    assert "threat-culture" not in threats_of(s, 1)
    s.players[2].coins = COINS_TO_WIN - 1
    assert "threat-economy" in threats_of(s, 0)


def test_no_more_than_two_threats_of_a_level():
    s = table(4, civs=("america", "china", "egypt", "germany"))
    for seat in (1, 2, 3):
        s.players[seat].space, s.players[seat].coins = LAST_SPACE - 1, COINS_TO_WIN - 1
    levels = [threat.level for threat in page_story.threats(s, 0)]
    assert levels.count("care") == 2


# --- the story


def test_parts_of_a_phase_are_chapters_of_their_seats():
    turn = page_story.chapter(Event("turn-begins", {"turn": 3}))
    assert turn is not None
    assert turn.level == "round"
    step = page_story.chapter(Event("steps", {"seat": 1, "square": 1, "destination": 2, "armies": 1, "scouts": 0}))
    assert step is not None
    assert (step.seat, step.told) == (1, False)
    assert page_story.chapter(Event("learns", {"seat": 1, "tech": 2})) is None


def test_scenes_of_whole_games_have_their_facts():
    """Every kind of scene opens somewhere in a few games, and says whom it concerns."""
    game = civitas.game(TITLE)
    kinds: set[str] = set()
    for seed in range(3):
        s, bot = game.new(players=3, seed=seed), civitas.bot("greedy", game, seed)
        s.chronicle = []
        while not s.over:
            before = len(s.chronicle)
            seat = s.to_act[0]
            s.play(bot.choose(SeatView(s, seat)), seat)
            for event in s.chronicle[before:]:
                for scene in page_story.SCENES:
                    if event.message in scene.opens:
                        facts = scene.facts(s, event) if scene.kind != "ability" else {"seats": ()}
                        if facts is not None:
                            kinds.add(scene.kind)
                            assert "seats" in facts
                            if scene.adds is not None:
                                scene.adds(facts, event)
    assert {"battle", "research", "victory", "person"} <= kinds


def test_the_end_counts_what_the_score_counts():  # SMC-23.3
    s = table(2)
    points = page_story.sources(s, [])
    assert [sum(one.n for one in points if one.seat == seat) for seat in (0, 1)] == s.count_scores()


def test_the_adviser_has_several_ideas_where_the_bot_has_one():
    game = civitas.game(TITLE)
    several, bot = 0, civitas.bot("greedy", game, 1)
    s = game.new(players=2, seed=1)
    for _ in range(400):
        seat = s.to_act[0]
        if s.pending.what == "city-management" and len(s.legal(seat)) > 3:
            ideas = advise(game, SeatView(s, seat), random.Random(1))
            assert len({idea.option for idea in ideas}) == len(ideas) <= 3
            assert all(idea.option in s.legal(seat) for idea in ideas)
            assert len(ideas) > 1, s.legal(seat)
            several += 1
        s.play(bot.choose(SeatView(s, seat)), seat)
        if several >= 2:
            break
    assert several >= 2


def test_a_city_that_does_nothing_is_warned_about():
    game = civitas.game(TITLE)
    s = game.new(players=2, seed=3)
    bot = civitas.bot("greedy", game, 3)
    while s.pending.what != "city-management":
        s.play(bot.choose(SeatView(s, s.to_act[0])), s.to_act[0])
    seat = s.to_act[0]
    after = s.clone()
    after.play(("end",), seat)
    assert ("warn-idle-cities", {"number": 1}) in page_story.warnings(s, after, seat)
    after = s.clone()
    after.play(("arts", cities_of(s, seat)[0]), seat)  # SMC-8.1.1: the only city acts, which ends the part
    assert page_story.warnings(s, after, seat) == []


def test_the_battle_hand_is_that_of_one_army_also_before_there_is_a_capital():  # SMC-13.2
    s = civitas.game(TITLE).new(players=2, seed=4)
    assert page.player_facts(s, 0)["battle_hand"] == 3
    s = table()
    know(s, 0, "computers").coins = 10
    assert page.player_facts(s, 0)["battle_hand"] == 5


def test_a_moment_says_its_round_and_the_end_how_it_was_won():
    s = table(2)
    s.turn, s.phase = 4, 2
    assert page.moment(s) == ("moment", {"round": 4, "phase": 2})
    assert page.moment(civitas.game(TITLE).new(players=2, seed=4)) == ("moment-setup", {})
    game, bot = civitas.game(TITLE), civitas.bot("greedy", civitas.game(TITLE), 1)
    s = game.new(players=2, seed=1)
    while not s.over:
        s.play(bot.choose(SeatView(s, s.to_act[0])), s.to_act[0])
    message, args = page.moment(s)
    assert words.say(TITLE, message, args, "en") == f"Turn {s.turn}: {words.say(TITLE, f'smc-victory-{VICTORY_IDS[s.victory]}', {}, 'en')}"


def test_a_battle_is_told_with_sums_that_add_up():  # SMC-13.3, SMC-13.8
    s = fight([A3, M3], [I3, I1])
    s.chronicle = []
    step = battle(s)
    told = Event("battle", {"seat": step.attacker, "other": step.defender, "city": step.city, "square": step.square, "against": "figures"})
    facts = page_story.battle_facts(s, told)
    assert facts["account"]["sums"] is None
    page_story.add_battle(facts, Event("combat-bonus", {"attack": step.bonus[0], "defence": step.bonus[1]}))
    rng = random.Random(1)
    while "battle-ends" not in [event.message for event in s.chronicle]:
        s.play(rng.choice(s.legal(s.to_act[0])), s.to_act[0])
    page_story.add_battle(facts, next(event for event in s.chronicle if event.message == "battle-ends"))
    account = facts["account"]
    worth = [sum(n for _, _, n in parts) for parts in account["parts"]]
    assert account["bonus"] == [max(0, worth[0] - worth[1]), max(0, worth[1] - worth[0])]
    assert all(total >= bonus for total, bonus in zip(account["sums"], account["bonus"], strict=True))


@pytest.mark.parametrize("language", ["en", "lt", "pl", "hu", "ru"])
def test_what_was_not_paid_or_handed_over_is_not_spoken_of(language: str):
    none = words.say("", "none", {}, language)
    paid = words.say(TITLE, "log-pays", {"seat": 0, "ability": 3, "resources": (2,), "huts": (), "villages": ()}, language)
    given = words.say(TITLE, "do-give", {"huts": (0,), "villages": (), "events": ()}, language)
    assert none not in f"{paid} {given}".split()
    assert words.say(TITLE, "do-give", {"huts": (), "villages": (), "events": ()}, language).endswith(none)


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_battle_can_be_read_in_the_terminal(seat: int | None):
    s = fight([A3, M3], [I3, I1])
    s.play(("front", I3), 1)
    s.play(("attack", A3, 0), 0)
    said = partial(words.say, TITLE)
    told = io.StringIO()
    for _, part in screen.table(s, seat, "en", lambda message, **args: said(message, args, "en"), ["Ann", "Bob"]):
        Console(file=told, width=80, color_system=None).print(part)
    hand = next(line for line in told.getvalue().splitlines() if "in hand" in line)
    assert ("Mounted 3" in hand, "Infantry 1" in hand) == (seat == 0, seat == 1)
    sums = next(line for line in told.getvalue().splitlines() if "if it ended now" in line)
    assert sums.split()[-2:] == [str(n) for n in page_odds.battle_sums(s, battle(s))]


def test_a_start_tech_lies_in_the_lowest_row_in_the_terminal_too():  # SMC-3.4
    s = table(2, ("egypt", "russia"))
    know(s, 1, "writing", "sailing")
    said = partial(words.say, TITLE)
    told = io.StringIO()
    Console(file=told, width=120, color_system=None).print(
        screen.Screen(s, None, "en", lambda message, **args: said(message, args, "en"), ["Ann", "Bob"]).pyramids()
    )
    row = {line.split()[0]: line.split()[1:] for line in told.getvalue().splitlines() if line.split()[:1] and line.split()[0] in ("I", "II", "III")}
    assert row == {"I": ["Construction", "Writing,", "Communism"], "II": ["–", "Sailing"], "III": ["–", "–"]}
