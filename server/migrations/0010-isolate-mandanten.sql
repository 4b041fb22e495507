-- Every table of a Mandant: row-level security on and forced. The scope is a transaction-local setting; without it, no row is visible and none can be
-- written. After a transaction the setting is '', not null (hence nullif). The application's role has the rows of the scope; so has the owner, who
-- deletes a house whole. A migration that makes a table does the same for it.
do $$
declare
  t text;
begin
  foreach t in array array['mandant_legacy', 'benutzer', 'beispiel', 'rolle', 'gruppe', 'rolle_berechtigung', 'benutzer_berechtigung', 'gruppe_rolle',
    'benutzer_rolle', 'benutzer_gruppe', 'sichtbarkeit', 'einstellung_wert', 'datei', 'standort', 'abstellplatz', 'grundriss',
    'grundriss_bild', 'grundriss_kachel', 'leseraum', 'ausstattung', 'leseraum_ausstattung', 'oeffnungszeit', 'sonderoeffnungszeit',
    'leseraum_buchung', 'leseraum_einladung', 'leseraum_nutzung', 'warteplatz', 'schliessung', 'tagesmarke', 'fahrzeug',
    'fahrzeug_oeffnungszeit', 'serviceheft_eintrag', 'fahrzeug_pruefung', 'fuehrerschein', 'fuehrerschein_pruefung',
    'fahrzeug_buchung', 'fahrzeug_freigabe', 'fahrzeug_historie', 'fahrzeug_schaden', 'fahrzeug_beleg', 'fahrzeug_erinnerung',
    'fahrtenbuch_eintrag', 'fahrtenbuch_siegel', 'protokoll', 'protokoll_stand', 'wiederholschluessel', 'benachrichtigung',
    'mailtext', 'geraet', 'kalender_link', 'auftragslauf', 'ausfuhr', 'einfuhr', 'einfuhr_zeile', 'loeschsperre']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy mandant_scope on %I to platzwart_app '
      'using (mandant_id = nullif(current_setting(''app.mandant_id'', true), '''')::uuid) '
      'with check (mandant_id = nullif(current_setting(''app.mandant_id'', true), '''')::uuid)', t);
    execute format(
      'create policy mandant_ganz on %I to platzwart_owner '
      'using (mandant_id = nullif(current_setting(''app.mandant_id'', true), '''')::uuid) '
      'with check (mandant_id = nullif(current_setting(''app.mandant_id'', true), '''')::uuid)', t);
  end loop;
end
$$;
alter table mandant enable row level security;
alter table mandant force row level security;
create policy mandant_scope on mandant to platzwart_app
  using (id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (id = nullif(current_setting('app.mandant_id', true), '')::uuid);
create policy mandant_ganz on mandant to platzwart_owner
  using (id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (id = nullif(current_setting('app.mandant_id', true), '')::uuid);

-- The session gate asks who somebody is before any Mandant is known. It reads these two tables, through the role of the sign-in and through functions
-- that run as the owner, and writes neither.
grant select on mandant, benutzer to platzwart_auth;
create policy anmeldung_reads on mandant for select to platzwart_auth, platzwart_owner using (true);
create policy anmeldung_reads on benutzer for select to platzwart_auth, platzwart_owner using (auth.is_open(anmeldung_id));

-- Which houses have something due is asked across all of them, by functions that run as the owner; ids alone leave them.
do $$
declare
  t text;
begin
  foreach t in array array['einstellung_wert', 'datei', 'grundriss', 'grundriss_bild', 'grundriss_kachel', 'leseraum_buchung', 'leseraum_einladung',
    'warteplatz', 'fahrzeug', 'fahrzeug_buchung', 'fahrzeug_schaden', 'fahrzeug_beleg', 'fahrzeug_erinnerung', 'serviceheft_eintrag',
    'wiederholschluessel', 'benachrichtigung', 'auftragslauf', 'ausfuhr']
  loop
    execute format('create policy faellige_reads on %I for select to platzwart_owner using (true)', t);
  end loop;
end
$$;
-- For the operators' list: numbers alone leave it.
create policy zaehlung on datei for select to platzwart_owner using (true);
-- Marks are drawn for whoever writes without saying of what day it is.
create policy tagesmarke_owner on tagesmarke to platzwart_owner using (true) with check (true);

-- What the application may do.
grant select, insert, update, delete on mandant, mandant_legacy, benutzer, beispiel, rolle, gruppe, rolle_berechtigung, benutzer_berechtigung, gruppe_rolle,
  benutzer_rolle, benutzer_gruppe, sichtbarkeit, einstellung_wert, datei, standort, abstellplatz, grundriss, grundriss_bild,
  grundriss_kachel, leseraum, ausstattung, leseraum_ausstattung, oeffnungszeit, sonderoeffnungszeit, leseraum_buchung,
  leseraum_einladung, leseraum_nutzung, warteplatz, schliessung, fahrzeug, fahrzeug_oeffnungszeit, serviceheft_eintrag,
  fahrzeug_pruefung, fuehrerschein, fahrzeug_buchung, fahrzeug_freigabe, fahrzeug_schaden, fahrzeug_erinnerung, protokoll_stand,
  wiederholschluessel, benachrichtigung, mailtext, geraet, kalender_link, auftragslauf, ausfuhr, einfuhr, einfuhr_zeile
  to platzwart_app;
-- What tax and liability ask for cannot be changed by the application, nor can the trail; only the reader of the trail numbers its rows.
grant select, insert on fahrtenbuch_eintrag, fahrtenbuch_siegel, fahrzeug_historie, fahrzeug_beleg, protokoll to platzwart_app;
grant update (nr) on protokoll to platzwart_app;
-- That a licence was checked has to be proved for years, and what the checker noted beside it has not; whose it was is said by the person who stays when
-- two are merged.
grant select, insert, delete on fuehrerschein_pruefung to platzwart_app;
grant update (notiz, benutzer_id) on fuehrerschein_pruefung to platzwart_app;
grant select, insert, delete on loeschsperre to platzwart_app;
grant select, insert, update on tagesmarke to platzwart_app;
