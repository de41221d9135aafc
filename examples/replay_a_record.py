"""A record read and looked into: who owned what at the end of each round.

Run it: `python examples/replay_a_record.py [FILE]`.
"""

import sys
from pathlib import Path

import folsom
from folsom.notation import replay

SAMPLE = Path(__file__).with_name("four_bandits.folsom")


def main(path: Path) -> None:
    """Play the record again and stop wherever a round has ended."""
    recorded = folsom.read(path.read_bytes())
    ended = 0
    for game in replay(recorded):
        if len(game.rounds) - 1 > ended or game.over:
            print(f"{recorded.rounds[ended].card}: {', '.join(riches(game))}")
            ended += 1
    print(recorded.result.why if recorded.over else "The game isn't over yet.")


def riches(game: folsom.Express) -> list[str]:
    """What each seat knows that it holds."""
    own = [game.view(seat).seats[seat] for seat in range(game.players)]
    return [f"{seat.name} ${sum(bandit.loot.known_value for bandit in seat.bandits)}" for seat in own]


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else SAMPLE)
