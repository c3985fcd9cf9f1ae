"""Paint in light and shadow. `web/src/figures/colours.ts` does the same."""

from __future__ import annotations

import math
from functools import cache

Rgb = tuple[float, float, float]

SHADOW_OF_GLASS = "#0c1a4a"


def rgb(colour: str) -> Rgb:
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    return (red, green, blue)


def colour(parts: Rgb) -> str:
    bytes_ = (max(0, min(255, int(part * 255 + 0.5))) for part in parts)
    return "#" + "".join(f"{byte:02x}" for byte in bytes_)


@cache
def mix(a: str, b: str, share: float) -> str:
    """Some of b in a."""
    x, y = rgb(a), rgb(b)
    return colour(
        (
            x[0] + (y[0] - x[0]) * share,
            x[1] + (y[1] - x[1]) * share,
            x[2] + (y[2] - x[2]) * share,
        )
    )


def brightness(paint: str) -> float:
    red, green, blue = rgb(paint)
    return 0.3 * red + 0.59 * green + 0.11 * blue


def purity(paint: str) -> float:
    return max(rgb(paint)) - min(rgb(paint))


def difference(a: str, b: str) -> float:
    return math.dist(rgb(a), rgb(b))


@cache
def shades(paint: str) -> tuple[str, str, str, str, str]:
    """Glint, light, base, shadow, deep shadow.

    Lights keep their hue, so that red never turns pink; shadows are multiplied, so that
    yellow goes to amber and white to lavender.
    """
    base = mix(paint, "#3a4060", 0.35) if brightness(paint) < 0.2 else paint
    red, green, blue = rgb(base)
    up = min(1.28, 1 / max(red, green, blue))
    light = colour((red * up, green * up, blue * up))
    warm = 0.10 * purity(base)
    shadow = colour((red * 0.76, green * (0.74 - warm), blue * 0.86))
    deep = colour((red * 0.53, green * (0.51 - warm), blue * 0.66))
    return (
        mix(light, "#fff3d6", 0.40),
        mix(light, "#ffe2ac", 0.13),
        base,
        shadow,
        mix(deep, "#1c1658", 0.14),
    )


def band(light: float) -> int:
    """Which shade a face has that is lit so much."""
    return next(i for i, least in enumerate((0.93, 0.64, 0.33, -0.08, -2.0)) if light > least)
