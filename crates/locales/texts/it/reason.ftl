### Perché un bot ha scelto così, con parole sue. Si dicono a partita finita.

reason-only-action = Era l’unica mossa.
reason-lot = Ho scelto a caso.
reason-searched = Questa mossa: vittoria al { $promise }%. La migliore delle altre: { $otherwise }%.
reason-searched-mixed = Questa mossa: vittoria al { $promise }%. Un’altra: { $otherwise }%, ma non guardo solo quel numero.
reason-fearing = { $thought } { $fear }
reason-fear = Rivale principale: { $rival }, con { $promise }%.
reason-fear-needs = Rivale principale: { $rival }, con { $promise }%, probabilmente in cerca di { mirrors-colour.a }.
reason-fear-penalty = Rivale principale: { $rival }, con { $promise }% e { kadora-penalty-points } in quel momento.

## Diamant

## Mirrors

## Kadora
