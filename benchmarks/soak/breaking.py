"""Take out each mechanism that docs/trust.md names, and see its test fail.

`python -m benchmarks.soak.breaking [--only clocks]`

A test that passes without what it is there for proves nothing, nor does one that fails with it.
The sources are copied and all tests are run; then one place is changed as it was before the
mechanism or as if it were not there, and its test is run.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

from benchmarks import history

ROOT = Path(__file__).parents[2]


class Break(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is found, where the mechanism against it stands, and the test that misses it."""

    what: str
    file: str
    here: str
    instead: str
    test: str


class Breaks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file beside this one."""

    each: list[Break] = msgspec.field(name="break")


BREAKS = msgspec.toml.decode((Path(__file__).parent / "breaks.toml").read_bytes(), type=Breaks).each


def main() -> None:
    parser = argparse.ArgumentParser(description="Take mechanisms out and see tests fail.")
    parser.add_argument("--only", default="", help="only those with that in their words")
    options = parser.parse_args()
    tried = [each for each in BREAKS if options.only in each.what]
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy"
        left_out = shutil.ignore_patterns(".git", ".venv*", "node_modules", "build", "__pycache__")
        shutil.copytree(ROOT, copy, ignore=left_out)
        if outcome_of(copy, *[each.test for each in tried]) != PASSED:
            sys.exit("a test fails though nothing is taken out")
        unnoticed = []
        for each in tried:
            noticed = is_noticed(copy, each)
            print(f"{each.what}: {'noticed' if noticed else 'NOT NOTICED'}", flush=True)
            unnoticed += [] if noticed else [each.what]
    if not options.only:
        history.append("soaks", {"breaking": len(tried), "unnoticed": unnoticed})
    sys.exit(bool(unnoticed))


def is_noticed(copy: Path, each: Break) -> bool:
    """Whether the test fails without the mechanism."""
    file = copy / each.file
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole.replace(each.here, each.instead), encoding="utf-8")
    try:
        return outcome_of(copy, each.test) == FAILED
    finally:
        file.write_text(whole, encoding="utf-8")


def outcome_of(copy: Path, *tests: str) -> int:
    """What pytest ends with there."""
    path = os.pathsep.join([str(copy / "src"), str(copy)])
    command = [sys.executable, "-m", "pytest", "-q", "-x", "--reruns=0", "-p", "no:cacheprovider"]
    tried = subprocess.run(
        [*command, f"--basetemp={copy.parent / 'base'}", *tests],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    if len(tests) > 1 and tried.returncode != PASSED:
        print(tried.stdout, file=sys.stderr)
    return tried.returncode


PASSED, FAILED = 0, 1
"""What pytest ends with; something else where there was no test to run."""

if __name__ == "__main__":
    main()
