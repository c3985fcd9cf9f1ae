"""A model as SVG, for paper and for tests. `web/src/figures/drawing.ts` does the same.

A picture is 100 by 100. Only paths and ellipses: no ids, no filters, no gradients.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from rollout.cast.figures.colours import SHADOW_OF_GLASS, band, mix, shades
from rollout.cast.figures.geometry import Point, dot
from rollout.cast.figures.mesh import Solid, solids
from rollout.cast.figures.model import FLAT, GLOW, PANE, Model
from rollout.cast.figures.projection import Box, Flat, Seen, outward, seen

LIGHT: Point = (-0.50, 0.75, 0.43)
RIM = "#7f8cff"
SMALLEST_DECAL = 0.5
"""In pixels: what is smaller is left out."""
SMALLEST_WITH_RIM = 60.0
BELOW_THE_BUST = ("hips", "left-leg", "right-leg")


@dataclass(frozen=True)
class Theme:
    line: str
    halo: str
    halo_strength: float
    halo_width: float


DARK = Theme("#05071a", "#8c9bff", 0.5, 1.5)
LIGHT_THEME = Theme("#12163a", "#ffffff", 0.9, 1.4)


@dataclass(frozen=True)
class Frame:
    """Where the picture's edges are in the model, and how wide its lines are."""

    scale: float
    x: float
    y: float
    pixels: float

    @property
    def line(self) -> float:
        """About four fifths of a pixel, at every size."""
        return min(2.6, max(0.7, 78 / self.pixels))

    def at(self, point: Point | Flat) -> Flat:
        return ((point[0] + self.x) * self.scale, (self.y - point[1]) * self.scale)

    def path(self, points: list[Point] | list[Flat]) -> str:
        corners = (f"{_short(x)} {_short(y)}" for x, y in map(self.at, points))
        return "M" + "L".join(corners) + "Z"


def figure(
    model: Model,
    pixels: float = 96,
    theme: Theme = DARK,
    yaw: float | None = None,
    pitch: float | None = None,
) -> str:
    """The whole figure."""
    order = seen(
        solids(model),
        model.yaw if yaw is None else yaw,
        model.pitch if pitch is None else pitch,
    )
    return drawn(order, _whole(order, model, pixels), theme)


def bust(model: Model, pixels: float = 36, theme: Theme = DARK) -> str:
    """Head and chest of a robot, the head of a beast, all of anything else."""
    if model.bust is None:
        order = seen(solids(model), model.yaw, model.pitch)
        frame = _around_the_face(model, order, pixels) or _whole(order, model, pixels)
        return drawn(order, frame, theme)
    order = seen(_upper(solids(model, model.bust.head)), model.yaw, model.pitch)
    top, half = model.bust.top, model.bust.half
    return drawn(
        order,
        Frame(50 / half, half + 1.5, top + 2.5, pixels),
        theme,
    )


def svg(drawing: str, pixels: float) -> str:
    """A file of its own."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{pixels:g}" height="{pixels:g}"'
        f' viewBox="0 0 100 100">{drawing}</svg>'
    )


def drawn(order: list[Seen], frame: Frame, theme: Theme) -> str:
    """The solids as shaded paths, outline first."""
    silhouette = "".join(frame.path(each.hull) for each in order)
    line = frame.line
    halo = line * 1.5 + theme.halo_width * min(1.6, max(0.7, 96 / frame.pixels))
    out = [
        '<g stroke-linejoin="round" stroke-linecap="round" stroke-width=".2">',
        f'<path d="{silhouette}" fill="none" stroke="{theme.halo}"'
        f' stroke-opacity="{_short(theme.halo_strength)}" stroke-width="{_short(halo)}"/>',
        f'<path d="{silhouette}" fill="{theme.line}" stroke="{theme.line}"'
        f' stroke-width="{_short(line * 1.7)}"/>',
    ]
    glows: list[str] = []
    for each in order:
        out += _solid(each, frame, theme)
        for paint, light, points in each.stickers:
            out += _sticker(each, frame, paint, light, points, glows)
        out += _edges(each, frame)
    return "".join([*out, *glows, "</g>"])


def _upper(every: list[Solid]) -> list[Solid]:
    return [each for each in every if each.limb not in BELOW_THE_BUST]


def _whole(order: list[Seen], model: Model, pixels: float) -> Frame:
    x0, y0, x1, y1 = _extent(order)
    if model.stands:
        scale = min(92 * model.size / (y1 - y0), 97 / (x1 - x0))
        return Frame(scale, 50 / scale - (x0 + x1) / 2, 97 / scale + y0, pixels)
    scale = 94 * model.size / max(x1 - x0, y1 - y0)
    return Frame(scale, 50 / scale - (x0 + x1) / 2, 50 / scale + (y0 + y1) / 2, pixels)


def _around_the_face(model: Model, order: list[Seen], pixels: float) -> Frame | None:
    if not model.face:
        return None
    half = model.face
    eyes = [p for each in order for _, light, ps in each.stickers if light == GLOW for p in ps]
    x = sum(p[0] for p in eyes) / len(eyes)
    y = sum(p[1] for p in eyes) / len(eyes)
    return Frame(50 / half, half - x - half * 0.07, y + half * 0.86, pixels)


def _extent(order: list[Seen]) -> Box:
    return (
        min(each.box[0] for each in order),
        min(each.box[1] for each in order),
        max(each.box[2] for each in order),
        max(each.box[3] for each in order),
    )


def _solid(each: Seen, frame: Frame, theme: Theme) -> list[str]:
    """Its outline, then its faces gathered by shade; those of a convex solid never overlap."""
    width = frame.line * (0.9 if _least_side(each, frame) > 5 else 0.6)
    out = [
        f'<path d="{frame.path(each.hull)}" fill="{theme.line}" stroke="{theme.line}"'
        f' stroke-width="{_short(width)}"/>'
    ]
    by_shade: dict[str, list[str]] = {}
    for face, n in zip(each.faces, each.normals, strict=True):
        if n[2] > 0.02:
            by_shade.setdefault(_shade(each.paint, n), []).append(frame.path(face))
    for shade, paths in by_shade.items():
        out.append(f'<path d="{"".join(paths)}" fill="{shade}" stroke="{shade}"/>')
    return out


def _shade(paint: str, n: Point) -> str:
    light = dot(n, LIGHT)
    shade = shades(paint)[band(light)]
    return mix(shade, RIM, 0.20) if n[0] > 0.75 and light < 0.2 else shade


def _sticker(
    each: Seen, frame: Frame, paint: str, light: int, points: list[Point], glows: list[str]
) -> list[str]:
    n = outward(points, each.centre)
    at = [frame.at(p) for p in points]
    width = max(p[0] for p in at) - min(p[0] for p in at)
    height = max(p[1] for p in at) - min(p[1] for p in at)
    if n[2] <= 0.04 or min(width, height) * frame.pixels / 100 < SMALLEST_DECAL:
        return []
    if light == PANE:
        return _pane(frame, paint, points)
    shade = shades(paint)[band(dot(n, LIGHT))] if light == FLAT else paint
    out = [f'<path d="{frame.path(points)}" fill="{shade}"/>']
    if light == GLOW and n[2] > 0.25:
        x, y = sum(p[0] for p in at) / len(at), sum(p[1] for p in at) / len(at)
        core = mix(paint, "#ffffff", 0.72)
        inner = [(x + (p[0] - x) * 0.55, y + (p[1] - y) * 0.5) for p in at]
        corners = "L".join(f"{_short(a)} {_short(b)}" for a, b in inner)
        out.append(f'<path d="M{corners}Z" fill="{core}"/>')
        glows += _glow(x, y, width, height, mix(paint, "#ffffff", 0.15))
    return out


def _glow(x: float, y: float, width: float, height: float, paint: str) -> list[str]:
    return [
        f'<ellipse cx="{_short(x)}" cy="{_short(y)}" rx="{_short(width * k * 0.6 + 0.8 * k)}"'
        f' ry="{_short(height * k * 0.6 + 0.9 * k)}" fill="{paint}" fill-opacity="{strength}"/>'
        for k, strength in ((1.0, ".2"), (0.62, ".22"))
    ]


def _pane(frame: Frame, paint: str, corners: list[Point]) -> list[str]:
    """Glass, lighter above, with a slanting glint."""
    a, b, c, d = corners

    def at(u: float, v: float) -> Point:
        x, y, z = (
            (1 - v) * ((1 - u) * a[i] + u * b[i]) + v * ((1 - u) * d[i] + u * c[i])
            for i in range(3)
        )
        return (x, y, z)

    upper = [at(0, 0), at(1, 0), at(1, 0.25), at(0, 0.8)]
    glint = [at(0.12, 0), at(0.42, 0), at(0.12, 0.62), at(0, 0.62), at(0, 0.2)]
    layers = (
        (corners, mix(paint, SHADOW_OF_GLASS, 0.25)),
        (upper, paint),
        (glint, mix(paint, "#ffffff", 0.62)),
    )
    return [f'<path d="{frame.path(points)}" fill="{shade}"/>' for points, shade in layers]


def _edges(each: Seen, frame: Frame) -> list[str]:
    """From a certain size on: a cool rim on the right, a glint on the upper left."""
    if frame.pixels < SMALLEST_WITH_RIM or _least_side(each, frame) <= 3.2:
        return []
    out = []
    for paint, x, y, strength in ((RIM, 0.96, -0.28, ".75"), ("#ffffff", -0.75, 0.66, ".5")):
        segments = "".join(_edge(each.hull, i, frame, x, y) for i in range(len(each.hull)))
        if segments:
            out.append(
                f'<path d="{segments}" fill="none" stroke="{paint}" stroke-opacity="{strength}"'
                f' stroke-width="{_short(frame.line * 0.5)}"/>'
            )
    return out


def _edge(hull: list[Flat], i: int, frame: Frame, x: float, y: float) -> str:
    a, b = hull[i], hull[(i + 1) % len(hull)]
    across, up = b[1] - a[1], a[0] - b[0]
    length = math.hypot(across, up)
    if length * frame.scale <= 2.2 or (across * x + up * y) / length <= 0.72:
        return ""
    inward = 0.55 * frame.line / frame.scale / length
    start = frame.at((a[0] - across * inward, a[1] - up * inward))
    end = frame.at((b[0] - across * inward, b[1] - up * inward))
    return f"M{_short(start[0])} {_short(start[1])}L{_short(end[0])} {_short(end[1])}"


def _least_side(each: Seen, frame: Frame) -> float:
    x0, y0, x1, y1 = each.box
    return min(x1 - x0, y1 - y0) * frame.scale


def _short(number: float) -> str:
    """One decimal, as both languages write it."""
    tenths = math.floor(number * 10 + 0.5)
    whole, rest = divmod(abs(tenths), 10)
    sign = "-" if tenths < 0 else ""
    return f"{sign}{whole}.{rest}" if rest else f"{sign}{whole}"
