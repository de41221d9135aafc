# Replays: of a finished table, and of a record from elsewhere.

## Moments

replay-title = Replay
replay-coming = The replay is being fetched…
replay-begin = The beginning
replay-of = { $number } of { $count }
replay-strip = The moment
replay-controls = Player
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step on
replay-last = To the end
replay-timeline = The whole game
replay-viewer = Seen by
replay-viewer-all = All open
replay-viewer-public = What everyone saw
replay-viewer-seat = { $who } · { $person }
replay-hands = Open hands
replay-moments = Key moments
replay-share = Link to here
replay-reckoning = The reckoning
replay-return = Back to the replay
replay-unfinished = The record ends here: the game wasn't finished.

## What can't be shown

replay-trouble = The replay can't be shown
replay-not-over = Too early
replay-watch = Watch it
replay-broken = The replay broke off on its way. Try again.

## Records

record-title = Replay a record
record-about = A record is the file that a finished game is downloaded as, from here or from the command folsom.
record-choose = Choose a file
record-drop = or drop it here
record-paste = Or paste its text
record-show = Show it
record-reading = Reading…
record-empty = There is nothing to read yet: choose a file or paste a record.
record-too-large = This file is too large to be a record of a game.

## Games worth watching
# Headings of lists, and lines in them: a title, and below it what the game is like.

replays-famous = Worth watching
replays-mine = Games you finished
replays-none = The games you finish will be listed here.
famous-express = The lead nobody could keep
    .about = four strong bots, and $150 decide
famous-super = Last one aboard
    .about = five strong bots, six rounds, one left
