-- Functions in language SQL with parameters have no plan on a database of many machines. The same answers, from PL/pgSQL.
create or replace function auth.faellige_mandanten(p_bis timestamptz)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select distinct b.mandant_id from public.leseraum_buchung b
    where b.status in ('vorgemerkt', 'reserviert') and lower(b.zeitraum) <= p_bis;
end
$$;

create or replace function auth.is_betreiber(p_benutzer uuid)
  returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select from auth.betreiber o join public.benutzer b on b.anmeldung_id = o.user_id
      where b.id = p_benutzer and b.mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid);
end
$$;

create or replace function auth.faellige_fahrzeug_mandanten(p_bis timestamptz)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select distinct b.mandant_id from public.fahrzeug_buchung b
    where b.status in ('vorgemerkt', 'reserviert', 'aktiv') and lower(b.zeitraum) <= p_bis;
end
$$;

create or replace function auth.mandanten_mit_modul(p_modul text)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select m.id from public.mandant m where p_modul = any (m.module) order by m.id;
end
$$;

create or replace function auth.is_only_here(p_benutzer uuid)
  returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (
    select from public.benutzer b
      where b.id = p_benutzer and b.mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid
        and not exists (
          select from public.benutzer x where x.anmeldung_id = b.anmeldung_id and x.mandant_id <> b.mandant_id)
        and not exists (select from auth.betreiber o where o.user_id = b.anmeldung_id));
end
$$;
