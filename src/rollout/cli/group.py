"""The command as a whole: language, help and errors, the same for all that it can do.

Help texts in the code are keys of the catalogue; they become words when help is shown.
"""

from __future__ import annotations

import os
import re
import sys
import traceback
from collections.abc import Sequence
from typing import Any

from typer.core import TyperCommand, TyperGroup

from rollout.bots.by_name import UnknownBot, WrongBudget
from rollout.cli.completion import answer_the_shell, bot_names, game_names
from rollout.cli.failures import BROKEN, INTERRUPTED, MISUSED, OK, PIPE_CLOSED, Failure
from rollout.cli.terminal import Terminal
from rollout.games.registry import NotLoaded, UnknownGame
from rollout.kernel.nearest import nearest
from rollout.words import UnknownLanguage, language_of

DEBUG = "ROLLOUT_DEBUG"
"""With this variable set, a mistake of the program shows where it happened."""
UNEXPECTED = re.compile(r"Got unexpected extra arguments?(?:\(s\))? \((.*)\)", re.DOTALL)


class Command(TyperCommand):
    """A command whose help is in the player's language."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(help_text(self, ctx))

    def more_help(self, words: Any) -> list[str]:
        """Lines for what is neither argument nor option."""
        return []


class Group(TyperGroup):
    """A group of commands; the outermost one reports every error on one line."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(help_text(self, ctx))

    def more_help(self, words: Any) -> list[str]:
        return []

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        answer_the_shell(self)
        given = list(sys.argv[1:] if args is None else args)
        sys.exit(_flushed(self._run(given, **extra)))

    def _run(self, given: list[str], **extra: Any) -> int:
        terminal = Terminal(language_of(None, os.environ))
        try:
            asked, rest = take_language(given)
            terminal = Terminal(language_of(asked, os.environ))
            code = super().main(rest, "rollout", standalone_mode=False, obj=terminal, **extra)
        except (BrokenPipeError, SystemExit):
            # Typer and Rich leave in this way when nobody reads any more, and only then.
            return PIPE_CLOSED
        except Exception as error:
            return report(terminal, error, given)
        if code == INTERRUPTED:
            terminal.complain("interrupted")
        return code if isinstance(code, int) else OK

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        known = self.list_commands(ctx)
        if args[0] not in known and not args[0].startswith("-"):
            near = nearest(args[0], known, 0.5) or "none"
            raise Failure("no-such-command", name=args[0], nearest=near)
        return super().resolve_command(ctx, args)


def take_language(arguments: list[str]) -> tuple[str | None, list[str]]:
    """`--lang` may stand anywhere; the rest is for the commands.

    >>> take_language(["games", "--lang", "de"])
    ('de', ['games'])
    """
    rest: list[str] = []
    language = None
    words = iter(arguments)
    for word in words:
        if word == "--":
            return language, [*rest, word, *words]
        if word == "--lang":
            language = next(words, None)
            if language is None:
                raise Failure("lang-missing")
        elif word.startswith("--lang="):
            language = word.partition("=")[2]
        else:
            rest.append(word)
    return language, rest


def report(terminal: Terminal, error: Exception, given: list[str]) -> int:
    """Say what went wrong in one line; the exit code says of what kind it was.

    With `--json` it is said on standard output as well, so that a document is always there.
    """
    if type(error).__name__ == "NoArgsIsHelpError":
        terminal.line(error.format_message())  # type: ignore[attr-defined]
        return MISUSED
    key, code, arguments = _explained(error, given)
    if code == BROKEN and os.environ.get(DEBUG):
        traceback.print_exc()
    told = terminal.complain(key, **arguments)
    if "--json" in (given[: given.index("--")] if "--" in given else given):
        terminal.json({"error": told, "code": code})
    return code


def _explained(error: Any, given: list[str]) -> tuple[str, int, dict[str, Any]]:
    """The key of what is to be said of an error, the exit code, and the arguments."""
    if isinstance(error, Failure):
        return error.key, error.code, error.arguments
    key, arguments = _raised_elsewhere(error)
    if not key and hasattr(error, "format_message"):
        key, arguments = _misused(error, given)
    if key:
        return key, MISUSED, arguments
    told = {"kind": type(error).__name__, "error": str(error), "variable": DEBUG}
    return "broken", BROKEN, told


def _raised_elsewhere(error: Exception) -> tuple[str, dict[str, Any]]:
    """The key and arguments for an error that other rooms of the house raise."""
    if isinstance(error, UnknownGame):
        known = ", ".join(game_names(""))
        near = error.nearest or "none"
        return "unknown-game", {"slug": error.slug, "nearest": near, "known": known}
    if isinstance(error, NotLoaded):
        told = {"slug": error.slug, "fault": error.fault, "found": error.found}
        return "game-not-loaded", told
    if isinstance(error, UnknownBot):
        known = ", ".join(bot_names(""))
        near = error.nearest or "none"
        return "unknown-bot", {"name": error.name, "nearest": near, "known": known}
    if isinstance(error, WrongBudget):
        return "wrong-budget", {"words": error.words}
    if isinstance(error, UnknownLanguage):
        return "unknown-language", {"asked": error.asked}
    return "", {}


def _misused(error: Any, given: list[str]) -> tuple[str, dict[str, Any]]:
    """A wrong option or argument, told by what Typer noticed."""
    kind = type(error).__name__
    param = getattr(error, "param", None)
    if kind == "NoSuchOption":
        possible = getattr(error, "possibilities", None) or [""]
        near = sorted(possible)[0] or "none"
        return "no-such-option", {"option": error.option_name, "nearest": near}
    if kind == "MissingParameter":
        return "parameter-missing", {"name": _name_of(param)}
    if kind == "BadParameter":
        bounds = {"least": _bound(param, "min"), "most": _bound(param, "max")}
        named = {"name": _name_of(param), "value": _value_of(param, given)}
        return "parameter-wrong", {**named, **bounds}
    if (extra := UNEXPECTED.fullmatch(error.format_message())) is not None:
        return "too-many-words", {"words": extra[1]}
    return "usage-wrong", {"problem": error.format_message()}


def _bound(param: Any, side: str) -> str:
    found = getattr(param, side, None)
    return "none" if found is None else str(found)


def _name_of(param: Any) -> str:
    if param is None:
        return "?"
    return str(param.opts[-1]) if param.param_type_name == "option" else str(param.name).upper()


def _value_of(param: Any, given: list[str]) -> str:
    """What was written for an option."""
    for place, word in enumerate(given[:-1]):
        if param is not None and word in param.opts:
            return given[place + 1]
    return "?"


def help_text(command: Any, ctx: Any) -> str:
    """Usage, what the command does, its arguments, options and commands."""
    terminal: Terminal = ctx.find_root().obj or Terminal(language_of(None, os.environ))
    words = terminal.words
    rows = [
        words.plain("help-usage", usage=f"{ctx.command_path} {_usage(command, words)}".rstrip()),
        "",
        words.plain(command.help) if command.help else "",
        "",
    ]
    given = [param for param in command.params if param.name != "help"]
    for title, arguments in (("help-arguments", True), ("help-options", False)):
        listed = [_row(param, words) for param in given if _is_argument(param) == arguments]
        rows += section(words.plain(title), listed)
    if isinstance(command, TyperGroup):
        inner = [
            (name, words.plain(found.help) if found.help else "")
            for name in command.list_commands(ctx)
            if (found := command.get_command(ctx, name)) is not None
        ]
        rows += section(words.plain("help-commands"), inner)
    rows += command.more_help(words)
    common = [("--lang", words.plain("help-lang")), ("-h, --help", words.plain("help-help"))]
    rows += section(words.plain("help-everywhere"), common)
    return "\n".join(rows).rstrip() + "\n"


def _usage(command: Any, words: Any) -> str:
    """`[OPTIONS] GAME`, `[OPTIONS] FILE...`, `[OPTIONS] COMMAND [ARGS]...`"""
    options = [words.plain("usage-options")]
    if isinstance(command, TyperGroup):
        return " ".join([*options, words.plain("usage-command")])
    return " ".join([*options, *(_argument(each) for each in command.params if _is_argument(each))])


def _is_argument(param: Any) -> bool:
    return bool(param.param_type_name == "argument")


def _argument(param: Any) -> str:
    name = _argument_name(param) + ("..." if param.nargs == -1 else "")
    return name if param.required else f"[{name}]"


def _argument_name(param: Any) -> str:
    return str(param.metavar or param.name.upper())


def _row(param: Any, words: Any) -> tuple[str, str]:
    text = words.plain(param.help) if getattr(param, "help", None) else ""
    if _is_argument(param):
        return _argument_name(param), text
    names = ", ".join(param.opts)
    return (names if param.is_flag else f"{names} {param.metavar or ''}".rstrip()), text


def section(title: str, rows: list[tuple[str, str]]) -> list[str]:
    if not rows:
        return []
    width = max(len(name) for name, _ in rows)
    return [title, *(f"  {name.ljust(width)}  {text}".rstrip() for name, text in rows), ""]


def _flushed(code: int) -> int:
    """Notice a reader that has gone before the interpreter stumbles over it."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        # Python flushes once more at exit; there it must find an open file.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return code
