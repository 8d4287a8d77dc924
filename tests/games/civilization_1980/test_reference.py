"""The rules told a second time, as plainly as possible, and compared with the game over many positions.

Nothing here depends on which positions come up: the two must agree on all of them.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations, product
from typing import Any

import pytest

from civitas.games.civilization_1980 import pieces
from civitas.games.civilization_1980.atlas import AREAS, OPEN_SEA, POP, SITE, WATERS, ZONE_AREA
from civitas.games.civilization_1980.building import CityBuilding
from civitas.games.civilization_1980.calamities.civil_war import CivilWar
from civitas.games.civilization_1980.calamities.units import EpidemicLoss, Loss
from civitas.games.civilization_1980.conflict import Conflicts
from civitas.games.civilization_1980.invariants import check
from civitas.games.civilization_1980.movement import MoveTurn
from civitas.games.civilization_1980.state import NOBODY, NOMADS, State, owns
from civitas.games.civilization_1980.tables import AGRICULTURE, ENGINEERING, METALWORKING
from civitas.games.civilization_1980.taxation import Taxation
from games.civilization_1980.table import begin, own, put, ship, stock, table

Tokens = dict[int, int]  # by seat
CARDS = ("metalworking", "engineering", "agriculture")

# --- E6


def fight(pop: int, n: Tokens, armed: set[int], full: bool, retaliation: bool) -> None:
    """CIV80-22.1, word for word."""
    while True:
        parties = [seat for seat in n if n[seat]]
        if len(parties) < 2 or (not full and sum(n.values()) <= pop):
            return
        turns = {seat: (seat in armed, n[seat]) for seat in parties}
        for turn in sorted(set(turns.values())):
            for seat in parties:
                n[seat] -= turns[seat] == turn
            if not full and sum(n.values()) <= pop:
                return
            if len([seat for seat in n if n[seat]]) < 2 and not retaliation:
                return


class Board:
    """Tokens, stocks and cities, and nothing else."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.tokens = [p.tokens.copy() for p in s.players]
        self.stock = [p.stock for p in s.players]
        self.city = s.city.copy()
        self.graced = s.graced.copy()
        self.armed = {p.seat for p in s.players if owns(p, METALWORKING)}

    def here(self, area: int) -> Tokens:
        return {seat: row[area] for seat, row in enumerate(self.tokens) if row[area]}

    def brawl(self, area: int, full: bool) -> None:
        before = self.here(area)
        after = before.copy()
        fight(POP[area], after, self.armed, full, self.s.rules.conflict_last_retaliation)
        for seat, n in after.items():
            self.stock[seat] += before[seat] - n
            self.tokens[seat][area] = n

    def lose_city(self, area: int, to: int = NOBODY) -> None:
        self.city[area] = to
        self.graced = [other for other in self.graced if other != area]

    def conflicts(self, ask: Callable[[int, Any], Any]) -> None:
        """CIV80-8.13, 22.2, 22.3; *ask* answers for a seat."""
        left = [area for area in range(AREAS) if self.contested(area)]
        left.sort(
            key=lambda area: (
                self.city[area] != NOBODY,
                min(self.s.order.index(seat) for seat in {*self.here(area), self.city[area]} - {NOBODY}),
                area,
            )
        )
        decided, waited = 0, {}
        while left:
            area = left.pop(0)
            ahead = (
                any(self.tokens[self.city[area]][other] or self.city[other] == self.city[area] for other in left) if self.city[area] >= 0 else False
            )
            if not self.settle(area, ahead and waited.get(area) != decided, ask):
                waited[area] = decided
                left.append(area)
            else:
                decided += 1

    def contested(self, area: int) -> bool:
        here = self.here(area)
        if self.city[area] != NOBODY:
            return bool(here.keys() - {self.city[area]})
        return len(here) > 1 and sum(here.values()) > POP[area]

    def settle(self, area: int, may_wait: bool, ask: Callable[[int, Any], Any]) -> bool:
        """One conflict; False if it was postponed."""
        owner = self.city[area]
        self.brawl(area, full=owner != NOBODY)
        attackers = [seat for seat in self.here(area) if seat != owner]
        if owner == NOBODY or not attackers:
            return True
        attacker = attackers[0]
        if self.tokens[attacker][area] < (8 if owns(self.s.players[owner], ENGINEERING) else 7):
            self.stock[attacker] += self.tokens[attacker][area]
            self.tokens[attacker][area] = 0
        elif self.stock[owner] >= 6:
            self.lose_city(area)
            self.stock[owner] -= 6
            self.tokens[owner][area] += 6
            self.brawl(area, full=False)
        elif may_wait and ask(owner, "surrender") == ("postpone",):
            return False
        else:
            self.lose_city(area, attacker if self.city.count(attacker) < 9 else NOBODY)
        return True

    def support(self, ask: Callable[[int, Any], Any]) -> None:
        """CIV80-16.1, 16.2, 22.4"""
        for seat in self.s.order:
            while True:
                cities = [area for area in range(AREAS) if self.city[area] == seat]
                counted = [area for area in cities if area not in self.graced]
                if sum(self.tokens[seat]) >= 2 * len(counted):
                    break
                area = ask(seat, "reduce-for-support")[1] if len(counted) > 1 else counted[0]
                assert area in counted
                self.lose_city(area)
                limit = POP[area] + owns(self.s.players[seat], AGRICULTURE)
                if self.stock[seat] >= limit:
                    self.stock[seat] -= limit
                    self.tokens[seat][area] += limit


def crowded(rng: random.Random) -> State:
    """Few areas, and much in them."""
    seats = rng.randint(2, 4)
    s = table(seats, conflict_last_retaliation=rng.random() < 0.3)
    areas = rng.sample(range(AREAS), 5)
    for area in areas:
        if rng.random() < 0.5:
            pieces.found_city(s, s.players[rng.randrange(seats)], area)
            if rng.random() < 0.2:
                s.graced.append(area)
    for p in s.players:
        for area in areas:
            if rng.random() < 0.55:
                pieces.place(s, p, area, min(p.stock, rng.choice([1, 2, 3, 7, 8, 9, 10])))
        own(s, p.seat, *[card for card in CARDS if rng.random() < 0.35])
        if rng.random() < 0.6:
            stock(s, p.seat, min(p.stock, rng.choice([0, 2, 5, 6, 7])))
    return s


@pytest.mark.parametrize("seed", range(10))
def test_whole_events_of_conflict_end_as_the_rules_say(seed: int) -> None:
    """CIV80-8, CIV80-16.1, CIV80-22.1 to 22.4: any number of parties, Metalworking, Engineering, surrender, postponement, support."""
    rng = random.Random(seed)
    for _ in range(40):
        s = crowded(rng)
        told = Board(s)
        answers: list[tuple[int, str, Any]] = []
        begin(s, Conflicts())
        while s.pending is not None:
            answers.append((s.to_act[0], s.pending.what, rng.choice(s.legal())))
            s.play(answers[-1][2])

        def ask(seat: int, what: str, answers: list[tuple[int, str, Any]] = answers) -> Any:
            assert answers[0][:2] == (seat, what)
            return answers.pop(0)[2]

        told.conflicts(ask)
        told.support(ask)
        assert not answers
        assert [p.tokens for p in s.players] == told.tokens
        assert [p.stock for p in s.players] == told.stock
        assert s.city == told.city
        check(s)


# --- E1 and E7


@pytest.mark.parametrize("seed", range(5))
def test_taxes_and_revolts_go_as_the_rules_say(seed: int) -> None:
    """CIV80-4: rates, shortages, beneficiaries in turn, pieces that run out, cities that nobody can take."""
    rng = random.Random(seed)
    for _ in range(40):
        seats = rng.randint(2, 4)
        s = table(seats)
        free = rng.sample(range(AREAS), AREAS)
        for p in s.players:
            for _ in range(rng.choice([0, 2, 5, 9])):
                pieces.found_city(s, p, free.pop())
            stock(s, p.seat, rng.choice([0, 1, 3, 5, 9, 20, 40]))
            if rng.random() < 0.4:
                own(s, p.seat, "coinage")
        left, owed, city, taken = [p.stock for p in s.players], [len(p.cities) for p in s.players], s.city.copy(), set()
        rates, picks = [2] * seats, []
        begin(s, Taxation())
        while s.pending is not None:
            seat, listed = s.to_act[0], s.legal()
            answer = listed.sample(rng) if s.pending.what == "revolt" else rng.choice(listed)
            if s.pending.what == "revolt":
                picks.append((seat, answer[1]))
            else:
                rates[seat] = answer[1]
            s.play(answer, seat)
        for seat in range(seats):
            paid = min(owed[seat], left[seat] // rates[seat])
            left[seat] -= paid * rates[seat]
            owed[seat] -= paid
        for owner in s.order:
            for seat in sorted(s.order, key=lambda seat: -left[seat]):
                loyal = tuple(area for area in range(AREAS) if city[area] == owner and area not in taken)
                number = min(owed[owner], 9 - city.count(seat), len(loyal)) if seat != owner else 0
                if number:
                    picker, areas = picks.pop(0) if number < len(loyal) else (seat, loyal)
                    assert (picker, len(areas)) == (seat, number)
                    owed[owner] -= number
                    for area in areas:
                        city[area] = seat
                        taken.add(area)
        assert not picks
        assert ([p.stock for p in s.players], s.city, set(s.graced)) == (left, city, taken)
        check(s)


@pytest.mark.parametrize("seed", range(5))
def test_the_builds_on_offer_are_those_that_can_be_supported(seed: int) -> None:
    """CIV80-9.1 to 9.3, CIV80-22.5: every set of builds is carried out, surplus removed, and tokens counted against cities."""
    rng = random.Random(seed)
    for _ in range(60):
        s = table(2)
        p = s.players[0]
        own(s, 0, *["agriculture"] * rng.randrange(2))
        for area in rng.sample(range(AREAS), 8):
            if rng.random() < 0.4:
                pieces.found_city(s, p, area)
                s.graced += [area] * (rng.random() < 0.3)
            if rng.random() < 0.7:
                pieces.place(s, p, area, min(p.stock, rng.choice([1, 2, 3, 5, 6, 7, 11, 12, 13])))
        sites = [area for area in range(AREAS) if s.city[area] == NOBODY and p.tokens[area] >= (6 if SITE[area] else 12)]
        legal = {()}
        for number in range(1, min(len(sites), 9 - len(p.cities)) + 1):
            for built in combinations(sites, number):
                stay = [min(n, POP[area] + owns(p, AGRICULTURE)) for area, n in enumerate(p.tokens) if s.city[area] == NOBODY and area not in built]
                if sum(stay) >= 2 * (len(p.cities) + number - len(s.graced)):
                    legal.add(built)
        begin(s, CityBuilding())
        assert s.over if legal == {()} else {areas for _, areas in s.legal()} == legal


# --- E5


def outcomes(s: State, steps: int, seas: bool, stay_at_sea: bool, closed: set[int]) -> set[tuple[Any, ...]]:
    """CIV80-7.1 to 7.3 without any order of entering: where seat 0's one ship and its tokens can end up."""
    p = s.players[0]
    start = (p.ships[0], steps, 0, tuple(p.tokens), (0,) * AREAS)
    seen, edge, ends = {start}, [start], set()
    while edge:
        zone, left, cargo, unmoved, moved = edge.pop()
        area = ZONE_AREA[zone]
        if not cargo and (stay_at_sea or not OPEN_SEA[zone]):
            ends.add((zone, tuple(map(sum, zip(unmoved, moved, strict=True)))))
        found = [(z, left - 1, cargo, unmoved, moved) for z in WATERS[zone] if left and s.board.open[z] and (seas or not OPEN_SEA[z])]
        if area >= 0 and cargo < 5 and unmoved[area]:
            found.append((zone, left, cargo + 1, (*unmoved[:area], unmoved[area] - 1, *unmoved[area + 1 :]), moved))
        if area >= 0 and cargo and area not in closed:
            found.append((zone, left, cargo - 1, unmoved, (*moved[:area], moved[area] + 1, *moved[area + 1 :])))
        edge += [state for state in found if state not in seen]
        seen.update(found)
    return ends


def entered(s: State) -> set[tuple[Any, ...]]:
    """The same by the orders that the game accepts (CIV80-7.5)."""
    edge, ends = [begin(s, MoveTurn(0))], set()
    while edge:
        at = edge.pop()
        if at.pending is None or at.pending.what == "land-moves":
            ends.add((at.players[0].ships[0], tuple(at.players[0].tokens)))
            continue
        for option in at.legal():
            after = at.clone()
            after.play(option)
            edge.append(after)
    return ends


def test_the_orders_that_are_accepted_reach_all_that_ships_may_do_and_nothing_else() -> None:
    """CIV80-7.4: the canonical decomposition loses nothing."""
    s = table(2, whole_board=False)
    put(s, 0, knossos=2, thera=1)
    ship(s, 0, "knossos.w")
    assert outcomes(s, 4, seas=False, stay_at_sea=True, closed=set()) == entered(s)


def test_with_astronomy_and_cloth_making_too() -> None:
    """CIV80-7.3.1, CIV80-7.3.6, CIV80-7.4"""
    for stay in (True, False):
        s = table(2, whole_board=False, ships_may_end_in_open_sea=stay)
        own(s, 0, "astronomy", "cloth_making")
        put(s, 0, knossos=1)
        ship(s, 0, "knossos.w")
        assert outcomes(s, 5, seas=True, stay_at_sea=stay, closed=set()) == entered(s)


def test_and_for_nomads_who_may_not_land_among_strangers() -> None:
    """CIV80-7.4, CIV80-7.5.7"""
    s = table(2, variant=NOMADS)
    put(s, 0, knossos=1)
    put(s, 1, thera=1, athens=1, rhodes=1)
    ship(s, 0, "knossos.w")
    closed = {area for area, n in enumerate(s.players[1].tokens) if n}
    assert outcomes(s, 4, seas=True, stay_at_sea=False, closed=closed) == entered(s)


# --- E11


def test_losses_on_offer_are_those_that_the_rules_name() -> None:
    """CIV80-22.6, CIV80-22.8: over all choices of tokens and cities."""
    rng = random.Random(11)
    for _ in range(150):
        held = [rng.choice([0, 0, 1, 2, 3, 4]) for _ in range(rng.randint(1, 4))]
        all_tokens, all_cities, due, in_stock = sum(held), held.count(0), rng.randint(1, 20), rng.choice([0, 1, 9])
        exact, sick = set(), {}
        for choice in product(*[range((n or 1) + 1) for n in held]):
            tokens = sum(k for k, n in zip(choice, held, strict=True) if n)
            cities = sum(choice) - tokens
            broken = cities > 0 and tokens == all_tokens and 5 * (cities - 1) + all_tokens < due < 5 * cities + all_tokens
            if tokens + 5 * cities == due or broken:
                exact.add(("lose", choice))
            if tokens + 4 * cities <= due and cities <= in_stock + tokens:
                sick[("lose", choice)] = tokens + 4 * cities
        areas = list(range(len(held)))
        if all_tokens + 5 * all_cities > due:
            assert set(Loss(areas, held, due)) == exact
        most = max(sick.values())
        assert set(EpidemicLoss(areas, held, due, in_stock, 4)) == {choice for choice, value in sick.items() if value == most}


@pytest.mark.parametrize("seed", range(5))
def test_a_civil_war_divides_a_nation_as_the_rules_say(seed: int) -> None:
    """CIV80-12.5.4: cities, then tokens, in map order: the nominee first, then the others by their stock, the victim among them."""
    rng = random.Random(seed)
    for _ in range(25):
        seats = rng.randint(2, 4)
        s = table(seats)
        free = rng.sample(range(AREAS), AREAS)
        victim = s.players[0]
        for p in s.players:
            for _ in range(rng.choice([5, 8, 9])):
                pieces.found_city(s, p, free.pop())
        while pieces.units(s, victim) < rng.choice([35, 40, 50]):
            pieces.place(s, victim, free.pop(), min(victim.stock, rng.randint(1, 4)))
        for p in s.players[1:]:
            stock(s, p.seat, rng.choice([0, 1, 5, 12, 50]))
        own(s, 0, *rng.choice([(), (), ("democracy",)]))
        begin(s, CivilWar(0, NOBODY))
        war: Any = s.stack[-1]
        while s.pending is not None and s.pending.what != "keep-part":
            listed = s.legal()
            s.play(rng.choice(listed) if isinstance(listed, list) else listed.sample(rng))
        told = Board(s)
        keep = rng.choice(s.legal())
        seceding = keep == ("keep_rest",)
        lost_cities = [area for area in victim.cities if (area in war.cities) == seceding]
        lost_tokens = []
        for area, n in enumerate(victim.tokens):
            lost_tokens += [area] * (war.tokens[area] if seceding else n - war.tokens[area])
        for area in lost_cities:
            told.city[area] = NOBODY
        for area in lost_tokens:
            told.tokens[0][area] -= 1
        told.stock[0] += len(lost_tokens)
        first, others = [war.nominee], [seat for seat in s.order if seat != war.nominee]
        for heirs in (first, others):
            for seat in sorted(heirs, key=lambda seat: -told.stock[seat]):
                while lost_cities and told.city.count(seat) < 9:
                    told.city[lost_cities.pop(0)] = seat
                while lost_tokens and told.stock[seat]:
                    told.tokens[seat][lost_tokens.pop(0)] += 1
                    told.stock[seat] -= 1
        assert not lost_cities + lost_tokens
        s.play(keep)
        assert ([p.tokens for p in s.players], [p.stock for p in s.players], s.city) == (told.tokens, told.stock, told.city)
        check(s)
