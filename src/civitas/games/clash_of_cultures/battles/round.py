"""A round: tactics, reveal, roll, casualties, end check (COC-6.3, 6.4)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from ..armies import ARMY, FOUGHT, SHIPS, flag_all, leader_space, move_stack
from ..cards.card import TACTICS_PLAYED
from ..cities import within
from ..decks import lay_on_discards
from ..effects import AFTER_ROUND, FORBIDS_TACTIC, ROUND_BEGINS, answering, has
from ..groups import tire_allies
from ..leaving import Drown
from ..menu import unless_listed
from ..state import Player, State
from ..tables import (
    BARBARIANS,
    EVENT,
    LEADER_CARD,
    NOBODY,
    NONE,
    PIRATES,
    TACTIC_FIGHTERS,
    TACTIC_LOCATION,
    TACTIC_OF,
    TACTIC_ROLE,
    TACTICS,
)
from .battle import ATTACK, DEFENCE, HORSE_MASTER, SIEGE_PAID, STRATEGIST, TAKEN, Battle, battle_of, player
from .clash import Clash

SOLAR_ECLIPSE: Final = EVENT["event_41_solar_eclipse"]
VIRIATUS: Final = LEADER_CARD["viriatus"]
CYRUS: Final = LEADER_CARD["cyrus"]
XERXES: Final = LEADER_CARD["xerxes"]
NO_TACTIC: Final[Option] = ("no-tactic",)
LAY: Final[list[Option]] = [("tactic", card) for card in range(42)]
FIGHT_ON: Final[Option] = ("fight-on",)
RETREAT: Final[Option] = ("retreat",)
USE_CARD: Final[Option] = ("use-card",)
IGNORE_CARD: Final[Option] = ("ignore-card",)

NOT_IN_HAND: Final = Refusal("COC-6.3.1", "that-card-is-not-in-hand")
DOES_NOT_FIT: Final = Refusal("COC-6.3.1", "the-tactic-does-not-fit-this-battle")


class BattleRound(Step):
    """One round of the battle under way."""

    at: int = 0
    revealed: int = 0

    def begin(self, s: State) -> Next:
        b = battle_of(s)
        b.units = [b.fighters(s, ATTACK), b.fighters(s, DEFENCE)]
        b.tactic = [NONE, NONE]
        b.bonus, b.silenced, b.shields = [0, 0], [0, 0], [0, 0]
        b.hits, b.cancelled, b.fallen, b.value = [0, 0], [0, 0], [0, 0], [0, 0]
        b.faces = [[], []]
        for side in (ATTACK, DEFENCE):
            b.unmark(side, SIEGE_PAID | STRATEGIST | HORSE_MASTER | TAKEN)
        s.tell("battle-round", round=b.round, attackers=b.units[ATTACK], defenders=b.units[DEFENCE])
        return self.terror(s)

    def terror(self, s: State, *results: object) -> Next:
        """Step 0 (COC-6.3.6)."""
        b = battle_of(s)
        while self.at < 2:
            side = self.at
            self.at += 1
            p = player(s, b, side)
            for effect in answering(p, ROUND_BEGINS) if p is not None else ():
                step = effect.round_begins(s, p, b, side) if p is not None else None
                if step is not None:
                    return Call(step, then=self.terror)
        if b.over or not b.fighters(s, ATTACK) or not (b.fighters(s, DEFENCE) or fort_works(s, b)):
            return self.check_end(s)
        b.units = [b.fighters(s, ATTACK), b.fighters(s, DEFENCE)]
        b.no_tactic = [int(forbidden(s, b, ATTACK)), int(forbidden(s, b, DEFENCE))]
        return self.attacker_lays(s)

    # --- step 1: tactics (COC-6.3.1), one after the other

    def attacker_lays(self, s: State) -> Next:
        b = battle_of(s)
        b.attack_hand = hand_of(s, b, ATTACK)
        if not may_lay(s, b, ATTACK, b.attack_hand):
            return self.defender_lays(s)
        return Ask(b.attack_hand, "tactic", self.attack_tactics, then=self.attack_laid, rule="COC-6.3.1", about={"round": b.round, "laid": 0})

    def attack_tactics(self, s: State, seat: int) -> list[Option]:
        return list_tactics(s, battle_of(s), ATTACK, seat)

    def attack_laid(self, s: State, option: Option) -> Next:
        b = battle_of(s)
        if option != NO_TACTIC:
            b.attack_card = [take_card(s, b.attack_hand, option[1])]
        s.tell("lays-tactic" if option != NO_TACTIC else "lays-no-tactic", seat=b.attack_hand)
        return self.defender_lays(s)

    def defender_lays(self, s: State) -> Next:
        b = battle_of(s)
        b.defence_hand = hand_of(s, b, DEFENCE)
        if not may_lay(s, b, DEFENCE, b.defence_hand):
            return self.reveal(s)
        about = {"round": b.round, "laid": len(b.attack_card)}
        return Ask(b.defence_hand, "tactic", self.defence_tactics, then=self.defence_laid, rule="COC-6.3.1", about=about)

    def defence_tactics(self, s: State, seat: int) -> list[Option]:
        return list_tactics(s, battle_of(s), DEFENCE, seat)

    def defence_laid(self, s: State, option: Option) -> Next:
        b = battle_of(s)
        if option != NO_TACTIC:
            b.defence_card = [take_card(s, b.defence_hand, option[1])]
        s.tell("lays-tactic" if option != NO_TACTIC else "lays-no-tactic", seat=b.defence_hand)
        return self.reveal(s)

    # --- step 2: reveal (COC-6.3.2, 6.3.7)

    def reveal(self, s: State) -> Next:
        b = battle_of(s)
        for side, cards in enumerate((b.attack_card, b.defence_card)):
            b.shown[side] = cards[0] if cards else NONE
            b.tactic[side] = TACTIC_OF[cards[0]] if cards else NONE
            if cards:
                s.tell("reveals-tactic", seat=b.attack_hand if side == ATTACK else b.defence_hand, action_card=cards[0])
        b.attack_card, b.defence_card = [], []
        self.at = 0
        return self.strategist(s)

    def strategist(self, s: State) -> Next:
        """COC-LDR-cyrus: he may ignore his own card for +2, even if it is then cancelled or taken."""
        b = battle_of(s)
        while self.at < 2:
            side = self.at
            self.at += 1
            p = player(s, b, side)
            if p is not None and p.leader == CYRUS and b.tactic[side] != NONE and not b.sea and b.leader_here(s, side):
                return Ask(p.seat, "strategist", (USE_CARD, IGNORE_CARD), then=self.ignore, rule="COC-LDR-cyrus")
        self.revealed = 0
        return self.effects(s)

    def ignore(self, s: State, option: Option) -> Next:
        b = battle_of(s)
        if option == IGNORE_CARD:
            b.mark(self.at - 1, STRATEGIST)
            b.tactic[self.at - 1] = NONE
        return self.strategist(s)

    def effects(self, s: State, *results: object) -> Next:
        """On-reveal effects: Scout, Martyr, the others, Tactical Retreat; the attacker's first among equals (COC-6.3.7)."""
        b = battle_of(s)
        while self.revealed < 8 and not b.over:
            order, side = self.revealed // 2, self.revealed % 2
            self.revealed += 1
            tactic = b.tactic[side]
            if tactic != NONE and TACTICS_PLAYED[tactic].reveal_order == order:
                step = TACTICS_PLAYED[tactic].reveal(s, b, side)
                if step is not None:
                    return Call(step, then=self.effects)
        if b.over:
            return self.check_end(s)
        if not b.fighters(s, ATTACK) or not (b.fighters(s, DEFENCE) or fort_works(s, b)):  # COC-6.3.8
            return self.check_end(s)
        return Call(Clash(), then=self.check_end)

    # --- step 5: the end (COC-6.4)

    def check_end(self, s: State) -> Next:
        b = battle_of(s)
        discard_tactics(s, b)
        if not b.over:
            attackers, defenders = b.fighters(s, ATTACK), b.fighters(s, DEFENCE)
            if not attackers and not defenders:
                b.decide(b.defender if not b.at_start[DEFENCE] and b.fortress(s) else NOBODY)  # COC-6.4.2, 6.4.9
            elif not attackers:
                b.decide(b.defender)
            elif not defenders:
                b.decide(b.attacker)
            else:
                self.at = 0
                return self.after_round(s)
        return DONE

    def after_round(self, s: State, *results: object) -> Next:
        b = battle_of(s)
        if SOLAR_ECLIPSE in s.lasting and not b.sea and b.origin != NONE:  # COC-7.8.10
            return self.retreat(s, b)
        while self.at < 2 and not b.over:
            side = self.at
            self.at += 1
            p = player(s, b, side)
            for effect in answering(p, AFTER_ROUND) if p is not None else ():
                step = effect.after_round(s, p, b, side) if p is not None else None
                if step is not None:
                    return Call(step, then=self.after_round)
        if b.over or b.no_retreat or b.attacker >= len(s.players):
            return DONE
        return Ask(b.attacker, "retreat", (FIGHT_ON, RETREAT), then=self.press_on, rule="COC-6.4.3", about={"space": b.space})

    def press_on(self, s: State, option: Option) -> Next:
        b = battle_of(s)
        return self.retreat(s, b) if option == RETREAT else DONE

    def retreat(self, s: State, b: Battle) -> Next:
        """COC-6.4.3, 6.6.2: the attackers go back together, with the passengers that find a place, and nobody wins."""
        return Call(Drown(b.attacker, b.space, b.defender), then=self.withdraw) if b.sea else self.withdraw(s)

    def withdraw(self, s: State) -> Next:
        b = battle_of(s)
        fall_back(s, b)
        b.decide(NOBODY)
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("tactic", int(card)):
                return unless_listed(s, seat, option, DOES_NOT_FIT if card in s.players[seat].hand.cards else NOT_IN_HAND)
        return None


def fall_back(s: State, b: Battle) -> None:
    """All surviving attackers with their settlers return to the space they came from (COC-6.4.3, 6.6.3)."""
    if b.origin == NONE:
        return
    if b.attacker == s.current:
        flag_all(s, b.space, SHIPS if b.sea else ARMY, FOUGHT)  # COC-5.4.5a: those who retreat, not who stayed behind
        if b.has_pirates(s, ATTACK):
            tire_allies(s, s.players[b.attacker], b.space, b.origin)
    move_stack(s, b.attacker, b.space, b.origin, s.stacks[b.attacker][b.space])
    if b.has_pirates(s, ATTACK):
        move_stack(s, PIRATES, b.space, b.origin, s.stacks[PIRATES][b.space])
    s.tell("retreats", owner=b.attacker, space=b.origin)


def fort_works(s: State, b: Battle) -> bool:
    """COC-6.5.1: a fortress fights in round 1."""
    return b.round == 1 and b.fortress(s)


def forbidden(s: State, b: Battle, side: int) -> bool:
    """Whether a side may play no tactic in this round."""
    if side == DEFENCE and b.horse and b.round == 1:
        return True
    own, foe = player(s, b, side), player(s, b, 1 - side)
    if own is not None and own.leader == XERXES and not b.sea and b.leader_here(s, side) and b.units[side] == 5:
        return True  # Mighty Army
    return foe is not None and any([effect.forbids_tactic(s, foe, b, 1 - side) for effect in answering(foe, FORBIDS_TACTIC)])


def hand_of(s: State, b: Battle, side: int) -> int:
    """Whose hand plays tactics for a side: its player's; Viriatus' owner may play for barbarians near him (COC-8.5.19)."""
    owner = b.owner(side)
    if owner < len(s.players):
        return owner
    if owner == BARBARIANS:
        for p in s.players:
            if p.leader == VIRIATUS and p.seat != b.owner(1 - side) and near_viriatus(s, p, b.space):
                return p.seat
    return NOBODY


def near_viriatus(s: State, p: Player, space: int) -> bool:
    at = leader_space(s, p.seat)
    return at >= 0 and within(s, at, space, 2)


def may_lay(s: State, b: Battle, side: int, seat: int) -> bool:
    """Everybody with Tactics and an action card is asked: which cards fit is nobody's business (COC-14.8)."""
    return seat != NOBODY and not b.no_tactic[side] and has(s.players[seat], TACTICS) and len(s.players[seat].hand) > 0


def list_tactics(s: State, b: Battle, side: int, seat: int) -> list[Option]:
    """Nothing, or a card whose fighters, role and location fit (COC-6.3.1)."""
    return [NO_TACTIC, *[LAY[card] for card in sorted(s.players[seat].hand.cards) if fits(s, b, side, TACTIC_OF[card])]]


def fits(s: State, b: Battle, side: int, tactic: int) -> bool:
    """Whether a tactic may be played by a side of this battle."""
    role, place, fighters = TACTIC_ROLE[tactic], TACTIC_LOCATION[tactic], TACTIC_FIGHTERS[tactic]
    if role != "any" and (role == "attacker") != (side == ATTACK):
        return False
    if (place == "land" and b.sea) or (place == "city" and not b.in_city(s)):
        return False
    if place == "not_attacking_city" and side == ATTACK and b.in_city(s):
        return False
    if b.sea:
        able = "ship" in fighters and b.fighters(s, side) > 0
    else:
        able = ("army" in fighters and b.fighters(s, side) > 0) or ("fortress" in fighters and side == DEFENCE and b.fortress(s))
    return able and tactic in TACTICS_PLAYED and TACTICS_PLAYED[tactic].possible(s, b, side)


def take_card(s: State, seat: int, card: int) -> int:
    """A card leaves a hand face down."""
    hand = s.players[seat].hand
    hand.take(hand.find(card), 1 << seat)
    return card


def discard_tactics(s: State, b: Battle) -> None:
    """COC-6.3.11: the attacker's card first, then the defender's on top."""
    for side in (ATTACK, DEFENCE):
        if b.shown[side] != NONE:
            seat = b.attack_hand if side == ATTACK else b.defence_hand
            lay_on_discards(s, seat, b.shown[side])
            b.played.append(seat << 6 | b.shown[side])
            b.shown[side] = NONE
