-- A session that has ended says when and from where somebody signed in, and nobody needs it any more. The directory belongs to no house: the
-- jobs of the servers may take from it what is over, and nothing else.
create index session_ablauf on auth.session ("expiresAt");

create function auth.delete_abgelaufene_sitzungen(p_vor timestamptz, p_hoechstens integer)
  returns integer
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_geloescht integer;
begin
  -- Whoever asks cannot end a session that holds.
  delete from auth.session s where s.id = any(array(
    select x.id from auth.session x where x."expiresAt" < least(p_vor, now())
    order by x."expiresAt" limit least(p_hoechstens, 10000) for update skip locked));
  get diagnostics v_geloescht = row_count;
  return v_geloescht;
end
$$;
comment on function auth.delete_abgelaufene_sitzungen is 'Deletes at most so many sessions that ended before that moment, the oldest first; says how many. One that holds never goes.';
revoke all on function auth.delete_abgelaufene_sitzungen from public;
grant execute on function auth.delete_abgelaufene_sitzungen to platzwart_app;
