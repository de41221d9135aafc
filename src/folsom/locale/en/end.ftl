# The end: the reckoning, the story of the game, and where to go from there.

## The reckoning

result = The result
source-purses = Purses
source-jewels = Jewels
source-strongboxes = Strongboxes
source-ransoms = Ransom
source-gunslinger = Gunslinger
source-loot = Loot
end-counted = The loot is counted
end-who-is-left = Who is left?
end-richest = { $who } { $seats ->
    [one] takes it all
   *[other] take it all
}
end-shared = { $who } share the loot
end-last-standing = { $who } is the last one standing
end-locomotive = { $who } wins at the locomotive
end-nobody = Nobody is left
end-with = With { $money }.
end-with-shared = With { $money } each, and equally few bullets.
end-with-tie = With { $money }, and fewer bullets received than others as rich.
end-others-off = All the others are off the train.
end-with-cards = With { $cards }.
end-with-dearest = With { $cards }, the dearest worth { $money }.
end-fell-last = { $who } fell last.
end-tie = Equally rich: the fewest bullets received decide.
end-tie-loot = Equally many cards: the dearest one decides.
end-fell = Off the train, number { $number }: { $who }.
end-winner = Winner
end-off = Off the train
end-off-as = No. { $number } to fall
end-aboard = Still aboard
end-bullets = Bullets received
end-place = Place { $number }:

## Where to go

rematch = Play again
next-game = To the next game
to-replay = Replay
share-link = Share
share-copied = The link is copied.
share-is = Copy this link: { $url }
download-record = Download

## The story

story = How it went
story-coming = The story is being told…
story-counting = First the loot is counted.
story-not-come = The story couldn't be fetched.
story-round = { $round }: { $card }
story-turning = turning point
story-times = { $whom } ×{ $count }
story-punched = { $who } punches { $whom }, who drops { $loot }.
story-met = { $who } { $seats ->
    [one] runs into the Marshal and flees to the roof.
   *[other] run into the Marshal and flee to the roof.
}
story-struck = { $event }: { $who } { $seats ->
    [one] takes a bullet.
   *[other] take a bullet each.
}
story-ransoms = { $who } { $seats ->
    [one] receives a ransom of { $money }.
   *[other] receive a ransom of { $money } each.
}
story-gunslingers = { $who } { $seats ->
    [one] is the Gunslinger: { $money }.
   *[other] are Gunslingers: { $money } each.
}
story-void = { $count ->
    [one] One card comes to nothing.
   *[other] { $count } cards come to nothing.
}
story-felled = { $who } hits { $whom }, who falls off the train.
story-rides = { $who } { $seats ->
    [one] rides { $to }.
   *[other] ride { $to }.
}
story-left-behind = { $who } { $seats ->
    [one] is left behind { $at }.
   *[other] are left behind { $at }.
}
story-left = { $count ->
    [0] Nobody is left on the train.
    [one] One is left on the train.
   *[other] { $count } are left on the train.
}
story-lead-same = { $who } { $seats ->
    [one] still leads with { $money }.
   *[other] still lead with { $money }.
}
story-lead-changed = { $who } { $seats ->
    [one] now leads with { $money }.
   *[other] now lead with { $money }.
}
story-lead-for-good = { $who } { $seats ->
    [one] takes the lead for good, with { $money }.
   *[other] take the lead for good, with { $money }.
}
story-lead-shared = { $who } share the lead with { $money } each.

## What is said of who won
# Below the heading of the end, one line. $money: what they won with. $whom: who came next. True of the game, always.

wit-tie = { $money }, just like { $whom }, but { $count ->
    [one] one bullet fewer to pull out.
   *[other] { $count } bullets fewer to pull out.
}
wit-no-bullet-wasted = { $money }, and not one bullet wasted.
wit-from-behind = { $money }, and dead last after round { $round }.
wit-hair = { $money }, a mere { $margin } ahead of { $whom }.
wit-by-far = { $money }, more than all the others put together.
wit-never-hit = { $money }, and not a scratch.
wit-never-fired = { $money }, without firing a shot.
wit-last-round = { $money }, and never in front until the last round.
wit-twice = { $money }, at least twice as much as anyone else.
wit-most-bullets = { $money }, and { $count } bullets in the hide, more than anyone.
wit-all-the-way = { $money }, and in front after every round.
wit-outgunned = { $money }. Others shot more. It didn't help.
wit-plain = { $money }, and nobody came closer than { $margin }.
wit-shared = { $money } each, and just as many bullets in the hide.
wit-shared-clean = { $money } each, and not a scratch.
wit-alone-felled = All the others are off the train, { $count } of them thanks to { $whom }.
wit-alone-never-hit = All the others are off the train, and nobody ever hit { $whom }.
wit-alone-penniless = All the others are off the train. So is the loot.
wit-alone-plain = All the others are off the train. Somebody has to look after the loot.
wit-loco-felled = With { $cards }, and { $count } others shot off the train.
wit-loco-never-hit = With { $cards }, and nobody ever hit { $whom }.
wit-loco-plain = With { $cards }, and the best view on the train.
end-label-richest = Richest
end-label-last = Last aboard

## What decided it
# Two short sentences side by side: what happened (to the reader: -you), then by how much it was won.

decided-punch = { $whose } punch in round { $round } cost { $whom } { $money }.
decided-punch-you = { $whose } punch in round { $round } cost you { $money }.
decided-lost = In round { $round } { $who } lost { $money }.
decided-lost-you = In round { $round } you lost { $money }.
decided-took = In round { $round } { $who } took { $loot } worth { $money }.
decided-took-you = In round { $round } you took { $loot } worth { $money }.
decided-prize = { $who } was the Gunslinger: { $money }.
decided-prize-you = You were the Gunslinger: { $money }.
decided-by = { $who } won by { $money }.
decided-by-you = You won by { $money }.
decided-by-over-you = { $who } finished { $money } ahead of you.
decided-tie = { $who } won because of fewer bullets taken.
decided-tie-you = You won because you took fewer bullets.
decided-tie-over-you = { $who } was just as rich as you, with fewer bullets taken.
decided-shared = Nobody could tell the winners apart.
decided-felled = { $whose } shot in round { $round } sent { $whom } off the train.
decided-felled-you = { $whose } shot in round { $round } sent you off the train.
decided-left = In round { $round } { $who } stayed behind { $at }.
decided-left-you = In round { $round } you stayed behind { $at }.
decided-walked = In round { $round } { $who } stepped off the train.
decided-walked-you = In round { $round } you stepped off the train.
decided-last = { $who } was the last one aboard.
decided-last-you = You were the last one aboard.
decided-loco = { $who } won at the locomotive with { $cards }.
decided-loco-you = You won at the locomotive with { $cards }.
decided-cards = { $who } had { $cards }, { $other } had { $theirs }.
decided-cards-you = You had { $cards }, { $other } had { $theirs }.
decided-cards-over-you = { $who } had { $cards }, you had { $theirs }.
decided-dearest = { $who } and { $other } had { $cards } each: a card worth { $money } decided.
decided-dearest-you = You and { $other } had { $cards } each: your card worth { $money } decided.
decided-dearest-over-you = { $who } had { $cards }, and so had you: a card worth { $money } decided.
decided-nobody = Nobody was left to win.

## The money, card by card
# A drawing with a line for each bandit; its rows as a table for those who prefer that.

curve = The money, card by card
curve-table = As a table
curve-start = Start
curve-round = After round { $number }
curve-out = off the train
story-whole = Round by round

## Sharing
# A panel with three buttons, and one line that says how it goes.

share-title = Share this game
share-picture = Picture of the result
share-clip = Clip of the best moment
share-copy = Copy the link
share-drawing = Drawing the picture…
share-filming = Filming: { $percent } %
share-stop = Stop
share-saved = Saved as { $file }.
share-no-clip = This browser can't make clips. The picture and the link still work.
share-failed = That didn't work. Please try again.
share-text = { $headline }. { $below }
