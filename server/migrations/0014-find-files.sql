-- The sweep asks which of the stored keys a record names; no two records share their bytes.
create unique index datei_schluessel on datei (mandant_id, schluessel);
-- A person's own files.
create index datei_benutzer on datei (mandant_id, bucket, benutzer_id, dateiname);

-- What refers to a file: whether it may be seen, replaced or removed.
create index fahrzeug_bild on fahrzeug (mandant_id, bild_id) where bild_id is not null;
create index fahrzeug_schaden_bild on fahrzeug_schaden (mandant_id, bild_id) where bild_id is not null;
create index fahrzeug_beleg_datei on fahrzeug_beleg (mandant_id, datei_id);
create index serviceheft_eintrag_datei on serviceheft_eintrag (mandant_id, datei_id) where datei_id is not null;

-- What was found and handed in at one check-in or check-out.
create index fahrzeug_schaden_historie on fahrzeug_schaden (mandant_id, historie_id) where historie_id is not null;
create index fahrzeug_beleg_historie on fahrzeug_beleg (mandant_id, historie_id);
