"""The end: who won, and everyone's place (S5)."""

from folsom.kernel import bit, highest, lowest, rule, size
from folsom.kernel.log import Log
from folsom.super.components import CAR_CARDS
from folsom.super.events import note_game_ended, note_shared_first, note_won
from folsom.super.state import NOBODY_LEFT, State, is_in

ON_TRAIN = 1 << 8  # above any fall


@rule
def score(s: State, seat: int) -> int:
    """A number that orders seats as S5.2 and S5.3 do: by loot on the train, by when they fell otherwise."""
    if not is_in(s.aboard, seat):
        return s.fell[seat]
    cards = size(s.loot[seat])
    dearest = highest(s.loot[seat]) + 1 if cards else 0
    return ON_TRAIN + cards * (CAR_CARDS + 1) + dearest


@rule
def rank(s: State, seat: int) -> int:
    """One more than the number of seats that did better (S5.3)."""
    mine, better = score(s, seat), 0
    for other in range(s.players):
        better += 1 if score(s, other) > mine else 0
    return better + 1


@rule
def outdone(s: State, seat: int) -> int:
    """How many other seats did worse."""
    mine, worse = score(s, seat), 0
    for other in range(s.players):
        worse += 1 if score(s, other) < mine else 0
    return worse


@rule
def best(s: State) -> int:
    """The seats in first place (S5.2, S5.3)."""
    most, seats = 0, 0
    for seat in range(s.players):
        mine = score(s, seat)
        if mine >= most:
            seats = bit(seat) if mine > most else seats | bit(seat)
            most = mine
    return seats


@rule
def tell_end(s: State, log: Log, ended_by: int) -> None:
    """Note who won; if nobody has, who shares first place (S4.1c)."""
    left = best(s)
    while left:
        if ended_by == NOBODY_LEFT:
            note_shared_first(s, log, seat=lowest(left))
        else:
            note_won(s, log, seat=lowest(left))
        left &= left - 1
    note_game_ended(s, log, ended_by=ended_by)
