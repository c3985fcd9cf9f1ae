"""What a setup can be made of: armies, scenarios, maps, and the cards to build an army from."""

from __future__ import annotations

from typing import Any, Final

from rollout.games.energon_wars.content.cards import Card
from rollout.games.energon_wars.content.library import library, library_with
from rollout.games.energon_wars.rules.army import ALLOWANCE, read_army, theme_of
from rollout.games.energon_wars.setup import DEPLOYMENTS, Setup

QUICK: Final = Setup(
    armies=("twins", "starter_decepticons"),
    scenario="energon_siphon",
    deployment="ready",
)
"""Nobody in either army does anything before the game: it begins with the first activation."""


def describe() -> dict[str, Any]:
    """For the set-up page: everything that can be chosen."""
    cards = library()
    return {
        "allowance": ALLOWANCE,
        "armies": [
            {
                "name": army.slug,
                "faction": army.faction,
                "models": list(army.models),
                "commander": army.commander,
            }
            for army in cards.armies.values()
        ],
        "cards": [_card(card) for card in cards.bought()],
        "items": [
            {"name": item.slug, "points": item.points, "size": item.size}
            for item in cards.items.values()
        ],
        "scenarios": [
            {"name": each.slug, "map": each.map, "winning_total": each.winning_total}
            for each in cards.scenarios.values()
        ],
        "maps": list(cards.maps),
        "deployments": list(DEPLOYMENTS),
    }


def _card(card: Card) -> dict[str, Any]:
    return {
        "name": card.slug,
        "title": card.name,
        "faction": card.faction,
        "points": card.points,
        "tags": list(card.tags),
    }


def check(setup: Setup) -> dict[str, Any]:
    """What is to be said of armies that can be played: points and themes."""
    cards = library_with(setup.homebrew)
    armies = [read_army(text, cards) for text in setup.armies]
    return {
        "points": [army.points(cards) for army in armies],
        "themes": [theme_of(army, cards) for army in armies],
    }
