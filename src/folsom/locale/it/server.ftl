# Ciò che il server dice di sua iniziativa.

## Congedi

bye-restart = Il server si sta riavviando. Torna fra un momento: non si perde nulla.
bye-revoked = L'accesso è stato chiuso su tutti i dispositivi. Per tornare, inserisci la tua frase di recupero.
bye-too-slow = La tua connessione non teneva il passo. Verrà ripristinata e vedrai tutto da capo.
bye-too-fast = Troppi messaggi in una volta. Aspetta un momento, poi collegati di nuovo.
