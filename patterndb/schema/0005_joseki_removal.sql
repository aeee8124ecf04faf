-- What people took out of the library by hand, each time a graft: what grafts before it say of these positions and moves
-- is not shown. Taking the graft back shows it again.
CREATE TABLE joseki_removal (
    graft_id    INTEGER NOT NULL REFERENCES joseki_graft (id) ON DELETE CASCADE,
    position_id INTEGER NOT NULL REFERENCES joseki_position (id) ON DELETE CASCADE,
    vertex      INTEGER NOT NULL,  -- of the move, 0 for tenuki; -1: the position with all its moves
    PRIMARY KEY (position_id, vertex, graft_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX joseki_removal_by_graft ON joseki_removal (graft_id);
