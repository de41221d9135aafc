# Le regole come le mostra la pagina; le regole stesse sono in rules-express.md e rules-super.md.

rules = Regole
rules-lead = I due giochi con parole nostre, con disegni.
rules-read = Leggi
rules-contents = Indice
rules-search = Cerca nelle regole
rules-found = { $count ->
    [0] Nessun risultato
    [one] { $count } regola trovata
   *[other] { $count } regole trovate
}
rules-nothing = Nessuna regola contiene «{ $query }». Prova con meno parole, o con un'altra.
rules-copy = , copia il link a questa regola
rules-copied = Il link a { $rule } è copiato.
rules-in-address = Il link a { $rule } è nella barra degli indirizzi.

## Disegni, per chi non li vede. $at è un luogo, $there chi e che cosa vi si trova.

drawing-train = Il treno: { $spots }.
drawing-spot = { $at }: { $there }
drawing-goal = un posto dove può finire { $who }
drawing-target = { $who } (si può colpire)
drawing-played = { $who } gioca { $cards }.
drawing-event = Avviene l'evento { $event }.
drawing-after = Dopo: { $spots }.
drawing-symbol = { $symbol }: { $turns }.
drawing-turn = { $who }, { $done }
drawing-draws = pesca
drawing-hidden = una carta a faccia in giù

## Sotto i disegni

drawing-legend-target = si può colpire
drawing-legend-goal = pallido: dove si può finire
