"""What happened, for the page: the headings of the log, what threatens a civilization, and the scenes that nobody should miss.

Scenes follow from what all players see; a threat counts what lies on the table, and objectives only those in the seat's own hand.
"""

# not compiled

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.chronicle import Event
from civitas.kernel.flow import current
from civitas.kernel.plugs import Chapter, Points, Scene, Threat
from civitas.kernel.records import Message

from .armies import ARMY, SHIPS, army_size, ship_count
from .battles.battle import Battle
from .cards.card import OBJECTIVES_MET
from .effects import has
from .events.barbarians import armies_near
from .events.drawing import DrawEvent
from .objectives import IN_STATUS
from .page_odds import Outcome, odds_of_attack
from .scoring import count_rows
from .state import Player, State, others
from .status_phase import last_age
from .tables import ANGRY, BARBARIANS, EVENT_CUBES, HALVES, PIRATES, SETUP, TACTICS, UNIT

TURNING_POINTS: Final = ("builds-wonder", "captures", "city-destroyed", "completes-objective", "leader-dies", "game-ends")
NEIGHBOURS: Final = 4  # armies beside cities whose odds are told, the strongest first
LIKELY: Final = 50  # percent
LEAST: Final = 10  # what is less likely is no threat
SHOWN_ANGRY: Final = 3


def marks(event: Event) -> bool:
    """Whether an event is a turning point."""
    return event.message in TURNING_POINTS


def chapter(event: Event) -> Chapter | None:
    """Rounds, in them everybody's turn, and the status phase at the end of an age."""
    if event.message == "round-begins":
        return Chapter("round", ("heading-round", event.args))
    if event.message == "turn-begins":
        return Chapter("turn", ("heading-turn", event.args), seat=event.args["seat"])
    if event.message == "status-phase":
        return Chapter("round", ("heading-status", event.args))
    return None


# --- what threatens


def threats(s: State, seat: int, _shared: Any = None) -> list[Threat]:
    """Armies beside the seat's cities with the odds, pirates, the event track, angry cities, the end of the age."""
    if s.over:
        return []
    p = s.players[seat]
    found = [attack_threat(s, seat, *each) for each in attackers(s, seat)]
    worst = sorted([threat for threat in found if threat is not None], key=lambda each: -each[0])
    return [*[threat for _, threat in worst], *pirate_threats(s, p), *track_threats(p), *mood_threats(s, p), *age_threats(s, p)]


def attackers(s: State, seat: int) -> list[tuple[int, int, int]]:
    """Who could march into which city of *seat* from where: the strongest army beside each city."""
    found: list[tuple[int, int, int, int]] = []
    for owner in [*others(s, seat), BARBARIANS]:
        if owner < len(s.players) and (not has(s.players[owner], TACTICS) or s.players[owner].truce >> seat & 1):
            continue  # their armies cannot leave a city, or may not attack
        near = armies_near(s, seat) if owner == BARBARIANS else ()
        for city in s.players[seat].cities:
            beside = [(army_size(s.stacks[owner][space] & ARMY), space) for space in s.board.near[city] if s.stacks[owner][space] & ARMY]
            beside = [each for each in beside if owner != BARBARIANS or each[1] in near]
            if beside:
                n, space = max(beside)
                found.append((n, owner, city, space))
    found.sort(key=lambda each: (-each[0], each[2]))
    return [each[1:] for each in found[:NEIGHBOURS]]


def attack_threat(s: State, seat: int, owner: int, city: int, space: int) -> tuple[int, Threat] | None:
    """What would become of the city, if the army beside it attacked now."""
    falls = falling(odds_of_attack(s, owner, seat, city, space))
    if falls < LEAST:
        return None
    who = {"rival": owner, "n": army_size(s.stacks[owner][space] & ARMY), "space": space, "city": city, "odds": falls}
    refs = (("space", city), ("space", space))
    name = "threat-barbarians" if owner == BARBARIANS else "threat-army"
    return falls, Threat("loss" if falls >= LIKELY else "care", (name, who), "COC-7.5.4" if owner == BARBARIANS else "COC-6.1.1", refs)


def falling(outcome: Outcome) -> int:
    """The chance, in percent, that the attackers take the city."""
    return outcome.attacker


def pirate_threats(s: State, p: Player) -> list[Threat]:
    """COC-7.5.6: pirates beside cities stop fishing and trade there."""
    found = sorted({space for city in p.cities for space in s.board.near[city] if s.stacks[PIRATES][space] & SHIPS})
    ships = sum([ship_count(s.stacks[PIRATES][space]) for space in found])
    refs = tuple([("space", space) for space in found])
    return [Threat("care", ("threat-pirates", {"n": ships, "spaces": tuple(found)}), "COC-7.5.6", refs)] if found else []


def track_threats(p: Player) -> list[Threat]:
    """COC-5.1.5: the last cube draws an event."""
    return [Threat("care", ("threat-event", {}), "COC-5.1.5")] if p.track == 1 else []


def mood_threats(s: State, p: Player) -> list[Threat]:
    """COC-4.2.3: angry cities do little, and are cheap to take."""
    angry = [city for city in p.cities if s.mood[city] == ANGRY]
    refs = tuple([("space", city) for city in angry])
    return [Threat("note", ("threat-angry", {"n": len(angry), "cities": tuple(angry[:SHOWN_ANGRY])}), "COC-4.2.3", refs)] if angry else []


def age_threats(s: State, p: Player) -> list[Threat]:
    """The last round of an age: which objectives in hand would be met; whether the game ends with it."""
    if s.round < int(SETUP["rounds_per_age"]):
        return []
    if s.age >= last_age(s):
        return [Threat("care", ("threat-last-round", {}), "COC-10.1")]
    met = met_goals(s, p)
    refs = tuple([("objective", goal) for goal in met])
    return [Threat("note", ("threat-status", {"n": len(met), "objectives": tuple(met)}), "COC-11.1", refs)]


def met_goals(s: State, p: Player) -> list[int]:
    """Objectives of the status phase in the player's own hand that are met as things stand."""
    halves = [half for card in p.objectives.cards for half in HALVES[card]]
    return sorted({half for half in halves if IN_STATUS[half] and OBJECTIVES_MET[half].met(s, p.seat)})


# --- what a player may not have thought of


def warnings(before: State, after: State, seat: int) -> list[Message]:
    """An event that is drawn, actions given up, a city left open beside an army, an objective that is no longer met."""
    p, then = before.players[seat], after.players[seat]
    if before.current != seat or before.pending is None:
        return []
    found: list[Message] = []
    if before.pending.what == "turn" and not after.over and after.current == seat and p.actions > 1 and not then.actions:
        found.append(("warn-actions-left", {"actions": p.actions}))
    if p.track == 1 and (current(after, DrawEvent) is not None or then.track == EVENT_CUBES) and current(before, DrawEvent) is None:
        found.append(("warn-event", {}))
    found += [("warn-open-city", {"city": city}) for city in opened(before, after, seat)]
    held = set(met_goals(after, then))
    found += [("warn-goal-lost", {"objective": goal}) for goal in met_goals(before, p) if goal not in held and goal not in then.completed_as]
    return found


def opened(before: State, after: State, seat: int) -> list[int]:
    """Cities that armies have left although another army stands beside them."""
    foes = [*others(before, seat), BARBARIANS]
    emptied = [city for city in after.players[seat].cities if before.stacks[seat][city] & ARMY and not after.stacks[seat][city] & ARMY]
    return [city for city in emptied if any([after.stacks[foe][space] & ARMY for foe in foes for space in after.board.near[city]])]


# --- scenes


def battle_facts(s: State, event: Event) -> dict[str, Any]:
    """A battle: both sides with their units, and round by round what is left of them."""
    b: Battle = current(s, Battle)
    sides = [{"seat": owner, "parts": parts_of(s, b, side), "total": b.at_start[side]} for side, owner in enumerate(b.sides())]
    seats = tuple([owner for owner in b.sides() if owner < len(s.players)])
    facts = {"seats": seats, "sides": sides, "rounds": [], "refs": (("space", b.space),), "from": seats[0]}
    return {**facts, "owners": list(b.sides())}


def parts_of(s: State, b: Battle, side: int) -> list[tuple[str, int, int, int]]:
    """The units of a side, kind by kind: one die each."""
    from .page_battle import units  # which shows the battle while it lasts

    return [("unit", kind, n, n) for kind, n in units(s, b, side) if kind != UNIT["settler"]]


def add_blow(facts: dict[str, Any], event: Event) -> None:
    """A new round, or a unit that falls."""
    if event.message == "battle-round":
        facts["rounds"].append({"by": [], "left": [event.args["attackers"], event.args["defenders"]]})
    elif event.message == "loses-unit" and facts["rounds"] and event.args["owner"] in facts["owners"]:
        last = facts["rounds"][-1]
        last["by"] = sorted({*last["by"], event.args["owner"]})
        at = facts["owners"].index(event.args["owner"])
        last["left"][at] = max(0, last["left"][at] - 1)


def capture_facts(s: State, event: Event) -> dict[str, Any]:
    """A city changes hands: told before its pieces do (COC-6.7)."""
    winner, loser, city = event.args["winner"], event.args["loser"], event.args["city"]
    seats = tuple([owner for owner in (winner, loser) if owner < len(s.players)])
    return {"seats": seats, "refs": (("space", city),), "city": city, "winner": winner, "loser": loser, "mood": s.mood[city]}


def event_facts(s: State, event: Event) -> dict[str, Any]:
    """An event: the card, and who drew it."""
    return {"ref": ("event", event.args["event"]), "from": event.args["seat"], "seats": (event.args["seat"],)}


def wonder_facts(s: State, event: Event) -> dict[str, Any]:
    """A wonder stands: four points for its builder (COC-9.4)."""
    wonder, seat = event.args["wonder"], event.args["seat"]
    return {"ref": ("wonder", wonder), "from": seat, "seats": (seat,), "refs": (("space", event.args["city"]),), "city": event.args["city"]}


def objective_facts(s: State, event: Event) -> dict[str, Any]:
    """An objective is completed: 2 points."""
    return {"ref": ("objective", event.args["objective"]), "from": event.args["seat"], "seats": (event.args["seat"],)}


def influence_facts(s: State, event: Event) -> dict[str, Any]:
    """A building changes colour: told after it has."""
    city = event.args["city"]
    seats = tuple(dict.fromkeys([event.args["seat"], *([s.city[city]] if 0 <= s.city[city] < len(s.players) else [])]))
    return {"seats": seats, "from": event.args["seat"], "refs": (("space", city),)}


def status_facts(s: State, event: Event) -> dict[str, Any]:
    """The end of an age concerns everybody."""
    return {"seats": tuple([p.seat for p in s.players]), "age": event.args["age"]}


GAINS: Final = ("gains", "loses", "pays", "draws-action-card", "draws-this-action-card", "draws-objective", "draws-this-objective", "gains-advance")
CITIES: Final = ("mood", "city-destroyed", "destroys-city", "founds-city", "converts-building", "places-unit", "loses-unit", "settlers-destroyed")
HORDES: Final = ("exhausts", "barbarians-settle", "barbarians-grow", "barbarians-move", "pirates-appear")
EVENTS: Final = ("takes-person", "befriends", "scores-event", "anarchy", "leader-dies", "leader-succeeds", "loses-action", "gains-action")
EVENTS_TOO: Final = ("turns-region", "changes-government", "civilization-advance", "loses-civilization-advance", "reshuffles")
FIGHTING: Final = ("battle-round", "lays-tactic", "lays-no-tactic", "reveals-tactic", "archers-shoot", "peltasts-throw", "encircles", "rolls")
FIGHTING_TOO: Final = ("combat-values", "retreats", "retreats-tactically", "great-wall", "battle-over", "takes-captive", "takes-tactic")
AFTER: Final = ("leader-dies", "pays", "gains", "loses-unit", "settlers-destroyed", "terrifies", "mood")
STATUS: Final = ("first-player", "destroys-city", "changes-government", "loses-civilization-advance", *GAINS)

SCENES: Final[tuple[Scene, ...]] = (
    Scene("battle", "COC-6.1.1", ("battle",), battle_facts, FIGHTING + FIGHTING_TOO + AFTER, ("Battle",), ("armies", "ships", "points"), add_blow),
    Scene("capture", "COC-6.7.2", ("captures",), capture_facts, (*GAINS, *CITIES, "battle-over", "leader-dies"), ("Capture", "Ending")),
    Scene("event", "COC-7.3.2", ("draws-event",), event_facts, GAINS + CITIES + HORDES + EVENTS + EVENTS_TOO, ("DrawEvent",)),
    Scene("wonder", "COC-9.4", ("builds-wonder",), wonder_facts, (*GAINS, "lighthouse-ship"), (), ("points", "cities")),
    Scene("objective", "COC-7.2.1", ("completes-objective",), objective_facts, ("gains", "loses"), (), ("points", "objectives")),
    Scene("influence", "COC-5.7.4", ("influences", "takes-over", "converts-unit"), influence_facts, ("gains",)),
    Scene("status", "COC-11.1", ("status-phase",), status_facts, STATUS, ("StatusPhase",), ("points", "objectives", "advances")),
)


# --- where the points came from

SOURCES: Final = ("cities", "advances", "objectives", "wonders", "events", "leaders")  # the rows of the score (COC-10.2)


def sources(s: State, told: list[tuple[int, Event]]) -> list[Points]:
    """The rows of the final score, in half points, as they are counted at the end (COC-10.2)."""
    return [Points(SOURCES[row], str(s.age), p.seat, halves) for p in s.players for row, halves in enumerate(count_rows(s, p.seat)) if halves]
