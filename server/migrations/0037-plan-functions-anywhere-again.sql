-- What these ask of the houses and what they ask of the directory may be on two machines, so each is a question of its own; and one for
-- whether there is a row names a column, without which there is no plan over many machines. The same answers.
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
    where u.anmeldung_id = konto and (p_mandant is null or u.mandant_id = p_mandant)
    order by u.status, u.mandant_id limit 1;
  if found then
    return query select 'ok', gefunden.mandant_id, gefunden.id;
    return;
  end if;
  perform 1 from public.benutzer u where u.anmeldung_id = konto limit 1;
  if found then
    return query select 'fremd', null::uuid, null::uuid;
  else
    return query select 'ohne', null::uuid, null::uuid;
  end if;
end
$$;

create or replace function auth.ended_sitzungen(p_tokens text[], p_mandanten uuid[], p_benutzer uuid[])
  returns table (nr integer)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  menschen json;
begin
  select coalesce(json_agg(json_build_object('m', u.mandant_id, 'b', u.id, 'a', u.anmeldung_id,
      'l', m.sitzung_leerlauf::text, 'g', m.sitzung_gesamt::text)), '[]') into menschen
    from public.benutzer u join public.mandant m on m.id = u.mandant_id
    where u.mandant_id = any (p_mandanten) and u.id = any (p_benutzer) and u.status = 'aktiv';
  return query
    select asked.nr::integer
    from unnest(p_tokens, p_mandanten, p_benutzer) with ordinality as asked(token, mandant_id, benutzer_id, nr)
    where not exists (
      select 1 from auth.session s join json_to_recordset(menschen) as p(m uuid, b uuid, a text, l interval, g interval) on p.a = s."userId"
      where s.token = asked.token and p.m = asked.mandant_id and p.b = asked.benutzer_id and auth.is_open(s."userId")
        and s."expiresAt" > now() and s."updatedAt" + p.l > now() and s."createdAt" + p.g > now());
end
$$;

create or replace function auth.is_only_here(p_benutzer uuid)
  returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  hier uuid := nullif(current_setting('app.mandant_id', true), '')::uuid;
  konto text;
begin
  select b.anmeldung_id into konto from public.benutzer b where b.mandant_id = hier and b.id = p_benutzer;
  if not found then
    return false;
  end if;
  perform 1 from public.benutzer x where x.anmeldung_id = konto and x.mandant_id <> hier limit 1;
  if found then
    return false;
  end if;
  return not exists (select from auth.betreiber o where o.user_id = konto);
end
$$;
