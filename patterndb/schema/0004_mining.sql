-- What katachi joseki mine has counted so far, piece by piece of a collection, so that it can be stopped and go on.

-- At most one run. A piece is mined with `number` % shard_count = shard - 1.
CREATE TABLE mining_run (
    id              INTEGER PRIMARY KEY CHECK (id = 1),
    paths           BLOB NOT NULL,     -- as named; a list of texts
    outputs         BLOB NOT NULL,     -- files to write at the end; a list of texts
    area            INTEGER NOT NULL,  -- the rule
    reach           INTEGER NOT NULL,
    patience        INTEGER NOT NULL,
    tenukis         INTEGER NOT NULL,
    length          INTEGER NOT NULL,
    games_per_piece INTEGER NOT NULL,
    shard           INTEGER NOT NULL,  -- from 1
    shard_count     INTEGER NOT NULL,
    min_games       INTEGER NOT NULL,
    graft_id        INTEGER,           -- what the run has given to the library, as joseki_graft.id; NULL for nothing
    piece_count     INTEGER,           -- of the whole collection; NULL until it has been read to its end
    content_hash    INTEGER            -- of the whole collection, as piece_count
) STRICT;

CREATE TABLE mining_piece (
    number       INTEGER PRIMARY KEY,  -- among the pieces of the collection, from 0
    content_hash INTEGER NOT NULL,     -- of its games
    facts        BLOB NOT NULL,        -- what became of its games, and their names
    counted      BLOB NOT NULL
) STRICT;
