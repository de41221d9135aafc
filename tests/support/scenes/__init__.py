"""A small language to draw a moment of a game, play on from it, and say what must hold then.

A test of a rule draws the train before, says what the bandits do, and draws the train after:

    scene = Scene('''
        roof   |   | C   |
        inside | M | T B |
    ''', Belle="purse")
    scene.play("Tuco punches Belle, purse, back")
    assert scene.shows('''
        roof   |   | C       |
        inside | M | T purse | B
    ''')

**The train** has two rows, `roof` above `inside`, and a bar before each car; the locomotive is on the left (`rows`).
Each game has words of its own for what stands in a car: `express.train` has letters for bandits and `M` for the
Marshal, then loot such as `purse x2 jewel`; `super.train` has arrows for where a bandit looks and a star for one who
lies stunned. `shows` compares the whole train, and a failure prints both.

**Everything else** is a keyword of `Scene`: what a bandit holds, who has hit whom, the round card, hands, options of
the table. What isn't said is as at the start of a game; `express.setting` builds the full state from it.

**Playing on** in Express takes sentences (`express.sentences`): `Tuco moves forward`, `Belle fires at Doc`, or the bare
card, `Tuco: Punch`. `offers` says what a card would let its player choose. In Super it takes plans, one keyword a
bandit: `scene.play(Tuco="Move, Fire, Turn", ...)`.

**What happened** is asked for by the name of an event, with names instead of numbers, or by the sentences of the log
(`events`).

The rulebooks draw with the same language: `express.rulebook` and `super.rulebook` play what is drawn in the rules.
"""
