"""python -m bench [GAME...] [--no-peers] [--rounds N]: every game in both forms, beside its peers, in one run on one core.

Times are of the process, not of the wall.  The compiled form is measured if ``make compiled`` has built it and both forms
still play the same games.  Peers live in an environment of their own under ``build/peers``, made on first use; one that
cannot be installed is a line in the table.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import subprocess
import sys
import time
import venv
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from .peers.clock import pinned

ROOT = Path(__file__).parents[1]
SRC, COMPILED, PEERS = ROOT / "src", ROOT / "build" / "native", ROOT / "build" / "peers"
PATHS = {"interpreted": [SRC, ROOT / "tests" / "kernel"], "compiled": [COMPILED]}
FACTS = ("form", "game", "players", "numbers in a state", "options in a list", "decisions a game")  # not measured
BOARDGAME_IO = "boardgame.io@0.50.2"
Figures = dict[str, Any]
console = Console(width=160)


def run(form: str, *command: str) -> Any:
    """What a module of the bench says in that form."""
    env = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, PATHS[form]))}
    done = subprocess.run([*pinned(), sys.executable, "-m", *command], cwd=ROOT, env=env, capture_output=True, text=True)
    if done.returncode:
        raise RuntimeError((done.stderr.strip().splitlines() or ["nothing was said"])[-1])
    return json.loads(done.stdout.splitlines()[-1])


# --- our games ----------------------------------------------------------------------------------------------------


def measured(id: str, rounds: int) -> dict[str, Figures]:
    """The figures of a game by form: the best of some rounds, taken by turns."""
    forms = ["interpreted"]
    try:
        prints = {form: run(form, "bench.digest", id, "6", "300") for form in PATHS}
        if prints["interpreted"]["digest"] == prints["compiled"]["digest"] and prints["compiled"]["form"] == "compiled":
            forms.append("compiled")
        else:
            console.print(f"{id}: the compiled tree does not play the same games: make compiled")
    except RuntimeError as problem:
        console.print(f"{id}: not measured compiled ({problem}): make compiled")
    rows: dict[str, list[Figures]] = {form: [] for form in forms}
    for _ in range(rounds):
        for form in forms:
            rows[form].append(run(form, "bench.measure", id))
    return {form: best(found) for form, found in rows.items()}


def best(rows: list[Figures]) -> Figures:
    """Of rates the highest, of costs the lowest: other work on the machine only ever slows one down."""
    return {what: x if what in FACTS else (max if "/s" in what else min)([row[what] for row in rows]) for what, x in rows[0].items()}


def table_of(id: str, forms: dict[str, Figures]) -> Table:
    first = forms["interpreted"]
    facts = ", ".join(f"{first[what]:,} {what}" for what in FACTS[2:])
    table = Table(title=f"{id}: {facts}", title_justify="left", title_style="bold")
    for head in ("", *forms, "ratio"):
        table.add_column(head, justify="left" if not head else "right")
    for what in first:
        if what not in FACTS:
            values = [figures[what] for figures in forms.values()]
            ratio = "" if len(values) < 2 else f"{(values[1] / values[0] if '/s' in what else values[0] / values[1]):.1f}x"
            table.add_row(what, *[f"{value:,.1f}" if value < 1000 else f"{value:,.0f}" for value in values], ratio)
    return table


# --- the peers ----------------------------------------------------------------------------------------------------


def peers() -> list[Figures]:
    """What each peer says of itself; one that is missing says so."""
    python = PEERS / "venv" / ("Scripts" if os.name == "nt" else "bin") / "python"
    wanted = ROOT / "bench" / "peers" / "requirements.txt"
    if not python.exists():
        venv.create(PEERS / "venv", with_pip=True)
    installed = PEERS / "installed.txt"
    if not installed.exists() or installed.read_text() != wanted.read_text():
        for line in wanted.read_text().split():  # one by one: a missing one does not keep the others out
            subprocess.run([str(python), "-m", "pip", "-q", "install", "--disable-pip-version-check", line], capture_output=True)
        installed.write_text(wanted.read_text())
    found: list[Figures] = []
    for script in sorted((ROOT / "bench" / "peers").glob("play_*.py")):
        found += said(script.stem.removeprefix("play_"), [str(python), str(script)])
    if shutil.which("npm") and not (PEERS / "node_modules" / "boardgame.io").exists():
        subprocess.run(["npm", "install", "--no-save", "--no-audit", "--no-fund", "--prefix", str(PEERS), BOARDGAME_IO], capture_output=True)
    script = ROOT / "bench" / "peers" / "play_boardgameio.cjs"
    return found + said("boardgame.io", ["node", str(script)], NODE_PATH=str(PEERS / "node_modules"))


def said(name: str, command: list[str], **env: str) -> list[Figures]:
    if not shutil.which(command[0]):
        return [{"peer": name, "missing": f"there is no {command[0]}"}]
    done = subprocess.run([*pinned(), *command], capture_output=True, text=True, env=os.environ | env)
    rows: list[Figures] = [json.loads(line) for line in done.stdout.splitlines() if line.startswith("{")]
    if done.returncode:
        rows.append({"peer": name, "missing": (done.stderr.strip().splitlines() or ["it failed"])[-1]})
    return rows


def beside(games: dict[str, dict[str, Figures]], found: list[Figures]) -> Table:
    """Peers in rows, our games (in their fastest form) in columns: how many times as many decisions a second ours makes."""
    table = Table(title="beside the peers, called from Python (or node) alike", title_justify="left", title_style="bold")
    table.add_column("random play, legal lists included", no_wrap=True)
    for head in ("decisions/s", "games/s", "clone, us"):
        table.add_column(head, justify="right", no_wrap=True)
    fastest = [(id, list(forms.values())[-1]) for id, forms in games.items()]
    for id, figures in fastest:
        table.add_column(f"{id.replace('_', ' ')} ({figures['form']})", justify="right")
    for id, forms in games.items():
        for form, figures in forms.items():
            speed = [f"{figures[what]:,.0f}" for what in ("decisions/s", "games/s in the engine")]
            table.add_row(f"{id}, {form}", *speed, f"{figures['clone, us']:.1f}")
    table.add_section()
    for row in found:
        if "missing" in row:
            table.add_row(f"{row['peer']}: not measured: {row['missing']}"[:60])
        else:
            clone = f"{row['clone']:.1f}" if "clone" in row else ""
            times = [f"{figures['decisions/s'] / row['decisions/s']:.1f}x" for _, figures in fastest]
            table.add_row(row["peer"], f"{row['decisions/s']:,.0f}", f"{row['games/s']:,.0f}", clone, *times)
    return table


# --- all of it ----------------------------------------------------------------------------------------------------


def machine() -> str:
    """In words that say enough to judge the figures by."""
    model = next((line.split(":")[1].strip() for line in lines_of("/proc/cpuinfo") if line.startswith("model name")), platform.processor())
    return f"{os.cpu_count()} cores, {model}, {platform.system()}, Python {platform.python_version()}"


def lines_of(path: str) -> list[str]:
    return Path(path).read_text().splitlines() if Path(path).exists() else []


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="ids; all and the miniature game when none is given")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--out", type=Path, help="where the figures go (default: bench/results/DATE.json)")
    wish = parser.parse_args()
    sys.path.insert(0, str(SRC))
    import civitas

    known = [*civitas.games(), "marches"]
    if unknown := [id for id in wish.games if id not in known]:
        print(f"there is no game {unknown[0]!r}: there are {', '.join(known)}", file=sys.stderr)
        return 2
    console.print(f"{machine()}; process time on one core, best of {wish.rounds} rounds")
    games: dict[str, dict[str, Figures]] = {}
    for id in wish.games or known:
        try:
            games[id] = measured(id, wish.rounds)
        except RuntimeError as problem:
            console.print(f"{id}: not measured: {problem}")
            continue
        console.print(table_of(id, games[id]))
    found = [] if wish.no_peers else peers()
    if found:
        console.print(beside(games, found))
    day = time.strftime("%Y-%m-%d")
    out = wish.out or ROOT / "bench" / "results" / f"{day}.json"
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(json.dumps({"date": day, "machine": machine(), "games": games, "peers": found}, indent=1) + "\n")
    console.print(f"written to {out.relative_to(ROOT) if out.is_relative_to(ROOT) else out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
