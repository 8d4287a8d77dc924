"""Pictures of every scene, as large as a phone, a laptop and a desktop, by day and by night: to be looked at by people.

    python tests/web/pictures.py [--only WORDS,WORDS] [--language LANGUAGE] [--size phone,laptop,desktop,large] [--theme light,dark] [--out FOLDER]

Beside the pictures lie sheets with all scenes of one size and theme, small.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tests" / "kernel")]

from playwright.sync_api import Browser, Page, expect, sync_playwright  # noqa: E402

from web.conftest import LAPTOP, LEFT_THE_GUIDE, PATIENCE, PHONE, chromium, served  # noqa: E402
from web.scenes import SCENES, Stage  # noqa: E402

SIZES = {"phone": PHONE, "laptop": LAPTOP, "desktop": {"width": 1920, "height": 1080}, "large": {"width": 2560, "height": 1440}}
THEMES = ("light", "dark")
ROW = 4  # pictures beside one another on a sheet
SHEET = 20  # pictures on it


def main() -> None:
    args = wishes()
    out = Path(args.out).resolve()
    out.mkdir(parents=True, exist_ok=True)
    wanted = args.only.lower().split(",")
    chosen = {name: scene for name, scene in SCENES.items() if any(words in name.lower() for words in wanted)}
    database = Path(tempfile.mkdtemp()) / "table.db"
    with served(database) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium())
        for name in chosen:
            take(browser, Stage, name, address, database, args, out)
            print(name, flush=True)
        for size in args.size.split(","):
            for theme in args.theme.split(","):
                sheets(browser, out, size, theme, list(chosen))
        browser.close()


def wishes() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--only", default="", help="scenes with any of these words in their name")
    parser.add_argument("--language", default="en")
    parser.add_argument("--size", default=",".join(SIZES))
    parser.add_argument("--theme", default=",".join(THEMES))
    parser.add_argument("--out", default=str(ROOT / "build" / "pictures"))
    return parser.parse_args()


def take(browser: Browser, stage: type[Stage], name: str, address: str, database: Path, args: argparse.Namespace, out: Path) -> None:
    """One scene: a page for every size, since a board may lay itself out once; the theme is changed where it is."""
    for size in args.size.split(","):
        context = browser.new_context(viewport=SIZES[size], locale="en-GB", reduced_motion="reduce", has_touch=size == "phone")  # type: ignore[arg-type]
        context.add_init_script(LEFT_THE_GUIDE)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        at = stage(page, address, database)
        at.always["language"] = args.language
        try:
            expect(SCENES[name](at)).to_be_visible()
            for theme in args.theme.split(","):
                shoot(page, theme, out / f"{file_name(name)}.{size}.{theme}.png")
        except Exception as problem:  # the others are still worth a look
            print(f"{name}, {size}: {str(problem).splitlines()[0]}", file=sys.stderr)
        context.close()


def shoot(page: Page, theme: str, path: Path) -> None:
    page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
    page.wait_for_timeout(250)
    page.screenshot(path=path)


def file_name(scene: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", scene.lower()).strip("-")


def sheets(browser: Browser, out: Path, size: str, theme: str, names: list[str]) -> None:
    """All scenes of a size and a theme, small."""
    files = [out / f"{file_name(name)}.{size}.{theme}.png" for name in names]
    files = [file for file in files if file.exists()]
    row = ROW * 2 if size == "phone" else ROW
    page = browser.new_page(viewport={"width": 1900, "height": 900})
    for n in range(0, len(files), SHEET):
        cells = "".join(f"<figure><img src='{file.as_uri()}'><figcaption>{file.stem}</figcaption></figure>" for file in files[n : n + SHEET])
        grid = f"display:grid;grid-template-columns:repeat({row},1fr);gap:8px"
        style = f"body{{{grid};margin:8px;font:12px sans-serif}}figure{{margin:0}}img{{width:100%}}"
        sheet = out / f"sheet.{size}.{theme}.{n // SHEET + 1}.html"
        sheet.write_text(f"<!doctype html><meta charset=utf-8><style>{style}</style>{cells}", encoding="utf-8")
        page.goto(sheet.as_uri())
        page.screenshot(path=sheet.with_suffix(".png"), full_page=True)
    page.close()


if __name__ == "__main__":
    main()
