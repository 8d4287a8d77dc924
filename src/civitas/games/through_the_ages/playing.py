"""Playing leaders, action cards and tactics; covering wonder stages (TTA-6.6, TTA-6.11, TTA-6.13, TTA-6.14)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Next, Step
from civitas.kernel.options import Refusal, has_form
from civitas.kernel.records import Message, Option

from .action import (
    CIVIL,
    HAND,
    LATER,
    MILITARY,
    NEVER,
    UNAIDED,
    UNTRADED,
    Action,
    Means,
    card_refusal,
    reveal,
    spend_civil,
    spend_military,
)
from .board import cards_with_tokens
from .cards.actions import ACTION_CARDS, CHOOSES, NOTHING, ORDER, Reserves
from .cards.leaders import HOMER
from .decks import take_from_hand
from .ratings import update
from .state import REPLACED_LEADER, TACTIC_USED, Player, State
from .tableau import complete_wonder, leader_leaves, set_tactic
from .tables import CARDS, KIND, LEADER, NONE, STAGES, STORES, TACTIC

LEAD: Final[list[Option]] = [("leader", card) for card in range(CARDS)]
REGAIN: Final[Option] = ("regain",)
TUCK: Final[list[Option]] = [("tuck", card) for card in range(CARDS)]
COVER: Final[list[Option]] = [("cover", card) for card in range(STORES)]
PLAY: Final[list[Option]] = [("play", card) for card in range(CARDS)]
PLAY_FOOD: Final[list[Option]] = [("play", card, "food") for card in range(CARDS)]
PLAY_RESOURCES: Final[list[Option]] = [("play", card, "resources") for card in range(CARDS)]
PLAY_TACTIC: Final[list[Option]] = [("tactic", card) for card in range(CARDS)]
COPY_TACTIC: Final[list[Option]] = [("copy", card) for card in range(CARDS)]

NO_SUCH_LEADER: Final = Refusal("TTA-6.6.1", "the-leader-is-not-in-hand")
NO_SUCH_WONDER: Final = Refusal("TTA-13.1.4", "the-wonder-is-not-completed")
NO_TOKEN_THERE: Final = Refusal("TTA-6.7.1", "no-blue-token-lies-on-that-card")
FOOD_OR_RESOURCES: Final = Refusal("TTA-13.4.2", "choose-food-or-resources")
NO_CHOICE: Final = Refusal("TTA-6.11.1", "the-card-leaves-no-choice")
NO_SUCH_TACTIC: Final = Refusal("TTA-6.13.1", "the-tactic-is-not-in-hand")
ONE_TACTIC_PER_TURN: Final = Refusal("TTA-6.13.2", "one-tactic-was-already-played-or-copied-this-turn")
NOT_COMMON: Final = Refusal("TTA-6.14.1", "the-tactic-is-not-in-the-common-area")
ALREADY_CURRENT: Final = Refusal("TTA-6.13.3", "the-standard-is-already-there")


# --- leaders ----------------------------------------------------------------------------------------------------------------


def leader_refusal(p: Player, card: int) -> Refusal | None:
    """Why *p* may not play a leader."""
    return None if card in p.hand and KIND[card] == LEADER else NO_SUCH_LEADER


class Leader(Action):
    """A leader from hand."""

    verb: ClassVar[str] = "leader"
    parts: ClassVar[tuple[str, ...]] = ("card",)
    civil: ClassVar[int] = 1
    needs: ClassVar[int] = NEVER | LATER  # listed among the technologies of the hand

    def refusal(self, s: State, p: Player, option: Option, means: Means) -> Refusal | None:
        return leader_refusal(p, option[1])

    def do(self, s: State, p: Player, option: Option, helps: int) -> Step | None:
        spend_civil(s, p, 1, helps)
        return PlayLeader(p.seat, option[1])


class PlayLeader(Step):
    """A leader enters play; a former one is replaced, and a civil action comes back (TTA-6.6)."""

    seat: int
    card: int

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        s.tell("plays-leader", seat=self.seat, card=self.card)
        if p.leader == HOMER and p.wonders:  # TTA-13.1.4: tucked under a wonder instead of the refund, if the owner likes
            return Ask(self.seat, "tuck-homer", (REGAIN, *[TUCK[wonder] for wonder in p.wonders]), then=self.replace, rule="TTA-13.1.4")
        return self.replace(s, REGAIN)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return NO_SUCH_WONDER if has_form(option, "tuck", int) and option[1] not in s.players[seat].wonders else None

    def replace(self, s: State, option: Option) -> Next:
        p = s.players[self.seat]
        if p.leader != NONE:
            leader_leaves(s, self.seat)
            p.once |= REPLACED_LEADER
            if option[0] == "tuck":
                p.homer_under = option[1]
                s.tell("tucks-homer", seat=self.seat, card=option[1])
            else:
                s.removed.append(p.leader)
                if p.ca < p.ca_total:  # TTA-12.3.4: nothing if no white token is spent
                    p.ca += 1
        p.hand.remove(self.card)
        p.leader = self.card
        update(s, self.seat)
        return DONE


# --- wonders ----------------------------------------------------------------------------------------------------------------


class CoverStages(Step):
    """Stages that are paid get a blue token each: from the bank, or from a farm, mine or lab if it is empty (TTA-6.7.1)."""

    seat: int
    n: int

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        while self.n and p.blue:
            p.blue -= 1
            p.stages += 1
            self.n -= 1
        if self.n:
            cards = cards_with_tokens(p)
            return Ask(self.seat, "cover-stage", tuple([COVER[card] for card in cards]), then=self.cover, rule="TTA-6.7.1", about={"card": p.wonder})
        if p.stages == len(STAGES[p.wonder]):
            complete_wonder(s, self.seat)
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return NO_TOKEN_THERE if has_form(option, "cover", int) and option[1] not in cards_with_tokens(s.players[seat]) else None

    def cover(self, s: State, option: Option) -> Next:
        p = s.players[self.seat]
        p.tokens[option[1]] -= 1
        p.stages += 1
        self.n -= 1
        s.tell("covers-with", seat=self.seat, card=option[1])
        return self.begin(s)


# --- action cards -----------------------------------------------------------------------------------------------------------


class PlayCard(Action):
    """An action card that orders nothing; Reserves for food or for resources (TTA-6.11.7, TTA-13.4.2)."""

    verb: ClassVar[str] = "play"
    parts: ClassVar[tuple[str, ...]] = ("card",)
    civil: ClassVar[int] = 1
    needs: ClassVar[int] = CIVIL | HAND | UNTRADED | LATER

    def offer(self, s: State, p: Player, means: Means, options: list[Option]) -> None:
        for card in means.cards:
            if ORDER[card] == NOTHING:
                if CHOOSES[card]:
                    options.append(PLAY_RESOURCES[card])
                    options.append(PLAY_FOOD[card])
                else:
                    options.append(PLAY[card])

    def fits(self, option: Option) -> bool:
        return len(option) in (2, 3) and type(option[1]) is int

    def refusal(self, s: State, p: Player, option: Option, means: Means) -> Refusal | None:
        card: int = option[1]
        why = card_refusal(p, card, NOTHING)
        if why is not None:
            return why
        if CHOOSES[card]:
            return None if option in (PLAY_FOOD[card], PLAY_RESOURCES[card]) else FOOD_OR_RESOURCES
        return None if len(option) == 2 else NO_CHOICE

    def do(self, s: State, p: Player, option: Option, helps: int) -> Step | None:
        card: int = option[1]
        spend_civil(s, p, 1, helps)
        reveal(s, p, card)
        effect = ACTION_CARDS[card]
        if isinstance(effect, Reserves):
            effect.gain(s, p.seat, option[2] == "food")
        else:
            effect.play(s, p.seat)
        return None

    def wording(self, s: State, p: Player, option: Option, less: int) -> Message:
        return (f"do-play-{option[2]}" if len(option) > 2 else "do-play"), {"card": option[1]}


# --- tactics ----------------------------------------------------------------------------------------------------------------


def tactic_refusal(p: Player, card: int) -> Refusal | None:
    """Why *p* may not play a tactic from their hand (TTA-6.13)."""
    if card not in p.military or KIND[card] != TACTIC:
        return NO_SUCH_TACTIC
    return ONE_TACTIC_PER_TURN if p.once & TACTIC_USED else None


def play_tactic(s: State, seat: int, card: int) -> None:
    """It becomes their exclusive tactic."""
    p = s.players[seat]
    take_from_hand(s, seat, card)
    p.once |= TACTIC_USED
    s.tell("plays-tactic", seat=seat, card=card)
    set_tactic(s, seat, card, exclusive=True)


class PlayTactic(Action):
    """A tactic from hand."""

    verb: ClassVar[str] = "tactic"
    parts: ClassVar[tuple[str, ...]] = ("card",)
    military: ClassVar[int] = 1
    needs: ClassVar[int] = MILITARY | UNAIDED | LATER

    def offer(self, s: State, p: Player, means: Means, options: list[Option]) -> None:
        if not p.once & TACTIC_USED:
            for card in sorted(set(p.military)):
                if KIND[card] == TACTIC and tactic_refusal(p, card) is None:
                    options.append(PLAY_TACTIC[card])

    def refusal(self, s: State, p: Player, option: Option, means: Means) -> Refusal | None:
        return tactic_refusal(p, option[1])

    def do(self, s: State, p: Player, option: Option, helps: int) -> Step | None:
        spend_military(p, 1)
        play_tactic(s, p.seat, option[1])
        return None


def copy_refusal(s: State, p: Player, card: int) -> Refusal | None:
    """Why *p* may not copy a tactic of the common area (TTA-6.14)."""
    if card not in s.tactics:
        return NOT_COMMON
    if p.once & TACTIC_USED:
        return ONE_TACTIC_PER_TURN
    return ALREADY_CURRENT if card == p.tactic else None


def copy_tactic(s: State, seat: int, card: int) -> None:
    """Their standard moves there."""
    p = s.players[seat]
    p.once |= TACTIC_USED
    s.tell("copies-tactic", seat=seat, card=card)
    set_tactic(s, seat, card, exclusive=False)


class CopyTactic(Action):
    """A tactic of the common area."""

    verb: ClassVar[str] = "copy"
    parts: ClassVar[tuple[str, ...]] = ("card",)
    military: ClassVar[int] = 2
    needs: ClassVar[int] = MILITARY | UNAIDED | LATER

    def offer(self, s: State, p: Player, means: Means, options: list[Option]) -> None:
        if means.ma >= 2 and not p.once & TACTIC_USED:
            for card in s.tactics:
                if copy_refusal(s, p, card) is None:
                    options.append(COPY_TACTIC[card])

    def refusal(self, s: State, p: Player, option: Option, means: Means) -> Refusal | None:
        return copy_refusal(s, p, option[1])

    def do(self, s: State, p: Player, option: Option, helps: int) -> Step | None:
        spend_military(p, 2)
        copy_tactic(s, p.seat, option[1])
        return None
