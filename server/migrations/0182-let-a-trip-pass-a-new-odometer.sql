-- A trip on which the odometer is replaced begins with the one and ends with the other: its mileage may fall. An explained gap never does.
alter table fahrtenbuch_eintrag drop constraint fahrtenbuch_eintrag_strecke_check;
-- older version: writes no such line, and shows it as a trip backwards until it is replaced
alter table fahrtenbuch_eintrag add constraint fahrtenbuch_eintrag_strecke_check
  check (ankunft >= abfahrt and (km_ende >= km_start or art <> 'luecke'));

-- The few odometers of a vehicle that were replaced, asked for with each of its lines.
create index fahrtenbuch_eintrag_tacho on fahrtenbuch_eintrag (mandant_id, fahrzeug_id, abfahrt) where art = 'tacho';
