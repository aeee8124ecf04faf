-- The library of joseki: positions and moves once each, and what each graft says of them. What holds is what the grafts
-- say together, the latest last; taking a graft back takes back what it said, and what nothing else speaks of.

CREATE TABLE joseki_graft (
    id           INTEGER PRIMARY KEY,
    source       TEXT NOT NULL,   -- a file, a collection of games, or the words of an edit
    made_at      TEXT NOT NULL,   -- UTC
    content_hash INTEGER UNIQUE   -- of all that it says, so that nothing is added twice; NULL for edits
) STRICT;

CREATE TABLE joseki_position (
    id     INTEGER PRIMARY KEY,
    stones BLOB NOT NULL UNIQUE,  -- normal form: two bytes a stone, twice its vertex, and one more for the side to move
    code   TEXT NOT NULL          -- made from the stones
) STRICT;
CREATE INDEX joseki_position_by_code ON joseki_position (code);

CREATE TABLE joseki_move (
    id      INTEGER PRIMARY KEY,
    from_id INTEGER NOT NULL REFERENCES joseki_position (id) ON DELETE CASCADE,
    to_id   INTEGER NOT NULL REFERENCES joseki_position (id) ON DELETE CASCADE,
    vertex  INTEGER NOT NULL,     -- 0 for tenuki
    UNIQUE (from_id, vertex)
) STRICT;
CREATE INDEX joseki_move_by_target ON joseki_move (to_id);

-- NULL or '' where the graft says nothing.
CREATE TABLE joseki_position_said (
    graft_id    INTEGER NOT NULL REFERENCES joseki_graft (id) ON DELETE CASCADE,
    position_id INTEGER NOT NULL REFERENCES joseki_position (id) ON DELETE CASCADE,
    set_up      BLOB NOT NULL,    -- two bytes a vertex
    stage       INTEGER,          -- 0, 1, 2
    outcome     TEXT,             -- even, own, opponent: seen by the side to move
    points      REAL,
    urgency     INTEGER,          -- 1 may, 2 should not, 3 must not play elsewhere
    code        TEXT NOT NULL,    -- what others call the position
    ended_games INTEGER NOT NULL,
    ended_own_wins      INTEGER NOT NULL,
    ended_opponent_wins INTEGER NOT NULL,
    ended_first_date    INTEGER NOT NULL,
    ended_last_date     INTEGER NOT NULL,
    rest_games          INTEGER NOT NULL,  -- that went on in ways that the graft does not keep
    rest_own_wins       INTEGER NOT NULL,
    rest_opponent_wins  INTEGER NOT NULL,
    rest_first_date     INTEGER NOT NULL,
    rest_last_date      INTEGER NOT NULL,
    PRIMARY KEY (position_id, graft_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX joseki_position_said_by_graft ON joseki_position_said (graft_id);

CREATE TABLE joseki_move_said (
    graft_id      INTEGER NOT NULL REFERENCES joseki_graft (id) ON DELETE CASCADE,
    move_id       INTEGER NOT NULL REFERENCES joseki_move (id) ON DELETE CASCADE,
    class         TEXT NOT NULL,  -- U J j T t N
    extension     INTEGER NOT NULL,
    row_count     INTEGER NOT NULL,
    column_count  INTEGER NOT NULL,
    labels        BLOB NOT NULL,  -- three bytes a label: its vertex, its letter
    constraint_text TEXT NOT NULL,
    action_text   TEXT NOT NULL,
    colon_text    TEXT NOT NULL,
    name          TEXT NOT NULL,
    games         INTEGER NOT NULL,
    own_wins      INTEGER NOT NULL,
    opponent_wins INTEGER NOT NULL,
    first_date    INTEGER NOT NULL,
    last_date     INTEGER NOT NULL,
    example       TEXT NOT NULL,  -- a game in which it was played
    PRIMARY KEY (move_id, graft_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX joseki_move_said_by_graft ON joseki_move_said (graft_id);

CREATE TABLE joseki_text (
    graft_id INTEGER NOT NULL REFERENCES joseki_graft (id) ON DELETE CASCADE,
    move_id  INTEGER NOT NULL REFERENCES joseki_move (id) ON DELETE CASCADE,
    language TEXT NOT NULL,
    text     TEXT NOT NULL,
    PRIMARY KEY (move_id, graft_id, language)
) STRICT, WITHOUT ROWID;
CREATE INDEX joseki_text_by_graft ON joseki_text (graft_id);
