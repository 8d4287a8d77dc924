"""What the bots of Sid Meier's Civilization think of some positions."""

from __future__ import annotations

from civitas.bots.search import Beam
from civitas.games.sid_meiers_civilization.movement import MovementPart
from civitas.games.sid_meiers_civilization.sense_moves import sites
from civitas.games.sid_meiers_civilization.start_of_turn import StartOfTurnPart
from civitas.games.sid_meiers_civilization.tables import ANARCHY, COMMUNISM, DESPOTISM
from civitas.games.sid_meiers_civilization.tiles import SQUARE, SQUARE_IDS, distance
from civitas.kernel.registry import game

from .table import begin, put_city, put_scout, table

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


def test_nobody_falls_into_anarchy_for_nothing():
    """A turn without the capital is paid only for a government that is worth it, and anarchy is left at once."""
    s = table(2)
    assert chosen(s) == ("end",)
    put_city(s, 0, "f9"), put_city(s, 0, "f13")
    s.players[0].unlocked |= 1 << COMMUNISM  # two more production in each of three cities
    assert chosen(s) == ("government", ANARCHY)
    s.players[0].government = ANARCHY
    assert chosen(s) == ("government", COMMUNISM)
    s.players[0].unlocked &= ~(1 << COMMUNISM)
    assert chosen(s) == ("government", DESPOTISM)


def chosen(s):
    """What the sense calls for at Start of Turn."""
    begin(s, StartOfTurnPart(0))
    options = s.legal()
    said = SENSE.advice(s, 0, options)
    return max(zip(said, options, strict=True))[1]
