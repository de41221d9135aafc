# Hva serveren sier av seg selv.

## Farvel

bye-restart = Serveren starter på nytt. Kom tilbake om et øyeblikk: ingenting går tapt.
bye-revoked = Du er logget ut overalt. Skriv inn gjenopprettingsfrasen din for å komme tilbake.
bye-too-slow = Forbindelsen din hang ikke med. Den kobles opp igjen, og du får se alt på nytt.
bye-too-fast = Det var for mange meldinger på én gang. Vent litt, og koble deg til igjen.
