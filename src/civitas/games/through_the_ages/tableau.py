"""Cards enter and leave a player's area; their tokens, actions and ratings follow at once (TTA-11, TTA-12.4.5).

Where blue tokens have to be given back that the bank does not have, the function says how many are owed: its caller
calls ``losses.LoseBlueTokens`` for them, because their owner chooses the cards they come from.
"""

from __future__ import annotations

from bisect import insort

from .board import gain_blue, gain_yellow, lose_blue_from_bank, lose_yellow
from .cards.card import EFFECTS, LEAVES, answering
from .decks import remove_military
from .ratings import update
from .state import Player, State
from .tables import BLUE, LEVEL, NONE, TYPE, YELLOW

# --- technologies ---------------------------------------------------------------------------------------------------------


def owns_technology(p: Player, card: int) -> bool:
    """Whether a technology of this name is in play or in hand (TTA-6.2.3)."""
    return card in p.technologies or card == p.government or card in p.specials or card in p.hand


def put_technology(s: State, seat: int, card: int) -> None:
    """A worker technology enters play, without workers."""
    insort(s.players[seat].technologies, card)
    update(s, seat)


def put_government(s: State, seat: int, card: int) -> None:
    """A government enters play and replaces the old one (TTA-11.3.1)."""
    p = s.players[seat]
    s.removed.append(p.government)
    p.government = card
    update(s, seat)


def put_special(s: State, seat: int, card: int) -> int:
    """A special technology enters play; of two of a type the lower one is removed (TTA-6.8.2).  Blue tokens owed."""
    p = s.players[seat]
    old = p.specials[TYPE[card]]
    if old != NONE and LEVEL[old] > LEVEL[card]:
        s.removed.append(card)
        return 0
    owed = 0
    blue = BLUE[card]
    if old != NONE:
        s.removed.append(old)
        blue -= BLUE[old]
    p.specials[TYPE[card]] = card
    if blue > 0:
        gain_blue(s, seat, blue)
    elif blue < 0:
        owed = lose_blue_from_bank(s, seat, -blue)
    update(s, seat)
    return owed


def lose_special(s: State, seat: int, card: int) -> int:
    """A special technology is stolen; blue tokens owed.  The thief gets it by ``put_special``."""
    s.players[seat].specials[TYPE[card]] = NONE
    owed = lose_blue_from_bank(s, seat, BLUE[card]) if BLUE[card] else 0
    update(s, seat)
    return owed


# --- leaders and wonders --------------------------------------------------------------------------------------------------


def remove_leader(s: State, seat: int) -> None:
    """The leader leaves play without being replaced (TTA-13.6.18)."""
    p = s.players[seat]
    leader = p.leader
    s.tell("leader-leaves", seat=seat, card=leader)
    leader_leaves(s, seat)
    s.removed.append(leader)
    p.leader = NONE
    update(s, seat)


def leader_leaves(s: State, seat: int) -> None:
    """Bill Gates scores before he goes (TTA-13.1.27)."""
    p = s.players[seat]
    if p.answers & LEAVES:
        for card in answering(p, LEAVES):
            card.leaves(s, seat)


def remove_unfinished_wonder(s: State, seat: int) -> None:
    """The unfinished wonder leaves play; its blue tokens return to the bank."""
    p = s.players[seat]
    s.tell("wonder-leaves", seat=seat, card=p.wonder)
    s.removed.append(p.wonder)
    p.blue += p.stages
    p.wonder, p.stages = NONE, 0


def complete_wonder(s: State, seat: int) -> None:
    """All stages are covered: the tokens return, its symbols come, Age III wonders score (TTA-6.7.3, TTA-6.7.5)."""
    p = s.players[seat]
    wonder = p.wonder
    p.blue += p.stages
    p.wonder, p.stages = NONE, 0
    p.wonders.append(wonder)
    s.tell("completes-wonder", seat=seat, card=wonder)
    if BLUE[wonder]:
        gain_blue(s, seat, BLUE[wonder])
    update(s, seat)
    EFFECTS[wonder].complete(s, seat)


def ruin_wonder(s: State, seat: int, wonder: int) -> int:
    """A completed wonder is turned face down: no symbols but 2 culture (TTA-13.2.8).  Blue tokens owed."""
    s.players[seat].ruined.append(wonder)
    s.tell("wonder-ruined", seat=seat, card=wonder)
    owed = lose_blue_from_bank(s, seat, BLUE[wonder]) if BLUE[wonder] else 0
    update(s, seat)
    return owed


# --- colonies, pacts, tactics -----------------------------------------------------------------------------------------------


def gain_colony(s: State, seat: int, card: int) -> int:
    """A territory becomes a colony of *seat*: its permanent effect starts (TTA-9.7).  Blue tokens owed (Vast Territory)."""
    owed = 0
    s.players[seat].colonies.append(card)
    s.tell("gains-colony", seat=seat, card=card)
    if YELLOW[card]:
        gain_yellow(s, seat, YELLOW[card])
    if BLUE[card] > 0:
        gain_blue(s, seat, BLUE[card])
    elif BLUE[card] < 0:
        owed = lose_blue_from_bank(s, seat, -BLUE[card])
    update(s, seat)
    return owed


def lose_colony(s: State, seat: int, card: int) -> int:
    """A colony leaves the area of *seat*, its permanent effect ends (TTA-11.7.1).  Blue tokens owed.

    Where the card goes is for the caller: ``remove_military`` or ``gain_colony``.
    """
    owed = 0
    s.players[seat].colonies.remove(card)
    s.tell("loses-colony", seat=seat, card=card)
    if YELLOW[card]:
        lose_yellow(s, seat, YELLOW[card])
    if BLUE[card] > 0:
        owed = lose_blue_from_bank(s, seat, BLUE[card])
    elif BLUE[card] < 0:
        gain_blue(s, seat, -BLUE[card])
    update(s, seat)
    return owed


def put_pact(s: State, owner: int, partner: int, card: int, side: int) -> None:
    """A pact lies in *owner*'s area and works at once for both; *side*: the owner's, 0 for A, 1 for B (TTA-5.5.4)."""
    p = s.players[owner]
    p.pact, p.partner, p.side = card, partner, side
    s.tell("pact-begins", seat=owner, partner=partner, card=card)
    update(s, owner)
    update(s, partner)


def remove_pact(s: State, owner: int) -> None:
    """The pact in *owner*'s area leaves play; statistics of both change at once (TTA-13.9.5)."""
    p = s.players[owner]
    pact, partner = p.pact, p.partner
    p.pact, p.partner, p.side = NONE, -1, 0
    remove_military(s, pact)
    s.tell("pact-ends", seat=owner, partner=partner, card=pact)
    update(s, owner)
    update(s, partner)


def set_tactic(s: State, seat: int, card: int, exclusive: bool) -> None:
    """The standard moves to a tactic, in their own area or in the common one (TTA-6.13.1, TTA-6.14.1)."""
    p = s.players[seat]
    p.tactic, p.exclusive = card, exclusive
    update(s, seat)


def share_tactic(s: State, seat: int) -> None:
    """An exclusive tactic moves to the common tactics area (TTA-4.4.1); a second copy goes to the box (TTA-4.4.2)."""
    p = s.players[seat]
    if p.exclusive:
        p.exclusive = False
        (s.duplicates if p.tactic in s.tactics else s.tactics).append(p.tactic)
        s.tell("tactic-shared", seat=seat, card=p.tactic)
