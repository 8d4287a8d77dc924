"""What a page or a screen shows beyond the view: card faces, prices, and what the end of the turn will bring.

Everything here follows from what all players see.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from civitas.kernel.chronicle import Event
from civitas.kernel.flow import current
from civitas.kernel.records import Message, Option

from .actions import ActionPhase
from .board import consumption, corruption, food, resources
from .costs import population_cost, take_cost
from .page_digests import digest
from .page_moments import auction, defence, pact
from .production import production_phase
from .ratings import civil_hand_limit, colonization_modifier, discontent, happy_needed, military_hand_limit
from .state import Player, State
from .tables import (
    AGE_NAMES,
    AGGRESSION,
    CARDS,
    GOVERNMENT,
    IDS,
    KIND,
    KIND_NAMES,
    LEADER,
    LEVEL,
    MAX_DRAW,
    MILITARY_ACTION_COST,
    NONE,
    PACT,
    RESOURCE_COST,
    REVOLUTION_COST,
    ROWS,
    SCIENCE_COST,
    SPECIAL,
    SPECIAL_TYPE_NAMES,
    STAGES,
    TACTIC,
    TYPE,
    TYPE_NAMES,
    UNIT,
    URBAN,
    WAR,
)

ATTACKS = {AGGRESSION: "aggression", WAR: "war"}
SPOKEN = {"leader", "wonder", "action", "aggression", "war", "pact", "event"}  # what these do is said in a sentence, effect-<id>

# What the symbols on cards are called on the page, in the order in which a card shows them.
SYMBOLS = {
    "food": "food",
    "resources": "resources",
    "culture": "culture",
    "science": "science",
    "strength": "strength",
    "happy": "happy",
    "civil_actions": "civil",
    "military_actions": "military",
    "blue_tokens": "blue",
    "yellow_tokens": "yellow",
    "colonization": "ship",
}


def name_of(card: int, language: str) -> str:
    """What a card is called: in the reader's language, or in English."""
    names: dict[str, str] = ROWS[card]["names"]
    return names.get(language, names["en"])


def faces(language: str, say: Callable[..., str]) -> dict[str, Any]:
    """Every card as it is printed, by its number."""
    return {"cards": [face(card, language, say) for card in range(CARDS)]}


def face(card: int, language: str, say: Callable[..., str]) -> dict[str, Any]:
    """One card as it is printed."""
    row, kind = ROWS[card], KIND[card]
    printed = row.get("per_worker") or row.get("stats") or row.get("permanent") or {}
    printed = printed | {key: row[key] for key in ("civil_actions", "military_actions") if row.get(key)}
    return {
        "slug": IDS[card],
        "name": name_of(card, language),
        "age": AGE_NAMES[LEVEL[card]],
        "level": LEVEL[card],
        "kind": KIND_NAMES[kind],
        "type": TYPE_NAMES[TYPE[card]] if kind <= UNIT else SPECIAL_TYPE_NAMES[TYPE[card]] if kind == SPECIAL else "",
        "science": SCIENCE_COST[card],
        "revolution": REVOLUTION_COST[card],
        "resources": RESOURCE_COST[card],
        "military": MILITARY_ACTION_COST[card],
        "stages": STAGES[card],
        "gives": [[name, int(printed[key])] for key, name in SYMBOLS.items() if printed.get(key)],
        "digest": digest(row),
        "text": text(row, say),
    }


def text(row: dict[str, Any], say: Callable[..., str]) -> str:
    """What a card does beyond its symbols: in a sentence of its own, or by its numbers."""
    if row["type"] == "tactic":
        army = " + ".join(say(f"unit-{kind}", n=n) for kind, n in row["army"].items())
        return say("tactic-text", army=army, strength=row["strength"], outdated=row["strength_outdated"] or 0)
    if row["type"] == "bonus":
        return say("bonus-text", defense=row["defense"], colonization=row["colonization"])
    if row["type"] == "territory":
        return ", ".join(say(f"at-once-{what}", n=n) for what, n in row["immediate"].items())
    if row["type"] == "government":
        return say("government-text", n=row["urban_building_limit"])
    if row["type"] == "construction":
        discounts = " / ".join(map(str, row["urban_discount_by_level"][1:]))
        return say("construction-text", discounts=discounts, stages=row["wonder_stages_per_action"])
    if "per_worker" in row:
        return worker_text(row, say)
    if row["type"] in SPECIAL_TYPE_NAMES:
        return say("special-text", gives=say_gives(row["stats"], say))
    return say(f"effect-{row['id']}") if row["type"] in SPOKEN else ""


def worker_text(row: dict[str, Any], say: Callable[..., str]) -> str:
    """What a worker on a farm, in a mine, in a building or in a unit gives, and what it costs to put one there."""
    printed, cost = row["per_worker"], row["resource_cost"]
    if row["kind"] in ("farm", "mine"):
        [n] = printed.values()
        return say(f"{row['kind']}-text", n=n, cost=cost)
    besides = " " + say("air_force-text") if row["type"] == "air_force" else ""
    return say("worker-text", gives=say_gives(printed, say), cost=cost) + besides


def say_gives(printed: dict[str, int], say: Callable[..., str]) -> str:
    """The symbols of a card in words."""
    return ", ".join(say(f"gives-{name}", n=printed[key]) for key, name in SYMBOLS.items() if printed.get(key))


def shared(s: State) -> list[dict[str, Any]]:
    """The part of the board that is the same for everybody: where each civilization stands."""
    return [sums(s, p) for p in s.players]


def board(s: State, seat: int | None, stands: list[dict[str, Any]] | None = None) -> dict[str, Any]:
    """What everything costs *seat* now, and where each civilization *stands* (if that is known already)."""
    row = [None if seat is None or s.row[space - 1] == NONE else take_cost(s, s.players[seat], space) for space in range(1, len(s.row) + 1)]
    moments = {"auction": auction(s, seat), "defence": defence(s, seat), "pact": pact(s, seat)}
    return {"row": row, "players": shared(s) if stands is None else stands, **moments}


def sums(s: State, p: Player) -> dict[str, Any]:
    """What follows from the cards and tokens of one civilization."""
    after = forecast(s, p)
    return {
        "food": food(p),
        "resources": resources(p),
        "food_production": after.pop("food_production"),
        "resource_production": after.pop("resource_production"),
        "consumption": consumption(p),
        "corruption": corruption(p),
        "population_cost": population_cost(p),
        "happy_needed": happy_needed(p),
        "discontent": discontent(p),
        "civil_limit": civil_hand_limit(p),
        "military_limit": military_hand_limit(p),
        "ships": colonization_modifier(p),
        "forecast": after,
    }


def forecast(s: State, p: Player) -> dict[str, int]:
    """What the end of the turn would bring now: nothing but cards if there is an uprising (TTA-7.2, TTA-7.3)."""
    then = s.clone()
    then.chronicle = []
    after = then.players[p.seat]
    if discontent(p) <= p.unused:
        production_phase(then, p.seat)
    told = {event.message: event.args.get("number", 0) for event in then.chronicle}
    return {
        "science": after.science,
        "culture": after.culture,
        "food": food(after),
        "resources": resources(after),
        "famine": int(told.get("famine", 0)),
        "food_production": int(told.get("produces-food", 0)),
        "resource_production": int(told.get("produces-resources", 0)),
        "military": min(MAX_DRAW, p.ma + p.extra_ma),
    }


def numbers(s: State, seat: int) -> dict[str, int]:
    """The ratings of a civilization, in the order in which players read them."""
    p = s.players[seat]
    return {
        "culture": p.culture,
        "culture_rating": p.culture_rating,
        "science": p.science,
        "science_rating": p.science_rating,
        "strength": p.strength,
        "happiness": p.happiness,
        "food": food(p),
        "resources": resources(p),
        "corruption": corruption(p),
        "discontent": discontent(p),
        "unused_workers": p.unused,
        "blue_bank": p.blue,
        "yellow_bank": p.yellow,
        "civil_actions": p.ca,
        "military_actions": p.ma + p.extra_ma,
    }


def warnings(before: State, after: State, seat: int) -> list[Message]:
    """What a player may not have thought of: troubles that a choice would bring about, or that the end of their turn will."""
    p = before.players[seat]
    if before.current != seat or before.pending is None or before.pending.what != "action":
        return []
    if after.current == seat and current(after, ActionPhase) is not None:
        had = [message for message, _ in troubles(before, p)]
        return [(message, args) for message, args in troubles(after, after.players[seat]) if message not in had]
    left: list[Message] = [("warn-actions-left", {"actions": p.ca})] if p.ca else []
    return troubles(before, p) + left


def troubles(s: State, p: Player) -> list[Message]:
    """What the end of the turn would cost as things are: an uprising stops everything else (TTA-7.2 to TTA-7.3)."""
    if discontent(p) > p.unused:
        return [("warn-uprising", {"discontent": discontent(p), "unused": p.unused})]
    famine, lost = forecast(s, p)["famine"], corruption(p)
    found: list[Message] = [("warn-famine", {"food": famine})] if famine else []
    return [*found, ("warn-corruption", {"resources": lost})] if lost else found


def marks(event: Event) -> bool:
    """Whether a line of the chronicle is marked on the graphs: a new age, the last round."""
    return event.message in ("age-begins", "last-round")


def moment(s: State) -> Message:
    """Round 9, Age II, 21 civil cards left."""
    return "moment", {"round": s.round, "age": AGE_NAMES[s.age], "cards": len(s.civil_deck)}


def candidates(s: State, seat: int) -> list[Option]:
    """What players look for; what of it is refused is shown with the reason."""
    p = s.players[seat]
    what = s.pending.what if s.pending is not None else ""
    if what == "politics":
        return [option for card in dict.fromkeys(p.military) for option in political_wishes(s, p, card)]
    if what != "action":
        return []
    found: list[Option] = [("take", space) for space in range(1, len(s.row) + 1) if s.row[space - 1] != NONE]
    found.append(("population",))
    found += [("build", tech) for tech in p.technologies if KIND[tech] <= URBAN or KIND[tech] == UNIT]
    if p.wonder != NONE:
        found.append(("stage", 1))
    found += [("develop", card) for card in p.hand if KIND[card] <= SPECIAL]
    found += [("revolution", card) for card in p.hand if KIND[card] == GOVERNMENT]
    found += [("leader", card) for card in p.hand if KIND[card] == LEADER]
    found += [("tactic", card) for card in dict.fromkeys(p.military) if KIND[card] == TACTIC]
    return found


def political_wishes(s: State, p: Player, card: int) -> list[Option]:
    """Attacks and pacts that a card in hand could be meant for."""
    rivals = [other.seat for other in s.players if other.playing and other.seat != p.seat]
    verb = ATTACKS.get(KIND[card])
    if verb is not None:
        return [(verb, card, rival) for rival in rivals]
    return [("offer", card, rivals[0], "A")] if KIND[card] == PACT and s.in_game < 3 else []
