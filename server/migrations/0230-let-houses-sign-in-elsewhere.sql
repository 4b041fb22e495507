-- A house lets its people in by the service that they sign in with anyway. Who somebody is there is said by issuer and subject, never by an address.
create table anmeldedienst (
  mandant_id uuid not null,
  id uuid not null,
  art text not null default 'oidc' check (art in ('oidc', 'saml')),
  name text not null check (char_length(name) between 1 and 60),
  aussteller text not null check (char_length(aussteller) between 1 and 500),
  client_id text not null check (char_length(client_id) between 1 and 300),
  geheimnis text,
  bereiche text not null default 'openid email profile' check (char_length(bereiche) between 1 and 300),
  gruppen_angabe text check (char_length(gruppen_angabe) between 1 and 200),
  zuordnung jsonb not null default '[]' check (jsonb_typeof(zuordnung) = 'array'),
  zutritt text not null default 'eingeladen' check (zutritt in ('alle', 'gruppe', 'eingeladen')),
  zutritt_gruppe text check (char_length(zutritt_gruppe) between 1 and 300),
  aktiv boolean not null default false,
  pflicht boolean not null default false,
  notfall_id uuid,
  ablehnungen jsonb not null default '[]' check (jsonb_typeof(ablehnungen) = 'array'),
  version integer not null default 1,
  primary key (mandant_id, id),
  unique (mandant_id, aussteller, client_id),
  foreign key (mandant_id, notfall_id) references benutzer (mandant_id, id) on delete set null (notfall_id),
  check (zutritt <> 'gruppe' or zutritt_gruppe is not null and gruppen_angabe is not null)
);
comment on table anmeldedienst is 'A service that lets people of the house sign in.';
comment on column anmeldedienst.mandant_id is 'The Mandant.';
comment on column anmeldedienst.id is 'UUIDv7.';
comment on column anmeldedienst.art is 'What it speaks.';
comment on column anmeldedienst.name is 'What the button of the sign-in calls it.';
comment on column anmeldedienst.aussteller is 'Its issuer: the address that its tokens name.';
comment on column anmeldedienst.client_id is 'What it calls this house.';
comment on column anmeldedienst.geheimnis is 'What it and we know, encrypted under the key of the installation.';
comment on column anmeldedienst.bereiche is 'The scopes that are asked for.';
comment on column anmeldedienst.gruppen_angabe is 'The claim in which it tells groups; null: it tells none.';
comment on column anmeldedienst.zuordnung is 'Which of its groups become which groups and roles of the house: wert with gruppeId or rolleId.';
comment on column anmeldedienst.zutritt is 'Who may come in: all that it knows, a group of it, or who was invited.';
comment on column anmeldedienst.zutritt_gruppe is 'The group that may come in.';
comment on column anmeldedienst.aktiv is 'Whether the sign-in offers it.';
comment on column anmeldedienst.pflicht is 'The people of the house sign in by a service, and not by passwords of their own.';
comment on column anmeldedienst.notfall_id is 'Who signs in by a password all the same, when the service is down.';
comment on column anmeldedienst.ablehnungen is 'The last refused sign-ins: when, and why. Nobody is named.';
comment on column anmeldedienst.version is 'Counts changes by people.';

create table identitaet (
  mandant_id uuid not null,
  id uuid not null,
  anmeldedienst_id uuid not null,
  aussteller text not null check (char_length(aussteller) between 1 and 500),
  kennung text not null check (char_length(kennung) between 1 and 300),
  benutzer_id uuid not null,
  erstellt timestamptz not null,
  zuletzt timestamptz,
  primary key (mandant_id, id),
  unique (mandant_id, anmeldedienst_id, aussteller, kennung),
  foreign key (mandant_id, anmeldedienst_id) references anmeldedienst (mandant_id, id) on delete cascade,
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id) on delete cascade
);
comment on table identitaet is 'Who a person is at a service that they sign in with.';
comment on column identitaet.mandant_id is 'The Mandant.';
comment on column identitaet.id is 'UUIDv7.';
comment on column identitaet.anmeldedienst_id is 'The service.';
comment on column identitaet.aussteller is 'The issuer that has said so: one that the service is changed to speaks for nobody.';
comment on column identitaet.kennung is 'The subject: what the service calls the person, for good.';
comment on column identitaet.benutzer_id is 'The person.';
comment on column identitaet.erstellt is 'Since when.';
comment on column identitaet.zuletzt is 'When they last signed in by it.';
create index identitaet_benutzer on identitaet (mandant_id, benutzer_id);

do $$
declare
  t text;
begin
  foreach t in array array['anmeldedienst', 'identitaet']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy mandant_scope on %I to platzwart_app '
      'using (mandant_id = nullif(current_setting(''app.mandant_id'', true), '''')::uuid) '
      'with check (mandant_id = nullif(current_setting(''app.mandant_id'', true), '''')::uuid)', t);
    execute format(
      'create policy mandant_ganz on %I to platzwart_owner '
      'using (mandant_id = nullif(current_setting(''app.mandant_id'', true), '''')::uuid) '
      'with check (mandant_id = nullif(current_setting(''app.mandant_id'', true), '''')::uuid)', t);
  end loop;
end
$$;
grant select, insert, update, delete on anmeldedienst, identitaet to platzwart_app;

-- Where every session begins it is asked whether the house lets passwords in; no more than that is told there.
grant select (mandant_id, id, aktiv, pflicht, notfall_id) on anmeldedienst to platzwart_auth;
create policy anmeldung_reads on anmeldedienst for select to platzwart_auth using (true);

-- A session that a service has begun is of that service's house alone, and the service may end it.
create table auth.dienst_sitzung (
  session_id text primary key references auth.session ("id") on delete cascade,
  user_id text not null references auth."user" ("id") on delete cascade,
  mandant_id uuid not null,
  anmeldedienst_id uuid not null,
  aussteller text not null,
  kennung text not null,
  sid text,
  id_token text
);
comment on table auth.dienst_sitzung is 'Sessions that began by a service.';
comment on column auth.dienst_sitzung.session_id is 'The session.';
comment on column auth.dienst_sitzung.user_id is 'The account.';
comment on column auth.dienst_sitzung.mandant_id is 'The house of the service.';
comment on column auth.dienst_sitzung.anmeldedienst_id is 'The service.';
comment on column auth.dienst_sitzung.aussteller is 'The issuer that has said so.';
comment on column auth.dienst_sitzung.kennung is 'The subject.';
comment on column auth.dienst_sitzung.sid is 'What the service calls its own session.';
comment on column auth.dienst_sitzung.id_token is 'What it has said, encrypted: shown to it again when somebody signs out.';
create index dienst_sitzung_user on auth.dienst_sitzung (user_id);
create index dienst_sitzung_kennung on auth.dienst_sitzung (anmeldedienst_id, kennung);
grant select, insert, delete on auth.dienst_sitzung to platzwart_auth;
