-- Whether a person has made a choice at a table. Of tables from before it is not known whose choices they were, so that
-- every choice counts.
ALTER TABLE tables ADD COLUMN played INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET played = 1
WHERE EXISTS (SELECT 1 FROM lines WHERE table_id = id AND line LIKE '{"act"%');

-- What the host has set, by name. What is not here is as usual.
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
