"""Rich positions at random: every event, aggression, war and territory is played out, and nothing comes apart."""

from __future__ import annotations

import random

import pytest

from civitas import words
from civitas.games.through_the_ages.events import EVENTS
from civitas.games.through_the_ages.ratings import recount
from civitas.games.through_the_ages.tables import (
    AGGRESSION,
    BONUS,
    EVENT,
    GOVERNMENT,
    IDS,
    LEADER,
    LEVEL,
    NONE,
    PACT,
    SPECIAL,
    STORES,
    TACTIC,
    TECHS,
    TERRITORY,
    TYPE,
    WAR,
    WONDER,
    of_kind,
)
from civitas.games.through_the_ages.wars import ResolveWar
from civitas.kernel.chance import luck_of
from civitas.kernel.options import Space
from civitas.kernel.piles import Pile
from games.through_the_ages.scenes import begin, event, pact, politics, scene, update

CARDS_IN_HAND = of_kind(BONUS) + of_kind(AGGRESSION) + of_kind(WAR) + of_kind(PACT) + of_kind(TERRITORY) + of_kind(TACTIC)


def rich(seed: int):
    """A table in the middle of a full game, with whatever may lie on it."""
    rng = random.Random(seed)
    s = scene(rng.randint(2, 4), age=rng.randint(1, 4))
    s.luck = luck_of(seed)
    colonies, wonders, leaders = of_kind(TERRITORY), of_kind(WONDER), of_kind(LEADER)
    for pile in (colonies, wonders, leaders):
        rng.shuffle(pile)
    for p in s.players:
        p.technologies = sorted(set(p.technologies) | {rng.randrange(TECHS) for _ in range(rng.randint(2, 10))})
        for tech in p.technologies:
            p.workers[tech] = rng.choice((0, 0, 1, 1, 2, 3))
        p.unused, p.yellow = rng.randint(0, 2), rng.randint(0, 18)
        p.government = rng.choice(of_kind(GOVERNMENT))
        for special in rng.sample(of_kind(SPECIAL), 3):
            p.specials[TYPE[special]] = special
        p.leader = rng.choice((NONE, leaders.pop()))
        p.wonder, p.stages = wonders.pop(), 1
        p.wonders = [wonders.pop() for _ in range(rng.randint(0, 2))]
        p.ruined = p.wonders[:1] if rng.random() < 0.3 else []
        p.colonies = [colonies.pop() for _ in range(rng.randint(0, 2))]
        p.tactic = rng.choice((NONE, *of_kind(TACTIC)))
        p.military = [rng.choice(CARDS_IN_HAND) for _ in range(rng.randint(0, 6))]
        p.known = [0] * len(p.military)
        p.hand = rng.sample(of_kind(GOVERNMENT) + of_kind(SPECIAL) + list(range(TECHS)), 2)
        p.science, p.culture = rng.randint(0, 20), rng.randint(0, 30)
        for store in range(STORES):
            if store in p.technologies and store != TECHS and rng.random() < 0.6:
                p.tokens[store] = min(p.blue, rng.randint(0, 4))
                p.blue -= p.tokens[store]
    if s.in_game > 2:
        pact(s, 0, 1, IDS[rng.choice(of_kind(PACT))], 0)
    s.row = [rng.choice((NONE, rng.randrange(TECHS), rng.choice(of_kind(GOVERNMENT)))) for _ in s.row]
    s.civil_deck = [rng.randrange(TECHS) for _ in range(rng.randint(10, 30))] if s.age < 4 else []
    for p in s.players:
        update(s, p.seat)
        p.ca, p.ma = p.ca_total, p.ma_total
    return s, rng


def play_out(s, rng):
    """Random answers until nobody is asked; what is cached stays what is counted."""
    for _ in range(200):
        for p in s.players:
            hold(s, p)
        if s.pending is None:
            assert all(words.event("through_the_ages", told, strict=True) for told in s.chronicle)
            return
        listed = s.legal()
        option = listed.sample(rng) if isinstance(listed, Space) else rng.choice(listed)
        assert words.question("through_the_ages", s.pending.what, s.pending.about, strict=True)
        assert words.option("through_the_ages", s, s.to_act[0], option, strict=True)
        assert s.why_not(option) is None
        s.play(option)
    raise AssertionError("it does not end")


def hold(s, p):
    """Nothing is below nothing, and ratings are what a recount gives."""
    assert min(p.blue, p.yellow, p.unused, p.ca, p.ma, p.science, p.culture, *p.workers, *p.tokens) >= 0
    assert p.ca <= p.ca_total
    assert p.ma <= p.ma_total
    assert len(p.military) == len(p.known)
    if p.playing:
        cached = (p.science_rating, p.culture_rating, p.strength, p.happiness)
        recount(s, p)
        assert cached == (p.science_rating, p.culture_rating, p.strength, p.happiness)


@pytest.mark.parametrize("number", of_kind(EVENT) + of_kind(TERRITORY), ids=lambda number: IDS[number])
def test_every_event_and_territory_plays_out(number):
    for seed in range(12):
        s, rng = rich(seed * 1000 + number)
        event(s, IDS[number], rng.randrange(len(s.players)))
        play_out(s, rng)
        assert number in s.past_events or any(number in p.colonies for p in s.players)
        assert EVENTS[number] is not None or number in of_kind(TERRITORY)


def test_every_politics_phase_plays_out():
    seen = set()
    for seed in range(250):
        s, rng = rich(seed)
        s.current_events = Pile([rng.choice(of_kind(EVENT))], [0])
        s.future_events = Pile([rng.choice(of_kind(EVENT))], [0])
        politics(s, rng.randrange(len(s.players)))
        listed = [option for option in s.legal() if option[0] not in seen] or s.legal()
        option = rng.choice(listed)
        seen.add(option[0])
        s.play(option)
        play_out(s, rng)
    assert seen == {"abstain", "prepare", "aggression", "war", "offer", "cancel", "lay-down", "discover", "resign"}


@pytest.mark.parametrize("number", of_kind(WAR), ids=lambda number: IDS[number])
def test_every_war_plays_out(number):
    for seed in range(40):
        s, rng = rich(seed * 7 + number)
        s.players[0].war, s.players[0].enemy = number, 1
        begin(s, ResolveWar(0))
        play_out(s, rng)
        assert s.players[0].war == NONE
        assert number in (s.discards.cards if LEVEL[number] == s.age else s.box.cards)
