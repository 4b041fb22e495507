create table standort (
  mandant_id uuid not null references mandant (id),
  id uuid not null,
  name text not null check (char_length(name) between 1 and 120),
  primary key (mandant_id, id)
);
comment on table standort is 'A location: a building, a branch.';
comment on column standort.mandant_id is 'The Mandant.';
comment on column standort.id is 'UUIDv7.';
comment on column standort.name is 'As shown.';

create table abstellplatz (
  mandant_id uuid not null,
  id uuid not null,
  standort_id uuid not null,
  name text not null check (char_length(name) between 1 and 60),
  primary key (mandant_id, id),
  unique (mandant_id, standort_id, name),
  foreign key (mandant_id, standort_id) references standort (mandant_id, id) on delete cascade
);
comment on table abstellplatz is 'A parking space of a location.';
comment on column abstellplatz.mandant_id is 'The Mandant.';
comment on column abstellplatz.id is 'UUIDv7.';
comment on column abstellplatz.standort_id is 'The location.';
comment on column abstellplatz.name is 'As painted on the ground.';

create table grundriss (
  mandant_id uuid not null references mandant (id),
  id uuid not null,
  standort_id uuid not null,
  bezeichnung text not null check (char_length(bezeichnung) between 1 and 120),
  beschreibung text not null default '' check (char_length(beschreibung) <= 2000),
  link text check (char_length(link) <= 500),
  aktiv boolean not null default true,
  breite integer not null check (breite between 100 and 20000),
  hoehe integer not null check (hoehe between 100 and 20000),
  zeichnung jsonb not null default '[]',
  version integer not null default 1,
  erstellt timestamptz not null default now(),
  primary key (mandant_id, id),
  foreign key (mandant_id, standort_id) references standort (mandant_id, id)
);
comment on table grundriss is 'A floor plan (the specification''s grundriss_leseraum).';
comment on column grundriss.mandant_id is 'The Mandant.';
comment on column grundriss.id is 'UUIDv7; plans are listed by it.';
comment on column grundriss.standort_id is 'The location.';
comment on column grundriss.bezeichnung is 'As shown.';
comment on column grundriss.beschreibung is 'Description.';
comment on column grundriss.link is 'A page about the room.';
comment on column grundriss.aktiv is 'An inactive plan is not offered.';
comment on column grundriss.breite is 'Width of the drawing, in plan units (1 unit = 1 cm).';
comment on column grundriss.hoehe is 'Height of the drawing, in plan units.';
comment on column grundriss.zeichnung is 'Walls, doors, windows, shelves and captions as shapes; drawn by the screen in its own colours.';
comment on column grundriss.version is 'Counts changes, for If-Match.';
comment on column grundriss.erstellt is 'Created at.';

create table leseraum (
  mandant_id uuid not null,
  id uuid not null,
  grundriss_id uuid not null,
  bezeichnung text not null check (char_length(bezeichnung) between 1 and 60),
  art text not null default 'platz' check (art in ('platz', 'gruppenraum')),
  zone text not null default '' check (char_length(zone) <= 60),
  kapazitaet integer not null default 1 check (kapazitaet between 1 and 1000),
  beschreibung text not null default '' check (char_length(beschreibung) <= 2000),
  bedingungen text not null default '' check (char_length(bedingungen) <= 2000),
  zweite_person_noetig boolean not null default false,
  aktiv boolean not null default true,
  x integer not null,
  y integer not null,
  breite integer not null check (breite between 10 and 5000),
  hoehe integer not null check (hoehe between 10 and 5000),
  drehung integer not null default 0 check (drehung between -359 and 359),
  version integer not null default 1,
  erstellt timestamptz not null default now(),
  primary key (mandant_id, id),
  unique (mandant_id, grundriss_id, id),
  unique (mandant_id, grundriss_id, bezeichnung),
  foreign key (mandant_id, grundriss_id) references grundriss (mandant_id, id)
);
comment on table leseraum is 'What can be booked on a floor plan: a seat or a group room.';
comment on column leseraum.mandant_id is 'The Mandant.';
comment on column leseraum.id is 'UUIDv7.';
comment on column leseraum.grundriss_id is 'The floor plan.';
comment on column leseraum.bezeichnung is 'Number or name, unique on its plan.';
comment on column leseraum.art is 'platz or gruppenraum.';
comment on column leseraum.zone is 'Caption of the area it lies in.';
comment on column leseraum.kapazitaet is 'How many people it holds.';
comment on column leseraum.beschreibung is 'Description.';
comment on column leseraum.bedingungen is 'Conditions of use, as text.';
comment on column leseraum.zweite_person_noetig is 'The conditions ask for a second person who confirms.';
comment on column leseraum.aktiv is 'An inactive one cannot be booked.';
comment on column leseraum.x is 'Centre, plan units from the left.';
comment on column leseraum.y is 'Centre, plan units from the top.';
comment on column leseraum.breite is 'Width in plan units.';
comment on column leseraum.hoehe is 'Height in plan units.';
comment on column leseraum.drehung is 'Rotation in degrees, clockwise.';
comment on column leseraum.version is 'Counts changes, for If-Match.';
comment on column leseraum.erstellt is 'Created at.';

create table ausstattung (
  mandant_id uuid not null references mandant (id),
  id uuid not null,
  name text not null check (char_length(name) between 1 and 80),
  primary key (mandant_id, id),
  unique (mandant_id, name)
);
comment on table ausstattung is 'A kind of equipment.';
comment on column ausstattung.mandant_id is 'The Mandant.';
comment on column ausstattung.id is 'UUIDv7.';
comment on column ausstattung.name is 'As shown.';

create table leseraum_ausstattung (
  mandant_id uuid not null,
  leseraum_id uuid not null,
  ausstattung_id uuid not null,
  anzahl integer not null default 1 check (anzahl between 1 and 1000),
  primary key (mandant_id, leseraum_id, ausstattung_id),
  foreign key (mandant_id, leseraum_id) references leseraum (mandant_id, id) on delete cascade,
  foreign key (mandant_id, ausstattung_id) references ausstattung (mandant_id, id)
);
comment on table leseraum_ausstattung is 'Equipment of a seat or room.';
comment on column leseraum_ausstattung.mandant_id is 'The Mandant.';
comment on column leseraum_ausstattung.leseraum_id is 'The seat or room.';
comment on column leseraum_ausstattung.ausstattung_id is 'The kind of equipment.';
comment on column leseraum_ausstattung.anzahl is 'How many.';

create table oeffnungszeit (
  mandant_id uuid not null,
  id uuid not null,
  grundriss_id uuid not null,
  wochentag smallint not null check (wochentag between 0 and 6),
  von time not null default '08:00',
  bis time not null default '18:00',
  geoeffnet boolean not null default true,
  primary key (mandant_id, id),
  unique (mandant_id, grundriss_id, wochentag),
  check (von < bis),
  foreign key (mandant_id, grundriss_id) references grundriss (mandant_id, id) on delete cascade
);
comment on table oeffnungszeit is 'Weekly opening hours of a floor plan; a missing weekday is closed.';
comment on column oeffnungszeit.mandant_id is 'The Mandant.';
comment on column oeffnungszeit.id is 'UUIDv7.';
comment on column oeffnungszeit.grundriss_id is 'The floor plan.';
comment on column oeffnungszeit.wochentag is '0 is Sunday, 6 is Saturday.';
comment on column oeffnungszeit.von is 'Opens at, wall time in the Mandant''s zone.';
comment on column oeffnungszeit.bis is 'Closes at, wall time in the Mandant''s zone.';
comment on column oeffnungszeit.geoeffnet is 'Open on this weekday.';

create table sonderoeffnungszeit (
  mandant_id uuid not null,
  id uuid not null,
  grundriss_id uuid not null,
  gueltig_von date not null,
  gueltig_bis date not null,
  von time not null default '08:00',
  bis time not null default '18:00',
  status text not null check (status in ('offen', 'geschlossen')),
  grund text not null default '' check (char_length(grund) <= 200),
  primary key (mandant_id, id),
  check (gueltig_von <= gueltig_bis),
  check (von < bis),
  foreign key (mandant_id, grundriss_id) references grundriss (mandant_id, id) on delete cascade
);
comment on table sonderoeffnungszeit is 'Special opening times of a floor plan; they win over the week.';
comment on column sonderoeffnungszeit.mandant_id is 'The Mandant.';
comment on column sonderoeffnungszeit.id is 'UUIDv7.';
comment on column sonderoeffnungszeit.grundriss_id is 'The floor plan.';
comment on column sonderoeffnungszeit.gueltig_von is 'First day, in the Mandant''s zone.';
comment on column sonderoeffnungszeit.gueltig_bis is 'Last day, inclusive.';
comment on column sonderoeffnungszeit.von is 'Opens at, when offen.';
comment on column sonderoeffnungszeit.bis is 'Closes at, when offen.';
comment on column sonderoeffnungszeit.status is 'offen or geschlossen.';
comment on column sonderoeffnungszeit.grund is 'Why, as shown to readers.';
