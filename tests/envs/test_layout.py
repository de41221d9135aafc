"""A vector of named parts, and the way back."""

from __future__ import annotations

import numpy as np

from folsom.envs import Encoding, LayoutPart, ObservationLayout

LAYOUT = ObservationLayout(
    (
        LayoutPart("colour", "Which one.", ("red", "blue")),
        LayoutPart("purse", "How many.", ("gold", "silver"), ("mine", "+1"), unit=4, most=8),
    )
)


def test_parts_come_one_after_the_other() -> None:
    assert LAYOUT.size == 6
    assert [LAYOUT.start(name) for name in ("colour", "purse")] == [0, 2]


def test_every_number_has_a_label_of_its_own() -> None:
    assert LAYOUT.labels == (
        *("colour red", "colour blue"),
        *("purse mine gold", "purse mine silver", "purse +1 gold", "purse +1 silver"),
    )


def test_a_part_is_read_back_as_it_was_counted() -> None:
    vector = np.array([0, 1, 0.25, 0.5, 2, 0], np.float32)
    assert LAYOUT.table(vector, "purse").tolist() == [[1, 2], [8, 0]]
    assert LAYOUT.table(np.stack([vector, vector]), "colour").tolist() == [[[0, 1]], [[0, 1]]]


def test_what_a_vector_means_is_said_in_words() -> None:
    vector = np.array([0, 1, 0, 0.5, 0, 0], np.float32)
    assert LAYOUT.meaning(vector) == {"colour blue": 1, "purse mine silver": 2}


def test_the_highest_numbers_are_known() -> None:
    assert LAYOUT.highest.tolist() == [1, 1, 2, 2, 2, 2]


def test_labels_of_a_game_are_all_different(encoding: Encoding) -> None:
    assert len(set(encoding.layout.labels)) == encoding.layout.size
