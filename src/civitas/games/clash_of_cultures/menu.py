"""What a player may do in their turn: a verb in one class, with what it lists, why it is refused and what it does (COC-3.6, 5.8)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel import actions
from civitas.kernel.flow import Step, match_option
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .effects import ONCE
from .state import FOCUS, MASS, TAKEOVER, Player, State
from .tables import ADVANCE, LEADER_CARD, NONE, SPECIAL, WONDER

# When an entry is offered.
START: Final = 1  # in the start of turn menu (COC-3.4.1)
MAIN: Final = 2  # before and after actions
BETWEEN_MOVES: Final = 4  # between two moves of a move action (Teach Us!)

NO_ACTION_LEFT: Final = Refusal("COC-3.4", "no-action-is-left")
NOT_NOW: Final = Refusal("COC-3.7", "free-actions-stand-only-before-or-after-an-action")

ANNOUNCED: Final = Refusal("COC-7.1.8", "the-card-just-played-must-be-followed-by-what-it-changes")


def unless_listed(s: State, seat: int, option: Option, why: Refusal | None) -> Refusal | None:
    """*why*, unless the option is one that *seat* may choose now."""
    if why is None or s.pending is None or match_option(s.pending.list_options(s, seat), option) is not None:
        return None
    return why


REASONS: Final[dict[str, Refusal]] = {  # why an answer to a simple question is none of those that are listed
    "reinforce": Refusal("COC-7.5.3", "no-barbarian-can-join-there"),
    "with": Refusal("COC-7.5.3", "no-such-barbarian-can-join"),
    "barbarian-city": Refusal("COC-7.5.3", "barbarians-do-not-appear-there"),
    "march": Refusal("COC-7.5.4", "no-army-marches-that-way"),
    "hold": Refusal("COC-SPA-tribal_allies", "no-army-marches-from-there"),
    "pirate-at": Refusal("COC-7.5.6", "no-pirate-ship-is-put-there"),
    "pirate-from": Refusal("COC-7.5.6", "no-pirate-ship-is-taken-from-there"),
    "lose": Refusal("COC-7.5.10", "nobody-loses-what-they-do-not-have"),
    "lower": Refusal("COC-7.5.10", "the-mood-of-that-city-cannot-fall"),
    "exhaust": Refusal("COC-7.5.2", "that-land-is-not-exhausted"),
    "first-player": Refusal("COC-11.6", "that-is-no-player"),
    "choose-leader": Refusal("COC-8.2.1", "that-leader-cannot-be-recruited"),
    "relocate": Refusal("COC-5.3.24", "no-such-figure-is-there"),
    "place-unit": Refusal("COC-4.7.3", "the-unit-finds-no-room-there"),
    "take-back": Refusal("COC-5.3.22", "that-was-not-spent"),
    "orient": Refusal("COC-5.5.2", "the-region-cannot-lie-that-way"),
    "sail-to": Refusal("COC-5.5.6", "the-ship-cannot-enter-there"),
    "via": Refusal("COC-5.4.8", "roads-do-not-lead-that-way"),
    "casualty": Refusal("COC-6.3.4", "no-such-unit-takes-part"),
    "drop-die": Refusal("COC-6.3.3.3", "no-die-shows-that"),
    "shield-with": Refusal("COC-LDR-attila", "no-die-shows-that"),
    "refuge": Refusal("COC-6.7.4", "the-settler-flees-into-a-city-of-its-owner"),
    "drown": Refusal("COC-6.6.2", "no-such-unit-is-aboard"),
    "give": Refusal("COC-4.3.1", "those-cards-were-not-agreed"),
    "port-at": Refusal("COC-5.3.15", "a-port-stands-on-an-adjacent-sea-space"),
    "place-ship": Refusal("COC-WON-great_lighthouse", "no-ship-is-put-there"),
    "count-as": Refusal("COC-8.5.7", "that-city-cannot-count-instead"),
    "replace": Refusal("COC-5.7.9", "that-building-cannot-be-replaced"),
    "get": Refusal("COC-7.8.22", "no-such-figure-is-left"),
    "target-unit": Refusal("COC-8.5.21", "no-such-unit-can-be-won"),
    "land": Refusal("COC-8.7.1", "the-ships-cannot-land-so"),
    "launch": Refusal("COC-8.7.4", "so-many-cannot-become-ships"),
    "land-at": Refusal("COC-LDR-erik", "nobody-can-land-there"),
    "take": Refusal("COC-4.1.6", "that-is-not-among-the-gains"),
    "gain-goods": Refusal("COC-4.1.6", "that-is-not-among-the-gains"),
    "gloom": Refusal("COC-7.6.4", "the-mood-of-that-city-cannot-fall"),
    "remove-unit": Refusal("COC-7.6.7", "no-such-figure-is-there"),
    "remove-pirate": Refusal("COC-7.6.7", "no-such-figure-is-there"),
    "army": Refusal("COC-7.8.1", "no-army-marches-from-there"),
}
MESSAGES: Final[dict[str, str]] = {  # the same for verbs of several cards: the rule is that of the question
    "place-settler": "a-settler-appears-in-a-city-of-its-owner",
    "place-infantry": "the-unit-finds-no-room-there",
    "swap-action": "cards-of-one-kind-change-hands",
    "swap-for-person": "cards-of-one-kind-change-hands",
    "swap-person": "cards-of-one-kind-change-hands",
    "swap-persons": "cards-of-one-kind-change-hands",
    "swap-objective": "cards-of-one-kind-change-hands",
    "swap-wonder": "cards-of-one-kind-change-hands",
    "favour": "choose-another-player",
    "feed": "choose-another-player",
    "reformer": "choose-another-player",
    "befriend": "choose-another-player",
    "reveal": "that-region-cannot-be-revealed",
    "bury-building": "that-piece-cannot-be-buried",
    "bury-wonder": "that-piece-cannot-be-buried",
    "bury-settlement": "that-piece-cannot-be-buried",
    "assign": "no-such-objective-card",
}


def simple_refusal(s: State, seat: int, option: Option) -> Refusal | None:
    """The reason that belongs to a verb, unless the option is listed."""
    verb: str = option[0]
    if verb in MESSAGES and s.pending is not None:
        return unless_listed(s, seat, option, Refusal(s.pending.rule, MESSAGES[verb]))
    return unless_listed(s, seat, option, REASONS.get(verb))


class Question(Step):
    """A step whose answers are refused with the reason of their verb."""

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return simple_refusal(s, seat, option)


# What a verb is never listed without: an advance, a civilization advance, a leader or a wonder.
WITH_ADVANCE: Final = {
    "absolute-power": "absolute_power", "forced-labor": "forced_labor", "voting": "voting", "civil-liberties": "civil_liberties",
    "free-economy": "free_economy", "arts": "arts", "sports": "sports", "theaters": "theaters", "taxes": "taxes",
    "barter-action": "bartering", "barter-person": "bartering", "barter-objective": "bartering", "barter-wonder": "bartering",
    "routes": "trade_routes", "build-wonder": "engineering",
}  # fmt: skip
WITH_SPECIAL: Final = {
    "release-captive": "human_sacrifice", "imperial-army": "imperial_army", "tribal-allies": "tribal_allies", "hegemony": "hegemony",
    "aqueduct": "aqueduct", "calendar": "calendar", "banking": "banking", "play-shogunate": "shogunate", "person-shogunate": "shogunate",
}  # fmt: skip
WITH_LEADER: Final = {
    "tributes": "acamapichtli", "mass-sacrifice": "ahuitzotl", "mass-sacrifice-wonder": "ahuitzotl", "spread-of-fear": "marqzen",
    "wonder-nebuchadnezzar": "nebuchadnezzar", "navigator": "hanno", "founder": "dido", "founder-ship": "dido",
    "agricultural-economist": "wu_zetian", "wonder-qin": "qin_shi_huang", "the-art-of-war": "sun_tzu", "beloved": "cleopatra",
    "master": "pericles", "golden-age": "sri_gupta", "japanese-buddhism": "suiko", "king-of-persia": "cyrus", "architect": "darius",
    "architect-wonder": "darius", "constructor": "hiram", "princeps": "augustus", "statesman": "caesar", "danegeld": "knut",
    "legendary-explorer": "erik", "new-colonies": "erik", "play-idol": "alexander",
}  # fmt: skip
WITH_WONDER: Final = {"great-library": "great_library", "great-statue": "great_statue"}
MENU_ADVANCES: Final[int] = sum([1 << advance for advance in {ADVANCE[id] for id in WITH_ADVANCE.values()}])
MENU_SPECIALS: Final[int] = sum([1 << special for special in {SPECIAL[id] for id in WITH_SPECIAL.values()}])
MENU_LEADERS: Final[int] = sum([1 << leader for leader in {LEADER_CARD[id] for id in WITH_LEADER.values()}])
MENU_WONDERS: Final[int] = sum([1 << wonder for wonder in {WONDER[id] for id in WITH_WONDER.values()}])
HAND, PERSONS, KEPT, OBJECTIVES, WONDER_CARDS, ALWAYS = 1, 2, 4, 8, 16, 32  # what a player holds, as bits
WITH_HELD: Final = {  # what a verb is never listed without
    "play": HAND, "play-shogunate": HAND, "play-idol": HAND, "barter-action": HAND, "play-person": PERSONS, "person-shogunate": PERSONS,
    "barter-person": PERSONS, "dismiss-diplomat": KEPT, "barter-objective": OBJECTIVES, "great-statue": OBJECTIVES,
    "barter-wonder": WONDER_CARDS,
}  # fmt: skip
UNLESS_USED: Final = {  # and what is listed once a turn
    "barter-action": "bartering", "barter-person": "bartering", "barter-objective": "bartering", "barter-wonder": "bartering",
    "arts": "arts", "theaters": "theaters",
}  # fmt: skip


MENU_ONCE: Final[int] = sum([ONCE[name] for name in set(UNLESS_USED.values())])


class TurnAction(actions.Action):
    """One verb of a turn."""

    place: ClassVar[int] = 50  # its place in the menu
    when: ClassVar[int] = MAIN
    uses_action: ClassVar[bool] = False  # it is one of the actions of the turn (COC-3.6)
    collects: ClassVar[bool] = False  # it is a collect: Production Focus and Mass Production wait for it (COC-7.8.3)
    influences: ClassVar[bool] = False  # it is a culture influence: Cultural Takeover waits for it (COC-7.8.2)

    def __init__(self) -> None:
        """What it is never listed without, as numbers that the menu looks at before it asks."""
        verb = self.verb
        self.an_action: bool = self.uses_action  # as a field, because compiled code finds it sooner
        self.needs_advance: int = 1 << ADVANCE[WITH_ADVANCE[verb]] if verb in WITH_ADVANCE else 0
        self.needs_special: int = 1 << SPECIAL[WITH_SPECIAL[verb]] if verb in WITH_SPECIAL else 0
        self.needs_leader: int = LEADER_CARD[WITH_LEADER[verb]] if verb in WITH_LEADER else NONE
        self.needs_wonder: int = 1 << WONDER[WITH_WONDER[verb]] if verb in WITH_WONDER else 0
        self.holds: int = WITH_HELD.get(verb, ALWAYS)
        self.spent: int = ONCE[UNLESS_USED[verb]] if verb in UNLESS_USED else 0

    def offer(self, s: State, p: Player, options: list[Option]) -> None:
        """Add what *p* can do; actions are only asked while one is left."""

    def possible(self, s: State, p: Player) -> bool:
        """Whether ``offer`` would add anything."""
        found: list[Option] = []
        self.offer(s, p, found)
        return bool(found)

    def refusal(self, s: State, p: Player, option: Option) -> Refusal | None:
        """Why *p* may not do this; the same decider as ``offer`` uses."""
        return None

    def do(self, s: State, p: Player, option: Option) -> Step | None:
        """Do it; a step where it takes one.  The action itself is already counted."""
        return None

    def takes_action(self, s: State, p: Player, option: Option) -> bool:
        """Whether this very option uses an action of the turn."""
        return self.an_action


MENU: Final[list[TurnAction]] = []
BY_VERB: Final[dict[str, TurnAction]] = {}


def enroll_action(action: TurnAction) -> TurnAction:
    """Put a verb into the menu, at its place."""
    if action.verb in BY_VERB:
        raise ValueError(f"two actions are called {action.verb}")
    BY_VERB[action.verb] = action
    MENU.append(action)
    MENU.sort(key=_place)
    return action


def _place(action: TurnAction) -> tuple[int, str]:
    return action.place, action.verb


RELEVANT: Final[dict[tuple[int, int, int], list[TurnAction]]] = {}  # actions that can be listed, by what they depend on
AT_HAND: Final[dict[int, dict[int, dict[int, list[TurnAction]]]]] = {}  # by advances, civilization advances, and the rest
MOST_KEPT: Final = 1000  # sets of advances


def held_by(p: Player) -> int:
    """What *p* holds, as bits."""
    found = HAND | ALWAYS if p.hand.cards else ALWAYS
    if p.persons:
        found |= PERSONS
    if p.kept:
        found |= KEPT
    if p.objectives.cards:
        found |= OBJECTIVES
    return found | WONDER_CARDS if p.wonder_cards.cards else found


def relevant(p: Player, when: int) -> list[TurnAction]:
    """The actions of such a moment for which *p* has what they are never listed without: found once for each set of what they depend on."""
    held, spent = held_by(p), p.once & MENU_ONCE
    leader = p.leader if p.leader != NONE and MENU_LEADERS >> p.leader & 1 else NONE
    advances, specials = p.effects & MENU_ADVANCES, p.specials & MENU_SPECIALS
    moment = (p.wonders & MENU_WONDERS) << 10 | leader + 1 << 4 | when << 1 | (1 if p.actions > 0 else 0)  # forty-five leaders, three moments
    by_rest = at_hand(advances, specials)
    rest = (spent << 8 | held) << 18 | moment
    found = by_rest.get(rest)
    if found is None:
        known = RELEVANT.get((advances, specials, moment))
        if known is None:
            known = RELEVANT[advances, specials, moment] = [action for action in MENU if action.when & when and has_what_it_takes(p, action)]
        found = by_rest[rest] = [action for action in known if action.holds & held and not action.spent & spent]
    return found


def at_hand(advances: int, specials: int) -> dict[int, list[TurnAction]]:
    """What was found for these advances: numbers as keys one after the other are found sooner than all of them together."""
    by_specials = AT_HAND.get(advances)
    if by_specials is None:
        if len(AT_HAND) > MOST_KEPT:
            AT_HAND.clear()
            RELEVANT.clear()
        by_specials = AT_HAND[advances] = {}
    found = by_specials.get(specials)
    if found is None:
        found = by_specials[specials] = {}
    return found


def has_what_it_takes(p: Player, action: TurnAction) -> bool:
    if action.uses_action and p.actions <= 0:
        return False
    if p.effects & action.needs_advance != action.needs_advance or p.specials & action.needs_special != action.needs_special:
        return False
    return p.wonders & action.needs_wonder == action.needs_wonder and action.needs_leader in (NONE, p.leader)


def list_menu(s: State, p: Player, when: int) -> list[Option]:
    """What *p* may do at such a moment, in the order of the menu."""
    found: list[Option] = []
    if p.turn_marks & (FOCUS | MASS | TAKEOVER):
        for action in relevant(p, when):
            if follows(p, action):
                action.offer(s, p, found)
        return found
    for action in relevant(p, when):
        action.offer(s, p, found)
    return found


def follows(p: Player, action: TurnAction) -> bool:
    """COC-7.1.8: whether this is what a card just announced has to be followed by."""
    return action.collects if p.turn_marks & (FOCUS | MASS) else action.influences


def can_follow(s: State, p: Player, collects: bool) -> bool:
    """Whether some collect (or influence) could be done next: cards that modify it need one (COC-7.8.3)."""
    key = (MAIN, collects)
    if key not in FOLLOWERS:
        FOLLOWERS[key] = [a for a in MENU if (a.collects if collects else a.influences) and a.when & MAIN]
    for action in FOLLOWERS[key]:
        if (p.actions > 0 or not action.uses_action) and action.possible(s, p):
            return True
    return False


FOLLOWERS: Final[dict[tuple[int, bool], list[TurnAction]]] = {}  # the actions that collect, or that influence: found once


def why_not(s: State, p: Player, option: Option, when: int) -> Refusal | None:
    """Why an option of the menu is not offered now."""
    action = BY_VERB.get(option[0])
    if action is None or not action.fits(option):
        return None
    if not action.when & when:
        return action.refusal(s, p, option) or NOT_NOW  # what is missing besides says more
    if p.turn_marks & (FOCUS | MASS | TAKEOVER) and not follows(p, action):
        return ANNOUNCED
    if action.uses_action and p.actions <= 0:
        return NO_ACTION_LEFT
    return action.refusal(s, p, option)
