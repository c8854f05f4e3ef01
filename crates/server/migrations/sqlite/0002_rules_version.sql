-- The version of its game's rules that a table is played by. Every table opened before this column was there is played by the first.
ALTER TABLE tables ADD COLUMN rules_version INTEGER NOT NULL DEFAULT 1;
