-- A trip that was cancelled because nobody checked in may have been driven all the same: its check-in lay on a phone without a network.
alter table fahrzeug_buchung add column storno_art text;
-- older version: it knows nothing of the column and leaves it empty
alter table fahrzeug_buchung add constraint fahrzeug_buchung_storno_art_check check (storno_art in ('nichtGekommen'));
comment on column fahrzeug_buchung.storno_art is 'By what a cancelled trip was cancelled: nichtGekommen when nobody checked in; null otherwise. Only such a one is taken up again by a check-in that arrives late.';

-- Handovers that could not be placed, until a line of the logbook tells their trip or somebody has set them aside.
create index fahrzeug_historie_einzutragen on fahrzeug_historie (mandant_id, fahrzeug_id, buchung_id) where status = 'einzutragen';
comment on column fahrzeug_historie.status is 'What it changed to, where it is a change of status; of a handover that arrived late and does not fit, einzutragen: it is kept, and changes neither trip nor vehicle; erledigt where its trip was set aside.';
