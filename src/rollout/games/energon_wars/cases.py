"""The words of case files: a position in inches, and what is expected of a state.

[position]
scenario = "energon_siphon"
round = 2
mover = "A"
armies.A = { optimus = { at = [10, 10], energon = 3 } }
armies.B = { megatron = { at = [12.5, 10], conditions = ["fire"] } }
pieces = [["car", 10, 14]]
tokens = [["station", 8, 18]]
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from rollout.games.energon_wars.content.cards import SIDES
from rollout.games.energon_wars.content.library import Library, library_with
from rollout.games.energon_wars.content.table import INCH, hundredths, table_library
from rollout.games.energon_wars.model import (
    BATTLE,
    CONDITIONS,
    DEFEATED,
    MERGED,
    NOBODY,
    Cloud,
    Land,
    Piece,
    State,
    Token,
)
from rollout.games.energon_wars.options import MatchOptions
from rollout.games.energon_wars.rules.army import members_of, start_state
from rollout.games.energon_wars.rules.cargo import LOOSE, give_to
from rollout.games.energon_wars.rules.damage import mark_the_last
from rollout.games.energon_wars.rules.figures import condition_names, energon_max
from rollout.games.energon_wars.setup import Setup
from rollout.kernel.adjudication.keys import read_words
from rollout.kernel.content import ContentError
from rollout.kernel.errors import Unreadable

TOKEN_KINDS = (*LOOSE, "station", "beacon", "workbench", "portal")
Inches = Annotated[float, Meta(ge=0, le=36)]
Spotted = tuple[str, Inches, Inches]


class ModelWords(msgspec.Struct, forbid_unknown_fields=True):
    """A model of a position; what is left out is as printed on its card."""

    at: tuple[Inches, Inches] = (0, 0)
    mode: Literal["robot", "alt"] = "robot"
    hp: Annotated[int, Meta(ge=1, le=40)] | None = None
    energon: Annotated[int, Meta(ge=0, le=11)] | None = None
    conditions: tuple[str, ...] = ()
    level: Annotated[int, Meta(ge=-1, le=9)] = -1
    activated: bool = False
    carrier: str = ""
    items: tuple[str, ...] = ()
    commander: bool = False
    status: Literal["standing", "reserve", "defeated"] = "standing"


class TokenWords(msgspec.Struct, forbid_unknown_fields=True):
    """An objective with more to say than kind and place."""

    kind: str
    at: tuple[Inches, Inches] = (0, 0)
    level: Annotated[int, Meta(ge=-1, le=9)] = -1
    carrier: str = ""
    open: bool = True


class PositionWords(msgspec.Struct, forbid_unknown_fields=True):
    armies: dict[str, dict[str, ModelWords]]
    scenario: str = "energon_siphon"
    round: Annotated[int, Meta(ge=1, le=6)] = 2
    mover: Literal["A", "B"] = "A"
    pieces: tuple[Spotted, ...] = ()
    tokens: tuple[Spotted | TokenWords, ...] = ()
    clouds: tuple[tuple[Inches, Inches, Inches], ...] = ()
    points: tuple[int, int] = (0, 0)
    options: MatchOptions = MatchOptions()
    homebrew: str = ""


def position(data: dict[str, Any]) -> State:
    """A state in the middle of a round. Raises Unreadable."""
    words = read_words(data, PositionWords)
    if sorted(words.armies) != ["A", "B"]:
        raise Unreadable("armies are those of A and B")
    try:
        known = library_with(words.homebrew)
    except ContentError as error:
        raise Unreadable(str(error)) from None
    texts = [",".join(_entries(known, words.armies[seat])) for seat in "AB"]
    armies = texts[0], texts[1]
    state = start_state(
        Setup(armies, words.scenario, options=words.options, homebrew=words.homebrew)
    )
    for seat in (0, 1):
        army = words.armies["AB"[seat]]
        for number, each in enumerate(state.models):
            if each.seat == seat and each.card not in army:
                state.models[number].status = MERGED
        for name, model in army.items():
            _put(state, seat, name, model)
    mark_the_last(state)
    state.stage, state.round = BATTLE, words.round
    state.first = state.mover = "AB".index(words.mover)
    state.points = list(words.points)
    pieces = [_known(each, tuple(table_library().pieces)) for each in words.pieces]
    state.land = Land(tuple([Piece(kind, hundredths(x), hundredths(y)) for kind, x, y in pieces]))
    state.tokens = [_token(state, each) for each in words.tokens]
    state.clouds = [
        Cloud(hundredths(x), hundredths(y), hundredths(r), NOBODY) for x, y, r in words.clouds
    ]
    for seat in (0, 1):
        for name, written in words.armies["AB"[seat]].items():
            _check_tracks(state, _number(state, seat, name), written)
    levels = [model.level for model in state.models] + [token.level for token in state.tokens]
    for level in levels:
        if level >= len(state.land.platforms):
            raise Unreadable(f"no piece has a level {level}")
    return state


def _entries(known: Library, army: dict[str, ModelWords]) -> list[str]:
    """The army as a setup writes it. A Gestalt stands for its members (EW-RUL-54)."""
    cards = known.cards
    found: list[str] = []
    for name, words in army.items():
        if name in cards and "gestalt" in cards[name].tags:
            found += [each for each in members_of(known, name) if each not in army]
        else:
            found.append("+".join([name + "*" * words.commander, *words.items]))
    return found


def _token(state: State, words: Spotted | TokenWords) -> Token:
    kind = words.kind if isinstance(words, TokenWords) else words[0]
    if kind not in TOKEN_KINDS:
        raise Unreadable(f"there is no token {kind!r}; known are {', '.join(TOKEN_KINDS)}")
    if not isinstance(words, TokenWords):
        return Token(kind, hundredths(words[1]), hundredths(words[2]))
    token = Token(words.kind, hundredths(words.at[0]), hundredths(words.at[1]), words.level)
    token.open = words.open
    if words.carrier:
        names = [model.card for model in state.models]
        if words.carrier not in names:
            raise Unreadable(f"there is no carrier {words.carrier!r}")
        token.carrier = names.index(words.carrier)
    return token


def _known(spotted: Spotted, kinds: tuple[str, ...]) -> Spotted:
    if spotted[0] not in kinds:
        raise Unreadable(f"there is no piece {spotted[0]!r}")
    return spotted


def _number(state: State, seat: int, name: str) -> int:
    return next(
        number
        for number, model in enumerate(state.models)
        if model.seat == seat and model.card == name
    )


def _check_tracks(state: State, number: int, words: ModelWords) -> None:
    """No more hit points and energon than there are boxes (EW-EN-04)."""
    model, card = state.models[number], state.cards[number]
    if model.hp > card.hit_points:
        raise Unreadable(f"{model.card} has {card.hit_points} hit points, not {model.hp}")
    most = energon_max(state, number)
    if words.energon is None:
        model.energon = min(model.energon, most)
    elif words.energon > most:
        raise Unreadable(f"{model.card} has {most} energon at most, not {words.energon}")


def _put(state: State, seat: int, name: str, words: ModelWords) -> None:
    names = [model.card for model in state.models if model.seat == seat]
    number = _number(state, seat, name)
    model = state.models[number]
    model.status, model.side = words.status, SIDES.index(words.mode)
    model.hp = 0 if words.status == DEFEATED else model.hp
    model.x, model.y = hundredths(words.at[0]), hundredths(words.at[1])
    model.level, model.activated = words.level, words.activated
    if words.status != DEFEATED:
        model.hp = model.hp if words.hp is None else words.hp
    model.energon = model.energon if words.energon is None else words.energon
    for condition in words.conditions:
        if condition not in CONDITIONS:
            raise Unreadable(f"there is no condition {condition!r}")
        model.conditions |= CONDITIONS[condition]
    if words.carrier:
        if words.carrier not in names:
            raise Unreadable(f"there is no carrier {words.carrier!r}")
        first = number - names.index(name)
        give_to(state, number, first + names.index(words.carrier))


def report(state: State) -> dict[str, Any]:
    """The state as the expectations of a case file name it."""
    return {
        "models": {model.card: _model(state, number) for number, model in enumerate(state.models)},
        "points": list(state.points),
        "round": state.round,
        "stage": state.stage,
        "scenario": state.scenario,
        "tokens": [
            {
                "kind": token.kind,
                "at": _inches(token.x, token.y),
                "carrier": _name(state, token.carrier),
                "present": token.present,
                "open": token.open,
            }
            for token in state.tokens
        ],
        "pieces": [
            {"kind": piece.kind, "at": _inches(piece.x, piece.y), "standing": piece.standing}
            for piece in state.land.pieces
        ],
        "items": [
            {"kind": item.kind, "carrier": _name(state, item.carrier)} for item in state.items
        ],
        "clouds": [[cloud.x / INCH, cloud.y / INCH, cloud.radius / INCH] for cloud in state.clouds],
        "first": "AB"[state.first] if state.first != NOBODY else "none",
        "mover": "AB"[state.mover] if state.mover != NOBODY else "none",
        "ended": state.ended,
        "winners": ["AB"[seat] for seat in state.winners],
    }


def _model(state: State, number: int) -> dict[str, Any]:
    model = state.models[number]
    return {
        "hp": model.hp,
        "energon": model.energon,
        "mode": SIDES[model.side],
        "status": model.status,
        "at": _inches(model.x, model.y),
        "level": model.level,
        "conditions": condition_names(model),
        "carrier": _name(state, model.carrier),
        "activated": model.activated,
    }


def _inches(x: int, y: int) -> list[float]:
    return [x / INCH, y / INCH]


def _name(state: State, number: int) -> str:
    return "none" if number == NOBODY else state.models[number].card
