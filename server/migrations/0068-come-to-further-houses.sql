-- One account may be a person of several houses. Whoever is put out of one of them is out of that one: what is open in the others is theirs.
create or replace function auth.end_sitzungen()
  returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform auth.end_sitzungen_in(old.anmeldung_id, old.mandant_id, old.id);
  delete from auth.verification v where v.value = old.anmeldung_id;
  return null;
end
$$;
comment on function auth.end_sitzungen is 'Ends the sessions in this house, and the one-time links, of the account behind a person whose status or account changed, or who was removed.';

-- Nobody is taken to a house that has only invited them: whoever goes there says so, by signing in there or by choosing it.
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
  elsif exists (select from public.benutzer u where u.anmeldung_id = konto) then
    return query select 'fremd', null::uuid, null::uuid;
  else
    return query select 'ohne', null::uuid, null::uuid;
  end if;
end
$$;
