"""Disasters and unrest: volcano, earthquakes, floods, fire, migrations, civil war, revolution (COC-EVT-27 to 38, 53)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Call, Done, ForEach, Next, Step
from civitas.kernel.records import Option

from ..armies import ARMY, count, kinds_in, supply
from ..battles.capture import raze
from ..cards.card import EventText, enroll_text
from ..cards.schemes import PlaceSettler
from ..cities import colour, drop_city, is_coastal, put_building, size, wonders_in
from ..decks import discard_event
from ..effects import refresh_all
from ..hexes import SPACES
from ..leaving import lose_unit
from ..menu import Question
from ..resources import lose
from ..state import Player, State, clockwise, others
from ..status_phase import ChangeGovernment, government_changes
from ..tables import ANGRY, BUILDINGS, EVENT_PARAMS, FOREST, HAPPY, INFANTRY, LEADER, NOBODY, NONE, SETTLER, WONDERS, WOOD
from .moods import GLOOM, LowerByEvent, LowerSome, RemoveByEvent, masters_storms, removable

BURN: Final[list[Option]] = [("burn", space) for space in range(SPACES)]
DESTROY: Final[list[Option]] = [("destroy", space) for space in range(SPACES)]
BURY_BUILDING: Final[list[list[Option]]] = [[("bury-building", space, kind) for kind in range(BUILDINGS)] for space in range(SPACES)]
BURY_SETTLEMENT: Final[list[Option]] = [("bury-settlement", space) for space in range(SPACES)]
BURY_WONDER: Final[list[Option]] = [("bury-wonder", wonder) for wonder in range(WONDERS)]
ENOUGH: Final[Option] = ("enough",)
FAVOUR: Final[list[Option]] = [("favour", seat) for seat in range(4)]
LOSE_ACTION: Final[Option] = ("lose-action",)
CHANGE: Final[Option] = ("change-government",)
MOST_PIECES: Final = 3


# --- what is buried on a kept card (COC-7.3.5, 7.8.21)


def bury_building(s: State, space: int, kind: int) -> None:
    """A building goes onto the card: 2 points for its colour."""
    s.players[colour(s, space, kind)].buried[1 + kind] += 1
    put_building(s, space, kind, NOBODY)


def bury_wonder(s: State, seat: int, wonder: int) -> None:
    """A wonder goes onto the card: its points go on, its ability is lost."""
    s.wonder_at[wonder] = NONE
    s.buried_wonders.append(wonder)
    s.buried_owner.append(seat)


def bury_settlement(s: State, seat: int, space: int) -> None:
    """The last piece of a city goes onto the card; the city is gone."""
    s.players[seat].buried[0] += 1
    drop_city(s, space)
    raze(s, space)


# --- Volcano


class Volcano(EventText):
    """With 4 cities: one is destroyed with its units, its pieces are kept (COC-EVT-29)."""

    kept: ClassVar[bool] = True

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        if len(s.players[seat].cities) < EVENT_PARAMS[card]["min_cities"]:
            discard_event(s, seat, card)
            return None
        s.players[seat].kept.append(card)
        return Erupt(seat)


class Erupt(Step):
    """Which city, then what is left of its units."""

    seat: int
    space: int = NONE

    def begin(self, s: State) -> Next:
        cities = tuple([DESTROY[space] for space in s.players[self.seat].cities])
        return Ask(self.seat, "volcano", cities, then=self.destroy, rule="COC-EVT-29")

    def destroy(self, s: State, option: Option) -> Next:
        self.space = option[1]
        if not masters_storms(s, s.players[self.seat], self.space):
            return self.kill(s)
        units = [kind for kind in kinds_in(s.stacks[self.seat][self.space]) if kind != LEADER]
        return Call(SpareUnits(self.seat, self.space), then=self.spare) if units else self.kill(s)

    def spare(self, s: State, spared: bool) -> Next:
        return self.bury(s) if spared else self.kill(s)

    def kill(self, s: State, *results: object) -> Next:
        while s.stacks[self.seat][self.space]:
            step = lose_unit(s, self.seat, self.space, kinds_in(s.stacks[self.seat][self.space])[-1])
            if step is not None:
                return Call(step, then=self.kill)
        return self.bury(s)

    def bury(self, s: State, *results: object) -> Next:
        for kind in range(BUILDINGS):
            if colour(s, self.space, kind) != NOBODY:
                bury_building(s, self.space, kind)
        for wonder in wonders_in(s, self.space):
            bury_wonder(s, self.seat, wonder)
        bury_settlement(s, self.seat, self.space)
        refresh_all(s)
        s.tell("city-destroyed", seat=self.seat, city=self.space)
        return DONE


class SpareUnits(Step):
    """Storm Master may save the units of his city but the leader himself: ``Done(True)``."""

    seat: int
    space: int

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "storm-master", (("suffer",), ("ignore",)), then=self.answer, rule="COC-LDR-marqzen", about={"city": self.space})

    def answer(self, s: State, option: Option) -> Next:
        if option == ("suffer",):
            return Done(False)
        step = lose_unit(s, self.seat, self.space, LEADER)
        return Done(True) if step is None else Call(step, then=self.end)

    def end(self, s: State, *results: object) -> Next:
        return Done(True)


# --- Earthquakes


class Earthquake(EventText):
    """With 3 cities: 1 to 3 city pieces are buried, and moods fall (COC-EVT-30)."""

    kept: ClassVar[bool] = True
    for_all: ClassVar[bool] = False

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        seats = [each for each in clockwise(s, seat) if each == seat or self.for_all]
        struck = [each for each in seats if len(s.players[each].cities) >= EVENT_PARAMS[card]["min_cities"]]
        if not struck:
            discard_event(s, seat, card)
            return None
        s.players[seat].kept.append(card)
        return ForEach("Quake", tuple(struck))


class HeavyEarthquake(Earthquake):
    """The same for every player (COC-EVT-31)."""

    for_all: ClassVar[bool] = True


def loose_pieces(s: State, p: Player) -> list[Option]:
    """Pieces that may be buried: buildings, wonders, and settlements that are the last piece of their city (COC-7.8.17)."""
    found: list[Option] = []
    for space in p.cities:
        found += [BURY_BUILDING[space][kind] for kind in range(BUILDINGS) if colour(s, space, kind) != NOBODY]
        found += [BURY_WONDER[wonder] for wonder in wonders_in(s, space)]
        if size(s, space) == 1:
            found.append(BURY_SETTLEMENT[space])
    return found


class Quake(Question):
    """A player buries pieces one after the other; then the moods of the cities that are left."""

    seat: int
    buried: int = 0
    struck: tuple[int, ...] = ()

    def begin(self, s: State) -> Next:
        pieces = loose_pieces(s, s.players[self.seat])
        if self.buried == MOST_PIECES or not pieces:
            return self.shake(s)
        return Ask(self.seat, "earthquake", tuple([ENOUGH, *pieces] if self.buried else pieces), then=self.bury, rule="COC-EVT-30")

    def bury(self, s: State, option: Option) -> Next:
        if option == ENOUGH:
            return self.shake(s)
        self.buried += 1
        space = s.wonder_at[option[1]] if option[0] == "bury-wonder" else option[1]
        self.struck = (*self.struck, space) if space not in self.struck else self.struck
        if option[0] == "bury-building":
            bury_building(s, space, option[2])
        elif option[0] == "bury-wonder":
            bury_wonder(s, self.seat, option[1])
        else:
            bury_settlement(s, self.seat, space)
        refresh_all(s)
        return self.begin(s)

    def shake(self, s: State, *results: object) -> Next:
        """The mood of every affected city that still stands falls."""
        while self.struck:
            space, self.struck = self.struck[0], self.struck[1:]
            if s.city[space] == self.seat:
                return Call(LowerByEvent(self.seat, space), then=self.shake)
        return DONE


# --- Floods


class Flood(EventText):
    """The mood of one of the drawer's coastal cities falls (COC-EVT-32)."""

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        return Drench(seat)


class HeavyFlood(EventText):
    """The same for every player (COC-EVT-33)."""

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        return ForEach("Drench", tuple(clockwise(s, seat)))


class Drench(Step):
    """One player's coast."""

    seat: int

    def begin(self, s: State) -> Next:
        return Call(LowerSome(self.seat, tuple([city for city in s.players[self.seat].cities if is_coastal(s, city)])))


# --- Fire


class Fire(EventText):
    """A forest with a city of the drawer burns, and the mood of every city in it falls (COC-EVT-53)."""

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        p = s.players[seat]
        wooded = [city for city in p.cities if s.terrain[city] == FOREST]
        if not wooded:
            lose(s, p, WOOD)
            return None
        hot = [city for city in wooded if any([s.mood[space] > ANGRY for space in burning(s, city)])]
        return SetFire(seat, tuple(hot)) if hot else None


def burning(s: State, start: int) -> list[int]:
    """The cities of players on the connected forest of a space, barbarian ones aside (COC-7.8.15)."""
    forest, edge = {start}, [start]
    while edge:
        for space in s.board.near[edge.pop()]:
            if s.terrain[space] == FOREST and space not in forest:
                forest.add(space)
                edge.append(space)
    return [space for space in sorted(forest) if 0 <= s.city[space] < len(s.players)]


class SetFire(Step):
    """Where it starts, then each city in turn order of its owner."""

    seat: int
    cities: tuple[int, ...]

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "fire", tuple([BURN[space] for space in self.cities]), then=self.spread, rule="COC-EVT-53")

    def spread(self, s: State, option: Option) -> Next:
        found = burning(s, option[1])
        self.cities = tuple([space for seat in clockwise(s, self.seat) for space in found if s.city[space] == seat])
        return self.burn(s)

    def burn(self, s: State, *results: object) -> Next:
        if not self.cities:
            return DONE
        space, self.cities = self.cities[0], self.cities[1:]
        return Call(LowerByEvent(s.city[space], space), then=self.burn)


# --- Population Boom, Migration


class Favour(Question):
    """The drawer chooses an opponent who places a free settler, if possible one who can (COC-7.8.20)."""

    seat: int

    def begin(self, s: State) -> Next:
        able = [seat for seat in others(s, self.seat) if s.players[seat].cities and supply(s, seat, SETTLER)]
        if not able:
            return DONE
        return Ask(self.seat, "favour", tuple([FAVOUR[seat] for seat in able]), then=self.settle, rule="COC-7.8.20")

    def settle(self, s: State, option: Option) -> Next:
        return Call(PlaceSettler(option[1], False, "COC-7.8.20"))


class PopulationBoom(EventText):
    """A free settler for the drawer, then for an opponent (COC-EVT-27, 28)."""

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        return Boom(seat)


class Boom(Step):
    """First the drawer's settler."""

    seat: int

    def begin(self, s: State) -> Next:
        return Call(PlaceSettler(self.seat, False, "COC-EVT-27"), then=self.go_on)

    def go_on(self, s: State, *results: object) -> Next:
        return Call(Favour(self.seat))


class Migration(EventText):
    """An opponent gets a settler, and the mood of a city of the drawer falls (COC-EVT-34, 35)."""

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        return Migrate(seat)


class Migrate(Step):
    """First the opponent's settler."""

    seat: int

    def begin(self, s: State) -> Next:
        return Call(Favour(self.seat), then=self.go_on)

    def go_on(self, s: State, *results: object) -> Next:
        return Call(LowerSome(self.seat, tuple(s.players[self.seat].cities)))


# --- Civil War


class CivilWar(EventText):
    """An infantry goes and the mood falls in a city that is not happy; else some mood falls (COC-EVT-36, 37)."""

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        p = s.players[seat]
        torn = [city for city in p.cities if s.mood[city] != HAPPY and count(s, seat, city, INFANTRY)]
        fresh = [city for city in torn if s.mood[city] > ANGRY]  # COC-7.6.4
        return Revolt(seat, tuple(fresh or torn)) if torn else LowerSome(seat, tuple(p.cities))


class Revolt(Question):
    """Which city."""

    seat: int
    cities: tuple[int, ...]

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "civil-war", tuple([GLOOM[space] for space in self.cities]), then=self.fight, rule="COC-EVT-36")

    def fight(self, s: State, option: Option) -> Next:
        self.cities = (option[1],)
        return Call(RemoveByEvent(self.seat, option[1], INFANTRY), then=self.despair)

    def despair(self, s: State, *results: object) -> Next:
        return Call(LowerByEvent(self.seat, self.cities[0]))


# --- Revolution


class Revolution(EventText):
    """An action is lost, and the government changes, or an army unit each (COC-EVT-38, COC-7.8.16)."""

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        return Overthrow(seat)


class Overthrow(Question):
    """Two steps, each bought off by an army unit."""

    seat: int
    second: bool = False

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "revolution-action", (LOSE_ACTION, *removable(s, self.seat, ARMY)), then=self.answer, rule="COC-7.8.16")

    def answer(self, s: State, option: Option) -> Next:
        if option[0] == "remove-unit":
            return Call(RemoveByEvent(self.seat, option[1], option[2], willing=True), then=self.go_on)
        if option == LOSE_ACTION:
            lose_action(s, s.players[self.seat])
            return self.go_on(s)
        return Call(ChangeGovernment(self.seat, True))

    def go_on(self, s: State, *results: object) -> Next:
        if self.second or not government_changes(s, s.players[self.seat]):
            return DONE
        self.second = True
        options = (CHANGE, *removable(s, self.seat, ARMY))
        return Ask(self.seat, "revolution-government", options, then=self.answer, rule="COC-7.8.16")


def lose_action(s: State, p: Player) -> None:
    """COC-7.6.5: of this turn, or of the next if none is left or it is the status phase."""
    if p.actions > 0:
        p.actions -= 1
    else:
        p.lost_actions += 1
    s.tell("loses-action", seat=p.seat)


enroll_text("event_27_population_boom", PopulationBoom())
enroll_text("event_28_population_boom", PopulationBoom())
enroll_text("event_29_volcano", Volcano())
enroll_text("event_30_earthquake", Earthquake())
enroll_text("event_31_heavy_earthquake", HeavyEarthquake())
enroll_text("event_32_flood", Flood())
enroll_text("event_33_heavy_flood", HeavyFlood())
enroll_text("event_34_migration", Migration())
enroll_text("event_35_migration", Migration())
enroll_text("event_36_civil_war", CivilWar())
enroll_text("event_37_civil_war", CivilWar())
enroll_text("event_38_revolution", Revolution())
enroll_text("event_53_fire", Fire())
