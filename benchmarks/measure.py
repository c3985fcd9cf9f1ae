"""Measure every registered benchmark in the environment that runs this; one JSON line each.

`python -m benchmarks.measure [PART OF A NAME]`
"""

import importlib
import importlib.util
import json
import statistics
import sys
from typing import Final

from benchmarks.registry import BENCHMARKS, Build

REPEATS: Final = 3
MODULES: Final = ("kernel", "plane", "the_game", "battlecards", "energon_wars", "tabletop_warfare")
"""What is measured in either build, in this order."""


def main() -> None:
    wanted = sys.argv[1] if len(sys.argv) > 1 else ""
    build: Build = "compiled" if importlib.util.find_spec("rollout__mypyc") else "pure"
    load_benchmarks()
    for name, benchmark in BENCHMARKS.items():
        if wanted in name:
            figure = statistics.median(benchmark.measure() for _ in range(REPEATS))
            line = {
                "name": name,
                "build": build,
                "figure": figure,
                "unit": benchmark.unit,
                "meets": benchmark.meets(build, figure),
            }
            print(json.dumps(line), flush=True)


def load_benchmarks() -> None:
    """Registering is what their import does."""
    for name in MODULES:
        importlib.import_module(f"benchmarks.{name}")


if __name__ == "__main__":
    main()
