# Învață: prima partidă din fiecare joc, povestită de un conductor bătrân. Vorbește în propoziții scurte, câte două.

## Intrarea

learn-title = Învață
learn-hero = Prima ta lovitură
    .below = Un conductor bătrân te ia cu el. Tu joci, el explică; nimic nu poate merge prost.
learn-minutes = { $count ->
    [one] Cam un minut
    [few] Cam { $count } minute
   *[other] Cam { $count } de minute
}
learn-topics = Ce înveți
learn-topic-plan = un teanc, un plan
learn-topic-tunnel = ascunde-te în tunel
learn-topic-rob = jaf, foc și pumn
learn-topic-marshal = ferește-te de ofițer
learn-topic-power = ce poate fiecare bandit
learn-topic-secret = trei cărți în secret
learn-topic-facing = contează încotro privești
learn-topic-stun = amețește și ridică-te
learn-topic-unhook = pleacă din ultimul vagon
learn-start = Începe
learn-resume = Continuă
learn-anew = De la început
learn-done = Gata
learn-share = Cât ai parcurs
learn-share-of = { $share } % parcurs

## Conductorul

learn-coach = Conductorul spune
learn-next = Mai departe
learn-back = Înapoi
learn-yours = E rândul tău!
learn-skip = Sari peste
learn-leave = Ieși
learn-else-card = Poți juca orice carte. Dar aici joac-o pe cea pe care ți-o arăt.
learn-else-move = Ai putea fugi într-acolo. Dar bijuteria ta e în cealaltă parte!
learn-else-fire = Ghost nu ți-a făcut nimic. Încă…
learn-else-jewel = O pungă nu e rea. Dar bijuteria valorează mai mult.
learn-else-marshal = În partea aceea nu ar întâlni pe nimeni.
learn-else-run = Ai putea alerga până acolo. Dar Tuco nu e acolo.
learn-else-plan = Orice plan e permis. Dar de data asta pune cărțile cum spun eu.

## Sfârșitul

learn-express-finish = Știi să joci Express!
    .below = Trei runde mai târziu, partida s-a încheiat. Ai câștigat, și cu titlul de Pistolar.
learn-super-finish = Știi să joci Super!
    .below = De la trei la șapte bandiți, câte patru cărți, și în fiecare rundă trenul e mai scurt.
learn-real = Joacă o partidă adevărată
learn-rules = Regulile
learn-other = Învață { $game }
learn-again = Încă o dată

## Express: prima rundă

learn-express-goal = Bun venit la bord! Timp de cinci runde jefuiți acest tren: câștigă cel mai bogat bandit.
learn-express-you = Acesta ești tu: Doc. La picioarele tale sunt trei pungi cu bani și o bijuterie.
learn-express-power = Fiecare bandit are o putere a lui. A ta: Doc începe fiecare rundă cu șapte cărți, ceilalți cu șase.
learn-express-round = Cartea rundei: la fiecare semn, fiecare pune o carte pe un teanc comun. Tuco a început, cu Deplasare.
learn-express-play-rob = Joacă Jaf, ca să iei pradă de unde te afli. Încă nu se întâmplă nimic: doar plănuiești.
learn-express-tunnel = Un tunel! Acum cărțile se pun cu fața în jos, și nimeni nu știe ce pune la cale Tuco.
learn-express-play-move = Ascunde și tu ceva: joacă Deplasare.
learn-express-play-fire = Din nou la lumină. Joacă Foc, dacă se apropie cineva prea mult.
learn-express-draw = Cheyenne a tras trei cărți în loc să joace una. Poți face și tu la fel.
learn-express-play-rob-again = Dar tu știi ce vrei: joacă încă o dată Jaf.
learn-express-in-order = Planul e gata. Acum cărțile se îndeplinesc, în ordinea în care au fost jucate!
learn-express-rob = Jaful tău. O pungă are între 250 $ și 500 $, o bijuterie mereu 500 $: ia bijuteria!
learn-express-purse = O pungă cu 250 $. O bijuterie valorează dublu: să ne întoarcem s-o luăm.
learn-express-hidden = Acum vine cartea pe care Tuco a ascuns-o. Și stă chiar lângă tine…
learn-express-punched = Un pumn! Scapi bijuteria și ajungi în vagonul vecin.
learn-express-move = Deplasarea ta. Abia acum spui încotro, un vagon prin interiorul trenului: înapoi la bijuterie!
learn-express-marshal = Ofițerul federal iese din locomotivă. Niciun bandit nu poate rămâne în același vagon cu el.
learn-express-roofs = Cheyenne aleargă pe acoperișuri. Acolo sus, o Deplasare te duce până la trei vagoane.
learn-express-fire = Focul tău ajunge în vagoanele vecine. Răzbună-te pe Tuco!
learn-express-bullet = În plin! Glonțul tău e acum printre cărțile lui Tuco, unde e doar o povară.
learn-express-hit = Iar Ghost te-a nimerit pe tine. Aici nu moare nimeni, dar glonțul lui va apărea printre cărțile tale.
learn-express-rob-again = Ești din nou lângă bijuteria ta. Ia-o!
learn-express-event = Teancul s-a terminat. Runda se încheie cu evenimentul cărții ei: stâlpul pivotant mătură toate acoperișurile.

## Express: a doua rundă

learn-express-bullet-card = Runda a doua, o mână nouă. Iată glonțul lui Ghost: ocupă un loc și nu poate fi jucat.
learn-express-powers = Ține cont și de puterile celorlalți. Ghost își poate juca prima carte cu fața în jos, iar Tuco trage și prin acoperiș.
learn-express-play-marshal = Ofițerul federal e la numai un vagon de Tuco. Joacă Ofițer!
learn-express-speed = Accelerare: la acest semn fiecare are două ture una după alta.
learn-express-play-floor = Întâi joacă Nivel. Te duce pe acoperiș.
learn-express-play-second = Și acum Deplasare. Pe acoperișuri ajungi departe.
learn-express-play-punch = Ultimul semn. Tuco îți e dator: joacă Pumn.
learn-express-move-marshal = Cartea ta e prima. Trimite-l pe ofițer la Tuco!
learn-express-fled = Cine îl întâlnește pe ofițer fuge pe acoperiș și ia cu el un glonț.
learn-express-void = Tuco voia să jefuiască vagonul. Aici sus nu e nimic, așa că își pierde cartea.
learn-express-run = Nivel te-a dus sus. Acum aleargă la Tuco!
learn-express-punch = Pumnul tău. Tu alegi ce pierde: bijuteria!
learn-express-send = Și tu alegi unde ajunge. Cum vrei!
learn-express-rounds = Acesta e tot jocul: întâi planul, apoi acțiunile. După cinci runde se numără prada.
learn-express-gunslinger = Cine a tras cele mai multe gloanțe e Pistolarul și primește încă 1000 $.

## Super

learn-super-goal = În fiecare rundă ultimul vagon e decuplat, cu toți cei de pe el. Câștigă ultimul bandit din tren.
learn-super-facing = Aceasta ești tu: Mei. Săgeata arată încotro privești: spre spatele lui Django.
learn-super-put-fire = Toți plănuiesc trei cărți în secret. Întâi Foc: glonțul zboară încotro privești.
learn-super-put-move = Apoi Deplasare. Mergi un vagon încotro privești.
learn-super-put-floor = Apoi Nivel. Te duce pe acoperiș.
learn-super-ready = Trei cărți, în această ordine. Apasă Gata!
learn-super-in-turn = Acum se întoarce prima carte a fiecăruia, apoi a doua a fiecăruia, apoi a treia.
learn-super-stunned = În plin! Glonțul îl aruncă pe Django un vagon mai departe. Acolo zace amețit.
learn-super-stands = Cartea lui era Nivel. Dar cine zace amețit doar se ridică.
learn-super-missed = Django a tras în vagonul tău. Dar tu tocmai urcaseși pe acoperiș!
learn-super-no-skip = Tuco te privea drept în față și a trebuit să se întoarcă. Planul nu se mai schimbă.
learn-super-unhook = Runda s-a încheiat și ultimul vagon pleacă. Din fericire, e gol.
learn-super-loot = Cel mai din spate ia prada lui. Ești pe același rând cu Tuco, dar mai aproape de coadă.
learn-super-next = Urmează vagonul 3. Și Django te caută: să-i întindem o capcană.
learn-super-powers = În acest joc nimeni nu are puteri. Toți au aceleași cărți, iar planul mai bun câștigă.
learn-super-put-turn = Întâi Întoarcere. Vei privi spre coada trenului.
learn-super-put-floor-again = Apoi Nivel. Te duce din nou jos.
learn-super-put-fire-again = Și la urmă Foc.
learn-super-ready-again = Gata de întâlnire?
learn-super-below = Iată-l: Django e în vagonul de sub tine.
learn-super-turned = Te-ai întors. Acum gloanțele tale zboară spre coadă.
learn-super-row = Cine intră are tot rândul în față. Așa că Django e în fața ta!
learn-super-eye-to-eye = Se întoarce spre tine. Dar Focul tău abia urmează…
learn-super-on-the-last = În plin! Zace în vagonul 3, cel care urmează să plece.
learn-super-gone = Vagonul 3 rămâne în urmă, cu Django cu tot. A ieșit din joc!
learn-super-free = Acum tu ești în vagonul care urmează! Fă un plan al tău ca să scapi de acolo.
learn-super-won = L-ai doborât pe Tuco din tren. Ești ultima rămasă și câștigi!
learn-super-safe = Bine plănuit! Vagonul s-a dus, iar tu ești încă aici.
learn-super-out = Ai ieșit din joc! Atenție la săgeată și la vagonul care pleacă: încearcă alt plan.
