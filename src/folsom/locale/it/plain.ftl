### Un tavolo di un gioco per cui la pagina non ha disegni: posti, valori, scelte ed eventi in parole semplici.
### I nomi di valori, eventi e fasi vengono dal gioco stesso, in inglese.

# Titolo della striscia, per chi può scegliere ora. $name è il nome del posto. Breve.
plain-ask = Tocca a te, { $name }
# Sotto quel titolo. $phase è la parola del gioco per ciò che si chiede.
plain-ask-below = { $phase }: scegli.
# Titolo mentre scelgono altri. $who elenca i nomi.
plain-wait = In attesa di { $who }
# Titolo quando nessuno ha qualcosa da scegliere.
plain-wait-none = La partita continua
# Bandierina sul posto che può scegliere ora. Brevissima, minuscola.
plain-to-act = di turno
# Titolo del foglio con i valori del gioco.
plain-table = Sul tavolo
# Titolo dell'elenco degli eventi.
plain-log = Che cosa è successo
# Prima che succeda qualcosa.
plain-log-empty = La partita comincia.
# Una riga di quell'elenco. $event è il nome dell'evento, $facts dice di più.
plain-event = { $event }: { $facts }.
# Lo stesso quando non si sa altro.
plain-event-alone = { $event }.
# Un valore vuoto o che manca. Minuscolo.
plain-nothing = nessuno
# Valori veri o falsi. Minuscolo.
plain-yes = sì
plain-no = no
# Titolo delle scelte, per chi usa un lettore di schermo.
plain-choices = Le tue scelte
# Di chi: sta con «gli occhi» dove si guarda con la vista di un altro. $name è il nome del posto.
plain-whose = di { $name }
# Sta sopra un replay. $game è il nome del gioco.
plain-replay = Questa pagina non ha disegni di { $game }: ecco tutto ciò che i giocatori hanno visto.
# Titolo alla fine. $who elenca chi ha vinto; $count dice quanti sono.
plain-won = { $count ->
    [one] Vince { $who }
   *[other] Vincono insieme { $who }
}
plain-nobody-won = Non vince nessuno
