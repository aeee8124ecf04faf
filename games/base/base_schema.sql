-- What a base of games knows beside the moves, which stand in its segments. Versioned by user_version.

-- A text of games: a file, or an entry of an archive.
CREATE TABLE source (
    number       INTEGER PRIMARY KEY,
    path         TEXT NOT NULL,     -- full
    entry        TEXT NOT NULL,     -- within the archive; empty for a file
    content_hash INTEGER NOT NULL,  -- XXH3, 64 bits
    size         INTEGER NOT NULL,  -- bytes, once unpacked
    games        INTEGER NOT NULL,  -- read so far, those that were passed over among them
    is_complete  INTEGER NOT NULL,  -- all its games are read
    UNIQUE (path, entry)
) STRICT;

-- A file of moves: segment-00001.games holds the games from first_game on.
CREATE TABLE segment (
    number     INTEGER PRIMARY KEY,
    first_game INTEGER NOT NULL,
    games      INTEGER NOT NULL
) STRICT;

-- A name as it is written.
CREATE TABLE player (
    number INTEGER PRIMARY KEY,
    name   TEXT NOT NULL UNIQUE,
    key    TEXT NOT NULL            -- folded
) STRICT;
CREATE INDEX player_by_key ON player (key);

-- Spellings of one player, folded; the name that the player is told by is one of them.
CREATE TABLE alias (
    key     TEXT PRIMARY KEY,
    name    TEXT NOT NULL,          -- that the player is told by
    of_name TEXT NOT NULL           -- the same, folded
) STRICT, WITHOUT ROWID;
CREATE INDEX alias_by_name ON alias (of_name);

CREATE TABLE game (
    number       INTEGER PRIMARY KEY,  -- over all segments, from 1; never given twice
    source       INTEGER NOT NULL REFERENCES source,
    place        INTEGER NOT NULL,     -- in its source, from 1
    board_size   INTEGER NOT NULL,
    moves        INTEGER NOT NULL,
    handicap     INTEGER NOT NULL,
    black        INTEGER REFERENCES player,
    white        INTEGER REFERENCES player,
    black_rank   INTEGER,              -- by strength: 30k is 0, 1d 30, 1p 50
    white_rank   INTEGER,
    first_day    INTEGER,              -- 20160703
    last_day     INTEGER,
    result       TEXT,                 -- "B+R"
    komi         REAL,
    rules        TEXT,
    event        TEXT,
    signature    BLOB,                 -- of the moves; NULL without moves
    duplicate_of INTEGER               -- the first game with the same signature
) STRICT;
CREATE INDEX game_by_source ON game (source);
CREATE INDEX game_by_signature ON game (signature);
CREATE INDEX game_by_original ON game (duplicate_of) WHERE duplicate_of IS NOT NULL;

-- Texts of a record that say more than its row in `game`, by the name of their property.
CREATE TABLE written (
    game     INTEGER NOT NULL,
    property TEXT NOT NULL,
    place    INTEGER NOT NULL,  -- among the texts of the game
    text     TEXT NOT NULL,
    PRIMARY KEY (game, place)
) STRICT, WITHOUT ROWID;

-- Games of sources that have changed since; their moves stay in the segment.
CREATE TABLE removed_game (
    number INTEGER PRIMARY KEY
) STRICT;
