"""Setting up a table (COC-2) and its options (COC-12)."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel import chance
from civitas.kernel.flow import DONE, Ask, Call, ForEach, Next, Step, find_step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option
from civitas.kernel.registry import GameOption, Preset

from .armies import add, is_land
from .cities import place_city
from .decks import draw_action, draw_objective
from .effects import refresh
from .menu import unless_listed
from .regions import REGION, REGULAR, lay
from .state import Rules, State, empty_table
from .tables import (
    ACTION_CARDS,
    ADVANCE,
    CIVILIZATIONS,
    EVENTS,
    EXPANSION_EVENT,
    EXPANSION_OBJECTIVE,
    GOOD_IDS,
    GOODS,
    HAPPY,
    LEADER_OF,
    LEADERS,
    OBJECTIVE_CARDS,
    SETTLER,
    SETUP,
    START_REGION,
    VARIANTS,
    WONDERS,
)

OPTIONS: Final[tuple[GameOption, ...]] = (
    GameOption("expansion", True),
    GameOption("no_events", False),
    GameOption("optional_events", False),
    GameOption("short_game", False),
    GameOption("game_end", "fixed", choices=("fixed", "random", "wonders")),
    GameOption("random_leaders", False, when=("expansion", True)),
    GameOption("public_wonders", False),
    GameOption("alternate_history", False, when=("expansion", True)),
    GameOption("change_government_cost", "none", choices=("none", "mood_and_culture")),
    GameOption("bartering_card_types", "all", choices=("all", "action")),
    GameOption("max_offers_per_turn", 6, lo=0, hi=99),
)

GAMES: Final[tuple[Preset, ...]] = (
    Preset("first", {"expansion": False, "short_game": True}),
    Preset("base", {"expansion": False}),
    Preset("civilizations"),
)


def rules_of(players: int, options: dict[str, Any]) -> Rules:
    """What this table plays by; ValueError where options do not go together."""
    if options["short_game"] and options["game_end"] != "fixed":
        raise ValueError("the short game does not go with a variable end (COC-12.9)")
    if options["no_events"] and options["optional_events"]:
        raise ValueError("events are left out or optional, not both")
    if not options["expansion"] and (options["random_leaders"] or options["alternate_history"]):
        raise ValueError("there are leaders only with the expansion")
    return Rules(
        players=players,
        expansion=options["expansion"],
        no_events=options["no_events"],
        optional_events=options["optional_events"],
        short_game=options["short_game"],
        game_end=options["game_end"],
        random_leaders=options["random_leaders"],
        public_wonders=options["public_wonders"],
        alternate_history=options["alternate_history"],
        paid_government=options["change_government_cost"] != "none",
        barter_actions_only=options["bartering_card_types"] == "action",
        max_offers=options["max_offers_per_turn"],
    )


def setup(players: int, luck: tuple[int, ...], options: dict[str, Any]) -> State:
    """A table up to the choice of the starting settlers (COC-2.11, steps 1 to 3).

    Seats are the places at the table in turn order: who sits where is drawn before anybody sits down.
    """
    s = empty_table(rules_of(players, options))
    s.luck = luck
    deal_civilizations(s)
    lay_out_map(s)
    for p in s.players:
        p.goods = [SETUP["start_resources"][GOOD_IDS[good]] for good in range(GOODS)]
        p.advances = sum([1 << ADVANCE[id] for id in SETUP["start_advances"]])
        place_city(s, p.seat, p.home, HAPPY)
        refresh(s, p)
    s.stack.append(ClashOfCultures())
    return s


def deal_civilizations(s: State) -> None:
    """COC-2.4, 12.7."""
    if not s.rules.expansion:
        return
    boards = list(range(CIVILIZATIONS))
    chance.shuffle(s, boards)
    for p in s.players:
        p.civilization = boards[p.seat]
        p.leaders = [card for card in range(LEADERS) if LEADER_OF[card] == p.civilization]
    if s.rules.alternate_history:
        cards = list(range(LEADERS))
        chance.shuffle(s, cards)
        for p in s.players:
            p.leaders = sorted(cards[3 * p.seat : 3 * p.seat + 3])


def lay_out_map(s: State) -> None:
    """COC-2.1: home regions face up, the others face down in the order of the slots."""
    board = s.board
    for p in s.players:
        slot = board.homes[p.seat]
        own = START_REGION[p.civilization] if p.civilization >= 0 else ""
        lay_region(s, slot, REGION[own or board.start_side[p.seat]], 0)
        p.home = board.cells[slot][0]
    regions = REGULAR.copy()
    chance.shuffle(s, regions)
    s.unexplored = list(board.unexplored)
    s.hidden = regions[: len(s.unexplored)]
    s.box = regions[len(s.unexplored) :]


def lay_region(s: State, slot: int, region: int, orientation: int) -> None:
    """A region lies face up from now on."""
    for space, terrain in zip(s.board.cells[slot], lay(region, orientation), strict=True):
        s.terrain[space] = terrain
    s.laid[slot] = region * 2 + orientation
    s.revealed |= 1 << slot


def shuffle_decks(s: State) -> None:
    """COC-2.7, 2.11 (5): objectives, events, actions, wonders."""
    every = s.rules.expansion
    s.objective_deck.put_all([card for card in range(OBJECTIVE_CARDS) if every or not EXPANSION_OBJECTIVE[card]])
    s.event_deck.put_all([card for card in range(EVENTS) if every or not EXPANSION_EVENT[card]])
    s.action_deck.put_all(list(range(ACTION_CARDS)))
    s.wonder_deck.put_all(list(range(WONDERS)))
    for deck in (s.objective_deck, s.event_deck, s.action_deck, s.wonder_deck):
        deck.shuffle(s)


class ClashOfCultures(Step):
    """Set-up, six ages, scoring."""

    def begin(self, s: State) -> Next:
        return Call(ForEach("StartingSettlers", tuple(range(len(s.players)))), then=self.deal)

    def deal(self, s: State) -> Next:
        shuffle_decks(s)
        for p in s.players:
            draw_action(s, p.seat)
            draw_objective(s, p.seat)
        s.first = chance.roll(s, len(s.players))
        s.tell("first-player", seat=s.first)
        return Call(find_step(s, "Ages")())


class StartingSettlers(Step):
    """COC-2.6, 2.12: each player puts settlers beside the first city, on the same space or different ones."""

    seat: int
    placed: int = 0

    def begin(self, s: State) -> Next:
        wanted: int = VARIANTS["short_game"]["start_settlers"] if s.rules.short_game else SETUP["start_settlers"]
        if self.placed == wanted:
            return DONE
        options = tuple([PLACE_SETTLER[space] for space in s.board.near[s.players[self.seat].home] if may_start(s, self.seat, space)])
        return Ask(self.seat, "starting-settler", options, then=self.place, rule="COC-2.6")

    def place(self, s: State, option: Option) -> Next:
        add(s, self.seat, option[1], SETTLER)
        s.tell("starts-settler", seat=self.seat, space=option[1])
        self.placed += 1
        return self.begin(s)

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("place-settler", int()):
                return unless_listed(s, seat, option, BESIDE_THE_CITY)
        return None


def may_start(s: State, seat: int, space: int) -> bool:
    return is_land(s, space) and s.board.slot_of[space] == s.board.homes[seat]


BESIDE_THE_CITY: Final = Refusal("COC-2.6", "the-settler-starts-on-land-beside-the-first-city")
PLACE_SETTLER: Final[list[Option]] = [("place-settler", space) for space in range(100)]
