"""``civitas serve``: bad input is told in one sentence, with exit code 2."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import threading
import time

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
        (["--page", "nowhere"], "There is no page in nowhere."),
        (["--page", "through_the_ages"], "There is no page in "),
    ],
)
def test_settings_that_cannot_be(arguments, says, monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    code, said = serve(*arguments)
    assert code == 2
    assert says in said
    assert not list(tmp_path.iterdir())


def test_the_server_starts_once(monkeypatch, tmp_path):
    """Everything reaches uvicorn as it should; the address is told when somebody answers there."""
    import uvicorn

    seen: dict = {}

    def run(app, **options):
        seen.update(options, app=app)
        with socket.create_server((options["host"], options["port"])):
            next(thread for thread in threading.enumerate() if thread.name == "welcome").join(30)

    monkeypatch.setattr(uvicorn, "run", run)
    monkeypatch.setenv("CIVITAS_DATABASE", "")
    monkeypatch.setenv("CIVITAS_ORIGINS", "")
    monkeypatch.setenv("CIVITAS_VERBOSE", "")
    code, said = serve("--port", "0", "--database", str(tmp_path / "t.db"), "--origin", "https://a.example")
    assert code == 0, said
    assert f"http://localhost:{seen['port']}" in said
    assert (seen["ws"], seen["ws_max_size"], seen["access_log"], seen["factory"]) == ("civitas.server.wire:Sockets", 65536, False, True)
    assert (seen["proxy_headers"], seen["forwarded_allow_ips"]) == (False, [])  # nobody's word is taken on who asks


def test_a_proxy_is_believed_when_it_is_named(monkeypatch, tmp_path):
    import uvicorn

    seen: dict = {}
    monkeypatch.setattr(uvicorn, "run", lambda app, **options: seen.update(options))
    for name in ("DATABASE", "PROXIES", "VERBOSE"):
        monkeypatch.setenv(f"CIVITAS_{name}", "")
    assert serve("--port", "0", "--database", str(tmp_path / "t.db"), "--proxy", "10.0.0.7")[0] == 0
    assert (seen["proxy_headers"], seen["forwarded_allow_ips"]) == (True, ["10.0.0.7"])


@pytest.mark.parametrize("url", ["sqlite:///{}", "sqlite+aiosqlite:///{}", "{}"])
def test_a_database_may_be_named_as_sqlalchemy_names_it(url, monkeypatch, tmp_path):
    import uvicorn

    monkeypatch.setattr(uvicorn, "run", lambda app, **options: None)
    monkeypatch.setenv("CIVITAS_DATABASE", "")
    monkeypatch.setenv("CIVITAS_VERBOSE", "")
    code, said = serve("--port", "0", "--database", url.format(tmp_path / "t.db"))
    assert code == 0, said
    assert [path.name for path in tmp_path.iterdir()] == ["t.db"]


def refused(*arguments: str) -> str:
    """One sentence, before anything is said to be open."""
    code, said = serve("--port", "0", *arguments)
    assert code == 2, said
    assert "open at" not in said
    assert "Traceback" not in said
    assert "\n" not in said
    return said


def test_databases_that_cannot_be_used_are_refused_in_one_sentence(tmp_path):
    from serving import free_port

    (tmp_path / "letter.db").write_text("Dear diary, " * 1000)
    assert "There is no database of the kind mysql" in refused("--database", "mysql://me@there/db")
    assert "name one" in refused("--database", "sqlite://")
    assert "file is not a database" in refused("--database", str(tmp_path / "letter.db"))
    assert "cannot be used" in refused("--database", str(tmp_path))
    said = refused("--database", f"postgresql://me:hush@127.0.0.1:{free_port()}/db")
    assert "cannot be used" in said
    assert "hush" not in said


def test_a_folder_that_cannot_be_written_to_is_told(monkeypatch, tmp_path):
    from civitas.server.store import FileLock

    (tmp_path / "shut").mkdir(0o555)
    for folder in (tmp_path, *tmp_path.parents[:2]):
        folder.chmod(0o755)
    take, root = FileLock._take, os.geteuid() == 0  # root can write to every folder: the file is opened as nobody

    def take_as_nobody(lock: FileLock) -> object:
        if root:
            os.seteuid(65534)
        try:
            return take(lock)
        finally:
            if root:
                os.seteuid(0)

    monkeypatch.setattr(FileLock, "_take", take_as_nobody)
    assert "t.db cannot be used: Permission denied" in refused("--database", str(tmp_path / "shut" / "t.db"))


def test_a_second_server_on_the_same_file_is_refused(tmp_path):
    from serving import Server

    with Server(str(tmp_path / "t.db")):
        assert "another server has" in refused("--database", str(tmp_path / "t.db")).lower()
    assert serve_quietly(tmp_path) == 0  # a killed server leaves nothing behind


def serve_quietly(tmp_path) -> int:
    with pytest.MonkeyPatch.context() as patched:
        import uvicorn

        patched.setattr(uvicorn, "run", lambda app, **options: None)
        patched.setenv("CIVITAS_DATABASE", "")
        patched.setenv("CIVITAS_VERBOSE", "")
        return serve("--port", "0", "--database", str(tmp_path / "t.db"))[0]


@pytest.mark.parametrize(("host", "says"), [("999.1.1.1", "is no address"), ("192.0.2.1", "is not an address of this machine")])
def test_an_address_that_is_none_is_not_called_a_taken_port(host, says, tmp_path):
    assert says in refused("--host", host, "--database", str(tmp_path / "t.db"))


def test_a_browser_is_opened_when_the_table_answers_and_not_before(tmp_path):
    """Whoever is shown the page finds it: the browser of this test asks once, without patience."""
    seen = tmp_path / "seen"
    browser = tmp_path / "browser.py"
    browser.write_text(f"import sys, urllib.request\nopen({str(seen)!r}, 'w').write(str(urllib.request.urlopen(sys.argv[1]).status))\n")
    command = [sys.executable, "-m", "civitas", "serve", "--browser", "--port", "0", "--database", str(tmp_path / "games.db")]
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, env=os.environ | {"BROWSER": f"{sys.executable} {browser} %s", "CIVITAS_NATIVE": "never"}
    )
    try:
        assert server.stdout is not None
        assert server.stdout.readline().startswith("The table is open at http://localhost:")
        until = time.monotonic() + 60
        while not (seen.is_file() and seen.read_text()) and time.monotonic() < until:
            time.sleep(0.05)
        assert seen.is_file(), "the browser met nobody"
        assert seen.read_text() == "200"
    finally:
        server.terminate()
        server.wait(15)
        server.stdout.close()
