-- The number of a joseki addition is never given again: people, scripts and the mining run hold it.

-- Of additions that were taken back.
CREATE TABLE joseki_undone (
    id INTEGER PRIMARY KEY  -- as joseki_graft.id
) STRICT;
CREATE TRIGGER joseki_graft_undone AFTER DELETE ON joseki_graft BEGIN
    INSERT OR IGNORE INTO joseki_undone VALUES (old.id);
    UPDATE mining_run SET graft_id = NULL WHERE graft_id = old.id;
END;

-- Until now it was given again, to an edit, while the run held it.
UPDATE mining_run SET graft_id = NULL
WHERE graft_id NOT IN (SELECT id FROM joseki_graft WHERE source LIKE '%, moves played in %');
