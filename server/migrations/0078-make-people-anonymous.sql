-- Whoever was made anonymous stays as a row that is nobody's: what refers to it goes on counting, and says no name any more.
alter table benutzer drop constraint benutzer_status_check;
-- older version: writes two of the three alone, and takes whatever is not aktiv for somebody who is out
alter table benutzer add constraint benutzer_status_check check (status in ('aktiv', 'inaktiv', 'anonym'));
comment on column benutzer.status is 'aktiv, inaktiv (out at once), or anonym: nobody any more, kept so that what refers to the row still counts.';

-- That a licence was checked has to be proved for years, and what the checker noted beside it has not.
grant update (notiz) on fuehrerschein_pruefung to platzwart_app;
comment on table fuehrerschein_pruefung is 'The note of each licence check (section 21 StVG): seen by, on, classes, next check; append-only but for the words of somebody who was made anonymous, no picture.';

-- In the transaction that makes the person anonymous. The directory alone is asked, so that it may be called after a write in the house, on many
-- machines, too; whether the account is somebody's elsewhere is found out before.
create function auth.forget_konto(p_konto text, p_mandant uuid, p_benutzer uuid, p_ganz boolean)
  returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  delete from auth.session s
    where s."userId" = p_konto
      and (s.token like '%\_' || p_mandant || '\_' || p_benutzer
        or (s.token !~ '_[0-9a-f-]{36}_[0-9a-f-]{36}$' and not exists (select from auth.betreiber o where o.user_id = p_konto)));
  if p_ganz and not exists (select from auth.betreiber o where o.user_id = p_konto) then
    delete from auth.verification v where v.value = p_konto;
    delete from auth."user" u where u.id = p_konto;
  end if;
end
$$;
comment on function auth.forget_konto is 'Deletes the sessions of an account in one Mandant, and the account with all that belongs to it when it is nobody''s anywhere else and operates nothing.';
revoke all on function auth.forget_konto from public;
grant execute on function auth.forget_konto to platzwart_app;
