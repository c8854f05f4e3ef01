-- A table as it was opened, and what lists show of it.
CREATE TABLE tables (
    code    TEXT PRIMARY KEY,
    game    TEXT NOT NULL,
    players INTEGER NOT NULL,
    options TEXT NOT NULL,
    listed  INTEGER NOT NULL,
    creator BLOB NOT NULL,
    seed    BLOB NOT NULL,
    stage   TEXT NOT NULL,
    names   TEXT NOT NULL,
    moves   INTEGER NOT NULL DEFAULT 0,
    result  TEXT,
    at      INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_to_join ON tables (stage, at) WHERE listed;
CREATE INDEX tables_by_end ON tables (game, players) WHERE stage = 'over';

-- All that happened at a table, in order. A row holds what was kept at once.
CREATE TABLE entries (
    code TEXT NOT NULL,
    n    INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (code, n)
) STRICT, WITHOUT ROWID;

-- Whose chair is at which table: the owner is the hash of a secret.
CREATE TABLE seats (
    guest BLOB NOT NULL,
    code  TEXT NOT NULL,
    seat  INTEGER NOT NULL,
    PRIMARY KEY (guest, code)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_table ON seats (code);

-- Written to see whether anything can be kept.
CREATE TABLE pulse (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    at  INTEGER NOT NULL
) STRICT;
