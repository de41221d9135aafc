"""What Python calls: one game, or many at once, as `(array, index)`."""

from folsom.express.barring import bar
from folsom.express.components import SEATS
from folsom.express.flow import choices_of, go_on, is_foregone, start
from folsom.express.forecast import forecast
from folsom.express.imagine import imagine
from folsom.express.scoring import bullets_received, gunslingers, money, rank
from folsom.express.state import OVER, State
from folsom.express.statistics import count_game
from folsom.express.view_record import ExpressViewRecord, look, recall_deck
from folsom.kernel import Chance, entry_point, pick, rule
from folsom.kernel.chance import seed_from
from folsom.kernel.log import Log
from folsom.kernel.state import START

# --- one game --------------------------------------------------------------------------------


@entry_point
def apply(states: list[State], index: int, seat: int, choice: int, logs: list[Log]) -> None:
    """Make a legal choice, or START the game that the state describes, and continue to the next decision."""
    if choice == START:
        start(states[index], logs[0])
    else:
        go_on(states[index], logs[0], seat, choice)


@entry_point
def legal(states: list[State], index: int, seat: int) -> int:
    """The set of a seat's legal choices."""
    return choices_of(states[index], seat)


@entry_point
def foregone(states: list[State], index: int) -> bool:
    """Whether the seat that is asked has one option, and everyone can see that."""
    return is_foregone(states[index])


@entry_point
def see(states: list[State], indices: list[int], seats: list[int], views: list[ExpressViewRecord]) -> None:
    """Fill empty views, grouped by seat, with what each of these seats may know in each of these states."""
    place = 0
    for seat in seats:
        for index in indices:
            look(states[index], views[place], seat)
            recall_deck(states[index], views[place], seat)
            place += 1


@entry_point
def dream(views: list[ExpressViewRecord], place: int, states: list[State], index: int, dice: list[Chance]) -> None:
    """Fill an empty state with a world that the view allows, its random numbers seeded from the dice."""
    imagine(views[place], states[index], dice[0])
    seed_from(states[index].chance, dice[0])


@entry_point
def why_not(views: list[ExpressViewRecord], place: int, states: list[State], index: int, reasons: list[int]) -> None:
    """Fill an empty row with the reasons why a view's seat can't choose otherwise; needs an empty state to work in."""
    bar(views[place], states[index], reasons)


@entry_point
def foresee(
    views: list[ExpressViewRecord],
    states: list[State],
    logs: list[Log],
    dice: list[Chance],
    worlds: int,
    row: list[int],
) -> None:
    """Fill an empty row with where the plan leads in *worlds* worlds that the view allows; needs empty states."""
    forecast(views[0], states, logs[0], dice[0], worlds, row)


@entry_point
def score_game(states: list[State], index: int, sums: list[int]) -> None:
    """Write down each seat's rank, each seat's tie-breaking bullets, and the Gunslingers."""
    s = states[index]
    for seat in range(s.players):
        sums[seat] = rank(s, seat)
        sums[SEATS + seat] = bullets_received(s, seat)
    sums[2 * SEATS] = gunslingers(s)


# --- many games ------------------------------------------------------------------------------


@rule
def play_out(s: State, log: Log, dice: Chance) -> int:
    """Play to the end at random, uniform over distinct choices; returns the number of decisions."""
    decisions = 0
    while s.phase != OVER:
        go_on(s, log, s.seat, pick(dice, s.legal))
        decisions += 1
    return decisions


@entry_point
def new_many(states: list[State], template: list[State], logs: list[Log], dice: list[Chance]) -> None:
    """Start a game of the template's table in every state, each with its own random numbers from the dice."""
    for index in range(len(states)):
        states[index] = template[0]
        seed_from(states[index].chance, dice[0])
        start(states[index], logs[0])


@entry_point
def legal_many(states: list[State], seats: list[int], choices: list[int]) -> None:
    """The seat to act in every game, and the set of its choices, which is empty when the game is over."""
    for index in range(len(states)):
        seats[index] = states[index].seat
        choices[index] = states[index].legal


@entry_point
def choose_many(states: list[State], chosen: list[int], dice: list[Chance]) -> None:
    """A random choice for every unfinished game."""
    for index in range(len(states)):
        if states[index].legal:
            chosen[index] = pick(dice[0], states[index].legal)


@entry_point
def step_many(states: list[State], chosen: list[int], logs: list[Log]) -> None:
    """Make the given choice for the seat to act, in every unfinished game."""
    for index in range(len(states)):
        s = states[index]
        if s.legal:
            go_on(s, logs[0], s.seat, chosen[index])


@entry_point
def playout_many(states: list[State], logs: list[Log], dice: list[Chance]) -> int:
    """Play every game to its end at random; returns the number of decisions."""
    decisions = 0
    for index in range(len(states)):
        decisions += play_out(states[index], logs[0], dice[0])
    return decisions


@entry_point
def outcome_many(states: list[State], moneys: list[int], ranks: list[int]) -> None:
    """Each seat's money and rank, with six places per game."""
    for index in range(len(states)):
        s = states[index]
        for seat in range(s.players):
            moneys[index * SEATS + seat] = money(s, seat, gunslingers(s))
            ranks[index * SEATS + seat] = rank(s, seat)


@entry_point
def simulate_many(
    states: list[State], template: list[State], count: int, logs: list[Log], dice: list[Chance], sums: list[int]
) -> None:
    """Play *count* new games at random, one after the other in the first state, and add up their results."""
    s = states[0]
    for _ in range(count):
        states[0] = template[0]
        seed_from(s.chance, dice[0])
        start(s, logs[0])
        decisions = play_out(s, logs[0], dice[0])
        count_game(s, decisions, sums)
