-- Bytes that are no UTF-8 can mean several texts. Which were likely is kept with the file, and which one somebody chose.
alter table einfuhr add column kodierung_gewaehlt text;
-- older version: it does not know the column, and leaves it empty.
alter table einfuhr add constraint einfuhr_kodierung_gewaehlt check (char_length(kodierung_gewaehlt) <= 20);
alter table einfuhr add column lesarten jsonb not null default '[]';
alter table einfuhr add column kodierung_unklar boolean not null default false;
comment on column einfuhr.kodierung_gewaehlt is 'The encoding that whoever brought it has chosen; empty where it was recognised.';
comment on column einfuhr.lesarten is 'Encodings that it can be read in, each with some words as they would be.';
comment on column einfuhr.kodierung_unklar is 'Whether two readings were as likely and nobody has chosen yet; then nothing is taken over.';
