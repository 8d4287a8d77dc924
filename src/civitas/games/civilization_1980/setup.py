"""Setting up a table (CIV80-3), its options (CIV80-20), and the choice of nations."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel import chance
from civitas.kernel.flow import DONE, Ask, Call, ForEach, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Message, Option
from civitas.kernel.registry import GameOption, Preset

from .atlas import AREA, WHOLE_BOARD, Board, layout_of
from .pieces import place
from .state import FARMERS, FULL, NOBODY, NOMADS, Rules, Stack, State, empty_table, everybody
from .tables import (
    COMMODITIES,
    COPIES,
    DEFAULT_PRESET,
    FINISH,
    KINDS,
    MARKS,
    MYSTICISM,
    NATION,
    NATIONS,
    PIECES,
    PRESETS,
    RED,
    SETUP,
    STACK,
    STACKS,
    SUPPLY,
    succession_table,
)

VARIANTS: Final[dict[str, Any]] = SETUP["variants"]
SHORT_MARKS: Final[tuple[int, ...]] = (0, *VARIANTS["short_full_game"]["end_marks"])

OPTIONS: Final[tuple[GameOption, ...]] = (
    GameOption("variant", FULL, choices=(FULL, NOMADS, FARMERS)),
    GameOption("short_game_mark", 0, choices=SHORT_MARKS, when=("variant", FULL)),
    GameOption("farmers_end_space", 9, choices=tuple(VARIANTS[FARMERS]["end_space_options"]), when=("variant", FARMERS)),
    GameOption("max_rounds", 40, lo=1, hi=200),
    GameOption("trade_mode", "market", choices=("market", "floor")),
    GameOption("trade_rounds", 4, lo=1, hi=12, when=("trade_mode", "market")),
    GameOption("floor_messages", 40, lo=1, hi=200, when=("trade_mode", "floor")),
    GameOption("trade_seconds", 300, lo=0, hi=86_400, when=("trade_mode", "floor")),
    GameOption("revolt_support_grace", True),
    GameOption("ship_build_requires_presence", False),
    GameOption("ships_may_end_in_open_sea", True),
    GameOption("conflict_last_retaliation", False),
    GameOption("credits_reusable_same_turn", True),
    GameOption("ast_thresholds", DEFAULT_PRESET, choices=PRESETS),
    GameOption("ast_override", ""),
)

GAMES: Final[tuple[Preset, ...]] = (
    Preset("nomads", {"variant": NOMADS}, most=VARIANTS[NOMADS]["max_players"]),
    Preset("farmers", {"variant": FARMERS}, most=VARIANTS[FARMERS]["max_players"]),
    Preset("shorter", {"short_game_mark": SHORT_MARKS[1]}),
    Preset("full"),
)


def setup(players: int, luck: tuple[int, ...], options: dict[str, Any]) -> State:
    """A table for so many players: pieces in stock, stacks shuffled, nations to be chosen."""
    s = empty_table(rules_of(players, options), players)
    s.luck = luck
    seats = list(range(players))
    chance.shuffle(s, seats)  # CIV80-3.5: the order of the dealt cards is all that counts
    if s.rules.variant == FULL:
        lay_out_cards(s, players)
    s.stack.append(Civilization(tuple(seats)))
    return s


def rules_of(players: int, options: dict[str, Any]) -> Rules:
    """What this table plays by; ValueError where options do not go together."""
    variant: str = options["variant"]
    facts: dict[str, Any] = VARIANTS[variant] if variant != FULL else {}
    if facts and not facts["min_players"] <= players <= facts["max_players"]:
        raise ValueError(f"{variant} is for {facts['min_players']} to {facts['max_players']} players, not {players}")
    if facts and options["short_game_mark"]:
        raise ValueError("short_game_mark goes only with the full game")
    table: dict[str, Any] = SETUP["player_counts"][facts.get("start_table", players)]
    succession_table(options["ast_thresholds"], options["ast_override"])  # complains if it makes no sense
    end_space = FINISH
    if options["short_game_mark"]:
        end_space = MARKS[options["short_game_mark"]]
    elif variant == FARMERS:
        end_space = options["farmers_end_space"]
    return Rules(
        variant=variant,
        layout=layout_of(WHOLE_BOARD if facts else tuple(table["regions"])),
        tokens=facts.get("tokens", SETUP["player_counts"][players]["tokens"]),
        cities=facts.get("cities", PIECES["cities"]),
        ships=facts.get("ships", PIECES["ships"]),
        starts=tuple(sorted([(NATION[nation], AREA[area]) for nation, area in table["nations"].items()])),
        apart=facts.get("min_start_land_distance", 0),
        pay_from_area=facts.get("ship_payment") == "area_only",
        all_seas=facts.get("open_sea") == "cross_only",
        entry_ban=facts.get("entry_ban", False),
        rounds=facts.get("rounds", 0),
        end_space=end_space,
        ast_thresholds=options["ast_thresholds"],
        ast_override=options["ast_override"],
        ignored_epochs=tuple(facts.get("ignore_epoch_entry", ())),
        revolt_support_grace=options["revolt_support_grace"],
        ship_build_requires_presence=options["ship_build_requires_presence"],
        ships_may_end_in_open_sea=options["ships_may_end_in_open_sea"] and not facts,
        conflict_last_retaliation=options["conflict_last_retaliation"],
        credits_reusable_same_turn=options["credits_reusable_same_turn"],
        trade_mode=options["trade_mode"],
        trade_rounds=options["trade_rounds"],
        floor_messages=options["floor_messages"],
        trade_seconds=options["trade_seconds"],
        short_game_mark=options["short_game_mark"],
        max_rounds=options["max_rounds"],
    )


def lay_out_cards(s: State, players: int) -> None:
    """CIV80-3.3, 3.4: stacks 1 and 2 are shuffled, the calamity goes to the bottom; civilization cards lie open."""
    for number in range(1, STACKS + 1):
        cards = [kind for kind in range(KINDS) if STACK[kind] == number and not is_calamity(kind) for _ in range(COPIES[kind])]
        if number <= 2:
            chance.shuffle(s, cards)
        cards += [kind for kind in range(KINDS) if STACK[kind] == number and is_calamity(kind)]
        s.stacks.append(Stack(number, cards, [everybody(s) if RED[card] else 0 for card in cards]))
    s.supply = SUPPLY.copy()
    mysticism: int = SETUP["player_counts"][players]["mysticism"]
    s.supply[MYSTICISM] = VARIANTS["short_full_game"]["mysticism"] if s.rules.short_game_mark else mysticism


def is_calamity(kind: int) -> bool:
    """Whether a trade card is a calamity."""
    return kind >= COMMODITIES


# --- choosing nations

NATION_OPTIONS: Final[list[Option]] = [("nation", nation) for nation in range(NATIONS)]

NOT_ON_OFFER: Final = Refusal("CIV80-3.2", "nation-not-on-offer")
TAKEN: Final = Refusal("CIV80-3.5", "nation-taken")
TOO_CLOSE: Final = Refusal("CIV80-17.1.1", "start-too-close")


class Civilization(Step):
    """The whole game: nations are chosen in the drawn order, then round follows round."""

    seats: tuple[int, ...]

    def begin(self, s: State) -> Next:
        s.tell("order-drawn", seats=self.seats)
        return Call(ForEach("NationChoice", self.seats), then=self.people_the_board)

    def people_the_board(self, s: State) -> Next:
        """CIV80-3.6: one token each on the start area."""
        s.order = tuple(sorted(range(s.seats()), key=lambda seat: s.players[seat].nation))
        s.census_order = s.order
        start = dict(s.rules.starts)
        for seat in s.order:
            p = s.players[seat]
            place(s, p, start[p.nation], 1)
            s.tell("starts", seat=seat, nation=p.nation, area=start[p.nation])
        return self.next_round(s)

    def next_round(self, s: State) -> Next:
        from .turn import Round

        s.round += 1
        s.tell("round-begins", round=s.round)
        return Call(Round(), then=self.after_round)

    def after_round(self, s: State) -> Next:
        from .scoring import close, winner

        s.winner = winner(s)
        if s.winner == NOBODY:
            return self.next_round(s)
        close(s)
        s.tell("wins", seat=s.winner)
        return DONE


class NationChoice(Step):
    """One seat chooses a nation among those not taken."""

    seat: int

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "nation", self.nations(s), then=self.take, rule="CIV80-3.5")

    def nations(self, s: State) -> list[Option]:
        return [NATION_OPTIONS[nation] for nation, _ in s.rules.starts if not_nation(s, nation) is None]

    def take(self, s: State, option: Option) -> Next:
        s.players[self.seat].nation = option[1]
        s.tell("chooses-nation", seat=self.seat, nation=option[1])
        return DONE

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("nation", int(nation)):
                return not_nation(s, nation)
        return None

    def wording(self, s: State, seat: int, option: Option) -> Message | None:
        return "do-nation", {"nation": option[1], "area": dict(s.rules.starts)[option[1]]}


def not_nation(s: State, nation: int) -> Refusal | None:
    """Why a nation cannot be chosen now."""
    start = dict(s.rules.starts)
    if nation not in start:
        return NOT_ON_OFFER
    taken = [p.nation for p in s.players if p.nation != NOBODY]
    if nation in taken:
        return TAKEN
    if s.rules.apart and any([within(s.board, start[nation], start[other], s.rules.apart - 1) for other in taken]):
        return TOO_CLOSE
    return None


def within(board: Board, start: int, goal: int, borders: int) -> bool:
    """Whether *goal* lies at most so many land borders from *start*."""
    reached = {start}
    for _ in range(borders):
        reached |= {b for a in reached for b in board.land[a]}
    return goal in reached
