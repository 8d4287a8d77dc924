"""The event under way, for the page: the card, its symbol, what is done and what follows, whom its text spares."""

# not compiled

from __future__ import annotations

from typing import Any

from civitas.kernel.flow import current

from .effects import has
from .events.drawing import DrawEvent
from .page_odds import odds_of_attack
from .state import State
from .tables import ADVANCE, BARBARIANS, EVENT_CUBES, NO_SYMBOL, NOBODY, NONE, PROTECTED_BY, SETUP, SYMBOL_IDS, SYMBOL_OF

DONE, NOW, LATER = "done", "now", "later"


def event(s: State, seat: int | None) -> dict[str, Any] | None:
    """The event that is being resolved, None if there is none; its card is open to all."""
    step: DrawEvent | None = current(s, DrawEvent)
    card = NONE if step is None else step.card if step.card != NONE else step.kept
    if step is None or card == NONE:
        return None
    p = s.players[s.current]
    return {
        "card": card,
        "by": step.seat,
        "symbol": SYMBOL_IDS[SYMBOL_OF[card]],
        "steps": steps_of(s, step, card),
        "spared": spared(s, card),
        "action": int(SETUP["actions_per_turn"]) - p.actions,
        "actions": int(SETUP["actions_per_turn"]),
        "current": s.current,
        "track": EVENT_CUBES,
        "decides": list(s.to_act),
        "marches": marches(s),
    }


def marches(s: State) -> list[tuple[int, int, int]]:
    """Where barbarians could march into a city now: from where, into which, and the chance in percent that it falls (COC-7.5.4)."""
    if s.pending is None or s.pending.what != "march":
        return []
    listed = [option for option in s.legal(s.to_act[0]) if option[0] == "march" and s.city[option[2]] not in (NOBODY, BARBARIANS)]
    return [(start, goal, odds_of_attack(s, BARBARIANS, s.city[goal], goal, start).attacker) for _, start, goal in listed]


def steps_of(s: State, step: DrawEvent, card: int) -> list[tuple[str, str]]:
    """What belongs to an event, in its order, and how far each is (COC-7.3.3)."""
    at_symbol, at_text = step.stage == "text", step.stage == "put_away"
    text = NOW if at_text else LATER if at_symbol or step.stage == "replaceable" else DONE
    found = [("shown", DONE)]
    if SYMBOL_OF[card] != NO_SYMBOL:
        found.append(("symbol", NOW if at_symbol else DONE if at_text or text == DONE else LATER))
    if not step.symbol_only:
        found.append(("text", text))
    return [*found, ("track", NOW if text == DONE else LATER)]


def spared(s: State, card: int) -> list[tuple[int, int]]:
    """Who is spared by an advance, and by which (COC-7.6)."""
    advances = [ADVANCE[id] for id in PROTECTED_BY[card] if id in ADVANCE]
    return [(p.seat, advance) for p in s.players for advance in advances if has(p, advance)]
