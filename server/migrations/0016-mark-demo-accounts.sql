-- The demo's accounts share a password that everybody can read. They are marked, and without the demo they are nobody: neither the
-- session gate nor the sign-in finds a person or an operator behind them, so that sessions, links and devices of before are worthless too.
create table auth.demo_anmeldung (
  user_id text primary key references auth."user" ("id") on delete cascade
);
comment on table auth.demo_anmeldung is 'Accounts of the demo, with its published password. They are closed to connections that do not say app.demo = on.';
comment on column auth.demo_anmeldung.user_id is 'The account.';
grant select, insert, delete on auth.demo_anmeldung to platzwart_auth;

create function auth.is_open(p_user text)
  returns boolean
  language sql stable
return coalesce(current_setting('app.demo', true), '') = 'on'
  or not exists (select from auth.demo_anmeldung d where d.user_id = p_user);
comment on function auth.is_open is 'Whether an account may be anybody here: each but those of the demo, and those where the connection serves it.';
revoke all on function auth.is_open from public;
grant execute on function auth.is_open to platzwart_auth;

alter policy anmeldung_reads on benutzer using (auth.is_open(anmeldung_id));

alter table auth.betreiber enable row level security;
alter table auth.betreiber force row level security;
create policy offen on auth.betreiber to platzwart_auth, platzwart_owner using (auth.is_open(user_id)) with check (true);

-- Those that were filled in before there were marks: one hash for all of them, which no two people ever share, or a name of the demo in
-- one of its two Mandanten. Somebody may have changed such a password; it was open to everybody who could reach the demo.
insert into auth.demo_anmeldung (user_id)
  select u.id from auth."user" u
  where exists (
      select from auth.account a join auth.account b on b."password" = a."password" and b."userId" <> a."userId"
      where a."userId" = u.id)
    or (u.email ~ '@(lindenau|nordhafen)\.example$' or u.email = 'betreiber@platzwart.example') and exists (
      select from benutzer p where p.anmeldung_id = u.id
        and p.mandant_id in ('01980000-0000-7000-8000-00000000d001', '01980000-0000-7000-8000-00000000d002'));
