"""What happened, for the page: the headings of the log, what threatens a player, and the scenes that nobody should miss.

Scenes follow from what all who read them may know, and are counted in the position in which they are told.
"""

# not compiled

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.chronicle import Event
from civitas.kernel.flow import current
from civitas.kernel.plugs import Chapter, Points, Scene, Threat
from civitas.kernel.records import Message

from .board import armies_of
from .city_actions import ARTS, ready_cities
from .combat.forces import combat_bonus, hand_size
from .page_dialogs import bonus_parts, progress
from .paths import Group, enter_refusal, meeting_refusal, meets_something
from .research import researchable
from .resource_abilities import UseAbility
from .state import State, cities_of, is_capital, others
from .tables import CITY_MANAGEMENT, FIRST_PERSON, FIRST_WONDER, MOVEMENT, NONE, START_OF_TURN
from .tiles import BOARDS
from .windows import CIVIL_SERVICE_SPY, WRITING_SPY, has_back, might_spy
from .yields import armies_at, enemies_at, enemy_at, outskirts, travel_speed

# Messages that belong to somebody's part of a phase which is not announced itself.
PARTS: Final[dict[str, int]] = {
    **dict.fromkeys(
        ("founds", "changes-government", "falls-into-anarchy", "gardens-give", "statue-teaches", "harvests-freely", "gathers"), START_OF_TURN
    ),
    **dict.fromkeys(("steps", "discovers", "sacrifices"), MOVEMENT),
}


def chapter(event: Event) -> Chapter | None:
    """Turns, in them the five phases, and in these everybody's part."""
    args = event.args
    if event.message == "turn-begins":
        return Chapter("round", ("heading-turn", args))
    if event.message == "phase-begins":
        return Chapter("turn", ("heading-phase", args))
    if event.message == "part-begins":
        return Chapter("turn", ("heading-part", args), seat=args["seat"])
    if event.message in PARTS:
        return Chapter("turn", ("heading-part", {"seat": args["seat"], "phase": PARTS[event.message]}), seat=args["seat"], told=False)
    return None


# --- what threatens --------------------------------------------------------------------------------------------------------------

MOST_OF_A_LEVEL: Final = 2
NEAR: Final = 0.7  # of the way to a victory
LAST_TURNS: Final = 2
RULES: Final = {"culture": "SMC-8.13.3", "technology": "SMC-22.1", "economy": "SMC-15.5"}


def threats(s: State, seat: int, _shared: Any = None) -> list[Threat]:
    """Armies that reach a city, blocked squares, victories that are near, who may cancel what one does; two of each level at most."""
    if s.ended() or not s.turn:
        return []
    found = [*marches(s, seat), *blockades(s, seat), *near_victories(s, seat), *cancellers(s, seat)]
    left = s.rules.turn_limit - s.turn
    if left < LAST_TURNS:
        found.append(Threat("note", ("threat-last-turns", {"number": left}), "SMC-22.4"))
    order = ("loss", "care", "note")
    return [threat for level in order for threat in [one for one in found if one.level == level][:MOST_OF_A_LEVEL]]


def marches(s: State, seat: int) -> list[Threat]:
    """Enemy armies that can enter a city of *seat* in one move, with both battle hands (SMC-11.9, SMC-13.2)."""
    found = []
    for city in cities_of(s, seat):
        for square, rival in attackers_of(s, seat, city):
            armies = armies_at(s, rival, square)
            numbers = {
                "cards": hand_size(s, rival, square, NONE),
                "own": hand_size(s, seat, s.cities[city], city),
                "number": combat_bonus(s, seat, city) - combat_bonus(s, rival, NONE),
            }
            told: Message = ("threat-army", {"seat": rival, "city": city, "armies": armies, **numbers})
            refs = (("square", square), ("square", s.cities[city]), ("seat", rival))
            found.append(Threat("loss" if is_capital(city) else "care", told, "SMC-13.12" if is_capital(city) else "SMC-13.11", refs))
    return found


def attackers_of(s: State, seat: int, city: int) -> list[tuple[int, int]]:
    """The squares with enemy armies from which that city can be entered in one move, each with its owner."""
    stacks = {(s.figures[army], rival) for rival in others(s, seat) for army in armies_of(s, rival) if s.figures[army] != NONE}
    return sorted([(square, rival) for square, rival in stacks if reaches(s, rival, square, s.cities[city])])


def reaches(s: State, rival: int, square: int, goal: int) -> bool:
    """Whether the armies there can go to *goal* in one move over what is face up (SMC-11)."""
    group = Group(s, rival, square, armies_at(s, rival, square), 0)
    if meeting_refusal(s, group, goal) is not None:
        return False
    near, seen, edge = BOARDS[len(s.players)].orthogonal, {square}, [square]
    for _ in range(travel_speed(s.players[rival])):
        ahead = []
        for here in edge:
            for there in near[here]:
                if there == goal:
                    return True
                if there not in seen and enter_refusal(s, group, there) is None and (group.flies or not meets_something(s, rival, there)):
                    seen.add(there)
                    ahead.append(there)
        edge = ahead
    return False


def blockades(s: State, seat: int) -> list[Threat]:
    """Squares of a city that enemy figures close (SMC-17.2)."""
    found = []
    for city in cities_of(s, seat):
        closed = [square for square in outskirts(s, city) if enemies_at(s, seat, square)]
        if closed:
            told: Message = ("threat-blockade", {"seat": enemy_at(s, seat, closed[0]), "city": city, "number": len(closed)})
            found.append(Threat("care", told, "SMC-17.2", tuple([("square", square) for square in closed])))
    return found


def near_victories(s: State, seat: int) -> list[Threat]:
    """Whoever else has come near to a victory by culture, technology or economy (SMC-22.1)."""
    found = []
    for rival in others(s, seat):
        way = progress(s, rival)
        for kind, rule in RULES.items():
            n, of = way[kind]
            if n >= NEAR * of:
                found.append((n / of, Threat("care", (f"threat-{kind}", {"seat": rival, "number": n, "most": of}), rule, (("seat", rival),))))
    return [threat for _, threat in sorted(found, key=lambda one: -one[0])]


def cancellers(s: State, seat: int) -> list[Threat]:
    """In one's own City Management: who might cancel a city action or an event, by what everybody sees (SMC-26.3)."""
    if s.phase != CITY_MANAGEMENT or s.current != seat:
        return []
    rivals = [s.players[rival] for rival in others(s, seat)]
    spies = tuple([p.seat for p in rivals if might_spy(p, WRITING_SPY) and not s.aside >> p.seat & 1])
    cards = tuple([p.seat for p in rivals if has_back(p, 2) or has_back(p, 3) or might_spy(p, CIVIL_SERVICE_SPY)])
    found = [Threat("note", ("threat-spies", {"seats": spies}), "SMC-26.3")] if spies else []
    return [*found, Threat("note", ("threat-cancels", {"seats": cards}), "SMC-26.3")] if cards and s.players[seat].events else found


def warnings(before: State, after: State, seat: int) -> list[Message]:
    """What a player may not have thought of: cities that do nothing, trade that researches nothing, a city left open to an army."""
    found: list[Message] = []
    what = before.pending.what if before.pending is not None else ""
    if what == "city-management" and (after.phase != before.phase or after.current != seat):
        idle = [city for city in ready_cities(before, seat, ARTS) if not after.acted[city]]
        found += [("warn-idle-cities", {"number": len(idle)})] if idle else []
    if what == "research" and before.players[seat].techs == after.players[seat].techs and seat not in after.to_act:
        fits = researchable(before, seat)
        found += [("warn-no-research", {"number": len(fits)})] if fits and not chose(before, after, seat) else []
    if what in ("movement", "move"):
        open_now = [city for city in cities_of(after, seat) if attackers_of(after, seat, city)]
        found += [("warn-city-open", {"city": city}) for city in open_now if not attackers_of(before, seat, city)]
    return found


def chose(before: State, after: State, seat: int) -> bool:
    """Whether *seat* has sealed a tech that is not revealed yet."""
    answers = getattr(after.pending, "answers", {}) if after.pending is not None and after.pending.what == "research" else {}
    return bool(answers.get(seat, ("",))[0] == "research")


# --- scenes ----------------------------------------------------------------------------------------------------------------------


def battle_facts(s: State, event: Event) -> dict[str, Any]:
    """A battle as it begins: where, between whom, and what both bonuses are made of (SMC-13.3)."""
    seat, other, city, wild = event.args["seat"], event.args["other"], event.args["city"], event.args["against"] == "village"
    parts = [bonus_parts(s, seat, NONE), [] if wild else bonus_parts(s, other, city)]
    account = {"seats": [seat, other], "barbarian": wild, "parts": parts, "bonus": None, "sums": None}
    return {"refs": (("square", event.args["square"]),), "from": seat, "seats": (seat, other), "account": account}


def add_battle(facts: dict[str, Any], event: Event) -> None:
    """The bonus of the better side; the sums that decided it (SMC-13.3, SMC-13.8)."""
    if event.message in ("combat-bonus", "battle-ends"):
        facts["account"]["bonus" if event.message == "combat-bonus" else "sums"] = [event.args["attack"], event.args["defence"]]


def event_facts(s: State, event: Event) -> dict[str, Any]:
    """A culture event is played."""
    return {"ref": ("event", event.args["event"]), "from": event.args["seat"], "seats": (event.args["seat"],)}


HARMFUL: Final = ("destroy", "kill", "kill-person", "obsolete", "kill-unit", "nuke", "hold", "lead-away")


def ability_facts(s: State, event: Event) -> dict[str, Any] | None:
    """A resource ability that is aimed at somebody else."""
    step: UseAbility | None = current(s, UseAbility)
    if step is None or not any([option[0] in HARMFUL for option in step.chosen]):
        return None
    return {"ref": ("ability", event.args["ability"]), "from": event.args["seat"], "seats": (event.args["seat"],)}


def research_facts(s: State, event: Event) -> dict[str, Any]:
    """The choices are turned up, in order of play (SMC-14.11)."""
    return {"seats": (event.args["seat"],), "refs": (("tech", event.args["tech"]),), "learned": [tell_learned(event)]}


def add_research(facts: dict[str, Any], event: Event) -> None:
    if event.message == "researches":
        facts["seats"] = (*facts["seats"], event.args["seat"])
        facts["refs"] = (*facts["refs"], ("tech", event.args["tech"]))
        facts["learned"].append(tell_learned(event))


def tell_learned(event: Event) -> list[int]:
    """Who learned what, with which trade, and what was kept."""
    return [event.args["seat"], event.args["tech"], event.args["trade"], event.args["kept"]]


def person_facts(s: State, event: Event) -> dict[str, Any]:
    """A great person joins somebody (SMC-10.1)."""
    return {"ref": ("person", event.args["person"]), "from": event.args["seat"], "seats": (event.args["seat"],)}


def wonder_facts(s: State, event: Event) -> dict[str, Any] | None:
    """A wonder is built."""
    marker, square = event.args["marker"], event.args["square"]
    if not FIRST_WONDER <= marker < FIRST_PERSON:
        return None
    return {"ref": ("wonder", marker - FIRST_WONDER), "from": event.args["seat"], "seats": (event.args["seat"],), "refs": (("square", square),)}


def deal_facts(s: State, event: Event) -> dict[str, Any]:
    """A bargain is struck (SMC-7.4.5)."""
    return {"from": event.args["other"], "seats": (event.args["other"], event.args["seat"])}


def victory_facts(s: State, event: Event) -> dict[str, Any]:
    """The end: by what, and how near everybody was (SMC-22)."""
    race = [progress(s, p.seat) for p in s.players]
    return {"seats": tuple(event.args["winners"]), "victory": event.args["victory"], "race": race, "turn": s.turn}


NAMED: Final = tuple(
    [f"names-{verb}" for verb in ("choose-player", "boost", "destroy", "change-terrain", "kill", "kill-person", "lead-away", "lead-to")]
)
AIMED: Final = tuple([f"names-{verb}" for verb in ("obsolete", "kill-unit", "embark", "sail-to", "nuke", "hold", "wound", "enough")])
LOST: tuple[str, ...] = ("figures-killed", "person-killed", "figures-led-away", "figures-sail", "terrain-changes", "building-destroyed", "walls-fall")
LOST += ("becomes-obsolete", "unit-killed", "city-nuked", "falls-into-anarchy", "loses-coin")
GAINED: tuple[str, ...] = ("gains-culture", "gains-trade", "learns", "takes-resource", "city-boosted", "gains-person", "places-person", "coin-token")
GAINED += ("draws-event", "advances", "produces-army", "produces-scout", "draws-unit")
FOUGHT: tuple[str, ...] = ("draws-hand", "combat-bonus", "opens-front", "attacks", "unit-dies", "heals", "battle-ends", "loses-armies", "city-falls")
FOUGHT += (
    "saves-unit",
    "loots",
    "walls-fall",
    "conquers-village",
    "coin-token",
    "gains-culture",
    "gains-person",
    "places-person",
    "advances",
    "learns",
)
FOUGHT += ("sees-hand", "sees-village", "stolen-hut", "stolen-village", "stolen-event", "loses-coin")
ANSWERED = ("event-cancelled", "ability-cancelled", "plays-event", "uses-ability", "refuses-event", "takes-event-back")
EVENT_STEPS = ("PlayEvent", "EventWindow")
BATTLE_STEPS = ("Battle", "Aftermath", "CityLoot", "FigureLoot", "LootPoints", "ConquerVillage")

SCENES: tuple[Scene, ...] = (
    Scene("battle", "SMC-13.1", ("battle",), battle_facts, FOUGHT, BATTLE_STEPS, adds=add_battle),
    Scene("event", "SMC-9.4", ("plays-event",), event_facts, (*NAMED, *AIMED, *LOST, *GAINED, *ANSWERED), EVENT_STEPS),
    Scene("ability", "SMC-14.8", ("uses-ability",), ability_facts, (*NAMED, *AIMED, *LOST, *GAINED, *ANSWERED), ("UseAbility", "AbilityWindow")),
    Scene("research", "SMC-14.11", ("researches",), research_facts, ("researches", "learns", "draws-unit"), ("Research",), adds=add_research),
    Scene("wonder", "SMC-8.9.1", ("builds",), wonder_facts, ("wonder-appears", "advances", "gains-culture", "makes-room")),
    Scene("person", "SMC-10.1", ("gains-person",), person_facts, ("places-person",), ("GainGreatPerson",)),
    Scene("deal", "SMC-7.4.5", ("accepts",), deal_facts, ("hands-over", "discards-events"), numbers=("trade", "culture")),
    Scene("victory", "SMC-22.1", ("game-ends",), victory_facts),
)


# --- the end ---------------------------------------------------------------------------------------------------------------------


def sources(s: State, told: list[tuple[int, Event]]) -> list[Points]:
    """What a score counts (SMC-23.3): techs, culture spaces, coins."""
    return [
        Points(source, "", p.seat, n) for p in s.players for source, n in (("techs", p.techs.bit_count()), ("space", p.space), ("coins", p.coins))
    ]


TURNING_POINTS: Final = ("founds", "city-falls", "city-nuked", "game-ends", "condition-met", "becomes-obsolete", "changes-government", "battle-ends")


def marks(event: Event) -> bool:
    """Whether an event is a turning point, or opens every fifth turn."""
    return event.message in TURNING_POINTS or (event.message == "turn-begins" and event.args["turn"] % 5 == 0)
