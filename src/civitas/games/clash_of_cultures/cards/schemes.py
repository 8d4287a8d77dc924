"""Civil effects with plots of their own: Spy, New Plans, City Development, Explorer, Mercenaries, Cultural Takeover (COC-7.8)."""

from __future__ import annotations

from typing import Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal, Subset
from civitas.kernel.record_fields import secret
from civitas.kernel.records import CardId, Option

from ..activation import best_mood, why_not_activate
from ..armies import ARMY, add, leader_space, spaces_with, supply
from ..cities import may_grow, within
from ..constructing import CONSTRUCT, Construct, list_unlocked, why_not_building
from ..decks import draw_objective
from ..events.barbarians import AGREE, MoveArmy, Reinforce, least, march_targets, sulla_owner
from ..exploring import Reveal, explorable
from ..hexes import SPACES
from ..influence import takeover_possible
from ..menu import Question, can_follow, unless_listed
from ..payment import CARD_PRICE, FOOD_WOOD_ORE_OR_CULTURE, Pay, can_pay, part
from ..state import TAKEOVER, Player, State
from ..tables import (
    BARBARIANS,
    BUILDINGS,
    CIVIL,
    NOBODY,
    NONE,
    OBJECTIVE_CARDS,
    SETTLER,
)
from .card import PASS, enroll_civil
from .civil import Targeted, Untargeted

SWAPS: Final[tuple[tuple[str, str, str], ...]] = (  # a verb, what is given, what is taken; great persons count as action cards (ruling R-3)
    ("swap-action", "action", "action"),
    ("swap-for-person", "action", "person"),
    ("swap-person", "person", "action"),
    ("swap-persons", "person", "person"),
    ("swap-objective", "objective", "objective"),
    ("swap-wonder", "wonder", "wonder"),
)
SWAP_OF: Final[dict[str, tuple[str, str]]] = {verb: (given, taken) for verb, given, taken in SWAPS}
KEEP: Final[list[list[Option]]] = [[("keep", card, old) for old in range(OBJECTIVE_CARDS)] for card in range(OBJECTIVE_CARDS)]
PLACE_SETTLER: Final[list[Option]] = [("place-settler", space) for space in range(SPACES)]
REVEAL: Final[list[Option]] = [("reveal", slot) for slot in range(32)]
FREE: Final = (0,) * 8

NO_CARDS: Final = Refusal("COC-CIV-spy", "they-hold-no-cards")
NO_OBJECTIVE: Final = Refusal("COC-CIV-new_plans", "no-objective-card-in-hand")
NO_BUILDING: Final = Refusal("COC-CIV-city_development", "no-building-can-be-built")
NOTHING_TO_EXPLORE: Final = Refusal("COC-CIV-explorer", "nothing-to-explore-and-no-settler")
NO_BARBARIANS: Final = Refusal("COC-CIV-mercenaries", "no-barbarian-army-can-be-hired")
NO_TAKEOVER: Final = Refusal("COC-CIV-cultural_takeover", "no-culture-influence-can-follow")
TAKEOVER_SET: Final = Refusal("COC-7.8.2", "a-takeover-is-announced-already")
TAKE_ONE_OF_THEM: Final = Refusal("COC-7.8.7", "one-of-the-drawn-cards-for-one-of-yours")


# --- Spy


class Spy(Targeted):
    """See a player's hand; swap a card for one of the same type (COC-CIV-spy, COC-7.8.6)."""

    def target_refusal(self, s: State, p: Player, rival: int) -> Refusal | None:
        other = s.players[rival]
        return None if len(other.hand) or len(other.objectives) or len(other.wonder_cards) or other.persons else NO_CARDS

    def play(self, s: State, p: Player, named: tuple[int, ...]) -> Step | None:
        other = s.players[named[0]]
        for pile in (other.hand, other.objectives, other.wonder_cards):
            pile.show_all(1 << p.seat + 8)
        s.disclose()
        s.tell("spies-on", seat=p.seat, rival=other.seat)
        return Swap(p.seat, other.seat)


class Swap(Question):
    """The spy may swap a card of theirs for one of the same type."""

    seat: int
    rival: int

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "spy", self.ways, then=self.swap, rule="COC-7.8.6", about={"rival": self.rival})

    def ways(self, s: State, seat: int) -> list[Option]:
        p, other = s.players[seat], s.players[self.rival]
        found = [PASS]
        for verb, given, taken in SWAPS:
            found += [(verb, mine, theirs) for mine in cards_of(p, given) for theirs in sorted(cards_of(other, taken))]
        return found

    def swap(self, s: State, option: Option) -> Next:
        if option != PASS:
            given, taken = SWAP_OF[option[0]]
            hand_over(s, self.seat, self.rival, given, option[1])
            hand_over(s, self.rival, self.seat, taken, option[2])
            s.tell("swaps-cards", seat=self.seat, rival=self.rival)
        return DONE


def cards_of(p: Player, kind: str) -> list[int]:
    """The cards of a kind in a hand."""
    if kind == "action":
        return p.hand.cards
    if kind == "person":
        return p.persons
    return p.objectives.cards if kind == "objective" else p.wonder_cards.cards


def hand_over(s: State, giver: int, taker: int, kind: str, card: int) -> None:
    """A card goes from hand to hand; both know it."""
    a, b, both = s.players[giver], s.players[taker], 1 << giver | 1 << taker
    if kind == "action":
        a.hand.give(card, b.hand, both)
    elif kind == "objective":
        a.objectives.give(card, b.objectives, both)
    elif kind == "wonder":
        a.wonder_cards.give(card, b.wonder_cards, both)
    else:
        a.persons.remove(card)
        b.persons.append(card)


# --- New Plans


class NewPlans(Untargeted):
    """Draw 2 objective cards, keep 1 of them for 1 from hand if you like (COC-CIV-new_plans, COC-7.8.7)."""

    def condition_refusal(self, s: State, p: Player) -> Refusal | None:
        return None if len(p.objectives) else NO_OBJECTIVE

    def play(self, s: State, p: Player, named: tuple[int, ...]) -> Step | None:
        return MakePlans(p.seat)


class MakePlans(Step):
    """What is not kept is shuffled back."""

    seat: int
    drawn: list[CardId] = secret("seat", pool="objective", default=[])

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        for _ in range(2):
            card = draw_objective(s, self.seat)
            if card != NONE:
                p.objectives.take(p.objectives.find(card), 1 << self.seat)
                self.drawn.append(card)
        return Ask(self.seat, "new-plans", self.ways, then=self.keep, rule="COC-7.8.7")

    def ways(self, s: State, seat: int) -> list[Option]:
        return [PASS, *[KEEP[new][old] for new in self.drawn for old in s.players[seat].objectives.cards]]

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        return unless_listed(s, seat, option, TAKE_ONE_OF_THEM if option[0] == "keep" else None)

    def keep(self, s: State, option: Option) -> Next:
        p, mine = s.players[self.seat], 1 << self.seat
        if option != PASS:
            self.drawn.remove(option[1])
            p.objectives.give(option[2], s.objective_deck, mine)
            p.objectives.put(option[1], mine << 8)
            s.tell("changes-plans", seat=self.seat)
        for card in self.drawn:
            s.objective_deck.put(card, mine)
        self.drawn = []
        s.objective_deck.shuffle(s)
        return DONE


# --- City Development


class CityDevelopment(Untargeted):
    """Activate a city and build a building there for nothing (COC-CIV-city_development)."""

    def condition_refusal(self, s: State, p: Player) -> Refusal | None:
        return None if developments(s, p, first=True) else NO_BUILDING

    def play(self, s: State, p: Player, named: tuple[int, ...]) -> Step | None:
        return Develop(p.seat)


def developments(s: State, p: Player, first: bool = False) -> list[Option]:
    """Buildings that can be built in a city that can be activated; *first*: those of one city are enough."""
    found: list[Option] = []
    kinds = list_unlocked(p)
    for city in p.cities if kinds else ():
        if may_grow(s, p, city) and why_not_activate(s, p, city) is None:
            mood = best_mood(s, p, city)
            found += [CONSTRUCT[city][kind] for kind in kinds if why_not_building(s, p, city, kind, mood) is None]
            if first and found:
                break
    return found


class Develop(Step):
    """They choose the city and the building."""

    seat: int

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "city-development", tuple(developments(s, s.players[self.seat])), then=self.build, rule="COC-CIV-city_development")

    def build(self, s: State, option: Option) -> Next:
        return Call(Construct(self.seat, option[1], building=option[2], price=FREE))

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        match option:
            case ("construct", int(city), int(kind)) if 0 <= kind < BUILDINGS:
                p = s.players[seat]
                return why_not_activate(s, p, city) or why_not_building(s, p, city, kind, best_mood(s, p, city))
        return None


# --- Explorer


class Explorer(Untargeted):
    """Reveal a region beside one of yours, and/or place a free settler (COC-CIV-explorer, COC-7.8.24)."""

    def condition_refusal(self, s: State, p: Player) -> Refusal | None:
        return None if explorable(s, p.seat) or (p.cities and supply(s, p.seat, SETTLER)) else NOTHING_TO_EXPLORE

    def play(self, s: State, p: Player, named: tuple[int, ...]) -> Step | None:
        return Explore(p.seat)


class Explore(Question):
    """Both parts are optional, but one must be done."""

    seat: int
    revealed: bool = False

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        slots = [REVEAL[slot] for slot in explorable(s, self.seat)]
        may_place = bool(p.cities) and supply(s, self.seat, SETTLER) > 0
        if not slots:
            return self.settle(s)
        return Ask(self.seat, "explore", tuple([PASS, *slots] if may_place else slots), then=self.reveal, rule="COC-CIV-explorer")

    def reveal(self, s: State, option: Option) -> Next:
        if option == PASS:
            return self.settle(s)
        self.revealed = True
        return Call(Reveal(self.seat, option[1]), then=self.settle)

    def settle(self, s: State, *results: object) -> Next:
        return Call(PlaceSettler(self.seat, self.revealed, "COC-CIV-explorer"))


class PlaceSettler(Question):
    """A free settler from the supply in an own city; nothing without figure or city (COC-5.3.25, 7.8.20)."""

    seat: int
    optional: bool
    rule: str

    def begin(self, s: State) -> Next:
        cities = [PLACE_SETTLER[space] for space in s.players[self.seat].cities]
        if not cities or not supply(s, self.seat, SETTLER):
            return DONE
        return Ask(self.seat, "place-settler", tuple([PASS, *cities] if self.optional else cities), then=self.place, rule=self.rule)

    def place(self, s: State, option: Option) -> Next:
        if option != PASS:
            add(s, self.seat, option[1], SETTLER)
            s.tell("places-unit", seat=self.seat, unit=SETTLER, space=option[1])
        return DONE


# --- Mercenaries


class Mercenaries(Untargeted):
    """Pay for barbarian armies nearby and move each of them (COC-CIV-mercenaries, COC-7.8.1)."""

    def condition_refusal(self, s: State, p: Player) -> Refusal | None:
        if not any(s.stacks[BARBARIANS]) or not can_hire(s, p, 1):
            return NO_BARBARIANS
        return None if hirable(s, p, first=True) else NO_BARBARIANS

    def play(self, s: State, p: Player, named: tuple[int, ...]) -> Step | None:
        return Hire(p.seat)


def hirable(s: State, p: Player, first: bool = False) -> list[int]:
    """Spaces with barbarian armies within 2 spaces of a city or unit of *p* that can go somewhere; *first*: one is enough."""
    found: list[int] = []
    for space in spaces_with(s, BARBARIANS, ARMY):
        if has_anything_near(s, p, space) and march_targets(s, space):
            found.append(space)
            if first:
                break
    return found


def has_anything_near(s: State, p: Player, space: int) -> bool:
    """Whether a city or unit of *p* is within 2 spaces."""
    stacks = s.stacks[p.seat]
    for here in s.board.within_two(s.revealed, space):
        if stacks[here] or s.city[here] == p.seat:
            return True
    return False


def can_hire(s: State, p: Player, n: int) -> bool:
    return can_pay(s, p, CARD_PRICE, part(FOOD_WOOD_ORE_OR_CULTURE, n), CIVIL["mercenaries"])


class Hire(Question):
    """Which armies, the price for all of them, then one after the other."""

    seat: int
    armies: tuple[int, ...] = ()
    units: tuple[int, ...] = ()  # of each of them, packed: who joins them on the way does not go on with them
    left: tuple[int, ...] = ()  # settlements that armies moved out of
    moving: int = NONE
    marching: int = 0  # the units of it

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "mercenaries", self.sets, then=self.pay, rule="COC-7.8.1", public=True)

    def sets(self, s: State, seat: int) -> Subset:
        p = s.players[seat]
        found = hirable(s, p)
        most = max([n for n in range(1, len(found) + 1) if can_hire(s, p, n)])
        return Subset("hire", tuple(found), 1, most)

    def pay(self, s: State, option: Option) -> Next:
        self.armies = option[1]
        self.units = tuple([s.stacks[BARBARIANS][space] & ARMY for space in self.armies])
        price = part(FOOD_WOOD_ORE_OR_CULTURE, len(self.armies))
        return Call(Pay(self.seat, CARD_PRICE, price, CIVIL["mercenaries"], rule="COC-CIV-mercenaries"), then=self.next_army)

    def next_army(self, s: State, *results: object) -> Next:
        able = [space for space in self.armies if self.army(s, space) and march_targets(s, space, self.army(s, space))]
        if not able:
            return self.reinforce(s)
        return Ask(self.seat, "mercenary-army", tuple([("army", space) for space in able]), then=self.aim, rule="COC-7.8.1")

    def army(self, s: State, space: int) -> int:
        """What is left of a hired army."""
        return least(self.units[self.armies.index(space)], s.stacks[BARBARIANS][space])

    def aim(self, s: State, option: Option) -> Next:
        self.moving, self.marching = option[1], self.army(s, option[1])
        self.units = tuple([units for units, space in zip(self.units, self.armies, strict=True) if space != self.moving])
        self.armies = tuple([space for space in self.armies if space != self.moving])
        owner = sulla_owner(s)
        if owner not in (NOBODY, self.seat) and within(s, leader_space(s, owner), self.moving, 2):  # COC-7.8.1
            return Ask(owner, "dictator", AGREE, then=self.decree, rule="COC-LDR-sulla", about={"space": self.moving})
        return self.choose_target(s)

    def decree(self, s: State, option: Option) -> Next:
        return self.choose_target(s) if option == AGREE[0] else self.next_army(s)

    def choose_target(self, s: State) -> Next:
        targets = tuple([("march", space) for space in march_targets(s, self.moving, self.marching)])
        return Ask(self.seat, "mercenary-target", targets, then=self.march, rule="COC-7.8.1", about={"space": self.moving})

    def march(self, s: State, option: Option) -> Next:
        if s.city[self.moving] == BARBARIANS:
            self.left = (*self.left, self.moving)
        return Call(MoveArmy(self.seat, self.moving, option[1], self.marching), then=self.next_army)

    def reinforce(self, s: State, *results: object) -> Next:
        while self.left:
            space, self.left = self.left[0], self.left[1:]
            if s.city[space] == BARBARIANS:
                return Call(Reinforce(self.seat, space), then=self.reinforce)
        return DONE


# --- Cultural Takeover


class CulturalTakeover(Untargeted):
    """The next culture influence may win over a barbarian settlement of size 1 (COC-CIV-cultural_takeover, COC-7.8.2)."""

    def condition_refusal(self, s: State, p: Player) -> Refusal | None:
        if p.turn_marks & TAKEOVER:
            return TAKEOVER_SET
        return None if takeover_possible(s, p) and influence_may_follow(s, p) else NO_TAKEOVER

    def play(self, s: State, p: Player, named: tuple[int, ...]) -> Step | None:
        p.turn_marks |= TAKEOVER
        return None


def influence_may_follow(s: State, p: Player) -> bool:
    """Whether an action or Arts is left for it, once it is announced."""
    if p.actions > 0:
        return True
    marks = p.turn_marks
    p.turn_marks |= TAKEOVER
    found = can_follow(s, p, False)
    p.turn_marks = marks
    return found


enroll_civil("spy", Spy())
enroll_civil("new_plans", NewPlans())
enroll_civil("city_development", CityDevelopment())
enroll_civil("explorer", Explorer())
enroll_civil("mercenaries", Mercenaries())
enroll_civil("cultural_takeover", CulturalTakeover())
