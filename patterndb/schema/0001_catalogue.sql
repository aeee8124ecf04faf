-- A catalogue of pattern databases: read from text, rebuilt from it at any time.

-- What a person imported: a directory, or one file.
CREATE TABLE collection (
    id   INTEGER PRIMARY KEY,
    path TEXT NOT NULL UNIQUE
) STRICT;

CREATE TABLE database (
    id            INTEGER PRIMARY KEY,
    collection_id INTEGER NOT NULL REFERENCES collection (id) ON DELETE CASCADE,
    name          TEXT NOT NULL,
    kind          TEXT NOT NULL,
    UNIQUE (collection_id, name)
) STRICT;

CREATE TABLE source_file (
    id            INTEGER PRIMARY KEY,
    database_id   INTEGER NOT NULL REFERENCES database (id) ON DELETE CASCADE,
    position      INTEGER NOT NULL,  -- among the files of its database
    path          TEXT NOT NULL UNIQUE,
    text          BLOB NOT NULL,     -- every byte, so that an export is the file
    size          INTEGER NOT NULL,
    content_hash  INTEGER NOT NULL,  -- of `text` and the database's kind
    imported_hash INTEGER NOT NULL   -- of the file on disk; differs while an edit is not exported
) STRICT;
CREATE INDEX source_file_by_database ON source_file (database_id, position);

-- Lines before the entries, such as `attribute_map general`.
CREATE TABLE directive (
    source_file_id INTEGER NOT NULL REFERENCES source_file (id) ON DELETE CASCADE,
    position       INTEGER NOT NULL,
    name           TEXT NOT NULL,
    value          TEXT NOT NULL,
    PRIMARY KEY (source_file_id, position)
) STRICT, WITHOUT ROWID;

CREATE TABLE entry (
    id              INTEGER PRIMARY KEY,
    source_file_id  INTEGER NOT NULL REFERENCES source_file (id) ON DELETE CASCADE,
    position        INTEGER NOT NULL,  -- among the entries of its file
    line            INTEGER NOT NULL,  -- where it begins, from 1
    first_byte      INTEGER NOT NULL,  -- its bytes in the file: [first_byte, end_byte)
    end_byte        INTEGER NOT NULL,
    name            TEXT NOT NULL,
    hash            INTEGER NOT NULL,  -- of `text` and the database's kind
    text            BLOB NOT NULL,
    row_count       INTEGER NOT NULL,
    column_count    INTEGER NOT NULL,
    edges           INTEGER NOT NULL,  -- sides on the edge of the board: north 1, south 2, west 4, east 8
    cells           BLOB NOT NULL,     -- row by row, one character a cell
    shape_key       INTEGER NOT NULL,  -- equal for turned, mirrored and colour-reversed shapes
    sound           INTEGER NOT NULL,  -- 0 where the diagram is broken
    symmetry        TEXT NOT NULL,
    classes         TEXT NOT NULL,
    helper          TEXT NOT NULL,
    eye_value       TEXT NOT NULL,
    constraint_text TEXT NOT NULL,
    action_text     TEXT NOT NULL,
    remarks         TEXT NOT NULL      -- one a line
) STRICT;
CREATE INDEX entry_by_file ON entry (source_file_id, position);
CREATE INDEX entry_by_name ON entry (name);
CREATE INDEX entry_by_shape ON entry (shape_key);
CREATE INDEX entry_by_size ON entry (row_count, column_count);

CREATE TABLE entry_class (
    entry_id INTEGER NOT NULL REFERENCES entry (id) ON DELETE CASCADE,
    letter   TEXT NOT NULL,
    PRIMARY KEY (entry_id, letter)
) STRICT, WITHOUT ROWID;
CREATE INDEX entry_class_by_letter ON entry_class (letter);

CREATE TABLE attribute (
    entry_id INTEGER NOT NULL REFERENCES entry (id) ON DELETE CASCADE,
    position INTEGER NOT NULL,
    name     TEXT NOT NULL,
    argument TEXT NOT NULL,
    number   REAL,  -- the argument where it is one
    PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;
CREATE INDEX attribute_by_name ON attribute (name);

-- Points of the diagram that a constraint diagram gives a letter.
CREATE TABLE label (
    entry_id  INTEGER NOT NULL REFERENCES entry (id) ON DELETE CASCADE,
    letter    TEXT NOT NULL,
    at_row    INTEGER NOT NULL,
    at_column INTEGER NOT NULL,
    PRIMARY KEY (entry_id, letter, at_row, at_column)
) STRICT, WITHOUT ROWID;

-- Functions that constraints and actions call.
CREATE TABLE call (
    entry_id INTEGER NOT NULL REFERENCES entry (id) ON DELETE CASCADE,
    name     TEXT NOT NULL,
    times    INTEGER NOT NULL,
    PRIMARY KEY (entry_id, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX call_by_name ON call (name);

-- Weights of a Monte Carlo pattern and when they hold.
CREATE TABLE weight (
    entry_id   INTEGER NOT NULL REFERENCES entry (id) ON DELETE CASCADE,
    position   INTEGER NOT NULL,
    weight     TEXT NOT NULL,
    conditions TEXT NOT NULL,
    PRIMARY KEY (entry_id, position)
) STRICT, WITHOUT ROWID;

-- Entries with the file and the database that they stand in.
CREATE VIEW placed_entry AS
SELECT entry.*,
       entry.constraint_text <> '' AS has_constraint,
       entry.action_text <> '' AS has_action,
       source_file.path,
       source_file.position AS file_position,
       database.id AS database_id,
       database.name AS database,
       database.kind
FROM entry
JOIN source_file ON source_file.id = entry.source_file_id
JOIN database ON database.id = source_file.database_id;

-- Words of names, remarks and constraints. The words live in `entry`; triggers keep the index true.
CREATE VIRTUAL TABLE entry_words USING fts5 (
    name, remarks, constraint_text, content = 'entry', content_rowid = 'id'
);
CREATE TRIGGER entry_words_insert AFTER INSERT ON entry BEGIN
    INSERT INTO entry_words (rowid, name, remarks, constraint_text)
    VALUES (new.id, new.name, new.remarks, new.constraint_text);
END;
CREATE TRIGGER entry_words_delete AFTER DELETE ON entry BEGIN
    INSERT INTO entry_words (entry_words, rowid, name, remarks, constraint_text)
    VALUES ('delete', old.id, old.name, old.remarks, old.constraint_text);
END;
CREATE TRIGGER entry_words_update AFTER UPDATE ON entry
WHEN old.name <> new.name OR old.remarks <> new.remarks OR old.constraint_text <> new.constraint_text BEGIN
    INSERT INTO entry_words (entry_words, rowid, name, remarks, constraint_text)
    VALUES ('delete', old.id, old.name, old.remarks, old.constraint_text);
    INSERT INTO entry_words (rowid, name, remarks, constraint_text)
    VALUES (new.id, new.name, new.remarks, new.constraint_text);
END;
