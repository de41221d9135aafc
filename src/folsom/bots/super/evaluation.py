"""The value of a position to each seat, where a search stops: its share of the first place."""

from folsom.bots.super.endgames.lookup import Tablebase, look_up
from folsom.bots.super.rollout import roll_out
from folsom.bots.super.workspace import Workspace
from folsom.kernel import rule, size
from folsom.super.scoring import best
from folsom.super.state import OVER, State, is_in


@rule(floats=True)
def set_final_values(w: Workspace, s: State) -> None:
    """Set `w.seat_values` for a finished game: the whole first place, an equal share of it, or none (S5)."""
    first = best(s)
    for seat in range(s.players):
        w.seat_values[seat] = 1.0 / size(first) if is_in(first, seat) else 0.0


@rule(floats=True)
def set_known_values(w: Workspace, s: State, tablebase: Tablebase) -> bool:
    """Set `w.seat_values` if the game is over or its endgame is solved; returns whether it did."""
    if s.phase == OVER:
        set_final_values(w, s)
        return True
    return look_up(w, s, tablebase)


@rule(floats=True)
def set_rollout_values(w: Workspace, s: State, policy: int) -> None:
    """Play one game to its end by a rollout policy, and set `w.seat_values` by its result."""
    roll_out(s, w.log, policy, w.dice)
    set_final_values(w, s)
