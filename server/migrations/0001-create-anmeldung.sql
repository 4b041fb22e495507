-- Sign-in: the tables of better-auth, in a schema and with a role of their own. They are global by nature: nobody is in a
-- Mandant before the session gate has looked here. Nothing else may read them.
create schema auth;
comment on schema auth is 'Sign-in and the directory that leads a request to its Mandant; read before any Mandant is known.';
grant usage on schema auth to platzwart_auth;

create table auth."user" (
  "id" text primary key,
  "name" text not null,
  "email" text not null unique,
  "emailVerified" boolean not null default false,
  "image" text,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
comment on table auth."user" is 'An account that can sign in (better-auth). What a person may do stands in benutzer, per Mandant.';

create table auth.session (
  "id" text primary key,
  "expiresAt" timestamptz not null,
  "token" text not null unique,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now(),
  "ipAddress" text,
  "userAgent" text,
  "userId" text not null references auth."user" ("id") on delete cascade
);
comment on table auth.session is 'A signed-in device (better-auth). Deleting the row ends the session at once.';
create index session_of_user on auth.session ("userId");

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
  "expiresAt" timestamptz not null,
  "createdAt" timestamptz not null default now(),
  "updatedAt" timestamptz not null default now()
);
comment on table auth.verification is 'One-time codes for confirmation, recovery and invitation (better-auth).';
create index verification_identifier on auth.verification ("identifier");

create table auth."rateLimit" (
  "id" text primary key,
  "key" text not null unique,
  "count" integer not null,
  "lastRequest" bigint not null
);
comment on table auth."rateLimit" is 'Attempts per client and path (better-auth), shared by all servers.';

create table auth.betreiber (
  user_id text primary key references auth."user" ("id") on delete cascade
);
comment on table auth.betreiber is 'Accounts that operate the installation: they list and create Mandanten.';
comment on column auth.betreiber.user_id is 'The account.';

grant select, insert, update, delete on all tables in schema auth to platzwart_auth;
