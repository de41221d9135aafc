"""What can be chosen, and what can be asked."""

from __future__ import annotations

import msgspec
import pytest

from folsom import GAMES, __version__
from folsom.bots import DEFAULT_LEVEL, LEVELS
from folsom.locale import LANGUAGES
from folsom.locale.speech import speech
from folsom.locale.things import level_about
from folsom.server.emotes import EMOTES
from folsom.server.wire.bodies import Catalogue, LanguageInfo, TableSpec
from tests.server.http_client import Client


@pytest.fixture
def catalogue(client: Client) -> Catalogue:
    return msgspec.json.decode(client.get("/api/catalogue").content, type=Catalogue)


def test_every_game_is_in_the_catalogue(catalogue: Catalogue) -> None:
    assert [game.game for game in catalogue.games] == list(GAMES)
    assert (catalogue.version, catalogue.emotes) == (__version__, EMOTES)
    assert (catalogue.shortest_clock, catalogue.longest_clock) == (5, 1_209_600)


def test_the_catalogue_has_every_language_by_its_own_name(catalogue: Catalogue) -> None:
    assert tuple(language.code for language in catalogue.languages) == LANGUAGES
    assert catalogue.languages[0] == LanguageInfo("en", "English", ())
    assert catalogue.languages[-1] == LanguageInfo("nb", "Norsk", ("no", "nn"))


def test_the_default_level_is_one_of_every_game_and_of_a_table_that_names_none(catalogue: Catalogue) -> None:
    assert catalogue.default_level == DEFAULT_LEVEL == TableSpec("super", 3).level
    assert all(DEFAULT_LEVEL in LEVELS[game.game] for game in catalogue.games)


def test_whatever_is_offered_makes_a_table(catalogue: Catalogue) -> None:
    for offered in catalogue.games:
        game = GAMES[offered.game]
        for players in offered.players:
            characters = list(offered.characters[: offered.bandits[players]])
            game.make_table(players, characters)
        for option in offered.options:
            for value in option.values:
                game.make_table(offered.usual_players, **{option.name: value})


def test_two_players_of_express_have_two_bandits_each(catalogue: Catalogue) -> None:
    assert catalogue.games[0].bandits == {2: 4, 3: 3, 4: 4, 5: 5, 6: 6}


def test_every_level_is_explained(catalogue: Catalogue) -> None:
    for offered in catalogue.games:
        assert {level.name: level.about for level in offered.levels} == {
            name: level_about(speech("en"), offered.game, name) for name in LEVELS[offered.game]
        }


def test_what_every_table_has_is_not_offered(catalogue: Catalogue) -> None:
    assert "discreet" not in [option.name for game in catalogue.games for option in game.options]


# --- the schema ----------------------------------------------------------------------------------


def test_every_address_below_api_is_described_with_what_it_may_refuse(client: Client) -> None:
    schema = client.get("/api/schema/openapi.json").json()
    assert schema["openapi"].startswith("3.1")
    assert {"/api/guests", "/api/me", "/api/me/phrase", "/api/me/revoke", "/api/recover"} <= set(schema["paths"])
    for item in schema["paths"].values():
        for operation in item.values():
            refusal = operation["responses"]["default"]["content"]["application/json"]["schema"]
            assert refusal == {"$ref": "#/components/schemas/ErrorBody"}
            assert operation["description"]
    assert {"ErrorBody", "Problem"} <= set(schema["components"]["schemas"])


def test_bodies_are_described_with_their_bounds(client: Client) -> None:
    schemas = client.get("/api/schema/openapi.json").json()["components"]["schemas"]
    assert schemas["Rename"]["required"] == ["name"]
    assert "maxLength" in str(schemas["Rename"]["properties"]["name"])
