"""``civitas saves``: the games that are kept."""

from __future__ import annotations

import json
import time

from rich.table import Table

from civitas import words
from civitas.cli.command import app
from civitas.cli.common import JsonOption, LanguageOption, choose_language, screen
from civitas.cli.keeping import list_kept, shelf
from civitas.kernel.registry import GAMES


@app.command("saves")
def saves(as_json: JsonOption = False, language: LanguageOption = None) -> None:
    """The games that are kept, the last one first; `civitas play --load NAME` goes on with one."""
    spoken, found = choose_language(language), list(list_kept())
    if as_json:
        described = [
            {"name": k.path.stem, "path": str(k.path), "game": k.record.game, "players": k.record.players, "names": k.record.names}
            | {"decisions": len(k.record.decisions), "over": k.over, "when": int(k.when)}
            for k in found
        ]
        print(json.dumps(described, indent=2, ensure_ascii=False))
        return
    out = screen()
    if not found:
        out.say(words.fill("term-no-saves", {"folder": str(shelf())}, spoken))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for heading in ("term-name", "term-when", "term-players", "term-decided"):
        table.add_column(words.fill(heading, {}, spoken), overflow="fold", justify="right" if heading == "term-decided" else "left")
    for k in found:
        game = GAMES.get(k.record.game)
        who = ", ".join(name or words.fill("term-player", {"number": seat + 1}, spoken) for seat, name in enumerate(k.record.names))
        over = f", {words.fill('term-is-over', {}, spoken)}" if k.over else ""
        title = words.title_of(game, spoken) if game else k.record.game
        table.add_row(f"{k.path.stem}\n{title}{over}", time.strftime("%Y-%m-%d %H:%M", time.localtime(k.when)), who, str(len(k.record.decisions)))
    out.print(table)
    out.say(words.fill("term-saves-are-in", {"folder": str(shelf())}, spoken))
