"""Games of other people, installed beside ours."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

RULES = """
from dataclasses import dataclass

from rollout.gamekit import GamePackage, SeatId
from rollout.kernel import Action, Event, Game, Listed, Result


class Take(Action, frozen=True):
    stones: int


class Taken(Event, frozen=True):
    seat: SeatId
    stones: int


@dataclass
class Heap:
    stones: int = 4
    seat: int = 0

    def copy(self):
        return Heap(self.stones, self.seat)


class StoneHeap(Game):
    slug = "{slug}"
    actions = (Take,)
    events = (Taken,)
    state_type = Heap

    def step(self, table):
        heap = table.state
        offered = Listed([Take(1), Take(2)][: heap.stones])
        taken = yield table.ask(heap.seat, "take", offered)
        heap.stones -= taken.stones
        table.tell(Taken(heap.seat, taken.stones))
        heap.seat = 1 - heap.seat

    def result(self, state):
        return Result((1 - state.seat,), "last-stone") if not state.stones else None


GAME = GamePackage(StoneHeap(), home=__name__)
"""
WORDS = """
game-stone-heap = {title}
ask-take = Take stones from the heap.
do-take = take { $stones }
event-taken = Player { $seat } takes { $stones }.
result-last-stone = the last stone was taken
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder of packages, as pip leaves one behind."""
    return tmp_path


def install(site: Path, entry: str, module: str, code: str) -> None:
    package = site / module
    package.mkdir()
    (package / "__init__.py").write_text(code, encoding="utf-8")
    for language, title in (("en", "A Heap of Stones"), ("de", "Ein Haufen Steine")):
        words = WORDS.replace("{title}", title)
        (package / f"text.{language}.ftl").write_text(words, encoding="utf-8")
    about = site / f"{module}-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text(f"[rollout.games]\n{entry} = {module}:GAME\n")


def install_stone_heap(site: Path) -> None:
    install(site, "stone_heap", "stone_heap", RULES.replace("{slug}", "stone_heap"))


def python(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run in a process that has those packages, for the list of games is read once."""
    paths = [str(site), os.environ.get("PYTHONPATH", "")]
    known = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths))}
    run = [sys.executable, *words]
    return subprocess.run(run, env=known, capture_output=True, text=True, timeout=120, check=False)


def rollout(site: Path, *words: str) -> str:
    done = python(site, "-c", "from rollout.cli.main import main; main()", *words, "--lang", "en")
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_an_installed_game_is_listed_by_its_own_title(site: Path) -> None:
    install_stone_heap(site)
    rows = msgspec.json.decode(rollout(site, "games", "--json"))
    heap = {"slug": "stone_heap", "title": "A Heap of Stones", "status": "installed"}
    assert rows.index(heap) == 5, "after the five, before the samples"


def test_an_installed_game_is_played_in_the_terminal(site: Path) -> None:
    install_stone_heap(site)
    told = rollout(site, "play", "stone_heap", "--seats", "random,random", "--plain")
    assert "Player A takes " in told
    assert "the last stone was taken" in told


NAMED = """

from typing import Annotated

import msgspec

from rollout.gamekit import Kind, Namer, Screen, Sentence, TwinPart, kind


class Eaten(Event, frozen=True):
    fruit: Annotated[int, kind("fruit")]


class FruitHeap(StoneHeap):
    events = (Taken, Eaten)

    def step(self, table):
        yield from super().step(table)
        table.tell(Eaten(1))

    def view(self, state, seat):
        return View(state.stones)


class View(msgspec.Struct):
    stones: int


def twin(view):
    lines = {"heap": Sentence("twin-heap", {"stones": view.stones})}
    return {"heap": TwinPart(Sentence("twin-heap"), lines)}


FRUITS = Kind("fruit", lambda state: 2, None, lambda state, fruit: ("apple", "plum")[fruit])
GAME = GamePackage(
    FruitHeap(),
    home=__name__,
    namer=Namer(FruitHeap.actions, {"fruit": FRUITS}),
    screen=Screen(view=View, twin=twin),
)
"""


def told_of_fruit(site: Path) -> list[str]:
    """A match of that game, as the terminal tells it."""
    install(site, "stone_heap", "stone_heap", RULES.replace("{slug}", "stone_heap") + NAMED)
    for language in ("en", "de"):
        with (site / "stone_heap" / f"text.{language}.ftl").open("a", encoding="utf-8") as words:
            words.write("event-eaten = Somebody eats the { $fruit }.\n")
            words.write("twin-heap = A heap of { $stones }.\n")
    return rollout(site, "play", "stone_heap", "--seats", "random,random", "--plain").splitlines()


def test_sentences_of_an_installed_game_say_the_names_that_its_namer_gives(site: Path) -> None:
    assert "  Somebody eats the plum." in told_of_fruit(site)


def test_the_twin_of_an_installed_game_is_read_out_in_the_terminal(site: Path) -> None:
    assert "A heap of 0." in told_of_fruit(site)


def test_an_installed_game_is_served_with_its_words_for_the_page(site: Path) -> None:
    install_stone_heap(site)
    code = """
from rollout.games.registry import find
from rollout.server.api_games import SHARED, list_games, words_of
from rollout.server.setup_service import describe_setup
(heap,) = [each for each in list_games.fn() if each.slug == "stone_heap"]
print(heap.status, heap.playable, heap.board, heap.seats)
print(describe_setup(find("stone_heap"))["board"])
print("game-stone-heap = Ein Haufen Steine" in words_of((SHARED,), "de"))
print("do-take = take" in words_of((find("stone_heap").home,), "en"))
"""
    done = python(site, "-c", code)
    assert done.stdout.split("\n")[:4] == ["installed True listed 2", "listed", "True", "True"]


BROKEN = {
    "raises": "raise RuntimeError('no')",
    "exits": "raise SystemExit('enough')",
    "another_thing": "GAME = 3",
    "misnamed": RULES.replace("{slug}", "stone_heap"),
    "a game": RULES.replace("{slug}", "a game"),
    "homeless": RULES.replace("{slug}", "homeless").replace(
        "home=__name__", 'home="nowhere.at_all"'
    ),
    "in_a_file": RULES.replace("{slug}", "in_a_file").replace("home=__name__", 'home="string"'),
    "ruleless": RULES.replace("{slug}", "ruleless").replace("(StoneHeap(),", "(object(),"),
    "unwritable": "from rollout.gamekit import SetupDesk\n"
    + RULES.replace("{slug}", "unwritable").replace(
        "home=__name__", "home=__name__, desk=SetupDesk(quick=object())"
    ),
    "unspeakable": RULES.replace("{slug}", "unspeakable"),
    "beginless": RULES.replace("{slug}", "beginless").replace("stones: int = 4", "stones: int"),
    **{
        slug: RULES.replace("{slug}", slug).replace("home=__name__", f"home=__name__, {part}")
        for slug, part in (
            ("screenless", "screen=None"),
            ("deskless", "desk=None"),
            ("boardless", "board=7"),
            ("untaught", "first_match=5"),
            ("unanswered", "standing=('pass-over',)"),
            ("timeless", "time_limit=600"),
        )
    },
    "seatless": RULES.replace("{slug}", "seatless").replace(
        "    def result", "    def seats(self, state):\n        return 'two'\n\n    def result"
    ),
    "unruled": "from msgspec import Struct\nfrom rollout.gamekit import SetupDesk\n"
    + "class Agreed(Struct):\n    stones: int = 4\n"
    + RULES.replace("{slug}", "unruled").replace(
        "home=__name__", "home=__name__, desk=SetupDesk(options=Agreed)"
    ),
}


STRANGE = "has something of another kind in its GamePackage:"


@pytest.mark.parametrize(
    ("slug", "why"),
    [
        ("raises", '"raises" cannot be loaded: RuntimeError: no'),
        ("another_thing", '"another_thing" names no GamePackage, but int'),
        ("exits", '"exits" cannot be loaded: SystemExit: enough'),
        ("misnamed", '"misnamed" is called "stone_heap" by its own rules'),
        ("a game", '"a game" is no name for a game: small letters, digits, underscores'),
        (
            "homeless",
            '"homeless" has no package for its home: '
            "ModuleNotFoundError: No module named 'nowhere'",
        ),
        (
            "in_a_file",
            "\"in_a_file\" has no package for its home: TypeError: 'string' is not a package",
        ),
        ("ruleless", '"ruleless" has rules that are no Game, but object'),
        (
            "unspeakable",
            '"unspeakable" has words that cannot be read: UnicodeDecodeError: '
            "'utf-8' codec can't decode byte 0xe4 in position 0: invalid continuation byte",
        ),
        (
            "unwritable",
            '"unwritable" has no match that can be begun: '
            "TypeError: Encoding objects of type object is unsupported",
        ),
        (
            "beginless",
            '"beginless" has no match that can be begun: '
            "TypeError: Heap.__init__() missing 1 required positional argument: 'stones'",
        ),
        ("screenless", f'"screenless" {STRANGE} screen = None'),
        ("deskless", f'"deskless" {STRANGE} desk = None'),
        ("boardless", f'"boardless" {STRANGE} board = 7'),
        ("untaught", f'"untaught" {STRANGE} first_match = 5'),
        (
            "unanswered",
            f"\"unanswered\" {STRANGE} standing = ('pass-over', …)",
        ),
        ("timeless", f'"timeless" {STRANGE} time_limit = 600'),
        ("seatless", "\"seatless\" has no number of seats, but 'two'"),
        (
            "unruled",
            '"unruled" has a setup that cannot be told: '
            "TypeError: the option stones names no rule: Annotated[…, option(RULE)]",
        ),
    ],
)
def test_a_game_that_is_not_what_it_must_be_is_refused_and_harms_nobody(
    site: Path, slug: str, why: str
) -> None:
    install(site, slug, slug.replace(" ", "_"), BROKEN[slug])
    if slug == "unspeakable":
        (site / slug / "text.de.ftl").write_bytes("älter = als UTF-8\n".encode("latin-1"))
    code = f"""
from rollout.games.registry import NotLoaded, find
from rollout.server.api_games import SHARED, list_games, words_of
try:
    find("{slug}")
except NotLoaded as error:
    print(error)
print([each.playable for each in list_games.fn() if each.slug in ("{slug}", "bluff")])
print("game-bluff = Bluff" in words_of((SHARED,), "de"))
"""
    done = python(site, "-c", code)
    assert done.stdout.split("\n")[:3] == [why, "[False, True]", "True"], done.stderr


UNSAYABLE = {
    "in a circle": "game-stone-heap = { heap-title }\nheap-title = { game-stone-heap }\n",
    "refused by Fluent": 'game-stone-heap = { NUMBER(5, minimumFractionDigits: "a") }\n',
}


@pytest.mark.parametrize("title", UNSAYABLE.values(), ids=UNSAYABLE)
def test_a_game_whose_title_cannot_be_said_goes_by_its_slug(site: Path, title: str) -> None:
    install_stone_heap(site)
    for language in ("en", "de"):
        words = title + WORDS.replace("game-stone-heap = {title}\n", "")
        (site / "stone_heap" / f"text.{language}.ftl").write_text(words, encoding="utf-8")
    lines = rollout(site, "games", "--plain").splitlines()
    assert "stone_heap: Stone Heap, of other people, installed here" in lines
    assert len(lines) == 6
    code = """
from rollout.games.registry import find
from rollout.server.api_games import SHARED, words_of
from rollout.words.check import check_words
print("game-stone-heap = Stone Heap" in words_of((SHARED,), "de"))
print(*check_words(find("stone_heap")), sep="\\n")
"""
    said = python(site, "-c", code).stdout.splitlines()
    assert said[0] == "True"
    assert any("game-stone-heap" in line for line in said[1:]), "its author is warned"


def test_a_title_reaches_the_page_letter_by_letter(site: Path) -> None:
    install_stone_heap(site)
    words = WORDS.replace("{title}", '{ "}" } Heaps\n    of { "{" }Stones')
    (site / "stone_heap" / "text.en.ftl").write_text(words, encoding="utf-8")
    code = """
from fluent.runtime import FluentBundle, FluentResource
from rollout.server.api_games import SHARED, words_of
bundle = FluentBundle(["en"])
bundle.add_resource(FluentResource(words_of((SHARED,), "en")))
print(bundle.format_pattern(bundle.get_message("game-stone-heap").value))
"""
    assert python(site, "-c", code).stdout == "('} Heaps of {Stones', [])\n"


def test_who_would_play_it_is_told_what_is_wrong_with_it(site: Path) -> None:
    install(site, "homeless", "homeless", BROKEN["homeless"])
    found = "ModuleNotFoundError: No module named 'nowhere'"
    row = {"slug": "homeless", "title": "homeless", "status": "installed"}
    listed = msgspec.json.decode(rollout(site, "games", "--json"))
    assert {**row, "fault": "no-home", "found": found} in listed
    told = f"homeless: homeless, installed here, but its home is no package ({found})"
    assert told in rollout(site, "games", "--plain").splitlines()
    start = "from rollout.cli.main import main; main()"
    for language, said in (
        ("en", '"homeless" is installed, but its home is no package (ModuleNotFoundError: No'),
        ("de", "„homeless“ ist installiert, aber hat als Zuhause kein Paket (ModuleNotFoundError"),
    ):
        done = python(site, "-c", start, "play", "homeless", "--lang", language)
        assert done.returncode == 2
        assert said in done.stderr


def test_nobody_takes_the_name_of_one_of_our_games(site: Path) -> None:
    install(site, "bluff", "stone_heap", RULES.replace("{slug}", "bluff"))
    rows = msgspec.json.decode(rollout(site, "games", "--all", "--json"))
    found = [row for row in rows if row["slug"] == "bluff"]
    assert found == [{"slug": "bluff", "title": "Bluff", "status": "sample"}]
