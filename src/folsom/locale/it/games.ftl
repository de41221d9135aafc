# I due giochi a parole: persone, vagoni, carte, bottino, e che cosa succede.
# $who sta in testa alla frase, $whom è chi subisce, $whose dice di chi è qualcosa;
# $at è dove si trova qualcosa, $to dove va, $of un vagone dopo "il tetto".
# $target è $whom in testa alla frase, $from è $who come colui da cui viene qualcosa.
# .you è la frase detta al giocatore di cui parla ($who, $target o $whose), e .to-you quella detta all'altro
# ($whom o $from): nel telegrafo e nella didascalia del tavolo, alla seconda persona singolare.

## Banditi
# .temper dice come un bot gioca quel bandito: una frase breve sotto il nome, circa 40 caratteri al massimo.
# .mood è lo stesso in una parola, accanto al livello del bot in un pannello stretto: circa 12 caratteri al massimo.

bandit-ghost = Ghost
    .who = Ghost
    .whom = Ghost
    .whose = di Ghost
    .power = Può giocare a faccia in giù la sua prima carta del round.
    .temper = Un uomo di poche parole.
    .mood = taciturno
bandit-doc = Doc
    .who = Doc
    .whom = Doc
    .whose = di Doc
    .power = Inizia ogni round con sette carte invece di sei.
    .temper = Asciutto e preciso.
    .mood = asciutto
bandit-tuco = Tuco
    .who = Tuco
    .whom = Tuco
    .whose = di Tuco
    .power = Può sparare anche a un bandito nel suo stesso vagone, attraverso il tetto.
    .temper = Chiassoso, e pessimo perdente.
    .mood = chiassoso
bandit-cheyenne = Cheyenne
    .who = Cheyenne
    .whom = Cheyenne
    .whose = di Cheyenne
    .power = Può intascare il sacchetto che fa cadere con un pugno.
    .temper = Svelta, e ride per poco.
    .mood = svelta
bandit-belle = Belle
    .who = Belle
    .whom = Belle
    .whose = di Belle
    .power = Nessuno può spararle o colpirla finché c'è un altro bersaglio.
    .temper = Incantevole, finché non la fai arrabbiare.
    .mood = incantevole
bandit-django = Django
    .who = Django
    .whom = Django
    .whose = di Django
    .power = Chi viene colpito da lui è spinto di un vagone.
    .temper = Fiero di ogni colpo.
    .mood = fiero
bandit-mei = Mei
    .who = Mei
    .whom = Mei
    .whose = di Mei
    .temper = Allegra, anche quando cade.
    .mood = allegra
bandit-marshal = Sceriffo
    .who = Lo Sceriffo

## Vagoni

car-locomotive = Locomotiva
    .short = Loco
    .in = nella locomotiva
    .to = nella locomotiva
    .of = della locomotiva
car-baggage = Bagagliaio
    .short = Bagagli
    .in = nel bagagliaio
    .to = nel bagagliaio
    .of = del bagagliaio
car-second-class = Seconda classe
    .short = Seconda
    .in = in seconda classe
    .to = in seconda classe
    .of = della seconda classe
car-first-class = Prima classe
    .short = Prima
    .in = in prima classe
    .to = in prima classe
    .of = della prima classe
car-dining = Ristorante
    .short = Ristor.
    .in = nella carrozza ristorante
    .to = nella carrozza ristorante
    .of = della carrozza ristorante
car-saloon = Saloon
    .short = Saloon
    .in = nel vagone saloon
    .to = nel vagone saloon
    .of = del vagone saloon
car-mail = Postale
    .short = Postale
    .in = nel vagone postale
    .to = nel vagone postale
    .of = del vagone postale
car-number = Vagone { $number }
    .short = { $number }
    .in = nel vagone { $number }
    .to = nel vagone { $number }
    .of = del vagone { $number }
roof = Tetto
    .in = sul tetto { $of }
    .to = sul tetto { $of }
inside = Interno

## Bottino

a-purse = un sacchetto
a-known-purse = un sacchetto da { $money }
a-jewel = un gioiello
a-strongbox = una borsa
purses = { $count ->
    [one] { $count } sacchetto
   *[other] { $count } sacchetti
}
jewels = { $count ->
    [one] { $count } gioiello
   *[other] { $count } gioielli
}
strongboxes = { $count ->
    [one] { $count } borsa
   *[other] { $count } borse
}

## Carte

card-move = Movimento
card-floor = Piano
card-fire = Fuoco
card-rob = Rapina
card-punch = Pugno
card-marshal = Sceriffo
card-turn = Girarsi
card-reflex = Riflesso
card-horse = Cavallo
card-bullet = Proiettile
card-of-bandit = { $card } { $whose }
cards-count = { $count ->
    [one] una carta
   *[other] { $count } carte
}
cards-none = nulla

## Carte round ed eventi

round-angry-marshal = Sceriffo infuriato
    .about = Ogni bandito sul tetto sopra lo Sceriffo riceve un proiettile; poi lo Sceriffo arretra di un vagone.
round-swivel-arm = Montacarichi
    .about = Tutti i banditi sui tetti finiscono sul tetto del vagone di coda.
round-braking = Frenata
    .about = Tutti i banditi sui tetti scivolano di un vagone in avanti.
round-take-it-all = Prendi tutto!
    .about = La seconda borsa viene messa dove si trova lo Sceriffo.
round-passengers-rebellion = Ribellione dei passeggeri
    .about = Ogni bandito all'interno di un vagone riceve un proiettile.
round-tunnel = Tunnel
    .about = Nessun evento alla fine di questo round.
round-bridge = Ponte
    .about = Nessun evento alla fine di questo round.
round-marshals-revenge = Vendetta dello Sceriffo
    .about = Ogni bandito sul tetto sopra lo Sceriffo perde il sacchetto di minor valore.
round-pickpocketing = Borseggiare
    .about = Un bandito da solo in un posto può prendervi un sacchetto.
round-hostage = Ostaggio
    .about = Ogni bandito dentro o sopra la locomotiva riceve { $money }.
symbol-standard = Turno normale
    .about = le carte si giocano a faccia in su
symbol-tunnel = Tunnel
    .about = le carte si giocano a faccia in giù
symbol-speeding-up = Accelerazione
    .about = due turni di fila
symbol-switching = Inversione
    .about = nell'altro senso

## Che cosa succede in tutti e due i giochi

event-changed-floor = { $level ->
    [roof] { $who } sale { $to }.
   *[inside] { $who } scende { $to }.
}
    .you = { $level ->
        [roof] Sali { $to }.
       *[inside] Scendi { $to }.
    }
event-moved = { $who } si sposta { $to }.
    .you = Ti sposti { $to }.
event-hit = { $who } colpisce { $whom }.
    .you = Colpisci { $whom }.
    .to-you = { $who } ti colpisce.
event-no-effect = { $who }: { $card } non ha effetto, { $why }.
    .you = La tua carta { $card } non ha effetto, { $why }.
event-game-ended = La partita è finita.
event-taken-back = { $who }: l'ultima scelta è annullata.
    .you = La tua ultima scelta è annullata.
why-no-bandit-in-sight = nessun bandito in vista
why-no-bullets-left = proiettili finiti
why-nothing-to-rob-here = qui non c'è nulla da rubare
why-no-other-bandit-here = qui non c'è nessun altro bandito

## Perché qualcosa non si può scegliere

why-same-place = troppo vicino: è nello stesso posto
why-other-level = sull'altro livello
why-too-far = troppo lontano
why-behind = dietro qualcun altro
why-spared = risparmiata finché c'è un altro bersaglio
why-never = non è mai un bersaglio
why-elsewhere = non è dove sei tu
why-stays = restare fermi non è muoversi
why-only-purses = ora si prendono solo sacchetti
why-bullet = non si gioca
why-empty-deck = non c'è più nulla da pescare
why-first-turn-only = solo nel tuo primo turno del round
why-must-hide = la tua prima carta va a faccia in giù

## Che cosa succede in Express

event-round-began = Round { $number }: { $card }. { $seats ->
    [one] Inizia
   *[other] Iniziano
} { $who }.
    .you = Round { $number }: { $card }. Inizi tu.
event-dealt = { $who } { $seats ->
    [one] riceve
   *[other] ricevono
} { $cards }.
    .you = Ricevi { $cards }.
event-shed = { $who } { $seats ->
    [one] si libera di
   *[other] si liberano di
} { $count ->
    [one] un proiettile.
   *[other] { $count } proiettili.
}
    .you = Ti liberi di { $count ->
        [one] un proiettile.
       *[other] { $count } proiettili.
    }
event-drew = { $who } { $seats ->
    [one] pesca
   *[other] pescano
} { $cards }.
    .you = Peschi { $cards }.
event-reshuffled = { $who } { $seats ->
    [one] rimescola gli scarti in un nuovo mazzo.
   *[other] rimescolano gli scarti in un nuovo mazzo.
}
    .you = Rimescoli gli scarti in un nuovo mazzo.
event-played = { $shown ->
    [open] { $who } { $seats ->
            [one] gioca
           *[other] giocano
        } { $card }.
    [face-down] { $who } { $seats ->
            [one] gioca
           *[other] giocano
        } { $card } a faccia in giù.
   *[hidden] { $who } { $seats ->
            [one] gioca una carta a faccia in giù.
           *[other] giocano una carta a faccia in giù.
        }
}
    .you = { $shown ->
        [open] Giochi { $card }.
        [face-down] Giochi { $card } a faccia in giù.
       *[hidden] Giochi una carta a faccia in giù.
    }
event-discarded = { $who } { $seats ->
    [one] scarta
   *[other] scartano
} { $cards }.
    .you = Scarti { $cards }.
event-scheming-ended = Il piano è pronto. Ora si agisce!
event-boarded = { $who } sale in treno { $at }.
    .you = Sali in treno { $at }.
event-revealed = Carta { $whose }: { $card }.
    .you = La tua carta: { $card }.
event-fired-at = { $who } spara a { $whom }.
    .you = Spari a { $whom }.
    .to-you = { $who } ti spara.
event-bullet-taken = { $target } riceve un proiettile da { $from }.
    .you = Ricevi un proiettile da { $from }.
    .to-you = { $target } riceve un proiettile da te.
event-pushed = { $who } viene { $gender ->
    [f] spinta
   *[m] spinto
} { $to }.
    .you = Vieni { $gender ->
        [f] spinta
       *[m] spinto
    } { $to }.
event-punched = { $who } dà un pugno a { $whom }.
    .you = Dai un pugno a { $whom }.
    .to-you = { $who } ti dà un pugno.
event-dropped = { $who } lascia cadere { $loot } { $at }.
    .you = Lasci cadere { $loot } { $at }.
event-pocketed = { $who } intasca { $loot } di { $whom }.
    .you = Intaschi { $loot } di { $whom }.
    .to-you = { $who } ti soffia { $loot }.
event-knocked = { $who } finisce { $to }.
    .you = Finisci { $to }.
event-robbed = { $who } ruba { $loot } { $at }.
    .you = Rubi { $loot } { $at }.
event-marshal-moved = Lo Sceriffo si sposta { $to }.
event-fled = { $who } fugge dallo Sceriffo { roof.to }.
    .you = Fuggi dallo Sceriffo { roof.to }.
event-neutral-bullet = { $source ->
    [event] { $who } riceve un proiettile neutrale per l'evento.
   *[marshal] { $who } riceve un proiettile neutrale dallo Sceriffo.
}
    .you = { $source ->
        [event] Ricevi un proiettile neutrale per l'evento.
       *[marshal] Ricevi un proiettile neutrale dallo Sceriffo.
    }
event-neutrals-gone = { $count ->
    [0] Non ci sono più proiettili neutrali.
    [one] Troppo pochi proiettili neutrali: l'ultimo esce dal gioco.
   *[other] Troppo pochi proiettili neutrali: gli ultimi { $count } escono dal gioco.
}
event-began = Evento: { $event }.
event-carried = { $who } viene { $gender ->
    [f] trascinata
   *[m] trascinato
} { $to }.
    .you = Vieni { $gender ->
        [f] trascinata
       *[m] trascinato
    } { $to }.
event-box-put = La seconda borsa viene messa { $at }.
event-pickpocketed = { $who } prende { $loot } { $at }.
    .you = Prendi { $loot } { $at }.
event-left-purse = { $who } lascia stare il sacchetto { $at }.
    .you = Lasci stare il sacchetto { $at }.
event-lost-purse = { $who } perde { $loot } { $at }.
    .you = Perdi { $loot } { $at }.
event-ransomed = { $who } riceve un riscatto di { $money }.
    .you = Ricevi un riscatto di { $money }.
event-round-ended = Il round { $number } è finito.
event-gunslinger = A { $who } il titolo di Pistolero: { $money }.
    .you = A te il titolo di Pistolero: { $money }.
event-scored = { $who } { $seats ->
    [one] ha
   *[other] hanno
} { $money }.
    .you = Hai { $money }.
event-arrived = Il treno è arrivato.

## Che cosa succede in Super

event-ready = { $who } è { $gender ->
    [f] pronta.
   *[m] pronto.
}
    .you = Sei { $gender ->
        [f] pronta.
       *[m] pronto.
    }
event-plan-changed = { $who } ha un altro piano.
    .you = Cambi piano.
event-super-boarded = { $way ->
    [forward] { $who } sale in treno { $at }, con lo sguardo verso la locomotiva.
   *[back] { $who } sale in treno { $at }, con lo sguardo verso il vagone di coda.
}
    .you = { $way ->
        [forward] Sali in treno { $at }, con lo sguardo verso la locomotiva.
       *[back] Sali in treno { $at }, con lo sguardo verso il vagone di coda.
    }
event-super-round-began = Round { $number }. Inizia { $who }.
    .you = Round { $number }. Inizi tu.
event-turned = { $way ->
    [forward] { $who } si gira verso la locomotiva.
   *[back] { $who } si gira verso il vagone di coda.
}
    .you = { $way ->
        [forward] Ti giri verso la locomotiva.
       *[back] Ti giri verso il vagone di coda.
    }
event-fired-along = { $way ->
    [forward] { $who } spara verso la locomotiva.
   *[back] { $who } spara verso il vagone di coda.
}
    .you = { $way ->
        [forward] Spari verso la locomotiva.
       *[back] Spari verso il vagone di coda.
    }
event-passed-through = Il colpo passa sopra { $whom }, che giace a terra.
    .you = Il tuo colpo passa sopra { $whom }, che giace a terra.
    .to-you = Il colpo ti passa sopra mentre sei a terra.
event-thrown = { $who } viene { $gender ->
    [f] scagliata
   *[m] scagliato
} { $to } e resta { $gender ->
    [f] stordita.
   *[m] stordito.
}
    .you = Vieni { $gender ->
        [f] scagliata { $to } e resti stordita.
       *[m] scagliato { $to } e resti stordito.
    }
event-stood-up = { $who } si rialza.
    .you = Ti rialzi.
event-lay-down = { $who } si stende a terra.
    .you = Ti stendi a terra.
event-fell-off = { $way ->
    [forward] { $who } cade dal treno in testa ed è fuori.
   *[back] { $who } cade dal treno in coda ed è fuori.
}
    .you = { $way ->
        [forward] Cadi dal treno in testa e sei fuori.
       *[back] Cadi dal treno in coda e sei fuori.
    }
event-left-train = { $who } lascia il treno, ma un cavallo aspetta.
    .you = Lasci il treno, ma un cavallo ti aspetta.
event-rode = { $who } cavalca fin { car-locomotive.to }.
    .you = Cavalchi fin { car-locomotive.to }.
event-rode-back = { $who } torna a cavallo { car-locomotive.to }.
    .you = Torni a cavallo { car-locomotive.to }.
event-unhooked = { $car }: sganciato, rotola via.
event-left-behind = { $who } resta indietro { $at } ed è fuori.
    .you = Resti indietro { $at } e sei fuori.
event-took-car = { $who } prende il bottino { $of }: { $money }.
    .you = Prendi il bottino { $of }: { $money }.
event-first-passed = Ora inizia { $who }.
    .you = Ora inizi tu.
event-won = { $who } vince.
    .you = Hai vinto!
event-shared-first = { $who } è { $gender ->
    [f] caduta per ultima.
   *[m] caduto per ultimo.
}
    .you = Sei { $gender ->
        [f] caduta per ultima.
       *[m] caduto per ultimo.
    }
