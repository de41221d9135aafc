# Το τραπέζι για ανθρώπους: μία οθόνη για πολλούς, θεατές, ποιος λείπει, χειρονομίες και συζήτηση.

## Μία οθόνη για πολλούς

hand-over = { $seats ->
    [one] Δώσε την οθόνη: παίζει { $who }
   *[other] Δώσε την οθόνη: παίζουν { $who }
}
hand-over-below = Οι άλλοι δεν κοιτούν.
hand-over-show = Δείξε τι βλέπω
hand-over-undo = { $who }: αναίρεση

## Θεατές

spectators = { $count ->
    [one] { $count } θεατής
   *[other] { $count } θεατές
}
consent = Οι θεατές μπορούν να βλέπουν τις κάρτες μου

## Χειρονομίες και συζήτηση

talk = Χειρονομίες και συζήτηση
talk-gestures = Χειρονομίες
talk-unread = { $count ->
    [one] Χειρονομίες και συζήτηση: { $count } νέο μήνυμα
   *[other] Χειρονομίες και συζήτηση: { $count } νέα μηνύματα
}
talk-close = Κλείσιμο
talk-mute = Απόκρυψη χειρονομιών
chat = Συζήτηση
chat-empty = Κανείς δεν έχει πει τίποτα ακόμη.
chat-write = Γράψε στο τραπέζι
chat-send = Αποστολή
chat-left = { $count ->
    [one] μένει { $count } χαρακτήρας
   *[other] μένουν { $count } χαρακτήρες
}
chat-said = { $name }: { $text }
event-emoted = { $who }: { $words }
emote-howdy = Γεια χαρά!
emote-well-played = Ωραία παίχτηκε!
emote-thanks = Ευχαριστώ!
emote-oops = Ωχ!
emote-ouch = Άου!
emote-hurry = Το τρένο δεν περιμένει…
emote-thinking = Για να σκεφτώ…
emote-nice-shot = Ωραία βολή!
emote-so-close = Παρά τρίχα!
emote-laugh = Χα χα!
emote-sorry = Συγγνώμη!
emote-goodbye = Τα λέμε!

## Χωρίς είσοδο

to-tables = Δημόσια τραπέζια
signed-out = Εδώ έχεις αποσυνδεθεί
signed-out-below = Ξεκίνα ξανά από την πρώτη οθόνη ή δώσε τη φράση ανάκτησής σου.
