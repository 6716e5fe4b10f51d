-- One row that is written to see whether anything can be written.
CREATE TABLE health (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    written INTEGER NOT NULL
) STRICT;
