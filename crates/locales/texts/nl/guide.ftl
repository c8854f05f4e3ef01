# Each game in one minute, and what is said when something happens for the first time.

guide-minute = In één minuut

guide-diamant = { $step ->
    [1] Iedereen gaat samen de grot in. Er wordt een kaart omgedraaid.
    [2] Diamanten worden eerlijk verdeeld. Wat overblijft, blijft op het pad liggen.
    [3] Dan beslist iedereen in het geheim: dieper of naar buiten? Ga je weg, dan zijn je diamanten veilig in je schatkist en neem je mee wat op het pad ligt.
    [4] Een gevaar doet de eerste keer niets.
    [5] Twee keer hetzelfde gevaar? Iedereen die nog binnen is, verliest wat deze grot heeft opgeleverd.
   *[other] Na vijf grotten wint de volste schatkist.
}
guide-diamant-picture = { $step ->
    [1] Avonturiers met lampen in een grot. Een kaart van 11 wordt omgedraaid.
    [2] Een kaart van 11 en drie avonturiers: ieder krijgt er 3, en er blijven er 2 op het pad liggen.
    [3] Een gesloten vuist gaat verder de grot in. Een open hand gaat naar de schatkist.
    [4] Eén kaart met een slang. De avonturier gaat verder.
    [5] Twee kaarten met een slang. De avonturier is alles kwijt.
   *[other] Vijf grotten op een rij. Daarna een volle schatkist.
}

guide-mirrors = { $step ->
    [1] Je geheime kaart toont de vier diamanten die je nodig hebt.
    [2] Elke beurt zet je een spiegel op het bord.
    [3] Je lichtstraal komt van jouw kant en draait bij elke spiegel.
    [4] Waar hij het bord verlaat, bespiegelt hij een diamant. Heb je die nodig, neem hem dan. Je nieuwe spiegel en nog een andere moeten op zijn weg staan.
    [5] Staan alle twaalf spiegels, dan heeft een straal er drie nodig. Lukt het met geen enkele straal, dan mag je één spiegel draaien, verzetten of van het bord nemen.
   *[other] Wie het eerst drie kaarten vol heeft, wint.
}
guide-mirrors-picture = { $step ->
    [1] Een kaart met een rode, een blauwe, een groene en een gele diamant.
    [2] Een bord van vier bij vier vakjes met één spiegel. Er wordt een tweede spiegel op gezet.
    [3] Een straal komt van onderen, draait bij twee spiegels en verlaat het bord bovenaan.
    [4] Een straal komt van onderen, draait bij drie spiegels en verlaat het bord rechts, waar een groene diamant ligt.
    [5] Er staan twaalf spiegels. Een straal komt van onderen, draait bij drie ervan en bespiegelt een blauwe diamant.
   *[other] Drie kaarten, alle drie vol.
}

guide-kadora = { $step ->
    [1] Leg een kaart uit je hand op een lege plek.
    [2] Komt de kolom op 10 of meer? Neem daar elke andere kaart met dezelfde kleur of slijpvorm. Kijk daarna naar de rij.
    [3] Trek daarna een kaart. Van elke kaart op de stapels zie je de kleur, maar niet de waarde.
    [4] Heb jij als enige de hoogste waarde in een kleur, dan mag je al die kaarten weggeven aan iemand die er geen van heeft.
    [5] Aan het eind draait de speler met de hoogste waarde in een kleur die kaarten om.
   *[other] Wat dan nog open ligt, telt als strafpunten. De minste strafpunten winnen, als je minstens één gedekte kaart hebt.
}
guide-kadora-picture = { $step ->
    [1] Een blok kaarten met vier lege plekken in het midden. Daar komt een blauwe 4.
    [2] Een kolom met 2, 3, 4 en 3 komt op 12. De gelegde blauwe 4 neemt de blauwe 2 vanwege de kleur en de oranje 3 vanwege de slijpvorm.
    [3] Twee stapels met de rug naar boven. De bovenste kaart van een ervan gaat naar de hand.
    [4] Je hebt een gele 5 en een gele 4. Een andere speler heeft geen gele kaart en krijgt ze allebei.
    [5] Drie spelers hebben 12, 8 en 5 in rood. Die met 12 draait ze om.
   *[other] Eén kaart ligt gedekt. Een 3 en een 4 liggen open: 7 strafpunten.
}

guide-diamant-rest = Wat niet eerlijk te verdelen is, blijft op de kaart liggen. Wie vertrekt, neemt het mee.
guide-diamant-hazard = De eerste keer doet een gevaar niets. Komt hetzelfde gevaar nog eens in deze grot, dan verliest iedereen die nog binnen is wat naast de schatkist ligt.
guide-diamant-fled = Hetzelfde gevaar voor de tweede keer: de expeditie is meteen voorbij. Wat naast een schatkist lag, is verloren; wat in de schatkisten zit, is veilig.
guide-diamant-removed = Een van de twee gevarenkaarten gaat uit het spel. Dit gevaar is dus zeldzamer in de volgende grotten.
guide-diamant-alone = Wie alleen vertrekt, neemt alle diamanten mee die op het pad liggen.
guide-diamant-together = Wie samen vertrekken, verdelen de diamanten op het pad eerlijk. Wat niet te verdelen is, blijft liggen.
guide-diamant-returned = Aan het eind van een expeditie gaan de diamanten die nog op het pad liggen terug naar de voorraad.

guide-mirrors-took = Een diamant wordt bespiegeld via de nieuwe spiegel en minstens één andere. Alleen de allereerste spiegel is genoeg op zichzelf.
guide-mirrors-three = Deze straal draaide bij drie of meer spiegels. Staan alle twaalf spiegels, dan heeft elke straal er minstens drie nodig.
guide-mirrors-none = Niemand hoeft ooit een diamant te nemen: de kaarten zijn geheim, dus niemand weet wie hem nodig heeft.
guide-mirrors-twelve = Alle twaalf spiegels staan. Vanaf nu heeft een straal er drie nodig. Lukt het met geen van jouw stralen, dan mag je één spiegel draaien, verzetten of van het bord nemen.
guide-mirrors-laid = Met vier diamanten is een kaart vol. Hij wordt opengelegd, er wordt een nieuwe getrokken en de vier diamanten gaan terug langs het bord.
guide-mirrors-deadlock = Er ligt geen kleur meer langs het bord die iemand nodig heeft. Daarom gaan alle diamanten van de spelers terug, en iedereen houdt zijn kaart.

guide-kadora-took = De kolom of de rij kwam op 10 of meer, dus elke andere kaart daar met dezelfde kleur of slijpvorm moet worden genomen. Nemen is geen keuze.
guide-kadora-full = Het blok is vol en er viel op de gewone manier niets te nemen. Daarom worden uit kolom en rij de kaarten genomen die kleur noch slijpvorm delen.
guide-kadora-gave = Wie als enige de hoogste waarde in een kleur heeft, mag al die kaarten weggeven aan een speler die er geen van heeft. Zo worden het misschien diens strafpunten.
guide-kadora-filled = Er waren meer dan vier lege plekken. Ze worden aangevuld tot er precies vier leeg zijn.
guide-kadora-last = Beide stapels zijn op: iedereen heeft nog één beurt, zonder een kaart te trekken.
guide-kadora-turned = De speler met de hoogste waarde in een kleur draait die kaarten om. Die van alle anderen blijven open liggen, als strafpunten.
guide-kadora-dummy = Met twee spelers tellen de opzijgelegde kaarten als die van een virtuele speler. Die kan de hoogste waarde in een kleur hebben, en zelfs winnen.

guide-understood = Begrepen
