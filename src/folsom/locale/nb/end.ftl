# Slutten: oppgjøret, historien om spillet, og veien videre.

## Oppgjøret

result = Resultatet
source-purses = Pengesekker
source-jewels = Juveler
source-strongboxes = Verdiskrin
source-ransoms = Løsepenger
source-gunslinger = Revolvermann
source-loot = Bytte
end-counted = Byttet telles opp
end-who-is-left = Hvem er igjen?
end-richest = { $who } tar alt
end-shared = { $who } deler byttet
end-last-standing = { $who } er den siste som står
end-locomotive = { $who } vinner ved lokomotivet
end-nobody = Ingen er igjen
end-with = Med { $money }.
end-with-shared = Med { $money } hver, og like få kuler.
end-with-tie = Med { $money }, og færre kuler enn andre som er like rike.
end-others-off = Alle de andre er av toget.
end-with-cards = Med { $cards }.
end-with-dearest = Med { $cards }, det dyreste verdt { $money }.
end-fell-last = { $who } falt sist.
end-tie = Like rike: færrest kuler avgjør.
end-tie-loot = Like mange kort: det dyreste avgjør.
end-fell = Av toget som nummer { $number }: { $who }.
end-winner = Vinner
end-off = Av toget
end-off-as = Falt som nr. { $number }
end-aboard = Fortsatt om bord
end-bullets = Kuler fått
end-place = Plass { $number }:

## Veien videre

rematch = Spill igjen
next-game = Til neste spill
to-replay = Se igjen
share-link = Del
share-copied = Lenken er kopiert.
share-is = Kopier denne lenken: { $url }
download-record = Last ned

## Historien

story = Slik gikk det
story-coming = Historien er på vei…
story-not-come = Historien kunne ikke hentes.
story-round = { $round }: { $card }
story-turning = vendepunkt
story-times = { $whom } ×{ $count }
story-punched = { $who } slår { $whom }, som mister { $loot }.
story-met = { $who } går rett på marshallen og flykter opp på taket.
story-struck = { $event }: { $who } { $seats ->
    [one] får en kule.
   *[other] får hver sin kule.
}
story-ransoms = { $who } { $seats ->
    [one] får { $money } i løsepenger.
   *[other] får { $money } hver i løsepenger.
}
story-gunslingers = { $who } er { $seats ->
    [one] Årets revolvermann: { $money }.
   *[other] Årets revolvermenn: { $money } hver.
}
story-void = { $count ->
    [one] Ett kort har ingen virkning.
   *[other] { $count } kort har ingen virkning.
}
story-felled = { $who } treffer { $whom }, som faller av toget.
story-rides = { $who } rir { $to }.
story-left-behind = { $who } blir igjen { $at }.
story-left = { $count ->
    [0] Ingen er igjen på toget.
    [one] Én er igjen på toget.
   *[other] { $count } er igjen på toget.
}
story-lead-same = { $who } leder fortsatt, med { $money }.
story-lead-changed = { $who } tar ledelsen, med { $money }.
story-lead-for-good = { $who } tar ledelsen for godt, med { $money }.
story-lead-shared = { $who } deler ledelsen, med { $money } hver.
