"""The wheel in an environment of its own: it serves the page and knows the rules."""

import contextlib
import re
import subprocess
import sys
import sysconfig
import time
import urllib.error
import urllib.request
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PATIENCE = 90


@pytest.fixture(scope="module")
def command(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The `rollout` command of an empty environment into which the wheel was installed.

    What Rollout depends on is lent from here; Rollout itself is not: this folder's own `.pth`
    files are not read there.
    """
    folder = tmp_path_factory.mktemp("wheel")
    quietly(sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder), at=ROOT)
    (wheel,) = folder.glob("*.whl")
    home = folder / "environment"
    venv.create(home, with_pip=False)
    python = str(home / "bin" / "python")
    pip = (sys.executable, "-m", "pip", "--python", python, "install", "--quiet")
    quietly(*pip, "--no-deps", "--no-index", str(wheel), at=folder)
    (site,) = home.glob("lib/python*/site-packages")
    (site / "lent.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    where = quietly(python, "-c", "import rollout; print(rollout.__file__)", at=folder)
    assert Path(where.strip()).is_relative_to(home)
    return home / "bin" / "rollout"


@pytest.fixture
def address(command: Path, tmp_path: Path) -> Iterator[str]:
    """Where a service started by that command is to be found."""
    serve = [str(command), "serve", "--port", "0", "--lang", "en"]
    serve += ["--database", f"sqlite:///{tmp_path / 'matches.sqlite'}"]
    with subprocess.Popen(serve, cwd=tmp_path, stdout=subprocess.PIPE, text=True) as service:
        try:
            assert service.stdout is not None
            first = service.stdout.readline()
            found = re.search(r"http://\S+", first)
            assert found is not None, first
            wait_for(found[0], service)
            yield found[0]
        finally:
            service.terminate()
            service.wait(PATIENCE)


def test_an_installed_wheel_serves_the_page_and_what_it_needs(address: str) -> None:
    page = fetched(address)
    assert "<title>Rollout</title>" in page
    scripts = re.findall(r'<script type="module"[^>]* src="/([^"]+)"', page)
    assert scripts
    assert max(len(fetched(address + script)) for script in scripts) > 10_000
    assert "TG-MOV-03" in fetched(address + "api/rules/the_game")
    assert '"the_game"' in fetched(address + "api/games")


def test_an_installed_wheel_shows_a_rule(command: Path, tmp_path: Path) -> None:
    said = quietly(str(command), "rules", "show", "TG-MOV-03", at=tmp_path)
    assert "TG-MOV-03" in said


def wait_for(address: str, service: subprocess.Popen[str]) -> None:
    """Until the service listens. It has said where already."""
    for _ in range(10 * PATIENCE):
        assert service.poll() is None
        with contextlib.suppress(urllib.error.URLError, ConnectionError):
            fetched(address)
            return
        time.sleep(0.1)
    raise AssertionError(f"nobody listens at {address}")


def fetched(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        text: str = answer.read().decode()
        return text


def quietly(*words: str, at: Path) -> str:
    done = subprocess.run(words, cwd=at, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
