"""What a game's package may have for the service, and need not."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Callable
from functools import cache
from types import ModuleType
from typing import Any

from rollout.games.registry import listing


def hook(slug: str, module: str, name: str) -> Callable[..., Any] | None:
    """A function that a game's package may have: `looks.look`, `questions.questions`, …"""
    found = game_module(slug, module)
    function: Callable[..., Any] | None = getattr(found, name, None)
    return function


@cache
def game_module(slug: str, module: str) -> ModuleType | None:
    name = f"{listing(slug).package}.{module}"
    return importlib.import_module(name) if importlib.util.find_spec(name) else None
