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
