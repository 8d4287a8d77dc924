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
MARGIN = 60  # of the canvas, around the areas in play
NEAR = sorted(((down, across) for down in range(-2, 3) for across in range(-6, 7)), key=lambda by: (2 * abs(by[0]) + abs(by[1]), by))
SHORTEST = 5  # letters of a name, with its dot
Box = tuple[float, float, float, float]


@cache
def geometry() -> Any:
    """The drawing data of the board (see the README of the drawings in docs)."""
    return json.loads(files(__package__).joinpath("data", "geometry.json").read_text(encoding="utf-8"))


@cache
def rings(path: str) -> list[list[tuple[float, float]]]:
    """The points of a path, ring by ring."""
    return [[(float(x), float(y)) for x, y in re.findall(r"(-?[\d.]+)[ ,](-?[\d.]+)", ring)] for ring in path.split("M")[1:]]


@cache
def extent(playable: tuple[bool, ...], waters: tuple[int, ...]) -> Box:
    """The part of the canvas that holds the areas in play and the ships on these *waters*: left, top, right, bottom."""
    drawing = geometry()
    width, height = drawing["meta"]["canvas"]
    areas = [drawing["areas"][name]["path"] for area, name in enumerate(AREA_IDS) if playable[area]]
    points = [point for path in areas for ring in rings(path) for point in ring]
    points += [(x, y) for zone in waters for x, y in drawing["zones"][ZONE_IDS[zone]]["ships"]]
    across, down = zip(*points, strict=True)
    return max(0, min(across) - MARGIN), max(0, min(down) - MARGIN), min(width, max(across) + MARGIN), min(height, max(down) + MARGIN)


@cache
def raster(columns: int, box: Box) -> list[list[int]]:
    """Which area (0 and up) or water zone (-2 and down) each character shows; -1: nothing.  A character is twice as high as wide."""
    drawing = geometry()
    left, top, right, bottom = box
    scale = (right - left) / columns
    cells = [[-1] * columns for _ in range(round((bottom - top) / scale / 2))]
    for name, zone in drawing["zones"].items():
        fill(cells, zone["path"], box, scale, -2 - ZONE[name])
    for name, area in drawing["areas"].items():
        fill(cells, area["path"], box, scale, AREA[name])
    return cells


def fill(cells: list[list[int]], path: str, box: Box, scale: float, value: int) -> None:
    """Write *value* into the cells whose middle lies inside a path (even-odd)."""
    crossings: dict[int, list[float]] = {}
    for ring in rings(path):
        points = [(x - box[0], y - box[1]) for x, y in ring]
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

    def __init__(self, columns: int, playable: list[bool], box: Box) -> None:
        self.cells = raster(columns, box)
        self.columns = columns
        self.playable = playable
        self.box = box
        self.scale = (box[2] - box[0]) / columns
        self.signs = [[self.ground(row, column) for column in range(columns)] for row in range(len(self.cells))]
        self.styles = [[self.shade(cell) for cell in row] for row in self.cells]
        self.written = [[False] * columns for _ in self.cells]

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
        """A text around a point of the canvas, or as near to it as nothing else is written, so that no piece hides another."""
        row, start = self.cell(x, y, len(text))
        free = ((row + down, start + across) for down, across in NEAR if self.is_free(row + down, start + across, len(text)))
        self.put(*next(free, (row, start)), text, style)

    def name(self, x: float, y: float, text: str) -> None:
        """A name above a point of the canvas or below it, wherever it fits; the beginning of it, if that is all; nothing, where that says little."""
        for length in range(len(text), SHORTEST - 1, -1):
            shown = text if length == len(text) else f"{text[: length - 1].rstrip()}."
            for away in (-1, 1, 0):
                row, start = self.cell(x, y + away * self.scale * 2, length)
                for across in (0, -1, 1, -2, 2):
                    if self.is_free(row, start + across, len(shown)):
                        self.put(row, start + across, shown, "")
                        return

    def cell(self, x: float, y: float, length: int) -> tuple[int, int]:
        """Where a text of this length begins that stands around a point of the canvas."""
        row = min(len(self.cells) - 1, max(0, int((y - self.box[1]) / self.scale / 2)))
        return row, max(0, min(self.columns - length, int((x - self.box[0]) / self.scale - length / 2 + 0.5)))

    def is_free(self, row: int, start: int, length: int) -> bool:
        """Whether nothing is written there, nor directly beside it."""
        if not (0 <= row < len(self.cells) and 0 <= start <= self.columns - length):
            return False
        return not any(self.written[row][max(0, start - 1) : start + length + 1])

    def put(self, row: int, start: int, text: str, style: str) -> None:
        for at, sign in enumerate(text[: self.columns], start):
            self.signs[row][at] = sign
            self.written[row][at] = True
            if style:
                self.styles[row][at] = style

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
    """The part of the board in play with names, cities (#), tokens and ships (^), each under the letters of its nation.

    Pieces come first; a name that finds no room beside them is left to the list of places.
    """
    picture = Chart(columns, playable, extent(tuple(playable), tuple(sorted({zone for zones in ships for zone in zones}))))
    drawing = geometry()
    poles = [(area, *drawing["areas"][name]["pole"]) for area, name in enumerate(AREA_IDS) if playable[area]]
    for area, x, y, _ in poles:
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
    for area, x, y, _ in sorted(poles, key=lambda pole: -pole[3]):
        picture.name(x, y, local(AREA_NAMES[area], language))
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
