"""Super in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from folsom.cli.display import Display, Said
from folsom.cli.styled_text import Line, told
from folsom.cli.super import board, parsing, story
from folsom.cli.super.questions import cards_lines, plan, question, warning
from folsom.cli.super.reminders import REMINDERS
from folsom.cli.super.scoring import scoring
from folsom.games import Choice, Event, Game, SuperResult, SuperView


class SuperDisplay(Display[SuperView, SuperResult]):
    """How Super is played in the terminal."""

    reminders = REMINDERS
    aim = "terminal-aim-super"
    how = "terminal-how-super"
    examples = (
        "folsom play super                     Super: you against three bots",
        "folsom play super --players 7 --option reflex=on --option horse=on",
        "folsom play super --seats random,random,random         watch bots play",
    )
    choice_typed = staticmethod(parsing.choice_typed)
    passages = staticmethod(story.passages)
    tell = staticmethod(story.tell)
    all_choose_at_once = True
    open_story = True

    def legend(self) -> list[Line]:
        """The signs beside a bandit."""
        return board.legend()

    def table(self, view: SuperView, width: int, players: Sequence[str]) -> list[Line]:
        """The train, the seats and the round."""
        return [
            *board.train(view, width),
            *board.seats(view, width, players),
            *board.round_lines(view, width),
        ]

    def hand(self, view: SuperView, width: int) -> list[Line]:
        """The cards that everyone has, and this seat's plan."""
        return [*cards_lines(view, width), *told(plan(view), width)]

    def about_bandit(self, name: str) -> str:
        """Bandits have no powers (S1.1)."""
        return ""

    def question(self, view: SuperView, choices: Sequence[Choice], said: Said, width: int) -> list[Line]:
        """The question and the cards; a list of all possible plans would fill the screen."""
        warned = told(warning(view), width) if warning(view) else []
        return [*told(question(view), width), *warned, *cards_lines(view, width)]

    def news(self, game: Game[SuperView, SuperResult], viewer: int | None, since: int) -> list[Event]:
        """What everyone has seen: everything but plans is public (S3.1)."""
        return game.events(None, since)

    def scoring(self, game: Game[SuperView, SuperResult], width: int) -> list[Line]:
        """The ranking, and why."""
        return scoring(game, width)

    def opens_round(self, view: SuperView) -> bool:
        """Whether nobody in play has planned yet."""
        return not view.over and not view.record.planned

    def tells_each_choice(self, view: SuperView) -> bool:
        """Never: a round is told as a whole."""
        return False

    def in_play(self, view: SuperView, seat: int) -> bool:
        """Whether a seat's bandit is still on the train."""
        return view.seats[seat].in_play
