-- How often people cancel, how late, and how often nobody comes, is told of many bookings together. What the status says is that a booking is
-- cancelled, and not by what.
alter table leseraum_buchung add column storno_art text;
-- older version: it knows nothing of the column and leaves it empty
alter table leseraum_buchung add constraint leseraum_buchung_storno_art_check
  check (storno_art in ('abgesagt', 'nichtGekommen', 'unbestaetigt'));
comment on column leseraum_buchung.storno_art is 'By what a cancelled booking was cancelled: abgesagt by its people or an admin, nichtGekommen when nobody checked in, unbestaetigt when nobody confirmed; null when the house did (a closure), when it is not cancelled, or when it was before this was noted.';
alter table leseraum_buchung add column storniert_am timestamptz;
comment on column leseraum_buchung.storniert_am is 'When its people or an admin cancelled it; null otherwise.';
