"""What games of Express call that wait for one learner."""

from folsom.envs.express.actions import choice_of
from folsom.envs.express.doors import Mask, ask, deal, settle
from folsom.envs.express.encode import Row, encode
from folsom.express.flow import go_on
from folsom.express.state import OVER, State
from folsom.express.view import View, look
from folsom.kernel import ByteArray, Chance, FloatArray, door, pick
from folsom.kernel.log import Log

WAIT, ACT, DEAL = range(3)  # what is done in a game
EVERYBODY = -2  # none of the seats is played by chance


@door(floats=True)
def bring_on(
    first: int,
    end: int,
    states: list[State],
    template: list[State],
    dice: list[Chance],
    logs: list[Log],
    worker: int,
    learner: int,
    doing: ByteArray,
    actions: list[int],
    kind: int,
    asked: list[int],
    legal: list[int],
    masks: list[Mask],
    rewards: FloatArray,
    dones: ByteArray,
) -> None:
    """Deal or take an action in these games; chance plays on for all but the learner, unless EVERYBODY learns."""
    log = logs[worker]
    for index in range(first, end):
        s = states[index]
        if doing[index] != WAIT:
            if doing[index] == DEAL:
                deal(states, index, template, dice, log)
            else:
                go_on(s, log, s.seat, choice_of(actions[index], s.seat << s.team, s.bandits))
            while learner != EVERYBODY and s.phase != OVER and s.seat != learner:
                go_on(s, log, s.seat, pick(dice[index], s.legal))
            settle(s, index, kind, s.phase == OVER, rewards)
            dones[index] = 1 if s.phase == OVER else 0
            ask(s, index, asked, legal, masks)


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
