"""The declaration of a choice, for games in which the log doesn't need to know what was asked."""

from folsom.kernel.fact_types import BitFlag, ChoiceCode, Inner, Question, RoundOfChoice, Seat, Secret
from folsom.kernel.log import Log
from folsom.kernel.state import GameState


def note_chose(
    s: GameState,
    log: Log,
    *,
    seat: Seat,
    choice: Secret[ChoiceCode],
    forced: Secret[BitFlag],
    round: RoundOfChoice,  # noqa: A002  # the fact's name on the wire
    question: Inner[Question],
) -> None:
    """A seat has chosen."""
