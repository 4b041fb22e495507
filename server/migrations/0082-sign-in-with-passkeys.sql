-- Passkeys (WebAuthn): keys of a device or of a manager of passwords that are a second factor beside the password, and stand for both where the
-- device has asked who holds it. They belong to the account, as the app does. A server of before knows none of them: while servers are being
-- replaced it asks whoever has passkeys alone for the password only.
create table auth.passkey (
  id uuid primary key,
  user_id text not null references auth."user" ("id") on delete cascade,
  kennung text not null unique check (char_length(kennung) between 1 and 1400),
  adresse text not null check (char_length(adresse) between 1 and 253),
  schluessel bytea not null,
  zaehler bigint not null default 0 check (zaehler >= 0),
  name text not null check (char_length(name) between 1 and 60),
  wege text[] not null default '{}',
  synchron boolean not null default false,
  angelegt timestamptz not null default now(),
  zuletzt timestamptz,
  geraet text check (char_length(geraet) <= 500)
);
comment on table auth.passkey is 'The passkeys of accounts. What is secret of them never leaves the device.';
comment on column auth.passkey.id is 'What the pages of its person call it by.';
comment on column auth.passkey.user_id is 'The account.';
comment on column auth.passkey.kennung is 'How the device calls it, in base64url.';
comment on column auth.passkey.adresse is 'The domain that it was made for, and that browsers offer it at.';
comment on column auth.passkey.schluessel is 'Its public key, as COSE.';
comment on column auth.passkey.zaehler is 'How often its device says that it was used; 0 of one that does not count.';
comment on column auth.passkey.name is 'What its person calls it.';
comment on column auth.passkey.wege is 'How a browser reaches it: internal, hybrid, usb, nfc, ble.';
comment on column auth.passkey.synchron is 'It may be kept on several devices, by a manager of passwords.';
comment on column auth.passkey.angelegt is 'Since when there is it.';
comment on column auth.passkey.zuletzt is 'When it was last used; null until then.';
comment on column auth.passkey.geraet is 'What the browser called itself in which it was last used.';
create index passkey_of_user on auth.passkey (user_id);
grant select, insert, update, delete on auth.passkey to platzwart_auth;

-- Asked for one at every look at a page of sign-in, and mostly not used.
create index verification_ablauf on auth.verification ("expiresAt");

create or replace function auth.has_zweitfaktor(p_konto text)
  returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (select from auth.zweitfaktor z where z.user_id = p_konto and z.seit is not null)
    or exists (select from auth.passkey p where p.user_id = p_konto);
end
$$;

-- The row of the second factor is what all changes of an account's factors wait at, and what its recovery codes hang on.
create function auth.add_passkey(
  p_konto text, p_id uuid, p_kennung text, p_adresse text, p_schluessel bytea, p_zaehler bigint, p_name text, p_wege text[],
  p_synchron boolean, p_hoechstens integer, p_codes bytea[])
  returns text
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_erster boolean;
begin
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
comment on function auth.add_passkey is 'Adds a passkey to an account: erster, with the recovery codes, where it had no second factor; else gut; voll or vergeben where it was not added.';
revoke all on function auth.add_passkey from public;
grant execute on function auth.add_passkey to platzwart_app, platzwart_auth;

create function auth.rename_passkey(p_konto text, p_id uuid, p_name text)
  returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update auth.passkey p set name = p_name where p.user_id = p_konto and p.id = p_id;
  return found;
end
$$;
comment on function auth.rename_passkey is 'Calls a passkey of an account by another name; false where there is none of that id.';
revoke all on function auth.rename_passkey from public;
grant execute on function auth.rename_passkey to platzwart_app, platzwart_auth;

create function auth.remove_passkey(p_konto text, p_id uuid, p_noetig boolean)
  returns text
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_letzter boolean;
begin
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
comment on function auth.remove_passkey is 'Takes a passkey from an account, and the recovery codes with its last second factor; letzter where that is needed, keiner where there is none of that id.';
revoke all on function auth.remove_passkey from public;
grant execute on function auth.remove_passkey to platzwart_app, platzwart_auth;

create function auth.remove_zweitfaktor_app(p_konto text, p_noetig boolean)
  returns text
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
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
comment on function auth.remove_zweitfaktor_app is 'Takes the authenticator app from an account, and the recovery codes where there is no passkey beside it; letzter where that is needed, keiner where there is none.';
revoke all on function auth.remove_zweitfaktor_app from public;
grant execute on function auth.remove_zweitfaktor_app to platzwart_app, platzwart_auth;

-- For whoever has lost their devices: the passkeys go, too.
create or replace function auth.remove_zweitfaktor(p_konto text)
  returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  war boolean;
begin
  perform from auth.zweitfaktor z where z.user_id = p_konto for update;
  war := auth.has_zweitfaktor(p_konto);
  delete from auth.passkey p where p.user_id = p_konto;
  delete from auth.zweitfaktor z where z.user_id = p_konto;
  return war;
end
$$;
comment on function auth.remove_zweitfaktor is 'Takes the second factor, its codes and all passkeys from an account; whether there was any of them.';

-- Beside a passkey the codes that there are stay: then none are handed in.
create or replace function auth.activate_zweitfaktor(p_konto text, p_neu text, p_schritt bigint, p_codes bytea[])
  returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
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

create or replace function auth.renew_zweitfaktor_codes(p_konto text, p_codes bytea[])
  returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform from auth.zweitfaktor z where z.user_id = p_konto for update;
  if not found or not auth.has_zweitfaktor(p_konto) then
    return false;
  end if;
  delete from auth.zweitfaktor_code c where c.user_id = p_konto;
  insert into auth.zweitfaktor_code (user_id, pruefwert) select p_konto, unnest(p_codes);
  return true;
end
$$;

create function auth.delete_abgelaufene_codes(p_hoechstens integer)
  returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_geloescht integer;
begin
  delete from auth.verification v where v."id" = any(array(
    select x."id" from auth.verification x where x."expiresAt" < now()
    order by x."expiresAt" limit least(p_hoechstens, 10000) for update skip locked));
  get diagnostics v_geloescht = row_count;
  return v_geloescht;
end
$$;
comment on function auth.delete_abgelaufene_codes is 'Deletes at most so many one-time codes that are good no more, the oldest first; says how many.';
revoke all on function auth.delete_abgelaufene_codes from public;
grant execute on function auth.delete_abgelaufene_codes to platzwart_app;
