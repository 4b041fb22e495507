-- Locations, floor plans with their pictures, seats and when they are open. Files stand first, because plans and vehicles refer to them.

create table datei (
  mandant_id uuid not null references mandant (id),
  id uuid not null,
  bucket text not null check (bucket in ('grundrisse', 'fahrzeuge', 'logos', 'datenschutz')),
  dateiname text not null check (char_length(dateiname) between 1 and 200),
  schluessel text not null check (char_length(schluessel) between 1 and 200),
  inhaltstyp text not null check (inhaltstyp in ('image/png', 'image/jpeg', 'application/pdf')),
  bytes integer not null check (bytes > 0),
  breite integer,
  hoehe integer,
  sha256 text not null check (char_length(sha256) = 64),
  benutzer_id uuid,
  erstellt timestamptz not null default now(),
  primary key (mandant_id, id),
  unique (mandant_id, bucket, dateiname),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id)
);
comment on table datei is 'A file of a Mandant: the bytes lie in the object store under a key of ours, this row says what they are. No row without bytes.';
comment on column datei.mandant_id is 'The Mandant.';
comment on column datei.id is 'UUIDv7.';
comment on column datei.bucket is 'Floor plans, vehicles (images, damages, receipts), logos, privacy.';
comment on column datei.dateiname is 'As people name it; an upload of the same name replaces it.';
comment on column datei.schluessel is 'Where the bytes lie: <mandant>/<bucket>/<generated>, never made of what people typed.';
comment on column datei.inhaltstyp is 'What the bytes are, seen by looking at them and not by name.';
comment on column datei.bytes is 'Size in bytes.';
comment on column datei.breite is 'Width of an image in pixels.';
comment on column datei.hoehe is 'Height of an image in pixels.';
comment on column datei.sha256 is 'Hash of the bytes, hexadecimal.';
comment on column datei.benutzer_id is 'Who brought it; empty for the system.';
comment on column datei.erstellt is 'Created at.';
-- The sweep asks which of the stored keys a record names; no two records share their bytes.
create unique index datei_schluessel on datei (mandant_id, schluessel);
-- A person's own files.
create index datei_benutzer on datei (mandant_id, bucket, benutzer_id, dateiname);

create function auth.bekannte_schluessel(p_mandanten uuid[], p_schluessel text[])
  returns table (schluessel text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select d.schluessel from public.datei d where d.mandant_id = any (p_mandanten) and d.schluessel = any (p_schluessel)
    union all
    select a.schluessel from public.ausfuhr a where a.mandant_id = any (p_mandanten) and a.schluessel = any (p_schluessel);
end
$$;
comment on function auth.bekannte_schluessel is 'Which of these keys of the store a record of these Mandanten names; nothing leaves it that was not asked for.';
revoke all on function auth.bekannte_schluessel from public;
grant execute on function auth.bekannte_schluessel to platzwart_app;

create table standort (
  mandant_id uuid not null references mandant (id),
  id uuid not null,
  name text not null check (char_length(name) between 1 and 120),
  adresse text not null default '' check (char_length(adresse) <= 300),
  bundesland text check (bundesland in ('BW', 'BY', 'BE', 'BB', 'HB', 'HE', 'HH', 'MV', 'NI', 'NW', 'RP', 'SL', 'SN', 'ST', 'SH', 'TH')),
  version integer not null default 1,
  erstellt timestamptz default now(),
  geaendert timestamptz,
  primary key (mandant_id, id)
);
comment on table standort is 'A location: a building, a branch.';
comment on column standort.mandant_id is 'The Mandant.';
comment on column standort.id is 'UUIDv7.';
comment on column standort.name is 'As shown.';
comment on column standort.adresse is 'Street and place, as one writes them on a letter; lines are kept.';
comment on column standort.bundesland is 'The Land whose holidays hold here, by its two letters; null where nobody said.';
comment on column standort.version is 'Counts changes, its parking spaces included, for If-Match.';
comment on column standort.erstellt is 'Created at; null of those that are older than the column.';
comment on column standort.geaendert is 'Changed last at, its parking spaces included; null while nothing was.';

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
  bereich text not null default 'leseraum' check (bereich in ('leseraum', 'arbeitswelt')),
  bezeichnung text not null check (char_length(bezeichnung) between 1 and 120),
  beschreibung text not null default '' check (char_length(beschreibung) <= 2000),
  link text check (char_length(link) <= 500),
  aktiv boolean not null default true,
  breite integer not null check (breite between 100 and 20000),
  hoehe integer not null check (hoehe between 100 and 20000),
  zeichnung jsonb not null default '[]',
  -- A picture beneath the seats: the drawing of an architect, or a photograph of the plan on the wall.
  bild_id uuid,
  bild_x integer not null default 0 check (bild_x between -40000 and 40000),
  bild_y integer not null default 0 check (bild_y between -40000 and 40000),
  bild_breite integer not null default 100 check (bild_breite between 10 and 40000),
  bild_deckkraft integer not null default 100 check (bild_deckkraft between 10 and 100),
  bild_dunkel text not null default 'umkehren' check (bild_dunkel in ('umkehren', 'papier')),
  version integer not null default 1,
  erstellt timestamptz not null default now(),
  primary key (mandant_id, id),
  foreign key (mandant_id, standort_id) references standort (mandant_id, id)
);
comment on table grundriss is 'A floor plan (the specification''s grundriss_leseraum).';
comment on column grundriss.mandant_id is 'The Mandant.';
comment on column grundriss.id is 'UUIDv7; plans are listed by it.';
comment on column grundriss.standort_id is 'The location.';
comment on column grundriss.bereich is 'What its seats and rooms are for: leseraum or arbeitswelt. Decides which module and which settings hold for them.';
comment on column grundriss.bezeichnung is 'As shown.';
comment on column grundriss.beschreibung is 'Description.';
comment on column grundriss.link is 'A page about the room.';
comment on column grundriss.aktiv is 'An inactive plan is not offered.';
comment on column grundriss.breite is 'Width of the drawing, in plan units (1 unit = 1 cm).';
comment on column grundriss.hoehe is 'Height of the drawing, in plan units.';
comment on column grundriss.zeichnung is 'Walls, doors, windows, shelves and captions as shapes; drawn by the screen in its own colours.';
comment on column grundriss.bild_id is 'The picture beneath the seats; null where the plan is drawn alone.';
comment on column grundriss.bild_x is 'Its left edge, in plan units (1 cm).';
comment on column grundriss.bild_y is 'Its upper edge, in plan units (1 cm).';
comment on column grundriss.bild_breite is 'How wide it lies on the plan, in plan units (1 cm): its scale. Its height follows from its pixels.';
comment on column grundriss.bild_deckkraft is 'How strongly it is drawn, in per cent.';
comment on column grundriss.bild_dunkel is 'On dark ground: with its lightness turned around, or as a sheet of paper.';
comment on column grundriss.version is 'Counts changes, for If-Match.';
comment on column grundriss.erstellt is 'Created at.';

-- What was uploaded for a plan is kept in up to three sizes. What the plan shows no more stays for some days, so that there is a way back.
create table grundriss_bild (
  mandant_id uuid not null,
  datei_id uuid not null,
  bild_id uuid not null,
  grundriss_id uuid not null,
  primary key (mandant_id, datei_id),
  foreign key (mandant_id, datei_id) references datei (mandant_id, id) on delete cascade,
  foreign key (mandant_id, grundriss_id) references grundriss (mandant_id, id) on delete cascade
);
comment on table grundriss_bild is 'A file that is one size of a picture for a floor plan.';
comment on column grundriss_bild.mandant_id is 'The Mandant.';
comment on column grundriss_bild.datei_id is 'The file.';
comment on column grundriss_bild.bild_id is 'UUIDv7; the same for all sizes of one upload.';
comment on column grundriss_bild.grundriss_id is 'The floor plan that it was brought for.';
create index grundriss_bild_grundriss on grundriss_bild (mandant_id, grundriss_id, bild_id);

-- The finest size of a picture is kept in pieces as well: a telephone that looks at one corner of a large plan loads and draws that corner.
create table grundriss_kachel (
  mandant_id uuid not null,
  datei_id uuid not null,
  bild_id uuid not null,
  grundriss_id uuid not null,
  x integer not null check (x >= 0),
  y integer not null check (y >= 0),
  primary key (mandant_id, datei_id),
  -- None to the plan: it may go before its pieces, and the sweep finds them by their rows.
  foreign key (mandant_id, datei_id) references datei (mandant_id, id) on delete cascade
);
comment on table grundriss_kachel is 'A file that is a piece of the finest size of a picture for a floor plan.';
comment on column grundriss_kachel.mandant_id is 'The Mandant.';
comment on column grundriss_kachel.datei_id is 'The file.';
comment on column grundriss_kachel.bild_id is 'The picture: what `grundriss_bild` calls it.';
comment on column grundriss_kachel.grundriss_id is 'The floor plan that it was brought for.';
comment on column grundriss_kachel.x is 'Its left edge in the picture, in pixels of the finest size.';
comment on column grundriss_kachel.y is 'Its upper edge in the picture, in pixels of the finest size.';
create index grundriss_kachel_grundriss on grundriss_kachel (mandant_id, grundriss_id, bild_id);

create table leseraum (
  mandant_id uuid not null,
  id uuid not null,
  grundriss_id uuid not null,
  bezeichnung text not null check (char_length(bezeichnung) between 1 and 60),
  art text not null default 'platz' check (art in ('platz', 'gruppenraum', 'stellplatz')),
  zone text not null default '' check (char_length(zone) <= 60),
  kapazitaet integer not null default 1 check (kapazitaet between 1 and 1000),
  beschreibung text not null default '' check (char_length(beschreibung) <= 2000),
  bedingungen text not null default '' check (char_length(bedingungen) <= 2000),
  zweite_person_noetig boolean not null default false,
  aktiv boolean not null default true,
  -- Where it is drawn.
  x integer not null,
  y integer not null,
  breite integer not null check (breite between 10 and 5000),
  hoehe integer not null check (hoehe between 10 and 5000),
  drehung integer not null default 0 check (drehung between -359 and 359),
  -- Of its printed code.
  code_version integer not null default 1,
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
comment on column leseraum.art is 'platz, gruppenraum or stellplatz.';
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
comment on column leseraum.code_version is 'Counts how often its code was given out anew; a code that was printed before does not hold any more.';
comment on column leseraum.version is 'Counts changes, for If-Match.';
comment on column leseraum.erstellt is 'Created at.';

create table ausstattung (
  mandant_id uuid not null references mandant (id),
  id uuid not null,
  name text not null check (char_length(name) between 1 and 80),
  version integer not null default 1,
  primary key (mandant_id, id),
  unique (mandant_id, name)
);
comment on table ausstattung is 'A kind of equipment.';
comment on column ausstattung.mandant_id is 'The Mandant.';
comment on column ausstattung.id is 'UUIDv7.';
comment on column ausstattung.name is 'As shown.';
comment on column ausstattung.version is 'Counts changes, for If-Match.';

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
  grund_en text not null default '' check (char_length(grund_en) <= 200),
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
comment on column sonderoeffnungszeit.grund_en is 'The reason in English; empty where the one reason is for everybody.';

create function auth.mandanten_mit_losen_dateien(p_vor timestamptz)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select distinct d.mandant_id from public.datei d
    where d.bucket = 'fahrzeuge' and d.erstellt < p_vor
      and not exists (select from public.fahrzeug f where f.mandant_id = d.mandant_id and f.bild_id = d.id)
      and not exists (select from public.fahrzeug_schaden s where s.mandant_id = d.mandant_id and s.bild_id = d.id)
      and not exists (select from public.fahrzeug_beleg b where b.mandant_id = d.mandant_id and b.datei_id = d.id)
      and not exists (select from public.serviceheft_eintrag e where e.mandant_id = d.mandant_id and e.datei_id = d.id)
    union
    select b.mandant_id from public.grundriss_bild b
      join public.datei d on d.mandant_id = b.mandant_id and d.id = b.datei_id
    where d.erstellt < p_vor
      and not exists (select from public.grundriss g where g.mandant_id = b.mandant_id and g.bild_id = b.bild_id)
    union
    select k.mandant_id from public.grundriss_kachel k
      join public.datei d on d.mandant_id = k.mandant_id and d.id = k.datei_id
    where d.erstellt < p_vor
      and not exists (select from public.grundriss g where g.mandant_id = k.mandant_id and g.bild_id = k.bild_id);
end
$$;
comment on function auth.mandanten_mit_losen_dateien is 'Which Mandanten have files of vehicles that nothing refers to, or pictures of plans that none shows, and that are older than that; only ids leave it.';
revoke all on function auth.mandanten_mit_losen_dateien from public;
grant execute on function auth.mandanten_mit_losen_dateien to platzwart_app;
