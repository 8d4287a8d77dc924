"""The arguments of the messages about politics, events, colonization and attacks (see ``texts``)."""

from __future__ import annotations

from typing import Any

from civitas.kernel.options import OneOf
from civitas.kernel.records import Option

from .politics import POLITICAL
from .spaces import CardCounts
from .tables import COLONIZATION_BONUS, DEFENSE, STRENGTH

MESSAGES: dict[str, tuple[str, ...]] = {
    # what happened
    "log-abstains": ("seat",),
    "log-accepts-pact": ("seat", "card"),
    "log-aggression-succeeds": ("seat", "card", "seat_rival"),
    "log-annexes": ("seat", "card", "seat_rival"),
    "log-bids": ("seat", "bid"),
    "log-building-destroyed": ("seat", "card"),
    "log-builds-free": ("seat", "card"),
    "log-cancels-pact": ("seat", "card"),
    "log-declares-war": ("seat", "card", "seat_rival"),
    "log-declines-agreement": ("seat",),
    "log-defends": ("seat", "cards", "hidden"),
    "log-defends-hidden": ("seat", "hidden"),
    "log-discovers": ("seat", "card"),
    "log-does-not-defend": ("seat",),
    "log-has-no-political-action": ("seat",),
    "log-nobody-colonizes": ("card",),
    "log-offers-pact": ("seat", "seat_partner", "card", "side"),
    "log-owes-political-action": ("seat",),
    "log-passes": ("seat",),
    "log-plays-aggression": ("seat", "card", "seat_rival"),
    "log-prepares-card": ("seat", "card"),
    "log-prepares-event": ("seat", "age"),
    "log-rebellion-spends": ("seat", "actions"),
    "log-refuses-pact": ("seat", "card"),
    "log-renews-events": ("number",),
    "log-reveals-event": ("seat", "card"),
    "log-scores-event": ("card",),
    "log-second-political-action": ("seat",),
    "log-sees-next-event": ("seat", "card"),
    "log-sends-force": ("seat", "cards", "cards_bonus", "discards"),
    "log-steals-technology": ("seat", "card", "seat_loser"),
    "log-war-is-a-draw": ("seat", "card", "seat_rival", "strength"),
    "log-wins-auction": ("seat", "card", "bid"),
    "log-wins-war": ("seat", "card", "seat_loser", "advantage"),
    # what is asked
    "ask-politics": (),
    "ask-pact": ("seat", "card", "side"),
    "ask-defend": ("seat", "card", "needed"),
    "ask-plunder": ("seat", "limit"),
    "ask-raid": ("seat",),
    "ask-annex": ("seat",),
    "ask-infiltrate": ("seat",),
    "ask-steal": ("seat", "budget"),
    "ask-bid": ("card", "bid"),
    "ask-send": ("card", "bid"),
    "ask-market": ("food", "resources"),
    "ask-free-building": ("card",),
    "ask-agreement": ("left",),
    "ask-lose-colony": (),
    "ask-ruin": (),
    "ask-terror": ("seat",),
    "ask-destroy-own": (),
    "ask-gain-mix": ("total",),
    "ask-lose-mix": ("total",),
    "ask-civil-development": ("less",),
    # what can be chosen
    "do-abstain": (),
    "do-prepare": ("card",),
    "do-aggression": ("card", "seat"),
    "do-war": ("card", "seat"),
    "do-offer": ("card", "seat", "side"),
    "do-offer-equal": ("card", "seat"),
    "do-cancel": ("card", "seat"),
    "do-lay-down": (),
    "do-discover": ("card",),
    "do-resign": (),
    "do-accept": (),
    "do-refuse": (),
    "do-decline": (),
    "do-defend": ("cards", "hidden"),
    "do-defend-hidden": ("hidden",),
    "do-defend-up": ("card", "worth"),
    "do-defend-down": ("card",),
    "do-plunder": ("food", "resources"),
    "do-raid": ("card",),
    "do-raid-two": ("card", "card_2"),
    "do-annex": ("card",),
    "do-infiltrate": ("card",),
    "do-steal": ("card",),
    "do-stop": (),
    "do-bid": ("bid",),
    "do-send": ("cards", "cards_bonus", "cards_discards"),
    "do-send-unit": ("card", "worth"),
    "do-send-bonus": ("card", "worth"),
    "do-send-discard": ("card",),
    "choose-number": ("number", "part"),
    "do-choose-food": (),
    "do-choose-resources": (),
    "do-build-free": ("card",),
    "do-lose-colony": ("card",),
    "do-ruin": ("card",),
    "do-blow-up": ("card",),
    "do-destroy-own": ("card",),
    "do-gain-mix": ("food", "resources"),
    "do-lose-mix": ("food", "resources"),
    # why not
    "no-only-events-and-territories-are-prepared": (),
    "no-only-alexander-lays-down-his-crown": (),
    "no-only-columbus-discovers": (),
    "no-only-a-territory-is-discovered": (),
    "no-nobody-resigns-in-age-iv": (),
    "no-card-is-not-in-your-hand": (),
    "no-no-such-rival": (),
    "no-no-pacts-between-two-players": (),
    "no-pact-has-no-sides": (),
    "no-no-pact-of-yours-there": (),
    "no-your-leader-forbids-attacks": (),
    "no-a-pact-forbids-attacks": (),
    "no-not-enough-military-actions": (),
    "no-rival-is-not-weaker": (),
    "no-no-wars-in-the-last-round": (),
    "no-a-pact-protects-the-rival-from-wars": (),
    "no-bid-must-exceed-the-last-one": (),
    "no-bid-exceeds-your-largest-force": (),
    "no-only-farms-mines-and-urban-buildings": (),
    "no-only-that-building-is-free": (),
    "no-food-and-resources-must-make-so-many": ("total",),
    "no-you-have-not-so-much": (),
    "no-the-rival-has-not-so-much": (),
    "no-more-than-the-aggression-takes": ("limit",),
    "no-only-urban-buildings-are-destroyed": (),
    "no-only-buildings-are-destroyed": (),
    "no-the-building-is-of-too-high-a-level": (),
    "no-only-one-building-is-destroyed": (),
    "no-the-building-of-higher-level-comes-first": (),
    "no-there-is-no-such-colony": (),
    "no-only-the-leader-or-the-unfinished-wonder": (),
    "no-the-loser-has-no-such-technology": (),
    "no-the-advantage-does-not-pay-for-it": (),
    "no-only-an-old-wonder-falls-to-ruin": (),
    "no-discard-so-many-cards": ("number",),
    "no-you-do-not-have-those-cards": (),
    "no-more-cards-than-military-actions": (),
    "no-the-defence-is-too-weak": (),
    "no-a-force-needs-a-unit": (),
    "no-so-many-cards-cannot-be-discarded-with-the-force": (),
    "no-the-force-is-weaker-than-the-bid": (),
}


def option(s: Any, seat: int, option: Option) -> tuple[str, tuple[Any, ...]] | None:
    """The label of an option of these decisions that does not simply follow its verb; None for any other."""
    action = POLITICAL.get(option[0])
    if action is not None:
        return action.wording(s, seat, option)
    match option:
        case ("raid", card, second):
            return "do-raid-two", (card, second)
        case ("defend", shown, hidden):
            return ("do-defend", (shown, len(hidden))) if shown else ("do-defend-hidden", (len(hidden),))
        case (("defend" | "send"), numbers):  # one card of a set, as a dialog shows it
            return part(count_cards(s, seat), numbers.index(1))
    return None


def count_cards(s: Any, seat: int) -> CardCounts:
    """The set of cards that *seat* puts together now."""
    listed = s.legal(seat)
    found = [space for space in (listed.parts if isinstance(listed, OneOf) else [listed]) if isinstance(space, CardCounts)]
    return found[0]


def part(space: CardCounts, at: int) -> tuple[str, tuple[Any, ...]]:
    """What one card in a set is called, with what it is worth there."""
    group, card = space.slot(at)
    match space.verb, group:
        case "defend", 0:
            return "do-defend-up", (card, DEFENSE[card])
        case "defend", _:
            return "do-defend-down", (card,)
        case _, 0:
            return "do-send-unit", (card, STRENGTH[card])
        case _, 1:
            return "do-send-bonus", (card, COLONIZATION_BONUS[card])
    return "do-send-discard", (card,)


def choice(s: Any, seat: int, space: Any, path: tuple[Any, ...], value: Any) -> tuple[str, tuple[Any, ...]]:
    """What it is called to take *value* of the next card of a set."""
    return "choose-number", (value, part(space, len(path)))
