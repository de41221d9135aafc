# Tavoli pubblici, le mie partite, e chi sono.

tables-lead = Siediti dove c'è un posto libero, o guarda una partita.
tables-open = Posti liberi
    .none = Ora nessun tavolo pubblico ha un posto libero.
tables-playing = In corso
    .none = Ora non si gioca nessuna partita pubblica.
games-unfinished = Da finire
games-finished = Finite
games-more = Mostra partite più vecchie
name = Nome
name-about = Così ti vedono gli altri al tavolo.
name-none = Qui non hai ancora un nome. Scegline uno, o ne viene inventato uno quando giochi.
name-kept = D'ora in poi sei { $name }.
phrase = Frase di recupero
phrase-about = Sette parole con cui torni: su un altro dispositivo, o quando questo ti ha dimenticato.
phrase-known = Ne hai una. Una nuova annulla la vecchia.
phrase-show = Mostra la mia frase
phrase-new = Crea una nuova frase
phrase-once = Scrivila: si vede solo questa volta.
copy-phrase = Copia la frase
recover = Torna
recover-about = Hai già giocato su un altro dispositivo? Inserisci la tua frase di recupero.
recover-known = Inserisci la frase di un altro nome: questo dispositivo sarà suo.
come-back = Torna
recovered = Che piacere rivederti, { $name }!
ratings = Punteggio
ratings-about = Dalle partite pubbliche tra persone.
ratings-none = Non hai ancora un punteggio. Contano le partite pubbliche tra persone.
ratings-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
devices = Dispositivi
sign-out-elsewhere = Esci dagli altri
signed-out-elsewhere = L'accesso è chiuso su tutti gli altri dispositivi.
forget = Dimenticami qui
forget-sure = Questo dispositivo dimentica chi sei. Torni con la tua frase di recupero.
forget-lost = Questo dispositivo dimentica chi sei. Senza una frase di recupero non puoi tornare: prima fattene mostrare una.
forget-yes = Sì, dimenticami
forget-no = No
