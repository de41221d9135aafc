# Sfârșitul: socoteala, povestea jocului și încotro de aici.

## Socoteala

result = Rezultatul
source-purses = Pungi
source-jewels = Bijuterii
source-strongboxes = Cutii de valori
source-ransoms = Răscumpărare
source-gunslinger = Pistolar
source-loot = Pradă
end-counted = Se numără prada
end-who-is-left = Cine a rămas?
end-richest = { $who } { $seats ->
    [one] ia totul
   *[other] iau totul
}
end-shared = { $who } împart prada
end-last-standing = { $who } rămâne { $gender ->
    [f] ultima în picioare
   *[m] ultimul în picioare
}
end-locomotive = { $who } câștigă la locomotivă
end-nobody = Nu a rămas nimeni
end-with = Cu { $money }.
end-with-shared = Cu câte { $money } și la fel de puține gloanțe.
end-with-tie = Cu { $money } și mai puține gloanțe primite decât alții la fel de bogați.
end-others-off = Toți ceilalți au căzut din tren.
end-with-cards = Cu { $cards }.
end-with-dearest = Cu { $cards }, cea mai valoroasă de { $money }.
end-fell-last = Ultima cădere: { $who }.
end-tie = La fel de bogați: decid gloanțele primite, cele mai puține.
end-tie-loot = La fel de multe cărți: decide cea mai valoroasă.
end-fell = Afară din tren, numărul { $number }: { $who }.
end-winner = Victorie
end-off = Afară din tren
end-off-as = Căderea nr. { $number }
end-aboard = Încă în tren
end-bullets = Gloanțe primite
end-place = Locul { $number }:

## Încotro

rematch = Joacă din nou
next-game = La jocul următor
to-replay = Reluare
share-link = Distribuie
share-copied = Linkul este copiat.
share-is = Copiază acest link: { $url }
download-record = Descarcă

## Povestea

story = Cum a fost
story-coming = Povestea vine imediat…
story-counting = Mai întâi se numără prada.
story-not-come = Povestea nu a putut fi încărcată.
story-round = { $round }: { $card }
story-turning = moment decisiv
story-times = { $whom } ×{ $count }
story-punched = { $who } dă un pumn, iar { $whom } scapă { $loot }.
story-met = { $who } { $seats ->
    [one] dă peste ofițerul federal și fuge pe acoperiș.
   *[other] dau peste ofițerul federal și fug pe acoperiș.
}
story-struck = { $event }: { $who } { $seats ->
    [one] primește un glonț.
   *[other] primesc câte un glonț.
}
story-ransoms = { $who } { $seats ->
    [one] primește o răscumpărare de { $money }.
   *[other] primesc câte o răscumpărare de { $money }.
}
story-gunslingers = { $who } { $seats ->
    [one] ia titlul de Pistolar: { $money }.
   *[other] iau titlul de Pistolar: câte { $money }.
}
story-void = { $count ->
    [one] O carte nu are niciun efect.
    [few] { $count } cărți nu au niciun efect.
   *[other] { $count } de cărți nu au niciun efect.
}
story-felled = { $who } nimerește ținta: { $whom } cade din tren.
story-rides = { $who } { $seats ->
    [one] călărește până { $to }.
   *[other] călăresc până { $to }.
}
story-left-behind = { $who } { $seats ->
    [one] rămâne în urmă { $at }.
   *[other] rămân în urmă { $at }.
}
story-left = { $count ->
    [0] În tren nu mai rămâne nimeni.
    [one] În tren rămâne un singur bandit.
    [few] În tren rămân { $count } bandiți.
   *[other] În tren rămân { $count } de bandiți.
}
story-lead-same = { $who } { $seats ->
    [one] conduce în continuare, cu { $money }.
   *[other] conduc în continuare, cu { $money }.
}
story-lead-changed = { $who } { $seats ->
    [one] trece la conducere, cu { $money }.
   *[other] trec la conducere, cu { $money }.
}
story-lead-for-good = { $who } { $seats ->
    [one] trece definitiv la conducere, cu { $money }.
   *[other] trec definitiv la conducere, cu { $money }.
}
story-lead-shared = { $who } conduc la egalitate, cu câte { $money }.

## Ce se spune despre cine a câștigat

wit-tie = { $money }, la fel ca { $whom }, dar cu { $count ->
    [one] un glonț mai puțin de scos.
    [few] { $count } gloanțe mai puțin de scos.
   *[other] { $count } de gloanțe mai puțin de scos.
}
wit-no-bullet-wasted = { $money } și niciun glonț irosit.
wit-from-behind = { $money }, deși după runda { $round } era pe ultimul loc.
wit-hair = { $money }, cu doar { $margin } mai mult decât { $whom }.
wit-by-far = { $money }, mai mult decât toți ceilalți la un loc.
wit-never-hit = { $money } și nicio zgârietură.
wit-never-fired = { $money }, fără să tragă un foc.
wit-last-round = { $money }, fără să fi condus înainte de ultima rundă.
wit-twice = { $money }, cel puțin dublu față de oricine altcineva.
wit-most-bullets = { $money } și { $count ->
    [few] { $count } gloanțe încasate
   *[other] { $count } de gloanțe încasate
}, cele mai multe.
wit-all-the-way = { $money }, la conducere după fiecare rundă.
wit-outgunned = { $money }. Alții au tras mai mult. Degeaba.
wit-plain = { $money }, și nimeni n-a ajuns la mai puțin de { $margin }.
wit-shared = Câte { $money } și tot atâtea gloanțe încasate.
wit-shared-clean = Câte { $money } și nicio zgârietură.
wit-alone-felled = Toți ceilalți au căzut din tren, { $count } dintre ei datorită lui { $whom }.
wit-alone-never-hit = Toți ceilalți au căzut din tren, iar { $whom } n-a încasat niciun glonț.
wit-alone-penniless = Toți ceilalți au căzut din tren. Și prada la fel.
wit-alone-plain = Toți ceilalți au căzut din tren. Cineva trebuie să aibă grijă de pradă.
wit-loco-felled = Cu { $cards } și încă { $count } doborâți din tren.
wit-loco-never-hit = Cu { $cards }, iar { $whom } n-a încasat niciun glonț.
wit-loco-plain = Cu { $cards } și cea mai bună priveliște din tren.
end-label-richest = { $gender ->
    [f] Cea mai bogată
   *[m] Cel mai bogat
}
end-label-last = { $gender ->
    [f] Ultima în tren
   *[m] Ultimul în tren
}

## Ce a decis

decided-punch = În runda { $round }, după pumnul { $whose }, { $whom } a pierdut { $money }.
decided-punch-you = Pumnul { $whose } din runda { $round } te-a costat { $money }.
decided-lost = În runda { $round } { $who } a pierdut { $money }.
decided-lost-you = În runda { $round } ai pierdut { $money }.
decided-took = În runda { $round } { $who } a luat { $loot } în valoare de { $money }.
decided-took-you = În runda { $round } ai luat { $loot } în valoare de { $money }.
decided-prize = { $who } a luat titlul de Pistolar: { $money }.
decided-prize-you = Ai luat titlul de Pistolar: { $money }.
decided-by = { $who } a câștigat cu un avans de { $money }.
decided-by-you = Ai câștigat cu un avans de { $money }.
decided-by-over-you = { $who } a terminat cu { $money } mai mult decât tine.
decided-tie = { $who } a câștigat pentru că a primit mai puține gloanțe.
decided-tie-you = Ai câștigat pentru că ai primit mai puține gloanțe.
decided-tie-over-you = { $who } avea la fel de mulți bani, dar mai puține gloanțe primite.
decided-shared = Între câștigători nu a fost nicio diferență.
decided-felled = Focul { $whose } din runda { $round } a trimis afară din tren: { $whom }.
decided-felled-you = Focul { $whose } din runda { $round } te-a trimis afară din tren.
decided-left = În runda { $round } { $who } a rămas în urmă { $at }.
decided-left-you = În runda { $round } ai rămas în urmă { $at }.
decided-walked = În runda { $round } { $who } a pășit în afara trenului.
decided-walked-you = În runda { $round } ai pășit în afara trenului.
decided-last = La sfârșit, în tren a rămas doar { $who }.
decided-last-you = La sfârșit, în tren ai rămas doar tu.
decided-loco = { $who } a câștigat la locomotivă cu { $cards }.
decided-loco-you = Ai câștigat la locomotivă cu { $cards }.
decided-cards = { $who } avea { $cards }, { $other } { $theirs }.
decided-cards-you = Tu aveai { $cards }, { $other } { $theirs }.
decided-cards-over-you = { $who } avea { $cards }, tu { $theirs }.
decided-dearest = { $who } și { $other } aveau câte { $cards }: a decis cea de { $money }.
decided-dearest-you = Tu și { $other } aveați câte { $cards }: a decis cartea ta de { $money }.
decided-dearest-over-you = { $who } avea { $cards }, la fel ca tine: a decis cea de { $money }.
decided-nobody = N-a mai rămas nimeni care să câștige.

## Banii, carte cu carte

curve = Banii, carte cu carte
curve-table = Ca tabel
curve-start = Început
curve-round = După runda { $number }
curve-out = afară din tren
story-whole = Rundă cu rundă

## Distribuire

share-title = Distribuie jocul
share-picture = Imaginea rezultatului
share-clip = Clip cu cel mai bun moment
share-copy = Copiază linkul
share-drawing = Se desenează imaginea…
share-filming = Se filmează: { $percent } %
share-stop = Oprește
share-saved = Salvat ca { $file }.
share-no-clip = Acest browser nu poate face clipuri. Imaginea și linkul merg oricum.
share-failed = N-a mers. Încearcă din nou.
share-text = { $headline }. { $below }
