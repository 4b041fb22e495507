-- Who has shown again who they are, by everything that their account is asked for, need not do so for every single thing that they do next.
alter table auth.session add column "bewiesen" timestamptz;
comment on column auth.session."bewiesen" is 'When whoever is signed in has last shown again who they are, by all that their account is asked for; null until then.';

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
