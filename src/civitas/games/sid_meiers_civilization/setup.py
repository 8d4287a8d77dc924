"""Setting up a table: general setup (SMC-2), player setup (SMC-3), and the declared options (SMC-23)."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel import chance
from civitas.kernel.flow import DONE, Ask, Call, ForEach, Next, Step
from civitas.kernel.options import Refusal, has_form
from civitas.kernel.piles import Pile
from civitas.kernel.records import Message, Option
from civitas.kernel.registry import GameOption, Preset

from . import coins
from .board import army_in_supply, place_city, place_figure, put_marker, scout_in_supply
from .exploration import lay_tile
from .piles import draw_unit
from .state import FIGURES, Player, Rules, State, capital_of, order_of_play
from .tables import (
    AGE_IDS,
    AMERICA,
    ANARCHY,
    BUILDING_SUPPLY,
    CHINA,
    CITIES,
    CIV_ROWS,
    CIV_START_GOVERNMENT,
    CIV_START_TECH,
    CIVS,
    COIN_PLACES,
    CONSTANTS,
    DECK_ORDER,
    DESPOTISM,
    EGYPT,
    EVENT_COPIES,
    EVENT_LEVEL,
    EVENT_LEVELS,
    EVENTS,
    FIRST_PERSON,
    FIRST_WONDER,
    GERMANY,
    HUT_COPIES,
    INFANTRY,
    MARKET_RESOURCES,
    NONE,
    PEOPLE,
    PERSON_COPIES,
    ROME,
    RUSSIA,
    SCOUTS,
    SET_IDS,
    TYPE_IDS,
    TYPES,
    UNIT_COPIES,
    UNIT_TYPE,
    UNITS,
    VILLAGE_COPIES,
    WONDER_AGE,
    WONDERS,
)
from .tiles import BOARDS, CENTRAL, FACEDOWN, IS_WATER, NEUTRAL_TILES, SQUARES
from .turn import Turns
from .yields import city_trade, figures_at, icons_around, outskirts, stacking_limit

DEFAULTS: Final[dict[str, Any]] = CONSTANTS["options"]
OPTIONS: Final[tuple[GameOption, ...]] = (
    GameOption("government_set", DEFAULTS["government_set"], choices=tuple(SET_IDS)),
    GameOption("turn_limit", DEFAULTS["turn_limit"], lo=10, hi=99),
    GameOption("advanced_tie_break", DEFAULTS["advanced_tie_break"]),
    GameOption("training_game", DEFAULTS["training_game"]),
    GameOption("chosen_civilizations", DEFAULTS["chosen_civilizations"]),
    GameOption("loot_points", DEFAULTS["loot_points"]),
    GameOption("strict_stacking_while_moving", DEFAULTS["strict_stacking_while_moving"]),
    GameOption("escorted_scouts_may_enter", DEFAULTS["escorted_scouts_may_enter"]),
    GameOption("max_offers_per_player", DEFAULTS["max_offers_per_player"], lo=0, hi=50),
)
PRESETS: Final[tuple[Preset, ...]] = (
    Preset("training", {"training_game": True}),
    Preset("standard"),
    Preset("advanced", {"advanced_tie_break": True, "chosen_civilizations": True}),
)
TRAINING_CIVS: Final = tuple([civ for civ in range(CIVS) if civ not in (EGYPT, ROME)])  # SMC-23.1

NOT_A_CENTRAL_SQUARE: Final = Refusal("SMC-3.1", "a-capital-stands-on-a-central-square-of-the-home-tile")
NOT_IN_THE_OUTSKIRTS: Final = Refusal("SMC-3.3", "not-in-the-capitals-outskirts")
ON_WATER: Final = Refusal("SMC-3.3", "not-on-water")
WONDER_ELSEWHERE: Final = Refusal("SMC-3.2", "not-in-the-capitals-outskirts")
WONDER_ON_WATER: Final = Refusal("SMC-8.9.3", "not-on-water")
PERSON_ELSEWHERE: Final = Refusal("SMC-3.9", "not-in-the-capitals-outskirts")
PERSON_ON_WATER: Final = Refusal("SMC-10.2", "not-on-water")
TOO_MANY_FIGURES: Final = Refusal("SMC-11.4", "above-the-stacking-limit")
CIV_IS_TAKEN: Final = Refusal("SMC-2.1", "that-civilization-is-taken")
NOT_IN_TRAINING: Final = Refusal("SMC-23.1", "that-civilization-is-not-in-a-training-game")
CAPITAL: Final[list[Option]] = [("capital", square) for square in range(SQUARES)]
PUT: Final[list[Option]] = [("put", square) for square in range(SQUARES)]
CHOOSE_CIV: Final[list[Option]] = [("civilization", civ) for civ in range(CIVS)]


def setup(players: int, luck: tuple[int, ...], options: dict[str, Any]) -> State:
    """A table for so many players, before anything is dealt."""
    s = empty_table(rules_of(options), players)
    s.luck = luck
    s.stack.append(SettingUp())
    return s


def rules_of(options: dict[str, Any]) -> Rules:
    """What this table plays by."""
    return Rules(
        government_set=SET_IDS.index(options["government_set"]),
        loot_points=options["loot_points"],
        advanced_tie_break=options["advanced_tie_break"],
        training_game=options["training_game"],
        chosen_civilizations=options["chosen_civilizations"],
        strict_stacking=options["strict_stacking_while_moving"],
        escorted_scouts=options["escorted_scouts_may_enter"],
        max_offers=options["max_offers_per_player"],
        turn_limit=options["turn_limit"],
    )


def empty_table(rules: Rules, players: int) -> State:
    """Nothing is dealt, and nobody has a civilization."""
    s = State(rules, [empty_sheet(seat) for seat in range(players)])
    # (NONE,) * SQUARES would have a type of its own of 256 ints: eight megabytes of C.
    s.ground, s.realm, s.token = tuple([FACEDOWN] * SQUARES), tuple([NONE] * SQUARES), tuple([0] * SQUARES)
    s.marker, s.present = [0] * SQUARES, [0] * SQUARES
    s.turned = (NONE,) * len(BOARDS[players].corner)
    s.figures, s.sent = [NONE] * (FIGURES * players), [NONE] * (SCOUTS * players)
    s.cities = [NONE] * (CITIES * players)
    s.acted, s.kinds, s.bonus = [0] * len(s.cities), [0] * len(s.cities), [0] * len(s.cities)
    s.wonders, s.buildings, s.lost_people = [NONE] * WONDERS, BUILDING_SUPPLY.copy(), tuple([0] * PEOPLE)
    s.decks, s.fallen = [Pile() for _ in range(TYPES)], [[] for _ in range(TYPES)]
    s.event_decks, s.discards = [Pile() for _ in range(EVENT_LEVELS)], [[] for _ in range(EVENT_LEVELS)]
    s.met = (0,) * players
    return s


def empty_sheet(seat: int) -> Player:
    """A civilization sheet with nothing on it."""
    unlocked = 1 << DESPOTISM | 1 << ANARCHY
    return Player(seat, unlocked=unlocked, coin_tokens=[0] * COIN_PLACES, resources=[0] * MARKET_RESOURCES, reserve=[0] * PEOPLE, units=[0] * TYPES)


# --- general setup (SMC-2) -------------------------------------------------------------------------------------------------------


class SettingUp(Step):
    """Civilizations, the market, the map; then every player sets up, and the first turn begins."""

    def begin(self, s: State) -> Next:
        if s.rules.chosen_civilizations:  # SMC-23.2
            return Call(ForEach("ChooseCivilization", tuple(range(len(s.players)))), then=self.lay_out)
        civs = list(playing_civs(s))
        chance.shuffle(s, civs)
        for p in s.players:
            p.civ = civs[p.seat]
        return self.lay_out(s)

    def lay_out(self, s: State) -> Next:
        lay_out(s)
        for p in s.players:
            s.tell("plays", seat=p.seat, civ=p.civ)
        s.tell("first-player", seat=s.first)
        return Call(ForEach("PlayerSetup", order_of_play(s)), then=self.finish)

    def finish(self, s: State) -> Next:
        """SMC-3.9: at the end America draws its great person."""
        americans = tuple([p.seat for p in s.players if p.civ == AMERICA])
        return Call(ForEach("FirstGreatPerson", americans), then=self.start)

    def start(self, s: State) -> Next:
        s.fresh = 0  # SMC-16.8: the scout of the setup counts as on the map before turn 1
        return Call(Turns())


def playing_civs(s: State) -> tuple[int, ...]:
    """The civilizations of this game (SMC-23.1)."""
    return TRAINING_CIVS if s.rules.training_game else tuple(range(CIVS))


class ChooseCivilization(Step):
    """SMC-23.2: a player picks one that is left."""

    seat: int

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "civilization", self.choices, then=self.choose, rule="SMC-23.2", public=True)

    def choices(self, s: State, seat: int) -> list[Option]:
        return [CHOOSE_CIV[civ] for civ in range(CIVS) if why_not_civilization(s, civ) is None]

    def choose(self, s: State, option: Option) -> Next:
        s.players[self.seat].civ = option[1]
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        if not has_form(option, "civilization", int) or not 0 <= option[1] < CIVS:
            return None
        return why_not_civilization(s, option[1])


def why_not_civilization(s: State, civ: int) -> Refusal | None:
    """Why nobody may pick it now."""
    if civ not in playing_civs(s):
        return NOT_IN_TRAINING
    return CIV_IS_TAKEN if civ in [p.civ for p in s.players] else None


def lay_out(s: State) -> None:
    """SMC-2.3 to 2.8, in the order of SMC-30.2."""
    shuffle_units(s)
    shuffle_wonders(s)
    shuffle_events(s)
    s.supply = [len(s.players)] * MARKET_RESOURCES  # SMC-2.4
    lay_map(s)
    s.great_people = shuffle_copies(s, PERSON_COPIES)
    s.hut_pool = shuffle_copies(s, HUT_COPIES)
    s.village_pool = shuffle_copies(s, VILLAGE_COPIES)
    s.first = chance.roll(s, len(s.players))
    s.current = s.first


def shuffle_copies(s: State, copies: list[int]) -> list[int]:
    """So many of each kind, shuffled."""
    found = [kind for kind, n in enumerate(copies) for _ in range(n)]
    chance.shuffle(s, found)
    return found


def shuffle_units(s: State) -> None:
    """SMC-2.3.1: four decks, and one artillery, infantry and mounted unit for everybody."""
    for type in DECK_ORDER:
        cards = [unit for unit in range(UNITS) if UNIT_TYPE[unit] == type for _ in range(UNIT_COPIES[unit])]
        chance.shuffle(s, cards)
        s.decks[type].put_all(cards)
    forces: dict[str, int] = CONSTANTS["start_values"]["standing_forces"]
    for p in s.players:
        for id, n in forces.items():
            for _ in range(n):
                draw_unit(s, p.seat, TYPE_IDS.index(id))


def shuffle_wonders(s: State) -> None:
    """SMC-2.3.3: ancient wonders in the market, medieval ones on the modern ones in the deck; none in a training game (SMC-23.1)."""
    if s.rules.training_game:
        s.market = [NONE] * 4
        s.lost_wonders = tuple(range(WONDERS))
        return
    by_age: list[list[int]] = []
    for age in range(len(AGE_IDS)):
        by_age.append([wonder for wonder in range(WONDERS) if WONDER_AGE[wonder] == age])
        chance.shuffle(s, by_age[age])
    s.market = by_age[0]
    s.wonder_deck = by_age[2] + by_age[1]
    if EGYPT in [p.civ for p in s.players]:  # it gets the top ancient one; the first medieval one takes its place
        s.first_wonder, s.market[-1] = s.market[-1], s.wonder_deck.pop()


def shuffle_events(s: State) -> None:
    """SMC-2.3.4: three decks by level."""
    for level in range(EVENT_LEVELS):
        cards = [event for event in range(EVENTS) if EVENT_LEVEL[event] == level + 1 for _ in range(EVENT_COPIES[event])]
        chance.shuffle(s, cards)
        s.event_decks[level].put_all(cards)


def lay_map(s: State) -> None:
    """SMC-2.5: home tiles face up, neutral tiles face down, the rest out of the game unseen."""
    board = BOARDS[len(s.players)]
    neutral = list(NEUTRAL_TILES)
    chance.shuffle(s, neutral)
    for slot, home in enumerate(board.home):
        if home != NONE:
            lay_tile(s, slot, s.players[home].civ, board.arrow[slot])
        else:
            s.facedown_slots = (*s.facedown_slots, slot)
            s.facedown.append(neutral.pop())
    s.unused_tiles = tuple(neutral)


# --- player setup (SMC-3) --------------------------------------------------------------------------------------------------------


class PlayerSetup(Step):
    """SMC-3.1 to 3.8 for one player."""

    seat: int

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "capital", self.capitals, then=self.settle, rule="SMC-3.1", public=True)

    def capitals(self, s: State, seat: int) -> list[Option]:
        """The four central squares of the home tile."""
        board = BOARDS[len(s.players)]
        squares = board.squares_of(board.home_slot[seat])
        return [CAPITAL[squares[place]] for place in CENTRAL]

    def settle(self, s: State, option: Option) -> Next:
        p, capital = s.players[self.seat], capital_of(self.seat)
        place_city(s, capital, option[1])
        s.tell("founds-capital", seat=self.seat, square=option[1])
        if p.civ == CHINA:  # SMC-3.2
            s.walls |= 1 << capital
        if p.civ == GERMANY:
            for _ in range(CIV_ROWS[GERMANY]["setup"]["extra_units"]["infantry"]):
                draw_unit(s, self.seat, INFANTRY)
        if p.civ == EGYPT:
            about = {"wonder": s.first_wonder}
            return Ask(self.seat, "first-wonder", self.wonder_squares, then=self.put_wonder, rule="SMC-3.2", about=about, public=True)
        return self.ask_army(s)

    def wonder_squares(self, s: State, seat: int) -> list[Option]:
        """SMC-8.9.3: any terrain but water."""
        return [PUT[square] for square in outskirts(s, capital_of(seat)) if not IS_WATER[s.ground[square]]]

    def put_wonder(self, s: State, option: Option) -> Next:
        """SMC-3.2: the wonder that was set aside, in the capital's outskirts."""
        wonder, s.first_wonder = s.first_wonder, NONE
        put_marker(s, option[1], FIRST_WONDER + wonder)
        s.tell("starts-with-wonder", seat=self.seat, wonder=wonder, square=option[1])
        return self.ask_army(s)

    def ask_army(self, s: State) -> Next:
        return Ask(self.seat, "first-army", self.figure_squares, then=self.put_army, rule="SMC-3.3", public=True)

    def figure_squares(self, s: State, seat: int) -> list[Option]:
        return [PUT[square] for square in outskirts(s, capital_of(seat)) if figure_refusal(s, seat, square) is None]

    def put_army(self, s: State, option: Option) -> Next:
        place_figure(s, army_in_supply(s, self.seat), option[1])
        armies = sum([1 for figure in range(FIGURES * self.seat, FIGURES * self.seat + FIGURES) if s.figures[figure] != NONE])
        if s.players[self.seat].civ == RUSSIA and armies == 1:
            return self.ask_army(s)
        return Ask(self.seat, "first-scout", self.figure_squares, then=self.put_scout, rule="SMC-3.3", public=True)

    def put_scout(self, s: State, option: Option) -> Next:
        place_figure(s, scout_in_supply(s, self.seat), option[1])
        p = s.players[self.seat]
        p.techs = 1 << CIV_START_TECH[p.civ]  # SMC-3.4
        p.government = CIV_START_GOVERNMENT[p.civ]  # SMC-3.5
        p.unlocked |= 1 << p.government
        p.trade = city_trade(s, capital_of(self.seat))  # SMC-3.6
        coins.recount(s, self.seat)  # SMC-3.7
        return DONE

    def wording(self, s: State, seat: int, option: Option) -> Message | None:
        return ("do-capital", {"square": option[1], **icons_around(s, option[1])}) if option[0] == "capital" else None

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        if option[0] == "capital" and self.stage == "settle":
            return None if option in self.capitals(s, seat) else NOT_A_CENTRAL_SQUARE
        if self.stage == "settle" or not has_form(option, "put", int):
            return None
        if self.stage == "put_wonder":
            return outskirts_refusal(s, seat, option[1], WONDER_ELSEWHERE, WONDER_ON_WATER)
        return figure_refusal(s, seat, option[1])


def figure_refusal(s: State, seat: int, square: int) -> Refusal | None:
    """Why a first figure may not stand there (SMC-3.3)."""
    refused = outskirts_refusal(s, seat, square, NOT_IN_THE_OUTSKIRTS, ON_WATER)
    if refused is not None:
        return refused
    return TOO_MANY_FIGURES if figures_at(s, seat, square) >= stacking_limit(s.players[seat]) else None


def outskirts_refusal(s: State, seat: int, square: int, elsewhere: Refusal, water: Refusal) -> Refusal | None:
    """Why nothing of this seat may be put there: it is not in the capital's outskirts, or it is water."""
    if square not in outskirts(s, capital_of(seat)):
        return elsewhere
    return water if IS_WATER[s.ground[square]] else None


class FirstGreatPerson(Step):
    """SMC-3.9: America's random great person must be placed in the capital's outskirts."""

    seat: int
    person: int = NONE

    def begin(self, s: State) -> Next:
        self.person = s.great_people.pop()
        s.tell("gains-great-person", seat=self.seat, person=self.person)
        return Ask(self.seat, "first-great-person", self.squares, then=self.put, rule="SMC-3.9", about={"person": self.person}, public=True)

    def squares(self, s: State, seat: int) -> list[Option]:
        return [PUT[square] for square in outskirts(s, capital_of(seat)) if not IS_WATER[s.ground[square]]]

    def put(self, s: State, option: Option) -> Next:
        put_marker(s, option[1], FIRST_PERSON + self.person)
        s.tell("places-great-person", seat=self.seat, person=self.person, square=option[1])
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return outskirts_refusal(s, seat, option[1], PERSON_ELSEWHERE, PERSON_ON_WATER) if has_form(option, "put", int) else None
