"""`folsom fit`: fit the weights that a game's bots play by."""

from folsom.cli.some_games import GameCommand

COMMAND = GameCommand("fitting", "has no weights to fit")
add_arguments, run = COMMAND.add_arguments, COMMAND.run
