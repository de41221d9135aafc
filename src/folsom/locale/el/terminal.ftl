# Τι λέει το τερματικό: επιλογές, το τραπέζι, τι συνέβη και το τέλος. Οι εντολές που πληκτρολογούνται μένουν στα αγγλικά.
# Το $who είναι ονομαστική, το $whom αιτιατική, και τα δύο με άρθρο· $at είναι πού βρίσκεται κάτι, $to πού πηγαίνει·
# το $money είναι ένα ποσό με το σύμβολό του.

## Τι μπορεί να επιλεγεί: σύντομη φράση δίπλα σε έναν αριθμό

choice-play = { $shown ->
    [open] παίξε { $card }
   *[face-down] παίξε κλειστή κάρτα: { $card }
}
choice-draw = τράβα κάρτες
choice-discard = ξεσκάρταρε { $card }
choice-keep = κράτα τις υπόλοιπες
choice-place = { $who } επιβιβάζεται { $at }
choice-go = πήγαινε { $to }
choice-marshal = στείλε τον Σερίφη { $to }
# $action: fire ή punch.
choice-aim = { $action ->
    [fire] πυροβόλησε { $whom }
   *[punch] γρονθοκόπησε { $whom }
}
choice-take = πάρε { $loot }
choice-knock-off = ρίξε κάτω { $loot }
choice-pocket = τσέπωσε το σακούλι
choice-leave = άφησε το σακούλι
choice-send = στείλε { $whom } { $to }
choice-climb = { $level ->
    [roof] ανέβα στην οροφή
   *[inside] κατέβα μέσα
}
# $cards: οι κάρτες ενός σχεδίου, με τη σειρά.
choice-plan = { $cards }

## Ποιος κέρδισε και πώς: μία πρόταση. $who είναι όλοι στην πρώτη θέση, $seats πόσοι.

result-richest = { $who } { $seats ->
    [one] κερδίζει
   *[other] κερδίζουν
} με { $money }.
result-points = { $who } { $seats ->
    [one] κερδίζει
   *[other] μοιράζονται τη νίκη
} με { $count ->
    [one] { $count } πόντο.
   *[other] { $count } πόντους.
}
result-shared = { $who } μοιράζονται τη νίκη με { $money } και εξίσου λίγες σφαίρες.
result-by-bullets = { $who } { $seats ->
    [one] κερδίζει
   *[other] κερδίζουν
} με { $money } και λιγότερες σφαίρες από άλλους με τα ίδια χρήματα.
result-last-standing = { $who } κερδίζει: κανείς άλλος δεν έμεινε στο τρένο.
# $count: πόσες κάρτες βαγονιών έκριναν τη νίκη· $money: πόσο αξίζει η πιο ακριβή.
result-locomotive = { $who } κερδίζει στην ατμομηχανή με { $count ->
    [one] { $count } κάρτα βαγονιού.
   *[other] { $count } κάρτες βαγονιών.
}
result-most-valuable = { $who } κερδίζει στην ατμομηχανή με { $count ->
    [one] { $count } κάρτα βαγονιού
   *[other] { $count } κάρτες βαγονιών
}: η πιο ακριβή αξίζει { $money }.
result-nobody = { $seats ->
    [one] Κανείς δεν κερδίζει: { $who } έπεσε στο τέλος.
   *[other] Κανείς δεν κερδίζει: { $who } έπεσαν στο τέλος και μοιράζονται την πρώτη θέση.
}

## Οι πρώτες γραμμές. $others: ληστές με τα μποτ τους σε παρένθεση.

terminal-setting = Στήνεται το τραπέζι …
terminal-welcome = { $game }. Είσαι { $who }. Αντίπαλοι: { $others }.
terminal-welcome-shared = { $game }. Στο ίδιο πληκτρολόγιο: { $people }.
terminal-welcome-shared-against = { $game }. Στο ίδιο πληκτρολόγιο: { $people }. Αντίπαλοι: { $others }.
terminal-welcome-watch = { $game }. Παίζουν: { $others }.
terminal-aim-express = Πέντε γύροι· κερδίζει ο πιο πλούσιος.
terminal-aim-super = Κερδίζει ο τελευταίος ληστής στο τρένο.
terminal-how = Διάλεξε με αριθμό ή με λόγια.
terminal-how-super = Σε κάθε γύρο σχεδίασε τρεις κάρτες, με λόγια ή με αριθμούς.
terminal-help-is = Γράψε help για τους κανόνες και τις εντολές, ή quit για να φύγεις· το παιχνίδι αποθηκεύεται.
terminal-train = Το τρένο:
# Δίπλα στα σημάδια του σχεδίου.
terminal-sign-purse = σακούλι
terminal-sign-known-purse = ένα που ξέρεις
terminal-sign-jewel = κόσμημα, { $money }
terminal-sign-strongbox = κιβώτιο, { $money }
terminal-sign-forward = κοιτάζει την ατμομηχανή
terminal-sign-back = το τελευταίο βαγόνι
terminal-sign-stunned = είναι κάτω, σε ζάλη

## Το τραπέζι. Οι στήλες χωρούν περίπου οκτώ γράμματα.

terminal-column-player = παίκτης
terminal-column-loot = λεία
terminal-column-bullets = σφαίρες
terminal-column-hits = δέχτηκε
terminal-column-hand = χέρι
terminal-column-deck = τράπ.
terminal-column-discard = σκάρτα
terminal-column-acts = σειρά
terminal-column-plan = σχέδιο
terminal-you = εσύ
terminal-human = άνθρωπος
terminal-seat = θέση { $number }
# Η σειρά σε μια κατάταξη, με δύο έως τέσσερα γράμματα.
terminal-place = { $number }η
terminal-out = εκτός, { $place }
terminal-on-board = στο τρένο
terminal-not-yet = όχι ακόμη
terminal-pile = Στοίβα
terminal-to-come = Ακολουθούν
terminal-hand = Χέρι
terminal-discard = Σκάρτα
# Τι κάνει το γεγονός ενός γύρου, δίπλα στην κάρτα του: περίπου 35 γράμματα.
terminal-then-angry-marshal = μετά ο Σερίφης ρίχνει πάνω, πάει πίσω
terminal-then-swivel-arm = μετά όσοι σε οροφές: στην τελευταία
terminal-then-braking = μετά όσοι σε οροφές: ένα μπροστά
terminal-then-take-it-all = μετά ένα κιβώτιο στον Σερίφη
terminal-then-passengers-rebellion = μετά σφαίρα για όσους είναι μέσα
terminal-then-marshals-revenge = μετά σακούλια πέφτουν πάνω απ' τον Σερίφη
terminal-then-pickpocketing = μετά όποιος είναι μόνος παίρνει σακούλι
terminal-then-hostage = μετά { $money } σε όλους στην ατμομηχανή
terminal-round-at-most = Γύρος { $number } από { $count } το πολύ
terminal-unhook = { $car }: αποσυνδέεται στο τέλος, με όλους μέσα και πάνω του.
terminal-you-watch = Έπεσες από το τρένο και παρακολουθείς.
terminal-plain-table = { $round }. Επιλέγουν: { $who }.
terminal-holds = { $who } { $seats ->
    [one] έχει στο χέρι
   *[other] έχουν στο χέρι
} { $cards }.

## Τι συνέβη

terminal-card-shows = Η κάρτα δείχνει { $symbols }: { $meanings }.
terminal-at-the-end = Στο τέλος: { $about }
terminal-begins = { $seats ->
    [one] Ξεκινά
   *[other] Ξεκινούν
} { $who }.
terminal-super-round = Γύρος { $number } από { $count } το πολύ: ξεκινά { $who }
terminal-plans-in = Όλα τα σχέδια είναι έτοιμα
# Δύο επικεφαλίδες: για τι μιλούν οι προτάσεις δεξιά τους.
terminal-event = Το γεγονός
terminal-last-car = Τελευταίο βαγόνι
terminal-no-effect = Χωρίς αποτέλεσμα: { $why }.
terminal-only-stands-up = { $who } ήταν κάτω σε ζάλη, και απλώς σηκώνεται.
terminal-plans = { $who } σχεδιάζει { $cards }.
terminal-plans-now = { $who } σχεδιάζει τώρα { $cards }.

## Τι ρωτιέται

terminal-prompt = επιλογή ή help>
terminal-ask-plan = Ποιες τρεις κάρτες, με ποια σειρά; Για παράδειγμα { $example }.
terminal-plan-is = Το σχέδιό σου: { $cards }.
terminal-no-plan = Δεν έχεις σχέδιο.
terminal-plan-again = Γράψε άλλο σχέδιο, ή keep.
terminal-stunned = Είσαι κάτω, σε ζάλη: η πρώτη σου κάρτα, όποια κι αν είναι, απλώς σε σηκώνει.
terminal-stunned-reflex = Είσαι κάτω, σε ζάλη: η πρώτη σου κάρτα απλώς σε σηκώνει (με την Αντίδραση και πυροβολείς).
terminal-or = ή
terminal-could-mean = Το «{ $typed }» μπορεί να σημαίνει { $choices }.
terminal-no-choice = Το «{ $typed }» δεν είναι επιλογή. Γράψε έναν αριθμό από 1 έως { $count }, ή λόγια όπως «{ $example }»· το help δείχνει τι άλλο μπορείς να γράψεις.
terminal-no-number = Δεν υπάρχει επιλογή { $number }· γράψε 1 έως { $count }.
# $example: ένα σχέδιο, με λόγια και με αριθμούς.
terminal-plan-size = Ένα σχέδιο είναι τρεις κάρτες με τη σειρά, όπως { $example }· { $count ->
    [0] δεν ονόμασες καμία.
   *[other] ονόμασες { $count }.
}
terminal-plan-twice = { $card }: είναι δύο φορές σε αυτό το σχέδιο· οι τρεις κάρτες πρέπει να διαφέρουν.
terminal-no-card = Το «{ $typed }» δεν είναι κάρτα. Γράψε τρεις από αυτές, με τη σειρά: { $cards }· ή help.

## Η πορεία ενός παιχνιδιού

terminal-thinking = { $who } σκέφτεται …
terminal-linger = Γράψε record ΑΡΧΕΙΟ για να καταγράψεις το παιχνίδι, log all για να το ξαναδιαβάσεις, ή quit.
terminal-over = Το παιχνίδι τελείωσε. Γράψε record ΑΡΧΕΙΟ, log all, ή quit.
terminal-until-next-time = Ως την επόμενη φορά.
terminal-saved = Το παιχνίδι αποθηκεύτηκε. Για να συνεχίσεις, τρέξε: { $command }
terminal-not-saved = Το παιχνίδι δεν αποθηκεύτηκε.
terminal-cannot-save = Το παιχνίδι δεν μπορεί να αποθηκευτεί ({ $error })· συνεχίζεται χωρίς αποθήκευση.
terminal-cannot-undo = Δεν γίνεται αναίρεση: κάποιος άλλος διάλεξε στο μεταξύ, ή φανερώθηκε κάτι νέο.
terminal-undone = Αναιρέθηκε.
terminal-pass-keyboard = Δώσε το πληκτρολόγιο ({ $name }) και πάτα Enter.
terminal-pass-keyboard-undo = Δώσε το πληκτρολόγιο ({ $name }) και πάτα Enter (ή γράψε undo).
terminal-pass-keyboard-change = Δώσε το πληκτρολόγιο ({ $name }) και πάτα Enter (ή γράψε change για να ξανασχεδιάσει κάποιος).
terminal-who-plans-again = Ποιος ξανασχεδιάζει; Γράψε change και ένα όνομα: { $names }.
terminal-nobody-changes = Κανείς σε αυτό το πληκτρολόγιο δεν μπορεί να αλλάξει σχέδιο τώρα.
terminal-no-plan-to-keep = Δεν έχεις ακόμη σχέδιο να κρατήσεις: διάλεξε πρώτα ένα.
terminal-record-later = Μια καταγραφή δείχνει τις κάρτες όλων, γι' αυτό γράφεται μόνο μετά το παιχνίδι.
terminal-name-a-file = Γράψε το όνομα ενός αρχείου μετά την εντολή.
terminal-file-exists = Το { $file } υπάρχει ήδη· διάλεξε άλλο όνομα.
terminal-written = Γράφτηκε. Για να το διαβάσεις, τρέξε: { $command }
terminal-cannot-write = Το { $file } δεν μπορεί να γραφτεί: { $error }

## Το τέλος

terminal-bullets-taken = { $count ->
    [0] δεν δέχτηκε σφαίρες
    [one] δέχτηκε { $count } σφαίρα
   *[other] δέχτηκε { $count } σφαίρες
}
terminal-stayed = { $count ->
    [0] στο τρένο χωρίς κάρτα βαγονιού
    [one] στο τρένο με { $count } κάρτα βαγονιού
   *[other] στο τρένο με { $count } κάρτες βαγονιών
}
terminal-shot-off = { $way ->
    [forward] έπεσε μπροστά από πυροβολισμό στον γύρο { $number }, από { $whom }
   *[back] έπεσε πίσω από πυροβολισμό στον γύρο { $number }, από { $whom }
}
terminal-walked-off = { $way ->
    [forward] κατέβηκε από την μπροστινή άκρη στον γύρο { $number }
   *[back] κατέβηκε από την πίσω άκρη στον γύρο { $number }
}
terminal-left-behind = έμεινε πίσω { $at } στον γύρο { $number }

## Επαναλήψεις. Πληκτρολογούνται τα Enter, b, r3, m42 και q.

terminal-start = Η αρχή
terminal-step = Γύρος { $round }, κίνηση { $move }
terminal-last-step = Το τέλος, κίνηση { $move }
terminal-keys = Enter: επόμενο   b: πίσω   r3 ή 3: στον γύρο 3   m42: στην κίνηση 42   q: τέλος
terminal-record-has = Αυτή η καταγραφή έχει τους γύρους 1 έως { $rounds } και τις κινήσεις 1 έως { $moves }.
