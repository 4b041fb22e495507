-- Whoever leaves early gives the rest of the time back: it is held for some seconds by a cancelled row of its own, as an offer is, so that it can be undone.
alter table leseraum_buchung add column gebucht_bis timestamptz;
comment on column leseraum_buchung.gebucht_bis is 'Until when it was booked, where it ended early; null where it lasts as booked.';
alter table leseraum_buchung add column ruecknahme_bis timestamptz;
comment on column leseraum_buchung.ruecknahme_bis is 'Until when its early end can be taken back; null where nobody can.';
alter table leseraum_buchung add column rest_von uuid;
comment on column leseraum_buchung.rest_von is 'Not a booking but what is held of this one that ended early; it goes when the hold has lapsed.';
-- One rest for each booking.
-- older version: it knows nothing of the column and leaves it empty, and what is empty is not in the index
create unique index leseraum_buchung_rest on leseraum_buchung (mandant_id, rest_von) where rest_von is not null;

-- As before, and with the houses that have something left of an early end.
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
    select b.mandant_id from public.leseraum_buchung b
      where b.rest_von is not null and (b.gehalten_bis is null or b.gehalten_bis <= p_jetzt - interval '60 seconds')
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
