-- When an inspection is due again follows from what was set by hand and from every entry of the booklet that says it was done: an older one that is
-- entered later moves nothing back, and a day that is put right moves what came of it.
alter table fahrzeug_pruefung add column gesetzt_am date;
alter table fahrzeug_pruefung add column gesetzt_km integer;
comment on column fahrzeug_pruefung.gesetzt_am is 'Last day on which it is valid, as set by hand; empty with gesetzt_km: as it stands, until the booklet tells more.';
comment on column fahrzeug_pruefung.gesetzt_km is 'Mileage at which it is due, as set by hand.';
comment on column fahrzeug_pruefung.faellig_am is 'Last day on which it is still valid: the latest of what was set by hand and what the done entries say.';
comment on column fahrzeug_pruefung.faellig_km is 'Mileage at which it is due, likewise.';

alter table serviceheft_eintrag add column pruefung_erledigt boolean not null default false;
comment on column serviceheft_eintrag.pruefung_erledigt is 'It says that the inspection of its type was done, and counts for when that is due again; no longer once that was set by hand.';
