### Het einde van een spel: het podium, het verloop in een grafiek, het beste en het slechtste moment, en een plaatje om te delen.

ending-title = Uitslag
ending-story = Hoe het spel verliep
ending-numbers = Hetzelfde in cijfers
ending-share = Delen als plaatje
ending-share-failed = Deze browser kan het plaatje niet maken.
ending-round = Ronde { $round }

ending-diamant-graph = In de schatkist na elke grot
ending-diamant-best = Beste buit: { $worth } uit grot { $cave } ({ $who })
ending-diamant-worst = Slechtste moment: { $worth } verloren in grot { $cave } ({ $who })

ending-mirrors-result = { mirrors-cards }, { mirrors-diamonds }
ending-mirrors-graph = Diamanten per ronde. Vier maken een kaart.
ending-mirrors-best = Langste straal: een diamant via { mirrors-by-way } ({ $who })
ending-mirrors-worst = Langste wachttijd: { $turns ->
    [one] { $turns } beurt
   *[other] { $turns } beurten
} zonder diamant ({ $who })

ending-kadora-graph = Buit per kleur. Volle balken zijn omgedraaid, gearceerde balken zijn strafpunten.
ending-kadora-best = Beste buit: { $cards ->
    [one] { $cards } kaart
   *[other] { $cards } kaarten
} ter waarde van { $worth } ({ $who })
ending-kadora-worst = Duurste kleur: { kadora-colour }, { kadora-penalty-points } ({ $who })
