"""What the wheel asks for and what the page carries, as CycloneDX: python -m release.sbom"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
OUT = ROOT / "build" / "sbom"
sys.path[:0] = [str(ROOT / "src"), str(ROOT / "web")]

from build_page import npm  # noqa: E402

from civitas import __version__  # noqa: E402

ICONS = "@iconify-json/game-icons"  # a tool to npm, but some of its drawings are carried


def of_python() -> Any:
    """The packages of the lock file, with their hashes; civitas depends on them."""
    quietly = [sys.executable, "-W", "ignore::UserWarning"]
    command = [*quietly, "-m", "cyclonedx_py", "requirements", "requirements.lock", "--pyproject", "pyproject.toml"]
    found = json.loads(subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True).stdout)
    found["metadata"]["component"]["version"] = __version__
    root, parts = found["metadata"]["component"]["bom-ref"], [part["bom-ref"] for part in found["components"]]
    found["dependencies"] = [entry for entry in found["dependencies"] if entry["ref"] != root] + [{"ref": root, "dependsOn": sorted(parts)}]
    return found


def of_page() -> Any:
    """The scripts that are bundled: what the page's lock file names, without the tools that build it."""
    with tempfile.TemporaryDirectory() as parent:
        folder = Path(parent, "civitas-page")
        folder.mkdir()
        for name in ("package.json", "package-lock.json"):  # npm lists nothing that has no version, and the page has that of the package
            text = json.loads((ROOT / "web" / name).read_text(encoding="utf-8")) | {"version": __version__}
            for found in (text, *text.get("packages", {}).values()):
                if ICONS in found.get("devDependencies", {}):
                    found.setdefault("dependencies", {})[ICONS] = found["devDependencies"].pop(ICONS)
            if "packages" in text:
                text["packages"][""]["version"] = __version__
                text["packages"][f"node_modules/{ICONS}"].pop("dev")
            Path(folder, name).write_text(json.dumps(text), encoding="utf-8")
        command = [*npm(), "sbom", "--package-lock-only", "--sbom-format", "cyclonedx", "--omit", "dev"]
        return json.loads(subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, check=True).stdout)


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    for name, found in (("python", of_python()), ("page", of_page())):
        path = OUT / f"{name}.cdx.json"
        path.write_text(json.dumps(found, indent=1), encoding="utf-8")
        print(f"{path.relative_to(ROOT)}: {len(found['components'])} parts")  # noqa: T201


if __name__ == "__main__":
    main()
