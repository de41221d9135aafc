# Hva som avvises: hva som var galt, og hva som går an.

## Det som ikke kan leses

bad-request = Denne forespørselen er ikke til å forstå: noe er galt med «{ $where }».
not-json = Denne forespørselen kan ikke leses: den er ikke JSON.
nested-too-deep = Denne forespørselen kan ikke leses: den har for mange nivåer.
unknown-field = Det finnes ikke noe felt «{ $field }» i «{ $where }».
missing-field = Feltet «{ $field }» mangler i «{ $where }».
wrong-type = Verdien av «{ $where }» må være «{ $wanted }».
wrong-value = Verdien av «{ $where }» kan ikke være «{ $value }».
wrong-form = Verdien av «{ $where }» må passe til «{ $form }».
out-of-range = Tallet «{ $where }» må være { $bound }.
wrong-length = Lengden på «{ $where }» må være { $bound }.
too-large = Det var for mye på én gang: serveren tar imot høyst { $limit } byte.
not-found = Det er ingenting på denne adressen.
wrong-method = Denne adressen gjør ikke det: den tar imot { $allowed }.
internal = Noe gikk galt hos oss, og det er ikke din feil. Den som driver serveren, kan slå det opp under nummer { $number }.
not-stored = Det kunne ikke lagres akkurat nå, så ingenting er endret. Prøv igjen om et øyeblikk.
shutting-down = Serveren starter på nytt. Kom tilbake om et øyeblikk: ingenting går tapt.

## Den som spør

not-a-guest = Serveren kjenner deg ikke ennå: velg et navn først.
token-void = Du er logget ut her. Begynn på nytt som gjest, eller skriv inn gjenopprettingsfrasen din.
wrong-origin = Dette kom fra et annet nettsted, så det blir ikke gjort. Åpne siden til denne serveren og prøv der.
too-many =
    { $seconds ->
        [one] Det var for mye på kort tid. Prøv igjen om { $seconds } sekund.
       *[other] Det var for mye på kort tid. Prøv igjen om { $seconds } sekunder.
    }
bad-name = Et navn har 1 til { $limit } synlige tegn, uten linjeskift og skjulte tegn.
wrong-phrase = Ingen har denne gjenopprettingsfrasen. Den er sju ord på fem bokstaver hver: se over dem og prøv igjen.

## Et bord som ikke går an

players-range = Dette spillet er for { $lowest } til { $highest } spillere, ikke for { $players }.
unknown-option = Dette spillet har ikke noe valg som heter «{ $option }». Det har { $options }.
option-value = Ved dette bordet kan valget «{ $option }» ikke være «{ $value }», bare { $values }.
characters-number =
    { $needed ->
        [one] Ved dette bordet er det { $needed } banditt, så det trengs like mange figurer, ikke { $chosen }.
       *[other] Ved dette bordet er det { $needed } banditter, så det trengs like mange figurer, ikke { $chosen }.
    }
unknown-character = Det finnes ingen figur som heter «{ $character }». Det finnes { $characters }.
character-twice = Figuren «{ $character }» er valgt to ganger: hver finnes bare én gang.
unknown-level = Det finnes ingen bot som heter { $level }. Det finnes { $levels }.
seats-differ =
    { $players ->
        [one] Et bord for { $players } spiller trenger like mange plasser, ikke { $seats }.
       *[other] Et bord for { $players } spillere trenger like mange plasser, ikke { $seats }.
    }
clock-seconds =
    { $longest ->
        [one] Denne klokka trenger en tid fra { $shortest } sekunder til { $longest } dag; uten klokke trengs den ikke.
       *[other] Denne klokka trenger en tid fra { $shortest } sekunder til { $longest } dager; uten klokke trengs den ikke.
    }
chat-in-public = Fri prat er bare for bord man kommer til med en lenke. Gjør bordet privat, eller la praten være av.

## En opptegnelse som ikke kan vises igjen

bad-record = Dette er ikke opptegnelsen av et spill, eller den er skadet: det som står i linje { $line }, går ikke an. Velg en fil som ble lastet ned her og ikke er endret.
record-too-long = Denne opptegnelsen er for lang til å vises igjen: ingen spill har mer enn { $limit } valg.

## Ved et bord

no-such-table = Det finnes ikke noe bord med denne lenken. Se etter at hele lenken ble kopiert. Et bord der ingen starter spillet, stenges når alle har vært borte lenge.
no-such-code = Ingen åpne bord har denne koden. Den har seks tegn og gjelder til spillet begynner: se over den, eller be om lenken.
no-such-seat = Det finnes ingen plass { $seat } her: plassene går fra 1 til { $players }.
seat-taken = Plass { $seat } er opptatt. Velg en som er ledig.
seat-open = Det sitter ingen på plass { $seat }.
not-your-seat = Plass { $seat } er ikke din.
not-the-host = Det er det bare verten ved bordet som kan gjøre.
not-at-table = Bare de som har spilt her, kan be om omkamp.
seats-open = Spillet kan ikke begynne ennå: disse plassene er ledige: { $seats }. Vent på noen, eller sett inn en bot.
already-started = Spillet er i gang, så plassene kan ikke byttes lenger.
not-started = Spillet har ikke begynt ennå.
not-over = Spillet er ikke slutt ennå. Når det er det, kan alt vises.
game-over = Spillet er slutt.

## I et spill

not-your-turn = Det er ikke plass { $seat } sin tur nå.
stale-decision = Spillet har gått videre siden du valgte. Se på nytt, og velg blant det som tilbys nå.
illegal-choice = Det går ikke nå. Velg blant det som tilbys.
nothing-to-take-back = Det er ingenting å angre: Andre har handlet siden, eller noe nytt er kommet for en dag.
no-spectator-views = Ved dette bordet får ingen kikke en spiller over skulderen.
no-consent = Plass { $seat } har ikke sagt ja til at tilskuere ser kortene.
only-spectators-look = Du spiller her, så du ser bare med dine egne øyne.
unknown-emote = Det finnes ikke noe slikt uttrykk. Det finnes { $emotes }.
no-chat = Det er ingen prat ved dette bordet.
no-foresight = Ved dette bordet spilles det uten forhåndsblikk.
no-hints = Ved dette bordet spilles det uten hint.
no-hint-found = Boten har ikke noe hint denne gangen. Spør igjen om litt.
bad-line = En melding har 1 til { $limit } synlige tegn, uten linjeskift og skjulte tegn.
only-players-talk = Bare de som spiller ved dette bordet, kan snakke her.
