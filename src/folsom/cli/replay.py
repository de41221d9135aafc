"""`folsom replay`: a recorded game, step by step, as one seat saw it or with everything open."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from folsom.cli.failure import Failure
from folsom.cli.record_files import BAD_DATA, bytes_of, shown_name

if TYPE_CHECKING:
    from folsom import Event, Express, ExpressView
    from folsom.cli.ink import Line
    from folsom.cli.screen import Screen

KEYS = "Enter: next   b: back   r3 or 3: to round 3   m42: to move 42   q: quit"
PROMPT = "[Enter, b, r3, m42, q] "
BACK, QUIT = "b", "q"
INDENT = 2


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file, whose eyes, and the form."""
    parser.description = (
        "Step through a recorded game, one choice at a time.\n\n"
        f"  {KEYS}\n\n"
        "When input or output isn't a terminal, all steps are printed at once."
    )
    parser.add_argument("file", metavar="FILE", help="a record; - for standard input")
    parser.add_argument(
        "--seat",
        metavar="S",
        help="see only what this seat saw: its number, counted from 1, or a bandit's name (default: everything)",
    )
    parser.add_argument(
        "--json", action="store_true", help="a JSON object for each step, for programs; there seats count from 0"
    )


def run(args: argparse.Namespace) -> int:
    """Show the game; bad records are answered with line, column and reason."""
    from folsom.cli.screen import Screen, wants_colour

    game = _game(args.file)
    steps = _steps(game, None if args.seat is None else _seat(game, args.seat))
    screen = Screen(sys.stdin, sys.stdout, colour=wants_colour(sys.stdout))
    if args.json:
        for step in steps:
            print(json.dumps(step.as_dict()))
    elif screen.interactive:
        _browse(screen, list(steps))
    else:
        for step in steps:
            screen.show(_page(step, screen.width))
    return 0


def _game(name: str) -> Express:
    from folsom import RecordError, read

    try:
        return read(bytes_of(name))
    except Failure as failure:
        raise Failure(f"{shown_name(name)}: {failure}", BAD_DATA) from None
    except RecordError as error:
        raise Failure(f"{shown_name(name)}:{error.line}:{error.column}: {error.sentence}", BAD_DATA) from None


def _seat(game: Express, wanted: str) -> int:
    """A seat by its number, counted from 1, or by the name of a bandit."""
    names = [game.seat_name(seat) for seat in range(game.players)]
    for seat, name in enumerate(names):
        if wanted.strip().casefold() in {str(seat + 1), *name.casefold().split(" & "), name.casefold()}:
            return seat
    listed = ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))
    raise Failure(f"there is no seat {wanted!r} in this game; there are {listed}")


# --- steps -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Step:
    """What happened since the step before, and how it stands, as one eye sees it."""

    moves: int  # made so far
    events: list[Event]
    view: ExpressView
    hands: dict[str, tuple[str, ...]]  # that the eye sees

    def as_dict(self) -> dict[str, Any]:
        """All of it as plain data, for JSON."""
        return {
            "moves": self.moves,
            "events": [{"name": event.name, "facts": event.facts, "text": event.text} for event in self.events],
            "view": self.view.as_dict(),
            "hands": self.hands,
        }

    def __str__(self) -> str:
        if not self.moves:
            return "The start"
        return f"The end, move {self.moves}" if self.view.over else f"Round {self.view.round_number}, move {self.moves}"


def _steps(game: Express, seat: int | None) -> Iterator[Step]:
    """The set-up, then a step for each choice; without a seat everything is open."""
    from folsom.notation import replay

    since = moves = 0
    for again in replay(game):
        events = _open_events(again, since) if seat is None else again.events(seat, since)
        since += len(events)
        moves += [event.name for event in events].count("chose")
        yield Step(moves, events, _open_view(again) if seat is None else again.view(seat), _hands(again, seat))


def _open_events(game: Express, since: int) -> list[Event]:
    """Each event as the seat that sees most of it sees it."""
    eyes = [game.events(seat, since) for seat in range(game.players)]
    return [min(seen, key=lambda event: list(event.facts.values()).count(None)) for seen in zip(*eyes, strict=True)]


def _open_view(game: Express) -> ExpressView:
    """A spectator's view, to which each seat adds its own loot and its cards in the pile."""
    view = game.view()
    eyes = [game.view(seat) for seat in range(game.players)]
    view.seats = tuple(eye.seats[seat] for seat, eye in enumerate(eyes))
    view.pile = tuple(eyes[card.seat].pile[place] for place, card in enumerate(view.pile))
    return view


def _hands(game: Express, seat: int | None) -> dict[str, tuple[str, ...]]:
    open_to = range(game.players) if seat is None else [seat]
    return {game.seat_name(each): game.view(each).hand for each in open_to}


# --- the terminal ----------------------------------------------------------------------------


def _page(step: Step, width: int) -> Iterator[Line]:
    """A step for people: what happened, the train, the seats, the pile and the hands that may be seen."""
    from folsom.cli import drawing
    from folsom.cli.ink import heading, told

    yield heading(str(step), width)
    for event in step.events:
        if event.text:
            yield from told(event.text, width, indent=INDENT)
    yield []
    yield from drawing.train(step.view, width)
    yield []
    yield from drawing.seats(step.view, width, [f"seat {number}" for number in range(1, step.view.players + 1)])
    yield from drawing.pile(step.view, width)
    for name, hand in step.hands.items():
        if hand:
            yield from told(f"{name} holds {', '.join(hand)}.", width)
    yield []


def _browse(screen: Screen, steps: list[Step]) -> None:
    """Go to and fro until the reader has seen enough."""
    place: int | None = 0
    while place is not None:
        screen.show(_page(steps[place], screen.width))
        place = _asked_place(screen, steps, place)


def _asked_place(screen: Screen, steps: list[Step], place: int) -> int | None:
    """The step to show next; None is the end."""
    last = steps[-1]
    while True:
        words = _asked(screen)
        if words == QUIT or (not words and place + 1 == len(steps)):
            return None
        wanted = _place(steps, place, words)
        if wanted is not None:
            return wanted
        screen.say(f"{KEYS}\nThis record has rounds 1 to {last.view.round_number} and moves 1 to {last.moves}.")


def _asked(screen: Screen) -> str:
    try:
        return screen.ask(PROMPT).casefold()
    except EOFError:
        screen.say()
        return QUIT


def _place(steps: list[Step], place: int, words: str) -> int | None:
    """The step that these words ask for; None if there is none."""
    if not words:
        return place + 1
    if words == BACK:
        return max(0, place - 1)
    asked = re.fullmatch("([rm]?)([0-9]{1,6})", words)
    if asked is None:
        return None
    reached = [step.moves if asked[1] == "m" else step.view.round_number for step in steps]
    return next((number for number, count in enumerate(reached) if count >= int(asked[2])), None)
