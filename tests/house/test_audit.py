"""What the project is made with is pinned, hashed and under a licence that somebody has read."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def audit() -> ModuleType:
    spec = importlib.util.spec_from_file_location("audit", ROOT / "requirements" / "audit.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_version_for_each_python_and_extras_are_read(audit: ModuleType) -> None:
    lock = (
        "numpy==2.4.6 ; python_full_version < '3.12' \\\n    --hash=sha256:00\n"
        "numpy==2.5.4 ; python_full_version >= '3.12' \\\n    --hash=sha256:01\n"
        "Python_Socks[asyncio]==2.7.1 \\\n    --hash=sha256:02\n"
        "    # via httpx==0.28\n"
    )
    assert audit.read_lock(lock) == {"numpy": {"2.4.6", "2.5.4"}, "python-socks": {"2.7.1"}}
    assert audit.without_hash(lock) == []


def test_what_is_pinned_without_a_hash_is_told(audit: ModuleType) -> None:
    lock = "pytest==9.0\nruff==0.9 \\\n    --hash=sha256:00\n"
    assert audit.without_hash(lock) == ["pytest"]
    assert "pytest is pinned without a hash" in audit.audit_python(lock).faults


def test_another_version_than_the_pinned_one_is_told(audit: ModuleType) -> None:
    faults = audit.audit_python("pytest==0.1 \\\n    --hash=sha256:00\n").faults
    assert any(fault.startswith("pytest is installed as ") for fault in faults)
    assert "msgspec is installed and not pinned" in faults


@pytest.mark.parametrize(
    ("said", "known"),
    [
        ("MIT License", "MIT"),
        ("BSD-3-Clause", "BSD"),
        ("Apache License 2.0", "Apache-2.0"),
        ("GPL-3.0-or-later", "GPL-3.0-or-later"),
        ("LGPL-2.1", "LGPL-2.1"),
        ("Free for good people", ""),
        ("", ""),
    ],
)
def test_a_licence_is_known_or_nobody_has_looked_at_it(
    audit: ModuleType, said: str, known: str
) -> None:
    assert audit.known_licence(said) == known


def test_what_would_bind_players_and_what_nobody_knows_is_told(audit: ModuleType) -> None:
    def entry(licence: str) -> Any:
        return {"version": "1.0", "integrity": "sha512-00", "license": licence}

    packages = {"": {}, "node_modules/svelte": entry("GPL-3.0"), "node_modules/vite": entry("odd")}
    assert audit.audit_page({"packages": packages}).faults == [
        "svelte comes to players under GPL-3.0",
        "vite has a licence that nobody has looked at",
    ]


def test_the_page_is_built_with_known_things_only(audit: ModuleType) -> None:
    report = audit.audit_page(json.loads(audit.PAGE_LOCK.read_text(encoding="utf-8")))
    assert report.faults == []
    assert {each.name for each in report.packages if each.for_players} == set(audit.IN_THE_PAGE)


def test_players_install_known_things_only(audit: ModuleType) -> None:
    report = audit.audit_python(audit.LOCK.read_text(encoding="utf-8"))
    players = [each for each in report.packages if each.for_players]
    assert {"msgspec", "granian", "asyncpg", "mujoco"} <= {each.name for each in players}
    assert "pytest" not in {each.name for each in players}
    assert [each.name for each in players if not each.licence] == []
    assert [each.name for each in players if each.licence.startswith(audit.BINDING)] == []
