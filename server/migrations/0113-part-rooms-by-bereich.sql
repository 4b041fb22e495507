-- A floor plan belongs to the reading rooms or to the workspaces; until now all were reading rooms.
alter table grundriss add column bereich text not null default 'leseraum';
-- older version: it knows nothing of the column, and writes what is there by default
alter table grundriss add constraint grundriss_bereich_check check (bereich in ('leseraum', 'arbeitswelt'));
comment on column grundriss.bereich is 'What its seats and rooms are for: leseraum or arbeitswelt. Decides which module and which settings hold for them.';

-- Where nobody has to check in, what has begun stays reserved for ever and is passed over: of reading rooms and workspaces each by its own setting, so
-- each plan is looked at for itself. Beside the function that the older version asks.
create index leseraum_buchung_begonnen on leseraum_buchung (mandant_id, grundriss_id, lower(zeitraum)) where status = 'reserviert';

create function auth.mandanten_mit_faelligen_plaetzen(p_jetzt timestamptz, p_minuten integer, p_leseraum text, p_arbeitswelt text)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_bis constant timestamptz := p_jetzt - make_interval(mins => p_minuten);
begin
  return query
    select b.mandant_id from public.leseraum_buchung b where b.status = 'vorgemerkt' and lower(b.zeitraum) <= p_jetzt
    union
    -- What is held of an early end: its column comes with a later migration, and is looked for when the function is called.
    select b.mandant_id from public.leseraum_buchung b
      where b.rest_von is not null and (b.gehalten_bis is null or b.gehalten_bis <= p_jetzt - interval '60 seconds')
    union
    select g.mandant_id from public.grundriss g
      left join public.einstellung_wert e on e.mandant_id = g.mandant_id and e.option_name = g.bereich || '.freigabeOhneCheckIn'
        and e.benutzer_id is null and e.gruppe_id is null
      where exists (select from public.leseraum_buchung b
        where b.mandant_id = g.mandant_id and b.grundriss_id = g.id and b.status = 'reserviert' and lower(b.zeitraum) <= p_jetzt
          and lower(b.zeitraum) > case
            when coalesce(e.wert, case g.bereich when 'arbeitswelt' then p_arbeitswelt else p_leseraum end) = 'true' then '-infinity' else v_bis end
          and (lower(b.zeitraum) < v_bis or b.erstellt < lower(b.zeitraum) and not exists (select from public.benachrichtigung n
            where n.mandant_id = b.mandant_id and n.objekt_id = b.id and n.typ = 'erinnerung')));
end
$$;
comment on function auth.mandanten_mit_faelligen_plaetzen(timestamptz, integer, text, text) is 'Which Mandanten have seats that nobody confirmed or came to, or that begin and are to be told; with the minutes of the check-in window and whether no-shows are released where the house says nothing, in reading rooms and in workspaces. Only ids leave it.';
revoke all on function auth.mandanten_mit_faelligen_plaetzen(timestamptz, integer, text, text) from public;
grant execute on function auth.mandanten_mit_faelligen_plaetzen(timestamptz, integer, text, text) to platzwart_app;
