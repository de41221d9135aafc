"""What the environments of Express call."""

from folsom.envs.express.actions import ACTIONS, actions_of, choice_of
from folsom.envs.express.encode import Row, encode
from folsom.envs.express.reward import reward_of
from folsom.express.state import OVER, State
from folsom.express.view_record import ExpressViewRecord, look
from folsom.kernel import ByteArray, Chance, FloatArray, Record, bit, entry_point, lowest, pick, rule, uint8

NOBODY = -1


@entry_point(floats=True)
def write_view(views: list[ExpressViewRecord], place: int, rows: list[Row]) -> None:
    """Write an observation from a view."""
    encode(views[place], rows[0])


@entry_point
def actions_for(views: list[ExpressViewRecord], place: int) -> int:
    """The set of actions that the viewer can take now."""
    v = views[place]
    return actions_of(v.legal, v.seat << v.team, v.bandits)


@entry_point
def choice_for(views: list[ExpressViewRecord], place: int, action: int) -> int:
    """The choice that an action of the viewer stands for."""
    v = views[place]
    return choice_of(action, v.seat << v.team, v.bandits)


@entry_point
def action_for(views: list[ExpressViewRecord], place: int, choice: int) -> int:
    """The viewer's action that stands for a choice."""
    v = views[place]
    return lowest(actions_of(bit(choice), v.seat << v.team, v.bandits))


@entry_point(floats=True)
def reward_for(states: list[State], index: int, seat: int, kind: int) -> float:
    """A seat's reward in a finished game."""
    return reward_of(states[index], seat, kind)


# --- many games ------------------------------------------------------------------------------


class Mask(Record):
    """Which actions are legal: 1 for each legal one."""

    allowed: list[int] = uint8(ACTIONS)


@rule
def ask(s: State, index: int, asked: list[int], legal: list[int], masks: list[Mask]) -> None:
    """Write whose choice it is and the legal actions: none when the game is over."""
    asked[index] = NOBODY if s.phase == OVER else s.seat
    actions = actions_of(s.legal, s.seat << s.team, s.bandits)
    legal[index] = actions
    for action in range(ACTIONS):
        masks[index].allowed[action] = actions >> action & 1


@entry_point
def begin_envs(
    states: list[State],
    fresh: list[State],
    dones: ByteArray,
    asked: list[int],
    legal: list[int],
    masks: list[Mask],
) -> None:
    """Replace each game that is done with a new one, and write who acts."""
    taken = 0
    for index in range(len(states)):
        if dones[index]:
            states[index] = fresh[taken]
            taken += 1
            ask(states[index], index, asked, legal, masks)


@rule(floats=True)
def settle(s: State, index: int, kind: int, just_over: bool, rewards: FloatArray) -> None:
    """Write every seat's reward if the game has just ended, otherwise 0."""
    for seat in range(s.players):
        rewards[index * s.players + seat] = reward_of(s, seat, kind) if just_over else 0.0


@entry_point
def say_choices(states: list[State], actions: list[int], legal: list[int], choices: list[int]) -> int:
    """Write the choices that actions stand for; return the first game with an illegal action, or NOBODY."""
    for index in range(len(states)):
        s, action = states[index], actions[index]
        if legal[index]:
            if not 0 <= action < ACTIONS or not legal[index] >> action & 1:
                return index
            choices[index] = choice_of(action, s.seat << s.team, s.bandits)
    return NOBODY


@entry_point(floats=True)
def tell_envs(
    first: int,
    end: int,
    states: list[State],
    kind: int,
    asked: list[int],
    legal: list[int],
    masks: list[Mask],
    rewards: FloatArray,
    dones: ByteArray,
) -> None:
    """After a step, write the rewards, which games are over, who acts next and the legal actions."""
    for index in range(first, end):
        s = states[index]
        settle(s, index, kind, legal[index] != 0 and s.phase == OVER, rewards)
        dones[index] = 1 if s.phase == OVER else 0
        ask(s, index, asked, legal, masks)


@entry_point(floats=True)
def observe_envs(
    first: int,
    end: int,
    states: list[State],
    views: list[ExpressViewRecord],
    worker: int,
    empty: list[ExpressViewRecord],
    rows: list[Row],
) -> None:
    """What the seat to act sees in each of these games, or the first seat if the game is over."""
    for index in range(first, end):
        views[worker] = empty[0]
        look(states[index], views[worker], states[index].seat)
        encode(views[worker], rows[index])


@entry_point(floats=True)
def observe_as(
    first: int,
    end: int,
    states: list[State],
    views: list[ExpressViewRecord],
    worker: int,
    empty: list[ExpressViewRecord],
    rows: list[Row],
    viewers: list[int],
) -> None:
    """What one seat sees in each of these games; NOBODY skips a game."""
    for index in range(first, end):
        if viewers[index] != NOBODY:
            views[worker] = empty[0]
            look(states[index], views[worker], viewers[index])
            encode(views[worker], rows[index])


@entry_point
def pick_actions(legal: list[int], dice: list[Chance], actions: list[int]) -> None:
    """Pick a legal action uniformly at random for every game that isn't over."""
    for index in range(len(legal)):
        if legal[index]:
            actions[index] = pick(dice[0], legal[index])
