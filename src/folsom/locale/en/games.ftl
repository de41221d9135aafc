# The two games in words: people, cars, cards, loot, and what happens with them.
# $who stands at the head of a sentence, $whom is whom something happens to, $whose is whose something is;
# $at is a place where something is, $to one where something goes, $of a car after "the roof".
# $target is $whom at the head of a sentence, and $from is $who as the one from whom something comes.
# .you is what a sentence says to the player it is about ($who, $target or $whose), and .to-you what it says to the
# other one in it ($whom or $from): the telegraph and the caption of the table, in the second person singular.

## Bandits
# .temper is how a bot plays that bandit: a short sentence under its name, at most about 40 characters.
# .mood is the same in a word, beside the bot's level in a narrow panel: at most about 12 characters.

bandit-ghost = Ghost
    .who = Ghost
    .whom = Ghost
    .whose = Ghost's
    .power = May play his first card of a round face down.
    .temper = A man of few words.
    .mood = silent
bandit-doc = Doc
    .who = Doc
    .whom = Doc
    .whose = Doc's
    .power = Begins each round with seven cards instead of six.
    .temper = Dry and precise.
    .mood = dry
bandit-tuco = Tuco
    .who = Tuco
    .whom = Tuco
    .whose = Tuco's
    .power = May also fire at a bandit in his own car, through the roof.
    .temper = Loud, and a bad loser.
    .mood = loud
bandit-cheyenne = Cheyenne
    .who = Cheyenne
    .whom = Cheyenne
    .whose = Cheyenne's
    .power = May pocket the purse that she knocks off someone.
    .temper = Quick, and easily amused.
    .mood = quick
bandit-belle = Belle
    .who = Belle
    .whom = Belle
    .whose = Belle's
    .power = Can't be fired at or punched while someone else can.
    .temper = Charming, until you cross her.
    .mood = charming
bandit-django = Django
    .who = Django
    .whom = Django
    .whose = Django's
    .power = Whoever he hits is pushed one car on.
    .temper = Proud of every shot.
    .mood = proud
bandit-mei = Mei
    .who = Mei
    .whom = Mei
    .whose = Mei's
    .temper = Cheerful, even when she falls.
    .mood = cheerful
bandit-marshal = Marshal
    .who = The Marshal

## Cars

car-locomotive = Locomotive
    .short = Loco
    .in = in the locomotive
    .to = to the locomotive
    .of = of the locomotive
car-baggage = Baggage
    .short = Baggage
    .in = in the baggage car
    .to = to the baggage car
    .of = of the baggage car
car-second-class = Second class
    .short = Second
    .in = in second class
    .to = to second class
    .of = of second class
car-first-class = First class
    .short = First
    .in = in first class
    .to = to first class
    .of = of first class
car-dining = Dining
    .short = Dining
    .in = in the dining car
    .to = to the dining car
    .of = of the dining car
car-saloon = Saloon
    .short = Saloon
    .in = in the saloon car
    .to = to the saloon car
    .of = of the saloon car
car-mail = Mail
    .short = Mail
    .in = in the mail car
    .to = to the mail car
    .of = of the mail car
car-number = Car { $number }
    .short = { $number }
    .in = in car { $number }
    .to = to car { $number }
    .of = of car { $number }
roof = Roof
    .in = on the roof { $of }
    .to = to the roof { $of }
inside = Inside

## Loot

a-purse = a purse
a-known-purse = a purse with { $money }
a-jewel = a jewel
a-strongbox = a strongbox
purses = { $count ->
    [one] { $count } purse
   *[other] { $count } purses
}
jewels = { $count ->
    [one] { $count } jewel
   *[other] { $count } jewels
}
strongboxes = { $count ->
    [one] { $count } strongbox
   *[other] { $count } strongboxes
}

## Cards

card-move = Move
card-floor = Floor
card-fire = Fire
card-rob = Rob
card-punch = Punch
card-marshal = Marshal
card-turn = Turn
card-reflex = Reflex
card-horse = Horse
card-bullet = Bullet
card-of-bandit = { $whose } { $card }
cards-count = { $count ->
    [one] one card
   *[other] { $count } cards
}
cards-none = nothing

## Round cards and their events

round-angry-marshal = Angry Marshal
    .about = Each bandit on the Marshal's roof takes a bullet; then he moves one car back.
round-swivel-arm = Swivel arm
    .about = All bandits on roofs are swept to the roof of the caboose.
round-braking = Braking
    .about = All bandits on roofs slide one car forward.
round-take-it-all = Take it all
    .about = The second strongbox is put where the Marshal is.
round-passengers-rebellion = Passengers' rebellion
    .about = Each bandit inside a car takes a bullet.
round-tunnel = Tunnel
    .about = No event at the end of this round.
round-bridge = Bridge
    .about = No event at the end of this round.
round-marshals-revenge = Marshal's revenge
    .about = Each bandit on the Marshal's roof loses the purse of least value.
round-pickpocketing = Pickpocketing
    .about = A bandit who is alone somewhere may take a purse there.
round-hostage = Hostage
    .about = Each bandit in or on the locomotive receives { $money }.
symbol-standard = Standard turn
    .about = cards are played face up
symbol-tunnel = Tunnel
    .about = cards are played face down
symbol-speeding-up = Speeding-up
    .about = two turns in a row
symbol-switching = Switching
    .about = the other way round

## What happens in both games

event-changed-floor = { $level ->
    [roof] { $who } climbs { $to }.
   *[inside] { $who } climbs down { $to }.
}
    .you = { $level ->
        [roof] You climb { $to }.
       *[inside] You climb down { $to }.
    }
event-moved = { $who } moves { $to }.
    .you = You move { $to }.
event-hit = { $who } hits { $whom }.
    .you = You hit { $whom }.
    .to-you = { $who } hits you.
event-no-effect = { $who }: { $card } has no effect, { $why }.
    .you = Your { $card } has no effect, { $why }.
event-game-ended = The game is over.
event-taken-back = { $who }: the last choice is undone.
    .you = Your last choice is undone.
why-no-bandit-in-sight = no bandit in sight
why-no-bullets-left = no bullets left
why-nothing-to-rob-here = nothing to rob here
why-no-other-bandit-here = no other bandit here

## Why something can't be chosen

why-same-place = too close: in the same place
why-other-level = on the other level
why-too-far = too far away
why-behind = behind someone else
why-spared = spared while someone else can be chosen
why-never = never a target
why-elsewhere = not where you are
why-stays = staying put is no move
why-only-purses = only purses can be taken now
why-bullet = can't be played
why-empty-deck = nothing left to draw
why-first-turn-only = only for your first turn of a round
why-must-hide = your first card must be hidden

## What happens in Express

event-round-began = Round { $number }: { $card }. { $who } { $seats ->
    [one] begins.
   *[other] begin.
}
    .you = Round { $number }: { $card }. You begin.
event-dealt = { $who } { $seats ->
    [one] is
   *[other] are
} dealt { $cards }.
    .you = You're dealt { $cards }.
event-shed = { $who } { $seats ->
    [one] sheds
   *[other] shed
} { $count ->
    [one] a bullet.
   *[other] { $count } bullets.
}
    .you = You shed { $count ->
        [one] a bullet.
       *[other] { $count } bullets.
    }
event-drew = { $who } { $seats ->
    [one] draws
   *[other] draw
} { $cards }.
    .you = You draw { $cards }.
event-reshuffled = { $who } { $seats ->
    [one] shuffles the discard into a new deck.
   *[other] shuffle the discard into a new deck.
}
    .you = You shuffle the discard into a new deck.
event-played = { $shown ->
    [open] { $who } { $seats ->
            [one] plays
           *[other] play
        } { $card }.
    [face-down] { $who } { $seats ->
            [one] plays
           *[other] play
        } { $card } face down.
   *[hidden] { $who } { $seats ->
            [one] plays a card face down.
           *[other] play a card face down.
        }
}
    .you = { $shown ->
        [open] You play { $card }.
        [face-down] You play { $card } face down.
       *[hidden] You play a card face down.
    }
event-discarded = { $who } { $seats ->
    [one] discards
   *[other] discard
} { $cards }.
    .you = You discard { $cards }.
event-scheming-ended = The plan is set. Now watch it happen!
event-boarded = { $who } boards the train { $at }.
    .you = You board the train { $at }.
event-revealed = { $whose } card: { $card }.
    .you = Your card: { $card }.
event-fired-at = { $who } fires at { $whom }.
    .you = You fire at { $whom }.
    .to-you = { $who } fires at you.
event-bullet-taken = { $target } takes a bullet from { $from }.
    .you = You take a bullet from { $from }.
    .to-you = { $target } takes a bullet from you.
event-pushed = { $who } is pushed { $to }.
    .you = You're pushed { $to }.
event-punched = { $who } punches { $whom }.
    .you = You punch { $whom }.
    .to-you = { $who } punches you.
event-dropped = { $who } drops { $loot } { $at }.
    .you = You drop { $loot } { $at }.
event-pocketed = { $who } pockets { $loot } from { $whom }.
    .you = You pocket { $loot } from { $whom }.
    .to-you = { $who } pockets { $loot } from you.
event-knocked = { $who } is sent { $to }.
    .you = You're sent { $to }.
event-robbed = { $who } grabs { $loot } { $at }.
    .you = You grab { $loot } { $at }.
event-marshal-moved = The Marshal moves { $to }.
event-fled = { $who } flees from the Marshal { roof.to }.
    .you = You flee from the Marshal { roof.to }.
event-neutral-bullet = { $source ->
    [event] { $who } takes a neutral bullet in the event.
   *[marshal] { $who } takes a neutral bullet from the Marshal.
}
    .you = { $source ->
        [event] You take a neutral bullet in the event.
       *[marshal] You take a neutral bullet from the Marshal.
    }
event-neutrals-gone = { $count ->
    [0] There are no neutral bullets left.
    [one] Too few neutral bullets: the last one is out of the game.
   *[other] Too few neutral bullets: the last { $count } are out of the game.
}
event-began = Event: { $event }.
event-carried = { $who } is carried { $to }.
    .you = You're carried { $to }.
event-box-put = The second strongbox is put { $at }.
event-pickpocketed = { $who } takes { $loot } { $at }.
    .you = You take { $loot } { $at }.
event-left-purse = { $who } leaves the purse { $at }.
    .you = You leave the purse { $at }.
event-lost-purse = { $who } loses { $loot } { $at }.
    .you = You lose { $loot } { $at }.
event-ransomed = { $who } receives a ransom of { $money }.
    .you = You receive a ransom of { $money }.
event-round-ended = Round { $number } ends.
event-gunslinger = { $who } is a Gunslinger: { $money }.
    .you = You're a Gunslinger: { $money }.
event-scored = { $who } { $seats ->
    [one] has
   *[other] have
} { $money }.
    .you = You have { $money }.
event-arrived = The train has arrived.

## What happens in Super

event-ready = { $who } is ready.
    .you = You're ready.
event-plan-changed = { $who } has another plan.
    .you = You change your plan.
event-super-boarded = { $way ->
    [forward] { $who } boards the train { $at }, facing the locomotive.
   *[back] { $who } boards the train { $at }, facing the caboose.
}
    .you = { $way ->
        [forward] You board the train { $at }, facing the locomotive.
       *[back] You board the train { $at }, facing the caboose.
    }
event-super-round-began = Round { $number }. { $who } begins.
    .you = Round { $number }. You begin.
event-turned = { $way ->
    [forward] { $who } turns to face the locomotive.
   *[back] { $who } turns to face the caboose.
}
    .you = { $way ->
        [forward] You turn to face the locomotive.
       *[back] You turn to face the caboose.
    }
event-fired-along = { $way ->
    [forward] { $who } fires towards the locomotive.
   *[back] { $who } fires towards the caboose.
}
    .you = { $way ->
        [forward] You fire towards the locomotive.
       *[back] You fire towards the caboose.
    }
event-passed-through = The shot passes over { $whom }, who lies stunned.
    .you = Your shot passes over { $whom }, who lies stunned.
    .to-you = The shot passes over you while you lie stunned.
event-thrown = { $who } is thrown { $to } and lies stunned.
    .you = You're thrown { $to } and lie stunned.
event-stood-up = { $who } stands up.
    .you = You stand up.
event-lay-down = { $who } lies down.
    .you = You lie down.
event-fell-off = { $way ->
    [forward] { $who } falls off the train at the front, and is out.
   *[back] { $who } falls off the train at the rear, and is out.
}
    .you = { $way ->
        [forward] You fall off the train at the front, and you're out.
       *[back] You fall off the train at the rear, and you're out.
    }
event-left-train = { $who } leaves the train, but a horse waits.
    .you = You leave the train, but a horse waits.
event-rode = { $who } rides { car-locomotive.to }.
    .you = You ride { car-locomotive.to }.
event-rode-back = { $who } rides back { car-locomotive.to }.
    .you = You ride back { car-locomotive.to }.
event-unhooked = { $car } is unhooked and rolls away.
event-left-behind = { $who } is left behind { $at }, and is out.
    .you = You're left behind { $at }, and you're out.
event-took-car = { $who } takes the loot { $of }: { $money }.
    .you = You take the loot { $of }: { $money }.
event-first-passed = { $who } is first now.
    .you = You're first now.
event-won = { $who } wins.
    .you = You win!
event-shared-first = { $who } fell last.
    .you = You fell last.
