"""What the board shows and the view does not say outright: cities piece by piece, units by kind, what my cities can do."""

# not compiled

from __future__ import annotations

from typing import Any

from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .activation import activations, best_mood, why_not_activate
from .advance import gainable
from .armies import BITS, MANY, count, supply
from .cards.card import OBJECTIVES_MET
from .cities import colour, distance, has_building, may_grow, size, wonders_in
from .collecting import Pick, collect_limit, far_spaces, goods_at, is_blocked, picks, why_not_collect
from .constructing import why_not_build_wonder, why_not_construct, wonder_cards
from .effects import has
from .happiness import happiness_budget
from .menu import BY_VERB, MAIN, list_menu
from .objectives import IN_STATUS
from .page_influence import outlook
from .payment import ADVANCE_PRICE, BUILD_PRICE, WONDER_PRICE, make_deal, payable
from .recruiting import RECRUIT_IDS, Needs, recruit_limit, why_not_recruit
from .resources import limit
from .scoring import score
from .state import Player, State
from .tables import (
    ACADEMY,
    ADVANCE_COST,
    ADVANCES,
    ANGRY,
    BUILDING_COST,
    BUILDINGS,
    CAPTIVE,
    EXHAUSTED_TOKENS,
    HALVES,
    HAPPY,
    KINDS,
    NOBODY,
    OWNERS,
    PIRATES,
    PUBLIC_EDUCATION,
    RESOURCES,
    SETTLER,
    SHIP,
    SPECIALS,
    UNITS,
    UNKNOWN,
    WONDER_COST,
)

# --- the same for all


def shared(s: State) -> dict[str, Any]:
    """What lies on the map for all to see, unpacked; the limits and the points of everybody; what is left in the boxes."""
    return {
        "cities": [city(s, space) for space, owner in enumerate(s.city) if owner != NOBODY],
        "units": [[space, owner, counts(s.stacks[owner][space])] for owner in range(OWNERS) for space in s.board.spaces if s.stacks[owner][space]],
        "limits": [[limit(p, good) for good in range(RESOURCES)] for p in s.players],
        "halves": [score(s, p.seat) for p in s.players],
        "cubes": [[advance for advance in range(ADVANCES) if p.advances >> advance & 1] for p in s.players],
        "specials": [[special for special in range(SPECIALS) if p.specials >> special & 1] for p in s.players],
        "left": {
            "exhausted": EXHAUSTED_TOKENS - len(s.exhausted),
            "pirates": supply(s, PIRATES, SHIP),
            "events": len(s.event_deck),
            "actions": len(s.action_deck),
            "objectives": len(s.objective_deck),
            "wonders": len(s.wonder_deck),
        },
    }


def counts(stack: int) -> list[int]:
    """How many units of each kind a packed stack has."""
    return [stack >> BITS * kind & MANY for kind in range(UNITS)]


def city(s: State, space: int) -> dict[str, Any]:
    """A city piece by piece: whose colour each building has, where its port lies, which wonders stand in it."""
    return {
        "space": space,
        "owner": s.city[space],
        "size": size(s, space),
        "mood": s.mood[space],
        "pieces": [[kind, colour(s, space, kind)] for kind in range(BUILDINGS) if has_building(s, space, kind)],
        "wonders": wonders_in(s, space),
        "port": s.port[space],
        "used": activations(s, space),
    }


# --- for one of them


def board(s: State, seat: int | None, same: dict[str, Any] | None = None) -> dict[str, Any]:
    """What is the *same* for everybody, and what *seat* can do with its own: cities, prices, objectives."""
    found: dict[str, Any] = dict(shared(s) if same is None else same)
    if seat is not None:
        p = s.players[seat]
        found["mine"] = [own_city(s, p, space) for space in p.cities]
        found["advances"] = advance_prices(s, p)
        found["objectives"] = [[card, [progress(s, seat, half) for half in HALVES[card]]] for card in p.objectives.cards]
        found["wonders"] = [own_wonder(s, p, wonder) for wonder in wonder_cards(s, p)]
        found["raise"] = raising(s, p)
        found["influence"] = outlook(s, p)
        found["collect"] = collecting(s, seat)
        found["recruit"] = recruiting(s, seat)
        found["acting"] = acting(s, seat)
    return found


def own_city(s: State, p: Player, space: int) -> dict[str, Any]:
    """What a city can do now, and why not: how much it collects at most, what it can build and for which price, whom it can recruit."""
    mood = best_mood(s, p, space)
    needs = Needs(s, p, space, recruit_limit(s, p, space, mood))
    return {
        "space": space,
        "limit": collect_limit(s, p, space, mood),
        "goods": reachable(picks(s, p, space)),
        "places": max(0, min(5, len(p.cities)) - size(s, space)) if may_grow(s, p, space) else 0,
        "recruits": recruit_limit(s, p, space, mood),
        "units": [kind for kind in range(UNITS) if needs.most[kind] and needs.able(alone(kind))],
        "tires": activations(s, space) > 0 and s.mood[space] > ANGRY,
        "why": {
            "activate": told(why_not_activate(s, p, space)),
            "collect": told(why_not_collect(s, p, space)),
            "recruit": told(why_not_recruit(s, p, space)),
        },
        "buildings": [building(s, p, space, kind) for kind in range(BUILDINGS)],
    }


def alone(kind: int) -> tuple[int, ...]:
    """One unit of a kind, and nobody else."""
    return tuple([1 if other == kind else 0 for other in range(len(RECRUIT_IDS))])


def reachable(found: list[Pick]) -> list[int]:
    """From how many spaces a city could take each good."""
    return [len([pick for pick in found if good in pick.goods]) for good in range(CAPTIVE)]


def building(s: State, p: Player, space: int, kind: int) -> dict[str, Any]:
    """A building that could be built in a city: its price now, and why not."""
    return {
        "price": make_deal(s, p, BUILD_PRICE, BUILDING_COST, kind, space).price[:KINDS],
        "why": told(why_not_construct(s, p, space, kind)),
    }


def own_wonder(s: State, p: Player, wonder: int) -> dict[str, Any]:
    """A wonder that could be built: its price now, whether it can be paid, and in which cities it can be built."""
    deal = make_deal(s, p, WONDER_PRICE, WONDER_COST[wonder], wonder, p.cities[0] if p.cities else 0)
    return {
        "wonder": wonder,
        "price": deal.price[:KINDS],
        "payable": payable(s, p, deal),
        "cities": [space for space in p.cities if why_not_build_wonder(s, p, space, wonder) is None],
    }


def told(why: Refusal | None) -> list[str] | None:
    """A reason as the rule and the message."""
    return None if why is None else [why.rule, why.message]


def advance_prices(s: State, p: Player) -> list[int | None]:
    """What every advance costs *p* now, None where it may not be gained."""
    able = gainable(p)
    return [sum(make_deal(s, p, ADVANCE_PRICE, ADVANCE_COST, a).price) if a in able else None for a in range(ADVANCES)]


def progress(s: State, seat: int, objective: int) -> dict[str, Any]:
    """How an objective stands: what it has counted, and whether a status phase now would find it met; None: it is one of another moment."""
    effect = OBJECTIVES_MET[objective]
    return {"count": effect.progress(s, seat), "met": effect.met(s, seat) if IN_STATUS[objective] else None}


def raising(s: State, p: Player) -> dict[str, Any]:
    """Which cities can become happier, what a level costs, how much can be spent on it (COC-5.6.1)."""
    cities = [space for space in p.cities if s.mood[space] < HAPPY]
    return {"cities": [[space, size(s, space)] for space in cities], "budget": happiness_budget(s, p)}


def collecting(s: State, seat: int) -> dict[str, Any] | None:
    """The spaces around the city that collects now: what each gives, and what cannot be taken."""
    if s.pending is None or s.pending.what != "harvest" or seat not in s.to_act:
        return None
    p, space = s.players[seat], s.pending.about["city"]
    found = picks(s, p, space)
    reached = [pick.space for pick in found]
    near = [other for other in s.board.spaces if distance(s, space, other) <= (2 if far_spaces(p) else 1) and s.terrain[other] != UNKNOWN]
    return {
        "city": space,
        "picks": [[pick.space, pick.goods, pick.far, pick.sea] for pick in found],
        "far": far_spaces(p),
        "barred": [[other, is_blocked(s, p, space, other), goods_at(s, p, space, other) != 0] for other in near if other not in reached],
        "bonus": has(p, PUBLIC_EDUCATION) and has_building(s, space, ACADEMY),
    }


def recruiting(s: State, seat: int) -> dict[str, Any] | None:
    """The city that recruits now, the limit, and what each kind costs alone."""
    if s.pending is None or s.pending.what != "levy" or seat not in s.to_act:
        return None
    p, space = s.players[seat], s.pending.about["city"]
    needs = Needs(s, p, space, recruit_limit(s, p, space, best_mood(s, p, space)))
    return {"city": space, "prices": [needs.price(alone(kind), 0) for kind in range(len(RECRUIT_IDS))]}


def acting(s: State, seat: int) -> list[Option]:
    """What *seat* may choose now that uses an action of the turn, as cards, leaders and some advances do (COC-3.6, 5.8.1)."""
    if s.pending is None or s.pending.what != "turn" or seat not in s.to_act:
        return []
    p = s.players[seat]
    return [option for option in list_menu(s, p, MAIN) if BY_VERB[option[0]].takes_action(s, p, option)]


def candidates(s: State, seat: int) -> list[Option]:
    """The actions that a player looks for; what of them is refused is shown with the reason."""
    if s.pending is None or s.pending.what != "turn":
        return []
    if not s.players[seat].actions:
        return []
    settlers = [space for space in s.board.spaces if count(s, seat, space, SETTLER)]
    return [("move-units",), *[("found", space) for space in settlers], ("happiness",), ("influence",), ("routes",)]
