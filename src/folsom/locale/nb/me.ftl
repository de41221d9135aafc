# Åpne bord, mine spill, og hvem jeg er.

tables-lead = Sett deg der det er ledig, eller se på et spill.
tables-open = Ledige plasser
    .none = Ingen åpne bord har ledig plass nå.
tables-playing = Spilles nå
    .none = Ingen åpne spill spilles nå.
games-unfinished = Ikke ferdige
games-finished = Ferdige
games-more = Vis eldre spill
name = Navn
name-about = Det er dette de andre ser ved bordet.
name-none = Du har ikke noe navn her ennå. Velg et, ellers finnes det på ett når du spiller.
name-kept = Fra nå av heter du { $name }.
phrase = Gjenopprettingsfrase
phrase-about = Sju ord som du kommer tilbake med: på en annen enhet, eller når denne har glemt deg.
phrase-known = Du har en. En ny gjør den gamle ugyldig.
phrase-show = Vis frasen min
phrase-new = Lag en ny frase
phrase-once = Skriv den ned: den vises bare denne ene gangen.
copy-phrase = Kopier frasen
recover = Kom tilbake
recover-about = Har du spilt på en annen enhet? Skriv inn gjenopprettingsfrasen.
recover-known = Skriv inn frasen til et annet navn: da tilhører denne enheten det.
come-back = Kom tilbake
recovered = Velkommen tilbake, { $name }!
ratings = Rangering
ratings-about = Fra åpne spill mellom mennesker.
ratings-none = Du er ikke rangert ennå. Åpne spill mellom mennesker teller.
ratings-games = { $count ->
    [one] { $count } spill
   *[other] { $count } spill
}
devices = Enheter
sign-out-elsewhere = Logg ut andre steder
signed-out-elsewhere = Du er logget ut på alle andre enheter.
forget = Glem meg her
forget-sure = Denne enheten glemmer hvem du er. Du kommer tilbake med gjenopprettingsfrasen.
forget-lost = Denne enheten glemmer hvem du er. Uten en gjenopprettingsfrase kan du ikke komme tilbake: vis en først.
forget-yes = Ja, glem meg
forget-no = Nei
