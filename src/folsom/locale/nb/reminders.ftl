# Reglene med få ord, for dem som spiller i terminalen: det help og rules viser.
# Det som skrives inn, er på engelsk: help, undo, look, hand, log, rules, save, record, quit, change, keep.

## Overskrifter

help-typed = Hva du kan skrive
help-game = Spillet
rules-none = Ingen regel heter «{ $topic }». Skriv rules og ett av disse: { $topics }.
rules-topics = Skriv rules og ett av disse: { $topics }.

## Hva som kan skrives: høyst 18 bokstaver, og hva det gjør

command-choice = tall eller ord
    .about = ta det valget: 2, eller ordene, eller begynnelsen på et ord
command-plan = tre kort
    .about = planen din, med ord eller tall: flytte pang snu, eller fl pa sn, eller 341
command-undo = undo
    .about = angre det siste valget ditt, hvis ikke noe nytt er avslørt
command-undo-plan = undo
    .about = angre planen din, før du gir tastaturet videre
command-change = change NAVN
    .about = ved et delt tastatur: la en banditt som har planlagt, planlegge på nytt
command-keep = keep
    .about = når du er kalt tilbake, behold planen din som den var
command-look = look
    .about = vis bordet igjen
command-hand = hand
    .about = vis kortene dine
command-log = log, log all
    .about = hva som skjedde i denne runden og den forrige, eller i hele spillet
command-rules = rules, rules ORD
    .about = kortene med få ord, eller én ting forklart: rules { $example }
command-save = save FIL
    .about = skriv spillet til en fil også; det lagres av seg selv etter hvert valg
command-record = record FIL
    .about = skriv en spillfil med hele spillet, når det er over
command-quit = quit
    .about = gå; fortsett med folsom resume

## Express

course-express = Dere røver et tog, og hverandre, i fem runder. I en runde planlegger alle først (Planer): Etter tur spiller du et kort i fellesbunken eller trekker tre. Så utføres bunken i den rekkefølgen (Røveri), og ingenting går som planlagt. Den rikeste til slutt vinner; den ivrigste skytteren får { $money } til.
express-move = Inne: til nabovogna, forover eller bakover. På takene: én, to eller tre vogner.
express-floor = Klatre opp på taket av vogna di, eller ned og inn.
express-fire = Skyt en banditt: inne, en i nabovogna; på takene, den nærmeste hver vei, uansett hvor langt unna. Kula di ødelegger bunken deres.
express-rob = Ta en pengesekk, en juvel eller et verdiskrin der du er.
express-punch = Slå en banditt som er sammen med deg: Den mister et bytte, og du slår den én vogn unna.
express-marshal = Flytt marshallen én vogn. Banditter som møter ham, får en kule og flykter til taket.
topic-express-schemin = Planer
    .about = Etter tur spiller du et kort i fellesbunken eller trekker tre. På toget skjer det ingenting ennå.
topic-express-stealin = Røveri
    .about = Bunken utføres i den rekkefølgen den ble spilt. Først nå velger du hvor du går, hvem du treffer og hva du tar.
topic-express-purse = Pengesekk
    .about = Verdt $250 til $500. Pengesekker ligger med verdien ned: Du ser den når sekken er din.
topic-express-jewel = Juvel
    .about = Verdt $500.
topic-express-strongbox = Verdiskrin
    .about = Verdt $1000. Ett starter hos marshallen i lokomotivet.
topic-express-bullet = Kule
    .about = En kule du får, går i bunken din: Den tar plassen til et kort på hånda og kan ikke spilles. Nøytrale kuler kommer fra marshallen og fra hendelser.
topic-express-gunslinger = Revolvermann
    .about = Banditten med færrest kuler igjen til slutt får $1000; står flere likt, får hver av dem det.
topic-express-winning = Seier
    .about = Etter fem runder vinner den rikeste. Står det likt: den som fikk færrest kuler.
topic-express-expert = Ekspert
    .about = Du beholder de kortene du vil, til neste runde. Brukte kort og kuler du kvitter deg med, går i kastebunken, som blir trekkebunken din når den er tom.
topic-express-team = Lag
    .about = To spillere har to banditter hver. Et kort gjelder banditten som står på det; pengene telles sammen.
topic-express-forward = Forover
    .about = Mot lokomotivet, til venstre på skjermen; bakover er mot bakerste vogn.
topic-express-undo = Undo
    .about = Angrer det siste valget ditt, hvis ikke noe nytt er avslørt siden.

## Super

course-super = Hold deg på toget. I hver runde planlegger alle tre kort, hemmelig og samtidig. Så spilles de etter tur: det første kortet til hver, det andre, det tredje. Du går og skyter den veien du ser. En banditt som treffes, slynges én vogn videre og ligger svimeslått. På slutten av runden hektes bakerste vogn av, og bandittene i eller på den er ute; av de andre vinner den som er lengst bak, vognkortet. Den siste banditten på toget vinner; når flere fram til lokomotivet, vinner flest vognkort.
# Kort, ved siden av kortet i spørsmålet: omtrent 60 bokstaver.
super-turn = Se den andre veien. Du beholder plassen din i rekka.
    .brief = se den andre veien
super-floor = Klatre opp på taket av vogna di, eller ned og inn. Du kommer med ryggen mot enden av rekka, så alle andre der er foran deg.
    .brief = klatre opp på taket av vogna di, eller ned og inn
super-move = Gå én vogn den veien du ser, i din etasje. Du kommer med ryggen mot enden av rekka. Utenfor en ende av toget: Du er ute.
    .brief = gå én vogn den veien du ser; ved enden av toget, av det
super-fire = Du treffer den første banditten foran deg som står, i rekka di eller i en vogn lenger borte, i din etasje. Banditten slynges én vogn videre og ligger svimeslått; av toget er den ute. Skudd går over dem som ligger.
    .brief = treff den første som står foran deg: én vogn videre, svimeslått
super-reflex = En utvidelse. Ligger du svimeslått, reiser du deg og skyter med en gang; ellers legger du deg ned der du er.
    .brief = ligger du svimeslått, reis deg og skyt; ellers legg deg ned
super-horse = En utvidelse. Du rir inn i lokomotivet, til fremste ende av rekka. Har du nettopp forlatt toget og Hest er ditt aller neste kort, rir du tilbake når det kommer, og er ikke ute.
    .brief = ri til lokomotivet, eller tilbake dit hvis du nettopp falt av
topic-super-plan = Plan
    .about = Alle velger tre kort og rekkefølgen, hemmelig og samtidig. Du kan endre planen din til den siste er klar. Så spiller alle, fra startspilleren, det første kortet sitt etter tur, så det andre, så det tredje. Du må spille alle tre.
topic-super-row = Rekke
    .about = På hvert tak og i hver vogn står bandittene i en rekke, og tegnes i den rekkefølgen. Skuddet ditt treffer den neste i rekka først.
topic-super-facing = Retning
    .about = Tegnet peker den veien en banditt ser: ◄ mot lokomotivet, ► mot bakerste vogn. Den veien går og skyter du. Bare Snu endrer det, og å ri tilbake med Hest.
topic-super-stunned = Svimeslått
    .about = En banditt som treffes, ligger svimeslått, tegnet som ~T~, vendt som før. Det neste kortet, uansett hvilket, får banditten bare på beina, også i neste runde. Skudd går over dem som ligger svimeslått.
topic-super-out = Ute
    .about = Banditter som går eller skytes av en ende av toget, er ute, og det er også de som er i eller på bakerste vogn når den hektes av. Kortene de har igjen, forblir skjult.
topic-super-unhooking = Avhekting
    .about = Etter det tredje kortet hektes bakerste vogn av, med alle i og på den. Av dem som er igjen, tar den lengst fra lokomotivet vognkortet som bytte: Et tak er lenger unna enn innsiden, og i én rekke er den nærmest bakerste vogn det.
topic-super-loot = Bytte
    .about = Et vognkort er verdt $301 til $389; ingen vet hvor mye før det er vunnet. Byttet betyr bare noe hvis flere når fram: Det avgjør mellom dem som er igjen ved lokomotivet.
topic-super-first-player = Startspiller
    .about = Startspilleren i en runde spiller hvert kort først. Rollen går videre til neste banditt som fortsatt er med.
topic-super-locomotive = Lokomotiv
    .about = Fronten av toget, til venstre på skjermen. Å gå forover derfra er å falle av.
topic-super-caboose = Bakerste vogn
    .about = Til høyre på skjermen. Den hektes av på slutten av runden.
topic-super-winning = Seier
    .about = Den siste banditten på toget vinner med en gang. Er bare lokomotivet igjen og flere er der, vinner flest vognkort. Like mange kort: Det mest verdifulle kortet vinner. Faller de siste sammen, vinner ingen.
topic-super-ranking = Rangering
    .about = Jo senere du er ute, desto bedre plass; de som er ute sammen, deler den.
topic-super-extensions = Utvidelser
    .about = Refleks og Hest, et femte og et sjette kort. Legg dem til: folsom play super --option reflex=on --option horse=on
topic-super-change = Change
    .about = Du kan endre planen din til den siste er klar: change NAVN kaller deg tilbake til tastaturet, og keep lar planen være som den var.
