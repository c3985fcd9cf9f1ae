"""What is too much to read is refused before it is read."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollout.kernel.bounds import DEEPEST, LARGEST_TEXT, MOST_KEYS, TooMuch, check_toml
from rollout.kernel.content import ContentError, Form, convert, read_text, read_toml

COSTLY = {
    "a key of many parts": "a." * 40_000 + "a = 1",
    "quoted parts": '"a".' * 20_000 + '"a" = 1',
    "a table of many parts": "[" + "a." * 40_000 + "a]",
    "many keys": "\n".join(f"k{number} = 1" for number in range(27_000))[:LARGEST_TEXT],
    "many items": "a = [" + "1," * 40_000 + "]",
    "many tables": "[[a]]\n" * 15_000,
    "lists in lists": "a = " + "[" * 40_000,
    "tables in tables": "a = " + "{a=" * 20_000,
    "lists beside numbers": "a = " + "[1, " * DEEPEST,
    "tables after keys": "a = " + "{b = 1, a = " * DEEPEST,
    "many bytes": "# " + "-" * LARGEST_TEXT,
    "many bytes in few letters": "# " + "ü" * (LARGEST_TEXT - 10),
}


@pytest.mark.parametrize("text", COSTLY.values(), ids=COSTLY)
def test_costly_text_is_refused(text: str) -> None:
    with pytest.raises(TooMuch):
        check_toml(text)
    with pytest.raises(ContentError, match="at most"):
        read_text(text, "mine.toml")


def test_a_file_is_not_read_to_its_end_when_it_is_too_large(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("#" * (LARGEST_TEXT + 1))
    with pytest.raises(ContentError, match="at most 100000 bytes, found 100001"):
        read_toml(file)


def test_the_line_of_what_is_too_deep_is_named() -> None:
    with pytest.raises(ContentError, match=r"mine.toml:3: expected at most 20 levels, found more"):
        read_text("a = 1\n\n" + "b." * DEEPEST + "c = 1", "mine.toml")


def test_a_line_that_is_empty_at_the_beginning_is_counted() -> None:
    with pytest.raises(ContentError, match=r"mine.toml:2: expected at most 20 levels"):
        read_text("\n" + "b." * DEEPEST + "c = 1", "mine.toml")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[a]\nc = 2", 2),
        ("[a]#c = 1\n\nc = 2", 3),
        ("[[a]]#c = 1\n\nc = 2", 3),
        ("[ a ] # c = 1\nc = 2", 2),
        ("[b]\n[a]\nd = { c = 1 }\nc = 2", 4),
    ],
)
def test_a_key_stands_in_its_line_whatever_is_noted_behind_its_table(text: str, line: int) -> None:
    place = ("a", 0, "c") if text.startswith("[[") else ("a", "c")
    assert read_text(text, "mine.toml").error(place, "x", 2).line == line


INNOCENT = {
    "text with dots": 'a = "' + "." * 5_000 + '"',
    "long text with brackets": 'a = """\n' + '[[[[ \\" = , \n' * 2_000 + '"""',
    "text in single quotes": "a = '''" + "[." * 3_000 + "'''",
    "a remark": "# " + "[{" * 3_000 + "\na = 1",
    "as deep as may be": "a." * (DEEPEST - 1) + "a = 1",
    "as many as may be": "\n".join(f"k{number} = 1" for number in range(MOST_KEYS)),
    "many tables one after the other": "[[a]]\n" * 200,
    "many lists in one": "a = [" + "[1], " * 200 + "]",
    "many pairs in one": "a = [" + "{ b = 1 }, " * 200 + "]",
    "as deep a list as may be": "a = " + "[" * (DEEPEST - 1) + "]" * (DEEPEST - 1),
    "more closed than opened in a remark": "a = [] # ]]\nb = [[]]",
    "quotes in text": 'a = "it\'s"\nb = \'say "so"\'\nc = """a ""quoted"" word"""',
}


@pytest.mark.parametrize("text", INNOCENT.values(), ids=INNOCENT)
def test_innocent_text_is_read(text: str) -> None:
    assert read_text(text, "mine.toml").data


@pytest.mark.parametrize("text", ["a = " + "9" * 5_000, 'a = "', "a = '''", "a = 1 1"])
def test_what_is_no_toml_is_told_so(text: str) -> None:
    with pytest.raises(ContentError, match="expected TOML"):
        read_text(text, "mine.toml")


class Numbers(Form):
    before: dict[str, int]
    numbers: dict[str, dict[str, int]]
    after: dict[str, int]


def test_the_wrong_one_of_many_keys_is_named() -> None:
    text = "[before]\na = 1\n[numbers.few]\nb = 2\n[numbers.many]\n"
    text += "\n".join(f"k{number} = {number}" for number in range(100))
    text = text.replace("k57 = 57", 'k57 = "five"') + '\n[after]\nc = "wrong, too"\n'
    with pytest.raises(ContentError) as wrong:
        convert(read_text(text, "mine.toml"), (), Numbers)
    error = wrong.value
    assert (error.key, error.line, error.found) == ("numbers.many.k57", 63, '"five"')


def test_what_is_too_long_as_a_whole_is_told_of_the_first_line() -> None:
    assert TooMuch("less", "more").line == 1


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (b'a = 1\nb = "\xff"\n', "mine.toml:1: expected text in UTF-8, found other bytes"),
        (None, "mine.toml:1: expected a readable file, found No such file or directory"),
    ],
)
def test_a_file_that_cannot_be_read_as_text_is_told_so(
    tmp_path: Path, data: bytes | None, told: str
) -> None:
    file = tmp_path / "mine.toml"
    if data is not None:
        file.write_bytes(data)
    with pytest.raises(ContentError) as wrong:
        read_toml(file)
    assert str(wrong.value).endswith(told)
