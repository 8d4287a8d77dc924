"""A stage that is asked for by name exists: a refusal that waits for another one would never speak."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import civitas

GAMES = sorted(path.parent for path in (Path(civitas.__file__).parent / "games").glob("*/__init__.py"))


def texts_in(node: ast.AST) -> set[str]:
    return {each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_stage_compared_by_name_is_a_stage(game: Path) -> None:
    nodes = [node for file in game.rglob("*.py") for node in ast.walk(ast.parse(file.read_text("utf-8")))]
    stages = {node.value.attr for node in nodes if isinstance(node, ast.keyword) and node.arg == "then" and isinstance(node.value, ast.Attribute)}
    compared = {
        name
        for node in nodes
        if isinstance(node, ast.Compare) and isinstance(node.left, ast.Attribute) and node.left.attr == "stage"
        for name in texts_in(node)
    }
    assert stages
    assert compared - stages - {"begin"} == set()
