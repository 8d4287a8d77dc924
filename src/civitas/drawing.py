"""What the screens of several games are drawn with, in a terminal: for ``Screen.table``."""

# not compiled

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.console import Group
from rich.constrain import Constrain
from rich.table import Table
from rich.text import Text

SMALL = 80  # columns of a small screen
NOTES = SMALL - 8  # notes below a table are no wider
LEGEND = 32  # columns of the legend beside a map


class Either:
    """A wide drawing, or a narrow one where that finds no room: for a part of ``Screen.table``.

    >>> Either("seat  Ann  culture  3", "Ann 3").narrow
    'Ann 3'
    """

    def __init__(self, wide: Any, narrow: Any) -> None:
        self.wide = wide
        self.narrow = narrow

    def fitting(self, console: Any, options: Any) -> Any:
        """The one that is drawn in so much room."""
        return self.wide if console.measure(self.wide, options=options.update(max_width=1000)).maximum <= options.max_width else self.narrow

    def __rich_console__(self, console: Any, options: Any) -> Iterable[Any]:
        yield self.fitting(console, options)

    def __rich_measure__(self, console: Any, options: Any) -> Any:
        return console.measure(self.fitting(console, options), options=options)


class Together:
    """Things one after another: a line breaks between them, inside one only where it is longer than the line.

    >>> [str(line) for line in Together(["Kush 2/1,", "Eastern Desert 2/1"]).lines(20)]
    ['Kush 2/1,', 'Eastern Desert 2/1']
    """

    def __init__(self, things: Iterable[str | Text], gap: str = " ") -> None:
        self.things = [Text(thing) if isinstance(thing, str) else thing for thing in things]
        self.gap = gap

    def lines(self, width: int) -> list[Text]:
        found: list[Text] = []
        for thing in self.things:
            if found and found[-1].cell_len + len(self.gap) + thing.cell_len <= width:
                found[-1] = Text.assemble(found[-1], self.gap, thing)
            else:
                found.append(thing)
        return found

    def __rich_console__(self, console: Any, options: Any) -> Iterable[Any]:
        yield from self.lines(options.max_width)

    def __rich_measure__(self, console: Any, options: Any) -> Any:
        return console.measure(Text(self.gap).join(self.things), options=options)


def listed(names: Iterable[str], mark: str = ",") -> list[str]:
    """Names with a mark behind each but the last, for ``Together``.

    >>> listed(["Pottery", "Roman Roads"])
    ['Pottery,', 'Roman Roads']
    """
    *most, last = [*names] or [""]
    return [*[f"{name}{mark}" for name in most], last]


def beside(lines: list[Text], legend: Text) -> Any:
    """The legend to the right of a small map; below it, and no wider, where that finds no room."""
    width = max([len(line) for line in lines])
    below = Group(*lines, Constrain(legend, width))
    if width + LEGEND + 3 >= SMALL:
        return below
    both = Table.grid(padding=(0, 3, 0, 0))
    both.add_column(no_wrap=True)
    both.add_column(width=LEGEND)
    both.add_row(Group(*lines), legend)
    return Either(both, below)


def plain_table(headings: Iterable[Any]) -> Table:
    """Columns without lines."""
    found = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in headings:
        found.add_column(heading, overflow="fold")
    return found
