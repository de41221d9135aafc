"""Sends each client of a table what it may see, encoded once for all clients that see the same."""

from __future__ import annotations

from collections.abc import Callable

from folsom.server.clients import RECONNECT_SECONDS, RESTART, UNNUMBERED, Client, EncodedMessage
from folsom.server.store.rows import ChatRow
from folsom.server.tables.acts import GameInPlay
from folsom.server.tables.state import TableState
from folsom.server.tables.views import Viewer, fixed_choices, news_for, outcome_of, view_for
from folsom.server.wire.bodies import TableInfo
from folsom.server.wire.messages import ChatLine, ClockFace, FromServer, News, People, Whole


class Broadcaster:
    """The clients of one table. Each call gets the table's state; this object keeps none of it."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._clients: dict[Client, None] = {}  # in the order in which they connected

    def __len__(self) -> int:
        return len(self._clients)

    # --- clients -----------------------------------------------------------------------------

    def add(self, state: TableState, client: Client) -> None:
        """A client has connected: send it everything, and tell the others."""
        self._clients[client] = None
        self.tell_all(state, client)
        self.tell_people(state, but=client)

    def remove(self, state: TableState, client: Client) -> None:
        """A client has disconnected: tell the others."""
        if client in self._clients:
            del self._clients[client]
            self.tell_people(state)

    def info(self, state: TableState) -> TableInfo:
        """The table as everyone with its link sees it."""
        owners = {row.guest for row in state.seating.seats if row.guest is not None}
        here = {client.guest_id for client in self._clients}
        spectators = sum(client.guest_id not in owners for client in self._clients)
        return state.info(here, spectators)

    # --- messages ----------------------------------------------------------------------------

    def tell(self, message: FromServer, but: Client | None = None) -> None:
        """Send the same message to all clients."""
        encoded = EncodedMessage(message)
        for client in self._clients:
            if client is not but:
                client.send(encoded)

    def tell_people(self, state: TableState, but: Client | None = None) -> None:
        """Tell everyone that seats, presence or status have changed."""
        self.tell(People(UNNUMBERED, self.info(state), self._faces(state)), but)

    def tell_all(self, state: TableState, client: Client) -> None:
        """Send a client everything that it may see."""
        viewers, aids = state.viewers(client) if state.play is not None else (), state.spec.memory_aids
        client.send(
            Whole(
                UNNUMBERED,
                table=self.info(state),
                mine=state.seating.owned_by(client.guest_id),
                views=tuple(view_for(state.begun().moment, viewer, aids) for viewer in viewers),
                recent=tuple(state.begun().moment.recent(viewer.seat) for viewer in viewers),
                fixed_choices=() if state.play is None else fixed_choices(state.play.game),
                to_act=() if state.play is None else state.play.to_act,
                clocks=self._faces(state),
                chat=tuple(map(chat_line, state.chat)),
                outcome=None if state.play is None else outcome_of(state.play.game),
            )
        )

    def tell_everyone_all(self, state: TableState) -> None:
        """Send every client everything that it may see: the game has started."""
        for client in self._clients:
            self.tell_all(state, client)

    def tell_news(self, state: TableState, before: GameInPlay, actor: int) -> None:
        """Tell the clients that could see something of an act, and nobody else."""
        after, viewers = state.begun(), {client: state.viewers(client) for client in self._clients}
        everyone = dict.fromkeys(viewer for some in viewers.values() for viewer in some)
        seen = news_for(before.moment, after.moment, actor, everyone, state.spec.memory_aids)
        common = after.to_act, self._faces_since(state, before), outcome_of(after.game)
        encoded: dict[tuple[Viewer, ...], EncodedMessage] = {}
        for client, some in viewers.items():
            news = tuple(seen[viewer] for viewer in some if viewer in seen)
            if news and some not in encoded:
                encoded[some] = EncodedMessage(News(UNNUMBERED, news, *common))
            if news:
                client.send(encoded[some])

    def _faces_since(self, state: TableState, before: GameInPlay) -> tuple[ClockFace, ...]:
        """The clocks that have started, stopped or been set since then."""
        clocks, persons = state.begun().clocks, state.seating.persons
        return clocks.faces([seat for seat in clocks.set_since(before.clocks) if seat in persons], self._now())

    def _faces(self, state: TableState) -> tuple[ClockFace, ...]:
        return state.faces(self._now())

    # --- the end of watching, and of the connection ------------------------------------------

    def end_watching(self, state: TableState, seat: int) -> None:
        """Stop everyone from watching this seat."""
        for client in self._clients:
            if client.watched_seat == seat:
                client.watched_seat = None
                self.tell_all(state, client)

    def say_bye(self) -> None:
        """Tell all clients that the server restarts, and close their connections."""
        for client in self._clients:
            client.say_bye(RESTART, "restart", RECONNECT_SECONDS)


def chat_line(row: ChatRow) -> ChatLine:
    """A line of chat as it is sent to clients."""
    return ChatLine(row.name, row.guest, row.text, row.at)
