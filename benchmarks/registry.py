"""Benchmarks by name: `@benchmark(...)` registers a function that returns one figure."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

Unit = Literal["decisions/s", "looks/s", "µs", "ms", "s"]
Build = Literal["pure", "compiled"]
Measure = Callable[[], float]


@dataclass(frozen=True)
class Benchmark:
    """One figure of ours. More is better for a rate, less for a time."""

    name: str
    unit: Unit
    goals: dict[Build, float]
    measure: Measure

    def meets(self, build: Build, figure: float) -> bool | None:
        """Whether the figure reaches the goal of that build; None when there is no goal."""
        goal = self.goals.get(build)
        if goal is None:
            return None
        return figure >= goal if self.unit.endswith("/s") else figure <= goal


BENCHMARKS: Final[dict[str, Benchmark]] = {}


def benchmark(
    name: str, *, unit: Unit, pure: float | None = None, compiled: float | None = None
) -> Callable[[Measure], Measure]:
    """Register a function under a name, with the goals of the two builds where there are any."""
    goals: dict[Build, float] = {}
    if pure is not None:
        goals["pure"] = pure
    if compiled is not None:
        goals["compiled"] = compiled

    def register(measure: Measure) -> Measure:
        if name in BENCHMARKS:
            raise ValueError(f"two benchmarks are called {name!r}")
        BENCHMARKS[name] = Benchmark(name, unit, goals, measure)
        return measure

    return register
