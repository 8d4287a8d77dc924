"""The techs of level I: Animal Husbandry to Writing.  Heals and iron are in combat, walls and stacking in their rules."""

from __future__ import annotations

from typing import ClassVar

from civitas.games.sid_meiers_civilization import coins
from civitas.games.sid_meiers_civilization.abilities import Ability, implement
from civitas.games.sid_meiers_civilization.deeds import CHOOSE_PLAYER, NOT_ANOTHER_PLAYER, NOTHING
from civitas.games.sid_meiers_civilization.great_people import GainGreatPerson
from civitas.games.sid_meiers_civilization.piles import gain_trade
from civitas.games.sid_meiers_civilization.state import State, others
from civitas.games.sid_meiers_civilization.tables import COIN_POTTERY, COINS_ON_TECH, TRADE_MAX
from civitas.kernel.flow import Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .shared import MoreCulture, MoreProduction, SpyCancels


class HorsebackRiding(Ability):
    """Gain trade; then another player of your choice gains some too, to 27 both (SMC-14.10.7)."""

    question: ClassVar[str] = "choose-player"

    def choices(self, s: State, seat: int, chosen: list[Option]) -> list[Option]:
        return NOTHING if chosen else [CHOOSE_PLAYER[rival] for rival in others(s, seat)]

    def why_not(self, s: State, seat: int, option: Option) -> Refusal:
        return NOT_ANOTHER_PLAYER

    def can_do_something(self, s: State, seat: int) -> bool:
        return any([p.trade < TRADE_MAX for p in s.players])

    def take_effect(self, s: State, seat: int, chosen: list[Option]) -> Step | None:
        rival = chosen[0][1]
        s.tell("gains-trade", seat=seat, number=gain_trade(s, seat, self.number("trade")))
        s.tell("gains-trade", seat=rival, number=gain_trade(s, rival, self.number("other_player_trade")))
        return None


class Philosophy(Ability):
    """Gain a random great person; not with an empty pool (SMC-14.13)."""

    def can_do_something(self, s: State, seat: int) -> bool:
        return bool(s.great_people)

    def take_effect(self, s: State, seat: int, chosen: list[Option]) -> Step | None:
        return GainGreatPerson(seat)


class Pottery(Ability):
    """Put a coin token on the card, four at most."""

    def can_do_something(self, s: State, seat: int) -> bool:
        return s.players[seat].coin_tokens[COIN_POTTERY] < COINS_ON_TECH

    def take_effect(self, s: State, seat: int, chosen: list[Option]) -> Step | None:
        coins.add_token(s, seat, COIN_POTTERY)
        return None


implement("animal_husbandry_wheat", MoreProduction())
implement("currency_incense", MoreCulture())
implement("horseback_riding_silk", HorsebackRiding())
implement("philosophy_any3", Philosophy())
implement("pottery_any2", Pottery())
implement("writing_spy", SpyCancels())
