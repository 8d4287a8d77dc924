"""Action cards (TTA-6.11, TTA-13.4).  One class for each name; its numbers differ by age and come from the data."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from ..board import gain_food, gain_resources, score_culture, score_science
from ..state import State, others
from ..tables import ACTION, CARDS, FARM, MINE, OP, ROWS, URBAN, of_kind
from .card import Card, enroll

# What a card orders (TTA-6.11.2), and its discount.
NOTHING: Final = 0
ORDERS_POPULATION: Final = 1
ORDERS_STAGE: Final = 2
ORDERS_BUILDING: Final = 3  # build or upgrade
ORDERS_UPGRADE: Final = 4
ORDERS_TECHNOLOGY: Final = 5


class ActionCard(Card):
    """A yellow card.  It orders an action, or does something by itself."""

    order: ClassVar[int] = NOTHING

    def __init__(self, op: dict[str, Any]) -> None:
        self.op = op
        self.less: int = op.get("resource_discount", 0)

    def play(self, s: State, seat: int) -> None:
        """What it does: after the action it orders, if it orders one."""


class CulturalHeritage(ActionCard):
    """Score science and culture."""

    def play(self, s: State, seat: int) -> None:
        score_science(s, seat, self.op["score_science"])
        score_culture(s, seat, self.op["score_culture"])


class EngineeringGenius(ActionCard):
    """Build exactly one stage of a wonder, cheaper (TTA-6.11.3)."""

    order: ClassVar[int] = ORDERS_STAGE


class Frugality(ActionCard):
    """Increase population, then gain food."""

    order: ClassVar[int] = ORDERS_POPULATION

    def play(self, s: State, seat: int) -> None:
        gain_food(s, seat, self.op["then"]["gain_food"])


class Patriotism(ActionCard):
    """This turn: a military action, and resources for units (TTA-13.4.2)."""

    def play(self, s: State, seat: int) -> None:
        p = s.players[seat]
        p.extra_ma += self.op["temp_military_actions"]
        p.unit_resources += self.op["temp_resources_for_units"]
        s.tell("has-for-units", seat=seat, number=self.op["temp_resources_for_units"])


class RichLand(ActionCard):
    """Build or upgrade a farm or mine, cheaper."""

    order: ClassVar[int] = ORDERS_BUILDING


class Stockpile(ActionCard):
    """Gain a resource, then a food (TTA-13.4.2)."""

    def play(self, s: State, seat: int) -> None:
        gain_resources(s, seat, self.op["gain_resources"])
        gain_food(s, seat, self.op["gain_food"])


class UrbanGrowth(ActionCard):
    """Build or upgrade an urban building, cheaper."""

    order: ClassVar[int] = ORDERS_BUILDING


class EfficientUpgrade(ActionCard):
    """Upgrade a farm, mine or urban building, cheaper (TTA-13.4.3: it does not build)."""

    order: ClassVar[int] = ORDERS_UPGRADE


class Breakthrough(ActionCard):
    """Develop a technology, then score science; a revolution too (TTA-6.10.2)."""

    order: ClassVar[int] = ORDERS_TECHNOLOGY

    def play(self, s: State, seat: int) -> None:
        score_science(s, seat, self.op["then"]["score_science"])


class Reserves(ActionCard):
    """Gain resources or food, as the player chooses."""

    def gain(self, s: State, seat: int, food: bool) -> None:
        """Gain what was chosen."""
        if food:
            gain_food(s, seat, self.op["choose_one"][1]["gain_food"])
        else:
            gain_resources(s, seat, self.op["choose_one"][0]["gain_resources"])


class RevolutionaryIdea(ActionCard):
    """Score science."""

    def play(self, s: State, seat: int) -> None:
        score_science(s, seat, self.op["score_science"])


class WaveOfNationalism(ActionCard):
    """This turn: resources for units for each stronger civilization; the amount is fixed now (TTA-13.4.1, TTA-13.4.4)."""

    def play(self, s: State, seat: int) -> None:
        p = s.players[seat]
        stronger = sum([1 for other in others(s, seat) if s.players[other].strength > p.strength])
        amount = stronger * self.op["temp_resources_for_units_per_stronger_civ"][f"p{s.in_game}"]
        p.unit_resources += amount
        s.tell("has-for-units", seat=seat, number=amount)


class MilitaryBuildUp(WaveOfNationalism):
    """This turn: more resources for units for each stronger civilization."""


class EndowmentForTheArts(ActionCard):
    """Score culture for each civilization with more culture points (TTA-13.4.1)."""

    def play(self, s: State, seat: int) -> None:
        ahead = sum([1 for other in others(s, seat) if s.players[other].culture > s.players[seat].culture])
        score_culture(s, seat, ahead * self.op["score_culture_per_civ_with_more_culture"][f"p{s.in_game}"])


def action_card(base: str, op: dict[str, Any]) -> ActionCard:
    """The effect of the cards of that name."""
    match base:
        case "cultural_heritage":
            return CulturalHeritage(op)
        case "engineering_genius":
            return EngineeringGenius(op)
        case "frugality":
            return Frugality(op)
        case "patriotism":
            return Patriotism(op)
        case "rich_land":
            return RichLand(op)
        case "stockpile":
            return Stockpile(op)
        case "urban_growth":
            return UrbanGrowth(op)
        case "efficient_upgrade":
            return EfficientUpgrade(op)
        case "breakthrough":
            return Breakthrough(op)
        case "reserves":
            return Reserves(op)
        case "revolutionary_idea":
            return RevolutionaryIdea(op)
        case "wave_of_nationalism":
            return WaveOfNationalism(op)
        case "military_build_up":
            return MilitaryBuildUp(op)
        case "endowment_for_the_arts":
            return EndowmentForTheArts(op)
    raise ValueError(f"no action card is called {base}")


ACTION_CARDS: Final[dict[int, ActionCard]] = {card: action_card(ROWS[card]["base"], OP[card]) for card in of_kind(ACTION)}
for _card, _effect in ACTION_CARDS.items():
    enroll(ROWS[_card]["id"], _effect)

ORDER: Final[list[int]] = [ACTION_CARDS[card].order if card in ACTION_CARDS else NOTHING for card in range(CARDS)]
LESS: Final[list[int]] = [ACTION_CARDS[card].less if card in ACTION_CARDS else 0 for card in range(CARDS)]
BUILDINGS: Final = {"farm": FARM, "mine": MINE, "urban": URBAN}
KINDS_ORDERED: Final[list[list[int]]] = [
    [BUILDINGS[kind] for kind in OP[card].get("kinds", [])] if card in ACTION_CARDS else [] for card in range(CARDS)
]
CHOOSES: Final[list[bool]] = [isinstance(ACTION_CARDS.get(card), Reserves) for card in range(CARDS)]
