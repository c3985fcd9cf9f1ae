"""Reading and writing the files a player names."""

from __future__ import annotations

from pathlib import Path

from rollout.cli.failures import Failure, Problem

LARGEST = 50_000_000


def read_text(path: Path) -> str:
    """The text of a file; a Failure that says what is wrong with it otherwise."""
    try:
        if path.is_dir():
            raise Failure("file-is-folder", path=str(path))
        if path.stat().st_size > LARGEST:
            raise Failure("file-too-large", path=str(path))
        data = path.read_bytes()
    except FileNotFoundError:
        raise Failure("file-missing", path=str(path)) from None
    except (OSError, ValueError) as error:
        raise Failure("file-unreadable", path=str(path), reason=reason_of(error)) from None
    if b"\0" in data:
        raise Failure("file-not-text", path=str(path))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise Failure("file-not-text", path=str(path)) from None


def write_text(path: Path, text: str) -> None:
    """Write a file in one go: a reader sees the old text or the new one."""
    draft = path.with_name(path.name + ".new")
    try:
        draft.write_text(text, encoding="utf-8")
        draft.replace(path)
    except (OSError, ValueError) as error:
        raise Failure("file-not-writable", path=str(path), reason=reason_of(error)) from None


def make_folder(path: Path) -> None:
    """The folder and those around it, if they are not there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Failure("file-not-writable", path=str(path), reason=reason_of(error)) from None


def reason_of(error: Exception) -> Problem:
    """What the system says about it, without numbers and names."""
    return Problem(getattr(error, "strerror", None) or str(error))
