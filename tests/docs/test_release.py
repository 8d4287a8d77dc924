"""What a release says of itself is one thing, in all its places."""

from __future__ import annotations

import importlib.util
import re
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml
from hatchling.builders.sdist import SdistBuilder

import civitas

ROOT = Path(__file__).parents[2]


def load(path: str) -> ModuleType:
    """A script of the repository, as a module."""
    spec = importlib.util.spec_from_file_location(Path(path).stem, ROOT / path)
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def project() -> dict[str, Any]:
    found: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())
    return found


def test_changelog_and_citation_name_the_version_and_its_day():
    versions = re.findall(r"^## (\d\S*) - (\S+)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    assert versions[0] == (citation["version"], str(citation["date-released"]))
    assert citation["version"] == civitas.__version__
    assert citation["url"] == project()["project"]["urls"]["Homepage"]


def test_the_readme_of_a_package_leads_nowhere_inside_the_repository():
    home = project()["project"]["urls"]["Source"]
    text = load("hatch_build.py").absolute((ROOT / "README.md").read_text(), home)
    links = re.findall(r"\]\(([^)\s]+)", text)
    assert links
    assert [link for link in links if not re.match(r"https?://|#", link)] == []
    assert f"]({home}docs/pictures/" in text


def test_every_page_of_the_documentation_is_in_the_contents_of_the_site():
    class Loader(yaml.SafeLoader):
        """The one name of Python in the file is of no matter here."""

    Loader.add_multi_constructor("tag:yaml.org,2002:python/name:", lambda loader, name, node: name)
    contents = str(yaml.load((ROOT / "mkdocs.yml").read_text(), Loader)["nav"])  # noqa: S506 (a safe loader)
    pages = [path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md") if not path.stem.endswith("-untested")]
    assert len(pages) > 40
    assert [page for page in pages if not page.startswith("decisions/") and f"'{page}'" not in contents] == []


def test_the_built_page_names_whose_work_it_carries():
    said = (ROOT / "src" / "civitas" / "server" / "page" / "third-party.txt").read_text()
    for name in ("preact ", "@fontsource/inter", "@fontsource/alegreya", "game-icons", "uplot", "@fluent/bundle"):
        assert name in said
    assert "SIL OPEN FONT LICENSE" in said.upper()
    assert "CC BY 3.0" in said


def test_the_source_distribution_carries_all_that_is_built_from_it(monkeypatch: pytest.MonkeyPatch):
    """README and page, what the Makefile calls, and what the documents point at; every source of the page, or it would be built anew there."""
    monkeypatch.syspath_prepend(str(ROOT / "web"))
    page = load("web/build_page.py")
    carried = {file.relative_path for file in SdistBuilder(str(ROOT)).recurse_included_files()}
    assert {"README.md", "Makefile", "hatch_build.py", "requirements.lock", "mkdocs.yml", "deploy/Containerfile", "web/build_page.py"} <= carried
    assert {"src/civitas/server/page/index.html", "src/civitas/server/page/third-party.txt"} <= carried
    assert {path.relative_to(ROOT).as_posix() for path in [*page.sources(), *page.OUT.rglob("*")] if path.is_file()} <= carried
    assert not [path for path in carried if "node_modules" in path or path.startswith("build/")]


def test_a_public_host_builds_the_page_before_the_source_distribution():
    jobs = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text())["jobs"]
    steps = [step.get("run", "").split("  #")[0] for step in jobs["sdist"]["steps"]]
    (building,) = [n for n, step in enumerate(steps) if step.startswith("python web/build_page.py")]
    (packing,) = [n for n, step in enumerate(steps) if "--sdist" in step]
    assert building < packing


def test_wheels_are_built_for_a_python_that_only_its_version_manager_knows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """A shim on the path may start nothing."""
    for patch in ("9", "10"):
        (tmp_path / f"3.12.{patch}" / "bin").mkdir(parents=True)
        (tmp_path / f"3.12.{patch}" / "bin" / "python3.12").touch()
    (tmp_path / "versions").symlink_to(tmp_path)
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    monkeypatch.setenv("PATH", "")
    wheels = load("release/wheels.py")
    assert [Path(found).parts[-3] for found in wheels.candidates("3.12")] == ["3.12.10", "3.12.9"]
    monkeypatch.setattr(wheels, "works", lambda python, version: "3.12.9" in python)
    assert wheels.pythons()["3.12"].endswith("3.12.9/bin/python3.12")
