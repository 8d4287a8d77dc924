"""What the page knows of the server is what the server says of itself; what it knows of titles is in their folders."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import civitas
from civitas.bots import BOTS

from .conftest import ROOT

SHARED = [path for path in (ROOT / "web" / "src").rglob("*.ts*") if "games" not in path.parts and path.name != "openapi.ts"]


def test_the_types_of_the_api_are_those_of_its_document() -> None:
    made = importlib.util.spec_from_file_location("write_types", ROOT / "web" / "write_types.py")
    assert made is not None
    assert made.loader is not None
    write_types = importlib.util.module_from_spec(made)
    made.loader.exec_module(write_types)
    assert write_types.generated() == Path(write_types.TYPES).read_text(encoding="utf-8"), "python web/write_types.py"


def test_no_words_of_the_page_wait_for_the_tooltip_of_a_browser() -> None:
    """Neither keys nor fingers bring up what stands in the attribute ``title`` of an element; ``data-tip`` they do."""
    native = re.compile(r"<[a-z]\w*\b[^<>]*\stitle=[^<]*")
    found = {path.name: native.findall(path.read_text(encoding="utf-8")) for path in (ROOT / "web" / "src").rglob("*.tsx")}
    assert {name: tags for name, tags in found.items() if tags} == {}


def test_no_title_and_no_bot_is_named_in_what_all_titles_share() -> None:
    titles, bots = "|".join(civitas.games()), "|".join(BOTS)
    found = [
        f"{path.name}: {line.strip()}"
        for path in SHARED
        for line in path.read_text(encoding="utf-8").splitlines()
        if re.search(rf"\b(?:{titles})\b|[\"'/](?:{bots})[\"'/]", line)
    ]
    assert not found
