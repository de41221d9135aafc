"""What the environments of Super call."""

from folsom.envs.super.actions import ACTIONS
from folsom.envs.super.encode import Row, encode
from folsom.envs.super.reward import reward_of
from folsom.kernel import ByteArray, Chance, FloatArray, Record, below, entry_point, rule, uint8
from folsom.super.components import SEATS
from folsom.super.planning import plan_numbered, planners, plans_open
from folsom.super.state import OVER, State, is_in
from folsom.super.view_record import SuperViewRecord, look

NOBODY = -1


class Mask(Record):
    """Which actions are legal: 1 for each legal one."""

    allowed: list[int] = uint8(ACTIONS)


@entry_point(floats=True)
def write_view(views: list[SuperViewRecord], place: int, rows: list[Row]) -> None:
    """Write an observation from a view."""
    encode(views[place], rows[0])


@entry_point(floats=True)
def reward_for(states: list[State], index: int, seat: int, kind: int) -> float:
    """A seat's reward, once it is out or the game is over."""
    return reward_of(states[index], seat, kind)


# --- many games ------------------------------------------------------------------------------


@rule
def ask(s: State, index: int, asked: ByteArray, masks: list[Mask]) -> None:
    """Write who has a plan to make and the legal plans: none for seats that are out, or when the game is over."""
    for seat in range(s.players):
        place, plans = index * s.players + seat, 1 if is_in(planners(s), seat) else 0
        if asked[place] != plans:
            asked[place] = plans
            for number in range(plans_open(s)):
                masks[place].allowed[plan_numbered(s, number)] = plans


@entry_point
def begin_envs(
    states: list[State],
    fresh: list[State],
    dones: ByteArray,
    asked: ByteArray,
    masks: list[Mask],
) -> None:
    """Replace each game that is done with a new one, and write who acts."""
    taken = 0
    for index in range(len(states)):
        if dones[index]:
            states[index] = fresh[taken]
            taken += 1
            ask(states[index], index, asked, masks)


@rule(floats=True)
def settle(s: State, index: int, kind: int, asked: ByteArray, rewards: FloatArray, fallen: ByteArray) -> None:
    """Write the reward of each seat that planned, if it has just fallen or the game has just ended, otherwise 0."""
    for seat in range(s.players):
        place = index * s.players + seat
        ends = asked[place] and (s.phase == OVER or not is_in(s.aboard, seat))
        fallen[place] = 1 if ends else 0
        rewards[place] = reward_of(s, seat, kind) if ends else 0.0


@entry_point
def say_choices(
    states: list[State], actions: list[int], asked: ByteArray, masks: list[Mask], choices: list[int]
) -> int:
    """Write the plans for the rules, SEATS per game; return the first place with an illegal action, or NOBODY."""
    players = states[0].players
    for place in range(len(masks)):
        action = actions[place]
        if asked[place]:
            if not 0 <= action < ACTIONS or not masks[place].allowed[action]:
                return place
            choices[place // players * SEATS + place % players] = action
    return NOBODY


@entry_point(floats=True)
def tell_envs(
    first: int,
    end: int,
    states: list[State],
    kind: int,
    asked: ByteArray,
    masks: list[Mask],
    rewards: FloatArray,
    dones: ByteArray,
    fallen: ByteArray,
) -> None:
    """After a round, write the rewards, which games are over, who fell and who plans next."""
    for index in range(first, end):
        s = states[index]
        settle(s, index, kind, asked, rewards, fallen)
        dones[index] = 1 if s.phase == OVER else 0
        ask(s, index, asked, masks)


@entry_point(floats=True)
def observe_envs(
    first: int,
    end: int,
    states: list[State],
    views: list[SuperViewRecord],
    worker: int,
    empty: list[SuperViewRecord],
    rows: list[Row],
) -> None:
    """What each seat sees in each of these games."""
    for index in range(first, end):
        for seat in range(states[index].players):
            views[worker] = empty[0]
            look(states[index], views[worker], seat)
            encode(views[worker], rows[index * states[index].players + seat])


@entry_point(floats=True)
def observe_as(
    first: int,
    end: int,
    states: list[State],
    views: list[SuperViewRecord],
    worker: int,
    empty: list[SuperViewRecord],
    rows: list[Row],
    viewers: list[int],
) -> None:
    """The observation of one seat in each of these games; NOBODY skips a game."""
    for index in range(first, end):
        if viewers[index] != NOBODY:
            views[worker] = empty[0]
            look(states[index], views[worker], viewers[index])
            encode(views[worker], rows[index])


@entry_point
def pick_actions(states: list[State], dice: list[Chance], actions: list[int]) -> None:
    """Pick a plan uniformly at random for every seat that has one to make."""
    for index in range(len(states)):
        s = states[index]
        for seat in range(s.players):
            if is_in(planners(s), seat):
                actions[index * s.players + seat] = plan_numbered(s, below(dice[0], plans_open(s)))
