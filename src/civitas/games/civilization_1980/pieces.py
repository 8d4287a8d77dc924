"""Tokens, cities and ships: the only functions that move them, and what can be asked about them."""

from __future__ import annotations

from .atlas import POP
from .effects import population_limit
from .state import NOBODY, Player, State

# --- tokens


def population(s: State, p: Player) -> int:
    """CIV80-6.1.1: tokens on the board (not within a turn of E5, when some may be aboard)."""
    return s.rules.tokens - p.stock - p.treasury


def arrive(s: State, p: Player, area: int, n: int) -> None:
    """*n* tokens come to an area from somewhere on the board."""
    if n:
        p.tokens[area] += n
        s.present[area] |= 1 << p.seat


def depart(s: State, p: Player, area: int, n: int) -> None:
    """*n* tokens leave an area for somewhere on the board."""
    left = p.tokens[area] - n
    p.tokens[area] = left
    if not left:
        s.present[area] &= ~(1 << p.seat)


def place(s: State, p: Player, area: int, n: int) -> None:
    """*n* tokens from stock into an area."""
    p.stock -= n
    arrive(s, p, area, n)


def remove(s: State, p: Player, area: int, n: int) -> None:
    """*n* tokens of an area back to stock."""
    p.stock += n
    depart(s, p, area, n)


def pay(p: Player, n: int) -> None:
    """*n* tokens of the treasury back to stock."""
    p.treasury -= n
    p.stock += n


def parties(s: State, area: int) -> list[int]:
    """Seats with tokens in an area, in A.S.T. order."""
    mask = s.present[area]
    return [seat for seat in s.order if mask >> seat & 1] if mask else []


def crowd(s: State, area: int) -> int:
    """All tokens in an area, whosever."""
    mask = s.present[area]
    return sum([p.tokens[area] for p in s.players]) if mask else 0


def limit(s: State, p: Player, area: int) -> int:
    """CIV80-2.2: the population limit of an area for *p*."""
    return POP[area] if s.present[area] & ~(1 << p.seat) else population_limit(p, POP[area])


def units(s: State, p: Player) -> int:
    """CIV80-1.4: unit points on the board, 1 a token and 5 a city."""
    return population(s, p) + 5 * len(p.cities)


# --- cities


def spare_cities(s: State, p: Player) -> int:
    """City pieces in stock."""
    return s.rules.cities - len(p.cities)


def found_city(s: State, p: Player, area: int) -> None:
    """A city piece of *p* from stock into an area (tokens there are not touched)."""
    s.city[area] = p.seat
    p.cities.append(area)
    p.cities.sort()


def raze(s: State, area: int) -> Player:
    """The city of an area back to its owner's stock; nothing replaces it.  The owner is returned."""
    p = s.players[s.city[area]]
    s.city[area] = NOBODY
    p.cities.remove(area)
    if area in s.graced:  # CIV80-4.9: the grace ends with the city
        s.graced.remove(area)
    return p


def reduce(s: State, area: int) -> bool:
    """CIV80-16.2: a city becomes tokens up to the limit; False if the stock was too small, so that it was eliminated."""
    p = s.players[s.city[area]]
    wanted = limit(s, p, area)
    raze(s, area)
    if p.stock < wanted:
        s.tell("city-eliminated", seat=p.seat, area=area)
        return False
    place(s, p, area, wanted)
    s.tell("city-reduced", seat=p.seat, area=area, tokens=wanted)
    return True


def hand_over(s: State, area: int, to: Player) -> None:
    """A city becomes one of *to*, in place (revolt, surrender, Civil War); *to* must have a piece in stock."""
    raze(s, area)
    found_city(s, to, area)


# --- support


def count_cities(s: State, p: Player) -> int:
    """CIV80-22.4: the cities that need support; those under the grace of 4.6 do not."""
    if not s.graced:
        return len(p.cities)
    return len(p.cities) - sum([1 for area in s.graced if s.city[area] == p.seat])


def is_supported(s: State, p: Player) -> bool:
    """CIV80-16.1: two tokens on the board for every city that counts."""
    return population(s, p) >= 2 * count_cities(s, p)


def reducible(s: State, p: Player) -> list[int]:
    """CIV80-22.4: cities that may be given up for want of support; a graced one only when there is no other."""
    if not s.graced:
        return p.cities.copy()
    return [area for area in p.cities if area not in s.graced] or p.cities.copy()


# --- ships


def launch(p: Player, zone: int) -> None:
    """A ship from stock into a water zone; slots stay in zone order (CIV80-24.2 D5)."""
    p.ships.append(zone)
    p.ships.sort()


def scuttle(p: Player, zone: int) -> None:
    """A ship back to stock."""
    p.ships.remove(zone)
