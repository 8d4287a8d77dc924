"""The weights of the sense, by name (``data/weights.yaml``), as attributes."""

from __future__ import annotations

from .tables import ADVANCE_IDS, GOOD_IDS, GOODS, MOOD_IDS


class Weights:
    """What things are worth to a bot."""

    def __init__(self, t: dict[str, float]) -> None:
        self.half: float = t["half"]
        self.rivals: float = t["rivals"]
        self.action: float = t["action"]
        self.free: float = t["free"]
        self.goods: list[float] = [t[f"good.{id}"] for id in GOOD_IDS[:GOODS]]
        self.first: float = t["first"]
        self.later: float = t["later"]
        self.late: float = max(0.01, t["late"])
        self.future: float = max(0.01, t["future"])
        self.city: float = t["city"]
        self.size: float = t["size"]
        self.harvest: list[float] = [t[f"harvest.{place}"] for place in ("first", "second", "third")]
        self.moods: list[float] = [t[f"mood.{id}"] for id in MOOD_IDS]
        self.danger: float = t["danger"]
        self.advance: float = t["advance"]
        self.special: float = t["special"]
        self.uses: list[float] = [t.get(f"useful.{id}", 0.0) for id in ADVANCE_IDS]
        self.card: float = t["card"]
        self.objective: float = t["objective"]
        self.met: float = t["met"]
        self.wonder_card: float = t["wonder_card"]
        self.wonder_plan: float = t["wonder_plan"]
        self.wonder_built: float = t["wonder_built"]
        self.set: float = t["set"]
        self.ready: int = int(t["ready"])
        self.part: float = t["part"]
        self.kinds_open: float = t["kinds_open"]
        self.settlers: float = t["settlers"]
        self.site: float = t["site"]
        self.soldier: float = t["soldier"]
        self.ship: float = t["ship"]
        self.leader: float = t["leader"]
        self.crowd: int = int(t["crowd"])
        self.away: float = t["away"]
        self.sight: int = int(t["sight"])
        self.prey: float = t["prey"]
        self.prey_size: float = t["prey_size"]
        self.explorer: float = t["explorer"]
        self.home: float = t["home"]
        self.deal_scarce: float = t["deal_scarce"]
        self.deal_plenty: float = t["deal_plenty"]
        self.ahead_doubt: float = t["ahead_doubt"]
