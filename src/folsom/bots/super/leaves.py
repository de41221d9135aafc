"""What a position is worth to each seat, where a search goes no further."""

from folsom.bots.super.endgames.lookup import Entry, look_up
from folsom.bots.super.endgames.position import Order
from folsom.bots.super.policy import play_on
from folsom.bots.super.worlds import share_out
from folsom.kernel import Chance, rule
from folsom.kernel.log import Log
from folsom.super.state import OVER, State


@rule(floats=True)
def is_known(
    s: State, order: Order, positions: list[Entry], stocks: list[Entry], worths: list[float], values: list[float]
) -> bool:
    """Every seat's share of the first place, if the game is over or the endgame solved; whether it is."""
    if s.phase == OVER:
        share_out(s, values)
        return True
    return look_up(s, order, positions, stocks, worths, values)


@rule(floats=True)
def try_out(s: State, log: Log, policy: int, dice: Chance, values: list[float]) -> None:
    """Every seat's share of the first place in one game that goes on by chance."""
    play_on(s, log, policy, dice)
    share_out(s, values)
