"""The pages around the table know no game: what differs from game to game its room gives."""

from __future__ import annotations

import re
from pathlib import Path

from rollout.games.registry import games

PAGE = Path(__file__).parents[2] / "web" / "src"
SHELL = (
    *("shell", "home", "setup", "table", "boards", "replay", "first-match", "cast", "wire"),
    *("words", "rules", "about", "figures"),
)
SLUGS = [each.slug for each in games() if each.status == "playable"]
NAMED = re.compile("|".join(rf"\b{slug}\b|\b{slug.replace('_', '-')}\b" for slug in SLUGS))
FROM_A_ROOM = re.compile(r"""["'](?:\.\./)+games/(?!(?:registry|boards|art)["'])""")
"""Into a room, past the lists of what the rooms have."""

FIELD = re.compile(r"""\b(?:event|args)\["(?!confirm")\w+"\]""")
"""A field of an event or a sentence, read by its name; `confirm` is the same for all games."""


def sources() -> list[Path]:
    found = [path for room in SHELL for path in (PAGE / room).rglob("*") if path.is_file()]
    return [path for path in [*found, PAGE / "main.ts"] if ".test." not in path.name]


def told(pattern: re.Pattern[str], text: str) -> list[int]:
    """The lines in which it stands."""
    return [number for number, line in enumerate(text.splitlines(), 1) if pattern.search(line)]


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{path.relative_to(PAGE)}:{number}"
        for path in sources()
        for number in told(pattern, path.read_text(encoding="utf-8"))
    ]


def test_no_page_around_the_table_names_a_game() -> None:
    assert lines_with(NAMED) == []


def test_no_page_around_the_table_reaches_into_a_room() -> None:
    assert lines_with(FROM_A_ROOM) == []


def test_the_shell_reads_fields_by_name_of_no_event_but_the_services_own() -> None:
    assert {line.split(":")[0] for line in lines_with(FIELD)} == {"table/log.ts"}


def test_rooms_do_not_reach_into_one_another() -> None:
    rooms = [path for path in (PAGE / "games").iterdir() if path.is_dir()]
    found = [
        f"{path.relative_to(PAGE)}:{number}"
        for room in rooms
        for path in room.rglob("*")
        if path.suffix in (".ts", ".svelte")
        for other in rooms
        if other != room
        for number in told(re.compile(rf"""["'](?:\.\./)+{other.name}/"""), path.read_text("utf-8"))
    ]
    assert found == []


def test_what_would_be_wrong_is_seen() -> None:
    assert told(NAMED, 'if (game === "the_game") return;') == [1]
    assert told(FIELD, 'return event["unit"] ?? event["figure"];') == [1]
    assert told(FIELD, 'const key = asked.args["confirm"];') == []
    assert told(FROM_A_ROOM, '\nimport x from "../games/battlecards/x";') == [2]
    assert told(FROM_A_ROOM, 'import { boardOf } from "../games/registry";') == []
    assert told(FROM_A_ROOM, 'import { artOf } from "../games/art";') == []
