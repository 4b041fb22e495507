-- A mail and its job are written in one transaction. On several machines the machine that leads can die between the commit of the house's machine
-- and its own: the mail then stands in the outbox, and no job sends it. Few mails wait at any time.
create index benachrichtigung_wartend on benachrichtigung (mandant_id, erstellt) where status = 'wartend';

create function auth.mandanten_mit_verlorener_post(p_vor timestamptz)
  returns table (mandant_id uuid)
  language plpgsql stable security definer set search_path = pg_catalog, pg_temp
as $$
declare
  v_mit_auftrag constant uuid[] := array(
    select (j.data ->> 'benachrichtigungId')::uuid from pgboss.job j
    where j.name = 'mail' and j.state < 'completed' and j.data ->> 'benachrichtigungId' is not null);
begin
  return query select distinct b.mandant_id from public.benachrichtigung b
    where b.status = 'wartend' and b.erstellt < p_vor and b.id <> all (v_mit_auftrag);
end
$$;
comment on function auth.mandanten_mit_verlorener_post is 'Which Mandanten have mails that have waited since before that moment and that no job sends; only ids leave it.';
revoke all on function auth.mandanten_mit_verlorener_post from public;
grant execute on function auth.mandanten_mit_verlorener_post to platzwart_app;
