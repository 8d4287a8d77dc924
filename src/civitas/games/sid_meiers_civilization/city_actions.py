"""City actions: which cities may act, and how an action is announced, paid, answered and resolved (SMC-8.1)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import Call, Done, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.windows import Announced

from .events.hand import hand_limits
from .state import EXTRA_ACTIONS, USED_SECOND_ACTION, State, cities_of, is_capital, owner_of
from .tables import NO_CAPITAL_ACTION, NONE, SECOND_CAPITAL_ACTION
from .windows import CityActionWindow

# Kinds of action (SMC-8.1.1): bits of State.kinds.
PRODUCE: Final = 1
ARTS: Final = 2
HARVEST: Final = 4

NOT_YOUR_CITY: Final = Refusal("SMC-8.1.1", "that-is-no-city-of-yours")
ANARCHY_IN_CAPITAL: Final = Refusal("SMC-6.8.3", "under-anarchy-the-capital-takes-no-action")
HAS_ACTED: Final = Refusal("SMC-8.1.1", "the-city-has-acted")
NOT_TO_BE_BOOSTED: Final = Refusal("SMC-8.2.4", "that-is-no-city-of-yours")
OTHER_KIND: Final = Refusal("SMC-19.4", "the-second-action-is-of-another-kind")


def why_not_act(s: State, seat: int, city: int, kind: int) -> Refusal | None:
    """Why a city may not take an action of this kind now (SMC-8.1.1, SMC-8.1.4)."""
    if not 0 <= city < len(s.cities) or owner_of(city) != seat or s.cities[city] == NONE:
        return NOT_YOUR_CITY
    p, which = s.players[seat], s.rules.government_set
    if is_capital(city) and NO_CAPITAL_ACTION[which][p.government]:
        return ANARCHY_IN_CAPITAL
    if usual_taken(s, city) < usual_actions(s, seat):
        return None
    if not is_capital(city) or not SECOND_CAPITAL_ACTION[which][p.government] or p.flags & USED_SECOND_ACTION:
        return HAS_ACTED
    return OTHER_KIND if s.kinds[city] & kind else None  # SMC-19.7: another kind than all it has taken


def usual_actions(s: State, seat: int) -> int:
    """How many actions each city of a seat has this turn (Atomic Theory)."""
    return 2 if s.players[seat].flags & EXTRA_ACTIONS else 1


def usual_taken(s: State, city: int) -> int:
    """How many of them a city has taken: a monarch's extra action is besides (SMC-19.7)."""
    extra = is_capital(city) and s.players[owner_of(city)].flags & USED_SECOND_ACTION
    return s.acted[city] - 1 if extra else s.acted[city]


def ready_cities(s: State, seat: int, kind: int) -> list[int]:
    """The cities of a seat that may take an action of this kind."""
    return [city for city in cities_of(s, seat) if why_not_act(s, seat, city, kind) is None]


def why_not_boost(s: State, seat: int, city: int) -> Refusal:
    """SMC-8.2.4: production of one turn is for an own city that has not announced its action yet; later it would do nothing (SMC-14.13)."""
    why = why_not_act(s, seat, city, PRODUCE)
    return NOT_TO_BE_BOOSTED if why is None or why == NOT_YOUR_CITY else why


def spend_action(s: State, seat: int, city: int, kind: int) -> None:
    """The action is used, whatever comes of it (SMC-26.2)."""
    if usual_taken(s, city) >= usual_actions(s, seat):
        s.players[seat].flags |= USED_SECOND_ACTION
    s.acted[city] += 1
    s.kinds[city] |= kind


class CityAction(Announced):
    """An action of a city: announced and paid, answered (W3), resolved (SMC-8.1.5).  *option* names its city first."""

    def city(self) -> int:
        found: int = self.option[1]
        return found

    def announce(self, s: State) -> Step:
        self.pay(s)
        return CityActionWindow(seat=self.seat, city=self.city(), action=self.option[0])

    def pay(self, s: State) -> None:
        """Use the action and pay what it costs."""
        raise TypeError("a city action says what it costs")

    def resolve(self, s: State, cancelled: bool) -> Next:
        if cancelled:  # SMC-14.10.5: what was paid is lost
            s.tell("action-cancelled", seat=self.seat, city=self.city())
            return Done(False)
        step = self.take_effect(s)
        return self.settle(s) if step is None else Call(step, then=self.settle)

    def settle(self, s: State, *results: object) -> Next:
        step = hand_limits(s)
        return self.succeed(s) if step is None else Call(step, then=self.succeed)
