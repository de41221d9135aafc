"""The reasons why something can't be chosen, by number; the rules give them."""

(
    NO_REASON,  # it can be chosen
    SAME_PLACE,  # a bandit can't fire at one on its own spot (X5.5)
    OTHER_LEVEL,  # the other level is out of sight (X5.5), and not a step away (X5.3, X5.8)
    TOO_FAR,  # more than one car inside (X5.3, X5.5) or for the Marshal (X5.9); more than three on roofs (X5.3)
    BEHIND,  # on the roofs the nearest hides those behind (X5.5)
    SPARED,  # Belle, while another can be chosen (X7.6)
    NEVER,  # the Marshal is nobody's target (X5.5, X5.8)
    ELSEWHERE,  # bandits punch and rob only on their own spot (X5.7, X5.8, X8.6)
    STAYS,  # a bandit that moves or is sent must change its place (X5.3, X5.8, X5.9)
    ONLY_PURSES,  # pockets hold nothing else (X8.6)
    BULLET,  # can't be played (X4.2)
    EMPTY_DECK,  # nothing to draw (X4.3, X10.5)
    FIRST_TURN_ONLY,  # Ghost can't hide a later card (X7.1)
    MUST_HIDE,  # at some tables he always hides the first one (X7.1)
) = range(14)
REASON_NAMES = (
    *("", "same-place", "other-level", "too-far", "behind", "spared", "never", "elsewhere", "stays", "only-purses"),
    *("bullet", "empty-deck", "first-turn-only", "must-hide"),
)
