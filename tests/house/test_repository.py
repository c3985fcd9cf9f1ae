"""What holds for the repository itself."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "rollout"
LONGEST_FILE = 450
FOLDERS_OF_CODE = ("benchmarks", "src", "tests")
LOCK_FILES = ("requirements/dev.txt", "benchmarks/peers/requirements.txt")


def test_no_file_of_code_is_too_long_to_read() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for folder in FOLDERS_OF_CODE
        for path in (ROOT / folder).rglob("*.py")
    }
    assert {path: length for path, length in lengths.items() if length > LONGEST_FILE} == {}


def test_every_folder_of_modules_is_a_package() -> None:
    folders = {path.parent for path in PACKAGE.rglob("*.py")}
    assert [folder for folder in folders if not (folder / "__init__.py").exists()] == []


@pytest.mark.parametrize("lock_file", LOCK_FILES)
def test_a_lock_file_pins_by_hash_and_names_no_address(lock_file: str) -> None:
    text = (ROOT / lock_file).read_text(encoding="utf-8")
    pinned = re.findall(
        r"^[\w.-]+(?:\[[\w,-]+\])?==\S+(?: ;.*)? \\\n    --hash=sha256:", text, re.MULTILINE
    )
    assert len(pinned) == len(re.findall(r"^[^\s#]", text, re.MULTILINE)) > 0
    assert "://" not in text
    assert "--index-url" not in text


def test_the_wheel_holds_every_file_of_the_package_and_the_rulebooks(tmp_path: Path) -> None:
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    packed = {name for name in zipfile.ZipFile(wheel).namelist() if name.startswith("rollout/")}
    tracked = {
        str(path.relative_to(PACKAGE.parent))
        for path in PACKAGE.rglob("*")
        if path.is_file() and path.suffix != ".pyc"
    }
    books = {f"rollout/rules/{book.name}" for book in (ROOT / "docs" / "rules").glob("*.md")}
    assert "rollout/rules/the_game.md" in books
    assert packed == tracked | books
