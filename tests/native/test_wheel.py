"""The build hook: compiled where it can be, pure where it cannot, and never in an editable install."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


class Native:
    """Stands for ``civitas.native.build``."""

    def __init__(self, problem: Exception | None = None) -> None:
        self.problem = problem
        self.cache = Path()

    def games_in(self, src: Path) -> list[Any]:
        return [SimpleNamespace(root=src), SimpleNamespace(root=ROOT / "tests")]

    def build(self, src: Path, out: Path, games: list[Any], cache: Path) -> list[Path]:
        assert [game.root for game in games] == [src]  # the miniature game is not shipped
        self.cache = cache
        if self.problem is not None:
            raise self.problem
        return [Path("civitas/kernel/flow.so")]


def built(
    monkeypatch: pytest.MonkeyPatch, wish: str, native: Native, target: str = "wheel", version: str = "standard"
) -> tuple[dict[str, Any], list[str]]:
    """What the hook did, and of what it warned."""
    monkeypatch.setenv("CIVITAS_NATIVE", wish)
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    hook: ModuleType = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(hook)
    monkeypatch.setattr(hook, "beside", lambda src, name: native)
    said: list[str] = []
    data: dict[str, Any] = {"pure_python": True, "force_include": {}}
    stub = SimpleNamespace(root=str(ROOT), target_name=target, app=SimpleNamespace(display_warning=said.append))
    hook.compiled_modules(stub, version, data)
    return data, said


def test_a_wheel_carries_the_compiled_modules(monkeypatch: pytest.MonkeyPatch) -> None:
    data, _ = built(monkeypatch, "try", Native())
    assert not data["pure_python"]
    assert list(data["force_include"].values()) == ["civitas/kernel/flow.so"]


@pytest.mark.parametrize("named", ["", "/somewhere/native-3.12"])
def test_what_is_compiled_is_kept_where_the_release_says(monkeypatch: pytest.MonkeyPatch, named: str) -> None:
    """A build from a source distribution is unpacked anew each time: what one of them compiled would be lost with its folder."""
    native = Native()
    monkeypatch.setenv("CIVITAS_NATIVE_CACHE", named)
    built(monkeypatch, "require", native)
    assert native.cache == Path(named or ROOT / "build" / "native-cache")


def test_without_a_compiler_the_wheel_is_pure_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    data, said = built(monkeypatch, "try", Native(OSError("no compiler")))
    assert data == {"pure_python": True, "force_include": {}}
    assert said == ["not compiled, so this wheel is pure Python: no compiler"]


def test_what_is_required_must_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(OSError, match="no compiler"):
        built(monkeypatch, "require", Native(OSError("no compiler")))


@pytest.mark.parametrize(("wish", "target", "version"), [("never", "wheel", "standard"), ("try", "wheel", "editable"), ("try", "sdist", "standard")])
def test_nothing_is_compiled_where_nobody_wants_it(monkeypatch: pytest.MonkeyPatch, wish: str, target: str, version: str) -> None:
    data, _ = built(monkeypatch, wish, Native(AssertionError("built")), target, version)
    assert data["pure_python"]
