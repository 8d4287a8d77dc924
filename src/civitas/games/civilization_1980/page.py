"""What a page shows beyond the view: names and prices, the A.S.T. as it is played, what a hand is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from civitas.kernel.chronicle import Event
from civitas.kernel.records import Message, Option

from .atlas import (
    AREA_IDS,
    AREA_NAMES,
    AREAS,
    BORDERS,
    PLAIN,
    PLAIN_NAMES,
    POP,
    SITE,
    VOLCANO_NAMES,
    VOLCANOES,
    WATERS,
    WHITE_SITE,
    ZONE_AREA,
    ZONE_IDS,
    ZONE_NAMES,
    ZONES,
)
from .building import buildable, surplus
from .conflict import in_conflict
from .effects import attackers_needed, population_limit, ship_range
from .hands import counts, hand_value
from .movement import MoveTurn, sails_open_seas
from .page_forecast import forecast
from .page_proposal import proposal
from .page_purchase import purchase
from .pieces import count_cities, population
from .purchase import prices
from .scoring import card_points, open_points
from .state import State, owns
from .tables import (
    CIV_CARDS,
    CIV_IDS,
    CIV_NAMES,
    COMMODITIES,
    COPIES,
    COST,
    CREDIT,
    EPOCH_NAMES,
    EVENT_NAMES,
    GROUP_IDS,
    GROUPS,
    HAND_LIMIT,
    KIND_IDS,
    KIND_NAMES,
    KINDS,
    NATION_IDS,
    NATION_NAMES,
    NATIONS,
    RED,
    REQUIRES,
    STACK,
    VALUE,
    local,
    set_value,
)
from .taxation import USUAL_RATE


def faces(language: str, say: Callable[..., str]) -> dict[str, Any]:
    """Everything printed, by number."""
    return {
        "areas": [area(a, language) for a in range(AREAS)],
        "zones": [{"id": ZONE_IDS[z], "name": local(ZONE_NAMES[z], language), "area": ZONE_AREA[z], "near": WATERS[z]} for z in range(ZONES)],
        "nations": [{"id": NATION_IDS[n], "name": local(NATION_NAMES[n], language)} for n in range(NATIONS)],
        "events": [local(names, language) for names in EVENT_NAMES],
        "epochs": [local(names, language) for names in EPOCH_NAMES],
        "trade": [
            {
                "id": KIND_IDS[k],
                "name": local(KIND_NAMES[k], language),
                "value": VALUE[k],
                "stack": STACK[k],
                "copies": COPIES[k],
                "calamity": k >= COMMODITIES,
                "red": RED[k],
            }
            for k in range(KINDS)
        ],
        "cards": [
            {
                "id": CIV_IDS[c],
                "name": local(CIV_NAMES[c], language),
                "cost": COST[c],
                "text": say(f"effect-{CIV_IDS[c]}"),
                "groups": [name for i, name in enumerate(GROUP_IDS) if GROUPS[c] >> i & 1],
                "credits": CREDIT[c],
                "requires": REQUIRES[c],
            }
            for c in range(CIV_CARDS)
        ],
    }


def area(a: int, language: str) -> dict[str, Any]:
    """What is printed on the map there: the limit, a city site, the flood plain and the volcano it has a part of, its land borders."""
    volcano = next((names for names, areas in zip(VOLCANO_NAMES, VOLCANOES, strict=True) if a in areas), None)
    return {
        "id": AREA_IDS[a],
        "name": local(AREA_NAMES[a], language),
        "limit": POP[a],
        "site": SITE[a],
        "white": WHITE_SITE[a],
        "plain": local(PLAIN_NAMES[PLAIN[a]], language) if PLAIN[a] >= 0 else "",
        "volcano": local(volcano, language) if volcano else "",
        "borders": BORDERS[a],
    }


def shared(s: State) -> dict[str, Any]:
    """The part of the board that is the same for everybody: what is in play, and how the nations stand."""
    return {
        "in_play": s.board.playable,
        "waters": s.board.open,
        "rows": [{"epochs": epochs, "required": required} for epochs, required in zip(s.rules.epoch_start, s.rules.required, strict=True)],
        "players": [{"points": card_points(p), "open_points": open_points(s, p.seat), "board": sum(p.tokens)} for p in s.players],
    }


def board(s: State, seat: int | None, same: dict[str, Any] | None = None) -> dict[str, Any]:
    """What is in play (the *same* for everybody, if that is known already), what cards would cost *seat*, what its own hand is worth."""
    found: dict[str, Any] = dict(shared(s) if same is None else same)
    found["limits"] = [] if seat is None else [population_limit(s.players[seat], POP[a]) for a in range(AREAS)]
    if seat is not None:
        p = s.players[seat]
        held = counts(p)
        found["sets"] = [[kind, n, set_value(kind, n)] for kind, n in enumerate(held) if n]
        found["one_more"] = [[kind, set_value(kind, n + 1) - set_value(kind, n)] for kind, n in enumerate(held[:COMMODITIES]) if 0 < n < COPIES[kind]]
        found["hand_value"] = hand_value(p)
        each = prices(p.cards)
        found["prices"] = [None if owns(p, card) else each[card] for card in range(CIV_CARDS)]
        found["purchase"] = purchase(s, seat)
        found["assault"] = assault(s, seat)
        found["sailing"] = {"steps": ship_range(p), "seas": sails_open_seas(s, p), "ends_at_sea": s.rules.ships_may_end_in_open_sea}
        found["proposal"] = proposal(s, seat)
        found["forecast"] = forecast(s, s, seat) if moves(s, seat) else None
    return found


def moves(s: State, seat: int) -> bool:
    """Whether *seat* is moving its tokens."""
    return bool(s.stack) and isinstance(s.stack[-1], MoveTurn) and s.stack[-1].seat == seat


def assault(s: State, seat: int) -> dict[str, Any] | None:
    """A city of mine that would fall without a fight: who stands before it, and what I lack (CIV80-8.10)."""
    if s.pending is None or s.pending.what != "surrender" or seat not in s.to_act:
        return None
    area, enemy = s.pending.about["area"], s.pending.about["seat"]
    attackers = s.players[enemy]
    return {
        "area": area,
        "enemy": enemy,
        "tokens": attackers.tokens[area],
        "needed": attackers_needed(s.players[seat]),
        "stock": s.players[seat].stock,
    }


def numbers(s: State, seat: int) -> dict[str, int]:
    """Public numbers of a nation."""
    p = s.players[seat]
    return {
        "ast": p.space,
        "points": open_points(s, seat),
        "cities": len(p.cities),
        "tokens": sum(p.tokens),
        "areas": sum([1 for n in p.tokens if n]),
        "stock": p.stock,
        "treasury": p.treasury,
        "ships": len(p.ships),
        "cards": p.cards.bit_count(),
        "hand": len(p.hand),
    }


def warnings(before: State, after: State, seat: int) -> list[Message]:
    """What a player may not have thought of: what a choice will cost later in the round."""
    had, has = troubles(before, seat), troubles(after, seat)
    found: list[Message] = [(message, {TROUBLES[message]: n}) for message, n in has.items() if n > had.get(message, 0)]
    new = [area for area in range(AREAS) if after.players[seat].tokens[area] and in_conflict(after, area) and not in_conflict(before, area)]
    bought = before.pending is not None and before.pending.what in ("buy", "hand-in") and (after.pending is None or seat not in after.to_act)
    over = len(after.players[seat].hand) - HAND_LIMIT
    if lives_on_board(before, seat) and not lives_on_board(after, seat):
        found.append(("warn-nobody", {}))
    return found + [("warn-conflict", {"area": area}) for area in new] + ([("warn-hand", {"cards": over})] if bought and over > 0 else [])


def lives_on_board(s: State, seat: int) -> bool:
    """Whether tokens or cities are there that can grow or be built on (CIV80-16.4)."""
    p = s.players[seat]
    return bool(p.cities) or population(s, p) > 0


TROUBLES = {"warn-surplus": "tokens", "warn-support": "tokens", "warn-revolt": "cities"}  # what each counts


def troubles(s: State, seat: int) -> dict[str, int]:
    """Tokens above the limit (CIV80-9.5), cities without support (CIV80-16.1) or without tokens for their taxes (CIV80-4.2)."""
    p = s.players[seat]
    sites = buildable(s, p)
    found = {
        "warn-surplus": sum([surplus(s, p, area) for area, n in enumerate(p.tokens) if n and area not in sites]),
        "warn-support": 2 * count_cities(s, p) - population(s, p) if p.cities else 0,
        "warn-revolt": len(p.cities) - p.stock // USUAL_RATE,
    }
    return {message: n for message, n in found.items() if n > 0}


def marks(event: Event) -> bool:
    """Whether a line of the chronicle is marked on the graphs: every fifth round, and steps back."""
    return (event.message == "round-begins" and event.args["round"] % 5 == 0) or event.message == "steps-back"


def moment(s: State) -> Message:
    """Round 11."""
    return ("moment", {"round": s.round}) if s.event else ("moment-setup", {})


def candidates(s: State, seat: int) -> list[Option]:
    """What a buyer looks for; what of it is refused is shown with the reason.

    Not what is chosen, nor what only its place in the table bars (CIV80-24.2): a page puts back the one and adds the other.
    """
    if s.pending is None or s.pending.what != "buy":
        return []
    offer = purchase(s, seat)
    settled = [*offer["chosen"], *offer["late"]] if offer else []
    return [("buy", card) for card in range(CIV_CARDS) if not owns(s.players[seat], card) and card not in settled]
