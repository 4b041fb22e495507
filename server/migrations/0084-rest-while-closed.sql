-- What the clock does in a house rests while operators have closed it, as in one that was never opened here; and what fell due meanwhile is
-- told to nobody afterwards.
alter table mandant add column wieder_offen timestamptz;
comment on column mandant.wieder_offen is 'When operators opened it again last: of what fell due before nobody is told any more. Empty of a house that was never closed.';

create function auth.geschlossene_mandanten()
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
begin
  return query select m.id from public.mandant m where m.gesperrt is not null;
end
$$;
comment on function auth.geschlossene_mandanten is 'Mandanten whom operators have closed; only ids leave it.';
revoke all on function auth.geschlossene_mandanten from public;
grant execute on function auth.geschlossene_mandanten to platzwart_app;
