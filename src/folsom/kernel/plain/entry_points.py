"""The entry points of a game that writes none of its own, made from its rules.

The functions below are patterns: they are written in terms of `GameState`, `ViewRecord` and the rules that are only
declared here, and `plain_entry_points` makes each of them again with a game's own. Several seats may have to choose at
once; a game that needs every nanosecond writes its own.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from types import FunctionType, SimpleNamespace
from typing import Any, get_args, get_origin

from folsom.kernel.bits import bit, lowest
from folsom.kernel.chance import Chance, pick, seed_from
from folsom.kernel.compiler import entry_point, rule
from folsom.kernel.log import Log
from folsom.kernel.state import START, GameState
from folsom.kernel.view import ViewRecord

SEATS = 0
GAMES, FIRST_SEAT, A_SEAT = 0, 1, 2  # what `simulate_many` adds up: the games, and victories and ranks by seat


@dataclass(frozen=True)
class PlainRules:
    """The rules that a game must have, and the records that they work on."""

    state: type[GameState]
    view_record: type[ViewRecord]
    seats: int  # at most
    go_on: Callable[[Any, Log, int, int], None]  # sets the table up, or makes one seat's choice
    asked: Callable[[Any], int]  # the seats that have a choice to make, as a set
    choices: Callable[[Any, int], int]  # a seat's choices, as a set
    look: Callable[[Any, Any, int], None]  # fills an empty view with what a seat may know
    imagine: Callable[[Any, Any, Chance], None]  # fills an empty state with a world that a view allows
    worth: Callable[[Any, int], int]  # what a seat has
    rank: Callable[[Any, int], int]  # a seat's place, from 1 on


# --- what a game brings --------------------------------------------------------------------------


def go_on(s: GameState, log: Log, seat: int, choice: int) -> None:
    """Declared only."""
    raise NotImplementedError


def asked_now(s: GameState) -> int:
    """Declared only."""
    raise NotImplementedError


def choices_of(s: GameState, seat: int) -> int:
    """Declared only."""
    raise NotImplementedError


def look(s: GameState, v: ViewRecord, seat: int) -> None:
    """Declared only."""
    raise NotImplementedError


def imagine(v: ViewRecord, s: GameState, dice: Chance) -> None:
    """Declared only."""
    raise NotImplementedError


def worth(s: GameState, seat: int) -> int:
    """Declared only."""
    raise NotImplementedError


def rank(s: GameState, seat: int) -> int:
    """Declared only."""
    raise NotImplementedError


# --- one game ------------------------------------------------------------------------------------


def apply(states: list[GameState], index: int, seat: int, choice: int, logs: list[Log]) -> None:
    """Make a legal choice, or START the game that the state names."""
    go_on(states[index], logs[0], seat, choice)


def legal(states: list[GameState], index: int, seat: int) -> int:
    """The set of a seat's legal choices."""
    return choices_of(states[index], seat)


def asked(states: list[GameState], index: int) -> int:
    """The seats that have a choice to make."""
    return asked_now(states[index])


def see(states: list[GameState], indices: list[int], seats: list[int], views: list[ViewRecord]) -> None:
    """Fill empty views, grouped by seat, with what each of these seats may know in each of these states."""
    place = 0
    for seat in seats:
        for index in indices:
            look(states[index], views[place], seat)
            place += 1


def dream(views: list[ViewRecord], place: int, states: list[GameState], index: int, dice: list[Chance]) -> None:
    """Fill an empty state with a world that the view allows, its chance started from the dice."""
    imagine(views[place], states[index], dice[0])
    seed_from(states[index].chance, dice[0])


def score_game(states: list[GameState], index: int, sums: list[int]) -> None:
    """Write down each seat's rank, then what each has."""
    for seat in range(states[index].players):
        sums[seat] = rank(states[index], seat)
        sums[SEATS + seat] = worth(states[index], seat)


# --- many games ----------------------------------------------------------------------------------


def play_out(s: GameState, log: Log, dice: Chance) -> int:
    """Play at random to the end; return the number of choices made."""
    made = 0
    while asked_now(s):
        seat = lowest(asked_now(s))
        go_on(s, log, seat, pick(dice, choices_of(s, seat)))
        made += 1
    return made


def new_many(states: list[GameState], template: list[GameState], logs: list[Log], dice: list[Chance]) -> None:
    """Start a game of the template's table in every state, each with its own chance from the dice."""
    for index in range(len(states)):
        states[index] = template[0]
        seed_from(states[index].chance, dice[0])
        go_on(states[index], logs[0], 0, START)


def legal_many(states: list[GameState], seats: list[int]) -> None:
    """For every game, the set of seats that have a choice to make; it is empty when the game is over."""
    for index in range(len(states)):
        seats[index] = asked_now(states[index])


def choose_many(states: list[GameState], chosen: list[int], dice: list[Chance]) -> None:
    """A random choice for every seat that has one to make, SEATS places per game."""
    for index in range(len(states)):
        left = asked_now(states[index])
        while left:
            seat = lowest(left)
            chosen[index * SEATS + seat] = pick(dice[0], choices_of(states[index], seat))
            left ^= bit(seat)


def step_many(states: list[GameState], chosen: list[int], logs: list[Log]) -> None:
    """In every game, make the given choices of all seats that have one to make, SEATS places per game."""
    for index in range(len(states)):
        left = asked_now(states[index])
        while left:
            seat = lowest(left)
            go_on(states[index], logs[0], seat, chosen[index * SEATS + seat])
            left ^= bit(seat)


def playout_many(states: list[GameState], logs: list[Log], dice: list[Chance]) -> int:
    """Play every game on at random to its end; return the number of choices made."""
    made = 0
    for index in range(len(states)):
        made += play_out(states[index], logs[0], dice[0])
    return made


def outcome_many(states: list[GameState], worths: list[int], ranks: list[int]) -> None:
    """What each seat has, and its rank, SEATS places per game."""
    for index in range(len(states)):
        for seat in range(states[index].players):
            worths[index * SEATS + seat] = worth(states[index], seat)
            ranks[index * SEATS + seat] = rank(states[index], seat)


def simulate_many(
    states: list[GameState],
    template: list[GameState],
    count: int,
    logs: list[Log],
    dice: list[Chance],
    sums: list[int],
) -> None:
    """Play *count* new games at random, one after the other in the first state, and add up the outcomes."""
    s = states[0]
    for _ in range(count):
        states[0] = template[0]
        seed_from(s.chance, dice[0])
        go_on(s, logs[0], 0, START)
        play_out(s, logs[0], dice[0])
        sums[GAMES] += 1
        for seat in range(s.players):
            place = FIRST_SEAT + A_SEAT * seat
            sums[place] += 1 if rank(s, seat) == 1 else 0
            sums[place + 1] += rank(s, seat)


# --- making them for a game ----------------------------------------------------------------------

PATTERNS: Sequence[Callable[..., Any]] = (
    *(apply, legal, asked, see, dream, score_game),
    *(new_many, legal_many, choose_many, step_many, playout_many, outcome_many, simulate_many),
)


def plain_entry_points(module: str, file: str, rules: PlainRules) -> SimpleNamespace:
    """The entry points of a game with its rules in this module and file, after which their machine code is named."""
    names: dict[str, Any] = {
        **{name: value for name, value in globals().items() if name in USED},
        "__name__": module,
        "SEATS": rules.seats,
        "go_on": rules.go_on,
        "asked_now": rules.asked,
        "choices_of": rules.choices,
        "look": rules.look,
        "imagine": rules.imagine,
        "worth": rules.worth,
        "rank": rules.rank,
    }
    records: dict[type, type] = {GameState: rules.state, ViewRecord: rules.view_record}
    names["play_out"] = rule(_made(play_out, file, names, records))
    made = {pattern.__name__: entry_point(_made(pattern, file, names, records)) for pattern in PATTERNS}
    return SimpleNamespace(**made, __name__=module)


USED = ("START", "GAMES", "FIRST_SEAT", "A_SEAT", "bit", "lowest", "pick", "seed_from")


def _made(pattern: Callable[..., Any], file: str, names: dict[str, Any], records: dict[type, type]) -> Any:
    """A pattern made again, with other names and other records."""
    code = pattern.__code__.replace(co_filename=file)
    function = FunctionType(code, names, pattern.__name__)
    function.__annotations__ = {name: _hint(hint, records) for name, hint in pattern.__annotations__.items()}
    function.__doc__ = pattern.__doc__
    return function


def _hint(hint: Any, records: dict[type, type]) -> Any:
    """An annotation with the game's own records."""
    if get_origin(hint) is list:
        return list[_hint(get_args(hint)[0], records)]  # type: ignore[misc]  # a type that is made here
    return records.get(hint, hint) if isinstance(hint, type) else hint
