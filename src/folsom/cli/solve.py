"""`folsom solve`: solve a game's endgames, and certify how good the solution is."""

from folsom.cli.some_games import GameCommand

COMMAND = GameCommand("solver", "can't be solved: it is too large")
add_arguments, run = COMMAND.add_arguments, COMMAND.run
