-- What later rows say about an entry, the newest first.
create index fahrtenbuch_eintrag_bezug on fahrtenbuch_eintrag (mandant_id, fahrzeug_id, bezug_nummer, nummer desc)
  where bezug_nummer is not null;

-- A driver's own trips, of which some are still to be completed.
create index fahrtenbuch_eintrag_fahrer on fahrtenbuch_eintrag (mandant_id, fahrer_id, abfahrt) where art = 'fahrt';

-- The newest entry of a vehicle as the audit trail knows it: an end that was cut off is missed there.
create index protokoll_fahrtenbuch on protokoll (mandant_id, (nachher ->> 'fahrzeugId'), ((nachher ->> 'nummer')::integer) desc)
  where objekt = 'fahrtenbuch_eintrag';

-- Exports that are a day old, and a person's own.
create index ausfuhr_erstellt on ausfuhr (mandant_id, erstellt);
