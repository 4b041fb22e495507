-- One look into the index of what is open for each house, whatever lies in it: where nobody has to check in, what has begun stays reserved for
-- ever and is passed over; where somebody has to, it is gone after minutes. The few that wait for somebody have an index of their own.
create index leseraum_buchung_vorgemerkt on leseraum_buchung (lower(zeitraum), mandant_id) where status = 'vorgemerkt';

create or replace function auth.mandanten_mit_faelligen_plaetzen(p_jetzt timestamptz, p_minuten integer, p_freigabe text)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_bis constant timestamptz := p_jetzt - make_interval(mins => p_minuten);
begin
  return query
    select b.mandant_id from public.leseraum_buchung b where b.status = 'vorgemerkt' and lower(b.zeitraum) <= p_jetzt
    union
    select m.id from public.mandant m
      left join public.einstellung_wert e on e.mandant_id = m.id and e.option_name = 'leseraum.freigabeOhneCheckIn'
        and e.benutzer_id is null and e.gruppe_id is null
      where exists (select from public.leseraum_buchung b
        where b.mandant_id = m.id and b.status = 'reserviert' and lower(b.zeitraum) <= p_jetzt
          and lower(b.zeitraum) > case when coalesce(e.wert, p_freigabe) = 'true' then '-infinity' else v_bis end
          and (lower(b.zeitraum) < v_bis or b.erstellt < lower(b.zeitraum) and not exists (select from public.benachrichtigung n
            where n.mandant_id = b.mandant_id and n.objekt_id = b.id and n.typ = 'erinnerung')));
end
$$;

create or replace function auth.mandanten_mit_faelligen_fahrten(p_jetzt timestamptz, p_storno integer, p_erinnerung integer, p_hinweis integer)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select b.mandant_id from public.fahrzeug_buchung b where b.status = 'vorgemerkt'
    union
    select b.mandant_id from public.fahrzeug_buchung b
      left join public.einstellung_wert e on e.mandant_id = b.mandant_id and e.option_name = 'fahrzeug.hinweisVorCheckOutMinuten'
      where b.status = 'aktiv' and (upper(b.zeitraum) <= p_jetzt
        or upper(b.zeitraum) <= p_jetzt + make_interval(mins => greatest(p_hinweis, case when e.wert ~ '^[0-9]{1,8}$' then e.wert::integer end))
          and not exists (select from public.fahrzeug_erinnerung r where r.mandant_id = b.mandant_id and r.typ = 'fahrtHinweisCheckOut'
            and r.objekt_id = b.id and r.schluessel = extract(epoch from upper(b.zeitraum))::bigint::text))
    union
    select m.id from public.mandant m
      left join public.einstellung_wert e on e.mandant_id = m.id and e.option_name = 'fahrzeug.stornoOhneCheckInMinuten'
        and e.benutzer_id is null and e.gruppe_id is null
      where exists (select from public.fahrzeug_buchung b
        where b.mandant_id = m.id and b.status = 'reserviert' and lower(b.zeitraum) <= p_jetzt + make_interval(mins => p_erinnerung)
          and lower(b.zeitraum) > case when coalesce(e.wert, p_storno::text) = '0' then p_jetzt else '-infinity' end
          and (lower(b.zeitraum) <= p_jetzt - make_interval(mins => case when e.wert ~ '^[0-9]{1,8}$' then e.wert::integer else p_storno end)
            or lower(b.zeitraum) > p_jetzt and not exists (select from public.fahrzeug_erinnerung r
              where r.mandant_id = b.mandant_id and r.typ = 'fahrtErinnerung' and r.objekt_id = b.id
                and r.schluessel = extract(epoch from lower(b.zeitraum))::bigint::text)))
    union
    select e.mandant_id from public.einstellung_wert e
      join public.fahrzeug_buchung b on b.mandant_id = e.mandant_id and b.status = 'reserviert' and lower(b.zeitraum) > p_jetzt
        and lower(b.zeitraum) <= p_jetzt + make_interval(mins => case when e.wert ~ '^[0-9]{1,8}$' then e.wert::integer end)
      where e.option_name = 'fahrzeug.erinnerungMinuten'
        and not exists (select from public.fahrzeug_erinnerung r where r.mandant_id = b.mandant_id and r.typ = 'fahrtErinnerung'
          and r.objekt_id = b.id and r.schluessel = extract(epoch from lower(b.zeitraum))::bigint::text);
end
$$;
