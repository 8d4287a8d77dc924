"""The map in a terminal: our own drawing of the board, as characters."""

# not compiled

from __future__ import annotations

import json
import re
from functools import cache
from importlib.resources import files
from itertools import groupby
from typing import Any

from rich.text import Text

from .atlas import AREA, AREA_IDS, AREA_NAMES, ZONE, ZONE_IDS
from .tables import NATION_COLOURS, NATION_NAMES, local

LAND_STYLE = {"pink": "on #4a3a38", "buff": "on #4a452f", "green": "on #38452f", "south": "on #4d4030"}
SEA_STYLE = "#4f7f9f on #16242e"
OPEN_SEA_STYLE = "#4f7f9f on #101a24"
BORDER = "·"
NARROWEST = 120  # columns below which names and numbers no longer find room


@cache
def geometry() -> Any:
    """The drawing data of the board (see the README of the drawings in docs)."""
    return json.loads(files(__package__).joinpath("data", "geometry.json").read_text(encoding="utf-8"))


@cache
def raster(columns: int) -> list[list[int]]:
    """Which area (0 and up) or water zone (-2 and down) each character shows; -1: nothing.  A character is twice as high as wide."""
    drawing = geometry()
    width, height = drawing["meta"]["canvas"]
    scale = width / columns
    rows = int(height / scale / 2)
    cells = [[-1] * columns for _ in range(rows)]
    for name, zone in drawing["zones"].items():
        fill(cells, zone["path"], scale, -2 - ZONE[name])
    for name, area in drawing["areas"].items():
        fill(cells, area["path"], scale, AREA[name])
    return cells


def fill(cells: list[list[int]], path: str, scale: float, value: int) -> None:
    """Write *value* into the cells whose middle lies inside a path (even-odd)."""
    crossings: dict[int, list[float]] = {}
    for ring in path.split("M")[1:]:
        points = [(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+)[ ,](-?[\d.]+)", ring)]
        for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1], strict=True):
            low, high = sorted((y1, y2))
            for row in range(max(0, int(low / scale / 2 - 0.5)), min(len(cells), int(high / scale / 2 + 0.5) + 1)):
                y = (row + 0.5) * scale * 2
                if low <= y < high:
                    crossings.setdefault(row, []).append(x1 + (y - y1) * (x2 - x1) / (y2 - y1))
    for row, found in crossings.items():
        found.sort()
        for start, end in zip(found[::2], found[1::2], strict=False):
            for column in range(max(0, int(start / scale + 0.5)), min(len(cells[row]), int(end / scale + 0.5))):
                cells[row][column] = value


class Chart:
    """A picture that things are written on."""

    def __init__(self, columns: int, playable: list[bool]) -> None:
        self.cells = raster(columns)
        self.columns = columns
        self.playable = playable
        self.scale = geometry()["meta"]["canvas"][0] / columns
        self.signs = [[self.ground(row, column) for column in range(columns)] for row in range(len(self.cells))]
        self.styles = [[self.shade(cell) for cell in row] for row in self.cells]

    def ground(self, row: int, column: int) -> str:
        """A dot where two areas in play meet, a wave on the sea."""
        cell = self.cells[row][column]
        if cell < 0:
            return "~" if cell < -1 and (row * 5 + column) % 13 == 0 else " "
        if not self.playable[cell]:
            return " "
        right = self.cells[row][column + 1] if column + 1 < self.columns else cell
        below = self.cells[row + 1][column] if row + 1 < len(self.cells) else cell
        return BORDER if (right >= 0 and right != cell) or (below >= 0 and below != cell) else " "

    def shade(self, cell: int) -> str:
        if cell >= 0:
            return LAND_STYLE[geometry()["areas"][AREA_IDS[cell]]["region"]] if self.playable[cell] else "on #2a2a2a"
        if cell == -1:
            return ""
        return OPEN_SEA_STYLE if geometry()["zones"][ZONE_IDS[-2 - cell]]["kind"] == "open_sea" else SEA_STYLE

    def write(self, x: float, y: float, text: str, style: str) -> None:
        """A text around a point of the canvas."""
        row = min(len(self.cells) - 1, max(0, int(y / self.scale / 2)))
        start = min(self.columns - len(text), max(0, int(x / self.scale - len(text) / 2 + 0.5)))
        for at, sign in enumerate(text):
            self.signs[row][start + at] = sign
            if style:
                self.styles[row][start + at] = style

    def text(self) -> Text:
        found = Text(no_wrap=True)
        for signs, styles in zip(self.signs, self.styles, strict=True):
            at = 0
            for style, run in groupby(styles):  # signs of one colour go together
                end = at + len(list(run))
                found.append("".join(signs[at:end]), style or None)
                at = end
            found.append("\n")
        return found


def chart(
    columns: int, playable: list[bool], nations: list[int], city: list[int], tokens: list[list[int]], ships: list[list[int]], language: str
) -> Text:
    """The board with names, cities (#), tokens and ships (^), each under the letter of its nation."""
    picture = Chart(columns, playable)
    drawing = geometry()
    for area, name in enumerate(AREA_IDS):
        if not playable[area]:
            continue
        where = drawing["areas"][name]
        x, y = where["pole"][0], where["pole"][1]
        room = int(2 * where["pole"][2] / picture.scale) + 4
        picture.write(x, y - picture.scale * 2, local(AREA_NAMES[area], language)[:room], "")
        column = x - picture.scale * 2 * sum([1 for row in tokens if row[area]])
        if city[area] >= 0:
            picture.write(column, y, f"{letters(nations[city[area]])}#", badge(nations[city[area]]))
            column += picture.scale * 4
        for seat, row in enumerate(tokens):
            if row[area]:
                picture.write(column + picture.scale, y, f"{letters(nations[seat])}{row[area]}", badge(nations[seat]))
                column += picture.scale * 5
    for seat, zones in enumerate(ships):
        for zone in sorted(set(zones)):
            x, y = drawing["zones"][ZONE_IDS[zone]]["ships"][seat % len(drawing["zones"][ZONE_IDS[zone]]["ships"])]
            count = zones.count(zone)
            picture.write(x, y, f"{letters(nations[seat])}^{count if count > 1 else ''}", badge(nations[seat]))
    return picture.text()


@cache
def all_letters() -> list[str]:
    """Two letters for each nation, no two alike: Asia is As, Assyria Ay."""
    found: list[str] = []
    for names in NATION_NAMES:
        name = names["en"]
        found.append(next(name[0] + letter for letter in name[1:] if name[0] + letter not in found))
    return found


def letters(nation: int) -> str:
    """Two letters for a nation."""
    return all_letters()[nation] if nation >= 0 else "?"


def badge(nation: int) -> str:
    """The colours of a nation's pieces."""
    if nation < 0:
        return "bold"
    colour = NATION_COLOURS[nation]
    light = int(colour[1:3], 16) * 3 + int(colour[3:5], 16) * 6 + int(colour[5:7], 16) > 1400
    return f"bold {'black' if light else 'white'} on {colour}"
