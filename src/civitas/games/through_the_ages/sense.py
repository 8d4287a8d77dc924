"""A feeling for the game: what a position is worth to a player, in culture points they may hope for.  For bots; no rule depends on it."""

from __future__ import annotations

from civitas.kernel.options import Space
from civitas.kernel.records import Option

from .board import consumption, corruption, food, resources
from .pacts import forbids_attack
from .production import food_production, resource_production
from .ratings import civil_hand_limit, discontent, happy_needed, military_hand_limit
from .sense_cards import (
    STEADY,
    WEIGHTS,
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

DECKS = [[0, 0] + [len(civil_deck(age, n)) for n in (2, 3, 4)] for age in range(4)]  # civil cards by age and players
NEVER = float("-inf")


def turns_left(s: State, seat: int) -> float:
    """How many of their turns are still to come, this one included, as far as the civil decks tell."""
    mine = 1.0 if s.current == seat else 0.0
    if s.last_round:
        later = (seat - s.start) % len(s.players) > (s.current - s.start) % len(s.players)
        return s.last_round - s.round + mine + (1.0 if later else 0.0)
    cards = len(s.civil_deck)
    for age in range(s.age + 1, LAST_AGE[s.mode] + 1):
        cards += DECKS[age][s.in_game]
    a_round = s.in_game * (CLEARED[s.in_game] + 1.3)
    return cards / a_round + 1.0 + mine


def worth(s: State, seat: int) -> float:
    """What the position is worth to *seat*."""
    p = s.players[seat]
    if not p.playing:
        return -1000.0
    rivals = [s.players[other] for other in others(s, seat)]
    if s.over:
        best = max([rival.culture for rival in rivals], default=0)
        return float(p.culture + (p.culture > best) * 20) if rivals else 500.0
    prices = Prices(turns_left(s, seat))
    found = p.culture + income(s, p, prices) + people(s, p, prices) + area(s, p, prices) + hands(s, p, prices)
    found += standing(p, rivals, prices) * WEIGHTS["standing"]
    return found - WEIGHTS["rival"] * max([rival.culture for rival in rivals], default=0)


def income(s: State, p: Player, prices: Prices) -> float:
    """What the ratings, the production and the stock will bring."""
    found = p.culture_rating * prices.culture_income
    found += min(p.science_rating, 14) * prices.science_income + max(0, p.science_rating - 14) * prices.science_income * 0.4
    stock, surplus = food(p), food_production(s, p) - consumption(p)
    made = resource_production(s, p)
    found += min(made, 14) * prices.resource_income + max(0, made - 14) * prices.resource_income * 0.4
    enough = WEIGHTS["surplus"]
    found += min(surplus, enough) * prices.food_income + max(0.0, surplus - enough) * prices.food_income * 0.25
    found -= 4.0 * max(0, -(stock + surplus))
    if surplus < 0:
        found += surplus * 1.2 * prices.turns * 0.4
    left = resources(p)
    found += min(left, 12) * prices.resource + max(0, left - 12) * prices.resource * 0.3
    found += min(stock, 6) * prices.food + max(0, stock - 6) * prices.food * 0.3
    found += min(p.science, 16) * prices.science + max(0, p.science - 16) * prices.science * WEIGHTS["idle"]
    found -= corruption(p) * prices.resource * min(2.0, prices.turns)
    return found + p.unit_resources * prices.resource * 0.3 + p.unit_science * prices.science * 0.3


def people(s: State, p: Player, prices: Prices) -> float:
    """Workers, tokens, contentment, actions."""
    found = p.unused * prices.worker * (1.0 if p.unused <= 2 else 0.7) + p.yellow * prices.yellow * 0.5 + p.blue_owned * prices.blue
    missing = discontent(p)
    if missing > p.unused:  # an uprising: a turn without production
        found -= 4.0 + 1.6 * (p.culture_rating + p.science_rating * prices.science + 2.0)
    found -= missing * prices.happy * 1.5
    spare = p.happiness - happy_needed(p)
    found += min(2, max(0, spare)) * prices.happy
    found += p.ca_total * prices.civil_action + p.ma_total * prices.military_action
    if s.current == p.seat:
        found += p.ca * prices.action + min(3, p.ma + p.extra_ma) * 0.45
    return found


def area(s: State, p: Player, prices: Prices) -> float:
    """Cards in play, beyond what ratings and production already say."""
    found = 0.0
    for tech in p.technologies:
        if LEVEL[tech]:
            found += promise(prices, p, tech) * (0.5 if KIND[tech] == UNIT else 1.0)
    for card in p.specials:
        if card != NONE:
            found += special_worth(prices, card) * 0.35  # its actions and strength are counted where they show
    if p.government != DESPOTISM:
        found += 0.25 * prices.build
    if p.leader != NONE:
        found += STEADY[IDS[p.leader]] * life(prices, s, p.leader) * WEIGHTS["leader"]
    if p.wonder != NONE:
        found += value_unfinished(prices, s, p) * WEIGHTS["wonder"]
    found += 1.5 * len(p.colonies)
    for card in p.wonders:
        found += 3.0 - 0.4 * LEVEL[card]
        if IDS[card] == "ocean_liner_service":
            found += prices.build * 1.2
        elif IDS[card] == "library_of_alexandria":
            found += 1.5
    if p.tactic != NONE:
        found += WEIGHTS["tactic"]
    return found


def hands(s: State, p: Player, prices: Prices) -> float:
    """Civil and military cards in hand: the best ones count, because there are not so many turns to play them."""
    values = sorted([in_hand(prices, s, p, card) for card in p.hand], reverse=True)
    found = WEIGHTS["hand"] * sum([value * (0.9 if n < 3 else 0.6) for n, value in enumerate(values)], 0.0)
    if len(p.hand) >= civil_hand_limit(p):
        found -= 0.6  # nothing more can be taken
    limit = military_hand_limit(p)
    drawn = sorted([military_card(prices, s, p, card) for card in p.military], reverse=True)
    return found + WEIGHTS["military_hand"] * sum([value * (0.55 if n < limit else 0.1) for n, value in enumerate(drawn)], 0.0)


def standing(p: Player, rivals: list[Player], prices: Prices) -> float:
    """Strength, compared: the weakest are hit by events and attacks, the strongest gain."""
    found = 0.0
    for rival in rivals:
        ahead = p.strength - rival.strength
        found += max(-14, min(10, ahead)) * prices.strength * (1.3 if ahead < 0 else 0.8)
        found += 1.5 if ahead > 0 else -1.5 if ahead < 0 else 0.0
    return found / max(1, len(rivals)) + p.strength * 0.25


# --- what shows only later ------------------------------------------------------------------------------------------------------


def advice(s: State, seat: int, options: list[Option]) -> list[float]:
    """Corrections for options whose worth does not show in the position they lead to."""
    what = s.pending.what if s.pending is not None else ""
    if what == "action":
        return [value_end(s, seat) if option == ("end",) else action_advice(s, seat, option) for option in options]
    if what == "politics":
        return [political(s, seat, option) for option in options]
    if what == "bid":
        return [bid(s, seat, option) for option in options]
    if what == "defend":
        return [-6.0 if option[0] == "decline" else 0.0 for option in options]
    return [0.0] * len(options)


def value_end(s: State, seat: int) -> float:
    """Ending the turn brings its production, but that comes anyway: only the unused actions are lost."""
    p = s.players[seat]
    after = s.clone()
    after.play(("end",), seat)
    prices = Prices(turns_left(s, seat))
    return worth(s, seat) - p.ca * prices.action - worth(after, seat)


def action_advice(s: State, seat: int, option: Option) -> float:
    """Some actions look better than they are."""
    p = s.players[seat]
    match option[0]:
        case "destroy" | "disband":
            return -WEIGHTS["destroy"]
        case "copy":
            return -0.4
        case "hammurabi" | "trade-routes":
            return 0.3
        case "churchill":
            return 0.0 if option[1] == "culture" else -1.0
        case "revolution":
            return -0.5 * p.ca
    return 0.0


def political(s: State, seat: int, option: Option) -> float:
    """Politics: events are uncertain, attacks may be fended off."""
    p = s.players[seat]
    match option[0]:
        case "resign":
            return NEVER
        case "aggression":
            return aggression(s, p, option[1], s.players[option[2]])
        case "war":
            return war(s, p, option[1], s.players[option[2]])
        case "offer":
            return 0.8
        case "cancel":
            return -0.5
        case "lay-down":
            return -1.0
    return 0.0


def aggression(s: State, p: Player, card: int, rival: Player) -> float:
    """What an aggression may win, if the rival does not fend it off."""
    margin = p.strength - rival.strength
    likely = min(0.9, 0.2 + 0.12 * margin) if rival.military else 1.0
    op = OP[card]
    gain = 3.0
    if "take_food_and_or_resources" in op:
        gain = 1.0 * min(op["take_food_and_or_resources"], food(rival) + resources(rival))
    elif "destroy_urban" in op:
        gain = 5.0 if any(rival.workers[t] for t in rival.technologies if KIND[t] == URBAN) else 0.0
    elif IDS[card] == "annex_ii":
        gain = 8.0 if rival.colonies else 0.0
    elif IDS[card] == "infiltrate_ii":
        gain = 6.0 if rival.leader != NONE or rival.wonder != NONE else 0.0
    elif IDS[card] == "spy_ii":
        gain = 0.9 * min(5, rival.science)
    elif IDS[card].startswith("armed_intervention"):
        gain = 1.6 * min(7, rival.culture)
    return gain * likely - 0.8


def war(s: State, p: Player, card: int, rival: Player) -> float:
    """A war is won by whoever is stronger when it is resolved, a turn later."""
    if forbids_attack(s, p.seat, rival.seat):
        return NEVER
    margin = p.strength - rival.strength
    if margin < 5:
        return -4.0
    return 1.0 + (margin - 4) * (0.9 if LEVEL[card] == 3 else 0.4)


def bid(s: State, seat: int, option: Option) -> float:
    """A bid is worth the colony less the units it takes; the lowest bid that may do is enough."""
    if option[0] == "pass":
        return 0.0
    p = s.players[seat]
    prices = Prices(turns_left(s, seat))
    card = s.pending.about["card"] if s.pending is not None else NONE
    gain: float = colony(prices, card)
    for what, n in IMMEDIATE[card].items():
        gain += n * {"food": prices.food, "resources": prices.resource, "science": prices.science, "culture": 1.0}.get(what, 0.8)
    worker = prices.worker * 0.6 + prices.strength * 1.6 + 1.6 * prices.resource
    bid: int = option[1]
    return gain - bid * worker * 0.75 - 0.05 * bid - (0.5 if p.unused == 0 else 0.0)


def proposals(s: State, seat: int, space: Space) -> list[Option]:
    """Options of a space that are worth a look: the poorest cards to discard; not to defend, or small sets first."""
    if isinstance(space, Discards):
        p, prices = s.players[seat], Prices(turns_left(s, seat))
        poorest = sorted([(military_card(prices, s, p, card), card) for card in p.military])
        return [("discard", tuple(sorted([card for _, card in poorest[: space.lo]])))]
    found: list[Option] = []
    for option in space:
        found.append(option)
        if len(found) >= 60:
            break
    return found
