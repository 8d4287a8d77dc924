"""Loot (SMC-13.10, 13.11, 13.19, 13.20), and the later rule of loot points (SMC-23.6)."""

from __future__ import annotations

from typing import Final

from civitas.games.sid_meiers_civilization import coins
from civitas.games.sid_meiers_civilization.events.hand import hand_limits
from civitas.games.sid_meiers_civilization.learning import LearnFrom
from civitas.games.sid_meiers_civilization.piles import events_by_level, gain_trade
from civitas.games.sid_meiers_civilization.pyramid import learnable
from civitas.games.sid_meiers_civilization.state import Player, State
from civitas.games.sid_meiers_civilization.tables import (
    CITY_LOOT_TOKENS,
    COIN_PLACES,
    COIN_SHEET,
    EVENT_LEVEL,
    LOOT_CULTURE,
    LOOT_TRADE,
    MARKET_RESOURCES,
    RESOURCE_IDS,
)
from civitas.kernel.chance import roll
from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal, has_form
from civitas.kernel.piles import Pile
from civitas.kernel.records import Message, Option

TRADE: Final = "trade"
CULTURE: Final = "culture"
HUT: Final = "hut"
VILLAGE: Final = "village"
TECH: Final = "tech"
EVENT_WORDS: Final = ["event_1", "event_2", "event_3"]
RESOURCE_WORDS: Final = RESOURCE_IDS[:MARKET_RESOURCES]
TOKEN_WORDS: Final = [*RESOURCE_WORDS, HUT, VILLAGE]
LOSE_COIN: Final = "lose_coin"
TAKE_COIN: Final = "take_coin"
WORDS: Final = [TRADE, CULTURE, *TOKEN_WORDS, TECH, *EVENT_WORDS, LOSE_COIN, TAKE_COIN]
LOOT: Final[dict[str, Option]] = {word: ("loot", word) for word in WORDS}
NO_LOOT: Final[Option] = ("loot-nothing",)
COIN: Final[list[Option]] = [("coin", place) for place in range(COIN_PLACES)]
DEAR: Final = [TECH, TAKE_COIN, *EVENT_WORDS]  # what two points buy
FIGURE_POINTS: Final = 1
CITY_POINTS: Final = 2

NOT_THERE: Final = Refusal("SMC-13.19", "the-loser-has-none-of-it")
NOT_OFFERED: Final = Refusal("SMC-13.20", "that-is-no-loot-of-this-battle")


def tokens_of(p: Player) -> list[str]:
    """The kinds of resource tokens that can be taken, hidden ones unseen."""
    found = [RESOURCE_WORDS[resource] for resource in range(MARKET_RESOURCES) if p.resources[resource]]
    return found + ([HUT] if p.huts else []) + ([VILLAGE] if p.villages else [])


def goods_of(p: Player) -> list[str]:
    """SMC-13.10: trade, culture, or a resource token, as far as the loser has any."""
    return ([TRADE] if p.trade else []) + ([CULTURE] if p.culture else []) + tokens_of(p)


def knowledge_of(s: State, winner: int, loser: int) -> list[str]:
    """SMC-13.11: a tech that fits, an event by its back."""
    p = s.players[loser]
    events = [EVENT_WORDS[level] for level, n in enumerate(events_by_level(p)) if n]
    return ([TECH] if learnable(s.players[winner], p.techs) else []) + events


def number_of(s: State, loser: int, word: str) -> int:
    """SMC-13.19: at most 3 trade or culture, as far as the loser has any; one of all else."""
    q = s.players[loser]
    if word == TRADE:
        return min(LOOT_TRADE, q.trade)
    return min(LOOT_CULTURE, q.culture) if word == CULTURE else 1


def wording_of(s: State, loser: int, option: Option) -> Message | None:
    """Trade and culture with their number."""
    if option[0] != "loot" or option[1] not in (TRADE, CULTURE):
        return None
    return "do-loot-number", {"loot": option[1], "number": number_of(s, loser, option[1])}


def take(s: State, winner: int, loser: int, word: str) -> Step | None:
    """The winner takes one thing; a step where they choose further."""
    p, q = s.players[winner], s.players[loser]
    s.tell("loots", seat=winner, other=loser, loot=word)
    n = number_of(s, loser, word)
    if word == TRADE:  # SMC-13.19: the dial stops at 27
        q.trade -= n
        gain_trade(s, winner, n)
    elif word == CULTURE:
        q.culture -= n
        p.culture += n
    elif word in RESOURCE_WORDS:
        q.resources[RESOURCE_WORDS.index(word)] -= 1
        p.resources[RESOURCE_WORDS.index(word)] += 1
    elif word == HUT:
        steal(s, q.huts, p.huts, list(range(len(q.huts))), "hut", winner, loser)
    elif word == VILLAGE:
        steal(s, q.villages, p.villages, list(range(len(q.villages))), "village", winner, loser)
    elif word in EVENT_WORDS:
        level = EVENT_WORDS.index(word) + 1
        steal(s, q.events, p.events, [at for at, card in enumerate(q.events.cards) if EVENT_LEVEL[card] == level], "event", winner, loser)
        return hand_limits(s)
    elif word == TECH:
        return LearnFrom(winner, q.techs)
    else:
        return GiveCoin(loser, winner if word == TAKE_COIN else loser)
    return None


def steal(s: State, pile: Pile, to: Pile, places: list[int], kind: str, winner: int, loser: int) -> None:
    """One of these, unseen: both know afterwards which it was."""
    at = places[roll(s, len(places))] if len(places) > 1 else places[0]
    card, known = pile.take(at, 1 << winner | 1 << loser)
    to.put(card, known)
    s.tell(f"stolen-{kind}", seat=winner, other=loser, to=1 << winner | 1 << loser, **{kind: card})


class FigureLoot(Step):
    """SMC-13.10: the loser had figures: one of trade, culture or a resource token."""

    winner: int
    loser: int

    def begin(self, s: State) -> Next:
        if s.rules.loot_points:
            return Call(LootPoints(self.winner, self.loser, FIGURE_POINTS))
        goods = goods_of(s.players[self.loser])
        if not goods:
            return DONE
        return Ask(self.winner, "loot", (*[LOOT[word] for word in goods], NO_LOOT), then=self.take, rule="SMC-13.10", about={"other": self.loser})

    def take(self, s: State, option: Option) -> Next:
        if option != NO_LOOT:
            take(s, self.winner, self.loser, option[1])
        return DONE

    def wording(self, s: State, seat: int, option: Option) -> Message | None:
        return wording_of(s, self.loser, option)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return loot_refusal(option, [TRADE, CULTURE, *TOKEN_WORDS], goods_of(s.players[self.loser]))


class CityLoot(Step):
    """SMC-13.11: a city fell: a tech, an event by its back, or up to two resource tokens."""

    winner: int
    loser: int
    taken: int = 0  # tokens

    def begin(self, s: State, *results: object) -> Next:
        if s.rules.loot_points:
            return Call(LootPoints(self.winner, self.loser, CITY_POINTS))
        tokens, about = tokens_of(s.players[self.loser]), {"other": self.loser}
        if self.taken:
            if self.taken == CITY_LOOT_TOKENS or not tokens:
                return DONE
            return Ask(self.winner, "loot-more", tuple([LOOT[word] for word in tokens]), then=self.take, rule="SMC-13.19", about=about)
        goods = knowledge_of(s, self.winner, self.loser) + tokens
        if not goods:
            return DONE
        return Ask(self.winner, "loot-city", (*[LOOT[word] for word in goods], NO_LOOT), then=self.take, rule="SMC-13.11", about=about)

    def take(self, s: State, option: Option) -> Next:
        if option == NO_LOOT:
            return DONE
        step = take(s, self.winner, self.loser, option[1])
        if option[1] not in TOKEN_WORDS:
            return DONE if step is None else Call(step)
        self.taken += 1
        return self.begin(s)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        tokens = tokens_of(s.players[self.loser])
        if self.taken:
            return loot_refusal(option, TOKEN_WORDS, tokens)
        return loot_refusal(option, [TECH, *EVENT_WORDS, *TOKEN_WORDS], knowledge_of(s, self.winner, self.loser) + tokens)


class LootPoints(Step):
    """SMC-23.6 (option): 1 point for figures, 2 for a city; what they buy."""

    winner: int
    loser: int
    points: int

    def begin(self, s: State, *results: object) -> Next:
        goods = self.goods(s)
        if not self.points or not goods:
            return DONE
        about = {"other": self.loser, "points": self.points}
        return Ask(self.winner, "loot-points", (*[LOOT[word] for word in goods], NO_LOOT), then=self.take, rule="SMC-23.6", about=about)

    def goods(self, s: State) -> list[str]:
        q = s.players[self.loser]
        coin = any(q.coin_tokens)
        dear = knowledge_of(s, self.winner, self.loser) + ([TAKE_COIN] if coin else []) if self.points >= CITY_POINTS else []
        return goods_of(q) + ([LOSE_COIN] if coin else []) + dear

    def take(self, s: State, option: Option) -> Next:
        if option == NO_LOOT:
            return DONE
        word: str = option[1]
        self.points -= CITY_POINTS if word in DEAR else 1
        step = take(s, self.winner, self.loser, word)
        return self.begin(s) if step is None else Call(step, then=self.begin)

    def wording(self, s: State, seat: int, option: Option) -> Message | None:
        return wording_of(s, self.loser, option)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return loot_refusal(option, WORDS if self.points >= CITY_POINTS else [TRADE, CULTURE, *TOKEN_WORDS, LOSE_COIN], self.goods(s))


class GiveCoin(Step):
    """SMC-23.6 (option): the loser picks one of their coin tokens; it is discarded, or goes to the winner's sheet."""

    seat: int
    to: int  # themselves: nobody gets it

    def begin(self, s: State) -> Next:
        tokens = s.players[self.seat].coin_tokens
        ways = tuple([COIN[place] for place in range(COIN_PLACES) if tokens[place]])
        return Ask(self.seat, "give-coin", ways, then=self.give, rule="SMC-23.6") if ways else DONE

    def give(self, s: State, option: Option) -> Next:
        s.players[self.seat].coin_tokens[option[1]] -= 1
        s.tell("loses-coin", seat=self.seat, place=option[1])
        coins.recount(s, self.seat)
        if self.to != self.seat:
            coins.add_token(s, self.to, COIN_SHEET)
        return DONE


def loot_refusal(option: Option, words: list[str], there: list[str]) -> Refusal | None:
    """Why something is no loot here."""
    if not has_form(option, "loot", str) or option[1] not in WORDS or option[1] in there:
        return None
    return NOT_THERE if option[1] in words else NOT_OFFERED
