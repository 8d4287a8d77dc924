"""Words and the screen: everything can be said, and nothing is shown that the view hides."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from civitas import words
from civitas.games.civilization_1980 import GAME, texts
from civitas.games.civilization_1980.atlas import (
    AREA,
    AREA_NAMES,
    BOARDS,
    OPEN_SEA,
    PLAIN_IDS,
    PLAIN_NAMES,
    VOLCANO_NAMES,
    ZONE,
    ZONE_NAMES,
    ZONES,
)
from civitas.games.civilization_1980.chart import chart, extent, geometry, letters, raster
from civitas.games.civilization_1980.screen import table as screen
from civitas.games.civilization_1980.state import State
from civitas.games.civilization_1980.tables import CIV_NAMES, EPOCH_NAMES, EVENT_NAMES, KIND, KIND_NAMES, NATION_NAMES
from civitas.kernel.options import Space
from games.civilization_1980.table import city, deal, own, put, ship, table

SOURCE = Path(__file__).parents[3] / "src" / "civitas" / "games" / "civilization_1980"
FTL = Path(__file__).parents[3] / "src" / "civitas" / "games" / "civilization_1980" / "words" / "en" / "messages.ftl"


NOMADS, FARMERS = {"variant": "nomads_and_seafarers"}, {"variant": "farmers_and_citizens"}


@pytest.mark.parametrize(("players", "options"), [(2, {}), (5, {}), (7, {}), (3, NOMADS), (4, FARMERS)])
def test_everything_that_happens_and_everything_that_is_asked_has_words(players: int, options: dict[str, Any]) -> None:
    rng = random.Random(players)
    s: Any = GAME.new(players, players, options)
    for _ in range(250):
        if s.over:
            break
        seat = rng.choice(s.to_act)
        pending = s.pending
        assert words.question(GAME.id, pending.what, pending.about, strict=True)
        listed = s.legal(seat)
        option = listed.sample(rng) if isinstance(listed, Space) else rng.choice(listed)
        assert words.option(GAME.id, s, seat, option, strict=True)
        s.play(option, seat)
    for event in s.chronicle:
        assert words.event(GAME.id, event, strict=True)


def test_every_refusal_has_words() -> None:
    spoken = FTL.read_text(encoding="utf-8")
    for path in SOURCE.rglob("*.py"):
        for message in re.findall(r'Refusal\("CIV80-[\d.]+", "([\w-]+)"', path.read_text(encoding="utf-8")):
            assert f"\nno-{message} =" in spoken, message


def test_every_event_told_has_words() -> None:
    spoken = FTL.read_text(encoding="utf-8")
    for path in SOURCE.rglob("*.py"):
        for message in re.findall(r's\.tell\("([\w-]+)"', path.read_text(encoding="utf-8")):
            assert f"\nlog-{message} =" in spoken, message


def test_zones_of_one_area_are_told_apart() -> None:
    from games.civilization_1980.table import z

    assert texts.zone_name(z("knossos.w"), "en") == "Knossos"
    assert texts.zone_name(z("delphi.w1"), "en") != texts.zone_name(z("delphi.w2"), "en")
    assert texts.zone_name(z("aegean_sea"), "en") == "Aegean Sea"


def test_names_come_in_the_readers_language_where_there_are_any() -> None:
    assert texts.NAMES["card"](KIND["salt"], "hu") == "Só"
    assert texts.NAMES["card"](KIND["salt"], "xx") == "Salt"
    assert texts.NAMES["plain"](PLAIN_IDS.index("nile"), "lt") == "Nilas"
    assert texts.NAMES["amount"](("area", AREA["knossos"], 3), "hu") == "Knósszosz 3"
    assert texts.zone_name(ZONE["delphi.w2"], "lt") == "Delfai (krantas 2)"


NAMED = {
    "areas": AREA_NAMES,
    "seas": [ZONE_NAMES[zone] for zone in range(ZONES) if OPEN_SEA[zone]],
    "flood plains": PLAIN_NAMES,
    "volcanoes": VOLCANO_NAMES,
    "nations": NATION_NAMES,
    "epochs": EPOCH_NAMES,
    "events": EVENT_NAMES,
    "trade cards": KIND_NAMES,
    "civilization cards": CIV_NAMES,
}


@pytest.mark.parametrize("things", NAMED)
@pytest.mark.parametrize("language", words.languages())
def test_everything_has_a_name_of_its_own_in_every_language(things: str, language: str) -> None:
    names = [called[language] for called in NAMED[things]]
    assert all(0 < len(name) <= 30 for name in names)
    assert len(set(names)) == len(names)


def shown(s: State, seat: int | None, width: int) -> str:
    page = io.StringIO()
    parts = screen(s, seat, "en", words.speaker(GAME.id, "en"), words.seat_names(GAME.id, s))
    Console(width=width, color_system=None, force_terminal=False, file=page).print(*[part for _, part in parts], sep="\n")
    return page.getvalue()


def position() -> State:
    s = table(7)
    s.event = 5
    put(s, 0, knossos=3, thera=1)
    city(s, 0, "sparta")
    ship(s, 0, "knossos.w")
    put(s, 1, memphis=4)
    deal(s, 0, "salt", "salt", "epidemic")
    deal(s, 1, "gems")
    own(s, 0, "pottery", "music")
    return s


def test_the_screen_names_areas_cities_ships_cards_and_the_hand() -> None:
    text = shown(position(), 0, 118)
    for word in ("Sparta (city)", "Knossos 3/3*", "ship at Knossos", "Pottery, Music (105 points)", "Salt", "Epidemic", "A.S.T.", "Crete (you)"):
        assert word in text, word


@pytest.mark.parametrize("width", [30, 79, 120, 200])
def test_the_map_finds_room_and_shows_every_piece(width: int) -> None:
    text = shown(position(), 0, width)
    assert all(len(line) <= width for line in text.splitlines())
    if width < 79:  # pieces stand on one another, and only have to stay on the board
        return
    for piece in ("Cr3", "Cr1", "Cr#", "Cr^", "Eg4"):
        assert piece in text, piece


@pytest.mark.parametrize("width", [79, 120])
def test_no_piece_hides_another_where_every_area_is_held(width: int) -> None:
    board = BOARDS[GAME.new(7, 1).rules.layout]
    tokens, cities, ships = [[0] * len(AREA) for _ in range(7)], [-1] * len(AREA), [[] for _ in range(7)]
    for area in [area for area in range(len(AREA)) if board.playable[area]]:
        if area % 3:
            tokens[area % 7][area] = 1 + area % 5
        else:
            cities[area] = area % 7
    for zone in range(0, len(ZONE_NAMES), 4):
        ships[zone % 7].append(zone)
    text = chart(width, board.playable, list(range(7)), cities, tokens, ships, "en").plain
    for seat in range(7):
        assert text.count(f"{letters(seat)}#") == cities.count(seat)
        assert text.count(f"{letters(seat)}^") == len(ships[seat])
        for n in range(1, 6):
            assert text.count(f"{letters(seat)}{n}") == tokens[seat].count(n)


def test_the_map_shows_the_part_in_play_alone() -> None:
    left, top, right, bottom = extent(tuple(BOARDS[GAME.new(2, 1).rules.layout].playable), ())
    width, height = geometry()["meta"]["canvas"]
    assert (right - left) * (bottom - top) < width * height / 2


def test_the_screen_hides_what_the_view_hides() -> None:
    assert "Gems" not in shown(position(), 0, 200)
    assert "Gems" in shown(position(), 1, 200)
    assert "Salt" not in shown(position(), None, 200)


def test_every_area_and_zone_is_on_the_map() -> None:
    seen = {cell for row in raster(200, (0, 0, *geometry()["meta"]["canvas"])) for cell in row}
    assert len([cell for cell in seen if cell >= 0]) >= 121  # two small islands may fall between the characters
    assert len([cell for cell in seen if cell < -1]) >= 100
