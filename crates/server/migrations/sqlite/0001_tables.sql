-- A table is its lines; the columns beside them are what lists need to say about it.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    header TEXT NOT NULL,
    opened_by TEXT NOT NULL,
    listed INTEGER NOT NULL,
    revisions TEXT NOT NULL,
    chairs TEXT NOT NULL,
    waiting TEXT NOT NULL,
    open_chairs INTEGER NOT NULL,
    over INTEGER NOT NULL,
    scores TEXT NOT NULL,
    moved INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_open ON tables (moved) WHERE listed = 1 AND open_chairs > 0 AND over = 0;
CREATE INDEX tables_opened_by ON tables (opened_by, over);

CREATE TABLE lines (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- Who sits where, for the list of a person's tables.
CREATE TABLE sitters (
    guest TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, table_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE people (
    guest TEXT PRIMARY KEY,
    name TEXT NOT NULL
) STRICT, WITHOUT ROWID;
