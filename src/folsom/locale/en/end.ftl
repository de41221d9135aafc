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
