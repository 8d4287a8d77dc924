"""The arena's report: one page of HTML with its pictures inside, and the same as data."""

from __future__ import annotations

import html
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from . import figures
from .figures import Estimate, Result

WIDTH, BAR = 640, 22
COLOURS = ("#8a3324", "#1f5673", "#3f6b3f", "#7a5c00", "#5b3a73", "#35605a", "#7d4e57")
HABIT = ("a game", "of games", "won when done", "95 %", "cases")
STYLE = """
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;color:#221c14;background:#faf6ee}
table{border-collapse:collapse;margin:.5rem 0 1.5rem}th,td{padding:.2rem .8rem .2rem 0;text-align:right;font-variant-numeric:tabular-nums}
th:first-child,td:first-child{text-align:left}th{border-bottom:1px solid #b9ac93}svg{max-width:100%;height:auto}h1,h2{font-family:Georgia,serif}
@media(prefers-color-scheme:dark){body{color:#efe6d4;background:#1d1a16}th{border-color:#6b604d}text{fill:#efe6d4}}
"""


def summary(results: Sequence[Result]) -> dict[str, Any]:
    """All figures as data.

    >>> summary([])["games"]
    0
    """
    return {
        "games": len(results),
        "faults": [result["key"] + ": " + result["fault"] for result in results if result["fault"]],
        "rows": [row._asdict() | {"wins": row.wins._asdict(), "margin": row.margin._asdict()} for row in figures.rows(results)],
        "ratings": {name: {"mu": mu, "sigma": sigma} for name, (mu, sigma) in figures.ratings(results).items()},
        "speeds": figures.speeds(results),
        "lengths": figures.lengths(results),
        "seats": [(name, found._asdict()) for name, found in figures.by_group(results, "seat")],
        "peoples": [(name, found._asdict()) for name, found in figures.by_group(results, "people")],
        "curves": figures.curves(results),
        "habits": {name: [habit._asdict() for habit in figures.habits(results, name)] for name in bots_of(results)},
    }


def bots_of(results: Sequence[Result]) -> list[str]:
    """Everybody who played, once.

    >>> bots_of([{"challenger": "a", "rival": "b"}])
    ['a', 'b']
    """
    return list(dict.fromkeys(name for result in results for name in (result["challenger"], result["rival"])))


def page(title: str, command: str, results: Sequence[Result]) -> str:
    """The report as a page that needs nothing else.

    >>> "<h1>Duel</h1>" in page("Duel", "civitas arena ...", [])
    True
    """
    parts = [f"<h1>{html.escape(title)}</h1>", f"<p><code>{html.escape(command)}</code></p>"]
    parts.append("<h2>Pairings</h2><p>Shares of wins and margins with intervals of 95 %, clustered by seed.</p>")
    heads = ("challenger", "rival", "players", "games", "seeds", "won", "", "margin", "", "faults")
    parts.append(table(heads, [pairing(row) for row in figures.rows(results)]))
    rated = sorted(figures.ratings(results).items(), key=lambda item: -item[1][0])
    speeds = figures.speeds(results)
    parts.append("<h2>Bots</h2>")
    lines = [(name, f"{mu:.1f} ± {2 * sigma:.1f}", *speed(speeds, name)) for name, (mu, sigma) in rated]
    lines += [(name, "", *speed(speeds, name)) for name in speeds if name not in dict(rated)]
    parts.append(table(("bot", "rating", "decisions", "ms a decision", "slowest, ms"), lines))
    if long := figures.lengths(results):
        usual = f"A game takes {long['decisions']:.0f} decisions and {long['rounds']:.1f} rounds"
        parts.append(f"<p>{usual}; the longest {long['longest']:.0f} decisions.</p>")
    for key, heading in (("seat", "Wins by seat"), ("people", "Wins by nation or civilization")):
        if found := figures.by_group(results, key):
            parts.append(f"<h2>{heading}</h2>{bars(found)}")
    if drawn := figures.curves(results):
        parts.append(f"<h2>Score, round by round</h2>{lines_of(drawn)}")
    for name in bots_of(results):
        verbs, named = figures.split_habits(figures.habits(results, name))
        parts.append(f"<h2>What {html.escape(name)} does</h2>" + table(("choice", *HABIT), [(habit.what, *habit_cells(habit)) for habit in verbs]))
        if named:
            cards = table(("card or thing", "choice", *HABIT), [(*habit.what.split(" ")[::-1], *habit_cells(habit)) for habit in named])
            parts.append(f"<details><summary>Card by card, thing by thing: {len(named)} lines</summary>{cards}</details>")
    body = "\n".join(parts)
    head = f'<meta charset="utf-8"><title>{html.escape(title)}</title><style>{STYLE}</style>'
    return f'<!doctype html><html lang="en"><head>{head}</head><body>{body}</body></html>\n'


def pairing(row: figures.Row) -> tuple[str, ...]:
    """A row of the first table."""
    wins, margin = row.wins, row.margin
    shares = (f"{wins.mean:.1%}", f"{wins.low:.1%} – {wins.high:.1%}")
    points = (f"{margin.mean:+.1f}", f"{margin.low:+.1f} – {margin.high:+.1f}")
    return (row.challenger, row.rival, str(row.players), str(row.games), str(wins.seeds), *shares, *points, str(row.faults))


def habit_cells(habit: figures.Habit) -> tuple[str, ...]:
    """How often something is done, and how those fared who did it.

    >>> habit_cells(figures.Habit("play", 2.0, 1.0, 0.5, 4))
    ('2.00', '100%', '50%', '15% – 85%', '4')
    """
    low, high = figures.wilson(habit.wins, habit.cases)
    return (f"{habit.often:.2f}", f"{habit.seats:.0%}", f"{habit.wins:.0%}", f"{low:.0%} – {high:.0%}", str(habit.cases))


def speed(speeds: dict[str, dict[str, float]], name: str) -> tuple[str, str, str]:
    one = speeds[name]
    return f"{one['decisions']:,.0f}", f"{one['ms']:.2f}", f"{one['slowest_ms']:.0f}"


def table(heads: Sequence[str], lines: Sequence[Sequence[str]]) -> str:
    """A table of words.

    >>> table(("a",), [("<1>",)])
    '<table><tr><th>a</th></tr><tr><td>&lt;1&gt;</td></tr></table>'
    """
    head = "".join(f"<th>{html.escape(cell)}</th>" for cell in heads)
    body = "".join("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in line) + "</tr>" for line in lines)
    return f"<table><tr>{head}</tr>{body}</table>"


# --- pictures


def bars(found: Sequence[tuple[str, Estimate]]) -> str:
    """Shares as bars, with their intervals.

    >>> bars([("1", Estimate(0.5, 0.4, 0.6, 10))]).count("<rect")
    1
    """
    most = max([one.high for _, one in found]) or 1.0
    left, width = 160, WIDTH - 220
    drawn = []
    for n, (name, one) in enumerate(found):
        y = BAR * n + 4
        middle = y + BAR / 2 - 3
        drawn.append(f'<text x="{left - 8}" y="{middle + 5}" text-anchor="end" font-size="13">{html.escape(name)}</text>')
        drawn.append(f'<rect x="{left}" y="{y}" width="{width * one.mean / most:.1f}" height="{BAR - 6}" fill="{COLOURS[1]}"/>')
        ends = f"M{left + width * one.low / most:.1f} {middle}H{left + width * one.high / most:.1f}"
        drawn.append(f'<path d="{ends}" stroke="{COLOURS[0]}" stroke-width="2"/>')
        drawn.append(f'<text x="{left + width * one.high / most + 6:.1f}" y="{middle + 5}" font-size="13">{one.mean:.1%}</text>')
    return f'<svg role="img" viewBox="0 0 {WIDTH} {BAR * len(found) + 8}" width="{WIDTH}">{"".join(drawn)}</svg>'


def lines_of(found: dict[str, list[float]]) -> str:
    """Curves, one a bot.

    >>> lines_of({"a": [0.0, 2.0]}).count("<polyline")
    1
    """
    height, left = 260, 44
    most = max([max(values, default=0.0) for values in found.values()], default=1.0) or 1.0
    least = min(0.0, min([min(values, default=0.0) for values in found.values()], default=0.0))
    longest = max([len(values) for values in found.values()], default=1)
    drawn = [f'<text x="{left - 6}" y="14" text-anchor="end" font-size="13">{most:.0f}</text>']
    drawn.append(f'<text x="{left - 6}" y="{height}" text-anchor="end" font-size="13">{least:.0f}</text>')
    for n, (name, values) in enumerate(found.items()):
        colour = COLOURS[n % len(COLOURS)]
        points = " ".join(
            f"{left + (WIDTH - left - 120) * at / max(1, longest - 1):.1f},{height - (height - 16) * (value - least) / ((most - least) or 1):.1f}"
            for at, value in enumerate(values)
        )
        drawn.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        drawn.append(f'<text x="{WIDTH - 112}" y="{20 + 18 * n}" font-size="13" style="fill:{colour}">{html.escape(name)}</text>')
    return f'<svg role="img" viewBox="0 0 {WIDTH} {height + 6}" width="{WIDTH}">{"".join(drawn)}</svg>'


# --- files


def write(folder: Path, title: str, command: str, results: Sequence[Result]) -> list[Path]:
    """``report.html`` and ``report.json``; ``games.parquet`` and ``choices.parquet`` where pyarrow is installed; what was written."""
    written = [folder / "report.html", folder / "report.json"]
    written[0].write_text(page(title, command, results), encoding="utf-8")
    written[1].write_text(json.dumps({"title": title, "command": command, **summary(results)}, indent=1), encoding="utf-8")
    try:
        import pyarrow  # type: ignore[import-not-found, import-untyped, unused-ignore]
        import pyarrow.parquet  # type: ignore[import-not-found, import-untyped, unused-ignore]
    except ImportError:
        return written
    for name, lines in (("games", seat_rows(results)), ("choices", choice_rows(results))):
        pyarrow.parquet.write_table(pyarrow.Table.from_pylist(lines), folder / f"{name}.parquet")
        written.append(folder / f"{name}.parquet")
    return written


def seat_rows(results: Sequence[Result]) -> list[dict[str, Any]]:
    """A row for every seat of every game.

    >>> game = {"key": "k", "seed": "1", "players": 1, "challenger": "a", "rival": "b", "seat": 0, "fault": ""}
    >>> game |= {"scores": [3], "places": [1], "peoples": [""], "decisions": [5], "seconds": [0.1], "slowest": [0.1]}
    >>> seat_rows([game])[0]["bot"]
    'a'
    """
    shared = ("key", "seed", "players", "challenger", "rival", "fault")
    own = {"scores": "score", "places": "place", "peoples": "people", "decisions": "decisions", "seconds": "seconds", "slowest": "slowest"}
    return [
        {name: result[name] for name in shared}
        | {"seat": seat, "bot": result["challenger"] if seat == result["seat"] else result["rival"]}
        | {called: result[name][seat] for name, called in own.items()}
        for result in results
        for seat in range(len(result["decisions"]))
    ]


def choice_rows(results: Sequence[Result]) -> list[dict[str, Any]]:
    """A row for every kind of choice that a seat made in a game: which card or thing it named ("": none), and how often it was made.

    >>> choice_rows([{"key": "k", "challenger": "a", "rival": "b", "seat": 0, "did": [{"play": 2, "play homer": 1}]}])[1]
    {'key': 'k', 'seat': 0, 'bot': 'a', 'choice': 'play', 'thing': 'homer', 'times': 1}
    """
    found: list[dict[str, Any]] = []
    for result in results:
        for seat, did in enumerate(result["did"]):
            bot = result["challenger"] if seat == result["seat"] else result["rival"]
            for what, n in did.items():
                choice, _, thing = what.partition(" ")
                found.append({"key": result["key"], "seat": seat, "bot": bot, "choice": choice, "thing": thing, "times": n})
    return found
