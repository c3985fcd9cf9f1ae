"""Setups written on the command line: `--scenario NAME`, `--setup options.sprint=true`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from rollout.cli.failures import Failure, Problem, RefusedProblem
from rollout.cli.files import read_text
from rollout.gamekit import GamePackage
from rollout.gamekit.match_options import options_of
from rollout.kernel.content import ContentError
from rollout.kernel.errors import Refusal, TableError
from rollout.kernel.nearest import nearest
from rollout.kernel.shares import read_json
from rollout.words.setup_mistakes import wrong_setup


def read_setup(
    game: GamePackage, scenario: str, pairs: list[str], homebrew: Path | None = None
) -> Any:
    """The game's usual setup with the given values in it, proven by starting a match with it."""
    if scenario:
        pairs = [f"scenario={scenario}", *pairs]
    if homebrew is not None:
        pairs = [f"homebrew={msgspec.json.encode(read_text(homebrew)).decode()}", *pairs]
    setup = game.rules.default_setup()
    if pairs:
        setup = _with_values(game, setup, pairs)
    try:
        game.rules.start(setup)
    except TableError as error:
        refused = RefusedProblem(error.refusal, game)
        if _names_nothing_like_it(error.refusal):
            raise Failure("setup-no-such-name", game=game.slug, problem=refused) from None
        raise Failure("setup-refused", problem=refused) from None
    except (ContentError, ValueError, LookupError, TypeError) as error:
        problem = Problem(_plain(error), game)
        if "there is no" in problem.text and "nearest" not in problem.text:
            raise Failure("setup-no-such-name", game=game.slug, problem=problem) from None
        raise Failure("setup-refused", problem=problem) from None
    return setup


def _names_nothing_like_it(refusal: Refusal) -> bool:
    """Whether a name is refused that is near to none: then a list of all of them helps."""
    if refusal.details.get("nearest", "none") != "none":
        return False
    named = any(isinstance(each, str) for each in refusal.details.values())
    return named and refusal.why.startswith(("no-", "unknown-"))


def _with_values(game: GamePackage, setup: Any, pairs: list[str]) -> Any:
    if game.rules.setup_type is None:
        raise Failure("setup-none", game=game.slug)
    data = msgspec.to_builtins(setup)
    known = [field.name for field in msgspec.structs.fields(game.rules.setup_type)]
    for pair in pairs:
        key, equals, value = pair.partition("=")
        path = key.strip().split(".")
        if not equals or not all(path):
            raise Failure("setup-not-a-pair", pair=pair)
        if path[0] not in known:
            near = nearest(path[0], known, 0.5)
            if not near:
                raise Failure("setup-no-key-like-it", key=path[0], known=", ".join(known))
            raise Failure("setup-unknown-key", key=path[0], nearest=near)
        _put(data, path, _meant(game, path, _value(value.strip())), pair)
    try:
        return msgspec.convert(data, type=game.rules.setup_type, strict=False)
    except msgspec.ValidationError as error:
        refusal = wrong_setup(game.rules.setup_type, data, error, strict=False)
        raise Failure("setup-refused", problem=RefusedProblem(refusal, game)) from None


def _meant(game: GamePackage, path: list[str], value: Any) -> Any:
    """Every option that may be none may be written so."""
    if game.desk.options is None or path[0] != "options" or len(path) != 2:
        return value
    known = options_of(game.desk.options).get(path[1])
    return value if known is None else known.meant(value)


def _put(data: dict[str, Any], path: list[str], value: Any, pair: str) -> None:
    for step in path[:-1]:
        inner = data.setdefault(step, {})
        if not isinstance(inner, dict):
            raise Failure("setup-not-a-pair", pair=pair)
        data = inner
    data[path[-1]] = value


def _value(text: str) -> Any:
    """Numbers, true, false and lists as in JSON; anything else is a word."""
    try:
        return read_json(text)
    except ValueError:
        return text


def _plain(error: Exception) -> str:
    """What an error says, without the quotes that a KeyError puts around it."""
    return str(error.args[0]) if error.args else type(error).__name__
