-- When each row was stored, in seconds since 1970; 0 for rows from before.
ALTER TABLE entries ADD COLUMN at INTEGER NOT NULL DEFAULT 0;

CREATE INDEX tables_playing ON tables (code) WHERE stage = 'playing';

-- Games that are on may go on: their time without a move begins now.
UPDATE entries SET at = unixepoch() WHERE code IN (SELECT code FROM tables WHERE stage = 'playing');
