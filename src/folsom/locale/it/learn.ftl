# Impara: la prima partita di ogni gioco, raccontata da un vecchio capotreno. Parla per frasi brevi, due alla volta.

## L'ingresso

learn-title = Impara
learn-hero = Il tuo primo colpo
    .below = Un vecchio capotreno ti porta con sé. Tu giochi, lui spiega; niente può andare storto.
learn-minutes = { $count ->
    [one] Circa un minuto
   *[other] Circa { $count } minuti
}
learn-topics = Che cosa impari
learn-topic-plan = un mazzo, un piano
learn-topic-tunnel = nascondersi nel tunnel
learn-topic-rob = rapina, fuoco e pugno
learn-topic-marshal = attenti allo Sceriffo
learn-topic-power = che cosa sa fare ogni bandito
learn-topic-secret = tre carte in segreto
learn-topic-facing = conta dove guardi
learn-topic-stun = stordire e rialzarsi
learn-topic-unhook = via dall'ultimo vagone
learn-start = Inizia
learn-resume = Continua
learn-anew = Da capo
learn-done = Fatto
learn-share = A che punto sei
learn-share-of = { $share } % fatto

## Il capotreno

learn-coach = Il capotreno dice
learn-next = Avanti
learn-back = Indietro
learn-yours = Tocca a te!
learn-skip = Salta
learn-leave = Esci
learn-else-card = Puoi giocare qualsiasi carta. Ma qui gioca quella che ti indico.
learn-else-move = Potresti fuggire di là. Ma il tuo gioiello è dall'altra parte!
learn-else-fire = Ghost non ti ha fatto niente. Non ancora…
learn-else-jewel = Un sacchetto non è male. Ma il gioiello vale di più.
learn-else-marshal = Da quella parte non incontrerebbe nessuno.
learn-else-run = Potresti correre fin là. Ma Tuco non c'è.
learn-else-plan = Ogni piano è permesso. Ma questa volta metti le carte come dico io.

## La fine

learn-express-finish = Sai giocare a Express!
    .below = Tre round dopo la partita è finita. Hai vinto tu, e con il titolo di Pistolero.
learn-super-finish = Sai giocare a Super!
    .below = Da tre a sette banditi, quattro carte a testa, e ogni round il treno è più corto.
learn-real = Gioca una vera partita
learn-rules = Le regole
learn-other = Impara { $game }
learn-again = Ancora una volta

## Express: il primo round

learn-express-goal = Benvenuti a bordo! Per cinque round si rapina questo treno: vince il bandito più ricco.
learn-express-you = Questo sei tu: Doc. Ai tuoi piedi ci sono tre sacchetti e un gioiello.
learn-express-power = Ogni bandito ha un suo potere. Il tuo: Doc inizia ogni round con sette carte, gli altri con sei.
learn-express-round = La carta del round: a ogni segno ognuno mette una carta su un mazzo comune. Tuco ha iniziato con Movimento.
learn-express-play-rob = Gioca Rapina, per raccogliere bottino dove ti trovi. Non succede ancora nulla: stai solo pianificando.
learn-express-tunnel = Un tunnel! Ora le carte vanno a faccia in giù, e nessuno sa che cosa trama Tuco.
learn-express-play-move = Nascondi qualcosa anche tu: gioca Movimento.
learn-express-play-fire = Di nuovo alla luce. Gioca Fuoco, se mai qualcuno si avvicinasse troppo.
learn-express-draw = Cheyenne ha pescato tre carte invece di giocarne una. Puoi farlo anche tu.
learn-express-play-rob-again = Ma tu sai che cosa vuoi: gioca ancora Rapina.
learn-express-in-order = Il piano è fatto. Ora le carte si eseguono, nell'ordine in cui sono state giocate!
learn-express-rob = La tua Rapina. Un sacchetto contiene da 250 $ a 500 $, un gioiello vale sempre 500 $: prendi il gioiello!
learn-express-purse = Un sacchetto da 250 $. Un gioiello vale il doppio: torniamo indietro a prenderlo.
learn-express-hidden = Ora tocca alla carta che Tuco ha nascosto. Ed è proprio accanto a te…
learn-express-punched = Un pugno! Perdi il gioiello e finisci nel vagone vicino.
learn-express-move = Il tuo Movimento. Solo ora dici dove, di un vagone all'interno del treno: torna al gioiello!
learn-express-marshal = Lo Sceriffo lascia la locomotiva. Nessun bandito può restare in un vagone con lui.
learn-express-roofs = Cheyenne corre sui tetti. Lassù un Movimento ti porta fino a tre vagoni più in là.
learn-express-fire = Il tuo Fuoco arriva ai vagoni accanto. Falla pagare a Tuco!
learn-express-bullet = Colpito! Il tuo proiettile è ora tra le carte di Tuco, ed è solo un peso.
learn-express-hit = E Ghost ha colpito te. Qui nessuno muore, ma il suo proiettile spunterà tra le tue carte.
learn-express-rob-again = Sei di nuovo accanto al tuo gioiello. Prendilo!
learn-express-event = Le carte sono finite. Il round si chiude con l'evento della sua carta: il montacarichi spazza tutti i tetti.

## Express: il secondo round

learn-express-bullet-card = Secondo round, nuova mano. Ecco il proiettile di Ghost: occupa un posto e non si può giocare.
learn-express-powers = Occhio anche ai poteri altrui. Ghost può giocare coperta la sua prima carta, e Tuco spara anche attraverso il tetto.
learn-express-play-marshal = Lo Sceriffo è a un solo vagone da Tuco. Gioca Sceriffo!
learn-express-speed = Accelerazione: a questo segno ognuno ha due turni di fila.
learn-express-play-floor = Prima gioca Piano. Ti porta sul tetto.
learn-express-play-second = E ora Movimento. Sui tetti si va lontano.
learn-express-play-punch = L'ultimo segno. Tuco ti deve qualcosa: gioca Pugno.
learn-express-move-marshal = La tua carta è la prima. Manda lo Sceriffo da Tuco!
learn-express-fled = Chi incontra lo Sceriffo fugge sul tetto, e si porta via un proiettile.
learn-express-void = Tuco voleva rapinare il vagone. Quassù non c'è niente, e la sua carta è persa.
learn-express-run = Piano ti ha portato su. Ora corri da Tuco!
learn-express-punch = Il tuo Pugno. Scegli tu che cosa perde: il gioiello!
learn-express-send = E scegli dove finisce. Come vuoi!
learn-express-rounds = Il gioco è tutto qui: pianificare, poi agire. Dopo cinque round si conta il bottino.
learn-express-gunslinger = Chi ha sparato più proiettili è il Pistolero, e riceve altri 1000 $.

## Super

learn-super-goal = Ogni round l'ultimo vagone viene sganciato, con chi c'è sopra. Vince l'ultimo bandito sul treno.
learn-super-facing = Questa sei tu: Mei. La freccia mostra dove guardi: la schiena di Django.
learn-super-put-fire = Tutti pianificano tre carte in segreto. Prima Fuoco: il proiettile vola dove guardi.
learn-super-put-move = Poi Movimento. Avanzi di un vagone, dove guardi.
learn-super-put-floor = Poi Piano. Ti porta sul tetto.
learn-super-ready = Tre carte, in quest'ordine. Premi Pronto!
learn-super-in-turn = Ora si scopre la prima carta di ognuno, poi la seconda di ognuno, poi la terza.
learn-super-stunned = Colpito! Il proiettile scaglia Django un vagone più in là. Ora è stordito.
learn-super-stands = La sua carta era Piano. Ma chi è stordito può solo rialzarsi.
learn-super-missed = Django ha sparato nel tuo vagone. Ma tu eri appena salita sul tetto!
learn-super-no-skip = Tuco ti guardava dritto in faccia, e ha dovuto girarsi. Un piano non si cambia più.
learn-super-unhook = Il round è finito, e l'ultimo vagone se ne va. Per fortuna è vuoto.
learn-super-loot = Chi è più indietro prende il suo bottino. Sei in fila con Tuco, ma più vicina alla coda.
learn-super-next = Ora tocca al vagone 3. E Django ti cerca: tendiamogli una trappola.
learn-super-powers = In questo gioco nessuno ha poteri. Tutti hanno le stesse carte, e vince il piano migliore.
learn-super-put-turn = Prima Girarsi. Guarderai verso la coda.
learn-super-put-floor-again = Poi Piano. Ti riporta giù.
learn-super-put-fire-again = E alla fine Fuoco.
learn-super-ready-again = Tutto pronto per lui?
learn-super-below = Eccolo: Django è nel vagone sotto di te.
learn-super-turned = Ti sei girata. Ora i tuoi proiettili volano verso la coda.
learn-super-row = Chi entra ha davanti a sé tutta la fila. E così Django è davanti a te!
learn-super-eye-to-eye = Si gira verso di te. Ma il tuo Fuoco deve ancora venire…
learn-super-on-the-last = Colpito! Ora è nel vagone 3, il prossimo a partire.
learn-super-gone = Il vagone 3 rotola via con Django. È fuori!
learn-super-free = Ora sei tu nel vagone che sta per staccarsi! Fai un piano tuo per andartene.
learn-super-won = Hai fatto cadere Tuco dal treno. Sei l'ultima rimasta, e vinci!
learn-super-safe = Ben pianificato! Il vagone non c'è più, e tu sì.
learn-super-out = Sei fuori! Attenzione alla freccia e al vagone che parte: prova un altro piano.
