-- Whoever is checked in may go away for a while, and the seat stays theirs; who is not back in time loses the rest of the booking.
alter table leseraum_buchung add column pause_bis timestamptz;
comment on column leseraum_buchung.pause_bis is 'Until when the seat is kept for whoever is away; null where nobody is.';
alter table leseraum_buchung add column pausen integer not null default 0;
comment on column leseraum_buchung.pausen is 'How many pauses were begun.';
-- What is due is found whatever lies beside it: few are away at a time.
create index leseraum_buchung_pause on leseraum_buchung (mandant_id, pause_bis) where pause_bis is not null;

-- A function of its own: a version before this one goes on asking what it asked, and ends no pause.
create function auth.mandanten_mit_pausen(p_jetzt timestamptz)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query
    select distinct b.mandant_id from public.leseraum_buchung b
    where b.pause_bis is not null and b.pause_bis <= p_jetzt and b.status = 'durchgeführt'
      and b.pause_bis < upper(b.zeitraum) and upper(b.zeitraum) > p_jetzt;
end
$$;
comment on function auth.mandanten_mit_pausen is 'Which Mandanten have seats to which somebody did not come back in time. Only ids leave it.';
revoke all on function auth.mandanten_mit_pausen from public;
grant execute on function auth.mandanten_mit_pausen to platzwart_app;
