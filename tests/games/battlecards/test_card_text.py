"""The sentences on cards are whole sentences, in both languages."""

import re

import pytest

from rollout.games.battlecards import GAME
from rollout.games.battlecards.content.library import library
from rollout.games.battlecards.screen.card_text import ability_text
from rollout.words import Words
from tests.games.battlecards.cards.homebrew import robot

ROBOT, ALT = 0, 1
SENTENCES = [
    ("A01", ROBOT,
     "In battle: as the lead, pay 2 Energon → your lead gets +2 STR this battle.",
     "Im Kampf: wenn er anführt, zahle 2 Energon → dein Anführer bekommt in diesem Kampf "
     "+2 Stärke."),
    ("A05", ALT,
     "Action phase: from Homebase, pay 2 Energon → your claims cannot be contested this turn.",
     "Aktionsphase: wenn er in der Heimatbasis ist, zahle 2 Energon → deine Ansprüche können in "
     "diesem Zug nicht streitig gemacht werden."),
    ("A11", ROBOT,
     "As the lead, if the opposing lead is a Seeker, this Robot gets +2 STR.",
     "Wenn er anführt und der gegnerische Anführer ein Seeker ist, bekommt dieser Roboter "
     "+2 Stärke."),
    ("A12", ROBOT,
     "After winning a battle: as the lead, you gain 1 Energon.",
     "Nach einem gewonnenen Kampf: wenn er anführt, gewinnst du 1 Energon."),
    ("A24", ALT,
     "When it joins a battle: the opponent scraps a card from hand at random.",
     "Wenn er zu einem Kampf dazukommt: der Gegner verschrottet zufällig eine Karte aus der Hand."),
    ("A29", ROBOT,
     "As the lead, if it is damaged, this Robot gets +2 STR.",
     "Wenn er anführt und beschädigt ist, bekommt dieser Roboter +2 Stärke."),
    ("A30", ROBOT,
     "As the lead, if your bank is smaller than each opponent's, this Robot gets +2 STR.",
     "Wenn er anführt und deine Bank kleiner ist als die jedes Gegners, bekommt dieser Roboter "
     "+2 Stärke."),
    ("A25", ROBOT,
     "As the lead, with 2 or more Dinobots in play, this Robot gets +1 STR.",
     "Wenn er anführt und du mindestens 2 Dinobots im Spiel hast, bekommt dieser Roboter "
     "+1 Stärke."),
    ("A28", ALT, "This Robot gets +1 END.", "Dieser Roboter bekommt +1 Ausdauer."),
    ("A40", ALT,
     "When it joins a battle: with 2 or more Air Robots in play, your lead gets +1 STR this "
     "battle.",
     "Wenn er zu einem Kampf dazukommt: wenn du mindestens 2 Flieger im Spiel hast, bekommt dein "
     "Anführer in diesem Kampf +1 Stärke."),
    ("A43", ROBOT,
     "Action phase: while on a Resource you control, pay 2 Energon → a Resource you control "
     "cannot be claimed or challenged by opponents until your next turn begins.",
     "Aktionsphase: wenn er eine deiner Ressourcen hält, zahle 2 Energon → Gegner können eine "
     "deiner Ressourcen bis zu deinem nächsten Zug weder beanspruchen noch darum herausfordern."),
    ("D02", ROBOT,
     "After winning a battle: as the lead, the opponent loses 2 Energon.",
     "Nach einem gewonnenen Kampf: wenn er anführt, verliert der Gegner 2 Energon."),
    ("D04", ROBOT,
     "In battle: as the lead, pay 1 Energon → the opposing lead gets −1 STR and cannot "
     "transform this battle.",
     "Im Kampf: wenn er anführt, zahle 1 Energon → der gegnerische Anführer bekommt in diesem "
     "Kampf −1 Stärke und kann sich nicht verwandeln."),
    ("D06", ROBOT,
     "When deployed: search your deck for a Cassette, show it, take it and shuffle.",
     "Beim Einsetzen: suche eine Kassette aus deinem Stapel heraus, zeige die Karte, nimm sie und "
     "mische."),
    ("D20", ALT,
     "In your Energon phase: from Homebase, take 1 Energon from the opponent.",
     "In deiner Energonphase: wenn er in der Heimatbasis ist, nimm dem Gegner 1 Energon ab."),
    ("D21", ROBOT,
     "As the lead, your Support Limit rises by 1.",
     "Wenn er anführt, steigt deine Unterstützungsgrenze um 1."),
    ("D39", ROBOT,
     "When the battle begins: as the lead, the opponent scraps a card of their choice from hand.",
     "Zu Beginn des Kampfes: wenn er anführt, verschrottet der Gegner eine Karte seiner Wahl aus "
     "der Hand."),
    ("R16", ROBOT,
     "In a battle here, your lead gets 2 more Combat dice.",
     "Wenn hier gekämpft wird, bekommt dein Anführer 2 Kampfwürfel mehr."),
    ("R24", ROBOT,
     "In battle: in a battle here, the opposing lead cannot transform and gets −1 STR this "
     "battle.",
     "Im Kampf: wenn hier gekämpft wird, kann der gegnerische Anführer sich in diesem Kampf nicht "
     "verwandeln und bekommt −1 Stärke."),
    ("R28", ROBOT,
     "In your Energon phase: if you control at most one Resource, you gain 1 Energon.",
     "In deiner Energonphase: wenn du höchstens eine Ressource kontrollierst, gewinnst du "
     "1 Energon."),
    ("AA03", ROBOT,
     "In battle: if your lead is a Leader, your lead gets +4 core STR this battle.",
     "Im Kampf: wenn dein Anführer ein Befehlshaber ist, bekommt dein Anführer in diesem Kampf "
     "+4 Kernstärke."),
    ("AA05", ROBOT,
     "In battle: nobody may play any more support cards this battle.",
     "Im Kampf: niemand darf in diesem Kampf weitere Unterstützungskarten spielen."),
    ("AA08", ROBOT,
     "Action phase: look at the opponent's hand. Draw a card.",
     "Aktionsphase: sieh dir die Hand des Gegners an. Ziehe eine Karte."),
    ("AA21", ROBOT,
     "In battle: if your lead is a Car, your lead gets +2 STR and +1 STR for each of your Cars in "
     "play (at most 4) this battle.",
     "Im Kampf: wenn dein Anführer ein Auto ist, bekommt dein Anführer in diesem Kampf +2 Stärke "
     "und +1 Stärke je Auto auf deiner Seite (höchstens 4)."),
    ("AA30", ROBOT,
     "In battle: your lead transforms (even a second time this turn) and gets +3 STR this "
     "battle.",
     "Im Kampf: dein Anführer verwandelt sich (auch zum zweiten Mal in diesem Zug) und bekommt in "
     "diesem Kampf +3 Stärke."),
    ("AA32", ROBOT,
     "Action phase: if you control 2 or more Resources, you gain 1 Energon and 1 more for each "
     "Resource you control (at most 4).",
     "Aktionsphase: wenn du mindestens 2 Ressourcen kontrollierst, gewinnst du 1 Energon und "
     "1 weiteres je Ressource unter deiner Kontrolle (höchstens 4)."),
    ("AA33", ROBOT,
     "Action phase: repair 5 damage on one of your Robots and set it aside until your next turn "
     "begins.",
     "Aktionsphase: repariere 5 Schaden an einem deiner Roboter und lege ihn bis zu deinem "
     "nächsten Zug zur Seite."),
    ("DA02", ROBOT,
     "Action phase: if you control 2 or more Resources, the opponent loses 1 Energon and 1 more "
     "for each Resource you control (at most 4).",
     "Aktionsphase: wenn du mindestens 2 Ressourcen kontrollierst, verliert der Gegner 1 Energon "
     "und 1 weiteres je Ressource unter deiner Kontrolle (höchstens 4)."),
    ("DA15", ROBOT,
     "In battle: your Support Limit rises by 3 this battle.",
     "Im Kampf: deine Unterstützungsgrenze steigt in diesem Kampf um 3."),
    ("DA27", ROBOT,
     "Action phase: pay 3 Energon → send an opposing Robot on a Resource back to Homebase.",
     "Aktionsphase: zahle 3 Energon → schicke einen gegnerischen Roboter auf einer Ressource in "
     "die Heimatbasis zurück."),
]  # fmt: skip

VERBS = {
    "bekommt", "erleidet", "gewinnst", "kann", "lege", "muss", "nimm", "repariere", "setze",
    "sieh", "steigt", "verliert", "verschrotte", "verschrottet", "wird", "zahle", "ziehe",
}  # fmt: skip


@pytest.mark.parametrize(("code", "mode", "english", "german"), SENTENCES)
def test_the_text_of_a_card_is_made_from_its_words(
    code: str, mode: int, english: str, german: str
) -> None:
    card = library().card(code)
    assert ability_text(card, mode, Words(GAME, "en")) == english
    assert ability_text(card, mode, Words(GAME, "de")) == german


def test_after_an_if_a_german_sentence_goes_on_with_its_verb() -> None:
    words = Words(GAME, "de")
    after = re.compile(r"[Ww]enn [^:→]*?[td], (\w+)")
    followers = [
        follower
        for card in library().cards
        for mode in (ROBOT, ALT)
        for follower in after.findall(ability_text(card, mode, words))
    ]
    assert len(followers) > 80
    assert [each for each in followers if each not in VERBS] == []


def test_a_group_of_homebrew_keeps_the_name_its_maker_gave_it() -> None:
    words = Words(GAME, "de")
    assert words.plain("if-lead-group", name="Micromaster") == "dein Anführer ein Micromaster ist"
    assert words.plain("if-group", name="Car", number=2) == "du mindestens 2 Autos im Spiel hast"


@pytest.mark.parametrize(
    ("code", "english", "german"),
    [
        ("passive;-;-;both;hush;stay",
         "In your battles nobody may play support cards.",
         "In deinen Kämpfen darf niemand Unterstützungskarten spielen."),
        ("passive;lead;-;both;hush;stay",
         "As the lead, in your battles nobody may play support cards.",
         "Wenn er anführt, darf in deinen Kämpfen niemand Unterstützungskarten spielen."),
        ("passive;-;-;both;limit+1;stay",
         "In your battles the Support Limit of both sides rises by 1.",
         "In deinen Kämpfen steigt die Unterstützungsgrenze beider Seiten um 1."),
        ("passive;lead;-;both;limit-1;stay",
         "As the lead, in your battles the Support Limit of both sides falls by 1.",
         "Wenn er anführt, sinkt in deinen Kämpfen die Unterstützungsgrenze beider Seiten um 1."),
        ("passive;group>=2:Omni;-;self;str+1;stay",
         "With 2 or more Robots of the group Omni in play, this Robot gets +1 STR.",
         "Wenn du mindestens 2 Roboter der Gruppe Omni im Spiel hast, bekommt dieser Roboter "
         "+1 Stärke."),
        ("passive;group>=2:Seeker;-;self;str+1;stay",
         "With 2 or more Seekers in play, this Robot gets +1 STR.",
         "Wenn du mindestens 2 Seeker im Spiel hast, bekommt dieser Roboter +1 Stärke."),
    ],
)  # fmt: skip
def test_what_stands_speaks_of_your_battles_and_of_groups(
    code: str, english: str, german: str
) -> None:
    card = library(robot(code, group="Omni")).card("XR01")
    told = [ability_text(card, 0, Words(GAME, each)) for each in ("en", "de")]
    assert told == [english, german]
