"""The documentation site: what stands outside ``docs`` is read there too, and its links are turned around (a hook of MkDocs)."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parents[1]
OUTSIDE = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
LINK = re.compile(r"(?<=\]\()(?![a-z]+:|#)([^)\s#]*)(#[^)\s]*)?(?=\))")


def on_files(files: Files, config: Any) -> Files:
    """The pages of the repository's first folder are pages of the site."""
    for name, at in OUTSIDE.items():
        files.append(File.generated(config, at, content=(ROOT / name).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Any, config: Any, files: Files) -> str:
    """Links as the site has them; what the site does not carry becomes plain code."""
    here = page.file.src_uri
    outside = here in OUTSIDE.values()

    def turn(found: re.Match[str]) -> str:
        return target(found[1], outside) + (found[2] or "")

    text = re.sub(r"\[([^\]]+)\]\(((?:\.\./)*(?:examples/[^)]*|LICENSE|docs/rules))\)", r"`\1`", markdown)
    return LINK.sub(turn, text)


def target(link: str, outside: bool) -> str:
    """Where a link of the repository leads on the site."""
    if link.endswith("decisions/"):
        link += "README.md"
    if not outside:
        return link
    return OUTSIDE.get(link, link.removeprefix("docs/"))
