-- Whoever is put out of a house is out for good: sessions and one-time links of before do not come back with the person. Here, because
-- the status is changed by hand and by programs; and again when it is changed back, for what was signed in at the very moment it changed.
-- The rows stay until they are swept, so that a browser is told that the person is no longer active.
create function auth.end_sitzungen()
  returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  update auth.session s set "expiresAt" = least(s."expiresAt", now()) where s."userId" = old.anmeldung_id;
  delete from auth.verification v where v.value = old.anmeldung_id;
  return null;
end
$$;
comment on function auth.end_sitzungen is 'Ends the sessions and one-time links of the account behind a person whose status or account changed, or who was removed.';
revoke all on function auth.end_sitzungen from public;

create trigger end_sitzungen after update of status, anmeldung_id on benutzer
  for each row when (old.status is distinct from new.status or old.anmeldung_id is distinct from new.anmeldung_id)
  execute function auth.end_sitzungen();
create trigger end_sitzungen_removed after delete on benutzer for each row execute function auth.end_sitzungen();

-- A session on a shared computer lasts as long as somebody uses it: 30 minutes after the last use it is over, and 12 hours after the
-- sign-in at the latest. What its gate notes as a use moves the end; a look at the session alone (app.nur_pruefen) is none.
alter table auth.session add column "geteilt" boolean not null default false;
comment on column auth.session."geteilt" is 'Signed in on a computer that others use, too: ends with the browser, and soon without use.';

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
