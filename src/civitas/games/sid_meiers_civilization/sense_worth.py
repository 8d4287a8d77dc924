"""What a position is worth to a seat, and what a choice is worth when what follows from it is seen."""

from __future__ import annotations

from typing import Final

from civitas.kernel import settling
from civitas.kernel.records import Option

from .combat.battle import ATTACKER, DEFENDER, Battle
from .sense_values import COIN, CULTURE, EVENT, INCOME, PRODUCTION, RESOURCE, SPACE, TECH, TOKEN, TRADE, UNIT, danger, figures_of, leaning, progress
from .state import Player, State, cities_of, is_scout
from .tables import NONE, TECH_LEVEL, TECHS
from .yields import city_culture, city_production, trade_income

WON: Final = 1e6
CITY: Final = 34.0
ARMY: Final = 5.0
SCOUT: Final = 6.0
WALLS: Final = 5.0
PERSON: Final = 9.0  # in reserve
VICTORY: Final = 160.0  # the nearer a victory, the more the next step counts: the square of the progress
RIVALS: Final = 0.5  # the progress of whoever leads the others counts against us
ENOUGH_UNITS: Final = 7  # more of them are worth less
BATTLE: Final = 4.0  # a point of strength in a battle that goes on


def worth(s: State, seat: int) -> float:
    """What the position is worth to a seat: its own, less what brings the leader of the others nearer to victory."""
    if s.ended():
        return WON if s.winners >> seat & 1 else -WON
    total = holding(s, s.players[seat]) + VICTORY * ambition(s, seat)
    total -= RIVALS * VICTORY * max([ambition(s, p.seat) for p in s.players if p.seat != seat])
    return total - danger(s, seat) + fighting(s, seat)


def ambition(s: State, seat: int) -> float:
    """How near a seat is to its victories: the sum of squares, so that one that is nearly reached counts most."""
    drawn = leaning(s, seat)
    return sum([drawn[at] * part * part for at, part in enumerate(progress(s, seat))])


def holding(s: State, p: Player) -> float:
    """What a seat has."""
    culture, _, economy, _ = leaning(s, p.seat)
    total = economy * COIN * p.coins + culture * (SPACE * p.space + CULTURE * p.culture) + TRADE * p.trade
    for tech in range(TECHS):
        if p.techs >> tech & 1:
            total += TECH[TECH_LEVEL[tech]]
    for city in cities_of(s, p.seat):
        total += CITY + PRODUCTION * min(city_production(s, city), 20) + CULTURE * city_culture(s, city) + WALLS * (s.walls >> city & 1)
    total += INCOME * trade_income(s, p.seat)
    units = sum(p.units)
    total += UNIT * (min(units, ENOUGH_UNITS) + 0.3 * max(0, units - ENOUGH_UNITS))
    for figure in figures_of(s, p.seat):
        total += SCOUT if is_scout(figure) else ARMY
    total += RESOURCE * sum(p.resources) + TOKEN * (len(p.huts) + len(p.villages)) + PERSON * sum(p.reserve)
    return total + EVENT * len(p.events)


def fighting(s: State, seat: int) -> float:
    """A battle that goes on: what stands and waits on both sides, and the bonus."""
    for step in s.stack:
        if isinstance(step, Battle) and seat in (step.attacker, step.defender):
            ours = ATTACKER if seat == step.attacker else DEFENDER
            return BATTLE * (side_strength(s, step, ours) - side_strength(s, step, 1 - ours))
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


def settle(s: State, seat: int, option: Option) -> float:
    """What an option is worth when nobody answers it and the questions that follow are answered as they come best."""
    after: State = settling.settle(s, seat, option, worth, MENUS)
    return worth(after, seat)
