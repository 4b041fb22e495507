-- A house is deleted whole, by the tables' owner, because the application's role may add to some tables and take nothing from them. Each table
-- lets the owner have the rows of the transaction's own Mandant; a migration that makes a table does the same.
do $$
declare
  t text;
begin
  for t in
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind = 'r' and exists (
        select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'mandant_id' and not a.attisdropped)
  loop
    execute format(
      'create policy mandant_ganz on %I to platzwart_owner '
      'using (mandant_id = nullif(current_setting(''app.mandant_id'', true), '''')::uuid) '
      'with check (mandant_id = nullif(current_setting(''app.mandant_id'', true), '''')::uuid)', t);
  end loop;
end
$$;
create policy mandant_ganz on mandant to platzwart_owner
  using (id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (id = nullif(current_setting('app.mandant_id', true), '')::uuid);

-- What stands of a house in the directory and in the queues.
create function auth.count_mandant()
  returns table (was text, anzahl bigint)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  hier text := nullif(current_setting('app.mandant_id', true), '');
begin
  return query select 'anmeldungen', count(*) from auth.session s where s.token like '%\_' || hier || '\_%';
  return query select 'auftraege', count(*) from pgboss.job j where j.data ->> 'mandantId' = hier;
end
$$;
comment on function auth.count_mandant is 'How many sessions and jobs the scope''s Mandant has.';
revoke all on function auth.count_mandant from public;
grant execute on function auth.count_mandant to platzwart_app;

create function auth.delete_mandant()
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  hier uuid := nullif(current_setting('app.mandant_id', true), '')::uuid;
  konten text[];
  bleiben text[];
  offen text[];
  dran text;
begin
  if hier is null then
    raise exception 'no Mandant is in scope';
  end if;
  -- Locked by the owner, as whom the rows are deleted: on many machines that is a connection of its own.
  perform from public.mandant m where m.id = hier and m.gesperrt is not null for update;
  if not found then
    return false;
  end if;
  -- Accounts that are nobody anywhere else go, too.
  select coalesce(array_agg(b.anmeldung_id), '{}') into konten from public.benutzer b where b.mandant_id = hier;
  select coalesce(array_agg(distinct b.anmeldung_id), '{}') into bleiben
    from public.benutzer b where b.anmeldung_id = any (konten) and b.mandant_id <> hier;
  select coalesce(array_agg(c.relname::text), '{}') into offen
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and c.relkind = 'r' and c.relname <> 'mandant' and exists (
      select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'mandant_id' and not a.attisdropped);
  -- First what nothing refers to any more, whichever tables there are.
  while cardinality(offen) > 0 loop
    select t.name into dran from unnest(offen) as t(name)
      where not exists (
        select 1 from pg_constraint k join pg_class von on von.oid = k.conrelid join pg_class auf on auf.oid = k.confrelid
          where k.contype = 'f' and auf.relname = t.name and von.relname <> t.name and von.relname = any (offen))
      order by t.name limit 1;
    if dran is null then
      raise exception 'tables refer to each other in a circle: %', offen;
    end if;
    execute format('delete from public.%I where mandant_id = $1', dran) using hier;
    offen := array_remove(offen, dran);
  end loop;
  delete from auth.mandant_domain d where d.mandant_id = hier;
  delete from auth.mandant_anmeldung a where a.mandant_id = hier;
  delete from public.mandant m where m.id = hier;
  delete from pgboss.job j where j.data ->> 'mandantId' = hier::text;
  delete from auth.session s where s.token like '%\_' || hier::text || '\_%';
  konten := array(select k.id from unnest(konten) as k(id)
    where k.id <> all (bleiben) and not exists (select 1 from auth.betreiber o where o.user_id = k.id));
  delete from auth.verification v where v.value = any (konten);
  delete from auth."user" u where u.id = any (konten);
  -- That something was done to it stays in the operators' trail, and what it was does not.
  update auth.betreiber_protokoll p set mandant_id = null, was = null, antwort = null where p.mandant_id = hier;
  return true;
end
$$;
comment on function auth.delete_mandant is 'Deletes everything of the scope''s Mandant, where it is closed: the rows of all tables, what leads to it, its sessions and jobs, and accounts that are nobody elsewhere.';
revoke all on function auth.delete_mandant from public;
grant execute on function auth.delete_mandant to platzwart_app;
