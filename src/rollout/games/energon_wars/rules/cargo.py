"""Storage (EW-STO): what is carried, numbered, put down and lost.

A thing that is carried is a number: models first, then items, then tokens.
"""

from __future__ import annotations

from typing import Final

from rollout.games.energon_wars.content.cards import Ability
from rollout.games.energon_wars.content.table import INCH
from rollout.games.energon_wars.events import EnergonChanged, ItemGone, PutDown
from rollout.games.energon_wars.model import (
    CARRIED,
    NOBODY,
    SMALL_TOKEN,
    STANDING,
    TOKEN_RADII,
    State,
    Token,
)
from rollout.games.energon_wars.rules.figures import disc_of, energon_max, radius_of
from rollout.games.energon_wars.rules.limits import forget_use, hand_use_on
from rollout.games.energon_wars.rules.placing import place_beside
from rollout.kernel.game import Script, Table
from rollout.space.plane.shapes import Disc

WITHIN: Final = INCH
"""EW-RUL-51: how far from where its carrier fell a thing may be put."""
LOOSE: Final = ("matrix", "sparkplug", "cube", "kremzeek")
"""Objectives that can be carried."""
DROPPED_BY_KNOCKDOWN: Final = ("matrix", "sparkplug", "cube")
ITEM: Final = "item"
MODEL: Final = "model"
TOKEN: Final = "token"


def cargo_kind(state: State, cargo: int) -> str:
    """What a number means; nothing for one that nothing has."""
    models, items = len(state.models), len(state.items)
    if 0 <= cargo < models:
        return MODEL
    if models <= cargo < models + items:
        return ITEM
    return TOKEN if models + items <= cargo < models + items + len(state.tokens) else ""


def token_of(state: State, cargo: int) -> Token:
    return state.tokens[cargo - len(state.models) - len(state.items)]


def item_number(state: State, cargo: int) -> int:
    return cargo - len(state.models)


def token_cargo(state: State, token: int) -> int:
    return len(state.models) + len(state.items) + token


def carrier_of(state: State, cargo: int) -> int:
    kind = cargo_kind(state, cargo)
    if kind == MODEL:
        return state.models[cargo].carrier
    if kind == ITEM:
        return state.items[item_number(state, cargo)].carrier
    return token_of(state, cargo).carrier if kind == TOKEN else NOBODY


def cargo_size(state: State, cargo: int) -> int:
    """EW-STO-01: models count as they are in alt mode, tokens are all of size 1."""
    kind = cargo_kind(state, cargo)
    if kind == MODEL:
        return state.cards[cargo].sides[-1].size
    if kind == ITEM:
        return state.library.items[state.items[item_number(state, cargo)].kind].size
    return 1


def carried_things(state: State, carrier: int) -> list[int]:
    """Everything in a storage, by number."""
    found = [number for number, model in enumerate(state.models) if model.carrier == carrier]
    first = len(state.models)
    found += [first + i for i, item in enumerate(state.items) if item.carrier == carrier]
    first += len(state.items)
    found += [first + i for i, token in enumerate(state.tokens) if token.carrier == carrier]
    return found


def give_to(state: State, cargo: int, carrier: int) -> None:
    """Into the storage of a model."""
    kind = cargo_kind(state, cargo)
    if kind == MODEL:
        model, holder = state.models[cargo], state.models[carrier]
        model.status, model.carrier = CARRIED, carrier
        model.x, model.y, model.level = holder.x, holder.y, holder.level
    elif kind == ITEM:
        item = state.items[item_number(state, cargo)]
        before, item.carrier = item.carrier, carrier
        for ability in state.library.items[item.kind].abilities:
            hand_use_on(state, ability, before, carrier)
    else:
        token_of(state, cargo).carrier = carrier


def move_cargo_along(state: State, carrier: int) -> None:
    """EW-STO-09: carried models are where their carrier is."""
    holder = state.models[carrier]
    for model in state.models:
        if model.carrier == carrier:
            model.x, model.y, model.level = holder.x, holder.y, holder.level


def put_down(table: Table[State], carrier: int, cargo: int, chooser: int) -> Script[None]:
    """EW-STO-05, EW-RUL-51: base to base with the carrier, or where it stood; items are gone."""
    state = table.state
    kind = cargo_kind(state, cargo)
    if kind == ITEM:
        lose_item(table, item_number(state, cargo))
        return
    holder = state.models[carrier]
    about = disc_of(state, carrier)
    radius = radius_of(state, cargo) if kind == MODEL else token_radius(token_of(state, cargo))
    without = (cargo,) if kind == MODEL else ()
    least = 0 if holder.status == STANDING else WITHIN
    x, y, level = yield from place_beside(
        table, chooser, "put_down", cargo, about, holder.level, radius, without, least
    )
    if kind == MODEL:
        model = state.models[cargo]
        model.status, model.carrier, model.x, model.y, model.level = STANDING, NOBODY, x, y, level
    else:
        token = token_of(state, cargo)
        token.carrier, token.x, token.y, token.level = NOBODY, x, y, level
    table.tell(PutDown(carrier, cargo, x, y))
    most = energon_max(state, carrier)
    if holder.energon > most and holder.status == STANDING:
        table.tell(EnergonChanged(carrier, most - holder.energon, most))
        holder.energon = most


def token_radius(token: Token) -> int:
    return TOKEN_RADII.get(token.kind, SMALL_TOKEN)


def token_disc(token: Token) -> Disc:
    return Disc((token.x, token.y), token_radius(token))


def lose_item(table: Table[State], item: int) -> None:
    """EW-STO-05, EW-RUL-83: it leaves the game."""
    thing = table.state.items[item]
    carrier, thing.carrier = thing.carrier, NOBODY
    table.tell(ItemGone(carrier, len(table.state.models) + item))


def use_item_up(table: Table[State], number: int, ability: Ability) -> None:
    """Items that are used up leave the game; another of the kind can be used as well."""
    state = table.state
    for place, item in enumerate(state.items):
        kind = state.library.items[item.kind]
        if item.carrier == number and kind.used_up and ability in kind.abilities:
            forget_use(state.models[number], ability)
            if ability.when == "act" and f"ability{ability.name}" in state.acting.free:
                state.acting.free.remove(f"ability{ability.name}")
            lose_item(table, place)
            return


def drop_objectives(
    table: Table[State], carrier: int, kinds: tuple[str, ...], chooser: int
) -> Script[None]:
    """Objectives of some kinds fall out of a storage, where a seat chooses."""
    for cargo in carried_things(table.state, carrier):
        if cargo_kind(table.state, cargo) == TOKEN and token_of(table.state, cargo).kind in kinds:
            yield from put_down(table, carrier, cargo, chooser)
