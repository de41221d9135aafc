"""What the minds for Super call: compiled, with the world in arrays."""

from folsom.bots.super.choosing import UCT
from folsom.bots.super.endgames.lookup import Entry, look_up
from folsom.bots.super.endgames.position import Order
from folsom.bots.super.leaves import try_out
from folsom.bots.super.policy import draw_plans
from folsom.bots.super.regretting import regret_iteration
from folsom.bots.super.searching import Manner, Path, uct_iteration
from folsom.bots.super.tree import Arm, Node, Tree
from folsom.bots.super.worlds import ASIDE, WALK, go_to_table, play_planned, set_table
from folsom.kernel import Chance, entry_point
from folsom.kernel.log import Log
from folsom.super.imagine import imagine
from folsom.super.planning import plan_numbered, plans_open
from folsom.super.state import State
from folsom.super.view_record import SuperViewRecord


@entry_point(floats=True)
def weigh(
    views: list[SuperViewRecord],
    states: list[State],
    worlds: int,
    policy: int,
    logs: list[Log],
    dice: list[Chance],
    values: list[float],
    worths: list[float],
) -> None:
    """Add to each plan's worth its share of the first place, in worlds where the others plan by chance."""
    seat = views[0].seat
    set_table(views, states, dice[0])
    for _ in range(worlds):
        go_to_table(states, WALK, dice[0])
        draw_plans(states[WALK], policy, dice[0])
        for place in range(plans_open(states[WALK])):
            states[ASIDE] = states[WALK]
            s = states[ASIDE]
            s.plan[seat] = plan_numbered(s, place)
            play_planned(s, logs[0])
            try_out(s, logs[0], policy, dice[0], values)
            worths[place] += values[seat]


@entry_point(floats=True)
def search(
    views: list[SuperViewRecord],
    states: list[State],
    trees: list[Tree],
    slots: list[int],
    nodes: list[Node],
    arms: list[Arm],
    manners: list[Manner],
    positions: list[Entry],
    stocks: list[Entry],
    worths: list[float],
    orders: list[Order],
    paths: list[Path],
    values: list[float],
    brought: list[float],
    logs: list[Log],
    dice: list[Chance],
    iterations: int,
) -> None:
    """Go on with a search of the table before a seat."""
    tree, manner, order, path, log, chance = trees[0], manners[0], orders[0], paths[0], logs[0], dice[0]
    set_table(views, states, chance)
    for _ in range(iterations):
        if manner.rule == UCT:
            uct_iteration(
                states, tree, slots, nodes, arms, path, manner, positions, stocks, worths, order, values, log, chance
            )
        else:
            regret_iteration(
                states, tree, slots, nodes, arms, manner, positions, stocks, worths, order, values, brought, log, chance
            )


@entry_point(floats=True)
def look_up_view(
    views: list[SuperViewRecord],
    states: list[State],
    orders: list[Order],
    positions: list[Entry],
    stocks: list[Entry],
    worths: list[float],
    dice: list[Chance],
    values: list[float],
) -> bool:
    """Every seat's share of the first place in the position that a view shows, if it is solved; whether it is."""
    imagine(views[0], states[0], dice[0])
    return look_up(states[0], orders[0], positions, stocks, worths, values)
