"""What must not be on the wire is not on the wire."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from rollout.games.battlecards.content.library import library
from rollout.games.registry import find
from rollout.kernel.sources import Outside
from rollout.server.play import Play
from rollout.server.records import MatchRecord, Row
from rollout.server.stored import Stored
from rollout.server.tables import Past, Renderer
from rollout.server.teller import Teller
from tests.server.people import Api, Chair

CARD = re.compile(r'"card":(\d|null)')


def played(seed: str, answers: list[str]) -> Play:
    """A match of bluff with that seed and those answers, by whoever is asked."""
    record = MatchRecord(
        "a" * 12, "bluff", "1", "1", "null", seed, "", "committed", "rule", True, "{}", 0.0
    )
    play = Play(record)
    play.enter(Row("a" * 12, 1, "start", -1, None, 0, 0, "", "", 0.0))
    for answer in answers:
        assert play.match.ask is not None
        play.enter(play.draft("answer", play.match.ask.seat, 0.0, f'{{"do":"{answer}"}}'))
    return play


def shown(play: Play, you: tuple[int, ...]) -> str:
    record = MatchRecord("", "", "", "", "null", "", "", "committed", "rule", True, "{}", 0.0)
    return without_head(Renderer(record, play, Teller(play.package)).table(you, 0, -1))


def without_head(table: bytes) -> str:
    """The head of the journal's chain is another in every world: it is keyed with the seed,
    which nobody knows, so it tells nobody in which world they are."""
    return re.sub(r'"head":"[^"]*"', '"head":""', table.decode())


@pytest.mark.parametrize("answers", [[], ["claim"], ["claim", "fold"], ["claim", "fold", "claim"]])
@pytest.mark.parametrize("you", [(0,), (1,), ()])
def test_what_a_seat_cannot_see_changes_no_byte_of_its_table(
    you: tuple[int, ...], answers: list[str]
) -> None:
    alike: dict[object, set[str]] = {}
    hidden: dict[object, set[tuple[int, ...]]] = {}
    for number in range(24):
        play = played(f"seed {number}", answers)
        state = play.match.state
        own = tuple(state.cards[seat] for seat in you)
        alike.setdefault(own, set()).add(shown(play, you))
        hidden.setdefault(own, set()).add(tuple(state.cards))
    assert max(len(each) for each in hidden.values()) > 1
    assert {own: len(each) for own, each in alike.items()} == dict.fromkeys(alike, 1)


@pytest.mark.parametrize(
    ("slug", "answers"), [("bluff", 20), ("battlecards", 120), ("the_game", 45)]
)
def test_a_table_is_the_same_in_every_world_that_its_reader_can_imagine(
    slug: str, answers: int
) -> None:
    """View, question, options and the words for them, through a whole random match."""
    game = find(slug).rules
    versions = (game.rules_version, game.content_version)
    record = MatchRecord(
        "a" * 12, slug, *versions, "null", "seed", "", "committed", "never", True, "{}", 0.0
    )
    play = Play(record)
    play.enter(Row("a" * 12, 1, "start", -1, None, 0, 0, "", "", 0.0))
    teller, rng = Teller(play.package), random.Random(1)
    for number in range(answers):
        ask = play.match.ask
        if ask is None:
            break
        for you in ((0,), (1,), ()):
            real = Renderer(record, play, teller)
            imagined = Renderer(record, imagine(play, you, rng), teller)
            imagined.past = False
            shown_there = without_head(imagined.table(you, 0, -1))
            assert shown_there == without_head(real.table(you, 0, -1)), f"answer {number}"
        play.enter(play.draft("answer", ask.seat, 0.0), ask.options.sample(rng))
    assert play.match.ply > 10


def imagine(play: Play, you: tuple[int, ...], rng: random.Random) -> Past:
    """The same match with all that those seats cannot see dealt anew."""
    world = Past(Stored(play), play.match.ply)
    world.match = play.match.imagine(you[0] if you else None, rng, Outside())
    world.log = play.log
    return world


@pytest.mark.parametrize("browser", ["api", "beside"])
def test_every_byte_of_random_matches_is_searched_for_what_is_hidden(
    browser: str, request: pytest.FixtureRequest
) -> None:
    api: Api = request.getfixturevalue(browser)
    for number in range(6):
        search_a_match(api, random.Random(number))


def search_a_match(api: Api, rng: random.Random) -> None:
    """Play one at random and look through all that was sent to both seats and to a spectator."""
    made = api.create("bluff", seats=[{"kind": "me"}, {"kind": "hotseat"}])
    match, tokens = made["match"], made["tokens"]
    with (
        api.sit(match, tokens["0"]) as first,
        api.sit(match, tokens["1"]) as second,
        api.watch(match) as spectator,
    ):
        chairs = (first, second, spectator)
        deals = deals_of_a_match(rng, chairs)
        seed = first.table["seed"]
        for chair in chairs:
            running = [text for text in chair.bytes if '"result":null' in text]
            assert len(running) >= 7
            assert seed not in "\n".join(running)
            everything = "\n".join(chair.bytes)
            for token in tokens.values():
                assert token not in everything
            assert '"rest"' not in everything
        assert set(CARD.findall("\n".join(spectator.bytes))) == {"null"}
    journal = api.get(f"/api/matches/{match}/journal")
    dealt = re.findall(r"deal shuffle = \[(\d),(\d),\d\]", journal)
    for seat in (0, 1):
        assert [cards[seat] for cards in deals] == [int(each[seat]) for each in dealt]
    shown_deals = [told["event"]["cards"] for told in spectator.events if is_showing(told)]
    called = len(re.findall(r"^\d+ [AB] call$", journal, re.MULTILINE))
    assert len(shown_deals) == called


def is_showing(told: dict[str, dict[str, object]]) -> bool:
    return told["event"]["event"] == "shown"


def deals_of_a_match(rng: random.Random, chairs: tuple[Chair, Chair, Chair]) -> list[list[int]]:
    """Play at random; what each seat was shown of its own cards, deal by deal."""
    first, second, spectator = chairs
    deals: list[list[int]] = []
    while not first.table["result"]:
        if len(deals) == first.table["view"]["deal"]:
            deals.append([first.table["view"]["card"], second.table["view"]["card"]])
        asked = (first, second)[first.table["ask"]["seat"]]
        waiting = second if asked is first else first
        assert waiting.table["ask"]["options"] is None
        assert waiting.table["ask"]["about"] == ""
        assert spectator.table["ask"]["about"] == ""
        before = asked.table["ply"]
        asked.choose(rng)
        for chair in chairs:
            chair.until_after(before)
    return deals


def test_tokens_are_kept_as_hashes_only(api: Api) -> None:
    made = api.create()
    path = api.server.settings.database.partition(":///")[2]
    stored = Path(path).read_bytes() + Path(path + "-wal").read_bytes()
    assert made["match"].encode() in stored
    assert made["tokens"]["0"].encode() not in stored


def test_a_wrong_token_gives_no_seat(api: Api) -> None:
    match = api.create()["match"]
    with api.sit(match, "0" * 32, "", "x" * 64) as chair:
        assert chair.table["you"] == []


@pytest.mark.parametrize("origin", ["http://elsewhere.example", "http://[", "null", "x"])
def test_the_page_of_another_site_cannot_use_the_cookies(api: Api, origin: str) -> None:
    match = api.create()["match"]
    answer = api.http.post(f"/api/matches/{match}/seats/0/leave", headers={"Origin": origin})
    assert answer.status_code == 403
    assert api.get(f"/api/matches/{match}")["seats"][0]["kind"] == "human"


def test_the_list_of_a_deck_of_ones_own_is_nobody_elses_business(api: Api, other: Api) -> None:
    counts = library().decks["roll_out"].counts
    own = "\n".join(f"{count} {code}" for code, count in counts.items())
    decks, known = [own, "air_supremacy"], [None, "air_supremacy"]
    seats = [{"kind": "me", "name": "Kim"}, {"kind": "open"}]
    match = api.create("battlecards", setup={"decks": decks}, seats=seats, public=True)["match"]
    assert other.get(f"/api/matches/{match}")["setup"]["decks"] == known
    listed = [each for each in other.get("/api/matches?list=open") if each["match"] == match]
    assert listed[0]["setup"]["decks"] == known
    assert api.get(f"/api/matches/{match}")["setup"]["decks"] == decks
    other.post(f"/api/matches/{match}/seats/1/claim", {})
    assert other.get("/api/me")["matches"][0]["setup"]["decks"] == known
    with api.sit(match) as first:
        first.ask(concede={"seat": 0})
        first.until(lambda table: table["result"])
    assert other.get(f"/api/matches/{match}")["setup"]["decks"] == decks


def test_seats_that_share_a_screen_share_no_drawn_cards(api: Api) -> None:
    """What happened is told as everybody at the screen may know it, now and in the past."""
    made = api.create("battlecards")
    with api.sit(made["match"]) as both:
        rng = random.Random(1)
        while both.table["ply"] < 40:
            ply = both.table["ply"]
            both.choose(rng)
            both.until_after(ply)
        asked = both.table["ask"]["seat"]
        events = [told["event"] for told in both.events]
        drawn = [event for event in events if event["event"] == "cards_drawn"]
        assert {event["seat"] for event in drawn} == {0, 1}
        assert not any(event.get("cards") for event in drawn)
        for ply in range(both.table["ply"]):
            past = api.get(f"/api/matches/{made['match']}/at/{ply}")["table"]
            assert (past["you"][0], past["view"]["viewer"]) == (asked, asked)
