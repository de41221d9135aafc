"""The features of a seat where a round begins, by number and by name.

Fitted weights name the features that they belong to: see `value_weights`.
"""

from folsom.express.components import CHARACTER_NAMES

(
    MONEY,
    JEWELS,
    STRONGBOXES,
    BULLETS_SPENT,
    BULLETS_SPENT_SQUARED,
    NO_BULLET,
    GUNSLINGER,
    BEHIND_GUNSLINGER,
    BULLETS_RECEIVED,
    LOOT_HERE,
    BEST_LOOT_HERE,
    LOOT_BESIDE,
    LOOT_ABOVE_OR_BELOW,
    ALONE,
    INDOORS,
    BEHIND_MARSHAL,
    FROM_MARSHAL_INSIDE,
    FROM_MARSHAL_ON_ROOF,
    TURN_ORDER,
    FIRST_CHARACTER,
) = range(20)
FEATURE_NAMES = (
    *("money", "jewels", "strongboxes", "bullets spent", "bullets spent, squared", "no bullet left", "Gunslinger"),
    *("behind the Gunslinger, squared", "bullets received", "loot here", "best loot here", "loot beside"),
    *("loot above or below", "alone", "indoors", "behind the Marshal", "from the Marshal, inside"),
    *("from the Marshal, on the roof", "turn order", *CHARACTER_NAMES),
)
FEATURES = len(FEATURE_NAMES)
