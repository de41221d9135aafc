# Ce spune serverul de la sine.

## Gesturi

emote-howdy = Salutare!
emote-well-played = Bine jucat!
emote-thanks = Mulțumesc!
emote-oops = Hopa!
emote-ouch = Au!
emote-hurry = Trenul nu așteaptă…
emote-thinking = Stai să mă gândesc…
emote-nice-shot = Frumoasă lovitură!
emote-so-close = Pe aproape!
emote-laugh = Ha ha!
emote-sorry = Scuze!
emote-goodbye = Cu bine!

## Despărțiri

bye-restart = Serverul repornește. Revino peste o clipă: nu se pierde nimic.
bye-revoked = Sesiunile tale de pe toate dispozitivele s-au încheiat. Ca să revii, introdu fraza de recuperare.
bye-too-slow = Conexiunea ta n-a ținut pasul. Va fi refăcută și vei vedea totul de la capăt.
bye-too-fast = Au fost prea multe mesaje deodată. Așteaptă o clipă, apoi conectează-te din nou.
