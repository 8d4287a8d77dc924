"""What a stage returns: what happens next.  Somebody is asked, another step is called, or this one is over."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Sequence as Seq
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from .options import Space
from .record_fields import secret
from .records import Args, Option, Record

if TYPE_CHECKING:
    from .flow import BaseState, Step

Stage: TypeAlias = Callable[..., "Next"] | str  # written self.fight, kept as its name
Listed: TypeAlias = list[Option] | Space
Lister: TypeAlias = Callable[[Any, int], Listed] | Seq[Option] | str  # written self.tactics, or the options themselves
Options: TypeAlias = tuple[Option, ...] | str

NO_ARGS: Final[Args] = {}


class Next(Record):
    """What a stage returns: what happens next.

    >>> isinstance(DONE, Next), isinstance(Ask(0, "bid", (("pass",),), then="heard"), Next)
    (True, True)
    """


class Done(Next):
    """This step is over; its result goes to whoever called it.

    >>> Done("won", 3).result  # arrives as after_battle(self, s, "won", 3)
    ('won', 3)
    """

    EXTRA = ("result",)  # never in a state, so not a field

    def __init__(self, *result: Any) -> None:
        self.result: tuple[Any, ...] = result


DONE: Final = Done()


class Call(Next):
    """Do that step first; its result arrives at *then*.  Without *then* this step is over, and that one takes its place.

    >>> from civitas.kernel.flow import BaseState, Sequence, Step, advance
    >>> Call(Sequence(("Taxes", "Growth")), then="next_round").then
    'next_round'
    >>> s = BaseState()
    >>> class Feast(Step):
    ...     def begin(self, s):
    ...         return Call(Speech(0))  # whoever called the feast hears the result of the speech
    >>> class Speech(Step):
    ...     seat: int
    ...     def begin(self, s):
    ...         return Ask(self.seat, "speak", (("praise",), ("blame",)), then=self.speak)
    ...     def speak(self, s, option):
    ...         return DONE
    >>> s.stack = [Feast()]
    >>> advance(s)
    >>> s.where
    'Speech.speak, waiting for (0,): speak'
    """

    EXTRA = ("step", "then")

    def __init__(self, step: Step, then: Stage | None = None) -> None:
        self.step: Step = step
        self.then: str = "" if then is None else then if isinstance(then, str) else then.__name__


class Decision(Next):
    """Somebody must choose.  Shared by clones, because it never changes once made (a sealed one gathers answers, so it is copied).

    *what* names the question and *about* fills its words, by name; *rule* is the rule that asks it.  Options are given as a
    tuple, or as the method of the step that lists them.  What depends on hidden cards must be listed by a method: a
    re-dealt world asks it again, and a single one is still asked, because skipping it would tell the others
    something.  A single given option, or a single one listed under ``public=True`` (all it depends on is public),
    is answered by the kernel.

    >>> Ask(0, "retreat", "ways_out", then="press_on").options  # listed by the step's method of that name
    'ways_out'
    """

    what: str
    options: Options
    then: str
    rule: str
    about: Args
    public: bool
    EXTRA = ("lists",)

    def __init__(self, what: str, options: Lister, then: Stage, rule: str, about: Args | None, public: bool) -> None:
        self.what: str = what
        if isinstance(options, (str, tuple)):  # asked first, because compiled code always comes with one of them
            self.options: Options = options
        else:
            self.options = options.__name__ if callable(options) else tuple(options)
        self.then: str = then if isinstance(then, str) else then.__name__
        self.rule: str = rule
        self.about: Args = NO_ARGS if about is None else about
        self.public: bool = public
        self.lists: dict[int, Listed] = {}  # a cache, not part of the state

    def clone(self) -> Decision:
        return self

    def ask_anew(self) -> Decision:
        """The same question without its lists: in a world where they may be other ones."""
        raise TypeError("somebody is asked: use Ask, AskAll or AskAny")

    def waiting(self) -> tuple[int, ...]:
        raise TypeError("somebody is asked: use Ask, AskAll or AskAny")

    def hears(self, seat: int) -> bool:
        """Whether *seat* may act now."""
        return seat in self.waiting()

    def list_options(self, s: BaseState, seat: int) -> Listed:
        """What *seat* may choose: listed once, shared by all clones."""
        found = self.lists.get(seat)
        if found is None:
            options = self.options
            found = s.stack[-1].list_options(s, options, seat) if isinstance(options, str) else list(options)
            self.lists[seat] = found
        return found

    def single(self, s: BaseState, seat: int) -> Option | None:
        """The only option, if there is just one."""
        found = self.list_options(s, seat)
        if isinstance(found, Space):
            return found.only()
        return found[0] if len(found) == 1 else None

    def take_answer(self, seat: int, choice: Option) -> tuple[Any, ...] | None:
        """What the step gets to hear; None while others still think."""
        return (choice,)

    def force_answer(self, s: BaseState) -> tuple[Any, ...] | None:
        """The answer where there is nothing to decide; asked only where everybody may know that."""
        return None


class Ask(Decision):
    """One seat chooses.

    >>> Ask(2, "retreat", (("no",), ("yes",)), then="press_on", rule="TOY-1").waiting()
    (2,)
    """

    seat: int

    def __init__(
        self, seat: int, what: str, options: Lister, then: Stage, rule: str = "", about: Args | None = None, public: bool = False
    ) -> None:
        Decision.__init__(self, what, options, then, rule, about, public)
        self.seat: int = seat

    def ask_anew(self) -> Ask:
        return Ask(self.seat, self.what, self.options, self.then, self.rule, self.about, self.public)

    def waiting(self) -> tuple[int, ...]:
        return (self.seat,)

    def hears(self, seat: int) -> bool:
        return seat == self.seat

    def force_answer(self, s: BaseState) -> tuple[Any, ...] | None:
        only = self.single(s, self.seat)
        return None if only is None else (only,)


class AskAll(Decision):
    """Sealed: all choose, then all answers arrive together, by seat.

    >>> vote = AskAll((0, 1), "vote", (("aye",), ("nay",)), then="count")
    >>> vote.take_answer(1, ("aye",)), vote.waiting(), vote.take_answer(0, ("nay",))
    (None, (0,), ({1: ('aye',), 0: ('nay',)},))
    """

    seats: tuple[int, ...]
    answers: dict[int, Option] = secret("key", default={})

    def __init__(
        self,
        seats: tuple[int, ...],
        what: str,
        options: Lister,
        then: Stage,
        rule: str = "",
        about: Args | None = None,
        public: bool = False,
        answers: dict[int, Option] | None = None,
    ) -> None:
        Decision.__init__(self, what, options, then, rule, about, public or not seats)  # nobody is asked: nothing to wait for
        self.seats: tuple[int, ...] = seats
        self.answers: dict[int, Option] = {} if answers is None else answers

    def clone(self) -> AskAll:
        new = self.ask_anew()
        new.lists = self.lists
        return new

    def ask_anew(self) -> AskAll:
        return AskAll(self.seats, self.what, self.options, self.then, self.rule, self.about, self.public, self.answers.copy())

    def waiting(self) -> tuple[int, ...]:
        return tuple([seat for seat in self.seats if seat not in self.answers])

    def hears(self, seat: int) -> bool:
        return seat in self.seats and seat not in self.answers

    def take_answer(self, seat: int, choice: Option) -> tuple[Any, ...] | None:
        self.answers[seat] = choice
        return (self.answers,) if len(self.answers) == len(self.seats) else None

    def force_answer(self, s: BaseState) -> tuple[Any, ...] | None:
        for seat in self.seats:
            only = self.single(s, seat)
            if only is not None:
                self.answers[seat] = only
        return (self.answers,) if len(self.answers) == len(self.seats) else None


class AskAny(Decision):
    """Open floor: any of these seats may act next; the seat and its choice arrive.

    Nobody waits for the seats in *also*, but they may speak up (who said to be done, and thinks better of it).

    >>> AskAny((0, 2), "trade", (("done",),), then="hear", also=(1,)).hears(1)
    True
    """

    seats: tuple[int, ...]
    also: tuple[int, ...] = ()

    def __init__(
        self,
        seats: tuple[int, ...],
        what: str,
        options: Lister,
        then: Stage,
        rule: str = "",
        about: Args | None = None,
        public: bool = False,
        also: tuple[int, ...] = (),
    ) -> None:
        if not seats:
            raise ValueError(f"nobody is asked: {what}")
        Decision.__init__(self, what, options, then, rule, about, public)
        self.seats: tuple[int, ...] = seats
        self.also: tuple[int, ...] = also

    def ask_anew(self) -> AskAny:
        return AskAny(self.seats, self.what, self.options, self.then, self.rule, self.about, self.public, self.also)

    def waiting(self) -> tuple[int, ...]:
        return self.seats

    def hears(self, seat: int) -> bool:
        return seat in self.seats or seat in self.also

    def take_answer(self, seat: int, choice: Option) -> tuple[Any, ...] | None:
        return (seat, choice)
