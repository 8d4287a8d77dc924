"""What a page shows in the great interruptions: the auction for a territory, the defence against an aggression, a pact that is offered."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

from civitas.kernel.flow import current
from civitas.kernel.records import Option

from .aggressions import DECLINE, Attack
from .armies import tactical_strength
from .cards.card import INFANTRY_AS_CAVALRY
from .colonization import BID, PASS, Auction, Colonization, forces
from .pacts import ACCEPT, OfferPact
from .spaces import DefenceCards, ForceCards
from .state import Player, State
from .tables import COLONIZATION_BONUS, DEFENSE, NONE, STRENGTH, TECHS

SHOWN = 12  # bids for which a force is worked out


def auction(s: State, seat: int | None) -> dict[str, Any] | None:
    """The territory, the highest bid, who is still in; for the one who is asked, what they could send (TTA-9)."""
    colony: Colonization | None = current(s, Colonization)
    if colony is None or s.pending is None or s.pending.what not in ("bid", "send"):
        return None
    step: Auction | None = current(s, Auction)
    bid, leader, bidders = (step.bid, step.leader, step.bidders) if step else (colony.bid, colony.winner, (colony.winner,))
    found: dict[str, Any] = {"card": colony.card, "by": colony.seat, "bid": bid, "leader": leader, "bidders": list(bidders), "won": step is None}
    if seat is not None and seat in s.to_act:
        p = s.players[seat]
        largest = forces(p, 0).largest()
        bids = range(bid + 1, min(largest, bid + SHOWN) + 1) if step else (bid,)
        found |= {"largest": largest, "parts": parts(p), "forces": sendable(s, p, list(bids), step is None)}
        if step is None:
            found["counts"] = force_counts(p)
    return found


def parts(p: Player) -> list[tuple[str, int, int, int]]:
    """What a force could be made of: the kind of part, the card, how many, and what one of them is worth."""
    space = forces(p, 0)
    found = [("unit", unit, n, STRENGTH[unit]) for unit, n in zip(space.units, space.numbers, strict=True)]
    army = tactical_strength(p.tactic, p.workers[:TECHS], bool(p.answers & INFANTRY_AS_CAVALRY))
    if p.tactic != NONE and army:
        found.append(("tactic", p.tactic, 1, army))
    found += [("bonus", card, space.held[card], COLONIZATION_BONUS[card]) for card in space.bonus]
    if space.discards:
        found.append(("discard", p.leader, min(space.cook, len(p.military)), 1))
    if space.extra:
        found.append(("modifier", NONE, 1, space.extra))
    return found


def force_counts(p: Player) -> dict[str, Any]:
    """What *each* part of a force is worth, what any force of *units* is with the armies it forms (the last unit counted first), and the modifier."""
    space = forces(p, 0)
    each = [STRENGTH[unit] for unit in space.units] + [COLONIZATION_BONUS[card] for card in space.bonus] + [1] * len(space.discards)
    units = [space.strength(list(sent)) for sent in product(*[range(n + 1) for n in space.numbers])]
    return {"each": each, "units": units, "extra": space.extra}


def sendable(s: State, p: Player, bids: list[int], won: bool) -> list[dict[str, Any]]:
    """For each bid the cheapest force, what it is worth, and what sending it and having the colony would change."""
    space = forces(p, 0)
    sets = sorted(product(*[range(n + 1) for n in space.numbers]), key=lambda sent: (sum(sent), space.strength(list(sent))))
    reached = [(sent, space.reach(sent)) for sent in sets]
    world = s.determinize(p.seat, random.Random(0))  # nothing hidden shows in what follows
    found = []
    for bid in bids:
        sent = next((sent for sent, worth in reached if worth >= bid), None)
        if sent is None:
            break
        space = forces(p, bid)
        path = fill_force(space, sent)
        option = space.option(path)
        after = imagine_colony(world, p.seat, bid, option, won)
        found.append({"bid": bid, "option": option, "amounts": path, "worth": space.reach(path), "changes": changes(world, p.seat, after)})
    return found


def fill_force(space: ForceCards, sent: tuple[int, ...]) -> tuple[Any, ...]:
    """The force of these units with as few cards as reach the bid: how many of each part."""
    path: tuple[Any, ...] = sent
    while choices := space.choices(path):
        path = (*path, choices[0])
    return path


def imagine_colony(world: State, seat: int, bid: int, force: Option, won: bool) -> State:
    """The world after all others have passed and this force was sent."""
    after: State = world.clone()
    if not won:
        after.play(BID[bid], seat)
        while after.pending is not None and after.pending.what == "bid":
            after.play(PASS, after.to_act[0])
    after.play(force, seat)
    return after


def defence(s: State, seat: int | None) -> dict[str, Any] | None:
    """The attack, both strengths; for the one who is attacked, what their cards add and what they lose without them (TTA-5.3)."""
    step: Attack | None = current(s, Attack)
    if step is None or s.pending is None or s.pending.what != "defend":
        return None
    p = s.players[step.rival]
    found: dict[str, Any] = {"card": step.card, "by": step.seat, "rival": step.rival, "attack": p.strength + step.needed, "own": p.strength}
    if seat == step.rival:
        world = s.determinize(seat, random.Random(0))
        lost = world.clone()
        lost.play(DECLINE, seat)
        found |= {
            "limit": p.ma_total,
            "possible": DefenceCards(p.military, p.ma_total, step.needed).possible(),
            "cards": [(card, DEFENSE[card]) for card in p.military],
            "changes": changes(world, seat, lost),
            "chooses": lost.pending is not None and step.seat in lost.to_act and lost.pending.what in ("plunder", "raid", "annex", "infiltrate"),
        }
    return found


def pact(s: State, seat: int | None) -> dict[str, Any] | None:
    """The pact that is offered, who takes which side; for the one who is asked, what accepting would change for both (TTA-5.5)."""
    step: OfferPact | None = current(s, OfferPact)
    if step is None or s.pending is None or s.pending.what != "pact":
        return None
    found: dict[str, Any] = {"card": step.card, "by": step.seat, "partner": step.partner, "side": "AB"[1 - step.side]}
    if seat == step.partner:
        world = s.determinize(seat, random.Random(0))
        after = world.clone()
        after.play(ACCEPT, seat)
        found["changes"] = [(party, changes(world, party, after)) for party in (step.partner, step.seat)]
    return found


def changes(before: State, seat: int, after: State) -> list[tuple[str, int, int]]:
    """The numbers of a civilization that differ."""
    from .page import numbers  # which shows what is found here

    then = numbers(after, seat)
    return [(name, value, then[name]) for name, value in numbers(before, seat).items() if then[name] != value]
