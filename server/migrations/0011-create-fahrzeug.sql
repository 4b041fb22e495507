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

create table fahrzeug (
  mandant_id uuid not null references mandant (id),
  id uuid not null,
  gueltig_von date,
  gueltig_bis date,
  standort_id uuid not null,
  abstellplatz_id uuid,
  kategorie text not null check (kategorie in ('kleinwagen', 'kompaktklasse', 'mittelklasse', 'kombi', 'oberklasse', 'van', 'kleinbus', 'transporter', 'pritsche', 'lkw')),
  marke text not null check (char_length(marke) between 1 and 60),
  modell text not null check (char_length(modell) between 1 and 60),
  kennzeichen text not null check (char_length(kennzeichen) between 1 and 20),
  kraftstoff text not null check (kraftstoff in ('benzin', 'diesel', 'elektro', 'hybrid', 'gas', 'wasserstoff')),
  leistung_kw integer not null check (leistung_kw between 1 and 2000),
  getriebe text not null check (getriebe in ('schaltung', 'automatik')),
  koffer_liter integer not null default 0 check (koffer_liter between 0 and 50000),
  sitze integer not null check (sitze between 1 and 100),
  tueren integer not null check (tueren between 0 and 10),
  farbe text not null check (char_length(farbe) between 1 and 40),
  fuehrerscheinklasse text not null check (fuehrerscheinklasse in
    ('AM', 'A1', 'A2', 'A', 'B1', 'B', 'C1', 'C', 'D1', 'D', 'BE', 'C1E', 'CE', 'D1E', 'DE', 'L', 'T')),
  klimaanlage boolean not null default false,
  navigation boolean not null default false,
  tempomat boolean not null default false,
  sitzheizung boolean not null default false,
  bild_id uuid,
  fahrtenbuch text not null default 'einfach' check (fahrtenbuch in ('einfach', 'steuerlich')),
  hinweis text not null default '' check (char_length(hinweis) <= 1000),
  kilometerstand integer not null default 0 check (kilometerstand between 0 and 9999999),
  tank_prozent integer check (tank_prozent between 0 and 100),
  sauberkeit_aussen text check (char_length(sauberkeit_aussen) <= 60),
  sauberkeit_innen text check (char_length(sauberkeit_innen) <= 60),
  stellplatz text not null default '' check (char_length(stellplatz) <= 120),
  deaktiviert boolean not null default false,
  version integer not null default 1,
  erstellt timestamptz not null default now(),
  primary key (mandant_id, id),
  check (gueltig_von is null or gueltig_bis is null or gueltig_von <= gueltig_bis),
  foreign key (mandant_id, standort_id) references standort (mandant_id, id),
  foreign key (mandant_id, abstellplatz_id) references abstellplatz (mandant_id, id),
  foreign key (mandant_id, bild_id) references datei (mandant_id, id)
);
comment on table fahrzeug is 'A company vehicle.';
comment on column fahrzeug.mandant_id is 'The Mandant.';
comment on column fahrzeug.id is 'UUIDv7.';
comment on column fahrzeug.gueltig_von is 'First day on which it can be booked, from 00:00 in the Mandant''s zone; empty is always.';
comment on column fahrzeug.gueltig_bis is 'Last day, to its end; empty is for ever.';
comment on column fahrzeug.standort_id is 'Location.';
comment on column fahrzeug.abstellplatz_id is 'Its own parking space at the location.';
comment on column fahrzeug.kategorie is 'Category; the domain orders them, so that a car of the same or a higher one can be proposed.';
comment on column fahrzeug.marke is 'Make.';
comment on column fahrzeug.modell is 'Model.';
comment on column fahrzeug.kennzeichen is 'Plate, upper case, as on the car.';
comment on column fahrzeug.kraftstoff is 'Fuel.';
comment on column fahrzeug.leistung_kw is 'Power in kilowatts.';
comment on column fahrzeug.getriebe is 'Gearbox.';
comment on column fahrzeug.koffer_liter is 'Boot in litres.';
comment on column fahrzeug.sitze is 'Seats, the driver''s included.';
comment on column fahrzeug.tueren is 'Doors.';
comment on column fahrzeug.farbe is 'Colour.';
comment on column fahrzeug.fuehrerscheinklasse is 'Licence class that its driver needs.';
comment on column fahrzeug.klimaanlage is 'Air conditioning.';
comment on column fahrzeug.navigation is 'Navigation.';
comment on column fahrzeug.tempomat is 'Cruise control.';
comment on column fahrzeug.sitzheizung is 'Seat heating.';
comment on column fahrzeug.bild_id is 'Its picture.';
comment on column fahrzeug.fahrtenbuch is 'How its logbook is kept: simple, or tax-grade.';
comment on column fahrzeug.hinweis is 'What a driver should know: where the key is, how to charge.';
comment on column fahrzeug.kilometerstand is 'Last known mileage in kilometres.';
comment on column fahrzeug.tank_prozent is 'Last known fuel level or charge.';
comment on column fahrzeug.sauberkeit_aussen is 'Last known cleanliness outside, one of the allowed states.';
comment on column fahrzeug.sauberkeit_innen is 'Last known cleanliness inside.';
comment on column fahrzeug.stellplatz is 'Where it stands now, as the last driver wrote it.';
comment on column fahrzeug.deaktiviert is 'Softly deactivated: history and logbook stay.';
comment on column fahrzeug.version is 'Counts changes, for If-Match.';
comment on column fahrzeug.erstellt is 'Created at.';
create unique index fahrzeug_kennzeichen on fahrzeug (mandant_id, kennzeichen) where not deaktiviert;

create table fahrzeug_oeffnungszeit (
  mandant_id uuid not null,
  id uuid not null,
  fahrzeug_id uuid not null,
  gueltig_von date,
  gueltig_bis date,
  wochentage smallint[] not null default '{1,2,3,4,5}',
  von text not null default '09:00' check (von ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  bis text not null default '18:00' check (bis ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  buchung_ausserhalb_moeglich boolean not null default false,
  primary key (mandant_id, id),
  unique (mandant_id, fahrzeug_id),
  check (gueltig_von is null or gueltig_bis is null or gueltig_von <= gueltig_bis),
  check (von < bis),
  foreign key (mandant_id, fahrzeug_id) references fahrzeug (mandant_id, id)
);
comment on table fahrzeug_oeffnungszeit is 'Individual booking times of a vehicle. Without a row it can be booked at any time.';
comment on column fahrzeug_oeffnungszeit.mandant_id is 'The Mandant.';
comment on column fahrzeug_oeffnungszeit.id is 'UUIDv7 (fahrzeugOeffnungszeitId).';
comment on column fahrzeug_oeffnungszeit.fahrzeug_id is 'The vehicle.';
comment on column fahrzeug_oeffnungszeit.gueltig_von is 'First day on which these times hold; empty is always.';
comment on column fahrzeug_oeffnungszeit.gueltig_bis is 'Last day.';
comment on column fahrzeug_oeffnungszeit.wochentage is 'Bookable weekdays; 0 is Sunday.';
comment on column fahrzeug_oeffnungszeit.von is 'Wall time from which a booking may start.';
comment on column fahrzeug_oeffnungszeit.bis is 'Wall time by which it must end.';
comment on column fahrzeug_oeffnungszeit.buchung_ausserhalb_moeglich is 'Outside the days on which these times hold, booking is allowed only with this flag.';

create table fahrzeug_buchung (
  mandant_id uuid not null,
  id uuid not null,
  fahrzeug_id uuid not null,
  zeitraum tstzrange not null,
  sperrzeitraum tstzrange not null,
  status text not null
    check (status in ('vorgemerkt', 'reserviert', 'aktiv', 'durchgeführt', 'storniert', 'verschlossen')),
  typ text not null default 'BUCHUNG' check (typ in ('BUCHUNG', 'WARTUNG', 'SERVICE', 'DEFEKT')),
  benutzer_id uuid not null,
  fahrer_id uuid,
  informationstext text not null default '' check (char_length(informationstext) <= 500),
  fahrtgrund text not null default '' check (char_length(fahrtgrund) <= 200),
  mitfahrer text not null default '' check (char_length(mitfahrer) <= 500),
  personen integer not null default 1 check (personen between 1 and 100),
  zielort text not null default '' check (char_length(zielort) <= 200),
  zielperson text not null default '' check (char_length(zielperson) <= 200),
  umweg text not null default '' check (char_length(umweg) <= 500),
  entfernung_km integer check (entfernung_km between 0 and 100000),
  ausland boolean not null default false,
  fahrtart text not null default 'dienstlich' check (fahrtart in ('dienstlich', 'privat', 'arbeitsweg')),
  freigabe_gruende text[] not null default '{}',
  beginn_ist timestamptz,
  ende_ist timestamptz,
  gehalten_bis timestamptz,
  gehalten_status text check (gehalten_status in ('vorgemerkt', 'reserviert')),
  version integer not null default 1,
  erstellt timestamptz not null default now(),
  primary key (mandant_id, id),
  check ((gehalten_bis is null) = (gehalten_status is null) and (gehalten_bis is null or status = 'storniert')),
  check (not isempty(zeitraum) and lower_inc(zeitraum) and not upper_inc(zeitraum)),
  check (not isempty(sperrzeitraum) and lower(sperrzeitraum) = lower(zeitraum)),
  check ((typ = 'BUCHUNG') = (fahrer_id is not null)),
  check (ende_ist is null or beginn_ist is not null),
  foreign key (mandant_id, fahrzeug_id) references fahrzeug (mandant_id, id),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id),
  foreign key (mandant_id, fahrer_id) references benutzer (mandant_id, id),
  constraint fahrzeug_buchung_ueberschneidung exclude using gist (
    mandant_id with =, fahrzeug_id with =, sperrzeitraum with &&
  ) where (status <> 'storniert' or gehalten_bis is not null)
);
comment on table fahrzeug_buchung is 'A vehicle held for a period: a trip, or a block for maintenance, service or a defect (status verschlossen). Two that are not cancelled keep the gap.';
comment on column fahrzeug_buchung.mandant_id is 'The Mandant.';
comment on column fahrzeug_buchung.id is 'UUIDv7.';
comment on column fahrzeug_buchung.fahrzeug_id is 'The vehicle.';
comment on column fahrzeug_buchung.zeitraum is 'From (inclusive) to (exclusive), instants, as booked.';
comment on column fahrzeug_buchung.sperrzeitraum is 'The same, extended at its end by the minimum gap of the moment of booking; cut short by an early check-out. What the exclusion constraint looks at.';
comment on column fahrzeug_buchung.status is 'One of the specification''s six.';
comment on column fahrzeug_buchung.typ is 'BUCHUNG, or what blocks the vehicle.';
comment on column fahrzeug_buchung.benutzer_id is 'Who booked.';
comment on column fahrzeug_buchung.fahrer_id is 'Who drives; empty for a block.';
comment on column fahrzeug_buchung.informationstext is 'Why the system or an admin cancelled or blocked.';
comment on column fahrzeug_buchung.fahrtgrund is 'Purpose of the trip.';
comment on column fahrzeug_buchung.mitfahrer is 'Passengers, as typed.';
comment on column fahrzeug_buchung.personen is 'How many people are in the car, the driver included.';
comment on column fahrzeug_buchung.zielort is 'Destination.';
comment on column fahrzeug_buchung.zielperson is 'Person or company visited.';
comment on column fahrzeug_buchung.umweg is 'Detour and its reason.';
comment on column fahrzeug_buchung.entfernung_km is 'Planned distance in kilometres; decides about approval.';
comment on column fahrzeug_buchung.ausland is 'The destination is abroad.';
comment on column fahrzeug_buchung.fahrtart is 'On business, private, or to work: a private trip''s logbook entry tells kilometres only.';
comment on column fahrzeug_buchung.freigabe_gruende is 'Why it needs approval (dauer, entfernung, ausserhalb, ausland); empty: it needs none.';
comment on column fahrzeug_buchung.beginn_ist is 'Check-in at.';
comment on column fahrzeug_buchung.ende_ist is 'Check-out at.';
comment on column fahrzeug_buchung.gehalten_bis is 'A cancelled booking keeps its slot until then, so that the person can undo it.';
comment on column fahrzeug_buchung.gehalten_status is 'The status that an undo brings back.';
comment on column fahrzeug_buchung.version is 'Counts changes, for If-Match and for mails sent once.';
comment on column fahrzeug_buchung.erstellt is 'Created at.';
create index fahrzeug_buchung_fahrer on fahrzeug_buchung (mandant_id, fahrer_id, lower(zeitraum)) where fahrer_id is not null;
create index fahrzeug_buchung_bucher on fahrzeug_buchung (mandant_id, benutzer_id, lower(zeitraum));
create index fahrzeug_buchung_beginn on fahrzeug_buchung (mandant_id, lower(zeitraum));
-- Deadlines across all Mandanten: the sweep finds who has work without asking each.
create index fahrzeug_buchung_faellig on fahrzeug_buchung (lower(zeitraum), mandant_id)
  where status in ('vorgemerkt', 'reserviert', 'aktiv');

create table fahrzeug_freigabe (
  mandant_id uuid not null,
  fahrzeug_buchung_id uuid not null,
  benutzer_id uuid not null,
  is_freigegeben boolean,
  freigegeben_at timestamptz,
  grund text not null default '' check (char_length(grund) <= 500),
  primary key (mandant_id, fahrzeug_buchung_id, benutzer_id),
  check ((is_freigegeben is null) = (freigegeben_at is null)),
  foreign key (mandant_id, fahrzeug_buchung_id) references fahrzeug_buchung (mandant_id, id),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id)
);
comment on table fahrzeug_freigabe is 'Approval of a special trip: one row for each approver who was asked; the first decision is the decision.';
comment on column fahrzeug_freigabe.mandant_id is 'The Mandant.';
comment on column fahrzeug_freigabe.fahrzeug_buchung_id is 'The booking.';
comment on column fahrzeug_freigabe.benutzer_id is 'The approver.';
comment on column fahrzeug_freigabe.is_freigegeben is 'Approved, rejected, or (empty) not decided by this person.';
comment on column fahrzeug_freigabe.freigegeben_at is 'Decided at.';
comment on column fahrzeug_freigabe.grund is 'Reason of a rejection.';
create index fahrzeug_freigabe_offen on fahrzeug_freigabe (mandant_id, benutzer_id) where is_freigegeben is null;
create unique index fahrzeug_freigabe_entscheidung on fahrzeug_freigabe (mandant_id, fahrzeug_buchung_id) where is_freigegeben is not null;

create table fahrzeug_historie (
  mandant_id uuid not null,
  id uuid not null,
  fahrzeug_id uuid not null,
  zeit timestamptz not null,
  typ text not null check (typ in
    ('ERSTELLUNG', 'STATUSAENDERUNG', 'WARTUNG', 'CHECK_IN', 'CHECK_OUT', 'SERVICE', 'DEAKTIVIERUNG')),
  status text check (char_length(status) <= 60),
  beschreibung text not null default '' check (char_length(beschreibung) <= 1000),
  buchung_id uuid,
  kilometerstand integer check (kilometerstand between 0 and 9999999),
  sauberkeit_aussen text check (char_length(sauberkeit_aussen) <= 60),
  sauberkeit_innen text check (char_length(sauberkeit_innen) <= 60),
  stellplatz text check (char_length(stellplatz) <= 120),
  tank_prozent integer check (tank_prozent between 0 and 100),
  sichtpruefung jsonb,
  benutzer_id uuid,
  erstellt timestamptz not null default now(),
  primary key (mandant_id, id),
  foreign key (mandant_id, fahrzeug_id) references fahrzeug (mandant_id, id),
  foreign key (mandant_id, buchung_id) references fahrzeug_buchung (mandant_id, id),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id)
);
comment on table fahrzeug_historie is 'What happened to a vehicle; append-only for the application.';
comment on column fahrzeug_historie.mandant_id is 'The Mandant.';
comment on column fahrzeug_historie.id is 'UUIDv7.';
comment on column fahrzeug_historie.fahrzeug_id is 'The vehicle.';
comment on column fahrzeug_historie.zeit is 'When it happened; a check-in made without a network carries the moment on the device.';
comment on column fahrzeug_historie.typ is 'One of the specification''s seven.';
comment on column fahrzeug_historie.status is 'What it changed to, where it is a change of status.';
comment on column fahrzeug_historie.beschreibung is 'In words.';
comment on column fahrzeug_historie.buchung_id is 'The booking it belongs to.';
comment on column fahrzeug_historie.kilometerstand is 'Mileage in kilometres.';
comment on column fahrzeug_historie.sauberkeit_aussen is 'Cleanliness outside.';
comment on column fahrzeug_historie.sauberkeit_innen is 'Cleanliness inside.';
comment on column fahrzeug_historie.stellplatz is 'Parking spot.';
comment on column fahrzeug_historie.tank_prozent is 'Fuel or charge in per cent.';
comment on column fahrzeug_historie.sichtpruefung is 'Check before the trip: lights, tyres, load; true is in order.';
comment on column fahrzeug_historie.benutzer_id is 'Who; empty for the system.';
comment on column fahrzeug_historie.erstellt is 'Recorded at.';
create index fahrzeug_historie_zeit on fahrzeug_historie (mandant_id, fahrzeug_id, zeit desc);
create unique index fahrzeug_historie_einmal on fahrzeug_historie (mandant_id, buchung_id, typ) where typ in ('CHECK_IN', 'CHECK_OUT');

create table fahrzeug_schaden (
  mandant_id uuid not null,
  id uuid not null,
  fahrzeug_id uuid not null,
  historie_id uuid,
  beschreibung text not null check (char_length(beschreibung) between 1 and 500),
  ansicht text not null check (ansicht in ('links', 'rechts', 'vorne', 'hinten', 'oben', 'innen')),
  x integer not null check (x between 0 and 1000),
  y integer not null check (y between 0 and 1000),
  bild_id uuid,
  gemeldet_von uuid,
  gemeldet timestamptz not null,
  behoben timestamptz,
  behoben_von uuid,
  version integer not null default 1,
  primary key (mandant_id, id),
  foreign key (mandant_id, fahrzeug_id) references fahrzeug (mandant_id, id),
  foreign key (mandant_id, historie_id) references fahrzeug_historie (mandant_id, id),
  foreign key (mandant_id, bild_id) references datei (mandant_id, id),
  foreign key (mandant_id, gemeldet_von) references benutzer (mandant_id, id),
  foreign key (mandant_id, behoben_von) references benutzer (mandant_id, id)
);
comment on table fahrzeug_schaden is 'A damage of a vehicle, where it is on the sketch of the car, until it is mended.';
comment on column fahrzeug_schaden.mandant_id is 'The Mandant.';
comment on column fahrzeug_schaden.id is 'UUIDv7.';
comment on column fahrzeug_schaden.fahrzeug_id is 'The vehicle.';
comment on column fahrzeug_schaden.historie_id is 'The check-in or check-out at which it was found.';
comment on column fahrzeug_schaden.beschreibung is 'In words.';
comment on column fahrzeug_schaden.ansicht is 'Side of the sketch.';
comment on column fahrzeug_schaden.x is 'Thousandths of the sketch''s width.';
comment on column fahrzeug_schaden.y is 'Thousandths of its height.';
comment on column fahrzeug_schaden.bild_id is 'Photograph.';
comment on column fahrzeug_schaden.gemeldet_von is 'Who found it.';
comment on column fahrzeug_schaden.gemeldet is 'Found at.';
comment on column fahrzeug_schaden.behoben is 'Mended at; empty is open.';
comment on column fahrzeug_schaden.behoben_von is 'Who said so.';
comment on column fahrzeug_schaden.version is 'Counts changes, for If-Match.';
create index fahrzeug_schaden_offen on fahrzeug_schaden (mandant_id, fahrzeug_id) where behoben is null;

create table fahrzeug_beleg (
  mandant_id uuid not null,
  id uuid not null,
  historie_id uuid not null,
  datei_id uuid not null,
  art text not null check (art in ('tanken', 'laden', 'parken', 'maut', 'reinigung', 'sonstiges')),
  betrag_cent integer check (betrag_cent between 0 and 100000000),
  primary key (mandant_id, id),
  foreign key (mandant_id, historie_id) references fahrzeug_historie (mandant_id, id),
  foreign key (mandant_id, datei_id) references datei (mandant_id, id)
);
comment on table fahrzeug_beleg is 'A receipt handed in at check-out.';
comment on column fahrzeug_beleg.mandant_id is 'The Mandant.';
comment on column fahrzeug_beleg.id is 'UUIDv7.';
comment on column fahrzeug_beleg.historie_id is 'The check-out.';
comment on column fahrzeug_beleg.datei_id is 'The picture or document.';
comment on column fahrzeug_beleg.art is 'What for.';
comment on column fahrzeug_beleg.betrag_cent is 'Amount in euro cents.';

create table fahrtenbuch_eintrag (
  mandant_id uuid not null,
  id uuid not null,
  fahrzeug_id uuid not null,
  nummer integer not null check (nummer >= 1),
  art text not null check (art in ('fahrt', 'nachtrag', 'korrektur', 'luecke')),
  bezug_nummer integer,
  buchung_id uuid,
  fahrtart text not null check (fahrtart in ('dienstlich', 'privat', 'arbeitsweg')),
  abfahrt timestamptz not null,
  ankunft timestamptz not null,
  km_start integer not null check (km_start between 0 and 9999999),
  km_ende integer not null check (km_ende between 0 and 9999999),
  zielort text not null default '' check (char_length(zielort) <= 200),
  zweck text not null default '' check (char_length(zweck) <= 200),
  zielperson text not null default '' check (char_length(zielperson) <= 200),
  umweg text not null default '' check (char_length(umweg) <= 500),
  fahrer_id uuid,
  fahrer_name text not null check (char_length(fahrer_name) <= 201),
  grund text not null default '' check (char_length(grund) <= 500),
  verspaetet boolean not null default false,
  erfasst_von uuid,
  erfasst timestamptz not null,
  vorgaenger_hash text not null check (char_length(vorgaenger_hash) = 64),
  hash text not null check (char_length(hash) = 64),
  primary key (mandant_id, id),
  unique (mandant_id, fahrzeug_id, nummer),
  check (km_ende >= km_start and ankunft >= abfahrt),
  check ((art in ('nachtrag', 'korrektur')) = (bezug_nummer is not null) and bezug_nummer < nummer),
  foreign key (mandant_id, fahrzeug_id) references fahrzeug (mandant_id, id),
  foreign key (mandant_id, buchung_id) references fahrzeug_buchung (mandant_id, id),
  foreign key (mandant_id, fahrer_id) references benutzer (mandant_id, id),
  foreign key (mandant_id, erfasst_von) references benutzer (mandant_id, id)
);
comment on table fahrtenbuch_eintrag is 'The logbook: append-only for the application, numbered without holes and hash-chained per vehicle. What changes is a new row that names the old one.';
comment on column fahrtenbuch_eintrag.mandant_id is 'The Mandant.';
comment on column fahrtenbuch_eintrag.id is 'UUIDv7.';
comment on column fahrtenbuch_eintrag.fahrzeug_id is 'The vehicle.';
comment on column fahrtenbuch_eintrag.nummer is 'From 1 on, without holes.';
comment on column fahrtenbuch_eintrag.art is 'A trip; a completion of its purpose; a correction; an explanation of kilometres that no trip tells.';
comment on column fahrtenbuch_eintrag.bezug_nummer is 'The entry that a completion or a correction is about.';
comment on column fahrtenbuch_eintrag.buchung_id is 'The booking.';
comment on column fahrtenbuch_eintrag.fahrtart is 'On business, private, or to work.';
comment on column fahrtenbuch_eintrag.abfahrt is 'Departure.';
comment on column fahrtenbuch_eintrag.ankunft is 'Arrival.';
comment on column fahrtenbuch_eintrag.km_start is 'Mileage at departure.';
comment on column fahrtenbuch_eintrag.km_ende is 'Mileage at arrival.';
comment on column fahrtenbuch_eintrag.zielort is 'Destination; empty for a private trip.';
comment on column fahrtenbuch_eintrag.zweck is 'Purpose; may be completed within seven days.';
comment on column fahrtenbuch_eintrag.zielperson is 'Person or company visited.';
comment on column fahrtenbuch_eintrag.umweg is 'Detour and its reason.';
comment on column fahrtenbuch_eintrag.fahrer_id is 'Driver.';
comment on column fahrtenbuch_eintrag.fahrer_name is 'Driver''s name at that time; a logbook must be readable for ten years.';
comment on column fahrtenbuch_eintrag.grund is 'Why it was corrected, or what the kilometres were.';
comment on column fahrtenbuch_eintrag.verspaetet is 'Completed after the seven days.';
comment on column fahrtenbuch_eintrag.erfasst_von is 'Who made the entry; empty for the system.';
comment on column fahrtenbuch_eintrag.erfasst is 'Entry made at.';
comment on column fahrtenbuch_eintrag.vorgaenger_hash is 'Hash of the entry before it; 64 zeros for the first.';
comment on column fahrtenbuch_eintrag.hash is 'SHA-256 over the one before and this entry''s own facts, hexadecimal.';
create index fahrtenbuch_eintrag_zeit on fahrtenbuch_eintrag (mandant_id, fahrzeug_id, abfahrt);
create index fahrtenbuch_eintrag_buchung on fahrtenbuch_eintrag (mandant_id, buchung_id) where buchung_id is not null;

create table serviceheft_eintrag (
  mandant_id uuid not null,
  id uuid not null,
  fahrzeug_id uuid not null,
  art text not null check (art in ('HU', 'UVV', 'REIFEN', 'SERVICE', 'WARTUNG', 'REPARATUR', 'REINIGUNG', 'SONSTIGES')),
  beschreibung text not null default '' check (char_length(beschreibung) <= 1000),
  von date not null,
  bis date not null,
  kilometerstand integer check (kilometerstand between 0 and 9999999),
  kosten_cent integer check (kosten_cent between 0 and 100000000),
  datei_id uuid,
  benutzer_id uuid,
  version integer not null default 1,
  erstellt timestamptz not null default now(),
  primary key (mandant_id, id),
  check (von <= bis),
  foreign key (mandant_id, fahrzeug_id) references fahrzeug (mandant_id, id),
  foreign key (mandant_id, datei_id) references datei (mandant_id, id),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id)
);
comment on table serviceheft_eintrag is 'Service booklet: what was done to a vehicle, and when.';
comment on column serviceheft_eintrag.mandant_id is 'The Mandant.';
comment on column serviceheft_eintrag.id is 'UUIDv7.';
comment on column serviceheft_eintrag.fahrzeug_id is 'The vehicle.';
comment on column serviceheft_eintrag.art is 'Type.';
comment on column serviceheft_eintrag.beschreibung is 'In words; of a UVV also its result.';
comment on column serviceheft_eintrag.von is 'First day.';
comment on column serviceheft_eintrag.bis is 'Last day.';
comment on column serviceheft_eintrag.kilometerstand is 'Mileage then.';
comment on column serviceheft_eintrag.kosten_cent is 'Cost in euro cents.';
comment on column serviceheft_eintrag.datei_id is 'Invoice or report.';
comment on column serviceheft_eintrag.benutzer_id is 'Who wrote it.';
comment on column serviceheft_eintrag.version is 'Counts changes, for If-Match.';
comment on column serviceheft_eintrag.erstellt is 'Created at.';
create index serviceheft_eintrag_fahrzeug on serviceheft_eintrag (mandant_id, fahrzeug_id, von desc);

create table fahrzeug_pruefung (
  mandant_id uuid not null,
  id uuid not null,
  fahrzeug_id uuid not null,
  art text not null check (art in ('HU', 'UVV', 'REIFEN', 'SERVICE')),
  faellig_am date,
  faellig_km integer check (faellig_km between 0 and 9999999),
  intervall_monate integer check (intervall_monate between 1 and 120),
  intervall_km integer check (intervall_km between 1 and 1000000),
  version integer not null default 1,
  primary key (mandant_id, id),
  unique (mandant_id, fahrzeug_id, art),
  check (faellig_am is not null or faellig_km is not null),
  foreign key (mandant_id, fahrzeug_id) references fahrzeug (mandant_id, id)
);
comment on table fahrzeug_pruefung is 'An inspection that is due again and again: by day or by kilometres, whichever comes first.';
comment on column fahrzeug_pruefung.mandant_id is 'The Mandant.';
comment on column fahrzeug_pruefung.id is 'UUIDv7.';
comment on column fahrzeug_pruefung.fahrzeug_id is 'The vehicle.';
comment on column fahrzeug_pruefung.art is 'HU (general inspection), UVV (DGUV V 70 section 57), tyres, service.';
comment on column fahrzeug_pruefung.faellig_am is 'Last day on which it is still valid.';
comment on column fahrzeug_pruefung.faellig_km is 'Mileage at which it is due.';
comment on column fahrzeug_pruefung.intervall_monate is 'Months to the next after one is done.';
comment on column fahrzeug_pruefung.intervall_km is 'Kilometres to the next after one is done.';
comment on column fahrzeug_pruefung.version is 'Counts changes, for If-Match.';

create table fuehrerschein (
  mandant_id uuid not null,
  benutzer_id uuid not null,
  nummer text not null default '' check (char_length(nummer) <= 40),
  ausgestellt_am date,
  gueltig_bis date,
  beschraenkungen text not null default '' check (char_length(beschraenkungen) <= 300),
  letzte_pruefung date,
  naechste_pruefung date,
  pruefer_id uuid,
  zusatzinfo text not null default '' check (char_length(zusatzinfo) <= 1000),
  fahrverbot boolean not null default false,
  fahrverbot_von date,
  fahrverbot_bis date,
  klassen text[] not null default '{}' check (klassen <@ array
    ['AM', 'A1', 'A2', 'A', 'B1', 'B', 'C1', 'C', 'D1', 'D', 'BE', 'C1E', 'CE', 'D1E', 'DE', 'L', 'T']),
  version integer not null default 1,
  primary key (mandant_id, benutzer_id),
  check (fahrverbot or (fahrverbot_von is null and fahrverbot_bis is null)),
  check (fahrverbot_von is null or fahrverbot_bis is null or fahrverbot_von <= fahrverbot_bis),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id) on delete cascade,
  foreign key (mandant_id, pruefer_id) references benutzer (mandant_id, id)
);
comment on table fuehrerschein is 'A person''s driving licence as it was seen; a note of the check, and no picture.';
comment on column fuehrerschein.mandant_id is 'The Mandant.';
comment on column fuehrerschein.benutzer_id is 'Whose it is.';
comment on column fuehrerschein.nummer is 'Number on the card.';
comment on column fuehrerschein.ausgestellt_am is 'Issue date.';
comment on column fuehrerschein.gueltig_bis is 'Expiry date of the card.';
comment on column fuehrerschein.beschraenkungen is 'Restrictions and key numbers.';
comment on column fuehrerschein.letzte_pruefung is 'Day of the last check.';
comment on column fuehrerschein.naechste_pruefung is 'Day of the next check; by default the last plus a number of months.';
comment on column fuehrerschein.pruefer_id is 'Who checked last.';
comment on column fuehrerschein.zusatzinfo is 'Extra information.';
comment on column fuehrerschein.fahrverbot is 'Driving ban.';
comment on column fuehrerschein.fahrverbot_von is 'First day of the ban; empty with a ban is since ever.';
comment on column fuehrerschein.fahrverbot_bis is 'Last day; empty with a ban is until further notice.';
comment on column fuehrerschein.klassen is 'Classes on the card.';
comment on column fuehrerschein.version is 'Counts changes, for If-Match.';
create index fuehrerschein_faellig on fuehrerschein (mandant_id, naechste_pruefung);

create table fuehrerschein_pruefung (
  mandant_id uuid not null,
  id uuid not null,
  benutzer_id uuid not null,
  pruefer_id uuid not null,
  geprueft_am date not null,
  naechste_pruefung date not null,
  klassen text[] not null,
  in_ordnung boolean not null,
  notiz text not null default '' check (char_length(notiz) <= 500),
  erstellt timestamptz not null default now(),
  primary key (mandant_id, id),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id) on delete cascade,
  foreign key (mandant_id, pruefer_id) references benutzer (mandant_id, id)
);
comment on table fuehrerschein_pruefung is 'The note of each licence check (section 21 StVG): seen by, on, classes, next check; append-only, no picture.';
comment on column fuehrerschein_pruefung.mandant_id is 'The Mandant.';
comment on column fuehrerschein_pruefung.id is 'UUIDv7.';
comment on column fuehrerschein_pruefung.benutzer_id is 'Whose licence.';
comment on column fuehrerschein_pruefung.pruefer_id is 'Seen by.';
comment on column fuehrerschein_pruefung.geprueft_am is 'Seen on.';
comment on column fuehrerschein_pruefung.naechste_pruefung is 'Next check by.';
comment on column fuehrerschein_pruefung.klassen is 'Classes that were seen.';
comment on column fuehrerschein_pruefung.in_ordnung is 'Whether the licence was in order.';
comment on column fuehrerschein_pruefung.notiz is 'The checker''s note.';
comment on column fuehrerschein_pruefung.erstellt is 'Recorded at.';
create index fuehrerschein_pruefung_person on fuehrerschein_pruefung (mandant_id, benutzer_id, geprueft_am desc);

create table ausfuhr (
  mandant_id uuid not null,
  id uuid not null,
  art text not null check (art in ('fahrtenbuch')),
  format text not null check (format in ('xlsx', 'pdf')),
  auswahl jsonb not null,
  benutzer_id uuid not null,
  status text not null default 'wartend' check (status in ('wartend', 'laeuft', 'fertig', 'fehlgeschlagen')),
  erledigt integer not null default 0,
  gesamt integer not null default 0,
  schluessel text check (char_length(schluessel) <= 200),
  bytes integer,
  fehler text check (char_length(fehler) <= 500),
  erstellt timestamptz not null default now(),
  beendet timestamptz,
  primary key (mandant_id, id),
  foreign key (mandant_id, benutzer_id) references benutzer (mandant_id, id) on delete cascade
);
comment on table ausfuhr is 'An export that takes its time: made by a job, fetched when it is ready, deleted after a day.';
comment on column ausfuhr.mandant_id is 'The Mandant.';
comment on column ausfuhr.id is 'UUIDv7.';
comment on column ausfuhr.art is 'What is exported.';
comment on column ausfuhr.format is 'xlsx or pdf.';
comment on column ausfuhr.auswahl is 'Filter: vehicles, days, driver, purpose; language of the reader.';
comment on column ausfuhr.benutzer_id is 'Who asked, and the only one who may fetch it.';
comment on column ausfuhr.status is 'Waiting, running, ready, failed.';
comment on column ausfuhr.erledigt is 'Entries written so far.';
comment on column ausfuhr.gesamt is 'Entries in all.';
comment on column ausfuhr.schluessel is 'Where the bytes lie in the object store.';
comment on column ausfuhr.bytes is 'Size.';
comment on column ausfuhr.fehler is 'Why it failed.';
comment on column ausfuhr.erstellt is 'Asked for at.';
comment on column ausfuhr.beendet is 'Ended at.';

-- A report goes to addresses that need not be people of the house.
alter table benachrichtigung alter column empfaenger_id drop not null;
alter table benachrichtigung add column adresse text check (adresse = lower(adresse) and char_length(adresse) between 3 and 254);
alter table benachrichtigung add check ((empfaenger_id is null) <> (adresse is null));
alter table benachrichtigung add unique nulls not distinct (mandant_id, objekt_id, typ, objekt_version, empfaenger_id, adresse);
comment on column benachrichtigung.empfaenger_id is 'Receiver, when it is a person of the Mandant.';
comment on column benachrichtigung.adresse is 'Receiver, when it is only an address (reports).';

do $$
declare
  t text;
begin
  foreach t in array array['datei', 'fahrzeug', 'fahrzeug_oeffnungszeit', 'fahrzeug_buchung', 'fahrzeug_freigabe', 'fahrzeug_historie',
    'fahrzeug_schaden', 'fahrzeug_beleg', 'fahrtenbuch_eintrag', 'serviceheft_eintrag', 'fahrzeug_pruefung', 'fuehrerschein',
    'fuehrerschein_pruefung', 'ausfuhr']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy mandant_scope on %I to platzwart_app '
      'using (mandant_id = nullif(current_setting(''app.mandant_id'', true), '''')::uuid) '
      'with check (mandant_id = nullif(current_setting(''app.mandant_id'', true), '''')::uuid)', t);
    execute format('grant select, insert, update, delete on %I to platzwart_app', t);
  end loop;
end
$$;

-- What tax and liability ask for cannot be changed by the application.
revoke update, delete on fahrtenbuch_eintrag, fahrzeug_historie, fahrzeug_beleg from platzwart_app;
revoke update on fuehrerschein_pruefung from platzwart_app;

create function auth.faellige_fahrzeug_mandanten(p_bis timestamptz)
  returns table (mandant_id uuid)
  language sql stable security definer set search_path = ''
as $$
  select distinct b.mandant_id from public.fahrzeug_buchung b
    where b.status in ('vorgemerkt', 'reserviert', 'aktiv') and lower(b.zeitraum) <= p_bis
$$;
comment on function auth.faellige_fahrzeug_mandanten is 'Which Mandanten have vehicle bookings that start until then and are not over; only ids leave it.';
create policy faellige_reads on fahrzeug_buchung for select to platzwart_owner using (true);
revoke all on function auth.faellige_fahrzeug_mandanten from public;
grant execute on function auth.faellige_fahrzeug_mandanten to platzwart_app;

create function auth.mandanten_mit_modul(p_modul text)
  returns table (mandant_id uuid)
  language sql stable security definer set search_path = ''
as $$
  select m.id from public.mandant m where p_modul = any (m.module) order by m.id
$$;
comment on function auth.mandanten_mit_modul is 'Which Mandanten have a module switched on; only ids leave it.';
revoke all on function auth.mandanten_mit_modul from public;
grant execute on function auth.mandanten_mit_modul to platzwart_app;
