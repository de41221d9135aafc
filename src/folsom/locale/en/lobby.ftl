# A new table, and the time before the start: who sits where, what is played, and how others come in.

## A new table

new-bots = New game
new-friends = Play with friends
new-public = Open a public table
new-pass = Pass and play
seats = Who plays
seat-number = Seat { $number }
sitter-me = Me
sitter-other = Someone here
sitter-open = Open seat
sitter-bot = Bot
name-made-up = a name is made up
name-of-seat = Name at seat { $number }
level-of-seat = Bot at seat { $number }
seat-waits = for whoever comes
player-number = Player { $number }
chance = Chance
chance-about = Drawn when the game begins.
character-of-seat = Seat { $number } plays: { $character }. Change it
who-plays = Who plays at seat { $number }?
taken-by = now at seat { $number }
characters-express = Tap a portrait to choose a bandit: each has a power. Otherwise chance decides.
characters-super = Tap a portrait to choose a figure: in Super they differ in looks alone. Otherwise chance decides.
power = { $game ->
    [super] { "" }
   *[other] { $power }
}

## Options

options = Rules
options-base = as in the book
options-changed = { $count ->
    [one] one changed
   *[other] { $count } changed
}
option-chosen = { $option }: { $value }
option-expert = Expert variant
    .about = Each player has a discard pile, and may keep cards for the next round. With two players it is always on.
    .off = off
    .on = on
option-expert-start-discard = Bullets at the start
    .about = For experts: whether bullets drawn at the start of a round are put away at once.
    .on = put away
    .off = kept in hand
option-neutral-shortage = Too few neutral bullets
    .about = When more neutral bullets are due than are left: nobody takes one and they leave the game, or they are dealt in turn from the first player.
    .all-or-none = nobody takes one
    .deal-until-empty = dealt while they last
option-ghost = Ghost's first card
    .about = Whether Ghost may, or must, play the card of his first turn face down.
    .optional = may be hidden
    .always = always hidden
option-tie-break = Ties
    .about = Of equally rich players, who was hit by fewer bullets wins. Whether the Marshal's bullets count.
    .all-bullets = all bullets count
    .shots-and-events = not the Marshal's
option-known-purses = Purses one has held
    .about = Whether you still know what is in a purse that you have dropped.
    .on = remembered
    .off = forgotten
option-plan-memory = The plan
    .about = Whether all cards played face up stay in view, or only the last one.
    .on = all in view
    .off = only the last
option-reflex = Reflex
    .about = A fifth card: who lies stunned stands up and fires; who doesn't, lies down.
    .off = without
    .on = with
option-horse = Horse
    .about = One more card: ride to the locomotive.
    .off = without
    .on = with

## Clock

clock = Clock
clock-kind = Time to think
kind-none = No clock
kind-choice = Per choice
kind-total = For the whole game
time-choice = For each choice
time-total = For each player's game
times-live = At one sitting
times-slow = By return visits
stand-in = Whoever is absent is played by
clock-about = When someone's time is up, a bot plays for them until they are back.

## Who comes in

visibility = Company
who-comes = Who may sit down
visibility-link = by link or code
visibility-link-about = Only those who have the link or the code find the table.
visibility-public = public
visibility-public-about = The table is in the list: anyone may sit down. Games of people only are rated.
visibility-spectator-views = spectators see cards
visibility-chat = with chat
visibility-no-aids = no memory aids
spectator-views = Spectators may look over shoulders
spectator-views-about = Only where the player agrees. Otherwise they see what lies open.
chat-free = Free chat
chat-about = Everyone at the table can write. Gestures are always there.
memory-aids = Memory aids
memory-aids-about = Everyone can look up the cards they've seen, what's in their own deck, and whose bullets hit whom.
chat-why-not = Free chat is only for tables that are joined by a link.

## What will happen

summary = What will happen
summary-who = { $game } for { $count }: { $who }.
summary-base = Rules as in the book,
summary-changed = { $count ->
    [one] One rule changed,
   *[other] { $count } rules changed,
}
summary-clock = { $clock }.
next-play = The game begins at once.
next-pass = The game begins at once. You pass this device round; the screen is covered in between.
next-watch = The game begins at once, and you watch.
next-invite = You get a link and a code for your friends. You start when all sit.
next-public = The table is listed, and you get a link. You start when all sit.
open-table = Open the table
start-game = Start

## Before the start

lobby-kicker = { $game } · at the station
lobby-waiting = { $count ->
    [one] Waiting for one more
   *[other] Waiting for { $count } more
}
lobby-full = All aboard!
lobby-watching = { $count ->
    [one] One is watching.
   *[other] { $count } are watching.
}
fill-with-bots = Fill up with bots
host-starts = { $who } starts the game.
the-host = The host
host = host
bot = bot
seat-free = Free
sit-here = Sit down here
sit-over-here = Change to this seat
stand-up = Stand up
free-seat = Free the seat
seat-a-bot = Seat a bot
invite-text = Rob a train with me!
link = Link
copy-link = Copy link
share = Share
tell-code = Or tell them this code for the first screen:
facts = This table

## Help: what a table allows; `aid-` are short facts in a list

aids = Help
aid-foresight = looking ahead
aid-hints = hints
aid-none = none
aids-foresight = Looking ahead
aids-foresight-about = While you plan, shades show where the cards on the table lead.
aids-hints = Hints
aids-hints-about = Anyone may ask what a Legend would do.
aids-why-not = Public games are rated, so there is no help.
