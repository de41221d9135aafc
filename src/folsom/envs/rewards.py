"""The kinds of rewards."""

WIN, MONEY, LEAD, RANK = range(4)
REWARDS = ("win", "money", "lead", "rank")
ABOUT = (
    "the share of the victory: 1 alone, a part where it is shared, 0 otherwise",
    "money at the end, in thousands of dollars",
    "money over that of the richest other, in thousands of dollars",
    "from 1 for the first to 0 for the last",
)
THOUSAND = 1000.0


def reward_named(name: str) -> int:
    """The number of a kind of reward; raises `ValueError` with the known names if there is no such kind."""
    if name not in REWARDS:
        raise ValueError(f"there is no reward {name!r}; there are {', '.join(REWARDS)}")
    return REWARDS.index(name)
