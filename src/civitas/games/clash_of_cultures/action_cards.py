"""Playing the upper half of an action card, or a great person card (COC-7.1, 7.7.2): announce, cancel, pay, take effect."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Call, Done, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .activation import Activated, CountActivation, count_activation, substitutes, why_not_activate
from .armies import ARMY, leader_space, spaces_with
from .cards.card import AFTER_BATTLE, AFTER_CAPTURE, AT_START, CIVIL_MOMENT, CIVIL_PLAYED, PASS, PERSONS_PLAYED, Civil
from .cities import within
from .decks import discard_action, discard_event, lay_on_discards
from .effects import ONCE, has_special, leads, used
from .menu import BETWEEN_MOVES, MAIN, NO_ACTION_LEFT, START, TurnAction, enroll_action
from .moving import MoveAction
from .payment import CANNOT_PAY, CARD_PRICE, EFFECT_PRICE, FOOD_WOOD_ORE_OR_CULTURE, Pay, can_pay, part, price_of, widen
from .state import BANKED, ROUTES_DONE, TURN_BEGUN, Player, State, others
from .tables import (
    ACTION_CARDS,
    AS_AN_ACTION,
    CIVIL,
    CIVIL_COST,
    CIVIL_OF,
    CULTURE,
    EVENT_PARAMS,
    EVENTS,
    KINDS,
    LEADER_CARD,
    NOBODY,
    NONE,
    SPECIAL,
)

NINJUTSU: Final = SPECIAL["ninjutsu"]
SHOGUNATE: Final = SPECIAL["shogunate"]
ALEXANDER: Final = LEADER_CARD["alexander"]
ONE_CULTURE: Final = price_of(culture=1)
MERCENARIES: Final = CIVIL["mercenaries"]
SUBTERFUGE: Final[list[Option]] = [("subterfuge", card) for card in range(ACTION_CARDS)]
SUBTERFUGE_PERSON: Final[list[Option]] = [("subterfuge-person", card) for card in range(EVENTS)]

NOT_IN_HAND: Final = Refusal("COC-7.1.1", "no-such-card-in-hand")
NOTHING_TO_NAME: Final = Refusal("COC-7.1.9", "not-to-be-played-so")
ONLY_AT_START: Final = Refusal("COC-3.4", "only-as-the-first-thing-of-the-turn")
ONLY_LATER: Final = Refusal("COC-3.4", "not-before-the-turn-has-begun")
ONLY_AFTER_CAPTURE: Final = Refusal("COC-7.1.8", "only-right-after-a-capture")
FREE_ALREADY: Final = Refusal("COC-SPA-shogunate", "that-is-a-free-action-anyway")
NO_SHOGUNATE: Final = Refusal("COC-SPA-shogunate", "needs-shogunate")
SHOGUNATE_USED: Final = Refusal("COC-SPA-shogunate", "once-per-turn")
NO_IDOL: Final = Refusal("COC-LDR-alexander", "needs-alexander-in-a-city")

# How a card is played: which verb, and what it costs besides.
NORMAL: Final = 0
BY_SHOGUNATE: Final = 1  # as a free action, once per turn
BY_IDOL: Final = 2  # for a culture token and an activation of Alexander's city


class Play(Step):
    """A card was announced, with whom it is aimed at; *person*: it is a great person card."""

    seat: int
    card: int
    named: tuple[int, ...]
    person: bool = False
    way: int = NORMAL
    city: int = NONE  # Alexander's, and the city that counts as activated
    counted: int = NONE

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        if self.person:
            p.persons.remove(self.card)
            s.tell("plays-person", seat=self.seat, event=self.card)
        else:
            p.hand.take(p.hand.find(self.card), (1 << len(s.players)) - 1)
            s.tell("plays-card", seat=self.seat, civil=CIVIL_OF[self.card])
        return Call(Subterfuge(self.seat), then=self.pay)

    def pay(self, s: State, cancelled: bool) -> Next:
        """COC-8.5.10: a cancelled card is discarded unused, nothing is paid and the action is not used."""
        p = s.players[self.seat]
        if cancelled:
            self.discard(s)
            if self.way == NORMAL and takes_action(self.card, self.person):
                p.actions += 1
            return DONE
        if self.way == BY_SHOGUNATE:
            p.once |= ONCE["shogunate_card"]
        if self.way == BY_IDOL:
            return Call(Pay(self.seat, EFFECT_PRICE, ONE_CULTURE, rule="COC-LDR-alexander"), then=self.idolize)
        return self.pay_card(s)

    def idolize(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        self.city = leader_space(s, self.seat)
        return Call(CountActivation(self.seat, self.city), then=self.activate)

    def activate(self, s: State, counted: int) -> Next:
        self.counted = counted
        return self.pay_card(s)

    def pay_card(self, s: State) -> Next:
        if self.person or not any(CIVIL_COST[CIVIL_OF[self.card]]):
            return self.take_effect(s)
        price = CIVIL_COST[CIVIL_OF[self.card]]
        return Call(Pay(self.seat, CARD_PRICE, price, CIVIL_OF[self.card], rule="COC-7.1.2"), then=self.take_effect)

    def take_effect(self, s: State, *results: object) -> Next:
        self.discard(s)
        step = effect_of(self.card, self.person).play(s, s.players[self.seat], self.named)
        return self.finish(s) if step is None else Call(step, then=self.finish)

    def finish(self, s: State, *results: object) -> Next:
        return Call(Activated(self.seat, self.city, "other", self.counted)) if self.way == BY_IDOL else DONE

    def discard(self, s: State) -> None:
        if self.person:
            discard_event(s, self.seat, self.card)
        else:
            lay_on_discards(s, self.seat, self.card)


def effect_of(card: int, person: bool) -> Civil:
    return PERSONS_PLAYED[card] if person else CIVIL_PLAYED[CIVIL_OF[card]]


def takes_action(card: int, person: bool) -> bool:
    """Whether it is played "as an action" (COC-5.8.1)."""
    return person or AS_AN_ACTION[CIVIL_OF[card]]


# --- Subterfuge


class Subterfuge(Step):
    """Japan may discard a card to cancel what was announced: ``Done(True)`` (COC-8.5.10)."""

    seat: int  # who announced it
    japan: int = NOBODY

    def begin(self, s: State) -> Next:
        for other in others(s, self.seat):
            if may_cancel(s, s.players[other], self.seat):
                self.japan = other
                return Ask(other, "subterfuge", self.ways, then=self.answer, rule="COC-SPA-ninjutsu", about={"rival": self.seat})
        return Done(False)

    def ways(self, s: State, seat: int) -> list[Option]:
        p = s.players[seat]
        return [PASS, *[SUBTERFUGE[card] for card in p.hand.cards], *[SUBTERFUGE_PERSON[card] for card in p.persons]]

    def answer(self, s: State, option: Option) -> Next:
        if option == PASS:
            return Done(False)
        if option[0] == "subterfuge":
            discard_action(s, self.japan, option[1])
        else:
            s.players[self.japan].persons.remove(option[1])
            discard_event(s, self.japan, option[1])
        s.tell("cancels-card", seat=self.japan, rival=self.seat)
        return Done(True)


def may_cancel(s: State, p: Player, rival: int) -> bool:
    """By what is public: Subterfuge, a card in hand, and a city or army within 2 spaces of a unit or city of *rival*."""
    if not has_special(p, NINJUTSU) or not (len(p.hand) or p.persons):
        return False
    mine = [*p.cities, *spaces_with(s, p.seat, ARMY)]
    theirs = [*s.players[rival].cities, *spaces_with(s, rival)]
    return any([within(s, a, b, 2) for a in mine for b in theirs])


# --- the menu


def play_refusal(s: State, p: Player, card: int, named: tuple[int, ...]) -> Refusal | None:
    """Why this card may not be played so at all, whatever the moment (COC-7.1.2, 7.1.9)."""
    if card not in p.hand.cards:
        return NOT_IN_HAND
    civil = CIVIL_OF[card]
    effect = CIVIL_PLAYED[civil]
    if effect.start and began(p):
        return ONLY_AT_START
    why = effect.why_not(s, p, named)
    if why is not None:
        return why
    return None if affords_card(s, p, civil) else CANNOT_PAY


def began(p: Player) -> bool:
    """Whether Negotiations can no longer be played this turn: the turn has begun, or a later part of its start was done (COC-3.4)."""
    return p.turn_marks & (TURN_BEGUN | ROUTES_DONE | BANKED) != 0


def affords_card(s: State, p: Player, civil: int) -> bool:
    """Whether *p* can pay for an upper half: nothing, or a culture token as a rule."""
    return p.goods[CULTURE] >= CULTURE_ASKED[civil] or can_pay(s, p, CARD_PRICE, CIVIL_COST[civil], civil)


CULTURE_ASKED: Final[list[int]] = [sum(price) for price in CIVIL_COST]


def list_plays(s: State, p: Player, verb: str, cards: list[int], options: list[Option]) -> None:
    """What can be played, with what must be named; of cards with one effect the first is asked."""
    asked: list[int] = []
    answers: list[list[tuple[int, ...]]] = []
    for card in cards:
        civil = CIVIL_OF[card]
        if civil in asked:
            found = answers[asked.index(civil)]
        else:
            found = CIVIL_PLAYED[civil].choices(s, p) if affords_card(s, p, civil) else NOT_AT_ALL
            asked.append(civil)
            answers.append(found)
        for named in found:
            options.append(PLAY[card] if verb == "play" and not named else (verb, card, *named))


NOT_AT_ALL: Final[list[tuple[int, ...]]] = []
PLAY: Final[list[Option]] = [("play", card) for card in range(ACTION_CARDS)]


class PlayCard(TurnAction):
    """The upper half of an action card."""

    verb: ClassVar[str] = "play"
    parts: ClassVar[tuple[str, ...]] = ("action_card",)
    place: ClassVar[int] = 60
    when: ClassVar[int] = START | MAIN | BETWEEN_MOVES

    def fits(self, option: Option) -> bool:
        return self.has_parts(option, self.parts) or self.has_parts(option, ("action_card", "rival"))

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        hand = p.hand.cards
        timely = timely_civils(s, p, began(p), moving(s)) if hand else 0
        if timely:
            list_plays(s, p, "play", [card for card in hand if timely >> CIVIL_OF[card] & 1], options)

    def time_refusal(self, s: State, p: Player, card: int, busy: bool) -> Refusal | None:
        """Why this is not the moment for it (COC-7.1.8); *busy*: a move action is under way."""
        if is_timely(s, p, CIVIL_OF[card], began(p), busy):
            return None
        moment = CIVIL_MOMENT[CIVIL_OF[card]]
        if moment == AT_START:
            return ONLY_AT_START
        if not began(p):
            return ONLY_LATER
        if moment == AFTER_CAPTURE:
            return ONLY_AFTER_CAPTURE
        return NOT_WHILE_MOVING if busy else NO_ACTION_LEFT

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        if option[1] not in p.hand.cards:
            return NOT_IN_HAND
        return self.time_refusal(s, p, option[1], moving(s)) or play_refusal(s, p, option[1], option[2:])

    def takes_action(self, s: State, p: Player, option: Option) -> bool:
        return AS_AN_ACTION[CIVIL_OF[option[1]]]

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        return Play(p.seat, option[1], option[2:])


def is_timely(s: State, p: Player, civil: int, begun: bool, busy: bool) -> bool:
    """Whether this is the moment for an upper half (COC-7.1.8)."""
    moment = CIVIL_MOMENT[civil]
    if not begun or moment == AT_START:
        return moment == AT_START and not begun
    if moment == AFTER_CAPTURE:
        return s.fresh_capture != NONE
    return not busy and (p.actions > 0 or not AS_AN_ACTION[civil])


def timely_civils(s: State, p: Player, begun: bool, busy: bool) -> int:
    """The upper halves for which this is the moment, as a mask: found once for each kind of moment."""
    kind = (16 if s.fights else 0) + (8 if begun else 0) + (4 if busy else 0) + (2 if p.actions > 0 else 0) + (1 if s.fresh_capture != NONE else 0)
    found = TIMELY[kind]
    if found < 0:
        fit = [civil for civil in range(len(CIVIL_MOMENT)) if is_timely(s, p, civil, begun, busy) and (s.fights or not AFTER_BATTLE[civil])]
        found = TIMELY[kind] = sum([1 << civil for civil in fit])
    return found


TIMELY: Final[list[int]] = [-1] * 32


def moving(s: State) -> bool:
    """Whether a move action is under way: only Teach Us! stands between two moves."""
    return len(s.stack) > 0 and isinstance(s.stack[-1], MoveAction)


NOT_WHILE_MOVING: Final = Refusal("COC-3.7", "free-actions-stand-only-before-or-after-an-action")


class PlayByShogunate(TurnAction):
    """Once per turn a card "as an action" is a free action (COC-SPA-shogunate)."""

    verb: ClassVar[str] = "play-shogunate"
    parts: ClassVar[tuple[str, ...]] = ("action_card",)
    place: ClassVar[int] = 61

    def fits(self, option: Option) -> bool:
        return self.has_parts(option, self.parts) or self.has_parts(option, ("action_card", "rival"))

    def way_refusal(self, s: State, p: Player) -> Refusal | None:
        if not has_special(p, SHOGUNATE):
            return NO_SHOGUNATE
        return SHOGUNATE_USED if used(p, ONCE["shogunate_card"]) else None

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if self.way_refusal(s, p) is None:
            list_plays(s, p, self.verb, [card for card in p.hand.cards if AS_AN_ACTION[CIVIL_OF[card]]], options)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return self.way_refusal(s, p) or self.card_refusal(s, p, option)

    def card_refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        if option[1] not in p.hand.cards:
            return NOT_IN_HAND
        return play_refusal(s, p, option[1], option[2:]) if AS_AN_ACTION[CIVIL_OF[option[1]]] else FREE_ALREADY

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        return Play(p.seat, option[1], option[2:], way=BY_SHOGUNATE)


class Idol(PlayByShogunate):
    """Alexander: a culture token and an activation of his city instead of the action (COC-LDR-alexander)."""

    verb: ClassVar[str] = "play-idol"
    place: ClassVar[int] = 62

    def way_refusal(self, s: State, p: Player) -> Refusal | None:
        if not leads(p, ALEXANDER):
            return NO_IDOL
        space = leader_space(s, p.seat)
        if space < 0 or s.city[space] != p.seat:
            return NO_IDOL
        why = why_not_activate(s, p, space)
        return why or (None if can_pay(s, p, EFFECT_PRICE, ONE_CULTURE) else CANNOT_PAY)

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if self.way_refusal(s, p) is None:
            cards = [card for card in p.hand.cards if AS_AN_ACTION[CIVIL_OF[card]] and affords_both(s, p, card)]
            before = activate_idol(s, p)
            list_plays(s, p, self.verb, cards, options)
            s.active[leader_space(s, p.seat)] = before

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        why = self.way_refusal(s, p)
        if why is not None:
            return why
        before = activate_idol(s, p)
        why = self.card_refusal(s, p, option)
        s.active[leader_space(s, p.seat)] = before
        return why or (None if affords_both(s, p, option[1]) else CANNOT_PAY)

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        return Play(p.seat, option[1], option[2:], way=BY_IDOL)


def activate_idol(s: State, p: Player) -> int:
    """What the card is played upon: Alexander's city is activated, unless another one can count for it; what was noted of it before."""
    city = leader_space(s, p.seat)
    before = s.active[city]
    if not substitutes(s, p, city):
        count_activation(s, city)
    return before


def affords_both(s: State, p: Player, card: int) -> bool:
    """Whether *p* can pay for Idol and for the card itself, if it is only one army that is hired."""
    civil = CIVIL_OF[card]
    own = part(FOOD_WOOD_ORE_OR_CULTURE) if civil == MERCENARIES else widen(CIVIL_COST[civil][:KINDS])
    return can_pay(s, p, CARD_PRICE, tuple([a + b for a, b in zip(ONE_CULTURE, own, strict=True)]), civil)


class PlayPerson(TurnAction):
    """A great person card from hand, as an action (COC-7.7.2)."""

    verb: ClassVar[str] = "play-person"
    parts: ClassVar[tuple[str, ...]] = ("event",)
    place: ClassVar[int] = 63
    uses_action: ClassVar[bool] = True

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        options += [PERSON_OPTIONS[card] for card in p.persons if person_refusal(s, p, card) is None]

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return person_refusal(s, p, option[1])

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        return Play(p.seat, option[1], (), person=True)


class PersonByShogunate(TurnAction):
    """A great person as a free action (COC-SPA-shogunate)."""

    verb: ClassVar[str] = "person-shogunate"
    parts: ClassVar[tuple[str, ...]] = ("event",)
    place: ClassVar[int] = 64

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        if has_special(p, SHOGUNATE) and not used(p, ONCE["shogunate_card"]):
            options += [SHOGUN_OPTIONS[card] for card in p.persons if person_refusal(s, p, card) is None]

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        if not has_special(p, SHOGUNATE):
            return NO_SHOGUNATE
        return SHOGUNATE_USED if used(p, ONCE["shogunate_card"]) else person_refusal(s, p, option[1])

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        return Play(p.seat, option[1], (), person=True, way=BY_SHOGUNATE)


PERSON_OPTIONS: Final[list[Option]] = [("play-person", card) for card in range(EVENTS)]
SHOGUN_OPTIONS: Final[list[Option]] = [("person-shogunate", card) for card in range(EVENTS)]
IS_PERSON: Final[list[bool]] = [params.get("play") == "action" for params in EVENT_PARAMS]


def person_refusal(s: State, p: Player, card: int) -> Refusal | None:
    """Why *p* may not play this great person now (COC-7.1.9)."""
    if card not in p.persons:
        return NOT_IN_HAND
    return None if PERSONS_PLAYED[card].choices(s, p) else NOTHING_TO_NAME


for _action in (PlayCard(), PlayByShogunate(), Idol(), PlayPerson(), PersonByShogunate()):
    enroll_action(_action)
