-- Roles, groups, permissions and settings: who may do what, and by which rules.

create table rolle (
  mandant_id uuid not null references mandant (id),
  id uuid not null,
  name text not null check (char_length(name) between 1 and 100),
  zweitfaktor boolean not null default false,
  version integer not null default 1,
  primary key (mandant_id, id),
  unique (mandant_id, name)
);
comment on table rolle is 'A named set of permissions.';
comment on column rolle.mandant_id is 'The Mandant.';
comment on column rolle.id is 'UUIDv7.';
comment on column rolle.name is 'As shown.';
comment on column rolle.zweitfaktor is 'Whoever has the role needs a second factor.';
comment on column rolle.version is 'Counts changes, for If-Match.';

create table gruppe (
  mandant_id uuid not null references mandant (id),
  id uuid not null,
  name text not null check (char_length(name) between 1 and 100),
  version integer not null default 1,
  primary key (mandant_id, id),
  unique (mandant_id, name)
);
comment on table gruppe is 'People who share roles and settings.';
comment on column gruppe.mandant_id is 'The Mandant.';
comment on column gruppe.id is 'UUIDv7.';
comment on column gruppe.name is 'As shown.';
comment on column gruppe.version is 'Counts changes, for If-Match.';

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
-- Who holds a permission, from its side: few roles and groups have it, and many people may be in them.
create index benutzer_rolle_rolle on benutzer_rolle (mandant_id, rolle_id, benutzer_id);

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
create index benutzer_gruppe_gruppe on benutzer_gruppe (mandant_id, gruppe_id, benutzer_id);

-- Colleagues find each other at workspaces where each of them wants to be found: by a group at a time, and by nobody's decision but their own.
create table sichtbarkeit (
  mandant_id uuid not null,
  benutzer_id uuid not null,
  gruppe_id uuid not null,
  seit timestamptz not null,
  primary key (mandant_id, benutzer_id, gruppe_id),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id) on delete cascade,
  -- Who leaves a group shows it nothing any more, and decides anew when they come back.
  foreign key (mandant_id, benutzer_id, gruppe_id) references benutzer_gruppe (mandant_id, benutzer_id, gruppe_id) on delete cascade
);
comment on table sichtbarkeit is 'That somebody shows a group of theirs where and when they sit at workspaces, and sees the same of those who do so, too. Nobody sets it for anybody else.';
comment on column sichtbarkeit.mandant_id is 'The Mandant.';
comment on column sichtbarkeit.benutzer_id is 'Who shows themselves.';
comment on column sichtbarkeit.gruppe_id is 'To whom: the group, of which they are.';
comment on column sichtbarkeit.seit is 'Decided at.';
create index sichtbarkeit_gruppe on sichtbarkeit (mandant_id, gruppe_id);

create table einstellung_wert (
  mandant_id uuid not null references mandant (id),
  id uuid not null,
  option_name text not null check (char_length(option_name) between 1 and 100),
  wert text not null check (char_length(wert) <= 10000),
  benutzer_id uuid,
  gruppe_id uuid,
  version integer not null default 1,
  primary key (mandant_id, id),
  unique nulls not distinct (mandant_id, option_name, benutzer_id, gruppe_id),
  check (benutzer_id is null or gruppe_id is null),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id) on delete cascade,
  foreign key (mandant_id, gruppe_id) references gruppe (mandant_id, id) on delete cascade
);
comment on table einstellung_wert is 'A setting''s value in one layer: a person''s, a group''s, or (both empty) the Mandant''s.';
comment on column einstellung_wert.mandant_id is 'The Mandant.';
comment on column einstellung_wert.id is 'UUIDv7.';
comment on column einstellung_wert.option_name is 'The option as the catalogue in the domain names it.';
comment on column einstellung_wert.wert is 'The value as text, by the option''s type.';
comment on column einstellung_wert.benutzer_id is 'The person whose layer it is.';
comment on column einstellung_wert.gruppe_id is 'The group whose layer it is.';
comment on column einstellung_wert.version is 'Counts changes by hand.';
-- Settings that decide what is due, beside their default: few houses and people have one of their own.
create index einstellung_wert_frist on einstellung_wert (mandant_id, option_name)
  where option_name in ('fahrzeug.erinnerungMinuten', 'fahrzeug.hinweisVorCheckOutMinuten');
