-- Whose people write from which e-mail domain, so that the login page can lead them to the house's own. Like the directory of hosts it belongs to
-- the sign-in; it refers to no house by a key, because on many machines the houses are elsewhere.
create table auth.mandant_maildomain (
  domain text primary key check (domain = lower(domain) and char_length(domain) between 1 and 253),
  mandant_id uuid not null
);
comment on table auth.mandant_maildomain is 'Which e-mail domain belongs to which Mandant: to whose login page it leads.';
comment on column auth.mandant_maildomain.domain is 'What stands behind the @, lower case.';
comment on column auth.mandant_maildomain.mandant_id is 'The Mandant.';
create index mandant_maildomain_mandant on auth.mandant_maildomain (mandant_id);
grant select on auth.mandant_maildomain to platzwart_auth;

create function auth.give_maildomain(p_domain text)
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
declare
  scope uuid := nullif(current_setting('app.mandant_id', true), '')::uuid;
begin
  insert into auth.mandant_maildomain (domain, mandant_id) values (p_domain, scope) on conflict (domain) do nothing;
  return exists (select from auth.mandant_maildomain d where d.domain = p_domain and d.mandant_id = scope);
end
$$;
comment on function auth.give_maildomain is 'Gives an e-mail domain to the scope''s Mandant; false when another Mandant has it.';
revoke all on function auth.give_maildomain from public;
grant execute on function auth.give_maildomain to platzwart_app;

create function auth.take_maildomain(p_domain text)
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  delete from auth.mandant_maildomain d
    where d.domain = p_domain and d.mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid;
  return found;
end
$$;
comment on function auth.take_maildomain is 'Takes an e-mail domain from the scope''s Mandant; false when it has no such domain.';
revoke all on function auth.take_maildomain from public;
grant execute on function auth.take_maildomain to platzwart_app;

-- Deleting a house takes these with it, by the same name as before.
-- older version: it calls delete_mandant, which stands again a statement later and does more.
alter function auth.delete_mandant() rename to delete_mandant_rows;
create function auth.delete_mandant()
  returns boolean
  language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  if not auth.delete_mandant_rows() then
    return false;
  end if;
  delete from auth.mandant_maildomain d where d.mandant_id = nullif(current_setting('app.mandant_id', true), '')::uuid;
  return true;
end
$$;
comment on function auth.delete_mandant is 'Deletes everything of the scope''s Mandant, where it is closed: the rows of all tables, what leads to it, its sessions and jobs, and accounts that are nobody elsewhere.';
revoke all on function auth.delete_mandant from public;
grant execute on function auth.delete_mandant to platzwart_app;
-- older version: it calls delete_mandant, which runs as the owner and calls this one.
revoke all on function auth.delete_mandant_rows from platzwart_app;
