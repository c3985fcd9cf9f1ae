"""Positions for case files: a state from the words of a player."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from rollout.games.battlecards.cases.position_form import PositionForm, SeatForm
from rollout.games.battlecards.content.cards import RESOURCE, ROBOT
from rollout.games.battlecards.content.library import Library, library
from rollout.games.battlecards.model import HOME, State
from rollout.games.battlecards.naming import LETTERS
from rollout.games.battlecards.rules.preparation import empty_state
from rollout.games.battlecards.rules.zones import reckon_with, update_control
from rollout.kernel.errors import Unreadable
from rollout.kernel.game import Table
from rollout.kernel.nearest import nearest

ROBOT_WORDS: Final = ("alt", "on", "damage", "transformed", "moved")


def position(data: dict[str, Any]) -> State:
    """The state of a `[position]` table. Raises Unreadable with what is wrong."""
    try:
        form = msgspec.convert(data, type=PositionForm)
    except msgspec.ValidationError as error:
        what, _, where = str(error).replace("`", "").partition(" - at $")
        raise Unreadable(f"{where.removeprefix('.')}: {what}" if where else what) from None
    return _Builder(form).build()


class _Builder:
    """Gives every card mentioned a number, the field first, and puts it in its place."""

    def __init__(self, form: PositionForm) -> None:
        self.form = form
        self.library: Library = library(form.homebrew)
        self.key = ""
        """Where the entry stands that is being read."""
        self.kinds: list[int] = []
        self.owners: list[int] = []

    def build(self) -> State:
        form = self.form
        letters = sorted(form.seats)
        if letters != list(LETTERS[: len(letters)]) or len(letters) < 2:
            raise Unreadable("seats: they are A and B, then C and D")
        if form.turn_seat not in letters:
            raise Unreadable(f"turn_seat: there is no seat {form.turn_seat} to have the turn")
        field = []
        for place, entry in enumerate(form.resources):
            self.key = f"field[{place}]"
            field.append(self._resource(entry, len(letters)))
        zones = [self._seat(seat, form.seats[letter]) for seat, letter in enumerate(letters)]
        state = empty_state(form.options, form.homebrew, self.kinds, self.owners, len(letters))
        state.resources = field
        for seat, letter in enumerate(letters):
            self._fill(state, seat, form.seats[letter], zones[seat])
        for card in [*field, *(robot for own in state.robots for robot in own)]:
            reckon_with(state, card)
        self._set_turn(state)
        self._expect_possible(state)
        table: Table[State] = Table(state)
        update_control(table)
        return state

    def _seat(self, seat: int, form: SeatForm) -> dict[str, list[int]]:
        zones = {
            "robots": [entry.partition(" ")[0] for entry in form.robots],
            "hand": form.hand,
            "deck": form.deck,
            "scrapheap": form.scrapheap,
        }
        cards: dict[str, list[int]] = {}
        for zone, codes in zones.items():
            cards[zone] = []
            for place, code in enumerate(codes):
                self.key = f"seats.{LETTERS[seat]}.{zone}[{place}]"
                cards[zone].append(self._card(code, seat))
        cards["deck"].reverse()
        return cards

    def _card(self, code: str, owner: int) -> int:
        if code not in self.library.by_code:
            near = nearest(code, self.library.by_code)
            hint = f" (nearest: {near})" if near else ""
            raise self._wrong(f"there is no card {code!r}{hint}")
        self.kinds.append(self.library.by_code[code])
        self.owners.append(owner)
        return len(self.kinds) - 1

    def _resource(self, entry: str, seats: int) -> int:
        words = entry.split()
        owner = words[1:] or ["of", "A"]
        letter = owner[-1]
        if owner != ["of", letter] or letter not in LETTERS[:seats]:
            raise self._wrong(f"a Resource is written R01 or R01 of B, not {entry!r}")
        card = self._card(words[0], LETTERS.index(letter))
        self._expect(card, RESOURCE, entry)
        return card

    def _expect(self, card: int, kind: str, entry: str) -> None:
        if self.library.cards[self.kinds[card]].kind != kind:
            raise self._wrong(f"{entry!r} is no {kind}")

    def _wrong(self, what: str) -> Unreadable:
        """What is wrong with the entry that is being read."""
        return Unreadable(f"{self.key}: {what}")

    def _fill(self, state: State, seat: int, form: SeatForm, zones: dict[str, list[int]]) -> None:
        state.banks[seat] = form.bank
        state.robots[seat] = zones["robots"]
        state.hands[seat] = zones["hand"]
        state.decks[seat] = zones["deck"]
        state.scrapheaps[seat] = zones["scrapheap"]
        state.turns_taken[seat] = form.turns_taken
        mentioned = [card for zone in zones.values() for card in zone]
        armies = {self.library.cards[state.kinds[card]].army for card in mentioned}
        armies.discard("")
        state.armies[seat] = armies.pop() if len(armies) == 1 else ""
        for place, (robot, entry) in enumerate(zip(zones["robots"], form.robots, strict=True)):
            self.key = f"seats.{LETTERS[seat]}.robots[{place}]"
            self._expect(robot, ROBOT, entry)
            self._place(state, robot, entry)

    def _place(self, state: State, robot: int, entry: str) -> None:
        state.place[robot] = HOME
        words = entry.split()[1:]
        while words:
            word = words.pop(0)
            if word == "alt":
                state.alt[robot] = 1
            elif word == "transformed":
                state.transformed[robot] = self.form.turn
            elif word == "moved":
                state.moved[robot] = self.form.turn
            elif word == "damage" and words and words[0].isdigit():
                state.damage[robot] = int(words.pop(0))
            elif word == "on" and words:
                state.place[robot] = self._place_called(state, words.pop(0))
            else:
                known = ", ".join(ROBOT_WORDS)
                raise self._wrong(f"{word!r} is none of {known}")

    def _place_called(self, state: State, name: str) -> int:
        """`R01` is the first such Resource in the field, `R01-2` the second."""
        code, _, number = name.partition("-")
        found = [
            each for each in state.resources if self.library.cards[state.kinds[each]].code == code
        ]
        place = int(number or 1) - 1 if number.isdigit() or not number else -1
        if not 0 <= place < len(found):
            raise self._wrong(f"there is no {name!r} in the field")
        return found[place]

    def _expect_possible(self, state: State) -> None:
        """BC-DEP-04, BC-RUL-07, 35: a title is in play once, two seats never share a Resource."""
        holders: dict[int, int] = {}
        for seat, own in enumerate(state.robots):
            titles = [self.library.cards[state.kinds[robot]].title for robot in own]
            for title in titles:
                if titles.count(title) > 1:
                    raise Unreadable(f"seats.{LETTERS[seat]}.robots: {title!r} is in play twice")
            for robot in own:
                if state.place[robot] >= 0 and holders.setdefault(state.place[robot], seat) != seat:
                    code = self.library.cards[state.kinds[state.place[robot]]].code
                    key = f"seats.{LETTERS[seat]}.robots"
                    raise Unreadable(f"{key}: Robots of two seats are on {code}")

    def _set_turn(self, state: State) -> None:
        form = self.form
        state.seat = state.first = LETTERS.index(form.turn_seat)
        state.turn = form.turn
        state.stage = form.phase
        state.quiet_turns = form.quiet_turns
        state.discovered = "discover" in form.done
        state.deployed = "deploy" in form.done
        state.claimed = "claim" in form.done
        state.challenged = "challenge" in form.done
        state.drawn = "draw" in form.done
        state.science_used = "science" in form.done
