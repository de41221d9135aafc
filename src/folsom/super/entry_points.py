"""What Python calls: one game, or many at once, as `(array, index)`."""

from folsom.kernel import Chance, below, bit, entry_point, lowest, rule, size
from folsom.kernel.chance import seed_from
from folsom.kernel.log import Log
from folsom.kernel.state import START
from folsom.super.components import SEATS
from folsom.super.flow import go_on, play_round
from folsom.super.forecast import forecast
from folsom.super.imagine import imagine
from folsom.super.planning import choices_of, plan_numbered, planners, plans_open, take_back
from folsom.super.scoring import outdone, rank
from folsom.super.state import OVER, State, is_in
from folsom.super.statistics import count_game
from folsom.super.view_record import SuperViewRecord, look

# --- one game --------------------------------------------------------------------------------


@entry_point
def apply(states: list[State], index: int, seat: int, choice: int, logs: list[Log]) -> None:
    """Make a legal plan, or START the game that the state names; the last plan triggers the round."""
    go_on(states[index], logs[0], seat, choice)


@entry_point
def legal(states: list[State], index: int, seat: int) -> int:
    """How many plans a seat may choose from now."""
    return choices_of(states[index], seat)


@entry_point
def asked(states: list[State], index: int) -> int:
    """The seats that have a plan to make."""
    return planners(states[index])


@entry_point
def withdraw(states: list[State], index: int, seat: int) -> None:
    """Take back the plan of a seat that has made one."""
    take_back(states[index], seat)


@entry_point
def see(states: list[State], indices: list[int], seats: list[int], views: list[SuperViewRecord]) -> None:
    """Fill empty views, grouped by seat, with what each of these seats may know in each of these states."""
    place = 0
    for seat in seats:
        for index in indices:
            look(states[index], views[place], seat)
            place += 1


@entry_point
def dream(views: list[SuperViewRecord], place: int, states: list[State], index: int, dice: list[Chance]) -> None:
    """Fill an empty state with a world that the view allows, its chance started from the dice."""
    imagine(views[place], states[index], dice[0])
    seed_from(states[index].chance, dice[0])


@entry_point
def foresee(views: list[SuperViewRecord], states: list[State], logs: list[Log], steps: list[int]) -> None:
    """Fill an empty row with the steps of every plan of a view's seat; needs empty states."""
    forecast(views[0], states, logs[0], steps)


@entry_point
def score_game(states: list[State], index: int, sums: list[int]) -> None:
    """Write down each seat's rank."""
    for seat in range(states[index].players):
        sums[seat] = rank(states[index], seat)


# --- many games ------------------------------------------------------------------------------


@rule
def random_plan(s: State, dice: Chance) -> int:
    """Any plan that a player can make."""
    return plan_numbered(s, below(dice, plans_open(s)))


@rule
def plan_at_random(s: State, dice: Chance) -> None:
    """A random plan for everyone in play who has none."""
    left = planners(s)
    while left:
        seat = lowest(left)
        s.plan[seat] = random_plan(s, dice)
        left ^= bit(seat)


@rule
def play_out(s: State, log: Log, dice: Chance) -> int:
    """Play at random to the end; return the number of plans made."""
    made = 0
    while s.phase != OVER:
        made += size(planners(s))
        plan_at_random(s, dice)
        play_round(s, log)
    return made


@entry_point
def new_many(states: list[State], template: list[State], logs: list[Log], dice: list[Chance]) -> None:
    """Start a game of the template's table in every state, each with its own chance from the dice."""
    for index in range(len(states)):
        states[index] = template[0]
        seed_from(states[index].chance, dice[0])
        go_on(states[index], logs[0], 0, START)


@entry_point
def legal_many(states: list[State], seats: list[int]) -> None:
    """For every game, the set of seats that have a plan to make; it is empty when the game is over."""
    for index in range(len(states)):
        seats[index] = planners(states[index])


@entry_point
def choose_many(states: list[State], chosen: list[int], dice: list[Chance]) -> None:
    """A random plan for every seat that has one to make, SEATS places per game."""
    for index in range(len(states)):
        s = states[index]
        for seat in range(s.players):
            if is_in(planners(s), seat):
                chosen[index * SEATS + seat] = random_plan(s, dice[0])


@entry_point
def step_many(states: list[State], chosen: list[int], logs: list[Log]) -> None:
    """Play a round in every game that isn't over, with these plans where one is missing, SEATS places per game."""
    for index in range(len(states)):
        s = states[index]
        if s.phase != OVER:
            for seat in range(s.players):
                if is_in(planners(s), seat):
                    s.plan[seat] = chosen[index * SEATS + seat]
            play_round(s, logs[0])


@entry_point
def playout_many(states: list[State], logs: list[Log], dice: list[Chance]) -> int:
    """Play every game on at random to its end; return the number of plans made."""
    made = 0
    for index in range(len(states)):
        made += play_out(states[index], logs[0], dice[0])
    return made


@entry_point
def outcome_many(states: list[State], worths: list[int], ranks: list[int]) -> None:
    """How many others did worse than each seat, and its rank, SEATS places per game."""
    for index in range(len(states)):
        s = states[index]
        for seat in range(s.players):
            ranks[index * SEATS + seat] = rank(s, seat)
            worths[index * SEATS + seat] = outdone(s, seat)


@entry_point
def simulate_many(
    states: list[State], template: list[State], count: int, logs: list[Log], dice: list[Chance], sums: list[int]
) -> None:
    """Play *count* new games at random, one after the other in the first state, and add up the outcomes."""
    s = states[0]
    for _ in range(count):
        states[0] = template[0]
        seed_from(s.chance, dice[0])
        go_on(s, logs[0], 0, START)
        first = s.first
        play_out(s, logs[0], dice[0])
        count_game(s, first, sums)


# --- every joint plan of a position ------------------------------------------------------------


@rule
def set_joint_plan(s: State, joint: int) -> None:
    """Set the plans of the joint plan with this number: one digit per seat in play, the lowest seat first."""
    for seat in range(s.players):
        if is_in(s.aboard, seat):
            s.plan[seat] = plan_numbered(s, joint % plans_open(s))
            joint //= plans_open(s)


@entry_point
def resolve_joint(
    states: list[State], index: int, first: int, count: int, results: list[State], logs: list[Log]
) -> None:
    """Resolve *count* joint plans of one position, from the one numbered *first*, each into its own result."""
    for number in range(count):
        results[number] = states[index]
        set_joint_plan(results[number], first + number)
        play_round(results[number], logs[0])
