alter table standort add column version integer not null default 1;
comment on column standort.version is 'Counts changes, its parking spaces included, for If-Match.';

alter table ausstattung add column version integer not null default 1;
comment on column ausstattung.version is 'Counts changes, for If-Match.';
