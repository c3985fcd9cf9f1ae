"""Every clause that can be written is told in whole sentences, whatever stands beside what."""

import re
from collections.abc import Iterator

import pytest

from rollout.games.battlecards import GAME
from rollout.games.battlecards.content.cards import ROBOT, Ability, Card, Clause, Cost, Effect
from rollout.games.battlecards.content.effect_words import COUNT, NAME, SIGNED
from rollout.games.battlecards.content.library import library
from rollout.games.battlecards.content.sense import IDLE
from rollout.games.battlecards.content.vocabulary import (
    EFFECTS,
    IN_OPEN_BATTLE,
    LASTING,
    TAKE_AWAY,
    TARGETS,
    WORK_WITH_0,
    words_for,
)
from rollout.games.battlecards.screen.card_text import ability_text
from rollout.words import Words
from tests.games.battlecards.cards.homebrew import advantage, resource, robot

LANGUAGES = ("en", "de")
MAKERS = {"advantage": advantage, "resource": resource, "robot": robot}
CODES = {"advantage": "XA01", "resource": "XS01", "robot": "XR01"}

AWKWARD = [
    # What is counted is said.
    ("action;-;-;foe_home;hit#Car;now",
     "an opposing Robot in Homebase takes 1 damage for each of your Cars in play (at most 4)",
     "ein gegnerischer Roboter in der Heimatbasis erleidet 1 Schaden je Auto auf deiner Seite "
     "(höchstens 4)"),
    ("action;-;-;own_all;repair#held;now",
     "repair 1 damage on each of your Robots for each Resource you control (at most 4)",
     "repariere 1 Schaden an jedem deiner Roboter je Ressource unter deiner Kontrolle "
     "(höchstens 4)"),
    ("battle;-;-;lead;shield#Car;battle",
     "your lead is protected from up to 1 damage for each of your Cars in play (at most 4) this "
     "battle",
     "dein Anführer wird in diesem Kampf vor bis zu 1 Schaden je Auto auf deiner Seite "
     "(höchstens 4) geschützt"),
    ("battle;-;-;lead;dice+#Car;battle",
     "your lead gets 1 more Combat die for each of your Cars in play (at most 4) this battle",
     "dein Anführer bekommt in diesem Kampf einen Kampfwürfel mehr je Auto auf deiner Seite "
     "(höchstens 4)"),
    ("battle;-;-;opp;limit-#held;battle",
     "the opponent's Support Limit falls by 1 for each Resource you control (at most 4) this "
     "battle",
     "die Unterstützungsgrenze des Gegners sinkt in diesem Kampf um 1 je Ressource unter deiner "
     "Kontrolle (höchstens 4)"),
    ("action;-;-;res_held;yield+#Car;turn",
     "a Resource you control gets +1 yield for each of your Cars in play (at most 4) this turn",
     "eine deiner Ressourcen bekommt in diesem Zug +1 Ertrag je Auto auf deiner Seite "
     "(höchstens 4)"),
    ("action;-;-;opp;steal#Car;now",
     "take 1 Energon from the opponent for each of your Cars in play (at most 4)",
     "nimm dem Gegner 1 Energon je Auto auf deiner Seite (höchstens 4) ab"),
    ("action;-;-;me;draw#Car;now",
     "draw a card for each of your Cars in play (at most 4)",
     "ziehe je Auto auf deiner Seite (höchstens 4) eine Karte"),
    ("action;-;-;opp;discard#Car;now",
     "the opponent scraps a card of their choice from hand for each of your Cars in play (at "
     "most 4)",
     "der Gegner verschrottet je Auto auf deiner Seite (höchstens 4) eine Karte seiner Wahl aus "
     "der Hand"),
    ("action;-;-;opp;rip#Car;now",
     "the opponent scraps a card from hand at random for each of your Cars in play (at most 4)",
     "der Gegner verschrottet je Auto auf deiner Seite (höchstens 4) zufällig eine Karte aus der "
     "Hand"),
    ("action;-;-;me;sift#Car;now",
     "look at a card from the top of your deck for each of your Cars in play (at most 4), take "
     "one and put the rest under the deck",
     "sieh dir je Auto auf deiner Seite (höchstens 4) eine der obersten Karten deines Stapels "
     "an, nimm eine und lege den Rest unter den Stapel"),
    ("action;-;-;me;muster#Car;now",
     "deploy one more Robot from hand for 1 Energon less for each of your Cars in play (at most "
     "4)",
     "setze einen weiteren Roboter aus der Hand für 1 Energon weniger je Auto auf deiner Seite "
     "(höchstens 4) ein"),
    ("action;-;-;own_scrap;revive#Car;now",
     "put a Robot from your scrapheap into Homebase that costs no more than 1 Energon for each "
     "of your Cars in play (at most 4)",
     "bringe einen Roboter, der nicht mehr als 1 Energon je Auto auf deiner Seite (höchstens 4) "
     "kostet, von deinem Schrotthaufen in die Heimatbasis"),
    ("action;-;-;me;muster0;now",
     "deploy one more Robot from hand at its full cost",
     "setze einen weiteren Roboter aus der Hand zu vollen Kosten ein"),
    ("action;-;-;own_scrap;revive0;now",
     "put a Robot of cost 0 from your scrapheap into Homebase",
     "bringe einen Roboter, der nichts kostet, von deinem Schrotthaufen in die Heimatbasis"),
    # Whoever does it is named.
    ("action;-;-;opp;sift3;now",
     "the opponent looks at the top 3 cards of their deck, takes one and puts the rest under the "
     "deck",
     "der Gegner sieht sich die obersten 3 Karten seines Stapels an, nimmt eine und legt den "
     "Rest unter den Stapel"),
    ("action;-;-;opp;sift1;now",
     "the opponent takes the top card of their deck",
     "der Gegner nimmt die oberste Karte seines Stapels"),
    ("action;-;-;opp;fetch:robot;now",
     "the opponent searches their deck for a Robot, shows it, takes it and shuffles",
     "der Gegner sucht einen Roboter aus seinem Stapel heraus, zeigt die Karte, nimmt sie und "
     "mischt"),
    ("action;-;-;me;fetch:any;now",
     "search your deck for any card, take it and shuffle",
     "suche eine beliebige Karte aus deinem Stapel heraus, nimm sie und mische"),
    ("action;-;-;both;salvage:any;now",
     "you and every opponent each take any card from their scrapheap into hand",
     "du und alle Gegner nehmen jeweils eine beliebige Karte vom eigenen Schrotthaufen auf die "
     "Hand"),
    ("action;-;-;opp;muster1;now",
     "the opponent deploys one more Robot from hand for 1 Energon less",
     "der Gegner setzt einen weiteren Roboter aus der Hand für 1 Energon weniger ein"),
    ("action;-;-;opp;uncontested;turn",
     "the opponent's claims cannot be contested this turn",
     "die Ansprüche des Gegners können in diesem Zug nicht streitig gemacht werden"),
    ("battle;-;-;me;cancel;now",
     "your latest support card loses its effect",
     "deine letzte Unterstützungskarte verliert ihren Effekt"),
    ("battle;-;-;both;cancel;now",
     "the latest support card of each side loses its effect",
     "die letzte Unterstützungskarte jeder Seite verliert ihren Effekt"),
    # Both: the two sides of a battle, outside of one all but team-mates.
    ("battle;-;-;both;draw1;now",
     "both sides each draw a card",
     "beide Seiten ziehen jeweils eine Karte"),
    ("action;-;-;both;lose2;now",
     "you and every opponent each lose 2 Energon",
     "du und alle Gegner verlieren jeweils 2 Energon"),
    ("action;-;-;both;steal1;now",
     "take 1 Energon from every opponent",
     "nimm jedem Gegner 1 Energon ab"),
    ("battle;defender;-;both;gain1&hush;battle",
     "as the defender, both sides each gain 1 Energon and nobody may play any more support cards "
     "this battle",
     "wenn du verteidigst, gewinnen beide Seiten jeweils 1 Energon und darf niemand in diesem "
     "Kampf weitere Unterstützungskarten spielen"),
    # The target is named where it comes first, and known after that.
    ("action;-;-;own;repair2&gain1;now",
     "repair 2 damage on one of your Robots and gain 1 Energon",
     "repariere 2 Schaden an einem deiner Roboter und gewinne 1 Energon"),
    ("action;-;-;own;gain1&repair2;now",
     "gain 1 Energon and repair 2 damage on one of your Robots",
     "gewinne 1 Energon und repariere 2 Schaden an einem deiner Roboter"),
    ("action;-;-;own;gain1&hit2;now",
     "you gain 1 Energon and one of your Robots takes 2 damage",
     "du gewinnst 1 Energon und einer deiner Roboter erleidet 2 Schaden"),
    ("action;held>=1;-;own;gain1&hit2;now",
     "if you control a Resource, you gain 1 Energon and one of your Robots takes 2 damage",
     "wenn du eine Ressource kontrollierst, gewinnst du 1 Energon und erleidet einer deiner "
     "Roboter 2 Schaden"),
    ("action;-;-;own;str+1&gain1&pin;turn",
     "one of your Robots gets +1 STR, you gain 1 Energon and it cannot transform this turn",
     "einer deiner Roboter bekommt in diesem Zug +1 Stärke, du gewinnst 1 Energon und er kann "
     "sich nicht verwandeln"),
    ("action;-;-;res_held;gain1&ward;round",
     "you gain 1 Energon and a Resource you control cannot be claimed or challenged by opponents "
     "until your next turn begins",
     "du gewinnst 1 Energon und Gegner können eine deiner Ressourcen bis zu deinem nächsten Zug "
     "weder beanspruchen noch darum herausfordern"),
    ("action;-;-;res_held;ward&yield+1;round",
     "a Resource you control cannot be claimed or challenged by opponents and it gets +1 yield "
     "until your next turn begins",
     "Gegner können eine deiner Ressourcen bis zu deinem nächsten Zug weder beanspruchen noch "
     "darum herausfordern und sie bekommt +1 Ertrag"),
    ("action;-;-;own_scrap;gain1&revive3;now",
     "gain 1 Energon and put a Robot of cost 3 or less from your scrapheap into Homebase",
     "gewinne 1 Energon und bringe einen Roboter mit Kosten bis 3 von deinem Schrotthaufen in "
     "die Heimatbasis"),
    # Commands stand beside commands, statements beside statements.
    ("battle;-;-;foe_sup;hit1&recall;now",
     "an opposing supporter takes 1 damage and goes back where it came from",
     "ein gegnerischer Unterstützer erleidet 1 Schaden und kehrt an seinen Ausgangsort zurück"),
    ("battle;-;-;-;gain1&breakoff;now",
     "gain 1 Energon and break off the battle with no winner and no damage",
     "gewinne 1 Energon und brich den Kampf ohne Sieger und ohne Schaden ab"),
    ("battle;-;-;me;limit+1&draw1;battle",
     "your Support Limit rises by 1 this battle and you draw a card",
     "deine Unterstützungsgrenze steigt in diesem Kampf um 1 und du ziehst eine Karte"),
    ("action;-;-;opp;scan&rip1;now",
     "you look at the opponent's hand and the opponent scraps a card from hand at random",
     "du siehst dir die Hand des Gegners an und der Gegner verschrottet zufällig eine Karte aus "
     "der Hand"),
    ("action;-;-;opp;lose1&discard2;now",
     "the opponent loses 1 Energon and scraps 2 cards of their choice from hand",
     "der Gegner verliert 1 Energon und verschrottet 2 Karten seiner Wahl aus der Hand"),
    ("battle;-;-;lead;str+2&spd-1;battle",
     "your lead gets +2 STR and −1 SPD this battle",
     "dein Anführer bekommt in diesem Kampf +2 Stärke und −1 Tempo"),
    ("action;-;-;foe_held;hit1&hit#Car;now",
     "an opposing Robot on a Resource takes 1 damage and 1 more for each of your Cars in play "
     "(at most 4)",
     "ein gegnerischer Roboter auf einer Ressource erleidet 1 Schaden und 1 weiteren je Auto auf "
     "deiner Seite (höchstens 4)"),
    ("action;-;-;own;stash;turn",
     "set one of your Robots aside until the turn ends",
     "lege einen deiner Roboter bis zum Ende des Zuges zur Seite"),
]  # fmt: skip


@pytest.mark.parametrize(("code", "english", "german"), AWKWARD)
def test_an_awkward_clause_is_told_as_anybody_would_say_it(
    code: str, english: str, german: str
) -> None:
    card = library(advantage(code)).card("XA01")
    told = [ability_text(card, 0, Words(GAME, language)) for language in LANGUAGES]
    assert [each.split(": ", 1)[1] for each in told] == [f"{english}.", f"{german}."]


def test_outside_battle_or_in_one_both_are_others() -> None:
    card = library(robot("deploy;-;-;both;gain1;now")).card("XR01")
    assert [ability_text(card, 0, Words(GAME, language)) for language in LANGUAGES] == [
        "When deployed: you and every opponent (in a battle: both sides) each gain 1 Energon.",
        "Beim Einsetzen: du und alle Gegner (im Kampf: beide Seiten) gewinnen jeweils 1 Energon.",
    ]


@pytest.mark.parametrize(
    ("group", "said"),
    [("Omnibot", "an Omnibot"), ("Unit", "a Unit"), ("Micromaster", "a Micromaster")],
)
def test_a_group_of_homebrew_has_the_article_of_its_sound(group: str, said: str) -> None:
    text = robot("action;-;-;self;repair1;now", group=group)
    text += advantage(f"battle;lead_group:{group};-;lead;str+1;battle")
    card = library(text).card("XA01")
    assert f"if your lead is {said}," in ability_text(card, 0, Words(GAME, "en"))


# The laws, over every word with every target it goes with, alone and beside every other


def numbers(word: str) -> list[Effect]:
    """The word with a number, and with what is counted instead."""
    if EFFECTS[word] == NAME:
        return [Effect(word, kind="Omnibot")]
    if EFFECTS[word] not in (SIGNED, COUNT):
        return [Effect(word)]
    plain = [Effect(word, 3)]
    if EFFECTS[word] == SIGNED:
        plain.append(Effect(word, -3))
    if word in WORK_WITH_0:
        plain.append(Effect(word, 0))
    return [*plain, Effect(word, 1, "Omnibot"), Effect(word, 1, "held")]


def words_on(target: str) -> list[str]:
    return [word for word in words_for(target) if word not in IDLE.get(target, ())]


def when(word: str) -> tuple[str, ...]:
    """The triggers of these laws that a word goes with."""
    return ("battle", "open") if word in IN_OPEN_BATTLE else ("battle", "action", "open")


def clauses() -> Iterator[Clause]:
    for target in (*TARGETS, ""):
        for trigger in ("battle", "action", "open") if target == "both" else ("battle",):
            fitting = [word for word in words_on(target) if trigger in when(word)]
            for word in fitting:
                for effect in numbers(word):
                    yield clause(trigger, target, effect)
                for before in fitting:
                    if before in TAKE_AWAY and word != "gain":
                        continue
                    yield clause(trigger, target, numbers(before)[0], numbers(word)[-1])


def clause(trigger: str, target: str, *effects: Effect) -> Clause:
    duration = "turn" if any(effect.word in LASTING for effect in effects) else "now"
    return Clause(trigger, [], Cost(), target, list(effects), duration)


def told(each: Clause, words: Words) -> str:
    card = Card(0, "X", ROBOT, "Testbed", abilities=(Ability("Trial", [each]), None))
    return ability_text(card, 0, words)


EVERY = list(clauses())
COUNTED = {
    "en": ("Robots of the group Omnibot", "Resource you control"),
    "de": ("Omnibot", "Ressource unter"),
}
THE_OTHERS = {"en": ("opponent", "side", "nobody"), "de": ("Gegner", "Seite", "niemand")}
NOUNS = {
    "en": {
        "self": "this Robot",
        "lead": "your lead",
        "foe": "the opposing lead",
        "own": "one of your Robots",
        "own_other": "another of your Robots",
        "own_all": "each of your Robots",
        "foe_home": "an opposing Robot in Homebase",
        "foe_held": "an opposing Robot on a Resource",
        "foe_sup": "an opposing supporter",
        "res_held": "a Resource you control",
        "res_free": "an unoccupied Resource",
        "here": "this Resource",
    },
    "de": {
        "self": "dieser Roboter/diesen Roboter/diesem Roboter",
        "lead": "dein Anführer/deinen Anführer/deinem Anführer",
        "foe": "der gegnerische Anführer/den gegnerischen Anführer/dem gegnerischen Anführer",
        "own": "einer deiner Roboter/einen deiner Roboter/einem deiner Roboter",
        "own_other": "ein anderer deiner/einen anderen deiner/einem anderen deiner",
        "own_all": "jeder deiner Roboter/jeden deiner Roboter/jedem deiner Roboter",
        "foe_home": "Roboter in der Heimatbasis",
        "foe_held": "Roboter auf einer Ressource",
        "foe_sup": "gegnerischer Unterstützer/gegnerischen Unterstützer",
        "res_held": "eine deiner Ressourcen",
        "res_free": "eine unbesetzte Ressource",
        "here": "diese Ressource",
    },
}
"""By target: what it is called, in any case of the noun."""


def test_the_clauses_are_those_that_cards_may_have() -> None:
    sample = [each for each in EVERY if each.target and each.trigger != "open"][::60]
    assert len(sample) > 30
    for each in sample:
        effects = "&".join(spelled(effect) for effect in each.effects)
        code = f"{each.trigger};-;-;{each.target};{effects};{each.duration}"
        omnibot = robot("action;-;-;self;repair1;now", group="Omnibot", code="XR02")
        kind = "resource" if each.target == "here" else "robot"
        card = library(omnibot + MAKERS[kind](code)).card(CODES[kind])
        assert card.abilities[0] is not None
        assert card.abilities[0].clauses == [each]


def spelled(effect: Effect) -> str:
    sign = ("-" if effect.amount < 0 else "+") if EFFECTS[effect.word] == SIGNED else ""
    if effect.kind:
        return f"{effect.word}:{effect.kind}"
    if EFFECTS[effect.word] not in (SIGNED, COUNT):
        return effect.word
    return (
        effect.word + sign + (f"#{effect.counted}" if effect.counted else str(abs(effect.amount)))
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_clause_is_told_without_a_missing_word(language: str) -> None:
    words = Words(GAME, language)
    for each in EVERY:
        text = told(each, words)
        assert re.fullmatch(r"(?!.*( [ .,]|[{}])).+: .+\.", text), text
        assert "effect" not in text.replace("its effect", ""), text
    assert words.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_counted_is_said(language: str) -> None:
    words = Words(GAME, language)
    group, held = COUNTED[language]
    for each in EVERY:
        text = told(each, words)
        for effect in each.effects:
            if effect.counted:
                assert (held if effect.counted == "held" else group) in text, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_does_it_is_said_where_it_is_not_the_reader(language: str) -> None:
    words = Words(GAME, language)
    for each in EVERY:
        text = told(each, words).split(": ", 1)[1]
        others = any(word in text for word in THE_OTHERS[language])
        if each.target in ("opp", "both"):
            assert others, text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_target_in_play_is_named_beside_anything_but_a_gain(language: str) -> None:
    words = Words(GAME, language)
    for each in EVERY:
        nouns = NOUNS[language].get(each.target)
        if nouns and any(effect.word != "gain" for effect in each.effects):
            text = told(each, words)
            assert any(noun in text for noun in nouns.split("/")), text
