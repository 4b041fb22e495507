-- Every table of a Mandant: row-level security on and forced. The scope is a transaction-local setting; without it,
-- no row is visible and none can be written. After a transaction the setting is '', not null (hence nullif).
do $$
declare
  t text;
begin
  foreach t in array array['mandant_legacy', 'benutzer', 'rolle', 'gruppe', 'rolle_berechtigung', 'benutzer_berechtigung',
    'gruppe_rolle', 'benutzer_rolle', 'benutzer_gruppe', 'einstellung_wert', 'standort', 'abstellplatz', 'grundriss',
    'leseraum', 'ausstattung', 'leseraum_ausstattung', 'oeffnungszeit', 'sonderoeffnungszeit', 'leseraum_buchung',
    'protokoll', 'wiederholschluessel', 'benachrichtigung', 'auftragslauf']
  loop
    execute format('alter table %I enable row level security', t);
    execute format('alter table %I force row level security', t);
    execute format(
      'create policy mandant_scope on %I to platzwart_app '
      'using (mandant_id = nullif(current_setting(''app.mandant_id'', true), '''')::uuid) '
      'with check (mandant_id = nullif(current_setting(''app.mandant_id'', true), '''')::uuid)', t);
    execute format('grant select, insert, update, delete on %I to platzwart_app', t);
  end loop;
end
$$;

alter table mandant enable row level security;
alter table mandant force row level security;
create policy mandant_scope on mandant to platzwart_app
  using (id = nullif(current_setting('app.mandant_id', true), '')::uuid)
  with check (id = nullif(current_setting('app.mandant_id', true), '')::uuid);
grant select, insert, update, delete on mandant to platzwart_app;

-- The audit trail cannot be changed by the application.
revoke update, delete on protokoll from platzwart_app;

-- The session gate asks who somebody is before any Mandant is known. It reads these two tables, through the role of the
-- sign-in and through the function below (which runs as the owner), and writes neither.
grant select on mandant, benutzer to platzwart_auth;
create policy anmeldung_reads on mandant for select to platzwart_auth, platzwart_owner using (true);
create policy anmeldung_reads on benutzer for select to platzwart_auth, platzwart_owner using (true);

create function auth.open_sitzung(p_token text, p_mandant uuid)
  returns table (zustand text, mandant_id uuid, benutzer_id uuid, sitzung_id text, anmeldung_id text, stand bigint)
  language plpgsql security definer set search_path = ''
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
    return query select 'fremd', null::uuid, null::uuid, s.id, s."userId", null::bigint;
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
comment on function auth.open_sitzung is 'The session gate in one round trip: checks the session, finds the person in the Mandant of the host (or the person''s own), and sets the transaction''s scope. Runs as the owner because no scope exists yet.';
revoke all on function auth.open_sitzung from public;
grant usage on schema auth to platzwart_app;
grant execute on function auth.open_sitzung to platzwart_app;

create function auth.faellige_mandanten(p_bis timestamptz)
  returns table (mandant_id uuid)
  language sql stable security definer set search_path = ''
as $$
  select distinct b.mandant_id from public.leseraum_buchung b
    where b.status in ('vorgemerkt', 'reserviert') and lower(b.zeitraum) <= p_bis
$$;
comment on function auth.faellige_mandanten is 'Which Mandanten have bookings past a deadline; only ids leave it.';
create policy faellige_reads on leseraum_buchung for select to platzwart_owner using (true);
revoke all on function auth.faellige_mandanten from public;
grant execute on function auth.faellige_mandanten to platzwart_app;

create function auth.is_betreiber(p_benutzer uuid)
  returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.betreiber o join public.benutzer b on b.anmeldung_id = o.user_id
      where b.id = p_benutzer and b.mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid)
$$;
comment on function auth.is_betreiber is 'Whether a person of the scope''s Mandant operates the installation.';
revoke all on function auth.is_betreiber from public;
grant execute on function auth.is_betreiber to platzwart_app;
