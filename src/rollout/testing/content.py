"""The laws of content: good files are accepted, every mistake is told with file, line and key."""

from __future__ import annotations

import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random

from rollout.gamekit import GamePackage
from rollout.kernel.content import ContentError, toml_files
from rollout.testing.asked_moments import LawBroken, demand

Check = Callable[[Path], list[ContentError]]

KEY = re.compile(r"^(?P<key>[\w-]+)(?P<rest>\s*=.*)$")


def check_content(path: Path, game: GamePackage | Check, mistakes: int = 30, seed: int = 0) -> None:
    """Raise LawBroken unless the file or folder is accepted and mistakes put into it are told.

    `game` is a game that has content, or its check: from a path to a list of problems.
    """
    check = _check_of(game) if isinstance(game, GamePackage) else game
    files = toml_files(path)
    demand(files, "content_is_found", f"there is no TOML file in {path.name}")
    problems = check(path)
    demand(not problems, "good_content_is_accepted", "; ".join(str(each) for each in problems[:5]))
    rng = Random(seed)
    for _ in range(mistakes):
        _check_mistake(rng.choice(files), check, rng)


def _check_of(game: GamePackage) -> Check:
    if game.content is None:
        raise TypeError(f"{game.slug} has no content")
    return game.content.check


def _check_mistake(file: Path, check: Check, rng: Random) -> None:
    """Misspell a key: the problem is told where it stands."""
    law = "a_mistake_is_told"
    rows = file.read_text(encoding="utf-8").split("\n")
    places = [place for place, row in enumerate(rows) if KEY.match(row)]
    if not places:
        return
    place = rng.choice(places)
    found = KEY.match(rows[place])
    assert found is not None
    rows[place] = f"{found['key']}zz{found['rest']}"
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / file.name
        copy.write_text("\n".join(rows), encoding="utf-8")
        try:
            problems = check(copy)
        except Exception as error:
            problem = f"{file.name}:{place + 1}: {type(error).__name__}: {error}"
            raise LawBroken(law, problem) from error
    told = [each for each in problems if f"{found['key']}zz" in each.key and each.line == place + 1]
    demand(told, law, f"{file.name}:{place + 1}: nobody minds the key {found['key']}zz")
