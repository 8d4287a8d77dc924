"""Schemathesis against a true server: whatever fits or does not fit the documented shapes, no server error."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import httpx
from serving import Server

PROGRAM = shutil.which("schemathesis", path=str(Path(sys.executable).parent)) or shutil.which("schemathesis")
EXAMPLES = 5  # for each operation
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
    "response_headers_conformance",
    "unsupported_method",
)


def test_no_input_makes_a_server_error(tmp_path):
    assert PROGRAM is not None, "schemathesis is not installed: make test does it"
    with Server(str(tmp_path / "t.db")) as server:
        wish = {"title": "bazaar", "seats": [{"kind": "me"}, {"kind": "me"}]}
        made = httpx.post(f"{server.address}/api/games", json=wish, timeout=60).json()
        config = tmp_path / "schemathesis.toml"
        config.write_text(f'[parameters]\nid = "{made["id"]}"\ntitle = "bazaar"\n')
        token = made["seats"][0]["token"]
        command = [PROGRAM, "--config-file", config, "run", f"{server.address}/openapi.json", "-H", f"Authorization: Bearer {token}"]
        options = ["--max-examples", EXAMPLES, "--checks", ",".join(CHECKS), "--no-color", "--generation-database", "none"]
        found = subprocess.run([str(part) for part in (*command, *options)], capture_output=True, text=True, timeout=300, cwd=tmp_path)
        assert found.returncode == 0, found.stdout[-6000:] + found.stderr[-1000:]
        bearer = {"authorization": f"Bearer {token}"}
        assert httpx.get(f"{server.address}/api/games/{made['id']}", headers=bearer, timeout=60).json()["status"] in json.dumps(["running"])
