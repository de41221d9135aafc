"""Where a plan leads: a bandit's three cards, carried out by the rules as if nobody else played one."""

from folsom.kernel import rule
from folsom.kernel.log import Log
from folsom.kernel.packing import PackedWord
from folsom.super.action import act, facing
from folsom.super.components import CARDS_PLAYED
from folsom.super.imagine import imagine_table
from folsom.super.planning import plan_numbered, plans_open
from folsom.super.round_events import unhook
from folsom.super.state import OFF_TRAIN, State, car_at, is_in, level_at
from folsom.super.view_record import SuperViewRecord

TABLE, WORLD = range(2)  # the states that it takes: the table as everyone sees it, and one to walk in
STATES = 2

# A plan's row of words: one for each card, and one for what the end of the round brings
STEPS = CARDS_PLAYED + 1

# A step: whether the card is played, whether the bandit is on the train after it, where, and how; and the way they
# faced before, which is the way they leave it
STEP = PackedWord.in_order(played=1, aboard=1, car=4, level=1, backward=1, stunned=1, way=1)
pack_step = STEP.packer("pack_step", __name__)


@rule
def step_taken(s: State, seat: int, way: int) -> int:
    """Where a bandit is after a card."""
    stand = s.stand[seat]
    if stand == OFF_TRAIN:
        return pack_step(played=1, aboard=0, car=0, level=0, backward=0, stunned=0, way=way)
    return pack_step(
        played=1,
        aboard=1,
        car=car_at(stand),
        level=level_at(stand),
        backward=1 if is_in(s.backward, seat) else 0,
        stunned=1 if is_in(s.stunned, seat) else 0,
        way=way,
    )


@rule
def walk(s: State, log: Log, seat: int, steps: list[int], first: int) -> None:
    """Set the steps of a seat's plan; the last one says whether it's on the train after the round (S3.2, S4.1)."""
    for turn in range(CARDS_PLAYED):
        if is_in(s.aboard | s.away, seat):
            way = facing(s, seat)
            act(s, log, seat, turn, 0)
            steps[first + turn] = step_taken(s, seat, way)
    unhook(s, log)
    steps[first + CARDS_PLAYED] = 1 if is_in(s.aboard, seat) else 0


@rule
def forecast(v: SuperViewRecord, states: list[State], log: Log, steps: list[int]) -> None:
    """Set the steps of every plan that the seat of a view may make, STEPS words each."""
    imagine_table(v, states[TABLE])
    for place in range(plans_open(states[TABLE])):
        states[WORLD] = states[TABLE]
        states[WORLD].plan[v.seat] = plan_numbered(states[WORLD], place)
        walk(states[WORLD], log, v.seat, steps, place * STEPS)
