"""E4: upkeep and building of ships (CIV80-6.2)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Call, ForEach, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .atlas import COASTS, ZONE_AREA, ZONES
from .pieces import launch, pay, population, remove, scuttle
from .state import Player, State
from .tables import SHIP_PIECES

TREASURY: Final = "treasury"
AREA: Final = "area"
BUILD_COST: Final = 2
KEEP_TREASURY: Final[list[Option]] = [("keep", k, TREASURY) for k in range(SHIP_PIECES)]
KEEP_AREA: Final[list[Option]] = [("keep", k, AREA) for k in range(SHIP_PIECES)]
GIVE_UP: Final[list[Option]] = [("give_up", k) for k in range(SHIP_PIECES)]
SHIP: Final[list[list[Option]]] = [[("ship", zone, a) for a in range(BUILD_COST + 1)] for zone in range(ZONES)]  # a: tokens of the area
STOP: Final[Option] = ("stop",)

NOT_THIS_SHIP: Final = Refusal("CIV80-6.2.7", "ships-are-kept-in-slot-order")
NO_TREASURY: Final = Refusal("CIV80-6.2.2", "the-treasury-cannot-pay")
AREA_ONLY: Final = Refusal("CIV80-17.1", "ships-cost-tokens-of-their-area-only")
NO_TOKEN_THERE: Final = Refusal("CIV80-6.2.2", "no-own-token-in-the-area-of-the-ship")
NOT_A_COAST: Final = Refusal("CIV80-6.2.4", "ships-are-built-on-a-coast-in-play")
CANNOT_PAY: Final = Refusal("CIV80-6.2.3", "a-ship-costs-two-tokens")
NOT_PRESENT: Final = Refusal("CIV80-6.2.4", "no-own-token-or-city-in-that-area")
ZONE_ORDER: Final = Refusal("CIV80-6.2.7", "ships-are-built-in-zone-order")
AFLOAT_FIRST: Final = Refusal("CIV80-6.2.7", "ships-afloat-come-before-new-ones")


class Shipbuilding(Step):
    """Everybody keeps or gives up ships, then builds new ones, in A.S.T. order."""

    def begin(self, s: State) -> Next:
        seats = [seat for seat in s.order if may_have_ships(s, s.players[seat])]
        return Call(ForEach("Shipyard", tuple(seats)))


class Shipyard(Step):
    """One seat's ships: a choice for each one afloat, then new ones until it stops."""

    seat: int
    zones: tuple[int, ...] = ()  # the ships afloat at the start, in slot order
    slot: int = 0
    last: int = 0  # zone of the last ship built

    def begin(self, s: State) -> Next:
        self.zones = tuple(s.players[self.seat].ships)
        return self.next_ship(s)

    # --- upkeep

    def next_ship(self, s: State) -> Next:
        if self.slot == len(self.zones):
            return self.build(s)
        return Ask(self.seat, "ship-upkeep", self.upkeep(s), then=self.keep, rule="CIV80-6.2.2", about={"zone": self.zones[self.slot]})

    def upkeep(self, s: State) -> list[Option]:
        """CIV80-24.2 D5: automatic only if nothing can pay."""
        p, k = s.players[self.seat], self.slot
        ways = [KEEP_TREASURY[k], KEEP_AREA[k]]
        return [way for way in ways if why_not_keep(s, p, self.zones[k], way[2]) is None] + [GIVE_UP[k]]

    def keep(self, s: State, option: Option) -> Next:
        p, zone = s.players[self.seat], self.zones[self.slot]
        self.slot += 1
        if option[0] == "give_up":
            scuttle(p, zone)
            s.tell("gives-up-ship", seat=self.seat, zone=zone)
        elif option[2] == TREASURY:
            pay(p, 1)
            s.tell("keeps-ship", seat=self.seat, zone=zone, source=TREASURY)
        else:
            remove(s, p, ZONE_AREA[zone], 1)
            s.tell("keeps-ship", seat=self.seat, zone=zone, source=AREA)
        return self.next_ship(s)

    # --- building

    def build(self, s: State) -> Next:
        p = s.players[self.seat]
        if len(p.ships) == s.rules.ships:
            return DONE
        return Ask(self.seat, "build-ship", self.slipways, then=self.launch, rule="CIV80-6.2.3", public=True)

    def slipways(self, s: State, seat: int) -> list[Option]:
        """Every zone and way of paying, in zone order from the last ship built."""
        p = s.players[seat]
        least = least_of_area(s, p)
        found: list[Option] = []
        for zone in shores(s, p):
            if zone >= self.last:
                found += ways_to_pay(zone, least, p.tokens[ZONE_AREA[zone]])
        found.append(STOP)
        return found

    def launch(self, s: State, option: Option) -> Next:
        if option[0] == "stop":
            return DONE
        p = s.players[self.seat]
        zone: int = option[1]
        a: int = option[2]
        if a:
            remove(s, p, ZONE_AREA[zone], a)
        pay(p, BUILD_COST - a)
        launch(p, zone)
        s.tell("builds-ship", seat=self.seat, zone=zone, tokens=a, treasury=BUILD_COST - a)
        self.last = zone
        return self.build(s)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        p = s.players[seat]
        upkeep = self.slot < len(self.zones)
        match option:
            case ("keep", int(k), ("treasury" | "area") as source):
                return why_not_keep(s, p, self.zones[k], source) if upkeep and k == self.slot else NOT_THIS_SHIP
            case ("give_up", int(k)):
                return None if upkeep and k == self.slot else NOT_THIS_SHIP
            case ("ship", int(zone), int(a)):
                if upkeep:
                    return AFLOAT_FIRST
                return ZONE_ORDER if zone < self.last and zone in s.board.coasts else why_not_build(s, p, zone, a)
            case ("stop",):
                return AFLOAT_FIRST if upkeep else None
        return None


def may_have_ships(s: State, p: Player) -> bool:
    """Whether *p* has a ship, or something to pay for one."""
    return bool(p.ships) or p.treasury + population(s, p) >= BUILD_COST


def why_not_keep(s: State, p: Player, zone: int, source: str) -> Refusal | None:
    """CIV80-6.2.2: one token, from the treasury or from the area whose coast the ship stands at."""
    if source == TREASURY:
        if s.rules.pay_from_area:
            return AREA_ONLY
        return None if p.treasury else NO_TREASURY
    area = ZONE_AREA[zone]
    return None if area >= 0 and p.tokens[area] else NO_TOKEN_THERE


def shores(s: State, p: Player) -> list[int]:
    """CIV80-6.2.4: where *p* can build: any coast if the treasury pays it all, else at areas of their own."""
    if least_of_area(s, p) == 0 and not s.rules.ship_build_requires_presence:
        return s.board.coasts
    areas = [area for area, n in enumerate(p.tokens) if n] + p.cities
    return sorted({zone for area in areas for zone in COASTS[area]})


def least_of_area(s: State, p: Player) -> int:
    """CIV80-6.2.3: the tokens of the area that a ship takes, because the treasury cannot pay them."""
    return BUILD_COST if s.rules.pay_from_area else max(0, BUILD_COST - p.treasury)


def ways_to_pay(zone: int, least: int, tokens: int) -> list[Option]:
    """With *least* tokens of the area or more, as many as stand there, and the rest from the treasury."""
    return SHIP[zone][least : tokens + 1]


def why_not_build(s: State, p: Player, zone: int, a: int) -> Refusal | None:
    """CIV80-6.2.3: *a* tokens of the area and the rest from the treasury."""
    if zone not in s.board.coasts:
        return NOT_A_COAST
    area = ZONE_AREA[zone]
    if ("ship", zone, a) in ways_to_pay(zone, least_of_area(s, p), p.tokens[area]):
        return None if zone in shores(s, p) else NOT_PRESENT
    return AREA_ONLY if s.rules.pay_from_area and 0 <= a < BUILD_COST else CANNOT_PAY
