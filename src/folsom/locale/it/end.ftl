# La fine: il conteggio, la storia della partita, e dove andare dopo.

## Il conteggio

result = Il risultato
source-purses = Sacchetti
source-jewels = Gioielli
source-strongboxes = Borse
source-ransoms = Riscatto
source-gunslinger = Pistolero
source-loot = Bottino
end-counted = Si conta il bottino
end-who-is-left = Chi è rimasto?
end-richest = { $who } { $seats ->
    [one] prende tutto
   *[other] prendono tutto
}
end-shared = { $who } si dividono il bottino
end-last-standing = { $who } è { $gender ->
    [f] l'ultima in piedi
   *[m] l'ultimo in piedi
}
end-locomotive = { $who } vince alla locomotiva
end-nobody = Non resta nessuno
end-with = Con { $money }.
end-with-shared = Con { $money } a testa e altrettanto pochi proiettili.
end-with-tie = Con { $money } e meno proiettili ricevuti di chi è altrettanto ricco.
end-others-off = Tutti gli altri sono giù dal treno.
end-with-cards = Con { $cards }.
end-with-dearest = Con { $cards }: la più preziosa vale { $money }.
end-fell-last = Ultima caduta: { $who }.
end-tie = Stessa ricchezza: decide chi ha ricevuto meno proiettili.
end-tie-loot = Stesso numero di carte: decide la più preziosa.
end-fell = Giù dal treno, numero { $number }: { $who }.
end-winner = Vittoria
end-off = Giù dal treno
end-off-as = Caduta n. { $number }
end-aboard = Ancora a bordo
end-bullets = Proiettili ricevuti
end-place = Posto { $number }:

## Dove andare

rematch = Gioca ancora
next-game = Alla prossima partita
to-replay = Rivedi
share-link = Condividi
share-copied = Il link è copiato.
share-is = Copia questo link: { $url }
download-record = Scarica

## La storia

story = Com'è andata
story-coming = La storia sta arrivando…
story-not-come = Non è stato possibile caricare la storia.
story-round = { $round }: { $card }
story-turning = svolta
story-times = { $whom } ×{ $count }
story-punched = { $who } dà un pugno a { $whom }, che lascia cadere { $loot }.
story-met = { $who } { $seats ->
    [one] incappa nello Sceriffo e fugge sul tetto.
   *[other] incappano nello Sceriffo e fuggono sul tetto.
}
story-struck = { $event }: { $who } { $seats ->
    [one] riceve un proiettile.
   *[other] ricevono un proiettile a testa.
}
story-ransoms = { $who } { $seats ->
    [one] riceve un riscatto di { $money }.
   *[other] ricevono un riscatto di { $money } a testa.
}
story-gunslingers = A { $who } il titolo di Pistolero: { $seats ->
    [one] { $money }.
   *[other] { $money } a testa.
}
story-void = { $count ->
    [one] Una carta va a vuoto.
   *[other] { $count } carte vanno a vuoto.
}
story-felled = { $who } colpisce { $whom }, che cade dal treno.
story-rides = { $who } { $seats ->
    [one] cavalca fin { $to }.
   *[other] cavalcano fin { $to }.
}
story-left-behind = { $who } { $seats ->
    [one] resta indietro { $at }.
   *[other] restano indietro { $at }.
}
story-left = { $count ->
    [0] Sul treno non resta nessuno.
    [one] Sul treno resta un solo bandito.
   *[other] Sul treno restano in { $count }.
}
story-lead-same = { $who } { $seats ->
    [one] è ancora in testa con { $money }.
   *[other] sono ancora in testa con { $money }.
}
story-lead-changed = { $who } { $seats ->
    [one] passa in testa con { $money }.
   *[other] passano in testa con { $money }.
}
story-lead-for-good = { $who } { $seats ->
    [one] va in testa per restarci, con { $money }.
   *[other] vanno in testa per restarci, con { $money }.
}
story-lead-shared = { $who } sono in testa a pari merito, con { $money }.
