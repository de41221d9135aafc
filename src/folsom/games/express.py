"""Express, behind the public API of all games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from folsom.express import events, position, table, why_not
from folsom.express.batch import ExpressBatch
from folsom.express.choices import CHOICE_KINDS
from folsom.express.components import (
    ACTION_NAMES,
    ALL_CARD_NAMES,
    BULLETS,
    CAR_NAMES,
    CARD_SYMBOLS,
    CARS,
    CHARACTER_NAMES,
    EVENT_NAMES,
    INSIDE,
    JEWEL_VALUE,
    PURSE_VALUES,
    ROOF,
    ROUNDS,
    STRONGBOX_VALUE,
    TEAM_CARDS,
)
from folsom.express.foresight import ExpressForesight
from folsom.express.result import ExpressResult
from folsom.express.scoring import GUNSLINGER_PRIZE, RANSOM
from folsom.express.state import EVENT
from folsom.express.view import ExpressView
from folsom.games.events import Round
from folsom.games.game import Game
from folsom.games.plugin import GamePlugin


class Express(Game[ExpressView, ExpressResult]):
    """One game of Express.

    `players` 2 to 6; `characters` and `cars` by name, None for chance; `seed` any whole number below
    2**256, or a `secret` of 32 bytes; `first_player` a seat; further options by name, such as `expert=True`.
    """

    name = "Express"
    money_name = "money"
    money_form = "${:,.0f}"
    ranks_by_money = True
    options = table.OPTIONS
    players_range = table.PLAYERS
    usual_players = table.USUAL_PLAYERS
    character_names = CHARACTER_NAMES
    car_names = CAR_NAMES[1:]
    names: ClassVar[Mapping[str, Sequence[str]]] = {
        "actions": ACTION_NAMES,
        "events": EVENT_NAMES,
        "round_cards": ALL_CARD_NAMES,
        "reasons": events.REASONS,
        "why_not": why_not.REASONS,
    }
    numbers: ClassVar[Mapping[str, int]] = {
        "inside": INSIDE,
        "roof": ROOF,
        "cars": CARS,
        "rounds": ROUNDS,
        "bullets": BULLETS,
        "ransom": RANSOM,
        "gunslinger": GUNSLINGER_PRIZE,
        "purse_least": min(PURSE_VALUES),
        "purse_most": max(PURSE_VALUES),
        "jewel": JEWEL_VALUE,
        "strongbox": STRONGBOX_VALUE,
        "from_event": EVENT,
    }
    team_cards = TEAM_CARDS
    position_type = position.Position
    view_type = ExpressView
    foresight_type = ExpressForesight
    batch_type = ExpressBatch
    choice_kinds = CHOICE_KINDS
    make_table = staticmethod(table.make_table)

    def __init__(
        self,
        players: int | None = None,
        *,
        seed: int | None = None,
        secret: bytes | None = None,
        characters: Sequence[str | None] | None = None,
        cars: Sequence[str | None] | None = None,
        first_player: int | None = None,
        **options: Any,
    ) -> None:
        self._begin(self.make_table(players, characters, cars, first_player, **options), seed, secret)

    @property
    def position(self) -> position.Position:
        """The full position, including everything hidden: for tests and tools, never for bots or pages."""
        assert isinstance(self._position, position.Position)
        return self._position

    def _round(self, facts: dict[str, Any]) -> Round:
        card = facts["card"]
        return Round(facts["number"] + 1, facts["first"], ALL_CARD_NAMES[card], CARD_SYMBOLS[card])


EXPRESS = GamePlugin(
    key="express",
    game="folsom.games.express:Express",
    notation="folsom.notation.express:ExpressForm",
    bots="folsom.bots.express.registry:BOTS",
    levels="folsom.bots.express.levels:LEVELS",
    tempers="folsom.express.tempers:TEMPERS",
    trials="folsom.bots.express.trials:trials",
    bot_entry_points="folsom.bots.express.entry_points",
    ladder="folsom.arena.express.ladder:LADDER",
    encoding="folsom.envs.express.encoding:ExpressEncoding",
    env_batch="folsom.envs.express.batch:ExpressEnvBatch",
    learner_batch="folsom.envs.express.learner_batch:ExpressLearnerBatch",
    env_entry_points="folsom.envs.express.entry_points",
    picture="folsom.envs.express.picture:express_scene",
    pettingzoo="folsom.envs.pettingzoo.express_v0",
    openspiel="folsom.envs.express.openspiel",
    display="folsom.cli.express.display:ExpressDisplay",
    replay_display="folsom.cli.express.replay_display:ExpressReplayDisplay",
    statistics="folsom.cli.express.report:STATISTICS",
    measures="folsom.cli.express.measures:MEASURES",
    fitting="folsom.cli.express.fit",
    lesson="folsom.lessons.express:EXPRESS",
)
