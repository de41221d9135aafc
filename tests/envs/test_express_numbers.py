"""An observation of Express says what the view says, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from folsom import Express, ExpressView
from folsom.envs import ENCODINGS
from folsom.envs.express.layout import CARD_NAMES, FACE_NAMES, LOOT_NAMES, ROUND_CARDS
from folsom.express.components import PLACES, PURSE_KINDS, PURSE_VALUES, SPOTS
from folsom.express.view_data import Loot
from tests.support.random_games import AnyGame, count, play_on, random_games, viewers

ENCODING = ENCODINGS["express"]
LAYOUT = ENCODING.layout
SELDOM = 0.05


class Told:
    """An observation read back, with the view that it was made from."""

    def __init__(self, game: AnyGame, viewer: int | None) -> None:
        self.view: ExpressView = game.view(viewer)
        self.vector = ENCODING.observe(game, viewer)
        self.viewer, self.players = viewer or 0, game.players
        self.crew = 2 if game.players == 2 else 1

    def rows(self, name: str) -> list[list[int]]:
        rows: list[list[int]] = LAYOUT.table(self.vector, name).tolist()
        return rows

    def marked(self, name: str, row: int = 0) -> list[str]:
        part = LAYOUT.parts[name]
        return [part.columns[column] for column, number in enumerate(self.rows(name)[row]) if number]

    def seat_at(self, place: int) -> int:
        return (self.viewer + place) % self.players

    def bandit_at(self, place: int) -> tuple[int, int]:
        """The seat, and which of its bandits."""
        return self.seat_at(place // self.crew), place % self.crew


def told() -> list[Told]:
    """Random games of every kind of table, looked at at random moments by every kind of viewer."""
    seen = []
    for game, rng in random_games(Express, count(24, 6)):
        for _ in play_on(game, rng):
            seen += [Told(game, viewer) for viewer in viewers(game) if rng.random() < SELDOM]
        seen.append(Told(game, rng.choice(viewers(game))))
    return seen


@pytest.fixture(scope="module")
def all_told() -> list[Told]:
    return told()


def from_me(seen: Told, seats: Any) -> list[str]:
    places = sorted((seat - seen.viewer) % seen.players for seat in seats)
    return ["mine" if place == 0 else f"+{place}" for place in places]


def test_the_table_and_the_round(all_told: list[Told]) -> None:
    for seen in all_told:
        view = seen.view
        assert seen.marked("players") == [str(seen.players)]
        assert seen.marked("round") == [str(view.round_number)]
        assert seen.marked("phase") == [view.phase]
        assert seen.marked("cars") == [str(len(view.cars))]
        assert set(seen.marked("options")) <= {f"{name} {value}" for name, value in view.options.items()}
        if view.round_card is not None:
            (card,) = seen.marked("card")
            assert card.startswith(view.round_card.name)
            assert len(seen.marked("cards seen")) <= view.round_number
        made, in_all, resolved = seen.rows("turn")[0]
        assert (made, in_all) == ((view.turn, len(view.turns)) if view.round_card else (0, 0))
        assert resolved == sum(card.resolved for card in view.pile)


def test_who_is_asked(all_told: list[Told]) -> None:
    for seen in all_told:
        assert seen.marked("waited for") == from_me(seen, seen.view.to_act)
        assert set(seen.marked("to act")) <= set(seen.marked("waited for"))
        assert bool(seen.marked("to act")) == (not seen.view.over)
        assert seen.marked("first") == from_me(seen, [seen.view.record.first])


def test_where_everyone_is(all_told: list[Told]) -> None:
    for seen in all_told:
        train = seen.view.cars
        (marshal,) = [car for car, car_view in enumerate(train) if car_view.marshal]
        assert seen.rows("marshal")[0].index(1) == marshal
        for place in range(seen.players * seen.crew):
            seat, mate = seen.bandit_at(place)
            name = seen.view.seats[seat].bandits[mate].name
            assert seen.marked("characters", place) == [name]
            spots = [*(car.inside for car in train), *[None] * (7 - len(train)), *(car.roof for car in train)]
            here = [spot for spot, spot_view in enumerate(spots) if spot_view and name in spot_view.bandits]
            assert [spot for spot, there in enumerate(seen.rows("spots")[place]) if there] == here


def counted(loot: Loot) -> list[int]:
    purses = [sum(f"${purse} purses" == name for purse in loot.purses) for name in LOOT_NAMES[1:-2]]
    return [loot.unknown_purses, *purses, loot.jewels, loot.strongboxes]


def test_a_traced_purse_is_counted_wherever_it_may_be(all_told: list[Told]) -> None:  # X5.10
    for seen in all_told:
        record = seen.view.record
        for place in range(PLACES):
            row = place if place < SPOTS else SPOTS + bandit_from_me(seen, place - SPOTS)
            here = [PURSE_VALUES[purse] for purse, places in enumerate(record.traces) if places >> place & 1]
            assert seen.rows("traced")[row] == [here.count(value) for value in PURSE_KINDS]


def bandit_from_me(seen: Told, bandit: int) -> int:
    mine = seen.viewer * seen.crew
    return (bandit - mine) % (seen.players * seen.crew) if bandit < seen.players * seen.crew else bandit


def test_loot_is_counted_by_what_the_viewer_knows_of_it(all_told: list[Told]) -> None:  # X5.7, X5.10
    for seen in all_told:
        lying = seen.rows("lying")
        for car, car_view in enumerate(seen.view.cars):
            assert lying[car] == counted(car_view.inside.loot)
            assert lying[car + 7] == counted(car_view.roof.loot)
        for place in range(seen.players * seen.crew):
            seat, mate = seen.bandit_at(place)
            bandit = seen.view.seats[seat].bandits[mate]
            assert seen.rows("held")[place] == counted(bandit.loot)
            left, shot, event, marshal, ransoms, _ = seen.rows("records")[place]
            assert (left, shot + event + marshal, ransoms) == (bandit.bullets, bandit.bullets_received, bandit.ransoms)


def cards(seen: Told, names: tuple[str, ...]) -> list[int]:
    """How many of each card, bullets last; a card of a team begins with its bandit's name."""
    counts = [0] * len(CARD_NAMES)
    crew = seen.view.seats[seen.viewer].bandits
    for name in names:
        second = seen.crew == 2 and name.startswith(crew[1].name)
        action = name.rpartition(" ")[2]
        counts[-1 if name == "bullet" else FACE_NAMES.index(f"{action} of the second" if second else action)] += 1
    return counts


def test_ones_own_cards_and_how_many_the_others_have(all_told: list[Told]) -> None:  # X4.5, X10.1
    for seen in all_told:
        assert seen.rows("hand")[0] == cards(seen, seen.view.hand)
        assert seen.rows("discard")[0] == cards(seen, seen.view.discard)
        for place in range(seen.players):
            seat = seen.view.seats[seen.seat_at(place)]
            assert seen.rows("sizes")[place][:3] == [seat.hand_size, seat.deck_size, seat.discard_size]
            assert sum(seen.rows("open discards")[place]) == len(seat.open_discard)


def test_the_pile_as_far_as_it_is_seen(all_told: list[Told]) -> None:  # X4.4, X4.5
    for seen in all_told:
        for place, card in enumerate(seen.view.pile):
            assert seen.marked("pile owners", place) == from_me(seen, [card.seat])
            marks = seen.marked("pile cards", place)
            assert ("hidden" in marks) == (card.card is None)
            assert ("face down" in marks) == card.face_down
            assert card.card is None or card.card.rpartition(" ")[2] in marks
        assert not any(map(any, seen.rows("pile owners")[len(seen.view.pile) :]))
        assert not any(map(any, seen.rows("pile cards")[len(seen.view.pile) :]))


def test_what_is_being_done(all_told: list[Told]) -> None:
    for seen in all_told:
        action = seen.view.action
        if action is not None:
            places = {"mine" if not place else f"+{place}": place for place in range(6)}
            (acting,) = seen.marked("acting")
            seat, mate = seen.bandit_at(places[acting])
            assert seen.view.seats[seat].bandits[mate].name == action.bandit
            assert seen.marked("action") == [action.card.rpartition(" ")[2]]
            assert bool(seen.marked("target")) == (action.target is not None)


def test_round_cards_of_small_and_large_tables_are_told_apart() -> None:
    assert len(set(ROUND_CARDS)) == len(ROUND_CARDS)


def test_a_spectator_counts_from_the_first_seat_and_has_no_cards() -> None:
    game = Express(4, seed=1)
    vector = ENCODING.observe(game, None)
    assert not LAYOUT.table(vector, "hand").any()
    assert (
        LAYOUT.table(vector, "characters")[0].tolist()
        == LAYOUT.table(ENCODING.observe(game, 0), "characters")[0].tolist()
    )
