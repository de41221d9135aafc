"""An observation of Super says what the view says, and nothing else."""

from __future__ import annotations

from folsom import Super, SuperView
from folsom.envs import ENCODINGS
from folsom.super.components import LOOT_VALUES
from tests.support.random_games import count, play_on, random_games, viewers

ENCODING = ENCODINGS["super"]
LAYOUT = ENCODING.layout


def _check_seats(view: SuperView, viewer: int, rows: dict[str, list[list[int]]]) -> None:
    for seat, seen in enumerate(view.seats):
        place = (seat - viewer) % view.players
        in_play, to_plan, planned, *_ = rows["marks"][place]
        assert (in_play, to_plan, planned) == (seen.in_play, seat in view.to_act, seen.planned)
        assert rows["fallen"][place] == [seen.fell or 0]
        assert [value for value, won in zip(LOOT_VALUES, rows["loot"][place], strict=True) if won] == list(seen.loot)
        assert LAYOUT.parts["characters"].columns[rows["characters"][place].index(1)] == seen.name


def _check_train(view: SuperView, viewer: int, rows: dict[str, list[list[int]]]) -> None:
    found = set()
    for car, seen in enumerate(view.cars):
        for level, row in enumerate((seen.inside, seen.roof)):
            for nearer, bandit in enumerate(row):
                place = (bandit.seat - viewer) % view.players
                found.add(place)
                assert rows["spots"][place].index(1) == car
                assert rows["rows"][place].index(1) == nearer
                assert rows["marks"][place][3:] == [bandit.stunned, not bandit.faces_locomotive, level]
    elsewhere = set(range(7)) - found
    assert not any(any(rows["spots"][place]) for place in elsewhere)


def _check_table(view: SuperView, viewer: int, rows: dict[str, list[list[int]]]) -> None:
    parts = LAYOUT.parts
    assert parts["players"].columns[rows["players"][0].index(1)] == str(view.players)
    assert parts["cars"].columns[rows["cars"][0].index(1)] == str(len(view.cars))
    assert parts["phase"].columns[rows["phase"][0].index(1)] == view.phase
    assert rows["round"] == [[view.round_number - 1]]
    assert rows["first"][0].index(1) == (view.first - viewer) % view.players
    assert sum(map(sum, rows["loot"])) + sum(rows["unseen"][0]) == len(LOOT_VALUES)
    cards = parts["plan"].columns
    plan = [cards[row.index(1)] for row in rows["plan"] if any(row)]
    assert plan == list(view.plan or ())
    chosen = [name for name, mark in zip(parts["options"].columns, rows["options"][0], strict=True) if mark]
    assert set(chosen) <= {f"{name} {value}" for name, value in view.options.items()}


def test_an_observation_says_what_the_view_says() -> None:  # S2.1, S3.1
    seen = 0
    for game, rng in random_games(Super, count(40, 10)):
        for _ in play_on(game, rng):
            viewer = rng.choice(viewers(game))
            vector, view = ENCODING.observe(game, viewer), game.view(viewer)
            rows = {name: LAYOUT.table(vector, name).tolist() for name in LAYOUT.parts}
            for check in (_check_table, _check_seats, _check_train):
                check(view, viewer or 0, rows)
            seen += 1
    assert seen > 100
