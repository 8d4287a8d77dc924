"""China: Rice Cultivation, Expansion, Fireworks, Imperial Army; Wu Zetian, Qin Shi Huang, Sun Tzu."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from ..armies import add, count, flags_at, is_land, leader_space, put_flags, remove, room, supply
from ..battles.battle import ATTACK, Battle, battle_of
from ..effects import ONCE, Effect, enroll_leader, enroll_special, has_special, used
from ..hexes import SPACES
from ..menu import TurnAction, enroll_action
from ..moving_free import FreeMoves
from ..payment import EFFECT_PRICE, Deal, Pay, can_pay, price_of
from ..resources import gain
from ..state import Fight, Player, State
from ..tables import AGRICULTURE, CULTURE, FOOD, GREAT_WALL, INFANTRY, LEADER_CARD, MOOD, PLAINS, SETTLER, SPECIAL, WARFARE
from .babylon import own_wonder_price
from .leading import FreeWonder, School, fights

IMPERIAL_ARMY: Final = SPECIAL["imperial_army"]
ENOUGH: Final[Option] = ("enough",)
CALL_ARMY: Final[Option] = ("imperial-army",)
TO_INFANTRY: Final[list[Option]] = [("to-infantry", space) for space in range(SPACES)]
TO_SETTLER: Final[list[Option]] = [("to-settler", space) for space in range(SPACES)]
FIREWORKS_PRICE: Final = price_of(ore=1, wood=1)
TWO_CULTURE: Final = price_of(culture=2)
MOST_RICE: Final = 2
SETTLER_MOVES: Final = 3

NO_IMPERIAL_ARMY: Final = Refusal("COC-SPA-imperial_army", "needs-imperial-army")
ARMY_CALLED: Final = Refusal("COC-SPA-imperial_army", "once-per-turn")
NOBODY_CHANGES: Final = Refusal("COC-SPA-imperial_army", "no-unit-can-change")


class RiceCultivation(Effect):
    """A food more from each plains outside the city with an own settler, 2 at most (COC-SPA-rice_cultivation, COC-8.5.5)."""

    def collected(self, s: State, p: Player, collect: Any) -> Step | None:
        fields = {space for space in collect.spaces if space != collect.city and s.terrain[space] == PLAINS and count(s, p.seat, space, SETTLER)}
        collect.gains[FOOD] += min(MOST_RICE, len(fields))
        return None


class Expansion(Effect):
    """After recruiting a settler, settlers in the own cities may move at once (COC-SPA-expansion)."""

    def recruited(self, s: State, p: Player, recruit: Any) -> Step | None:
        return FreeMoves(p.seat, (SETTLER,), SETTLER_MOVES, from_cities=True) if recruit.units[SETTLER] else None


class Fireworks(Effect):
    """In round 1 of a battle 1 ore and 1 wood cancel a hit (COC-SPA-fireworks)."""

    def cancel_paid(self, s: State, p: Player, b: Battle, side: int) -> Step | None:
        if b.round != 1 or not can_pay(s, p, EFFECT_PRICE, FIREWORKS_PRICE):
            return None
        return CancelHit(p.seat, side, FIREWORKS_PRICE, "fireworks", "COC-SPA-fireworks")


class CancelHit(Step):
    """They may pay to cancel a hit."""

    seat: int
    side: int
    price: tuple[int, ...]
    what: str
    rule: str
    mark: int = 0

    def begin(self, s: State) -> Next:
        return Call(Pay(self.seat, EFFECT_PRICE, self.price, optional=True, what=self.what, rule=self.rule), then=self.paid)

    def paid(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        if how >= 0:
            b = battle_of(s)
            b.cancelled[self.side] += 1
            b.mark(self.side, self.mark)
        return DONE


# --- Imperial Army


def changes(s: State, p: Player, changed: list[int]) -> list[Option]:
    """Settlers that can become infantry, and the reverse; *changed*: where units did, the complement of the space for new settlers."""
    found: list[Option] = []
    for space in s.board.spaces:
        fresh_infantry, fresh_settlers = changed.count(space), changed.count(~space)
        fits = not is_land(s, space) or room(s, p.seat, space) > 0
        if fits and count(s, p.seat, space, SETTLER) > fresh_settlers and supply(s, p.seat, INFANTRY):
            found.append(TO_INFANTRY[space])
        if count(s, p.seat, space, INFANTRY) > fresh_infantry and supply(s, p.seat, SETTLER):
            found.append(TO_SETTLER[space])
    return found


class ImperialArmy(TurnAction):
    """Once per turn, as an action: settlers become infantry, infantry settlers, as many as they like (COC-SPA-imperial_army)."""

    verb: ClassVar[str] = "imperial-army"
    place: ClassVar[int] = 49
    uses_action: ClassVar[bool] = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if has_special(p, IMPERIAL_ARMY) and self.refusal(s, p, CALL_ARMY) is None:
            options.append(CALL_ARMY)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        if not has_special(p, IMPERIAL_ARMY):
            return NO_IMPERIAL_ARMY
        if used(p, ONCE["imperial_army"]):
            return ARMY_CALLED
        return None if changes(s, p, []) else NOBODY_CHANGES

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        p.once |= ONCE["imperial_army"]
        return ChangeUnits(p.seat)


class ChangeUnits(Step):
    """One unit after another; none changes twice."""

    seat: int
    changed: list[int] = []  # the space of a new infantry, its complement for a new settler

    def begin(self, s: State) -> Next:
        found = changes(s, s.players[self.seat], self.changed)
        if not found:
            return DONE
        return Ask(self.seat, "imperial-army", tuple([ENOUGH, *found] if self.changed else found), then=self.change, rule="COC-SPA-imperial_army")

    def change(self, s: State, option: Option) -> Next:
        if option == ENOUGH:
            return DONE
        space = option[1]
        old, new = (SETTLER, INFANTRY) if option[0] == "to-infantry" else (INFANTRY, SETTLER)
        freest, *others = flags_at(s, space, old)
        remove(s, self.seat, space, old)
        put_flags(s, space, old, others)
        add(s, self.seat, space, new, flags=freest)  # the same unit: it has moved or fought as before
        self.changed.append(space if new == INFANTRY else ~space)
        return self.begin(s)


# --- leaders


class AgriculturalEconomist(School):
    """Wu Zetian's school (COC-LDR-wu_zetian)."""

    verb: ClassVar[str] = "agricultural-economist"
    leader: ClassVar[int] = LEADER_CARD["wu_zetian"]
    category: ClassVar[int] = AGRICULTURE


class WuZetian(Effect):
    """+2 in each round that begins with at least as many units (COC-LDR-wu_zetian)."""

    def combat_value(self, s: State, p: Player, b: Battle, side: int) -> int:
        return 2 if fights(s, b, side) and b.units[side] >= b.units[1 - side] else 0


class QinShiHuang(Effect):
    """2 culture tokens cancel a hit, once a round; the Great Wall costs 2 culture less in his city (COC-LDR-qin_shi_huang, COC-8.4)."""

    purposes: ClassVar[tuple[str, ...]] = ("wonder",)

    def cancel_paid(self, s: State, p: Player, b: Battle, side: int) -> Step | None:
        if not fights(s, b, side) or not can_pay(s, p, EFFECT_PRICE, TWO_CULTURE):
            return None
        return CancelHit(p.seat, side, TWO_CULTURE, "tactician", "COC-LDR-qin_shi_huang")

    def price(self, s: State, p: Player, deal: Deal) -> None:
        own_wonder_price(s, p, deal, GREAT_WALL)


class BuildWall(FreeWonder):
    """With Engineering: any wonder in his city as a free action (COC-8.4.2)."""

    verb: ClassVar[str] = "wonder-qin"
    leader: ClassVar[int] = LEADER_CARD["qin_shi_huang"]


class TheArtOfWar(School):
    """Sun Tzu's school (COC-LDR-sun_tzu)."""

    verb: ClassVar[str] = "the-art-of-war"
    leader: ClassVar[int] = LEADER_CARD["sun_tzu"]
    category: ClassVar[int] = WARFARE


class SunTzu(Effect):
    """A mood and a culture token for a land battle against army units won in its first round (COC-LDR-sun_tzu)."""

    def after_battle(self, s: State, p: Player, fight: Fight) -> Step | None:
        enemies = fight.defenders if fight.attacker == p.seat else fight.attackers
        fought = fight.leader_fought >> (ATTACK if fight.attacker == p.seat else 1) & 1
        if fight.winner == p.seat and not fight.sea and fight.rounds == 1 and enemies and fought and leader_space(s, p.seat) == fight.space:
            gain(s, p, MOOD)
            gain(s, p, CULTURE)
        return None


enroll_special("rice_cultivation", RiceCultivation())
enroll_special("expansion", Expansion())
enroll_special("fireworks", Fireworks())
enroll_leader("wu_zetian", WuZetian())
enroll_leader("qin_shi_huang", QinShiHuang())
enroll_leader("sun_tzu", SunTzu())
enroll_action(ImperialArmy())
enroll_action(AgriculturalEconomist())
enroll_action(BuildWall())
enroll_action(TheArtOfWar())
