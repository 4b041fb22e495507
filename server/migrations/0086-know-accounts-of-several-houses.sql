-- Every page begins with the question whether there are further houses. Asking the houses would be asking every machine of a cluster.
-- Of the accounts that there are nobody has noted it, so they are asked for as before.
alter table auth."user" add column mehrere boolean not null default true;
alter table auth."user" alter column mehrere set default false;
comment on column auth."user".mehrere is 'A house has invited the account that had one already, so there may be several. False: there is one house at most.';

create or replace function auth.accounts_for(p_people jsonb)
  returns table (email text, id text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    insert into auth."user" as u (id, name, email)
      select pg_catalog.gen_random_uuid()::text, r.name, r.email from jsonb_to_recordset(p_people) as r(name text, email text)
      order by r.email
      on conflict on constraint user_email_key do update set mehrere = true
      returning u.email, u.id;
end
$$;

-- A cluster makes no plan of a condition over all houses that selects nothing: asked with a column, and by itself.
create or replace function auth.find_sitzung(p_token text, p_mandant uuid)
  returns table (zustand text, mandant_id uuid, benutzer_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  konto text;
  gefunden record;
begin
  select x."userId" into konto from auth.session x where x.token = p_token;
  if not found then
    return query select 'keine', null::uuid, null::uuid;
    return;
  end if;
  if not auth.is_open(konto) then
    return query select 'ohne', null::uuid, null::uuid;
    return;
  end if;
  select u.mandant_id, u.id into gefunden from public.benutzer u
    where u.anmeldung_id = konto and u.einladung_bis is null and (p_mandant is null or u.mandant_id = p_mandant)
    order by u.status, u.mandant_id limit 1;
  if found then
    return query select 'ok', gefunden.mandant_id, gefunden.id;
    return;
  end if;
  perform u.id from public.benutzer u where u.anmeldung_id = konto limit 1;
  return query select case when found then 'fremd' else 'ohne' end, null::uuid, null::uuid;
end
$$;
