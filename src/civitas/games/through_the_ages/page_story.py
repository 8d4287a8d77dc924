"""What happened, for the page: the headings of the log, what threatens a civilization, and the scenes that nobody should miss.

Everything here follows from what all players see, and a scene is counted in the position in which it is told.
"""

from __future__ import annotations

from typing import Any

from civitas.kernel.chronicle import Event
from civitas.kernel.plugs import Chapter, Scene, Threat
from civitas.kernel.records import Message

from .armies import tactical_strength
from .board import corruption
from .cards.card import ANSWERS, EFFECTS, INFANTRY_AS_CAVALRY, STRENGTH_RATING
from .pacts import attack_bonus
from .ratings import discontent, military_hand_limit, pacts_of, ranking, strengths
from .state import Player, State
from .tables import AGE_IV, AGE_NAMES, KIND, NONE, OP, PACT_STRENGTH, STRENGTH, TERRITORY, UNIT


def chapter(event: Event) -> Chapter | None:
    """Rounds, and in them turns."""
    match event.message:
        case "round-begins":
            return Chapter("round", ("heading-round", event.args))
        case "turn-begins":
            return Chapter("turn", ("heading-turn", event.args), seat=event.args["seat"])
    return None


# --- what threatens


def threats(s: State, seat: int, stands: list[dict[str, Any]] | None = None) -> list[Threat]:
    """Wars, what the end of the turn would cost as things are (by where each civilization *stands*, if that is known), and how long the age lasts."""
    from .page import forecast  # which names what is found here

    p = s.players[seat]
    if not p.playing or s.over:
        return []
    found = [war_threat(s, other, seat, "threat-war", "loss") for other in s.players if other.war != NONE and other.enemy == seat]
    if p.war != NONE:
        found.append(war_threat(s, p, seat, "threat-my-war", "note"))
    unhappy = discontent(p)
    if unhappy > p.unused:
        found.append(Threat("loss", ("threat-uprising", {"discontent": unhappy, "unused": p.unused}), "TTA-7.2"))
    else:
        then = forecast(s, p) if stands is None else stands[seat]["forecast"]
        famine, lost = then["famine"], corruption(p)
        if famine:
            found.append(Threat("loss", ("threat-famine", {"food": famine}), "TTA-7.3"))
        if lost:
            found.append(Threat("care", ("threat-corruption", {"resources": lost}), "TTA-7.3"))
        if unhappy:
            found.append(Threat("care", ("threat-discontent", {"discontent": unhappy, "unused": p.unused}), "TTA-12.5.4"))
    over = len(p.military) - military_hand_limit(p)
    if over > 0:
        found.append(Threat("care", ("threat-hand", {"number": over}), "TTA-7.1"))
    if s.age >= AGE_IV:
        return [*found, Threat("note", ("threat-last-round", {"round": s.last_round, "now": s.round}), "TTA-14.1")]
    return [*found, Threat("note", ("threat-age-ends", {"age": AGE_NAMES[s.age], "left": len(s.civil_deck)}), "TTA-4.2.2")]


def war_threat(s: State, declarer: Player, seat: int, message: str, level: str) -> Threat:
    """A war that *seat* is in, with both strengths as they stand; whoever is stronger need not fear it (TTA-4.3.1)."""
    ours = declarer.strength + attack_bonus(s, declarer.seat, declarer.enemy)
    theirs = s.players[declarer.enemy].strength
    mine, other = (ours, theirs) if declarer.seat == seat else (theirs, ours)
    foe = declarer.enemy if declarer.seat == seat else declarer.seat
    told: Message = (message, {"card": declarer.war, "seat": foe, "strength": other, "own": mine})
    return Threat(level if mine < other else "note", told, "TTA-4.3.1", (("card", declarer.war), ("seat", foe)))


# --- scenes


def strength_parts(s: State, p: Player) -> list[tuple[str, int, int, int]]:
    """What a strength rating is made of (TTA-12.9): the card, how many of it, what they are worth together."""
    found = [("card", tech, p.workers[tech], p.workers[tech] * STRENGTH[tech]) for tech in p.technologies if KIND[tech] == UNIT and p.workers[tech]]
    if p.tactic != NONE:
        found.append(("card", p.tactic, 1, tactical_strength(p.tactic, p.workers, bool(p.answers & INFANTRY_AS_CAVALRY))))
    printed = [p.government, *p.specials, p.leader, *[w for w in p.wonders if w not in p.ruined], *p.colonies]
    worth = {card: STRENGTH[card] for card in printed if card != NONE}
    for card in worth:
        if (card == p.leader or card in p.wonders) and ANSWERS[card] & STRENGTH_RATING:
            worth[card] += EFFECTS[card].strength(s, p)
    found += [("card", card, 1, n) for card, n in worth.items()]
    found += [("card", pact, 1, PACT_STRENGTH[pact][side]) for pact, side, _ in pacts_of(s, p.seat)]
    return [part for part in found if part[3]]


def side(s: State, seat: int, rival: int | None = None) -> dict[str, Any]:
    """One side of a war or an aggression; whoever attacks *rival* may have a bonus of a pact (TTA-13.9.3)."""
    p = s.players[seat]
    parts, bonus = strength_parts(s, p), 0 if rival is None else attack_bonus(s, seat, rival)
    if bonus:
        parts += [("card", pact, 1, bonus) for pact, _, other in pacts_of(s, seat) if other == rival][:1]
    return {"seat": seat, "parts": parts, "total": p.strength + bonus}


def event_facts(s: State, event: Event) -> dict[str, Any] | None:
    """An event: the card, who revealed it, and the ranking where it compares strengths (TTA-8.3)."""
    seat, card = event.args["seat"], event.args["card"]
    if KIND[card] == TERRITORY:
        return None
    facts: dict[str, Any] = {"ref": ("card", card), "from": seat}
    if any(word in str(OP[card]) for word in ("strong", "weak")):
        held = strengths(s)
        facts["ranked"] = "strength"
        facts["ranks"] = [(each, held[each]) for each in ranking(s, held, seat)]
    return facts


def auction_facts(s: State, event: Event) -> dict[str, Any] | None:
    """A territory is revealed: everybody may bid (TTA-9.1)."""
    seat, card = event.args["seat"], event.args["card"]
    return {"ref": ("card", card), "from": seat, "bids": []} if KIND[card] == TERRITORY else None


def add_bid(facts: dict[str, Any], event: Event) -> None:
    """Who bid what, and who passed, one after another."""
    if event.message == "bids":
        facts["bids"].append((event.args["seat"], event.args["bid"]))
    elif event.message == "passes":
        facts["bids"].append((event.args["seat"], None))


def declaration_facts(s: State, event: Event) -> dict[str, Any]:
    """A war is declared: both strengths as they stand."""
    seat, card, rival = event.args["seat"], event.args["card"], event.args["rival"]
    return {"ref": ("card", card), "from": seat, "seats": (seat, rival), "sides": [side(s, seat, rival), side(s, rival)]}


def war_facts(s: State, event: Event) -> dict[str, Any]:
    """A war is decided: the declarer's strength against the rival's (TTA-4.3.1)."""
    card, sides = event.args["card"], (event.args["seat"], event.args.get("rival", event.args.get("loser")))
    declarer = next(p for p in s.players if p.war == card and p.seat in sides)
    return {
        "ref": ("card", card),
        "from": declarer.seat,
        "seats": (declarer.seat, declarer.enemy),
        "sides": [side(s, declarer.seat, declarer.enemy), side(s, declarer.enemy)],
    }


def pact_facts(s: State, event: Event) -> dict[str, Any]:
    """A pact is offered: accepted or refused."""
    seat, partner, card = event.args["seat"], event.args["partner"], event.args["card"]
    return {"ref": ("card", card), "from": seat, "seats": (seat, partner)}


def cancel_facts(s: State, event: Event) -> dict[str, Any]:
    """A pact is cancelled by one of its parties."""
    seat, card = event.args["seat"], event.args["card"]
    parties = next(((p.seat, p.partner) for p in s.players if p.pact == card), (seat,))
    return {"ref": ("card", card), "from": seat, "seats": parties}


def age_facts(s: State, event: Event) -> dict[str, Any]:
    """A new age: what is older than the last one leaves, everybody loses two yellow tokens (TTA-4.2.2)."""
    return {"seats": tuple([p.seat for p in s.players if p.playing]), "age": AGE_NAMES[event.args["age"]]}


def card_facts(s: State, event: Event) -> dict[str, Any]:
    """A card that everybody scores at the end of the game."""
    return {"ref": ("card", event.args["card"]), "seats": tuple([p.seat for p in s.players if p.playing])}


def seat_facts(s: State, event: Event) -> dict[str, Any]:
    """Something that befalls one civilization at the end of its turn."""
    return {"seats": (event.args["seat"],)}


LOSSES: tuple[str, ...] = ("loses-science", "loses-culture", "loses-food", "loses-resources", "loses-blue", "loses-blue-from", "loses-yellow")
LOSSES += ("loses-worker", "loses-worker-from", "loses-colony", "leader-leaves", "wonder-leaves", "wonder-ruined", "building-destroyed", "pact-ends")
GAINS = ("scores-science", "scores-culture", "gains-food", "gains-resources", "gains-blue", "gains-yellow", "gains-population", "gains-colony")
CONSEQUENCES = (*LOSSES, *GAINS, "draws", "draws-cards", "discards", "discards-cards", "reshuffles")
CHOICES: tuple[str, ...] = ("builds-free", "trains-free", "increases-population", "builds", "trains", "develops", "builds-stages")
CHOICES += ("completes-wonder", "destroys", "disbands")
CHOICES += ("takes", "plays-leader", "declines-agreement", "owes-political-action", "rebellion-spends", "regains-civil-action", "renews-events")
AUCTION = ("bids", "passes", "wins-auction", "sends-force", "nobody-colonizes", "renews-events")
DEFENCE = ("does-not-defend", "defends", "defends-hidden", "aggression-succeeds", "annexes", "steals-technology", "pact-ends")
AGE: tuple[str, ...] = ("card-antiquated", "leader-leaves", "wonder-leaves", "pact-ends", "loses-yellow", "loses-worker", "loses-worker-from")
AGE += ("last-round", "row-replenished")

EVALUATION = ("Evaluation",)
ATTACK = ("Attack", "Enslavement", "Plundering", "Raiding", "Annexation", "Infiltration")

SCENES: tuple[Scene, ...] = (
    Scene("event", "TTA-8.3", ("reveals-event",), event_facts, CONSEQUENCES + CHOICES, EVALUATION),
    Scene("auction", "TTA-9.1", ("reveals-event",), auction_facts, CONSEQUENCES + AUCTION, EVALUATION, adds=add_bid),
    Scene("declaration", "TTA-5.4.2", ("declares-war",), declaration_facts, ("pact-ends",), numbers=("strength", "military_actions")),
    Scene("war", "TTA-4.3.1", ("wins-war", "war-is-a-draw"), war_facts, (*CONSEQUENCES, "steals-technology", "takes"), ("ResolveWar",)),
    Scene("aggression", "TTA-5.3.3", ("plays-aggression",), declaration_facts, CONSEQUENCES + DEFENCE, ATTACK),
    Scene("pact", "TTA-5.5.2", ("offers-pact",), pact_facts, ("accepts-pact", "refuses-pact", "pact-begins", "pact-ends"), ("OfferPact",)),
    Scene("pact", "TTA-5.6.1", ("cancels-pact",), cancel_facts, ("pact-ends",)),
    Scene("age", "TTA-4.2.2", ("age-begins",), age_facts, AGE),
    Scene("final", "TTA-14.2", ("final-event",), card_facts, ("scores-event", "scores-culture")),
    Scene("uprising", "TTA-7.2", ("uprising",), seat_facts, numbers=("discontent", "unused_workers")),
    Scene("famine", "TTA-7.3", ("famine",), seat_facts, ("loses-culture",), numbers=("culture",)),
)
