### Waarom een bot zo koos, in zijn eigen woorden. Ze worden gezegd als het spel afgelopen is.

reason-only-action = Het was de enige zet.
reason-lot = Ik koos zomaar iets.
reason-searched = Deze zet: { $promise }% kans om te winnen. De op één na beste: { $otherwise }%.
reason-searched-mixed = Deze zet: { $promise }% kans om te winnen. Een andere: { $otherwise }%, maar ik let niet alleen op dat getal.
reason-fearing = { $thought } { $fear }
reason-fear = Mijn grootste rivaal: { $rival }, met { $promise }%.
reason-fear-needs = Mijn grootste rivaal: { $rival }, met { $promise }%, waarschijnlijk op zoek naar { mirrors-colour.a }.
reason-fear-penalty = Mijn grootste rivaal: { $rival }, met { $promise }% en op dat moment { kadora-penalty-points }.

## Diamant

## Mirrors

## Kadora
