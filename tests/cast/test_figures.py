"""Figures: every shape of every character is a sound model, and is drawn the same everywhere."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

from rollout.cast import Character, cast
from rollout.cast.figures import Model, make_model
from rollout.cast.figures.drawing import DARK, LIGHT_THEME, bust, figure, svg
from rollout.cast.figures.geometry import Point, dot, middle, minus, normal
from rollout.cast.figures.mesh import lofted, rings, solids
from rollout.cast.figures.projection import Flat, seen

GOLDEN = Path(__file__).parent / "golden" / "figures.json"
LARGEST_MODEL = 10_000
DEEPEST_DENT = 1.6
"""Rounding and bent hulls leave a little, which no picture shows."""
EVERY = [(each, shape) for each in cast() for shape in each.shapes]


def model_of(slug: str, shape: str) -> Model:
    return make_model(cast()[slug], shape)


def test_every_shape_of_every_character_has_a_small_model() -> None:
    assert len(EVERY) == 713
    sizes = {
        (each.slug, shape): len(msgspec.json.encode(make_model(each, shape)))
        for each, shape in EVERY
    }
    assert {where: size for where, size in sizes.items() if size > LARGEST_MODEL} == {}
    assert sum(sizes.values()) / len(sizes) < 4_500


def test_a_model_reads_back_as_it_was_written() -> None:
    for slug, shape in (("prowl", "robot"), ("prowl", "sports-car"), ("laserbeak", "condor")):
        model = model_of(slug, shape)
        assert msgspec.json.decode(msgspec.json.encode(model), type=Model) == model


def test_every_solid_is_convex() -> None:
    """Otherwise it could not be shaded and sorted face by face."""
    shapes = {
        part.shape: (each.slug, shape)
        for each, shape in EVERY
        for part in make_model(each, shape).parts
    }
    dents = {where: dent(lofted(rings(shape))) for shape, where in shapes.items()}
    assert {where: deep for where, deep in dents.items() if deep > DEEPEST_DENT} == {}


def dent(faces: list[list[Point]]) -> float:
    """How far a point of a solid lies outside one of its faces."""
    every = [point for face in faces for point in face]
    centre = middle(every)
    deepest = 0.0
    for face in faces:
        n = normal(face)
        if n == (0.0, 0.0, 0.0):
            continue
        if dot(n, minus(middle(face), centre)) < 0:
            n = (-n[0], -n[1], -n[2])
        level = dot(n, middle(face))
        deepest = max(deepest, max(dot(n, point) for point in every) - level)
    return deepest


def test_every_figure_stays_within_its_picture() -> None:
    outside = []
    for each, shape in EVERY[::9]:
        drawing = figure(make_model(each, shape), 48)
        numbers = [float(n) for path in re.findall(r'd="([^"]+)"', drawing) for n in NUMBER(path)]
        if min(numbers) < -1 or max(numbers) > 101:
            outside.append((each.slug, shape, min(numbers), max(numbers)))
    assert outside == []


NUMBER = re.compile(r"-?\d+(?:\.\d+)?").findall


def test_no_two_characters_have_the_same_model() -> None:
    every = {msgspec.json.encode(make_model(each, each.shapes[0])) for each in cast()}
    assert len(every) == len(cast())


def without_mark(character: Character, kind: str, mark: str) -> Character:
    forms = tuple(
        msgspec.structs.replace(form, marks=tuple(m for m in form.marks if m != mark))
        if form.kind == kind
        else form
        for form in character.forms
    )
    return msgspec.structs.replace(character, forms=forms)


def test_every_mark_shows_on_the_form_that_bears_it() -> None:
    unseen = [
        (each.slug, form.kind, mark)
        for each in cast()
        for form in each.forms
        for mark in form.marks
        if make_model(without_mark(each, form.kind, mark), form.kind) == make_model(each, form.kind)
    ]
    assert unseen == []


def test_every_feature_shows_on_the_robot_that_bears_it() -> None:
    unseen = [
        (each.slug, feature)
        for each in cast()
        for feature in each.features
        if make_model(
            msgspec.structs.replace(each, features=tuple(f for f in each.features if f != feature)),
            "robot",
        )
        == make_model(each, "robot")
    ]
    assert unseen == []


IRIS = "#22304a"


@pytest.mark.parametrize("view", [(-24.0, 8.0), (0.0, 20.0), (38.0, 20.0)])
def test_the_eyes_of_people_are_not_hidden_by_their_hair(view: tuple[float, float]) -> None:
    people = [
        each
        for each in cast()
        if each.robot and each.robot.head == "human" and each.robot.build != "crowd"
    ]
    assert len(people) >= 5
    hidden = [each.slug for each in people if eyes_hidden(make_model(each, "robot"), *view)]
    assert hidden == []


def eyes_hidden(model: Model, yaw: float, pitch: float) -> bool:
    """Whether a solid that is painted later lies over the middle of an eye."""
    order = seen(solids(model), yaw, pitch)
    return any(
        covers(later.hull, middle(points))
        for place, each in enumerate(order)
        for paint, _, points in each.stickers
        if paint == IRIS
        for later in order[place + 1 :]
    )


def covers(hull: list[Flat], point: Point) -> bool:
    sides = [
        (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])
        for a, b in zip(hull, hull[1:] + hull[:1], strict=True)
    ]
    return all(side > 0 for side in sides) or all(side < 0 for side in sides)


def test_small_decals_are_left_out_of_small_pictures() -> None:
    model = model_of("soundwave", "robot")
    assert figure(model, 24).count("<path") < figure(model, 59).count("<path")


def test_a_theme_changes_lines_and_halo_only() -> None:
    model = model_of("bumblebee", "car")
    dark, light = figure(model, 48, DARK), figure(model, 48, LIGHT_THEME)
    assert dark != light
    assert dark.replace(DARK.line, LIGHT_THEME.line).count("#f7cf24") == light.count("#f7cf24") > 0


def test_a_figure_can_be_seen_from_any_side() -> None:
    model = model_of("optimus-prime", "truck")
    sides = {figure(model, 36, DARK, yaw, 42) for yaw in (180, 120, 60, 0, -60, -120)}
    assert len(sides) == 6
    assert "#63c3f2" in figure(model, 96, DARK, 0, 20)
    assert "#63c3f2" not in figure(model, 96, DARK, 180, 20)


def test_a_picture_is_a_file_of_its_own() -> None:
    text = svg(bust(model_of("megatron", "robot")), 36)
    assert text.startswith('<svg xmlns="http://www.w3.org/2000/svg" width="36" height="36"')
    assert text.endswith("</g></svg>")


def test_a_character_has_no_other_shapes_than_its_own() -> None:
    with pytest.raises(KeyError, match="prowl has no shape submarine"):
        model_of("prowl", "submarine")


@dataclass
class Golden:
    """A drawing that the page must make as well: `web/src/figures/golden.test.ts` reads it."""

    slug: str
    shape: str
    view: str
    pixels: int
    yaw: float
    pitch: float
    model: Model
    drawing: str


WANTED = (
    ("optimus-prime", "robot", "bust", 36, -24.0, 8.0),
    ("prowl", "sports-car", "figure", 48, 60.0, 42.0),
    ("starscream", "robot", "figure", 64, -24.0, 8.0),
    ("laserbeak", "condor", "bust", 36, -36.0, 26.0),
    ("metroplex", "city", "figure", 40, -32.0, 28.0),
)


def golden() -> list[Golden]:
    found = []
    for slug, shape, view, pixels, yaw, pitch in WANTED:
        model = model_of(slug, shape)
        drawing = bust(model, pixels) if view == "bust" else figure(model, pixels, DARK, yaw, pitch)
        found.append(Golden(slug, shape, view, pixels, yaw, pitch, model, drawing))
    return found


def test_the_drawings_that_the_page_is_held_to_are_those_of_today() -> None:
    """Written anew by `python -m tests.cast.test_figures`."""
    written = msgspec.json.decode(GOLDEN.read_bytes(), type=list[Golden])
    assert [(each.slug, each.shape, each.drawing) for each in written] == [
        (each.slug, each.shape, each.drawing) for each in golden()
    ]
    assert [each.model for each in written] == [each.model for each in golden()]


if __name__ == "__main__":
    GOLDEN.parent.mkdir(exist_ok=True)
    lines = b",\n".join(msgspec.json.encode(each) for each in golden())
    GOLDEN.write_bytes(b"[\n" + lines + b"\n]\n")
