"""The events of Super (S3, S4), and who may see what of them."""

from folsom.kernel.log import Kind, choice_kind

(
    CHOSE,
    CHANGED,
    PLACED,
    ROUND_BEGAN,
    REVEALED,
    TURNED,
    CHANGED_FLOOR,
    MOVED,
    FIRED,
    PASSED_THROUGH,
    HIT,
    THROWN,
    NO_EFFECT,
    STOOD_UP,
    LAY_DOWN,
    FELL_OFF,
    LEFT_TRAIN,
    RODE,
    RODE_BACK,
    UNHOOKED,
    LEFT_BEHIND,
    TOOK_CAR,
    FIRST_PASSED,
    WON,
    SHARED_FIRST,
    GAME_ENDED,
) = range(26)

PLACE = "place"  # in the row that a bandit has entered, counted from the locomotive's side (S2.1)

# One row an event, the numbers above in order. What others choose is a secret, and that they think again as well
# (S3.1); all else lies open.
KINDS: tuple[Kind, ...] = (
    choice_kind("chose"),
    choice_kind("changed", private=True),
    Kind("placed", ("bandit", "car", "way")),
    Kind("round began", ("number", "first")),
    Kind("revealed", ("bandit", "card", "turn")),
    Kind("turned", ("bandit", "way")),
    Kind("changed floor", ("bandit", "car", "level"), PLACE),
    Kind("moved", ("bandit", "from_car", "to_car", "level"), PLACE),
    Kind("fired", ("bandit", "way")),
    Kind("passed through", ("target", "bandit")),
    Kind("hit", ("target", "bandit")),
    Kind("thrown", ("bandit", "from_car", "to_car", "level"), PLACE),
    Kind("no effect", ("bandit", "action", "reason")),
    Kind("stood up", ("bandit",)),
    Kind("lay down", ("bandit",)),
    Kind("fell off", ("bandit", "car", "level", "way")),
    Kind("left train", ("bandit", "car", "level", "way")),
    Kind("rode", ("bandit",), PLACE),
    Kind("rode back", ("bandit",), PLACE),
    Kind("unhooked", ("car",)),
    Kind("left behind", ("bandit", "car", "level")),
    Kind("took car", ("bandit", "car"), "value"),
    Kind("first passed", ("seat",)),
    Kind("won", ("seat",)),
    Kind("shared first", ("seat",)),
    Kind("game ended", ("ended_by",)),
)

# Why an action had no effect (S3.6)
NO_TARGET = 0
REASONS = ("no bandit in sight",)
