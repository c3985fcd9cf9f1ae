"""Content is TOML: read, checked against a schema, and refused with file, line and key.

Any game describes its content by subclasses of `Form`. The packaged content and a player's
own go through the same reading and the same checks.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from rollout.kernel.bounds import LARGEST_TEXT, TooMuch, check_size, check_toml
from rollout.kernel.errors import Refusal
from rollout.kernel.nearest import nearest

Place = tuple[str | int, ...]
Schema = TypeVar("Schema")


class Form(msgspec.Struct, forbid_unknown_fields=True):
    """How one thing is written in a content file. A key the form does not know is an error."""


class ContentError(Exception):
    """Something in a content file is not as it must be: where, what was expected and found.

    Where nothing is expected, what was found is a sentence that says what is wrong.
    """

    def __init__(
        self, file: str, key: str, line: int, expected: str, found: str, nearest: str = ""
    ) -> None:
        self.file = file
        self.key = key
        self.line = line
        self.expected = expected
        self.found = found
        self.nearest = nearest
        self.refusal: Refusal | None = None
        """What a game said of it, for whoever has words for that."""
        super().__init__(str(self))

    def __str__(self) -> str:
        where = f"{self.file}:{self.line}" + (f": {self.key}" if self.key else "")
        hint = f" (nearest: {self.nearest})" if self.nearest else ""
        told = f"expected {self.expected}, found {self.found}" if self.expected else self.found
        return f"{where}: {told}{hint}"


@dataclass
class Document:
    """One content file: its data and the text it was read from."""

    file: str
    text: str
    data: dict[str, Any]
    lines: dict[Place, int] = field(default_factory=dict)

    def line(self, place: Place) -> int:
        """The line where that key stands, or the innermost table around it."""
        if not self.lines:
            self.lines = lines_of(self.text)
        while place not in self.lines:
            place = place[:-1]
        return self.lines[place]

    def value(self, place: Place) -> Any:
        value: Any = self.data
        for step in place:
            value = value[step]
        return value

    def error(
        self, place: Place, expected: str, found: Any, choices: list[str] | None = None
    ) -> ContentError:
        return ContentError(
            self.file,
            key_text(place),
            self.line(place),
            expected,
            found_text(found),
            nearest(str(found), choices or []),
        )


def read_toml(path: Path) -> Document:
    """The document in that file. Raises ContentError when it is no TOML."""
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST_TEXT + 1)
        check_size(len(data))
        text = data.decode("utf-8")
    except TooMuch as error:
        raise _refused(error, str(path)) from None
    except OSError as error:
        raise ContentError(str(path), "", 1, "a readable file", str(error.strerror)) from None
    except UnicodeDecodeError:
        raise ContentError(str(path), "", 1, "text in UTF-8", "other bytes") from None
    return read_text(text, str(path))


def read_text(text: str, file: str) -> Document:
    """The document of that text. Raises ContentError when it is no TOML, or too much of it."""
    try:
        check_toml(text)
        return Document(file, text, tomllib.loads(text))
    except TooMuch as error:
        raise _refused(error, file) from None
    except ValueError as error:
        message = str(error)
        place = re.search(r"\(at line (\d+), column \d+\)", message)
        line = int(place.group(1)) if place else text.count("\n") + 1
        problem = re.sub(r" \(at .*\)$", "", message)
        raise ContentError(file, "", line, "TOML", problem) from None


def _refused(error: TooMuch, file: str) -> ContentError:
    return ContentError(file, "", error.line, error.expected, error.found)


def toml_files(path: Path) -> list[Path]:
    """The file itself, or every TOML file of a folder and its folders, in order of name."""
    return sorted(path.rglob("*.toml")) if path.is_dir() else [path]


def convert(document: Document, place: Place, schema: type[Schema]) -> Schema:
    """What stands at `place`, as the schema says. Raises ContentError for the first mistake."""
    try:
        return msgspec.convert(document.value(place), type=schema)
    except msgspec.ValidationError as error:
        raise _explained(document, place, schema, str(error)) from None


def key_text(place: Place) -> str:
    """
    >>> key_text(("characters", "blurr", "modes", 1, "speed"))
    'characters.blurr.modes[1].speed'
    """
    text = ""
    for step in place:
        text += f"[{step}]" if isinstance(step, int) else f".{step}"
    return text.removeprefix(".")


def found_text(value: Any) -> str:
    if value is None:
        return "nothing"
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return "a table"
    return "a list" if isinstance(value, list) else str(value)


_MESSAGE: Final = re.compile(r"^(?P<what>.*?)(?: - at `\$(?P<path>.*)`)?$", re.DOTALL)
_STEP: Final = re.compile(r"\.(\w+)|\[(\d+)\]|\[(\.\.\.)\]")
_WORDS: Final = {
    "int": "a whole number",
    "str": "text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table",
    "float": "a number",
    "null": "nothing",
}


def _explained(document: Document, place: Place, schema: Any, message: str) -> ContentError:
    """The same mistake in our words, at the place where it stands."""
    match = _MESSAGE.match(message)
    what = match["what"] if match else message
    path = (match["path"] or "") if match else ""
    kind = _type_info(schema)
    entry = place
    for name, index, any_key in _STEP.findall(path):
        if any_key:
            place = (*place, _faulty_key(document, entry, place, schema, message))
        else:
            place = (*place, name or int(index))
        kind = _inner_type(kind, name, index)
    unknown = re.match(r"Object contains unknown field `(.*)`", what)
    if unknown:
        name = unknown[1]
        return document.error((*place, name), "a known key", name, _field_names(kind))
    missing = re.match(r"Object missing required field `(.*)`", what)
    if missing:
        return document.error((*place, missing[1]), "a value", None)
    found = document.value(place)
    choices = _choices(kind)
    if choices:
        some = ", ".join(choices) if len(choices) <= 12 else f"{len(choices)} known names"
        return document.error(place, f"one of {some}", found, choices)
    return document.error(place, _in_words(what), found)


def _in_words(what: str) -> str:
    """
    >>> _in_words("Expected `int` <= 30"), _in_words("Expected `array | null`, got `str`")
    ('a whole number <= 30', 'a list or nothing')
    """
    wanted = re.sub(r", got `.*`$", "", what.removeprefix("Expected "))
    return re.sub(r"`([\w |]+)`", lambda words: _either(words[1].split(" | ")), wanted)


def _either(kinds: list[str]) -> str:
    return " or ".join(_WORDS.get(kind, kind) for kind in kinds)


def _type_info(schema: Any) -> Any:
    # Looked up here because only a mistake needs it, and it is slow to import.
    import msgspec.inspect

    return msgspec.inspect.type_info(schema)


def _inner_type(kind: Any, name: str, index: str) -> Any:
    """What belongs under a name, at a place of a list, or under any key of a free table."""
    for each in _members(kind):
        if name:
            fields = {field.encode_name: field.type for field in getattr(each, "fields", ())}
            if name in fields:
                return fields[name]
        elif not index:
            if hasattr(each, "value_type"):
                return each.value_type
        elif hasattr(each, "item_type"):
            return each.item_type
        elif len(getattr(each, "item_types", ())) > int(index):
            return each.item_types[int(index)]
    return None


def _members(kind: Any) -> list[Any]:
    """The kinds that a value may be of, without what is noted beside them."""
    return [getattr(each, "type", each) for each in getattr(kind, "types", (kind,))]


def _faulty_key(document: Document, entry: Place, place: Place, schema: Any, message: str) -> str:
    """msgspec does not say which key of a free table is wrong: the last of the fewest that fail."""
    table = document.value(place)
    keys = list(table)
    right, wrong = 0, len(keys)
    while wrong - right > 1:
        middle = (right + wrong) // 2
        some = {key: table[key] for key in keys[:middle]}
        whole = _replaced(document.value(entry), place[len(entry) :], some)
        try:
            msgspec.convert(whole, type=schema)
            right = middle
        except msgspec.ValidationError as error:
            right, wrong = (right, middle) if str(error) == message else (middle, wrong)
    return str(keys[right])


def _replaced(value: Any, place: Place, inner: Any) -> Any:
    """The value with something else at that place; what is beside it is shared."""
    if not place:
        return inner
    copy = value.copy()
    copy[place[0]] = _replaced(value[place[0]], place[1:], inner)
    return copy


def _choices(kind: Any) -> list[str]:
    """The words a value may be, where it may be one of a few; also if it may be left out."""
    return [str(value) for each in _members(kind) for value in getattr(each, "values", ())]


def _field_names(kind: Any) -> list[str]:
    found = [field for each in _members(kind) for field in getattr(each, "fields", ())]
    return [field.encode_name for field in found]


_KEY: Final = re.compile(r"""[ \t]*(?:"((?:[^"\\]|\\.)*)"|'([^']*)'|([\w-]+))[ \t]*(\.?)""")
_GAP: Final = re.compile(r"(?:[\s,]|#[^\n]*)*")
_STRING: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}' r"|'''.*?'{3,5}" r'|"(?:[^"\\]|\\.)*"' r"|'[^']*'", re.DOTALL
)
_SCALAR: Final = re.compile(r"[^,\]}\n#]*")


def lines_of(text: str) -> dict[Place, int]:
    """The line of every key, table and list item of a text that is valid TOML."""
    return _LineFinder(text).run()


class _LineFinder:
    """Walks over TOML without understanding values: tomllib gives no positions."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.position = 0
        self.lines: dict[Place, int] = {(): 1}
        self.counted = (0, 1)
        """The line of a position up to which line breaks are counted."""
        self.last_item: dict[Place, int] = {}

    def run(self) -> dict[Place, int]:
        table: Place = ()
        self.skip(_GAP)
        while self.position < len(self.text):
            if self.text.startswith("[", self.position):
                table = self.header()
            else:
                self.pair(table)
            self.skip(_GAP)
        return self.lines

    def skip(self, pattern: re.Pattern[str]) -> None:
        match = pattern.match(self.text, self.position)
        if match:
            self.position = match.end()

    def note(self, place: Place) -> None:
        before, line = self.counted
        line += self.text.count("\n", before, self.position)
        self.counted = self.position, line
        self.lines.setdefault(place, line)

    def header(self) -> Place:
        repeated = self.text.startswith("[[", self.position)
        self.position += 2 if repeated else 1
        place: Place = ()
        keys = self.keys()
        for depth, key in enumerate(keys):
            place = (*place, key)
            if repeated and depth == len(keys) - 1:
                self.last_item[place] = self.last_item.get(place, -1) + 1
            self.note(place)
            if place in self.last_item:
                place = (*place, self.last_item[place])
                self.note(place)
        self.position += 2 if repeated else 1
        return place

    def keys(self) -> list[str]:
        found: list[str] = []
        more = True
        while more:
            match = _KEY.match(self.text, self.position)
            if match is None:
                break
            found.append(match[1] or match[2] or match[3] or "")
            more = bool(match[4])
            self.position = match.end()
        return found

    def pair(self, table: Place) -> None:
        start = self.position
        place, keys = table, self.keys()
        after, self.position = self.position, start
        for key in keys:
            place = (*place, key)
            self.note(place)
        self.position = self.text.index("=", after) + 1
        self.value(place)

    def value(self, place: Place) -> None:
        self.skip(_GAP)
        self.note(place)
        opening = self.text[self.position : self.position + 1]
        if opening == "[":
            self.items(place)
        elif opening == "{":
            self.inline_table(place)
        else:
            self.skip(_STRING if opening in "\"'" else _SCALAR)

    def items(self, place: Place) -> None:
        self.position += 1
        index = 0
        self.skip(_GAP)
        while not self.text.startswith("]", self.position):
            self.value((*place, index))
            index += 1
            self.skip(_GAP)
        self.position += 1

    def inline_table(self, place: Place) -> None:
        self.position += 1
        self.skip(_GAP)
        while not self.text.startswith("}", self.position):
            self.pair(place)
            self.skip(_GAP)
        self.position += 1
