-- Somebody lets a device of theirs be told at once of what cannot wait for a mail to be read. Its browser names an address of its maker's push service,
-- and the keys that nobody but that browser can read with (RFC 8030, RFC 8291).
create table geraet (
  mandant_id uuid not null,
  id uuid not null,
  benutzer_id uuid not null,
  adresse text not null check (length(adresse) between 10 and 1000),
  schluessel text not null check (schluessel ~ '^[A-Za-z0-9_-]{87}$'),
  geheimnis text not null check (geheimnis ~ '^[A-Za-z0-9_-]{22}$'),
  bezeichnung text not null check (length(bezeichnung) between 1 and 100),
  erstellt timestamptz not null,
  primary key (mandant_id, id),
  unique (mandant_id, adresse),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id) on delete cascade
);
comment on table geraet is 'A browser that its person lets be told by push messages. It goes when they switch it off or sign out there, or when its push service knows it no more.';
comment on column geraet.mandant_id is 'The Mandant.';
comment on column geraet.id is 'UUIDv7.';
comment on column geraet.benutzer_id is 'Who is told there: whoever switched it on last.';
comment on column geraet.adresse is 'Where its push service takes messages for it.';
comment on column geraet.schluessel is 'The browser''s public key (P-256, base64url), which messages are encrypted for.';
comment on column geraet.geheimnis is 'The secret that the browser shares with us alone (16 bytes, base64url).';
comment on column geraet.bezeichnung is 'By which its person knows it again: browser and system.';
comment on column geraet.erstellt is 'Switched on at.';
create index geraet_benutzer on geraet (mandant_id, benutzer_id);

alter table geraet enable row level security;
alter table geraet force row level security;
create policy mandant_scope on geraet to platzwart_app
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
create policy mandant_ganz on geraet to platzwart_owner
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
grant select, insert, update, delete on geraet to platzwart_app;

alter table benachrichtigung add column mitteilung jsonb;
comment on column benachrichtigung.mitteilung is 'What devices of its receiver are told of it: title, text and path of the page; null where none is told.';
