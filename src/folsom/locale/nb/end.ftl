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
story-counting = Først telles byttet.
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

## Det som sies om vinneren

wit-tie = { $money }, akkurat som { $whom }, men { $count ->
    [one] én kule mindre å plukke ut.
   *[other] { $count } kuler færre å plukke ut.
}
wit-no-bullet-wasted = { $money }, og ikke en kule bortkastet.
wit-from-behind = { $money }, og helt sist etter runde { $round }.
wit-hair = { $money }, knappe { $margin } foran { $whom }.
wit-by-far = { $money }, mer enn alle de andre til sammen.
wit-never-hit = { $money }, og ikke en skramme.
wit-never-fired = { $money }, uten å løsne et skudd.
wit-last-round = { $money }, og aldri i ledelsen før siste runde.
wit-twice = { $money }, minst dobbelt så mye som noen annen.
wit-most-bullets = { $money }, og { $count } kuler i kroppen, flest av alle.
wit-all-the-way = { $money }, og i ledelsen etter hver runde.
wit-outgunned = { $money }. Andre skjøt mer. Det hjalp ikke.
wit-plain = { $money }, og ingen kom nærmere enn { $margin }.
wit-shared = { $money } hver, og like mange kuler i kroppen.
wit-shared-clean = { $money } hver, og ikke en skramme.
wit-alone-felled = Alle de andre er av toget, { $count } av dem takket være { $whom }.
wit-alone-never-hit = Alle de andre er av toget, og ingen traff noen gang { $whom }.
wit-alone-penniless = Alle de andre er av toget. Det er byttet også.
wit-alone-plain = Alle de andre er av toget. Noen må jo passe på byttet.
wit-loco-felled = Med { $cards }, og { $count } andre skutt av toget.
wit-loco-never-hit = Med { $cards }, og ingen traff noen gang { $whom }.
wit-loco-plain = Med { $cards }, og den beste utsikten på toget.
end-label-richest = Rikest
end-label-last = Sist om bord

## Det som avgjorde

decided-punch = { $whose } slag i runde { $round } kostet { $whom } { $money }.
decided-punch-you = { $whose } slag i runde { $round } kostet deg { $money }.
decided-lost = I runde { $round } mistet { $who } { $money }.
decided-lost-you = I runde { $round } mistet du { $money }.
decided-took = I runde { $round } tok { $who } { $loot } verdt { $money }.
decided-took-you = I runde { $round } tok du { $loot } verdt { $money }.
decided-prize = { $who } ble Årets revolvermann: { $money }.
decided-prize-you = Du ble Årets revolvermann: { $money }.
decided-by = { $who } vant med en margin på { $money }.
decided-by-you = Du vant med en margin på { $money }.
decided-by-over-you = { $who } endte { $money } foran deg.
decided-tie = { $who } vant på færre kuler.
decided-tie-you = Du vant på færre kuler.
decided-tie-over-you = { $who } var like rik som deg, men med færre kuler.
decided-shared = Ingenting skilte vinnerne.
decided-felled = { $whose } skudd i runde { $round } sendte { $whom } av toget.
decided-felled-you = { $whose } skudd i runde { $round } sendte deg av toget.
decided-left = I runde { $round } ble { $who } igjen { $at }.
decided-left-you = I runde { $round } ble du igjen { $at }.
decided-walked = I runde { $round } gikk { $who } rett av toget.
decided-walked-you = I runde { $round } gikk du rett av toget.
decided-last = { $who } var den siste om bord.
decided-last-you = Du var den siste om bord.
decided-loco = { $who } vant ved lokomotivet med { $cards }.
decided-loco-you = Du vant ved lokomotivet med { $cards }.
decided-cards = { $who } hadde { $cards }, { $other } hadde { $theirs }.
decided-cards-you = Du hadde { $cards }, { $other } hadde { $theirs }.
decided-cards-over-you = { $who } hadde { $cards }, du hadde { $theirs }.
decided-dearest = { $who } og { $other } hadde { $cards } hver: et kort verdt { $money } avgjorde.
decided-dearest-you = Du og { $other } hadde { $cards } hver: kortet ditt verdt { $money } avgjorde.
decided-dearest-over-you = { $who } hadde { $cards }, og det hadde du også: et kort verdt { $money } avgjorde.
decided-nobody = Ingen var igjen til å vinne.

## Pengene, kort for kort

curve = Pengene, kort for kort
curve-table = Som tabell
curve-start = Start
curve-round = Etter runde { $number }
curve-out = av toget
story-whole = Runde for runde

## Deling

share-title = Del spillet
share-picture = Bilde av resultatet
share-clip = Klipp av det beste øyeblikket
share-copy = Kopier lenken
share-drawing = Tegner bildet…
share-filming = Filmer: { $percent } %
share-stop = Stopp
share-saved = Lagret som { $file }.
share-no-clip = Denne nettleseren kan ikke lage klipp. Bildet og lenken virker likevel.
share-failed = Det gikk ikke. Prøv igjen.
share-text = { $headline }. { $below }
