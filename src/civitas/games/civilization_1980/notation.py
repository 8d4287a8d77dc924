"""How the options of Civilization (1980) are written in records."""

# not compiled

from __future__ import annotations

from typing import Any, Final

from civitas.kernel.notation import Notation
from civitas.kernel.records import Option

from .atlas import AREA_IDS, PLAIN_IDS, VOLCANO_IDS, ZONE_IDS
from .calamities.losses import others
from .calamities.units import Units
from .spaces import AreaAmounts
from .state import State
from .surplus import HOLDABLE
from .tables import CIV_IDS, COMMODITIES, KIND_IDS, NATION_IDS


def remark(s: State, seat: int, option: Option) -> str:
    """The areas and nations that amounts stand for, and where the ship lies that is meant."""
    step: Any = s.stack[-1]
    match option:
        case ("grow" | "lose" | "secede", amounts):
            space = s.legal(seat)
            return write_counts(space.areas, AREA_IDS, amounts) if isinstance(space, (AreaAmounts, Units)) else ""
        case ("order", amounts):
            return write_counts([s.players[other].nation for other in others(s, seat)], NATION_IDS, amounts)
        case ("keep" | "give_up", k, *_):
            return str(ZONE_IDS[step.zones[k]])
        case ("load" | "unload" | "sail" | "anchor", k, *_):
            return ZONE_IDS[s.players[seat].ships[k]]
    return ""


def write_counts(places: tuple[int, ...] | list[int], ids: list[str], amounts: tuple[int, ...]) -> str:
    """Those of which there are any: ``delphi 2, athens 1``."""
    return ", ".join([f"{ids[place]} {n}" for place, n in zip(places, amounts, strict=False) if n]) or "nothing"


NOTATION: Final = Notation(
    """
    nation nation
    rate number
    revolt areas
    grow numbers
    keep ship:number payer:word
    give_up ship:number
    ship zone tokens:number
    stop
    load ship:number tokens:number
    unload ship:number tokens:number
    sail ship:number waters:zone
    anchor ship:number
    land
    move area destination:area tokens:number
    end
    postpone
    surrender
    reduce area
    build areas
    gold

    offer cards card wanted:card
    offer cards card seat wanted:card
    pass
    counter number cards card
    none
    accept number
    decline
    suspend number
    resume number
    withdraw number
    done

    erupt volcano
    flood plain
    lose numbers
    last area
    order numbers
    grain number
    nominate seat
    secede numbers
    keep_seceders
    keep_rest
    plunder areas

    buy civilization_card
    pay
    hand_in goods
    return hand
    """,
    {
        "nation": NATION_IDS,
        "area": AREA_IDS,
        "zone": ZONE_IDS,
        "card": KIND_IDS,
        "civilization_card": CIV_IDS,
        "plain": PLAIN_IDS,
        "volcano": VOLCANO_IDS,
    },
    counted={"goods": KIND_IDS[:COMMODITIES], "hand": [KIND_IDS[kind] for kind in HOLDABLE]},
    remark=remark,
)
