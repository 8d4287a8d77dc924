"""The weights of the sense, by name (``data/weights.yaml``), as attributes."""

from __future__ import annotations

from .bargains import CULTURE, HUTS, TRADE_POINTS, VILLAGES
from .tables import CIV_IDS, TECH_IDS, WONDER_IDS


class Weights:
    """What things are worth to a bot."""

    def __init__(self, t: dict[str, float]) -> None:
        self.worth_while: float = t["worth_while"]
        self.anarchy: float = t["anarchy"]
        self.near: int = int(t["near"])
        self.leading: float = t["leading"]
        self.deal_event: float = t["deal_event"]
        self.deal_useless: float = t["deal_useless"]
        self.deal_useful: float = t["deal_useful"]
        self.deal_margin: float = t["deal_margin"]
        self.deal_leading: float = t["deal_leading"]
        self.deal_trade_for_one: int = int(t["deal_trade_for_one"])
        self.city_combat: float = t["city_combat"]
        self.city_icon_of_resource: float = t["city_icon_of_resource"]
        self.city_arts: float = t["city_arts"]
        self.city_gold: float = t["city_gold"]
        self.city_saved: float = t["city_saved"]
        self.city_second_city: float = t["city_second_city"]
        self.city_explorer: float = t["city_explorer"]
        self.city_armies_wanted: int = int(t["city_armies_wanted"])
        self.city_units_wanted: int = int(t["city_units_wanted"])
        self.city_harvests: int = int(t["city_harvests"])
        self.city_worth_while: float = t["city_worth_while"]
        self.move_later: float = t["move_later"]
        self.move_unknown: float = t["move_unknown"]
        self.move_hut_worth: float = t["move_hut_worth"]
        self.move_village_worth: float = t["move_village_worth"]
        self.move_barbarians: float = t["move_barbarians"]
        self.move_site: float = t["move_site"]
        self.move_capital: float = t["move_capital"]
        self.move_city: float = t["move_city"]
        self.move_scouts_alone: float = t["move_scouts_alone"]
        self.move_armies: float = t["move_armies"]
        self.move_blockade: float = t["move_blockade"]
        self.move_guard: float = t["move_guard"]
        self.move_gather: float = t["move_gather"]
        self.move_sure: float = t["move_sure"]
        self.tech_higher: float = t["tech_higher"]
        self.tech_needed: float = t["tech_needed"]
        self.tech_coin: float = t["tech_coin"]
        self.tech_soldiers: float = t["tech_soldiers"]
        self.coin: float = t["coin"]
        self.space: float = t["space"]
        self.culture: float = t["culture"]
        self.trade: float = t["trade"]
        self.production: float = t["production"]
        self.income: float = t["income"]
        self.unit: float = t["unit"]
        self.resource: float = t["resource"]
        self.token: float = t["token"]
        self.event: float = t["event"]
        self.danger: float = t["danger"]
        self.strength: float = t["strength"]
        self.city: float = t["city"]
        self.army: float = t["army"]
        self.scout: float = t["scout"]
        self.walls: float = t["walls"]
        self.person: float = t["person"]
        self.victory: float = t["victory"]
        self.rivals: float = t["rivals"]
        self.ahead_goal: float = t["ahead_goal"]
        self.ahead_square: float = t["ahead_square"]
        self.ahead_doubt: float = t["ahead_doubt"]
        self.enough_units: int = int(t["enough_units"])
        self.battle: float = t["battle"]
        self.move_gain: float = t["move_gain"]
        self.move_step: float = t["move_step"]
        self.move_company: float = t["move_company"]
        self.site_culture: float = t["site_culture"]
        self.site_coin: float = t["site_coin"]
        self.site_resource: float = t["site_resource"]
        self.techs: list[float] = [0.0, *[t[f"tech.level_{level}"] for level in range(1, 6)]]
        self.deal_worth: dict[int, float] = {
            TRADE_POINTS: t["deal_good.trade"],
            CULTURE: t["deal_good.culture"],
            HUTS: t["deal_good.hut"],
            VILLAGES: t["deal_good.village"],
        }
        self.city_wonders: list[float] = [t[f"city_wonder.{id}"] for id in WONDER_IDS]
        self.tech_favourites: list[float] = [t.get(f"tech_favourite.{id}", 0.0) for id in TECH_IDS]
        self.leanings: list[tuple[float, float, float, float]] = [
            (t[f"leaning.{id}.culture"], t[f"leaning.{id}.technology"], t[f"leaning.{id}.economy"], t[f"leaning.{id}.war"]) for id in CIV_IDS
        ]
