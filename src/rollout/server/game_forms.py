"""What clients and the store wrote of a game, read by the forms of that game."""

from __future__ import annotations

from typing import Any, Union

import msgspec

from rollout.kernel.actions import Action, Concede, Interjection
from rollout.kernel.errors import SetupRefused, Unreadable
from rollout.kernel.game import Game
from rollout.server.records import MatchRecord
from rollout.words.setup_mistakes import wrong_setup


def read_setup(game: Game[Any], data: Any) -> Any:
    """The setup that a client or the store wrote. Raises SetupRefused or Unreadable."""
    if data is None:
        return game.default_setup()
    if game.setup_type is None:
        if data:
            raise Unreadable(f"{game.slug} has no setup to choose")
        return None
    try:
        return msgspec.convert(data, type=game.setup_type)
    except msgspec.ValidationError as error:
        raise SetupRefused(wrong_setup(game.setup_type, data, error)) from None


_DECODERS: dict[str, msgspec.json.Decoder[Action]] = {}


def action_decoder(game: Game[Any]) -> msgspec.json.Decoder[Action]:
    """Reads any action of the game, and giving up."""
    if game.slug not in _DECODERS:
        _DECODERS[game.slug] = msgspec.json.Decoder(Union[(*game.actions, Concede)])
    return _DECODERS[game.slug]


def read_interjection(game: Game[Any], raw: msgspec.Raw) -> Interjection:
    interjection: Interjection = msgspec.json.decode(raw, type=Union[(*game.interjections,)])
    return interjection


def is_older(record: MatchRecord, game: Game[Any]) -> bool:
    """Whether the match was last played by other rules or content than those that are here."""
    return (record.rules_version, record.content_version) != (
        game.rules_version,
        game.content_version,
    )
