"""The emotes of a table's bots: each bandit's temper reacts to what everybody sees, seldom, and to nothing else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection

from folsom.games import Event
from folsom.games.tempers import Temper, tempers_of
from folsom.server.clients import UNNUMBERED
from folsom.server.tables.acts import GameInPlay
from folsom.server.tables.bot_driver import seed_of
from folsom.server.wire.messages import Emoted

MOST_IN_A_ROUND = 2  # for each bot
EVENTS_BETWEEN = 8  # that everybody sees, between two emotes of any bots
PERCENT = 100


class BotGestures:
    """What the bots of one table show. The table's secret and an act's number decide it, never hidden information."""

    def __init__(self, game: str, secret: bytes) -> None:
        self._tempers, self._secret = tempers_of(game), secret
        self._shown: Counter[int] = Counter()  # emotes in this round, by seat
        self._quiet = EVENTS_BETWEEN  # events since the last emote

    def after(self, before: GameInPlay, now: GameInPlay, bots: Collection[int]) -> list[Emoted]:
        """The emotes of the seats *bots* about one act; none about an act that was undone."""
        if self._tempers is None or not bots or now.game.entries <= before.game.entries:
            return []
        rng = random.Random(seed_of(self._secret, b"gesture %d" % now.acts))
        shown: list[Emoted] = []
        for event in now.game.news(None, before.game.entries):
            self._quiet += 1
            if event.name == self._tempers.new_round:
                self._shown.clear()
            emote = self._reaction(event, bots, rng)
            if emote is not None:
                self._quiet = 0
                self._shown[emote.seat] += 1
                shown.append(emote)
        return shown

    def _reaction(self, event: Event, bots: Collection[int], rng: random.Random) -> Emoted | None:
        """One bot's reaction to an event."""
        assert self._tempers is not None
        for occasion in self._tempers.occasions:
            if occasion.event != event.name:
                continue
            seat, temper = self._whose(event, occasion.bandit)
            emotes = temper.emotes.get(occasion.mood, ()) if temper is not None else ()
            if temper is None or seat not in bots or not emotes or not self._may_show(seat):
                continue
            if rng.randrange(PERCENT) < temper.percent:
                return Emoted(UNNUMBERED, seat, "", None, rng.choice(emotes), event.name)
        return None

    def _whose(self, event: Event, fact: str) -> tuple[int, Temper | None]:
        """The seat and the temper of the bandit that a fact names."""
        assert self._tempers is not None
        bandit = event.cast.bandits[event.facts[fact]]
        seat = next(seat for seat, crew in enumerate(event.cast.crews) if bandit in crew)
        return seat, self._tempers.characters.get(bandit)

    def _may_show(self, seat: int) -> bool:
        return self._quiet >= EVENTS_BETWEEN and self._shown[seat] < MOST_IN_A_ROUND
