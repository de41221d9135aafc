# Regulile așa cum le arată pagina; regulile însele sunt în rules-express.md și rules-super.md.

rules = Reguli
rules-lead = Ambele jocuri, în cuvintele noastre, cu desene.
rules-read = Citește
rules-contents = Cuprins
rules-search = Caută în reguli
rules-found = { $count ->
    [0] Nimic găsit
    [one] { $count } regulă găsită
    [few] { $count } reguli găsite
   *[other] { $count } de reguli găsite
}
rules-nothing = Nicio regulă nu conține „{ $query }”. Încearcă mai puține cuvinte sau altul.
rules-copy = , copiază linkul către această regulă
rules-copied = Linkul către { $rule } este copiat.
rules-in-address = Linkul către { $rule } este în bara de adrese.

## Desene, pentru cine nu le vede. $at este un loc, $there cine și ce se află acolo.

drawing-train = Trenul: { $spots }.
drawing-spot = { $at }: { $there }
drawing-goal = un loc unde poate ajunge { $who }
drawing-target = { $who } (posibilă țintă)
drawing-played = { $who } joacă { $cards }.
drawing-event = Are loc evenimentul { $event }.
drawing-after = După aceea: { $spots }.
drawing-symbol = { $symbol }: { $turns }.
drawing-turn = { $who }: { $done }
drawing-draws = trage cărți
drawing-hidden = o carte cu fața în jos

## Sub desene

drawing-legend-target = posibilă țintă
drawing-legend-goal = palid: unde se poate ajunge
