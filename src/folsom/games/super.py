"""Super, behind the public API of all games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from folsom.games.choices import Choice
from folsom.games.game import Game
from folsom.games.plugin import GamePlugin
from folsom.super import events, position, table
from folsom.super.batch import JointPlans, SuperBatch
from folsom.super.choices import CHOICE_KINDS, choice_facts
from folsom.super.components import CARD_NAMES, CARDS_PLAYED, CHARACTER_NAMES, TO_LOCOMOTIVE, legal_plans
from folsom.super.foresight import SuperForesight
from folsom.super.result import SuperResult
from folsom.super.view import SuperView
from folsom.super.words import plan_words


@cache
def plan_choice(seat: int, code: int) -> Choice:
    """A plan as a seat's choice; cached, because there are few plans and they are often asked for."""
    return Choice(seat, code, plan_words(code), choice_facts(code))


@cache
def plan_choices(seat: int, codes: tuple[int, ...]) -> tuple[Choice, ...]:
    """These plans as a seat's choices."""
    return tuple(plan_choice(seat, code) for code in codes)


@cache
def all_plans(extensions: int) -> tuple[Choice, ...]:
    """The plans of a table with these extensions."""
    return plan_choices(0, tuple(legal_plans(extensions)))


class Super(Game[SuperView, SuperResult]):
    """One game of Super.

    `players` 3 to 7; `characters` by name, None for chance; `seed` any whole number below 2**256, or a `secret`
    of 32 bytes; `first_player` a seat; the extensions by name, such as `reflex=True, horse=True`.
    """

    name = "Super"
    money_name = "loot"
    money_form = "${:,.0f}"
    all_choose_at_once = True
    options = table.OPTIONS
    players_range = table.PLAYERS
    usual_players = table.USUAL_PLAYERS
    character_names = CHARACTER_NAMES
    names: ClassVar[Mapping[str, Sequence[str]]] = {"cards": CARD_NAMES, "reasons": events.REASONS}
    numbers: ClassVar[Mapping[str, int]] = {"slots": CARDS_PLAYED, "to_locomotive": TO_LOCOMOTIVE}
    position_type = position.Position
    view_type = SuperView
    foresight_type = SuperForesight
    batch_type = SuperBatch
    choice_kinds = CHOICE_KINDS
    make_table = staticmethod(table.make_table)

    def __init__(
        self,
        players: int | None = None,
        *,
        seed: int | None = None,
        secret: bytes | None = None,
        characters: Sequence[str | None] | None = None,
        first_player: int | None = None,
        **options: Any,
    ) -> None:
        self._begin(self.make_table(players, characters, first_player, **options), seed, secret)

    @property
    def position(self) -> position.Position:
        """The full position, including everything hidden: for tests and tools, never for bots or pages."""
        assert isinstance(self._position, position.Position)
        return self._position

    def choices(self, seat: int) -> list[Choice]:
        """The plans that a seat may make now, or change to."""
        return list(plan_choices(seat, tuple(self.position.legal(self._checked(seat)))))

    def fixed_choices(self) -> tuple[Choice, ...]:
        """All plans that can be made at this table."""
        return all_plans(self.position.options)

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may undo its last plan: always until all plans are in, whatever others have done since."""
        return self.position.has_planned(self._checked(seat), self._log)

    def undo(self, seat: int) -> None:
        """Undo a seat's last plan; the plan it replaced counts again."""
        if not self.may_undo(seat):
            raise self._nothing_to_undo(seat)
        self._position, self._log = self.position.taken_back(seat, self._log)
        self._before = None

    def joint_plans(self) -> JointPlans:
        """Every joint plan of this position, to be resolved in bulk."""
        return JointPlans(self.position)


SUPER = GamePlugin(
    key="super",
    game="folsom.games.super:Super",
    former_keys=("superexpress",),
    notation="folsom.notation.super:SuperForm",
    bots="folsom.bots.super.registry:BOTS",
    levels="folsom.bots.super.levels:LEVELS",
    tempers="folsom.super.tempers:TEMPERS",
    trials="folsom.bots.super.trials:trials",
    bot_entry_points="folsom.bots.super.entry_points",
    ladder="folsom.arena.super.ladder:LADDER",
    encoding="folsom.envs.super.encoding:SuperEncoding",
    env_batch="folsom.envs.super.batch:SuperEnvBatch",
    learner_batch="folsom.envs.super.learner_batch:SuperLearnerBatch",
    env_entry_points="folsom.envs.super.entry_points",
    picture="folsom.envs.super.picture:super_scene",
    pettingzoo="folsom.envs.pettingzoo.super_v0",
    openspiel="folsom.envs.super.openspiel",
    display="folsom.cli.super.display:SuperDisplay",
    replay_display="folsom.cli.super.replay_display:SuperReplayDisplay",
    statistics="folsom.cli.super.report:STATISTICS",
    measures="folsom.cli.super.measures:MEASURES",
    solver="folsom.cli.super.solve",
    lesson="folsom.lessons.super:SUPER",
)
