# Ciò che viene rifiutato: che cosa non andava, e che cosa si può fare.

## Ciò che non si può leggere

bad-request = Questa richiesta non si capisce: qualcosa non va in «{ $where }».
not-json = Questa richiesta non si può leggere: non è JSON.
nested-too-deep = Questa richiesta non si può leggere: è annidata troppo in profondità.
unknown-field = In «{ $where }» non c'è nessun campo «{ $field }».
missing-field = In «{ $where }» manca il campo «{ $field }».
wrong-type = Il valore di «{ $where }» deve essere «{ $wanted }».
wrong-value = Il valore di «{ $where }» non può essere «{ $value }».
wrong-form = Il valore di «{ $where }» deve corrispondere a «{ $form }».
out-of-range = Il numero «{ $where }» deve essere { $bound }.
wrong-length = La lunghezza di «{ $where }» deve essere { $bound }.
too-large = È troppo in una volta sola: si accettano al massimo { $limit } byte.
not-found = A questo indirizzo non c'è nulla.
wrong-method = Questo indirizzo non fa questa cosa: accetta { $allowed }.
internal = Qualcosa è andato storto da questa parte, e non è colpa tua. Chi gestisce il server può cercarlo con il numero { $number }.
not-stored = In questo momento non è stato possibile salvare, quindi non è cambiato nulla. Riprova fra poco.
shutting-down = Il server si sta riavviando. Torna fra un momento: non si perde nulla.

## Chi chiede

not-a-guest = Il server non ti conosce ancora: scegli prima un nome.
token-void = L'accesso da qui è stato chiuso. Ricomincia con un nuovo nome, o inserisci la tua frase di recupero.
wrong-origin = La richiesta arriva da un altro sito, quindi non viene eseguita. Apri la pagina di questo server e riprova da lì.
too-many =
    { $seconds ->
        [one] Troppe richieste in poco tempo. Riprova fra { $seconds } secondo.
       *[other] Troppe richieste in poco tempo. Riprova fra { $seconds } secondi.
    }
bad-name = Un nome ha da 1 a { $limit } caratteri visibili, senza a capo né segni nascosti.
wrong-phrase = Nessuno ha questa frase di recupero. Sono sette parole di cinque lettere ciascuna: controllale e riprova.

## Un tavolo che non può esserci

players-range = A questo gioco si gioca da { $lowest } a { $highest }, non in { $players }.
unknown-option = Questo gioco non ha l'opzione «{ $option }». Ha { $options }.
option-value = A questo tavolo l'opzione «{ $option }» non può essere «{ $value }», solo { $values }.
characters-number =
    { $needed ->
        [one] A questo tavolo c'è { $needed } bandito, quindi servono altrettante figure, non { $chosen }.
       *[other] A questo tavolo ci sono { $needed } banditi, quindi servono altrettante figure, non { $chosen }.
    }
unknown-character = Non c'è nessuna figura «{ $character }». Ci sono { $characters }.
character-twice = La figura «{ $character }» è scelta due volte: ce n'è una sola di ognuna.
unknown-level = Non c'è nessun bot di nome { $level }. Ci sono { $levels }.
seats-differ =
    { $players ->
        [one] A un tavolo per { $players } giocatore servono altrettanti posti, non { $seats }.
       *[other] A un tavolo per { $players } giocatori servono altrettanti posti, non { $seats }.
    }
clock-seconds =
    { $longest ->
        [one] Questo orologio vuole un tempo da { $shortest } secondi a { $longest } giorno; senza orologio non serve.
       *[other] Questo orologio vuole un tempo da { $shortest } secondi a { $longest } giorni; senza orologio non serve.
    }
chat-in-public = La chat libera c'è solo ai tavoli a cui si arriva con un link. Rendi privato il tavolo, o lascia la chat spenta.

## Una registrazione che non si può rivedere

bad-record = Non è la registrazione di una partita, oppure è danneggiata: ciò che dice la riga { $line } non può essere. Scegli un file scaricato da qui e non modificato.
record-too-long = Questa registrazione è troppo lunga per rivederla: nessuna partita ha più di { $limit } scelte.

## A un tavolo

no-such-table = Nessun tavolo ha questo link. Controlla di averlo copiato per intero. Un tavolo dove nessuno inizia la partita viene chiuso quando tutti sono via da molto tempo.
no-such-code = Nessun tavolo aperto ha questo codice. Sono sei caratteri, e vale finché la partita non comincia: controllalo, o chiedi il link.
no-such-seat = Qui non c'è il posto { $seat }: i posti vanno da 1 a { $players }.
seat-taken = Il posto { $seat } è occupato. Scegline uno libero.
seat-open = Al posto { $seat } non c'è nessuno.
not-your-seat = Il posto { $seat } non è tuo.
not-the-host = Può farlo solo chi ospita questo tavolo.
not-at-table = Solo chi ha giocato qui può chiedere la rivincita.
seats-open = La partita non può ancora cominciare: questi posti sono liberi: { $seats }. Aspetta qualcuno, o fai sedere un bot.
already-started = La partita è cominciata, quindi i posti non si possono più cambiare.
not-started = La partita non è ancora cominciata.
not-over = La partita non è ancora finita. Dopo la fine si potrà vedere tutto.
game-over = La partita è finita.

## In partita

not-your-turn = Adesso non tocca al posto { $seat }.
stale-decision = Da quando hai scelto la partita è andata avanti. Guarda di nuovo e scegli tra ciò che è offerto adesso.
illegal-choice = Adesso non è possibile. Scegli tra ciò che è offerto.
nothing-to-take-back = Non c'è nulla da annullare: intanto altri hanno agito, o si è scoperto qualcosa di nuovo.
no-spectator-views = A questo tavolo nessuno può sbirciare da dietro le spalle di chi gioca.
no-consent = Il posto { $seat } non ha dato il permesso di guardare le sue carte.
only-spectators-look = Qui stai giocando, quindi vedi solo con i tuoi occhi.
unknown-emote = Questo gesto non c'è. Ci sono { $emotes }.
no-chat = A questo tavolo non c'è la chat.
no-foresight = A questo tavolo si gioca senza previsioni.
no-hints = A questo tavolo si gioca senza suggerimenti.
no-hint-found = Stavolta il bot non ha suggerimenti. Riprova tra un momento.
bad-line = Un messaggio ha da 1 a { $limit } caratteri visibili, senza a capo né segni nascosti.
only-players-talk = Qui può parlare solo chi gioca a questo tavolo.
