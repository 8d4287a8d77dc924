"""What is handed to whoever runs a server fits the server: options, settings and figures have the names that it knows."""

from __future__ import annotations

import dataclasses
import json
import re
from pathlib import Path
from typing import Any

import pytest
import typer.main
import yaml

import civitas
from civitas.cli import app
from civitas.server.settings import Settings

DEPLOY = Path(civitas.__file__).parents[2] / "deploy"
TEXTS = {path.name: path.read_text(encoding="utf-8") for path in sorted(DEPLOY.iterdir())}
SETTINGS = {f"CIVITAS_{field.name.upper()}" for field in dataclasses.fields(Settings)}
COMMANDS: Any = typer.main.get_command(app)


def options_of(*path: str) -> set[str]:
    command = COMMANDS
    for name in path:
        command = command.commands[name]
    return {name for parameter in command.params for name in parameter.opts}


def test_every_setting_that_is_named_is_one():
    named = {word for text in TEXTS.values() for word in re.findall(r"CIVITAS_[A-Z_]+", text)}
    assert len(named) >= 5
    assert named - SETTINGS == set()


@pytest.mark.parametrize("name", [name for name in TEXTS if name.endswith(".service")] + ["Containerfile"])
def test_every_command_and_option_is_one(name):
    found = re.findall(r"""(?:bin/civitas|CMD \["serve") ?([^\n]*)""", TEXTS[name])
    assert found
    for line in found:
        words = re.findall(r"[\w-]+", line) if "bin/civitas" in TEXTS[name] else ["serve", *re.findall(r"--[\w-]+", line)]
        path = words[:2] if words[0] == "admin" else words[:1]
        assert set(re.findall(r"(?<!\S)--[\w-]+|(?<=\")--[\w-]+", line)) - options_of(*path) == set()


@pytest.mark.parametrize("name", [name for name in TEXTS if name.endswith(".service")])
def test_nobody_else_on_the_machine_reads_the_games(name):
    """Whoever reads the database knows every hand, and what will be drawn."""
    assert {"UMask=0077", "StateDirectoryMode=0700"} <= set(TEXTS[name].splitlines())


def test_every_figure_on_the_board_and_in_the_alarms_is_told():
    from civitas.server import app as server

    source = Path(server.__file__).read_text(encoding="utf-8")
    told = {f"civitas_{name}" for name in re.findall(r'\("(\w+)", "(?:gauge|counter)"', source)} | {"civitas_move_seconds"}
    board = json.loads(TEXTS["grafana.json"])
    asked = {name for panel in board["panels"] for target in panel["targets"] for name in re.findall(r"civitas_\w+", target["expr"])}
    assert asked - told == set()
    assert told - asked == set()  # and each is shown
    rules = yaml.safe_load(TEXTS["civitas-alerts.yml"])["groups"][0]["rules"]
    assert {name for rule in rules for name in re.findall(r"civitas_\w+", rule["expr"])} - told == set()


@pytest.mark.parametrize("name", [name for name in TEXTS if name.endswith((".yml", ".yaml"))])
def test_every_list_can_be_read(name):
    assert yaml.safe_load(TEXTS[name])


def test_panels_do_not_lie_on_one_another():
    taken: set[tuple[int, int]] = set()
    for panel in json.loads(TEXTS["grafana.json"])["panels"]:
        at = panel["gridPos"]
        cells = {(x, y) for x in range(at["x"], at["x"] + at["w"]) for y in range(at["y"], at["y"] + at["h"])}
        assert not cells & taken
        assert max(x for x, _ in cells) < 24
        taken |= cells
