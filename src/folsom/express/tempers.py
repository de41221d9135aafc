"""The tempers of the bandits in Express, for bots that play them."""

from __future__ import annotations

from folsom.kernel.tempers import Occasion, Temper, Tempers

OCCASIONS = (
    Occasion("hit", "bandit", "hits"),
    Occasion("hit", "target", "is hit"),
    Occasion("punched", "bandit", "punches"),
    Occasion("punched", "target", "is punched"),
    Occasion("robbed", "bandit", "grabs"),
    Occasion("pickpocketed", "bandit", "grabs"),
    Occasion("ransomed", "bandit", "grabs"),
    Occasion("no effect", "bandit", "fumbles"),
    Occasion("lost purse", "bandit", "fumbles"),
    Occasion("fled", "bandit", "flees"),
    Occasion("gunslinger", "bandit", "shines"),
)

CHARACTERS = {
    "Ghost": Temper({"hits": ("nice-shot",), "is punched": ("so-close",), "shines": ("goodbye",)}, percent=12),
    "Doc": Temper(
        {
            "hits": ("nice-shot",),
            "is hit": ("so-close", "ouch"),
            "punches": ("sorry",),
            "is punched": ("ouch",),
            "fumbles": ("thinking",),
            "flees": ("oops",),
            "shines": ("thanks",),
        },
        percent=25,
    ),
    "Tuco": Temper(
        {
            "hits": ("laugh", "nice-shot"),
            "is hit": ("ouch",),
            "punches": ("laugh",),
            "is punched": ("ouch", "hurry"),
            "grabs": ("laugh",),
            "fumbles": ("oops", "so-close"),
            "flees": ("ouch",),
            "shines": ("laugh",),
        },
        percent=45,
    ),
    "Cheyenne": Temper(
        {
            "punches": ("thanks", "laugh"),
            "is hit": ("ouch",),
            "grabs": ("thanks",),
            "fumbles": ("so-close",),
            "flees": ("so-close",),
        },
        percent=30,
    ),
    "Belle": Temper(
        {
            "hits": ("sorry",),
            "is hit": ("ouch",),
            "punches": ("sorry", "thanks"),
            "is punched": ("well-played",),
            "grabs": ("thanks",),
            "fumbles": ("oops",),
            "shines": ("thanks",),
        },
        percent=30,
    ),
    "Django": Temper(
        {
            "hits": ("nice-shot", "laugh"),
            "is hit": ("nice-shot", "so-close"),
            "is punched": ("ouch",),
            "fumbles": ("so-close",),
            "flees": ("oops",),
            "shines": ("nice-shot",),
        },
        percent=35,
    ),
}

TEMPERS = Tempers(OCCASIONS, CHARACTERS, new_round="round began")
