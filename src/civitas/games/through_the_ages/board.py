"""The player board: points, tokens, workers, food and resources."""

from __future__ import annotations

from .cards.card import LABS_ARE_MINES
from .ratings import recount
from .state import Player, State
from .tables import (
    BLUE_LAST,
    CONSUMPTION,
    CORRUPTION,
    FARMS,
    FOOD_GAIN_ORDER,
    FOOD_PAY_ORDER,
    LAB,
    RESOURCE_GAIN_ORDER,
    RESOURCE_PAY_ORDER,
    STORES,
    TYPE,
    VALUE,
    YELLOW_LAST,
)

# --- science and culture points (TTA-12.8) ------------------------------------------------------------------------------


def score_science(s: State, seat: int, n: int) -> None:
    """Add science points."""
    if n > 0:
        s.players[seat].science += n
        s.tell("scores-science", seat=seat, number=n)


def score_culture(s: State, seat: int, n: int) -> None:
    """Add culture points."""
    if n > 0:
        s.players[seat].culture += n
        s.tell("scores-culture", seat=seat, number=n)


def lose_science(s: State, seat: int, n: int) -> int:
    """Subtract science points, never below 0; how many were really lost."""
    p = s.players[seat]
    lost = min(n, p.science)
    if lost > 0:
        p.science -= lost
        s.tell("loses-science", seat=seat, number=lost)
    return lost


def lose_culture(s: State, seat: int, n: int) -> int:
    """Subtract culture points, never below 0; how many were really lost."""
    p = s.players[seat]
    lost = min(n, p.culture)
    if lost > 0:
        p.culture -= lost
        s.tell("loses-culture", seat=seat, number=lost)
    return lost


# --- food and resources (TTA-12.6) --------------------------------------------------------------------------------------


def food(p: Player) -> int:
    """Food they own: the value of the tokens on their farms."""
    t = p.tokens
    return t[0] * VALUE[0] + t[1] * VALUE[1] + t[2] * VALUE[2] + t[3] * VALUE[3]


def resources(p: Player) -> int:
    """Resources they own: the value of the tokens on their mines, and on labs (Bill Gates)."""
    t = p.tokens
    found = t[4] * VALUE[4] + t[5] * VALUE[5] + t[6] * VALUE[6] + t[7] * VALUE[7]
    return found + t[9] * VALUE[9] + t[10] * VALUE[10] + t[11] * VALUE[11]


def gain_food(s: State, seat: int, n: int) -> int:
    """Gain food, as far as the blue bank has tokens; how much it was (TTA-12.6.2)."""
    gained = put_tokens(s.players[seat], FOOD_GAIN_ORDER, n, n + 1)
    s.tell("gains-food", seat=seat, number=gained, short=n - gained)
    return gained


def gain_resources(s: State, seat: int, n: int) -> int:
    """Gain resources, as far as the blue bank has tokens; how many they were (TTA-12.6.2)."""
    gained = put_tokens(s.players[seat], RESOURCE_GAIN_ORDER, n, n + 1)
    s.tell("gains-resources", seat=seat, number=gained, short=n - gained)
    return gained


def lose_food(s: State, seat: int, n: int) -> int:
    """Lose food, all of it if there is less; how much of *n* was lost (TTA-12.6.6)."""
    p = s.players[seat]
    lost = min(n, food(p))
    if lost > 0:
        return_tokens(p, FOOD_PAY_ORDER, FOOD_GAIN_ORDER, lost)
        s.tell("loses-food", seat=seat, number=lost)
    return lost


def lose_resources(s: State, seat: int, n: int) -> int:
    """Lose resources, all of them if there are fewer; how many of *n* were lost (TTA-12.6.6)."""
    p = s.players[seat]
    lost = min(n, resources(p))
    if lost > 0:
        return_tokens(p, RESOURCE_PAY_ORDER, RESOURCE_GAIN_ORDER, lost)
        s.tell("loses-resources", seat=seat, number=lost)
    return lost


def pay_food(p: Player, n: int) -> None:
    """Pay food; they have that much (TTA-12.6.12: lack of change never makes a payment illegal)."""
    if n > 0:
        return_tokens(p, FOOD_PAY_ORDER, FOOD_GAIN_ORDER, n)


def pay_resources(p: Player, n: int) -> None:
    """Pay resources; they have that many."""
    if n > 0:
        return_tokens(p, RESOURCE_PAY_ORDER, RESOURCE_GAIN_ORDER, n)


def put_tokens(p: Player, order: list[int], n: int, below: int) -> int:
    """Put tokens from the bank on cards worth less than *below*, to the greatest sum up to *n*; the sum (TTA-12.6.9)."""
    rest = n
    for card in order:
        value = VALUE[card]
        if value <= rest and value < below and p.blue and card in p.technologies and (TYPE[card] != LAB or p.answers & LABS_ARE_MINES):
            tokens = min(rest // value, p.blue)
            p.tokens[card] += tokens
            p.blue -= tokens
            rest -= tokens * value
    return n - rest


def return_tokens(p: Player, order: list[int], change: list[int], n: int) -> None:
    """Return the lowest tokens to the bank until *n* is paid, and break the next one for the rest (TTA-12.6.9)."""
    rest = n
    for card in order:
        here = p.tokens[card]
        if not here:
            continue
        value = VALUE[card]
        back = min(here, rest // value)
        p.tokens[card] -= back
        p.blue += back
        rest -= back * value
        if rest == 0:
            return
        if back < here:  # worth more than the rest: what change cannot be given is overpaid, and the bank is empty (TTA-12.6.5)
            p.tokens[card] -= 1
            p.blue += 1
            put_tokens(p, change, value - rest, value)
            return


def corruption(p: Player) -> int:
    """Resources lost to corruption (TTA-12.4.4)."""
    return CORRUPTION[p.blue] if p.blue < BLUE_LAST else CORRUPTION[BLUE_LAST]


def consumption(p: Player) -> int:
    """Food eaten by the population (TTA-12.4.3)."""
    return CONSUMPTION[p.yellow] if p.yellow < YELLOW_LAST else CONSUMPTION[YELLOW_LAST]


# --- blue and yellow tokens (TTA-12.4.5) ----------------------------------------------------------------------------------


def gain_blue(s: State, seat: int, n: int) -> None:
    """Blue tokens from the box into the bank."""
    p = s.players[seat]
    p.blue += n
    p.blue_owned += n
    s.tell("gains-blue", seat=seat, number=n)


def lose_blue_from_bank(s: State, seat: int, n: int) -> int:
    """Blue tokens from the bank to the box; how many are still owed.  ``losses.LoseBlueTokens`` takes those from cards."""
    p = s.players[seat]
    lost = min(n, p.blue)
    if lost:
        p.blue -= lost
        p.blue_owned -= lost
        s.tell("loses-blue", seat=seat, number=lost)
    return n - lost


def lose_blue_from_card(s: State, seat: int, card: int) -> None:
    """A blue token from a farm, mine or lab to the box; its value is lost (TTA-12.4.6)."""
    p = s.players[seat]
    p.tokens[card] -= 1
    p.blue_owned -= 1
    s.tell("loses-blue-from", seat=seat, card=card)


def cards_with_tokens(p: Player) -> list[int]:
    """Farms, mines and labs that hold blue tokens."""
    return [card for card in range(STORES) if p.tokens[card]]


def lose_all_food(s: State, seat: int) -> None:
    """All tokens on farms go back to the blue bank (Rats)."""
    p = s.players[seat]
    lost = food(p)
    for farm in FARMS:
        p.blue += p.tokens[farm]
        p.tokens[farm] = 0
    if lost:
        s.tell("loses-food", seat=seat, number=lost)


def gain_yellow(s: State, seat: int, n: int) -> None:
    """Yellow tokens from the box into the bank."""
    p = s.players[seat]
    p.yellow += n
    p.yellow_owned += n
    s.tell("gains-yellow", seat=seat, number=n)


def lose_yellow(s: State, seat: int, n: int) -> int:
    """Yellow tokens from the bank to the box, at most all that are there: workers are safe; how many."""
    p = s.players[seat]
    lost = min(n, p.yellow)
    if lost:
        p.yellow -= lost
        p.yellow_owned -= lost
        s.tell("loses-yellow", seat=seat, number=lost)
    return lost


def take_yellow(s: State, taker: int, loser: int, n: int) -> int:
    """Yellow tokens from one bank to another, at most what is there; how many."""
    moved = min(n, s.players[loser].yellow)
    if moved:
        lose_yellow(s, loser, moved)
        gain_yellow(s, taker, moved)
    return moved


# --- workers (TTA-12.5) -----------------------------------------------------------------------------------------------------


def gain_population(s: State, seat: int, n: int = 1) -> int:
    """Free workers from the bank to the pool, while there are tokens; how many (TTA-12.5.2)."""
    p = s.players[seat]
    gained = min(n, p.yellow)
    if gained:
        p.yellow -= gained
        p.unused += gained
        s.tell("gains-population", seat=seat, number=gained)
    return gained


def place_worker(s: State, seat: int, tech: int) -> None:
    """An unused worker steps onto a card."""
    p = s.players[seat]
    p.unused -= 1
    p.workers[tech] += 1
    recount(s, p)


def move_worker(s: State, seat: int, tech: int, to: int) -> None:
    """A worker goes from one card to another."""
    p = s.players[seat]
    p.workers[tech] -= 1
    p.workers[to] += 1
    recount(s, p)


def free_worker(s: State, seat: int, tech: int) -> None:
    """A building is destroyed or a unit disbanded: its worker goes to the pool (TTA-0.10)."""
    p = s.players[seat]
    p.workers[tech] -= 1
    p.unused += 1
    recount(s, p)


def sacrifice_worker(s: State, seat: int, tech: int) -> None:
    """A worker on a card goes back to the yellow bank: a unit is sent to a colony, or population is lost."""
    p = s.players[seat]
    p.workers[tech] -= 1
    p.yellow += 1
    recount(s, p)
