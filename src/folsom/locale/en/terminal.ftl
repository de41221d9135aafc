# What the terminal says: choices, the table, the story and the end of a game. Commands that are typed stay English.
# $who stands at the head of a sentence, $whom is whom something happens to; $at is a place where something is,
# $to one where something goes; $money is an amount with its sign.

## What can be chosen: a short phrase beside a number

choice-play = { $shown ->
    [open] play { $card }
   *[face-down] play { $card } face down
}
choice-draw = draw
choice-discard = discard { $card }
choice-keep = keep the rest
choice-place = { $who } boards the train { $at }
choice-go = move { $to }
choice-marshal = move the Marshal { $to }
# $action is fire or punch.
choice-aim = { $action ->
    [fire] fire at { $whom }
   *[punch] punch { $whom }
}
choice-take = take { $loot }
choice-knock-off = knock off { $loot }
choice-pocket = pocket the purse
choice-leave = leave the purse
choice-send = send { $whom } { $to }
choice-climb = { $level ->
    [roof] climb to the roof
   *[inside] go down inside
}
# $cards are the cards of a plan, in order.
choice-plan = { $cards }

## Who won, and by what: one sentence. $who are all in the first place, $seats how many.

result-richest = { $who } { $seats ->
    [one] wins
   *[other] win
} with { $money }.
result-points = { $who } { $seats ->
    [one] wins
   *[other] share the victory
} with { $count ->
    [one] { $count } point.
   *[other] { $count } points.
}
result-shared = { $who } share the victory with { $money } and equally few bullets.
result-by-bullets = { $who } { $seats ->
    [one] wins
   *[other] win
} with { $money }, having received fewer bullets than others as rich.
result-last-standing = { $who } wins, the last on the train.
# $count is how many car cards decided; $money is what the most valuable one is worth.
result-locomotive = { $who } wins at the locomotive with { $count ->
    [one] { $count } car card.
   *[other] { $count } car cards.
}
result-most-valuable = { $who } wins at the locomotive with { $count ->
    [one] { $count } car card
   *[other] { $count } car cards
}, the most valuable worth { $money }.
result-nobody = { $seats ->
    [one] Nobody wins: { $who } fell last.
   *[other] Nobody wins: { $who } fell last, and share the first place.
}

## The first lines. $others are bandits with their bots in brackets.

terminal-setting = Setting the table …
terminal-welcome = { $game }. You are { $who } against { $others }.
terminal-welcome-shared = { $game }. { $people } share the keyboard.
terminal-welcome-shared-against = { $game }. { $people } share the keyboard against { $others }.
terminal-welcome-watch = { $game }. Watch { $others }.
terminal-aim-express = Five rounds; the richest wins.
terminal-aim-super = The last bandit on the train wins.
terminal-how = Choose by number or in words.
terminal-how-super = Plan three cards each round, in words or by number.
terminal-help-is = Type help for the rules and commands, or quit to leave; the game is saved.
terminal-train = The train:
# Beside the signs of the drawing.
terminal-sign-purse = purse
terminal-sign-known-purse = one that you know
terminal-sign-jewel = jewel, { $money }
terminal-sign-strongbox = strongbox, { $money }
terminal-sign-forward = faces the locomotive
terminal-sign-back = the caboose
terminal-sign-stunned = lies stunned

## The table. Columns have room for about eight letters.

terminal-column-player = player
terminal-column-loot = loot
terminal-column-bullets = bullets
terminal-column-hits = hits
terminal-column-hand = hand
terminal-column-deck = deck
terminal-column-discard = discard
terminal-column-acts = acts
terminal-column-plan = plan
terminal-you = you
terminal-human = human
terminal-seat = seat { $number }
# A place in an order, in two to four letters.
terminal-place = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
}
terminal-out = out, { $place }
terminal-on-board = on board
terminal-not-yet = not yet
terminal-pile = Pile
terminal-to-come = To come
terminal-hand = Hand
terminal-discard = Discard
# What a round's event does, behind its card: about 35 letters.
terminal-then-angry-marshal = then he shoots upwards, goes back a car
terminal-then-swivel-arm = then all on roofs go to the last roof
terminal-then-braking = then all on roofs slide one car forward
terminal-then-take-it-all = then a strongbox for the Marshal's car
terminal-then-passengers-rebellion = then all inside take a bullet
terminal-then-marshals-revenge = then purses fall above the Marshal
terminal-then-pickpocketing = then those alone may take a purse
terminal-then-hostage = then { $money } for all at the locomotive
terminal-round-at-most = Round { $number } of at most { $count }
terminal-unhook = { $car } is unhooked at the end, with everyone in or on it.
terminal-you-watch = You're out, and watch.
terminal-plain-table = { $round }. To choose: { $who }.
terminal-holds = { $who } { $seats ->
    [one] holds
   *[other] hold
} { $cards }.

## What happened

terminal-card-shows = The card shows { $symbols }: { $meanings }.
terminal-at-the-end = At the end: { $about }
terminal-begins = { $who } { $seats ->
    [one] begins.
   *[other] begin.
}
terminal-super-round = Round { $number } of at most { $count }: { $who } is first
terminal-plans-in = All plans are in
# Two heads of a column: what the sentences to the right are about.
terminal-event = The event
terminal-last-car = The last car
terminal-no-effect = No effect: { $why }.
terminal-only-stands-up = { $who } lay stunned, and only stands up.
terminal-plans = { $who } plans { $cards }.
terminal-plans-now = { $who } now plans { $cards }.

## What is asked

terminal-prompt = choice or help>
terminal-ask-plan = Which three cards, in what order? Such as { $example }.
terminal-plan-is = Your plan is { $cards }.
terminal-no-plan = You have no plan.
terminal-plan-again = Type another plan, or keep.
terminal-stunned = You lie stunned: your first card, whatever it is, only makes you stand up.
terminal-stunned-reflex = You lie stunned: your first card only makes you stand up (Reflex: and fire).
terminal-or = or
terminal-could-mean = '{ $typed }' could mean { $choices }.
terminal-no-choice = '{ $typed }' isn't one of the choices. Type a number from 1 to { $count }, or words such as '{ $example }'; help lists what else you can type.
terminal-no-number = There's no choice { $number }; type 1 to { $count }.
# $example is a plan, in words and in numbers.
terminal-plan-size = A plan is three cards in order, such as { $example }; you named { $count ->
    [0] none.
   *[other] { $count }.
}
terminal-plan-twice = { $card } is in that plan twice; the three cards must differ.
terminal-no-card = '{ $typed }' isn't a card. Type three of these, in order: { $cards }; or help.

## The course of a game

terminal-thinking = { $who } is thinking …
terminal-linger = Type record FILE to write a record, log all to read the game again, or quit.
terminal-over = The game is over. Type record FILE, log all, or quit.
terminal-until-next-time = Until next time.
terminal-saved = The game is saved. To continue, run: { $command }
terminal-not-saved = The game couldn't be saved.
terminal-cannot-save = The game can't be saved ({ $error }); it continues unsaved.
terminal-cannot-undo = You can't undo: someone else has chosen since, or something new was revealed.
terminal-undone = Undone.
terminal-pass-keyboard = Pass the keyboard to { $name }, then press Enter.
terminal-pass-keyboard-undo = Pass the keyboard to { $name }, then press Enter (or type undo).
terminal-pass-keyboard-change = Pass the keyboard to { $name }, then press Enter (or type change to let someone plan again).
terminal-who-plans-again = Who plans again? Type change and a name: { $names }.
terminal-nobody-changes = Nobody at this keyboard can change a plan now.
terminal-no-plan-to-keep = You have no plan to keep yet: choose one first.
terminal-record-later = A record shows everyone's cards, so you can write one only after the game.
terminal-name-a-file = Type the name of a file after the command.
terminal-file-exists = { $file } exists already; choose another name.
terminal-written = Written. To read it, run: { $command }
terminal-cannot-write = { $file } can't be written: { $error }

## The end

terminal-bullets-taken = { $count ->
    [0] no bullets taken
    [one] { $count } bullet taken
   *[other] { $count } bullets taken
}
terminal-stayed = { $count ->
    [0] on the train with no car cards
    [one] on the train with { $count } car card
   *[other] on the train with { $count } car cards
}
terminal-shot-off = { $way ->
    [forward] shot off the front end by { $whom } in round { $number }
   *[back] shot off the rear end by { $whom } in round { $number }
}
terminal-walked-off = { $way ->
    [forward] walked off the front end in round { $number }
   *[back] walked off the rear end in round { $number }
}
terminal-left-behind = left behind { $at } in round { $number }

## Replays. Enter, b, r3, m42 and q are typed.

terminal-start = The start
terminal-step = Round { $round }, move { $move }
terminal-last-step = The end, move { $move }
terminal-keys = Enter: next   b: back   r3 or 3: to round 3   m42: to move 42   q: quit
terminal-record-has = This record has rounds 1 to { $rounds } and moves 1 to { $moves }.
