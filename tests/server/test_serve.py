"""``civitas serve``: bad input is told in one sentence, with exit code 2."""

from __future__ import annotations

import socket

import pytest
from typer.testing import CliRunner

from civitas.cli import app


def serve(*arguments: str) -> tuple[int, str]:
    found = CliRunner().invoke(app, ["serve", *arguments])
    return found.exit_code, found.output.strip()


def test_a_port_that_is_taken():
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        one.listen()
        port = one.getsockname()[1]
        code, said = serve("--port", str(port))
    assert code == 2
    assert said.startswith(f"Port {port} of 127.0.0.1 is taken")
    assert "\n" not in said


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--database", "/nowhere/at/all/x.db"], "There is no folder for /nowhere/at/all/x.db."),
        (["--workers", "2"], "Several workers need PostgreSQL: SQLite has one writer."),
        (["--port", "99999"], "--port"),
        (["--bot-processes", "0"], "--bot-processes"),
    ],
)
def test_settings_that_cannot_be(arguments, says, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    code, said = serve(*arguments)
    assert code == 2
    assert says in said
    assert not list(tmp_path.iterdir())


def test_the_server_starts_once(monkeypatch, tmp_path):
    """Everything reaches uvicorn as it should; the address is told."""
    import uvicorn

    seen: dict = {}
    monkeypatch.setattr(uvicorn, "run", lambda app, **options: seen.update(options, app=app))
    monkeypatch.setenv("CIVITAS_DATABASE", "")
    monkeypatch.setenv("CIVITAS_ORIGINS", "")
    monkeypatch.setenv("CIVITAS_VERBOSE", "")
    code, said = serve("--port", "0", "--database", str(tmp_path / "t.db"), "--origin", "https://a.example")
    assert code == 0, said
    assert f"http://localhost:{seen['port']}" in said
    assert (seen["ws"], seen["ws_max_size"], seen["access_log"], seen["factory"]) == ("websockets-sansio", 65536, False, True)
