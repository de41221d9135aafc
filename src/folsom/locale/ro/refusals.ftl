# Ce se refuză: ce n-a fost în regulă și ce se poate face.

## Ce nu se poate citi

bad-request = Cererea nu poate fi înțeleasă: ceva nu e în regulă la „{ $where }”.
not-json = Cererea nu poate fi citită: nu e JSON.
nested-too-deep = Cererea nu poate fi citită: e imbricată prea adânc.
unknown-field = În „{ $where }” nu există câmpul „{ $field }”.
missing-field = În „{ $where }” lipsește câmpul „{ $field }”.
wrong-type = Valoarea lui „{ $where }” trebuie să fie „{ $wanted }”.
wrong-value = Valoarea lui „{ $where }” nu poate fi „{ $value }”.
wrong-form = Valoarea lui „{ $where }” trebuie să se potrivească cu „{ $form }”.
out-of-range = Numărul „{ $where }” trebuie să fie { $bound }.
wrong-length = Lungimea lui „{ $where }” trebuie să fie { $bound }.
too-large =
    { $limit ->
        [one] E prea mult deodată: se primește cel mult { $limit } octet.
        [few] E prea mult deodată: se primesc cel mult { $limit } octeți.
       *[other] E prea mult deodată: se primesc cel mult { $limit } de octeți.
    }
not-found = La adresa aceasta nu e nimic.
wrong-method = Adresa aceasta nu face așa ceva: primește { $allowed }.
internal = Ceva n-a mers bine aici, și nu e vina ta. Cine administrează serverul poate căuta problema după numărul { $number }.
not-stored = Acum nu s-a putut salva, așa că nu s-a schimbat nimic. Încearcă din nou peste o clipă.
shutting-down = Serverul repornește. Revino peste o clipă: nu se pierde nimic.

## Cine cere

not-a-guest = Serverul nu te cunoaște încă: alege mai întâi un nume.
token-void = Sesiunea ta de pe acest dispozitiv s-a încheiat. Ia-o de la capăt cu un nume nou sau introdu fraza de recuperare.
wrong-origin = Cererea vine de pe alt site, așa că nu e îndeplinită. Deschide pagina acestui server și încearcă de acolo.
too-many =
    { $seconds ->
        [one] A fost prea mult într-un timp scurt. Încearcă din nou peste { $seconds } secundă.
        [few] A fost prea mult într-un timp scurt. Încearcă din nou peste { $seconds } secunde.
       *[other] A fost prea mult într-un timp scurt. Încearcă din nou peste { $seconds } de secunde.
    }
bad-name =
    { $limit ->
        [one] Un nume are { $limit } caracter vizibil, fără rânduri noi și fără semne ascunse.
        [few] Un nume are de la 1 la { $limit } caractere vizibile, fără rânduri noi și fără semne ascunse.
       *[other] Un nume are de la 1 la { $limit } de caractere vizibile, fără rânduri noi și fără semne ascunse.
    }
wrong-phrase = Nimeni nu are această frază de recuperare. Sunt șapte cuvinte de câte cinci litere: verifică-le și încearcă din nou.

## O masă care nu poate exista

players-range =
    { $highest ->
        [one] Acest joc e pentru { $highest } jucător, nu pentru { $players }; cel puțin { $lowest }.
        [few] Acest joc e pentru { $lowest } până la { $highest } jucători, nu pentru { $players }.
       *[other] Acest joc e pentru { $lowest } până la { $highest } de jucători, nu pentru { $players }.
    }
unknown-option = Acest joc nu are opțiunea „{ $option }”. Are { $options }.
option-value = La masa aceasta opțiunea „{ $option }” nu poate fi „{ $value }”, ci numai { $values }.
characters-number =
    { $needed ->
        [one] La masa aceasta e { $needed } bandit, deci e nevoie de tot atâtea figuri, nu de { $chosen }.
        [few] La masa aceasta sunt { $needed } bandiți, deci e nevoie de tot atâtea figuri, nu de { $chosen }.
       *[other] La masa aceasta sunt { $needed } de bandiți, deci e nevoie de tot atâtea figuri, nu de { $chosen }.
    }
unknown-character = Nu există figura „{ $character }”. Există { $characters }.
character-twice = Figura „{ $character }” e aleasă de două ori: fiecare există o singură dată.
unknown-level = Nu există niciun bot cu numele { $level }. Există { $levels }.
seats-differ =
    { $players ->
        [one] O masă pentru { $players } jucător are nevoie de tot atâtea locuri, nu de { $seats }.
        [few] O masă pentru { $players } jucători are nevoie de tot atâtea locuri, nu de { $seats }.
       *[other] O masă pentru { $players } de jucători are nevoie de tot atâtea locuri, nu de { $seats }.
    }
clock-seconds =
    { $longest ->
        [one] Ceasul acesta cere un timp de la { $shortest } secunde la { $longest } zi; fără ceas nu e nevoie.
        [few] Ceasul acesta cere un timp de la { $shortest } secunde la { $longest } zile; fără ceas nu e nevoie.
       *[other] Ceasul acesta cere un timp de la { $shortest } secunde la { $longest } de zile; fără ceas nu e nevoie.
    }
chat-in-public = Discuția liberă e doar la mesele la care se ajunge printr-un link. Fă masa privată sau lasă discuția oprită.

## O înregistrare care nu se poate revedea

bad-record = Aceasta nu e înregistrarea unui joc sau e deteriorată: ce scrie pe rândul { $line } nu se poate. Alege un fișier descărcat de aici și nemodificat.
record-too-long =
    { $limit ->
        [one] Această înregistrare e prea lungă ca să fie revăzută: niciun joc nu are mai mult de { $limit } alegere.
        [few] Această înregistrare e prea lungă ca să fie revăzută: niciun joc nu are mai mult de { $limit } alegeri.
       *[other] Această înregistrare e prea lungă ca să fie revăzută: niciun joc nu are mai mult de { $limit } de alegeri.
    }

## La o masă

no-such-table = Nicio masă nu are acest link. Verifică dacă l-ai copiat în întregime. O masă la care nimeni nu începe jocul se închide după ce toți au lipsit mult timp.
no-such-code = Nicio masă deschisă nu are acest cod. Are șase caractere și e valabil până începe jocul: verifică-l sau cere linkul.
no-such-seat = Aici nu există locul { $seat }: locurile sunt de la 1 la { $players }.
seat-taken = Locul { $seat } e ocupat. Alege unul liber.
seat-open = Pe locul { $seat } nu stă nimeni.
not-your-seat = Locul { $seat } nu e al tău.
not-the-host = Doar gazda acestei mese poate face asta.
not-at-table = Doar cei care au jucat aici pot cere revanșa.
seats-open = Jocul nu poate începe încă: aceste locuri sunt libere: { $seats }. Așteaptă pe cineva sau așază un bot.
already-started = Jocul a început, așa că locurile nu se mai pot schimba.
not-started = Jocul nu a început încă.
not-over = Jocul nu s-a terminat încă. După final se poate vedea totul.
game-over = Jocul s-a terminat.

## În joc

not-your-turn = Acum nu e rândul locului { $seat }.
stale-decision = Jocul a mers mai departe de când ai ales. Privește din nou și alege din ce se oferă acum.
illegal-choice = Acum nu se poate. Alege din ce se oferă.
nothing-to-take-back = Nu ai ce să anulezi: între timp au acționat alții sau a ieșit la iveală ceva nou.
no-spectator-views = La masa aceasta nimeni nu are voie să privească peste umărul unui jucător.
no-consent = Locul { $seat } nu a fost de acord ca spectatorii să-i vadă cărțile.
only-spectators-look = Aici joci, așa că vezi numai cu ochii tăi.
unknown-emote = Nu există acest gest. Există { $emotes }.
no-chat = La masa aceasta nu se poate discuta.
no-foresight = La masa aceasta se joacă fără privire înainte.
no-hints = La masa aceasta se joacă fără sfaturi.
no-hint-found = De data aceasta botul nu are niciun sfat. Încearcă din nou peste o clipă.
bad-line =
    { $limit ->
        [one] Un mesaj are { $limit } caracter vizibil, fără rânduri noi și fără semne ascunse.
        [few] Un mesaj are de la 1 la { $limit } caractere vizibile, fără rânduri noi și fără semne ascunse.
       *[other] Un mesaj are de la 1 la { $limit } de caractere vizibile, fără rânduri noi și fără semne ascunse.
    }
only-players-talk = Aici pot vorbi doar cei care joacă la această masă.
