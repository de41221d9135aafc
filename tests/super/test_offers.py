"""What a plan is as data."""

from folsom import Super


def test_a_plan_is_its_cards_in_order() -> None:  # S3.1
    for choice in Super(3, seed=1, reflex=True, horse=True).choices(0):
        assert choice.facts == {"act": "plan", "cards": choice.text.split(", ")}
