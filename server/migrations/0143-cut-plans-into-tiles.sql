-- The finest size of a picture beneath a floor plan is kept in pieces as well: a telephone that looks at one corner of a large plan loads and draws that
-- corner. They are rows of their own, so that a version that knows nothing of them shows the picture as before.
create table grundriss_kachel (
  mandant_id uuid not null,
  datei_id uuid not null,
  bild_id uuid not null,
  grundriss_id uuid not null,
  x integer not null check (x >= 0),
  y integer not null check (y >= 0),
  primary key (mandant_id, datei_id),
  foreign key (mandant_id, datei_id) references datei (mandant_id, id) on delete cascade,
  foreign key (mandant_id, grundriss_id) references grundriss (mandant_id, id) on delete cascade
);
comment on table grundriss_kachel is 'A file that is a piece of the finest size of a picture for a floor plan.';
comment on column grundriss_kachel.mandant_id is 'The Mandant.';
comment on column grundriss_kachel.datei_id is 'The file.';
comment on column grundriss_kachel.bild_id is 'The picture: what `grundriss_bild` calls it.';
comment on column grundriss_kachel.grundriss_id is 'The floor plan that it was brought for.';
comment on column grundriss_kachel.x is 'Its left edge in the picture, in pixels of the finest size.';
comment on column grundriss_kachel.y is 'Its upper edge in the picture, in pixels of the finest size.';
create index grundriss_kachel_grundriss on grundriss_kachel (mandant_id, grundriss_id, bild_id);

alter table grundriss_kachel enable row level security;
alter table grundriss_kachel force row level security;
create policy mandant_scope on grundriss_kachel to platzwart_app
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
create policy mandant_ganz on grundriss_kachel to platzwart_owner
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
grant select, insert, update, delete on grundriss_kachel to platzwart_app;
