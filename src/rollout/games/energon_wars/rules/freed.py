"""What abilities make free (`free(run)`): always while they hold, otherwise the next time only."""

from __future__ import annotations

from rollout.games.energon_wars.model import Model, State
from rollout.games.energon_wars.rules.figures import passives


def is_freed(state: State, number: int, *names: str) -> bool:
    """EW-EN-16: whether one of these costs the model nothing now."""
    return _always(state, number, names) or _once(state.models[number], names) is not None


def spend_freedom(state: State, number: int, *names: str) -> None:
    """What made it free only once is gone; what does so always stays."""
    model = state.models[number]
    place = _once(model, names)
    if place is not None and not _always(state, number, names):
        del model.lasting[place]


def _always(state: State, number: int, names: tuple[str, ...]) -> bool:
    return any(
        word.name == "free" and word.parameters[0] in names for _, word in passives(state, number)
    )


def _once(model: Model, names: tuple[str, ...]) -> int | None:
    for place, each in enumerate(model.lasting):
        if each.verb == "free" and each.what in names:
            return place
    return None
