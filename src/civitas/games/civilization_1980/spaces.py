"""Option spaces of this game: amounts per area, and cities that can be afforded together."""

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.options import Amounts, Refusal, Subset, Weighed
from civitas.kernel.records import Message, Option

NOT_ENOUGH_TOKENS: Final = Refusal("CIV80-9.1", "a-city-takes-six-tokens-on-a-site-and-twelve-elsewhere")
NO_CITY_LEFT: Final = Refusal("CIV80-9.2", "no-city-piece-is-left")
NO_SUPPORT: Final = Refusal("CIV80-9.3", "not-so-many-cities-can-be-supported")


class AreaAmounts(Amounts):
    """How many tokens in each of these areas, in map order, and so many in all."""

    def __init__(self, verb: str, areas: tuple[int, ...], bounds: tuple[int, ...], lo: int, hi: int) -> None:
        super().__init__(verb, bounds, lo, hi)
        self.areas = areas

    def wording(self, option: Option) -> Message | None:
        return f"do-{self.verb}", {"amounts": tuple([("area", area, n) for area, n in zip(self.areas, option[1], strict=False) if n])}

    def word_choice(self, path: tuple[Any, ...], value: Any) -> Message | None:
        return "pick-tokens", {"number": value, "area": self.areas[len(path)]}

    def word_item(self, at: int) -> Message | None:
        return "pick-tokens-of", {"area": self.areas[at]}

    def plain(self) -> dict[str, Any]:
        return {**Amounts.plain(self), "areas": list(self.areas)}


class Affordable(Subset):
    """Some of these areas, as long as their costs together stay within a budget; a part of a legal set is legal (CIV80-9.9)."""

    def __init__(self, verb: str, areas: tuple[int, ...], costs: tuple[int, ...], budget: int, hi: int) -> None:
        super().__init__(verb, areas, 0, hi, Weighed(costs, 0, max(0, budget)))
        self.costs = costs
        self.budget = budget

    def refusal(self, option: Any) -> Refusal | None:
        """Why these cities may not be built."""
        path = self.path(option)
        if path is None:
            return NOT_ENOUGH_TOKENS
        if self.ways(path):
            return None
        return NO_CITY_LEFT if sum(path) > self.hi else NO_SUPPORT

    def wording(self, option: Option) -> Message | None:
        return None if option[1] else ("do-build-none", {})

    def plain(self) -> dict[str, Any]:
        return {**Subset.plain(self), "costs": list(self.costs), "budget": self.budget}
