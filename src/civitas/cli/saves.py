"""``civitas saves``: the games that are kept."""

from __future__ import annotations

import json
import time

from civitas import words
from civitas.cli.command import app
from civitas.cli.common import JsonOption, LanguageOption, choose_language, screen
from civitas.cli.keeping import Kept, list_kept, shelf
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
    name, when, decided = (words.fill(f"term-{heading}", {}, spoken) for heading in ("name", "when", "decided"))
    width = max(len(name), *[len(k.path.stem) for k in found])
    out.say(f"{name:<{width}}  {when:<16}  {decided}", "bold")
    for k in found:
        out.say(f"{k.path.stem:<{width}}  {time.strftime('%Y-%m-%d %H:%M', time.localtime(k.when))}  {len(k.record.decisions):>{len(decided)}}")
        out.say(f"  {describe(k, spoken)}", "dim")
    out.say(words.fill("term-saves-are-in", {"folder": str(shelf())}, spoken))


def describe(k: Kept, language: str) -> str:
    """Which game it is, who sits there, and whether it is over."""
    game = GAMES.get(k.record.game)
    title = words.title_of(game, language) if game else k.record.game
    who = ", ".join(name or words.fill("term-player", {"number": seat + 1}, language) for seat, name in enumerate(k.record.names))
    return f"{title}: {who}" + (f", {words.fill('term-is-over', {}, language)}" if k.over else "")
