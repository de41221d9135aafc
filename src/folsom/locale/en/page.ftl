# The page: what is asked, what is shown, what can be set.

## First screen

hero = Plan in secret, rob the train together, and watch it all go wrong. A heist for two to seven, on one screen or many.
start = Start a game
game = Game
game-express = Express
    .about = 2–6 · play cards, then act
game-super = Super
    .about = 3–7 · last one standing
game-times = { $alone } min alone, { $together } with friends
you-are-against = You are { $who }, against { $count ->
    [1] one bot
    [2] two bots
    [3] three bots
    [4] four bots
    [5] five bots
   *[6] six bots
}
fair-bots = Fair bots, no clock, base rules.
first-time = First time? Three minutes
made-up-name = When you play, we make up a name for you. Change it any time.
playing-as = You play as { $name }.
rename = Change
against-bots = { $count ->
    [one] You against one bot
   *[other] You against { $count } bots
}
players = Players
level = Bots
level-greenhorn = Greenhorn
level-drifter = Drifter
level-rustler = Rustler
level-outlaw = Outlaw
level-desperado = Desperado
level-legend = Legend
feel-express-greenhorn = new to the West: looks about, and grabs what shines
feel-express-drifter = has robbed a train before, and remembers some of it
feel-express-rustler = knows what a card is good for
feel-express-outlaw = thinks of what the others want, too
feel-express-desperado = plans the whole round, and spoils yours
feel-express-legend = sees farther than anyone on the train
feel-super-greenhorn = new to the West: walks off the train now and then
feel-super-drifter = stays on the train, mostly
feel-super-rustler = knows where a shot will carry you
feel-super-outlaw = guesses what you have planned
feel-super-desperado = guesses what you guess
feel-super-legend = knows every endgame by heart
play-now = Play now
starting = Starting…
pace = Pace
pace-story = Story
pace-normal = Normal
pace-fast = Fast
no-answer = The server doesn't answer. Check your connection and try again.
me = Me
my-name = Your name
change-more = Change more
invite-friends = Invite friends
pass-and-play = Pass and play
public-tables = Public tables
no-public-tables = No public table is open now.
open-a-table = Open a table
have-code = I have a code
join = Join
learn = Learn
way-first-heist = Your first heist
    .about = three minutes, by doing
    .go = Start
way-the-rules = The rules
    .about = searchable, with drawings
    .go = Read
way-replays = Replays
    .about = famous games, and yours
    .go = Watch
yours = My games
no-games = Your games will be listed here.
been-here = I have a recovery phrase
company-you = you
bots-count = { $count ->
    [one] one bot
   *[other] { $count } bots
}
seats-free = { $count ->
    [0] no free seat
    [one] one free seat
   *[other] { $count } free seats
}
clock-none = no clock
clock-choice = { $time } per choice
clock-total = { $time } for the whole game
your-turn = your turn
others-turn = being played
you-won = you won
others-won = { $count ->
    [one] { $who } won
   *[other] { $who } won together
}
in-round = round { $round }, { $words }
placed = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[7] seventh
}
placed-with = { $place } with { $money }
nobody-won = nobody won
nobody-yet = nobody yet
replay = Replay
go-on = Go on
sit-down = Sit down
watch = Watch
save = Save
copied = Copied.
not-copied = It couldn't be copied. Select it and copy it by hand.
offline = You're offline. Your games continue as soon as you're back.

## Settings

settings = Settings
language = Language
theme-day = Switch to day
theme-night = Switch to night
sound-on = Turn sound on
sound-off = Turn sound off
# The sliders of the sound menu, each one word; then a note at the first table, with two short buttons.
volume-effects = Effects
volume-music = Music
volume-ambience = Ambience
sound-offer = Play with sound?
sound-offer-yes = Sound on
sound-offer-no = Stay quiet

## The table

title = { $game } · Folsom
title-yours = Your turn! · Folsom
expert = expert variant
stage = The train
train = The train, from the locomotive to the caboose
train-table = The train as a table: cars in columns, roof and inside in rows
telegraph = Telegraph
telegraph-all = all
telegraph-empty = The train sets off.
round-card = Round card
round-of = Round { $number } of { $count }
round-number = Round { $number }
phase-scheming = Schemin'
phase-stealing = Stealin'
phase-plan = Plan
phase-action = Action!
then-event = Then:
cars = The cars
car-next = next to go
car-goes-next = Car { $number } goes next
car-gone = Car { $number } is gone
only-locomotive = Only the locomotive
unhook-about = Whoever is in or on it is out. The one farthest back of the others takes its loot.
locomotive-about = Most loot wins.
plan = The plan
plan-empty = No card has been played yet.
in-order = In order
mini-face = { $who }: { $card }
mini-peek = { $who }: { $card }, face down; only you know it
mini-back = { $who }: a card face down
mini-open = { $who }: no card yet
hand = Your hand
hand-empty = You hold no cards.
hand-to-come = Cards are dealt once everyone is aboard.
hand-count = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
deck-count = { $count ->
    [one] { $count } card in the deck
   *[other] { $count } cards in the deck
}
discard-count = { $count ->
    [one] { $count } card discarded
   *[other] { $count } cards discarded
}
bullets-left = { $count ->
    [one] { $count } bullet left
   *[other] { $count } bullets left
}
wanted = Wanted
money-unknown = $ ?
money-at-least = { $money } + ?
no-loot = no loot
loot-cards = { $count ->
    [one] { $count } loot card
   *[other] { $count } loot cards
}
you = You
you-small = you
bot-named = bot, { $level }
# On a panel, for a bot that plays one bandit. $mood: its temper in a word.
bot-in-mood = { $mood } { $level }
bot-plays-on = bot plays on
disconnected = not connected
first-player = first player
to-act = to act
to-plan = to plan
planning = planning…
ready-small = ready
stunned = stunned
fell-off = out of the game
chosen-of = { $count ->
    [one] { $count } of 3 cards
   *[other] { $count } of 3 cards
}
tabs = What to show
tab-hand = Hand
tab-plan = Plan
tab-seats = Players
tab-log = Log

## Figures, for those who listen

pawn-you = { $who }, you
pawn-at = { $who }, { $at }
pawn-can-be-chosen = { $pawn }: can be chosen
pawn-in-row = { $who }, { $at }, number { $place } of { $count } in the row, { $stunned ->
    [yes] stunned,
   *[no] { "" }
} facing { $way ->
    [forward] the locomotive
   *[back] the caboose
}
manifest-figure = { $who }{ $stunned ->
    [yes] , stunned
   *[no] { "" }
}{ $way ->
    [forward] , facing the locomotive
    [back] , facing the caboose
   *[none] { "" }
}

## What is asked

ask = What is asked
ask-place = Where to begin, { $name }?
    .below = Choose who goes to the caboose; the other goes one car further forward.
ask-play = Your turn, { $name }
    .below = { $may ->
        [play] Play a card.
        [draw] Draw three cards.
       *[both] Play a card, or draw three.
    }
ask-play-hidden = Your turn, { $name }
    .below = { $may ->
        [play] Play a card face down.
        [draw] Draw three cards.
       *[both] Play a card face down, or draw three.
    }
ask-play-either = Your turn, { $name }
    .below = { $may ->
        [play] Play a card, openly or face down.
        [draw] Draw three cards.
       *[both] Play a card, openly or face down, or draw three.
    }
ask-keep = What do you keep, { $name }?
    .below = Discard what you don't want to hold in the next round.
ask-move = Where to, { $name }?
    .below = One car inside; one to three on the roofs.
ask-floor = Up or down, { $name }
    .below = Change to the other level.
ask-fire = Your shot, { $name }
    .below = Who do you shoot?
ask-rob = Your loot, { $name }
    .below = What do you take?
ask-punch = Your punch, { $name }
    .below = Who do you punch?
ask-marshal = The Marshal moves, { $name }
    .below = Which way does he go?
ask-loot = A good punch, { $name }
    .below = What does { $whom } drop?
ask-pocket = A purse falls, { $name }
    .below = Do you catch it?
ask-send = Out with { $whom }!
    .below = Which way?
ask-pickpocket = Nobody looks, { $name }
    .below = Do you take a purse?
ask-plan = Plan your three, { $name }
plan-left = { $count ->
    [one] One more card.
   *[other] { $count } more cards.
}
plan-whole = All three lie in their slots.
ready-already = { $count ->
    [one] { $who } is ready.
   *[other] { $who } are ready.
}
ready = Ready
ready-why-not = Ready needs three cards: slot { $number } is empty
you-are-out = You are off the train
game-over = The end of the line
wait-none = The train rolls on
wait-place = { $who } boards the train
wait-play = { $who } is choosing a card
wait-keep = { $who } is sorting cards
wait-move = { $who } is about to move
wait-floor = { $who } is about to climb
wait-fire = { $who } takes aim
wait-rob = { $who } looks at the loot
wait-punch = { $who } raises a fist
wait-marshal = { $who } calls the Marshal
wait-loot = { $who } shakes the loot loose
wait-pocket = { $who } reaches for a purse
wait-send = { $who } throws a punch
wait-pickpocket = { $who } looks at a purse
wait-plan = { $count ->
    [one] { $who } is planning
   *[other] { $who } are planning
}
turn-of = Turn { $number } of { $count }
card-of = Card { $number } of { $count }
to-choose = to choose
for-the-game = for the game
clock-low = running out!
clock-left = { $time } left!
clock-days = { $days } d { $hours } h

watching = You are watching
watch-with = Look with
watch-public = everyone's eyes
watch-seat = { $whose } eyes
away = A bot plays for you
away-below = Your time ran out. Take over again whenever you like.
sent = Your move is made
sending = Sending your choice…
sending-below = The connection is slow. Your choice counts once the table has it.
back = I'm back

## What can be chosen

draw = Draw 3
keep = Keep the rest
face-down = face down
to-discard = discard
play-card = Play { $card }
play-card-face-down = Play { $card } face down
discard-card = Discard { $card }
way-forward = { $count ->
    [one] one forward
   *[other] { $count } forward
}
way-back = { $count ->
    [one] one back
   *[other] { $count } back
}
value-hidden = value unknown
leave-purse = Leave the purse
drop-purse = Let the purse fall
pocket-purse = Pocket the purse
climb-up = To the roof
climb-down = Inside
openly = openly
other-places = other places
other-loot = other loot
not-that = { $what }: { $why }
why-not = Why nothing else?
undo = Undo
skip = Skip
close = Close
your-plan = Your plan
plan-order = done in this order
your-cards = Your cards
tap-or-drag = tap or drag
put-card = Put a card here
put-in-slot = { $card }: put it in slot { $number }
slot-filled = Slot { $number }: { $card }. Take it back

## The line

link-opening = Connecting…
link-lost = Connection lost
link-again = { $seconds ->
    [one] Trying again in { $seconds } second.
   *[other] Trying again in { $seconds } seconds.
}
link-now = Try now
link-closed = Connection closed
no-table = No such table
no-table-below = Check that the whole link was copied. A table whose game nobody starts is closed once everyone has been away for long.
to-home = To the first screen
