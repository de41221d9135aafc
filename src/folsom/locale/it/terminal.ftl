# Che cosa dice il terminale: le scelte, il tavolo, che cosa succede e la fine. I comandi che si scrivono restano in inglese.
# $who sta in testa alla frase, $whom è chi subisce; $at è dove si trova qualcosa, $to dove va;
# $money è una somma con il suo simbolo.

## Che cosa si può scegliere: una frase breve accanto a un numero

choice-play = { $shown ->
    [open] gioca { $card }
   *[face-down] gioca { $card } a faccia in giù
}
choice-draw = pesca
choice-discard = scarta { $card }
choice-keep = tieni il resto
choice-place = { $who } sale sul treno { $at }
choice-go = spostati { $to }
choice-marshal = sposta lo Sceriffo { $to }
# $action è fire o punch.
choice-aim = { $action ->
    [fire] spara a { $whom }
   *[punch] dai un pugno a { $whom }
}
choice-take = prendi { $loot }
choice-knock-off = fai cadere { $loot }
choice-pocket = intasca il sacchetto
choice-leave = lascia il sacchetto
choice-send = manda { $whom } { $to }
choice-climb = { $level ->
    [roof] sali sul tetto
   *[inside] scendi all'interno
}
# $cards sono le carte di un piano, in ordine.
choice-plan = { $cards }

## Chi ha vinto, e perché: una frase. $who sono tutti al primo posto, $seats quanti sono.

result-richest = { $who } { $seats ->
    [one] vince
   *[other] vincono
} con { $money }.
result-points = { $who } { $seats ->
    [one] vince
   *[other] si dividono la vittoria
} con { $count ->
    [one] { $count } punto.
   *[other] { $count } punti.
}
result-shared = { $who } si dividono la vittoria con { $money } e altrettanto pochi proiettili.
result-by-bullets = { $who } { $seats ->
    [one] vince
   *[other] vincono
} con { $money } e meno proiettili ricevuti di chi è altrettanto ricco.
result-last-standing = { $who } vince: sul treno non c'è più nessun altro.
# $count è quante carte Vagone hanno deciso; $money è quanto vale la più preziosa.
result-locomotive = { $who } vince alla locomotiva con { $count ->
    [one] { $count } carta Vagone.
   *[other] { $count } carte Vagone.
}
result-most-valuable = { $who } vince alla locomotiva con { $count ->
    [one] { $count } carta Vagone
   *[other] { $count } carte Vagone
}: la più preziosa vale { $money }.
result-nobody = { $seats ->
    [one] Nessuno vince. Ultima caduta: { $who }.
   *[other] Nessuno vince. Ultime cadute: { $who }, che si dividono il primo posto.
}

## Le prime righe. $others sono banditi con il loro bot tra parentesi.

terminal-setting = Si prepara il tavolo …
terminal-welcome = { $game }. Sei { $who } contro { $others }.
terminal-welcome-shared = { $game }. { $people } si dividono la tastiera.
terminal-welcome-shared-against = { $game }. { $people } si dividono la tastiera contro { $others }.
terminal-welcome-watch = { $game }. Guarda { $others }.
terminal-aim-express = Cinque round; vince chi è più ricco.
terminal-aim-super = Vince l'ultimo bandito sul treno.
terminal-how = Scegli con un numero o a parole.
terminal-how-super = Pianifica tre carte a ogni round, a parole o con i numeri.
terminal-help-is = Scrivi help per le regole e i comandi, o quit per uscire; la partita si salva.
terminal-train = Il treno:
# Accanto ai segni del disegno.
terminal-sign-purse = sacchetto
terminal-sign-known-purse = uno che conosci
terminal-sign-jewel = gioiello, { $money }
terminal-sign-strongbox = borsa, { $money }
terminal-sign-forward = guarda la locomotiva
terminal-sign-back = il vagone di coda
terminal-sign-stunned = steso e stordito

## Il tavolo. Le colonne hanno posto per circa otto lettere.

terminal-column-player = chi
terminal-column-loot = bottino
terminal-column-bullets = proiett.
terminal-column-hits = colpi
terminal-column-hand = mano
terminal-column-deck = mazzo
terminal-column-discard = scarti
terminal-column-acts = turno
terminal-column-plan = piano
terminal-you = tu
terminal-human = persona
terminal-seat = posto { $number }
# Un posto in un ordine, in due o quattro lettere.
terminal-place = { $number }º
terminal-out = fuori, { $place }
terminal-on-board = a bordo
terminal-not-yet = non ancora
terminal-pile = Mazzo comune
terminal-to-come = Ancora
terminal-hand = Mano
terminal-discard = Scarti
# Che cosa fa l'evento di un round, dopo la sua carta: circa 35 lettere.
terminal-then-angry-marshal = poi spara in alto e arretra
terminal-then-swivel-arm = poi dai tetti all'ultimo tetto
terminal-then-braking = poi dai tetti un vagone avanti
terminal-then-take-it-all = poi una borsa dallo Sceriffo
terminal-then-passengers-rebellion = poi un proiettile per chi è dentro
terminal-then-marshals-revenge = poi cadono sacchetti sopra lo Sceriffo
terminal-then-pickpocketing = poi chi è solo può prendere un sacchetto
terminal-then-hostage = poi { $money } a tutti alla locomotiva
terminal-round-at-most = Round { $number } di { $count } al massimo
terminal-unhook = { $car }: si sgancia alla fine, con chi è dentro o sopra.
terminal-you-watch = Sei fuori, e guardi.
terminal-plain-table = { $round }. Tocca a: { $who }.
terminal-holds = { $who } { $seats ->
    [one] ha in mano
   *[other] hanno in mano
} { $cards }.

## Che cosa è successo

terminal-card-shows = La carta mostra { $symbols }: { $meanings }.
terminal-at-the-end = Alla fine: { $about }
terminal-begins = { $who } { $seats ->
    [one] comincia.
   *[other] cominciano.
}
terminal-super-round = Round { $number } di { $count } al massimo: comincia { $who }
terminal-plans-in = Tutti i piani sono pronti
# Due intestazioni: di che cosa parlano le frasi a destra.
terminal-event = L'evento
terminal-last-car = L'ultimo vagone
terminal-no-effect = Nessun effetto: { $why }.
terminal-only-stands-up = { $who } si rialza soltanto, dopo lo stordimento.
terminal-plans = { $who } pianifica { $cards }.
terminal-plans-now = { $who } ora pianifica { $cards }.

## Che cosa si chiede

terminal-prompt = scelta o help>
terminal-ask-plan = Quali tre carte, in che ordine? Per esempio { $example }.
terminal-plan-is = Il tuo piano è { $cards }.
terminal-no-plan = Non hai un piano.
terminal-plan-again = Scrivi un altro piano, o keep.
terminal-stunned = Sei a terra per il colpo: la tua prima carta, qualunque sia, ti fa solo rialzare.
terminal-stunned-reflex = Sei a terra per il colpo: la tua prima carta ti fa solo rialzare (con Riflesso, anche sparare).
terminal-or = o
terminal-could-mean = «{ $typed }» può voler dire { $choices }.
terminal-no-choice = «{ $typed }» non è una delle scelte. Scrivi un numero da 1 a { $count }, o parole come «{ $example }»; help mostra che altro puoi scrivere.
terminal-no-number = Non c'è una scelta { $number }; scrivi da 1 a { $count }.
# $example è un piano, a parole e con i numeri.
terminal-plan-size = Un piano è di tre carte in ordine, come { $example }; { $count ->
    [0] non ne hai nominata nessuna.
   *[other] ne hai nominate { $count }.
}
terminal-plan-twice = { $card } è due volte in quel piano; le tre carte devono essere diverse.
terminal-no-card = «{ $typed }» non è una carta. Scrivi tre di queste, in ordine: { $cards }; o help.

## Lo svolgimento di una partita

terminal-thinking = { $who } ci pensa …
terminal-linger = Scrivi record FILE per scrivere un resoconto, log all per rileggere la partita, o quit.
terminal-over = La partita è finita. Scrivi record FILE, log all o quit.
terminal-until-next-time = Alla prossima.
terminal-saved = La partita è salvata. Per continuare: { $command }
terminal-not-saved = Non è stato possibile salvare la partita.
terminal-cannot-save = La partita non si può salvare ({ $error }); continua senza essere salvata.
terminal-cannot-undo = Non puoi annullare: intanto ha scelto qualcun altro, o si è scoperto qualcosa di nuovo.
terminal-undone = Annullato.
terminal-pass-keyboard = Passa la tastiera a { $name }, poi premi Invio.
terminal-pass-keyboard-undo = Passa la tastiera a { $name }, poi premi Invio (o scrivi undo).
terminal-pass-keyboard-change = Passa la tastiera a { $name }, poi premi Invio (o scrivi change per far ripianificare qualcuno).
terminal-who-plans-again = Chi pianifica di nuovo? Scrivi change e un nome: { $names }.
terminal-nobody-changes = Nessuno a questa tastiera può cambiare un piano ora.
terminal-no-plan-to-keep = Non hai ancora un piano da tenere: prima scegline uno.
terminal-record-later = Un resoconto mostra le carte di tutti, perciò si scrive solo dopo la partita.
terminal-name-a-file = Scrivi il nome di un file dopo il comando.
terminal-file-exists = { $file } esiste già; scegli un altro nome.
terminal-written = Scritto. Per leggerlo: { $command }
terminal-cannot-write = { $file } non si può scrivere: { $error }

## La fine

terminal-bullets-taken = { $count ->
    [0] nessun proiettile ricevuto
    [one] { $count } proiettile ricevuto
   *[other] { $count } proiettili ricevuti
}
terminal-stayed = { $count ->
    [0] sul treno senza carte Vagone
    [one] sul treno con { $count } carta Vagone
   *[other] sul treno con { $count } carte Vagone
}
terminal-shot-off = { $way ->
    [forward] giù dal davanti per uno sparo di { $whom } nel round { $number }
   *[back] giù dal fondo per uno sparo di { $whom } nel round { $number }
}
terminal-walked-off = { $way ->
    [forward] giù dal davanti coi propri piedi nel round { $number }
   *[back] giù dal fondo coi propri piedi nel round { $number }
}
terminal-left-behind = resta indietro { $at } nel round { $number }

## Replay. Si scrivono Invio, b, r3, m42 e q.

terminal-start = L'inizio
terminal-step = Round { $round }, mossa { $move }
terminal-last-step = La fine, mossa { $move }
terminal-keys = Invio: avanti   b: indietro   r3 o 3: al round 3   m42: alla mossa 42   q: esci
terminal-record-has = Questo resoconto ha i round da 1 a { $rounds } e le mosse da 1 a { $moves }.
