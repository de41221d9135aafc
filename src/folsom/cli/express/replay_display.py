"""Replays of Express."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from folsom.cli.express import board
from folsom.cli.language import language, say
from folsom.cli.naming import cards, crew, who
from folsom.cli.passages import paragraph
from folsom.cli.replay_display import ReplayDisplay, Secrets, seat_numbers
from folsom.cli.styled_text import Line, told
from folsom.games import Event, ExpressResult, ExpressView, Game
from folsom.locale.speech import capital

HANDS = "hands"


class ExpressReplayDisplay(ReplayDisplay[ExpressView, ExpressResult]):
    """How Express is replayed: every choice is a page."""

    def open_events(self, game: Game[ExpressView, ExpressResult], since: int) -> list[Event]:
        """Each event as the seat that sees most of it sees it."""
        viewers = [game.events(seat, since) for seat in range(game.players)]
        return [
            min(seen, key=lambda event: list(event.facts.values()).count(None)) for seen in zip(*viewers, strict=True)
        ]

    def open_view(self, game: Game[ExpressView, ExpressResult]) -> ExpressView:
        """A spectator's view, to which each seat adds its own loot and its cards in the pile."""
        view = game.view()
        viewers = [game.view(seat) for seat in range(game.players)]
        return view.showing(
            seats=tuple(viewer.seats[seat] for seat, viewer in enumerate(viewers)),
            pile=tuple(viewers[card.seat].pile[place] for place, card in enumerate(view.pile)),
        )

    def secrets(self, game: Game[ExpressView, ExpressResult], seats: Iterable[int]) -> Secrets:
        """The hands of these seats."""
        return {HANDS: {game.seat_name(seat): game.view(seat).hand for seat in seats}}

    def is_page(self, view: ExpressView) -> bool:
        """Always: every choice is a page."""
        return True

    def story(self, events: Sequence[Event], view: ExpressView, width: int) -> list[Line]:
        """A sentence for each event."""
        return [line for event in events for line in paragraph(event.said(language()), width)]

    def scene(self, view: ExpressView, secrets: Secrets, width: int) -> list[Line]:
        """The train, the seats, the pile, and the hands that the viewer may see."""
        held = [_held(name, hand) for name, hand in secrets[HANDS].items() if hand]
        return [
            *board.train(view, width),
            [],
            *board.seats(view, width, seat_numbers(view)),
            *board.pile(view, width),
            *(line for text in held for line in told(text, width)),
        ]


def _held(name: str, hand: Sequence[str]) -> str:
    return capital(say("terminal-holds", who=who(name), seats=len(crew(name)), cards=cards(hand)))
