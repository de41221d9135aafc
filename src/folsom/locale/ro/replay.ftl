# Reluările: ale unei mese încheiate și ale unei înregistrări din altă parte.

## Momente

replay-title = Reluare
replay-coming = Reluarea se încarcă…
replay-begin = Începutul
replay-of = { $number } din { $count }
replay-strip = Momentul
replay-controls = Comenzi
replay-first = La început
replay-back = Un pas înapoi
replay-play = Redă
replay-pause = Pauză
replay-forward = Un pas înainte
replay-last = La sfârșit
replay-timeline = Tot jocul
replay-viewer = Văzut de
replay-viewer-all = Totul descoperit
replay-viewer-public = Ce a văzut toată lumea
replay-viewer-seat = { $who } · { $person }
replay-hands = Mâini descoperite
replay-moments = Momente-cheie
replay-share = Link aici
replay-reckoning = Socoteala
replay-return = Înapoi la reluare
replay-unfinished = Înregistrarea se oprește aici: jocul nu a fost încheiat.

## Ce nu poate fi arătat

replay-trouble = Reluarea nu poate fi arătată
replay-not-over = Prea devreme
replay-watch = Privește-l
replay-broken = Reluarea s-a întrerupt pe drum. Încearcă din nou.

## Înregistrări

record-title = Reia o înregistrare
record-about = O înregistrare este fișierul cu care se descarcă un joc încheiat, de aici sau din comanda folsom.
record-choose = Alege un fișier
record-drop = sau trage-l aici
record-paste = Sau lipește textul
record-show = Arată
record-reading = Se citește…
record-empty = Încă nu e nimic de citit: alege un fișier sau lipește o înregistrare.
record-too-large = Fișierul este prea mare pentru înregistrarea unui joc.

## Jocuri care merită văzute

replays-famous = Merită văzute
replays-mine = Jocurile tale terminate
replays-none = Aici vor apărea jocurile pe care le termini.
famous-express = Conducerea pe care n-o păstrează nimeni
    .about = patru boți puternici, iar 150 USD decid
famous-super = Ultimul din tren
    .about = cinci boți puternici, șase runde, rămâne unul
