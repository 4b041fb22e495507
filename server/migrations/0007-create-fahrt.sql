-- Trips, from the booking to the line in the logbook.

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
  -- What the trip is for.
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
  -- When it was driven; a trip whose car came back after its start, or that went over to another car then, has its check-in from bereit_ab on.
  beginn_ist timestamptz,
  ende_ist timestamptz,
  bereit_ab timestamptz,
  -- A cancelled row that keeps its slot for a while.
  gehalten_bis timestamptz,
  gehalten_status text check (gehalten_status in ('vorgemerkt', 'reserviert')),
  -- One that was cancelled because nobody checked in may have been driven all the same: its check-in lay on a phone without a network.
  storno_art text check (storno_art in ('nichtGekommen')),
  -- No deadline lies before the deed that made it as it stands.
  gilt_seit timestamptz,
  version integer not null default 1,
  erstellt timestamptz not null default now(),
  geaendert timestamptz,
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
comment on column fahrzeug_buchung.bereit_ab is 'When the car was ready for a trip whose time had come: back from the trip before, or taken over; null where it was so at the start.';
comment on column fahrzeug_buchung.gehalten_bis is 'A cancelled booking keeps its slot until then, so that the person can undo it.';
comment on column fahrzeug_buchung.gehalten_status is 'The status that an undo brings back.';
comment on column fahrzeug_buchung.storno_art is 'By what a cancelled trip was cancelled: nichtGekommen when nobody checked in; null otherwise. Only such a one is taken up again by a check-in that arrives late.';
comment on column fahrzeug_buchung.gilt_seit is 'When somebody last changed, approved or took it over as it stands; null: when it was booked. Its deadlines never lie before a grace after that.';
comment on column fahrzeug_buchung.version is 'Counts changes, for If-Match and for mails sent once.';
comment on column fahrzeug_buchung.erstellt is 'Created at.';
comment on column fahrzeug_buchung.geaendert is 'When its version was last counted up; null where it is as it was made, or an older version wrote it.';
create index fahrzeug_buchung_fahrer on fahrzeug_buchung (mandant_id, fahrer_id, lower(zeitraum)) where fahrer_id is not null;
create index fahrzeug_buchung_bucher on fahrzeug_buchung (mandant_id, benutzer_id, lower(zeitraum));
create index fahrzeug_buchung_beginn on fahrzeug_buchung (mandant_id, lower(zeitraum));
-- What a range function says about a row may not be asked before the row's policy is (range functions are not leakproof), so that no index
-- over a period serves the application's role directly. These functions see one Mandant, that of the transaction, and know the policy's answer.
create index fahrzeug_buchung_sperrzeitraum on fahrzeug_buchung using gist (mandant_id, sperrzeitraum) include (fahrzeug_id, gehalten_bis)
  where (status <> 'storniert' or gehalten_bis is not null);
-- Trips that are not over: what a driver already has, which car is still out.
create index fahrzeug_buchung_fahrer_offen on fahrzeug_buchung (mandant_id, fahrer_id)
  where status in ('vorgemerkt', 'reserviert', 'aktiv');
create index fahrzeug_buchung_unterwegs on fahrzeug_buchung (mandant_id, fahrzeug_id) where status = 'aktiv';
-- Trips that have ended, by their car: each of them must have its line in the logbook.
create index fahrzeug_buchung_gefahren on fahrzeug_buchung (mandant_id, fahrzeug_id)
  where status = 'durchgeführt' and typ = 'BUCHUNG';
create index fahrzeug_buchung_offen on fahrzeug_buchung (mandant_id, status, lower(zeitraum)) where status in ('vorgemerkt', 'reserviert');
create index fahrzeug_buchung_vorgemerkt on fahrzeug_buchung (mandant_id) where status = 'vorgemerkt';
-- Few wait for their car, and are gone from here with their check-in.
create index fahrzeug_buchung_bereit on fahrzeug_buchung (mandant_id) where bereit_ab is not null and status in ('vorgemerkt', 'reserviert');

create trigger mark_insert after insert on fahrzeug_buchung referencing new table as written
  for each statement execute function auth.mark_unsaid('fahrzeug_buchung');
create trigger mark_update after update on fahrzeug_buchung referencing new table as written
  for each statement execute function auth.mark_unsaid('fahrzeug_buchung');
create trigger mark_delete after delete on fahrzeug_buchung referencing old table as written
  for each statement execute function auth.mark_unsaid('fahrzeug_buchung');

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
comment on column fahrzeug_historie.status is 'What it changed to, where it is a change of status; of a handover that arrived late and does not fit, einzutragen: it is kept, and changes neither trip nor vehicle; erledigt where its trip was set aside.';
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
-- Handovers that could not be placed, until a line of the logbook tells their trip or somebody has set them aside.
create index fahrzeug_historie_einzutragen on fahrzeug_historie (mandant_id, fahrzeug_id, buchung_id) where status = 'einzutragen';

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
create index fahrzeug_schaden_bild on fahrzeug_schaden (mandant_id, bild_id) where bild_id is not null;
-- What was found and handed in at one check-in or check-out.
create index fahrzeug_schaden_historie on fahrzeug_schaden (mandant_id, historie_id) where historie_id is not null;

create trigger mark_insert after insert on fahrzeug_schaden referencing new table as written
  for each statement execute function auth.mark_unsaid('fahrzeug_schaden');
create trigger mark_update after update on fahrzeug_schaden referencing new table as written
  for each statement execute function auth.mark_unsaid('fahrzeug_schaden');
create trigger mark_delete after delete on fahrzeug_schaden referencing old table as written
  for each statement execute function auth.mark_unsaid('fahrzeug_schaden');

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
create index fahrzeug_beleg_datei on fahrzeug_beleg (mandant_id, datei_id);
create index fahrzeug_beleg_historie on fahrzeug_beleg (mandant_id, historie_id);

create table fahrzeug_erinnerung (
  mandant_id uuid not null references mandant (id),
  typ text not null check (char_length(typ) between 1 and 80),
  objekt_id uuid not null,
  schluessel text not null check (char_length(schluessel) between 1 and 80),
  erstellt timestamptz not null default now(),
  primary key (mandant_id, typ, objekt_id, schluessel)
);
comment on table fahrzeug_erinnerung is 'What the clock alone has told about vehicles, trips and licences, so that it is told once: the outbox forgets its mails after two weeks, and a licence that is due does not.';
comment on column fahrzeug_erinnerung.mandant_id is 'The Mandant.';
comment on column fahrzeug_erinnerung.typ is 'Kind of mail.';
comment on column fahrzeug_erinnerung.objekt_id is 'What it is about: a booking, a vehicle, or the holder of a licence.';
comment on column fahrzeug_erinnerung.schluessel is 'Which of the times: the number of a repetition, a due day with its stage, the trip that overran.';
comment on column fahrzeug_erinnerung.erstellt is 'Told at.';
create index fahrzeug_erinnerung_alter on fahrzeug_erinnerung (mandant_id, erstellt);

-- Numbered without holes and chained by hashes, for each vehicle. What is put right, and what a new odometer shows, may be less than before.
create table fahrtenbuch_eintrag (
  mandant_id uuid not null,
  id uuid not null,
  fahrzeug_id uuid not null,
  nummer integer not null check (nummer >= 1),
  art text not null check (art in ('fahrt', 'nachtrag', 'korrektur', 'luecke', 'nacherfasst', 'uebergabe', 'tacho')),
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
  constraint fahrtenbuch_eintrag_check1 check ((art in ('nachtrag', 'korrektur')) = (bezug_nummer is not null) and bezug_nummer < nummer),
  foreign key (mandant_id, fahrzeug_id) references fahrzeug (mandant_id, id),
  foreign key (mandant_id, buchung_id) references fahrzeug_buchung (mandant_id, id),
  foreign key (mandant_id, fahrer_id) references benutzer (mandant_id, id),
  foreign key (mandant_id, erfasst_von) references benutzer (mandant_id, id),
  constraint fahrtenbuch_eintrag_strecke_check
    check (ankunft >= abfahrt and (km_ende >= km_start or art in ('uebergabe', 'tacho')))
);
comment on table fahrtenbuch_eintrag is 'The logbook: append-only for the application, numbered without holes and hash-chained per vehicle. What changes is a new row that names the old one.';
comment on column fahrtenbuch_eintrag.mandant_id is 'The Mandant.';
comment on column fahrtenbuch_eintrag.id is 'UUIDv7.';
comment on column fahrtenbuch_eintrag.fahrzeug_id is 'The vehicle.';
comment on column fahrtenbuch_eintrag.nummer is 'From 1 on, without holes.';
comment on column fahrtenbuch_eintrag.art is 'A trip; a completion of its purpose; a correction; an explanation of kilometres that no trip tells; a trip told afterwards by the fleet; a check-in''s mileage put right, from km_start to km_ende; an odometer replaced, which showed km_start and shows km_ende.';
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
-- What later rows say about an entry, the newest first.
create index fahrtenbuch_eintrag_bezug on fahrtenbuch_eintrag (mandant_id, fahrzeug_id, bezug_nummer, nummer desc)
  where bezug_nummer is not null;
-- A driver's own trips, of which some are still to be completed.
create index fahrtenbuch_eintrag_fahrer on fahrtenbuch_eintrag (mandant_id, fahrer_id, abfahrt) where art = 'fahrt';
-- A driver's own trips, of which some are still to be completed, with those that were told afterwards.
create index fahrtenbuch_eintrag_gefahren on fahrtenbuch_eintrag (mandant_id, fahrer_id, abfahrt)
  where art in ('fahrt', 'nacherfasst');

create table fahrtenbuch_siegel (
  mandant_id uuid not null,
  fahrzeug_id uuid not null,
  tag date not null,
  nummer integer not null check (nummer >= 1),
  hash text not null check (char_length(hash) = 64),
  erstellt timestamptz not null default now(),
  primary key (mandant_id, fahrzeug_id, tag),
  foreign key (mandant_id, fahrzeug_id) references fahrzeug (mandant_id, id)
);
comment on table fahrtenbuch_siegel is 'How long a logbook was on a day on which it had grown, and the hash of its last line; append-only for the application, and told by mail to people outside of the database. An end that is cut off later contradicts it.';
comment on column fahrtenbuch_siegel.mandant_id is 'The Mandant.';
comment on column fahrtenbuch_siegel.fahrzeug_id is 'The vehicle.';
comment on column fahrtenbuch_siegel.tag is 'The day in the Mandant''s zone.';
comment on column fahrtenbuch_siegel.nummer is 'Number of the last line, which is the logbook''s length.';
comment on column fahrtenbuch_siegel.hash is 'Hash of that line.';
comment on column fahrtenbuch_siegel.erstellt is 'Sealed at.';

-- What a range function says about a row may not be asked before the row's policy is (range functions are not leakproof), so that no index over a period
-- serves the application's role directly. These functions see one Mandant, that of the transaction, and know the policy's answer. Servers keep what holds
-- the vehicles of a day, so the two that they keep ask for nothing that depends on the moment: until when a cancelled trip still holds its vehicle is
-- told with it.

create function auth.belegte_fahrzeuge(p_sperrzeitraum tstzrange, p_jetzt timestamptz)
  returns text
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select string_agg(b.fahrzeug_id::text, ',') from public.fahrzeug_buchung b
      where b.mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid and b.sperrzeitraum && p_sperrzeitraum
        and (b.status <> 'storniert' or b.gehalten_bis is not null) and (b.gehalten_bis is null or b.gehalten_bis > p_jetzt));
end
$$;
comment on function auth.belegte_fahrzeuge is 'Ids of the vehicles of the transaction''s Mandant that something holds in a period, separated by commas; null when none is.';
revoke all on function auth.belegte_fahrzeuge from public;
grant execute on function auth.belegte_fahrzeuge to platzwart_app;

create function auth.fahrzeug_belegungen(p_fahrzeuge uuid[], p_sperrzeitraum tstzrange, p_jetzt timestamptz)
  returns table (id uuid, fahrzeug_id uuid, zeitraum tstzrange, sperrzeitraum tstzrange, status text, typ text, benutzer_id uuid,
    fahrer_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select b.id, b.fahrzeug_id, b.zeitraum, b.sperrzeitraum, b.status, b.typ, b.benutzer_id, b.fahrer_id
      from unnest(p_fahrzeuge) f(id), public.fahrzeug_buchung b
      where b.mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid and b.fahrzeug_id = f.id
        and b.sperrzeitraum && p_sperrzeitraum
        and (b.status <> 'storniert' or b.gehalten_bis is not null) and (b.gehalten_bis is null or b.gehalten_bis > p_jetzt);
end
$$;
comment on function auth.fahrzeug_belegungen(uuid[], tstzrange, timestamptz) is 'What holds these vehicles of the transaction''s Mandant in a period: trips, blocks, and cancelled ones that can still be undone.';
revoke all on function auth.fahrzeug_belegungen(uuid[], tstzrange, timestamptz) from public;
grant execute on function auth.fahrzeug_belegungen(uuid[], tstzrange, timestamptz) to platzwart_app;

create function auth.fahrzeug_tag(p_sperrzeitraum tstzrange)
  returns table (ids text, zeiten text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select string_agg(b.fahrzeug_id::text, ','),
      string_agg(concat_ws(',', (date_part('epoch', lower(b.sperrzeitraum)) * 1000000)::bigint,
        (date_part('epoch', upper(b.sperrzeitraum)) * 1000000)::bigint,
        coalesce((date_part('epoch', b.gehalten_bis) * 1000000)::bigint, 0)), ',')
      from public.fahrzeug_buchung b
      where b.mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid and b.sperrzeitraum && p_sperrzeitraum
        and (b.status <> 'storniert' or b.gehalten_bis is not null);
end
$$;
comment on function auth.fahrzeug_tag is 'What holds vehicles of the transaction''s Mandant in a period: their ids, and of each from when to when and, of a cancelled trip, how long it still does so (else 0), in microseconds since 1970; separated by commas, null when there is nothing.';
revoke all on function auth.fahrzeug_tag from public;
grant execute on function auth.fahrzeug_tag to platzwart_app;

create function auth.fahrzeug_belegungen(p_fahrzeuge uuid[], p_sperrzeitraum tstzrange)
  returns table (id uuid, fahrzeug_id uuid, zeitraum tstzrange, sperrzeitraum tstzrange, status text, typ text, benutzer_id uuid,
    fahrer_id uuid, gehalten_bis timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select b.id, b.fahrzeug_id, b.zeitraum, b.sperrzeitraum, b.status, b.typ, b.benutzer_id, b.fahrer_id, b.gehalten_bis
      from unnest(p_fahrzeuge) f(id), public.fahrzeug_buchung b
      where b.mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid and b.fahrzeug_id = f.id
        and b.sperrzeitraum && p_sperrzeitraum
        and (b.status <> 'storniert' or b.gehalten_bis is not null);
end
$$;
comment on function auth.fahrzeug_belegungen(uuid[], tstzrange) is 'What holds these vehicles of the transaction''s Mandant in a period: trips, blocks, and cancelled ones with the moment until which they do so.';
revoke all on function auth.fahrzeug_belegungen(uuid[], tstzrange) from public;
grant execute on function auth.fahrzeug_belegungen(uuid[], tstzrange) to platzwart_app;

-- Which houses have something due.

create function auth.faellige_fahrzeug_mandanten(p_bis timestamptz)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select distinct b.mandant_id from public.fahrzeug_buchung b
    where b.status in ('vorgemerkt', 'reserviert', 'aktiv') and lower(b.zeitraum) <= p_bis;
end
$$;
comment on function auth.faellige_fahrzeug_mandanten is 'Which Mandanten have vehicle bookings that start until then and are not over; only ids leave it.';
revoke all on function auth.faellige_fahrzeug_mandanten from public;
grant execute on function auth.faellige_fahrzeug_mandanten to platzwart_app;

create function auth.mandanten_mit_faelligen_fahrten(p_jetzt timestamptz, p_storno integer, p_erinnerung integer, p_hinweis integer)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select b.mandant_id from public.fahrzeug_buchung b where b.status = 'vorgemerkt'
    union
    select b.mandant_id from public.fahrzeug_buchung b
      left join public.einstellung_wert e on e.mandant_id = b.mandant_id and e.option_name = 'fahrzeug.hinweisVorCheckOutMinuten'
      where b.status = 'aktiv' and (upper(b.zeitraum) <= p_jetzt
        or upper(b.zeitraum) <= p_jetzt + make_interval(mins => greatest(p_hinweis, case when e.wert ~ '^[0-9]{1,8}$' then e.wert::integer end))
          and not exists (select from public.fahrzeug_erinnerung r where r.mandant_id = b.mandant_id and r.typ = 'fahrtHinweisCheckOut'
            and r.objekt_id = b.id and r.schluessel = extract(epoch from upper(b.zeitraum))::bigint::text))
    union
    select m.id from public.mandant m
      left join public.einstellung_wert e on e.mandant_id = m.id and e.option_name = 'fahrzeug.stornoOhneCheckInMinuten'
        and e.benutzer_id is null and e.gruppe_id is null
      where exists (select from public.fahrzeug_buchung b
        where b.mandant_id = m.id and b.status = 'reserviert' and lower(b.zeitraum) <= p_jetzt + make_interval(mins => p_erinnerung)
          and lower(b.zeitraum) > case when coalesce(e.wert, p_storno::text) = '0' then p_jetzt else '-infinity' end
          and (lower(b.zeitraum) <= p_jetzt - make_interval(mins => case when e.wert ~ '^[0-9]{1,8}$' then e.wert::integer else p_storno end)
            or lower(b.zeitraum) > p_jetzt and not exists (select from public.fahrzeug_erinnerung r
              where r.mandant_id = b.mandant_id and r.typ = 'fahrtErinnerung' and r.objekt_id = b.id
                and r.schluessel = extract(epoch from lower(b.zeitraum))::bigint::text)))
    union
    select e.mandant_id from public.einstellung_wert e
      join public.fahrzeug_buchung b on b.mandant_id = e.mandant_id and b.status = 'reserviert' and lower(b.zeitraum) > p_jetzt
        and lower(b.zeitraum) <= p_jetzt + make_interval(mins => case when e.wert ~ '^[0-9]{1,8}$' then e.wert::integer end)
      where e.option_name = 'fahrzeug.erinnerungMinuten'
        and not exists (select from public.fahrzeug_erinnerung r where r.mandant_id = b.mandant_id and r.typ = 'fahrtErinnerung'
          and r.objekt_id = b.id and r.schluessel = extract(epoch from lower(b.zeitraum))::bigint::text);
end
$$;
comment on function auth.mandanten_mit_faelligen_fahrten is 'Which Mandanten have trips that wait for approval, are late or soon to end, that nobody came to, or that begin soon and are to be told; with the minutes of each where a house or a person says nothing. Only ids leave it.';
revoke all on function auth.mandanten_mit_faelligen_fahrten from public;
grant execute on function auth.mandanten_mit_faelligen_fahrten to platzwart_app;

create function auth.mandanten_ohne_bericht(p_modul text, p_auftrag text, p_turnus text, p_zonen_turnus text[], p_perioden text[])
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select m.id from public.mandant m
    left join public.einstellung_wert t on t.mandant_id = m.id and t.option_name = 'fahrzeug.berichtTurnus'
      and t.benutzer_id is null and t.gruppe_id is null
    left join public.einstellung_wert g on g.mandant_id = m.id and g.option_name = 'benachrichtigung.fahrzeugBericht'
      and g.benutzer_id is null and g.gruppe_id is null
    where p_modul = any (m.module) and m.zone || ' ' || coalesce(t.wert, p_turnus) = any (p_zonen_turnus)
      and coalesce(g.wert, '') <> 'false' and not exists (
        select from public.auftragslauf a where a.mandant_id = m.id and a.auftrag = p_auftrag
          and a.periode = p_perioden[array_position(p_zonen_turnus, m.zone || ' ' || coalesce(t.wert, p_turnus))])
    order by m.id;
end
$$;
comment on function auth.mandanten_ohne_bericht is 'Which Mandanten with this module have had no report for the period that is over in their zone by their own turn, or by p_turnus where they say nothing; each "zone turn" beside its period. Only ids leave it.';
revoke all on function auth.mandanten_ohne_bericht from public;
grant execute on function auth.mandanten_ohne_bericht to platzwart_app;

-- The history of a car is kept from everybody, the application included. Of a sample that nobody has driven there is nothing to be kept.
create function auth.delete_beispiel_historie(p_fahrzeuge uuid[])
  returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  hier uuid := nullif(current_setting('app.mandant_id', true), '')::uuid;
  autos uuid[];
begin
  select array_agg(b.id) into autos from public.beispiel b
    where b.mandant_id = hier and b.art = 'fahrzeug' and b.id = any(p_fahrzeuge)
      and not exists (select from public.fahrtenbuch_eintrag e where e.mandant_id = hier and e.fahrzeug_id = b.id);
  delete from public.fahrzeug_beleg z where z.mandant_id = hier and z.historie_id in (
    select h.id from public.fahrzeug_historie h where h.mandant_id = hier and h.fahrzeug_id = any(autos));
  delete from public.fahrzeug_historie h where h.mandant_id = hier and h.fahrzeug_id = any(autos);
end
$$;
comment on function auth.delete_beispiel_historie is 'Deletes the history of sample cars of the scope''s Mandant that no line of a logbook is about.';
revoke all on function auth.delete_beispiel_historie from public;
grant execute on function auth.delete_beispiel_historie to platzwart_app;
