# What is refused: what was wrong, and what is allowed.

## What can't be read

bad-request = This request can't be understood: something is wrong with “{ $where }”.
not-json = This request can't be read: it isn't JSON.
nested-too-deep = This request can't be read: it is nested too deep.
unknown-field = There is no field “{ $field }” in “{ $where }”.
missing-field = The field “{ $field }” is missing in “{ $where }”.
wrong-type = The value of “{ $where }” has to be “{ $wanted }”.
wrong-value = The value of “{ $where }” can't be “{ $value }”.
wrong-form = The value of “{ $where }” has to match “{ $form }”.
out-of-range = The number “{ $where }” has to be { $bound }.
wrong-length = The length of “{ $where }” has to be { $bound }.
too-large = That is too much at once: at most { $limit } bytes are taken.
not-found = There is nothing at this address.
wrong-method = This address doesn't do that: it takes { $allowed }.
internal = Something went wrong here, and it isn't your fault. Whoever runs this server can look it up under number { $number }.
not-stored = That couldn't be saved just now, so nothing has changed. Please try again in a moment.
shutting-down = The server is restarting. Come back in a moment: nothing is lost.

## Who asks

not-a-guest = The server doesn't know you yet: choose a name first.
token-void = You have been signed out here. Start again as a new guest, or enter your recovery phrase.
wrong-origin = This came from another website, so it isn't done. Open this server's own page and try there.
too-many =
    { $seconds ->
        [one] That was too much in a short time. Try again in { $seconds } second.
       *[other] That was too much in a short time. Try again in { $seconds } seconds.
    }
bad-name = A name has 1 to { $limit } visible characters, and no line breaks or hidden signs.
wrong-phrase = No guest has this recovery phrase. It is seven words of five letters each; check them and try again.

## A table that can't be

players-range = This game is for { $lowest } to { $highest } players, not for { $players }.
unknown-option = This game has no option “{ $option }”. It has { $options }.
option-value = The option “{ $option }” can't be “{ $value }” at this table, only { $values }.
characters-number =
    { $needed ->
        [one] This table has { $needed } bandit, so it needs as many characters, not { $chosen }.
       *[other] This table has { $needed } bandits, so it needs as many characters, not { $chosen }.
    }
unknown-character = There is no character “{ $character }”. There are { $characters }.
character-twice = The character “{ $character }” is chosen twice: each is there once.
unknown-level = There is no bot called { $level }. There are { $levels }.
seats-differ =
    { $players ->
        [one] A table for { $players } player needs as many seats, not { $seats }.
       *[other] A table for { $players } players needs as many seats, not { $seats }.
    }
clock-seconds =
    { $longest ->
        [one] This clock needs a time from { $shortest } seconds to { $longest } day; without a clock there is none.
       *[other] This clock needs a time from { $shortest } seconds to { $longest } days; without a clock there is none.
    }
chat-in-public = Free chat is only for tables that are joined by a link. Make the table private, or leave chat off.

## A record that can't be replayed

bad-record = This isn't the record of a game, or it is damaged: line { $line } can't be what it says. Choose a file that was downloaded here and not changed.
record-too-long = This record is too long to be replayed: no game has more than { $limit } choices.

## At a table

no-such-table = There is no table with this link. Check that the whole link was copied. A table whose game nobody starts is closed once everyone has been away for long.
no-such-code = No open table has this code. It has six characters, and holds until the game starts: check it, or ask for the link.
no-such-seat = There is no seat { $seat } here: seats go from 1 to { $players }.
seat-taken = Seat { $seat } is taken. Choose a free one.
seat-open = Nobody sits at seat { $seat }.
not-your-seat = Seat { $seat } isn't yours.
not-the-host = Only the host of this table may do that.
not-at-table = Only those who played here can ask for a rematch.
seats-open = The game can't start yet: these seats are still free: { $seats }. Wait for someone, or seat a bot.
already-started = The game has begun, so seats can't change any more.
not-started = The game hasn't begun yet.
not-over = The game isn't over yet. Everything is shown once it is.
game-over = The game is over.

## In a game

not-your-turn = It isn't seat { $seat }'s turn now.
stale-decision = The game has moved on since you chose. Look again, and choose from what is offered now.
illegal-choice = That isn't possible now. Choose from what is offered.
nothing-to-take-back = There's nothing to undo: others have acted since, or something new has come to light.
no-spectator-views = At this table nobody may look over a player's shoulder.
no-consent = Seat { $seat } hasn't agreed that spectators look at their cards.
only-spectators-look = You are playing here, so you see with your own eyes only.
unknown-emote = There is no such gesture. There are { $emotes }.
no-chat = There is no chat at this table.
no-foresight = This table is played without a look ahead.
no-hints = This table is played without hints.
no-hint-found = The bot has no hint this time. Ask again in a moment.
bad-line = A message has 1 to { $limit } visible characters, and no line breaks or hidden signs.
only-players-talk = Only those who play at this table can talk here.
