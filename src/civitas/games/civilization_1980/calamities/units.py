"""Which units: the spaces of losses (CIV80-22.6), Epidemic losses (22.8) and seceders (22.9).

A choice is an amount for each area in map order: so many tokens, or 1 for the city that stands there (CIV80-24.4).
"""

from __future__ import annotations

from typing import Any, Final

from civitas.games.civilization_1980.offers import within
from civitas.kernel.options import Refusal, Space
from civitas.kernel.records import Message, Option

CITY: Final = 5  # units of a city (CIV80-1.4)
NOT_SO_MANY: Final = Refusal("CIV80-24.4", "not-so-many-units-there")


class Units(Space):
    """Some units out of these areas; what adds up is said by ``fits``.

    *tokens*: how many of each area are open to it; 0 where a city stands.
    """

    def __init__(self, verb: str, areas: list[int], tokens: list[int]) -> None:
        self.verb = verb
        self.areas = areas
        self.tokens = tokens
        self.bounds: list[int] = [n or 1 for n in tokens]
        self.rest_tokens: list[int] = [0]
        self.rest_cities: list[int] = [0]
        for n in reversed(tokens):
            self.rest_tokens.append(self.rest_tokens[-1] + n)
            self.rest_cities.append(self.rest_cities[-1] + (0 if n else 1))
        self.rest_tokens.reverse()
        self.rest_cities.reverse()

    def fits(self, tokens: int, cities: int, spared: int, at: int) -> bool:
        """Whether so many tokens and cities, with *spared* tokens left standing, lead on from area number *at*."""
        raise TypeError("a choice of units says what adds up")

    def count_taken(self, path: tuple[Any, ...]) -> tuple[int, int, int]:
        """Tokens and cities chosen so far, and tokens left standing."""
        tokens = cities = spared = 0
        for n, open_to_it in zip(path, self.tokens, strict=False):
            if open_to_it:
                tokens += n
                spared += open_to_it - n
            else:
                cities += n
        return tokens, cities, spared

    def amounts(self, tokens: int, cities: int, spared: int, at: int) -> list[Any]:
        """How many of area number *at*, after so many before it."""
        here = self.tokens[at]
        if here:
            return [n for n in range(here + 1) if self.fits(tokens + n, cities, spared + here - n, at + 1)]
        return [n for n in (0, 1) if self.fits(tokens, cities + n, spared, at + 1)]

    def choices(self, path: tuple[Any, ...]) -> list[Any]:
        at = len(path)
        if at >= len(self.areas):
            return []
        tokens, cities, spared = self.count_taken(path)
        return self.amounts(tokens, cities, spared, at)

    def ways(self, path: tuple[Any, ...]) -> int:
        tokens, cities, spared = self.count_taken(path)
        return self.onward(tokens, cities, spared, len(path))

    def onward(self, tokens: int, cities: int, spared: int, at: int) -> int:
        """In how many ways it goes on from area number *at*."""
        if at == len(self.areas):
            return 1
        counted = self.counted
        if counted is None:
            counted = self.counted = {}
        key = (at, self.weight(tokens, cities, spared))
        found = counted.get(key)
        if found is None:
            found, here = 0, self.tokens[at]
            for n in self.amounts(tokens, cities, spared, at):
                found += self.onward(tokens + n, cities, spared + here - n, at + 1) if here else self.onward(tokens, cities + n, spared, at + 1)
            counted[key] = found
        return found

    def weight(self, tokens: int, cities: int, spared: int) -> int:
        """All that matters of what was chosen for what may follow."""
        return tokens * 100 + cities

    def nth(self, n: int) -> Option:
        """As the walk does, without adding up anew at each area."""
        tokens = cities = spared = 0
        path: list[int] = []
        for at, here in enumerate(self.tokens):
            taken = 0
            for taken in self.amounts(tokens, cities, spared, at):
                ways = (
                    self.onward(tokens + taken, cities, spared + here - taken, at + 1)
                    if here
                    else self.onward(tokens, cities + taken, spared, at + 1)
                )
                if n < ways:
                    break
                n -= ways
            path.append(taken)
            if here:
                tokens += taken
                spared += here - taken
            else:
                cities += taken
        return self.option(tuple(path))

    def option(self, path: tuple[Any, ...]) -> Option:
        return (self.verb, path)

    def path(self, option: Any) -> tuple[Any, ...] | None:
        if not isinstance(option, tuple) or len(option) != 2 or option[0] != self.verb:
            return None
        amounts = option[1]
        return tuple(amounts) if isinstance(amounts, (tuple, list)) and len(amounts) == len(self.areas) else None

    def canonical(self, option: Any) -> Option | None:
        """Checked at once instead of walked."""
        return None if self.refusal(option, NOT_SO_MANY) is not None else (self.verb, tuple([int(n) for n in option[1]]))

    def refusal(self, option: Any, wrong_sum: Refusal) -> Refusal | None:
        """Why these units may not be chosen; *wrong_sum*: because they do not add up."""
        path = self.path(option)
        amounts = None if path is None else within(path, self.bounds)
        if amounts is None:
            return NOT_SO_MANY
        tokens, cities, spared = self.count_taken(tuple(amounts))
        return None if self.fits(tokens, cities, spared, len(self.areas)) else wrong_sum

    def wording(self, option: Option) -> Message | None:
        """Areas with what is chosen there, a city by its area alone."""
        chosen = zip(self.areas, self.tokens, option[1], strict=False)
        return f"do-{self.verb}", {"amounts": tuple([("area", area, n if held else 0) for area, held, n in chosen if n])}

    def word_choice(self, path: tuple[Any, ...], value: Any) -> Message | None:
        area = self.areas[len(path)]
        if self.tokens[len(path)]:
            return "pick-tokens", {"number": value, "area": area}
        return ("pick-city" if value else "pick-no-city"), {"area": area}

    def word_item(self, at: int) -> Message | None:
        return ("pick-tokens-of" if self.tokens[at] else "pick-city"), {"area": self.areas[at]}

    def plain(self) -> dict[str, Any]:
        return {
            "space": "amounts",
            "verb": self.verb,
            "items": list(self.areas),
            "bounds": list(self.bounds),
            "cities": [i for i, n in enumerate(self.tokens) if not n],
            "worth": [1 if n else CITY for n in self.tokens],
            "lo": 0,
            "hi": sum(self.bounds),
        }


class Seceders(Units):
    """Exactly so many units (CIV80-12.5.3)."""

    def __init__(self, verb: str, areas: list[int], tokens: list[int], due: int) -> None:
        super().__init__(verb, areas, tokens)
        self.due = due

    def fits(self, tokens: int, cities: int, spared: int, at: int) -> bool:
        missing = self.due - tokens - CITY * cities
        if missing < 0:
            return False
        fewest = max(0, -(-(missing - self.rest_tokens[at]) // CITY))  # cities that the tokens left cannot make up for
        return fewest <= self.rest_cities[at] and CITY * fewest <= missing

    def weight(self, tokens: int, cities: int, spared: int) -> int:
        return tokens + CITY * cities

    def plain(self) -> dict[str, Any]:
        return {**Units.plain(self), "due": self.due}


class Loss(Seceders):
    """So many units, exactly; or all tokens and cities of which one leaves change (CIV80-12.0.5, 22.6)."""

    def __init__(self, areas: list[int], tokens: list[int], due: int) -> None:
        super().__init__("lose", areas, tokens, due)
        over = due - self.rest_tokens[0]  # what all tokens together do not pay
        self.broken = -(-over // CITY) if over > 0 and over % CITY else 0  # cities, if one leaves change

    def fits(self, tokens: int, cities: int, spared: int, at: int) -> bool:
        if Seceders.fits(self, tokens, cities, spared, at):
            return True
        return self.broken > 0 and spared == 0 and cities <= self.broken <= cities + self.rest_cities[at]

    def weight(self, tokens: int, cities: int, spared: int) -> int:
        return tokens * 100 + cities if self.broken else tokens + CITY * cities


class EpidemicLoss(Units):
    """The largest loss up to the due one that leaves a token in every area (CIV80-22.8): a city counts 4 and becomes one token."""

    def __init__(self, areas: list[int], tokens: list[int], due: int, stock: int, city: int) -> None:
        super().__init__("lose", areas, tokens)
        self.stock = stock
        self.city = city
        self.due = self.most(due)

    def most(self, due: int) -> int:
        """The largest value not above *due* that can be paid."""
        found = 0
        for cities in range(min(self.rest_cities[0], due // self.city) + 1):
            tokens = min(self.rest_tokens[0], due - self.city * cities)
            if cities <= self.stock + tokens:
                found = max(found, self.city * cities + tokens)
        return found

    def fits(self, tokens: int, cities: int, spared: int, at: int) -> bool:
        for more in range(self.rest_cities[at] + 1):
            missing = self.due - tokens - self.city * (cities + more)
            if 0 <= missing <= self.rest_tokens[at] and cities + more <= self.stock + tokens + missing:
                return True
        return False

    def plain(self) -> dict[str, Any]:
        return {**Units.plain(self), "due": self.due, "worth": [1 if n else self.city for n in self.tokens]}
