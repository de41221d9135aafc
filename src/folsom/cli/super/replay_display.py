"""Replays of Super."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from folsom.cli.language import language, say
from folsom.cli.naming import cards, who
from folsom.cli.passages import paragraph
from folsom.cli.replay_display import ReplayDisplay, Secrets, seat_numbers
from folsom.cli.styled_text import Line
from folsom.cli.super import board, story
from folsom.games import Event, Game, Move, SuperResult, SuperView
from folsom.locale.speech import capital
from folsom.super.choice_codes import cards_of

PLANS = "plans"


class SuperReplayDisplay(ReplayDisplay[SuperView, SuperResult]):
    """How Super is replayed: a round, with all its plans, is a page."""

    def open_events(self, game: Game[SuperView, SuperResult], since: int) -> list[Event]:
        """Each plan as its maker sees it; everything else is public (S3.1)."""
        own = {seat: [event for event in game.events(seat) if _is_seen(event)] for seat in range(game.players)}
        last_first = (
            own[entry.seat].pop() if isinstance(entry, Move) else entry for entry in reversed(game.chronicle(since))
        )
        return list(last_first)[::-1]

    def open_view(self, game: Game[SuperView, SuperResult]) -> SuperView:
        """A spectator's view: everything but plans is public."""
        return game.view()

    def secrets(self, game: Game[SuperView, SuperResult], seats: Iterable[int]) -> Secrets:
        """The plans that these seats have made."""
        plans = {game.seat_name(seat): game.view(seat).plan for seat in seats}
        return {PLANS: {name: plan for name, plan in plans.items() if plan is not None}}

    def is_page(self, view: SuperView) -> bool:
        """Whether a round has just been played, and nobody has planned the next."""
        return not view.record.planned

    def story(self, events: Sequence[Event], view: SuperView, width: int) -> list[Line]:
        """The plans that the viewer may see, what came of them, and who has won."""
        plans = [_plan(event, view) for event in events if event.name in story.PLANS]
        end = [event.said(language()) for event in events if event.name in story.END]
        return [
            *paragraph(" ".join(plans), width),
            *story.tell(story.passages(events), view, width),
            *paragraph(" ".join(end), width),
        ]

    def scene(self, view: SuperView, secrets: Secrets, width: int) -> list[Line]:
        """The train and the seats."""
        return [*board.train(view, width), [], *board.seats(view, width, seat_numbers(view))]


def _is_seen(event: Event) -> bool:
    """Whether it's a plan that the viewer made."""
    return event.name in story.PLANS and event.facts["choice"] is not None


def _plan(event: Event, view: SuperView) -> str:
    """A plan in words, if the viewer may see it."""
    if not _is_seen(event):
        return event.said(language())
    name = "terminal-plans-now" if event.name == "changed" else "terminal-plans"
    planner = view.seats[event.facts["seat"]].name
    return capital(say(name, who=who(planner), cards=cards(cards_of(event.facts["choice"]))))
