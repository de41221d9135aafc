"""What Python calls: one game, or many at once, as `(array, index)`."""

from folsom.express.flow import NO_CHOICE, choices_of, go_on
from folsom.express.log import Log
from folsom.express.reckoning import bullets_received, gunslingers, money, rank
from folsom.express.setup import set_up
from folsom.express.state import OVER, State
from folsom.kernel import Chance, door, nth, pick, rule, size
from folsom.kernel.chance import next_word


@rule
def seed_from(chance: Chance, source: Chance) -> None:
    """Start one chance from the next words of another."""
    chance.a = next_word(source)
    chance.b = next_word(source)
    chance.c = next_word(source)
    chance.d = next_word(source)


@rule
def start(s: State, log: Log) -> None:
    """Set a table up and go on to the first choice."""
    set_up(s, log)
    go_on(s, log, 0, NO_CHOICE)


@door
def new(states: list[State], index: int, logs: list[Log]) -> None:
    """Set up the game that a state names."""
    start(states[index], logs[0])


@door
def legal(states: list[State], index: int, seat: int) -> int:
    """The set of a seat's legal choices."""
    return choices_of(states[index], seat)


@door
def apply(states: list[State], index: int, seat: int, choice: int, logs: list[Log]) -> None:
    """Make a legal choice and go on to the next decision."""
    go_on(states[index], logs[0], seat, choice)


@rule
def play_out(s: State, log: Log, dice: Chance) -> int:
    """Random play to the end, uniform over distinct choices; the number of decisions."""
    decisions = 0
    while s.phase != OVER:
        go_on(s, log, s.seat, pick(dice, s.legal))
        decisions += 1
    return decisions


@door
def playout(states: list[State], index: int, logs: list[Log], dice: list[Chance]) -> int:
    """Play one game on at random to its end; the number of decisions."""
    return play_out(states[index], logs[0], dice[0])


@door
def play_many(
    states: list[State], template: list[State], count: int, logs: list[Log], dice: list[Chance]
) -> int:
    """Play *count* new games of the template's table at random; the number of decisions."""
    decisions = 0
    for _ in range(count):
        states[0] = template[0]
        seed_from(states[0].chance, dice[0])
        start(states[0], logs[0])
        decisions += play_out(states[0], logs[0], dice[0])
    return decisions
