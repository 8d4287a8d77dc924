"""Law 6: no leak.  What a seat sees, hears, may choose and is told does not change when what it cannot see is dealt anew.

And the same choice, made in the real and in a re-dealt world with the same luck, leaves the viewer seeing the same
if nothing hidden came into its sight: so who is asked next, and what is told, tells nothing either.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec

from civitas.bots import draw
from civitas.kernel import codec, views, worlds
from civitas.kernel.chronicle import Event, readable
from civitas.kernel.flow import AskAll
from civitas.kernel.history import count_unseen_by_seat, shows_more
from civitas.kernel.records import Option
from civitas.kernel.registry import Game

from .case import Broken, describe, difference, holds, name_viewer, some, viewers
from .choices import JUNK, mangle
from .course import check_pieces

MANY = 20_000  # worlds, in one of which a card lies elsewhere that could; one in a thousand was seen, and the first one found is enough
ENOUGH = 200  # so many chances to be dealt anew make a secret that never is suspicious


class Secrets:
    """How often each kind of secret was looked at in a re-dealt world, and how often it was something else there.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> secrets = Secrets()
    >>> secrets.note(s, s.determinize(0, random.Random(1)), 0, s.determinize(0, random.Random(2)))
    >>> sorted(secrets.met) == sorted(secrets.values)
    True
    >>> secrets.check()  # raises Broken when enough was seen and nothing ever changed
    """

    def __init__(self) -> None:
        self.met: Counter[str] = Counter()
        self.changed: Counter[str] = Counter()
        self.varied: Counter[str] = Counter()  # in two worlds of one position
        self.values: dict[str, set[str]] = {}

    def note(self, s: Any, world: Any, seat: int, another: Any) -> None:
        """Compare two worlds of a position with it, and with each other."""
        here, there, elsewhere = [views.hidden_values(each, seat) for each in (s, world, another)]
        for (name, real), (_, one), (_, other) in zip(here, there, elsewhere, strict=False):
            self.met[name] += 1
            self.changed[name] += real != one
            self.varied[name] += one != other
            if len(values := self.values.setdefault(name, set())) < 2:
                values.add(repr(real))

    def check(self) -> None:
        """A secret that re-dealt worlds never change cannot be watched for leaks; and it is one only if they do not agree on it."""
        for name, times in self.met.items():
            if times >= ENOUGH and len(self.values[name]) > 1:
                if not self.changed[name]:
                    raise Broken(6, f"{name} is secret, but no re-dealt world ever changes it: State.redeal should deal it anew")
                if not self.varied[name]:
                    raise Broken(6, f"{name} is secret, but all re-dealt worlds of a position agree on it: it may be more than that")


def check_worlds(s: Any, game: Game, rng: random.Random, verbs: list[str], secrets: Secrets) -> None:
    """Every viewer, in a possible world: the same view, options and refusals; and the world is a sound position.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> check_worlds(s, civitas.game("through_the_ages"), random.Random(1), ["pass"], Secrets())
    """
    for viewer in viewers(s):
        world = possible_world(s, viewer, rng)
        secrets.note(s, world, codec.SPECTATOR if viewer is None else viewer, possible_world(s, viewer, rng))
        wrong = codec.misfit(world)
        if wrong:
            raise Broken(6, f"a world that {name_viewer(viewer)} may believe in is no sound position at {s.where}: {wrong}")
        try:
            check_pieces(world, game)
        except Broken as broken:
            raise Broken(6, f"in a world that {name_viewer(viewer)} may believe in: {broken.sentence} ({s.where})") from None
        compare_views(s, world, viewer, f"at {s.where}")
        if viewer is not None:
            _compare_answers(s, world, viewer, rng, verbs)
        for seat in world.to_act:
            if seat != viewer and not some(world.legal(seat), rng, 1):
                raise Broken(6, f"in a world that {name_viewer(viewer)} may believe in, seat {seat} has no option at {s.where}")


def possible_world(s: Any, viewer: int | None, rng: random.Random, stay: Any = ()) -> Any:
    """A world that *viewer* may believe in; the cards of *stay* lie where they are.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> possible_world(s, 0, random.Random(1)).view(0) == s.view(0)
    True
    """
    try:
        return worlds.determinize(s, viewer, rng, stay)
    except Exception as problem:
        raise Broken(6, f"no possible world can be dealt for {name_viewer(viewer)} at {s.where}: {describe(problem)}") from problem


def compare_views(here: Any, there: Any, viewer: int | None, when: str) -> None:
    """Both look the same to *viewer*, and can be written as JSON.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> compare_views(s, s.clone(), 0, "at the start")
    """
    seen, other = here.view(viewer), there.view(viewer)
    apart = difference(seen, other)
    if apart:
        raise Broken(6, f"{name_viewer(viewer)} sees what it should not {when}: its view changes when hidden things are dealt anew: {apart}")
    try:
        msgspec.json.encode(seen)
    except TypeError as problem:
        raise Broken(1, f"the view of {name_viewer(viewer)} is not ready for JSON {when}: {problem}") from None


def _compare_answers(s: Any, world: Any, viewer: int, rng: random.Random, verbs: list[str]) -> None:
    """Asked the same, both worlds answer the same."""
    mine = some(s.legal(viewer), rng, 4) if s.pending is not None and s.pending.hears(viewer) else []
    tried = [*mine, *JUNK[:4], *mangle(mine[:2], rng, verbs)]
    listed, relisted = s.legal(viewer), world.legal(viewer)
    for option in tried if len(tried) < 40 else rng.sample(tried, 40):
        here, there = s.why_not(option, viewer), world.why_not(option, viewer)
        if here != there:
            raise Broken(6, f"why seat {viewer} may not choose {option!r} depends on what it cannot see, at {s.where}: {here} or {there}")
        if holds(listed, option) != holds(relisted, option):
            raise Broken(6, f"whether seat {viewer} may choose {option!r} depends on what it cannot see, at {s.where}")


# --- whether worlds are as varied as they may be


def check_variety(s: Any, game: Game, viewer: int | None, rng: random.Random) -> None:
    """Over many worlds, a hidden card that could lie elsewhere does lie elsewhere in some.

    Two hidden cards of different zones with the same back are exchanged; if *viewer* sees no difference and the position
    is sound, they could lie so, and the one in the smaller zone must not stay there in all possible worlds.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> check_variety(s, civitas.game("through_the_ages"), 0, random.Random(1))
    """
    at = codec.SPECTATOR if viewer is None else viewer
    pair = _exchangeable(s, at, rng)
    if pair is None:
        return
    (zone, i), (other, j) = pair
    slots = views.hidden_slots(s, at)
    card, pool = slots[zone].cards[i], slots[zone].pool
    if not _could_lie_so(s, game, viewer, pair):
        return
    for _ in range(MANY):
        there = views.hidden_slots(possible_world(s, viewer, rng), at)[zone].cards
        if there.count(card) < slots[zone].cards.count(card):
            return
    name = f"{type(slots[zone].record).__name__}.{slots[zone].field}"
    instead = slots[other].cards[j]
    raise Broken(
        6, f"{pool} {card} stays in {name} in all of {MANY} worlds of {name_viewer(viewer)} at {s.where}, but {instead} could lie there"
    )


Place = tuple[int, int]  # which hidden zone, and where in it


def _exchangeable(s: Any, seat: int, rng: random.Random) -> tuple[Place, Place] | None:
    """Two different cards of two zones that nobody but their owners knows, with the same back; the smaller zone first."""
    slots = views.hidden_slots(s, seat)
    open_places: dict[tuple[str, str], list[Place]] = {}
    for zone, slot in enumerate(slots):
        for i, card in enumerate(slot.cards):
            if not (slot.marks and slot.marks[i]):
                open_places.setdefault((slot.pool, s.back(slot.pool, card)), []).append((zone, i))
    for places in rng.sample(list(open_places.values()), len(open_places)):
        for one, other in (rng.sample(places, 2) for _ in range(4) if len(places) > 1):
            if one[0] != other[0] and slots[one[0]].cards[one[1]] != slots[other[0]].cards[other[1]]:
                first, second = sorted((one, other), key=lambda place: len(slots[place[0]].cards))
                return first, second
    return None


def _could_lie_so(s: Any, game: Game, viewer: int | None, pair: tuple[Place, Place]) -> bool:
    """Whether the two cards could lie in each other's places, for all that *viewer* can tell."""
    world = s.clone()
    slots = views.hidden_slots(world, codec.SPECTATOR if viewer is None else viewer)
    (zone, i), (other, j) = pair
    slots[zone].cards[i], slots[other].cards[j] = slots[other].cards[j], slots[zone].cards[i]
    slots[zone].put(slots[zone].cards)
    slots[other].put(slots[other].cards)
    world.relist()
    try:
        check_pieces(world, game)
    except Broken:
        return False
    return bool(world.view(viewer) == s.view(viewer)) and same_answers(s, world)


# --- what follows a choice


class Outcome:
    """A position, a choice made in it, and where that led.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> here = Outcome(s, *s.to_act, s.legal()[0])
    >>> here.closes_undo(), here.came_into_sight(-1), here.find_moved(-1)  # for a spectator
    (False, Counter(), set())
    """

    def __init__(self, before: Any, seat: int, option: Option) -> None:
        self.before = before
        self.seat = seat
        self.option = option
        self.unseen = count_unseen_by_seat(before)  # by viewer, the spectator first
        self.after = before.clone()
        self.after.chronicle = []
        self.after.play(option, seat)
        self.still_unseen = count_unseen_by_seat(self.after)

    def closes_undo(self) -> bool:
        return bool(self.after.luck != self.before.luck or shows_more(self.unseen, self.still_unseen))

    def came_into_sight(self, viewer: int) -> Counter[tuple[str, int]]:
        return self.unseen[viewer + 1] - self.still_unseen[viewer + 1]

    def discloses(self, viewer: int) -> bool:
        """Whether *viewer* was told what a re-dealt world has otherwise: a secret that is no card, or something worked out from hidden things."""
        return any("." in kind for kind, _ in self.came_into_sight(viewer))

    def find_moved(self, viewer: int) -> set[tuple[str, int]]:
        """The cards that *viewer* did not see and that are elsewhere now."""
        here, there = _whereabouts(self.before, viewer), _whereabouts(self.after, viewer)
        return {card for card in here.keys() | there.keys() if here.get(card) != there.get(card)}


def check_flow(here: Outcome, viewer: int | None, rng: random.Random, loose: bool) -> None:
    """The same choice in the real and in a re-dealt world.

    *loose*: all that is hidden is dealt anew, and what follows is compared if nothing came into sight.  Otherwise
    the cards that move or are shown stay the same, so that it can be compared nevertheless.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> check_flow(Outcome(s, *s.to_act, s.legal()[0]), None, random.Random(1), loose=True)
    """
    s, seat, option = here.before, here.seat, here.option
    at = codec.SPECTATOR if viewer is None else viewer
    came = here.came_into_sight(at)
    if (came and loose) or here.discloses(at):
        return  # something came into sight that a re-dealt world has otherwise
    disclosed = {(kind.rstrip("?!"), card) for kind, card in came}
    world = possible_world(s, viewer, rng, () if loose else here.find_moved(at) | disclosed)
    world.luck = s.luck
    if not same_answers(s, world) or not holds(world.legal(seat), option):
        return  # the choice itself shows something
    try:
        there = Outcome(world, seat, option)
    except Exception as problem:
        raise Broken(
            6, f"in a world that {name_viewer(viewer)} may believe in, {option} of seat {seat} fails at {s.where}: {describe(problem)}"
        ) from problem
    if came != there.came_into_sight(at):
        return  # other things came into sight: no wonder that it looks different
    when = f"after {option} of seat {seat} at {s.where}"
    compare_views(here.after, there.after, viewer, when)
    apart = difference(readable_by(here.after.chronicle, at), readable_by(there.after.chronicle, at))
    if apart:
        raise Broken(6, f"the chronicle tells {name_viewer(viewer)} what it should not know {when}: {apart}")
    if here.closes_undo() != there.closes_undo():
        raise Broken(6, f"whether it can be taken back tells {name_viewer(viewer)} what it should not know {when}")


def readable_by(events: list[Event], viewer: int) -> list[Any]:
    """What of these events *viewer* reads.

    >>> readable_by([Event("draws", {"seat": 0, "card": 37}, to=1 << 0), Event("passes", {"seat": 0})], 1)
    [('passes', {'seat': 0})]
    """
    return [(event.message, event.args) for event in readable(events, viewer)]


def same_answers(s: Any, there: Any) -> bool:
    """Give a re-dealt world the answers that lie sealed in the real one; False if they cannot be given there.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> same_answers(s, s.determinize(0, random.Random(1)))  # nothing is sealed here
    True
    """
    if isinstance(s.pending, AskAll):
        for other, answer in s.pending.answers.items():
            if not holds(there.pending.list_options(there, other), answer):
                return False
            there.pending.answers[other] = answer
    return True


def _whereabouts(s: Any, seat: int) -> dict[tuple[str, int], list[str]]:
    """In which hidden zones each card lies."""
    found: dict[tuple[str, int], list[str]] = {}
    for n, slot in enumerate(views.hidden_slots(s, seat)):
        owner = getattr(slot.record, "seat", n)
        for i in slot.list_unseen(seat):
            found.setdefault((slot.pool, slot.cards[i]), []).append(f"{type(slot.record).__name__} {owner} {slot.field} {slot.at}")
    return found


# --- worlds that are played on


def play_on(s: Any, game: Game, viewer: int | None, rng: random.Random) -> None:
    """A possible world can be played to its end.

    >>> import civitas
    >>> game = civitas.game("through_the_ages")
    >>> play_on(game.new(players=2, seed=1, options={"mode": "first_game"}), game, 0, random.Random(1))
    """
    world = possible_world(s, viewer, rng)
    for _ in range(game.longest):
        if world.over:
            check_pieces(world, game)
            return
        seat = rng.choice(world.to_act)
        try:
            world.play(draw(world.legal(seat), rng), seat)
        except Exception as problem:
            raise Broken(
                6, f"a world that {name_viewer(viewer)} may believe in at {s.where} cannot be played on at {world.where}: {describe(problem)}"
            ) from problem
    raise Broken(6, f"a world that {name_viewer(viewer)} may believe in at {s.where} does not come to an end")


def learns(s: Any, seat: int, option: Option, viewer: int | None, rng: random.Random) -> bool:
    """Whether *viewer* knows more about hidden things or luck after this choice: its view differs between worlds that looked the same.

    >>> import civitas
    >>> s = civitas.game("through_the_ages").new(players=2, seed=1)
    >>> learns(s, *s.to_act, s.legal()[0], None, random.Random(1))
    False
    """
    here, there = s.clone(), possible_world(s, viewer, rng)
    if not holds(there.legal(seat), option):
        return False
    here.play(option, seat)
    there.play(option, seat)
    return bool(here.view(viewer) != there.view(viewer))
