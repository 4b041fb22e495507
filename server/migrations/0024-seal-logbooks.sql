create table fahrtenbuch_siegel (
  mandant_id uuid not null,
  fahrzeug_id uuid not null,
  tag date not null,
  nummer integer not null check (nummer >= 1),
  hash text not null check (char_length(hash) = 64),
  erstellt timestamptz not null default now(),
  primary key (mandant_id, fahrzeug_id, tag),
  foreign key (mandant_id, fahrzeug_id) references fahrzeug (mandant_id, id)
);
comment on table fahrtenbuch_siegel is 'How long a logbook was on a day on which it had grown, and the hash of its last line; append-only for the application, and told by mail to people outside of the database. An end that is cut off later contradicts it.';
comment on column fahrtenbuch_siegel.mandant_id is 'The Mandant.';
comment on column fahrtenbuch_siegel.fahrzeug_id is 'The vehicle.';
comment on column fahrtenbuch_siegel.tag is 'The day in the Mandant''s zone.';
comment on column fahrtenbuch_siegel.nummer is 'Number of the last line, which is the logbook''s length.';
comment on column fahrtenbuch_siegel.hash is 'Hash of that line.';
comment on column fahrtenbuch_siegel.erstellt is 'Sealed at.';

alter table fahrtenbuch_siegel enable row level security;
alter table fahrtenbuch_siegel force row level security;
create policy mandant_scope on fahrtenbuch_siegel to platzwart_app
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
grant select, insert on fahrtenbuch_siegel to platzwart_app;

-- Trips that have ended, by their car: each of them must have its line in the logbook.
create index fahrzeug_buchung_gefahren on fahrzeug_buchung (mandant_id, fahrzeug_id)
  where status = 'durchgeführt' and typ = 'BUCHUNG';
