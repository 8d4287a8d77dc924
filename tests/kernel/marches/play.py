"""The course of the game: rounds, turns, actions."""

from __future__ import annotations

from typing import Any

from civitas.kernel import chance
from civitas.kernel.chance import shuffle
from civitas.kernel.flow import DONE, Ask, AskAll, Call, ForEach, Next, Sequence, Step
from civitas.kernel.options import OneOf, Refusal, Space, Subset
from civitas.kernel.records import CardId, Option

from .battle import Battle, Famine, Siege
from .cards import BUILT, CARD_BOUGHT, LEADERS, TURN_BEGAN, answering, building_cost, income, recruit, unit_price
from .state import State, discard, draw, draw_tactics, empty_table, give_up
from .tables import (
    ACTIONS,
    AMBUSH,
    AREAS,
    BOX_IS_EMPTY,
    BUILD,
    BUILD_COST,
    BUILDINGS,
    BURY,
    BUY,
    ENVOY,
    FAMINE,
    FEAST,
    FORT,
    GOAL,
    HAND,
    HAND_IS_FULL,
    HASTE,
    HOARDS,
    KINDS,
    MOVE,
    MUSTER,
    NEXT_TO,
    NO_TOWN,
    NOBODY_THERE,
    NOT_ENOUGH_GOLD,
    NOT_IN_HAND,
    NOT_IN_ROW,
    NOT_YOUR_AREA,
    ONE_AMBUSH,
    PASS,
    PLAY,
    RAISE,
    ROAD,
    ROOM,
    SECOND_AGE,
    SPY,
    STANDS_ALREADY,
    SUPPLY,
    TAX,
    TOO_FAR,
    TOWN,
    UNIT_COST,
    UNITS,
    YIELD,
)  # fmt: skip


def setup(seats: int, luck: tuple[int, ...], options: dict[str, Any]) -> State:
    """MAR-1: decks by age, a home and two leaders for everybody."""
    s = empty_table(seats, options["rounds"], options["trade"], dict(HOARDS) if options["riches"] == "hoards" else {})
    s.luck = luck
    first, second = s.deck[:SECOND_AGE], s.deck[SECOND_AGE:]
    shuffle(s, first)
    shuffle(s, second)
    s.deck = second + first
    for pile in s.tactics:
        shuffle(s, pile)
    s.leaders = list(range(len(LEADERS)))
    shuffle(s, s.leaders)
    s.row = [s.deck.pop() for _ in range(5)]
    del s.deck_seen[-5:]
    for seat in range(seats):
        home = seat * 7 % AREAS
        s.owner[home] = seat
        s.units[seat][home * UNITS] = 4
        s.units[seat][NEXT_TO[home][1] * UNITS + 1] = 3
        s.players[seat].buildings[home * BUILDINGS + TOWN] = 1
        draw(s, seat, 4)
        draw_tactics(s, seat, 3)
        recruit(s, seat, s.leaders.pop())
        recruit(s, seat, s.leaders.pop())
    s.stack.append(Play())
    return s


class Play(Step):
    """Everybody covets something; then so many rounds; then it is told."""

    def begin(self, s: State) -> Next:
        """MAR-1.3: goals are chosen in secret, at the same time."""
        return AskAll(tuple(range(len(s.players))), "goal", GOAL, then=self.covet, rule="MAR-1.3")

    def covet(self, s: State, goals: dict[int, Option]) -> Next:
        for seat, goal in goals.items():
            s.players[seat].goal = goal[1]
            s.tell("covets", seat=seat, area=goal[1], to=1 << seat)
        return self.next_round(s)

    def next_round(self, s: State) -> Next:
        if s.round == s.rounds:
            return self.reckon(s)
        s.round += 1
        s.tell("round", round=s.round)
        return Call(Sequence(("Turns", "Auction", "TradeSession", "Council")), then=self.next_round)

    def reckon(self, s: State) -> Next:
        """MAR-9.2: goals are shown; five culture for whoever has what it coveted."""
        for player in s.players:
            player.shown_goal, player.goal = player.goal, None
            s.tell("coveted", seat=player.seat, area=player.shown_goal)
            if player.shown_goal is not None and s.owner[player.shown_goal] == player.seat:
                player.culture += 5
        return DONE


class Turns(Step):
    """Everybody in turn."""

    def begin(self, s: State) -> Next:
        seats = len(s.players)
        return Call(ForEach("Turn", tuple([(at + s.round) % seats for at in range(seats)])), then=self.over)

    def over(self, s: State) -> Next:
        return DONE


class Turn(Step):
    """Income, six actions, and no more cards than a hand holds."""

    seat: int

    def begin(self, s: State) -> Next:
        """MAR-3.1: income, two cards and a tactic."""
        player = s.players[self.seat]
        player.actions = ACTIONS
        for leader in answering(s, self.seat, TURN_BEGAN):
            leader.turn_began(s, self.seat)
        gold = 1
        for at in range(AREAS * BUILDINGS):
            if player.buildings[at]:
                gold += YIELD[at % BUILDINGS]
        player.gold = min(99, player.gold + income(s, self.seat, gold))
        s.tell("turn", seat=self.seat, gold=player.gold)
        draw(s, self.seat, 2)
        draw_tactics(s, self.seat, 1)
        return Ask(self.seat, "redraw", self.redraws, then=self.redraw, rule="MAR-3.2")

    def redraws(self, s: State, seat: int) -> list[Option] | Space:
        hand = s.players[seat].hand
        return OneOf([PASS], Subset("redraw", tuple(sorted(hand)), 1, 2)) if hand else [PASS]

    def redraw(self, s: State, option: Option) -> Next:
        """MAR-3.2: up to two cards go under the deck; only who put them there knows."""
        if option != PASS:
            cards: tuple[int, ...] = option[1]
            for card in cards:
                give_up(s, self.seat, card)
                s.deck.insert(0, card)
                s.deck_seen.insert(0, chance.knows_place(self.seat))
            s.tell("redraws", seat=self.seat, number=len(cards))
            draw(s, self.seat, len(cards))
        return self.choose(s)

    def choose(self, s: State) -> Next:
        if s.players[self.seat].actions <= 0:
            return self.tidy(s)
        return Ask(self.seat, "action", self.actions, then=self.act, rule="MAR-3.3")

    def actions(self, s: State, seat: int) -> list[Option]:
        player, units = s.players[seat], s.units[seat]
        options = [PASS]
        levies = box_refusal(s, seat) is None  # asked once: it counts every unit
        for area in range(AREAS):
            if s.owner[area] == seat:
                options += [BUILD[area][kind] for kind in range(BUILDINGS) if build_refusal(s, seat, area, kind) is None]
                if levies and player.buildings[area * BUILDINGS + TOWN]:
                    options += [RAISE[area][kind] for kind in range(UNITS) if levy_refusal(s, seat, area, kind) is None]
            at = area * UNITS
            if units[at] or units[at + 1] or units[at + 2]:
                options += MOVE[area]
        options += [PLAY[card] for card in player.hand]
        options += [BUY[slot] for slot in range(len(s.row)) if buy_refusal(s, seat, slot) is None]
        if player.ambush is None:
            options += [AMBUSH[card] for card in player.tactics]
        return options

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        """The same questions that the list of actions asks, one by one."""
        match option:
            case ("build", int(area), int(kind)) if 0 <= kind < BUILDINGS:
                return build_refusal(s, seat, area, kind)
            case ("raise", int(area), int(kind)) if 0 <= kind < UNITS:
                return levy_refusal(s, seat, area, kind) or box_refusal(s, seat)
            case ("move", int(area), int(to)):
                return move_refusal(s, seat, area, to)
            case ("buy", int(slot)):
                return buy_refusal(s, seat, slot)
            case ("play", int(card)):
                return None if card in s.players[seat].hand else NOT_IN_HAND
            case ("ambush", int(card)):
                return ambush_refusal(s, seat, card)
        return None

    def act(self, s: State, option: Option) -> Next:
        s.players[self.seat].actions -= 1
        match option[0]:
            case "build":
                return self.build(s, option[1], option[2])
            case "raise":
                return self.raise_unit(s, option[1], option[2])
            case "move":
                return self.march(s, option[1], option[2])
            case "play":
                return self.play_card(s, option[1])
            case "buy":
                return self.buy(s, option[1])
            case "ambush":
                return self.lie_in_ambush(s, option[1])
        return self.tidy(s)

    def build(self, s: State, area: int, kind: int) -> Next:
        player = s.players[self.seat]
        player.gold -= building_cost(s, self.seat, kind, BUILD_COST[kind])
        player.buildings[area * BUILDINGS + kind] = 1
        s.tell("builds", seat=self.seat, area=area, building=kind)
        for leader in answering(s, self.seat, BUILT):
            leader.built(s, self.seat, area, kind)
        return self.choose(s)

    def raise_unit(self, s: State, area: int, kind: int) -> Next:
        s.players[self.seat].gold -= unit_price(s, self.seat, kind, UNIT_COST[kind])
        s.units[self.seat][area * UNITS + kind] += 1
        s.tell("raises", seat=self.seat, area=area, unit=kind)
        return self.choose(s)

    def buy(self, s: State, slot: int) -> Next:
        """MAR-3.8: the card is taken from the row in everybody's sight; they remember it."""
        player, card = s.players[self.seat], s.row.pop(slot)
        player.gold -= slot + 1
        player.hand.append(card)
        player.hand_seen.append(255 << 8)
        s.tell("buys", seat=self.seat, card=card)
        draw_tactics(s, self.seat, 1)
        if s.deck:
            s.row.append(s.deck.pop())
            s.deck_seen.pop()
        for leader in answering(s, self.seat, CARD_BOUGHT):
            leader.card_bought(s, self.seat, card)
        return self.choose(s)

    def lie_in_ambush(self, s: State, card: CardId) -> Next:
        """MAR-3.9: a tactic is laid face down."""
        player = s.players[self.seat]
        player.tactics.remove(card)
        player.ambush = card
        s.tell("lies-in-ambush", seat=self.seat)
        return self.choose(s)

    def march(self, s: State, area: int, to: int) -> Next:
        for kind in range(UNITS):
            s.units[self.seat][to * UNITS + kind] += s.units[self.seat][area * UNITS + kind]
            s.units[self.seat][area * UNITS + kind] = 0
        s.tell("marches", seat=self.seat, area=area, destination=to)
        for seat in range(len(s.players)):
            if seat != self.seat and s.force_at(seat, to):
                battle = Siege(self.seat, seat, to, area) if s.built(seat, to, FORT) else Battle(self.seat, seat, to, area)
                return Call(battle, then=self.after_battle)
        return self.occupy(s, to)

    def after_battle(self, s: State, won: bool, area: int) -> Next:
        return self.occupy(s, area) if won else self.choose(s)

    def occupy(self, s: State, area: int) -> Next:
        """MAR-3.6.3: what stood there is burnt; a hoard is found by whoever comes first."""
        if s.owner[area] != self.seat:
            if s.owner[area] >= 0:
                loser = s.players[s.owner[area]]
                for kind in range(BUILDINGS):
                    loser.buildings[area * BUILDINGS + kind] = 0
            s.owner[area] = self.seat
            s.players[self.seat].culture += 1
            s.players[self.seat].gold += s.hoards.pop(area, 0)
        return self.choose(s)

    def play_card(self, s: State, card: CardId) -> Next:
        """MAR-4: sixty cards of eight kinds."""
        player = s.players[self.seat]
        discard(s, self.seat, card)
        s.tell("plays", seat=self.seat, card=card)
        kind = card % KINDS
        if kind == TAX:
            player.gold += 2
        elif kind == FEAST:
            player.culture += 2
        elif kind == MUSTER:
            draw(s, self.seat, 2)
            draw_tactics(s, self.seat, 1)
        elif kind == ROAD:
            player.tracks[card % 8] += 1
        elif kind == FAMINE:
            return Call(Famine(), then=self.choose)
        elif kind == HASTE:
            player.actions += 1
        elif kind == SPY:
            self.spy(s)
        elif kind == ENVOY and player.hand:
            return Ask(self.seat, "bury", self.buriable, then=self.bury, rule="MAR-4.8")
        return self.choose(s)

    def spy(self, s: State) -> None:
        """MAR-4.7: the spy sees the top two cards of the deck, and who sent it remembers them."""
        for at in range(max(0, len(s.deck) - 2), len(s.deck)):
            s.deck_seen[at] |= chance.knows_place(self.seat)
            s.tell("spies", seat=self.seat, card=s.deck[at], to=1 << self.seat)

    def buriable(self, s: State, seat: int) -> list[Option]:
        return [BURY[card] for card in s.players[seat].hand]

    def bury(self, s: State, option: Option) -> Next:
        """MAR-4.8: a card from the hand is shuffled into the deck; whoever gave it knows that it is there."""
        card: int = option[1]
        give_up(s, self.seat, card)
        s.deck.append(card)
        s.deck_seen.append(chance.knows_place(self.seat))
        shuffle(s, s.deck, s.deck_seen)
        s.tell("buries", seat=self.seat)
        return self.choose(s)

    def tidy(self, s: State) -> Next:
        """MAR-3.10: no more than six cards are kept."""
        if len(s.players[self.seat].hand) <= HAND:
            return DONE
        return Ask(self.seat, "discard", self.too_many, then=self.throw_away, rule="MAR-3.10")

    def too_many(self, s: State, seat: int) -> Space:
        hand = tuple(sorted(s.players[seat].hand))  # in an order that tells nothing
        return Subset("discard", hand, len(hand) - HAND, len(hand) - HAND)

    def throw_away(self, s: State, option: Option) -> Next:
        cards: tuple[int, ...] = option[1]
        for card in cards:
            discard(s, self.seat, card)
            s.tell("discards", seat=self.seat, card=card)
        return DONE


# --- what may be done: None, or the rule that forbids it


def build_refusal(s: State, seat: int, area: int, kind: int) -> Refusal | None:
    """MAR-3.4: one building of a kind in an area of one's own, for gold."""
    if not 0 <= area < AREAS or s.owner[area] != seat:
        return NOT_YOUR_AREA
    if s.players[seat].buildings[area * BUILDINGS + kind]:
        return STANDS_ALREADY
    cost = building_cost(s, seat, kind, BUILD_COST[kind])
    return NOT_ENOUGH_GOLD if cost > s.players[seat].gold else None


def levy_refusal(s: State, seat: int, area: int, kind: int) -> Refusal | None:
    """MAR-3.5: units are raised in towns, for gold."""
    if not 0 <= area < AREAS or s.owner[area] != seat or not s.built(seat, area, TOWN):
        return NO_TOWN
    return NOT_ENOUGH_GOLD if unit_price(s, seat, kind, UNIT_COST[kind]) > s.players[seat].gold else None


def box_refusal(s: State, seat: int) -> Refusal | None:
    """MAR-3.5: while there are any in the box."""
    return BOX_IS_EMPTY if sum(s.units[seat]) >= SUPPLY else None


def move_refusal(s: State, seat: int, area: int, to: int) -> Refusal | None:
    """MAR-3.6: an army marches to the next area."""
    if not 0 <= area < AREAS or not s.force_at(seat, area):
        return NOBODY_THERE
    return None if to in NEXT_TO[area] else TOO_FAR


def buy_refusal(s: State, seat: int, slot: int) -> Refusal | None:
    """MAR-3.8: a card of the row costs what its place says."""
    if not 0 <= slot < len(s.row):
        return NOT_IN_ROW
    if len(s.players[seat].hand) >= ROOM:
        return HAND_IS_FULL
    return NOT_ENOUGH_GOLD if slot + 1 > s.players[seat].gold else None


def ambush_refusal(s: State, seat: int, card: CardId) -> Refusal | None:
    if card not in s.players[seat].tactics:
        return NOT_IN_HAND
    return None if s.players[seat].ambush is None else ONE_AMBUSH
