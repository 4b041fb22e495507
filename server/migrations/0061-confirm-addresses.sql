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
grant select, insert, update, delete on auth.email_wechsel to platzwart_auth;

-- In the transaction that changes the person: both addresses change, or none. Of two who open the link at once the second finds nothing.
create function auth.confirm_email_wechsel(p_konto text, p_verification text)
  returns table (zustand text, vorher text, nachher text)
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  alt text;
  neu text;
begin
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

create function auth.konto_email(p_konto text)
  returns text
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return (select u."email" from auth."user" u where u."id" = p_konto);
end
$$;
comment on function auth.konto_email is 'The address of an account, for the houses whose person signs in with it.';
revoke all on function auth.konto_email from public;
grant execute on function auth.konto_email to platzwart_app;
