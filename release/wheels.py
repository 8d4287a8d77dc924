"""The source distribution, and from it a compiled wheel for each Python that is found: python -m release.wheels"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
VERSIONS = ("3.11", "3.12", "3.13")


def pythons() -> dict[str, str]:
    """Those of this machine, by version; the one that runs this at least."""
    found = {f"{sys.version_info.major}.{sys.version_info.minor}": sys.executable}
    for version in VERSIONS:
        for other in candidates(version):
            if version not in found and works(other, version):
                found[version] = other
    return dict(sorted(found.items()))


def number_of(python: Path) -> list[int]:
    """The version whose folder this is, so that 3.11.10 stands above 3.11.9."""
    return [int(n) for n in re.findall(r"\d+", python.parts[-3])]


def candidates(version: str) -> list[str]:
    """Where a Python of this version may be: on the path, then where pyenv keeps those that its shims do not start, the newest first."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"), "versions")
    others = sorted(kept.glob(f"{version}.*/bin/python{version}"), key=number_of, reverse=True)
    return [found for found in (shutil.which(f"python{version}"), *map(str, others)) if found]


def works(python: str, version: str) -> bool:
    """Whether it starts, says that version and has its headers: a shim of a version manager may do neither."""
    ask = "import os, sys, sysconfig; print('%d.%d' % sys.version_info[:2], os.path.isfile(sysconfig.get_path('include') + '/Python.h'))"
    said = subprocess.run([python, "-c", ask], capture_output=True, text=True, check=False)
    return said.returncode == 0 and said.stdout.split() == [version, "True"]


def main() -> None:
    shutil.rmtree(DIST, ignore_errors=True)
    subprocess.run([sys.executable, "-m", "build", "--sdist", "--outdir", str(DIST)], cwd=ROOT, check=True)
    [source] = DIST.glob("*.tar.gz")
    for version, python in pythons().items():
        print(f"== a wheel for {python}", flush=True)  # noqa: T201
        kept = {"CIVITAS_NATIVE_CACHE": str(ROOT / "build" / f"native-{version}")}  # what was compiled before, or broke off, is not done again
        command = [sys.executable, "-m", "uv", "build", "--wheel", "--python", python, "--out-dir", str(DIST), str(source)]
        subprocess.run(command, env=os.environ | kept, check=True)


if __name__ == "__main__":
    main()
