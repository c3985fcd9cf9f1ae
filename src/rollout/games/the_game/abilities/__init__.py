"""What units can do besides moving and attacking. An `Ability` in this folder is found here."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rollout.games.the_game.abilities.ability import Ability


def found_abilities() -> list[type[Ability]]:
    """Every kind of ability that a module of this folder defines."""
    from rollout.games.the_game.abilities.ability import Ability

    modules = [import_module(f"{__name__}.{each.name}") for each in iter_modules(__path__)]
    kinds = [value for module in modules for value in vars(module).values()]
    abilities = [kind for kind in kinds if isinstance(kind, type) and issubclass(kind, Ability)]
    return [kind for kind in dict.fromkeys(abilities) if kind is not Ability]
