-- The newest snapshot of each table's game, for a later program whose rules no longer replay the table's lines.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    lines INTEGER NOT NULL,
    rules INTEGER NOT NULL,
    body BLOB NOT NULL
) STRICT, WITHOUT ROWID;
