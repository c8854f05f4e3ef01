-- A table as it was opened, what lists show of it, and how many times it has changed its owner.
CREATE TABLE tables (
    code          TEXT COLLATE "C" PRIMARY KEY,
    game          TEXT NOT NULL,
    players       BIGINT NOT NULL,
    options       TEXT NOT NULL,
    rules_version BIGINT NOT NULL,
    listed        BOOLEAN NOT NULL,
    creator       BYTEA NOT NULL,
    seed          BYTEA NOT NULL,
    stage         TEXT NOT NULL,
    names         TEXT NOT NULL,
    moves         BIGINT NOT NULL DEFAULT 0,
    result        TEXT,
    at            BIGINT NOT NULL,
    epoch         BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX tables_to_join ON tables (stage, at) WHERE listed;
CREATE INDEX tables_by_end ON tables (game, players) WHERE stage = 'over';
CREATE INDEX tables_playing ON tables (code) WHERE stage = 'playing';

-- Everything accepted at a table, in order. A row holds what was stored at once, and when.
CREATE TABLE entries (
    code TEXT COLLATE "C" NOT NULL,
    n    BIGINT NOT NULL,
    body TEXT NOT NULL,
    at   BIGINT NOT NULL,
    PRIMARY KEY (code, n)
);

-- Which guest has which seat at which table: a guest is the hash of a secret.
CREATE TABLE seats (
    guest BYTEA NOT NULL,
    code  TEXT COLLATE "C" NOT NULL,
    seat  BIGINT NOT NULL,
    PRIMARY KEY (guest, code)
);

CREATE INDEX seats_by_table ON seats (code);

-- What the nodes on this database call themselves at a broker.
CREATE TABLE cluster (
    one BIGINT PRIMARY KEY CHECK (one = 1),
    id  TEXT NOT NULL
);

INSERT INTO cluster (one, id) VALUES (1, replace(gen_random_uuid()::text, '-', ''));

-- Written to see whether anything can be stored.
CREATE TABLE pulse (
    one BIGINT PRIMARY KEY CHECK (one = 1),
    at  BIGINT NOT NULL
);
