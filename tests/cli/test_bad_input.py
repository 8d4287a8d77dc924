"""Bad input gets one clear sentence and exit code 2, and never a traceback."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

BAD = {
    "play chess": "There is no game 'chess'",
    "play pebbles --players 9": "pebbles is for 2 to 4 players, not 9",
    "play pebbles --players 1": "pebbles is for 2 to 4 players, not 1",
    "play pebbles --players many": "--players should be a whole number.",
    "pebbles": "There is no command 'pebbles', but a game: civitas play pebbles.",
    "play pebbles --humans 5": "pebbles is for 2 to 4 players, not 5",
    "play pebbles --players 2 --humans 3": "2 seats and 3 people",
    "play pebbles --bots hal": "There is no bot 'hal'",
    "play pebbles --option rounds": "--option name=value",
    "play pebbles --option rounds=six": "Option rounds is a whole number, not 'six'.",
    "play pebbles --option rounds=9": "Option rounds goes from 1 to 5",
    "play pebbles --option colour=red": "pebbles has no option 'colour'",
    "play pebbles --language tlh": "no words in 'tlh'",
    "play --load nowhere.civ": "The file nowhere.civ cannot be read",
    "play --load nowhere": "The file nowhere cannot be read: No such file or directory.",
    "export nowhere": "The file nowhere cannot be read: No such file or directory.",
    "play pebbles --load nowhere.civ": "brings its own game",
    "play": "No game was named",
    "simulate chess": "There is no game 'chess'",
    "simulate pebbles --players 9": "pebbles is for 2 to 4 players",
    "simulate pebbles --bots hal": "There is no bot 'hal'",
    "simulate pebbles --players 2 --bots random,random,random": "2 seats and 3 bots",
    "simulate pebbles --games 0": "--games should be greater than or equal to 1.",
    "simulate pebbles --workers 0": "--workers",
    "simulate pebbles --out games.txt": ".json or .parquet",
    "simulate pebbles --out nowhere/games.json": "There is no folder nowhere",
    "simulate pebbles --option rounds=9": "Option rounds goes from 1 to 5",
    "replay": "RECORD",
    "replay nowhere.civ": "nowhere.civ cannot be read",
    "rules chess": "There is no game 'chess'",
    "rules pebbles PEB-99": "No rule of pebbles is found by 'PEB-99'",
    "rules pebbles xylophone": "No rule of pebbles is found by 'xylophone'",
    "rules": "GAME",
    "fuzz chess": "There is no game 'chess'",
    "fuzz pebbles --seconds soon": "--seconds should be a number.",
    "bench chess": "There is no game 'chess'",
    "bench --seconds -1": "--seconds",
    "games extra": "extra",
    "fly": "No such command 'fly'",
    "--sideways": "--sideways",
}


@pytest.mark.parametrize("command", BAD)
def test_bad_input_gets_one_sentence_and_exit_code_2(run: Any, command: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*command.split())
    assert result.exit_code == 2
    assert BAD[command] in result.stderr
    assert result.stderr.count("\n") == 1
    assert result.stderr.rstrip().endswith(".")
    assert list(tmp_path.iterdir()) == []


def test_a_file_is_no_folder_for_records(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "notes"
    file.write_text("", encoding="utf-8")
    assert run("simulate", "pebbles", "--records", str(file)).stderr == f"--records wants a folder, and {file} is a file.\n"


def test_bad_input_gets_one_sentence_in_a_real_process_too(civitas: Any) -> None:
    for args in (("play", "chess"), ("simulate", "pebbles", "--players", "9"), ("fly",)):
        done = civitas(*args)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("text", "said"),
    {
        "": "not a Civitas record",
        "\x00\x01": "not a Civitas record",
        "PK\x03\x04 zip": "not a Civitas record",
        '{"game": "pebbles"}': "not a Civitas record",
        "civitas record 2\ngame: pebbles\n\n": "the header does not say",
        "civitas record 2\ngame: chess\nrules: 1\nplayers: 2\nseed: 1\noptions: {}\nnames: []\n\nend 0\n": "there is no game 'chess'",
        "civitas record 2\ngame: pebbles\nrules: 7\nplayers: 2\nseed: 1\noptions: {}\nnames: []\n\nend 0\n": "version 7",
        "civitas record 2\ngame: pebbles\nrules: 1\nplayers: 9\nseed: 1\noptions: {}\nnames: []\n\nend 0\n": "2 to 4 players",
        "civitas record 2\ngame: pebbles\nrules: 1\nplayers: 2\nseed: 1\noptions: {}\nnames: []\n\n0 exchange ()\n": "breaks off",
        "civitas record 2\ngame: pebbles\nrules: 1\nplayers: 2\nseed: 1\noptions: {}\nnames: []\n\n0 fly\nend 1\n": "line 9",
        "civitas record 2\ngame: pebbles\nrules: 1\nplayers: 2\nseed: 1\noptions: {}\nnames: []\n\n0 exchange ()\nend 1 0123\n": "position",
    }.items(),
)
def test_a_bad_file_gets_one_sentence(run: Any, tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "bad.civ"
    path.write_text(text, encoding="utf-8")
    result = run("replay", str(path), "--check")
    assert result.exit_code == 2
    assert said in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_file_that_is_not_text_gets_one_sentence(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "bad.civ"
    path.write_bytes(bytes(range(256)))
    result = run("replay", str(path))
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    result = run("replay", str(tmp_path))
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
