"""Express in the terminal."""

from __future__ import annotations

from collections.abc import Sequence

from folsom.cli.display import Display, Said
from folsom.cli.express import board, parsing, story
from folsom.cli.express.questions import choices_lines, question
from folsom.cli.express.reminders import REMINDERS
from folsom.cli.express.scoring import scoring
from folsom.cli.language import say, spoken
from folsom.cli.styled_text import Line, told
from folsom.games import Choice, Event, ExpressResult, ExpressView, Game
from folsom.locale.things import slug

WITH_HAND = {"scheming", "keeping"}  # phases in which players choose from it


class ExpressDisplay(Display[ExpressView, ExpressResult]):
    """How Express is played in the terminal."""

    reminders = REMINDERS
    aim = "terminal-aim-express"
    how = "terminal-how"
    examples = (
        "folsom play                           Express: you against three bots",
        "folsom play --characters Belle        the same, and you're Belle",
        "folsom play --level 5                 the same, and the bots play better",
        "folsom play --humans 2                you, a friend, two bots; one keyboard",
        "folsom play --seats human,search:100ms,greedy --expert",
        "folsom play --players 2               two bandits each",
    )
    choice_typed = staticmethod(parsing.choice_typed)
    passages = staticmethod(story.passages)
    tell = staticmethod(story.tell)

    def legend(self) -> list[Line]:
        """The signs of loot."""
        return board.legend()

    def table(self, view: ExpressView, width: int, players: Sequence[str]) -> list[Line]:
        """The train, the seats, the round card and the pile."""
        return [
            *board.train(view, width),
            *board.seats(view, width, players),
            *board.round_lines(view, width),
            *board.pile(view, width),
        ]

    def hand(self, view: ExpressView, width: int) -> list[Line]:
        """A seat's cards, and its discard pile."""
        return [*board.hand(view, width), *(board.discard(view, width) if view.discard else [])]

    def about_bandit(self, name: str) -> str:
        """A bandit's power."""
        power = f"bandit-{slug(name)}.power"
        return f"{name}: {say(power)}" if spoken().has(power) else ""

    def question(self, view: ExpressView, choices: Sequence[Choice], said: Said, width: int) -> list[Line]:
        """The hand if the seat chooses from it, the question, and the choices."""
        cards = self.hand(view, width) if view.phase in WITH_HAND else []
        return [*cards, *told(question(view, choices), width), *choices_lines(choices, said, width)]

    def news(self, game: Game[ExpressView, ExpressResult], viewer: int | None, since: int) -> list[Event]:
        """What a viewer has seen."""
        return game.events(viewer, since)

    def scoring(self, game: Game[ExpressView, ExpressResult], width: int) -> list[Line]:
        """The final account."""
        return scoring(game.result, width)

    def opens_round(self, view: ExpressView) -> bool:
        """Whether a round card has been turned up, and no card played."""
        return view.phase == "scheming" and not view.record.turn

    def tells_each_choice(self, view: ExpressView) -> bool:
        """Not in Schemin': there, a whole turn around the table is told together."""
        return view.phase != "scheming"

    def in_play(self, view: ExpressView, seat: int) -> bool:
        """Always: nobody is ever out."""
        return True
