-- Whom a booking names as its second person is kept as the address that was typed, whether somebody of the house has it or not: the booker
-- learns who it is when that person has agreed, and not before.
alter table leseraum_buchung add column zweite_adresse text check (zweite_adresse = lower(zweite_adresse) and char_length(zweite_adresse) between 3 and 254);
alter table leseraum_buchung add column zweite_zugesagt timestamptz;
comment on column leseraum_buchung.zweite_adresse is 'E-mail of the second person as the booker named them, lower case; of somebody unknown benutzer2_id is null.';
comment on column leseraum_buchung.zweite_zugesagt is 'When the second person first agreed; from then on the booker is told their name.';

-- The owner is held to the policies, too; for these two statements it looks after every Mandant's rows.
alter table leseraum_buchung no force row level security;
alter table benutzer no force row level security;
update leseraum_buchung b set zweite_adresse = lower(u.email),
    zweite_zugesagt = case when b.status in ('reserviert', 'aktiv', 'durchgeführt') or b.gehalten_status = 'reserviert' then b.erstellt end
  from benutzer u where u.mandant_id = b.mandant_id and u.id = b.benutzer2_id;
alter table leseraum_buchung force row level security;
alter table benutzer force row level security;
alter table leseraum_buchung add check (benutzer2_id is null or zweite_adresse is not null);

create table leseraum_einladung (
  mandant_id uuid not null,
  id uuid not null,
  benutzer_id uuid not null,
  adresse text not null check (adresse = lower(adresse) and char_length(adresse) between 3 and 254),
  erstellt timestamptz not null,
  primary key (mandant_id, id),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id) on delete cascade
);
comment on table leseraum_einladung is 'Who asked whom to confirm a booking, so that nobody is asked without end; kept for hours.';
comment on column leseraum_einladung.mandant_id is 'The Mandant.';
comment on column leseraum_einladung.id is 'UUIDv7.';
comment on column leseraum_einladung.benutzer_id is 'Who asked.';
comment on column leseraum_einladung.adresse is 'The address that was asked, lower case, known or not.';
comment on column leseraum_einladung.erstellt is 'When.';
create index leseraum_einladung_letzte on leseraum_einladung (mandant_id, benutzer_id, adresse, erstellt);

alter table leseraum_einladung enable row level security;
alter table leseraum_einladung force row level security;
create policy mandant_scope on leseraum_einladung to platzwart_app
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
grant select, insert, update, delete on leseraum_einladung to platzwart_app;
