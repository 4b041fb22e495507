-- A screen of the house is nobody's session: it has a token of its own, which can do what its kind may and nothing else. Of the token a checksum is kept,
-- and nothing that leads back to it.
create table anzeigegeraet (
  mandant_id uuid not null,
  id uuid not null,
  art text not null check (art ~ '^[a-zA-Z]{1,40}$'),
  leseraum_id uuid,
  ziel uuid not null generated always as (leseraum_id) stored,
  name text not null check (char_length(name) between 1 and 80),
  pruefwert text not null check (pruefwert ~ '^[A-Za-z0-9_-]{43}$'),
  gekoppelt timestamptz not null,
  kontakt timestamptz,
  fassung text check (char_length(fassung) between 1 and 40),
  version integer not null default 1,
  primary key (mandant_id, id),
  foreign key (mandant_id, leseraum_id) references leseraum (mandant_id, id) on delete cascade
);
comment on table anzeigegeraet is 'A screen that shows something of the house with nobody signed in. It goes when somebody revokes it, or with what it shows.';
comment on column anzeigegeraet.mandant_id is 'The Mandant.';
comment on column anzeigegeraet.id is 'UUIDv7.';
comment on column anzeigegeraet.art is 'What it may do, as the feature that owns the kind declares it.';
comment on column anzeigegeraet.leseraum_id is 'The seat that an anzeige stands at.';
comment on column anzeigegeraet.ziel is 'What it shows, whichever column that stands in.';
comment on column anzeigegeraet.name is 'What people call it.';
comment on column anzeigegeraet.pruefwert is 'SHA-256 of the secret in its token (base64url).';
comment on column anzeigegeraet.gekoppelt is 'Paired at.';
comment on column anzeigegeraet.kontakt is 'When it last said that it is there; to the minute.';
comment on column anzeigegeraet.fassung is 'The build of the app that it shows; null where it has not said.';
comment on column anzeigegeraet.version is 'Counts changes of its name.';
create index anzeigegeraet_leseraum on anzeigegeraet (mandant_id, leseraum_id) where leseraum_id is not null;

alter table anzeigegeraet enable row level security;
alter table anzeigegeraet force row level security;
create policy mandant_scope on anzeigegeraet to platzwart_app
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
create policy mandant_ganz on anzeigegeraet to platzwart_owner
  using (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
grant select, insert, update, delete on anzeigegeraet to platzwart_app;

-- A screen that nobody has paired yet is in no house, or may be in none by its address: until then it is kept where sign-ins are that have begun.
create table auth.kopplung (
  id uuid primary key,
  art text not null check (art ~ '^[a-zA-Z]{1,40}$'),
  ziel uuid not null,
  mandant_id uuid,
  pruefwert text not null unique,
  code_pruefwert text not null unique,
  bis timestamptz not null,
  eingeloest timestamptz
);
comment on table auth.kopplung is 'Screens that show a code until somebody enters it, for ten minutes.';
comment on column auth.kopplung.id is 'That of the screen, once it is paired.';
comment on column auth.kopplung.art is 'What it is to be.';
comment on column auth.kopplung.ziel is 'What it is to show.';
comment on column auth.kopplung.mandant_id is 'The house of the address at which it asks, or of whoever has entered its code; null where neither is known.';
comment on column auth.kopplung.pruefwert is 'SHA-256 of the secret that the screen alone has.';
comment on column auth.kopplung.code_pruefwert is 'Of the code that it shows, keyed with the installation''s secret.';
comment on column auth.kopplung.bis is 'Until when the code holds.';
comment on column auth.kopplung.eingeloest is 'When somebody entered it; it is none from then on.';
create index kopplung_bis on auth.kopplung (bis);
grant select, insert, update, delete on auth.kopplung to platzwart_auth;

create function auth.redeem_kopplung(p_code text)
  returns table (id uuid, art text, ziel uuid, pruefwert text, bis timestamptz, benutzt boolean)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  haus constant uuid := nullif(current_setting('app.mandant_id', true), '')::uuid;
  k auth.kopplung;
begin
  -- Of two who enter one code at once the second waits here, and then finds it used.
  select * into k from auth.kopplung x where x.code_pruefwert = p_code and coalesce(x.mandant_id, haus) = haus for update;
  if not found then
    return;
  end if;
  if k.eingeloest is null then
    update auth.kopplung x set mandant_id = haus, eingeloest = now() where x.id = k.id;
  end if;
  return query select k.id, k.art, k.ziel, k.pruefwert, k.bis, k.eingeloest is not null;
end
$$;
comment on function auth.redeem_kopplung is 'Takes the code of a screen for the house in scope, once, and tells what the screen is to be; a code that is another house''s, or nobody''s, is none.';
revoke all on function auth.redeem_kopplung from public;
grant execute on function auth.redeem_kopplung to platzwart_app;
