"""What happened, for the page: the headings of the log, what threatens a nation, and the scenes that nobody should miss.

Scenes follow from what all players see, and are counted in the position in which they are told; a threat may be in the seat's own hand.
"""

from __future__ import annotations

from typing import Any

from civitas.kernel.chronicle import Event
from civitas.kernel.flow import current
from civitas.kernel.plans import silent
from civitas.kernel.plugs import Chapter, Scene, Threat

from .atlas import AREAS, POP
from .calamities.resolve import Calamities
from .conflict import fight, in_conflict
from .state import NOBODY, State
from .tables import COMMODITIES, HAND_LIMIT

# The event of the round in which a message is told; those of several events stay where they are told.
PHASES: dict[str, int] = {
    **dict.fromkeys(("pays-taxes", "revolts", "cities-stay"), 1),
    **dict.fromkeys(("grows", "grows-short", "cannot-grow"), 2),
    **dict.fromkeys(("keeps-ship", "gives-up-ship", "builds-ship"), 4),
    **dict.fromkeys(("fight", "postpones", "city-surrenders", "attack-fails"), 6),
    **dict.fromkeys(("builds-city", "surplus"), 7),
    **dict.fromkeys(("draws", "draws-unseen", "draws-red", "buys-gold"), 8),
    **dict.fromkeys(("offers", "offers-nothing", "counters", "floor-offers", "floor-offers-to", "floor-counters", "trade-ends"), 9),
    **dict.fromkeys(("buys", "buys-nothing", "pays", "pays-tokens"), 10),
    **dict.fromkeys(("calamity-was-passed", "calamity-strikes", "calamity-ignored"), 11),
    "returns-cards": 12,
    **dict.fromkeys(("advances", "stays", "steps-back", "shows-total"), 13),
    "census": 3,
}


def chapter(event: Event) -> Chapter | None:
    """Rounds, in them the thirteen events, and in the movement everybody's turn."""
    if event.message == "round-begins":
        return Chapter("round", ("heading-round", event.args))
    if event.message == "movement-begins":
        return Chapter("turn", ("heading-movement", event.args), seat=event.args["seat"])
    phase = PHASES.get(event.message)
    return None if phase is None else Chapter("turn", ("heading-phase", {"event": phase}), told=False)


# --- what threatens


def threats(s: State, seat: int, _shared: Any = None) -> list[Threat]:
    """Conflicts, cities without support or taxes, tokens and cards above the limits, and calamities in the seat's own hand."""
    from .page import troubles  # which names what is found here

    p = s.players[seat]
    if s.over or p.nation < 0:
        return []
    at_war = [area for area in range(AREAS) if (p.tokens[area] or s.city[area] == seat) and in_conflict(s, area)]
    found = [Threat("loss", ("threat-conflict", {"areas": tuple(at_war)}), "CIV80-8.1", tuple([("area", area) for area in at_war]))] if at_war else []
    lacking = troubles(s, seat)
    for name, level, rule in (("support", "loss", "CIV80-16.1"), ("revolt", "care", "CIV80-4.2"), ("surplus", "care", "CIV80-9.5")):
        if f"warn-{name}" in lacking:
            found.append(Threat(level, (f"threat-{name}", {"number": lacking[f"warn-{name}"]}), rule))
    held = sorted({card for card in (*p.hand, *p.red) if card >= COMMODITIES})
    found += [Threat("care", ("threat-calamity", {"card": card}), "CIV80-12.0.1", (("card", card),)) for card in held]
    over = len(p.hand) - HAND_LIMIT
    return [*found, Threat("care", ("threat-hand", {"number": over}), "CIV80-14.1")] if over > 0 else found


# --- scenes


def fight_facts(s: State, event: Event) -> dict[str, Any]:
    """A fight, told before it begins: who stands there, and step by step who removes a token and what is left (CIV80-8.5)."""
    area = event.args["area"]
    owner = s.city[area]
    seats = [p.seat for p in s.players if p.tokens[area]]
    left = [s.players[seat].tokens[area] for seat in seats]
    sides = [{"seat": seat, "parts": [], "total": n} for seat, n in zip(seats, left, strict=True)]
    rounds = []
    for by in fight(silent(s), area, full=owner != NOBODY):
        left = [n - (seat in by) for seat, n in zip(seats, left, strict=True)]
        rounds.append({"by": by, "left": left})
    facts: dict[str, Any] = {"refs": (("area", area),), "seats": tuple(seats), "sides": sides, "rounds": rounds}
    if owner == NOBODY:
        return facts | {"limit": POP[area]}
    return facts | {"seats": (owner, *[seat for seat in seats if seat != owner])}


def city_facts(s: State, event: Event) -> dict[str, Any]:
    """A city is given up to whoever stands before it (CIV80-8.9)."""
    others = [event.args["attacker"]] if "attacker" in event.args else []
    return {"refs": (("area", event.args["area"]),), "seats": (event.args["seat"], *others)}


def calamity_facts(s: State, event: Event) -> dict[str, Any]:
    """A calamity: whom it strikes, and who passed it on (CIV80-11.7)."""
    victim, card = event.args["seat"], event.args["card"]
    step: Calamities | None = current(s, Calamities)
    trader = next((trader for struck, seat, trader in (step.struck if step else ()) if (struck, seat) == (card, victim)), NOBODY)
    facts: dict[str, Any] = {"ref": ("card", card), "seats": (victim,), "saved": [], "refs": ()}
    return facts if trader == NOBODY else facts | {"from": trader}


def add_calamity(facts: dict[str, Any], event: Event) -> None:
    """What a civilization card saved, where it struck, and whom else."""
    if event.message == "card-saves":
        saved = ("civ", event.args["civilization_card"])
        facts["saved"].append({"seat": event.args["seat"], "ref": saved, "was": event.args["before"], "now": event.args["after"]})
    elif event.message in AREAS_HIT:
        facts["refs"] = (*facts["refs"], ("area", event.args["area"]))
    if event.message in AREAS_HIT and event.args["seat"] not in facts["seats"]:
        facts["seats"] = (*facts["seats"], event.args["seat"])


def swap_facts(s: State, event: Event) -> dict[str, Any]:
    """What one got in a trade, told to them alone (CIV80-11.7)."""
    return {"seats": (event.args["seat"],), "from": event.args["partner"], "refs": tuple([("card", card) for card in event.args["cards"]])}


def void_facts(s: State, event: Event) -> dict[str, Any]:
    """A deal that could not be kept."""
    return {"seats": (event.args["seat"], event.args["partner"])}


def step_facts(s: State, event: Event) -> dict[str, Any]:
    """A step back on the A.S.T. (CIV80-14.3)."""
    return {"seats": (event.args["seat"],)}


def revolt_facts(s: State, event: Event) -> dict[str, Any]:
    """A city that goes over to another nation (CIV80-4.3)."""
    return {"refs": (("area", event.args["area"]),), "seats": (event.args["seat"], event.args["beneficiary"])}


AREAS_HIT: tuple[str, ...] = ("loses-tokens", "loses-city", "city-reduced", "city-leaves-tokens")
AREAS_HIT += ("marks-seceders", "marks-city", "takes-over-city", "takes-over-tokens")
FOUGHT = ("fights", "attack-fails", "city-stormed", "city-surrenders", "city-eliminated")
CALAMITOUS: tuple[str, ...] = (*AREAS_HIT, "orders-losses", "floods", "shows-grain", "erupts", "nominates", "keeps-seceders", "keeps-rest")
CALAMITOUS += ("calamity-finds-nothing", "card-saves", "city-eliminated")

SCENES: tuple[Scene, ...] = (
    Scene("fight", "CIV80-8.5", ("fight",), fight_facts, FOUGHT),
    Scene("surrender", "CIV80-8.9", ("city-surrenders", "city-stormed"), city_facts),
    Scene("calamity", "CIV80-12.0.1", ("calamity-strikes",), calamity_facts, CALAMITOUS, ("Calamities",), adds=add_calamity),
    Scene("swap", "CIV80-11.7", ("receives",), swap_facts),
    Scene("void", "CIV80-11.7", ("deal-void",), void_facts),
    Scene("revolt", "CIV80-4.3", ("revolts",), revolt_facts),
    Scene("steps-back", "CIV80-14.3", ("steps-back",), step_facts),
)
