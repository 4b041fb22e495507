-- A search path that does not name pg_temp has it first, for types and tables: whoever may create temporary objects could put a type of
-- theirs before ours, and have its checks run as the owner of these functions. Named last it gives way to everything else.
alter function auth.open_sitzung(text, uuid) set search_path = pg_catalog, pg_temp;
alter function auth.faellige_mandanten(timestamptz) set search_path = pg_catalog, pg_temp;
alter function auth.is_betreiber(uuid) set search_path = pg_catalog, pg_temp;
alter function auth.give_domain(text) set search_path = pg_catalog, pg_temp;
alter function auth.take_domain(text) set search_path = pg_catalog, pg_temp;
alter function auth.faellige_fahrzeug_mandanten(timestamptz) set search_path = pg_catalog, pg_temp;
alter function auth.mandanten_mit_modul(text) set search_path = pg_catalog, pg_temp;
alter function auth.belegte_fahrzeuge(tstzrange, timestamptz) set search_path = pg_catalog, pg_temp;
alter function auth.fahrzeug_belegungen(uuid[], tstzrange, timestamptz) set search_path = pg_catalog, pg_temp;
