"""The techs of level II: Chivalry to Sailing.  Engineering's split is in production, Mathematics' iron in combat."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.games.sid_meiers_civilization import coins
from civitas.games.sid_meiers_civilization.abilities import Ability, implement
from civitas.games.sid_meiers_civilization.actions import Action
from civitas.games.sid_meiers_civilization.deeds import NOTHING
from civitas.games.sid_meiers_civilization.piles import bury_units
from civitas.games.sid_meiers_civilization.state import State, others
from civitas.games.sid_meiers_civilization.tables import (
    ABILITY,
    ABILITY_ROWS,
    ABILITY_TECH,
    AGE_IDS,
    COIN_DEMOCRACY,
    COIN_PLACE_IDS,
    COIN_PRINTING_PRESS,
    COINS_ON_TECH,
    SEATS,
    UNIT_TYPE,
)
from civitas.games.sid_meiers_civilization.wonders import NOT_OBSOLETE, make_obsolete, may_become_obsolete
from civitas.kernel.chance import roll
from civitas.kernel.flow import Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Message, Option

from .shared import MoreCulture, MoreProduction, SpyCancels

KILL_UNIT: Final[list[Option]] = [("kill-unit", seat) for seat in range(SEATS)]
MINT: Final[list[Option]] = [("mint", place) for place in range(len(COIN_PLACE_IDS))]

NO_UNIT: Final = Refusal("SMC-14.10.1", "they-have-no-unit-to-kill")

# Coins for trade or culture, by where the coin goes (SMC-T.democracy_coin, SMC-T.printing_press_coin).
MINTS: Final[dict[int, int]] = {COIN_DEMOCRACY: ABILITY["democracy_coin"], COIN_PRINTING_PRESS: ABILITY["printing_press_coin"]}


class Monarchy(Ability):
    """Make an ancient wonder obsolete, or kill a random unit of another player's standing forces."""

    question: ClassVar[str] = "monarchy"

    def choices(self, s: State, seat: int, chosen: list[Option]) -> list[Option]:
        if chosen:
            return NOTHING
        victims = [KILL_UNIT[rival] for rival in others(s, seat) if s.players[rival].forces.cards]
        return may_become_obsolete(s, [AGE_IDS.index(age) for age in self.row["obsolete"]]) + victims

    def why_not(self, s: State, seat: int, option: Option) -> Refusal:
        return NO_UNIT if option[0] == "kill-unit" else NOT_OBSOLETE

    def take_effect(self, s: State, seat: int, chosen: list[Option]) -> Step | None:
        if chosen[0][0] == "obsolete":
            make_obsolete(s, chosen[0][1])
        else:
            kill_random_unit(s, chosen[0][1])
        return None


def kill_random_unit(s: State, seat: int) -> None:
    """SMC-14.10.1: drawn at random, and face up under its deck."""
    p = s.players[seat]
    unit, _ = p.forces.take(roll(s, len(p.forces.cards)), 255)
    p.units[UNIT_TYPE[unit]] -= 1
    bury_units(s, [unit])
    s.tell("unit-killed", seat=seat, unit=unit)


class Mint(Action):
    """Once a turn: 6 trade put a coin on Democracy, 5 culture one on Printing Press, four at most; nobody can answer it (SMC-26.7)."""

    verb: ClassVar[str] = "mint"
    parts: ClassVar[tuple[str, ...]] = ("place",)

    def offer(self, s: State, seat: int, options: list[Option]) -> None:
        for place in MINTS:
            if why_not_mint(s, seat, place) is None:
                options.append(MINT[place])

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return why_not_mint(s, seat, option[1])

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        p, place = s.players[seat], option[1]
        p.trade -= price_in_trade(place)
        p.culture -= price_in_culture(place)
        p.once |= 1 << MINTS[place]
        coins.add_token(s, seat, place)
        return None

    def wording(self, s: State, seat: int, option: Option) -> Message | None:
        place = option[1]
        return "do-mint", {"place": place, "trade": price_in_trade(place), "culture": price_in_culture(place)}


def price_in_trade(place: int) -> int:
    return int(ABILITY_ROWS[MINTS[place]].get("pay_trade", 0))


def price_in_culture(place: int) -> int:
    return int(ABILITY_ROWS[MINTS[place]].get("pay_culture", 0))


NOT_A_MINT: Final = Refusal("SMC-15.1", "no-coin-is-paid-for-there")
TECH_UNKNOWN: Final = Refusal("SMC-14.8", "the-tech-is-not-known")
FULL: Final = Refusal("SMC-15.1", "the-card-holds-four-coins")
ONCE_A_TURN: Final = Refusal("SMC-14.8", "the-ability-was-used-this-turn")


def why_not_mint(s: State, seat: int, place: int) -> Refusal | None:
    """Why no coin can be paid for now."""
    p = s.players[seat]
    if place not in MINTS:
        return NOT_A_MINT
    if not p.techs & ABILITY_TECH[MINTS[place]]:
        return TECH_UNKNOWN
    if p.once >> MINTS[place] & 1:
        return ONCE_A_TURN
    if p.coin_tokens[place] >= COINS_ON_TECH:
        return FULL
    if p.trade < price_in_trade(place):
        return Refusal("SMC-T.democracy_coin", "too-little-trade", needed=price_in_trade(place), number=p.trade)
    if p.culture < price_in_culture(place):
        return Refusal("SMC-T.printing_press_coin", "too-little-culture", needed=price_in_culture(place), number=p.culture)
    return None


implement("chivalry_incense", MoreCulture())
implement("civil_service_spy", SpyCancels())
implement("construction_wheat", MoreProduction())
implement("monarchy_silk", Monarchy())
