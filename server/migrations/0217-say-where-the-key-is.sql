-- Whoever takes a car over needs its key; what opens a box of keys is told late, and to the driver alone.
alter table fahrzeug
  add column schluessel_hinweis text not null default '',
  add column schluessel_code text not null default '',
  add column schluessel_code_seit timestamptz;
-- older version: does not write these columns, and their defaults hold
alter table fahrzeug add constraint fahrzeug_schluessel_hinweis_check check (char_length(schluessel_hinweis) <= 300);
-- older version: does not write these columns, and their defaults hold
alter table fahrzeug add constraint fahrzeug_schluessel_code_check check (char_length(schluessel_code) <= 40);
comment on column fahrzeug.schluessel_hinweis is 'Where its key is, for whoever drives or booked it.';
comment on column fahrzeug.schluessel_code is 'What opens the box that its key is in, told to the driver near the start alone; empty: none.';
comment on column fahrzeug.schluessel_code_seit is 'When the code was last set; null: there is none.';
-- What nobody needs to book or to drive is no reason to keep a car out of the fleet.
alter table fahrzeug alter column farbe drop not null;
alter table fahrzeug alter column leistung_kw drop not null;
