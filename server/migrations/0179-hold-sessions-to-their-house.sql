-- A session is in the house that its token names, and in no other one: that house ends it, and no other house could. A token that names another house than
-- the one in scope is no session here, whichever server asks. One that names none is a person's from before tokens did, or that of an operator who was
-- nobody's person when it began: the operator's opens no house, because no house ends it.
create or replace function auth.use_sitzung(p_token text)
  returns table (sitzung_id text, anmeldung_id text, abgelaufen boolean, unbenutzt double precision, alter_sekunden double precision)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  s auth.session;
  haus constant text := substring(p_token from '_([0-9a-f-]{36})_[0-9a-f-]{36}$');
begin
  if haus is not null and haus is distinct from current_setting('app.mandant_id', true) then
    return;
  end if;
  select * into s from auth.session x where x.token = p_token;
  if not found or not auth.is_open(s."userId") then
    return;
  end if;
  if haus is null and exists (select from auth.betreiber o where o.user_id = s."userId") then
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
comment on function auth.use_sitzung is 'What the directory knows of a session of the house in scope, and that it was used, which a refusal takes back; nothing of a session that is none here, or of an account that is closed here. Times in seconds.';

create or replace function auth.find_sitzung(p_token text, p_mandant uuid)
  returns table (zustand text, mandant_id uuid, benutzer_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  konto text;
  ort constant text[] := regexp_match(p_token, '_([0-9a-f-]{36})_([0-9a-f-]{36})$');
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
  if ort is not null or not exists (select from auth.betreiber o where o.user_id = konto) then
    select u.mandant_id, u.id into gefunden from public.benutzer u
      where u.anmeldung_id = konto and u.einladung_bis is null and (p_mandant is null or u.mandant_id = p_mandant)
        and (ort is null or u.mandant_id = ort[1]::uuid and u.id = ort[2]::uuid)
      order by u.status, u.mandant_id limit 1;
    if found then
      return query select 'ok', gefunden.mandant_id, gefunden.id;
      return;
    end if;
  end if;
  perform u.id from public.benutzer u where u.anmeldung_id = konto limit 1;
  return query select case when not found then 'ohne' when ort is null then 'fremd' else 'keine' end, null::uuid, null::uuid;
end
$$;
comment on function auth.find_sitzung is 'Whose a session is: of a token that names its place the person there, of one of before that in the Mandant of the host or in the person''s own; keine, fremd, ohne, or ok with the place. Runs as the owner because no scope exists yet; only ids leave it.';

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
        and (s.token like '%\_' || asked.mandant_id || '\_' || asked.benutzer_id
          or (s.token !~ '_[0-9a-f-]{36}_[0-9a-f-]{36}$' and not exists (select 1 from auth.betreiber o where o.user_id = s."userId")))
        and s."expiresAt" > now() and s."updatedAt" + p.l > now() and s."createdAt" + p.g > now());
end
$$;

-- What a house has ended stays ended there: a session that began before does not come back by going to the house from another one.
create table auth.sitzung_ende (
  mandant_id uuid not null,
  user_id text not null references auth."user" ("id") on delete cascade,
  zeit timestamptz not null default now(),
  primary key (mandant_id, user_id)
);
comment on table auth.sitzung_ende is 'When houses have last ended the sessions of an account.';
comment on column auth.sitzung_ende.mandant_id is 'The house.';
comment on column auth.sitzung_ende.user_id is 'The account.';
comment on column auth.sitzung_ende.zeit is 'Sessions that began before do not come to the house.';
create index sitzung_ende_of_user on auth.sitzung_ende (user_id);
grant select, insert, update, delete on auth.sitzung_ende to platzwart_auth;

create table auth.mandant_ende (
  mandant_id uuid primary key,
  zeit timestamptz not null
);
comment on table auth.mandant_ende is 'When houses were last closed.';
comment on column auth.mandant_ende.mandant_id is 'The house.';
comment on column auth.mandant_ende.zeit is 'Sessions that began before do not come to the house.';
grant select, insert, update, delete on auth.mandant_ende to platzwart_auth;

create or replace function auth.end_sitzungen_in(p_konto text, p_mandant uuid, p_benutzer uuid)
  returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  beendet integer;
begin
  -- Whoever is about to come from another house waits, and then finds that it is too old for this one.
  perform from auth."user" u where u.id = p_konto for no key update;
  if not found then
    return 0;
  end if;
  insert into auth.sitzung_ende as e (mandant_id, user_id, zeit) values (p_mandant, p_konto, clock_timestamp())
    on conflict (mandant_id, user_id) do update set zeit = greatest(e.zeit, excluded.zeit);
  update auth.session s set "expiresAt" = now()
    where s."userId" = p_konto and s."expiresAt" > now()
      and (s.token like '%\_' || p_mandant || '\_' || p_benutzer
        or (s.token !~ '_[0-9a-f-]{36}_[0-9a-f-]{36}$' and not exists (select from auth.betreiber o where o.user_id = p_konto)));
  get diagnostics beendet = row_count;
  return beendet;
end
$$;

create or replace function auth.end_mandant_sitzungen()
  returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  hier uuid := nullif(current_setting('app.mandant_id', true), '')::uuid;
  konten text[];
begin
  select coalesce(array_agg(b.anmeldung_id), '{}') into konten from public.benutzer b where b.mandant_id = hier;
  insert into auth.mandant_ende as e (mandant_id, zeit) values (hier, clock_timestamp())
    on conflict (mandant_id) do update set zeit = greatest(e.zeit, excluded.zeit);
  update auth.session s set "expiresAt" = least(s."expiresAt", now())
    where s.token like '%\_' || hier || '\_%'
      or (s.token !~ '_[0-9a-f-]{36}_[0-9a-f-]{36}$' and s."userId" = any (konten)
        and not exists (select from auth.betreiber o where o.user_id = s."userId"));
end
$$;
comment on function auth.end_mandant_sitzungen is 'Ends the sessions of the house in scope, for good.';

create function auth.move_sitzung(p_von text, p_nach text, p_mandant uuid, p_gesamt double precision)
  returns boolean
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
declare
  konto text;
begin
  select s."userId" into konto from auth.session s where s.token = p_von;
  perform from auth."user" u where u.id = konto for no key update;
  update auth.session s set token = p_nach, "updatedAt" = now()
    where s.token = p_von and s."expiresAt" > now() and date_part('epoch', now() - s."createdAt") < p_gesamt
      and not exists (select from auth.sitzung_ende e where e.mandant_id = p_mandant and e.user_id = konto and e.zeit > s."createdAt")
      and not exists (select from auth.mandant_ende e where e.mandant_id = p_mandant and e.zeit > s."createdAt");
  return found;
end
$$;
comment on function auth.move_sitzung is 'Gives a session the token of another house, as old as it is; false where it is no more, too old for that house, or older than what the house has ended.';
revoke all on function auth.move_sitzung from public;
grant execute on function auth.move_sitzung to platzwart_auth;

create or replace function auth.delete_mandant()
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  hier constant uuid := nullif(current_setting('app.mandant_id', true), '')::uuid;
begin
  if not auth.delete_mandant_rows() then
    return false;
  end if;
  delete from auth.mandant_maildomain d where d.mandant_id = hier;
  delete from auth.sitzung_ende e where e.mandant_id = hier;
  delete from auth.mandant_ende e where e.mandant_id = hier;
  return true;
end
$$;

create or replace function auth.delete_abgelaufene_sitzungen(p_vor timestamptz, p_hoechstens integer)
  returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_geloescht integer;
begin
  -- No session lasts that long.
  delete from auth.sitzung_ende e where e.zeit < now() - interval '9624 hours';
  delete from auth.mandant_ende e where e.zeit < now() - interval '9624 hours';
  -- Whoever asks cannot end a session that holds.
  delete from auth.session s where s.id = any(array(
    select x.id from auth.session x where x."expiresAt" < least(p_vor, now())
    order by x."expiresAt" limit least(p_hoechstens, 10000) for update skip locked));
  get diagnostics v_geloescht = row_count;
  return v_geloescht;
end
$$;
