"""What the terminal shows, to be looked at: every title at three sizes in two languages, in the middle of a game, part by part.

``python tests/cli/pictures.py`` writes text under build/screens (make screens); with a folder as argument, the pictures of the documents.
"""

from __future__ import annotations

import asyncio
import re
import sys
import zipfile
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parent)]

from test_fullscreen import GAMES_HERE, SIZES, asked, seen

import civitas
from civitas.cli.fullscreen import FullScreen
from civitas.cli.play import saved_bots, seat_players
from civitas.cli.sitting import Sitting
from civitas.kernel.saves import GameRecord

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "hu")


def middle(id: str) -> GameRecord:
    """Half of a stored game of bots, on all seats."""
    with zipfile.ZipFile(ROOT / "tests" / "golden" / f"{id}.zip") as archive:
        record = GameRecord.parse(archive.read(f"{civitas.game(id).max_players}p-greedy.civ").decode()).migrate()
    cut = record.decisions[: len(record.decisions) // 2]
    return GameRecord(record.game, record.rules, record.players, record.seed, record.options, record.names, cut)


def table(id: str, language: str) -> Sitting:
    record = middle(id)
    history = record.history()
    found = Sitting(history, seat_players(history, 1, saved_bots(record) or ["random"]), [], language)
    found.journal = None
    return found


async def parts(id: str, size: tuple[int, int], language: str) -> list[tuple[str, list[str]]]:
    """Every part of the board, with the whole screen around it."""
    app = FullScreen(table(id, language))
    found = []
    async with app.run_test(size=size) as pilot:
        await asked(app, pilot)
        for n, (title, _) in enumerate(app.parts()):
            app.show_part(n)
            await pilot.pause(0.2)
            found.append((title, seen(app)))
    return found


async def picture(id: str, size: tuple[int, int], language: str) -> str:
    """The screen as a drawing that fetches nothing from elsewhere."""
    app = FullScreen(table(id, language))
    async with app.run_test(size=size) as pilot:
        await asked(app, pilot)
        await pilot.pause(1)
        drawn = app.export_screenshot(title="civitas play")
    return re.sub(r"@font-face \{.*?\}", "", drawn, flags=re.DOTALL).replace("Fira Code", "monospace")


def main() -> None:
    if sys.argv[1:]:
        for id in GAMES_HERE:
            Path(sys.argv[1], f"terminal-{id.replace('_', '-')}.svg").write_text(asyncio.run(picture(id, SIZES[1], "en")), encoding="utf-8")
        return
    out = ROOT / "build" / "screens"
    out.mkdir(parents=True, exist_ok=True)
    for id in GAMES_HERE:
        for size in SIZES:
            for language in LANGUAGES:
                path = out / f"{id}-{size[0]}x{size[1]}-{language}.txt"
                shown = asyncio.run(parts(id, size, language))
                longest = max(len(line.rstrip()) for _, lines in shown for line in lines)
                assert longest <= size[0]
                path.write_text("\n".join(f"=== {title}\n" + "\n".join(line.rstrip() for line in lines) for title, lines in shown), encoding="utf-8")
                print(f"{path.relative_to(ROOT)}: {len(shown)} parts, longest line {longest}", flush=True)


if __name__ == "__main__":
    main()
