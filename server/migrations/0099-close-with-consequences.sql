-- What closes a plan, a seat or a period decides of the bookings that it hits, and can be taken back as one step for some minutes: what stood before is
-- kept as long.
create table schliessung (
  mandant_id uuid not null,
  id uuid not null,
  anlass text not null check (anlass in ('sonder', 'woche', 'platz', 'grundriss', 'sperre')),
  grundriss_id uuid not null,
  vorher jsonb not null,
  nachher jsonb not null,
  buchungen jsonb not null,
  verschoben integer not null,
  storniert integer not null,
  belassen integer not null,
  status text not null default 'gilt' check (status in ('gilt', 'zurueckgenommen')),
  erstellt timestamptz not null,
  bis timestamptz not null,
  primary key (mandant_id, id),
  foreign key (mandant_id, grundriss_id) references grundriss (mandant_id, id) on delete cascade
);
comment on table schliessung is 'Something was closed, and what became of the bookings that it hit; kept for as long as it can be taken back.';
comment on column schliessung.mandant_id is 'The Mandant.';
comment on column schliessung.id is 'UUIDv7.';
comment on column schliessung.anlass is 'What was saved: special opening times, those of the week, a seat or a plan out of use, a lock.';
comment on column schliessung.grundriss_id is 'The floor plan that it is about.';
comment on column schliessung.vorher is 'What stood there before.';
comment on column schliessung.nachher is 'What was saved; whoever changes it since has the last word.';
comment on column schliessung.buchungen is 'The bookings that were moved or cancelled, as they were before, and their version since.';
comment on column schliessung.verschoben is 'So many bookings were moved.';
comment on column schliessung.storniert is 'So many were cancelled.';
comment on column schliessung.belassen is 'So many were left as they were.';
comment on column schliessung.status is 'gilt, or zurueckgenommen.';
comment on column schliessung.erstellt is 'When it was saved.';
comment on column schliessung.bis is 'Until then it can be taken back.';
create index schliessung_bis on schliessung (mandant_id, bis);

alter table schliessung enable row level security;
alter table schliessung force row level security;
create policy mandant_scope on schliessung to platzwart_app
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
create policy mandant_ganz on schliessung to platzwart_owner
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
grant select, insert, update, delete on schliessung to platzwart_app;
