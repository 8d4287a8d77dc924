"""The Politics Phase: at most one political action (TTA-5)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Message, Option

from .aggressions import Attack
from .attacks import AGGRESSIONS, WARS, aggression_refusal, war_refusal
from .board import gain_yellow
from .cards.card import DISCOVERS, LAYS_DOWN_HIS_CROWN, SECOND_POLITICAL_ACTION, SEES_NEXT_EVENT
from .colonization import Settlement
from .decks import take_from_hand
from .event_deck import Evaluation, prepare_event
from .pacts import CANCEL, NOT_IN_HAND, OFFER, OfferPact, cancel, cancel_refusal, offer_refusal
from .resigning import resign
from .state import Player, State, others
from .tableau import remove_leader
from .tables import AGE_IV, AGGRESSION, CARDS, EVENT, HAS_SIDES, KIND, NONE, PACT, TERRITORY, WAR
from .wars import declare_war

ABSTAIN: Final[Option] = ("abstain",)
PREPARE: Final[list[Option]] = [("prepare", card) for card in range(CARDS)]
LAY_DOWN: Final[Option] = ("lay-down",)
DISCOVER: Final[list[Option]] = [("discover", card) for card in range(CARDS)]
RESIGN: Final[Option] = ("resign",)

NOT_AN_EVENT: Final = Refusal("TTA-5.1.1", "only-events-and-territories-are-prepared")
NOT_ALEXANDER: Final = Refusal("TTA-5.2.1", "only-alexander-lays-down-his-crown")
NOT_COLUMBUS: Final = Refusal("TTA-5.2.2", "only-columbus-discovers")
NOT_A_TERRITORY: Final = Refusal("TTA-5.2.2", "only-a-territory-is-discovered")
NO_SUCH_ACTION: Final = Refusal("TTA-5.0.1", "there-is-no-such-action")
TOO_LATE: Final = Refusal("TTA-5.7.1", "nobody-resigns-in-age-iv")


class PoliticalAction:
    """One verb.  *parts* names what follows it in an option."""

    verb: ClassVar[str] = ""
    parts: ClassVar[tuple[str, ...]] = ()

    def offer(self, s: State, p: Player, card: int, options: list[Option]) -> None:
        """Add what *p* can do, with this military card in hand if it takes one."""

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        """Why *p* may not do this."""
        return None

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        """A step where somebody must decide."""
        return None

    def wording(self, s: State, seat: int, option: Option) -> Message:
        """What the option is called."""
        return f"do-{option[0]}", dict(zip(self.parts, option[1:], strict=False))

    def fits(self, option: Option) -> bool:
        """Whether *option* has the right number of parts, cards and seats where they belong."""
        given = option[1:]
        return len(given) == len(self.parts) and all(
            [type(part) is (str if name == "side" else int) for part, name in zip(given, self.parts, strict=True)]
        )


class Abstain(PoliticalAction):
    """No political action (TTA-5.0.1)."""

    verb: ClassVar[str] = "abstain"

    def offer(self, s: State, p: Player, card: int, options: list[Option]) -> None:
        options.append(ABSTAIN)


class Prepare(PoliticalAction):
    """An event or a territory goes to the future events, and the next current one happens (TTA-5.1)."""

    verb: ClassVar[str] = "prepare"
    parts: ClassVar[tuple[str, ...]] = ("card",)

    def offer(self, s: State, p: Player, card: int, options: list[Option]) -> None:
        options.append(PREPARE[card])

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        if option[1] not in p.military:
            return NOT_IN_HAND
        return None if KIND[option[1]] in (EVENT, TERRITORY) else NOT_AN_EVENT

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        prepare_event(s, seat, option[1])
        return Evaluation(seat)


class PlayAggression(PoliticalAction):
    """An aggression against a weaker rival (TTA-5.3)."""

    verb: ClassVar[str] = "aggression"
    parts: ClassVar[tuple[str, ...]] = ("card", "seat")

    def offer(self, s: State, p: Player, card: int, options: list[Option]) -> None:
        for rival in others(s, p.seat):
            if aggression_refusal(s, p, card, rival) is None:
                options.append(AGGRESSIONS[card][rival])

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return aggression_refusal(s, p, option[1], option[2])

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        return Attack(seat, option[1], option[2])


class DeclareWar(PoliticalAction):
    """A war that is decided at the start of the next turn (TTA-5.4)."""

    verb: ClassVar[str] = "war"
    parts: ClassVar[tuple[str, ...]] = ("card", "seat")

    def offer(self, s: State, p: Player, card: int, options: list[Option]) -> None:
        for rival in others(s, p.seat):
            if war_refusal(s, p, card, rival) is None:
                options.append(WARS[card][rival])

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return war_refusal(s, p, option[1], option[2])

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        declare_war(s, seat, option[1], option[2])
        return None


class Offer(PoliticalAction):
    """A pact is offered to another player; the option names the side of who offers it (TTA-5.5)."""

    verb: ClassVar[str] = "offer"
    parts: ClassVar[tuple[str, ...]] = ("card", "seat", "side")

    def offer(self, s: State, p: Player, card: int, options: list[Option]) -> None:
        for rival in others(s, p.seat):
            for side in range(2 if HAS_SIDES[card] else 1):
                if offer_refusal(s, p, card, rival, side) is None:
                    options.append(OFFER[card][rival][side])

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return offer_refusal(s, p, option[1], option[2], "AB".find(option[3]))

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        return OfferPact(seat, option[1], option[2], "AB".index(option[3]))

    def wording(self, s: State, seat: int, option: Option) -> Message:
        args = {"card": option[1], "seat": option[2]}
        return ("do-offer", args | {"side": option[3]}) if HAS_SIDES[option[1]] else ("do-offer-equal", args)


class Cancel(PoliticalAction):
    """A pact that they are in ends; the option names in whose area it lies (TTA-5.6)."""

    verb: ClassVar[str] = "cancel"
    parts: ClassVar[tuple[str, ...]] = ("seat",)

    def offer(self, s: State, p: Player, card: int, options: list[Option]) -> None:
        for owner in range(len(s.players)):
            if cancel_refusal(s, p, owner) is None:
                options.append(CANCEL[owner])

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return cancel_refusal(s, p, option[1])

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        cancel(s, seat, option[1])
        return None

    def wording(self, s: State, seat: int, option: Option) -> Message:
        owner = s.players[option[1]]
        return "do-cancel", {"card": owner.pact, "seat": owner.partner if option[1] == seat else option[1]}


class LayDown(PoliticalAction):
    """Alexander is given up for a yellow token (TTA-5.2.1)."""

    verb: ClassVar[str] = "lay-down"

    def offer(self, s: State, p: Player, card: int, options: list[Option]) -> None:
        if p.answers & LAYS_DOWN_HIS_CROWN:
            options.append(LAY_DOWN)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return None if p.answers & LAYS_DOWN_HIS_CROWN else NOT_ALEXANDER

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        remove_leader(s, seat)  # TTA-5.2.3: removed, not replaced
        gain_yellow(s, seat, 1)
        return None


class Discover(PoliticalAction):
    """Columbus colonizes a territory from hand (TTA-5.2.2)."""

    verb: ClassVar[str] = "discover"
    parts: ClassVar[tuple[str, ...]] = ("card",)

    def offer(self, s: State, p: Player, card: int, options: list[Option]) -> None:
        if p.answers & DISCOVERS:
            options.append(DISCOVER[card])

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        if not p.answers & DISCOVERS:
            return NOT_COLUMBUS
        if option[1] not in p.military:
            return NOT_IN_HAND
        return None if KIND[option[1]] == TERRITORY else NOT_A_TERRITORY

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        take_from_hand(s, seat, option[1])
        s.tell("discovers", seat=seat, card=option[1])
        remove_leader(s, seat)
        return Settlement(seat, option[1])


class Resign(PoliticalAction):
    """They leave the game (TTA-5.7, TTA-15.3)."""

    verb: ClassVar[str] = "resign"

    def offer(self, s: State, p: Player, card: int, options: list[Option]) -> None:
        if s.age < AGE_IV:
            options.append(RESIGN)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        return TOO_LATE if s.age == AGE_IV else None

    def do(self, s: State, seat: int, option: Option) -> Step | None:
        resign(s, seat)
        return None


PREPARES: Final = Prepare()
WITH_A_CARD: Final[dict[int, list[PoliticalAction]]] = {  # by its kind, as they are listed
    EVENT: [PREPARES],
    TERRITORY: [PREPARES, Discover()],
    AGGRESSION: [PlayAggression()],
    WAR: [DeclareWar()],
    PACT: [Offer()],
}
WITHOUT: Final[list[PoliticalAction]] = [Cancel(), LayDown(), Resign()]
NO_USE: Final[list[PoliticalAction]] = []
POLITICAL: Final[dict[str, PoliticalAction]] = {
    action.verb: action for action in [Abstain(), *WITHOUT, *[action for actions in WITH_A_CARD.values() for action in actions]]
}


class PoliticsPhase(Step):
    """One political action or none; Caesar's owner may once do a second one."""

    seat: int
    second: bool = False

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        if p.answers & SEES_NEXT_EVENT:
            look(s, self.seat)
        if p.skips_politics:  # TTA-5.0.4: owed since International Agreement
            p.skips_politics = False
            s.tell("has-no-political-action", seat=self.seat)
            return DONE
        return self.choose(s)

    def choose(self, s: State) -> Next:
        return Ask(self.seat, "politics", self.actions, then=self.act, rule="TTA-5.0.1")

    def actions(self, s: State, seat: int) -> list[Option]:
        """Everything they could do with their hand, the pacts they are in, and their leader."""
        p = s.players[seat]
        found: list[Option] = [ABSTAIN]
        for card in sorted(set(p.military)):
            for action in WITH_A_CARD.get(KIND[card], NO_USE):
                action.offer(s, p, card, found)
        for action in WITHOUT:
            action.offer(s, p, NONE, found)
        return found

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        action = POLITICAL.get(option[0])
        if action is None or not action.fits(option):
            return NO_SUCH_ACTION
        return action.refusal(s, s.players[seat], option)

    def act(self, s: State, option: Option) -> Next:
        if option == ABSTAIN:
            s.tell("abstains", seat=self.seat)
            return DONE
        if self.second:
            s.players[self.seat].caesar_used = True
            s.tell("second-political-action", seat=self.seat)
        step = POLITICAL[option[0]].do(s, self.seat, option)
        return self.again(s) if step is None else Call(step, then=self.again)

    def again(self, s: State) -> Next:
        """Caesar: a second action, once per game, after the first one is completely finished (TTA-13.1.25)."""
        p = s.players[self.seat]
        if self.second or p.caesar_used or not p.answers & SECOND_POLITICAL_ACTION:
            return DONE
        self.second = True
        return self.choose(s)


def look(s: State, seat: int) -> None:
    """Joan of Arc: her owner is shown the top card of the current events (TTA-5.0.3, TTA-13.1.24)."""
    if s.current_events.cards:
        s.current_events.show(len(s.current_events) - 1, 1 << seat)
        s.tell("sees-next-event", seat=seat, card=s.current_events.cards[-1], to=1 << seat)
