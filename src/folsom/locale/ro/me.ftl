# Mese publice, jocurile mele și cine sunt.

tables-lead = Așază-te unde e un loc liber sau privește un joc.
tables-open = Locuri libere
    .none = Acum nicio masă publică nu are loc liber.
tables-playing = Se joacă
    .none = Acum nu se joacă niciun joc public.
games-unfinished = Neterminate
games-finished = Terminate
games-more = Arată jocuri mai vechi
name = Nume
name-about = Așa te văd ceilalți la masă.
name-none = Aici încă nu ai un nume. Alege unul, sau se inventează unul când joci.
name-kept = De acum ești { $name }.
phrase = Frază de recuperare
phrase-about = Șapte cuvinte cu care revii: pe alt dispozitiv sau după ce acesta te-a uitat.
phrase-known = Ai una. Una nouă o anulează pe cea veche.
phrase-show = Arată-mi fraza
phrase-new = Fă o frază nouă
phrase-once = Noteaz-o: se vede doar acum.
copy-phrase = Copiază fraza
recover = Revino
recover-about = Ai jucat pe alt dispozitiv? Introdu fraza de recuperare.
recover-known = Introdu fraza altui nume: dispozitivul va fi al lui.
come-back = Revino
recovered = Bine ai revenit, { $name }!
ratings = Clasament
ratings-about = Din jocurile publice între oameni.
ratings-none = Încă nu ești în clasament. Contează jocurile publice între oameni.
ratings-games = { $count ->
    [one] { $count } joc
    [few] { $count } jocuri
   *[other] { $count } de jocuri
}
devices = Dispozitive
sign-out-elsewhere = Ieși de pe celelalte
signed-out-elsewhere = Sesiunile de pe toate celelalte dispozitive s-au încheiat.
forget = Uită-mă aici
forget-sure = Acest dispozitiv uită cine ești. Revii cu fraza de recuperare.
forget-lost = Acest dispozitiv uită cine ești. Fără o frază de recuperare nu poți reveni: cere întâi una.
forget-yes = Da, uită-mă
forget-no = Nu
