"""A Tech Spec in the terminal: `sheet blurr` shows what is printed on it."""

from __future__ import annotations

from typing import Any, Final

from rollout.games.the_game.content.tech_spec import Mode, Sheet
from rollout.games.the_game.model import State
from rollout.kernel.nearest import nearest

FIGURES: Final = ("strength", "speed", "firepower", "height")


def sheet(name: str, state: State, view: Any, words: Any) -> str:
    """The sheet of the unit with that name, whole or in part; or which names are like it."""
    known = _by_name(state)
    wanted = name.strip().lower().replace(" ", "-")
    found = [each for slug, each in known.items() if wanted in (slug, each.name.lower())]
    found = found or [each for slug, each in known.items() if wanted in slug]
    if len(found) == 1:
        return _shown(found[0], words)
    if found:
        names = ", ".join(each.name for each in found)
        return str(words.plain("sheet-of-several", names=names))
    near = nearest(wanted, known, 0.5)
    return str(words.plain("no-sheet", name=name, nearest=known[near].name if near else "none"))


def _by_name(state: State) -> dict[str, Sheet]:
    """Everybody in the match, also those who are aside or still within others."""
    return {unit.sheet.slug: unit.sheet for unit in state.units}


def _shown(sheet: Sheet, words: Any) -> str:
    head = words.plain(
        "sheet-head",
        name=sheet.name,
        endurance=sheet.endurance,
        skill=sheet.skill,
        hit_points=sheet.hit_points,
    )
    return "\n".join([head, *(_mode(mode, words) for mode in sheet.modes)])


def _mode(mode: Mode, words: Any) -> str:
    key = f"mode-{mode.name}".lower().replace(" ", "-")
    name = words.plain(key) if key in words else mode.name
    figures = {figure: getattr(mode, figure) for figure in FIGURES}
    traits = ", ".join(
        words.plain(f"trait-{each}".replace("_", "-")) for each in sorted(mode.traits)
    )
    return str(words.plain("sheet-mode", mode=name, **figures, traits=traits or "none"))
