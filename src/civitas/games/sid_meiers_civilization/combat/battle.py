"""A battle (SMC-13): hands are drawn, units engage front by front, and the stronger side wins."""

from __future__ import annotations

from typing import Final

from civitas.games.sid_meiers_civilization.abilities import knows_ability, usable, why_not_use
from civitas.games.sid_meiers_civilization.actions import holds_nothing_hidden
from civitas.games.sid_meiers_civilization.events.event import why_not_play
from civitas.games.sid_meiers_civilization.piles import top_unit, units_left
from civitas.games.sid_meiers_civilization.resource_abilities import UseAbility
from civitas.games.sid_meiers_civilization.state import State
from civitas.games.sid_meiers_civilization.tables import (
    ABILITY,
    AIRCRAFT,
    ANIMAL_HUSBANDRY,
    ARTILLERY,
    BATTLE,
    BIOLOGY,
    COMBUSTION,
    HIMEJI,
    INFANTRY,
    IRON,
    MOUNTED,
    NONE,
    ORACLE,
    TECH,
    TECH_ROWS,
    TRUMPS,
    TYPES,
    UNIT_TYPE,
    UNITS,
)
from civitas.games.sid_meiers_civilization.units import rank_of
from civitas.games.sid_meiers_civilization.yields import works
from civitas.kernel.flow import Ask, Call, Listed, Next, Step
from civitas.kernel.options import Amounts, Refusal, has_form
from civitas.kernel.piles import Pile
from civitas.kernel.record_fields import face_up, secret
from civitas.kernel.records import CardId, Message, Option

from .aftermath import Aftermath
from .forces import combat_bonus, hand_size, strength_of

ATTACKER: Final = 0
DEFENDER: Final = 1
FRONT: Final[list[Option]] = [("front", unit) for unit in range(UNITS)]
CHOOSE_DECK: Final[list[Option]] = [("deck", type) for type in range(TYPES)]
HEAL_ALL: Final[Option] = ("heal-all",)
HEAL: Final[Option] = ("heal",)
CLOSE: Final[Option] = ("close",)
HEALED: Final[int] = TECH_ROWS[TECH["animal_husbandry"]]["abilities"][0]["heal_up_to"]
METALWORKING_IRON: Final = ABILITY["metalworking_iron"]
MATHEMATICS_IRON: Final = ABILITY["mathematics_iron"]
BALLISTICS_IRON: Final = ABILITY["ballistics_iron"]
BARBARIANS: Final = (ARTILLERY, INFANTRY, MOUNTED)  # SMC-12.8: in this order

# Battle.healed: by side, what was used in this battle
BY_HUSBANDRY: Final = 1
BY_BIOLOGY: Final = 4

NOT_IN_HAND: Final = Refusal("SMC-13.5.1", "that-unit-is-not-in-the-battle-hand")
NO_SUCH_FRONT: Final = Refusal("SMC-13.5.2", "attack-a-front-with-an-enemy-unit-and-none-of-your-own")
ONE_UNIT: Final = Refusal("SMC-13.5.1", "one-unit-is-played-in-a-battle-turn")
MUST_PLAY: Final = Refusal("SMC-13.5.1", "a-unit-must-be-played")
NO_ABILITIES: Final = Refusal("SMC-12.4.2", "barbarians-have-no-abilities")
CANNOT_HEAL: Final = Refusal("SMC-13.7", "there-is-no-heal-to-use")
NO_WOUNDS: Final = Refusal("SMC-13.7", "none-of-your-units-is-wounded")
DECK_IS_EMPTY: Final = Refusal("SMC-12.4.1", "that-deck-is-empty")
AIRCRAFT_LAST: Final = Refusal("SMC-12.4.1", "aircraft-only-if-nothing-else-is-left")


class Battle(Step):
    """SMC-13.17, step by step.  Of a village the defender is the barbarian player."""

    attacker: int
    defender: int
    square: int
    city: int = NONE  # the one that is attacked
    village: bool = False
    attack: Pile = secret("attacker", pool="unit", backs="together", default=Pile())  # battle hands
    defence: Pile = secret("defender", pool="unit", backs="together", default=Pile())
    barbarians: Pile = secret("defender", pool="unit", default=Pile())  # it is known which deck each came from (SMC-24)
    attack_fronts: list[CardId] = face_up(default=[])  # by front: the attacker's unit, NONE
    defence_fronts: list[CardId] = face_up(default=[])
    attack_wounds: list[int] = []  # of those units
    defence_wounds: list[int] = []
    attack_dead: list[CardId] = face_up(default=[])
    defence_dead: list[CardId] = face_up(default=[])
    bonus: tuple[int, int] = (0, 0)  # combat bonus of each side, 0 for the lesser one (SMC-13.3)
    samurai: tuple[int, int] = (0, 0)  # Himeji: strength of all units of a side (SMC-21.8)
    side: int = DEFENDER  # whose battle turn it is
    played: bool = False  # its unit is played: the closing slot (SMC-13.18)
    steel: int = 0  # Metalworking: extra wounds of the next unit
    healed: int = 0
    levy: int = 0  # barbarian cards drawn

    # --- sides

    def seat(self, side: int) -> int:
        return self.attacker if side == ATTACKER else self.defender

    def hand(self, side: int) -> Pile:
        if side == ATTACKER:
            return self.attack
        return self.barbarians if self.village else self.defence

    def fronts(self, side: int) -> list[int]:
        return self.attack_fronts if side == ATTACKER else self.defence_fronts

    def wounds(self, side: int) -> list[int]:
        return self.attack_wounds if side == ATTACKER else self.defence_wounds

    def dead(self, side: int) -> list[int]:
        return self.attack_dead if side == ATTACKER else self.defence_dead

    def is_barbarian(self, side: int) -> bool:
        return self.village and side == DEFENDER

    def strength(self, s: State, side: int, unit: int) -> int:
        """SMC-13.2.1, 13.7: by the owner's rank (barbarians: 1), one more with Himeji."""
        rank = 1 if self.is_barbarian(side) else rank_of(s.players[self.seat(side)], UNIT_TYPE[unit])
        return strength_of(unit, rank) + self.samurai[side]

    # --- before it begins (SMC-13.4)

    def begin(self, s: State) -> Next:
        against = "village" if self.village else "figures" if self.city == NONE else "city"
        s.tell("battle", seat=self.attacker, other=self.defender, square=self.square, city=self.city, against=against)
        if self.city != NONE and s.players[self.attacker].techs & COMBUSTION and s.walls >> self.city & 1:
            s.walls &= ~(1 << self.city)
            s.tell("walls-fall", city=self.city)
        self.draw_hand(s, ATTACKER)
        if self.village:
            return self.draw_barbarians(s)
        self.draw_hand(s, DEFENDER)
        return self.compare(s)

    def draw_hand(self, s: State, side: int) -> None:
        """SMC-13.2: at random from the standing forces, or all there are."""
        forces, hand, seat = s.players[self.seat(side)].forces, self.hand(side), self.seat(side)
        forces.shuffle(s)
        for _ in range(min(len(forces), hand_size(s, seat, self.square, self.city))):
            forces.draw(hand)
        s.tell("draws-hand", seat=seat, n=len(hand))
        s.tell("sees-hand", seat=seat, units=tuple(sorted(hand.cards)), to=1 << seat)

    def draw_barbarians(self, s: State) -> Next:
        """SMC-12.4.1, 12.8: artillery, infantry, mounted; a missing card from another deck of the barbarian player's choice."""
        while self.levy < len(BARBARIANS):
            type = BARBARIANS[self.levy]
            if not units_left(s, type):
                decks = other_decks(s)
                if not decks:
                    break
                return Ask(self.defender, "barbarian-deck", tuple([CHOOSE_DECK[other] for other in decks]), then=self.draw_other, rule="SMC-12.4.1")
            self.draw_barbarian(s, type)
        return self.compare(s)

    def draw_other(self, s: State, option: Option) -> Next:
        self.draw_barbarian(s, option[1])
        return self.draw_barbarians(s)

    def draw_barbarian(self, s: State, type: int) -> None:
        card, known = top_unit(s, type, 1 << self.defender)
        self.barbarians.put(card, known)
        self.levy += 1

    def compare(self, s: State) -> Next:
        """SMC-13.3: the difference of the combat bonuses to one side; wonders of battle (SMC-21.8); who plays first (SMC-13.5)."""
        ours = combat_bonus(s, self.attacker, self.city)
        theirs = 0 if self.village else combat_bonus(s, self.defender, self.city)
        self.bonus = (max(0, ours - theirs), max(0, theirs - ours))
        samurai = [1 if not self.is_barbarian(side) and works(s, self.seat(side), HIMEJI) else 0 for side in (ATTACKER, DEFENDER)]
        self.samurai = (samurai[0], samurai[1])
        for side in (ATTACKER, DEFENDER):
            if not self.is_barbarian(side) and works(s, self.seat(side), ORACLE):
                self.hand(1 - side).show_all(1 << self.seat(side))
        if self.city != NONE and s.walls >> self.city & 1:
            self.side = ATTACKER
        s.tell("combat-bonus", attack=self.bonus[0], defence=self.bonus[1])
        return self.next_turn(s)

    # --- battle turns (SMC-13.5)

    def next_turn(self, s: State) -> Next:
        """SMC-13.18: who has no card left has no battle turn; when nobody has, it is decided."""
        if not self.hand(self.side):
            self.side = 1 - self.side
        if not self.hand(self.side):
            return self.decide(s)
        self.played = False
        return self.engage(s)

    def engage(self, s: State, *results: object) -> Next:
        return Ask(self.seat(self.side), "battle", self.ways, then=self.act, rule="SMC-13.5.1", about={"square": self.square})

    def ways(self, s: State, seat: int) -> list[Option]:
        """Before playing: abilities, then a new front or an attack."""
        options = self.abilities(s, seat)
        open_fronts = self.open_fronts()
        for unit in sorted(set(self.hand(self.side).cards)):
            options.append(FRONT[unit])
            for front in open_fronts:
                options.append(("attack", unit, front))
        return options

    def open_fronts(self) -> list[int]:
        """Fronts with an enemy unit and none of one's own."""
        ours, theirs = self.fronts(self.side), self.fronts(1 - self.side)
        return [front for front in range(len(ours)) if ours[front] == NONE and theirs[front] != NONE]

    def act(self, s: State, option: Option) -> Next:
        if option[0] in ("front", "attack"):
            return self.play_unit(s, option)
        return self.use(s, option)

    def play_unit(self, s: State, option: Option) -> Next:
        """SMC-13.5.2."""
        hand, unit, seat = self.hand(self.side), option[1], self.seat(self.side)
        hand.take(hand.find(unit), 255)
        if not self.is_barbarian(self.side):
            s.players[seat].units[UNIT_TYPE[unit]] -= 1
        if option[0] == "front":
            for side in (ATTACKER, DEFENDER):
                self.fronts(side).append(unit if side == self.side else NONE)
                self.wounds(side).append(0)
            barbarian = self.is_barbarian(self.side)
            s.tell("opens-front", seat=seat, unit=unit, strength=self.strength(s, self.side, unit), barbarian=barbarian)
        else:
            self.fronts(self.side)[option[2]] = unit
            self.strike(s, option[2])
        self.steel = 0
        self.played = True
        return self.close(s)

    def close(self, s: State, *results: object) -> Next:
        """SMC-13.5.1c: abilities after the unit, for whom everybody can see that they might have some."""
        if self.might_act(s):
            seat = self.seat(self.side)
            public = holds_nothing_hidden(s.players[seat])
            return Ask(seat, "battle-close", self.closing, then=self.use, rule="SMC-13.5.1", about={"square": self.square}, public=public)
        self.side = 1 - self.side
        return self.next_turn(s)

    def closing(self, s: State, seat: int) -> list[Option]:
        return [CLOSE, *self.abilities(s, seat)]

    # --- the exchange of wounds (SMC-13.6)

    def strike(self, s: State, front: int) -> None:
        """The played unit attacks; whoever trumps strikes first."""
        ours, theirs = self.side, 1 - self.side
        unit, enemy = self.fronts(ours)[front], self.fronts(theirs)[front]
        blow, answer = self.strength(s, ours, unit) + self.steel, self.strength(s, theirs, enemy)
        s.tell("attacks", seat=self.seat(ours), unit=unit, enemy=enemy, blow=blow, answer=answer, barbarian=self.is_barbarian(ours))
        if TRUMPS[UNIT_TYPE[unit]] == UNIT_TYPE[enemy]:
            self.wound(s, theirs, front, blow)
            if self.survives(s, theirs, front):
                self.wound(s, ours, front, answer)
        elif TRUMPS[UNIT_TYPE[enemy]] == UNIT_TYPE[unit]:
            self.wound(s, ours, front, answer)
            if self.survives(s, ours, front):
                self.wound(s, theirs, front, blow)
        else:
            self.wound(s, ours, front, answer)
            self.wound(s, theirs, front, blow)
        self.bury(s)

    def wound(self, s: State, side: int, front: int, n: int) -> None:
        self.wounds(side)[front] += n

    def survives(self, s: State, side: int, front: int) -> bool:
        """SMC-13.6: wounds as high as its strength kill a unit."""
        return self.wounds(side)[front] < self.strength(s, side, self.fronts(side)[front])

    def bury(self, s: State) -> None:
        """SMC-13.6.3: the dead leave their fronts, and an empty front disappears."""
        for side in (ATTACKER, DEFENDER):
            for front, unit in enumerate(self.fronts(side)):
                if unit != NONE and not self.survives(s, side, front):
                    self.dead(side).append(unit)
                    self.fronts(side)[front] = NONE
                    self.wounds(side)[front] = 0
                    s.tell("unit-dies", seat=self.seat(side), unit=unit, barbarian=self.is_barbarian(side))
        for front in range(len(self.attack_fronts) - 1, -1, -1):
            if self.attack_fronts[front] == NONE and self.defence_fronts[front] == NONE:
                for side in (ATTACKER, DEFENDER):
                    self.fronts(side).pop(front)
                    self.wounds(side).pop(front)

    # --- abilities (SMC-13.7)

    def abilities(self, s: State, seat: int) -> list[Option]:
        """What the side whose turn it is may use now; barbarians have none (SMC-12.4.2)."""
        if self.is_barbarian(self.side):
            return []
        options = usable(s, seat, BATTLE)
        if self.heal_refusal(s, HEAL) is None:
            options.append(HEAL)
        if self.heal_refusal(s, HEAL_ALL) is None:
            options.append(HEAL_ALL)
        return options

    def heal_refusal(self, s: State, option: Option) -> Refusal | None:
        """Animal Husbandry removes up to 3 wounds, Biology all: once per battle each."""
        if self.is_barbarian(self.side):
            return NO_ABILITIES
        tech, used = (BIOLOGY, BY_BIOLOGY) if option == HEAL_ALL else (ANIMAL_HUSBANDRY, BY_HUSBANDRY)
        if not s.players[self.seat(self.side)].techs & tech or self.healed & used << self.side:
            return CANNOT_HEAL
        return None if any(self.wounds(self.side)) else NO_WOUNDS

    def might_act(self, s: State) -> bool:
        """Whether everybody can see that the side might use an ability after its unit."""
        if self.is_barbarian(self.side):
            return False
        if self.heal_refusal(s, HEAL) is None or self.heal_refusal(s, HEAL_ALL) is None:
            return True
        p = s.players[self.seat(self.side)]
        iron = p.resources[IRON] > 0 or not holds_nothing_hidden(p)
        known = knows_ability(p, MATHEMATICS_IRON) or knows_ability(p, BALLISTICS_IRON)
        return iron and known and any([unit != NONE for unit in self.fronts(1 - self.side)])

    def use(self, s: State, option: Option) -> Next:
        if option == CLOSE:
            self.side = 1 - self.side
            return self.next_turn(s)
        if option == HEAL:
            return Ask(self.seat(self.side), "heal", self.heals, then=self.heal, rule="SMC-13.7", public=True)
        if option == HEAL_ALL:
            self.healed |= BY_BIOLOGY << self.side
            return self.heal(s, ("heal-wounds", tuple(self.wounds(self.side))))
        return Call(UseAbility(self.seat(self.side), option), then=self.close if self.played else self.engage)

    def heals(self, s: State, seat: int) -> Listed:
        wounds = self.wounds(self.side)
        return Amounts("heal-wounds", tuple(wounds), 1, HEALED)

    def heal(self, s: State, option: Option) -> Next:
        if self.stage == "heal":
            self.healed |= BY_HUSBANDRY << self.side
        wounds = self.wounds(self.side)
        for front, n in enumerate(option[1]):
            wounds[front] -= n
        s.tell("heals", seat=self.seat(self.side), n=sum(option[1]))
        return self.close(s) if self.played else self.engage(s)

    # --- the result (SMC-13.8)

    def decide(self, s: State) -> Next:
        """Strength of the survivors and the bonus; level, the defender wins.  What follows is the aftermath."""
        sums = [self.bonus[side] + sum([self.strength(s, side, unit) for unit in self.fronts(side) if unit != NONE]) for side in (ATTACKER, DEFENDER)]
        winner = ATTACKER if sums[ATTACKER] > sums[DEFENDER] else DEFENDER
        s.tell("battle-ends", seat=self.seat(winner), attack=sums[ATTACKER], defence=sums[DEFENDER], barbarian=self.is_barbarian(winner))
        alive = [[unit for unit in self.fronts(side) if unit != NONE] for side in (ATTACKER, DEFENDER)]
        return Call(
            Aftermath(
                self.attacker,
                self.defender,
                self.square,
                self.city,
                self.village,
                winner == ATTACKER,
                alive[ATTACKER],
                alive[DEFENDER],
                self.attack_dead,
                self.defence_dead,
            )
        )

    def wording(self, s: State, seat: int, option: Option) -> Message | None:
        """The units that are healed, each as often as it loses a wound."""
        if option[0] != "heal-wounds":
            return None
        wounds = zip(self.fronts(self.side), option[1], strict=False)
        return "do-heal-wounds", {"units": tuple([unit for unit, n in wounds for _ in range(n)])}

    # --- why not

    def refusal(self, s: State, seat: int, option: Option) -> Refusal | None:
        verb = option[0]
        if self.stage == "draw_other":
            return deck_refusal(s, option)
        if verb in ("front", "attack"):
            if self.stage != "act":
                return ONE_UNIT
            if len(option) < 2 or option[1] not in self.hand(self.side).cards:
                return NOT_IN_HAND
            return NO_SUCH_FRONT if verb == "attack" and option[2:] not in [(front,) for front in self.open_fronts()] else None
        if option == CLOSE:
            return None if self.played else MUST_PLAY
        if option in (HEAL, HEAL_ALL):
            return self.heal_refusal(s, option)
        if verb == "use" and len(option) == 2 and type(option[1]) is int:
            return NO_ABILITIES if self.is_barbarian(self.side) else why_not_use(s, seat, option[1], BATTLE)
        if has_form(option, "play", int):  # SMC-9.3: no event is played in a battle
            return why_not_play(s, seat, option[1], BATTLE)
        return None


def other_decks(s: State) -> list[int]:
    """SMC-12.4.1: where a missing barbarian comes from; aircraft only if nothing else is left."""
    return [type for type in BARBARIANS if units_left(s, type)] or [type for type in (AIRCRAFT,) if units_left(s, type)]


def deck_refusal(s: State, option: Option) -> Refusal | None:
    """Why no barbarian can be drawn from there."""
    if option[0] != "deck" or len(option) != 2 or option[1] not in range(TYPES):
        return None
    if not units_left(s, option[1]):
        return DECK_IS_EMPTY
    return None if option[1] in other_decks(s) else AIRCRAFT_LAST
