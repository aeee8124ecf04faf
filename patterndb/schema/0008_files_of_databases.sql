-- A file may be part of several databases. The table comes on the pages of the old one, where the recovery of a catalogue
-- without its schema looks for it.

CREATE TEMP TABLE kept_file AS SELECT * FROM source_file;
DROP TABLE source_file;
CREATE TABLE source_file (
    id            INTEGER PRIMARY KEY,
    database_id   INTEGER NOT NULL REFERENCES database (id) ON DELETE CASCADE,
    position      INTEGER NOT NULL,  -- among the files of its database
    path          TEXT NOT NULL,
    text          BLOB NOT NULL,     -- every byte, so that an export is the file
    size          INTEGER NOT NULL,
    content_hash  INTEGER NOT NULL,  -- of `text` and the database's kind
    imported_hash INTEGER NOT NULL,  -- of the file on disk; differs while an edit is not exported
    UNIQUE (path, database_id)
) STRICT;
CREATE INDEX source_file_by_database ON source_file (database_id, position);
INSERT INTO source_file SELECT * FROM kept_file;
DROP TABLE kept_file;
