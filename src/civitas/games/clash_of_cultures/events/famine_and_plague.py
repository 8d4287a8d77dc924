"""Famine and plague (COC-EVT-01 to 08, 49 to 52)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Call, ForEach, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from ..advance import end_pestilence
from ..cards.card import EventText, enroll_text
from ..decks import discard_action, discard_event, discard_objective
from ..effects import has
from ..menu import unless_listed
from ..resources import lose
from ..state import Player, State, clockwise
from ..tables import ACTION_CARDS, BARREN, EVENT_PARAMS, EVENTS, FOOD, GOODS, OBJECTIVE_CARDS, STORAGE
from .moods import LowerSome, RemoveUnits, is_protected, is_well_connected, removable, removal, unit_count

LOSE_GOOD: Final[list[Option]] = [("lose-good", good) for good in range(GOODS)]
DISCARD_ACTION: Final[list[Option]] = [("discard-action", card) for card in range(ACTION_CARDS)]
DISCARD_PERSON: Final[list[Option]] = [("discard-person", card) for card in range(EVENTS)]
DISCARD_OBJECTIVE: Final[list[Option]] = [("discard-objective", card) for card in range(OBJECTIVE_CARDS)]
UNITS_A_DEATH: Final = 4  # Black Death
NOT_YOURS: Final = Refusal("COC-EVT-49", "that-is-not-yours-to-lose")


# --- Pestilence, Epidemics


class Pestilence(EventText):
    """Moods fall, and nobody without Sanitation builds until all have it (COC-EVT-01, COC-7.6.8)."""

    kept: ClassVar[bool] = True

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        s.lasting.append(card)
        end_pestilence(s)
        return ForEach("Sicken", tuple(clockwise(s, seat)), (card,))


class Sicken(Step):
    """A player with 2 cities lowers the mood of one, of two if well connected."""

    seat: int
    card: int

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        if is_protected(p, self.card) or len(p.cities) < 2:
            return DONE
        return Call(LowerSome(self.seat, tuple(p.cities), 2 if is_well_connected(p) else 1))


class Epidemics(EventText):
    """Whoever has 2 units removes one, two if well connected (COC-EVT-02)."""

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        return ForEach("Infect", tuple(clockwise(s, seat)), (card,))


class Infect(Step):
    """A player removes units."""

    seat: int
    card: int

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        if is_protected(p, self.card) or unit_count(s, self.seat) < 2:
            return DONE
        return Call(RemoveUnits(self.seat, 2 if is_well_connected(p) else 1, rule="COC-EVT-02"), then=self.end)

    def end(self, s: State, gone: int) -> Next:
        return DONE


# --- Famines: only food pays (COC-4.1.7)


class Famine(EventText):
    """The drawer pays food, or a city turns angry (COC-EVT-03 to 08)."""

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        p = s.players[seat]
        return None if is_protected(p, card) else starve(s, p, EVENT_PARAMS[card]["food"], p.cities)


def starve(s: State, p: Player, food: int, cities: list[int]) -> Step | None:
    """Pay so much food, or what there is and one of these cities turns angry."""
    return LowerSome(p.seat, tuple(cities), 1, True) if lose(s, p, FOOD, food) < food else None


class Vermin(EventText):
    """Everybody with Storage pays 1 food, or a city turns angry (COC-EVT-51)."""

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        return ForEach("Gnaw", tuple(clockwise(s, seat)), (card,))


class Gnaw(Step):
    """One player's stores."""

    seat: int
    card: int

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        if is_protected(p, self.card) or not has(p, STORAGE):
            return DONE
        step = starve(s, p, EVENT_PARAMS[self.card]["food"], p.cities)
        return DONE if step is None else Call(step)


class Drought(EventText):
    """1 food for each city on or beside barren land, 3 at most, or one of them turns angry (COC-EVT-52)."""

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        p = s.players[seat]
        dry = [city for city in p.cities if any([s.terrain[space] == BARREN for space in (city, *s.board.near[city])])]
        return None if is_protected(p, card) or not dry else starve(s, p, min(len(dry), EVENT_PARAMS[card]["max"]), dry)


# --- Pandemics, Black Death


class Pandemics(EventText):
    """Everybody loses things of their choice, half as many as they have cities (COC-EVT-49)."""

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        return ForEach("Suffer", tuple(clockwise(s, seat)), (card,))


class Suffer(Step):
    """One thing after the other: goods, cards, units."""

    seat: int
    card: int
    left: int = -1

    def begin(self, s: State, *results: object) -> Next:
        p = s.players[self.seat]
        if self.left < 0:
            self.left = 0 if is_protected(p, self.card) else len(p.cities) // 2
        if not self.left or not self.has_anything(s):
            return DONE
        return Ask(self.seat, "pandemics", self.losses, then=self.lose, rule="COC-EVT-49", about={"left": self.left})

    def has_anything(self, s: State) -> bool:
        p = s.players[self.seat]
        return bool(sum(p.goods) or len(p.hand) or p.persons or len(p.objectives) or unit_count(s, self.seat))

    def losses(self, s: State, seat: int) -> list[Option]:
        p = s.players[seat]
        found = [LOSE_GOOD[good] for good in range(GOODS) if p.goods[good]]
        found += [DISCARD_ACTION[card] for card in p.hand.cards] + [DISCARD_PERSON[card] for card in p.persons]
        return found + [DISCARD_OBJECTIVE[card] for card in p.objectives.cards] + removable(s, seat)

    def lose(self, s: State, option: Option) -> Next:
        p = s.players[self.seat]
        self.left -= 1
        match option[0]:
            case "lose-good":
                lose(s, p, option[1])
            case "discard-action":
                discard_action(s, self.seat, option[1])
            case "discard-person":
                p.persons.remove(option[1])
                discard_event(s, self.seat, option[1])
            case "discard-objective":
                discard_objective(s, self.seat, option[1])
            case _:
                return Call(removal(self.seat, option), then=self.begin)
        return self.begin(s)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        known = option[0] in ("lose-good", "discard-action", "discard-person", "discard-objective", "remove-unit", "remove-pirate")
        return unless_listed(s, seat, option, NOT_YOURS) if known else None


class BlackDeath(EventText):
    """1 of every 4 units goes, 1 more for the well connected; a point for each (COC-EVT-50)."""

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        return ForEach("Decimate", tuple(clockwise(s, seat)))


class Decimate(Step):
    """A player removes units and scores them."""

    seat: int

    def begin(self, s: State) -> Next:
        p, units = s.players[self.seat], unit_count(s, self.seat)
        if units < UNITS_A_DEATH:
            return DONE
        number = units // UNITS_A_DEATH + (1 if is_well_connected(p) else 0)
        return Call(RemoveUnits(self.seat, number, rule="COC-EVT-50"), then=self.score)

    def score(self, s: State, gone: int) -> Next:
        s.players[self.seat].event_halves += 2 * gone
        s.tell("scores-event", seat=self.seat, n=gone)
        return DONE


enroll_text("event_01_pestilence", Pestilence())
enroll_text("event_02_epidemics", Epidemics())
for _number, _id in enumerate(("famine", "famine", "famine", "severe_famine", "severe_famine", "severe_famine")):
    enroll_text(f"event_0{_number + 3}_{_id}", Famine())
enroll_text("event_49_pandemics", Pandemics())
enroll_text("event_50_black_death", BlackDeath())
enroll_text("event_51_vermin", Vermin())
enroll_text("event_52_drought", Drought())
