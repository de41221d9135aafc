"""What `folsom bench express` measures, and the targets."""

from __future__ import annotations

from functools import partial
from typing import Any

from folsom.cli.measures.batches import BATCH, PlayedBatch, step_nanoseconds
from folsom.cli.measures.common import common_measures
from folsom.cli.measures.games import random_games, random_games_without_bmi2
from folsom.cli.measures.measure import GAMES_A_SECOND, ITERATIONS_A_SECOND, NS, Measure
from folsom.cli.measures.searches import search_iterations
from folsom.express.components import ROUNDS
from folsom.games import Express
from folsom.kernel import words


class PlayedExpressBatch(PlayedBatch):
    """Games of Express, in which one seat at a time is to act."""

    game = Express
    places = 1

    def to_act(self, states: list[Any]) -> list[tuple[int, int]]:
        """The games that aren't over, and the seat to act in each."""
        seats, legal = words(BATCH), words(BATCH)
        self._entry_points.legal_many(states, seats, legal)
        return [(game, int(seats[game])) for game in range(BATCH) if legal[game]]

    def place(self, game: int, seat: int) -> int:
        """The index of a game's choice among those of a step."""
        return game


GAMES = partial(random_games, game=Express)
WITHOUT_BMI2 = partial(random_games_without_bmi2, game=Express, players=4)
STEP = partial(step_nanoseconds, kind=PlayedExpressBatch)
# Where it draws its choice, every iteration is made, and all are of the tree
SEARCH = partial(search_iterations, game=Express, players=4, bot=f"search:rounds={ROUNDS}:temperature=1")

MEASURES = (
    Measure("games_4", "random games, 4 players", GAMES_A_SECOND, partial(GAMES, players=4), at_least=200_000),
    Measure("games_3", "random games, 3 players", GAMES_A_SECOND, partial(GAMES, players=3)),
    Measure("games_5", "random games, 5 players", GAMES_A_SECOND, partial(GAMES, players=5)),
    Measure("games_6", "random games, 6 players", GAMES_A_SECOND, partial(GAMES, players=6)),
    Measure("games_4_expert", "random games, 4 experts", GAMES_A_SECOND, partial(GAMES, players=4, expert=True)),
    Measure("games_team", "random games, 2 teams", GAMES_A_SECOND, partial(GAMES, players=2)),
    Measure("games_4_without_bmi2", "4 players, BMI2 forced off", GAMES_A_SECOND, WITHOUT_BMI2),
    Measure("step_ns", "step of a game, 1,024 at once", NS, STEP, at_most=45),
    Measure("search_4", "search to the end, 4 players", ITERATIONS_A_SECOND, SEARCH, at_least=60_000),
    *common_measures(PlayedExpressBatch),
)
