"""The smallest tables: a state, and steps that ask in every way the kernel knows."""

from __future__ import annotations

from civitas.kernel.flow import DONE, Ask, AskAll, AskAny, BaseState, Call, Done, ForEach, Next, Sequence, Step, advance
from civitas.kernel.options import Refusal, Subset
from civitas.kernel.record_fields import face_up, secret, transient
from civitas.kernel.records import CardId, Option, Record
from civitas.kernel.registry import Game, GameOption, register

A: Option = ("say", "a")
B: Option = ("say", "b")


class Player(Record):
    """A hand of cards, and what others know of it."""

    seat: int
    hand: list[CardId] = secret("seat", pool="card", marks="seen", default=[])
    seen: list[int] = secret(default=[])
    plan: int | None = secret("seat", default=None)


class Table(BaseState):
    """What was heard so far."""

    players: list[Player]
    deck: list[CardId] = secret(pool="card", marks="deck_seen", default=[])
    deck_seen: list[int] = secret(default=[])
    open: list[CardId] = face_up(default=[])
    heard: list[Option] = []
    cache: dict[str, int] = transient({})

    def seats(self) -> int:
        return len(self.players)

    def count_scores(self) -> list[int]:
        return [len(player.hand) for player in self.players]

    def back(self, pool: str, card: int) -> str:
        return "red" if card % 2 else "blue"


class Chat(Step):
    """Asks in the way that its name says, and notes what it hears."""

    how: str
    seats: tuple[int, ...] = (0, 1)
    options: tuple[Option, ...] = (A, B)

    def begin(self, s: Table) -> Next:
        match self.how:
            case "given":
                return Ask(self.seats[0], "word", self.options, then=self.hear, rule="TOY-1", about={"word": "a", "number": 1})
            case "listed":
                return Ask(self.seats[0], "word", self.words, then=self.hear)
            case "open":
                return Ask(self.seats[0], "word", self.words, then=self.hear, public=True)
            case "open space":
                return Ask(self.seats[0], "cards", self.some_cards, then=self.hear, public=True)
            case "sealed":
                return AskAll(self.seats, "word", self.words, then=self.hear_all)
            case "sealed given":
                return AskAll(self.seats, "word", self.options, then=self.hear_all)
            case "floor":
                return AskAny(self.seats, "word", self.words, then=self.hear_any)
            case "twice":
                return Call(Chat("given", self.seats), then=self.again)
        return Done(self.how, len(s.heard))

    def words(self, s: Table, seat: int) -> list[Option]:
        return list(self.options)

    def some_cards(self, s: Table, seat: int) -> Subset:
        return Subset("take", tuple(s.open), 1, 1)

    def refusal(self, s: Table, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("shout", word):
                return Refusal("TOY-2", "not-so-loud", word=word)
        return None

    def hear(self, s: Table, option: Option) -> Next:
        s.heard.append(option)
        return DONE

    def hear_all(self, s: Table, options: dict[int, Option]) -> Next:
        s.heard += [options[seat] for seat in self.seats]
        return DONE

    def hear_any(self, s: Table, seat: int, option: Option) -> Next:
        s.heard.append((seat, *option))
        return DONE if option == B else self.begin(s)

    def again(self, s: Table) -> Next:
        return Call(Chat("nothing"), then=self.over)

    def over(self, s: Table, how: str, heard: int) -> Next:
        s.heard.append(("over", how, heard))
        return DONE


class Hands(Step):
    """Passes the word on, keeping its place or not, and counts what comes back."""

    step: Step
    keeps: bool
    back: tuple[int, ...] = ()

    def begin(self, s: Table) -> Next:
        return Call(self.step, then=self.over) if self.keeps else Call(self.step)

    def over(self, s: Table, *results: int) -> Next:
        s.heard.append(("back", *results))
        return Done(*results)


class Verdict(Step):
    """Asks, and gives a number back."""

    number: int

    def begin(self, s: Table) -> Next:
        return Ask(0, "word", (A, B), then=self.hear)

    def hear(self, s: Table, option: Option) -> Next:
        s.heard.append(option)
        return Done(self.number)


class Word(Step):
    """One word of a seat."""

    seat: int = 0
    loud: bool = False

    def begin(self, s: Table) -> Next:
        return Ask(self.seat, "word", (A, B), then=self.hear, about={"loud": self.loud})

    def hear(self, s: Table, option: Option) -> Next:
        s.heard.append((self.seat, *option))
        return DONE


def table(*steps: Step, seats: int = 2) -> Table:
    """A table with these steps to be done, the first one first."""
    s = Table([Player(seat) for seat in range(seats)])
    s.stack = list(reversed(steps))
    advance(s)
    return s


def setup(players: int, luck: tuple[int, ...], options: dict[str, object]) -> Table:
    s = Table([Player(seat, hand=[seat * 2, seat * 2 + 1], seen=[0, 0]) for seat in range(players)], deck=[20, 21, 22], deck_seen=[0, 0, 0])
    s.luck = luck
    s.stack = [Chat("given"), Chat("sealed", tuple(range(players)))]
    return s


TOY = register(
    Game(
        id="toy",
        title="Toy",
        min_players=2,
        max_players=4,
        rules_version=3,
        state=Table,
        setup=setup,
        options=(
            GameOption("fast", False, "whether it is short"),
            GameOption("rounds", 3, "how many", lo=1, hi=5),
            GameOption("map", "plain", "which map", choices=("plain", "hills")),
        ),
        prefix="TOY",
    )
)

__all__ = ["A", "B", "TOY", "Chat", "ForEach", "Player", "Sequence", "Table", "Word", "table"]
