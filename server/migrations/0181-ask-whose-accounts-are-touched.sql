-- Functions that run as their owner act on what they are told. Whoever serves requests tells them accounts of the house in scope alone: an account of
-- another house, and an operator's, is none for it, whatever is asked. This is the floor below the checks of the program.
create function auth.is_somebody_here(p_konto text)
  returns boolean
  language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  -- The sign-in's own role acts for every account: it is what proves whose session it is.
  return session_user <> 'platzwart_app' or exists (
    select from public.benutzer b
      where b.mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid and b.anmeldung_id = p_konto);
end
$$;
comment on function auth.is_somebody_here is 'Whether an account is somebody of the house in scope; for the sign-in''s own role each is.';
revoke all on function auth.is_somebody_here from public;

create function auth.is_nobody_else(p_konto text)
  returns boolean
  language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  if session_user = 'platzwart_app' then
    perform 1 from public.benutzer b
      where b.anmeldung_id = p_konto and b.mandant_id is distinct from nullif(current_setting('app.mandant_id', true), '')::uuid limit 1;
    if found then
      return false;
    end if;
  end if;
  return not exists (select from auth.betreiber o where o.user_id = p_konto);
end
$$;
comment on function auth.is_nobody_else is 'Whether an account is nobody of another house than that in scope, as far as that is asked by who serves requests, and no operator''s.';
revoke all on function auth.is_nobody_else from public;

create function auth.hold_to_scope(p_mandant uuid)
  returns void
  language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  if session_user = 'platzwart_app' and p_mandant is distinct from nullif(current_setting('app.mandant_id', true), '')::uuid then
    raise exception 'another house than that in scope' using errcode = 'insufficient_privilege';
  end if;
end
$$;
comment on function auth.hold_to_scope is 'Refuses another house than that in scope.';
revoke all on function auth.hold_to_scope from public;

create function auth.hold_to_people(p_konto text)
  returns void
  language plpgsql stable set search_path = pg_catalog, pg_temp
as $$
begin
  if not auth.is_somebody_here(p_konto) then
    raise exception 'nobody of the house in scope' using errcode = 'insufficient_privilege';
  end if;
end
$$;
comment on function auth.hold_to_people is 'Refuses an account that is nobody of the house in scope.';
revoke all on function auth.hold_to_people from public;

create or replace function auth.accounts_coming(p_people jsonb)
  returns table (email text, id text, eigen boolean)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select a.email, a.id, coalesce(u."emailVerified", false) and exists (select from auth.account x where x."userId" = a.id and x.password is not null)
    from auth.accounts_for(p_people) a left join auth."user" u on u.id = a.id;
end
$$;

create or replace function auth.activate_zweitfaktor(p_konto text, p_neu text, p_schritt bigint, p_codes bytea[])
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform auth.hold_to_people(p_konto);
  update auth.zweitfaktor z set geheimnis = z.neu, seit = now(), schritt = p_schritt, neu = null, neu_bis = null
    where z.user_id = p_konto and z.neu = p_neu and z.neu_bis > now();
  if not found then
    return false;
  end if;
  if cardinality(p_codes) > 0 then
    delete from auth.zweitfaktor_code c where c.user_id = p_konto;
    insert into auth.zweitfaktor_code (user_id, pruefwert) select p_konto, unnest(p_codes);
  end if;
  return true;
end
$$;

create or replace function auth.add_passkey(p_konto text, p_id uuid, p_kennung text, p_adresse text, p_schluessel bytea, p_zaehler bigint, p_name text, p_wege text[], p_synchron boolean, p_hoechstens integer, p_codes bytea[])
  returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_erster boolean;
begin
  perform auth.hold_to_people(p_konto);
  insert into auth.zweitfaktor (user_id) values (p_konto) on conflict (user_id) do nothing;
  perform from auth.zweitfaktor z where z.user_id = p_konto for update;
  if (select count(*) from auth.passkey p where p.user_id = p_konto) >= p_hoechstens then
    return 'voll';
  end if;
  v_erster := not auth.has_zweitfaktor(p_konto);
  insert into auth.passkey (id, user_id, kennung, adresse, schluessel, zaehler, name, wege, synchron)
    values (p_id, p_konto, p_kennung, p_adresse, p_schluessel, p_zaehler, p_name, p_wege, p_synchron)
    on conflict (kennung) do nothing;
  if not found then
    return 'vergeben';
  end if;
  if not v_erster then
    return 'gut';
  end if;
  delete from auth.zweitfaktor_code c where c.user_id = p_konto;
  insert into auth.zweitfaktor_code (user_id, pruefwert) select p_konto, unnest(p_codes);
  return 'erster';
end
$$;

create or replace function auth.change_konto_email(p_konto text, p_email text)
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform auth.hold_to_people(p_konto);
  if session_user = 'platzwart_app' and not auth.is_nobody_else(p_konto) then
    raise exception 'somebody elsewhere, too' using errcode = 'insufficient_privilege';
  end if;
  if exists (select from auth."user" u where u."email" = p_email and u."id" <> p_konto) then
    return false;
  end if;
  update auth."user" set "email" = p_email, "emailVerified" = false, "updatedAt" = now() where "id" = p_konto;
  delete from auth.verification v where v.value = p_konto;
  return true;
end
$$;

-- What is young stays, whatever a caller asks; and whose line it is says the directory.
create or replace function auth.claim_betreiber(p_betreiber uuid, p_email text, p_aktion text, p_mandant uuid, p_schluessel text, p_anfrage bytea, p_zeilen_vor timestamptz, p_antworten_vor timestamptz)
  returns table (neu boolean, id uuid, anfrage bytea, status smallint, antwort text, version integer)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  zeile uuid := pg_catalog.gen_random_uuid();
begin
  perform auth.hold_to_scope(p_mandant);
  delete from auth.betreiber_protokoll p where p.zeit < least(p_zeilen_vor, now() - interval '17520 hours');
  update auth.betreiber_protokoll p set antwort = null where p.antwort is not null and p.zeit < least(p_antworten_vor, now() - interval '24 hours');
  insert into auth.betreiber_protokoll (id, betreiber_id, email, aktion, mandant_id, schluessel, anfrage)
    select zeile, o.id, u.email, p_aktion, p_mandant, p_schluessel, p_anfrage
      from auth.betreiber o join auth."user" u on u.id = o.user_id where o.id = p_betreiber
    on conflict (betreiber_id, schluessel) do nothing;
  if found then
    return query select true, zeile, p_anfrage, null::smallint, null::text, null::integer;
  else
    return query select false, p.id, p.anfrage, p.status, p.antwort, p.version from auth.betreiber_protokoll p
      where p.betreiber_id = p_betreiber and p.schluessel = p_schluessel;
  end if;
end
$$;

create or replace function auth.close_links(p_konto text)
  returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  delete from auth.verification v where v.value = p_konto and auth.is_somebody_here(p_konto) and auth.is_nobody_else(p_konto);
end
$$;

create or replace function auth.close_links_in(p_konto text, p_mandant uuid, p_alle boolean)
  returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform auth.hold_to_scope(p_mandant);
  delete from auth.verification v where v.value = p_konto and (v.mandant_id = p_mandant or p_alle and auth.is_nobody_else(p_konto));
end
$$;

create or replace function auth.confirm_email_wechsel(p_konto text, p_verification text)
  returns table (zustand text, vorher text, nachher text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  alt text;
  neu text;
begin
  perform auth.hold_to_people(p_konto);
  select w.email into neu from auth.email_wechsel w join auth.verification v on v."id" = w.verification_id
    where w.user_id = p_konto and v."id" = p_verification and v."expiresAt" > now() for update of w;
  if not found then
    return query select 'ungueltig', null::text, null::text;
    return;
  end if;
  select u."email" into alt from auth."user" u where u."id" = p_konto for update;
  delete from auth.verification v where v."value" = p_konto;
  if exists (select from auth."user" u where u."email" = neu and u."id" <> p_konto) then
    return query select 'vergeben', null::text, null::text;
    return;
  end if;
  begin
    update auth."user" set "email" = neu, "emailVerified" = true, "updatedAt" = now() where "id" = p_konto;
  exception when unique_violation then
    return query select 'vergeben', null::text, null::text;
    return;
  end;
  return query select 'ok', alt, neu;
end
$$;

create or replace function auth.forget_konto(p_konto text, p_mandant uuid, p_benutzer uuid, p_ganz boolean)
  returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform auth.hold_to_scope(p_mandant);
  delete from auth.session s
    where s."userId" = p_konto
      and (s.token like '%\_' || p_mandant || '\_' || p_benutzer
        or (s.token !~ '_[0-9a-f-]{36}_[0-9a-f-]{36}$' and auth.is_nobody_else(p_konto)));
  if p_ganz and auth.is_nobody_else(p_konto) then
    delete from auth.verification v where v.value = p_konto;
    delete from auth."user" u where u.id = p_konto;
  end if;
end
$$;

create or replace function auth.has_passwort(p_konto text)
  returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return auth.is_somebody_here(p_konto) and (exists (select from auth.account a where a."userId" = p_konto and a.password is not null));
end
$$;

create or replace function auth.has_zweitfaktor(p_konto text)
  returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return auth.is_somebody_here(p_konto) and (exists (select from auth.zweitfaktor z where z.user_id = p_konto and z.seit is not null)
    or exists (select from auth.passkey p where p.user_id = p_konto));
end
$$;

create or replace function auth.is_konto_betreiber(p_konto text)
  returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return auth.is_somebody_here(p_konto) and (exists (select from auth.betreiber o where o.user_id = p_konto));
end
$$;

create or replace function auth.konto_email(p_konto text)
  returns text
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return (select u."email" from auth."user" u where u."id" = p_konto and auth.is_somebody_here(p_konto));
end
$$;

-- A line is ended by the transaction that has begun it, and by none later.
create or replace function auth.note_betreiber(p_id uuid, p_was jsonb, p_status smallint, p_antwort text, p_version integer)
  returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update auth.betreiber_protokoll p set was = p_was, status = p_status, antwort = p_antwort, version = p_version where p.id = p_id and p.zeit = now() and p.status is null;
end
$$;

create or replace function auth.remove_passkey(p_konto text, p_id uuid, p_noetig boolean)
  returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_letzter boolean;
begin
  perform auth.hold_to_people(p_konto);
  perform from auth.zweitfaktor z where z.user_id = p_konto for update;
  if not exists (select from auth.passkey p where p.user_id = p_konto and p.id = p_id) then
    return 'keiner';
  end if;
  v_letzter := not exists (select from auth.zweitfaktor z where z.user_id = p_konto and z.seit is not null)
    and not exists (select from auth.passkey p where p.user_id = p_konto and p.id <> p_id);
  if v_letzter and p_noetig then
    return 'letzter';
  end if;
  delete from auth.passkey p where p.user_id = p_konto and p.id = p_id;
  if v_letzter then
    delete from auth.zweitfaktor z where z.user_id = p_konto;
  end if;
  return 'gut';
end
$$;

create or replace function auth.remove_zweitfaktor(p_konto text)
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  war boolean;
begin
  perform auth.hold_to_people(p_konto);
  if session_user = 'platzwart_app' and not auth.is_nobody_else(p_konto) then
    raise exception 'somebody elsewhere, too' using errcode = 'insufficient_privilege';
  end if;
  perform from auth.zweitfaktor z where z.user_id = p_konto for update;
  war := auth.has_zweitfaktor(p_konto);
  delete from auth.passkey p where p.user_id = p_konto;
  delete from auth.zweitfaktor z where z.user_id = p_konto;
  return war;
end
$$;

create or replace function auth.remove_zweitfaktor_app(p_konto text, p_noetig boolean)
  returns text
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform auth.hold_to_people(p_konto);
  perform from auth.zweitfaktor z where z.user_id = p_konto for update;
  if not exists (select from auth.zweitfaktor z where z.user_id = p_konto and z.seit is not null) then
    return 'keiner';
  end if;
  if exists (select from auth.passkey p where p.user_id = p_konto) then
    update auth.zweitfaktor z set geheimnis = null, seit = null, neu = null, neu_bis = null where z.user_id = p_konto;
    return 'gut';
  end if;
  if p_noetig then
    return 'letzter';
  end if;
  delete from auth.zweitfaktor z where z.user_id = p_konto;
  return 'gut';
end
$$;

create or replace function auth.rename_passkey(p_konto text, p_id uuid, p_name text)
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform auth.hold_to_people(p_konto);
  update auth.passkey p set name = p_name where p.user_id = p_konto and p.id = p_id;
  return found;
end
$$;

create or replace function auth.renew_zweitfaktor_codes(p_konto text, p_codes bytea[])
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform auth.hold_to_people(p_konto);
  perform from auth.zweitfaktor z where z.user_id = p_konto for update;
  if not found or not auth.has_zweitfaktor(p_konto) then
    return false;
  end if;
  delete from auth.zweitfaktor_code c where c.user_id = p_konto;
  insert into auth.zweitfaktor_code (user_id, pruefwert) select p_konto, unnest(p_codes);
  return true;
end
$$;

create or replace function auth.end_sitzungen_in(p_konto text, p_mandant uuid, p_benutzer uuid)
  returns integer
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  beendet integer;
begin
  perform auth.hold_to_scope(p_mandant);
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
        or (s.token !~ '_[0-9a-f-]{36}_[0-9a-f-]{36}$' and not exists (select from auth.betreiber o where o.user_id = p_konto)
          and (auth.is_somebody_here(p_konto) or auth.is_nobody_else(p_konto))));
  get diagnostics beendet = row_count;
  return beendet;
end
$$;

-- older version: nothing has called it since tokens name their place.
drop function auth.open_sitzung(text, uuid);
