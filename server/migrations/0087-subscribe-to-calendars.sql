-- A calendar program asks without a session: whoever has the address reads. Of the address a checksum is kept, and nothing that leads back to it.
create table kalender_link (
  mandant_id uuid not null,
  id uuid not null,
  benutzer_id uuid not null,
  leseraum_id uuid,
  fahrzeug_id uuid,
  art text not null generated always as (
    case when leseraum_id is not null then 'leseraum' when fahrzeug_id is not null then 'fahrzeug' else 'person' end) stored,
  objekt_id uuid not null generated always as (coalesce(leseraum_id, fahrzeug_id, benutzer_id)) stored,
  pruefwert bytea not null check (octet_length(pruefwert) = 32),
  erstellt timestamptz not null,
  primary key (mandant_id, id),
  unique (mandant_id, objekt_id),
  check (num_nonnulls(leseraum_id, fahrzeug_id) <= 1),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id) on delete cascade,
  foreign key (mandant_id, leseraum_id) references leseraum (mandant_id, id) on delete cascade,
  foreign key (mandant_id, fahrzeug_id) references fahrzeug (mandant_id, id) on delete cascade
);
comment on table kalender_link is 'The address under which a calendar program reads the bookings of a person, or when a seat, room or vehicle is taken. One at a time for each; it goes with what it is about.';
comment on column kalender_link.mandant_id is 'The Mandant.';
comment on column kalender_link.id is 'UUIDv7; stands in the address, and is another one whenever the address is made anew.';
comment on column kalender_link.benutzer_id is 'Who made it; without seat and vehicle it is this person''s own calendar.';
comment on column kalender_link.leseraum_id is 'When this seat or room is taken.';
comment on column kalender_link.fahrzeug_id is 'When this vehicle is taken.';
comment on column kalender_link.art is 'Whose calendar it is: a person''s own bookings, or when a seat, a room or a vehicle is taken.';
comment on column kalender_link.objekt_id is 'That person, seat, room or vehicle.';
comment on column kalender_link.pruefwert is 'SHA-256 of the secret in the address.';
comment on column kalender_link.erstellt is 'Made at.';
create index kalender_link_benutzer on kalender_link (mandant_id, benutzer_id);
create index kalender_link_leseraum on kalender_link (mandant_id, leseraum_id) where leseraum_id is not null;
create index kalender_link_fahrzeug on kalender_link (mandant_id, fahrzeug_id) where fahrzeug_id is not null;

alter table kalender_link enable row level security;
alter table kalender_link force row level security;
create policy mandant_scope on kalender_link to platzwart_app
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
create policy mandant_ganz on kalender_link to platzwart_owner
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
grant select, insert, update, delete on kalender_link to platzwart_app;
