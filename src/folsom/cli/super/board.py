"""The table of Super in text: the train with its rows, and the seats, as one viewer sees them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from folsom.cli.language import say
from folsom.cli.seat_table import COMMON, LOOT, PLAYER, SeatTableRow, bandit_cells, seat_table
from folsom.cli.styled_text import BANDIT_STYLES, PLAIN, Line, Span, all_painted, headed, joined, told, width_of
from folsom.cli.train import LEAST_INNER_COLUMNS, SMOKE, DrawnCar, DrawnSpot, columns_for, side_view
from folsom.super.view import SuperView
from folsom.super.view_data import BanditView, CarView, SeatView

TO_LOCOMOTIVE, TO_CABOOSE, LYING = "◄", "►", "~"
MOST_INNER_COLUMNS = 14  # columns between the walls of a car, if no crowd takes more
FEWEST_ROWS = 1
MANY_SEATS = 5  # with more, a small screen has no line to spare for smoke

Word = Callable[[BanditView], str]  # how a bandit is called on the train


def legend() -> list[Line]:
    """What the signs beside a bandit mean."""
    return [
        [("◄T", "strong"), (f" {say('terminal-sign-forward')}", PLAIN)],
        [("T►", "strong"), (f" {say('terminal-sign-back')}", PLAIN)],
        [("◄~T~", "strong"), (f" {say('terminal-sign-stunned')}", PLAIN)],
    ]


# --- the train -------------------------------------------------------------------------------


def draw(view: SuperView, width: int, colour: bool) -> str:
    """The train, locomotive first: the rows of its roofs and insides."""
    return all_painted(train(view, width), colour)


def train(view: SuperView, width: int) -> list[Line]:
    """The train line by line; bandits by name, or by letter if names don't fit."""

    def name(bandit: BanditView) -> str:
        return bandit.name.upper() if bandit.seat == view.seat else bandit.name

    columns = columns_for(len(view.cars), width)
    by_name = _rows(view.cars, name)
    rows = by_name if sum(map(_need, by_name)) <= columns else _rows(view.cars, _letter)
    cars = [
        _drawn(number, *both, inner)
        for number, (both, inner) in enumerate(zip(rows, _levelled([*map(_need, rows)], columns), strict=True))
    ]
    return [*([SMOKE] if view.players <= MANY_SEATS else []), *side_view(cars, width, FEWEST_ROWS)]


def _letter(bandit: BanditView) -> str:
    return BANDIT_STYLES[bandit.name].letter


def _rows(cars: Sequence[CarView], word: Word) -> list[tuple[Line, Line]]:
    """The roof and the inside of each car."""
    return [(row(car.roof, word), row(car.inside, word)) for car in cars]


def row(bandits: Sequence[BanditView], word: Word) -> Line:
    """Bandits in their order, from the locomotive's side to the caboose's (S2.1)."""
    return joined([[pawn(bandit, word(bandit))] for bandit in bandits], " ")


def pawn(bandit: BanditView, word: str) -> Span:
    """A bandit and the direction they face; a stunned one is drawn hollow."""
    body = f"{LYING}{word}{LYING}" if bandit.stunned else word
    text = f"{TO_LOCOMOTIVE}{body}" if bandit.faces_locomotive else f"{body}{TO_CABOOSE}"
    return text, f"{'name' if bandit.stunned else 'pawn'} {bandit.name}"


def _need(rows: tuple[Line, Line]) -> int:
    """The columns that a car needs."""
    return max(LEAST_INNER_COLUMNS, *map(width_of, rows))


def _levelled(needs: Sequence[int], columns: int) -> list[int]:
    """The columns that cars get: as equal as the width and the crowds allow."""
    levels = range(LEAST_INNER_COLUMNS, MOST_INNER_COLUMNS + 1)
    level = max(
        (level for level in levels if sum(max(need, level) for need in needs) <= columns), default=LEAST_INNER_COLUMNS
    )
    return [max(need, level) for need in needs]


def _drawn(number: int, roof: Line, inside: Line, inner: int) -> DrawnCar:
    name = "car-number" if number else "car-locomotive"
    label, short = say(name, number=number), say(f"{name}.short", number=number)
    return DrawnCar(label, short, DrawnSpot([roof] if roof else [], []), DrawnSpot([inside], []), inner)


# --- the seats -------------------------------------------------------------------------------

COLUMNS = {**COMMON, "acts": 6, "plan": 10, LOOT: 11}  # at least two car cards in a line
SPARED = (PLAYER,)


def seats(view: SuperView, width: int, players: Sequence[str]) -> list[Line]:
    """Who acts when in this round, who has a plan, the loot won, and who is out; *players* says who plays each seat."""
    order = _order(view)
    rows = [_seat_row(view, seat, player, order) for seat, player in enumerate(players)]
    return seat_table(COLUMNS, rows, width, SPARED)


def _order(view: SuperView) -> list[int]:
    """The seats in play, from the first player on."""
    clockwise = [(view.first + step) % view.players for step in range(view.players)]
    return [seat for seat in clockwise if view.seats[seat].in_play]


def _seat_row(view: SuperView, number: int, player: str, order: list[int]) -> SeatTableRow:
    seat = view.seats[number]
    cells = bandit_cells(seat.name, player, mine=number == view.seat)
    cells["acts"] = [(_place(order.index(number) + 1), PLAIN)] if seat.in_play and not view.over else []
    cells["plan"] = [_plan(view, seat)]
    return SeatTableRow(cells, [[(f"${value}", "purse" if seat.in_play else "quiet")] for value in seat.loot])


def _plan(view: SuperView, seat: SeatView) -> Span:
    """Whether a plan is in, or the final place of a bandit who is out (S5.3)."""
    if not seat.in_play:
        better = sum(other.in_play or (other.fell or 0) > (seat.fell or 0) for other in view.seats)
        return say("terminal-out", place=_place(better + 1)), "quiet"
    if view.over:
        return say("terminal-on-board"), PLAIN
    return (say("ready-small"), "strong") if seat.planned else (say("terminal-not-yet"), "quiet")


def _place(number: int) -> str:
    return say("terminal-place", number=number)


def round_lines(view: SuperView, width: int) -> list[Line]:
    """Which round it is, and what happens at its end."""
    if view.over:
        return []
    head = f"{round_of(view.round_number, view.players)}: "
    watching = view.seat is not None and not view.seats[view.seat].in_play
    end = say("terminal-unhook", car=say("car-number", number=len(view.cars) - 1))
    out = f" {say('terminal-you-watch')}" if watching else ""
    return headed(head, told(f"{end}{out}", width - len(head)))


def round_of(number: int, players: int) -> str:
    """A round's number out of the most there can be: each round unhooks one car (S1.2, S4.1)."""
    return say("terminal-round-at-most", number=number, count=players + 1)
