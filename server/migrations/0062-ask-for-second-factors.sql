-- A second factor beside the password: codes of an authenticator app, and codes to come back with when it is lost. It belongs to the account,
-- wherever that is somebody's; who must have one is said by each house.
create table auth.zweitfaktor (
  user_id text primary key references auth."user" ("id") on delete cascade,
  geheimnis text,
  schritt bigint not null default 0,
  seit timestamptz,
  neu text,
  neu_bis timestamptz,
  check ((geheimnis is null) = (seit is null)),
  check ((neu is null) = (neu_bis is null))
);
comment on table auth.zweitfaktor is 'The authenticator app of an account. Its secrets are encrypted under the key of the installation.';
comment on column auth.zweitfaktor.user_id is 'The account.';
comment on column auth.zweitfaktor.geheimnis is 'What the app and we know, encrypted; null until the first app is confirmed.';
comment on column auth.zweitfaktor.schritt is 'The last time step (30 s since 1970) whose code was used: no code is good twice.';
comment on column auth.zweitfaktor.seit is 'Since when it is asked for at every sign-in.';
comment on column auth.zweitfaktor.neu is 'The secret of an app that is being set up, encrypted.';
comment on column auth.zweitfaktor.neu_bis is 'Until when that can be confirmed.';

create table auth.zweitfaktor_code (
  user_id text not null references auth.zweitfaktor (user_id) on delete cascade,
  pruefwert bytea not null,
  primary key (user_id, pruefwert)
);
comment on table auth.zweitfaktor_code is 'Codes with which an account signs in without its app, each once: a used one is gone.';
comment on column auth.zweitfaktor_code.user_id is 'The account.';
comment on column auth.zweitfaktor_code.pruefwert is 'SHA-256 of the code; the code itself was shown once.';
grant select, insert, update, delete on auth.zweitfaktor, auth.zweitfaktor_code to platzwart_auth;

create function auth.has_zweitfaktor(p_konto text)
  returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (select from auth.zweitfaktor z where z.user_id = p_konto and z.seit is not null);
end
$$;
comment on function auth.has_zweitfaktor is 'Whether an account is asked for a second factor when it signs in.';
revoke all on function auth.has_zweitfaktor from public;
grant execute on function auth.has_zweitfaktor to platzwart_app;

-- In the transaction that notes it in the trail of the person's house.
create function auth.activate_zweitfaktor(p_konto text, p_neu text, p_schritt bigint, p_codes bytea[])
  returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update auth.zweitfaktor z set geheimnis = z.neu, seit = now(), schritt = p_schritt, neu = null, neu_bis = null
    where z.user_id = p_konto and z.neu = p_neu and z.neu_bis > now();
  if not found then
    return false;
  end if;
  delete from auth.zweitfaktor_code c where c.user_id = p_konto;
  insert into auth.zweitfaktor_code (user_id, pruefwert) select p_konto, unnest(p_codes);
  return true;
end
$$;
comment on function auth.activate_zweitfaktor is 'Asks for the app that was set up from now on, with new codes beside it; false when another one was begun meanwhile, or it took too long.';
revoke all on function auth.activate_zweitfaktor from public;
grant execute on function auth.activate_zweitfaktor to platzwart_app, platzwart_auth;

create function auth.renew_zweitfaktor_codes(p_konto text, p_codes bytea[])
  returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform from auth.zweitfaktor z where z.user_id = p_konto and z.seit is not null for update;
  if not found then
    return false;
  end if;
  delete from auth.zweitfaktor_code c where c.user_id = p_konto;
  insert into auth.zweitfaktor_code (user_id, pruefwert) select p_konto, unnest(p_codes);
  return true;
end
$$;
comment on function auth.renew_zweitfaktor_codes is 'New codes in place of those before; false where no second factor is asked for.';
revoke all on function auth.renew_zweitfaktor_codes from public;
grant execute on function auth.renew_zweitfaktor_codes to platzwart_app, platzwart_auth;

create function auth.remove_zweitfaktor(p_konto text)
  returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  war boolean;
begin
  delete from auth.zweitfaktor z where z.user_id = p_konto returning z.seit is not null into war;
  return coalesce(war, false);
end
$$;
comment on function auth.remove_zweitfaktor is 'Takes the second factor and its codes from an account; whether there was one.';
revoke all on function auth.remove_zweitfaktor from public;
grant execute on function auth.remove_zweitfaktor to platzwart_app, platzwart_auth;

alter table rolle add column zweitfaktor boolean not null default false;
comment on column rolle.zweitfaktor is 'Whoever has the role needs a second factor.';
