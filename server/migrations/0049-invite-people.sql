-- People are invited, and roles and groups are changed by several at once.
alter table benutzer add column einladung_bis timestamptz;
comment on column benutzer.einladung_bis is 'Until when the link of an invitation works that has not been accepted; null when none is open.';
create index benutzer_eingeladen on benutzer (mandant_id, nachname, vorname, id) where einladung_bis is not null;

alter table rolle add column version integer not null default 1;
comment on column rolle.version is 'Counts changes, for If-Match.';
alter table gruppe add column version integer not null default 1;
comment on column gruppe.version is 'Counts changes, for If-Match.';

-- In the transaction of the person's own change: both addresses change, or none. The directory alone is asked, so that it may be called after a
-- write in the house, on many machines, too.
create function auth.change_konto_email(p_konto text, p_email text)
  returns boolean
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
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

create function auth.end_sitzungen_in(p_konto text, p_mandant uuid, p_benutzer uuid)
  returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  beendet integer;
begin
  update auth.session s set "expiresAt" = now()
    where s."userId" = p_konto and s."expiresAt" > now()
      and (s.token like '%\_' || p_mandant || '\_' || p_benutzer
        or (s.token !~ '_[0-9a-f-]{36}_[0-9a-f-]{36}$' and not exists (select from auth.betreiber o where o.user_id = p_konto)));
  get diagnostics beendet = row_count;
  return beendet;
end
$$;
comment on function auth.end_sitzungen_in is 'Ends the sessions of an account in one Mandant, and those of before that say no place; an operator keeps theirs.';
revoke all on function auth.end_sitzungen_in from public;
grant execute on function auth.end_sitzungen_in to platzwart_app;

create function auth.close_links(p_konto text)
  returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  delete from auth.verification v where v.value = p_konto;
end
$$;
comment on function auth.close_links is 'Makes every one-time link of an account worthless.';
revoke all on function auth.close_links from public;
grant execute on function auth.close_links to platzwart_app;
