"""The ``civitas`` command: one module for each of its commands."""

from __future__ import annotations

from civitas.cli import admin as admin
from civitas.cli import arena as arena
from civitas.cli import bench as bench
from civitas.cli import export as export
from civitas.cli import fuzz as fuzz
from civitas.cli import games as games
from civitas.cli import learn as learn
from civitas.cli import perft as perft
from civitas.cli import play as play
from civitas.cli import replay as replay
from civitas.cli import rules as rules
from civitas.cli import saves as saves
from civitas.cli import serve as serve
from civitas.cli import simulate as simulate
from civitas.cli import tune as tune
from civitas.cli.command import app as app
from civitas.native.standby import prefer_compiled


def main() -> None:
    """What the ``civitas`` command runs: in the compiled form, where there is one."""
    prefer_compiled()
    app()
