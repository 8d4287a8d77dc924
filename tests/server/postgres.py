"""A throw-away PostgreSQL on loopback, usable by root and by a plain user.

The server programs refuse to run as root, so then every command runs as the account ``postgres``, which owns the data.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
from serving import free_port


def programs() -> Path | None:
    """Where initdb and pg_ctl are; Debian keeps them off PATH."""
    found = shutil.which("initdb")
    if found:
        return Path(found).resolve().parent
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return folders[-1].parent if folders else None


class Postgres:
    """One server with an empty database; ``durable`` as in earnest, else fast."""

    def __init__(self, durable: bool = False) -> None:
        found = programs()
        if found is None:
            raise RuntimeError("PostgreSQL is not installed, so nothing of it can be tested: run make system")
        self.bin, self.durable, self.port = found, durable, free_port()
        self.root = Path(tempfile.mkdtemp(prefix="pgt"))
        self.runner: list[str] = []
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            os.chown(self.root, owner.pw_uid, owner.pw_gid)
            self.runner = ["runuser", "-u", "postgres", "--"]
        self.root.chmod(0o700)
        self.data = self.root / "data"

    def run(self, *command: object) -> None:
        subprocess.run([*self.runner, *map(str, command)], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd="/")

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.root}"
        if not self.durable:
            options += " -c fsync=off -c synchronous_commit=off -c full_page_writes=off"
        self.run(self.bin / "pg_ctl", "-D", self.data, "-w", "-l", self.root / "log", "-o", options, "start")

    def kill(self) -> None:
        """No goodbye: its processes find out for themselves that their master is gone."""
        master = int((self.data / "postmaster.pid").read_text().split()[0])
        os.kill(master, signal.SIGKILL)

    def start_again(self) -> None:
        """After a kill: what is left of the old processes holds the data for a moment."""
        for _ in range(120):
            with contextlib.suppress(subprocess.CalledProcessError):
                self.start()
                return
            time.sleep(0.5)
        raise RuntimeError("PostgreSQL does not start again")

    @property
    def address(self) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/postgres"

    def __enter__(self) -> Postgres:
        self.run(self.bin / "initdb", "-D", self.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync")
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        try:
            self.run(self.bin / "pg_ctl", "-D", self.data, "-w", "-m", "immediate", "stop")
        finally:
            shutil.rmtree(self.root, ignore_errors=True)


def new_database(address: str) -> str:
    """An empty database of that server."""
    name = f"t{secrets.token_hex(8)}"

    async def create() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(f"create database {name}")
        await connection.close()

    asyncio.run(create())
    return f"{address.rpartition('/')[0]}/{name}"
