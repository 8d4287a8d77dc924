"""Huns: Mounted Archers; Attila, Bleda, Rugila (Nomads is in ``nomads``, Raiders in founding and trade routes, Hunnic Tribes in events)."""

from __future__ import annotations

from typing import Any

from civitas.kernel.flow import Step

from ..armies import MOVED, flags_at, put_flags
from ..battles.battle import ATTACK, Battle
from ..cities import size, within
from ..effects import Effect, enroll_leader, enroll_special, has
from ..happiness import set_mood
from ..moving_free import FreeMoves
from ..resources import gain
from ..state import Player, State
from ..tables import BARBARIANS, CAVALRY, GOLD, HAPPY, NOBODY, TACTICS
from .leading import fights, his_city, led_capture


class MountedArchers(Effect):
    """Cavalry in cities of size 1, and a move of the new cavalry at once (COC-SPA-mounted_archers)."""

    def may_recruit(self, s: State, p: Player, city: int, kind: int) -> bool:
        return kind == CAVALRY and size(s, city) == 1

    def recruited(self, s: State, p: Player, recruit: Any) -> Step | None:
        riders: int = recruit.units[CAVALRY]
        if not riders or not has(p, TACTICS):
            return None
        flags = flags_at(s, recruit.city, CAVALRY)
        put_flags(s, recruit.city, CAVALRY, flags[:riders] + [f | MOVED for f in flags[riders:]])  # no more ride than are new
        return FreeMoves(p.seat, (CAVALRY,), riders, starts=(recruit.city,))


class Attila(Effect):
    """His city of size 1 counts as 1 larger (COC-LDR-attila)."""

    def size_bonus(self, s: State, p: Player, city: int) -> int:
        return 1 if city == his_city(s, p) and size(s, city) == 1 else 0


class Bleda(Effect):
    """Battering Rams: no tactic for the defender of a city in round 1 (COC-LDR-bleda)."""

    def forbids_tactic(self, s: State, p: Player, b: Battle, side: int) -> bool:
        return side == ATTACK and b.round == 1 and fights(s, b, side) and b.in_city(s)


class Rugila(Effect):
    """2 gold for a city with another enemy city nearby; barbarian cities become happy (COC-LDR-rugila)."""

    def captured(self, s: State, p: Player, capture: Any) -> Step | None:
        if not led_capture(s, p, capture):
            return None
        enemies = [space for space, owner in enumerate(s.city) if owner not in (NOBODY, p.seat) and space != capture.space]
        if any([within(s, capture.space, space, 2) for space in enemies]):
            gain(s, p, GOLD, 2)
        if capture.loser == BARBARIANS and not capture.destroyed:
            set_mood(s, capture.space, HAPPY)
        return None


enroll_special("mounted_archers", MountedArchers())
enroll_leader("attila", Attila())
enroll_leader("bleda", Bleda())
enroll_leader("rugila", Rugila())
