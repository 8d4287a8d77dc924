"""What a position is worth to a seat, and what a choice is worth when what follows from it is seen."""

from __future__ import annotations

from typing import Final

from civitas.kernel import settling
from civitas.kernel.records import Option

from .combat.battle import ATTACKER, DEFENDER, Battle
from .sense_values import danger, figures_of, leaning, progress
from .state import Player, State, cities_of, is_scout
from .tables import NONE, TECH_LEVEL, TECHS
from .weights import Weights
from .yields import city_culture, city_production, trade_income

WON: Final = 1e6


def worth(w: Weights, s: State, seat: int) -> float:
    """What the position is worth to a seat: its own, less what brings the leader of the others nearer to victory."""
    if s.ended():
        return WON if s.winners >> seat & 1 else -WON
    return sum(terms(w, s, seat).values())


def terms(w: Weights, s: State, seat: int) -> dict[str, float]:
    """The same in parts."""
    if s.ended():
        return {"worth": worth(w, s, seat)}
    rivals = max([ambition(w, s, p.seat) for p in s.players if p.seat != seat])
    return {
        "holding": holding(w, s, s.players[seat]),
        "victory": w.victory * ambition(w, s, seat),
        "rivals": -w.rivals * w.victory * rivals,
        "danger": -danger(w, s, seat),
        "battle": fighting(w, s, seat),
    }


def ambition(w: Weights, s: State, seat: int) -> float:
    """How near a seat is to its victories: the sum of squares, so that one that is nearly reached counts most."""
    drawn = leaning(w, s, seat)
    return sum([drawn[at] * part * part for at, part in enumerate(progress(s, seat))])


def holding(w: Weights, s: State, p: Player) -> float:
    """What a seat has."""
    culture, _, economy, _ = leaning(w, s, p.seat)
    total = economy * w.coin * p.coins + culture * (w.space * p.space + w.culture * p.culture) + w.trade * p.trade
    for tech in range(TECHS):
        if p.techs >> tech & 1:
            total += w.techs[TECH_LEVEL[tech]]
    for city in cities_of(s, p.seat):
        total += w.city + w.production * min(city_production(s, city), 20) + w.culture * city_culture(s, city) + w.walls * (s.walls >> city & 1)
    total += w.income * trade_income(s, p.seat)
    units = sum(p.units)
    total += w.unit * (min(units, w.enough_units) + 0.3 * max(0, units - w.enough_units))
    for figure in figures_of(s, p.seat):
        total += w.scout if is_scout(figure) else w.army
    total += w.resource * sum(p.resources) + w.token * (len(p.huts) + len(p.villages)) + w.person * sum(p.reserve)
    return total + w.event * len(p.events)


def fighting(w: Weights, s: State, seat: int) -> float:
    """A battle that goes on: what stands and waits on both sides, and the bonus."""
    for step in s.stack:
        if isinstance(step, Battle) and seat in (step.attacker, step.defender):
            ours = ATTACKER if seat == step.attacker else DEFENDER
            return w.battle * (side_strength(s, step, ours) - side_strength(s, step, 1 - ours))
    return 0.0


def side_strength(s: State, battle: Battle, side: int) -> float:
    """Strength of the units in play, less a little for wounds, of the hand, and the bonus."""
    fronts, wounds = battle.fronts(side), battle.wounds(side)
    total = float(battle.bonus[side])
    for front, unit in enumerate(fronts):
        if unit != NONE:
            total += battle.strength(s, side, unit) - 0.4 * wounds[front]
    return total + sum([battle.strength(s, side, unit) for unit in battle.hand(side).cards])


MENUS: Final = ("start-of-turn", "trade", "city-management", "movement", "research", "item", "move", "battle")


def settle(w: Weights, s: State, seat: int, option: Option) -> float:
    """What an option is worth when nobody answers it and the questions that follow are answered as they come best."""
    after: State = settling.settle(s, seat, option, lambda world, at: worth(w, world, at), MENUS)
    return worth(w, after, seat)
