"""What the page shows in the great questions: a battle, research, an answer to what was announced, a bargain, the culture track.

``dialogs`` is all that ``page.board`` adds for the one who looks; what it says follows from what that seat may know.
"""

# not compiled

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from civitas.kernel.flow import Step, current
from civitas.kernel.plans import silent
from civitas.kernel.records import Option

from .bargains import GOODS, TRADE_POINTS, Bargain, Bundles, Negotiating, goods_of
from .board import armies_of
from .city_actions import CityAction
from .combat.battle import ATTACKER, DEFENDER, Battle
from .combat.forces import combat_bonus, hand_size
from .learning import learn
from .page_odds import Blow, battle_odds, battle_sums
from .producing import Production
from .pyramid import fitting, list_techs, row_of
from .research import Research
from .state import State, capital_of
from .tables import (
    CITIES,
    COINS_TO_WIN,
    GOVERNMENT_COMBAT,
    LAST_SPACE,
    LEVELS,
    MARKER_COMBAT,
    NONE,
    SPACE_FLIGHT,
    TECH_ROWS,
    TRADE_MAX,
    TYPES,
)
from .tiles import BOARDS, distance
from .units import rank_of
from .watching import Watching
from .windows import AbilityWindow, CityActionWindow, EventWindow, MovementWindow, Response
from .yields import armies_at, culture_hand_size, enemies_at, trade_needed, travel_speed

PYRAMID: Final = 15  # techs of a whole pyramid: five, four, three, two and Space Flight
FIRST_OF_LEVEL: Final = [next(tech for tech, row in enumerate(TECH_ROWS) if row["level"] == level + 1) for level in range(LEVELS)]


def dialogs(s: State, seat: int | None) -> dict[str, Any]:
    """The facts of whatever great question is under way; what concerns nobody is None."""
    return {
        "battle": battle(s, seat),
        "research": research(s, seat),
        "response": response(s, seat),
        "watch": watch(s, seat),
        "bargain": bargain(s, seat),
        "race": [progress(s, p.seat) for p in s.players] if s.market or s.turn else [],
    }


def is_asked(s: State, seat: int | None, *whats: str) -> bool:
    """Whether *seat* is asked one of these questions."""
    return seat is not None and s.pending is not None and s.pending.what in whats and seat in s.to_act


# --- how near everybody is to a victory (SMC-22.1) -------------------------------------------------------------------------------


def progress(s: State, seat: int) -> dict[str, Any]:
    """Spaces, techs of the pyramid, coins, and the steps of the nearest army to the nearest enemy capital."""
    p = s.players[seat]
    steps, rival = march(s, seat)
    return {
        "culture": [p.space, LAST_SPACE],
        "technology": [min(p.techs.bit_count(), PYRAMID), PYRAMID],
        "economy": [p.coins, COINS_TO_WIN],
        "military": steps,
        "rival": rival,
        "space_flight": bool(p.techs & SPACE_FLIGHT),
    }


def march(s: State, seat: int) -> tuple[int | None, int | None]:
    """How many squares lie between an army of *seat* and an enemy capital, as the crow flies; and whose it is."""
    armies = [s.figures[army] for army in armies_of(s, seat) if s.figures[army] != NONE] if s.players[seat].civ != NONE else []
    capitals = [(s.cities[capital_of(p.seat)], p.seat) for p in s.players if p.seat != seat and s.cities[capital_of(p.seat)] != NONE]
    ways = sorted([(distance(army, square), rival) for army in armies for square, rival in capitals])
    return ways[0] if ways else (None, None)


# --- a battle (SMC-13) -----------------------------------------------------------------------------------------------------------


def battle(s: State, seat: int | None) -> dict[str, Any] | None:
    """Both sides, the fronts, the sums; for those who fight, how it may end, play by play for the one who is asked."""
    step: Battle | None = current(s, Battle)
    if step is None or not step.attack_fronts and not step.levy and not step.attack and not step.hand(DEFENDER) and step.bonus == (0, 0):
        return None
    found: dict[str, Any] = {
        "square": step.square,
        "city": step.city,
        "village": step.village,
        "walled": step.city != NONE and bool(s.walls >> step.city & 1),
        "side": step.side,
        "played": step.played,
        "steel": step.steel,
        "sides": [battle_side(s, step, side) for side in (ATTACKER, DEFENDER)],
        "fronts": [[front_unit(s, step, side, front) for side in (ATTACKER, DEFENDER)] for front in range(len(step.attack_fronts))],
    }
    if seat in (step.attacker, step.defender):
        side = ATTACKER if seat == step.attacker else DEFENDER
        found["mine"] = side
        found["hand"] = [[unit, step.strength(s, side, unit)] for unit in sorted(step.hand(side).cards)]
        found |= chances(s, step, seat) if seat is not None else {}
    return found


def battle_side(s: State, step: Battle, side: int) -> dict[str, Any]:
    """Who fights, with how many cards, the parts of the bonus, the sum if it ended now."""
    seat, wild = step.seat(side), step.is_barbarian(side)
    return {
        "seat": seat,
        "barbarian": wild,
        "hand": len(step.hand(side).cards),
        "armies": 0 if wild else armies_at(s, seat, step.square),
        "size": 3 if wild else hand_size(s, seat, step.square, step.city),
        "types": [0] * TYPES if wild else list(s.players[seat].units),
        "ranks": [1] * TYPES if wild else [rank_of(s.players[seat], type) for type in range(TYPES)],
        "parts": [] if wild else bonus_parts(s, seat, step.city),
        "bonus": step.bonus[side],
        "samurai": step.samurai[side],
        "sum": battle_sums(s, step)[side],
        "dead": list(step.dead(side)),
    }


def bonus_parts(s: State, seat: int, city: int) -> list[list[Any]]:
    """What a combat bonus is made of (SMC-13.3): markers, the government, the city that is defended."""
    found: list[list[Any]] = []
    for own in range(CITIES * seat, CITIES * seat + CITIES):
        for square in BOARDS[len(s.players)].around[s.cities[own]] if s.cities[own] != NONE else []:
            worth = MARKER_COMBAT[s.marker[square]] if s.marker[square] else 0
            if worth and not enemies_at(s, seat, square):
                found.append(["marker", s.marker[square], worth])
    government = s.players[seat].government
    if GOVERNMENT_COMBAT[s.rules.government_set][government]:
        found.append(["government", government, GOVERNMENT_COMBAT[s.rules.government_set][government]])
    rest = combat_bonus(s, seat, city) - sum([worth for _, _, worth in found])
    return [*found, ["city", city, rest]] if rest else found


def front_unit(s: State, step: Battle, side: int, front: int) -> dict[str, int] | None:
    """The unit of a side at a front: its strength and wounds."""
    unit = step.fronts(side)[front]
    return None if unit == NONE else {"unit": unit, "strength": step.strength(s, side, unit), "wounds": step.wounds(side)[front]}


def chances(s: State, step: Battle, seat: int) -> dict[str, Any]:
    """The share of possible hands in which *seat* wins: for each of its plays, or as things stand."""
    if not is_asked(s, seat, "battle"):
        return {"plays": [], "chance": battle_odds(s, step, seat, [])[0]}
    plays = [option for option in step.ways(s, seat) if option[0] in ("front", "attack")]
    shares = battle_odds(s, step, seat, plays)
    found = [play_facts(s, step, option, share) for option, share in zip(plays, shares, strict=True)]
    return {"plays": found, "chance": max(shares)}


def play_facts(s: State, step: Battle, option: Option, share: float) -> dict[str, Any]:
    """A play: what it does at once, the sums after it, and its chance."""
    unit = option[1]
    found: dict[str, Any] = {"option": option, "chance": share, "strength": step.strength(s, step.side, unit)}
    sums = battle_sums(s, step)
    if option[0] == "front":
        sums[step.side] += found["strength"]
        return found | {"sums": sums}
    blow = Blow(s, step, unit, option[2])
    sums[step.side] += 0 if blow.own_dies else found["strength"]
    sums[1 - step.side] -= blow.enemy_strength if blow.enemy_dies else 0
    return found | {"sums": sums, "first": blow.first, "dealt": blow.dealt, "taken": blow.taken, "kills": blow.enemy_dies, "dies": blow.own_dies}


# --- research (SMC-14) -----------------------------------------------------------------------------------------------------------


def research(s: State, seat: int | None) -> dict[str, Any] | None:
    """The pyramid of *seat* with its free places and their prices, and what each tech that fits would change at once."""
    if not is_asked(s, seat, "research", "learn") or seat is None:
        return None
    p = s.players[seat]
    rows: list[list[int]] = [[] for _ in range(LEVELS)]
    for tech in list_techs(p.techs):
        rows[row_of(p, tech) - 1].append(tech)
    sizes = [len(row) for row in rows]
    sealed = s.pending is not None and s.pending.what == "research"
    step: Research | None = current(s, Research)
    return {
        "rows": rows,
        "free": [free_places(sizes, level) for level in range(LEVELS)],
        "prices": [trade_needed(s, seat, FIRST_OF_LEVEL[level]) for level in range(LEVELS)],
        "fitting": list_techs(fitting(p)),
        "trade": p.trade,
        "kept": min(p.trade, p.coins),
        "sealed": sealed and step is not None,
        "asked": list(s.to_act) if sealed else [],
        "changes": {str(tech): show_learned(s, seat, tech) for tech in list_techs(fitting(p))},
        "away": steps_to_space(sizes),
    }


def free_places(sizes: list[int], level: int) -> int:
    """How many more techs a row takes (SMC-14.5); the first takes any number: one place is shown."""
    return 1 if level == 0 else max(0, sizes[level - 1] - 1 - sizes[level])


def steps_to_space(sizes: list[int]) -> int:
    """How many techs are missing for Space Flight: rows of five, four, three, two and one."""
    return sum([max(0, LEVELS - level - sizes[level]) for level in range(LEVELS)])


VALUES: Final = ("speed", "stack", "most_cities", "culture_hand", "battle_hand", "combat_bonus", "income")


def show_learned(s: State, seat: int, tech: int) -> list[list[Any]]:
    """What changes at once when *seat* learns a tech: its values, coins and ranks before and after."""
    from .page import player_facts  # which shows what is found here

    world = silent(s)
    learn(world, seat, tech)
    before, after = player_facts(s, seat), player_facts(world, seat)
    found = [[name, before[name], after[name]] for name in VALUES if before[name] != after[name]]
    if s.players[seat].coins != world.players[seat].coins:
        found.append(["coins", s.players[seat].coins, world.players[seat].coins])
    found += [["rank", before["ranks"][type], after["ranks"][type], type] for type in range(TYPES) if before["ranks"][type] != after["ranks"][type]]
    return found


# --- answers (SMC-26) ------------------------------------------------------------------------------------------------------------


def response(s: State, seat: int | None) -> dict[str, Any] | None:
    """What was announced, the first below; who is asked; which of it stands if all pass, and if it is answered."""
    if s.pending is None or not s.pending.what.startswith("respond-to"):
        return None
    stack = [show_announced(step, below) for below, step in pairwise(s.stack) if isinstance(step, Response)]
    found: dict[str, Any] = {
        "stack": stack,
        "asked": list(s.to_act),
        "passing": outcome(len(stack), False),
        "answering": outcome(len(stack), True),
        "aside": bool(seat is not None and s.aside >> seat & 1),
    }
    if stack and stack[-1]["kind"] == "move" and is_asked(s, seat, "respond-to-move"):
        found["move"] = mover_facts(s)
    return found


def show_announced(step: Step, below: Step) -> dict[str, Any]:
    """One thing on the stack; *below* waits for what comes of it."""
    if isinstance(step, EventWindow):
        return {"kind": "event", "seat": step.seat, "event": step.event, "targets": [seat for seat in range(8) if step.targets >> seat & 1]}
    if isinstance(step, AbilityWindow):
        return {"kind": "ability", "seat": step.seat, "ability": step.ability}
    if isinstance(step, CityActionWindow):
        items = below.items if isinstance(below, Production) else [below.option] if isinstance(below, CityAction) else []
        return {"kind": "action", "seat": step.seat, "city": step.city, "items": items}
    return {"kind": "move", "seat": step.seat if isinstance(step, MovementWindow) else NONE}


def outcome(n: int, answered: bool) -> list[bool]:
    """What stands, the lowest first: the last answer stands, what it cancels does not, and so on down (SMC-26.4)."""
    return [(n - 1 - at) % 2 == (1 if answered else 0) for at in range(n)]


def mover_facts(s: State) -> dict[str, Any] | None:
    """The step that waits for an answer: from where to where, and who goes."""
    for step in reversed(s.stack):
        if type(step).__name__ == "Move":
            move: Any = step
            return {"path": list(move.path), "to": move.to, "verb": move.verb, "left": move.left}
    return None


def watch(s: State, seat: int | None) -> dict[str, Any] | None:
    """Whose movement could be watched: how fast they are, and which of my cities and figures they come near (SMC-26.9)."""
    step: Watching | None = current(s, Watching)
    if step is None or not is_asked(s, seat, "watch") or seat is None:
        return None
    mover = s.players[step.seat]
    speed = travel_speed(mover)
    return {"seat": step.seat, "speed": speed, "armies": [army_near(s, seat, army) for army in armies_of(s, step.seat) if s.figures[army] != NONE]}


def army_near(s: State, seat: int, army: int) -> dict[str, Any]:
    """An army, and how far the nearest city of *seat* is."""
    square = s.figures[army]
    ways = sorted([(distance(square, s.cities[city]), city) for city in range(CITIES * seat, CITIES * seat + CITIES) if s.cities[city] != NONE])
    steps, city = ways[0] if ways else (None, None)
    return {"square": square, "steps": steps, "city": city}


# --- bargains (SMC-7.4) ----------------------------------------------------------------------------------------------------------


def bargain(s: State, seat: int | None) -> dict[str, Any] | None:
    """An offer that is being made or answered: both limits, how many are left; for the answer, what it would do to both."""
    table: Negotiating | None = current(s, Negotiating)
    if table is None:
        return None
    found: dict[str, Any] = {
        "goods": GOODS,
        "held": [list(goods_of(p)) for p in s.players],
        "offers": list(table.offers),
        "most": s.rules.max_offers,
        "passes": table.passes,
        "dial": TRADE_MAX,
        "hands": [[len(p.events.cards), culture_hand_size(s, p.seat)] for p in s.players],
    }
    step: Bargain | None = current(s, Bargain)
    if step is not None:
        found |= {"seat": step.seat, "other": step.other, "gives": list(step.gives), "wants": list(step.wants)}
        if step.gives:
            found["changes"] = {str(party): show_traded(s, step, party) for party in (step.seat, step.other)}
    if seat is not None and is_asked(s, seat, "propose") and step is not None:
        space = Bundles(goods_of(s.players[step.seat]), goods_of(s.players[step.other]))
        found["limits"] = [list(space.bounds[: len(GOODS)]), list(space.bounds[len(GOODS) :])]
    return found


def show_traded(s: State, step: Bargain, party: int) -> list[list[int]]:
    """By place of the bundle: what one of the two has before and after; trade above 27 is lost (SMC-7.4.1)."""
    held = goods_of(s.players[party])
    out, into = (step.gives, step.wants) if party == step.seat else (step.wants, step.gives)
    after = [n - lost + won for n, lost, won in zip(held, out, into, strict=True)]
    after[TRADE_POINTS] = min(TRADE_MAX, after[TRADE_POINTS])
    return [[at, held[at], after[at]] for at in range(len(GOODS)) if held[at] != after[at]]
