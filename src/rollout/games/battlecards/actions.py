"""What a seat can choose. Cards are named by their number in the match."""

from __future__ import annotations

from rollout.gamekit.kinds import SeatId
from rollout.games.battlecards.kinds import CardId
from rollout.kernel.actions import Action


class Keep(Action, frozen=True):
    """Keep the opening hand."""


class Mulligan(Action, frozen=True):
    """Shuffle the opening hand into the supply deck and draw it anew."""


class Discover(Action, frozen=True):
    """Put a Resource from hand into the field."""

    card: CardId


class Deploy(Action, frozen=True):
    """Pay for a Robot and put it from hand into Homebase."""

    card: CardId


class Move(Action, frozen=True):
    """Move a Robot to a controlled Resource, or (to nothing) back to Homebase."""

    robot: CardId
    to: CardId | None = None


class Transform(Action, frozen=True):
    """Turn a Robot over into its other mode."""

    robot: CardId


class UseAbility(Action, frozen=True):
    """Use the ability of a Robot in its present mode, or of a controlled Resource."""

    card: CardId


class Play(Action, frozen=True):
    """Play an Advantage for its effect."""

    card: CardId


class Claim(Action, frozen=True):
    """Stake a claim: move a Robot from Homebase onto an uncontrolled Resource."""

    robot: CardId
    resource: CardId


class Challenge(Action, frozen=True):
    """Move a Robot onto a Resource that an opponent controls, and fight its holder."""

    robot: CardId
    resource: CardId


class EndPhase(Action, frozen=True):
    """Go on to the next phase."""


class Draw(Action, frozen=True):
    """Draw the cards of the Supply phase."""


class Science(Action, frozen=True):
    """Pay for the Science of a Robot in Homebase and draw."""

    robot: CardId


class EndTurn(Action, frozen=True):
    """Finish the last phase."""


class Decline(Action, frozen=True):
    """Do not contest the claim."""


class Contest(Action, frozen=True):
    """Answer the claim with a Robot."""

    robot: CardId


class Hold(Action, frozen=True):
    """Name the Robot that defends the challenged Resource."""

    robot: CardId


class Begin(Action, frozen=True):
    """Play support first."""


class Wait(Action, frozen=True):
    """Let the slower seat begin."""


class AddStrength(Action, frozen=True):
    """Scrap a card from hand for its Strength Support."""

    card: CardId


class Join(Action, frozen=True):
    """Let a Robot join the battle in alt mode."""

    robot: CardId


class RollDice(Action, frozen=True):
    """Roll that many Combat dice for the lead."""

    dice: int


class Pass(Action, frozen=True):
    """Make no move in the battle now."""


class TakeTheHit(Action, frozen=True):
    """Divert the lead's damage to a Supporting Robot."""

    robot: CardId


class BearTheHit(Action, frozen=True):
    """Let the lead take its damage, and be scrapped."""


class Choose(Action, frozen=True):
    """Choose a card: a target, a card to scrap, a card to take."""

    card: CardId


class ChooseSeat(Action, frozen=True):
    """Choose an opponent."""

    seat: SeatId


class Resolve(Action, frozen=True):
    """Choose which of several effects happens next."""

    card: CardId
    mode: int | None = None
    """Whose ability it is, where the card does not show it any more."""


class Pay(Action, frozen=True):
    """Pay for an effect that has just become possible."""


class Forgo(Action, frozen=True):
    """Do without it."""


ACTIONS = (
    Keep,
    Mulligan,
    Discover,
    Deploy,
    Move,
    Transform,
    UseAbility,
    Play,
    Claim,
    Challenge,
    EndPhase,
    Draw,
    Science,
    EndTurn,
    Decline,
    Contest,
    Hold,
    Begin,
    Wait,
    AddStrength,
    Join,
    RollDice,
    Pass,
    TakeTheHit,
    BearTheHit,
    Choose,
    ChooseSeat,
    Resolve,
    Pay,
    Forgo,
)
