"""Civil effects that gain something or change the turn: upper halves of action cards (COC-7.1, Appendix A.2)."""

from __future__ import annotations

from typing import ClassVar, Final

from civitas.kernel.flow import DONE, Ask, Call, Next, Step
from civitas.kernel.options import Refusal
from civitas.kernel.payment import bill
from civitas.kernel.records import Option

from ..advance import ALL_LEADING, GAIN, BuyAdvance, ChooseAdvance, buyable, cheapened, gain_mask, gainable
from ..advances.economy import ONE_MOOD
from ..armies import add, list_occupied, room, supply
from ..cities import buildings_in_cities, has_building
from ..effects import has, refresh
from ..happiness import raise_mood
from ..hexes import SPACES
from ..menu import Question, can_follow
from ..payment import ADVANCE_PRICE, EFFECT_PRICE, Pay, holdings, make_deal, pricing_of
from ..resources import gain
from ..specials import due_specials
from ..state import FOCUS, MASS, Fight, Player, State, others, was_fought
from ..tables import (
    ACADEMY,
    ADVANCE_COST,
    ADVANCES,
    BONUS,
    CATEGORIES,
    CATEGORY_OF,
    CIVIL,
    CIVILIZATION,
    FOOD,
    GOLD,
    HAPPY,
    IDEA,
    IN_CATEGORY,
    INFANTRY,
    NONE,
    PHILOSOPHY,
    SCIENCE,
    THEATERS,
)
from .card import Civil, enroll_civil

CHEER: Final[list[Option]] = [("cheer", space) for space in range(SPACES)]
PLACE_INFANTRY: Final[list[Option]] = [("place-infantry", space) for space in range(SPACES)]
ANY_ADVANCE: Final = (1 << ADVANCES) - 1
INDIA: Final = CIVILIZATION["india"]
NOTHING_NAMED: Final[tuple[int, ...]] = ()

NO_ADVANCE: Final = Refusal("COC-7.1.9", "no-advance-can-be-gained")
NO_RIVAL: Final = Refusal("COC-7.1.2", "choose-another-player")
TOO_FAR: Final = Refusal("COC-CIV-inspiration", "no-unit-or-city-within-two-spaces")
NO_VICTORY: Final = Refusal("COC-7.1.7", "no-battle-left-to-play-it-for")
ALL_HAPPY: Final = Refusal("COC-7.1.9", "every-city-is-happy")
NO_ACADEMY: Final = Refusal("COC-CIV-ideas", "no-academy")
MARKED: Final = Refusal("COC-7.8.5", "assassination-threatens-them-already")
NO_COLLECT: Final = Refusal("COC-7.8.3", "no-collect-can-follow")
COMBINED: Final = Refusal("COC-7.8.3", "a-collect-has-only-one-such-card")
NO_PLACE: Final = Refusal("COC-CIV-militia", "no-city-with-room")
NO_FIGURE: Final = Refusal("COC-5.3.25", "no-figure-is-left")
NO_PAIR: Final = Refusal("COC-7.8.23", "both-advances-must-be-possible")
BOUND_ALREADY: Final = Refusal("COC-7.1.9", "negotiated-already")


class Targeted(Civil):
    """It is aimed at another player, who is named when it is announced."""

    def choices(self, s: State, p: Player) -> list[tuple[int, ...]]:
        return [(seat,) for seat in others(s, p.seat) if self.target_refusal(s, p, seat) is None]

    def why_not(self, s: State, p: Player, named: tuple[int, ...]) -> Refusal | None:
        if len(named) != 1 or named[0] == p.seat or not 0 <= named[0] < len(s.players):
            return NO_RIVAL
        return self.target_refusal(s, p, named[0])

    def target_refusal(self, s: State, p: Player, rival: int) -> Refusal | None:
        """Why it may not be aimed at this player."""
        return None


class Untargeted(Civil):
    """Nothing is named when it is announced."""

    def choices(self, s: State, p: Player) -> list[tuple[int, ...]]:
        return [NOTHING_NAMED] if self.why_not(s, p, NOTHING_NAMED) is None else []

    def why_not(self, s: State, p: Player, named: tuple[int, ...]) -> Refusal | None:
        return self.condition_refusal(s, p) if not named else NO_RIVAL

    def condition_refusal(self, s: State, p: Player) -> Refusal | None:
        """Why it may not be played now."""
        return None


# --- advances


class Advance(Untargeted):
    """An advance without paying food, its cube from the supply (COC-CIV-advance)."""

    def condition_refusal(self, s: State, p: Player) -> Refusal | None:
        return None if gain_mask(p) else NO_ADVANCE

    def play(self, s: State, p: Player, named: tuple[int, ...]) -> Step | None:
        return ChooseAdvance(p.seat, ANY_ADVANCE, track=False, optional=False, rule="COC-CIV-advance")


def are_near(s: State, a: int, b: int) -> bool:
    """Whether a city or unit of one player is within 2 spaces of a city or unit of the other."""
    return neighbours(s, a) >> b & 1 == 1


def neighbours(s: State, seat: int) -> int:
    """The players with a city or unit within 2 spaces of a city or unit of *seat*, as a mask."""
    board, revealed, found = s.board, s.revealed, 0
    around = [False] * SPACES
    for here in s.players[seat].cities:
        for space in board.within_two(revealed, here):
            around[space] = True
    for here in list_occupied(s.stacks[seat]):
        if s.city[here] != seat:
            for space in board.within_two(revealed, here):
                around[space] = True
    for rival in s.players:
        if rival.seat != seat and is_among(around, rival.cities, s.stacks[rival.seat]):
            found |= 1 << rival.seat
    return found


def is_among(around: list[bool], cities: list[int], stacks: list[int]) -> bool:
    """Whether one of these cities or units is on one of the spaces that are marked."""
    for city in cities:
        if around[city]:
            return True
    for space in list_occupied(stacks):
        if around[space]:
            return True
    return False


class Inspiration(Targeted):
    """Copy an advance of an opponent nearby (COC-CIV-inspiration)."""

    def choices(self, s: State, p: Player) -> list[tuple[int, ...]]:
        open_to = gain_mask(p)
        found = [seat for seat in others(s, p.seat) if open_to & s.players[seat].advances]
        near = neighbours(s, p.seat) if found else 0
        return [(seat,) for seat in found if near >> seat & 1]

    def target_refusal(self, s: State, p: Player, rival: int) -> Refusal | None:
        if not gain_mask(p) & s.players[rival].advances:
            return NO_ADVANCE
        return None if are_near(s, p.seat, rival) else TOO_FAR

    def play(self, s: State, p: Player, named: tuple[int, ...]) -> Step | None:
        return ChooseAdvance(p.seat, s.players[named[0]].advances, track=False, optional=False, rule="COC-CIV-inspiration")


class TechnologyTrade(Inspiration):
    """Copy an advance of an opponent nearby, who copies one of yours (COC-CIV-technology_trade)."""

    def play(self, s: State, p: Player, named: tuple[int, ...]) -> Step | None:
        return TradeTechnology(p.seat, named[0])


class TradeTechnology(Step):
    """First the player, then the opponent, if anything is legal for them (ruling R-37)."""

    seat: int
    rival: int

    def begin(self, s: State) -> Next:
        wanted = s.players[self.rival].advances
        return Call(ChooseAdvance(self.seat, wanted, track=False, optional=False, rule="COC-CIV-technology_trade"), then=self.answer)

    def answer(self, s: State, *results: object) -> Next:
        return Call(ChooseAdvance(self.rival, s.players[self.seat].advances, track=False, optional=False, rule="COC-CIV-technology_trade"))


class TeachUs(Targeted):
    """Right after a capture: copy an advance of the opponent whose city it was (COC-CIV-teach_us)."""

    after_capture: ClassVar[bool] = True

    def target_refusal(self, s: State, p: Player, rival: int) -> Refusal | None:
        fight = s.fights[s.fresh_capture] if s.fresh_capture != NONE else None
        if fight is None or fight.attacker != p.seat or fight.owner != rival or fight.used >> CIVIL["teach_us"] & 1:
            return NO_VICTORY
        return None if gainable(p, s.players[rival].advances) else NO_ADVANCE

    def play(self, s: State, p: Player, named: tuple[int, ...]) -> Step | None:
        s.fights[s.fresh_capture].used |= 1 << CIVIL["teach_us"]
        return ChooseAdvance(p.seat, s.players[named[0]].advances, track=False, optional=False, rule="COC-CIV-teach_us")


class NewIdeas(Untargeted):
    """An advance at its price, its cube from the supply, then 2 ideas (COC-CIV-new_ideas)."""

    def condition_refusal(self, s: State, p: Player) -> Refusal | None:
        able = gain_mask(p) != 0 if funds(p) >= ADVANCE_COST[FOOD] else bool(buyable(s, p))
        return None if able else NO_ADVANCE

    def play(self, s: State, p: Player, named: tuple[int, ...]) -> Step | None:
        return HaveNewIdeas(p.seat)


class HaveNewIdeas(Step):
    """They buy an advance, then gain the ideas."""

    seat: int

    def begin(self, s: State) -> Next:
        return Call(ChooseAdvance(self.seat, ANY_ADVANCE, track=False, optional=False, buy=True, rule="COC-CIV-new_ideas"), then=self.gain_ideas)

    def gain_ideas(self, s: State, *results: object) -> Next:
        gain(s, s.players[self.seat], IDEA, 2)
        return DONE


class Synergies(Untargeted):
    """Two advances of one category, one after the other, each at its price (COC-CIV-synergies, COC-7.8.23)."""

    def condition_refusal(self, s: State, p: Player) -> Refusal | None:
        if not has_pair(p):
            return NO_PAIR
        if pays_full_price_twice(p):
            return None
        helpful = cheapened(p) | fruitful(p)
        for category in range(CATEGORIES):
            if helpful & IN_CATEGORY[category] and first_halves(s, p, category, first=True):
                return None
        return NO_PAIR

    def play(self, s: State, p: Player, named: tuple[int, ...]) -> Step | None:
        return FindSynergies(p.seat)


def has_pair(p: Player) -> bool:
    """Whether two advances of one category could be gained one after the other, whatever they cost."""
    open_to = gain_mask(p)
    if open_to & ALL_LEADING:
        return True
    for whole in IN_CATEGORY:
        found = open_to & whole
        if found & found - 1:
            return True
    return False


def followers(p: Player, first: int) -> list[int]:
    """The advances of its category that *p* may gain after *first*."""
    before = p.advances
    p.advances |= 1 << first
    found = gainable(p, IN_CATEGORY[CATEGORY_OF[first]])
    p.advances = before
    return found


def first_halves(s: State, p: Player, category: int, first: bool = False) -> list[int]:
    """The advances of a category after which another one of it can be gained and paid as well; *first*: one is enough."""
    found: list[int] = []
    plainly, cheaper, fruits = pays_full_price_twice(p), cheapened(p), fruitful(p)
    for advance in gainable(p, IN_CATEGORY[category]):
        if not plainly and not (cheaper & IN_CATEGORY[category] or fruits >> advance & 1):
            continue  # nothing is paid with but what pays for one
        if has_second_half(s, p, advance):
            found.append(advance)
            if first:
                break
    return found


def has_second_half(s: State, p: Player, first: int) -> bool:
    """Whether something can be bought after *first*, if both are paid with what *p* has now."""
    for second in followers(p, first):
        if pays_both(s, p, first, second):
            return True
    return False


def pays_full_price_twice(p: Player) -> bool:
    """Whether food, ideas and gold suffice for two advances (COC-5.1.1)."""
    return funds(p) >= 2 * ADVANCE_COST[FOOD]


def funds(p: Player) -> int:
    """What *p* has to pay for advances with, whatever cards add (COC-4.1.3)."""
    return p.goods[FOOD] + p.goods[IDEA] + p.goods[GOLD]


def teaches_to_save(p: Player, advance: int) -> bool:
    """Whether gaining this advance may change the price of the next one: by itself or by a civilization advance that comes with it."""
    pricing = pricing_of(ADVANCE_PRICE)
    own = 15 << 4 * p.civilization if p.civilization >= 0 else 0
    return pricing.advances >> advance & 1 == 1 or own & pricing.specials & ~p.specials != 0


def fruitful(p: Player) -> int:
    """The advances that bring something to pay the next one with, as a mask: an idea of Philosophy, or Peace & Poetry with Theaters."""
    found = 1 << PHILOSOPHY | (IN_CATEGORY[SCIENCE] if has(p, PHILOSOPHY) else 0)
    return found | 1 << THEATERS if p.civilization == INDIA else found


def pays_both(s: State, p: Player, first: int, second: int) -> bool:
    """Whether *p* can pay two advances one after the other (COC-7.8.23); what is used once per turn serves only one of them."""
    if pays_full_price_twice(p):
        return True
    if not cheapened(p) & (1 << first | 1 << second):
        if not fruitful(p) >> first & 1:
            return False
        if not teaches_to_save(p, first):
            return funds(p) + 1 >= 2 * ADVANCE_COST[FOOD]  # with the idea of Philosophy
    later = after_gaining(s, p, first)
    held, held_then = holdings(p), holdings(later)
    after = make_deal(s, later, ADVANCE_PRICE, ADVANCE_COST, second)
    for how, one in make_deal(s, p, ADVANCE_PRICE, ADVANCE_COST, first).bills():
        for other_how, other in after.bills() if one.payable(held) else ():
            price = tuple([a + b for a, b in zip(one.price, other.price, strict=True)])
            if (how == 0 or how != other_how) and bill(price, tuple(after.covers)).payable(held_then):
                return True
    return False


def after_gaining(s: State, p: Player, advance: int) -> Player:
    """*p* with an advance more, and with what it brings."""
    found = p.clone()
    found.advances |= 1 << advance
    found.specials = due_specials(found)
    refresh(s, found)
    if BONUS[advance] != NONE:
        found.goods[BONUS[advance]] += 1
    if has(found, PHILOSOPHY) and (advance == PHILOSOPHY or CATEGORY_OF[advance] == SCIENCE):
        found.goods[IDEA] += 1
    return found


class FindSynergies(Step):
    """They choose and pay the first, then the second of the same category."""

    seat: int
    first: int = NONE

    def begin(self, s: State) -> Next:
        return Ask(self.seat, "synergies", self.firsts, then=self.buy, rule="COC-CIV-synergies", public=True)

    def firsts(self, s: State, seat: int) -> list[Option]:
        p = s.players[seat]
        return [GAIN[advance] for category in range(CATEGORIES) for advance in first_halves(s, p, category)]

    def buy(self, s: State, option: Option) -> Next:
        self.first = option[1]
        return Call(BuyAdvance(self.seat, self.first, track=False), then=self.go_on)

    def go_on(self, s: State, *results: object) -> Next:
        among = IN_CATEGORY[CATEGORY_OF[self.first]]
        return Call(ChooseAdvance(self.seat, among, track=False, optional=False, buy=True, rule="COC-CIV-synergies"))


# --- ideas, moods, units


class Ideas(Untargeted):
    """An idea for every academy in the own cities (COC-CIV-ideas)."""

    def condition_refusal(self, s: State, p: Player) -> Refusal | None:
        for city in p.cities:
            if has_building(s, city, ACADEMY):
                return None
        return NO_ACADEMY

    def play(self, s: State, p: Player, named: tuple[int, ...]) -> Step | None:
        gain(s, p, IDEA, buildings_in_cities(s, p.seat, ACADEMY))
        return None


def won_on_land(fight: Fight, seat: int) -> bool:
    """COC-6.4.7: won a land battle that was fought."""
    return fight.winner == seat and not fight.sea and was_fought(fight)


def unused_fight(s: State, p: Player, civil: int, captures: bool) -> Fight | None:
    """A battle of this turn for which this card was not played yet (COC-7.1.5); *captures*: a captured city will do as well."""
    for fight in s.fights:
        if not fight.used >> civil & 1 and (won_on_land(fight, p.seat) or (captures and fight.captured and fight.attacker == p.seat)):
            return fight
    return None


class GreatIdeas(Untargeted):
    """After a capture or a victory on land this turn: 2 ideas (COC-CIV-great_ideas)."""

    after_battle: ClassVar[bool] = True

    def condition_refusal(self, s: State, p: Player) -> Refusal | None:
        return None if unused_fight(s, p, CIVIL["great_ideas"], True) is not None else NO_VICTORY

    def play(self, s: State, p: Player, named: tuple[int, ...]) -> Step | None:
        fight = unused_fight(s, p, CIVIL["great_ideas"], True)
        if fight is not None:
            fight.used |= 1 << CIVIL["great_ideas"]
        gain(s, p, IDEA, 2)
        return None


class HeroGeneral(Untargeted):
    """After a victory on land this turn: a city's mood rises, for a mood token another time (COC-CIV-hero_general)."""

    after_battle: ClassVar[bool] = True

    def condition_refusal(self, s: State, p: Player) -> Refusal | None:
        if unused_fight(s, p, CIVIL["hero_general"], False) is None:
            return NO_VICTORY
        return None if gloomy_cities(s, p) else ALL_HAPPY

    def play(self, s: State, p: Player, named: tuple[int, ...]) -> Step | None:
        fight = unused_fight(s, p, CIVIL["hero_general"], False)
        if fight is not None:
            fight.used |= 1 << CIVIL["hero_general"]
        return Celebrate(p.seat)


def gloomy_cities(s: State, p: Player) -> list[int]:
    """Own cities whose mood can rise."""
    return [space for space in p.cities if s.mood[space] < HAPPY]


class Celebrate(Step):
    """One city for nothing, one for a mood token."""

    seat: int
    paid: bool = False

    def begin(self, s: State) -> Next:
        cities = tuple([CHEER[space] for space in gloomy_cities(s, s.players[self.seat])])
        return Ask(self.seat, "cheer", cities, then=self.cheer, rule="COC-CIV-hero_general") if cities else DONE

    def cheer(self, s: State, option: Option) -> Next:
        raise_mood(s, option[1])
        if self.paid or not gloomy_cities(s, s.players[self.seat]):
            return DONE
        pay = Pay(self.seat, EFFECT_PRICE, ONE_MOOD, optional=True, what="cheer-again", rule="COC-CIV-hero_general")
        return Call(pay, then=self.again)

    def again(self, s: State, how: int, amounts: tuple[int, ...]) -> Next:
        self.paid = True
        return self.begin(s) if how >= 0 else DONE


class Militia(Untargeted):
    """A free infantry in an own city (COC-CIV-militia)."""

    def condition_refusal(self, s: State, p: Player) -> Refusal | None:
        if not supply(s, p.seat, INFANTRY):
            return NO_FIGURE
        return None if any([room(s, p.seat, space) > 0 for space in p.cities]) else NO_PLACE

    def play(self, s: State, p: Player, named: tuple[int, ...]) -> Step | None:
        return PlaceInfantry(p.seat, "COC-CIV-militia")


class PlaceInfantry(Question):
    """A free infantry from the supply in an own city with room; nothing if there is none (COC-4.7.3, 5.3.25)."""

    seat: int
    rule: str

    def begin(self, s: State) -> Next:
        p = s.players[self.seat]
        cities = tuple([PLACE_INFANTRY[space] for space in p.cities if room(s, self.seat, space) > 0])
        if not cities or not supply(s, self.seat, INFANTRY):
            return DONE
        return Ask(self.seat, "place-infantry", cities, then=self.place, rule=self.rule)

    def place(self, s: State, option: Option) -> Next:
        add(s, self.seat, option[1], INFANTRY)
        s.tell("places-unit", seat=self.seat, unit=INFANTRY, space=option[1])
        return DONE


# --- the turn


class Leadership(Untargeted):
    """An extra action (COC-CIV-leadership)."""

    def play(self, s: State, p: Player, named: tuple[int, ...]) -> Step | None:
        p.actions += 1
        s.tell("gains-action", seat=p.seat)
        return None


class Assassination(Targeted):
    """A player has an action fewer in their next turn (COC-CIV-assassination)."""

    def target_refusal(self, s: State, p: Player, rival: int) -> Refusal | None:
        return MARKED if s.players[rival].assassinated else None

    def play(self, s: State, p: Player, named: tuple[int, ...]) -> Step | None:
        s.players[named[0]].assassinated = True
        s.tell("assassination-threatens", seat=named[0])
        return None


class Negotiations(Targeted):
    """No attack on another player this turn, nor by them in their next (COC-CIV-negotiations, COC-7.8.4)."""

    start: ClassVar[bool] = True

    def target_refusal(self, s: State, p: Player, rival: int) -> Refusal | None:
        return BOUND_ALREADY if p.truce >> rival & 1 and s.players[rival].truce >> p.seat & 1 else None

    def play(self, s: State, p: Player, named: tuple[int, ...]) -> Step | None:
        other = s.players[named[0]]
        p.truce |= 1 << other.seat
        p.truce_ends |= 1 << other.seat
        other.truce |= 1 << p.seat
        other.truce_ends |= 1 << p.seat
        s.tell("negotiates", seat=p.seat, rival=other.seat)
        return None


class BeforeCollect(Untargeted):
    """It changes the one collect that follows (COC-7.8.3)."""

    mark: ClassVar[int] = FOCUS

    def condition_refusal(self, s: State, p: Player) -> Refusal | None:
        if p.turn_marks & (FOCUS | MASS):
            return COMBINED
        return None if can_follow(s, p, True) else NO_COLLECT

    def play(self, s: State, p: Player, named: tuple[int, ...]) -> Step | None:
        p.turn_marks |= type(self).mark
        return None


class ProductionFocus(BeforeCollect):
    """The next collect may take several resources from one space (COC-CIV-production_focus)."""


class MassProduction(BeforeCollect):
    """The next collect takes 2 more, from 2 more spaces (COC-CIV-mass_production)."""

    mark: ClassVar[int] = MASS


enroll_civil("advance", Advance())
enroll_civil("inspiration", Inspiration())
enroll_civil("technology_trade", TechnologyTrade())
enroll_civil("teach_us", TeachUs())
enroll_civil("new_ideas", NewIdeas())
enroll_civil("synergies", Synergies())
enroll_civil("ideas", Ideas())
enroll_civil("great_ideas", GreatIdeas())
enroll_civil("hero_general", HeroGeneral())
enroll_civil("militia", Militia())
enroll_civil("leadership", Leadership())
enroll_civil("assassination", Assassination())
enroll_civil("negotiations", Negotiations())
enroll_civil("production_focus", ProductionFocus())
enroll_civil("mass_production", MassProduction())
