-- Servers of the version before this one's predecessor read no Argon2id. In a database that has no accounts yet none of them was ever at work; in
-- any other one a week goes by first, in which the servers are replaced.
create table auth.passwort_verfahren (
  verfahren text primary key check (verfahren in ('argon2id')),
  ab timestamptz not null
);
comment on table auth.passwort_verfahren is 'From when on passwords are kept by a procedure that servers of earlier versions do not know.';
comment on column auth.passwort_verfahren.verfahren is 'The procedure (RFC 9106).';
comment on column auth.passwort_verfahren.ab is 'From this moment on it is written; it is read always.';
insert into auth.passwort_verfahren (verfahren, ab)
  values ('argon2id', case when exists (select from auth.account) then now() + interval '168 hours' else now() end);
grant select on auth.passwort_verfahren to platzwart_auth;
