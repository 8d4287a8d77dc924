"""Positions of Sid Meier's Civilization to be looked at: one for every great question, found by what is asked in them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from civitas.games.sid_meiers_civilization.combat.battle import Battle
from civitas.games.sid_meiers_civilization.pyramid import fitting, list_techs
from civitas.games.sid_meiers_civilization.state import VICTORY_IDS
from civitas.games.sid_meiers_civilization.windows import Response
from civitas.kernel.flow import current
from civitas.kernel.options import Space

from .positions import Stop, Tour, made

SMC = "sid_meiers_civilization"


def notice(s: Any) -> Iterator[str]:
    """Questions by name; a battle with several fronts; somebody who can really answer; things announced on one another; each victory."""
    if s.over:
        yield "over"
        yield f"won by {VICTORY_IDS[s.victory]}"
        return
    what = s.pending.what
    yield what
    battle = current(s, Battle)
    if what == "battle" and len(battle.attack_fronts) > 1 and battle.open_fronts() and len(battle.hand(battle.side)) > 1:
        yield "battle with fronts"
    if what.startswith("respond-to"):
        if any(not isinstance(s.legal(seat), Space) and len([o for o in s.legal(seat) if o[0] != "pass"]) for seat in s.to_act[:1]):
            yield f"{what} with an answer"
        if len([step for step in s.stack if isinstance(step, Response)]) > 1:
            yield "two announced"
    if what == "research" and s.turn > 6 and len(list_techs(fitting(s.players[s.to_act[0]]))) > len(s.legal(s.to_act[0])) > 1:  # some are too dear
        yield "late research"
    if what == "hand-over" and len(s.legal(s.to_act[0])) > 1:
        yield "a choice to hand over"
    if what == "city-management" and s.turn > 5:
        yield "cities"


@cache
def tour(players: int = 4) -> Tour:
    return Tour(SMC, players, notice)


@cache
def won(kind: str) -> Stop:
    """The end of a game as if it had been won this way: some victories are rare."""
    s = tour().stop("over").state.clone()
    s.victory, s.winners = VICTORY_IDS.index(kind), 1
    return made(SMC, s)
