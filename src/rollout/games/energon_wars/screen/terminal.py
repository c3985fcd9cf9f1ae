"""The table in characters and in sentences, and the sheets of cards."""

from __future__ import annotations

from typing import Any

import msgspec

from rollout.gamekit.plane_text import describe_plane, draw_plane, read_plane
from rollout.games.energon_wars.content.cards import SIDES, Ability, Attack
from rollout.games.energon_wars.content.library import library
from rollout.games.energon_wars.model import State
from rollout.games.energon_wars.screen.forms import View
from rollout.kernel.nearest import nearest


def draw(view: Any, words: Any) -> str:
    """The mat from above, then the tracks of both armies."""
    return "\n".join([draw_plane(read_plane(view), words), *_standing(view, words)])


def describe(view: Any, words: Any) -> str:
    """The same in sentences, with distances."""
    return "\n".join([*_standing(view, words), *describe_plane(read_plane(view), words)])


def _standing(view: Any, words: Any) -> list[str]:
    seen = view if isinstance(view, View) else msgspec.convert(view, View, strict=False)
    lines = [
        words.plain(
            "sum-up",
            round=seen.round,
            ours=seen.points[0],
            theirs=seen.points[1],
            total=seen.winning_total,
        )
    ]
    lines += [
        words.plain(
            "model-line",
            name=model.name,
            mode=words.plain(f"mode-{model.mode}"),
            hp=model.hp,
            most=model.hit_points,
            energon=model.energon,
            boxes=model.energon_max,
            next=model.next_energon,
            status=words.plain(f"status-{model.status}"),
        )
        for model in seen.models.values()
        if model.status in ("standing", "carried", "reserve")
    ]
    return [str(line) for line in lines]


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
    lines = [
        str(
            words.plain(
                "card-head",
                name=found.name,
                points=found.points,
                hp=found.hit_points,
                energon=found.energon,
            )
        )
    ]
    for mode, side in zip(SIDES, found.sides, strict=False):
        lines.append(
            str(
                words.plain(
                    "card-side",
                    mode=words.plain(f"mode-{mode}"),
                    form=side.form,
                    speed=side.speed,
                    melee=side.melee,
                    ranged=side.ranged,
                    size=side.size,
                    defense=side.defense,
                    armor=side.armor,
                    storage=side.storage,
                    cost=side.transform_cost,
                )
            )
        )
        lines += [f"  {row_text(row)}" for row in side.attacks]
        lines += [f"  {ability_text(row)}" for row in side.abilities]
    return "\n".join(lines)


def row_text(row: Attack) -> str:
    """A row of the attack section as it is printed."""
    uses = str(row.uses) if row.uses else "–"
    reach = f'{row.range}"' if row.range > 0 else "–"
    effects = " + ".join(str(word) for word in row.fx)
    return f"{uses} {row.kind} {row.name}: {reach}, {row.damage}, {row.cost} EN {effects}".rstrip()


def ability_text(row: Ability) -> str:
    """A row of the ability section in the words of the vocabulary."""
    condition = f" [{row.condition}]" if row.condition else ""
    effects = " ".join(str(word) for word in row.effects)
    return f"{row.name} ({row.cost} EN, {row.when}{condition}): {effects}"
