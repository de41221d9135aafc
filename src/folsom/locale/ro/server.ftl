# Ce spune serverul de la sine.

## Despărțiri

bye-restart = Serverul repornește. Revino peste o clipă: nu se pierde nimic.
bye-revoked = Sesiunile tale de pe toate dispozitivele s-au încheiat. Ca să revii, introdu fraza de recuperare.
bye-too-slow = Conexiunea ta n-a ținut pasul. Va fi refăcută și vei vedea totul de la capăt.
bye-too-fast = Au fost prea multe mesaje deodată. Așteaptă o clipă, apoi conectează-te din nou.
