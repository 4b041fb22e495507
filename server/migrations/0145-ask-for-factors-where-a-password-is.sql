-- Whoever signs in elsewhere shows their second factor there. Who has a password here signs in here, whatever stands at their person.
create function auth.has_passwort(p_konto text)
  returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (select from auth.account a where a."userId" = p_konto and a.password is not null);
end
$$;
comment on function auth.has_passwort is 'Whether an account can sign in by a password.';
revoke all on function auth.has_passwort from public;
grant execute on function auth.has_passwort to platzwart_app;
