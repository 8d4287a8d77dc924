"""The compiled form is used where it is there, and only while it is what the sources say."""

from __future__ import annotations

import shutil
import sysconfig

import pytest

from civitas.native import __main__ as compiling
from civitas.native import standby
from civitas.native.build import CACHE, _alone


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """Sources and a tree made of them, with a compiled module in it; builds are only counted."""
    src = tmp_path / "src"
    (src / "civitas" / "kernel").mkdir(parents=True)
    (src / "civitas" / "kernel" / "flow.py").write_text("FLOWS = True\n")
    (src / "civitas" / "words.ftl").write_text("word = word\n")
    (tmp_path / "Makefile").touch()
    tree = standby.tree_of(src)
    shutil.copytree(src, tree)
    (tree / "civitas" / "kernel" / f"flow{sysconfig.get_config_var('EXT_SUFFIX')}").touch()
    begun = []
    monkeypatch.setattr(standby, "begin", lambda src, tree: bool(begun.append(tree)))
    return src, tree, begun


def test_a_tree_of_these_sources_is_used(checkout):
    src, tree, begun = checkout
    for command in standby.LATER:
        assert standby.path_for([command, "through_the_ages"], {}, src) == str(tree)
    assert not begun


@pytest.mark.parametrize("changed", ["civitas/kernel/flow.py", "civitas/words.ftl", "civitas/new.py"])
def test_a_tree_of_other_sources_is_not_used_but_built_anew(checkout, changed):
    src, tree, begun = checkout
    (src / changed).write_text("# other\n")
    assert standby.path_for(["arena"], {}, src) == ""
    assert begun == [tree]


def test_a_tree_without_compiled_modules_is_not_used(checkout):
    src, tree, begun = checkout
    for compiled in tree.rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
        compiled.unlink()
    assert standby.path_for(["tune"], {}, src) == ""
    assert begun == [tree]


@pytest.mark.parametrize("environment", [{"PYTHONPATH": "src"}, {"CIVITAS_NATIVE": "never"}])
def test_who_has_chosen_is_left_alone(checkout, environment):
    src, _, begun = checkout
    (src / "civitas" / "kernel" / "flow.py").write_text("# other\n")
    assert standby.path_for(["serve"], environment, src) == ""
    assert not begun


def test_who_only_asks_for_help_builds_nothing(checkout):
    src, _, begun = checkout
    (src / "civitas" / "kernel" / "flow.py").write_text("# other\n")
    assert standby.path_for(["arena", "--help"], {}, src) == ""
    assert not begun


@pytest.mark.parametrize(("arguments", "says"), [([], "usage"), (["--help"], "usage"), (["out", "chess"], "no such game: chess")])
def test_only_a_folder_and_known_games_are_compiled(arguments, says, capsys, monkeypatch):
    monkeypatch.setattr(compiling, "build", lambda *_: pytest.fail("nothing is to be built"))
    assert compiling.main(arguments) == 2
    assert says in capsys.readouterr().err


def test_an_installed_package_builds_nothing(checkout):
    src, _, begun = checkout
    (src.parent / "Makefile").unlink()
    (src / "civitas" / "kernel" / "flow.py").write_text("# other\n")
    assert standby.path_for(["arena"], {}, src) == ""
    assert not begun


def test_without_a_compiler_nothing_is_begun(checkout, monkeypatch):
    src, _, _ = checkout
    assert standby.can_build(src) == bool(shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]))
    monkeypatch.setattr(standby.shutil, "which", lambda name: None)
    assert not standby.can_build(src)


def test_while_a_tree_is_being_built_no_other_is_begun(tmp_path, monkeypatch):
    src, begun = tmp_path / "src", []
    monkeypatch.setattr(standby, "can_build", lambda src: True)
    monkeypatch.setattr(standby.subprocess, "Popen", lambda command, **how: begun.append(command))
    cache = standby.tree_of(src).with_name(CACHE)
    cache.mkdir(parents=True)
    with _alone(cache):
        assert not standby.begin(src, standby.tree_of(src))
        assert not begun
    assert standby.begin(src, standby.tree_of(src))
    assert len(begun) == 1
