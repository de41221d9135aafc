# Lær: det første spillet av hvert slag, fortalt av en gammel konduktør. Han snakker i korte setninger, to om gangen.

## Veien inn

learn-title = Lær
learn-hero = Ditt første kupp
    .below = En gammel konduktør tar deg med. Du spiller, han forklarer; ingenting kan gå galt.
learn-minutes = { $count ->
    [one] Omtrent ett minutt
   *[other] Omtrent { $count } minutter
}
learn-topics = Dette lærer du
learn-topic-plan = én bunke, én plan
learn-topic-tunnel = skjul deg i tunnelen
learn-topic-rob = røv, skyt og slå
learn-topic-marshal = pass deg for marshallen
learn-topic-power = hva hver banditt kan
learn-topic-secret = tre kort i hemmelighet
learn-topic-facing = pass på hvor du ser
learn-topic-stun = svimeslått og opp igjen
learn-topic-unhook = bort fra bakerste vogn
learn-start = Start
learn-resume = Fortsett
learn-anew = Fra begynnelsen
learn-done = Ferdig
learn-share = Hvor langt du er kommet
learn-share-of = { $share } % ferdig

## Konduktøren

learn-coach = Konduktøren sier
learn-next = Videre
learn-back = Tilbake
learn-yours = Din tur!
learn-skip = Hopp over
learn-leave = Gå ut
learn-else-card = Du kan spille hvilket kort du vil. Men her spiller du det jeg peker på.
learn-else-move = Du kunne flykte den veien. Men juvelen din ligger på den andre siden!
learn-else-fire = Ghost har ikke gjort deg noe. Ikke ennå …
learn-else-jewel = En pengesekk er ikke dumt. Men juvelen er mer verdt.
learn-else-marshal = Den veien møter han ingen.
learn-else-run = Du kunne løpe dit. Men Tuco er ikke der.
learn-else-plan = Alle planer er lov. Men denne gangen legger du kortene som jeg sier.

## Slutten

learn-express-finish = Du kan spille Express!
    .below = Tre runder senere var spillet over. Du vant, og ble Årets revolvermann i tillegg.
learn-super-finish = Du kan spille Super!
    .below = Tre til sju banditter, fire kort hver, og for hver runde blir toget kortere.
learn-real = Spill på ordentlig
learn-rules = Reglene
learn-other = Lær { $game }
learn-again = En gang til

## Express: første runde

learn-express-goal = Velkommen om bord! I fem runder raner dere dette toget, og den rikeste banditten vinner.
learn-express-you = Dette er deg: Doc. Ved føttene dine ligger tre pengesekker og en juvel.
learn-express-power = Hver banditt har sin egen evne. Din: Doc starter hver runde med sju kort, de andre med seks.
learn-express-round = Rundekortet: ved hvert tegn legger alle ett kort på en felles bunke. Tuco har begynt, med Flytte.
learn-express-play-rob = Spill Røveri for å ta bytte der du står. Ingenting skjer ennå: du bare planlegger.
learn-express-tunnel = En tunnel! Nå legges kortene skjult, og ingen vet hva Tuco pønsker på.
learn-express-play-move = Skjul noe, du også: spill Flytte.
learn-express-play-fire = Dagslys igjen. Spill Pang!, i tilfelle noen kommer for nær.
learn-express-draw = Cheyenne trakk tre kort i stedet for å spille ett. Det kan du også gjøre.
learn-express-play-rob-again = Men du vet hva du vil ha: spill Røveri en gang til.
learn-express-in-order = Planen er lagt. Nå utføres kortene, i den rekkefølgen de ble spilt!
learn-express-rob = Ditt røveri. En pengesekk har 250 til 500 $, en juvel er alltid verdt 500 $: ta juvelen!
learn-express-purse = En pengesekk med 250 $. En juvel er verdt det dobbelte: vi går tilbake og tar den.
learn-express-hidden = Nå kommer kortet som Tuco skjulte. Og han står rett ved siden av deg …
learn-express-punched = Et slag! Du mister juvelen og havner i nabovogna.
learn-express-move = Du skal flytte. Først nå sier du hvor, én vogn inne i toget: tilbake til juvelen!
learn-express-marshal = Marshallen forlater lokomotivet. Ingen banditt kan bli i en vogn sammen med ham.
learn-express-roofs = Cheyenne løper på takene. Der oppe tar Flytte deg opptil tre vogner av gårde.
learn-express-fire = Skuddet ditt når vognene ved siden av. Gi Tuco igjen!
learn-express-bullet = Treff! Kula di ligger nå blant Tucos kort, til ingen nytte.
learn-express-hit = Og Ghost har truffet deg. Ingen dør her, men kula hans dukker opp blant kortene dine.
learn-express-rob-again = Du står ved juvelen din igjen. Ta den!
learn-express-event = Bunken er ferdig. Runden slutter med hendelsen på kortet: stolpen feier alle tak rene.

## Express: andre runde

learn-express-bullet-card = Andre runde, ny hånd. Her er kula fra Ghost: den tar plass og kan ikke spilles.
learn-express-powers = Pass på de andres evner også. Ghost kan spille sitt første kort skjult, og Tuco skyter selv gjennom taket.
learn-express-play-marshal = Marshallen er bare én vogn fra Tuco. Spill Marshal!
learn-express-speed = Farten opp: ved dette tegnet spiller alle to ganger på rad.
learn-express-play-floor = Spill først Etasje. Da kommer du opp på taket.
learn-express-play-second = Og så Flytte. På takene kommer du langt.
learn-express-play-punch = Det siste tegnet. Tuco skylder deg noe: spill Schmokk!
learn-express-move-marshal = Kortet ditt er det første. Send marshallen til Tuco!
learn-express-fled = Den som møter marshallen, flykter opp på taket og får med seg en kule.
learn-express-void = Tuco ville røve vogna. Her oppe er det ingenting, så kortet hans er bortkastet.
learn-express-run = Etasje har tatt deg opp. Løp bort til Tuco!
learn-express-punch = Ditt slag. Du velger hva han mister: juvelen!
learn-express-send = Og du velger hvor han havner. Som du vil!
learn-express-rounds = Det er hele spillet: planlegg, og sett planen ut i livet. Etter fem runder telles byttet.
learn-express-gunslinger = Den som har skutt flest kuler, er Årets revolvermann og får 1000 $ ekstra.

## Super

learn-super-goal = Hver runde hektes bakerste vogn av, med alle som er på den. Den siste banditten på toget vinner.
learn-super-facing = Dette er deg: Mei. Pilen viser hvor du ser: på ryggen til Django.
learn-super-put-fire = Alle planlegger tre kort i hemmelighet. Først Pang!: kula flyr dit du ser.
learn-super-put-move = Så Flytte. Du går én vogn den veien du ser.
learn-super-put-floor = Så Etasje. Da kommer du opp på taket.
learn-super-ready = Tre kort, i denne rekkefølgen. Trykk på Klar!
learn-super-in-turn = Nå snus det første kortet til alle, så det andre til alle, så det tredje.
learn-super-stunned = Treff! Kula slynger Django én vogn videre. Der ligger han svimeslått.
learn-super-stands = Kortet hans var Etasje. Men den som ligger svimeslått, reiser seg bare.
learn-super-missed = Django skjøt inn i vogna di. Men du hadde nettopp klatret opp på taket!
learn-super-no-skip = Tuco så rett på deg, og måtte snu. En plan kan ikke endres mer.
learn-super-unhook = Runden er over, og bakerste vogn forsvinner. Heldigvis er den tom.
learn-super-loot = Den som er lengst bak, tar byttet i den. Du står i rekke med Tuco, men nærmest enden av toget.
learn-super-next = Neste vogn er nummer 3. Og Django leter etter deg: vi setter opp en felle.
learn-super-powers = I dette spillet har ingen noen evne. Alle har de samme kortene, og den beste planen vinner.
learn-super-put-turn = Først Snu. Da ser du mot bakerste vogn.
learn-super-put-floor-again = Så Etasje. Da kommer du ned igjen.
learn-super-put-fire-again = Og Pang! til slutt.
learn-super-ready-again = Klar for ham?
learn-super-below = Der kommer han: Django er i vogna under deg.
learn-super-turned = Du har snudd deg. Nå flyr kulene dine mot bakerste vogn.
learn-super-row = Den som kommer inn, har hele rekka foran seg. Altså er Django foran deg!
learn-super-eye-to-eye = Han snur seg mot deg. Men skuddet ditt kommer ennå …
learn-super-on-the-last = Treff! Han ligger i vogn 3, den neste som går.
learn-super-gone = Vogn 3 ruller vekk med Django. Han er ute!
learn-super-free = Nå er du i vogna som går neste gang! Lag din egen plan for å komme deg vekk.
learn-super-won = Du har skutt Tuco av toget. Du er den siste, og vinner!
learn-super-safe = Godt planlagt! Vogna er borte, og du er her ennå.
learn-super-out = Du er ute! Pass på pilen og vogna som går: prøv en annen plan.
