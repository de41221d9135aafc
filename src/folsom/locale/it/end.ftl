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
story-counting = Prima si conta il bottino.
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

## Che cosa si dice di chi ha vinto

wit-tie = { $money } come { $whom }, ma con { $count ->
    [one] un proiettile in meno da estrarre.
   *[other] { $count } proiettili in meno da estrarre.
}
wit-no-bullet-wasted = { $money }, e nemmeno un proiettile sprecato.
wit-from-behind = { $money }, e dopo il round { $round } era all'ultimo posto.
wit-hair = { $money }, appena { $margin } più di { $whom }.
wit-by-far = { $money }, più di tutti gli altri messi insieme.
wit-never-hit = { $money }, e nemmeno un graffio.
wit-never-fired = { $money }, senza sparare un colpo.
wit-last-round = { $money }, e mai in testa prima dell'ultimo round.
wit-twice = { $money }, almeno il doppio di chiunque altro.
wit-most-bullets = { $money }, e { $count } proiettili in corpo, più di tutti.
wit-all-the-way = { $money }, in testa dopo ogni round.
wit-outgunned = { $money }. Altri hanno sparato di più. Non è servito.
wit-plain = { $money }, e nessuno è arrivato a meno di { $margin }.
wit-shared = { $money } a testa, e lo stesso numero di proiettili in corpo.
wit-shared-clean = { $money } a testa, e nemmeno un graffio.
wit-alone-felled = Tutti gli altri sono giù dal treno, { $count } grazie a { $whom }.
wit-alone-never-hit = Tutti gli altri sono giù dal treno, e nessuno ha mai colpito { $whom }.
wit-alone-penniless = Tutti gli altri sono giù dal treno. Il bottino anche.
wit-alone-plain = Tutti gli altri sono giù dal treno. Qualcuno deve pur badare al bottino.
wit-loco-felled = Con { $cards }, e altri { $count } buttati giù a colpi di pistola.
wit-loco-never-hit = Con { $cards }, e nessuno ha mai colpito { $whom }.
wit-loco-plain = Con { $cards }, e la vista migliore del treno.
end-label-richest = { $gender ->
    [f] La più ricca
   *[m] Il più ricco
}
end-label-last = { $gender ->
    [f] L'ultima a bordo
   *[m] L'ultimo a bordo
}

## Che cosa ha deciso

decided-punch = Nel round { $round } il pugno { $whose } è costato { $money } a { $whom }.
decided-punch-you = Nel round { $round } il pugno { $whose } ti è costato { $money }.
decided-lost = Nel round { $round } { $who } ha perso { $money }.
decided-lost-you = Nel round { $round } hai perso { $money }.
decided-took = Nel round { $round } { $who } ha preso { $loot } da { $money }.
decided-took-you = Nel round { $round } hai preso { $loot } da { $money }.
decided-prize = A { $who } è andato il titolo di Pistolero: { $money }.
decided-prize-you = Il titolo di Pistolero è andato a te: { $money }.
decided-by = { $who } ha vinto con { $money } di vantaggio.
decided-by-you = Hai vinto con { $money } di vantaggio.
decided-by-over-you = { $who } ha finito con { $money } più di te.
decided-tie = { $who } ha vinto perché ha ricevuto meno proiettili.
decided-tie-you = Hai vinto perché hai ricevuto meno proiettili.
decided-tie-over-you = { $who } aveva gli stessi soldi, ma meno proiettili ricevuti.
decided-shared = Tra chi ha vinto non c'era differenza.
decided-felled = Nel round { $round } lo sparo { $whose } ha buttato giù dal treno { $whom }.
decided-felled-you = Nel round { $round } lo sparo { $whose } ti ha buttato giù dal treno.
decided-left = Nel round { $round } { $who } è { $gender ->
    [f] rimasta
   *[m] rimasto
} indietro { $at }.
decided-left-you = Nel round { $round } il treno ti ha lasciato { $at }.
decided-walked = Nel round { $round } { $who } è { $gender ->
    [f] caduta
   *[m] caduto
} giù dal treno.
decided-walked-you = Nel round { $round } hai messo il piede fuori dal treno.
decided-last = A bordo alla fine c'era solo { $who }.
decided-last-you = A bordo alla fine c'eri solo tu.
decided-loco = { $who } ha vinto alla locomotiva con { $cards }.
decided-loco-you = Hai vinto alla locomotiva con { $cards }.
decided-cards = { $who } aveva { $cards }, { $other } { $theirs }.
decided-cards-you = Tu avevi { $cards }, { $other } { $theirs }.
decided-cards-over-you = { $who } aveva { $cards }, tu { $theirs }.
decided-dearest = { $who } e { $other } avevano { $cards } a testa: ha deciso quella da { $money }.
decided-dearest-you = Tu e { $other } avevate { $cards } a testa: ha deciso la tua da { $money }.
decided-dearest-over-you = { $who } aveva { $cards }, e anche tu: ha deciso quella da { $money }.
decided-nobody = Non è rimasto nessuno che potesse vincere.

## I soldi, carta per carta

curve = I soldi, carta per carta
curve-table = In tabella
curve-start = Inizio
curve-round = Dopo il round { $number }
curve-out = giù dal treno
story-whole = Round per round

## Condividere

share-title = Condividi la partita
share-picture = Immagine del risultato
share-clip = Filmato del momento migliore
share-copy = Copia il link
share-drawing = Sto disegnando l'immagine…
share-filming = Sto filmando: { $percent } %
share-stop = Ferma
share-saved = Salvato come { $file }.
share-no-clip = Questo browser non sa fare filmati. Immagine e link funzionano comunque.
share-failed = Non ha funzionato. Riprova.
share-text = { $headline }. { $below }
