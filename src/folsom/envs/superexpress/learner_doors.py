"""What games of Super call that wait for one learner."""

from folsom.envs.superexpress.doors import Mask, ask, deal
from folsom.envs.superexpress.encode import Row, encode
from folsom.kernel import ByteArray, Chance, door
from folsom.kernel.log import Log
from folsom.superexpress.state import State
from folsom.superexpress.view import View, look


@door
def deal_some(
    states: list[State],
    template: list[State],
    dice: list[Chance],
    logs: list[Log],
    which: ByteArray,
    asked: ByteArray,
    masks: list[Mask],
) -> None:
    """Begin a new game in these places."""
    for index in range(len(states)):
        if which[index]:
            deal(states, index, template, dice, logs[0])
            ask(states[index], index, asked, masks)


@door(floats=True)
def look_as(
    first: int,
    end: int,
    states: list[State],
    views: list[View],
    worker: int,
    empty: list[View],
    rows: list[Row],
    eyes: list[int],
) -> None:
    """What one seat sees in each of these games, where one looks."""
    for index in range(first, end):
        if eyes[index] >= 0:
            views[worker] = empty[0]
            look(states[index], views[worker], eyes[index])
            encode(views[worker], rows[index])
