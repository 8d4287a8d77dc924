"""E4: upkeep and building of ships (CIV80-6.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.actions import Action
from civitas.kernel.flow import DONE, Ask, Call, ForEach, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Message, Option

from .atlas import COASTS, ZONE_AREA, ZONES
from .pieces import launch, pay, population, remove, scuttle
from .state import Player, State
from .tables import SHIP_PIECES

TREASURY: Final = "treasury"
AREA: Final = "area"
BUILD_COST: Final = 2
KEEPS: Final[list[list[Option]]] = [[("keep", k, payer) for payer in (TREASURY, AREA)] for k in range(SHIP_PIECES)]
GIVE_UPS: Final[list[Option]] = [("give_up", k) for k in range(SHIP_PIECES)]
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

    def next_ship(self, s: State) -> Next:
        if self.slot == len(self.zones):
            return self.build(s)
        return Ask(self.seat, "ship-upkeep", self.upkeep(s), then=self.keep, rule="CIV80-6.2.2", about={"zone": self.zones[self.slot]})

    def upkeep(self, s: State) -> list[Option]:
        """CIV80-24.2 D5: automatic only if nothing can pay."""
        p = s.players[self.seat]
        found: list[Option] = []
        KEEP.offer(s, p, self, found)
        GIVE_UP.offer(s, p, self, found)
        return found

    def keep(self, s: State, option: Option) -> Next:
        YARD_ACTIONS[option[0]].do(s, s.players[self.seat], self, option)
        self.slot += 1
        return self.next_ship(s)

    def build(self, s: State) -> Next:
        p = s.players[self.seat]
        if len(p.ships) == s.rules.ships:
            return DONE
        return Ask(self.seat, "build-ship", self.slipways, then=self.launch, rule="CIV80-6.2.3", public=True)

    def slipways(self, s: State, seat: int) -> list[Option]:
        found: list[Option] = []
        BUILD_SHIP.offer(s, s.players[seat], self, found)
        found.append(STOP)
        return found

    def launch(self, s: State, option: Option) -> Next:
        if option == STOP:
            return DONE
        BUILD_SHIP.do(s, s.players[self.seat], self, option)
        return self.build(s)

    def is_upkeep(self) -> bool:
        """Whether ships afloat are still looked after."""
        return self.slot < len(self.zones)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        action = YARD_ACTIONS.get(option[0])
        if action is not None:
            return action.refusal(s, s.players[seat], self, option) if action.fits(option) else None
        return AFLOAT_FIRST if option == STOP and self.is_upkeep() else None

    def wording(self, s: State, seat: int, option: Option) -> Message | None:
        action = YARD_ACTIONS.get(option[0])
        return None if action is None else action.wording(self, option)


class YardAction(Action):
    """One verb of the shipyard."""

    def offer(self, s: State, p: Player, yard: Shipyard, options: list[Option]) -> None:
        """Add what *p* can do."""

    def refusal(self, s: State, p: Player, yard: Shipyard, option: Option) -> Refusal | None:
        """Why *p* may not do this."""
        return None

    def do(self, s: State, p: Player, yard: Shipyard, option: Option) -> None:
        """Pay and do it."""

    def wording(self, yard: Shipyard, option: Option) -> Message:
        """What it is called, with where the ship stood when the upkeep began."""
        return f"do-{self.verb}", {"zone": yard.zones[option[1]]}


class Keep(YardAction):
    """One token, from the treasury or from the area whose coast the ship stands at (CIV80-6.2.2)."""

    verb: ClassVar[str] = "keep"
    parts: ClassVar[tuple[str, ...]] = ("ship", "payer")
    words: ClassVar[tuple[str, ...]] = ("payer",)

    def offer(self, s: State, p: Player, yard: Shipyard, options: list[Option]) -> None:
        options += [way for way in KEEPS[yard.slot] if self.refusal(s, p, yard, way) is None]

    def refusal(self, s: State, p: Player, yard: Shipyard, option: Option) -> Refusal | None:
        if not yard.is_upkeep() or option[1] != yard.slot:
            return NOT_THIS_SHIP
        if option[2] == TREASURY:
            if s.rules.pay_from_area:
                return AREA_ONLY
            return None if p.treasury else NO_TREASURY
        area = ZONE_AREA[yard.zones[yard.slot]]
        return None if area >= 0 and p.tokens[area] else NO_TOKEN_THERE

    def do(self, s: State, p: Player, yard: Shipyard, option: Option) -> None:
        zone, payer = yard.zones[yard.slot], option[2]
        if payer == TREASURY:
            pay(p, 1)
        else:
            remove(s, p, ZONE_AREA[zone], 1)
        s.tell("keeps-ship", seat=p.seat, zone=zone, source=payer)

    def wording(self, yard: Shipyard, option: Option) -> Message:
        zone = yard.zones[option[1]]
        return ("do-keep-treasury", {"zone": zone}) if option[2] == TREASURY else ("do-keep-area", {"zone": zone, "area": ZONE_AREA[zone]})


class GiveUp(YardAction):
    """A ship is not kept."""

    verb: ClassVar[str] = "give_up"
    parts: ClassVar[tuple[str, ...]] = ("ship",)

    def offer(self, s: State, p: Player, yard: Shipyard, options: list[Option]) -> None:
        options.append(GIVE_UPS[yard.slot])

    def refusal(self, s: State, p: Player, yard: Shipyard, option: Option) -> Refusal | None:
        return None if yard.is_upkeep() and option[1] == yard.slot else NOT_THIS_SHIP

    def do(self, s: State, p: Player, yard: Shipyard, option: Option) -> None:
        zone = yard.zones[yard.slot]
        scuttle(p, zone)
        s.tell("gives-up-ship", seat=p.seat, zone=zone)


class BuildShip(YardAction):
    """Two tokens, some of the area and the rest from the treasury; in zone order from the last ship built (CIV80-6.2.3, 6.2.4, 6.2.7)."""

    verb: ClassVar[str] = "ship"
    parts: ClassVar[tuple[str, ...]] = ("zone", "tokens")

    def offer(self, s: State, p: Player, yard: Shipyard, options: list[Option]) -> None:
        options += ways_to_pay(s, p, [zone for zone in shores(s, p) if zone >= yard.last])

    def refusal(self, s: State, p: Player, yard: Shipyard, option: Option) -> Refusal | None:
        zone: int = option[1]
        if yard.is_upkeep():
            return AFLOAT_FIRST
        if zone not in s.board.coasts:
            return NOT_A_COAST
        if zone < yard.last:
            return ZONE_ORDER
        if option in ways_to_pay(s, p, [zone]):
            return None if zone in shores(s, p) else NOT_PRESENT
        return AREA_ONLY if s.rules.pay_from_area and 0 <= option[2] < BUILD_COST else CANNOT_PAY

    def do(self, s: State, p: Player, yard: Shipyard, option: Option) -> None:
        zone: int = option[1]
        a: int = option[2]
        if a:
            remove(s, p, ZONE_AREA[zone], a)
        pay(p, BUILD_COST - a)
        launch(p, zone)
        s.tell("builds-ship", seat=p.seat, zone=zone, tokens=a, treasury=BUILD_COST - a)
        yard.last = zone

    def wording(self, yard: Shipyard, option: Option) -> Message:
        zone, n = option[1], option[2]
        return "do-ship", {"zone": zone, "tokens": n, "treasury": BUILD_COST - n, "area": ZONE_AREA[zone]}


KEEP: Final = Keep()
GIVE_UP: Final = GiveUp()
BUILD_SHIP: Final = BuildShip()
YARD_ACTIONS: Final[dict[str, YardAction]] = {action.verb: action for action in (KEEP, GIVE_UP, BUILD_SHIP)}


def may_have_ships(s: State, p: Player) -> bool:
    """Whether *p* has a ship, or something to pay for one."""
    return bool(p.ships) or p.treasury + population(s, p) >= BUILD_COST


def shores(s: State, p: Player) -> list[int]:
    """CIV80-6.2.4: where *p* can build: any coast if the treasury pays it all, else at areas of their own."""
    if least_of_area(s, p) == 0 and not s.rules.ship_build_requires_presence:
        return s.board.coasts
    areas = [area for area, n in enumerate(p.tokens) if n] + p.cities
    return sorted({zone for area in areas for zone in COASTS[area]})


def least_of_area(s: State, p: Player) -> int:
    """CIV80-6.2.3: the tokens of the area that a ship takes, because the treasury cannot pay them."""
    return BUILD_COST if s.rules.pay_from_area else max(0, BUILD_COST - p.treasury)


def ways_to_pay(s: State, p: Player, zones: list[int]) -> list[Option]:
    """In each of these: the least tokens of the area or more, as many as stand there, and the rest from the treasury."""
    least, tokens = least_of_area(s, p), p.tokens
    found: list[Option] = []
    for zone in zones:
        found += SHIP[zone][least : tokens[ZONE_AREA[zone]] + 1]
    return found
