-- Who comes with a house is one of its people where the account of their address can sign in and has shown that the address is its own; whoever
-- else has that account, or nobody, is not let in by it. An account that is only made here is not seen by this statement: nobody has it.
create function auth.accounts_coming(p_people jsonb)
  returns table (email text, id text, eigen boolean)
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select a.email, a.id, coalesce(u."emailVerified", false) and auth.has_passwort(a.id)
    from auth.accounts_for(p_people) a left join auth."user" u on u.id = a.id;
end
$$;
comment on function auth.accounts_coming is 'The accounts of these addresses, made without a password where there are none, and whether each can sign in and has a confirmed address.';
revoke all on function auth.accounts_coming from public;
grant execute on function auth.accounts_coming to platzwart_app;
