"""What the clients of a table are told: each what its own eyes may see, encoded once for all who see the same."""

from __future__ import annotations

from collections.abc import Callable

from folsom.server.clients import COME_BACK, RESTART, UNNUMBERED, Client, Letter
from folsom.server.store.rows import ChatRow
from folsom.server.tables.acts import Play
from folsom.server.tables.eyes import Gaze, eye_on, happened, outcome_of
from folsom.server.tables.state import TableState
from folsom.server.wire.bodies import TableInfo
from folsom.server.wire.messages import ChatLine, ClockFace, EyeNews, FromServer, News, People, Whole
from folsom.server.wire.sights import Eye


class Telling:
    """The clients at one table, and what they are told."""

    def __init__(self, state: TableState, now: Callable[[], float]) -> None:
        self._state, self._now = state, now
        self._clients: dict[Client, None] = {}  # in the order in which they came

    def __len__(self) -> int:
        return len(self._clients)

    def __contains__(self, client: Client) -> bool:
        return client in self._clients

    # --- who is there ------------------------------------------------------------------------

    def add(self, client: Client) -> None:
        """Someone has come: they see everything, the others that they are there."""
        self._clients[client] = None
        self.tell_all(client)
        self.tell_people(but=client)

    def remove(self, client: Client) -> None:
        """Someone has gone."""
        if client in self._clients:
            del self._clients[client]
            self.tell_people()

    def info(self) -> TableInfo:
        """The table as everyone sees it."""
        owners = {row.guest for row in self._state.seating.seats if row.guest is not None}
        here = {client.guest_id for client in self._clients}
        spectators = sum(client.guest_id not in owners for client in self._clients)
        return self._state.info(here, spectators)

    # --- what they are told ------------------------------------------------------------------

    def tell(self, message: FromServer, but: Client | None = None) -> None:
        """The same for all."""
        letter = Letter(message)
        for client in self._clients:
            if client is not but:
                client.send(letter)

    def tell_people(self, but: Client | None = None) -> None:
        """Seats, presence or status have changed."""
        self.tell(People(UNNUMBERED, self.info(), self._faces()), but)

    def tell_all(self, client: Client) -> None:
        """Everything that a client may see."""
        state = self._state
        gazes = state.gazes(client) if state.play is not None else ()
        client.send(
            Whole(
                UNNUMBERED,
                table=self.info(),
                mine=state.seating.owned_by(client.guest_id),
                eyes=tuple(self._eye(gaze) for gaze in gazes),
                to_act=() if state.play is None else state.play.to_act,
                clocks=self._faces(),
                chat=tuple(map(chat_line, state.chat)),
                outcome=None if state.play is None else outcome_of(state.play.game),
            )
        )

    def tell_everyone_all(self) -> None:
        """The game has begun."""
        for client in self._clients:
            self.tell_all(client)

    def tell_news(self, before: Play, actor: int) -> None:
        """An act was made: those who could see something of it see what, and the others nothing."""
        letters: dict[tuple[Gaze, ...], Letter | None] = {}
        for client in self._clients:
            gazes = self._state.gazes(client)
            if gazes not in letters:
                letters[gazes] = self._news(before, actor, gazes)
            letter = letters[gazes]
            if letter is not None:
                client.send(letter)

    def _news(self, before: Play, actor: int, gazes: tuple[Gaze, ...]) -> Letter | None:
        after = self._state.begun()
        seen = [(gaze, happened(before.game, after.game, actor, gaze.seat)) for gaze in gazes]
        news = tuple(EyeNews(*what, self._eye(gaze)) for gaze, what in seen if what.events)
        if not news:
            return None
        return Letter(News(UNNUMBERED, news, after.to_act, self._faces(), outcome_of(after.game)))

    def _eye(self, gaze: Gaze) -> Eye:
        play = self._state.begun()
        return eye_on(play.game, gaze, play.questions)

    def _faces(self) -> tuple[ClockFace, ...]:
        return self._state.faces(self._now())

    # --- lookers and farewells ---------------------------------------------------------------

    def end_looks(self, seat: int) -> None:
        """Nobody looks with this seat's eye any more."""
        for client in self._clients:
            if client.looks_at == seat:
                client.looks_at = None
                self.tell_all(client)

    def say_bye(self) -> None:
        """The server restarts."""
        for client in self._clients:
            client.say_bye(RESTART, "restart", COME_BACK)


def chat_line(row: ChatRow) -> ChatLine:
    """A line as it is shown."""
    return ChatLine(row.name, row.guest, row.text, row.at)
