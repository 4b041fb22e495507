-- Where a location is, and since when it stands as it does.
alter table standort add column adresse text not null default '' check (char_length(adresse) <= 300);
-- Of locations that are older than this nobody knows when they were made.
alter table standort add column erstellt timestamptz;
alter table standort alter column erstellt set default now();
alter table standort add column geaendert timestamptz;
comment on column standort.adresse is 'Street and place, as one writes them on a letter; lines are kept.';
comment on column standort.erstellt is 'Created at; null of those that are older than the column.';
comment on column standort.geaendert is 'Changed last at, its parking spaces included; null while nothing was.';
