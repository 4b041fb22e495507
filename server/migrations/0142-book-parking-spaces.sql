-- Parking spaces are booked like seats and rooms, by the same engine.
alter table leseraum drop constraint leseraum_art_check;
-- older version: writes two of the three alone, and shows a parking space as a seat
alter table leseraum add constraint leseraum_art_check
  check (art in ('platz', 'gruppenraum', 'stellplatz'));
comment on column leseraum.art is 'platz, gruppenraum or stellplatz.';
