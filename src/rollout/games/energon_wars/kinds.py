"""What the numbers of Energon Wars mean, said in the types of the fields."""

from __future__ import annotations

from typing import Annotated, Final

from rollout.gamekit.kinds import SEAT, SeatId, kind
from rollout.space.regions.outlines import Path

__all__ = [
    "ABILITY",
    "ABILITY_NAME",
    "CARGO",
    "CONDITION",
    "MODEL",
    "PIECE",
    "POINT",
    "SCENARIO",
    "SEAT",
    "TOKEN",
    "WEAPON",
    "WEAPON_NAME",
    "AbilityId",
    "AbilityName",
    "CargoId",
    "ConditionName",
    "ModeId",
    "ModelId",
    "PieceId",
    "ScenarioName",
    "SeatId",
    "TokenId",
    "Way",
    "WeaponId",
    "WeaponName",
]

MODEL: Final = "model"
PIECE: Final = "piece"
TOKEN: Final = "token"
CARGO: Final = "cargo"
WEAPON: Final = "weapon"
ABILITY: Final = "ability"
MODE: Final = "mode"
POINT: Final = "point"
CONDITION: Final = "condition"
SCENARIO: Final = "scenario"
WEAPON_NAME: Final = "weapon_name"
ABILITY_NAME: Final = "ability_name"

ModelId = Annotated[int, kind(MODEL)]
PieceId = Annotated[int, kind(PIECE)]
TokenId = Annotated[int, kind(TOKEN)]
CargoId = Annotated[int, kind(CARGO)]
"""A thing that is carried: models first, then tokens, then items."""
WeaponId = Annotated[int, kind(WEAPON)]
"""A row among the weapons of the active model."""
AbilityId = Annotated[int, kind(ABILITY)]
"""A row among the abilities of the model that uses it."""
ModeId = Annotated[int, kind(MODE)]
Way = Annotated[Path, kind(POINT)]
ConditionName = Annotated[str, kind(CONDITION)]
ScenarioName = Annotated[str, kind(SCENARIO)]
WeaponName = Annotated[str, kind(WEAPON_NAME)]
AbilityName = Annotated[str, kind(ABILITY_NAME)]
