-- By the account, which whoever asks has read already: a question to the house as its owner comes by another connection on a database of many
-- machines, and is refused once the transaction has written there.
create function auth.is_konto_betreiber(p_konto text)
  returns boolean
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return exists (select from auth.betreiber o where o.user_id = p_konto);
end
$$;
comment on function auth.is_konto_betreiber is 'Whether an account operates the installation.';
revoke all on function auth.is_konto_betreiber from public;
grant execute on function auth.is_konto_betreiber to platzwart_app;
