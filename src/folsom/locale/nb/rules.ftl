# Reglene slik siden viser dem; selve reglene er i rules-express.md og rules-super.md.

rules = Regler
rules-lead = Begge spillene med våre egne ord, med tegninger.
rules-read = Les
rules-contents = Innhold
rules-search = Søk i reglene
rules-found = { $count ->
    [0] Ingenting funnet
    [one] { $count } regel funnet
   *[other] { $count } regler funnet
}
rules-nothing = Ingen regel inneholder «{ $query }». Prøv færre ord, eller et annet.
rules-copy = , kopier lenken til denne regelen
rules-copied = Lenken til { $rule } er kopiert.
rules-in-address = Lenken til { $rule } står i adressefeltet.

## Tegninger, for dem som ikke ser dem. $at er et sted, $there hvem og hva som er der.

drawing-train = Toget: { $spots }.
drawing-spot = { $at }: { $there }
drawing-goal = et sted der { $who } kan havne
drawing-target = { $who }, som kan treffes
drawing-played = { $who } spiller { $cards }.
drawing-event = Hendelsen { $event } skjer.
drawing-after = Deretter: { $spots }.
drawing-symbol = { $symbol }: { $turns }.
drawing-turn = { $who }: { $done }
drawing-draws = trekker kort
drawing-hidden = et skjult kort

## Under tegningene

drawing-legend-target = kan treffes
drawing-legend-goal = blek: der man kan havne
