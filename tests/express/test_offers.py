"""What each choice of Express is as data, with things named as views name them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from folsom import Choice, Express, ExpressView
from folsom.express.choice_codes import CHOICES
from folsom.express.choices import choice_facts
from folsom.express.words import Question
from tests.support.random_games import count, play_on, random_games

Facts = dict[str, Any]


def _loot(f: Facts) -> str:
    known = f["loot"] == "purse" and f["value"] is not None
    return f"the ${f['value']} purse" if known else f"a {f['loot']}"


# The words of a choice, made from its facts and the view alone
SAID: dict[str, Callable[[ExpressView, Facts], str]] = {
    "draw": lambda v, f: "draw",
    "play": lambda v, f: f"play {f['card']}{' face down' if f['face_down'] else ''}",
    "go": lambda v, f: f"move to {v.cars[f['car']].name}",
    "send": lambda v, f: f"send {f['bandit']} to {v.cars[f['car']].name}",
    "marshal": lambda v, f: f"move the Marshal to {v.cars[f['car']].name}",
    "aim": lambda v, f: f"{ {'Fire': 'fire at', 'Punch': 'punch'}[f['card']] } {f['bandit']}",
    "take": lambda v, f: f"{'take' if v.phase == 'picking pockets' else 'rob'} {_loot(f)}",
    "knock off": lambda v, f: f"knock off {_loot(f)}",
    "leave": lambda v, f: "leave the purse" if v.phase == "picking pockets" else "let the purse fall",
    "pocket": lambda v, f: "pocket the purse",
    "discard": lambda v, f: f"discard {f['card']}",
    "keep": lambda v, f: "keep the rest",
    "place": lambda v, f: f"place {f['bandit']} in the caboose",
    "climb": lambda v, f: {"roof": "climb to the roof", "inside": "go down inside"}[f["to"]],
}
VALUES: dict[str, set[int | None]] = {
    "jewel": {500},
    "strongbox": {1000},
    "purse": {None, 250, 300, 350, 400, 450, 500},
}


def test_the_facts_of_a_choice_say_what_its_words_say() -> None:
    acts = set()
    for game, rng in random_games(Express, count(30, 15)):
        for choice in play_on(game, rng):
            view = game.view(choice.seat)
            for option in game.choices(choice.seat):
                acts.add(option.facts["act"])
                assert SAID[option.facts["act"]](view, option.facts) == option.text
                _assert_named_as_in_view(view, option)
    assert acts == SAID.keys() - {"climb"}  # which is never a question: there is one way only


def _assert_named_as_in_view(view: ExpressView, option: Choice) -> None:
    facts = option.facts
    if facts["act"] in ("play", "discard"):
        assert facts["card"] in view.hand
    if "loot" in facts:
        assert facts["value"] in VALUES[facts["loot"]]
    if "level" in facts:
        here = [car for car in view.cars if facts["bandit"] in getattr(car, facts["level"]).bandits]
        assert len(here) == 1
        assert facts["act"] != "take" or here == [view.cars[facts["car"]]]
    if facts["act"] == "place":
        assert facts["car"] == len(view.cars) - 1
    if facts["act"] in ("send", "knock off"):
        assert view.action is not None
        assert facts["bandit"] == view.action.target


def test_every_number_of_a_choice_has_facts_of_its_own() -> None:
    record = Express(6, seed=1).view(0).record
    told = [choice_facts(record, Question.of(record), 0, code) for code in range(CHOICES)]
    assert {facts["act"] for facts in told} >= {"climb", "draw", "play", "aim", "take", "discard", "place"}
    climbs = [facts for facts in told if facts["act"] == "climb"]
    assert climbs == [{"act": "climb", "to": "roof"}, {"act": "climb", "to": "inside"}]
