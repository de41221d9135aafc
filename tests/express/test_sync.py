"""Express can be followed by its events where random games seldom lead, too."""

from folsom import Express
from tests.express.follow import UpdaterWithChoices
from tests.express.kit import short_of_neutrals
from tests.support.following import follow_to_the_end
from tests.support.random_games import count, random_games


def test_every_eye_can_follow_neutral_bullets_out_of_the_game() -> None:  # X9.4
    for game, rng in random_games(Express, count(10, 3)):
        follow_to_the_end(UpdaterWithChoices, short_of_neutrals(game), rng)
