"""What a player sees in the terminal: the table, what happened, the question, the choices.

A game may draw its own table: see `rollout.gamekit.Screen`. Without that its twin is read out,
and without a twin the view is listed.
"""

from __future__ import annotations

from typing import Any

from rich.panel import Panel
from rich.text import Text

from rollout.cli.terminal import Terminal
from rollout.gamekit import Screen as GameScreen
from rollout.gamekit.naming import letter
from rollout.gamekit.patches import plain
from rollout.kernel.actions import Action, Event, Result
from rollout.kernel.errors import Refusal
from rollout.kernel.requests import Ask
from rollout.words import Words


class Screen:
    """Writes for one kind of reader: with drawing and colour, or plainly in sentences."""

    def __init__(self, terminal: Terminal, words: Words, plain: bool) -> None:
        terminal.use_colour(not plain)
        self.terminal = terminal
        self.words = words
        self.plain = plain
        self._of_game = GameScreen() if words.game is None else words.game.screen
        drawn = self._of_game.describe if plain else self._of_game.draw
        self._drawing = drawn or (list_view if self._of_game.twin is None else self._read_out)

    def say(self, key: str, /, **arguments: Any) -> None:
        self.terminal.line(self.words.plain(key, **arguments))

    def board(self, view: Any) -> None:
        """The table as the seat sees it."""
        drawn = self._drawing(view, self.words)
        if self.plain:
            self.terminal.line(drawn)
        else:
            self.terminal.out.print(Panel(Text(drawn, no_wrap=True), expand=False))

    def _read_out(self, view: Any, words: Words) -> str:
        """The table in sentences, of a game that draws nothing."""
        telling = self._of_game.twin
        return "" if telling is None else "\n".join(words.twin(telling(view)))

    def offers(self, command: str) -> bool:
        """Whether the game has something to show at a command that not all games know."""
        return {"card": self._of_game.card, "piles": self._of_game.piles}[command] is not None

    def card(self, name: str, state: Any, view: Any) -> None:
        """What is printed on a card of the game."""
        card = self._of_game.card
        self.terminal.line(self._no_cards if card is None else card(name, state, view, self.words))

    def piles(self, view: Any) -> None:
        """Cards that lie open, though the table only counts them."""
        piles = self._of_game.piles
        self.terminal.line(self._no_cards if piles is None else piles(view, self.words))

    @property
    def _no_cards(self) -> str:
        return self.words.plain("no-cards")

    def happened(self, event: Event, state: Any) -> None:
        self.terminal.line(f"  {self.words.event(event, state)}", "cyan")

    def answered(self, seat: int, action: Action, state: Any, ply: int) -> None:
        """What a seat chose, for those who watch."""
        words = self.words.action(action, state)
        self.say("answered", seat=letter(seat), action=words, ply=ply)

    def answered_secretly(self, seat: int) -> None:
        self.say("answered-secretly", seat=letter(seat))

    def question(self, ask: Ask, state: Any) -> None:
        words = self.words.ask(ask, state)
        self.terminal.line()
        self.terminal.line(self.words.plain("your-turn", seat=letter(ask.seat), ask=words), "bold")

    def choices(self, rows: list[tuple[int, Action, str]], state: Any) -> None:
        """Numbered answers, each with what is known of its odds."""
        for number, action, odds in rows:
            words = self.words.action(action, state)
            note = f"  ({odds})" if odds else ""
            row = f"{number}. {words}{note}" if self.plain else f"{number:>4}  {words}{note}"
            self.terminal.line(row)

    def refusal(self, refusal: Refusal, state: Any) -> None:
        words = self.words.refusal(refusal, state)
        self.terminal.line(self.words.plain("refused", why=words), "yellow")

    def near_miss(self, action: Action, refusal: Refusal, state: Any) -> None:
        words = self.words.refusal(refusal, state)
        self.say("near-miss", action=self.words.action(action, state), why=words)

    def result(self, result: Result) -> None:
        self.terminal.line()
        self.terminal.line(self.words.result(result), "bold green")

    def prompt(self, text: str = "") -> None:
        """What stands before the player's line."""
        self.terminal.out.print(f"{text}> ", end="", markup=False, highlight=False)
        self.terminal.out.file.flush()


def list_view(view: Any, words: Words) -> str:
    """A view whose game draws nothing: a line for each thing in it."""
    rows = []
    for key, value in plain(view).items():
        name = f"view-{key}".replace("_", "-")
        label = words.plain(name) if name in words else key.replace("_", " ")
        rows.append(f"{label}: {_flat(value, words)}")
    return "\n".join(rows)


def _flat(value: Any, words: Words) -> str:
    if value is None:
        return words.plain("view-nothing")
    if isinstance(value, dict):
        return ", ".join(f"{key} {_flat(inner, words)}" for key, inner in value.items())
    if isinstance(value, (list, tuple)):
        return ", ".join(_flat(inner, words) for inner in value) or words.plain("view-nothing")
    return str(value)
