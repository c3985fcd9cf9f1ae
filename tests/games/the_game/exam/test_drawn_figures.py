"""What characters are worth, which maps come of seeds, what is said of content and of states.

What it was stands in `drawn_figures.json`; after a change that was meant it is written anew:
`python -m tests.games.the_game.exam.test_drawn_figures`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rollout.games.the_game import GAME
from rollout.games.the_game.content.force_points import force_value, matched_forces, unit_value
from rollout.games.the_game.content.library import LIBRARIAN, library
from rollout.games.the_game.content.map_generator import STYLES, Sketch, generate, walkable_across
from rollout.games.the_game.content.maps import HexMap, clear_map
from rollout.games.the_game.content.tech_spec import Sheet
from rollout.kernel.errors import Unreadable
from tests.altering import content_told
from tests.games.the_game.exam.close_quarters import any_state
from tests.games.the_game.exam.drawn_content import any_content

KEPT = Path(__file__).with_name("drawn_figures.json")


def values() -> Iterator[Any]:
    """Of everybody, and of many who are a little different."""
    rng = Random("values")
    sheets = list(library().sheets.values())
    for sheet in [*sheets, *(different(rng, rng.choice(sheets)) for _ in range(400))]:
        yield sheet.slug, unit_value(sheet)
    for units in (0, 1, 3, 6):
        for value in (0, 30, 90, 200):
            rosters = [rng.sample(sheets, 60), rng.sample(sheets, 60)]
            yield matched_forces(rng.randint(0, 99), value, rosters, units)
    for sheet in sheets:
        if sheet.members:
            members = [library().sheets[slug] for slug in sheet.members]
            yield force_value([sheet, *members]), force_value([sheet, *members[1:]])


def different(rng: Random, sheet: Sheet) -> Sheet:
    modes = [
        replace(
            mode, firepower=rng.randint(0, 14), strength=rng.randint(0, 14), speed=rng.randint(0, 9)
        )
        for mode in (sheet.modes * 2)[: rng.randint(1, 3)]
    ]
    endurance = rng.randint(1, 12)
    hit_points = 2 * endurance if rng.random() < 0.4 else rng.randint(1, 90)
    return replace(sheet, modes=modes, endurance=endurance, hit_points=hit_points)


def maps() -> Iterator[Any]:
    for seed in range(5):
        for size in ((5, 11), (8, 12), (15, 17), (16, 18), (11, 24)):
            for style in STYLES:
                yield layers(generate(seed, style, *size))
    for style, size in (("moon", (9, 11)), ("city", (4, 11)), ("city", (5, 10))):
        with pytest.raises(ValueError, match=r"no style 'moon'|at least 5 x 11 hexes") as refused:
            generate(0, style, *size)
        yield str(refused.value)


def ways_across() -> Iterator[Any]:
    """Whether a bar of ground right across a map is walked over, and a road cleared through it."""
    for terrain in range(5):
        for level in range(-3, 4):
            for height in (0, 2):
                ground = clear_map("bar", "Bar", 7, 11)
                for cell in range(5 * 7, 6 * 7):
                    ground.terrain[cell], ground.elevation[cell] = terrain, level
                    ground.construct_height[cell] = height
                yield walkable_across(ground)
    for columns, rows in ((7, 11), (8, 12)):
        sketch = Sketch(1, "hills", columns, rows)
        for layer in layers(sketch.map):
            layer[:] = [1] * len(layer)
        sketch.clear_lane()
        yield layers(sketch.map)


def layers(ground: HexMap) -> list[list[int]]:
    built = [ground.construct_height, ground.construct_hit_points]
    return [ground.terrain, ground.elevation, ground.depth, *built]


def contents() -> Iterator[Any]:
    """What is said of content in which anything may be wrong."""
    rng = Random("contents")
    for _ in range(500):
        yield content_told(LIBRARIAN, any_content(rng))


def altered_states() -> Iterator[Any]:
    """Written states with one number, or one item of a list, altered."""
    rng = Random("altered states")
    for _ in range(3):
        data = msgspec.json.decode(msgspec.json.encode(GAME.rules.encode(any_state(rng))))
        places = list(inner_places(data))
        for holder, key in rng.sample(places, min(260, len(places))):
            for other in others(before := holder[key]):
                holder[key] = other
                yield read_back(data)
            holder[key] = before


def inner_places(data: Any) -> Iterator[tuple[Any, Any]]:
    items = data.items() if isinstance(data, dict) else enumerate(data)
    for key, value in items:
        yield data, key
        if isinstance(value, dict | list) and key != "setup":
            yield from inner_places(value)


def others(value: Any) -> list[Any]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [-2, value + 1, 81, 9999]
    if isinstance(value, list):
        return [value[:-1], [*value, *value[-1:]], [*value, 0]]
    return [None]


def read_back(data: dict[str, Any]) -> Any:
    try:
        return GAME.rules.encode(GAME.rules.decode(data))
    except Unreadable as error:
        return str(error)


DRAWN: dict[str, Callable[[], Iterator[Any]]] = {
    "values": values,
    "maps": maps,
    "ways_across": ways_across,
    "contents": contents,
    "altered_states": altered_states,
}


def digest(drawn: Iterator[Any]) -> str:
    told = hashlib.blake2b(digest_size=6)
    for each in drawn:
        told.update(repr(each).encode())
    return told.hexdigest()


@pytest.mark.parametrize("what", DRAWN)
def test_what_is_drawn_is_what_it_was(what: str) -> None:
    assert digest(DRAWN[what]()) == msgspec.json.decode(KEPT.read_bytes())[what]


if __name__ == "__main__":
    found = {what: digest(drawn()) for what, drawn in DRAWN.items()}
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
