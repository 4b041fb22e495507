-- An invitation that a house withdraws is that house's. Another house may have invited the same account, and its link is not this one's to close.
alter table auth.verification add column mandant_id uuid;
comment on column auth.verification.mandant_id is 'The Mandant that has invited by this code; null for codes of the account itself (recovery, confirmation, second step), and for what servers of before have made.';

create function auth.close_links_in(p_konto text, p_mandant uuid, p_alle boolean)
  returns void
  language plpgsql volatile security definer set search_path = pg_catalog, pg_temp
as $$
begin
  delete from auth.verification v where v.value = p_konto and (p_alle or v.mandant_id = p_mandant);
end
$$;
comment on function auth.close_links_in is 'Makes the invitations of one Mandant to an account worthless; where the account is nobody elsewhere, every one-time link of it.';
revoke all on function auth.close_links_in from public;
grant execute on function auth.close_links_in to platzwart_app;

create or replace function auth.end_sitzungen()
  returns trigger
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  perform auth.end_sitzungen_in(old.anmeldung_id, old.mandant_id, old.id);
  perform auth.close_links_in(old.anmeldung_id, old.mandant_id,
    not exists (select from public.benutzer b where b.anmeldung_id = old.anmeldung_id and b.mandant_id <> old.mandant_id));
  return null;
end
$$;
comment on function auth.end_sitzungen is 'Ends the sessions and the invitations in this house of the account behind a person whose status or account changed, or who was removed; where it is nobody elsewhere, all of its one-time links.';
