### O masă a unui joc pentru care pagina nu are desene: locuri, valori, alegeri și evenimente în cuvinte simple.
### Numele valorilor, evenimentelor și fazelor vin de la joc, în engleză.

# Titlul benzii, pentru cine poate alege acum. $name este numele locului. Scurt.
plain-ask = E rândul tău, { $name }
# Sub acel titlu. $phase este cuvântul jocului pentru ce se cere.
plain-ask-below = { $phase }: alege.
# Titlul cât timp aleg alții. $who înșiră numele.
plain-wait = Așteptăm: { $who }
# Titlul când nimeni nu are ceva de ales.
plain-wait-none = Jocul continuă
# Stegulețul de pe locul care poate alege acum. Foarte scurt, cu literă mică.
plain-to-act = la rând
# Titlul foii cu valorile jocului.
plain-table = Pe masă
# Titlul listei de evenimente.
plain-log = Ce s-a întâmplat
# Înainte să se întâmple ceva.
plain-log-empty = Jocul începe.
# Un rând al acelei liste. $event este numele evenimentului, $facts spune mai mult.
plain-event = { $event }: { $facts }.
# La fel, când nu se știe mai mult.
plain-event-alone = { $event }.
# O valoare goală sau care lipsește. Cu literă mică.
plain-nothing = nimic
# Valori adevărate sau false. Cu literă mică.
plain-yes = da
plain-no = nu
# Titlul alegerilor, pentru cititoarele de ecran.
plain-choices = Alegerile tale
# Al cui: stă lângă „ochii” unde se privește prin ochii altcuiva. $name este numele locului.
plain-whose = lui { $name }
# Stă deasupra unei reluări. $game este numele jocului.
plain-replay = Pagina aceasta nu are desene pentru { $game }: iată tot ce au văzut jucătorii.
# Titlul de la sfârșit. $who înșiră câștigătorii; $count spune câți sunt.
plain-won = { $count ->
    [one] { $who } câștigă
   *[other] { $who } câștigă împreună
}
plain-nobody-won = Nu câștigă nimeni
