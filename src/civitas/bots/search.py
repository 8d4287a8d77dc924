"""Search over one's own turn: candidates in the order of greed, tried in a few possible worlds, valued when the turn is over.

A simulation plays one line in one world: the choices of the line, then everybody by greed until ``turn_of`` changes.
All worlds are dealt once and are common to all lines, so lines are compared under the same luck.  How many simulations
there may be is the budget; the same worlds and the same budget give the same choice.
"""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from typing import Any, NamedTuple

from civitas.kernel.records import Option
from civitas.kernel.sense import Sense

from .value import Value

DOUBT = "ahead_doubt"  # the weight that says how much better than greed's own another choice must promise to be
LONGEST = 60  # choices that a simulation plays after its line
Line = tuple[Option, ...]


class Found(NamedTuple):
    """A choice, what the best line that begins with it is worth in the mean, and how many simulations it got.

    >>> Found(("pass",), 1.5, 3).value
    1.5
    """

    option: Option
    value: float
    tried: int


class Search:
    """What every search has: worlds, a sense, a budget.

    >>> import civitas, random
    >>> from civitas.bots import SeatView
    >>> from civitas.bots.greedy import load_sense
    >>> game = civitas.game("through_the_ages")
    >>> s = game.new(players=2, seed=1)
    >>> seat_view = SeatView(s, s.to_act[0])
    >>> search = Beam(load_sense(game, ""), seat_view.seat, [seat_view.first], budget=4, width=2)
    >>> found = search.run()
    >>> len(found) <= 4 and found[0].option in s.legal(), search.simulations <= 4
    (True, True)
    """

    def __init__(
        self,
        sense: Sense,
        seat: int,
        worlds: Sequence[Any],
        budget: int,
        width: int,
        seconds: float = 60.0,
        replies: int = 0,
        learned: Value | None = None,
    ) -> None:
        self.sense = sense
        self.learned = learned  # what values the end of a line; without it the sense's prospect does
        self.seat = seat
        self.worlds = list(worlds)
        self.budget = budget
        self.width = width
        self.until = time.monotonic() + seconds
        self.replies = replies  # further turns of others that are played by greed before a line is valued
        self.turn = sense.turn_of(worlds[0])
        self.doubt = sense.weights.get(DOUBT, 0.0) if learned is None else 0.0
        self.simulations = 0
        self.values: dict[Line, float] = {}  # the mean over all worlds
        self.tried: dict[Option, int] = {}

    def spent(self) -> bool:
        """Whether there is no room for another line in all worlds, or no time."""
        return self.simulations + len(self.worlds) > self.budget or time.monotonic() > self.until

    def run(self) -> list[Found]:
        """The candidates, best first."""
        roots = self.choices(self.worlds[0], self.width)
        if len(roots) == 1:
            return [Found(roots[0], 0.0, 0)]
        self.explore(roots)
        best: dict[Option, float] = {}
        for line, value in self.values.items():
            best[line[0]] = max(value, best.get(line[0], value))
        order = sorted([option for option in roots if option in best], key=lambda option: -best[option])
        if self.doubt and order and roots[0] in best and best[order[0]] - best[roots[0]] < self.doubt:
            order = [roots[0], *[option for option in order if option != roots[0]]]
        found = [Found(option, best[option], self.tried.get(option, 0)) for option in order]
        return found or [Found(roots[0], 0.0, 0)]

    def explore(self, roots: list[Option]) -> None:
        raise TypeError("a search explores")

    # --- a simulation

    def value(self, line: Line) -> float:
        """What a line is worth in the mean; known ones cost nothing."""
        if line not in self.values:
            self.judge({line: self.simulate(line)})
        return self.values[line]

    def judge(self, ends: dict[Line, list[Any]]) -> None:
        """Note what lines are worth in the mean, by the positions in which they ended: all in one batch."""
        positions = [s for each in ends.values() for s in each]
        values = iter(
            [self.sense.prospect(s, self.seat) for s in positions] if self.learned is None else self.learned.judge_all(positions, self.seat)
        )
        for line, each in ends.items():
            self.values[line] = sum([next(values) for _ in each]) / len(each)

    def simulate(self, line: Line) -> list[Any]:
        """Where a line ends in each world."""
        return [self.play_on(world, line) for world in self.worlds]

    def play_on(self, world: Any, line: Line) -> Any:
        """Play a line in a world, then by greed to the end of the turn."""
        self.simulations += 1
        self.tried[line[0]] = self.tried.get(line[0], 0) + 1
        s = self.follow(world, line)
        turns, turn = self.replies, self.turn
        for _ in range(LONGEST * (1 + self.replies)):
            if s.over:
                break
            if (now := self.sense.turn_of(s)) != turn:
                if not turns:
                    break
                turns, turn = turns - 1, now
            asked = s.to_act[0]
            s.play(self.sense.candidates(s, asked, 1)[0], asked)
        return s

    def follow(self, world: Any, line: Line) -> Any:
        """The position after a line, others answering by greed; where a choice of it is not to be had in this world, greed goes on."""
        s = world.clone()
        s.chronicle = None
        for option in line:
            self.answer(s)
            if s.over or self.sense.turn_of(s) != self.turn or s.why_not(option, self.seat) is not None:
                break
            s.play(option, self.seat)
        return s

    def answer(self, s: Any) -> None:
        """Others answer, until it is for this seat to choose, or the turn is over."""
        for _ in range(LONGEST):
            if s.over or self.sense.turn_of(s) != self.turn or self.seat in s.to_act:
                return
            s.play(self.sense.candidates(s, s.to_act[0], 1)[0], s.to_act[0])

    def further(self, line: Line, width: int) -> list[Option]:
        """The candidates after a line, in the first world; none when the turn is over."""
        s = self.follow(self.worlds[0], line)
        self.answer(s)
        if s.over or self.sense.turn_of(s) != self.turn or self.seat not in s.to_act:
            return []
        return self.choices(s, width)

    def choices(self, s: Any, width: int) -> list[Option]:
        """The candidates in a position; greed's own only where that is settled."""
        return self.sense.candidates(s, self.seat, 1 if self.sense.settled(s, self.seat) else width)


class Beam(Search):
    """All candidates first, then the best lines one choice longer, and so on.

    >>> issubclass(Beam, Search)
    True
    """

    kept = 2  # lines that are made longer

    def explore(self, roots: list[Option]) -> None:
        lines = self.look_at([(option,) for option in roots])
        while lines and not self.spent():
            best = sorted(lines, key=lambda line: -self.values[line])[: self.kept]
            lines, longer = [], []
            for line in best:
                if not (found := self.further(line, self.width)):
                    continue
                self.values[*line, found[0]] = self.values[line]  # the first is what greed has played already
                lines.append((*line, found[0]))
                longer += [(*line, option) for option in found[1:]]
            lines += self.look_at(longer)

    def look_at(self, lines: list[Line]) -> list[Line]:
        """Value as many of these lines as there is room for, together; which they are."""
        ends: dict[Line, list[Any]] = {}
        for line in lines:
            if self.spent():
                break
            ends[line] = self.simulate(line)
        self.judge(ends)
        return list(ends)


class Node:
    """A line in the tree of a UCT search.

    >>> Node(()).visits
    0
    """

    def __init__(self, line: Line) -> None:
        self.line = line
        self.visits = 0
        self.total = 0.0
        self.children: list[Node] | None = None


class Uct(Search):
    """Upper confidence bounds: lines that do well are looked at more, the others now and then.

    >>> issubclass(Uct, Search)
    True
    """

    curious = 0.7  # how much an uncertain line is favoured, in the span of values seen

    def explore(self, roots: list[Option]) -> None:
        self.low, self.high = math.inf, -math.inf
        root = Node(())
        root.children = [Node((option,)) for option in roots]
        while not self.spent():
            path = self.descend(root)
            if (line := path[-1].line) in self.values and path[-1].children == []:
                break  # everything is known
            value = self.value(line)
            self.low, self.high = min(self.low, value), max(self.high, value)
            for node in path:
                node.visits += 1
                node.total += value

    def descend(self, root: Node) -> list[Node]:
        """From the root to a line that was not valued yet, or cannot be made longer."""
        path = [root]
        while True:
            node = path[-1]
            if node.children is None:
                node.children = [Node((*node.line, option)) for option in self.further(node.line, self.width)]
            if not node.children:
                return path
            path.append(max(node.children, key=lambda child: self.promise(child, node.visits)))
            if not path[-1].visits:
                return path

    def promise(self, child: Node, visits: int) -> float:
        """New lines first, in the order of greed; then by what they brought and how little is known of them."""
        if not child.visits:
            return math.inf
        span = max(1e-9, self.high - self.low)
        return (child.total / child.visits - self.low) / span + self.curious * math.sqrt(math.log(visits + 1) / child.visits)


METHODS: dict[str, type[Search]] = {"beam": Beam, "uct": Uct}
