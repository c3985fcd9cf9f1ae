"""How large the rooms of the house are, and how much of it is said twice.

    python -m benchmarks.house [SRC]

Lines are those with code or words in them. A duplicate is a run of six such lines or more, import
lines left out, that stands in two places; what counts is how many lines lie in such runs.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

RUN = 6
SOURCE = Path(__file__).parents[1] / "src" / "rollout"
IMPORTING = re.compile(r"(from|import) |\)$|\w+,( \w+,?)*$|[\w.]+ as \w+,$|\"\"\"$")


def main(source: Path = SOURCE) -> None:
    rooms = sorted(each for each in source.iterdir() if each.is_dir())
    for room in rooms:
        files = python_in(room)
        if files:
            print(f"{room.name:24}{len(files):5} files{counted(files):8} lines")
    print()
    for game in sorted(each for each in (source / "games").iterdir() if each.is_dir()):
        files = python_in(game)
        print(f"games/{game.name:18}{len(files):5} files{counted(files):8} lines")
    every = python_in(source)
    said_twice = duplicates(every)
    print(f"\nsaid twice: {sum(map(len, said_twice.values()))} of {counted(every)} lines")
    for path, lines in sorted(said_twice.items(), key=lambda pair: -len(pair[1]))[:8]:
        print(f"  {len(lines):4} in {path.relative_to(source)}")


def python_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.rglob("*.py") if "migrations" not in path.parts)


def counted(files: Iterable[Path]) -> int:
    return sum(len(lines_of(path)) for path in files)


def lines_of(path: Path) -> list[tuple[int, str]]:
    """The lines that are not empty, with their numbers."""
    text = path.read_text(encoding="utf-8").splitlines()
    return [(number, line.strip()) for number, line in enumerate(text, 1) if line.strip()]


def duplicates(files: list[Path]) -> dict[Path, set[int]]:
    """By file, the numbers of the lines that stand elsewhere too."""
    places: defaultdict[tuple[str, ...], list[tuple[Path, list[int]]]] = defaultdict(list)
    for path in files:
        lines = [each for each in lines_of(path) if not IMPORTING.match(each[1])]
        for start in range(len(lines) - RUN + 1):
            run = lines[start : start + RUN]
            places[tuple(text for _, text in run)].append((path, [number for number, _ in run]))
    found: defaultdict[Path, set[int]] = defaultdict(set)
    for same in places.values():
        if len(same) > 1:
            for path, numbers in same:
                found[path].update(numbers)
    return found


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:]))
