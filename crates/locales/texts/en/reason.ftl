reason-only-action = It was the only move.
reason-lot = I picked at random.
reason-searched = This move: { $promise }% to win. The next best: { $otherwise }%.
reason-searched-mixed = This move: { $promise }% to win. Another: { $otherwise }%, but I do not go by that number alone.
reason-fearing = { $thought } { $fear }
reason-fear = My main rival: { $rival }, with { $promise }%.
reason-fear-needs = My main rival: { $rival }, with { $promise }%, probably waiting for { mirrors-colour.a }.
reason-fear-penalty = My main rival: { $rival }, with { $promise }% and { kadora-penalty-points } at that moment.
