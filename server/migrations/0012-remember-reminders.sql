create table fahrzeug_erinnerung (
  mandant_id uuid not null references mandant (id),
  typ text not null check (char_length(typ) between 1 and 80),
  objekt_id uuid not null,
  schluessel text not null check (char_length(schluessel) between 1 and 80),
  erstellt timestamptz not null default now(),
  primary key (mandant_id, typ, objekt_id, schluessel)
);
comment on table fahrzeug_erinnerung is 'What the clock alone has told about vehicles, trips and licences, so that it is told once: the outbox forgets its mails after two weeks, and a licence that is due does not.';
comment on column fahrzeug_erinnerung.mandant_id is 'The Mandant.';
comment on column fahrzeug_erinnerung.typ is 'Kind of mail.';
comment on column fahrzeug_erinnerung.objekt_id is 'What it is about: a booking, a vehicle, or the holder of a licence.';
comment on column fahrzeug_erinnerung.schluessel is 'Which of the times: the number of a repetition, a due day with its stage, the trip that overran.';
comment on column fahrzeug_erinnerung.erstellt is 'Told at.';
create index fahrzeug_erinnerung_alter on fahrzeug_erinnerung (mandant_id, erstellt);

alter table fahrzeug_erinnerung enable row level security;
alter table fahrzeug_erinnerung force row level security;
create policy mandant_scope on fahrzeug_erinnerung to platzwart_app
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
grant select, insert, update, delete on fahrzeug_erinnerung to platzwart_app;
