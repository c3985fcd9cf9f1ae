"""The example client plays, and the service's words are complete."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from benchmarks.soak.servers import Server
from rollout.words.catalogue import messages
from rollout.words.check import compare_languages

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "examples" / "client.py"


@pytest.mark.parametrize("game", ["tic_tac_toe", "bluff", "disc_duel"])
def test_the_example_client_plays_a_match_through_the_protocol(server: Server, game: str) -> None:
    command = [sys.executable, str(CLIENT), f"http://127.0.0.1:{server.port}", game]
    played = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert played.returncode == 0, played.stderr
    assert "won: " in played.stdout
    assert played.stdout.endswith("the dice were honest\n")


def test_the_example_client_is_about_sixty_lines() -> None:
    assert len(CLIENT.read_text().splitlines()) <= 85


def test_the_service_speaks_english_and_german() -> None:
    assert compare_languages("rollout.server") == []


def test_no_word_of_the_service_hides_one_of_the_shared_catalogue() -> None:
    assert messages("rollout.server", "en").keys() & messages("rollout", "en").keys() == set()
