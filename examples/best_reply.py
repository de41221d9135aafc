"""Every joint plan of a duel in Super, resolved at once: which plan does best against all that the other may do.

Run it: `python examples/best_reply.py [SEED]`.
"""

import random
import sys
from collections import Counter

import folsom

PLAYERS, SEED = 4, 1899
LAST_CAR, DUEL = 2, 2  # the locomotive and one car; two bandits


def duel(seed: int) -> folsom.Super:
    """The first game, from this seed on, that random plans bring down to two bandits before the last car."""
    game, rng = folsom.Super(PLAYERS, seed=seed), random.Random(seed)
    while len(game.to_act) > DUEL:
        for seat in game.to_act:
            game.play(seat, rng.choice(game.choices(seat)))
    return game if game.to_act and len(game.view().cars) > LAST_CAR else duel(seed + 1)


def main(seed: int) -> None:
    """Weigh each plan of one bandit: rounds that end the game well, less those that end it badly."""
    game = duel(seed)
    (me, other), joint = game.to_act, game.joint_plans()
    games, margin = joint.after(), Counter[int]()  # a game for each joint plan
    for number in range(joint.count):
        seats = folsom.Super.at(games.position(number)).view().seats
        won, lost = not seats[other].in_play, not seats[me].in_play
        margin[joint.numbered(number)[me]] += (won and not lost) - lost
    best, ahead = margin.most_common(1)[0]
    words = next(choice.text for choice in game.choices(me) if choice.code == best)
    names = [game.seat_name(seat) for seat in (me, other)]
    print(f"{' against '.join(names)}: {joint.count} joint plans.")
    print(f"Best: {words}. Wins less losses over {names[1]}'s {len(joint.plans)} plans: {ahead:+}.")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else SEED)
