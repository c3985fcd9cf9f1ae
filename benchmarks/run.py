"""Measure ourselves, pure and compiled, and the peers in the same run; keep the result.

`python -m benchmarks.run [all|ours|peers] [--only TEXT] [--forget]`
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

from benchmarks import history

ROOT: Final = Path(__file__).parent.parent
PURE: Final = ROOT / ".venv"
COMPILED: Final = ROOT / ".venv-compiled"
PEERS: Final = ROOT / ".venv-peers"
DRIVERS: Final = ("python_chess", "pettingzoo_chess", "rlcard_gin_rummy")

Figure = dict[str, Any]


def main() -> None:
    options = read_options()
    peers = measure_peers() if options.what in ("all", "peers") else []
    ours = measure_ours(options.only) if options.what in ("all", "ours") else []
    if not peers and not ours:
        sys.exit("nothing was measured")
    ratios = ratios_between(ours, peers)
    show(ours, peers, ratios)
    if not options.forget:
        record = {"ours": ours, "peers": peers, "ratios": ratios}
        print(f"added to {history.append('runs', record).relative_to(ROOT)}")


def read_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure Rollout and its peers on this machine.")
    parser.add_argument("what", nargs="?", choices=("all", "ours", "peers"), default="all")
    parser.add_argument("--only", default="", help="only benchmarks whose name has this text")
    parser.add_argument("--forget", action="store_true", help="do not add to the history")
    return parser.parse_args()


def measure_peers() -> list[Figure]:
    return [
        figure
        for driver in DRIVERS
        for figure in lines_of(PEERS, "peer", f"benchmarks.peers.{driver}")
    ]


def measure_ours(only: str) -> list[Figure]:
    return [
        figure
        for environment in (PURE, COMPILED)
        for figure in lines_of(environment, "build", "benchmarks.measure", only)
    ]


def lines_of(environment: Path, what: str, *module_and_arguments: str) -> list[Figure]:
    """The JSON lines that a module prints when an environment's Python runs it."""
    python = environment / "bin" / "python"
    if not python.exists():
        print(f"no {what} measured in {environment.name}: it does not exist", file=sys.stderr)
        return []
    answer = subprocess.run(
        [python, "-m", *module_and_arguments], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    if answer.returncode:
        sys.exit(f"{module_and_arguments[0]} failed in {environment.name}")
    return [json.loads(line) for line in answer.stdout.splitlines()]


def ratios_between(ours: list[Figure], peers: list[Figure]) -> dict[str, dict[str, float]]:
    """For each rate of ours, how many times each peer's rate it is."""
    return {
        f"{own['name']} ({own['build']})": {
            peer["peer"]: round(own["figure"] / peer["figure"], 2) for peer in peers
        }
        for own in ours
        if own["unit"] == "decisions/s"
    }


def show(ours: list[Figure], peers: list[Figure], ratios: dict[str, dict[str, float]]) -> None:
    for peer in peers:
        print(f"{peer['figure']:>14,.0f} {peer['unit']:<12} {peer['peer']} {peer['version']}")
    for own in ours:
        verdict = {True: "  meets its goal", False: "  MISSES its goal", None: ""}[own["meets"]]
        print(f"{own['figure']:>14,.1f} {own['unit']:<12} {own['name']} ({own['build']}){verdict}")
    for name, by_peer in ratios.items():
        for peer_name, ratio in by_peer.items():
            print(f"{ratio:>14,.2f} × {peer_name:<18} {name}")


if __name__ == "__main__":
    main()
