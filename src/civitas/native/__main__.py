"""python -m civitas.native OUT [GAME...]: OUT becomes a complete tree, sources with compiled modules beside them."""

from __future__ import annotations

import sys
from pathlib import Path

from .build import NotCompiled, build, games_in


def main(arguments: list[str]) -> int:
    """Compile everything, or the kernel and these games (ids) only.

    >>> main([])  # says on the error channel how it is called
    2
    """
    if not arguments or arguments[0].startswith("-"):
        print("usage: python -m civitas.native OUT [GAME...]", file=sys.stderr)
        return 2
    src = Path(__file__).resolve().parents[2]
    there = games_in(src)
    if unknown := set(arguments[1:]) - {game.path.name for game in there}:
        print(f"no such game: {', '.join(sorted(unknown))}; there are {', '.join(game.path.name for game in there)}", file=sys.stderr)
        return 2
    games = [game for game in there if not arguments[1:] or game.path.name in arguments[1:]]
    try:
        made = build(src, Path(arguments[0]), games)
    except NotCompiled as problem:
        print(problem, file=sys.stderr)
        return 1
    print(*made, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
