"""The commands for programs and for curious people."""

from __future__ import annotations

import csv
import importlib
import importlib.util
import io
import json
import os
import re
import runpy
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import documents
from civitas import Record
from civitas.cli.export import of_record
from civitas.cli.play import seat_players
from civitas.cli.prompts import final
from civitas.cli.sitting import Sitting
from civitas.kernel.history import History
from civitas.kernel.registry import game as game_called


def test_games_lists_player_counts_and_variants(run: Any) -> None:
    result = run("games")
    assert result.exit_code == 0
    assert "Pebbles, 2 to 4 players, rules version 1" in result.stdout
    assert "--option rounds=3" in result.stdout
    assert "1 to 5" in result.stdout


def test_games_as_json(run: Any) -> None:
    found = {game["id"]: game for game in json.loads(run("games", "--json").stdout)}
    assert found["pebbles"]["max_players"] == 4
    assert found["pebbles"]["options"][0] == {
        "name": "rounds",
        "type": "int",
        "default": 3,
        "choices": [],
        "lo": 1,
        "hi": 5,
        "help": "how many rounds are played",
        "label": "Rounds",
        "choice_labels": [],
        "when": None,
    }


def test_a_game_of_another_package_is_found_by_its_entry_point(civitas: Any) -> None:
    assert "Pebbles" in civitas("games").stdout


def test_help_is_there_for_every_command(run: Any) -> None:
    commands = ["games", "play", "simulate", "replay", "rules", "fuzz", "bench"]
    assert all(command in run("--help").stdout for command in commands)
    for command in commands:
        result = run(command, "--help")
        assert result.exit_code == 0
        assert "Usage" in result.stdout
    assert run().exit_code == 0


def test_version(run: Any) -> None:
    assert run("--version").stdout.startswith("civitas ")


def test_rules_by_id_by_words_and_as_a_whole(run: Any) -> None:
    assert "[PEB-3.3] A king" in run("rules", "pebbles", "peb-3.3").stdout
    assert "[PEB-3.1]" in run("rules", "pebbles", "PEB-3").stdout
    assert "[PEB-1.2]" in run("rules", "pebbles", "three", "each").stdout
    assert "[TABLE-7]" in run("rules", "pebbles", "TABLE-7").stdout
    assert "1. The table  [PEB-1.1 to PEB-1.3]" in run("rules", "pebbles").stdout
    assert json.loads(run("rules", "pebbles", "PEB-2.1", "--json").stdout)[0]["heading"] == "2. The exchange"
    assert "TABLE-1" in run("rules", "table").stdout


def test_simulate_sums_up(run: Any) -> None:
    result = run("simulate", "pebbles", "--players", "3", "--bots", "greedy,random", "--games", "12", "--seed", "1")
    assert result.exit_code == 0
    assert "greedy" in result.stdout
    assert "seat 2" in result.stdout
    assert "12 games, 144 decisions" in result.stdout


def simulated(run: Any, *more: str) -> Any:
    found = json.loads(run("simulate", "pebbles", "-p", "3", "-b", "greedy,random", "-g", "12", "-s", "1", "--json", *more).stdout)
    del found["summary"]["seconds"], found["summary"]["decisions_a_second_and_core"]
    return found


def test_the_same_seed_gives_the_same_games_whoever_does_the_work(run: Any, civitas: Any) -> None:
    alone = simulated(run)
    assert alone == simulated(run)
    shared = json.loads(
        civitas("simulate", "pebbles", "-p", "3", "-b", "greedy,random", "-g", "12", "-s", "1", "--json", "--workers", "2").stdout
    )
    assert shared["games"] == alone["games"]


def test_bots_change_seats_unless_they_are_fixed(run: Any) -> None:
    assert {game["bots"][0] for game in simulated(run)["games"]} == {"greedy", "random"}
    assert {game["bots"][0] for game in simulated(run, "--fixed")["games"]} == {"greedy"}


def test_wins_are_shared_between_those_that_are_level(run: Any) -> None:
    summary = simulated(run)["summary"]
    assert sum(bot["wins"] for bot in summary["bots"].values()) == pytest.approx(12)


def test_simulate_writes_every_game_into_a_file(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "games.json"
    assert run("simulate", "pebbles", "--games", "3", "--out", str(path)).exit_code == 0
    assert len(json.loads(path.read_text(encoding="utf-8"))["games"]) == 3


def test_a_parquet_file_needs_pyarrow(run: Any, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    result = run("simulate", "pebbles", "--games", "3", "--out", str(path))
    if importlib.util.find_spec("pyarrow"):
        assert path.stat().st_size > 0
    else:
        assert result.exit_code == 2
        assert "needs pyarrow" in result.stderr


@pytest.fixture
def saved(run: Any, tmp_path: Path) -> Path:
    path = tmp_path / "game.civ"
    run("play", "pebbles", "--seed", "5", "--players", "3", stdin=f"1 2\n1\ns {path}\nq\n")
    return path


def test_replay_tells_what_happened_and_shows_the_position(run: Any, saved: Path) -> None:
    result = run("replay", str(saved))
    assert result.exit_code == 0
    assert "    1  Player 1 lays down 1 and 6." in result.stdout
    assert "Player 1 draws" not in result.stdout
    assert "Waiting for Player 1, Player 2 and Player 3: What do you bid for 3 pebbles?" in result.stdout


def test_replay_with_the_eyes_of_a_seat_at_a_moment(run: Any, saved: Path) -> None:
    result = run("replay", str(saved), "--at", "1", "--seat", "0")
    assert "Player 1 draws" in result.stdout
    assert "After 1 decision" in result.stdout
    assert "Player 1 draws" not in run("replay", str(saved), "--at", "1", "--seat", "1").stdout


def test_replay_checks_a_record(run: Any, saved: Path) -> None:
    assert "is sound: 6 decisions" in run("replay", str(saved), "--check").stdout
    assert json.loads(run("replay", str(saved), "--check", "--json").stdout)["decisions"] == 6


def test_replay_as_json_shows_only_what_the_seat_sees(run: Any, saved: Path) -> None:
    found = json.loads(run("replay", str(saved), "--seat", "1", "--json").stdout)
    assert found["view"]["players"][0]["hand"] == {"hidden": 4}
    assert len(found["view"]["players"][1]["hand"]) == 4


def test_replay_refuses_a_seat_and_a_moment_that_are_not_there(run: Any, saved: Path) -> None:
    for option, value, said in (("--seat", "3", "0 to 2"), ("--seat", "-1", "0 to 2"), ("--at", "7", "6 decisions"), ("--at", "-1", "6 decisions")):
        result = run("replay", str(saved), option, value)
        assert result.exit_code == 2
        assert said in result.stderr


def test_bench_measures_a_game(run: Any) -> None:
    assert "clone us" in run("bench", "pebbles", "--seconds", "0.02").stdout
    found = json.loads(run("bench", "pebbles", "--seconds", "0.02", "--json").stdout)
    assert found["games"]["pebbles"]["decisions_a_second"] > 0


def test_fuzz_says_that_the_laws_hold(run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    result = run("fuzz", "pebbles", "--seconds", "1")
    assert result.exit_code == 0, result.output
    assert "The laws hold over" in result.stdout
    assert json.loads(run("fuzz", "pebbles", "--seconds", "0.1", "--players", "4", "--json").stdout)["broken"] is None
    assert list(tmp_path.iterdir()) == []


def test_fuzz_says_how_many_nearly_right_options_get_a_reason(run: Any) -> None:
    result = run("fuzz", "civilization_1980", "--reasons", "--seconds", "2", "--players", "2")
    assert result.exit_code == 0
    assert "are refused with a reason of their own" in result.stdout
    assert json.loads(run("fuzz", "civilization_1980", "--reasons", "--seconds", "1", "--json").stdout)["share"] >= 0.95


def test_fuzz_leaves_a_record_of_a_broken_law_that_replay_opens(run: Any, pebbles: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    play = importlib.import_module("pebbles.play")

    def bids(self: Any, s: Any, seat: int) -> list[Any]:
        return [play.BID[card] for card in s.players[seat].hand[:2]] * 2  # every option twice

    monkeypatch.setattr(play.Round, "bids", bids)
    path = tmp_path / "broken.civ"
    result = run("fuzz", "pebbles", "--seconds", "20", "--out", str(path))
    assert result.exit_code == 1
    assert "law 4" in result.stdout
    assert run("replay", str(path), "--check").exit_code == 0


def test_a_game_that_breaks_down_when_asked_for_reasons_is_told_of_in_a_sentence(run: Any, pebbles: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    play = importlib.import_module("pebbles.play")

    def bids(self: Any, s: Any, seat: int) -> list[Any]:
        raise KeyError("no such card")

    monkeypatch.setattr(play.Round, "bids", bids)
    result = run("fuzz", "pebbles", "--reasons", "--seconds", "5")
    assert result.exit_code == 2
    assert "no such card" in result.stderr
    assert "civitas fuzz pebbles" in result.stderr
    assert "Traceback" not in result.stderr


# --- help


@pytest.mark.parametrize(("short", "game"), {"tta": "through_the_ages", "civ80": "civilization_1980", "TTA": "through_the_ages"}.items())
def test_a_game_has_a_short_name(run: Any, short: str, game: str) -> None:
    assert json.loads(run("simulate", short, "-g", "1", "-b", "random", "--json").stdout)["game"] == game
    assert run("rules", short).stdout == run("rules", game).stdout


@pytest.mark.parametrize(
    ("typed", "meant"), {"throughtheages": "through_the_ages", "civilisation_1980": "civilization_1980", "tt": "tta", "pebles": "pebbles"}.items()
)
def test_a_game_that_is_like_one_gets_a_guess(run: Any, typed: str, meant: str) -> None:
    result = run("play", typed)
    assert result.exit_code == 2
    assert f"did you mean {meant}?" in result.stderr


def test_version_and_help_are_commands_too(run: Any) -> None:
    assert "pebbles, rules version 1" in run("version").stdout
    assert "simulate" in run("help").stdout
    assert "--records" in run("help", "simulate").stdout
    assert run("help", "fly").exit_code == 2


@pytest.mark.parametrize("word", ["quit", "q", "exit"])
def test_quit_and_help_are_understood_at_the_prompt(run: Any, word: str) -> None:
    result = run("play", "pebbles", stdin=f"help\n{word}\n1\n")
    assert result.exit_code == 0
    assert "this help" in result.stdout
    assert "lays down" not in result.stdout
    assert run("play", stdin=f"{word}\n").exit_code == 0


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_complete_games_and_commands(shell: str, installed: Path) -> None:
    def completed(typed: str) -> str:
        line = {"COMP_WORDS": typed, "COMP_CWORD": str(len(typed.split(" ")) - 1), "_TYPER_COMPLETE_ARGS": typed}
        line |= {"_TYPER_COMPLETE_FISH_ACTION": "get-args", "_CIVITAS_COMPLETE": f"complete_{shell}"}
        return documents.python("-c", "from civitas.cli import app; app(prog_name='civitas')", path=installed, **line).stdout

    assert "through_the_ages" in completed("civitas play t")
    assert "civilization_1980" not in completed("civitas play t")
    assert "simulate" in completed("civitas sim")


def test_the_manual_page_names_every_command_and_option(run: Any) -> None:
    page = run("man").stdout
    for command in ("games", "play", "simulate", "replay", "rules", "saves", "export", "serve", "fuzz", "bench"):
        assert f".SS civitas {command}" in page
    assert ".SS civitas admin reset\\-link [OPTIONS]" in page, "and those of its groups"
    assert not re.search(r"\[\[|\.\.\.}", page), "an argument has one pair of brackets"
    assert "\\-\\-resume" in page
    assert "XDG_DATA_HOME" in page
    assert not [line for line in page.splitlines() if line.startswith(("'", ".")) and not line.startswith((".TH", ".SH", ".SS", ".TP", ".B", ".I"))]


# --- tables


def exported(run: Any, *args: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(run("export", *args).stdout)))


def test_records_become_tables_by_game_by_round_and_by_decision(run: Any, tmp_path: Path) -> None:
    run("simulate", "tta", "-p", "3", "-b", "random", "-g", "2", "-s", "1", "--records", str(tmp_path))
    games = exported(run, str(tmp_path))
    assert [row["seat"] for row in games] == ["0", "1", "2"] * 2
    assert {"culture", "score", "place", "bot", "called", "seed"} <= games[0].keys()
    record = Record.load(tmp_path / "through_the_ages-1.civ")
    end = record.replay()
    assert [int(row["score"]) for row in games[:3]] == list(end.scores)
    rounds = exported(run, str(tmp_path), "--by", "round")
    mine = [row for row in rounds if row["record"] == "through_the_ages-1.civ" and row["seat"] == "0"]
    assert [int(row["round"]) for row in mine] == list(range(1, end.round + 1))
    assert mine[-1]["culture"] == games[0]["culture"]
    decisions = exported(run, str(tmp_path / "through_the_ages-1.civ"), "--by", "decision")
    assert len(decisions) == len(record.decisions)
    assert any(row["words"].startswith("Take ") and row["option"].startswith("take ") for row in decisions)
    out = tmp_path / "games.csv"
    assert run("export", str(tmp_path), "--out", str(out)).exit_code == 0
    assert out.read_text(encoding="utf-8") == run("export", str(tmp_path)).stdout


def test_a_column_holds_one_kind_of_thing(run: Any, tmp_path: Path) -> None:
    """Parquet has no mixed columns: what is not known is empty, not an empty word."""
    for game in ("tta", "coc"):
        run("simulate", game, "-p", "2", "-b", "random", "-g", "1", "-s", "1", "--records", str(tmp_path))
    for by in ("game", "round", "decision"):
        kinds: dict[str, set[type]] = {}
        for path in tmp_path.glob("*.civ"):
            for row in of_record(path, by, "en"):
                for name, value in row.items():
                    if value is not None:
                        kinds.setdefault(name, set()).add(float if type(value) is int else type(value))
        assert {name: found for name, found in kinds.items() if len(found) > 1} == {}


@pytest.mark.parametrize("game", ["civ80", "coc", "smc", "tta"])
def test_rounds_are_counted_through_whatever_a_game_calls_them(game: str, run: Any, tmp_path: Path) -> None:
    run("simulate", game, "-p", "2", "-b", "random", "-g", "1", "-s", "1", "--records", str(tmp_path))
    rounds = [int(row["round"]) for row in exported(run, str(tmp_path), "--by", "round") if row["seat"] == "0"]
    assert len(rounds) > 5
    assert rounds == list(range(rounds[0], rounds[0] + len(rounds)))
    decisions = [int(row["round"]) for row in exported(run, str(tmp_path), "--by", "decision")]
    assert decisions == sorted(decisions)


def test_half_points_are_points_to_who_counts(run: Any, tmp_path: Path) -> None:
    told = json.loads(run("simulate", "coc", "-p", "2", "-b", "random", "-g", "2", "-s", "1", "--records", str(tmp_path), "--json").stdout)
    rows = exported(run, str(tmp_path))
    ends = [Record.load(path).replay() for path in sorted(tmp_path.glob("*.civ"))]
    halves = [n / 2 for end in ends for n in end.scores]
    assert [float(row["score"]) for row in rows] == [n for game in told["games"] for n in game["scores"]] == halves
    assert "points" not in rows[0], "no second column that has lost the halves"
    final = run("play", "--load", str(sorted(tmp_path.glob("*.civ"))[0]), "--humans", "0").stdout
    again = run("replay", str(sorted(tmp_path.glob("*.civ"))[0])).stdout.partition("The game is over")[2]
    assert all(str(n).replace(".0", "").replace(".5", "½") in shown for n in halves[:2] for shown in (final, again))
    assert "Player" not in final.partition("The game is over")[2], "civilizations have names"


@pytest.mark.parametrize("language", ["en", "hu", "lt", "pl", "ru"])
def test_no_heading_of_the_final_table_is_cut(language: str) -> None:
    for id in ("clash_of_cultures", "sid_meiers_civilization", "through_the_ages"):
        history = History(game_called(id), game_called(id).max_players, 1)
        table = Sitting(history, seat_players(history, 0, ["random"]), [], language)
        out = Console(width=80, file=io.StringIO())
        out.print(final(*table.results(), language))
        said = out.file.getvalue()  # type: ignore[attr-defined]
        assert "…" not in said
        assert all(len(line) <= 80 for line in said.splitlines())
        assert all(heading.split()[0] in said for heading in table.results()[0][2:])


def test_export_refuses_what_it_cannot_do(run: Any, tmp_path: Path) -> None:
    for args, said in {
        (str(tmp_path),): "There is no record in",
        (str(tmp_path), "--by", "week"): "--by is one of game, round, decision",
        (str(tmp_path), "--out", "games.txt"): ".csv or .parquet",
        (str(tmp_path), "--out", "nowhere/games.csv"): "There is no folder nowhere",
    }.items():
        result = run("export", *args)
        assert result.exit_code == 2
        assert said in result.stderr


def test_the_example_for_pandas_runs_as_it_stands_in_the_documents(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Simulated, exported and summed up with the very lines of docs/terminal.md; only that there are fewer games."""
    section = (documents.DOCS / "terminal.md").read_text(encoding="utf-8").partition("## Tables of many games")[2]
    lines = [line.removeprefix("    ") for line in section.splitlines() if line.startswith("    ")]
    commands = [line.removeprefix("civitas ") for line in lines if line.startswith("civitas ")]
    example = [line for line in lines if not line.startswith("civitas ")]
    assert [command.split()[0] for command in commands] == ["simulate", "export"]
    monkeypatch.chdir(tmp_path)
    for command in commands:
        said = run(*command.replace("--games 200 --workers 2", "--games 2").split())
        assert said.exit_code == 0, said.stderr
    Path("example.py").write_text("\n".join(example), encoding="utf-8")
    capsys.readouterr()
    runpy.run_path("example.py")
    told = capsys.readouterr().out.splitlines()
    assert told[0].split() == ["bot", "greedy", "random"]
    assert [line.split()[0] for line in told[2:5]] == ["1", "2", "3"], "a line a round"


@pytest.mark.parametrize("workers", ["1", "2"])
def test_ctrl_c_leaves_what_was_simulated(installed: Path, tmp_path: Path, workers: str) -> None:
    out, records = tmp_path / "games.json", tmp_path / "records"
    path = os.pathsep.join((str(Path(documents.__file__).parents[1] / "src"), str(installed)))
    command = [sys.executable, "-m", "civitas", "simulate", "tta", "-b", "greedy", "-g", "5000", "-w", workers]
    command += ["--out", str(out), "--records", str(records)]
    playing = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | {"PYTHONPATH": path},
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    for _ in range(600):
        time.sleep(0.1)
        if records.is_dir() and len(list(records.glob("*.civ"))) >= 3:
            break
    os.killpg(playing.pid, signal.SIGINT)  # as a terminal does
    told, errors = playing.communicate(timeout=60)
    assert (playing.returncode, errors) == (130, "")
    assert "Interrupted after" in told
    report = json.loads(out.read_text(encoding="utf-8"))
    assert report["interrupted"]
    assert 1 <= len(report["games"]) == report["summary"]["games"] < 5000
