"""What of others the page carries, with their licences: third-party.txt beside the built page, and so in every wheel."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

HEAD = """Civitas itself is under the MIT license. Its page carries work of others:

"""
# Drawn from a package that is otherwise only a tool: its shapes are in the page.
SHAPES = "node_modules/@iconify-json/game-icons"
ICONS = "Icons by Lorc, Delapouite, Skoll and others, https://game-icons.net; some were cut to the shapes that are used. CC BY 3.0, https://creativecommons.org/licenses/by/3.0/"
APACHE = "node_modules/typescript/LICENSE.txt"  # the text, for packages that only name it


def notices(web: Path) -> str:
    """All of them, by name."""
    return HEAD + "\n\n".join(notice(web, place, about) for place, about in sorted(bundled(web)))


def bundled(web: Path) -> Iterator[tuple[str, dict[str, Any]]]:
    """The packages that go into the page: those of the lock file that are no mere tools, and the icons."""
    packages = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    for place, about in packages.items():
        if place and (place == SHAPES or not about.get("dev")):
            yield place, about


def notice(web: Path, place: str, about: dict[str, Any]) -> str:
    """One package: what it is called, and its licence."""
    name = place.rpartition("node_modules/")[2]
    title = f"{name} {about['version']}"
    return f"{title}\n{'=' * len(title)}\n\n{ICONS if place == SHAPES else licence(web, place, about['license'])}"


def licence(web: Path, place: str, said: str) -> str:
    """The text that lies beside a package; one that only names its licence must name Apache-2.0."""
    for path in sorted((web / place).glob("*")):
        if path.name.lower().startswith(("license", "licence")):
            return path.read_text(encoding="utf-8").strip()
    if said != "Apache-2.0":
        raise OSError(f"{place} is under {said}, and no text of it is there")
    return (web / APACHE).read_text(encoding="utf-8").strip()
