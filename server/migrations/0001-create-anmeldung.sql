-- Sign-in: the tables of better-auth and what belongs to them, in a schema and with a role of their own. They are global by nature: nobody is in a
-- Mandant before the session gate has looked here. Nothing else may read them; what other roles may do goes by the functions below, which run as the
-- owner. All names in a function are qualified, and pg_temp stands last in its search path: who may create temporary objects could otherwise put a
-- type of theirs before ours, and have it run as the owner.
create schema auth;
comment on schema auth is 'Sign-in and the directory that leads a request to its Mandant; read before any Mandant is known.';
grant usage on schema auth to platzwart_app, platzwart_auth;

create table auth."user" (
  "id" text primary key,
  "name" text not null,
  "email" text not null unique,
  "emailVerified" boolean not null default false,
  "image" text,
  mehrere boolean not null default false,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
comment on table auth."user" is 'An account that can sign in (better-auth). What a person may do stands in benutzer, per Mandant.';
comment on column auth."user".mehrere is 'A house has invited the account that had one already, so there may be several. False: there is one house at most.';

create table auth.session (
  "id" text primary key,
  "userId" text not null references auth."user" ("id") on delete cascade,
  "token" text not null unique,
  "expiresAt" timestamptz not null,
  "geteilt" boolean not null default false,
  "bewiesen" timestamptz,
  "ipAddress" text,
  "userAgent" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
comment on table auth.session is 'A signed-in device (better-auth). Deleting the row ends the session at once.';
comment on column auth.session.geteilt is 'Signed in on a computer that others use, too: ends with the browser, and soon without use.';
comment on column auth.session.bewiesen is 'When whoever is signed in has last shown again who they are, by all that their account is asked for; null until then.';
create index session_of_user on auth.session ("userId");
create index session_ablauf on auth.session ("expiresAt");

create table auth.account (
  "id" text primary key,
  "accountId" text not null,
  "providerId" text not null,
  "userId" text not null references auth."user" ("id") on delete cascade,
  "accessToken" text,
  "refreshToken" text,
  "idToken" text,
  "accessTokenExpiresAt" timestamptz,
  "refreshTokenExpiresAt" timestamptz,
  "scope" text,
  "password" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
comment on table auth.account is 'How an account proves itself (better-auth): a password hash or a single sign-on subject.';
create index account_of_user on auth.account ("userId");

create table auth.verification (
  "id" text primary key,
  "identifier" text not null,
  "value" text not null,
  mandant_id uuid,
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
comment on table auth.verification is 'One-time codes for confirmation, recovery and invitation (better-auth).';
comment on column auth.verification.mandant_id is 'The Mandant that has invited by this code; null for codes of the account itself (recovery, confirmation, second step), and for what servers of before have made.';
create index verification_identifier on auth.verification ("identifier");
-- Asked for one at every look at a page of sign-in, and mostly not used.
create index verification_ablauf on auth.verification ("expiresAt");

create table auth."rateLimit" (
  "id" text primary key,
  "key" text not null unique,
  "count" integer not null,
  "lastRequest" bigint not null
);
comment on table auth."rateLimit" is 'Attempts per client and path (better-auth), shared by all servers.';

-- How new passwords are hashed, and from when on; a later procedure is a further row, whose time leaves the servers before it a while to be replaced.
create table auth.passwort_verfahren (
  verfahren text primary key check (verfahren in ('argon2id')),
  ab timestamptz not null
);
comment on table auth.passwort_verfahren is 'From when on passwords are kept by a procedure that servers of earlier versions do not know.';
comment on column auth.passwort_verfahren.verfahren is 'The procedure (RFC 9106).';
comment on column auth.passwort_verfahren.ab is 'From this moment on it is written; it is read always.';

insert into auth.passwort_verfahren (verfahren, ab) values ('argon2id', now());

-- Whoever changes the address of their account shows that the new one is theirs before it counts. What is open goes with the code of its link, so
-- that whatever makes the links of an account worthless ends it, too.
create table auth.email_wechsel (
  user_id text primary key references auth."user" ("id") on delete cascade,
  email text not null check (email = lower(email) and char_length(email) between 3 and 254),
  verification_id text not null references auth.verification ("id") on delete cascade
);
comment on table auth.email_wechsel is 'An address that an account is to have as soon as it is confirmed; one at a time.';
comment on column auth.email_wechsel.user_id is 'The account.';
comment on column auth.email_wechsel.email is 'The new address, lower case.';
comment on column auth.email_wechsel.verification_id is 'The one-time code of the link; until when it is good stands there.';

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

-- Passkeys (WebAuthn): keys of a device or of a password manager that are a second factor beside the password, and stand for both where the device
-- has asked who holds it. They belong to the account, as the app does.
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

-- A session is in the house that its token names, and in no other one: that house ends it, and no other house could. What a house has ended stays
-- ended there: a session that began before does not come back by going to the house from another one.

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

create table auth.mandant_ende (
  mandant_id uuid primary key,
  zeit timestamptz not null
);
comment on table auth.mandant_ende is 'When houses were last closed.';
comment on column auth.mandant_ende.mandant_id is 'The house.';
comment on column auth.mandant_ende.zeit is 'Sessions that began before do not come to the house.';

-- When somebody of a house last signed in: every look at the list of houses asks for it, and the sessions themselves go.
create table auth.mandant_anmeldung (
  mandant_id uuid primary key,
  zuletzt timestamptz not null
);
comment on table auth.mandant_anmeldung is 'When somebody of a Mandant last signed in, to a few minutes; nobody is named.';
comment on column auth.mandant_anmeldung.mandant_id is 'The Mandant.';
comment on column auth.mandant_anmeldung.zuletzt is 'The last sign-in.';

-- Whose people write from which e-mail domain, so that the login page can lead them to the house's own. Like the directory of hosts it belongs to
-- the sign-in; it refers to no house by a key, because on many machines the houses are elsewhere.
create table auth.mandant_maildomain (
  domain text primary key check (domain = lower(domain) and char_length(domain) between 1 and 253),
  mandant_id uuid not null
);
comment on table auth.mandant_maildomain is 'Which e-mail domain belongs to which Mandant: to whose login page it leads.';
comment on column auth.mandant_maildomain.domain is 'What stands behind the @, lower case.';
comment on column auth.mandant_maildomain.mandant_id is 'The Mandant.';
create index mandant_maildomain_mandant on auth.mandant_maildomain (mandant_id);

-- The demo's accounts share a password that everybody can read. They are marked, and without the demo they are nobody: neither the session gate nor
-- the sign-in finds a person or an operator behind them.
create table auth.demo_anmeldung (
  user_id text primary key references auth."user" ("id") on delete cascade
);
comment on table auth.demo_anmeldung is 'Accounts of the demo, with its published password. They are closed to connections that do not say app.demo = on.';
comment on column auth.demo_anmeldung.user_id is 'The account.';

create function auth.is_open(p_user text)
  returns boolean
  language sql stable
return coalesce(current_setting('app.demo', true), '') = 'on'
  or not exists (select from auth.demo_anmeldung d where d.user_id = p_user);
comment on function auth.is_open is 'Whether an account may be anybody here: each but those of the demo, and those where the connection serves it.';
revoke all on function auth.is_open from public;
grant execute on function auth.is_open to platzwart_auth;

-- Operators. One need not be a person of any house. What they do is kept in a trail of their own, because the house that it was done to may be gone
-- afterwards; with it the answer, so that a request that is sent again is not done again.

create table auth.betreiber (
  user_id text primary key references auth."user" ("id") on delete cascade,
  id uuid not null default gen_random_uuid()
);
comment on table auth.betreiber is 'Accounts that operate the installation: they list and create Mandanten.';
comment on column auth.betreiber.user_id is 'The account.';
comment on column auth.betreiber.id is 'Names the operator in the audit trails of the houses, among whose people they are not.';

alter table auth.betreiber enable row level security;
alter table auth.betreiber force row level security;
create policy offen on auth.betreiber to platzwart_auth, platzwart_owner using (auth.is_open(user_id)) with check (true);

create table auth.betreiber_protokoll (
  id uuid primary key default gen_random_uuid(),
  zeit timestamptz not null default now(),
  betreiber_id uuid not null,
  email text not null check (char_length(email) <= 254),
  aktion text not null check (char_length(aktion) between 1 and 80),
  mandant_id uuid,
  was jsonb,
  schluessel text check (char_length(schluessel) between 1 and 200),
  anfrage bytea,
  status smallint,
  antwort text,
  version integer,
  unique (betreiber_id, schluessel)
);
comment on table auth.betreiber_protokoll is 'What operators have done, kept for 24 months; and for a day the answers that they were given under an Idempotency-Key.';
comment on column auth.betreiber_protokoll.id is 'Names the row.';
comment on column auth.betreiber_protokoll.zeit is 'When.';
comment on column auth.betreiber_protokoll.betreiber_id is 'Which operator.';
comment on column auth.betreiber_protokoll.email is 'The operator''s address at that time.';
comment on column auth.betreiber_protokoll.aktion is 'The verb.';
comment on column auth.betreiber_protokoll.mandant_id is 'The Mandant; empty once it is deleted.';
comment on column auth.betreiber_protokoll.was is 'What it was done to and by how much, where the house itself does not remember it any more.';
comment on column auth.betreiber_protokoll.schluessel is 'The Idempotency-Key, if one was sent.';
comment on column auth.betreiber_protokoll.anfrage is 'SHA-256 of the request.';
comment on column auth.betreiber_protokoll.status is 'Of the answer.';
comment on column auth.betreiber_protokoll.antwort is 'The answer as JSON, without one-time links, for a day.';
comment on column auth.betreiber_protokoll.version is 'What its ETag was made from.';
create index betreiber_protokoll_zeit on auth.betreiber_protokoll (zeit);

-- Beside the houses, because what comes in is of none yet, and what went out may be of one that is gone.
create table auth.hausdatei (
  id uuid primary key,
  art text not null check (art in ('ausfuhr', 'einfuhr')),
  mandant_id uuid not null,
  name text not null check (char_length(name) between 1 and 120),
  betreiber_id uuid not null,
  status text not null default 'wartend' check (status in ('wartend', 'laeuft', 'fertig', 'fehlgeschlagen')),
  schritt text check (schritt in ('lesen', 'pruefen', 'schreiben')),
  erledigt bigint not null default 0,
  gesamt bigint not null default 0,
  schluessel text,
  bytes bigint,
  fehler jsonb,
  erstellt timestamptz not null default now(),
  beendet timestamptz
);
comment on table auth.hausdatei is 'A whole house as one file, on its way out or in; kept for a day.';
comment on column auth.hausdatei.id is 'UUIDv7.';
comment on column auth.hausdatei.art is 'Out of this installation, or into it.';
comment on column auth.hausdatei.mandant_id is 'The Mandant; of one that comes in, what it will be.';
comment on column auth.hausdatei.name is 'What the Mandant is called, or will be.';
comment on column auth.hausdatei.betreiber_id is 'The operator who asked for it.';
comment on column auth.hausdatei.status is 'Waiting, running, done, failed.';
comment on column auth.hausdatei.schritt is 'What is being done.';
comment on column auth.hausdatei.erledigt is 'How far: of what goes out rows and files, of what comes in bytes.';
comment on column auth.hausdatei.gesamt is 'How much there is.';
comment on column auth.hausdatei.schluessel is 'Where the bytes lie in the object store; empty once they are gone.';
comment on column auth.hausdatei.bytes is 'Size.';
comment on column auth.hausdatei.fehler is 'Why it failed: code and data.';
comment on column auth.hausdatei.erstellt is 'Asked for at.';
comment on column auth.hausdatei.beendet is 'Ended at.';
create index hausdatei_erstellt on auth.hausdatei (erstellt);

grant select, insert, update, delete on auth."user", auth.session, auth.account, auth.verification, auth."rateLimit", auth.email_wechsel, auth.zweitfaktor,
  auth.zweitfaktor_code, auth.passkey, auth.sitzung_ende, auth.mandant_ende, auth.mandant_anmeldung, auth.betreiber to platzwart_auth;
grant select, insert, delete on auth.demo_anmeldung to platzwart_auth;
grant select on auth.passwort_verfahren, auth.mandant_maildomain, auth.betreiber_protokoll, auth.hausdatei to platzwart_auth;
grant select, insert, update, delete on auth.hausdatei to platzwart_app;

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

-- A session on a shared computer lasts as long as somebody uses it: 30 minutes after the last use it is over, and 12 hours after the sign-in at the
-- latest. What its gate notes as a use moves the end; a look at the session alone (app.nur_pruefen) is none.
create function auth.limit_geteilt()
  returns trigger
  language plpgsql set search_path = pg_catalog, pg_temp
as $$
begin
  if not new."geteilt" then
    return new;
  end if;
  if tg_op = 'INSERT' then
    new."expiresAt" := least(new."expiresAt", new."updatedAt" + interval '30 minutes');
  elsif old."expiresAt" <= now() or coalesce(current_setting('app.nur_pruefen', true), '') = 'on' then
    new."expiresAt" := least(old."expiresAt", new."expiresAt");
    new."updatedAt" := old."updatedAt";
  elsif new."updatedAt" > old."updatedAt" then
    new."expiresAt" := least(new."updatedAt" + interval '30 minutes', new."createdAt" + interval '12 hours');
  end if;
  return new;
end
$$;
comment on function auth.limit_geteilt is 'Keeps a session of a shared computer short.';
revoke all on function auth.limit_geteilt from public;

create trigger limit_geteilt before insert or update on auth.session
  for each row execute function auth.limit_geteilt();

-- The session gate. A token says in which Mandant it is whose, and its cookie is signed: the gate knows where to ask before it asks. What it reads
-- stands in two places, which may be two machines: the session in the directory, its person in the Mandant. Each is asked by a statement of its own,
-- the second in the Mandant's scope. A token that names another house than the one in scope is no session here, whichever server asks. One that names
-- none is that of an operator who was nobody's person when it began: it opens no house, because no house ends it.
create function auth.use_sitzung(p_token text)
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
revoke all on function auth.use_sitzung from public;
grant execute on function auth.use_sitzung to platzwart_app;

-- For a session that is used at the host of another Mandant: asks all of them. Nobody is taken to a house that has only invited them. What is asked of
-- the houses and what is asked of the directory are questions of their own, and one for whether there is a row names a column: without that there is no
-- plan over many machines.
create function auth.find_sitzung(p_token text, p_mandant uuid)
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
revoke all on function auth.find_sitzung from public;
grant execute on function auth.find_sitzung to platzwart_app;

-- Sessions whose streams are open are looked at and not used.
create function auth.ended_sitzungen(p_tokens text[], p_mandanten uuid[], p_benutzer uuid[])
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
comment on function auth.ended_sitzungen is 'Of sessions with their places the numbers, from 1 on, of those that no longer hold; none counts as used by it.';
revoke all on function auth.ended_sitzungen from public;
grant execute on function auth.ended_sitzungen to platzwart_app;

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

create function auth.end_sitzungen_in(p_konto text, p_mandant uuid, p_benutzer uuid)
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
comment on function auth.end_sitzungen_in is 'Ends the sessions of an account in one Mandant, and those of before that say no place; an operator keeps theirs.';
revoke all on function auth.end_sitzungen_in from public;
grant execute on function auth.end_sitzungen_in to platzwart_app;

-- Suspending a house ends what is signed in there, by the place that a session's token names.
create function auth.end_mandant_sitzungen()
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
revoke all on function auth.end_mandant_sitzungen from public;
grant execute on function auth.end_mandant_sitzungen to platzwart_app;

-- Whoever is put out of a house is out for good, and out of that one alone: sessions and one-time links of before do not come back with the person.
-- By a trigger, because the status is changed by hand and by programs; and again when it is changed back, for what was signed in at the very moment it
-- changed. The rows stay until they are swept, so that a browser is told that the person is no longer active.
create function auth.end_sitzungen()
  returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform auth.end_sitzungen_in(old.anmeldung_id, old.mandant_id, old.id);
  perform auth.close_links_in(old.anmeldung_id, old.mandant_id,
    not exists (select from public.benutzer b where b.anmeldung_id = old.anmeldung_id and b.mandant_id <> old.mandant_id));
  return null;
end
$$;
comment on function auth.end_sitzungen is 'Ends the sessions and the invitations in this house of the account behind a person whose status or account changed, or who was removed; where it is nobody elsewhere, all of its one-time links.';
revoke all on function auth.end_sitzungen from public;

-- A session that has ended says when and from where somebody signed in, and nobody needs it any more. The directory belongs to no house: the jobs of
-- the servers may take from it what is over, and nothing else.
create function auth.delete_abgelaufene_sitzungen(p_vor timestamptz, p_hoechstens integer)
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
comment on function auth.delete_abgelaufene_sitzungen is 'Deletes at most so many sessions that ended before that moment, the oldest first; says how many. One that holds never goes.';
revoke all on function auth.delete_abgelaufene_sitzungen from public;
grant execute on function auth.delete_abgelaufene_sitzungen to platzwart_app;

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

create function auth.close_links(p_konto text)
  returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  delete from auth.verification v where v.value = p_konto and auth.is_somebody_here(p_konto) and auth.is_nobody_else(p_konto);
end
$$;
comment on function auth.close_links is 'Makes every one-time link of an account worthless.';
revoke all on function auth.close_links from public;
grant execute on function auth.close_links to platzwart_app;

-- Another house may have invited the same account, and its link is not this one's to close.
create function auth.close_links_in(p_konto text, p_mandant uuid, p_alle boolean)
  returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform auth.hold_to_scope(p_mandant);
  delete from auth.verification v where v.value = p_konto and (v.mandant_id = p_mandant or p_alle and auth.is_nobody_else(p_konto));
end
$$;
comment on function auth.close_links_in is 'Makes the invitations of one Mandant to an account worthless; where the account is nobody elsewhere, every one-time link of it.';
revoke all on function auth.close_links_in from public;
grant execute on function auth.close_links_in to platzwart_app;

create function auth.konto_email(p_konto text)
  returns text
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return (select u."email" from auth."user" u where u."id" = p_konto and auth.is_somebody_here(p_konto));
end
$$;
comment on function auth.konto_email is 'The address of an account, for the houses whose person signs in with it.';
revoke all on function auth.konto_email from public;
grant execute on function auth.konto_email to platzwart_app;

-- In the transaction of the person's own change: both addresses change, or none. The directory alone is asked, so that it may be called after a write in
-- the house, on many machines, too.
create function auth.change_konto_email(p_konto text, p_email text)
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
comment on function auth.change_konto_email is 'Gives an account another address, and makes the links worthless that went to the old one; false when somebody else has it.';
revoke all on function auth.change_konto_email from public;
grant execute on function auth.change_konto_email to platzwart_app;

-- In the transaction that changes the person. Of two who open the link at once the second finds nothing.
create function auth.confirm_email_wechsel(p_konto text, p_verification text)
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
comment on function auth.confirm_email_wechsel is 'Gives an account the address that it has confirmed: ok with both, vergeben when somebody else has it by now, ungueltig when nothing is open. Every link of the account is worthless after it.';
revoke all on function auth.confirm_email_wechsel from public;
grant execute on function auth.confirm_email_wechsel to platzwart_app, platzwart_auth;

-- In the transaction that makes the person anonymous; whether the account is somebody's elsewhere is found out before.
create function auth.forget_konto(p_konto text, p_mandant uuid, p_benutzer uuid, p_ganz boolean)
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
comment on function auth.forget_konto is 'Deletes the sessions of an account in one Mandant, and the account with all that belongs to it when it is nobody''s anywhere else and operates nothing.';
revoke all on function auth.forget_konto from public;
grant execute on function auth.forget_konto to platzwart_app;

-- Whoever signs in elsewhere shows their second factor there. Who has a password here signs in here, whatever stands at their person.
create function auth.has_passwort(p_konto text)
  returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return auth.is_somebody_here(p_konto) and (exists (select from auth.account a where a."userId" = p_konto and a.password is not null));
end
$$;
comment on function auth.has_passwort is 'Whether an account can sign in by a password.';
revoke all on function auth.has_passwort from public;
grant execute on function auth.has_passwort to platzwart_app;

-- The row of the second factor is what all changes of an account's factors wait at, and what its recovery codes hang on.

create function auth.has_zweitfaktor(p_konto text)
  returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return auth.is_somebody_here(p_konto) and (exists (select from auth.zweitfaktor z where z.user_id = p_konto and z.seit is not null)
    or exists (select from auth.passkey p where p.user_id = p_konto));
end
$$;
comment on function auth.has_zweitfaktor is 'Whether an account is asked for a second factor when it signs in.';
revoke all on function auth.has_zweitfaktor from public;
grant execute on function auth.has_zweitfaktor to platzwart_app;

-- Beside a passkey the codes that there are stay: then none are handed in.
create function auth.activate_zweitfaktor(p_konto text, p_neu text, p_schritt bigint, p_codes bytea[])
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
comment on function auth.activate_zweitfaktor is 'Asks for the app that was set up from now on, with new codes beside it; false when another one was begun meanwhile, or it took too long.';
revoke all on function auth.activate_zweitfaktor from public;
grant execute on function auth.activate_zweitfaktor to platzwart_app, platzwart_auth;

create function auth.renew_zweitfaktor_codes(p_konto text, p_codes bytea[])
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
comment on function auth.renew_zweitfaktor_codes is 'New codes in place of those before; false where no second factor is asked for.';
revoke all on function auth.renew_zweitfaktor_codes from public;
grant execute on function auth.renew_zweitfaktor_codes to platzwart_app, platzwart_auth;

-- For whoever has lost their devices: the passkeys go, too.
create function auth.remove_zweitfaktor(p_konto text)
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
comment on function auth.remove_zweitfaktor is 'Takes the second factor, its codes and all passkeys from an account; whether there was any of them.';
revoke all on function auth.remove_zweitfaktor from public;
grant execute on function auth.remove_zweitfaktor to platzwart_app, platzwart_auth;

create function auth.remove_zweitfaktor_app(p_konto text, p_noetig boolean)
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
comment on function auth.remove_zweitfaktor_app is 'Takes the authenticator app from an account, and the recovery codes where there is no passkey beside it; letzter where that is needed, keiner where there is none.';
revoke all on function auth.remove_zweitfaktor_app from public;
grant execute on function auth.remove_zweitfaktor_app to platzwart_app, platzwart_auth;

create function auth.add_passkey(p_konto text, p_id uuid, p_kennung text, p_adresse text, p_schluessel bytea, p_zaehler bigint, p_name text, p_wege text[], p_synchron boolean, p_hoechstens integer, p_codes bytea[])
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
comment on function auth.add_passkey is 'Adds a passkey to an account: erster, with the recovery codes, where it had no second factor; else gut; voll or vergeben where it was not added.';
revoke all on function auth.add_passkey from public;
grant execute on function auth.add_passkey to platzwart_app, platzwart_auth;

create function auth.rename_passkey(p_konto text, p_id uuid, p_name text)
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform auth.hold_to_people(p_konto);
  update auth.passkey p set name = p_name where p.user_id = p_konto and p.id = p_id;
  return found;
end
$$;
comment on function auth.rename_passkey is 'Calls a passkey of an account by another name; false where there is none of that id.';
revoke all on function auth.rename_passkey from public;
grant execute on function auth.rename_passkey to platzwart_app, platzwart_auth;

create function auth.remove_passkey(p_konto text, p_id uuid, p_noetig boolean)
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
comment on function auth.remove_passkey is 'Takes a passkey from an account, and the recovery codes with its last second factor; letzter where that is needed, keiner where there is none of that id.';
revoke all on function auth.remove_passkey from public;
grant execute on function auth.remove_passkey to platzwart_app, platzwart_auth;

-- People who come with a house have the account of their address, or one that nobody can sign in with until it is invited. In the transaction that
-- brings the house: what fails leaves no account behind.
create function auth.accounts_for(p_people jsonb)
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
comment on function auth.accounts_for is 'The accounts of these addresses, made without a password where there are none.';
revoke all on function auth.accounts_for from public;
grant execute on function auth.accounts_for to platzwart_app;

-- Who comes with a house is one of its people where the account of their address can sign in and has shown that the address is its own. An account that
-- is only made here is not seen by this statement: nobody has it.
create function auth.accounts_coming(p_people jsonb)
  returns table (email text, id text, eigen boolean)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select a.email, a.id, coalesce(u."emailVerified", false) and exists (select from auth.account x where x."userId" = a.id and x.password is not null)
    from auth.accounts_for(p_people) a left join auth."user" u on u.id = a.id;
end
$$;
comment on function auth.accounts_coming is 'The accounts of these addresses, made without a password where there are none, and whether each can sign in and has a confirmed address.';
revoke all on function auth.accounts_coming from public;
grant execute on function auth.accounts_coming to platzwart_app;

-- In two questions, because the account stands in the Mandant and the operators in the directory.
create function auth.is_betreiber(p_benutzer uuid)
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
comment on function auth.is_betreiber is 'Whether a person of the scope''s Mandant operates the installation.';
revoke all on function auth.is_betreiber from public;
grant execute on function auth.is_betreiber to platzwart_app;

-- By the account, which whoever asks has read already: a question to the house as its owner comes by another connection on a database of many machines,
-- and is refused once the transaction has written there.
create function auth.is_konto_betreiber(p_konto text)
  returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return auth.is_somebody_here(p_konto) and (exists (select from auth.betreiber o where o.user_id = p_konto));
end
$$;
comment on function auth.is_konto_betreiber is 'Whether an account operates the installation.';
revoke all on function auth.is_konto_betreiber from public;
grant execute on function auth.is_konto_betreiber to platzwart_app;

-- What is young stays, whatever a caller asks; and whose line it is says the directory.
create function auth.claim_betreiber(p_betreiber uuid, p_email text, p_aktion text, p_mandant uuid, p_schluessel text, p_anfrage bytea, p_zeilen_vor timestamptz, p_antworten_vor timestamptz)
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
comment on function auth.claim_betreiber is 'Begins a line of the operators'' trail; of a request that was sent before under the same key the line of before, with its answer. Lines and answers older than that go.';
revoke all on function auth.claim_betreiber from public;
grant execute on function auth.claim_betreiber to platzwart_app;

-- A line is ended by the transaction that has begun it, and by none later.
create function auth.note_betreiber(p_id uuid, p_was jsonb, p_status smallint, p_antwort text, p_version integer)
  returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update auth.betreiber_protokoll p set was = p_was, status = p_status, antwort = p_antwort, version = p_version where p.id = p_id and p.zeit = now() and p.status is null;
end
$$;
comment on function auth.note_betreiber is 'Ends a line of the operators'' trail with what was answered.';
revoke all on function auth.note_betreiber from public;
grant execute on function auth.note_betreiber to platzwart_app;

-- What is guessed at in a session of an operator stands in the operators' trail; a house's own trail has what is guessed at in a session there.
create function auth.note_versuch(p_konto text)
  returns void
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  insert into auth.betreiber_protokoll (betreiber_id, email, aktion)
    select o.id, u.email, 'guessPassword' from auth.betreiber o join auth."user" u on u.id = o.user_id where o.user_id = p_konto;
end
$$;
comment on function auth.note_versuch is 'Notes in the operators'' trail that somebody who is signed in with an operator''s account did not know its password, or its second factor.';
revoke all on function auth.note_versuch from public;
grant execute on function auth.note_versuch to platzwart_auth;

-- Whatever a program takes the time to be, nothing goes before the time that is promised.
create function auth.delete_altes_von_betreibern(p_hoechstens integer, p_zeilen_vor timestamptz, p_antworten_vor timestamptz)
  returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_geloescht integer;
begin
  update auth.betreiber_protokoll p set antwort = null
    where p.antwort is not null and p.zeit < least(p_antworten_vor, now() - interval '24 hours');
  delete from auth.betreiber_protokoll p where p.id = any(array(
    select x.id from auth.betreiber_protokoll x where x.zeit < least(p_zeilen_vor, now() - interval '17520 hours')
    order by x.zeit limit least(p_hoechstens, 10000) for update skip locked));
  get diagnostics v_geloescht = row_count;
  return v_geloescht;
end
$$;
comment on function auth.delete_altes_von_betreibern is 'Deletes at most so many lines of the operators'' trail that are over their time, the oldest first, and says how many; empties the answers that are.';
revoke all on function auth.delete_altes_von_betreibern from public;
grant execute on function auth.delete_altes_von_betreibern to platzwart_app;
