"""What a question about sight is answered with."""

from dataclasses import dataclass

from rollout.space.plane.shapes import Point


@dataclass(frozen=True)
class Sight:
    """One line between a viewer and a target: a clear one, or the one that was to be shown.

    `blockers` are the numbers of what stops this line; a clear line has none.
    Heights are 0 where sight is judged from above.
    """

    start: Point
    end: Point
    blockers: tuple[int, ...]
    start_height: int = 0
    end_height: int = 0

    @property
    def clear(self) -> bool:
        return not self.blockers
