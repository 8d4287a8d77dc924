"""Civil War (CIV80-12.5): a part of the victim's nation secedes to another player."""

from __future__ import annotations

from typing import Final

from civitas.games.civilization_1980.effects import WAR_THRESHOLD, nominee_is_given, seceders
from civitas.games.civilization_1980.pieces import found_city, place, raze, remove, spare_cities, units
from civitas.games.civilization_1980.state import NOBODY, State
from civitas.games.civilization_1980.tables import CIVIL_WAR
from civitas.kernel.flow import DONE, Ask, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.records import Option

from .losses import EVERYWHERE, find_exposed, others
from .units import Seceders

NOMINATE: Final[list[Option]] = [("nominate", seat) for seat in range(8)]
KEEP_SECEDERS: Final[Option] = ("keep_seceders",)
KEEP_REST: Final[Option] = ("keep_rest",)

NOT_ANOTHER: Final = Refusal("CIV80-12.5", "another-player-is-nominated")
WRONG_SUM: Final = Refusal("CIV80-12.5.3", "the-seceders-do-not-make-up-the-number")


class CivilWar(Step):
    """The victim and a nominee pick seceders; the victim keeps one part, and the nominee takes over the other."""

    victim: int
    trader: int
    nominee: int = NOBODY
    tokens: list[int] = []  # seceding, by area
    cities: list[int] = []  # seceding: areas

    def begin(self, s: State) -> Next:
        p = s.players[self.victim]
        if units(s, p) < WAR_THRESHOLD:
            s.tell("calamity-finds-nothing", seat=self.victim, card=CIVIL_WAR)
            return DONE
        self.tokens = [0] * len(p.tokens)
        if not nominee_is_given(p):
            rivals = [NOMINATE[seat] for seat in others(s, self.victim)]
            return Ask(self.victim, "nominate", rivals, then=self.note_nominee, rule="CIV80-12.5")
        richest = max(s.order, key=lambda seat: s.players[seat].stock)  # the first of equals: CIV80-1.6
        if richest == self.victim:  # CIV80-12.5.1: nothing changes hands
            s.tell("calamity-finds-nothing", seat=self.victim, card=CIVIL_WAR)
            return DONE
        return self.note_nominee(s, NOMINATE[richest])

    def note_nominee(self, s: State, option: Option) -> Next:
        self.nominee = option[1]
        s.tell("nominates", seat=self.victim, nominee=self.nominee)
        mine, theirs = seceders(s.players[self.victim])
        if units(s, s.players[self.victim]) < mine + theirs:  # CIV80-12.5.2: all secede
            return self.nominee_marks(s, ("secede", tuple([n or 1 for n in self.find_unmarked(s)[1]])))
        if not mine:
            return self.ask_nominee(s)
        return Ask(self.victim, "secede", self.possible, then=self.victim_marks, rule="CIV80-12.5", about={"units": mine}, public=True)

    def victim_marks(self, s: State, option: Option) -> Next:
        self.mark(s, self.victim, option)
        return self.ask_nominee(s)

    def ask_nominee(self, s: State) -> Next:
        number = seceders(s.players[self.victim])[1]
        return Ask(self.nominee, "secede", self.possible, then=self.nominee_marks, rule="CIV80-12.5", about={"units": number}, public=True)

    def nominee_marks(self, s: State, option: Option) -> Next:
        self.mark(s, self.nominee, option)
        return Ask(self.victim, "keep-part", (KEEP_SECEDERS, KEEP_REST), then=self.divide, rule="CIV80-12.5")

    # --- marking

    def possible(self, s: State, seat: int) -> Seceders:
        """So many units of the victim that do not secede yet."""
        areas, tokens = self.find_unmarked(s)
        mine, theirs = seceders(s.players[self.victim])
        return Seceders("secede", areas, tokens, mine if seat == self.victim else theirs)

    def find_unmarked(self, s: State) -> tuple[list[int], list[int]]:
        areas, tokens = find_exposed(s, s.players[self.victim], EVERYWHERE)
        pairs = [(area, n - self.tokens[area], n) for area, n in zip(areas, tokens, strict=True)]
        left = [(area, n) for area, n, held in pairs if (n if held else area not in self.cities)]
        return [area for area, _ in left], [n for _, n in left]

    def mark(self, s: State, seat: int, option: Option) -> None:
        areas, tokens = self.find_unmarked(s)
        for area, held, n in zip(areas, tokens, option[1], strict=True):
            if n and held:
                self.tokens[area] += n
                s.tell("marks-seceders", seat=seat, area=area, tokens=n)
            elif n:
                self.cities.append(area)
                s.tell("marks-city", seat=seat, area=area)

    # --- dividing

    def divide(self, s: State, option: Option) -> Next:
        """CIV80-12.5.4: the lost part is lifted from the board, and taken over in place."""
        s.tell("keeps-seceders" if option == KEEP_SECEDERS else "keeps-rest", seat=self.victim)
        p = s.players[self.victim]
        seceding = option == KEEP_REST  # then the seceders are lost
        lost_cities = [area for area in p.cities if (area in self.cities) == seceding]
        lost_tokens = [(area, self.tokens[area] if seceding else n - self.tokens[area]) for area, n in enumerate(p.tokens) if n]
        lost_tokens = [(area, n) for area, n in lost_tokens if n]
        for area in lost_cities:
            raze(s, area)
        for area, n in lost_tokens:
            remove(s, p, area, n)
        heirs = [self.nominee]
        lost_cities = self.inherit_cities(s, heirs, lost_cities)
        lost_tokens = self.inherit_tokens(s, heirs, lost_tokens)
        heirs = sorted([seat for seat in s.order if seat != self.nominee], key=lambda seat: -s.players[seat].stock)
        self.inherit_cities(s, heirs, lost_cities)
        self.inherit_tokens(s, heirs, lost_tokens)
        return DONE

    def inherit_cities(self, s: State, heirs: list[int], areas: list[int]) -> list[int]:
        """Each heir in turn replaces cities as far as their pieces go; what is left is returned."""
        left = areas.copy()
        for seat in heirs:
            while left and spare_cities(s, s.players[seat]):
                found_city(s, s.players[seat], left[0])
                s.tell("takes-over-city", seat=seat, area=left.pop(0))
        return left

    def inherit_tokens(self, s: State, heirs: list[int], lost: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """The same with tokens."""
        left = lost.copy()
        for seat in heirs:
            while left and s.players[seat].stock:
                area, n = left.pop(0)
                taken = min(n, s.players[seat].stock)
                place(s, s.players[seat], area, taken)
                s.tell("takes-over-tokens", seat=seat, area=area, tokens=taken)
                if taken < n:
                    left.insert(0, (area, n - taken))
        return left

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("nominate", int(rival)) if self.stage == "note_nominee":
                return None if rival in others(s, self.victim) else NOT_ANOTHER
            case ("secede", tuple()) if self.stage in ("victim_marks", "nominee_marks"):
                return self.possible(s, seat).refusal(option, WRONG_SUM)
        return None
