-- What katachi games weigh counted: what games say of the moves of patterns.

CREATE TABLE weighing (
    id            INTEGER PRIMARY KEY,
    made_at       TEXT NOT NULL,         -- UTC
    games         TEXT NOT NULL UNIQUE,  -- paths as named; a new run over them replaces the old one
    game_count    INTEGER NOT NULL,
    decided_count INTEGER NOT NULL,      -- games that somebody won
    complete      INTEGER NOT NULL       -- 0 where the run was interrupted
) STRICT;

-- Patterns are named as profile_pattern names them.
CREATE TABLE weighing_pattern (
    weighing_id INTEGER NOT NULL REFERENCES weighing (id) ON DELETE CASCADE,
    position    INTEGER NOT NULL,  -- among the patterns of the run
    database    TEXT NOT NULL,
    name        TEXT NOT NULL,
    hash        INTEGER NOT NULL,  -- as entry.hash
    matched     INTEGER NOT NULL,
    at_once     INTEGER NOT NULL,  -- by the pattern's side
    later       INTEGER NOT NULL,
    opponent    INTEGER NOT NULL,
    won         INTEGER NOT NULL,
    lost        INTEGER NOT NULL,
    expected    INTEGER NOT NULL,  -- millionths of games won, of those won and lost
    PRIMARY KEY (weighing_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX weighing_pattern_by_hash ON weighing_pattern (hash);
