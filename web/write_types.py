"""Write the types of the server's API for the page: python web/write_types.py

They are made of its OpenAPI document; tests/web/test_types.py says when they are old.
"""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

WEB = Path(__file__).parent
TYPES = WEB / "src" / "openapi.ts"


def generated() -> str:
    """The types as they are now."""
    from civitas.server.app import create_app
    from civitas.server.settings import Settings

    document = json.dumps(create_app(Settings()).openapi() | {"paths": {}})  # the page knows where to ask; what it gets is typed
    made = subprocess.run(["node", "node_modules/openapi-typescript/bin/cli.js"], cwd=WEB, input=document, capture_output=True, text=True, check=True)
    return made.stdout


if __name__ == "__main__":
    TYPES.write_text(generated(), encoding="utf-8")
