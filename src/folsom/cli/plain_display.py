"""The display of a game without one of its own: its view in words, and its choices by number."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from folsom.cli.display import Display, Said, UnclearInput
from folsom.cli.language import language, say
from folsom.cli.passages import Passage, paragraph, put_together
from folsom.cli.ranking import RankedSeat, ranking
from folsom.cli.reminders import ALWAYS, LEAVE, Reminders, Topic
from folsom.cli.replay_display import ReplayDisplay, Secrets
from folsom.cli.styled_text import PLAIN, Line, told
from folsom.games import Choice, Event, Game, Result, View

COMMON = {"game", "seat", "phase", "to_act", "round_number", "options"}  # what every view has

AnyView = View[Any]
AnyGame = Game[AnyView, Result]


def choice_typed(typed: str, choices: Sequence[Choice], said: Said = str) -> Choice:
    """The choice that has this number in the list; raises `UnclearInput` with what is allowed."""
    numbered = {str(number): choice for number, choice in enumerate(choices, start=1)}
    if typed.strip() not in numbered:
        raise UnclearInput(say("terminal-no-choice", typed=typed, count=len(choices), example=said(choices[-1])))
    return numbered[typed.strip()]


def view_lines(view: AnyView, width: int) -> list[Line]:
    """What a view shows: the round, who is to act, and one line per field that the game adds."""
    waiting = ", ".join(say("terminal-seat", number=seat + 1) for seat in view.to_act) or "-"
    table = say("terminal-plain-table", round=say("round-number", number=view.round_number), who=waiting)
    own = {name: value for name, value in view.as_dict().items() if name not in COMMON and value not in (None, (), [])}
    return [
        *told(table, width),
        *(line for name, value in own.items() for line in told(f"{_named(name)}: {_written(value)}", width, indent=2)),
    ]


def _named(name: str) -> str:
    return name.replace("_", " ")


def _written(value: Any) -> str:
    """A part of a view in words."""
    if isinstance(value, dict):
        return ", ".join(f"{_named(name)} {_written(each)}" for name, each in value.items())
    if isinstance(value, list | tuple):
        return (
            "; ".join(map(_written, value))
            if any(isinstance(each, dict) for each in value)
            else " ".join(map(_written, value))
        )
    return "-" if value is None else str(value)


class PlainDisplay(Display[AnyView, Result]):
    """How any game is played in the terminal."""

    reminders = Reminders(
        course=Topic("help-game", "terminal-how"),
        commands=("command-choice", "command-undo", *ALWAYS, *LEAVE),
        cards=(),
        other_topics=(),
        example="command-choice",
    )
    aim = ""
    how = "terminal-how"
    choice_typed = staticmethod(choice_typed)

    @staticmethod
    def passages(events: Sequence[Event]) -> list[Passage]:
        """Each event by itself."""
        return put_together(events, {event.name for event in events})

    @staticmethod
    def tell(story: Sequence[Passage], view: AnyView, width: int) -> list[Line]:
        """Everything that happened, in one paragraph."""
        return paragraph(" ".join(_sentences(story)), width)

    def legend(self) -> Sequence[Line]:
        """Nothing: there are no signs to explain."""
        return ()

    def table(self, view: AnyView, width: int, players: Sequence[str]) -> list[Line]:
        """The view in words."""
        return view_lines(view, width)

    def hand(self, view: AnyView, width: int) -> list[Line]:
        """The view in words: it includes what a seat holds."""
        return view_lines(view, width)

    def about_bandit(self, name: str) -> str:
        """Nothing."""
        return ""

    def question(self, view: AnyView, choices: Sequence[Choice], said: Said, width: int) -> list[Line]:
        """The choices, with their numbers."""
        return [[(f"{number:3} ", "strong"), (said(choice), PLAIN)] for number, choice in enumerate(choices, start=1)]

    def news(self, game: AnyGame, viewer: int | None, since: int) -> list[Event]:
        """What the viewer is told."""
        return game.events(viewer, since)

    def scoring(self, game: AnyGame, width: int) -> list[Line]:
        """The ranking, and why."""
        result = game.result
        figures = [str(money) for money in result.money]
        places = [RankedSeat(each.rank, each.name, figures[each.seat], "") for each in result.standings]
        return ranking(say("event-game-ended").rstrip("."), places, result.said(language()), width)

    def opens_round(self, view: AnyView) -> bool:
        """Whether nobody has chosen yet."""
        return len(view.to_act) == view.players

    def tells_each_choice(self, view: AnyView) -> bool:
        """Never: what happened is told with the next question."""
        return False

    def in_play(self, view: AnyView, seat: int) -> bool:
        """Always: everyone is in play until the end."""
        return not view.over


def _sentences(story: Sequence[Passage]) -> Iterator[str]:
    return filter(None, (event.said(language()) for passage in story for event in passage.events))


class PlainReplayDisplay(ReplayDisplay[AnyView, Result]):
    """How any game is replayed: choice by choice."""

    def open_events(self, game: AnyGame, since: int) -> list[Event]:
        """All events, each as seen by the seat that sees most of it."""
        return game.open_events(since)

    def open_view(self, game: AnyGame) -> AnyView:
        """A spectator's view."""
        return game.view()

    def secrets(self, game: AnyGame, seats: Iterable[int]) -> Secrets:
        """What these seats see that a spectator doesn't."""
        public = game.view().as_dict()
        own = {game.seat_name(seat): game.view(seat).as_dict() for seat in seats}
        return {
            _named(name): {seat: (_written(view[name]),) for seat, view in own.items() if view[name] != value}
            for name, value in public.items()
            if name not in COMMON and any(view[name] != value for view in own.values())
        }

    def is_page(self, view: AnyView) -> bool:
        """Always: every choice is a page."""
        return True

    def story(self, events: Sequence[Event], view: AnyView, width: int) -> list[Line]:
        """What happened."""
        return paragraph(" ".join(filter(None, (event.said(language()) for event in events))), width)

    def scene(self, view: AnyView, secrets: Secrets, width: int) -> list[Line]:
        """The view in words."""
        return view_lines(view, width)
