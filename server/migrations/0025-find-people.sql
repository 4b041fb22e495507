-- People by name, for lists of those who hold a permission: a page is read from where it begins, and not a row more than it needs.
create index benutzer_name on benutzer (mandant_id, nachname, vorname, id) where status = 'aktiv';

-- Who holds a permission, from its side: few roles and groups have it, and many people may be in them.
create index benutzer_rolle_rolle on benutzer_rolle (mandant_id, rolle_id, benutzer_id);
create index benutzer_gruppe_gruppe on benutzer_gruppe (mandant_id, gruppe_id, benutzer_id);

-- Licences by the day on which they no longer let drive, those that never did first; the same day as `faelligAm` in the domain.
create index fuehrerschein_faellig_am on fuehrerschein (mandant_id,
  (case when naechste_pruefung is null or ausgestellt_am is null then date '0001-01-01' else least(naechste_pruefung, gueltig_bis + 1) end),
  benutzer_id);

-- The list of all Mandanten, for operators.
create index mandant_name on mandant (name, id);
