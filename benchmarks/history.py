"""The committed record of runs: one JSON line a run."""

import datetime
import json
import os
import platform
import subprocess
from pathlib import Path
from typing import Any, Final

HISTORY: Final = Path(__file__).parent / "history"


def append(file: str, record: dict[str, Any]) -> Path:
    """Add a record to `history/<file>.jsonl`, with date, commit, machine and Python in front."""
    HISTORY.mkdir(exist_ok=True)
    path = HISTORY / f"{file}.jsonl"
    with path.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps({**circumstances(), **record}, ensure_ascii=False) + "\n")
    return path


def circumstances() -> dict[str, Any]:
    return {
        "date": datetime.datetime.now(datetime.UTC).isoformat(timespec="seconds"),
        "commit": commit(),
        "machine": machine(),
        "python": platform.python_version(),
    }


def commit() -> str:
    """The commit that was measured; a plus sign says that files differed from it."""
    name = git("rev-parse", "--short", "HEAD")
    changed = git("status", "--porcelain", "--", "../src", "*.py")
    return f"{name}+" if changed else name


def git(*arguments: str) -> str:
    answer = subprocess.run(
        ["git", *arguments], cwd=HISTORY.parent, capture_output=True, text=True, check=False
    )
    return answer.stdout.strip()


def machine() -> str:
    """Processor, cores and system; no name of a host."""
    return f"{processor()}, {os.cpu_count()} cores, {platform.system()}"


def processor() -> str:
    described = Path("/proc/cpuinfo")
    if described.exists():
        for line in described.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()
