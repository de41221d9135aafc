"""What Python calls: one game, or many at once, as `(array, index)`."""

from folsom.express.flow import START, choices_of, go_on
from folsom.express.log import Log
from folsom.express.state import OVER, State
from folsom.kernel import Chance, door, pick, rule
from folsom.kernel.chance import next_word


@rule
def seed_from(chance: Chance, source: Chance) -> None:
    """Start one chance from the next words of another."""
    chance.a = next_word(source)
    chance.b = next_word(source)
    chance.c = next_word(source)
    chance.d = next_word(source)


@door
def legal(states: list[State], index: int, seat: int) -> int:
    """The set of a seat's legal choices."""
    return choices_of(states[index], seat)


@door
def apply(states: list[State], index: int, seat: int, choice: int, logs: list[Log]) -> None:
    """Make a legal choice, or START the game that the state names, and go on to the next decision."""
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
        go_on(states[0], logs[0], 0, START)
        decisions += play_out(states[0], logs[0], dice[0])
    return decisions
