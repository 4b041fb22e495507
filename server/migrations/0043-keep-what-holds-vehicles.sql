-- Servers keep what holds the vehicles of a day, and of every vehicle how it is. So these ask for nothing that depends on the moment: until when
-- a cancelled trip still holds its vehicle is told with it.
create function auth.fahrzeug_tag(p_sperrzeitraum tstzrange)
  returns table (ids text, zeiten text)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select string_agg(b.fahrzeug_id::text, ','),
      string_agg(concat_ws(',', (date_part('epoch', lower(b.sperrzeitraum)) * 1000000)::bigint,
        (date_part('epoch', upper(b.sperrzeitraum)) * 1000000)::bigint,
        coalesce((date_part('epoch', b.gehalten_bis) * 1000000)::bigint, 0)), ',')
      from public.fahrzeug_buchung b
      where b.mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid and b.sperrzeitraum && p_sperrzeitraum
        and (b.status <> 'storniert' or b.gehalten_bis is not null);
end
$$;
comment on function auth.fahrzeug_tag is 'What holds vehicles of the transaction''s Mandant in a period: their ids, and of each from when to when and, of a cancelled trip, how long it still does so (else 0), in microseconds since 1970; separated by commas, null when there is nothing.';
revoke all on function auth.fahrzeug_tag from public;
grant execute on function auth.fahrzeug_tag to platzwart_app;

create function auth.fahrzeug_belegungen(p_fahrzeuge uuid[], p_sperrzeitraum tstzrange)
  returns table (id uuid, fahrzeug_id uuid, zeitraum tstzrange, sperrzeitraum tstzrange, status text, typ text, benutzer_id uuid,
    fahrer_id uuid, gehalten_bis timestamptz)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select b.id, b.fahrzeug_id, b.zeitraum, b.sperrzeitraum, b.status, b.typ, b.benutzer_id, b.fahrer_id, b.gehalten_bis
      from unnest(p_fahrzeuge) f(id), public.fahrzeug_buchung b
      where b.mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid and b.fahrzeug_id = f.id
        and b.sperrzeitraum && p_sperrzeitraum
        and (b.status <> 'storniert' or b.gehalten_bis is not null);
end
$$;
comment on function auth.fahrzeug_belegungen(uuid[], tstzrange) is 'What holds these vehicles of the transaction''s Mandant in a period: trips, blocks, and cancelled ones with the moment until which they do so.';
revoke all on function auth.fahrzeug_belegungen(uuid[], tstzrange) from public;
grant execute on function auth.fahrzeug_belegungen(uuid[], tstzrange) to platzwart_app;

-- A database of many machines reads them as the role that asks.
do $$
begin
  if exists (select from pg_proc where oid = 'auth.belegte_fahrzeuge(tstzrange, timestamptz)'::regprocedure and not prosecdef) then
    alter function auth.fahrzeug_tag(tstzrange) security invoker;
    alter function auth.fahrzeug_belegungen(uuid[], tstzrange) security invoker;
  end if;
end
$$;

-- Who says 'said' speaks of seats alone: a server of the version before draws no marks of trips and vehicles.
create or replace function auth.mark_unsaid() returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if current_setting('app.marks', true) = 'all' or (current_setting('app.marks', true) = 'said' and tg_argv[0] = 'leseraum_buchung') then
    return null;
  end if;
  insert into public.tagesmarke as t (mandant_id, art, objekt_id, tag, fach, marke)
    select w.mandant_id, tg_argv[0], w.mandant_id, date 'infinity', 0, (random() * 4e18)::bigint
      from (select distinct x.mandant_id from written x) w order by 1
    on conflict (mandant_id, art, objekt_id, tag, fach) do update set marke = excluded.marke;
  return null;
end
$$;

-- A database of many machines has none of these triggers.
do $$
declare
  t text;
begin
  if not exists (select from pg_trigger where tgname = 'mark_insert' and tgrelid = 'fahrzeug_buchung'::regclass) then
    return;
  end if;
  foreach t in array array['fahrzeug', 'fahrzeug_schaden']
  loop
    execute format('create trigger mark_insert after insert on %I referencing new table as written '
      'for each statement execute function auth.mark_unsaid(%L)', t, t);
    execute format('create trigger mark_update after update on %I referencing new table as written '
      'for each statement execute function auth.mark_unsaid(%L)', t, t);
    execute format('create trigger mark_delete after delete on %I referencing old table as written '
      'for each statement execute function auth.mark_unsaid(%L)', t, t);
  end loop;
end
$$;
