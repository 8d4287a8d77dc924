"""A feeling for movement: where tokens should stand, and which moves bring them there.

A plan is made for a whole turn: first tokens gather where a city can be built and fed, then the rest spread to where
they grow best.  It is entered in the one order that the rules accept (CIV80-7.5).
"""

from __future__ import annotations

from typing import Final

from .atlas import POP, SITE, TO_BUILD, ZONE_AREA
from .effects import attackers_needed, population_limit, removes_last, ship_range
from .movement import HOLD, MoveTurn, sails_open_seas
from .pieces import count_cities, crowd, spare_cities
from .state import NOBODY, Player, State
from .weights import Move, Weights


class Ground:
    """The board as one seat sees it when it plans: what *n* tokens are worth in each area."""

    def __init__(self, w: Weights, s: State, p: Player, unmoved: list[int]) -> None:
        self.w = w
        self.s = s
        self.p = p
        self.me = 1 << p.seat
        self.here: list[int] = p.tokens.copy()
        self.unmoved: list[int] = unmoved.copy()
        self.to_build: dict[int, int] = {}  # areas that will become cities, and what stands there
        self.known: dict[tuple[int, int], float] = {}
        hunger = min(1.0, max(0, 2 * len(p.cities) + w.move_larder - p.stock) / w.move_larder)
        self.growth: float = w.move_growth * (1 - w.move_growth_hungry * hunger)  # nothing grows out of an empty stock
        self.claim: float = w.move_claim * (1 - w.move_claim_hungry * hunger)
        self.to_stock: float = w.move_to_stock + (w.move_starving if p.stock < 2 * len(p.cities) else 0.0)

    def worth(self, area: int, n: int) -> float:
        """What *n* own tokens in an area are worth at the end of the round."""
        if not n:
            return 0.0
        key = (area, n)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self.value(area, n)
        return found

    def value(self, area: int, n: int) -> float:
        s = self.s
        owner = s.city[area]
        if owner == self.p.seat:
            return n * self.to_stock
        if owner != NOBODY:
            return self.siege(area, n, s.players[owner])
        if s.present[area] & ~self.me:
            return self.value_shared(area, n)
        stay = min(n, population_limit(self.p, POP[area]))
        return self.rank(area, stay) + (n - stay) * self.to_stock

    def rank(self, area: int, n: int) -> float:
        """Tokens that stay: themselves, their growth, and the land."""
        if not n:
            return 0.0
        empty = kin = 0
        for b in self.s.board.land[area]:
            if self.s.present[b] & self.me or self.s.city[b] == self.p.seat:
                kin += 1
            elif not self.s.present[b] and self.s.city[b] == NOBODY:
                empty += 1
        land = self.claim + self.w.move_frontier * empty + self.w.move_kin * min(kin, 3) + self.w.move_room * POP[area]
        land += self.w.move_sited if SITE[area] else 0.0
        return n + self.growth * (2 if n > 1 else 1) + land

    def value_shared(self, area: int, n: int) -> float:
        """Together with others if all fit; else what a fight leaves."""
        others = crowd(self.s, area) - self.p.tokens[area]
        if n + others <= POP[area]:
            return self.rank(area, n) - self.w.move_crowd
        strong = removes_last(self.p) and not any(
            [removes_last(q) for q in self.s.players if q.seat != self.p.seat and self.s.present[area] >> q.seat & 1]
        )
        mine, theirs = resolve_fight(n, others, POP[area], strong)
        w = self.w
        return self.rank(area, mine) - (w.move_crowd if theirs else w.move_cleared) + w.move_kill * (others - theirs) - w.move_fallen * (n - mine)

    def siege(self, area: int, n: int, owner: Player) -> float:
        """Only an overwhelming attack on a city is worth a thought."""
        need = attackers_needed(owner)
        if n < need:
            return n * self.to_stock - self.w.move_vain
        if owner.stock < 6 and spare_cities(self.s, self.p):  # it would surrender
            return self.w.move_city * self.w.move_surrender
        mine, theirs = resolve_fight(n, 6, POP[area], removes_last(self.p) and not removes_last(owner))
        return self.rank(area, mine) + self.w.move_kill * (6 - theirs) + self.w.move_siege + (n - mine) * (self.to_stock - self.w.move_siege_loss)

    # --- moving

    def gain(self, a: int, b: int, n: int) -> float:
        here = self.here
        return self.worth(a, here[a] - n) + self.worth(b, here[b] + n) - self.worth(a, here[a]) - self.worth(b, here[b])

    def shift(self, a: int, b: int, n: int) -> None:
        self.here[a] -= n
        self.here[b] += n
        self.unmoved[a] -= n

    def count_kept(self) -> int:
        """Tokens that stay on the board after surplus, cities to be built left out."""
        s, p, total = self.s, self.p, 0
        for area, n in enumerate(self.here):
            if n and s.city[area] == NOBODY and area not in self.to_build:
                alone = not s.present[area] & ~self.me
                total += min(n, population_limit(p, POP[area])) if alone else min(n, POP[area])
        return total


def resolve_fight(mine: int, theirs: int, fit: int, strong: bool) -> tuple[int, int]:
    """What two parties leave of each other (CIV80-8.2), the other one being one player."""
    while mine and theirs and mine + theirs > fit:
        if mine == theirs and not strong:
            mine, theirs = mine - 1, theirs - 1
        elif strong or theirs < mine:
            theirs -= 1
            if not theirs or mine + theirs <= fit:
                break
            mine -= 1
        else:
            mine -= 1
            if not mine or mine + theirs <= fit:
                break
            theirs -= 1
    return mine, theirs


# --- plans

MANY: Final = 400  # plans that are kept


def next_march(w: Weights, s: State, turn: MoveTurn) -> Move | None:
    """The next land move of this turn's plan, or None when it is done."""
    around = surroundings(s, s.players[turn.seat])
    key = (turn.came_from, turn.went_to, *turn.unmoved, *s.players[turn.seat].tokens, *around)
    if key not in w.plans:
        plan_marches(w, s, turn, around)
    plan = w.plans[key]
    return plan[0] if plan else None


def surroundings(s: State, p: Player) -> list[int]:
    """All that a plan depends on and that own marches do not change; else a plan of another table could be taken for this one's."""
    found = [s.rules.layout, s.rules.cities, p.seat, p.stock, p.cards, *s.city, *s.graced]
    for q in s.players:
        if q.seat != p.seat:
            found += q.tokens
            found.append(q.stock)
            found.append(q.cards)
    return found


def plan_marches(w: Weights, s: State, turn: MoveTurn, around: list[int]) -> None:
    """Make a plan for the rest of the land stage, and note what is left of it after each move."""
    if len(w.plans) > MANY:
        w.plans.clear()
    p = s.players[turn.seat]
    ground = Ground(w, s, p, turn.unmoved)
    last = (turn.came_from, turn.went_to)
    moves: dict[tuple[int, int], int] = {}
    for a, b, n in gather(w, ground, last) + spread(w, ground, last):
        moves[a, b] = moves.get((a, b), 0) + n
    plan = tuple([(a, b, moves[a, b]) for a, b in sorted(moves)])
    unmoved, tokens = turn.unmoved.copy(), p.tokens.copy()
    for at in range(len(plan) + 1):
        w.plans[(*last, *unmoved, *tokens, *around)] = plan[at:]
        if at < len(plan):
            a, b, n = plan[at]
            unmoved[a] -= n
            tokens[a] -= n
            tokens[b] += n
            last = (a, b)


def gather(w: Weights, ground: Ground, last: tuple[int, int] = (-1, -1)) -> list[Move]:
    """Moves that bring enough tokens to where a city can be built, as long as all cities can be fed."""
    s, p = ground.s, ground.p
    moves: list[Move] = []
    wanted = spare_cities(s, p)
    cities = count_cities(s, p)
    while wanted:
        best, chosen = 0.0, None
        for site in sites(w, ground):
            found = muster(w, ground, site, last)
            if found is None:
                continue
            cost, steps = found
            value = w.move_city - w.move_fewer * cities - cost + TO_BUILD[site] * (ground.to_stock - w.move_to_stock) / 2
            if value > best and feeds(w, ground, site, steps, cities + 1):
                best, chosen = value, (site, steps)
        if chosen is None:
            break
        site, steps = chosen
        for a, b, n in steps:
            ground.shift(a, b, n)
            moves.append((a, b, n))
        ground.to_build[site] = ground.here[site]
        ground.unmoved[site] = 0
        wanted -= 1
        cities += 1
    return moves


def sites(w: Weights, ground: Ground) -> list[int]:
    """Where a city could stand: own tokens there or next door, and of others no more than can be driven out."""
    s = ground.s
    near = {b for a, n in enumerate(ground.here) if n for b in (a, *s.board.land[a])}
    return [a for a in sorted(near) if s.city[a] == NOBODY and a not in ground.to_build and strangers(w, ground, a) <= w.move_driven_out]


def strangers(w: Weights, ground: Ground, area: int) -> int:
    """Foreign tokens in an area."""
    return crowd(ground.s, area) - ground.p.tokens[area] if ground.s.present[area] & ~ground.me else 0


def muster(w: Weights, ground: Ground, site: int, last: tuple[int, int]) -> tuple[float, list[Move]] | None:
    """The cheapest way to bring enough tokens to a site: what it costs, and the moves; None if there is none."""
    s = ground.s
    missing = TO_BUILD[site] + strangers(w, ground, site) - ground.here[site]
    cost = ground.worth(site, ground.here[site])
    steps: dict[int, int] = {}
    sources = [a for a in s.board.land[site] if ground.unmoved[a] and (a, site) > last and a not in ground.to_build]
    if sum([ground.unmoved[a] for a in sources]) < missing:
        return None
    for _ in range(missing):
        cheapest, source = 99.0, -1
        for a in sources:
            used = steps.get(a, 0)
            if ground.unmoved[a] > used:
                n = ground.here[a] - used
                price = ground.worth(a, n) - ground.worth(a, n - 1)
                if price < cheapest:
                    cheapest, source = price, a
        steps[source] = steps.get(source, 0) + 1
        cost += cheapest
    return cost, [(a, site, n) for a, n in sorted(steps.items())]


def feeds(w: Weights, ground: Ground, site: int, steps: list[Move], cities: int) -> bool:
    """Whether the tokens left after these moves and surplus support so many cities."""
    for a, b, n in steps:
        ground.here[a] -= n
        ground.here[b] += n
    ground.to_build[site] = 0
    least = 2 * cities + w.move_margin
    enough = ground.count_kept() >= (max(least, w.move_seed_corn) if cities > 1 else least)  # CIV80-14.2: without a city the marker steps back
    del ground.to_build[site]
    for a, b, n in steps:
        ground.here[a] += n
        ground.here[b] -= n
    return enough


def spread(w: Weights, ground: Ground, last: tuple[int, int] = (-1, -1)) -> list[Move]:
    """Moves that pay, the best first, until none is left."""
    land = ground.s.board.land
    moves: list[Move] = []
    sources = [a for a, n in enumerate(ground.unmoved) if n]
    while True:
        best, chosen = w.move_effort, None
        for a in sources:
            free = ground.unmoved[a]
            if not free:
                continue
            for b in land[a]:
                if (a, b) <= last or b in ground.to_build:
                    continue
                for n in {1, 2, free}:
                    if n <= free:
                        gain = ground.gain(a, b, n) / (1 + w.move_thrift * n)
                        if gain > best:
                            best, chosen = gain, (a, b, n)
        if chosen is None or len(moves) > 60:
            return moves
        ground.shift(*chosen)
        moves.append(chosen)


# --- ships

Trip = tuple[float, int, int, int]  # what it gains, the zone where it loads, how many, the zone where it lands them


def trips(w: Weights, s: State, p: Player, turn: MoveTurn, k: int) -> Trip:
    """The best trip of a ship that is idle, or has come to load; (0, ...) if none pays."""
    zone, steps = p.ships[k], turn.steps if turn.under_way else ship_range(p)
    seas = sails_open_seas(s, p)
    ground = Ground(w, s, p, turn.unmoved)
    gather(w, ground)  # what will become a city does not sail
    best: Trip = (0.0, -1, 0, -1)
    starts = [zone] if turn.under_way else [zone, *s.board.harbours[seas][zone][steps]]
    for start in starts:
        area = ZONE_AREA[start]
        if area < 0 or not ground.unmoved[area]:
            continue
        left = steps - s.board.distance[seas][zone][start]
        for goal in s.board.harbours[seas][start][left]:
            land = ZONE_AREA[goal]
            if land == area or land in ground.to_build or land in s.board.land[area]:
                continue
            if s.rules.entry_ban and s.present[land] & ~ground.me:
                continue
            for n in range(1, min(HOLD, ground.unmoved[area]) + 1):
                gain = ground.gain(area, land, n)
                ground.shift(area, land, n)
                gain += founding(w, ground, land)
                ground.shift(area, land, -n)
                if gain > best[0] + 0.01:
                    best = (gain, start, n, goal)
    return best


def founding(w: Weights, ground: Ground, land: int) -> float:
    """What more tokens that came over the sea are worth if a city can be built with them and those next door."""
    s, p = ground.s, ground.p
    if s.city[land] != NOBODY or land in ground.to_build or not spare_cities(s, p) or strangers(w, ground, land) > w.move_driven_out:
        return 0.0
    found = muster(w, ground, land, (-1, -1))
    cities = count_cities(s, p) + len(ground.to_build)
    if found is None or not feeds(w, ground, land, found[1], cities + 1):
        return 0.0
    return max(0.0, w.move_city - w.move_fewer * cities - found[0])


def landing(w: Weights, s: State, p: Player, turn: MoveTurn, zones: list[int]) -> int:
    """Where the tokens aboard should land."""
    ground = Ground(w, s, p, turn.unmoved)
    gather(w, ground)
    best, found = -99.0, zones[0]
    for zone in zones:
        area = ZONE_AREA[zone]
        value = -ground.worth(area, ground.here[area])
        ground.here[area] += turn.cargo
        value += ground.worth(area, ground.here[area]) + founding(w, ground, area)
        ground.here[area] -= turn.cargo
        if value > best:
            best, found = value, zone
    return found
