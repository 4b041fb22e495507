-- No deadline of a booking lies before the deed that made it as it stands: booked late in a running step, agreed to, changed, taken over.
alter table leseraum_buchung add column gilt_seit timestamptz;
alter table fahrzeug_buchung add column gilt_seit timestamptz;
comment on column leseraum_buchung.gilt_seit is 'When somebody last changed or agreed to it as it stands; null: when it was booked. Its deadlines never lie before a grace after that.';
comment on column fahrzeug_buchung.gilt_seit is 'When somebody last changed, approved or took it over as it stands; null: when it was booked. Its deadlines never lie before a grace after that.';

-- A house is not visited for what still has its grace.
create or replace function auth.mandanten_mit_faelligen_plaetzen(p_jetzt timestamptz, p_minuten integer, p_leseraum text, p_arbeitswelt text)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_bis constant timestamptz := p_jetzt - make_interval(mins => p_minuten);
begin
  return query
    select b.mandant_id from public.leseraum_buchung b where b.status = 'vorgemerkt' and lower(b.zeitraum) <= p_jetzt
      and (coalesce(b.gilt_seit, b.erstellt) <= v_bis or upper(b.zeitraum) <= p_jetzt)
    union
    select b.mandant_id from public.leseraum_buchung b
      where b.rest_von is not null and (b.gehalten_bis is null or b.gehalten_bis <= p_jetzt - interval '60 seconds')
    union
    select g.mandant_id from public.grundriss g
      left join public.einstellung_wert e on e.mandant_id = g.mandant_id and e.option_name = g.bereich || '.freigabeOhneCheckIn'
        and e.benutzer_id is null and e.gruppe_id is null
      where exists (select from public.leseraum_buchung b
        where b.mandant_id = g.mandant_id and b.grundriss_id = g.id and b.status = 'reserviert' and lower(b.zeitraum) <= p_jetzt
          and lower(b.zeitraum) > case
            when coalesce(e.wert, case g.bereich when 'arbeitswelt' then p_arbeitswelt else p_leseraum end) = 'true'
            then p_jetzt - interval '48 hours' else v_bis end
          and case when lower(b.zeitraum) < v_bis then upper(b.zeitraum) > p_jetzt and coalesce(b.gilt_seit, b.erstellt) <= v_bis
            else b.erstellt < lower(b.zeitraum) and not exists (select from public.benachrichtigung n
              where n.mandant_id = b.mandant_id and n.objekt_id = b.id and n.typ = 'erinnerung') end);
end
$$;
