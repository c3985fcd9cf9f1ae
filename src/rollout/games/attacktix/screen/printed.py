"""What is printed on a figure, in words: its classes, and its ability with whom that is about."""

from __future__ import annotations

from typing import Final

from rollout.gamekit import Sentence
from rollout.games.attacktix.content.vocabulary import ANYBODY, RANKS, WITHOUT_A_FILTER
from rollout.games.attacktix.screen.forms import AbilityView

ANYBODY_AT_ALL: Final = Sentence("ability-anybody")


def told_class(name: str) -> Sentence:
    """An Attacktix Class or a Faction Class; the list of factions is open (AT-FIG-12)."""
    kind = "rank" if name in RANKS else "faction"
    return Sentence(f"{kind}-{name.replace('_', '-')}", otherwise=name.replace("_", " "))


def told_ability(ability: AbilityView) -> Sentence:
    """AT-FIG-10, AT-SPC-04: the verb, and by name or class whom it is about."""
    verb = Sentence(f"verb-{ability.verb.replace('_', '-')}")
    if ability.verb in WITHOUT_A_FILTER:
        return verb
    whom: Sentence | str = ability.named
    if not whom:
        whom = ANYBODY_AT_ALL if ability.whom == ANYBODY else told_class(ability.whom)
    if ability.unless:
        but = {"whom": whom, "unless": told_class(ability.unless)}
        whom = Sentence("ability-but", but)
    return Sentence("ability-called", {"verb": verb, "whom": whom})
