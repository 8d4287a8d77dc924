"""Good years: food for the drawer, for all, for those who are behind (COC-EVT-09 to 17, 54)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Next, Step
from civitas.kernel.records import Option

from ..cards.card import EventText, enroll_text
from ..menu import Question
from ..resources import gain
from ..state import State, clockwise, others
from ..tables import EVENT_PARAMS, FOOD

FEED: Final[tuple[Option, ...]] = tuple([("feed", seat) for seat in range(4)])


class YearForAll(EventText):
    """Every player gains food."""

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        for each in clockwise(s, seat):
            gain(s, s.players[each], FOOD, EVENT_PARAMS[card]["food"])
        return None


class YearForOne(EventText):
    """The drawer gains food."""

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        gain(s, s.players[seat], FOOD, EVENT_PARAMS[card]["food"])
        return None


class YearToShare(EventText):
    """The drawer gains food and gives as much to opponents as they like."""

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        gain(s, s.players[seat], FOOD, EVENT_PARAMS[card]["food"])
        return Share(seat, EVENT_PARAMS[card]["distribute"])


class Share(Question):
    """One food after the other goes to an opponent."""

    seat: int
    left: int

    def begin(self, s: State) -> Next:
        if not self.left:
            return DONE
        options = tuple([FEED[seat] for seat in others(s, self.seat)])
        return Ask(self.seat, "share-food", options, then=self.feed, rule="COC-7.6.1", about={"left": self.left})

    def feed(self, s: State, option: Option) -> Next:
        self.left -= 1
        gain(s, s.players[option[1]], FOOD)
        return self.begin(s)


class SuccessfulYear(EventText):
    """Those with the fewest cities gain the difference to the most; all 1 if there is none (COC-EVT-54)."""

    def resolve(self, s: State, seat: int, card: int) -> Step | None:
        cities = [len(p.cities) for p in s.players]
        fewest, most = min(cities), max(cities)
        for each in clockwise(s, seat):
            if fewest == most:
                gain(s, s.players[each], FOOD)
            elif cities[each] == fewest:
                gain(s, s.players[each], FOOD, most - fewest)
        return None


for _id in ("event_09_good_year", "event_13_awesome_year", "event_15_fantastic_year"):
    enroll_text(_id, YearForAll())
for _id in ("event_10_good_year", "event_12_awesome_year", "event_17_fantastic_year"):
    enroll_text(_id, YearForOne())
for _id in ("event_11_good_year", "event_14_awesome_year", "event_16_fantastic_year"):
    enroll_text(_id, YearToShare())
enroll_text("event_54_successful_year", SuccessfulYear())
