"""What the bots of Sid Meier's Civilization think of some positions."""

from __future__ import annotations

from civitas.bots.search import Beam
from civitas.games.sid_meiers_civilization.movement import MovementPart
from civitas.games.sid_meiers_civilization.sense_moves import sites
from civitas.games.sid_meiers_civilization.tiles import SQUARE, SQUARE_IDS, distance
from civitas.kernel.registry import game

from .table import begin, put_scout, table

SENSE = game("sid_meiers_civilization").sense.build()


def test_a_scout_promises_more_the_nearer_it_stands_to_a_place_for_a_city():
    """What the position is worth at once does not see where it stands; what it promises does."""
    s = table(2)
    scout = put_scout(s, 0, "f5")
    places = sites(s, 0)
    far = max(range(len(SQUARE_IDS)), key=lambda square: min(distance(square, site) for site in places) if s.ground[square] >= 0 else -1)
    s.figures[scout] = places[0]
    near, worth = SENSE.prospect(s, 0), SENSE.worth(s, 0)
    s.figures[scout] = far
    assert SENSE.worth(s, 0) == worth
    assert SENSE.prospect(s, 0) < near


def test_search_moves_a_scout_that_has_somewhere_to_go():
    s = table(2)
    put_scout(s, 0, "f5")
    begin(s, MovementPart(0))
    assert SQUARE["f5"] not in sites(s, 0)
    found = Beam(SENSE, 0, [s], budget=12, width=3).run()
    assert found[0].option[0] == "move"
