"""What comes of a choice that decides no battle: the next phase, cards and Energon after it."""

from __future__ import annotations

from rollout.gamekit.outlook import GOOD, Outlook, Part
from rollout.gamekit.sentences import Sentence
from rollout.games.battlecards.actions import Discover, Draw, EndPhase, EndTurn, Keep, Mulligan
from rollout.games.battlecards.content.cards import ROBOT
from rollout.games.battlecards.model import ACTION, DEPLOYMENT, State
from rollout.games.battlecards.rules.deciding_numbers import energon_yield
from rollout.games.battlecards.rules.on_the_table import card_of
from rollout.games.battlecards.rules.phases import PHASES_AFTER
from rollout.kernel.actions import Action
from rollout.kernel.match import Match


def whereabouts(match: Match[State], seat: int, action: Action) -> Outlook | None:
    """None where nothing need be said but what follows."""
    state = match.state
    match action:
        case EndPhase():
            return _end_phase(state, seat)
        case EndTurn():
            return Outlook((_holdings(state, seat),))
        case Draw():
            told = {"cards": state.options.draw_per_turn, "deck": len(state.decks[seat])}
            return Outlook((Part(Sentence("outlook-supply", told)),))
        case Discover():
            return _discover(state, action.card)
        case Keep() | Mulligan():
            return _hand(state, seat)
    return None


def _end_phase(state: State, seat: int) -> Outlook:
    """BC-TRN-01: what is not possible any more in this turn, and what comes."""
    following = PHASES_AFTER[state.options.phase_order][state.stage]
    headline = Part(Sentence("outlook-phase", {"phase": following or "none"}))
    open_still = {
        DEPLOYMENT: (("discovered", state.discovered), ("deployed", state.deployed)),
        ACTION: (("claimed", state.claimed), ("challenged", state.challenged)),
    }.get(state.stage, ())
    undone = [Sentence(f"outlook-not-{name}") for name, done in open_still if not done]
    costs = (Sentence("outlook-undone", {"what": undone}),) if undone else ()
    return Outlook((headline,), (_holdings(state, seat),), costs)


def _holdings(state: State, seat: int) -> Part:
    """What the next turn brings."""
    coming = sum(energon_yield(state, each) for each in state.holdings[seat])
    told = {
        "bank": state.banks[seat],
        "coming": coming,
        "hand": len(state.hands[seat]),
    }
    return Part(Sentence("outlook-holdings", told))


def _discover(state: State, card: int) -> Outlook:
    """BC-RES-01, 02: what it brings to whoever controls it."""
    found = card_of(state, card)
    headline = Part(Sentence("outlook-brings", {"energon": found.energon_yield}), tone=GOOD)
    if not found.requires:
        return Outlook((headline,))
    needs = Sentence("outlook-requires", {"skill": Sentence(f"skill-{found.requires}")})
    return Outlook((headline,), (Part(needs),))


def transformed(state: State, robot: int) -> Outlook:
    """BC-TRF-01: the numbers of the other mode."""
    card, mode = card_of(state, robot), 1 - state.alt[robot]
    told = {
        "strength": card.strength[mode],
        "endurance": card.endurance[mode],
        "speed": card.speed[mode],
    }
    return Outlook((Part(Sentence("outlook-becomes", told)),))


def _hand(state: State, seat: int) -> Outlook:
    """BC-OPT-09: whom the hand could deploy."""
    cards = [card_of(state, each) for each in state.hands[seat]]
    robots = [card for card in cards if card.kind == ROBOT]
    cheap = sum(robot.cost <= state.banks[seat] for robot in robots)
    told = {"robots": len(robots), "cheap": cheap, "cards": len(cards)}
    return Outlook((Part(Sentence("outlook-hand", told)),))
