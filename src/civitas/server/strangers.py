"""Strangers in the lobby: nobody buries it, and nobody takes every free seat."""

from __future__ import annotations

from collections import OrderedDict

from .settings import Settings
from .store import Store

LISTED = 3  # tables that one address, or one account, may offer to everybody, and seats it may ask for, at once


class Strangers:
    """How much of the lobby one address holds (the tokens it was given at listed tables, while the server runs), and one account, from wherever."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.store = store
        self.most = round(LISTED * settings.limits) or 1 << 30  # limits 0: none
        self.tokens: OrderedDict[str, list[str]] = OrderedDict()  # hashed, by address

    def meet(self, address: str, token: str) -> None:
        """An address was given a token: here, and other processes are to know."""
        self.remember(address, token)
        self.store.leases.tell("stranger", address, token)

    def remember(self, address: str, token: str) -> None:
        self.tokens[address] = [*self.tokens.pop(address, ()), token][-100:]
        while len(self.tokens) > 20_000:
            self.tokens.popitem(last=False)

    async def waiting(self, address: str, person: str | None, host: bool) -> int:
        """At how many listed tables that have not begun this address, or this account, is the *host*, or how many seats it has taken there."""
        return max(await self._of_address(address, host), 0 if person is None else await self._of_account(person, host))

    async def _of_account(self, person: str, host: bool) -> int:
        gathering = await self.store.gathering_tables_of(person)
        if host:
            return sum(row["owner"] == person for row, _ in gathering)
        return sum(seat["person"] == person for row, seats in gathering if row["owner"] != person for seat in seats)

    async def _of_address(self, address: str, host: bool) -> int:
        tokens = self.tokens.get(address, [])
        found = await self.store.games_of(tokens) if tokens else []
        gathering = [(row, seats) for row, seats in found if row["status"] == "open" and row["listed"]]
        if host:
            return sum(row["host"] in tokens for row, _ in gathering)
        return sum(seat["token"] in tokens for _, seats in gathering for seat in seats)
