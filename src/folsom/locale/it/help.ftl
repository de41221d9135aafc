# Help at the table: tips, a seat's sheet, the rules in a drawer, the menu, keys, memory aids.

## What things are, in a line (tips)

tip-read = Leggi la regola
tip-card-hidden = La conosce solo chi l'ha giocata, finché non viene girata.
express-card-move = Dentro, vai nel vagone accanto. Sui tetti, corri da uno a tre vagoni.
express-card-floor = Sali sul tetto del tuo vagone, o scendi dentro.
express-card-fire = Dentro, colpisci un bandito in un vagone accanto. Su un tetto, uno sul tetto più vicino in vista.
express-card-rob = Prendi un pezzo di bottino dove ti trovi.
express-card-punch = Colpisci un bandito dove ti trovi. Perde un pezzo di bottino e finisce nel vagone accanto.
express-card-marshal = Muovi lo Sceriffo di un vagone. I banditi che incontra ricevono un proiettile neutrale e fuggono sul tetto.
express-card-bullet = Peso morto: riempie la mano e non si può giocare.
express-draw = Prendi tre carte dal tuo mazzo invece di giocarne una.
express-marshal = Nessun bandito resta nel suo vagone: fugge sul tetto e riceve un proiettile neutrale.
loot-worth = Vale { $money }.
loot-worth-between = Vale da { $least } a { $most }.
express-purse = Scopri che cosa contiene quando è tuo.
express-known-purse = È già stato tuo: sai che cosa contiene.
bullets-of = Proiettili rimasti: { $count } su { $all }
express-bullets = Alla fine chi ne ha di meno riceve { $money }.
express-first = Inizia questo round. Il prossimo lo inizia chi siede alla sua sinistra.
express-hand-count = Carte che si possono ancora giocare, e proiettili.
express-deck-count = Pescare ne prende tre.
express-discard = Carte che hai scartato. Mescolate, diventano il tuo nuovo mazzo quando il vecchio finisce.
express-money = Tutto ciò che ha questo giocatore. Vince chi ha più denaro.
express-money-unknown = Solo chi ha un sacchetto sa che cosa contiene.
express-car = Due posti dove stare: dentro e sul tetto.
express-locomotive = Qui partono lo Sceriffo e una borsa. Il tetto è come gli altri.
hand-about = Le tue carte e il tuo potere
super-card-turn = Guardi dall'altra parte. Mantieni il tuo posto nella fila.
super-card-floor = Sali sul tetto del tuo vagone, o scendi dentro. Guardi come prima.
super-card-move = Vai avanti di un vagone nella direzione in cui guardi. Oltre la fine cadi dal treno.
super-card-fire = Spari nella direzione in cui guardi. Il primo bandito in linea vola un vagone più in là e resta stordito.
super-card-reflex = Se sei a terra stordito, ti rialzi e spari subito. Altrimenti ti stendi: i colpi ti passano sopra.
super-card-horse = Cavalchi fino alla testa della locomotiva. Ti riprende anche se hai appena lasciato il treno.
super-figure = { $stunned ->
    [yes] { $gender ->
        [f] Stordita: la prossima carta la fa solo rialzare.
       *[m] Stordito: la prossima carta lo fa solo rialzare.
    }
   *[no] { $way ->
        [forward] Guarda verso la locomotiva: si muove e spara da quella parte.
       *[back] Guarda verso la coda: si muove e spara da quella parte.
    }
}
super-car = Resta finché c'è un vagone dietro.
super-car-gone = È stato sganciato alla fine di un round.
super-turn = Carta { $number }
super-turn-about = Ognuno gira questa carta, uno dopo l'altro. Solo dopo viene la prossima.
super-planned = Tre carte sono coperte. Nessun altro le vede prima che vengano girate.
super-planning = Si scelgono tre carte su quattro, in un ordine che resta.
super-out = Fuori dal gioco: le carte bottino non contano più.
super-off-train = Non è sul treno.
super-first = In questo round gira la prima carta. Poi tocca a chi siede a sinistra.
super-loot = Tra chi resta nella locomotiva vince chi ha più carte bottino. In parità decide la carta di maggior valore.

## A seat's sheet

round-signals = I turni di questo round
sheet-close = Chiudi
sheet-player = Giocatore
sheet-bot = Bot
sheet-here = presente
sheet-gone = senza connessione
sheet-away = via: gioca un bot
sheet-loot = Bottino che conosci
sheet-own-loot = Il tuo bottino
sheet-between = da { $least } a { $most }
sheet-bullets-left = Proiettili rimasti
sheet-of = { $count } su { $all }
sheet-gunslinger = In testa come Pistolero: { $money }
sheet-bullets-taken = Proiettili ricevuti
sheet-from = { $count } da { $who }
sheet-yours = { $count } tuoi
sheet-neutral = { $count } neutrali
sheet-seen = Viste in questo round
sheet-unseen = Non ancora viste
sheet-own-deck = Nel tuo mazzo
sheet-bullets = { $count ->
    [one] { $count } proiettile
   *[other] { $count } proiettili
}
sheet-none = nessuno
sheet-place = Dove
sheet-off = Giù dal treno: un cavallo aspetta.

## The menu, the rules in a drawer, and the keys

menu = Menu
menu-rules = La regola che conta ora
menu-keys = Tasti
menu-shortcuts = Scorciatoie con un solo tasto
menu-shortcuts-about = Disattivale se usi i comandi vocali o premi tasti per sbaglio.
menu-leave = Lascia il tavolo
menu-leave-solo = La partita ti aspetta in Le mie partite.
menu-leave-people = Il posto resta tuo. Se il tempo finisce, gioca un bot.
menu-leave-watch = Torna con lo stesso link.
rules-drawer = Regole
rules-drawer-failed = Impossibile caricare le regole. Controlla la connessione e riprova.
keys-about = Che cosa fa la tastiera al tavolo.
key-choose = Scegli ciò che ha questo numero
key-arrows = Spostati tra ciò che puoi scegliere; sul treno, sulla carta round, nel piano e tra i posti, tra tutto ciò che si spiega
key-escape = Chiudi ciò che è aperto, o annulla
key-undo = Annulla ciò che si può annullare
key-pause = Pausa, o riprendi, mentre le carte agiscono
key-step = Indietro o avanti di una carta mentre le carte agiscono
key-repeat = Riascolta che cosa è successo
key-ready = Pronto (in Super)
key-rules = Leggi la regola che conta ora
key-keys = Mostra questo elenco
