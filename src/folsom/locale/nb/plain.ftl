### Et bord for et spill som siden ikke har tegninger til: plasser, verdier, valg og hendelser med enkle ord.
### Navn på verdier, hendelser og faser kommer fra spillet selv, på engelsk.

# Overskrift på stripa, for den som kan velge nå. $name er plassens navn. Kort.
plain-ask = Din tur, { $name }
# Under den overskriften. $phase er spillets eget ord for det som skal velges.
plain-ask-below = { $phase }: velg.
# Overskrift mens andre velger. $who lister opp navnene.
plain-wait = Venter på { $who }
# Overskrift når ingen har noe å velge.
plain-wait-none = Spillet går videre
# Flagg på plassen som kan velge nå. Svært kort, med små bokstaver.
plain-to-act = skal velge
# Overskrift på arket med spillets verdier.
plain-table = På bordet
# Overskrift på lista over hendelser.
plain-log = Dette har skjedd
# Før noe har skjedd.
plain-log-empty = Spillet begynner.
# En linje i lista. $event er hendelsens navn, $facts sier mer.
plain-event = { $event }: { $facts }.
# Det samme når ikke mer er kjent.
plain-event-alone = { $event }.
# En verdi som er tom eller mangler. Med små bokstaver.
plain-nothing = ingen
# Verdier som er sanne eller usanne. Med små bokstaver.
plain-yes = ja
plain-no = nei
# Tittel på valgene, for skjermlesere.
plain-choices = Valgene dine
# Hvem sine: står foran «øyne» der man ser med en annens øyne. $name er plassens navn.
plain-whose = { $name } sine
# Står over en reprise. $game er spillets navn.
plain-replay = Siden har ingen tegninger til { $game }, så her er alt spillerne så.
# Overskrift til slutt. $who lister opp vinnerne; $count sier hvor mange de er.
plain-won = { $count ->
    [one] { $who } vinner
   *[other] { $who } vinner sammen
}
plain-nobody-won = Ingen vinner
