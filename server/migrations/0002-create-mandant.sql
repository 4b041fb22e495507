create table mandant (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  zone text not null default 'Europe/Berlin',
  sprache text not null default 'de' check (sprache in ('de', 'en')),
  module text[] not null default '{systemeinstellungen,einstellungen,leseraum}',
  logo text,
  datenschutz text not null default '',
  impressum text not null default '',
  sitzung_leerlauf interval not null default interval '30 days',
  sitzung_gesamt interval not null default interval '400 days',
  stand bigint not null default 1,
  erstellt timestamptz not null default now()
);
comment on table mandant is 'A tenant: a library, an authority, a company. The root of every composite key.';
comment on column mandant.id is 'UUIDv7.';
comment on column mandant.name is 'As shown in the header.';
comment on column mandant.zone is 'IANA time zone in which its wall times are meant.';
comment on column mandant.sprache is 'Default language of its people and mails.';
comment on column mandant.module is 'Feature modules that are on; one that is off has no route, menu entry or API.';
comment on column mandant.logo is 'File name in the bucket of logos.';
comment on column mandant.datenschutz is 'Privacy text, Markdown-free plain paragraphs.';
comment on column mandant.impressum is 'Imprint text, plain paragraphs.';
comment on column mandant.sitzung_leerlauf is 'A session unused for longer is over.';
comment on column mandant.sitzung_gesamt is 'A session older than this is over, used or not; 400 days is the cookie''s own limit.';
comment on column mandant.stand is 'Version of the configuration (settings, permissions, people, plans, opening hours); whoever caches them compares it.';
comment on column mandant.erstellt is 'Created at.';

create table auth.mandant_domain (
  domain text primary key check (domain = lower(domain) and char_length(domain) between 1 and 253),
  mandant_id uuid not null references mandant (id)
);
comment on table auth.mandant_domain is 'Which host belongs to which Mandant: decides whose login page is shown.';
comment on column auth.mandant_domain.domain is 'Host name without port, lower case.';
comment on column auth.mandant_domain.mandant_id is 'The Mandant.';
create index mandant_domain_mandant on auth.mandant_domain (mandant_id);
grant select, insert, update, delete on auth.mandant_domain to platzwart_auth;

create table mandant_legacy (
  mandant_id uuid primary key references mandant (id),
  kundenname text not null check (char_length(kundenname) between 1 and 120)
);
comment on table mandant_legacy is 'The customer''s name in the older workspace site.';
comment on column mandant_legacy.mandant_id is 'The Mandant.';
comment on column mandant_legacy.kundenname is 'Customer name there.';

create table benutzer (
  mandant_id uuid not null references mandant (id),
  id uuid not null,
  anmeldung_id text not null,
  personalnummer text check (char_length(personalnummer) <= 60),
  vorname text not null check (char_length(vorname) between 1 and 100),
  nachname text not null check (char_length(nachname) between 1 and 100),
  email text not null check (email = lower(email) and char_length(email) between 3 and 254),
  sprache text not null default 'de' check (sprache in ('de', 'en')),
  status text not null default 'aktiv' check (status in ('aktiv', 'inaktiv')),
  sso boolean not null default false,
  version integer not null default 1,
  erstellt timestamptz not null default now(),
  primary key (mandant_id, id),
  unique (mandant_id, email),
  unique (mandant_id, anmeldung_id)
);
comment on table benutzer is 'A person of a Mandant. Only status aktiv gets in.';
comment on column benutzer.mandant_id is 'The Mandant.';
comment on column benutzer.id is 'UUIDv7.';
comment on column benutzer.anmeldung_id is 'The account (auth.user) that this person signs in with; one account may be a person of several Mandanten.';
comment on column benutzer.personalnummer is 'The specification''s employeeId.';
comment on column benutzer.vorname is 'First name.';
comment on column benutzer.nachname is 'Last name.';
comment on column benutzer.email is 'Lower case.';
comment on column benutzer.sprache is 'Language of screens and mails.';
comment on column benutzer.status is 'aktiv or inaktiv; an inactive person is out at once.';
comment on column benutzer.sso is 'Signs in through the Mandant''s identity provider; has no password page.';
comment on column benutzer.version is 'Counts changes, for If-Match.';
comment on column benutzer.erstellt is 'Created at.';
create index benutzer_anmeldung on benutzer (anmeldung_id);

create table rolle (
  mandant_id uuid not null references mandant (id),
  id uuid not null,
  name text not null check (char_length(name) between 1 and 100),
  primary key (mandant_id, id),
  unique (mandant_id, name)
);
comment on table rolle is 'A named set of permissions.';
comment on column rolle.mandant_id is 'The Mandant.';
comment on column rolle.id is 'UUIDv7.';
comment on column rolle.name is 'As shown.';

create table gruppe (
  mandant_id uuid not null references mandant (id),
  id uuid not null,
  name text not null check (char_length(name) between 1 and 100),
  primary key (mandant_id, id),
  unique (mandant_id, name)
);
comment on table gruppe is 'People who share roles and settings.';
comment on column gruppe.mandant_id is 'The Mandant.';
comment on column gruppe.id is 'UUIDv7.';
comment on column gruppe.name is 'As shown.';

create table rolle_berechtigung (
  mandant_id uuid not null,
  rolle_id uuid not null,
  berechtigung text not null check (char_length(berechtigung) <= 80),
  wert text not null default 'true',
  primary key (mandant_id, rolle_id, berechtigung),
  foreign key (mandant_id, rolle_id) references rolle (mandant_id, id) on delete cascade
);
comment on table rolle_berechtigung is 'Permissions of a role; they count only with value true.';
comment on column rolle_berechtigung.mandant_id is 'The Mandant.';
comment on column rolle_berechtigung.rolle_id is 'The role.';
comment on column rolle_berechtigung.berechtigung is 'One of the 13 names.';
comment on column rolle_berechtigung.wert is 'true means granted.';

create table benutzer_berechtigung (
  mandant_id uuid not null,
  benutzer_id uuid not null,
  berechtigung text not null check (char_length(berechtigung) <= 80),
  wert text not null default 'true',
  primary key (mandant_id, benutzer_id, berechtigung),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id) on delete cascade
);
comment on table benutzer_berechtigung is 'Permissions granted to a person directly.';
comment on column benutzer_berechtigung.mandant_id is 'The Mandant.';
comment on column benutzer_berechtigung.benutzer_id is 'The person.';
comment on column benutzer_berechtigung.berechtigung is 'One of the 13 names.';
comment on column benutzer_berechtigung.wert is 'true means granted.';

create table gruppe_rolle (
  mandant_id uuid not null,
  gruppe_id uuid not null,
  rolle_id uuid not null,
  primary key (mandant_id, gruppe_id, rolle_id),
  foreign key (mandant_id, gruppe_id) references gruppe (mandant_id, id) on delete cascade,
  foreign key (mandant_id, rolle_id) references rolle (mandant_id, id) on delete cascade
);
comment on table gruppe_rolle is 'Roles of a group.';
comment on column gruppe_rolle.mandant_id is 'The Mandant.';
comment on column gruppe_rolle.gruppe_id is 'The group.';
comment on column gruppe_rolle.rolle_id is 'The role.';

create table benutzer_rolle (
  mandant_id uuid not null,
  benutzer_id uuid not null,
  rolle_id uuid not null,
  primary key (mandant_id, benutzer_id, rolle_id),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id) on delete cascade,
  foreign key (mandant_id, rolle_id) references rolle (mandant_id, id) on delete cascade
);
comment on table benutzer_rolle is 'Roles of a person.';
comment on column benutzer_rolle.mandant_id is 'The Mandant.';
comment on column benutzer_rolle.benutzer_id is 'The person.';
comment on column benutzer_rolle.rolle_id is 'The role.';

create table benutzer_gruppe (
  mandant_id uuid not null,
  benutzer_id uuid not null,
  gruppe_id uuid not null,
  primary key (mandant_id, benutzer_id, gruppe_id),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id) on delete cascade,
  foreign key (mandant_id, gruppe_id) references gruppe (mandant_id, id) on delete cascade
);
comment on table benutzer_gruppe is 'Groups of a person.';
comment on column benutzer_gruppe.mandant_id is 'The Mandant.';
comment on column benutzer_gruppe.benutzer_id is 'The person.';
comment on column benutzer_gruppe.gruppe_id is 'The group.';
