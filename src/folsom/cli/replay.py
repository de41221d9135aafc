"""`folsom replay`: a recorded game, step by step, as one seat saw it or with everything open."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from folsom.cli.failure import Failure
from folsom.cli.language import add_language_argument, say, speak_as_asked
from folsom.cli.record_files import BAD_DATA, bytes_of, shown_name

if TYPE_CHECKING:
    from folsom import Event
    from folsom.cli.displays import AnyReplayDisplay
    from folsom.cli.game_names import AnyGame
    from folsom.cli.replay_display import Secrets
    from folsom.cli.screen import Screen
    from folsom.cli.styled_text import Line

PROMPT = "[Enter, b, r3, m42, q] "
BACK, QUIT = "b", "q"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The file, the viewer, and the form."""
    parser.description = (
        "Step through a recorded game, one choice or one round at a time.\n\n"
        "  Enter: next   b: back   r3 or 3: to round 3   m42: to move 42   q: quit\n\n"
        "When input or output isn't a terminal, it prints all steps at once."
    )
    parser.add_argument("file", metavar="FILE", help="a record; - for standard input")
    parser.add_argument(
        "--seat",
        metavar="S",
        help="show only what this seat saw: a number from 1, or a bandit's name (default: everything)",
    )
    add_language_argument(parser)
    parser.add_argument(
        "--json", action="store_true", help="a JSON object for each step, for programs, in English; seats count from 0"
    )


def run(args: argparse.Namespace) -> int:
    """Show the game; for a bad record, report line, column and reason."""
    from folsom.cli.displays import replay_display_of
    from folsom.cli.screen import Screen, wants_colour

    speak_as_asked(args)
    game = _game(args.file)
    display = replay_display_of(game)
    steps = _steps(game, display, None if args.seat is None else _seat(game, args.seat))
    screen = Screen(sys.stdin, sys.stdout, colour=wants_colour(sys.stdout))
    if args.json:
        for step in steps:
            print(json.dumps(step.as_dict()))
    elif screen.interactive:
        _browse(screen, display, list(_for_people(steps, display)))
    else:
        for step in _for_people(steps, display):
            screen.show(_page(step, display, screen.width))
    return 0


def _game(name: str) -> AnyGame:
    from folsom import RecordError, read

    try:
        return read(bytes_of(name))
    except Failure as failure:
        raise Failure(f"{shown_name(name)}: {failure}", BAD_DATA) from None
    except RecordError as error:
        raise Failure(f"{shown_name(name)}:{error.line}:{error.column}: {error.sentence}", BAD_DATA) from None


def _seat(game: AnyGame, wanted: str) -> int:
    """A seat by its number, counted from 1, or by the name of a bandit."""
    names = [game.seat_name(seat) for seat in range(game.players)]
    for seat, name in enumerate(names):
        if wanted.strip().casefold() in {str(seat + 1), *name.casefold().split(" & "), name.casefold()}:
            return seat
    listed = ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))
    raise Failure(f"there is no seat {wanted!r} in this game; there are {listed}")


# --- steps -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class ReplayStep:
    """What happened since the step before, and the table, as one viewer sees it."""

    moves: int  # made so far
    events: list[Event]
    view: Any  # the game's own
    secrets: Secrets  # that the viewer sees

    def as_dict(self) -> dict[str, Any]:
        """All of it as plain data, for JSON."""
        return {
            "moves": self.moves,
            "events": [{"name": event.name, "facts": event.facts, "text": event.text} for event in self.events],
            "view": self.view.as_dict(),
            **self.secrets,
        }

    def __str__(self) -> str:
        if not self.moves:
            return say("terminal-start")
        name = "terminal-last-step" if self.view.over else "terminal-step"
        return say(name, round=self.view.round_number, move=self.moves)


def _steps(game: AnyGame, display: AnyReplayDisplay, seat: int | None) -> Iterator[ReplayStep]:
    """The set-up, then one step per choice; without a seat, everything is open."""
    from folsom import Move
    from folsom.notation import replay

    told = entries = moves = 0
    for again in replay(game):
        events = display.open_events(again, told) if seat is None else again.events(seat, told)
        happened = again.chronicle(entries)
        told, entries = told + len(events), entries + len(happened)
        moves += sum(isinstance(entry, Move) for entry in happened)
        view = display.open_view(again) if seat is None else again.view(seat)
        yield ReplayStep(moves, events, view, display.secrets(again, range(game.players) if seat is None else [seat]))


def _for_people(steps: Iterable[ReplayStep], display: AnyReplayDisplay) -> Iterator[ReplayStep]:
    """The steps that show something by themselves, each with what led to it, and the last step."""
    events: list[Event] = []
    for step in steps:
        events += step.events
        if display.is_page(step.view):
            yield replace(step, events=events)
            events = []
    if events:
        yield replace(step, events=events)


# --- the terminal ----------------------------------------------------------------------------


def _page(step: ReplayStep, display: AnyReplayDisplay, width: int) -> Iterator[Line]:
    """A step for people: what happened, and the table."""
    from folsom.cli.styled_text import heading

    yield heading(str(step), width)
    yield from display.story(step.events, step.view, width)
    yield []
    yield from display.scene(step.view, step.secrets, width)
    yield []


def _browse(screen: Screen, display: AnyReplayDisplay, steps: list[ReplayStep]) -> None:
    """Show steps until the reader quits."""
    place: int | None = 0
    while place is not None:
        screen.show(_page(steps[place], display, screen.width))
        place = _asked_place(screen, steps, place)


def _asked_place(screen: Screen, steps: list[ReplayStep], place: int) -> int | None:
    """Ask for the step to show next; None to quit."""
    last = steps[-1]
    while True:
        words = _asked(screen)
        if words == QUIT or (not words and place + 1 == len(steps)):
            return None
        wanted = _place(steps, place, words)
        if wanted is not None:
            return wanted
        has = say("terminal-record-has", rounds=last.view.round_number, moves=last.moves)
        screen.say(f"{say('terminal-keys')}\n{has}")


def _asked(screen: Screen) -> str:
    try:
        return screen.ask(PROMPT).casefold()
    except EOFError:
        screen.say()
        return QUIT


def _place(steps: list[ReplayStep], place: int, words: str) -> int | None:
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
