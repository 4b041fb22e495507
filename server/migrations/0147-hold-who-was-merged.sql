-- A hold on somebody also holds what was kept of them under the row that was merged with theirs: logbooks go on naming that one.
create or replace function auth.find_aufbewahrtes(p_art text, p_vor timestamptz, p_hoechstens integer)
  returns table (id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  hier constant uuid := nullif(current_setting('app.mandant_id', true), '')::uuid;
  v_personen constant uuid[] := array(
    select s.benutzer_id from public.loeschsperre s where s.mandant_id = hier and s.benutzer_id is not null
    union all select b.id from public.benutzer b
      join public.loeschsperre s on s.mandant_id = hier and s.benutzer_id = b.aufgegangen_in
      where b.mandant_id = hier);
  v_fahrzeuge constant uuid[] := array(select s.fahrzeug_id from public.loeschsperre s where s.mandant_id = hier and s.fahrzeug_id is not null);
begin
  if p_art = 'platzbuchungen' then
    return query select b.id from public.leseraum_buchung b
      where b.mandant_id = hier and upper(b.zeitraum) < p_vor and b.benutzer1_id <> all (v_personen)
        and (b.benutzer2_id is null or b.benutzer2_id <> all (v_personen)) limit p_hoechstens;
  elsif p_art = 'fahrten' then
    -- A trip that was driven stays as long as what its check-in and check-out left.
    return query select b.id from public.fahrzeug_buchung b
      where b.mandant_id = hier and upper(b.zeitraum) < p_vor and b.status <> 'aktiv' and b.fahrzeug_id <> all (v_fahrzeuge)
        and b.benutzer_id <> all (v_personen) and (b.fahrer_id is null or b.fahrer_id <> all (v_personen))
        and not exists (select from public.fahrzeug_historie h where h.mandant_id = hier and h.buchung_id = b.id)
        and not exists (select from public.fahrtenbuch_eintrag e where e.mandant_id = hier and e.buchung_id = b.id) limit p_hoechstens;
  elsif p_art = 'schaeden' then
    return query select d.id from public.fahrzeug_schaden d
      where d.mandant_id = hier and d.behoben < p_vor and d.fahrzeug_id <> all (v_fahrzeuge)
        and (d.gemeldet_von is null or d.gemeldet_von <> all (v_personen))
        and (d.behoben_von is null or d.behoben_von <> all (v_personen)) limit p_hoechstens;
  elsif p_art = 'pruefungen' then
    -- The last check of each licence stays: it is the proof that there is one.
    return query select p.id from public.fuehrerschein_pruefung p
      where p.mandant_id = hier and p.erstellt < p_vor and p.benutzer_id <> all (v_personen) and p.pruefer_id <> all (v_personen)
        and exists (select from public.fuehrerschein_pruefung n
          where n.mandant_id = hier and n.benutzer_id = p.benutzer_id and (n.erstellt, n.id) > (p.erstellt, p.id)) limit p_hoechstens;
  elsif p_art = 'fahrtenbuecher' then
    -- A logbook is one book, and goes as one, when its car is out of the fleet and its last line is old enough.
    return query select f.id from public.fahrzeug f
      where f.mandant_id = hier and f.deaktiviert and f.id <> all (v_fahrzeuge)
        and exists (select from public.fahrtenbuch_eintrag e where e.mandant_id = hier and e.fahrzeug_id = f.id)
        and not exists (select from public.fahrtenbuch_eintrag e where e.mandant_id = hier and e.fahrzeug_id = f.id
          and (e.erfasst >= p_vor or e.fahrer_id = any (v_personen))) limit p_hoechstens;
  elsif p_art = 'protokoll' then
    -- Any line may be about somebody who is under a hold; what testifies to a logbook stays with it.
    if cardinality(v_personen) + cardinality(v_fahrzeuge) = 0 then
      return query select p.id from public.protokoll p
        where p.mandant_id = hier and p.zeit < p_vor and p.objekt <> 'fahrtenbuch_eintrag' limit p_hoechstens;
    end if;
  else
    raise exception 'nothing of the kind % is kept', p_art;
  end if;
end
$$;
