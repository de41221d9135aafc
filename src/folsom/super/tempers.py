"""The tempers of the bandits in Super, for bots that play them."""

from __future__ import annotations

from folsom.kernel.tempers import Occasion, Temper, Tempers

OCCASIONS = (
    Occasion("hit", "bandit", "hits"),
    Occasion("hit", "target", "is hit"),
    Occasion("passed through", "target", "is missed"),
    Occasion("no effect", "bandit", "fumbles"),
    Occasion("fell off", "bandit", "falls"),
    Occasion("left behind", "bandit", "falls"),
    Occasion("took car", "bandit", "grabs"),
    Occasion("rode back", "bandit", "returns"),
)

CHARACTERS = {
    "Ghost": Temper({"hits": ("nice-shot",), "falls": ("goodbye",)}, percent=12),
    "Doc": Temper(
        {
            "hits": ("nice-shot", "sorry"),
            "is hit": ("ouch",),
            "is missed": ("so-close",),
            "fumbles": ("thinking",),
            "falls": ("well-played",),
            "returns": ("howdy",),
        },
        percent=25,
    ),
    "Tuco": Temper(
        {
            "hits": ("laugh",),
            "is hit": ("ouch", "hurry"),
            "is missed": ("laugh",),
            "fumbles": ("oops",),
            "falls": ("ouch",),
            "grabs": ("laugh",),
            "returns": ("laugh",),
        },
        percent=45,
    ),
    "Cheyenne": Temper(
        {
            "hits": ("laugh",),
            "is missed": ("so-close",),
            "fumbles": ("so-close",),
            "falls": ("goodbye",),
            "grabs": ("thanks",),
            "returns": ("howdy",),
        },
        percent=30,
    ),
    "Belle": Temper(
        {
            "hits": ("sorry",),
            "is hit": ("ouch",),
            "fumbles": ("oops",),
            "falls": ("goodbye", "well-played"),
            "grabs": ("thanks",),
            "returns": ("howdy",),
        },
        percent=30,
    ),
    "Django": Temper(
        {
            "hits": ("nice-shot", "laugh"),
            "is hit": ("nice-shot",),
            "is missed": ("so-close",),
            "falls": ("so-close",),
            "grabs": ("thanks",),
        },
        percent=35,
    ),
    "Mei": Temper(
        {
            "is hit": ("oops",),
            "is missed": ("laugh",),
            "fumbles": ("oops",),
            "falls": ("laugh", "goodbye"),
            "grabs": ("thanks",),
            "returns": ("howdy",),
        },
        percent=40,
    ),
}

TEMPERS = Tempers(OCCASIONS, CHARACTERS, new_round="round began")
