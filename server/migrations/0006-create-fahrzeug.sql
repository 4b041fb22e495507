-- Vehicles: what they are, when they may be booked, what was done to them, and who may drive.

create table fahrzeug (
  mandant_id uuid not null references mandant (id),
  id uuid not null,
  gueltig_von date,
  gueltig_bis date,
  standort_id uuid not null,
  abstellplatz_id uuid,
  -- What it is.
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
  -- How and where it is.
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
-- What refers to a file: whether it may be seen, replaced or removed.
create index fahrzeug_bild on fahrzeug (mandant_id, bild_id) where bild_id is not null;

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
comment on column fahrzeug_oeffnungszeit.buchung_ausserhalb_moeglich is 'Whether trips may lie outside these times: on other days, weekdays or hours, or over midnight.';

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
  pruefung_erledigt boolean not null default false,
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
comment on column serviceheft_eintrag.pruefung_erledigt is 'It says that the inspection of its type was done, and counts for when that is due again; no longer once that was set by hand.';
comment on column serviceheft_eintrag.datei_id is 'Invoice or report.';
comment on column serviceheft_eintrag.benutzer_id is 'Who wrote it.';
comment on column serviceheft_eintrag.version is 'Counts changes, for If-Match.';
comment on column serviceheft_eintrag.erstellt is 'Created at.';
create index serviceheft_eintrag_fahrzeug on serviceheft_eintrag (mandant_id, fahrzeug_id, von desc);
create index serviceheft_eintrag_datei on serviceheft_eintrag (mandant_id, datei_id) where datei_id is not null;

-- When an inspection is due again follows from what was set by hand and from every entry of the booklet that says it was done: an older one that is entered
-- later moves nothing back, and a day that is put right moves what came of it.
create table fahrzeug_pruefung (
  mandant_id uuid not null,
  id uuid not null,
  fahrzeug_id uuid not null,
  art text not null check (art in ('HU', 'UVV', 'REIFEN', 'SERVICE')),
  faellig_am date,
  faellig_km integer check (faellig_km between 0 and 9999999),
  intervall_monate integer check (intervall_monate between 1 and 120),
  intervall_km integer check (intervall_km between 1 and 1000000),
  gesetzt_am date,
  gesetzt_km integer,
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
comment on column fahrzeug_pruefung.faellig_am is 'Last day on which it is still valid: the latest of what was set by hand and what the done entries say.';
comment on column fahrzeug_pruefung.faellig_km is 'Mileage at which it is due, likewise.';
comment on column fahrzeug_pruefung.intervall_monate is 'Months to the next after one is done.';
comment on column fahrzeug_pruefung.intervall_km is 'Kilometres to the next after one is done.';
comment on column fahrzeug_pruefung.gesetzt_am is 'Last day on which it is valid, as set by hand; empty with gesetzt_km: as it stands, until the booklet tells more.';
comment on column fahrzeug_pruefung.gesetzt_km is 'Mileage at which it is due, as set by hand.';
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
-- Licences by the day on which they no longer let drive, those that never did first; the same day as `faelligAm` in the domain.
create index fuehrerschein_faellig_am on fuehrerschein (mandant_id,
  (case when naechste_pruefung is null or ausgestellt_am is null then date '0001-01-01' else least(naechste_pruefung, gueltig_bis + 1) end),
  benutzer_id);

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
comment on table fuehrerschein_pruefung is 'The note of each licence check (section 21 StVG): seen by, on, classes, next check; append-only but for the words of somebody who was made anonymous, no picture.';
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

-- What was noted beside a check of a licence goes with the person whom it names, and is never another. By a trigger: a restrictive policy would say so, too,
-- but a cluster makes a permissive one of it on its workers, and so opens the rows of every house.
create function public.keep_notiz()
  returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  if new.notiz <> '' and new.notiz is distinct from old.notiz then
    raise exception 'permission denied: the note of a check can go, and is never another' using errcode = '42501';
  end if;
  return new;
end
$$;
comment on function public.keep_notiz is 'Lets the note of a licence check be emptied, and nothing else be written there.';

create trigger fuehrerschein_pruefung_notiz before update of notiz on fuehrerschein_pruefung
  for each row execute function public.keep_notiz();

create trigger mark_insert after insert on fahrzeug referencing new table as written
  for each statement execute function auth.mark_unsaid('fahrzeug');
create trigger mark_update after update on fahrzeug referencing new table as written
  for each statement execute function auth.mark_unsaid('fahrzeug');
create trigger mark_delete after delete on fahrzeug referencing old table as written
  for each statement execute function auth.mark_unsaid('fahrzeug');
