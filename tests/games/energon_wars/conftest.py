"""What every test of a Bench shares."""

from collections.abc import Iterator

import pytest

from tests.games.energon_wars.bench import MADE


@pytest.fixture(autouse=True)
def no_roll_left_over() -> Iterator[None]:
    """A roll that was written down for a test must have been asked for."""
    MADE.clear()
    yield
    for bench in MADE:
        bench.source.finish()
