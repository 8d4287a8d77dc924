"""The weights of the sense, by name (``data/weights.yaml``), as attributes."""

from __future__ import annotations

from typing import Final

from .state import State
from .tables import CIV_IDS, NATION_IDS

FEW: Final = 4  # players; what differs at larger tables stands in the table of weights under ``many``
MANY: Final = "many."
Move = tuple[int, int, int]  # from, to, how many


class Weights:
    """What things are worth to a bot."""

    def __init__(self, t: dict[str, float]) -> None:
        self.space: float = t["space"]
        self.city: float = t["city"]
        self.token: float = t["token"]
        self.land: float = t["land"]
        self.ship: float = t["ship"]
        self.coin: float = t["coin"]
        self.debt: float = t["debt"]
        self.hunger: float = t["hunger"]
        self.fleet: int = int(t["fleet"])
        self.growing: int = int(t["growing"])
        self.homeless: float = t["homeless"]
        self.last_points: int = int(t["last_points"])
        self.hand: float = t["hand"]
        self.civilization: float = t["civilization"]
        self.unsupported: float = t["unsupported"]
        self.rivals: float = t["rivals"]
        self.buy_new_group: float = t["buy_new_group"]
        self.buy_new_card: float = t["buy_new_card"]
        self.buy_future: float = t["buy_future"]
        self.buy_late: int = int(t["buy_late"])
        self.buy_slack: int = int(t["buy_slack"])
        self.buy_place_lost: float = t["buy_place_lost"]
        self.buy_keeping: float = t["buy_keeping"]
        self.buy_entry: float = t["buy_entry"]
        self.buy_early: float = min(1.0, max(0.0, t["buy_early"]))
        self.move_city: float = t["move_city"]
        self.move_fewer: float = t["move_fewer"]
        self.move_growth: float = t["move_growth"]
        self.move_claim: float = t["move_claim"]
        self.move_frontier: float = t["move_frontier"]
        self.move_kin: float = t["move_kin"]
        self.move_sited: float = t["move_sited"]
        self.move_crowd: float = t["move_crowd"]
        self.move_effort: float = t["move_effort"]
        self.move_trip: float = t["move_trip"]
        self.move_room: float = t["move_room"]
        self.move_to_stock: float = t["move_to_stock"]
        self.move_starving: float = t["move_starving"]
        self.move_larder: int = max(1, int(t["move_larder"]))
        self.move_kill: float = t["move_kill"]
        self.move_fallen: float = t["move_fallen"]
        self.move_driven_out: int = int(t["move_driven_out"])
        self.move_seed_corn: int = int(t["move_seed_corn"])
        self.move_margin: int = int(t["move_margin"])
        self.trade_woe: float = t["trade_woe"]
        self.trade_late: int = int(t["trade_late"])
        self.trade_patience: int = int(t["trade_patience"])
        self.trade_suspicion: float = t["trade_suspicion"]
        self.trade_eager: float = t["trade_eager"]
        self.trade_most: int = int(t["trade_most"])
        self.trade_has: int = int(t["trade_has"])
        self.trade_fair: float = t["trade_fair"]
        self.trade_rival: float = t["trade_rival"]
        self.trade_wished: int = max(1, int(t["trade_wished"]))
        self.trade_words: int = int(t["trade_words"])
        self.move_cleared: float = t["move_cleared"]
        self.move_growth_hungry: float = t["move_growth_hungry"]
        self.move_claim_hungry: float = t["move_claim_hungry"]
        self.move_vain: float = t["move_vain"]
        self.move_siege: float = t["move_siege"]
        self.move_siege_loss: float = t["move_siege_loss"]
        self.move_surrender: float = t["move_surrender"]
        self.move_thrift: float = t["move_thrift"]
        self.treasury: int = int(t["treasury"])
        self.trade_woe_passed: float = t["trade_woe_passed"]
        self.pay_all: float = t["pay_all"]
        self.ahead_round: float = t["ahead_round"]
        self.ahead_rival: float = t["ahead_rival"]
        self.ahead_holding: float = t["ahead_holding"]
        self.ahead_doubt: float = t["ahead_doubt"]
        self.ahead_hand: float = t["ahead_hand"]
        self.ahead_least: float = max(0.1, t["ahead_least"])
        self.ahead_trade: float = t["ahead_trade"]
        self.ahead_usual: float = t["ahead_usual"]
        self.ahead_soon: float = t["ahead_soon"]
        self.ahead_hope: float = t["ahead_hope"]
        self.ahead_town: float = max(0.1, t["ahead_town"])
        self.ahead_city: float = t["ahead_city"]
        self.ahead_group: float = t["ahead_group"]
        self.ahead_card: float = t["ahead_card"]
        self.ahead_price: float = t["ahead_price"]
        self.ahead_point: float = t["ahead_point"]
        self.ahead_income: float = t["ahead_income"]
        self.nations: list[float] = [t[f"nation.{id}"] for id in NATION_IDS]
        self.buy_effects: list[float] = [t.get(f"buy_effect.{id}", 0.0) for id in CIV_IDS]
        self.plans: dict[tuple[int, ...], tuple[Move, ...]] = {}  # what is left of a plan of movement, by all that it depends on
        changes: dict[str, float] = {name[len(MANY) :]: t[name] for name in t if name.startswith(MANY)}
        self.many: Weights | None = None  # at tables of more than a few
        if changes:
            rest = {name: value for name, value in t.items() if not name.startswith(MANY)}
            self.many = Weights(rest | changes)

    def at(self, s: State) -> Weights:
        """Those that count at this table."""
        return self.many if self.many is not None and s.seats() > FEW else self
