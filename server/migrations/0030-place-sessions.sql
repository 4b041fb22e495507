-- A session's token says in which Mandant it is whose, and its cookie is signed: the session gate knows where to ask before it asks. What it
-- reads stands in two places, which may be two machines: the session in the directory, its person in the Mandant. Each is asked by a
-- statement of its own, the second in the Mandant's scope.
create function auth.use_sitzung(p_token text)
  returns table (sitzung_id text, anmeldung_id text, abgelaufen boolean, unbenutzt double precision, alter_sekunden double precision)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  s auth.session;
begin
  select * into s from auth.session x where x.token = p_token;
  if not found or not auth.is_open(s."userId") then
    return;
  end if;
  if s."expiresAt" > now() and s."updatedAt" < now() - interval '5 minutes' then
    update auth.session x set "updatedAt" = now()
      where x.id = (select y.id from auth.session y where y.id = s.id for update skip locked);
  end if;
  return query select s.id, s."userId", s."expiresAt" <= now(),
    date_part('epoch', now() - s."updatedAt"), date_part('epoch', now() - s."createdAt");
end
$$;
comment on function auth.use_sitzung is 'What the directory knows of a session, and that it was used, which a refusal takes back; nothing of a session that is none, or of an account that is closed here. Times in seconds.';
revoke all on function auth.use_sitzung from public;
grant execute on function auth.use_sitzung to platzwart_app;

-- For tokens of before, and for a session that is used at the host of another Mandant: asks all of them.
create function auth.find_sitzung(p_token text, p_mandant uuid)
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
  elsif exists (select from public.benutzer u where u.anmeldung_id = konto) then
    return query select 'fremd', null::uuid, null::uuid;
  else
    return query select 'ohne', null::uuid, null::uuid;
  end if;
end
$$;
comment on function auth.find_sitzung is 'Whose a session is, in the Mandant of the host or in the person''s own: keine, fremd, ohne, or ok with the place. Runs as the owner because no scope exists yet; only ids leave it.';
revoke all on function auth.find_sitzung from public;
grant execute on function auth.find_sitzung to platzwart_app;

-- Sessions whose streams are open are looked at and not used.
create function auth.ended_sitzungen(p_tokens text[], p_mandanten uuid[], p_benutzer uuid[])
  returns table (nr integer)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    with people as materialized (
      select u.mandant_id, u.id, u.anmeldung_id, m.sitzung_leerlauf, m.sitzung_gesamt
      from public.benutzer u join public.mandant m on m.id = u.mandant_id
      where u.mandant_id = any (p_mandanten) and u.id = any (p_benutzer) and u.status = 'aktiv')
    select asked.nr::integer
    from unnest(p_tokens, p_mandanten, p_benutzer) with ordinality as asked(token, mandant_id, benutzer_id, nr)
    where not exists (
      select from auth.session s join people p on p.anmeldung_id = s."userId"
      where s.token = asked.token and p.mandant_id = asked.mandant_id and p.id = asked.benutzer_id and auth.is_open(s."userId")
        and s."expiresAt" > now() and s."updatedAt" + p.sitzung_leerlauf > now() and s."createdAt" + p.sitzung_gesamt > now());
end
$$;
comment on function auth.ended_sitzungen is 'Of sessions with their places the numbers, from 1 on, of those that no longer hold; none counts as used by it.';
revoke all on function auth.ended_sitzungen from public;
grant execute on function auth.ended_sitzungen to platzwart_app;

-- The same answer in two questions, because the account stands in the Mandant and the operators in the directory.
create or replace function auth.is_betreiber(p_benutzer uuid)
  returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  konto text;
begin
  select b.anmeldung_id into konto from public.benutzer b
    where b.mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid and b.id = p_benutzer;
  return exists (select from auth.betreiber o where o.user_id = konto);
end
$$;
