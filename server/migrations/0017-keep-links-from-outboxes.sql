-- A link that sets a password opens the account wherever it belongs: the outbox of one Mandant may show it only while that is all there is.
create function auth.is_only_here(p_benutzer uuid)
  returns boolean
  language sql stable security definer set search_path = pg_catalog, pg_temp
as $$
  select exists (
    select from public.benutzer b
      where b.id = p_benutzer and b.mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid
        and not exists (
          select from public.benutzer x where x.anmeldung_id = b.anmeldung_id and x.mandant_id <> b.mandant_id)
        and not exists (select from auth.betreiber o where o.user_id = b.anmeldung_id))
$$;
comment on function auth.is_only_here is 'Whether the account of a person of the scope''s Mandant belongs to no other Mandant and operates nothing.';
revoke all on function auth.is_only_here from public;
grant execute on function auth.is_only_here to platzwart_app;
