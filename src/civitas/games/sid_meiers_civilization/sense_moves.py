"""Where the bot's figures go: each group has a goal, worth more the sooner it can be reached."""

from __future__ import annotations

from typing import Final

from civitas.kernel.records import Option

from .board import city_at
from .founding import site_refusal
from .movement import Move
from .paths import Group, end_refusal, enter_refusal, meets_something
from .sense_values import CLOSE, army_squares, danger, figures_of, leaning, power
from .state import State, cities_of, is_capital, is_scout, owner_of
from .tables import CITIES, HUT, NONE, VILLAGE
from .tiles import BOARDS, FACEDOWN, distance, span
from .weights import Weights
from .windows import interruptions
from .yields import armies_at, city_maximum, coins_at, culture_at, enemy_at, figures_at, production_at, resource_at, trade_at, travel_speed

FARTHEST: Final = 24  # steps that are looked ahead


def sites(s: State, seat: int) -> list[int]:
    """Squares on which a city could be founded."""
    return [square for square in BOARDS[len(s.players)].squares if site_refusal(s, seat, square) is None]


def site_worth(w: Weights, s: State, square: int) -> float:
    """What a city there would have around it."""
    total = 0.0
    for near in BOARDS[len(s.players)].around[square]:
        total += w.income * trade_at(s, near) + w.production * production_at(s, near) + w.site_culture * culture_at(s, near)
        total += w.site_coin * coins_at(s, near) + (w.site_resource if resource_at(s, near) != NONE else 0.0)
    return total


class Plan:
    """What the squares of the map are worth to a group, and how it gets there."""

    def __init__(self, w: Weights, s: State, group: Group, left: int) -> None:
        self.w = w
        self.s, self.group, self.left = s, group, left
        self.speed = max(1, travel_speed(s.players[group.seat]))
        self.steps: dict[int, int] = {group.at: 0}
        self.before: dict[int, int] = {}
        self.settlers = group.scouts > 0 and len(cities_of(s, group.seat)) < city_maximum(s.players[group.seat])
        self.strength = leaning(w, s, group.seat)[3] * power(w, s, group.seat, group.armies, NONE) if group.armies else 0.0
        self.spread()

    def spread(self) -> None:
        """How many steps each square is away."""
        s, near, edge = self.s, BOARDS[len(self.s.players)].orthogonal, [self.group.at]
        for n in range(1, FARTHEST):
            ahead: list[int] = []
            for here in edge:
                for there in near[here]:
                    if there not in self.steps and enter_refusal(s, self.group, there) is None:
                        self.steps[there] = n
                        self.before[there] = here
                        if self.group.flies or not meets_something(s, self.group.seat, there):
                            ahead.append(there)
            edge = ahead
            if not edge:
                break

    def best(self) -> tuple[float, int]:
        """The goal that is worth most, and what it is worth."""
        found, most = self.group.at, self.worth_of(self.group.at)
        for square, n in self.steps.items():
            if n and end_refusal(self.s, self.group, square) is None:
                value = self.promise(square)
                if value > most:
                    found, most = square, value
        return most, found

    def promise(self, square: int) -> float:
        """What a square is worth as a goal: less for every turn and step that it is away."""
        n = self.steps[square]
        turns = max(0, n - self.left + self.speed - 1) // self.speed
        return float(self.worth_of(square) * self.w.move_later**turns - self.w.move_step * n)

    def first_step(self, goal: int) -> int:
        """The next square on the way there."""
        while self.before.get(goal, self.group.at) != self.group.at:
            goal = self.before[goal]
        return goal

    # --- what a square is worth

    def worth_of(self, square: int) -> float:
        """What it brings to end a move there."""
        s, g = self.s, self.group
        if square != g.at and meets_something(s, g.seat, square):
            return self.worth_of_meeting(square)
        value = 0.0
        if any([s.ground[near] == FACEDOWN for near in BOARDS[len(s.players)].orthogonal[square]]):
            value += self.w.move_unknown
        if g.scouts:
            value += self.worth_to_scouts(square)
        if g.armies:
            value += self.worth_to_armies(square)
        return value

    def worth_of_meeting(self, square: int) -> float:
        """A city, enemies, a village or a hut: only what the group can deal with."""
        s, seat = self.s, self.group.seat
        city = city_at(s, square)
        if city != NONE and owner_of(city) != seat:
            wins = self.strength > self.w.move_sure * power(self.w, s, owner_of(city), 0, city)
            return (self.w.move_capital if is_capital(city) else self.w.move_city) if wins else 0.0
        enemy = enemy_at(s, seat, square)
        if enemy != NONE:
            armies = armies_at(s, enemy, square)
            if not armies:
                return self.w.move_scouts_alone
            return self.w.move_armies if self.strength > self.w.move_sure * power(self.w, s, enemy, armies, NONE) else 0.0
        if s.token[square] == VILLAGE:
            return self.w.move_village_worth if self.strength > self.w.move_sure * self.w.move_barbarians else 0.0
        return self.w.move_hut_worth if s.token[square] == HUT else 0.0

    def worth_to_scouts(self, square: int) -> float:
        """A place for a city; else icons to gather, away from enemies."""
        s, seat = self.s, self.group.seat
        if self.settlers and site_refusal(s, seat, square) is None:
            return self.w.move_site + site_worth(self.w, s, square)
        if s.realm[square] != NONE:
            return 0.0
        icons = 2.0 * coins_at(s, square) + trade_at(s, square) + production_at(s, square) + culture_at(s, square)
        return self.w.move_gather * (icons + (1.0 if resource_at(s, square) != NONE else 0.0))

    def worth_to_armies(self, square: int) -> float:
        """Near a city in danger; on the squares of an enemy's city; with one's own."""
        s, seat = self.s, self.group.seat
        value = self.w.move_company * (figures_at(s, seat, square) if square != self.group.at else 0)
        if s.realm[square] != NONE and s.realm[square] // CITIES != seat and self.strength > power(self.w, s, s.realm[square] // CITIES, 1, NONE):
            value += self.w.move_blockade
        if danger(self.w, s, seat):
            value += max([self.w.move_guard - span(square, s.cities[city]) for city in cities_of(s, seat)] + [0.0])
        return value


def goals(w: Weights, s: State, seat: int) -> float:
    """What the best goals of all figures are worth, each army with those beside it: without this a search would see no reason to move."""
    armies: dict[int, int] = {}
    total, speed = 0.0, travel_speed(s.players[seat])
    for figure in figures_of(s, seat):
        square = s.figures[figure]
        if is_scout(figure):
            total += Plan(w, s, Group(s, seat, square, 0, 1), speed).best()[0]
        else:
            armies[square] = armies.get(square, 0) + 1
    for square, n in armies.items():
        total += Plan(w, s, Group(s, seat, square, n, 0), speed).best()[0]
    return total


def count_seen(s: State) -> int:
    """Squares that are face up: what was worth a walk while it was hidden is not lost when it is seen."""
    return sum([1 for square in BOARDS[len(s.players)].squares if s.ground[square] != FACEDOWN])


# --- choices


def groups(s: State, seat: int, options: list[Option]) -> list[Option]:
    """The moves worth a look: all armies of a square together, or one; scouts alone."""
    found: list[Option] = []
    most: dict[int, int] = {}
    for option in options:
        if option[0] == "move" and not option[3]:
            most[option[1]] = max(most.get(option[1], 0), option[2])
    for option in options:
        if option[0] == "move":
            _, square, armies, scouts = option
            if (scouts == 1 and not armies) or (not scouts and armies in (1, most.get(square, 0))):
                found.append(option)
    return found


def act(w: Weights, s: State, seat: int, options: list[Option]) -> Option:
    """The group with the best goal moves first; a group that stands well stays."""
    speed = travel_speed(s.players[seat])
    best = w.move_gain
    found: Option = ("end",)
    for option in groups(s, seat, options):
        plan = Plan(w, s, Group(s, seat, option[1], option[2], option[3]), speed)
        value, goal = plan.best()
        gain = value - plan.worth_of(option[1])
        if goal != option[1] and gain > best:
            best, found = gain, option
        elif discovers(s, option[1]) and best < w.move_unknown:
            best, found = w.move_unknown, option
    return found


def other_groups(w: Weights, s: State, seat: int, options: list[Option]) -> list[Option]:
    """Groups that could move, those with most to gain first."""
    speed = travel_speed(s.players[seat])
    gains: list[tuple[float, int, Option]] = []
    for at, option in enumerate(groups(s, seat, options)):
        plan = Plan(w, s, Group(s, seat, option[1], option[2], option[3]), speed)
        gains.append((plan.worth_of(option[1]) - plan.best()[0], at, option))
    return [option for _, _, option in sorted(gains)]


def other_steps(w: Weights, s: State, options: list[Option]) -> list[Option]:
    """To stop, or the first steps towards other goals, the best first."""
    step = s.stack[-1]
    assert isinstance(step, Move)
    plan = Plan(w, s, step.shape(s), step.left)
    goals = sorted([square for square in plan.steps if square != step.path[-1]], key=lambda square: -plan.promise(square))
    found: list[Option] = [("stop",)] if ("stop",) in options else []
    for goal in goals:
        there: Option = ("step", plan.first_step(goal))
        if there in options and there not in found and not turns_back(step, there[1]):
            found.append(there)
    return found


def discovers(s: State, square: int) -> bool:
    """Whether a tile can be turned up from there."""
    return any([s.ground[near] == FACEDOWN for near in BOARDS[len(s.players)].orthogonal[square]])


def go(w: Weights, s: State, seat: int, options: list[Option]) -> Option:
    """Tiles are turned up; then on towards the goal, or stop on it."""
    for option in options:
        if option[0] == "discover":
            return option
    step = s.stack[-1]
    assert isinstance(step, Move)
    plan = Plan(w, s, step.shape(s), step.left)
    _, goal = plan.best()
    if goal == step.path[-1] and ("stop",) in options:
        return ("stop",)
    there: Option = ("step", plan.first_step(goal))
    if there in options and not turns_back(step, there[1]):
        return there
    return ("stop",) if ("stop",) in options else options[0]


def turns_back(step: Move, square: int) -> bool:
    """Whether the group has been there in this move."""
    return square in step.path


def fears(s: State, seat: int) -> bool:
    """Whether whoever moves now has armies near one of our cities, and we might answer."""
    centres = [s.cities[city] for city in cities_of(s, seat)]
    near = any([distance(army, centre) <= CLOSE for army in army_squares(s, s.current) for centre in centres])
    return near and bool(interruptions(s, seat))
