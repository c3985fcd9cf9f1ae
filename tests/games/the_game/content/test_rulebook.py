"""The rulebook as a document that programs read: one line, one anchor, one ID a rule."""

import re
from collections import Counter

RULE_LINE = re.compile(r"^- <a id=\"(TG-[A-Z]{3}-\d\d)\"></a>\*\*(TG-[A-Z]{3}-\d\d)\*\* (.+)$")


def rule_lines(rulebook: str) -> list[tuple[str, str, str]]:
    found = [RULE_LINE.match(line) for line in rulebook.splitlines()]
    return [(match[1], match[2], match[3]) for match in found if match]


def test_the_rulebook_has_217_rules_and_96_rulings(rulebook: str) -> None:
    ids = [anchor for anchor, _, _ in rule_lines(rulebook)]
    rulings = [each for each in ids if each.startswith("TG-RUL")]
    assert (len(ids) - len(rulings), len(rulings)) == (217, 96)


def test_every_rule_has_one_line_with_its_own_anchor(rulebook: str) -> None:
    lines = rule_lines(rulebook)
    assert [anchor for anchor, name, _ in lines if anchor != name] == []
    assert [
        name for name, count in Counter(name for _, name, _ in lines).items() if count > 1
    ] == []


def test_every_id_the_rulebook_mentions_is_a_rule_of_it(rulebook: str) -> None:
    mentioned = set(re.findall(r"TG-[A-Z]+-\d+", rulebook))
    assert mentioned == {anchor for anchor, _, _ in rule_lines(rulebook)}


def test_each_chapter_counts_its_rules_from_01_without_a_gap(rulebook: str) -> None:
    chapters: dict[str, list[int]] = {}
    for anchor, _, _ in rule_lines(rulebook):
        chapters.setdefault(anchor[:6], []).append(int(anchor[7:]))
    del chapters["TG-RUL"]
    for chapter, numbers in chapters.items():
        assert numbers == list(range(1, len(numbers) + 1)), chapter


def test_every_ruling_asks_a_question_and_answers_it(rulebook: str) -> None:
    for anchor, _, text in rule_lines(rulebook):
        if anchor.startswith("TG-RUL"):
            assert re.match(r"\*[A-Z][^*]+\?\* \S", text), anchor


def test_links_inside_the_rulebook_lead_somewhere(rulebook: str) -> None:
    headings = re.findall(r"^#+ (.+)$", rulebook, re.MULTILINE)
    places = {re.sub(r"[^a-z0-9 -]", "", heading.lower()).replace(" ", "-") for heading in headings}
    assert set(re.findall(r"\]\(#([^)]+)\)", rulebook)) <= places
