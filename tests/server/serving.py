"""A true server in a process of its own, on a free port."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

HERE = Path(__file__).parent
SOURCE = Path(os.environ.get("CIVITAS_TEST_SOURCE") or HERE.parent.parent / "src").absolute()  # build/native: the compiled form


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Server:
    """``civitas serve`` with the small game beside the others."""

    def __init__(self, database: str, **settings: Any) -> None:
        self.database = database
        self.settings = {"plugins": "bazaar", "limits": 0, "bot_processes": 1, **settings}
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.complaints = tempfile.TemporaryFile()  # noqa: SIM115 (closed on exit)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def live(self, game: str) -> str:
        return f"ws://127.0.0.1:{self.port}/api/games/{game}/live"

    def start(self) -> float:
        """Until it answers; seconds."""
        began = time.perf_counter()
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(SOURCE), str(HERE)])}
        env |= {f"CIVITAS_{name.upper()}": str(value) for name, value in self.settings.items()}
        command = "from civitas.cli import main; main()"
        self.process = subprocess.Popen(
            [sys.executable, "-c", command, "serve", "--port", str(self.port), "--database", self.database],
            env=env,
            stdout=subprocess.DEVNULL,
            stderr=self.complaints,
            start_new_session=True,  # so that bots' processes can be ended with it
        )
        for _ in range(1200):  # a busy machine may take long
            try:
                httpx.get(f"{self.address}/api/health", timeout=5)
                return time.perf_counter() - began
            except httpx.TransportError:
                if self.process.poll() is not None:
                    raise RuntimeError(self.complained()) from None
                time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """No goodbye: the server and everything it started."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> tuple[int, str]:
        """The polite way; its exit code and what it complained about."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(30), self.complained()

    def complained(self) -> str:
        self.complaints.seek(0)
        return self.complaints.read().decode()

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        if self.process is not None and self.process.poll() is None:
            self.kill()
        self.complaints.close()
