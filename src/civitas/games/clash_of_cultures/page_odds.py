"""How battles end, as the engine plays them out: in possible worlds of one seat, so that nothing hidden shows.

Nobody plays further cards or pays for anything, attackers fight on, and infantry falls first: what the table can see without cards.
"""

# not compiled

from __future__ import annotations

import random
from functools import lru_cache
from typing import Any, Final, NamedTuple

from civitas.kernel.flow import advance, current
from civitas.kernel.options import Space
from civitas.kernel.records import Option
from civitas.kernel.views import hidden_slots

from .armies import ARMY
from .battles.battle import ATTACK, DEFENCE, Battle, land_battle
from .cities import has_building, wonders_in
from .state import State
from .tables import FORTRESS, TEMPLE

WORLDS: Final = 60  # that are played out for one choice
MOST_PLAYED: Final = 160  # for all choices of a question together
AHEAD: Final = 40  # for a battle that has not begun
LONGEST: Final = 200  # answers in a battle: none is ever so long
PLAIN: Final[tuple[Option, ...]] = (("no-tactic",), ("decline",), ("fight-on",), ("pass",), ("use-card",), ("ride",), ("keep-roll",), ("enough",))


class Outcome(NamedTuple):
    """Shares of the worlds, in percent, and what each side loses on average, in tenths."""

    attacker: int
    defender: int
    nobody: int
    lost: tuple[int, int]

    def plain(self) -> dict[str, Any]:
        return {"attacker": self.attacker, "defender": self.defender, "nobody": self.nobody, "lost": list(self.lost)}


def answer_plainly(world: State) -> None:
    """The answer that neither plays a card nor pays: for whoever is asked in a battle."""
    assert world.pending is not None
    seat = world.to_act[0]
    for option in PLAIN:
        if world.why_not(option, seat) is None:
            world.play(option, seat)
            return
    listed = world.legal(seat)
    world.play(listed.sample(random.Random(0)) if isinstance(listed, Space) else listed[0], seat)


def fight_out(world: State, battle: Battle) -> None:
    """Play until the battle is decided."""
    for _ in range(LONGEST):
        if battle.over or world.over:
            return
        answer_plainly(world)


def forget_order(s: State, seat: int) -> State:
    """A copy in which all that *seat* cannot see lies in order: whatever is dealt from it depends on what the seat knows, and on nothing else."""
    world: State = s.clone()
    slots = hidden_slots(world, seat)
    for pool in {slot.pool for slot in slots}:
        places = [(slot, at) for slot in slots if slot.pool == pool for at in slot.loose(seat)]
        for (slot, at), card in zip(places, sorted([slot.cards[at] for slot, at in places]), strict=True):
            slot.cards[at] = card
    for slot in slots:
        held = [at for at in slot.list_unseen(seat) if slot.is_held(seat, at)]
        for at, card in zip(held, sorted([slot.cards[at] for at in held]), strict=True):
            slot.cards[at] = card
        slot.put(slot.cards)
    return world


def share(n: int, of: int) -> int:
    return round(100 * n / of)


def outcome_of(battles: list[Battle]) -> Outcome:
    """What the worlds say together."""
    n = len(battles)
    won = share(sum([b.winner == b.attacker for b in battles]), n)
    held = share(sum([b.winner == b.defender for b in battles]), n)
    lost = [round(10 * sum([b.lost[side] for b in battles]) / n) for side in (ATTACK, DEFENCE)]
    return Outcome(won, held, max(0, 100 - won - held), (lost[0], lost[1]))


def odds_of_choices(s: State, seat: int, options: list[Option]) -> list[Outcome]:
    """How the battle under way would end after each of these choices of *seat*; the same worlds for all of them."""
    number = max(8, min(WORLDS, MOST_PLAYED // max(1, len(options))))
    ended: list[list[Battle]] = [[] for _ in options]
    known = forget_order(s, seat)
    for n in range(number):
        world = known.determinize(seat, random.Random(n))
        for at, option in enumerate(options):
            then = world.clone()
            battle: Battle = current(then, Battle)
            then.play(option, seat)
            fight_out(then, battle)
            ended[at].append(battle)
    return [outcome_of(battles) for battles in ended]


def odds_of_attack(s: State, attacker: int, defender: int, space: int, origin: int) -> Outcome:
    """How an attack from a neighbouring space with the whole army there would end, as far as the table shows."""
    return _known(_Ahead(s, attacker, defender, space, origin))


class _Ahead:
    """A battle that might come, told apart by what everybody sees of it: the same question is worked out once."""

    def __init__(self, s: State, attacker: int, defender: int, space: int, origin: int) -> None:
        self.s, self.attacker, self.defender, self.space, self.origin = s, attacker, defender, space, origin
        sides = [s.players[owner] for owner in (defender, attacker) if owner < len(s.players)]
        public = [(p.effects, p.specials, p.leader, p.wonders, tuple(p.goods)) for p in sides]
        walls = (has_building(s, space, FORTRESS), has_building(s, space, TEMPLE), s.mood[space], tuple(wonders_in(s, space)))
        armies = (s.stacks[attacker][origin], s.stacks[defender][space], min(attacker, len(s.players)), min(defender, len(s.players)))
        self.key = (tuple(public), walls, armies, tuple(s.lasting), s.rules.players)

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Ahead) and self.key == other.key


@lru_cache(2000)
def _known(ahead: _Ahead) -> Outcome:
    seen_by = ahead.defender if ahead.defender < len(ahead.s.players) else ahead.attacker  # nobody has cards in it, so both see the same
    s = forget_order(ahead.s, seen_by)
    battles = [imagine_attack(s, seen_by, ahead, n) for n in range(AHEAD)]
    ahead.s = None  # type: ignore[assignment]  # the key is kept, not the table
    return outcome_of(battles)


def imagine_attack(s: State, seat: int, ahead: _Ahead, n: int) -> Battle:
    """One world in which the army marches in: nobody has cards, so that none can matter."""
    attacker, space, origin = ahead.attacker, ahead.space, ahead.origin
    world: State = s.determinize(seat, random.Random(n))
    army = world.stacks[attacker][origin] & ARMY
    world.stacks[attacker][origin] &= ~ARMY
    world.stacks[attacker][space] = army
    for p in world.players:
        for pile in (p.hand, p.objectives):
            pile.cards, pile.marks = [], []
    if attacker < len(world.players):
        world.current = attacker
    battle = land_battle(world, attacker, ahead.defender, space, origin)
    world.stack, world.pending = [battle], None
    advance(world)
    fight_out(world, battle)
    return battle
