"""The table in characters and in sentences, and the sheets of cards."""

from __future__ import annotations

from typing import Any

import msgspec

from rollout.gamekit import Twin
from rollout.gamekit.plane_text import describe_plane, draw_plane, read_plane
from rollout.games.energon_wars.content.library import library
from rollout.games.energon_wars.model import State
from rollout.games.energon_wars.screen.forms import View
from rollout.games.energon_wars.screen.sheets import (
    AbilityView,
    RowView,
    SheetView,
    SideView,
    sheet_of,
)
from rollout.games.energon_wars.screen.twin import twin
from rollout.kernel.nearest import nearest


def draw(view: Any, words: Any) -> str:
    """The mat from above, then the tracks of both armies."""
    return "\n".join([draw_plane(read_plane(view), words), *_standing(view, words)])


def describe(view: Any, words: Any) -> str:
    """The same in sentences, with distances."""
    seen = _read(view)
    return "\n".join(lines_of(twin(seen), words) + describe_plane(read_plane(view), words))


def lines_of(parts: Twin, words: Any) -> list[str]:
    """Headings with what stands under them."""
    lines: list[str] = []
    for part in parts.values():
        lines.append(str(words.sentence(part.heading)))
        lines += [f"  {words.sentence(line)}" for line in part.lines.values()]
    return lines


def _read(view: Any) -> View:
    return view if isinstance(view, View) else msgspec.convert(view, View, strict=False)


def _standing(view: Any, words: Any) -> list[str]:
    """The score and both armies, a line each."""
    parts = twin(_read(view))
    kept = {name: part for name, part in parts.items() if name not in ("goal", "apart")}
    return lines_of(kept, words)


def card(name: str, state: Any, view: Any, words: Any) -> str:
    """What is printed on a card, both sides."""
    cards = state.library.cards if isinstance(state, State) else library().cards
    wanted = name.lower().replace(" ", "_")
    found = cards.get(wanted) or next(
        (each for each in cards.values() if each.name.lower() == name.lower()), None
    )
    if found is None:
        near = nearest(wanted, list(cards)) or ""
        return str(words.plain("no-such-card", name=name, nearest=near))
    return "\n".join(sheet_lines(sheet_of(found), words))


def sheet_lines(sheet: SheetView, words: Any) -> list[str]:
    """Both sides with their rows."""
    head = words.plain(
        "card-head",
        name=sheet.name,
        points=sheet.points,
        hp=sheet.hit_points,
        energon=sheet.energon,
    )
    zone = ", ".join(f"≤{box}: −{penalty}" for box, penalty in sheet.critical_zone)
    lines = [str(head)]
    if zone:
        lines.append(str(words.plain("card-zone", zone=zone)))
    for mode, side in sheet.sides.items():
        lines.append(str(words.plain("card-side", **_figures(mode, side, words))))
        if side.keywords:
            told = ", ".join(words.sentence(each) for each in side.keywords)
            lines.append(f"  {told}")
        lines += [f"  {row_text(row, words)}" for row in side.attacks]
        lines += [f"  {ability_text(row, words)}" for row in side.abilities]
    return lines


def _figures(mode: str, side: SideView, words: Any) -> dict[str, Any]:
    return {
        "mode": words.plain(f"mode-{mode}"),
        "form": words.sentence(side.form),
        "speed": side.speed,
        "melee": side.melee,
        "ranged": side.ranged,
        "size": side.size,
        "defense": side.defense,
        "armor": side.armor,
        "storage": side.storage,
        "cost": side.transform_cost,
    }


def row_text(row: RowView, words: Any) -> str:
    """A row of the attack section as it is printed."""
    return str(
        words.plain(
            "card-row",
            name=words.sentence(row.name),
            kind=words.plain(f"kind-{row.kind}"),
            uses=row.uses,
            range=row.range,
            damage=row.damage,
            cost=row.cost,
            effects=", ".join(words.sentence(each) for each in row.effects) or "–",
        )
    )


def ability_text(row: AbilityView, words: Any) -> str:
    """A row of the ability section in sentences."""
    told = "; ".join(words.sentence(each) for each in row.told)
    name = words.sentence(row.name)
    return str(words.plain("card-ability", name=name, cost=row.cost, told=told))
