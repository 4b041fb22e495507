-- A program acts for a person by a token of its own: with that person's rights, narrowed to what the token is for, until it expires. Of the token a
-- checksum is kept, and nothing that leads back to it.
create table zugriffstoken (
  mandant_id uuid not null,
  id uuid not null,
  benutzer_id uuid not null,
  name text not null check (char_length(name) between 1 and 80),
  pruefwert text not null check (pruefwert ~ '^[A-Za-z0-9_-]{43}$'),
  umfang text[] not null check (cardinality(umfang) between 1 and 100),
  angelegt timestamptz not null,
  ablauf timestamptz not null check (ablauf > angelegt),
  benutzt date,
  primary key (mandant_id, id),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id) on delete cascade
);
comment on table zugriffstoken is 'A token by which a program acts for a person. It goes when they or the house end it; after its expiry it stays in their list, so that they see why a program no longer works.';
comment on column zugriffstoken.mandant_id is 'The Mandant.';
comment on column zugriffstoken.id is 'UUIDv7; part of the token.';
comment on column zugriffstoken.benutzer_id is 'The person that it acts for.';
comment on column zugriffstoken.name is 'What its person calls it.';
comment on column zugriffstoken.pruefwert is 'SHA-256 of the secret in the token (base64url).';
comment on column zugriffstoken.umfang is 'What it is for: tags of operations, each to read (buchung.lesen) or to read and write (buchung.schreiben).';
comment on column zugriffstoken.angelegt is 'Created at.';
comment on column zugriffstoken.ablauf is 'Valid until.';
comment on column zugriffstoken.benutzt is 'Last used on this day (UTC); null where it never was.';
create index zugriffstoken_benutzer on zugriffstoken (mandant_id, benutzer_id);

alter table zugriffstoken enable row level security;
alter table zugriffstoken force row level security;
create policy mandant_scope on zugriffstoken to platzwart_app
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
create policy mandant_ganz on zugriffstoken to platzwart_owner
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
grant select, insert, update, delete on zugriffstoken to platzwart_app;
