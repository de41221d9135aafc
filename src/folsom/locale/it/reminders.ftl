# Le regole in poche parole, per chi gioca nel terminale: che cosa mostrano help e rules.
# Ciò che si scrive resta in inglese: help, undo, look, hand, log, rules, save, record, quit, change, keep.

## Intestazioni

help-typed = Che cosa puoi scrivere
help-game = Il gioco
rules-none = Nessuna regola si chiama «{ $topic }». Scrivi rules e una di queste: { $topics }.
rules-topics = Scrivi rules e una di queste: { $topics }.

## Che cosa si può scrivere: al massimo 18 lettere, e che cosa fa

command-choice = numero o parole
    .about = fai quella scelta: 2, o le sue parole, o l'inizio di una parola
command-plan = tre carte
    .about = il tuo piano, a parole o con i numeri: movimento fuoco girarsi, o mo fu gi, o 341
command-undo = undo
    .about = annulla la tua ultima scelta, se non si è scoperto qualcosa di nuovo
command-undo-plan = undo
    .about = annulla il tuo piano, prima di passare la tastiera
command-change = change NOME
    .about = con una tastiera per più persone: fa ripianificare un bandito che ha già un piano
command-keep = keep
    .about = se ti hanno richiamato, tieni il tuo piano com'era
command-look = look
    .about = mostra di nuovo il tavolo
command-hand = hand
    .about = mostra le tue carte
command-log = log, log all
    .about = che cosa è successo in questo round e nel precedente, o in tutta la partita
command-rules = rules, rules NOME
    .about = le carte in poche parole, o una cosa spiegata: rules { $example }
command-save = save FILE
    .about = scrivi la partita anche in un file; si salva da sé dopo ogni scelta
command-record = record FILE
    .about = scrivi un resoconto di tutta la partita, quando è finita
command-quit = quit
    .about = esci; continua con folsom resume

## Express

course-express = Rapinate un treno, e gli uni gli altri, in cinque round. In un round prima tutti pianificano (Pianificazione): a turno giochi una carta sul mazzo comune o ne peschi tre. Poi il mazzo si esegue in quell'ordine (Furto), e niente va come previsto. Alla fine vince chi è più ricco; la pistola più svelta riceve altri { $money }.
express-move = All'interno: nel vagone accanto, avanti o indietro. Sui tetti: uno, due o tre vagoni.
express-floor = Sali sul tetto del tuo vagone, o scendi all'interno.
express-fire = Spara a un bandito: all'interno, uno nel vagone accanto; sui tetti, il più vicino da ogni parte, per quanto lontano. Il tuo proiettile rovina il suo mazzo.
express-rob = Prendi un sacchetto, un gioiello o una borsa da dove sei.
express-punch = Colpisci un bandito che è con te: gli cade un pezzo di bottino, e lo mandi un vagone più in là.
express-marshal = Sposta lo Sceriffo di un vagone. I banditi che lo incontrano ricevono un proiettile e scappano sul tetto.
topic-express-schemin = Pianificazione
    .about = Il piano: a turno giochi una carta sul mazzo comune o ne peschi tre. Sul treno non succede ancora nulla.
topic-express-stealin = Furto
    .about = Il mazzo comune si esegue nell'ordine in cui è stato giocato. Solo ora scegli dove andare, chi colpire e che cosa prendere.
topic-express-purse = Sacchetto
    .about = Vale da $250 a $500. I sacchetti sono coperti: vedi il valore quando sono tuoi.
topic-express-jewel = Gioiello
    .about = Vale $500.
topic-express-strongbox = Borsa
    .about = Vale $1000. Una comincia con lo Sceriffo nella locomotiva.
topic-express-bullet = Proiettile
    .about = Un proiettile che ricevi va nel tuo mazzo: prende il posto di una carta in mano e non si può giocare. I proiettili neutrali vengono dallo Sceriffo e dagli eventi.
topic-express-gunslinger = Pistolero
    .about = Il bandito con meno proiettili rimasti alla fine riceve $1000; a parità, ciascuno.
topic-express-winning = Vittoria
    .about = Dopo cinque round vince chi è più ricco. A parità, chi ha ricevuto meno proiettili.
topic-express-expert = Esperti
    .about = Tieni le carte che vuoi per il round successivo. Le carte usate e i proiettili scartati vanno negli scarti, che diventano il tuo mazzo quando finisce.
topic-express-team = Squadra
    .about = In due si hanno due banditi a testa. Una carta vale per il bandito che nomina; il denaro si somma.
topic-express-forward = Avanti
    .about = Verso la locomotiva, a sinistra sullo schermo; indietro è verso il vagone di coda.
topic-express-undo = Undo
    .about = Annulla la tua ultima scelta, se intanto non si è scoperto qualcosa di nuovo.

## Super

course-super = Resta sul treno. In ogni round tutti pianificano tre carte, in segreto e insieme. Poi si giocano a turno: la prima di ciascuno, la seconda, la terza. Ti muovi e spari dalla parte in cui guardi. Un bandito colpito vola un vagone più in là e resta stordito. Alla fine del round l'ultimo vagone si sgancia, e i banditi dentro o sopra sono fuori; degli altri, il più indietro vince la sua carta. Vince l'ultimo bandito sul treno; se più d'uno arriva alla locomotiva, vincono più carte Vagone.
# In breve, accanto alla carta nella domanda: circa 60 lettere.
super-turn = Guarda dall'altra parte. Mantieni il tuo posto nella fila.
    .brief = guarda dall'altra parte
super-floor = Sali sul tetto del tuo vagone, o scendi all'interno. Arrivi con le spalle al bordo della fila, così tutti gli altri ti stanno davanti.
    .brief = sali sul tetto del tuo vagone, o scendi all'interno
super-move = Vai di un vagone dalla parte in cui guardi, sul tuo livello. Arrivi con le spalle al bordo della fila. Oltre un'estremità del treno: sei fuori.
    .brief = un vagone dove guardi; a un'estremità del treno, giù
super-fire = Colpisci il primo bandito in piedi davanti a te, nella tua fila o in un vagone più in là, sul tuo livello. Vola un vagone più in là e resta stordito; giù dal treno, è fuori. Gli spari passano sopra chi è steso.
    .brief = colpisci il primo in piedi davanti a te: un vagone più in là, stordito
super-reflex = Un'estensione. A terra per il colpo, ti rialzi e spari subito; altrimenti ti stendi dove sei.
    .brief = se sei a terra, rialzati e spara; altrimenti stenditi
super-horse = Un'estensione. Cavalchi nella locomotiva, al capo anteriore della fila. Se hai appena lasciato il treno e Cavallo è proprio la tua prossima carta, torni quando viene il suo turno, e non sei fuori.
    .brief = cavalca alla locomotiva, o tornaci se sei appena caduto
topic-super-plan = Piano
    .about = Tutti scelgono tre carte e il loro ordine, in segreto e insieme. Puoi cambiare il tuo piano finché l'ultimo non è pronto. Poi, dal Primo Giocatore, tutti giocano a turno la prima carta, poi la seconda, poi la terza. Devi giocarle tutte e tre.
topic-super-row = Fila
    .about = Su ogni tetto e in ogni vagone i banditi stanno in fila, e sono disegnati in quell'ordine. Il tuo sparo colpisce prima il vicino di fila.
topic-super-facing = Direzione
    .about = Il segno indica dove guarda un bandito: ◄ verso la locomotiva, ► verso il vagone di coda. Da quella parte ti muovi e spari. La cambia solo Girarsi, e il ritorno con Cavallo.
topic-super-stunned = Stordito
    .about = Un bandito colpito resta steso e stordito, disegnato come ~T~, rivolto come prima. La sua prossima carta, qualunque sia, lo fa solo rialzare, anche nel round successivo. Gli spari passano sopra chi è stordito.
topic-super-out = Fuori
    .about = I banditi che camminano o volano oltre un'estremità del treno sono fuori, e così chi è dentro o sopra l'ultimo vagone quando si sgancia. Le carte che restavano rimangono coperte.
topic-super-unhooking = Sgancio
    .about = Dopo la terza carta l'ultimo vagone si sgancia, con tutti dentro e sopra. Di chi resta, il più lontano dalla locomotiva prende la sua carta come bottino: un tetto è più lontano dell'interno, e nella stessa fila chi è più vicino alla coda.
topic-super-loot = Bottino
    .about = Una carta Vagone vale da $301 a $389; nessuno sa quanto prima che sia vinta. Il bottino conta solo se più banditi arrivano alla fine: decide tra chi è rimasto alla locomotiva.
topic-super-first-player = Primo Giocatore
    .about = Il Primo Giocatore di un round gioca per primo ogni carta. Il ruolo passa al bandito successivo ancora in gioco.
topic-super-locomotive = Locomotiva
    .about = La testa del treno, a sinistra sullo schermo. Andare avanti da lì vuol dire cadere.
topic-super-caboose = Vagone di coda
    .about = L'ultimo vagone, a destra sullo schermo. Si sgancia alla fine del round.
topic-super-winning = Vittoria
    .about = L'ultimo bandito sul treno vince subito. Se resta solo la locomotiva e più banditi sono lì, vincono più carte Vagone. A parità di carte vince la più preziosa. Se gli ultimi cadono insieme, nessuno vince.
topic-super-ranking = Classifica
    .about = Più tardi sei fuori, migliore è il tuo posto; chi è fuori insieme lo divide.
topic-super-extensions = Estensioni
    .about = Riflesso e Cavallo, una quinta e una sesta carta. Per aggiungerle: folsom play super --option reflex=on --option horse=on
topic-super-change = Change
    .about = Puoi cambiare il tuo piano finché l'ultimo non è pronto: change NOME ti richiama alla tastiera, e keep lascia il piano com'era.
