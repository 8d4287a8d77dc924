"""The flow: a stack of steps, and the loop that runs them."""

from __future__ import annotations

from collections.abc import Sequence as Seq
from typing import Any, Final

from mypy_extensions import mypyc_attr

from .asking import DONE as DONE
from .asking import Ask as Ask
from .asking import AskAll as AskAll
from .asking import AskAny as AskAny
from .asking import Call as Call
from .asking import Decision as Decision
from .asking import Done as Done
from .asking import Listed as Listed
from .asking import Lister as Lister
from .asking import Next as Next
from .asking import Options as Options
from .asking import Stage as Stage
from .chronicle import EVERYBODY, Event
from .options import GAME_OVER, NOT_AN_OPTION, NOT_LISTED, NOT_YOUR_TURN, Refusal, Space
from .record_fields import kernel_field, namespace_of, record_class, transient
from .records import Args, Message, Option, Record


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Record):
    """Something in progress.  Its stages are methods; the state keeps the name of the next one.

    >>> class Toast(Step):
    ...     seat: int
    ...     cups: int = 0
    ...     def begin(self, s):
    ...         return Ask(self.seat, "drink", (("pass",), ("drink", 1), ("drink", 2)), then=self.drink, rule="TOAST-1")
    ...     def drink(self, s, option):
    ...         if option == ("pass",):
    ...             return Done(self.cups)
    ...         self.cups += option[1]
    ...         return self.begin(s)
    >>> s = BaseState()
    >>> s.stack = [Toast(1)]
    >>> advance(s)
    >>> s.where, s.to_act, s.legal()
    ('Toast.drink, waiting for (1,): drink', (1,), [('pass',), ('drink', 1), ('drink', 2)])
    >>> s.play(("drink", 2))
    >>> s.stack[-1].cups, str(s.why_not(("drink", 9)))
    (2, 'that is not among the options (drink) [TOAST-1]')
    """

    stage: str = kernel_field("begin")

    def run(self, s: Any, answer: tuple[Any, ...]) -> Next:
        stage = getattr(self, self.stage)
        n = len(answer)  # a call with a star is slow
        return stage(s, answer[0]) if n == 1 else stage(s, *answer) if n else stage(s)  # type: ignore[no-any-return]

    def list_options(self, s: Any, lister: str, seat: int) -> Listed:
        return getattr(self, lister)(s, seat)  # type: ignore[no-any-return]

    def refusal(self, s: Any, seat: int, option: Option) -> Refusal | None:
        """Why *seat* may not choose *option* now, where this step can say more than that it is not listed; never of one that it lists.

        Anything that begins with a verb may arrive: match the form (``case ("drink", int(cups))``), and any number in it.
        """
        return None

    def wording(self, s: Any, seat: int, option: Option) -> Message | None:
        """What *option* is called for *seat*, where its verb and the names of its notation do not say enough: a price, where a ship lies."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseState(Record):
    """What every game has: the steps under way, the decision waited for, its luck, and what happened.

    >>> import civitas, random
    >>> game = civitas.game("through_the_ages")
    >>> s = game.new(players=2, seed=1)
    >>> s.decision().what, s.why_not(("fly",)).rule.startswith("TTA-"), s.why_not(s.legal()[0])
    ('action', True, None)
    >>> s.play(s.legal()[0])
    >>> s.to_act != (), s.over, len(s.scores), sorted(seat for level in s.ranking for seat in level)
    (True, False, 2, [0, 1])
    >>> s.clone() == s == game.from_json(s.to_json()), s.clone().fingerprint() == s.fingerprint()
    (True, True)
    >>> s.view(None)["seat"] is None, s.determinize(0, random.Random(1)).view(0) == s.view(0)
    (True, True)
    >>> s.tell("waves", seat=1)
    >>> s.chronicle[-1].message, s.chronicle[-1].args, s.clone().chronicle
    ('waves', {'seat': 1}, None)
    """

    stack: list[Step] = kernel_field([])
    pending: Decision | None = kernel_field(None)
    luck: tuple[int, ...] = kernel_field((0, 0, 0, 0), hidden=True)
    disclosed: int = kernel_field(0)
    chronicle: list[Event] | None = transient(None)
    witness: Any = transient(None)  # is called with the state and every event that is told, before anything further happens

    # --- what a game says about itself

    def seats(self) -> int:
        """How many seats there are."""
        raise TypeError("a game's state says how many seats it has")

    def count_scores(self) -> list[int]:
        """The score of every seat, as it stands."""
        raise TypeError("a game's state counts its scores")

    def rank(self) -> list[tuple[int, ...]]:
        """Seats from best to worst, those that are level together; tie-breaks are the game's own."""
        scores = self.count_scores()
        return [tuple([seat for seat, n in enumerate(scores) if n == score]) for score in sorted(set(scores), reverse=True)]

    def back(self, pool: str, card: int) -> str:
        """What is printed on the back of a hidden card: cards with one back can be exchanged unseen."""
        return ""

    def backs(self, pool: str, cards: Seq[int]) -> list[str]:
        """The backs of these cards; one call for a whole zone, because views ask for all of them.

        >>> BaseState().backs("deck", [3, 1])
        ['', '']
        """
        if type(self).back is BaseState.back:  # nothing is printed on any
            return [""] * len(cards)
        return [self.back(pool, card) for card in cards]

    def deal(self, seat: int, rng: Any, stay: Any) -> bool:
        """Deal anew what *seat* cannot see, but for the cards (pool, card) of *stay*, where more binds cards than their backs.

        False, the rule: the kernel deals them, within pool and back.
        """
        return False

    def ended(self) -> bool:
        """Whether the game is over at once, whatever is under way: asked after every stage, so it only looks at what is noted.

        >>> class Race(BaseState):
        ...     winner: int = -1
        ...     def ended(self):
        ...         return self.winner >= 0
        >>> class Lap(Step):
        ...     def begin(self, s):
        ...         s.winner = 2
        ...         return Call(Sequence(("Lap", "Lap")), then="begin")
        >>> s = Race()
        >>> s.stack = [Lap()]
        >>> advance(s)
        >>> s.over, s.stack
        (True, [])
        """
        return False

    def unlikely(self, option: Option) -> bool:
        """Whether somebody who plays at random should hardly ever choose *option*: one that ends the game for them, say."""
        return False

    def redeal(self, seat: int, rng: Any) -> None:
        """After the hidden cards of a possible world were dealt: put right what has to agree with them."""

    # --- the table

    @property
    def to_act(self) -> tuple[int, ...]:
        return () if self.pending is None else self.pending.waiting()

    @property
    def over(self) -> bool:
        return self.pending is None

    @property
    def scores(self) -> list[int]:
        return self.count_scores()

    @property
    def ranking(self) -> list[tuple[int, ...]]:
        return self.rank()

    def decision(self, seat: int | None = None) -> Question | None:
        """What *seat* is asked, or None."""
        at = self.resolve_seat(seat)
        pending = self.pending
        if pending is None or not pending.hears(at):
            return None
        return Question(at, pending.what, self.legal(at), pending.rule, pending.about)

    def legal(self, seat: int | None = None) -> Listed:
        """Every choice *seat* has: a list, or an option space (a sequence too, never written out)."""
        pending, at = self.pending, self.resolve_seat(None) if seat is None else seat
        if pending is None or not pending.hears(at):
            return []
        found = pending.list_options(self, at)
        return found.copy() if isinstance(found, list) else found

    def play(self, option: Any, seat: int | None = None) -> None:
        """Answer the pending decision and go on to the next one."""
        pending, at = self.pending, self.resolve_seat(None) if seat is None else seat
        if pending is None or not pending.hears(at):
            raise IllegalChoice(option, self.why_not(option, seat) or NOT_YOUR_TURN)
        listed = match_option(pending.list_options(self, at), option)
        if listed is None:
            raise IllegalChoice(option, self.why_not(option, seat) or NOT_LISTED)
        answer = pending.take_answer(at, listed)
        if answer is not None:  # None: sealed, and others still think
            advance(self, answer)

    def why_not(self, option: Any, seat: int | None = None) -> Refusal | None:
        """Why *seat* may not choose *option* now; None if it may."""
        pending, at = self.pending, self.resolve_seat(seat)
        if pending is None:
            return GAME_OVER
        if not pending.hears(at):
            return NOT_YOUR_TURN
        if not isinstance(option, tuple) or not option or not isinstance(option[0], str):
            return NOT_AN_OPTION
        if match_option(pending.list_options(self, at), option) is not None:
            return None
        why = self.stack[-1].refusal(self, at, option)
        return why or Refusal(pending.rule or NOT_LISTED.rule, NOT_LISTED.message, question=pending.what)

    def resolve_seat(self, seat: int | None) -> int:
        """*seat*, or the only or first seat to act."""
        if seat is not None:
            return seat
        waiting = () if self.pending is None else self.pending.waiting()
        return waiting[0] if waiting else -1

    def tell(self, message: str, *, to: int = EVERYBODY, **args: Any) -> None:
        """Note in the chronicle, if there is one, what happened; *to*: a mask of the seats that may read it."""
        if self.chronicle is not None:
            event = Event(message, args, to)
            if self.witness is not None:
                self.witness(self, event)
            self.chronicle.append(event)

    def disclose(self) -> None:
        """Something worked out from hidden things is told to all, a sum of points or a deal that fails: it cannot be taken back."""
        self.disclosed += 1

    def relist(self) -> None:
        """Forget listed options: after a position was changed by hand."""
        if self.pending is not None:
            self.pending.lists = {}

    @property
    def where(self) -> str:
        """Battle.fight / Casualties.remove, waiting for seat 2: casualty"""
        path = " / ".join([f"{type(step).__name__}.{step.stage}" for step in self.stack])
        return path if self.pending is None else f"{path}, waiting for {self.to_act}: {self.pending.what}"

    # --- the edges, which are not compiled

    def view(self, seat: int | None) -> dict[str, Any]:
        """What *seat* sees, ready for JSON; None: a spectator."""
        from . import views

        return views.view(self, seat)

    def determinize(self, seat: int, rng: Any) -> Any:
        """A possible world for *seat*: the same to its eyes, the rest dealt anew with *rng* (a ``random.Random``)."""
        from . import worlds

        return worlds.determinize(self, seat, rng)

    def to_json(self) -> dict[str, Any]:
        """A checkpoint: plain data, from which ``game.from_json`` makes an equal state."""
        from . import registry

        return registry.checkpoint(self)

    def fingerprint(self) -> str:
        """A short stable hash of the whole state."""
        from . import codec

        return codec.fingerprint(self)


class Question:
    """What a seat is asked: *what*, the *options*, the *rule* that asks, and the *prompt* (message id and arguments).

    >>> import civitas
    >>> asked = civitas.game("through_the_ages").new(players=2, seed=1).decision()
    >>> asked.what, asked.rule.startswith("TTA-"), asked.prompt[0]
    ('action', True, 'action')
    """

    def __init__(self, seat: int, what: str, options: Listed, rule: str, about: Args) -> None:
        self.seat = seat
        self.what = what
        self.options = options
        self.rule = rule
        self.prompt = (what, about)


class IllegalChoice(ValueError):
    """Refused; nothing has changed.  ``.refusal`` says why.

    >>> IllegalChoice(("fly",), NOT_LISTED).refusal.rule
    'TABLE-4'
    """

    def __init__(self, option: Any, refusal: Refusal) -> None:
        super().__init__(f"{option!r} is refused: {refusal}")
        self.option = option
        self.refusal = refusal


def match_option(listed: Listed, option: Any) -> Option | None:
    """The listed option that equals *option*: never the caller's own, because ("build", True) equals ("build", 1).

    >>> match_option([("build", 1)], ("build", True))
    ('build', 1)
    """
    if isinstance(listed, Space):
        return listed.drawn if option is listed.drawn else listed.canonical(option)
    for at, each in enumerate(listed):  # as a rule it is the very one
        if each is option:
            return listed[at]
    try:
        return listed[listed.index(option)]
    except ValueError:
        return None


def advance(s: BaseState, answer: tuple[Any, ...] = ()) -> None:
    """Run stages until somebody must decide, or nothing is left to do.

    >>> s = BaseState()
    >>> s.stack.append(Sequence(()))
    >>> advance(s)
    >>> s.over, s.stack
    (True, [])
    """
    stack = s.stack
    while stack:
        top = stack[-1]
        out = top.run(s, answer)
        if s.ended():
            stack.clear()
        elif type(out) is Done:  # not isinstance: records have a metaclass, which makes it slow wherever it is not the very class
            stack.pop()
            answer = out.result
        elif type(out) is Call:
            if out.then:
                top.stage = out.then
                stack.append(out.step)
            else:
                stack[-1] = out.step
            answer = ()
        elif type(out) is Ask or isinstance(out, Decision):
            top.stage = out.then
            if out.public or not isinstance(out.options, str):
                forced = out.force_answer(s)
                if forced is not None:  # nothing to decide
                    answer = forced
                    continue
            s.pending = out
            return
        else:
            hint = f"; to go on there, call it: return self.{out.__name__}(s)" if callable(out) and hasattr(out, "__name__") else ""
            raise TypeError(f"{type(top).__name__}.{top.stage} returned {out!r}: a stage returns Ask, AskAll, AskAny, Call or Done{hint}")
    s.pending = None


STEPS: Final[dict[tuple[type, str], Any]] = {}  # found once


def find_step(s: BaseState, name: str) -> Any:
    """The step called *name* in the game of this state.

    >>> find_step(BaseState(), "ForEach")("Turn", (0, 1)).step
    'Turn'
    """
    key = (type(s), name)
    found = STEPS.get(key)
    if found is None:
        found = STEPS[key] = record_class(namespace_of(type(s)), name)
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Sequence(Step):
    """These steps one after another, by name.

    >>> Sequence(("Taxation", "Census")).steps
    ('Taxation', 'Census')
    """

    steps: tuple[str, ...]
    at: int = 0

    def begin(self, s: BaseState) -> Next:
        if self.at == len(self.steps):
            return DONE
        self.at += 1
        return Call(find_step(s, self.steps[self.at - 1])(), self.begin)


@mypyc_attr(allow_interpreted_subclasses=True)
class ForEach(Step):
    """The step of this name for each of these seats in turn; it takes the seat first, then *args*.

    >>> ForEach("LosePopulation", (2, 0, 1), (1,)).seats
    (2, 0, 1)
    """

    step: str
    seats: tuple[int, ...]
    args: tuple[Any, ...] = ()
    at: int = 0

    def begin(self, s: BaseState) -> Next:
        if self.at == len(self.seats):
            return DONE
        self.at += 1
        return Call(find_step(s, self.step)(self.seats[self.at - 1], *self.args), self.begin)


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda(Step):
    """These steps one after another, each with what it was given; their results are not asked for.

    >>> agenda = Agenda([Sequence(("Taxes",)), ForEach("Levy", (2, 0))])
    >>> s = BaseState()
    >>> agenda.begin(s).step, len(agenda.steps)
    (Sequence(steps=('Taxes',), at=0, stage='begin'), 1)
    """

    steps: list[Step]

    def begin(self, s: BaseState, *results: Any) -> Next:
        return Call(self.steps.pop(0), then=self.begin) if self.steps else DONE


def current(s: BaseState, kind: type) -> Any:
    """The nearest step of this *kind* under way, or None.

    >>> s = BaseState()
    >>> s.stack = [Sequence(("Turns", "Auction")), ForEach("Turn", (0, 1))]
    >>> current(s, Sequence).steps, current(s, AskAll)
    (('Turns', 'Auction'), None)
    """
    for step in reversed(s.stack):
        if isinstance(step, kind):
            return step
    return None
