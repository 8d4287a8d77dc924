"""The table on the whole screen: the board in parts, the log, the choices with what they would change, and a line to type in."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

from rich.console import Group
from rich.markdown import Markdown
from rich.segment import Segment, SegmentLines
from rich.table import Table
from rich.text import Text
from textual import events, on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Horizontal, HorizontalScroll, ScrollableContainer, Vertical
from textual.screen import ModalScreen
from textual.widgets import Input, Label, OptionList, RichLog, Static
from textual.widgets.option_list import Option as Entry

from civitas import words
from civitas.cli.asking import WORD, begins
from civitas.cli.choosing import Menu, Wording, menu
from civitas.cli.common import in_columns, sections
from civitas.cli.foresight import foresee
from civitas.cli.prompts import COMMANDS, final
from civitas.cli.sitting import Sitting
from civitas.kernel.history import UndoRefused
from civitas.kernel.records import Option
from civitas.rulebook import look_up

NARROW = 110  # columns below which the log is a part of the board, not beside it
LOG_COLUMNS = 38
BETWEEN = 4  # columns between parts of the board that stand side by side
FORESIGHT_LINES = 3
LEFT_OUT = "…"  # where titles of parts find no room
BESIDE = "│"  # between titles that stand close
MORE = " … F5"  # where a text is longer than its place
OTHER_LINES = 5  # title, parts, question, the line to type in, keys


class Ask(ModalScreen[bool]):
    """A question with yes and no."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "answer(False)"), Binding("n", "answer(False)")]

    def __init__(self, question: str, yes: str) -> None:
        super().__init__()
        self.question = question
        self.yes = yes

    def compose(self) -> ComposeResult:
        with Center(id="asked"):
            yield Label(Text(self.question))

    def on_key(self, event: events.Key) -> None:
        if event.character and event.character.casefold() in ("y", self.yes):
            self.dismiss(True)

    def action_answer(self, answer: bool) -> None:
        self.dismiss(answer)


class Cover(ModalScreen[None]):
    """Another person comes to the keyboard: nothing shows until they want to see it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "uncover")]

    def __init__(self, *lines: str) -> None:
        super().__init__()
        self.lines = lines

    def compose(self) -> ComposeResult:
        with Center(id="asked"):
            for line in self.lines:
                yield Label(Text(line))

    def on_click(self) -> None:
        self.dismiss()

    def action_uncover(self) -> None:
        self.dismiss()


class Part(Label):
    """The title of a part of the board; a click shows it."""

    def __init__(self, n: int, title: str, shown: bool) -> None:
        super().__init__(Text(title), classes="shown" if shown else "")
        self.n = n

    def on_click(self) -> None:
        app = self.app
        assert isinstance(app, FullScreen)
        app.show_part(self.n)


class Line(Input):
    """Where one types; keys that mean nothing in an empty line move about in the choices."""

    def __init__(self, hint: str) -> None:
        super().__init__(id="line", placeholder=hint, compact=True, select_on_focus=False)
        self.said: list[str] = []
        self.back = 0

    def remember(self, text: str) -> None:
        if text and self.said[-1:] != [text]:
            self.said.append(text)
        self.back = 0

    def recall(self, by: int) -> None:
        self.back = max(0, min(len(self.said), self.back + by))
        self.value = self.said[-self.back] if self.back else ""
        self.cursor_position = len(self.value)

    async def _on_key(self, event: events.Key) -> None:
        app = self.app
        assert isinstance(app, FullScreen)
        if event.key in ("left", "right") and not self.value:
            app.change(1 if event.key == "right" else -1)
        elif event.character == " " and not self.value:
            app.pick_highlighted()
        elif event.key in ("ctrl+p", "ctrl+up", "ctrl+n", "ctrl+down"):
            self.recall(1 if event.key in ("ctrl+p", "ctrl+up") else -1)
        else:
            await super()._on_key(event)
            return
        event.prevent_default()
        event.stop()


def side_by_side(parts: list[tuple[Any, int]]) -> Table:
    """Parts with their widths, in one row."""
    found = Table.grid(padding=(0, BETWEEN, 0, 0))
    for _, width in parts:
        found.add_column(width=width)
    found.add_row(*[part for part, _ in parts])
    return found


def fit_titles(titles: list[str], width: int, shown: int) -> list[tuple[int, str]]:
    """In one line, each with its number and the blanks around it.

    Where they find no room, first the blanks go, then those far from the one that is *shown*; the last one stays.
    What is left out is a sign that leads to the nearest of them.
    """
    last, kept = len(titles) - 1, list(range(len(titles)))
    if sum([len(title) + 2 for title in titles]) <= width:
        return [(n, f" {title} ") for n, title in enumerate(titles)]
    found = write_titles(titles, kept, shown)
    while sum([len(title) for _, title in found]) > width and set(kept) - {shown, last}:
        kept.remove(max(set(kept) - {shown, last}, key=lambda n: abs(n - shown)))
        found = write_titles(titles, kept, shown)
    return found


def write_titles(titles: list[str], kept: list[int], shown: int) -> list[tuple[int, str]]:
    """Those that are *kept*, and a sign for each gap between them."""
    found: list[tuple[int, str]] = []
    for n, title in enumerate(titles):
        told = title if n in kept else LEFT_OUT if (n < shown and n + 1 in kept) or (n > shown and n - 1 in kept) else ""
        if told:
            found.append((n, f"{BESIDE if found else ' '}{told}"))
    return found


class FullScreen(App[None]):
    """One game."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { layers: base; }
    #head { width: 100%; height: 1; background: $primary; color: $text; text-style: bold; }
    #parts { height: 1; scrollbar-size: 0 0; }
    Part { width: auto; color: $text-muted; }
    Part.shown { background: $secondary; color: $text; text-style: bold; }
    #upper { height: 1fr; }
    #board { width: 1fr; height: 100%; scrollbar-size: 1 1; }
    #part { height: auto; }
    #log { width: 38; height: 100%; border-left: solid $primary; padding-left: 1; scrollbar-size: 1 1; }
    #question { width: 100%; height: auto; max-height: 3; background: $boost; text-style: bold; }
    #lower { height: 9; }
    #choices { width: 100%; height: 1fr; border: none; padding: 0; scrollbar-size: 1 1; }
    #choices:focus { border: none; }
    #foresight { width: 100%; height: 3; color: $text-muted; }
    #line { height: 1; border: none; padding: 0; }
    #keys { width: 100%; height: 1; color: $text-muted; }
    #asked { width: 100%; height: 100%; align: center middle; background: $background; }
    #asked Label { width: auto; max-width: 90%; text-style: bold; padding: 1; }
    .narrow #log { display: none; }
    .alone #log, .alone #question, .alone #lower, .alone #line { display: none; }
    .wide #lower { layout: horizontal; }
    .wide #choices { width: 3fr; height: 100%; }
    .wide #foresight { width: 2fr; height: 100%; padding-left: 2; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "highlight(-1)", priority=True),
        Binding("down", "highlight(1)", priority=True),
        Binding("tab", "part(1)", priority=True),
        Binding("shift+tab", "part(-1)", priority=True),
        Binding("pageup", "scroll(-1)", priority=True),
        Binding("pagedown", "scroll(1)", priority=True),
        Binding("shift+up", "lines(-1)", priority=True),
        Binding("shift+down", "lines(1)", priority=True),
        Binding("escape", "step_back", priority=True),
        Binding("f1", "do('?')"),
        Binding("f2", "do('r')"),
        Binding("f3", "do('l')"),
        Binding("f4", "board_alone"),
        Binding("f5", "read_foresight"),
        Binding("enter", "step_back"),  # where the line to type in is hidden
        Binding("ctrl+z", "do('u')", priority=True),
        Binding("ctrl+y", "do('y')", priority=True),
        Binding("ctrl+c,ctrl+q,ctrl+d", "do('q')", priority=True),
    ]

    def __init__(self, table: Sitting) -> None:
        super().__init__()
        self.table = table
        self.looking = -1  # the seat that looks
        self.menu: Menu | None = None  # what it is asked
        self.found: list[int] = []  # the entries of the menu that are listed
        self.part = 0  # of the board
        self.more: tuple[str, Any] | None = None  # rules or help, as one more part
        self.foreseen = Text()  # what is told of the entry that is lit
        self.known = {seat: table.count_lines(seat) for seat, bot in enumerate(table.who) if bot is None}  # lines of the log that are no news
        self.over = False

    def compose(self) -> ComposeResult:
        yield Label(id="head")
        yield HorizontalScroll(id="parts")
        with Horizontal(id="upper"):
            with ScrollableContainer(id="board", can_focus=False):
                yield Static(id="part")
            log = RichLog(id="log", wrap=True, min_width=10)
            log.can_focus = False
            yield log
        yield Label(id="question")
        with Vertical(id="lower"):
            choices = OptionList(id="choices")
            choices.can_focus = False
            yield choices
            yield Static(id="foresight")
        yield Line(self.table.say("term-line"))
        yield Label(Text(self.table.say("term-keys")), id="keys")

    def on_mount(self) -> None:
        for ended in ("SIGTERM", "SIGINT"):  # not SIGHUP: without a terminal nothing can be drawn to its end, and all is kept already
            with contextlib.suppress(AttributeError, NotImplementedError, RuntimeError, ValueError):
                asyncio.get_running_loop().add_signal_handler(getattr(signal, ended), self.exit)
        self.query_one(Line).focus()
        self.fit(self.size.width, self.size.height)
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        self.fit(event.size.width, event.size.height)
        self.call_after_refresh(self.draw)
        self.call_after_refresh(self.tell_ahead, self.foreseen)
        self.call_after_refresh(self.follow)

    def fit(self, width: int, height: int) -> None:
        self.screen.set_class(width < NARROW, "narrow")
        self.screen.set_class(width >= NARROW, "wide")
        self.give_room(height)

    def give_room(self, height: int) -> None:
        """The choices take the lines they need, up to a third of the screen, less where the first part of the board needs more than is left."""
        narrow, entries = self.size.width < NARROW, self.lines_of_menu()
        beside = OTHER_LINES + (FORESIGHT_LINES if narrow else 0)
        left = height - beside - self.height_of(self.parts()[0][1])
        lines = max(4 if narrow else 5, min(height // 3 - (2 if narrow else 0), left))
        self.query_one("#lower").styles.height = max(2 if narrow else 5, min(entries, lines)) + (FORESIGHT_LINES if narrow else 0)

    def lines_of_menu(self) -> int:
        """How many lines the entries take, with those that are longer than their place."""
        if self.menu is None:
            return 2
        width = self.size.width - 1 if self.size.width < NARROW else self.size.width * 3 // 5 - 1
        labels = self.menu.labels()
        return sum([-(-(len(label) + len(str(len(labels))) + 2) // width) for label in labels])

    def height_of(self, part: Any) -> int:
        """How many lines a part of the board has."""
        return len(self.lines_of(part))

    def lines_of(self, part: Any) -> list[list[Segment]]:
        return self.console.render_lines(part, self.console.options.update(width=self.widest(), height=None))

    def widest(self) -> int:
        """The columns that the board has, beside the log and a scroll bar."""
        return max(20, self.size.width - 1 - (0 if self.size.width < NARROW or self.screen.has_class("alone") else LOG_COLUMNS))

    # --- the game goes on

    @work(exclusive=True, group="game")
    async def go_on(self) -> None:
        """Bots play until a person is asked, or the game is over."""
        self.menu, self.over = None, False
        self.query_one(Line).placeholder = self.table.say("term-line")
        while (seat := self.table.next_seat()) is not None:
            if self.table.who[seat] is None:
                await self.ask(seat)
                return
            self.query_one("#question", Label).update(Text(self.table.say("term-thinking", name=self.table.with_bot(seat))))
            choice = await asyncio.to_thread(self.table.bot_choice, seat)
            self.table.decide(choice, seat)
            self.heed_trouble()
            if self.table.people == 1:
                self.tell(self.table.who.index(None))
        self.end()

    async def ask(self, seat: int) -> None:
        """The next decision of a person."""
        if self.table.people > 1 and seat != self.looking:
            self.query_one("#log", RichLog).clear()
            await self.push_screen_wait(Cover(self.table.say("term-to-decide", name=self.table.name(seat)), self.table.say("term-cover")))
            self.looking, self.part, self.more = seat, 0, None
            self.table.read[seat] = 0
        self.looking = seat
        if self.screen.has_class("alone"):
            self.action_board_alone()
        s, names = self.table.state, self.table.names
        self.menu = menu(Wording(self.table.game, s, seat, self.table.language, names), s.legal(seat))
        if self.more is not None:  # rules and help have been read
            self.more, self.part = None, 0
        self.tell(seat)
        self.give_room(self.size.height)
        self.list_entries()
        self.call_after_refresh(self.draw)
        self.call_after_refresh(self.follow)

    def tell(self, seat: int) -> None:
        """What happened since this seat last looked."""
        self.looking = seat
        log = self.query_one("#log", RichLog)
        for line in self.table.news(seat):
            log.write(Text(line))

    def follow(self) -> None:
        """The end of the log, also where the choices have taken lines from it since it was written."""
        self.query_one("#log", RichLog).scroll_end(animate=False)

    def heed_trouble(self) -> None:
        if self.table.trouble:
            self.notify(self.table.trouble, severity="error", timeout=20)
            self.table.trouble = ""

    def end(self) -> None:
        """The final table; the record can still be copied."""
        self.over, self.menu = True, None
        if self.table.people == 1:
            self.tell(self.table.who.index(None))
        self.table.close()
        self.query_one("#choices", OptionList).clear_options()
        kept = self.table.kept_in
        self.query_one("#question", Label).update(Text(self.table.say("term-over")))
        self.tell_ahead(Text(self.table.say("term-kept-over", file=str(kept)) if kept else ""))
        self.query_one(Line).placeholder = self.table.say("term-at-the-end")
        self.more, self.part = None, 0
        self.give_room(self.size.height)
        self.call_after_refresh(self.draw)
        self.call_after_refresh(self.follow)

    # --- the board

    def parts(self) -> list[tuple[str, Any]]:
        """What can be looked at: who won, the game's parts, the log where it has no place of its own, rules or help."""
        seat = self.looking if self.looking >= 0 else None
        found = sections(self.table.game, self.table.state, seat, self.table.language, self.table.names)
        if self.over:
            found.insert(0, (self.table.say("term-over"), final(*self.table.results(), self.table.language)))
        if self.size.width < NARROW and seat is not None:
            found.append((self.table.say("term-log"), Text("\n".join(self.table.lines(seat)))))
        return [*found, self.more] if self.more else found

    def draw(self) -> None:
        """The part that is looked at, and those after it beside and below it, as far as there is room; the title line."""
        parts = self.parts()
        self.part %= len(parts)
        board = self.query_one("#board", ScrollableContainer)
        last = len(parts) - (1 if self.more else 0) - (1 if self.size.width < NARROW else 0)  # on a narrow screen this is the log
        rows, room = self.rows_of([part for _, part in parts[self.part : max(last, self.part + 1)]]), board.size.height
        shown: list[list[Segment]] = []
        for row in rows:
            if shown and room - len(shown) <= 2:
                break
            shown += [*([[]] if shown else []), *self.lines_of(row)]
        static = self.query_one("#part", Static)
        static.styles.width = self.widest()
        static.update(SegmentLines(shown, new_lines=True))  # drawn once, however often the screen is put together
        board.scroll_home(animate=False)
        if self.part == last and self.size.width < NARROW:
            self.known[self.looking] = self.table.count_lines(self.looking)
            self.call_after_refresh(board.scroll_end, animate=False)
        self.title_line()
        self.strip(parts)

    def rows_of(self, parts: list[Any]) -> list[Any]:
        """Parts of the board, those side by side that find room."""
        rows: list[list[tuple[Any, int]]] = []
        for part in parts:
            width = self.console.measure(part, options=self.console.options.update(width=self.widest())).maximum
            if rows and sum([other + BETWEEN for _, other in rows[-1]]) + width <= self.widest():
                rows[-1].append((part, width))
            else:
                rows.append([(part, width)])
        return [side_by_side(row) if len(row) > 1 else row[0][0] for row in rows]

    def title_line(self) -> None:
        table = self.table
        moment = table.game.page.moment
        message, args = moment(table.state) if moment else ("", {})
        told = words.say(table.game.id, message, args, table.language, table.names) if moment else ""
        who = table.name(self.looking) if self.looking >= 0 else ""
        title, rest = f" {words.title_of(table.game, table.language)}", "  ".join(filter(None, (told, who)))
        if len(title) + len(rest) + 3 > self.size.width:  # who plays, and when, is said rather than the subtitle
            title = title.partition(":")[0]
        self.query_one("#head", Label).update(Text(f"{title}  {rest}"))

    def news(self) -> str:
        """How many lines of the log others have added since this seat decided; on a wide screen the log itself shows them."""
        if self.size.width >= NARROW or self.looking not in self.known:
            return ""
        new = self.table.count_lines(self.looking) - self.known[self.looking]
        return f" +{new}" if new > 0 else ""

    def strip(self, parts: list[tuple[str, Any]]) -> None:
        strip, news = self.query_one("#parts", HorizontalScroll), self.news()
        wanted = [self.size.width, self.part, news, *[title for title, _ in parts]]
        if getattr(self, "stripped", None) == wanted:
            return
        self.stripped = wanted
        strip.remove_children()
        titles, log = [f"{title[:1].upper()}{title[1:]}" for title, _ in parts], len(parts) - (2 if self.more else 1)
        titles[log] += news
        strip.mount(*[Part(n, title, n == self.part) for n, title in fit_titles(titles, self.size.width, self.part)])

    def show_part(self, n: int) -> None:
        self.part = n
        self.draw()

    def show_more(self, title: str, what: Any) -> None:
        """Rules, help: one more part, until the next decision."""
        self.more = (title, what)
        self.part = len(self.parts()) - 1
        self.draw()

    # --- the choices

    def list_entries(self, keep: int = 0) -> None:
        """The question and its entries; only those that the typed words name."""
        pending, line = self.table.state.pending, self.query_one(Line)
        if self.menu is None or pending is None:
            return
        self.query_one("#question", Label).update(Text(f" {self.menu.wording.question(pending)}"))
        labels = self.menu.labels()
        wanted = [] if line.value.startswith("=") else line.value.removeprefix("/").casefold().split()
        if wanted and (wanted[0].isdecimal() or wanted[0] in COMMANDS or wanted[0] in COMMANDS.values()):
            wanted = []
        self.found = [n for n, label in enumerate(labels) if all(any(begins(w, word) for w in WORD.findall(label.casefold())) for word in wanted)]
        choices = self.query_one("#choices", OptionList)
        width = len(str(len(labels)))
        choices.clear_options()
        choices.add_options([Entry(Text(f"{n + 1:>{width}}  {labels[n]}")) for n in self.found])
        if self.found:
            choices.highlighted = min(keep, len(self.found) - 1)
        else:
            self.tell_ahead(Text(self.table.say("term-no-option"), "italic"))

    def action_highlight(self, by: int) -> None:
        choices = self.query_one("#choices", OptionList)
        if self.found and choices.highlighted is not None:
            choices.highlighted = (choices.highlighted + by) % len(self.found)

    def highlighted(self) -> int | None:
        at = self.query_one("#choices", OptionList).highlighted
        return self.found[at] if at is not None and at < len(self.found) else None

    def change(self, by: int) -> None:
        n = self.highlighted()
        if self.menu is not None and n is not None:
            self.menu.change(n, by)
            self.list_entries(keep=self.found.index(n))

    def pick_highlighted(self) -> None:
        n = self.highlighted()
        if n is not None:
            self.pick(n)

    @on(OptionList.OptionSelected)
    def clicked(self, event: OptionList.OptionSelected) -> None:
        self.pick(self.found[event.option_index])

    def pick(self, n: int) -> None:
        """An entry of the menu."""
        if self.menu is None:
            return
        picked = self.menu.pick(n)
        self.query_one(Line).value = ""
        if isinstance(picked, Menu):
            self.menu = picked
            self.give_room(self.size.height)
            self.list_entries()
            self.call_after_refresh(self.draw)
        elif picked is None:
            self.list_entries(keep=n)
        else:
            self.choose(picked)

    @work(exclusive=True, group="choose")
    async def choose(self, option: Option) -> None:
        """An option: asked about if it is grave, refused with its rule if it may not be."""
        table, seat = self.table, self.looking
        why = table.state.why_not(option, seat)
        if why is not None:
            self.complain(words.refusal(table.game.id, why, table.language, table.names))
            return
        if option[0] in table.game.texts.grave:
            label = words.option(table.game.id, table.state, seat, option, table.language, table.names)
            if not await self.push_screen_wait(Ask(table.say("term-sure", option=label), table.say("term-yes"))):
                return
        table.decide(option, seat)
        self.known[seat] = table.count_lines(seat)
        self.heed_trouble()
        self.go_on()

    def complain(self, text: str) -> None:
        """Why not; it stays until something else is looked at."""
        self.workers.cancel_group(self, "foresight")
        self.tell_ahead(Text(text, "bold red"))

    @on(OptionList.OptionHighlighted)
    def look_ahead(self) -> None:
        """What the entry would change."""
        n = self.highlighted()
        option = self.menu.option_at(n) if self.menu is not None and n is not None else None
        self.tell_ahead(Text())
        if option is not None:
            self.foretell(option)

    @work(exclusive=True, group="foresight")
    async def foretell(self, option: Option) -> None:
        await asyncio.sleep(0.1)
        table, seat = self.table, self.looking
        if self.menu is None or table.state.why_not(option, seat) is not None:
            return
        world, explained = table.state.clone(), self.menu.wording.explain(option)
        seen = await asyncio.to_thread(foresee, table.game, world, seat, option, table.language, table.names)
        told = Text("; ".join(f"{name} {before} → {after}" for name, before, after in seen.changes))
        for warning in seen.warnings:
            told.append(f"\n{warning}" if told else warning, "bold yellow")
        if seen.hidden and not seen.changes:
            told.append(table.say("term-chance") if not told else f"  {table.say('term-chance')}", "italic")
        for text in explained:
            told.append(f"\n{text}" if told else text, "none")
        self.tell_ahead(told)

    def tell_ahead(self, told: Text) -> None:
        """Beside the choices; where it is longer than its place, F5 shows all of it."""
        self.foreseen = told
        for static in self.query("#foresight").results(Static):  # none, where the screen was left while this was thought over
            width, height = static.content_size
            lines = told.wrap(self.console, max(20, width))
            if len(lines) > height > 0:
                lines[height - 1].truncate(max(20, width) - len(MORE))
                told = Text("\n").join([*lines[: height - 1], lines[height - 1] + Text(MORE, "bold")])
            static.update(told)

    def action_read_foresight(self) -> None:
        n = self.highlighted()
        if self.foreseen and self.menu is not None and n is not None:
            self.show_more(self.table.say("term-foreseen"), Group(Text(self.menu.labels()[n], "bold"), self.foreseen))

    # --- the line

    @on(Input.Changed)
    def typed(self) -> None:
        self.list_entries()

    @on(Input.Submitted)
    def said(self, event: Input.Submitted) -> None:
        """A number, words, a command; nothing: the entry that is lit."""
        text, line = event.value.strip(), self.query_one(Line)
        line.remember(text)
        lit = self.highlighted()
        with self.prevent(Input.Changed, OptionList.OptionHighlighted):  # a complaint below stays to be read
            line.value = ""
            self.list_entries()
        if text.isdecimal():
            if self.menu is not None and 1 <= int(text) <= len(self.menu.labels()):
                self.pick(int(text) - 1)
            elif self.menu is not None:
                self.complain(self.table.say("term-options", n=len(self.menu.labels())))
        elif text and self.command(text):
            return
        elif text.startswith("="):
            self.complain(self.table.say("term-no-option"))
        elif lit is not None:
            self.pick(lit)
        elif text:
            self.complain(self.table.say("term-no-option"))
        elif self.over:
            self.exit()

    def action_do(self, command: str) -> None:
        self.command(command)

    def command(self, text: str) -> bool:
        """What is said beside the choices; False if it is none."""
        word, _, rest = text.partition(" ")
        say = self.table.say
        commands: dict[str, Callable[[str], None]] = {
            "?": lambda _: self.show_more(say("term-help-title"), in_columns(f"{say('term-help')}\n\n{say('term-more-keys')}")),
            "t": lambda _: self.show_part(0),
            "l": self.show_log,
            "u": lambda _: self.undo(self.table.take_back),
            "y": lambda _: self.undo(self.table.do_again),
            "r": self.show_rules,
            "s": self.copy,
            "q": lambda _: self.exit(),
        }
        found = commands.get(COMMANDS.get(word.casefold(), word))
        if found is not None:
            found(rest.strip())
        return found is not None

    def show_log(self, _: str) -> None:
        """As the part that it is on a narrow screen, else as one more."""
        if self.size.width < NARROW and self.looking >= 0:
            self.more = None
            self.show_part(len(self.parts()) - 1)
            return
        self.show_more(self.table.say("term-log"), Text("\n".join(self.table.lines(self.looking))))
        self.call_after_refresh(self.query_one("#board", ScrollableContainer).scroll_end, animate=False)

    def show_rules(self, wanted: str) -> None:
        """Rules by id or words; those of the question, without either."""
        pending = self.table.state.pending
        wanted = wanted or (pending.rule if pending else "")
        try:
            found = look_up(self.table.game.id, wanted, self.table.language) if wanted else []
        except ValueError:
            found = []
        if not found:
            self.complain(self.table.say("term-no-rule-found", words=wanted) if wanted else self.table.say("term-no-rule-here"))
            return
        lines: list[Any] = []
        for rule in found:
            lines += [*([Text()] if lines else []), Text(f"{rule.id}  {rule.heading}", "bold"), Markdown(rule.text)]
        self.show_more(self.table.say("term-rules"), Group(*lines))

    def undo(self, way: Callable[[int], None]) -> None:
        if self.menu is None and not self.over:
            return
        try:
            way(self.looking)
        except UndoRefused as refused:
            self.complain(words.refusal(self.table.game.id, refused.refusal, self.table.language, self.table.names))
            return
        log = self.query_one("#log", RichLog)
        log.clear()
        self.table.read[self.looking] = 0
        self.go_on()

    def copy(self, name: str) -> None:
        self.save(name)

    @work(exclusive=True, group="choose")
    async def save(self, name: str) -> None:
        table = self.table
        path = Path(name or f"{table.game.id}.civ").expanduser()
        try:
            if path.exists():
                if not table.is_a_record(path):
                    self.complain(table.say("term-not-a-save", file=str(path)))
                    return
                question = table.say("term-overwrite", file=str(path))
                if table.is_another_game(path) and not await self.push_screen_wait(Ask(question, table.say("term-yes"))):
                    self.complain(table.say("term-not-saved"))
                    return
            table.save(path)
        except OSError as problem:
            self.complain(table.say("term-cannot-write", file=str(path), why=str(problem.strerror)))
            return
        self.notify(table.say("term-saved", file=str(path)))

    # --- keys

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While something is asked above the table, its keys sleep; one may still leave."""
        ours = ("highlight", "part", "scroll", "lines", "step_back", "board_alone", "read_foresight", "do")
        return not (isinstance(self.screen, ModalScreen) and action in ours and parameters != ("q",))

    def action_part(self, by: int) -> None:
        self.show_part(self.part + by)

    def action_scroll(self, by: int) -> None:
        board = self.query_one("#board", ScrollableContainer)
        board.scroll_page_down(animate=False) if by > 0 else board.scroll_page_up(animate=False)

    def action_lines(self, by: int) -> None:
        self.query_one("#board", ScrollableContainer).scroll_relative(y=by, animate=False)

    def action_board_alone(self) -> None:
        """The board on the whole screen, and back."""
        self.screen.toggle_class("alone")
        if not self.screen.has_class("alone"):
            self.query_one(Line).focus()
        self.call_after_refresh(self.draw)

    def action_step_back(self) -> None:
        """Out of a further menu, or of what is typed."""
        line = self.query_one(Line)
        if self.screen.has_class("alone"):
            self.action_board_alone()
        elif line.value:
            line.value = ""
        elif self.menu is not None and self.menu.above is not None:
            self.menu = self.menu.above
            self.list_entries()
        elif self.more is not None or self.part:
            self.more, self.part = None, 0
            self.draw()
