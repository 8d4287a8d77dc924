"""Who comes from the lobby or from another game still has their style sheets: what one page says styles nothing of another."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import ROOT
from .scenes import SCENES, Stage

SHEETS = ROOT / "src" / "civitas" / "server" / "page" / "assets"
ROOTS = re.compile(r"(?<![\w\]:)])(?::root|\[data-theme=[^\]]*\])(?:,(?::root|\[data-theme=[^\]]*\]))*\{([^{}]*)\}")
# Every rule of a sheet that this page did not load and that would style something here; colours at the root may be told by everybody.
STRANGERS = """sheets => {
  const known = new Set([...document.styleSheets].map((sheet) => (sheet.href ?? "").split("/").pop()));
  const states = /::?(before|after|marker|placeholder|backdrop|-webkit-[a-z-]+|-moz-[a-z-]+|hover|focus-visible|focus-within|focus|active|disabled)/g;
  const found = [];
  const apart = (text) => { // at the commas that stand in no brackets
    let deep = 0;
    return [...text].reduce((parts, c) => {
      deep += c === "(" ? 1 : c === ")" ? -1 : 0;
      return c === "," && !deep ? [...parts, ""] : [...parts.slice(0, -1), parts.at(-1) + c];
    }, [""]);
  };
  const look = (rules, name) => {
    for (const rule of rules) {
      for (const one of apart(rule.selectorText ?? "").map((text) => text.replace(states, "").trim())) {
        if (!one || /^(:root|\\[data-theme=[^\\]]*\\])$/.test(one)) continue;
        const hit = document.querySelector(one);
        if (hit) found.push(`${name}: ${one} styles ${hit.outerHTML.slice(0, 90)}`);
      }
      if (rule.cssRules) look(rule.cssRules, name);
    }
  };
  for (const [name, text] of Object.entries(sheets)) {
    if (known.has(name)) continue;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    look(sheet.cssRules, name);
  }
  return found;
}"""

LOOKED_AT = ["lobby", "new game of Civilization", "account", "ages: action", "ages: defend", "nations: land-moves", "nations: paying"]
LOOKED_AT += ["floor: countered", "worlds: city-management", "empires: battle with fronts", "empires: watch", "empires: sheet of techs"]
LOOKED_AT += ["a finished game", "cultures: busy-turn", "cultures: harvest"]
LOOKED_AT += ["culture dialogs: all advances", "culture dialogs: an offer", "culture dialogs: a battle, who falls"]


def sheets() -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in sorted(Path(SHEETS).glob("*.css")) if not path.name.startswith("index")}


@pytest.mark.parametrize("name", LOOKED_AT)
def test_no_sheet_of_another_page_styles_this_one(name: str, open_page: Callable[..., Page], address: str, database: Path) -> None:
    page = open_page()
    expect(SCENES[name](Stage(page, address, database))).to_be_visible()
    assert page.evaluate(STRANGERS, sheets()) == []


def test_no_two_sheets_give_a_colour_of_the_root_the_same_name() -> None:
    by_name: dict[str, set[str]] = {}
    for path in sorted(Path(SHEETS).glob("*.css")):
        for block in ROOTS.findall(path.read_text(encoding="utf-8")):
            for variable in re.findall(r"(--[\w-]+):", block):
                by_name.setdefault(variable, set()).add(path.name)
    assert len(by_name) > 50
    assert {variable: names for variable, names in by_name.items() if len(names) > 1} == {}
