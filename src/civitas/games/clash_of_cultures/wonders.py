"""Wonder cards, and the wonders that are entries of the turn's menu (COC-9); building one is in ``constructing``."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .decks import discard_objective, draw_objective
from .effects import ONCE, Effect, enroll_wonder, has_wonder, owns, refresh, used
from .menu import BETWEEN_MOVES, MAIN, START, TurnAction, enroll_action
from .state import Player, State, others
from .tables import (
    ADVANCES,
    GOVERNMENTS,
    GREAT_GARDENS,
    GREAT_LIBRARY,
    GREAT_STATUE,
    GREAT_WALL,
    LEADER_CARD,
    NOBODY,
    NONE,
    OBJECTIVE_CARDS,
    WONDERS,
)

DRAW: Final[Option] = ("draw",)
TAKE_DISPLAY: Final[list[Option]] = [("take-display", wonder) for wonder in range(WONDERS)]
NAME_ADVANCE: Final[list[Option]] = [("great-library", advance) for advance in range(ADVANCES)]
DISCARD_OBJECTIVE: Final[list[Option]] = [("great-statue", card) for card in range(OBJECTIVE_CARDS)]
OWN_WONDER: Final[dict[int, int]] = {LEADER_CARD["nebuchadnezzar"]: GREAT_GARDENS, LEADER_CARD["qin_shi_huang"]: GREAT_WALL}  # COC-8.4

NO_LIBRARY: Final = Refusal("COC-WON-great_library", "needs-great-library")
LIBRARY_USED: Final = Refusal("COC-WON-great_library", "once-per-turn")
NOT_GOVERNMENT: Final = Refusal("COC-WON-great_library", "no-government-advance-is-named")
OWNED: Final = Refusal("COC-WON-great_library", "an-advance-that-you-do-not-own")
NO_STATUE: Final = Refusal("COC-WON-great_statue", "needs-great-statue")
STATUE_USED: Final = Refusal("COC-WON-great_statue", "once-per-turn")
NO_SUCH_CARD: Final = Refusal("COC-9.9", "no-such-objective-card")


# --- drawing


class DrawWonder(Step):
    """A wonder card into the hand (COC-9.1): from the deck, from an Envoy's display, or the one that a wonder leader must have (COC-8.4)."""

    seat: int

    def begin(self, s: State) -> Next:
        wonder = wanted(s, s.players[self.seat])
        if wonder != NONE:
            fetch(s, self.seat, wonder)
            return DONE
        if s.display and not s.rules.public_wonders:
            options = ([DRAW] if len(s.wonder_deck) else []) + [TAKE_DISPLAY[each] for each in s.display]
            return Ask(self.seat, "draw-wonder", tuple(options), then=self.choose, rule="COC-EVT-40")
        return self.choose(s, DRAW)

    def choose(self, s: State, option: Option) -> Next:
        if option != DRAW:
            s.display.remove(option[1])
            take_open(s, self.seat, option[1])
        elif s.rules.public_wonders:
            reveal_wonder(s)
        else:
            draw_wonder(s, self.seat)
        return DONE


def draw_wonder(s: State, seat: int) -> None:
    """The top card of the wonder deck; nothing if there is none (COC-1.5)."""
    if len(s.wonder_deck):
        card = s.wonder_deck.draw(s.players[seat].wonder_cards, 1 << seat)
        s.tell("draws-wonder-card", seat=seat)
        s.tell("draws-this-wonder-card", to=1 << seat, seat=seat, wonder=card)


def reveal_wonder(s: State) -> None:
    """The top card of the wonder deck lies open for all (COC-12.6, COC-EVT-40)."""
    if len(s.wonder_deck):
        card, _ = s.wonder_deck.take(len(s.wonder_deck) - 1, (1 << len(s.players)) - 1)
        s.display.append(card)
        s.tell("wonder-lies-open", wonder=card)


def take_open(s: State, seat: int, wonder: int) -> None:
    """A wonder card that everybody sees goes into a hand, or lies open for all (COC-12.6)."""
    if s.rules.public_wonders:
        s.display.append(wonder)
    else:
        s.players[seat].wonder_cards.put(wonder, (1 << len(s.players)) - 1 << 8)
    s.tell("takes-wonder-card", seat=seat, wonder=wonder)


def wanted(s: State, p: Player) -> int:
    """The wonder that *p*'s leader must have, if it is neither built, out of the game, nor in hand already (COC-8.4.1, 8.4.3)."""
    wonder = OWN_WONDER.get(p.leader, NONE)
    if wonder == NONE or s.builder[wonder] != NOBODY or wonder in s.lost_wonders or wonder in s.buried_wonders:
        return NONE
    if wonder in p.wonder_cards.cards or (s.rules.public_wonders and wonder in s.display):
        return NONE
    return wonder


def fetch(s: State, seat: int, wonder: int) -> None:
    """It is taken from wherever it lies, for all to see (COC-8.4.1, 8.4.3)."""
    everybody = (1 << len(s.players)) - 1
    if wonder in s.display:
        s.display.remove(wonder)
        reveal_wonder(s)
    elif wonder in s.wonder_discards:
        s.wonder_discards.remove(wonder)
    elif wonder in s.wonder_deck.cards:
        s.wonder_deck.take(s.wonder_deck.find(wonder), everybody)
        s.wonder_deck.shuffle(s)
    else:
        for other in others(s, seat):
            hand = s.players[other].wonder_cards
            if wonder in hand.cards:
                hand.take(hand.find(wonder), everybody)
                draw_wonder(s, other)
    s.disclose()
    take_open(s, seat, wonder)


# --- the Great Library


def library_refusal(p: Player, advance: int) -> Refusal | None:
    """Why *p* may not name this advance now (COC-9.8)."""
    if not has_wonder(p, GREAT_LIBRARY):
        return NO_LIBRARY
    if used(p, ONCE["great_library"]):
        return LIBRARY_USED
    if not 0 <= advance < ADVANCES or GOVERNMENTS >> advance & 1:
        return NOT_GOVERNMENT
    return OWNED if owns(p, advance) else None


class GreatLibrary(TurnAction):
    """Once on each turn, at any moment: an advance works until the end of the turn (COC-WON-great_library)."""

    verb: ClassVar[str] = "great-library"
    parts: ClassVar[tuple[str, ...]] = ("advance",)
    place: ClassVar[int] = 77
    when: ClassVar[int] = START | MAIN | BETWEEN_MOVES

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if has_wonder(p, GREAT_LIBRARY) and not used(p, ONCE["great_library"]):
            options += [option for option in NAME_ADVANCE if library_refusal(p, option[1]) is None]

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return library_refusal(p, option[1])

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        p.once |= ONCE["great_library"]
        p.named = option[1]
        refresh(s, p)
        s.tell("names-advance", seat=p.seat, advance=option[1])
        return None


# --- the Great Statue


def statue_refusal(p: Player, card: int) -> Refusal | None:
    """Why *p* may not discard this objective card for an action."""
    if not has_wonder(p, GREAT_STATUE):
        return NO_STATUE
    if used(p, ONCE["great_statue"]):
        return STATUE_USED
    return None if card in p.objectives.cards else NO_SUCH_CARD


class GreatStatueAction(TurnAction):
    """Once per turn: an objective card from hand for an extra action (COC-WON-great_statue)."""

    verb: ClassVar[str] = "great-statue"
    parts: ClassVar[tuple[str, ...]] = ("objective_card",)
    place: ClassVar[int] = 78

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if has_wonder(p, GREAT_STATUE):
            options += [DISCARD_OBJECTIVE[card] for card in p.objectives.cards if statue_refusal(p, card) is None]

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return statue_refusal(p, option[1])

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        p.once |= ONCE["great_statue"]
        discard_objective(s, p.seat, option[1])
        p.actions += 1
        s.tell("gains-action", seat=p.seat)
        return None


class GreatStatue(Effect):
    """Its builder draws an objective card (COC-WON-great_statue)."""

    def built(self, s: State, p: Player, city: int, building: int, wonder: int) -> Step | None:
        if wonder == GREAT_STATUE:
            draw_objective(s, p.seat)
        return None


enroll_wonder("great_statue", GreatStatue())
enroll_action(GreatLibrary())
enroll_action(GreatStatueAction())
