"""A feeling for the game: what a position is worth to a player, in culture points they may hope for.  For bots; no rule depends on it."""

from __future__ import annotations

from typing import Any

from civitas.kernel.facts import load_value
from civitas.kernel.options import Space
from civitas.kernel.records import Option
from civitas.kernel.sense import NEVER, Sense, make_sense

from .board import consumption, corruption, food, resources
from .pacts import forbids_attack
from .production import food_production, resource_production
from .ratings import civil_hand_limit, discontent, happy_needed, military_hand_limit
from .sense_cards import (
    Prices,
    colony,
    in_hand,
    life,
    military_card,
    promise,
    special_worth,
    value_unfinished,
)
from .spaces import Discards
from .state import Player, State, others
from .tables import (
    CLEARED,
    DESPOTISM,
    FULL,
    IDS,
    IMMEDIATE,
    KIND,
    LAST_AGE,
    LEVEL,
    NONE,
    OP,
    UNIT,
    URBAN,
    civil_deck,
)
from .weights import Weights

DECKS = [[0, 0] + [len(civil_deck(age, n)) for n in (2, 3, 4)] for age in range(4)]  # civil cards by age and players
LISTED = 60  # options of a space that are looked at


def make(weights: dict[str, float]) -> Sense:
    """What a bot thinks of Through the Ages, with its own weights."""
    return make_sense(weights, Weights(weights), turn_of, worth, terms, advice, proposals, alternatives)


def turn_of(s: State) -> tuple[int, ...]:
    """A turn of one player, whatever others are asked in it."""
    return (s.round, s.current)


def alternatives(w: Weights, s: State, seat: int, listed: list[Option] | Space, k: int) -> list[Option]:
    """Other cards to part with."""
    return poorest(w, s, seat, listed, k) if isinstance(listed, Discards) else []


def load_learned(s: State) -> dict[str, Any] | None:
    """What was learned from whole games; of a shorter or peaceful one it says nothing."""
    return load_value(__package__, len(s.players)) if s.mode == FULL else None


def turns_left(w: Weights, s: State, seat: int) -> float:
    """How many of their turns are still to come, this one included, as far as the civil decks tell."""
    mine = 1.0 if s.current == seat else 0.0
    if s.last_round:
        later = (seat - s.start) % len(s.players) > (s.current - s.start) % len(s.players)
        return s.last_round - s.round + mine + (1.0 if later else 0.0)
    cards = len(s.civil_deck)
    for age in range(s.age + 1, LAST_AGE[s.mode] + 1):
        cards += DECKS[age][s.in_game]
    a_round = s.in_game * (CLEARED[s.in_game] + w.taken)
    return cards / a_round + 1.0 + mine


def worth(w: Weights, s: State, seat: int) -> float:
    """What the position is worth to *seat*."""
    p = s.players[seat]
    if not p.playing:
        return -1000.0
    rivals = [s.players[other] for other in others(s, seat)]
    if s.over:
        best = max([rival.culture for rival in rivals], default=0)
        return p.culture + (w.winning if p.culture > best else 0.0) if rivals else w.alone
    prices = Prices(w, turns_left(w, s, seat))
    found = p.culture + income(s, p, prices) + people(s, p, prices) + area(s, p, prices) + hands(s, p, prices)
    found += standing(p, rivals, prices) * w.standing
    return found - w.rival * max([rival.culture for rival in rivals], default=0)


def terms(w: Weights, s: State, seat: int) -> dict[str, float]:
    """The same in parts."""
    p = s.players[seat]
    if not p.playing or s.over:
        return {"worth": worth(w, s, seat)}
    rivals = [s.players[other] for other in others(s, seat)]
    prices = Prices(w, turns_left(w, s, seat))
    return {
        "culture": float(p.culture),
        "income": income(s, p, prices),
        "people": people(s, p, prices),
        "area": area(s, p, prices),
        "hands": hands(s, p, prices),
        "standing": standing(p, rivals, prices) * w.standing,
        "rivals": -w.rival * max([rival.culture for rival in rivals], default=0),
    }


def income(s: State, p: Player, prices: Prices) -> float:
    """What the ratings, the production and the stock will bring."""
    w = prices.w
    found = p.culture_rating * prices.culture_income
    many = max(0, p.science_rating - w.many_science)
    found += min(p.science_rating, w.many_science) * prices.science_income + many * prices.science_income * w.many_less
    stock, surplus = food(p), food_production(s, p) - consumption(p)
    made = resource_production(s, p)
    found += min(made, w.many_resources) * prices.resource_income + max(0, made - w.many_resources) * prices.resource_income * w.many_less
    enough = w.surplus
    found += min(surplus, enough) * prices.food_income + max(0.0, surplus - enough) * prices.food_income * w.surplus_less
    found -= w.famine * max(0, -(stock + surplus))
    if surplus < 0:
        found += surplus * w.hunger * prices.turns * w.hunger_turns
    left = resources(p)
    found += min(left, w.stock_resources) * prices.resource + max(0, left - w.stock_resources) * prices.resource * w.stock_less
    found += min(stock, w.stock_food) * prices.food + max(0, stock - w.stock_food) * prices.food * w.stock_less
    found += min(p.science, w.stock_science) * prices.science + max(0, p.science - w.stock_science) * prices.science * w.idle
    found -= corruption(p) * prices.resource * min(w.corruption_turns, prices.turns)
    return found + p.unit_resources * prices.resource * w.unit_left + p.unit_science * prices.science * w.unit_left


def people(s: State, p: Player, prices: Prices) -> float:
    """Workers, tokens, contentment, actions."""
    w = prices.w
    found = p.unused * prices.worker * (1.0 if p.unused <= 2 else w.idle_worker)
    found += p.yellow * prices.yellow * w.yellow_bank + p.blue_owned * prices.blue
    missing = discontent(p)
    if missing > p.unused:  # an uprising: a turn without production
        found -= w.uprising + w.uprising_turn * (p.culture_rating + p.science_rating * prices.science + w.uprising_lost)
    found -= missing * prices.happy * w.discontent
    spare = p.happiness - happy_needed(p)
    found += min(2, max(0, spare)) * prices.happy
    found += p.ca_total * prices.civil_action + p.ma_total * prices.military_action
    if s.current == p.seat:
        found += p.ca * prices.action + min(3, p.ma + p.extra_ma) * w.military_left
    return found


def area(s: State, p: Player, prices: Prices) -> float:
    """Cards in play, beyond what ratings and production already say."""
    w = prices.w
    found = 0.0
    for tech in p.technologies:
        if LEVEL[tech]:
            found += promise(prices, p, tech) * (w.unit_promise if KIND[tech] == UNIT else 1.0)
    for card in p.specials:
        if card != NONE:
            found += special_worth(prices, card) * w.special  # its actions and strength are counted where they show
    if p.government != DESPOTISM:
        found += w.government * prices.build
    if p.leader != NONE:
        found += w.leaders[p.leader] * life(prices, s, p.leader) * w.leader
    if p.wonder != NONE:
        found += value_unfinished(prices, s, p) * w.wonder
    found += w.colonies * len(p.colonies)
    for card in p.wonders:
        found += w.wonders - w.wonder_age * LEVEL[card]
        if IDS[card] == "ocean_liner_service":
            found += prices.build * w.ocean_liner_service
        elif IDS[card] == "library_of_alexandria":
            found += w.library_of_alexandria
    if p.tactic != NONE:
        found += w.tactic
    return found


def hands(s: State, p: Player, prices: Prices) -> float:
    """Civil and military cards in hand: the best ones count, because there are not so many turns to play them."""
    w = prices.w
    values = sorted([in_hand(prices, s, p, card) for card in p.hand], reverse=True)
    found = w.hand * sum([value * (w.hand_first if n < 3 else w.hand_further) for n, value in enumerate(values)], 0.0)
    if len(p.hand) >= civil_hand_limit(p):
        found -= w.hand_full  # nothing more can be taken
    limit = military_hand_limit(p)
    drawn = sorted([military_card(prices, s, p, card) for card in p.military], reverse=True)
    return found + w.military_hand * sum([value * (w.military_kept if n < limit else w.military_lost) for n, value in enumerate(drawn)], 0.0)


def standing(p: Player, rivals: list[Player], prices: Prices) -> float:
    """Strength, compared: the weakest are hit by events and attacks, the strongest gain."""
    w = prices.w
    found = 0.0
    for rival in rivals:
        ahead = p.strength - rival.strength
        found += max(-w.behind_most, min(w.ahead_most, ahead)) * prices.strength * (w.behind if ahead < 0 else w.ahead)
        found += w.stronger if ahead > 0 else -w.stronger if ahead < 0 else 0.0
    return found / max(1, len(rivals)) + p.strength * w.strength_alone


# --- what shows only later ------------------------------------------------------------------------------------------------------


def advice(w: Weights, s: State, seat: int, options: list[Option]) -> list[float]:
    """Corrections for options whose worth does not show in the position they lead to."""
    what = s.pending.what if s.pending is not None else ""
    if what == "action":
        return [value_end(w, s, seat) if option == ("end",) else action_advice(w, s, seat, option) for option in options]
    if what == "politics":
        return [political(w, s, seat, option) for option in options]
    if what == "bid":
        return [bid(w, s, seat, option) for option in options]
    if what == "defend":
        return [-w.decline if option[0] == "decline" else 0.0 for option in options]
    return [0.0] * len(options)


def value_end(w: Weights, s: State, seat: int) -> float:
    """Ending the turn brings its production, but that comes anyway: only the unused actions are lost."""
    p = s.players[seat]
    after = s.clone()
    after.play(("end",), seat)
    prices = Prices(w, turns_left(w, s, seat))
    return worth(w, s, seat) - p.ca * prices.action - worth(w, after, seat)


def action_advice(w: Weights, s: State, seat: int, option: Option) -> float:
    """Some actions look better than they are."""
    p = s.players[seat]
    match option[0]:
        case "destroy" | "disband":
            return -w.destroy
        case "copy":
            return -w.copy_tactic
        case "hammurabi" | "trade-routes":
            return w.free_use
        case "churchill":
            return 0.0 if option[1] == "culture" else -w.churchill
        case "revolution":
            return -w.revolution * p.ca
    return 0.0


def political(w: Weights, s: State, seat: int, option: Option) -> float:
    """Politics: events are uncertain, attacks may be fended off."""
    p = s.players[seat]
    match option[0]:
        case "resign":
            return NEVER
        case "aggression":
            return aggression(w, s, p, option[1], s.players[option[2]])
        case "war":
            return war(w, s, p, option[1], s.players[option[2]])
        case "offer":
            return w.offer_pact
        case "cancel":
            return -w.cancel_pact
        case "lay-down":
            return -w.lay_down
    return 0.0


def aggression(w: Weights, s: State, p: Player, card: int, rival: Player) -> float:
    """What an aggression may win, if the rival does not fend it off."""
    margin = p.strength - rival.strength
    likely = min(w.attack_sure, w.attack_even + w.attack_margin * margin) if rival.military else 1.0
    op = OP[card]
    gain = w.attack_gain
    if "take_food_and_or_resources" in op:
        gain = w.attack_goods * min(op["take_food_and_or_resources"], food(rival) + resources(rival))
    elif "destroy_urban" in op:
        gain = w.attack_building if any(rival.workers[t] for t in rival.technologies if KIND[t] == URBAN) else 0.0
    elif IDS[card] == "annex_ii":
        gain = w.attack_colony if rival.colonies else 0.0
    elif IDS[card] == "infiltrate_ii":
        gain = w.attack_leader if rival.leader != NONE or rival.wonder != NONE else 0.0
    elif IDS[card] == "spy_ii":
        gain = w.attack_science * min(5, rival.science)
    elif IDS[card].startswith("armed_intervention"):
        gain = w.attack_culture * min(7, rival.culture)
    return gain * likely - w.attack_cost


def war(w: Weights, s: State, p: Player, card: int, rival: Player) -> float:
    """A war is won by whoever is stronger when it is resolved, a turn later."""
    if forbids_attack(s, p.seat, rival.seat):
        return NEVER
    margin = p.strength - rival.strength
    if margin < w.war_margin:
        return -w.war_rash
    return w.war_gain + (margin - w.war_from) * (w.war_last if LEVEL[card] == 3 else w.war_each)


def bid(w: Weights, s: State, seat: int, option: Option) -> float:
    """A bid is worth the colony less the units it takes; the lowest bid that may do is enough."""
    if option[0] == "pass":
        return 0.0
    p = s.players[seat]
    prices = Prices(w, turns_left(w, s, seat))
    card = s.pending.about["card"] if s.pending is not None else NONE
    gain: float = colony(prices, card)
    for what, n in IMMEDIATE[card].items():
        gain += n * {"food": prices.food, "resources": prices.resource, "science": prices.science, "culture": 1.0}.get(what, w.bid_other)
    worker = prices.worker * w.bid_worker + prices.strength * w.bid_strength + w.bid_resource * prices.resource
    bid: int = option[1]
    return gain - bid * worker * w.bid_unit - w.bid_low * bid - (w.bid_no_workers if p.unused == 0 else 0.0)


def proposals(w: Weights, s: State, seat: int, space: Space) -> list[Option]:
    """Options of a space that are worth a look: the poorest cards to discard; not to defend, or small sets first."""
    if isinstance(space, Discards):
        return poorest(w, s, seat, space, 1)
    found: list[Option] = []
    for option in space:
        found.append(option)
        if len(found) >= LISTED:
            break
    return found


def poorest(w: Weights, s: State, seat: int, space: Discards, k: int) -> list[Option]:
    """*k* sets of cards to discard: the poorest, then each with the next poorer card instead of one of them."""
    p, prices = s.players[seat], Prices(w, turns_left(w, s, seat))
    order = [card for _, card in sorted([(military_card(prices, s, p, card), card) for card in p.military])]
    found: list[Option] = [("discard", tuple(sorted(order[: space.lo])))]
    for kept in range(space.lo - 1, -1, -1):
        for instead in range(space.lo, len(order)):
            found.append(("discard", tuple(sorted([*order[:kept], *order[kept + 1 : space.lo], order[instead]]))))
    return found[:k]
