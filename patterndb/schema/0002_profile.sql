-- What katachi match --profile counted: how often patterns matched in a collection of games.

CREATE TABLE profile (
    id        INTEGER PRIMARY KEY,
    made_at   TEXT NOT NULL,         -- UTC
    games     TEXT NOT NULL UNIQUE,  -- paths as named; a new run over them replaces the old one
    game_count     INTEGER NOT NULL,
    position_count INTEGER NOT NULL,
    seconds   REAL NOT NULL,         -- of matching
    complete  INTEGER NOT NULL       -- 0 where the run was interrupted
) STRICT;

-- Patterns are named by what they are, not by an entry: an entry that is read again keeps its figures, one that has
-- changed since has none.
CREATE TABLE profile_pattern (
    profile_id INTEGER NOT NULL REFERENCES profile (id) ON DELETE CASCADE,
    position   INTEGER NOT NULL,  -- among the patterns of the run
    database   TEXT NOT NULL,
    name       TEXT NOT NULL,
    hash       INTEGER NOT NULL,  -- as entry.hash
    hits       INTEGER NOT NULL,
    share      REAL NOT NULL,     -- of the time of all patterns, 0 to 1
    PRIMARY KEY (profile_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX profile_pattern_by_hash ON profile_pattern (hash);
