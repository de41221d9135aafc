"""What the environments of Super call."""

from folsom.envs.superexpress.actions import ACTIONS
from folsom.envs.superexpress.encode import Row, encode
from folsom.envs.superexpress.reward import reward_of
from folsom.kernel import ByteArray, Chance, FloatArray, Record, below, door, rule, uint8
from folsom.kernel.chance import seed_from
from folsom.kernel.log import Log
from folsom.kernel.truth import START
from folsom.superexpress.flow import go_on, play_round
from folsom.superexpress.scheming import plan_numbered, planners, plans_open
from folsom.superexpress.state import OVER, State, is_in
from folsom.superexpress.view import View, look

NOBODY = -1


class Mask(Record):
    """Which actions can be taken: 1 for each that can."""

    allowed: list[int] = uint8(ACTIONS)


@door(floats=True)
def write_view(views: list[View], place: int, rows: list[Row]) -> None:
    """Write an observation from a view."""
    encode(views[place], rows[0])


@door(floats=True)
def reward_for(states: list[State], index: int, seat: int, kind: int) -> float:
    """A seat's reward, once it is out or the game is over."""
    return reward_of(states[index], seat, kind)


# --- many games ------------------------------------------------------------------------------


@door
def spread(source: list[Chance], dice: list[Chance], sampling: list[Chance]) -> None:
    """Give every game, and the one who samples, dice of their own."""
    for index in range(len(dice)):
        seed_from(dice[index], source[0])
    seed_from(sampling[0], source[0])


@rule
def deal(states: list[State], index: int, template: list[State], dice: list[Chance], log: Log) -> None:
    """Start a new game of the template's table, with the chance that its own dice give it."""
    states[index] = template[0]
    seed_from(states[index].chance, dice[index])
    go_on(states[index], log, 0, START)


@rule
def ask(s: State, index: int, asked: ByteArray, masks: list[Mask]) -> None:
    """Write down who has a plan to make, and the plans: none for those who are out, or when the game is over."""
    for seat in range(s.players):
        place, plans = index * s.players + seat, 1 if is_in(planners(s), seat) else 0
        if asked[place] != plans:
            asked[place] = plans
            for number in range(plans_open(s)):
                masks[place].allowed[plan_numbered(s, number)] = plans


@door
def deal_envs(
    states: list[State],
    template: list[State],
    dice: list[Chance],
    logs: list[Log],
    asked: ByteArray,
    masks: list[Mask],
) -> None:
    """Start every game anew."""
    for index in range(len(states)):
        deal(states, index, template, dice, logs[0])
        ask(states[index], index, asked, masks)


@door
def first_illegal(actions: list[int], asked: ByteArray, masks: list[Mask]) -> int:
    """The first place, of a game and a seat, whose action can't be taken, or NOBODY."""
    for place in range(len(masks)):
        action = actions[place]
        if asked[place] and not (0 <= action < ACTIONS and masks[place].allowed[action]):
            return place
    return NOBODY


@rule(floats=True)
def settle(s: State, index: int, kind: int, asked: ByteArray, rewards: FloatArray, fallen: ByteArray) -> None:
    """The reward of each seat that planned, if it has just fallen, or the game has just ended."""
    for seat in range(s.players):
        place = index * s.players + seat
        ends = asked[place] and (s.phase == OVER or not is_in(s.aboard, seat))
        fallen[place] = 1 if ends else 0
        rewards[place] = reward_of(s, seat, kind) if ends else 0.0


@door(floats=True)
def step_envs(
    first: int,
    end: int,
    states: list[State],
    template: list[State],
    dice: list[Chance],
    logs: list[Log],
    worker: int,
    actions: list[int],
    kind: int,
    auto_reset: int,
    asked: ByteArray,
    masks: list[Mask],
    rewards: FloatArray,
    fallen: ByteArray,
    dones: ByteArray,
) -> None:
    """Play a round in each of these games that goes on; who falls is rewarded, and a game that ends is dealt anew."""
    log = logs[worker]
    for index in range(first, end):
        s = states[index]
        if s.phase != OVER:
            for seat in range(s.players):
                if is_in(planners(s), seat):
                    s.plan[seat] = actions[index * s.players + seat]
            play_round(s, log)
        over = s.phase == OVER
        settle(s, index, kind, asked, rewards, fallen)
        dones[index] = 1 if over else 0
        if over and auto_reset:
            deal(states, index, template, dice, log)
        ask(s, index, asked, masks)


@door(floats=True)
def observe_envs(
    first: int, end: int, states: list[State], views: list[View], worker: int, empty: list[View], rows: list[Row]
) -> None:
    """What each seat sees in each of these games."""
    for index in range(first, end):
        for seat in range(states[index].players):
            views[worker] = empty[0]
            look(states[index], views[worker], seat)
            encode(views[worker], rows[index * states[index].players + seat])


@door
def pick_actions(states: list[State], dice: list[Chance], actions: list[int]) -> None:
    """A random plan for every seat that has one to make, uniform over all."""
    for index in range(len(states)):
        s = states[index]
        for seat in range(s.players):
            if is_in(planners(s), seat):
                actions[index * s.players + seat] = plan_numbered(s, below(dice[0], plans_open(s)))
