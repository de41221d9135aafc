"""What the clients of a table are told: each what its own eyes may see, encoded once for all who see the same."""

from __future__ import annotations

from collections.abc import Callable

from folsom.server.clients import COME_BACK, RESTART, UNNUMBERED, Client, Letter
from folsom.server.store.rows import ChatRow
from folsom.server.tables.acts import Play
from folsom.server.tables.state import TableState
from folsom.server.tables.views import Moment, Viewer, fixed_choices, news_for, outcome_of, view_for
from folsom.server.wire.bodies import TableInfo
from folsom.server.wire.messages import ChatLine, ClockFace, FromServer, News, People, Whole


class Broadcaster:
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
        viewers = state.viewers(client) if state.play is not None else ()
        client.send(
            Whole(
                UNNUMBERED,
                table=self.info(),
                mine=state.seating.owned_by(client.guest_id),
                views=tuple(view_for(moment_of(state.begun()), viewer) for viewer in viewers),
                fixed_choices=() if state.play is None else fixed_choices(state.play.game),
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
        letters: dict[tuple[Viewer, ...], Letter | None] = {}
        for client in self._clients:
            viewers = self._state.viewers(client)
            if viewers not in letters:
                letters[viewers] = self._news(before, actor, viewers)
            letter = letters[viewers]
            if letter is not None:
                client.send(letter)

    def _news(self, before: Play, actor: int, viewers: tuple[Viewer, ...]) -> Letter | None:
        after = self._state.begun()
        then, now = moment_of(before), moment_of(after)
        seen = (news_for(then, now, actor, viewer) for viewer in viewers)
        news = tuple(each for each in seen if each is not None)
        if not news:
            return None
        return Letter(News(UNNUMBERED, news, after.to_act, self._faces_since(before), outcome_of(after.game)))

    def _faces_since(self, before: Play) -> tuple[ClockFace, ...]:
        """The clocks that an act has started, stopped or set."""
        clocks, persons = self._state.begun().clocks, self._state.seating.persons
        return clocks.faces([seat for seat in clocks.set_since(before.clocks) if seat in persons], self._now())

    def _faces(self) -> tuple[ClockFace, ...]:
        return self._state.faces(self._now())

    # --- lookers and farewells ---------------------------------------------------------------

    def end_looks(self, seat: int) -> None:
        """Nobody looks with this seat's eye any more."""
        for client in self._clients:
            if client.watches == seat:
                client.watches = None
                self.tell_all(client)

    def say_bye(self) -> None:
        """The server restarts."""
        for client in self._clients:
            client.say_bye(RESTART, "restart", COME_BACK)


def moment_of(play: Play) -> Moment:
    """What is told of a game in play."""
    return Moment(play.game, play.questions)


def chat_line(row: ChatRow) -> ChatLine:
    """A line as it is shown."""
    return ChatLine(row.name, row.guest, row.text, row.at)
