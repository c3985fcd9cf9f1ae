"""Names for the numbers: models by their cards, pieces and tokens by kind, seats by letter."""

from __future__ import annotations

from typing import Any, Final

from rollout.gamekit.kinds import SEAT
from rollout.gamekit.naming import Beside, Kind, Namer, seat_letters, word
from rollout.games.energon_wars.actions import ACTIONS
from rollout.games.energon_wars.content.cards import SIDES
from rollout.games.energon_wars.content.printed import said_as
from rollout.games.energon_wars.kinds import (
    ABILITY,
    ABILITY_NAME,
    CARGO,
    CONDITION,
    MODE,
    MODEL,
    PIECE,
    POINT,
    SCENARIO,
    TOKEN,
    WEAPON,
    WEAPON_NAME,
)
from rollout.games.energon_wars.model import NOBODY, State
from rollout.games.energon_wars.rules.figures import abilities_of
from rollout.games.energon_wars.rules.weapons import weapons_of
from rollout.kernel.errors import Unreadable
from rollout.kernel.saying import Saying

CONTEXTS: Final = {
    "ability": ABILITY_NAME,
    "by": MODEL,
    "cargo": CARGO,
    "foe": MODEL,
    "model": MODEL,
    "piece": PIECE,
    "target": MODEL,
    "thing": CARGO,
    "thrown": MODEL,
    "token": TOKEN,
    "why": "",
    "cost": "",
    "count": "",
    "damage": "",
    "excess": "",
    "inches": "",
    "most": "",
    "name": "",
    "nearest": "",
    "points": "",
    "range": "",
    "size": "",
    "total": "",
    "uses": "",
}


def model_name(state: State, number: int) -> str:
    return state.models[number].card


def piece_name(state: State, number: int) -> str:
    return _counted([piece.kind for piece in state.land.pieces], number)


def token_name(state: State, number: int) -> str:
    return _counted([token.kind for token in state.tokens], number)


def _counted(kinds: list[str], number: int) -> str:
    """`car`, and further ones `car-2`."""
    kind = kinds[number]
    before = kinds[:number].count(kind)
    return f"{kind}-{before + 1}" if before else kind


def cargo_name(state: State, number: int) -> str:
    models, items = len(state.models), len(state.items)
    if number < models:
        return model_name(state, number)
    if number < models + items:
        return _counted([item.kind for item in state.items], number - models)
    return token_name(state, number - models - items)


def cargo_count(state: State) -> int:
    return len(state.models) + len(state.items) + len(state.tokens)


def say_model(state: State, number: Any) -> Any:
    return state.cards[number].name if 0 <= number < len(state.cards) else None


def say_models(state: State, numbers: Any) -> Any:
    return ", ".join(state.cards[number].name for number in numbers)


def say_piece(state: State, number: Any) -> Any:
    kind = state.land.pieces[number].kind
    return Saying(f"piece-{kind.replace('_', '-')}", kind)


def say_token(state: State, number: Any) -> Any:
    if not 0 <= number < len(state.tokens):
        return None
    kind = state.tokens[number].kind
    return Saying(f"token-{kind}", kind)


def say_cargo(state: State, number: Any) -> Any:
    models, items = len(state.models), len(state.items)
    if number < models:
        return say_model(state, number)
    if number < models + items:
        kind = state.items[number - models].kind
        return Saying(f"item-{kind.replace('_', '-')}", state.library.items[kind].name)
    token = number - models - items
    return say_token(state, token) if token < len(state.tokens) else Saying("token-new", "new")


class RowKind(Kind[State]):
    """A row of the active model's card: what it is called depends on who acts."""

    def __init__(self, what: str) -> None:
        super().__init__(what, lambda state: len(self._rows(state)), self._row_name)

    def _rows(self, state: State) -> list[str]:
        return []

    def _row_name(self, state: State, number: int) -> str:
        return slug(self._rows(state)[number])


class WeaponKind(RowKind):
    def _rows(self, state: State) -> list[str]:
        acting = state.acting.model
        if acting == NOBODY:
            return []
        return _distinct([weapon.attack.name for weapon in weapons_of(state, acting)])

    def say(self, state: State, value: Any, beside: Beside) -> Any:
        acting = state.acting.model
        rows = [] if acting == NOBODY else weapons_of(state, acting)
        if not isinstance(value, int) or not 0 <= value < len(rows):
            return None
        return said_as("weapon", rows[value].attack.name)


class AbilityKind(RowKind):
    """Of the active model, or of the one that reacts."""

    def name(self, state: State, number: int, beside: Beside) -> str | None:
        return None

    def number(self, state: State, name: str, beside: Beside) -> int:
        user = beside.get("model", state.acting.model)
        rows = [] if user == NOBODY else [slug(row.name) for row in abilities_of(state, user)]
        if name not in rows:
            raise Unreadable(f"there is no ability {name!r}; known are {', '.join(rows)}")
        return rows.index(name)

    def say(self, state: State, value: Any, beside: Beside) -> Any:
        user = beside.get("model", state.acting.model)
        if not isinstance(user, int) or not 0 <= user < len(state.models):
            return None
        rows = abilities_of(state, user)
        if not isinstance(value, int) or not 0 <= value < len(rows):
            return None
        return said_as("ability", rows[value].name)


def slug(name: str) -> str:
    """A name as a case file writes it."""
    return "".join(c if c.isalnum() else "_" for c in name.lower()).strip("_")


def _distinct(names: list[str]) -> list[str]:
    """The second Null ray is called so."""
    found: list[str] = []
    for name in names:
        found.append(f"{name} {found.count(name) + 1}" if name in found else name)
    return found


def say_weapon(state: State, name: Any) -> Any:
    return said_as("weapon", str(name))


def say_ability(state: State, name: Any) -> Any:
    return said_as("ability", str(name))


def _themselves(state: State, value: Any) -> Any:
    return value


def say_mode(state: State, number: Any) -> Any:
    return Saying(f"mode-{SIDES[number]}", SIDES[number]) if 0 <= number < len(SIDES) else None


def say_condition(state: State, name: Any) -> Any:
    return Saying(f"condition-{name}", str(name))


def say_scenario(state: State, name: Any) -> Any:
    return Saying(f"scenario-{str(name).replace('_', '-')}", str(name))


NAMER: Final = Namer[State](
    ACTIONS,
    {
        SEAT: seat_letters(lambda state: 2),
        MODEL: Kind("model", lambda state: len(state.models), model_name, say_model, say_models),
        PIECE: Kind("piece", lambda state: len(state.land.pieces), piece_name, say_piece),
        TOKEN: Kind("token", lambda state: len(state.tokens), token_name, say_token),
        CARGO: Kind("thing", cargo_count, cargo_name, say_cargo),
        MODE: Kind("mode", lambda state: len(SIDES), lambda state, n: SIDES[n], say_mode),
        WEAPON: WeaponKind("weapon"),
        ABILITY: AbilityKind("ability"),
        CONDITION: word("condition", say_condition),
        SCENARIO: word("scenario", say_scenario),
        WEAPON_NAME: word("weapon", say_weapon),
        ABILITY_NAME: word("ability", say_ability),
        POINT: word("point", _themselves),
    },
    CONTEXTS,
)
