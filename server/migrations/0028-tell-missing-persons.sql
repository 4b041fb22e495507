-- A session whose account belongs to nobody any more is told apart from one of another Mandant.
create or replace function auth.open_sitzung(p_token text, p_mandant uuid)
  returns table (zustand text, mandant_id uuid, benutzer_id uuid, sitzung_id text, anmeldung_id text, stand bigint)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  s auth.session;
  b record;
begin
  perform set_config('app.mandant_id', '', true), set_config('app.benutzer_id', '', true);
  select * into s from auth.session x where x.token = p_token;
  if not found then
    return query select 'keine', null::uuid, null::uuid, null::text, null::text, null::bigint;
    return;
  end if;
  select u.mandant_id, u.id, u.status, m.stand, m.sitzung_leerlauf, m.sitzung_gesamt into b
    from public.benutzer u join public.mandant m on m.id = u.mandant_id
    where u.anmeldung_id = s."userId" and (p_mandant is null or u.mandant_id = p_mandant)
    order by u.status, u.mandant_id limit 1;
  if not found then
    return query select case when exists (select from public.benutzer u where u.anmeldung_id = s."userId") then 'fremd' else 'ohne' end,
      null::uuid, null::uuid, s.id, s."userId", null::bigint;
  elsif b.status <> 'aktiv' then
    return query select 'inaktiv', null::uuid, null::uuid, s.id, s."userId", null::bigint;
  elsif s."expiresAt" <= now() or s."updatedAt" + b.sitzung_leerlauf <= now() or s."createdAt" + b.sitzung_gesamt <= now() then
    return query select 'abgelaufen', null::uuid, null::uuid, s.id, s."userId", null::bigint;
  else
    if s."updatedAt" < now() - interval '5 minutes' then
      update auth.session x set "updatedAt" = now()
        where x.id = (select y.id from auth.session y where y.id = s.id for update skip locked);
    end if;
    perform set_config('app.mandant_id', b.mandant_id::text, true), set_config('app.benutzer_id', b.id::text, true);
    return query select 'ok', b.mandant_id, b.id, s.id, s."userId", b.stand;
  end if;
end
$$;
