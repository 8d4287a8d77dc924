"""What things are called in sentences, what options are called with their price, and the table in a terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from civitas.kernel.records import Option

from .actions import VERBS
from .page import MESSAGES as PAGE_MESSAGES
from .page import name_of
from .page_story import MESSAGES as STORY_MESSAGES
from .state import State
from .tables import AGE_NAMES
from .texts_politics import MESSAGES as POLITICS_MESSAGES
from .texts_politics import option as political_option

MESSAGES: dict[str, tuple[str, ...]] = {
    **PAGE_MESSAGES,
    **STORY_MESSAGES,
    **POLITICS_MESSAGES,
    # the course of the game
    "log-round-begins": ("number",),
    "log-turn-begins": ("seat",),
    "log-age-begins": ("age",),
    "log-last-round": ("number",),
    "log-game-ends": (),
    "log-final-event": ("card",),
    "log-row-loses": ("card",),
    "log-row-replenished": (),
    "log-card-antiquated": ("seat", "card"),
    "log-resigns": ("seat",),
    "log-war-is-over": ("seat", "seat_loser"),
    # actions
    "log-takes": ("seat", "card", "space"),
    "log-increases-population": ("seat", "food"),
    "log-builds": ("seat", "card", "resources"),
    "log-upgrades": ("seat", "card", "card_to", "resources"),
    "log-destroys": ("seat", "card"),
    "log-disbands": ("seat", "card"),
    "log-builds-stages": ("seat", "card", "number", "resources"),
    "log-covers-with": ("seat", "card"),
    "log-completes-wonder": ("seat", "card"),
    "log-develops": ("seat", "card", "science"),
    "log-declares-revolution": ("seat", "card", "science"),
    "log-plays-leader": ("seat", "card"),
    "log-tucks-homer": ("seat", "card"),
    "log-plays-card": ("seat", "card"),
    "log-has-for-units": ("seat", "number"),
    "log-plays-tactic": ("seat", "card"),
    "log-copies-tactic": ("seat", "card"),
    "log-tactic-shared": ("seat", "card"),
    "log-churchill-chooses": ("seat", "choice"),
    "log-hammurabi-pays": ("seat",),
    "log-regains-civil-action": ("seat",),
    # points and tokens
    "log-scores-science": ("seat", "number"),
    "log-scores-culture": ("seat", "number"),
    "log-loses-science": ("seat", "number"),
    "log-loses-culture": ("seat", "number"),
    "log-gains-food": ("seat", "number", "wanted"),
    "log-gains-resources": ("seat", "number", "wanted"),
    "log-loses-food": ("seat", "number"),
    "log-loses-resources": ("seat", "number"),
    "log-gains-blue": ("seat", "number"),
    "log-loses-blue": ("seat", "number"),
    "log-loses-blue-from": ("seat", "card"),
    "log-gains-yellow": ("seat", "number"),
    "log-loses-yellow": ("seat", "number"),
    "log-gains-population": ("seat", "number"),
    "log-loses-worker": ("seat",),
    "log-loses-worker-from": ("seat", "card"),
    # the end of the turn
    "log-uprising": ("seat",),
    "log-corruption": ("seat", "number"),
    "log-produces-food": ("seat", "number"),
    "log-consumption": ("seat", "number"),
    "log-famine": ("seat", "number"),
    "log-produces-resources": ("seat", "number"),
    "log-draws": ("seat", "card"),
    "log-draws-cards": ("seat", "number"),
    "log-discards": ("seat", "card"),
    "log-discards-cards": ("seat", "number"),
    "log-reshuffles": ("number",),
    # cards that leave and come
    "log-leader-leaves": ("seat", "card"),
    "log-wonder-leaves": ("seat", "card"),
    "log-wonder-ruined": ("seat", "card"),
    "log-gains-colony": ("seat", "card"),
    "log-loses-colony": ("seat", "card"),
    "log-pact-begins": ("seat", "seat_partner", "card"),
    "log-pact-ends": ("seat", "seat_partner", "card"),
    # what is asked
    "ask-action": (),
    "ask-tuck-homer": (),
    "ask-cover-stage": ("card",),
    "ask-lose-token": ("number",),
    "ask-lose-worker": ("number",),
    "ask-discard": ("number",),
    # what can be chosen
    "do-end": (),
    "do-take": ("card", "actions"),
    "do-population": ("food",),
    "do-population-by": ("food", "card"),
    "do-build": ("card", "resources"),
    "do-build-by": ("card", "resources", "card_by"),
    "do-upgrade": ("card", "card_to", "resources"),
    "do-upgrade-by": ("card", "card_to", "resources", "card_by"),
    "do-destroy": ("card",),
    "do-disband": ("card",),
    "do-stage": ("card", "number", "resources"),
    "do-stage-by": ("card", "resources", "card_by"),
    "do-develop": ("card", "science"),
    "do-develop-by": ("card", "science", "card_by"),
    "do-revolution": ("card", "science"),
    "do-revolution-by": ("card", "science", "card_by"),
    "do-leader": ("card",),
    "do-play": ("card",),
    "do-play-food": ("card",),
    "do-play-resources": ("card",),
    "do-tactic": ("card",),
    "do-copy": ("card",),
    "do-levy": ("card", "food", "resources"),
    "do-restage": ("card", "card_to", "resources"),
    "do-churchill-culture": (),
    "do-churchill-units": (),
    "do-ocean-liner": (),
    "do-hammurabi": (),
    "do-trade-routes": (),
    "do-regain": (),
    "do-tuck": ("card",),
    "do-cover": ("card",),
    "do-lose-token": ("card",),
    "do-lose-worker": ("card",),
    "do-discard": ("cards",),
    # why not
    "no-the-space-is-empty": (),
    "no-too-few-civil-actions": (),
    "no-too-few-military-actions": (),
    "no-the-civil-hand-is-full": (),
    "no-the-technology-is-already-in-hand-or-play": (),
    "no-a-leader-of-this-age-was-already-taken": (),
    "no-another-wonder-is-unfinished": (),
    "no-the-yellow-bank-is-empty": (),
    "no-too-little-food": (),
    "no-the-technology-is-not-in-play": (),
    "no-there-is-no-unused-worker": (),
    "no-too-few-resources": (),
    "no-the-government-allows-no-more-of-this-type": (),
    "no-no-worker-stands-on-that-card": (),
    "no-an-upgrade-goes-to-a-higher-card-of-the-same-type": (),
    "no-there-is-no-unfinished-wonder": (),
    "no-the-wonder-has-not-so-many-stages-left": (),
    "no-there-are-too-few-blue-tokens-to-cover-the-stages": (),
    "no-it-must-become-a-theater-of-the-same-or-a-higher-level": (),
    "no-the-card-is-not-in-hand": (),
    "no-the-card-is-not-a-technology": (),
    "no-too-little-science": (),
    "no-the-research-partner-has-no-science": (),
    "no-only-a-government-comes-by-revolution": (),
    "no-a-revolution-takes-all-civil-actions": (),
    "no-robespierres-revolution-takes-all-military-actions": (),
    "no-the-leader-is-not-in-hand": (),
    "no-the-tactic-is-not-in-hand": (),
    "no-one-tactic-was-already-played-or-copied-this-turn": (),
    "no-the-tactic-is-not-in-the-common-area": (),
    "no-the-standard-is-already-there": (),
    "no-in-the-first-turn-cards-can-only-be-taken": (),
    "no-the-action-card-is-not-in-hand": (),
    "no-an-action-card-cannot-be-played-in-the-turn-it-was-taken": (),
    "no-the-card-does-not-order-that": (),
    "no-so-many-stages-take-a-better-construction-technology": (),
    "no-no-card-in-play-allows-this": (),
    "no-there-is-no-such-action": (),
    "no-that-was-already-done-this-turn": (),
    "no-what-was-announced-cannot-help-with-that": (),
    "no-the-levy-is-for-military-units": (),
    "no-there-is-no-such-space": (),
    "no-the-card-builds-exactly-one-stage": (),
    "no-a-unit-is-disbanded-not-destroyed": (),
    "no-only-a-unit-is-disbanded": (),
    "no-choose-food-or-resources": (),
    "no-the-card-leaves-no-choice": (),
    "no-choose-culture-or-units": (),
    "no-the-wonder-is-not-completed": (),
    "no-no-blue-token-lies-on-that-card": (),
}


def age_name(age: Any, language: str) -> str:
    """I, II, III."""
    return AGE_NAMES[age] if isinstance(age, int) else str(age)


NAMES: dict[str, Callable[[Any, str], str]] = {"card": name_of, "age": age_name}


def option(s: State, seat: int, option: Option) -> tuple[str, tuple[Any, ...]]:
    """The label of an option: what it is called, with what it costs this player now."""
    political = political_option(s, seat, option)
    if political is not None:
        return political
    action = VERBS.get(option[0])
    if action is None:
        return f"do-{option[0]}", option[1:]
    less = int(getattr(s.stack[-1], "less", 0)) if s.stack else 0  # an event may order it for less
    return action.wording(s, s.players[seat], option, less)
