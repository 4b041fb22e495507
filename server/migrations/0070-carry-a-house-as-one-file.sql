-- A house that came from a file stands still until an operator opens it: where it came from its reminders and reports may go on being sent.
alter table mandant add column ruht boolean not null default false;
comment on column mandant.ruht is 'Came from a file and was never opened here: none of its recurring work is done.';

create function auth.ruhende_mandanten()
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select m.id from public.mandant m where m.ruht;
end
$$;
comment on function auth.ruhende_mandanten is 'Mandanten whose recurring work is not done; only ids leave it.';
revoke all on function auth.ruhende_mandanten from public;
grant execute on function auth.ruhende_mandanten to platzwart_app;

-- People who come with a house have the account of their address, or one that nobody can sign in with until it is invited. In the transaction
-- that brings the house: what fails leaves no account behind.
create function auth.accounts_for(p_people jsonb)
  returns table (email text, id text)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    insert into auth."user" as u (id, name, email)
      select pg_catalog.gen_random_uuid()::text, r.name, r.email from jsonb_to_recordset(p_people) as r(name text, email text)
      order by r.email
      on conflict on constraint user_email_key do update set name = u.name
      returning u.email, u.id;
end
$$;
comment on function auth.accounts_for is 'The accounts of these addresses, made without a password where there are none.';
revoke all on function auth.accounts_for from public;
grant execute on function auth.accounts_for to platzwart_app;

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
grant select, insert, update, delete on auth.hausdatei to platzwart_app;
grant select on auth.hausdatei to platzwart_auth;
